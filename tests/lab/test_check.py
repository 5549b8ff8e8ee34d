"""`ludonaut check` lists everything that is wrong with a game at once, by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from examples.salvage import GAME, table
from examples.salvage.state import VALUES
from examples.salvage.verbs import NOUNS
from typer.testing import CliRunner

from ludonaut import games
from ludonaut.cli import app
from ludonaut.kernel import Game, Noun, Verb, Verbs
from ludonaut.lab.check import check_game, declared
from ludonaut.table.rooms import all_faces
from tests.kernel import broken
from tests.kernel.broken import (
    Broken,
    ForgottenHands,
    ForgottenSpectator,
    LyingLabel,
    PeekingScores,
    ShallowCopy,
    ToldBid,
)


class UnnamedNoun(Broken):
    """Uses names of cards that no language has."""

    verbs = Verbs({**NOUNS, "card": Noun(VALUES, name="salvaged-{value}")}, dict(broken._verbs()))


class UnknownPart(Broken):
    """Has a label with a part that its verb does not have."""

    verbs = broken._verbs(sell=Verb("value=card"))


class TwoCards(Broken):
    """Has a verb with two cards, which its labels in `tests/kernel/lying` name in the wrong order."""

    verbs = Verbs(NOUNS, {**broken._verbs(), "move": Verb("from=card", "to=card")})

    @property
    def package(self) -> str:
        return "tests.kernel.lying"


class Everything(PeekingScores, UnnamedNoun):
    """Two faults at once."""


def found(game: Game[Any]) -> list[str]:
    return [str(finding) for finding in check_game(game, every=3)]


def test_the_teaching_game_is_clean() -> None:
    assert found(GAME) == []


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (LyingLabel(), "labels: en: do-sell says 100"),
        (UnnamedNoun(), "names: text/fr.ftl: card 'salvaged-9' has no name (name-salvaged-9)"),
        (UnknownPart(), "labels: text/fr.ftl: do-sell says $card; it has $value"),
        (TwoCards(), "labels: text/en.ftl: do-move says $to before $from"),
        (ToldBid(), "imagining: event 'bid' of 'bid "),
        (PeekingScores(), "imagining: seen_scores tells seat 0 something hidden"),
        (ForgottenHands(), "imagining: a redeal for a seat never changes 'hand'"),
        (ForgottenSpectator(), "imagining: a redeal for a spectator never changes 'hand'"),
        (ShallowCopy(), "past copies: a state and its copy share SharedState.hands[0]"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_broken_guarantee_is_reported_by_name(game: Game[Any], named: str) -> None:
    assert any(finding.startswith(named) for finding in found(game))


def test_a_drawing_that_fails_is_named_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game[Any], lang: str) -> None:
        raise KeyError("no icon 'probe'", "and more")

    monkeypatch.setattr(declared, "all_faces", fail)
    assert [str(one) for one in declared.drawings(GAME)] == ["faces: table: no icon 'probe'"]


def test_a_drawing_that_is_not_a_face_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "faces", lambda words: {"moon": "<circle/>"})
    all_faces.cache_clear()
    found = [str(one) for one in declared.drawings(GAME)]
    all_faces.cache_clear()
    assert found == ["faces: table: face 'moon' is a str, not a Face; a drawing becomes Face(w, h, drawing)"]


def test_anchors_are_those_of_the_guide() -> None:
    assert "scan" in declared.anchors(games.find("seti"), "fr")
    assert declared.anchors(GAME, "fr") == set()


def test_all_findings_are_listed_at_once() -> None:
    kinds = {finding.partition(":")[0] for finding in found(Everything())}
    assert kinds >= {"names", "imagining"}


def test_the_command_says_what_is_wrong_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: UnnamedNoun())
    done = CliRunner().invoke(app, ["check", "salvage", "--games", "0"])
    assert done.exit_code == 1
    assert "names: 10 more (--all shows them)" in done.output and "salvage: 18 findings" in done.output
    report = json.loads(CliRunner().invoke(app, ["check", "salvage", "--games", "0", "--json"]).output)
    assert len(report) == 18 and report[0]["guarantee"] == "names"


def test_the_command_finds_nothing_in_a_good_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: GAME)
    done = CliRunner().invoke(app, ["check", "salvage"])
    assert done.exit_code == 0 and "salvage: 0 findings" in done.output


def test_the_reference_page_lists_every_verb_and_noun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: GAME)
    page = CliRunner().invoke(app, ["verbs", "salvage", "--lang", "fr"]).output
    assert (
        "| `bid CARD` | Miser une carte | `hand:{card}:0`, `wreck` | 10 to 18 |" in page
        and "| found | `1`, `2`" in page
    )
