"""Whole games that must replay: every tempo, every variant, every way a flight can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludonaut

RECORDS = sorted((Path(__file__).parent.parent / "records" / "galaxy_trucker").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = ludonaut.load(text)
    assert match.over
    match.game.audit(match.state)
    assert match.record() == text


def test_every_way_a_flight_can_end_is_among_them() -> None:
    ends: set[str] = set()
    for path in RECORDS:
        match = ludonaut.load(path.read_text(encoding="utf-8"))
        ends |= {event.args["why"] for event in match.told() if event.about == "gave_up"}
        ends |= {"arrived" for event in match.told() if event.about == "reward_arrival"}
    assert ends >= {"arrived", "choice", "crew", "engine", "lapped"}
