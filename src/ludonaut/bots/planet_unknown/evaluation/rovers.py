"""Rovers: what lies about, what it is worth, and how near it is."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.grid import BIT, WIDTH, place
from ludonaut.games.planet_unknown.state import Player

NEAR = 0.545
"""By each step that something is further away it counts less, by this factor."""
POD, METEORITE = 0.786, 0.204
"""What is worth fetching, and how much."""
BLOCKED = 0.842
"""The share of the lines through a meteorite that it gives free."""

_SHARES = [NEAR**steps for steps in range(2 * WIDTH)]
FAR = _SHARES[24]
"""How near a rover is that does not exist."""
_PLACES = [place(number) for number in range(len(BIT))]
NEARNESS = [[_SHARES[abs(x - a) + abs(y - b)] for a, b in _PLACES] for x, y in _PLACES]
"""By two squares: how near they are, 1 for the same, less and less from step to step."""


def nearest(p: Player, square: int) -> float:
    """How near the nearest rover is; nothing without any."""
    return max([NEARNESS[rover][square] for rover in p.surface.rovers], default=0.0)
