"""The 144 tiles: twelve shapes, each with six pairs of resources, with and without a meteor symbol."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import msgspec

from ludonaut.kernel.content import ContentFile, load

from .grid import WIDTH, Squares, mask

Terrain: TypeAlias = Literal["civ", "water", "biomass", "rover", "tech", "energy"]

TERRAINS: tuple[Terrain, ...] = ("civ", "water", "biomass", "rover", "tech", "energy")
TRACKS = TERRAINS[:5]
CIV, WATER, BIOMASS, ROVER, TECH, ENERGY = range(6)
INDEX: dict[str, int] = {name: number for number, name in enumerate(TERRAINS)}


class ShapeFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape as printed: its two sections, their symbols, and where a meteor symbol would be."""

    id: str
    rows: list[str]
    a: tuple[int, int]
    b: tuple[int, int]
    meteor: tuple[int, int]


class TilesFile(ContentFile, frozen=True, kw_only=True):
    """content/tiles.json"""

    pairs: list[tuple[Terrain, Terrain]]
    outer: list[str]
    inner: list[str]
    places: dict[str, list[int]]
    shapes: list[ShapeFacts]


@dataclass(frozen=True, slots=True)
class Turned:
    """A shape in one of its turns: offsets of its squares from the top left of its box."""

    turn: int
    squares_a: int
    """A section as a set of squares, were the top left of its box square 0."""
    squares_b: int
    a: tuple[int, ...]
    b: tuple[int, ...]
    cells: tuple[int, ...]
    symbol_a: int
    symbol_b: int
    meteor: int
    width: int
    height: int
    top: tuple[int, int]
    """Its top row: where it begins, and how many squares follow on the first one."""
    below: tuple[tuple[int, int], ...]
    """The other rows likewise."""
    form: int = 0
    """Turns that cover the same squares, and differ in their symbols, have the same form."""


def turned(point: tuple[int, int], turn: int, width: int, height: int) -> tuple[int, int]:
    """A square of a box after `turn % 4` quarter turns clockwise, of the flipped box from turn 4 on."""
    x, y = point
    if turn >= 4:
        x = width - 1 - x
    for _ in range(turn % 4):
        x, y = height - 1 - y, x
        width, height = height, width
    return x, y


def _turn(facts: ShapeFacts, turn: int) -> Turned:
    width, height = len(facts.rows[0]), len(facts.rows)

    def offset(point: tuple[int, int]) -> int:
        x, y = turned(point, turn, width, height)
        return y * WIDTH + x

    def section(name: str) -> tuple[int, ...]:
        return tuple(sorted(offset((x, y)) for y, row in enumerate(facts.rows) for x in range(width) if row[x] == name))

    a, b = section("A"), section("B")
    cells = tuple(sorted(a + b))
    starts = [cell for cell in cells if cell - 1 not in cells]
    rows = tuple((start, next(n for n in range(width + height) if start + n + 1 not in cells)) for start in starts)
    wide, high = (height, width) if turn % 2 else (width, height)
    marks = offset(facts.a), offset(facts.b), offset(facts.meteor)
    return Turned(turn, mask(a), mask(b), a, b, cells, *marks, wide, high, rows[0], rows[1:])


def _turns(facts: ShapeFacts) -> tuple[Turned, ...]:
    """The turns of a shape that differ on the table, symbols included."""
    found: dict[tuple[object, ...], Turned] = {}
    for turn in range(8):
        one = _turn(facts, turn)
        found.setdefault((one.a, one.b, one.symbol_a, one.symbol_b, one.meteor), one)
    forms = list(dict.fromkeys(one.cells for one in found.values()))
    return tuple(replace(one, form=forms.index(one.cells)) for one in found.values())


FILE = load(__package__.removesuffix(".content"), "tiles", TilesFile)
SHAPES = tuple(facts.id for facts in FILE.shapes)
FACTS = {facts.id: facts for facts in FILE.shapes}
TURNS = tuple(_turns(facts) for facts in FILE.shapes)
BY_TURN = tuple({one.turn: one for one in turns} for turns in TURNS)
LONGEST = max(more for turns in TURNS for one in turns for _, more in (one.top, *one.below))
"""How many squares follow on the first one in the longest row of a tile."""
PAIRS = tuple((INDEX[a], INDEX[b]) for a, b in FILE.pairs)
COPIES = 2 * len(PAIRS)
"""How many tiles there are of a shape."""
OUTER = tuple(SHAPES.index(name) for name in FILE.outer)
INNER = tuple(SHAPES.index(name) for name in FILE.inner)
PLACES = {int(count): tuple(places) for count, places in FILE.places.items()}
"""The depots before which the players sit, by their number, clockwise."""
COUNT = len(SHAPES) * COPIES
RINGS = ("outer", "inner")

SHAPE_OF = tuple(tile // COPIES for tile in range(COUNT))
PAIR_OF = tuple(PAIRS[tile % COPIES // 2] for tile in range(COUNT))
METEOR_ON = tuple(tile % 2 == 1 for tile in range(COUNT))
STACK = tuple(tuple(range(shape * COPIES, (shape + 1) * COPIES)) for shape in range(len(SHAPES)))


def tile_id(tile: int) -> str:
    """A short name for pictures and positions: shape, resources and m for a meteor."""
    a, b = PAIR_OF[tile]
    return f"{SHAPES[SHAPE_OF[tile]]}-{TERRAINS[a]}-{TERRAINS[b]}" + ("-m" if METEOR_ON[tile] else "")


def row_starts(ground: Squares) -> list[Squares]:
    """Where rows of one square, two squares and so on begin that are on `ground` as a whole."""
    starts = [ground]
    for more in range(1, LONGEST + 1):
        starts.append(starts[-1] & ground >> more)
    return starts


def fits(starts: list[Squares], one: Turned) -> Squares:
    """Where the box of a turned shape may begin so that it is on a ground, given where rows begin on that."""
    first, more = one.top
    found = starts[more] >> first
    for first, more in one.below:
        found &= starts[more] >> first
    return found


TILE_NUMBER = {tile_id(tile): tile for tile in range(COUNT)}
