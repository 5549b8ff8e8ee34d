"""How well something lies on a planet: lines on the way, pockets, rough edges, and what is crushed or blocked."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TypeAlias

from ludonaut.games.planet_unknown.content.grid import SIDE, beside, mask, numbers, place
from ludonaut.games.planet_unknown.content.grid import WIDTH as ROW
from ludonaut.games.planet_unknown.content.planets import PLANETS, Planet
from ludonaut.games.planet_unknown.state import Player

LONGEST = 60
"""Rounds of the longest game."""
PACE = 1.04
"""Squares of a line that are filled in a round, about."""
HEAD_START = 0.531
"""Rounds' worth of squares that may come without a round: biomass, extra tiles."""
STEEP = 0.646
"""How sharply a line fails that lacks more than that."""
CLEARING = 0.536
"""The chance that a meteorite will be gone at the end; where no rover is, less."""
UNCLEARED = 0.521

COAST, DEAD_END, SINGLE = 0.0752, 0.143, 0.603
"""What a side of free ground costs, a square with one way out, and one without."""
FILLED = 0.102
"""What any square that is filled is worth, beside its lines."""
HOLE = 0.171
"""The share of its lines that a single square costs."""
POD, ROVER = 0.552, 1.13
"""What is lost with a lifepod, early in the game, and with a rover that comes to lie under something."""

CHANCES = [
    [exp(-((missing / (PACE * (rounds + HEAD_START))) ** STEEP)) for missing in range(SIDE + 1)]
    for rounds in range(LONGEST)
]
"""By rounds to come and squares that a line lacks: the chance that it will be filled."""
Line: TypeAlias = tuple[int, float, float]
"""Squares that a line lacks, its medals, and what may be expected of them."""


def coast(free: int) -> int:
    """How many sides of free squares face something that is not free."""
    return 4 * free.bit_count() - 2 * ((free & free >> 1).bit_count() + (free & free >> ROW).bit_count())


def rough(free: int) -> float:
    """What free ground costs by its shape: sides that face something, dead ends, single squares."""
    left, right, up, down = free << 1, free >> 1, free << ROW, free >> ROW
    across, along = left | right, up | down
    coast = 4 * free.bit_count() - 2 * ((free & right).bit_count() + (free & down).bit_count())
    ends = free & ~((left & right) | (up & down) | (across & along))
    return COAST * coast + DEAD_END * ends.bit_count() + SINGLE * (free & ~(across | along)).bit_count()


def open_ground(p: Player) -> int:
    """Squares that still want something on them; on Petra the electric ones do not."""
    free = p.world.ground & ~p.land.covered
    return free & ~p.world.special if p.world.rule == "electric" else free


@lru_cache(maxsize=2000)
def lines(planet: str, rounds: int, wanted: int, rocks: int, clearing: float) -> tuple[list[Line], list[float]]:
    """Lines that lack squares, and what may be expected of each row, then of each column."""
    odds = CHANCES[rounds]
    found: list[Line] = []
    stakes: list[float] = []
    for squares, medals in PLANETS[planet].lines:
        missing = squares & wanted
        worth = float(medals)
        if squares & rocks:
            worth *= clearing ** (squares & rocks).bit_count()
        now = worth * odds[missing.bit_count()]
        stakes.append(now)
        if missing:
            found.append((missing, worth, now))
    return found, stakes


class Ground:
    """A planet as it is, for weighing what might come to lie on it."""

    __slots__ = (
        "_lines", "_odds", "_rough", "_world",
        "clearing", "crushed", "free", "holes", "pods", "rovers", "stakes",
    )  # fmt: skip

    def __init__(self, p: Player, rounds: int) -> None:
        world = p.world
        self._world = world
        self.free = world.ground & ~p.land.covered
        self.pods = p.surface.pods
        self.rovers = mask(p.surface.rovers)
        self.clearing = CLEARING if p.surface.rovers else UNCLEARED
        self._odds = CHANCES[rounds]
        self._lines, self.stakes = lines(p.planet, rounds, open_ground(p), p.surface.meteorites, self.clearing)
        """Of each row, then of each column, the medals that may be expected."""
        self.holes = self.free & ~beside(self.free)
        self._rough = rough(self.free)
        self.crushed = POD * min(1.0, 0.245 + 0.0686 * rounds)

    def weigh(self, under: int) -> float:
        """Something on these squares."""
        left = self.free & ~under
        score = self._rough - rough(left) + FILLED * (under & self.free).bit_count()
        odds = self._odds
        for missing, worth, now in self._lines:
            if missing & under:
                score += worth * odds[(missing & ~under).bit_count()] - now
        holes = left & ~beside(left) & ~self.holes
        if holes:
            score -= HOLE * sum([self.stake(square) for square in numbers(holes)])
        if under & self.pods:
            score -= self.crushed * (under & self.pods).bit_count()
        if under & self.rovers:
            score -= ROVER * (under & self.rovers).bit_count()
        return score + bonus(self._world, under, self._world.ground & ~self.free) if self._world.rule else score

    def stake(self, square: int) -> float:
        """What depends on a square: the medals of its row and column that may be expected."""
        x, y = place(square)
        return self.stakes[y] + self.stakes[SIDE + x]


class Impacts:
    """What it costs that a meteorite comes down on a square: computed once for each."""

    __slots__ = ("_costs", "_ground", "_rovers")

    def __init__(self, p: Player, ground: Ground) -> None:
        self._ground = ground
        self._rovers = [place(square) for square in p.surface.rovers]
        self._costs: dict[int, float] = {}

    def cost(self, square: int) -> float:
        """Lines that it blocks, less what it brings when a rover fetches it."""
        found = self._costs.get(square)
        if found is None:
            near = 0.0
            if self._rovers:
                x, y = place(square)
                near = 0.485 ** min([abs(x - a) + abs(y - b) for a, b in self._rovers])
            found = 0.0918 * self._ground.stake(square) * (1 - near) - 0.12 * near + 0.0959
            self._costs[square] = found
        return found


def bonus(world: Planet, under: int, covered: int) -> float:
    """What covering these squares does to the bonus of the planet: visible cities, covered globes."""
    if world.rule == "cities":
        return -2 * (world.special & under).bit_count()
    if world.rule == "globes":
        total = 0.0
        for region in world.regions:
            missing = region & ~covered
            if missing & under:
                total += 2 if not missing & ~under else 0.1 * (missing & under).bit_count()
        return total
    return 0.0
