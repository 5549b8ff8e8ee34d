"""The guarantees of the kernel, over random games of every kind."""

from __future__ import annotations

import pytest

from ludonaut.games.spacecorp import GAME
from ludonaut.kernel.checks import Checks, play_random

SPANS = [
    ("mariners", "mariners"),
    ("mariners", "planeteers"),
    ("mariners", "starfarers"),
    ("planeteers", "planeteers"),
    ("planeteers", "starfarers"),
    ("starfarers", "starfarers"),
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("first", "last"), SPANS)
def test_random_games_end_and_lose_nothing(seats: int, first: str, last: str) -> None:
    match = play_random(GAME, seats, 11 * seats, {"first": first, "last": last})
    assert match.over
    assert len(match.scores) == seats


@pytest.mark.parametrize(("seats", "first"), [(1, "starfarers"), (2, "mariners"), (3, "planeteers"), (4, "starfarers")])
def test_the_nine_guarantees_hold(seats: int, first: str) -> None:
    Checks(GAME, seats, seats, {"first": first, "last": first}).run(every=23)
