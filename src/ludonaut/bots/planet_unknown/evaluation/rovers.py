"""Rovers: what lies about, what it is worth, and how near it is."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.grid import BIT, place
from ludonaut.games.planet_unknown.state import Player

NEAR = 0.545
"""By each step that something is further away it counts less, by this factor."""

POD, METEORITE = 0.786, 0.204
"""What is worth fetching, and how much."""
BLOCKED = 0.842
"""The share of the lines through a meteorite that it gives free."""


FAR = NEAR**24
"""How near a rover is that does not exist."""


_NEARNESS: list[list[float]] = [[] for _ in BIT]


def nearness(start: int) -> list[float]:
    """How near a rover on this square is to each other one: 1 where it stands, less and less from step to step."""
    found = _NEARNESS[start]
    if not found:
        x, y = place(start)
        ends = [place(end) for end in range(len(BIT))]
        found = _NEARNESS[start] = [float(NEAR ** (abs(x - a) + abs(y - b))) for a, b in ends]
    return found


def nearest(p: Player, square: int) -> float:
    """How near the nearest rover is; nothing without any."""
    return max([nearness(rover)[square] for rover in p.surface.rovers], default=0.0)
