"""Rovers: what lies about, what it is worth, and how near it is."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.grid import NUMBER, numbers, place
from ludonaut.games.planet_unknown.state import Player
from ludonaut.kernel import Action

from .terrain import Ground

NEAR = 0.545
"""What is one step further away counts so much."""

POD, METEORITE = 0.786, 0.204
"""What is worth fetching, and how much."""
BLOCKED = 0.842
"""The share of the lines through a meteorite that it gives free."""


class Nearness:
    """How near a rover is to a square: 1 where it stands, less and less from step to step."""

    __slots__ = ("_rovers",)

    def __init__(self, p: Player) -> None:
        self._rovers = [place(square) for square in p.fleet.rovers]

    def of(self, square: int) -> float:
        """Nothing without any rover."""
        if not self._rovers:
            return 0.0
        x, y = place(square)
        return float(NEAR ** min([abs(x - a) + abs(y - b) for a, b in self._rovers]))


class Drives:
    """Lifepods and meteorites, each with its worth, and the rovers that might fetch them."""

    __slots__ = ("_goals", "_now", "_rovers")

    def __init__(self, p: Player, ground: Ground, meteorite: float) -> None:
        self._goals: list[tuple[int, int, float]] = []
        for square in numbers(p.land.pods):
            self._goals.append((*place(square), POD))
        for square in numbers(p.land.meteorites):
            self._goals.append((*place(square), METEORITE + meteorite + BLOCKED * ground.stake(square)))
        self._rovers = [place(square) for square in p.fleet.rovers]
        self._now = self._prospect(self._rovers)

    def _prospect(self, rovers: list[tuple[int, int]]) -> float:
        """All that can be fetched, the nearer the better."""
        total = 0.0
        for x, y, gain in self._goals:
            total += gain * NEAR ** min([abs(x - a) + abs(y - b) for a, b in rovers], default=24)
        return total

    def weigh(self, action: Action) -> float:
        """A rover goes from one square to another."""
        moved = self._rovers[:]
        moved[int(action[1])] = place(NUMBER[str(action[2])])
        return self._prospect(moved) - self._now

    def landing(self, square: int) -> float:
        """A new rover on a square."""
        return 1.0 + self._prospect([*self._rovers, place(square)]) - self._now
