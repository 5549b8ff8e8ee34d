"""What is hidden stays hidden, and bad input is refused with clear words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludonaut
from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.audit import audit
from ludonaut.games.spacecorp.content import CONTRACTS, EDGES, PROGRESS, TILES
from ludonaut.games.spacecorp.view import redeal
from ludonaut.kernel import AuditError, BadPosition, IllegalAction, Match, Rng, Seat
from ludonaut.kernel.content import names, provenance
from ludonaut.players.hints import consequences

from .table import era, give


def test_a_hand_is_its_owners_secret_but_for_what_all_have_seen() -> None:
    state = era(0, seats=3)
    give(state, 1, "N20", "N30")
    state.corps[1].shown = ["N30"]
    for seat in (0, 2, None):
        seen = GAME.view(state, seat)
        assert seen.public.corps[1].shown == ("N30",)
        assert "N20" not in repr(seen)
    assert GAME.view(state, 1).private.hand == ("N20", "N30")


def test_a_redeal_changes_only_what_is_hidden() -> None:
    state = era(0, seats=3)
    state.discard += state.top
    state.top.clear()
    give(state, 0, "N22")
    give(state, 1, "N20", "N30", "N39")
    state.corps[1].shown = ["N30"]
    before = GAME.view(state, 0)
    changed = False
    for seed in range(9):
        redeal(state, 0, Rng(seed))
        assert GAME.view(state, 0) == before
        assert "N30" in state.corps[1].hand
        changed = changed or set(state.corps[1].hand) != {"N20", "N30", "N39"}
        audit_cards(state)
    assert changed


def audit_cards(state: object) -> None:
    from ludonaut.games.spacecorp import audit as room

    room._cards(state)  # type: ignore[arg-type]


def test_the_audit_finds_a_lost_card() -> None:
    state = era(0)
    state.deck.pop()
    with pytest.raises(AuditError, match="cards: missing"):
        audit(state)


def test_actions_that_are_not_listed_are_refused() -> None:
    match = ludonaut.new("spacecorp", seats=2, seed=1)
    with pytest.raises(IllegalAction):
        match.play(("move", "phobos"))


def test_the_value_of_an_action_is_counted_only_while_it_is_put_together() -> None:
    """What a finished action came to is neither gained at the next nor lost at its end."""
    match = ludonaut.new("spacecorp", seats=2, seed=1)
    seat = next(iter(match.asks))
    for finished in (False, True):
        while finished and (match.ask is None or match.ask.about != "action" or match.ask.seat != seat):
            match.play(match.legal()[0])
        assert "value" not in GAME.tally(match.state, seat)
        research, done = ("research",), ("done",)
        assert "value" not in match.preview(seat, research).changes
        assert "tally-value" not in dict(consequences(Seat(match, seat), [research, done, ("stop",)])[1])
        match.play(research)
        assert GAME.tally(match.state, seat)["value"] == 2
        assert "value" not in match.preview(seat, done).changes
        match.play(done)


def test_a_card_adds_its_value_to_the_sum() -> None:
    state = era(0)
    give(state, 0, "bio_module")
    match = Match(GAME, state, auto=False)
    match.play(("research",))
    card = state.corps[0].hand[0]
    assert match.preview(0, ("card", card)).changes == {"value": 2, "cards": -1}


def test_a_position_that_no_game_could_hold_is_refused() -> None:
    match = ludonaut.new("spacecorp", seats=2, seed=1)
    broken = re.sub(r'"phase": ?"\w+"', '"phase": "tea"', match.position())
    with pytest.raises(BadPosition):
        ludonaut.set_up("spacecorp", broken)


@pytest.mark.parametrize("slots", ["[]", '["", ""]', '["", "", "", ""]'])
def test_a_headquarters_has_three_slots(slots: str) -> None:
    match = ludonaut.new("spacecorp", seats=2, seed=1)
    broken = re.sub(r'"infra": ?\[[^]]*\]', f'"infra": {slots}', match.position(), count=1)
    assert broken != match.position()
    with pytest.raises(BadPosition, match="infra"):
        ludonaut.set_up("spacecorp", broken)


def test_both_languages_say_the_same_things() -> None:
    assert GAME.texts.messages("en") == GAME.texts.messages("fr")


def test_everything_has_a_name_in_both_languages() -> None:
    from ludonaut.games.spacecorp.content import BASES, CARDS, COLONIES, KINDS
    from ludonaut.games.spacecorp.content.boards import BOARDS

    things = [*CARDS, *TILES, *COLONIES, *PROGRESS, *CONTRACTS, *BASES, *KINDS, *EDGES]
    things += [site for board in BOARDS for site in (*board.sites, *board.regions)]
    for lang in ("en", "fr"):
        for thing in things:
            assert GAME.texts.has(lang, f"name-{thing}"), thing
        for contract in CONTRACTS:
            assert GAME.texts.has(lang, f"contract-{contract}")
        for colony in COLONIES.values():
            assert GAME.texts.has(lang, f"effect-{colony.effect}")
        for card in PROGRESS.values():
            assert GAME.texts.has(lang, f"tip-{card.name}")


def test_every_content_file_says_where_it_comes_from() -> None:
    said = provenance(GAME.package)
    assert len(said) == len(names(GAME.package)) == 15
    assert {origin for _, origin, _ in said} == {"rulebook", "reconstructed"}


def test_every_question_and_reason_is_explained_in_the_guide() -> None:
    import re
    from importlib.resources import files

    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (files(GAME.package) / "rules").iterdir()
        if file.name.endswith(".py")
    )
    wanted = set(re.findall(r'guide="([a-z-]+)"', code))
    for lang in ("en", "fr"):
        text = (files(GAME.package) / "guide" / f"rules.{lang}.md").read_text(encoding="utf-8")
        anchors = set(re.findall(r"\{#([a-z-]+)\}", text))
        assert wanted <= anchors
        assert set(re.findall(r"\]\(#([a-z-]+)\)", text)) <= anchors


def test_an_owner_of_the_real_game_can_put_in_a_file(tmp_path: Path) -> None:
    """A wheel of four spaces from a file of one's own: the game follows it, and a broken file is named."""
    from importlib.resources import files

    text = (files(GAME.package) / "content" / "hq.json").read_text(encoding="utf-8")
    (tmp_path / "spacecorp").mkdir()
    own = tmp_path / "spacecorp" / "hq.json"
    code = "from ludonaut.games.spacecorp.content import WHEEL; print(WHEEL)"
    env = {**os.environ, "LUDONAUT_CONTENT": str(tmp_path)}
    own.write_text(text.replace('"wheel": 3', '"wheel": 4'), encoding="utf-8")
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "4"
    own.write_text(text.replace('"wheel": 3', '"wheel": "four"'), encoding="utf-8")
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert "hq.json" in told.stderr
    assert "wheel" in told.stderr
