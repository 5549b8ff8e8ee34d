"""Content files with a mistake in them are refused with a sentence that says where it is."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludonaut.games.seti.content import CARDS
from ludonaut.games.seti.content.effects import Gain, If, Need, Per, Signal, Trace, effect, read_effects
from ludonaut.games.seti.rules import check
from ludonaut.kernel import BadContent
from ludonaut.kernel.content import provenance


def test_an_effect_reads_as_it_is_written() -> None:
    assert effect("vp 3") == Gain("vp", 3)
    assert effect("signal colour red 2") == Signal("colour", 2, "red")
    assert effect("if publicity 8: trace purple 1") == If(Need("publicity", (), 8), (Trace("purple", 1),))
    assert effect("vp 2 per signals red") == Per("vp", 2, Need("signals", ("red",)))


@pytest.mark.parametrize("text", ["vp", "vp many", "", "energy one per tucked energy"])
def test_a_broken_effect_is_named(text: str) -> None:
    with pytest.raises(BadContent, match="is not an effect"):
        effect(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"effects": read_effects(["teleport 2"])}, "c5: no effect is called 'teleport'"),
        ({"needs": (Need("luck", (), 7),)}, "c5: no condition is called 'luck'"),
        ({"colour": "green"}, "c5: no star is 'green'"),
        ({"income": "gold"}, "c5: no income is 'gold'"),
        ({"effects": read_effects(["if moonlight: vp 1"])}, "c5: no condition is 'moonlight'"),
        ({"effects": read_effects(["vp 1 per sheep"])}, "c5: nothing is counted as 'sheep'"),
    ],
)
def test_a_card_that_the_rules_do_not_understand_is_refused(
    change: dict[str, object], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(check.CARDS, "c5", dataclasses.replace(CARDS["c5"], **change))  # type: ignore[arg-type, attr-defined]
    with pytest.raises(BadContent, match=message):
        check.check_content()


def test_an_owner_can_put_in_another_deck(tmp_path: Path) -> None:
    """A replacement folder is read before our own files; a card may cost something else there."""
    import ludonaut.games.seti as game

    folder = Path(game.__file__).parent / "content"
    cards = json.loads((folder / "cards.json").read_text(encoding="utf-8"))
    cards["items"][0]["cost"] = 4
    (tmp_path / "seti").mkdir()
    (tmp_path / "seti" / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    program = "from ludonaut.games.seti.content import CARDS; print(CARDS['c1'].cost)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"LUDONAUT_CONTENT": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "4"


def test_every_file_says_where_its_facts_come_from() -> None:
    said = provenance("ludonaut.games.seti")
    assert {name for name, _, _ in said} == {"alien_cards", "board", "cards", "solo", "species", "techs", "tracks"}
    assert all(source for _, _, source in said)
