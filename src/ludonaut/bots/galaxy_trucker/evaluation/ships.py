"""What a ship is worth to its owner, in credits to be expected, and what one more component would add.

A tally counts what a ship can do; `worth` turns it into points with diminishing returns; a `Yard` says what one more
component would add at each square, without trying it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import mul

from ludonaut.bots.weights import load_features
from ludonaut.games.galaxy_trucker.content import (
    CAPACITY,
    CONNECTORS,
    COVERS,
    FACING,
    FITTING,
    JOINED,
    KIND,
    OPPOSITE,
    REAR,
    STEP,
    SUPPORT,
    TILES,
    Board,
)
from ludonaut.games.galaxy_trucker.rules.ship import cannon_strength

ABILITIES = ("engine", "cannon", "crew", "hold", "red", "battery", "shield", "armour")
EVEN: Mapping[str, float] = dict.fromkeys(ABILITIES, 1.0)
"""Every ability counts as much as it usually does."""
ENGINE, ENGINE2, CANNON, CANNON2, CELLS, CABINS, CARGO, RED, COVER, SHIELDS, PARTS = range(11)
"""The places of a tally. Cannons are in half points; COVER is the bits of the sides that shields cover."""
_PLACES = {
    "engine": ENGINE,
    "double_engine": ENGINE2,
    "cannon": CANNON,
    "double_cannon": CANNON2,
    "battery": CELLS,
    "cabin": CABINS,
    "cargo": CARGO,
    "red_cargo": RED,
    "shield": SHIELDS,
}


def _gives(part: int) -> tuple[int, int]:
    """The place in a tally for which a component counts, and how much."""
    kind = KIND[part >> 2]
    if kind not in _PLACES:
        return PARTS, 0
    return _PLACES[kind], cannon_strength(part) if kind.endswith("cannon") else max(1, CAPACITY[part >> 2])


GIVES = [_gives(part) for part in range(len(FACING))]

ENGINES = (-5.0, 0.0, 1.0, 1.75, 2.35, 2.8, 3.2, 3.5, 3.75, 3.95, 4.1, 4.25)
CANNONS = (-1.8, 0.0, 1.35, 2.6, 3.8, 4.9, 5.9, 6.7, 7.3, 7.8, 8.2, 8.5, 8.7)
HOLDS = (0.0, 1.2, 2.3, 3.3, 4.2, 5.0, 5.7, 6.3, 6.8, 7.2, 7.5)
REDS = (0.0, 1.7, 3.2, 4.3, 5.0, 5.5)
CREW = (-8.0, -4.0, -1.0, 0.15, 1.0, 1.7, 2.3, 2.8, 3.2, 3.6, 3.9, 4.2, 4.45, 4.7)
ASK = (1.0, 0.85, 0.72)
"""By level: how far along its curve a strength counts."""
GAIN = (1.0, 1.35, 1.7)
"""By level: how much more it brings."""
SHAPE = ("narrow", "joint", "shadow", "standard")
"""Weights beside those of abilities: a missing way to go on building, a joint to a neighbour, a square that a barrel
or an exhaust makes useless, and what a component should add while there is time to look for better."""
WEIGHTS = load_features(__package__.rpartition(".")[0], "ships", (*ABILITIES, *SHAPE), tuple[float, ...])
"""By ability: how much of its curve counts at each level. Fitted so that ships earn most in simulated flights."""


def tally(parts: Mapping[int, int]) -> list[int]:
    """What a ship has."""
    has = [0] * 11
    for part in parts.values():
        count(has, part)
    return has


def count(has: list[int], part: int) -> None:
    """Add one component to a tally."""
    place, amount = GIVES[part]
    has[place] += amount
    has[COVER] |= COVERS[part]
    has[PARTS] += 1


def curve(points: Sequence[float], x: float) -> float:
    """The curve through these points at 0, 1, 2, ...; flat beyond."""
    at = int(x)
    if at >= len(points) - 1:
        return points[-1]
    return points[at] + (points[at + 1] - points[at]) * (x - at)


def strengths(has: Sequence[int], level: int) -> tuple[float, ...]:
    """The points of each ability, in the order of ABILITIES; what the round asks for grows with its level."""
    cells = has[CELLS]
    doubles = has[ENGINE2] + has[CANNON2] / 4
    use = min(1.0, cells / (2 * doubles)) if doubles else 0.0
    ask, gain = ASK[level - 1], GAIN[level - 1]
    sides = has[COVER].bit_count()
    wanted = 2 * doubles + 2 * min(has[SHIELDS], 2)
    return (
        gain * curve(ENGINES, ask * (has[ENGINE] + 2 * use * has[ENGINE2])),
        gain * curve(CANNONS, ask * (has[CANNON] + use * has[CANNON2]) / 2),
        gain * curve(CREW, 2 * has[CABINS]),
        gain * curve(HOLDS, ask * has[CARGO]),
        gain * curve(REDS, ask * has[RED]),
        0.35 * min(cells, wanted) + 0.08 * cells,
        gain * (0.55 * sides if cells else 0.15 * sides),
        0.12 * has[PARTS],
    )


def crew_worth(crew: int, level: int) -> float:
    """What a crew of any number is worth at this level."""
    return GAIN[level - 1] * curve(CREW, crew) * WEIGHTS["crew"][level - 1]


def scale(level: int, wants: Mapping[str, float]) -> list[float]:
    """By ability: how much of its curve counts on this flight."""
    return [WEIGHTS[name][level - 1] * wants[name] for name in ABILITIES]


def worth(has: Sequence[int], level: int, scale: Sequence[float]) -> float:
    """All abilities together, each as far as it will be wanted."""
    return float(sum(map(mul, scale, strengths(has, level))))


# ---- one more component


def _bits(good: Callable[[int], bool]) -> int:
    """The parts for which this holds, as bits."""
    return sum(1 << part for tile in TILES for part in range(tile * 4, tile * 4 + 4) if good(part))


SANE = _bits(lambda part: FACING[part] in (-1, REAR) or KIND[part >> 2].endswith("cannon"))
"""Engines blow to the rear."""
FITS = [
    [_bits(lambda part, s=side, c=code: FITTING[CONNECTORS[part][s]][c] and FACING[part] != s) for code in range(4)]  # type: ignore[misc]
    for side in range(4)
]
"""By side and the code met there: what may stand here, barrels and exhausts free."""
JOINS = [
    [_bits(lambda part, s=side, c=code: JOINED[CONNECTORS[part][s]][c]) for code in range(4)]  # type: ignore[misc]
    for side in range(4)
]
"""By side and the code met there: what would hold on to it."""
TURNS = [tuple(turn for turn in range(4) if bits >> turn & 1) for bits in range(16)]
_FIRST: dict[tuple[int, int, int, int], int] = {}
ALIKE = [_FIRST.setdefault((*GIVES[part], COVERS[part], SANE >> part & 1), part) for part in range(len(FACING))]
"""By part: the first part that can do the same, wherever it stands."""

PATIENCE = (170, 260, 340)
"""Ticks after which a builder of each level is content with what there is."""


def standard(level: int, hurry: float) -> float:
    """What a component must add: less and less the more of the patience is used up."""
    return WEIGHTS["standard"][level - 1] * (1.0 - 0.85 * min(1.0, hurry))


TOUCH, HOST = 0.1, 1.2
"""What a mere touch adds, and a life support beside a cabin that can take an alien."""


class Yard:
    """A ship under construction, prepared for asking what would fit where."""

    def __init__(
        self,
        parts: Mapping[int, int],
        rim: Sequence[int],
        board: Board,
        level: int,
        wants: Mapping[str, float] = EVEN,
    ) -> None:
        self.parts = parts
        self.board = board
        self.level = level
        self.joint, self.shadow, self.way = (WEIGHTS[name][level - 1] for name in ("joint", "shadow", "narrow"))
        self.has = tally(parts)
        self.scale = scale(level, wants)
        self.base = worth(self.has, level, self.scale)
        blocked = self.blocked = {cell + STEP[FACING[part]] for cell, part in parts.items() if FACING[part] >= 0}
        self.free = [cell for cell in rim if cell not in blocked and self._reachable(cell)]
        self.room = len(board.cells) - len(parts) - len(blocked & board.cells)
        self.narrow = self._narrow(len(self.free), self.room)
        self.colours = {SUPPORT[part >> 2] for part in parts.values() if part >> 2 in SUPPORT}
        """The life supports aboard."""
        self._fitting: dict[int, int] = {}
        self._adds: dict[int, float] = {}
        self._promises: dict[int, tuple[float, list[float]]] = {}
        self._near: dict[int, float] = {}
        """By square: what joints could add there."""

    def _narrow(self, ways: int, room: int) -> float:
        """What it costs to have few ways to go on while there is room."""
        return self.way * max(0, min(4, room) - ways)

    def _reachable(self, cell: int) -> bool:
        """Does some connector point at this square?"""
        parts = self.parts
        return any(
            CONNECTORS[parts[cell + step]][OPPOSITE[side]] for side, step in enumerate(STEP) if cell + step in parts
        )

    def adds(self, part: int) -> float:
        """What the component can do for the ship, wherever it stands."""
        key = ALIKE[part]
        found = self._adds.get(key)
        if found is None:
            has = self.has.copy()
            count(has, part)
            found = self._adds[key] = worth(has, self.level, self.scale) - self.base
        return found

    def _promised(self, tile: int) -> tuple[float, list[float]]:
        """The most that a tile could do, and what it would do by turn."""
        key = ALIKE[tile * 4]
        found = self._promises.get(key)
        if found is None:
            adds = [self.adds(part) if SANE >> part & 1 else -9.0 for part in range(tile * 4, tile * 4 + 4)]
            found = self._promises[key] = (max(adds), adds)
        return found

    def fitting(self, cell: int) -> int:
        """All parts that would be legal on a square, as bits."""
        found = self._fitting.get(cell)
        if found is None:
            legal, joined, near = SANE, 0, 0
            for side in (0, 1, 2, 3):
                other = self.parts.get(cell + STEP[side], 0)
                if other:
                    near += 1
                    code = CONNECTORS[other][OPPOSITE[side]]
                    legal &= FITS[side][code]
                    joined |= JOINS[side][code]
            found = self._fitting[cell] = legal & joined
            self._near[cell] = near * self.joint
        return found

    def score(self, cell: int, part: int) -> float:
        """What it would add there: its ability, the joints it makes, what it closes and what it leaves open."""
        parts, squares, blocked = self.parts, self.board.cells, self.blocked
        sides = CONNECTORS[part]
        points = self.adds(part)
        opened = 0
        for side in (0, 1, 2, 3):
            at = cell + STEP[side]
            if at in parts:
                points += self.joint if sides[side] else TOUCH
            elif sides[side]:
                if at in squares and at not in blocked:
                    opened += at not in self.free
                else:
                    points -= 0.3
        closed = 1
        facing = FACING[part]
        if facing >= 0:
            before = cell + STEP[facing]
            if before in squares and before not in blocked:
                points -= self.shadow
                closed += before in self.free
        points += self.narrow - self._narrow(len(self.free) + opened - closed, self.room - closed)
        tile = part >> 2
        if tile in SUPPORT and SUPPORT[tile] not in self.colours:
            points += HOST if [cabin for cabin in self._cabins_at(cell, part) if not TILES[cabin].starting] else 0.0
        elif KIND[tile] == "cabin" and self.level > 1:
            points -= 0.25 * len(self._cabins_at(cell, part))
        return points

    def _cabins_at(self, cell: int, part: int) -> list[int]:
        """The cabins beside a component's connectors."""
        beside = [self.parts.get(cell + step, 0) >> 2 for side, step in enumerate(STEP) if CONNECTORS[part][side]]
        return [tile for tile in beside if KIND[tile] == "cabin"]

    def places(self, tile: int) -> list[tuple[float, int, int]]:
        """Every legal place for a tile: its points, the cell and the turn."""
        turns = [(cell, turn) for cell in self.free for turn in TURNS[self.fitting(cell) >> tile * 4 & 15]]
        return [(self.score(cell, tile * 4 + turn), cell, turn) for cell, turn in turns]

    def best(self, tile: int, least: float = -9.0) -> tuple[float, int, int]:
        """The best place for a tile: its points, the cell and the turn; (-9, 0, 0) if it adds less than `least`."""
        found = (-9.0, 0, 0)
        promise, adds = self._promised(tile)
        extra = self.narrow + (HOST if tile in SUPPORT else 0.0)
        bar = max(least, -9.0)
        if promise + 4 * self.joint + extra < bar:
            return found
        first = tile * 4
        for cell in self.free:
            turns = TURNS[self.fitting(cell) >> first & 15]
            if turns:
                reach = self._near[cell] + extra
                for turn in turns:
                    if adds[turn] + reach > bar:
                        points = self.score(cell, first + turn)
                        if points > bar:
                            found = (points, cell, turn)
                            bar = points
        return found
