"""Whole games that must replay to their scores: every way in which a game can end, and every option."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludonaut
from ludonaut.kernel import Match

RECORDS = sorted((Path(__file__).parent.parent / "records" / "spacecorp").glob("*.txt"))


@cache
def replayed(file: Path) -> Match[Any]:
    """The game of a record, played once for all tests."""
    return ludonaut.load(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_replays_to_its_scores(file: Path) -> None:
    match = replayed(file)
    assert match.over
    assert match.record() == file.read_text(encoding="utf-8")


def test_both_ways_in_which_an_era_ends_are_there() -> None:
    ends = {end for file in RECORDS for end in replayed(file).state.ends}
    assert ends == {"contracts", "deck"}


def test_there_are_games_that_are_won_lost_and_shared() -> None:
    winners = {file.stem: len(replayed(file).winners) for file in RECORDS}
    assert winners["solo-lost"] == 0
    assert winners["solo-won-gentle"] == 1
    assert winners["shared-victory"] == 2
