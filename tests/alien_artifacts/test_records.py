"""Whole games that must replay: one for every way the game can end, and for its options."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludonaut

RECORDS = sorted((Path(__file__).parents[1] / "records" / "alien_artifacts").glob("*.txt"))
ENDS = {
    "eternity-clock": "turns after the last equal one",
    "blockades-paid-at-the-end": "a blockaded technology is paid for",
    "won-by-credits": "the first tie-break",
    "won-by-cards": "the second tie-break",
    "shared-victory": "no tie-break is left",
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_replay(file: Path) -> None:
    match = ludonaut.load(file.read_text(encoding="utf-8"))
    assert match.over


def test_every_way_to_end_has_a_record() -> None:
    assert ENDS.keys() <= {file.stem for file in RECORDS}


def test_a_shared_victory_has_two_winners() -> None:
    text = next(file for file in RECORDS if file.stem == "shared-victory").read_text(encoding="utf-8")
    assert ludonaut.load(text).winners == [0, 1]
