"""How well something lies on a planet: lines on the way, pockets, rough edges, and what is crushed or blocked."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.grid import SIDE, mask, place
from ludonaut.games.planet_unknown.content.grid import WIDTH as ROW
from ludonaut.games.planet_unknown.content.grid import rows as by_row
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
CLEARING = 0.53
"""The chance that a meteorite will be gone at the end."""

COAST, DEAD_END, SINGLE = 0.0752, 0.143, 0.603
"""What a side of free ground costs, a square with one way out, and one without."""
FILLED = 0.102
"""What any square that is filled is worth, beside its lines."""
POD, ROVER = 0.552, 1.13
"""What is lost with a lifepod, early in the game, and with a rover that comes to lie under something."""

CHANCES = [
    [exp(-((missing / (PACE * (rounds + HEAD_START))) ** STEEP)) for missing in range(SIDE + 1)]
    for rounds in range(LONGEST)
]
"""By rounds to come and squares that a line lacks: the chance that it will be filled."""


class Shape:
    """What may be laid, also as a window: the squares of its box, and two more on each side, fit into one machine word.

    Squares further away do not change by it, and compiled code computes much faster with small integers.
    """

    __slots__ = ("height", "mask", "rows", "stride", "window")

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.mask = sum([1 << cell for cell in cells])
        """The squares as bits, from the top left of the box."""
        self.height = max(cells) // ROW + 1
        self.rows = tuple([self.mask >> row * ROW & (1 << ROW) - 1 for row in range(self.height)])
        self.stride = max([row.bit_length() for row in self.rows]) + 4
        """How wide the window is."""
        self.window = sum([row << (at + 2) * self.stride + 2 for at, row in enumerate(self.rows)])
        """The squares in the window."""


SQUARE = Shape((0,))
COUNT = tuple([row.bit_count() for row in range(1 << 6)])
"""How many squares of a row lie under a shape."""
SPREAD = tuple([sum([1 << 4 * x for x in range(6) if row >> x & 1]) for row in range(1 << 6)])
"""One for each square of a row, in the four bits of its column: added up, they tell how many each column has."""


def roughness(free: int, stride: int) -> float:
    """What free ground costs by its shape, its rows as long as `stride`."""
    left, right, up, down = free << 1, free >> 1, free << stride, free >> stride
    across, along = left | right, up | down
    coast = 4 * free.bit_count() - 2 * ((free & right).bit_count() + (free & down).bit_count())
    ends = free & ~((left & right) | (up & down) | (across & along))
    singles = free & ~(across | along)
    return COAST * coast + DEAD_END * ends.bit_count() + SINGLE * singles.bit_count()


@lru_cache(maxsize=2000)
def lines(planet: str, rounds: int, wanted: int, rocks: int) -> tuple[list[list[float]], list[float]]:
    """Of each row, then of each column: what filling a number of its squares brings, and what may be expected now."""
    odds = CHANCES[rounds]
    gains: list[list[float]] = []
    stakes: list[float] = []
    for squares, medals in PLANETS[planet].lines:
        missing = (squares & wanted).bit_count()
        worth = float(medals)
        if squares & rocks:
            worth *= CLEARING ** (squares & rocks).bit_count()
        now = worth * odds[missing]
        stakes.append(now)
        gains.append([worth * odds[missing - filled] - now for filled in range(missing + 1)])
    return gains, stakes


class Ground:
    """A planet as it is, for weighing what might come to lie on it."""

    __slots__ = (
        "_gains", "_rows", "_wanted", "_windows", "_world",
        "crushed", "free", "pods", "rough", "rovers", "stakes",
    )  # fmt: skip

    def __init__(self, p: Player, rounds: int) -> None:
        world = p.world
        self._world = world
        self.free = world.ground & ~p.land.covered
        self.pods = p.surface.pods
        self.rovers = mask(p.surface.rovers)
        wanted = world.ground & ~scoring.filled(p)
        self._gains, self.stakes = lines(p.planet, rounds, wanted, p.surface.meteorites)
        """Of each row, then of each column, the medals that may be expected."""
        self._rows = [0, *[row << 2 for row in by_row(self.free)], 0]
        """The free squares of each row, with two rows and two columns of nothing around."""
        self._wanted = by_row(wanted)
        self._windows: dict[int, tuple[int, float]] = {}
        self.rough = roughness(self.free, ROW)
        self.crushed = POD * min(1.0, 0.245 + 0.0686 * rounds)

    def weigh(self, anchor: int, shape: Shape) -> float:
        """Something of this shape, the top left of its box on this square."""
        top, left = anchor // ROW, anchor % ROW
        score = self._shaped(top, left, shape)
        columns = 0
        for at, bits in enumerate(shape.rows, top):
            filled = self._wanted[at] >> left & bits
            if filled:
                score += self._gains[at - 1][COUNT[filled]]
                columns += SPREAD[filled]
        line = SIDE + left
        while columns:
            if columns & 15:
                score += self._gains[line][columns & 15]
            columns >>= 4
            line += 1
        if self.pods or self.rovers or self._world.rule:
            under = shape.mask << anchor
            if under & self.pods:
                score -= self.crushed * (under & self.pods).bit_count()
            if under & self.rovers:
                score -= ROVER * (under & self.rovers).bit_count()
            if self._world.rule:
                score += bonus(self._world, under, self._world.ground & ~self.free)
        return score

    def _shaped(self, top: int, left: int, shape: Shape) -> float:
        """What the squares and the shape of the free ground gain."""
        stride = shape.stride
        key = (top << 4 | left) << 8 | stride << 4 | shape.height
        window = self._windows.get(key)
        if window is None:
            ground = shift = 0
            for row in self._rows[top - 1 : top + shape.height + 3]:
                ground |= (row >> left & (1 << stride) - 1) << shift
                shift += stride
            window = self._windows[key] = (ground, roughness(ground, stride))
        before, rough = window
        return rough - roughness(before & ~shape.window, stride) + FILLED * (before & shape.window).bit_count()

    def stake(self, square: int) -> float:
        """What depends on a square: the medals of its row and column that may be expected."""
        x, y = place(square)
        return self.stakes[y] + self.stakes[SIDE + x]


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
