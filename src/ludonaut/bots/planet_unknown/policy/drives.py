"""What rovers might fetch, and what a drive or a landing does for it."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.grid import NUMBER, numbers
from ludonaut.games.planet_unknown.state import Player
from ludonaut.kernel import Action

from ..evaluation.rovers import BLOCKED, FAR, METEORITE, NEARNESS, POD
from ..evaluation.terrain import Ground


class Drives:
    """Lifepods and meteorites, each with its worth, and the rovers that might fetch them."""

    __slots__ = ("_goals", "_now", "_others", "_rovers")

    def __init__(self, p: Player, ground: Ground, meteorite: float) -> None:
        self._goals = [(square, POD) for square in numbers(p.surface.pods)]
        for square in numbers(p.surface.meteorites):
            self._goals.append((square, METEORITE + meteorite + BLOCKED * ground.stake(square)))
        self._rovers = p.surface.rovers
        self._others: dict[int, list[tuple[int, float, float]]] = {}
        self._now = sum([gain * near for _, gain, near in self._beside(-1)])

    def _beside(self, rover: int) -> list[tuple[int, float, float]]:
        """Each goal, its worth, and how near the nearest other rover is."""
        found = self._others.get(rover)
        if found is None:
            others = [NEARNESS[square] for other, square in enumerate(self._rovers) if other != rover]
            found = [(goal, gain, max([near[goal] for near in others], default=FAR)) for goal, gain in self._goals]
            self._others[rover] = found
        return found

    def _prospect(self, rover: int, square: int) -> float:
        """All that can be fetched with this rover on this square, the nearer the better."""
        near = NEARNESS[square]
        total = 0.0
        for goal, gain, other in self._beside(rover):
            own = near[goal]
            total += gain * (own if own > other else other)
        return total

    def weigh(self, action: Action) -> float:
        """A rover goes from one square to another."""
        return self._prospect(int(action[1]), NUMBER[str(action[2])]) - self._now

    def landing(self, square: int) -> float:
        """A new rover on a square."""
        return 1.0 + self._prospect(-1, square) - self._now
