"""Random games with every count and option, the components counted after every choice."""

from __future__ import annotations

from typing import Any

import pytest

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.kernel.checks import Checks, play_random

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, {"tempo": "real"}) for seats in (2, 3, 4)),
    *((seats, {"tempo": "relaxed"}) for seats in (2, 4)),
    *((seats, {"first_flight": True}) for seats in (2, 3, 4)),
    *((3, {"rounds": rounds}) for rounds in ("1", "2", "3", "12", "13", "23")),
    (2, {"third": "IIIa", "rounds": "3"}),
    (4, {"third": "both"}),
    (3, {"visions": True}),
    (2, {"lone_zone": True}),
    (3, {"credits": "hidden", "marks": "end"}),
    (2, {"notes": True, "marks": "off"}),
    (4, {"teams": "pairs"}),
    (4, {"teams": "swap"}),
    (4, {"teams": "swap", "tempo": "real"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_random_games_end_and_lose_no_component(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        match = play_random(GAME, seats, seed, options)
        assert match.over
        assert len(match.scores) == seats


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_the_guarantees_of_the_kernel_hold(seats: int, options: dict[str, Any]) -> None:
    Checks(GAME, seats, 7, options).run(every=5)
