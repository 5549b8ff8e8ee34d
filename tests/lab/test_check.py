"""`ludonaut check` lists everything that is wrong with a game at once, by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from examples.salvage import GAME
from examples.salvage.state import VALUES
from examples.salvage.verbs import NOUNS
from typer.testing import CliRunner

from ludonaut import games
from ludonaut.cli import app
from ludonaut.kernel import Game, Noun, Verbs
from ludonaut.lab.check import check_game
from tests.kernel import broken
from tests.kernel.broken import Broken, LyingLabel, PeekingScores, ShallowCopy


class UnnamedNoun(Broken):
    """Calls cards by names that no language has."""

    verbs = Verbs({**NOUNS, "card": Noun(VALUES, name="salvaged-{value}")}, dict(broken._verbs()))


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
        (PeekingScores(), "imagining: seen_scores tells seat 0 something hidden"),
        (ShallowCopy(), "past copies: a state and its copy share SharedState.hands[0]"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_fault_is_refused_by_name(game: Game[Any], named: str) -> None:
    assert any(finding.startswith(named) for finding in found(game))


def test_all_findings_are_listed_at_once() -> None:
    kinds = {finding.partition(":")[0] for finding in found(Everything())}
    assert kinds >= {"names", "imagining"}


def test_the_command_says_what_is_wrong_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: UnnamedNoun())
    done = CliRunner().invoke(app, ["check", "salvage", "--games", "0"])
    assert done.exit_code == 1
    assert "names: 10 more (--all shows them)" in done.output and "salvage: 18 findings" in done.output
    told = json.loads(CliRunner().invoke(app, ["check", "salvage", "--games", "0", "--json"]).output)
    assert len(told) == 18 and told[0]["guarantee"] == "names"


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
