"""The decks: the counts of the box, every face in play, and deck files of one's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.effects import page

from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content import decks
from ludonaut.games.alien_artifacts.content.check import faults
from ludonaut.games.alien_artifacts.content.effects import INSTANTS
from ludonaut.games.alien_artifacts.content.schema import SCHEMAS
from ludonaut.games.alien_artifacts.rules.interpreter import DO
from ludonaut.games.alien_artifacts.rules.options import CAN
from ludonaut.kernel import BadContent, content, record
from ludonaut.kernel.checks import playout

PACKAGE = "ludonaut.games.alien_artifacts"


def test_the_box_is_complete() -> None:
    assert len(decks.RESOURCES) == 83
    assert [len(deck) for deck in decks.DECKS.values()] == [40, 40, 40]
    assert (len(decks.ARTIFACTS), len(decks.SYSTEMS), len(decks.PLAN_CARDS), len(decks.FACTIONS)) == (16, 5, 10, 6)
    assert decks.BLOCKADES == 38


@pytest.mark.parametrize("row", decks.ROWS)
@pytest.mark.parametrize("face", "lo")
def test_ten_cards_of_each_type_on_each_face(row: str, face: str) -> None:
    count = Counter(decks.FACE[f"{card}.{face}"].type for card in decks.DECKS[row])
    assert set(count.values()) == {10}


def test_ships_and_planets_have_the_same_type_on_both_faces() -> None:
    for card in (*decks.SHIPS, *decks.PLANETS):
        assert decks.FACE[f"{card}.l"].type == decks.FACE[f"{card}.o"].type


@pytest.mark.parametrize("card", [*decks.SHIPS, *decks.PLANETS])
def test_the_type_tells_what_a_ship_or_planet_does(card: str) -> None:
    verb = {"exploration": "discover", "expansion": "develop", "extermination": "build"}
    kind = decks.FACE[f"{card}.l"].type
    first = decks.FACE[f"{card}.l"].effects[0]
    if card in decks.SHIPS:
        assert (first.action, first.amount) == (verb.get(kind, "sell"), 1)  # type: ignore[attr-defined]
    else:
        assert (first.action, first.amount) == (verb.get(kind, "buy"), -2)  # type: ignore[attr-defined]
        assert [(op.cards, op.when) for op in decks.FACE[f"{card}.o"].effects] == [(3, "enter"), (1, "mine")]  # type: ignore[attr-defined]


def test_every_instant_effect_has_a_meaning_and_a_condition() -> None:
    assert set(INSTANTS) == DO.keys() == CAN.keys()


def test_every_card_is_completed_on_both_faces_in_some_game() -> None:
    missing = {f"{card}.{face}" for card in decks.ROW_OF for face in "lo"}
    luck = Random(5)
    for seed in range(300):
        match = record.begin(GAME, 2 + seed % 4, seed, {}, auto=False, listen=False, keep=False)
        playout(match, luck)
        for _, action in match.choices:
            if action[0] in ("build", "develop", "discover", "complete"):
                missing.discard(f"{action[1]}.{str(action[2])[0]}")
        if not missing:
            return
    pytest.fail(f"never completed: {sorted(missing)}")


# ---- effects


def test_every_effect_at_every_trigger_happens(tmp_path: Path) -> None:
    """A deck with all accepted combinations, in random games: each is seen at work."""
    script = Path(__file__).with_name("every_effect.py")
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    told = subprocess.run(
        [sys.executable, str(script), "--play", "400"],
        capture_output=True,
        text=True,
        env={**os.environ, "LUDONAUT_CONTENT": str(tmp_path)},
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_page_of_effects_is_up_to_date() -> None:
    """`python tools/effects.py` writes it from the types."""
    file = Path(__file__).parents[2] / "docs" / "effects" / "alien_artifacts.md"
    assert file.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(
    ("ops", "fault"),
    [
        ([{"op": "cost_mod", "action": "buy", "amount": -1}], "cost_mod is permanent and needs a permanent card"),
        ([{"op": "reveal_retry"}], "reveal_retry works only at on_tech_reveal_miss"),
        ([{"op": "gain_vp", "n": 1, "when": "enter"}], "gain_vp cannot have 'when' here"),
        ([{"op": "produce", "cards": 1, "target": "self"}], "produce can produce on itself only on the operational"),
        ([{"op": "do_action", "action": "buy", "colours": ["red"]}], "do_action pays a Buy with credits"),
        ([], "there is no effect"),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused_with_line_and_card(ops: Any, fault: str) -> None:
    address, raw = content.find(PACKAGE, "artifacts")
    data = json.loads(raw)
    data["items"][2]["ops"] = ops
    text = json.dumps(data, indent=1).encode()
    found = faults("artifacts", content.read(text, SCHEMAS["artifacts"], address).items, text)  # type: ignore[attr-defined]
    line = 1 + text.decode().splitlines().index('   "id": "a3",')
    assert len(found) == 1 and found[0].startswith(f"line {line}, card a3: {fault}")


@pytest.mark.parametrize(
    ("trigger", "op", "fault"),
    [
        ("on_blockaded", {"op": "extra_action", "n": 1}, "it is another player's turn"),
        ("on_draw_phase_start", {"op": "virtual_symbols", "n": 1}, "the action phase is over"),
        ("on_sell", {"op": "extra_turns", "n": 1}, "works only on an artifact"),
        ("on_sell", {"op": "produce_count", "cards": 4}, "works only at on_exploit"),
        ("static", {"op": "gain_vp", "n": 1}, "needs a trigger"),
    ],
)
def test_an_effect_at_the_wrong_trigger_is_refused(trigger: str, op: dict[str, Any], fault: str) -> None:
    data = json.loads(content.find(PACKAGE, "technologies")[1])
    data["items"][0]["logistics"] = {"type": "expansion", "keyword": "permanent", "trigger": trigger, "ops": [op]}
    file = content.read(json.dumps(data).encode(), SCHEMAS["technologies"], "technologies")
    (found,) = faults("technologies", file.items)  # type: ignore[attr-defined]
    assert found.startswith("card t1") and fault in found


# ---- files of one's own


def own_file(folder: Path, name: str, change: Callable[[Any], None]) -> None:
    """A changed copy of a content file where LUDONAUT_CONTENT would find it."""
    data = json.loads(content.find(PACKAGE, name)[1])
    change(data["items"])
    target = folder / "alien_artifacts" / f"{name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(data), encoding="utf-8")


def content_check(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludonaut", "content", "check", str(folder)],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
        check=False,
    )


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    def rename(items: Any) -> None:
        items[0]["name"] = {"en": "My Ship", "fr": "Mon Vaisseau"}

    own_file(tmp_path, "ships", rename)
    assert content_check(tmp_path).returncode == 0


def test_a_wrong_deck_is_refused_with_its_fault(tmp_path: Path) -> None:
    def break_it(items: Any) -> None:
        items[3]["combat"] = 7

    own_file(tmp_path, "resources", break_it)
    told = content_check(tmp_path)
    assert told.returncode == 1
    assert "card r4: the combat number goes from 1 to 4, not 7" in told.stdout


@pytest.mark.parametrize(
    ("name", "change", "fault"),
    [
        ("ships", lambda items: items.append(items[0]), "card s1: the id is used 2 times"),
        ("ships", lambda items: items.__delitem__(slice(5, None)), "needs at least 12 items, has 5"),
        ("ships", lambda items: items[0].update(id="boat"), "card boat: the id must be 's' and a number"),
        ("alien_systems", lambda items: items[0]["table"].pop("3"), "card x1: the table needs the rows 1, 2, 3 and 4"),
        ("technologies", lambda items: items[0]["operational"]["tiers"].reverse(), "card t1: the objectives must rise"),
        ("technologies", lambda items: items[0]["operational"].pop("row"), "card t1: the metric row_count needs 'row'"),
    ],
)
def test_what_is_wrong_is_named(name: str, change: Callable[[Any], None], fault: str) -> None:
    data = json.loads(content.find(PACKAGE, name)[1])
    change(data["items"])
    file = content.read(json.dumps(data).encode(), SCHEMAS[name], name)
    assert faults(name, file.items) == [fault]  # type: ignore[attr-defined]


def test_an_unknown_word_does_not_load() -> None:
    data = json.loads(content.find(PACKAGE, "artifacts")[1])
    data["items"][0]["ops"] = [{"op": "win_the_game"}]
    with pytest.raises(BadContent, match="win_the_game"):
        content.read(json.dumps(data).encode(), SCHEMAS["artifacts"], "artifacts")
