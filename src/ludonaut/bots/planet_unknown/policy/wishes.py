"""What one's own objectives ask of the next tile, of a step on a track and of a meteorite."""

from __future__ import annotations

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.cards import OBJECTIVES, OBJECTIVES_FILE, Personal
from ludonaut.games.planet_unknown.content.grid import beside
from ludonaut.games.planet_unknown.content.tiles import ENERGY, INDEX
from ludonaut.games.planet_unknown.state import Player

from ..evaluation import objectives

WINDOWS = 6
"""Places for a rectangle that are watched, at most."""


class Rectangle:
    """A rectangle of one terrain: the best places for it, and what each lacks."""

    __slots__ = ("_hopes", "_now", "_union", "_windows", "terrain")

    def __init__(self, p: Player, goal: Personal, rounds: int) -> None:
        self.terrain = INDEX[goal.of]
        windows = sorted(objectives.windows(p, goal))
        self._windows = windows[:WINDOWS]
        odds = [objectives.odds(goal, missing, rounds) for missing in range(goal.w * goal.h + 1)]
        self._hopes = [OBJECTIVES_FILE.personal * chance for chance in odds]
        self._now = self._hopes[windows[0][0]] if windows else 0.0
        self._union = 0
        for _, window in self._windows:
            self._union |= window

    def gain(self, section: int, under: int) -> float:
        """By a tile that has this terrain on `section`, none unless it is one of its two."""
        if not under & self._union:
            return 0.0
        other = under & ~section
        best = 0.0
        for missing, window in self._windows:
            if not other & window:
                hope = self._hopes[missing - (section & window).bit_count()]
                if hope > best:
                    best = hope
        return best - self._now


class Area:
    """Many symbols in one area: does a tile go on with the best of them?"""

    __slots__ = ("_gain", "_rim", "terrain")

    def __init__(self, p: Player, goal: Personal, rounds: int) -> None:
        self.terrain = INDEX[goal.of]
        best = objectives.best_area(p, goal)
        self._rim = beside(best) if best else -1
        self._gain = objectives.nearer(p, goal, rounds)

    def gain(self, section: int, under: int) -> float:
        """By a tile that has this terrain on `section`."""
        return self._gain if section & self._rim else 0.0


class Base:
    """Ice or land that is to be covered."""

    __slots__ = ("_gain", "_squares", "terrain")

    def __init__(self, p: Player, goal: Personal, rounds: int) -> None:
        self.terrain = -1
        self._squares = objectives.bare(p, goal)
        self._gain = objectives.nearer(p, goal, rounds)

    def gain(self, section: int, under: int) -> float:
        """By a tile on the squares `under`."""
        return self._gain * (under & self._squares).bit_count()


class Wishes:
    """All that a player's objectives ask for."""

    __slots__ = ("energy", "meteorite", "places", "steps")

    def __init__(self, p: Player, rounds: int, places: bool = True) -> None:
        self.places: list[Rectangle | Area | Base] = []
        self.steps: dict[int, float] = {}
        """What a step on a track brings nearer."""
        self.energy = 0.0
        """What an Energy symbol costs."""
        self.meteorite = 0.0
        """What a collected meteorite brings nearer."""
        for card in p.cards.objectives:
            goal = OBJECTIVES[card].personal
            if goal.test == "resource_symbols_at_most":
                self.energy += 0.979 * (p.land.symbols[ENERGY].bit_count() <= goal.n)
            elif goal.test == "collected_more_than":
                self.meteorite -= 0.327
            elif goal.test == "track_at_maximum":
                self.steps[INDEX[goal.of]] = objectives.nearer(p, goal, rounds)
            elif goal.test == "collected_at_least":
                self.meteorite += objectives.nearer(p, goal, rounds)
            elif places and not scoring.fulfils(p, goal):
                self.places.append(_PLACES[goal.test](p, goal, rounds))


_PLACES: dict[str, type[Rectangle] | type[Area] | type[Base]] = {
    "filled_rectangle": Rectangle,
    "single_area_with_symbols": Area,
    "no_uncovered_base": Base,
}
