"""What one's own objectives ask of the next tile, of a step on a track and of a meteorite."""

from __future__ import annotations

from functools import cache

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.cards import OBJECTIVES, OBJECTIVES_FILE, Personal
from ludonaut.games.planet_unknown.content.grid import SIDE, WIDTH, areas, beside, cell
from ludonaut.games.planet_unknown.content.planets import PLANETS
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
        ground = scoring.terrain_of(p, goal.of)
        room = ground | (p.world.ground & ~p.land.covered)
        windows = _windows(p, ground, room, goal.w, goal.h)
        if goal.w != goal.h:
            windows += _windows(p, ground, room, goal.h, goal.w)
        windows.sort()
        self._windows = windows[:WINDOWS]
        self._hopes = [_hope(goal, missing, rounds) for missing in range(goal.w * goal.h + 1)]
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


def _windows(p: Player, ground: int, room: int, width: int, height: int) -> list[tuple[int, int]]:
    """Where a rectangle has room: how many squares it lacks, and its squares."""
    closed = ~room
    return [((window & ~ground).bit_count(), window) for window in _all(p.planet, width, height) if not window & closed]


@cache
def _all(planet: str, width: int, height: int) -> list[int]:
    """All rectangles of a size on a planet."""
    shape = sum(((1 << width) - 1) << row * WIDTH for row in range(height))
    found = [shape << cell(x, y) for y in range(SIDE - height + 1) for x in range(SIDE - width + 1)]
    return [window for window in found if not window & ~PLANETS[planet].ground]


class Area:
    """Many symbols in one area: does a tile go on with the best of them?"""

    __slots__ = ("_gain", "_rim", "terrain")

    def __init__(self, p: Player, goal: Personal, rounds: int) -> None:
        self.terrain = INDEX[goal.of]
        symbols = p.land.symbols[self.terrain]
        parts = areas(scoring.terrain_of(p, goal.of))
        best = max(parts, key=lambda one: (one & symbols).bit_count(), default=0)
        missing = goal.n - (best & symbols).bit_count()
        self._rim = beside(best) if best else -1
        self._gain = _hope(goal, missing - 1, rounds) - _hope(goal, missing, rounds)

    def gain(self, section: int, under: int) -> float:
        """By a tile that has this terrain on `section`."""
        return self._gain if section & self._rim else 0.0


class Base:
    """Ice or land that is to be covered."""

    __slots__ = ("_gain", "_squares", "terrain")

    def __init__(self, p: Player, goal: Personal, rounds: int) -> None:
        self.terrain = -1
        base = p.world.ice if goal.of == "ice" else p.world.land
        self._squares = base & ~scoring.filled(p)
        missing = self._squares.bit_count()
        self._gain = _hope(goal, missing - 1, rounds) - _hope(goal, missing, rounds)

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
                self.steps[INDEX[goal.of]] = _step(p, goal, rounds)
            elif goal.test == "collected_at_least":
                self.meteorite += _step(p, goal, rounds)
            elif places and not scoring.fulfils(p, goal):
                self.places.append(_PLACES[goal.test](p, goal, rounds))


_PLACES: dict[str, type[Rectangle] | type[Area] | type[Base]] = {
    "filled_rectangle": Rectangle,
    "single_area_with_symbols": Area,
    "no_uncovered_base": Base,
}


def _hope(goal: Personal, missing: int, rounds: int) -> float:
    return OBJECTIVES_FILE.personal * objectives.odds(goal, missing, rounds)


def _step(p: Player, goal: Personal, rounds: int) -> float:
    missing = objectives.missing(p, goal)
    if missing <= 0:
        return 0.0
    return _hope(goal, missing - 1, rounds) - _hope(goal, missing, rounds)
