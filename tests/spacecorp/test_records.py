"""Whole games that must replay to their scores: every way in which a game can end, and every option."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludonaut

RECORDS = sorted((Path(__file__).parent.parent / "records" / "spacecorp").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_replays_to_its_scores(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = ludonaut.load(text)
    assert match.over
    assert match.record() == text


def test_both_ways_in_which_an_era_ends_are_there() -> None:
    ends = {end for file in RECORDS for end in ludonaut.load(file.read_text(encoding="utf-8")).state.ends}
    assert ends == {"contracts", "deck"}


def test_there_are_games_that_are_won_lost_and_shared() -> None:
    winners = {file.stem: len(ludonaut.load(file.read_text(encoding="utf-8")).winners) for file in RECORDS}
    assert winners["solo-lost"] == 0
    assert winners["solo-won-gentle"] == 1
    assert winners["shared-victory"] == 2
