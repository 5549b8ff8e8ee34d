"""What is in the box, typed, with the tables that the rules look things up in.

A **part** is a tile as it lies: `tile * 4 + turn`, where turn counts clockwise quarter turns. A **cell** is a square
of a grid that is wider than any board by one square on each side, so that the four neighbours are always
`cell + STEP[side]`. Sides are numbered front, right, rear, left.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludonaut.kernel.content import ContentFile, Provenance, load

Kind = Literal[
    "cabin",
    "engine",
    "double_engine",
    "cannon",
    "double_cannon",
    "battery",
    "shield",
    "cargo",
    "red_cargo",
    "structure",
    "life_support",
]
Side = Literal["N", "E", "S", "W"]
From = Literal["front", "right", "rear", "left"]
Size = Literal["small", "big"]
Colour = Literal["red", "yellow", "green", "blue"]
Deck = Literal["I", "II", "III"]
ShipClass = Literal["I", "II", "III", "IIIa"]
Hazard = tuple[Size, From]
CardKind = Literal[
    "slavers",
    "smugglers",
    "pirates",
    "stardust",
    "epidemic",
    "sabotage",
    "open_space",
    "meteoric_swarm",
    "planets",
    "combat_zone",
    "abandoned_ship",
    "abandoned_station",
]


class Tile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One component: its kind and its four sides as printed (0 smooth, 1 single, 2 double, 3 universal)."""

    id: int
    kind: Kind
    connectors: tuple[int, int, int, int]
    capacity: int = 0
    starting: bool = False
    color: str = ""
    facing: Side | None = None
    covers: tuple[Side, ...] = ()


class TilesFile(ContentFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All components."""

    items: list[Tile]


class Penalty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a defeat costs."""

    kind: Literal["crew", "goods", "days", "shots"]
    count: int = 0
    shots: tuple[Hazard, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a combat zone: the ship that is weakest in this pays that."""

    criterion: Literal["crew", "engine", "cannon"]
    penalty: Penalty


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One adventure card; only the numbers of its kind are set."""

    id: str
    deck: Deck
    kind: CardKind
    first_flight: bool = False
    strength: int = 0
    penalty: Penalty | None = None
    credits: int = 0
    goods: tuple[Colour, ...] = ()
    crew: int = 0
    days: int = 0
    meteors: tuple[Hazard, ...] = ()
    planets: tuple[tuple[Colour, ...], ...] = ()
    lines: tuple[Line, ...] = ()
    provenance: Provenance | None = None


class CardsFile(ContentFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The three decks."""

    items: list[Card]


class BoardItem(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One ship board as printed: rows from front to rear, squares as (row, column)."""

    name: str
    rows: list[int]
    squares: list[tuple[int, int]]
    start: tuple[int, int]
    max_penalty: int | None


class BoardsFile(ContentFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The four ship boards."""

    items: list[BoardItem]


class FlightBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The flight board, the bank and the numbers of the rules cards; lists go by round."""

    spaces: int
    start_step: dict[str, int]
    prices: dict[Colour, int]
    bank: dict[Colour, int]
    arrival_bonus: list[list[int]]
    best_looking_bonus: list[int]
    pile: list[dict[Deck, int]]
    hourglass: int
    set_aside: int


class FlightFile(ContentFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies in the middle of the table."""

    board: FlightBoard


GAME = __package__.rpartition(".")[0]
FLIGHT = load(GAME, "flight", FlightFile).board
TILES: dict[int, Tile] = {tile.id: tile for tile in load(GAME, "tiles", TilesFile).items}
CARDS: dict[str, Card] = {card.id: card for card in load(GAME, "cards", CardsFile).items}
DECK: dict[str, Deck] = {card.id: card.deck for card in CARDS.values()}
OF_DECK: dict[Deck, tuple[str, ...]] = {
    deck: tuple(card for card in CARDS if DECK[card] == deck) for deck in DECK.values()
}
LEVEL = {"I": 1, "II": 2, "III": 3, "IIIa": 3}
"""By ship class: the number of the round's rules; IIIa flies under those of 3."""

# ---- squares

WIDE = 11
FRONT, RIGHT, REAR, LEFT = range(4)
SIDES: tuple[From, From, From, From] = ("front", "right", "rear", "left")
STEP: tuple[int, ...] = (-WIDE, 1, WIDE, -1)
OPPOSITE: tuple[int, ...] = (REAR, LEFT, FRONT, RIGHT)


class Board:
    """A ship board ready for use: which cells are squares, what numbers are printed at the edges."""

    def __init__(self, item: BoardItem) -> None:
        self.name = item.name
        self.max_penalty = item.max_penalty
        self.rows = tuple(item.rows)
        self._height = {row: height for height, row in enumerate(item.rows, 1)}
        self.cells = frozenset(self.cell(row, column) for row, column in item.squares)
        self.start = self.cell(*item.start)
        self.order = tuple(sorted(self.cells))
        self.around = {
            cell: tuple(cell + step for step in STEP if cell + step in self.cells) for cell in range(WIDE * WIDE)
        }
        self.squares = {cell: (item.rows[cell // WIDE - 1], cell % WIDE + 2) for cell in self.order}
        self.places = {cell: tuple(("place", *self.squares[cell], turn) for turn in range(4)) for cell in self.order}
        self.lines = tuple(tuple(self._line(side, number) for number in range(14)) for side in range(4))
        """By side and number: the cells that something from there crosses, nearest first; none off the board."""

    def cell(self, row: int, column: int) -> int:
        """The cell with these printed numbers, square or not."""
        return self._height[row] * WIDE + column - 2

    def square(self, cell: int) -> tuple[int, int]:
        """The printed row and column of any cell inside the board's frame."""
        return self.rows[cell // WIDE - 1], cell % WIDE + 2

    def _line(self, side: int, number: int) -> range | tuple[()]:
        height = len(self.rows)
        if side in (FRONT, REAR):
            if not 3 <= number <= WIDE:
                return ()
            column = number - 2
            down = range(WIDE + column, (height + 1) * WIDE, WIDE)
            return down if side == FRONT else down[::-1]
        if number not in self._height:
            return ()
        first = self._height[number] * WIDE + 1
        across = range(first, first + 9)
        return across if side == LEFT else across[::-1]


BOARDS = {item.name: Board(item) for item in load(GAME, "boards", BoardsFile).items}

# ---- tiles as they lie

_COMPASS = {"N": FRONT, "E": RIGHT, "S": REAR, "W": LEFT}
_MOST = max(TILES) + 1


def _by_part() -> tuple[list[tuple[int, ...]], list[int], list[int]]:
    connectors: list[tuple[int, ...]] = [(0, 0, 0, 0)] * (_MOST * 4)
    facing = [-1] * (_MOST * 4)
    covers = [0] * (_MOST * 4)
    for tile in TILES.values():
        c = tile.connectors
        for turn in range(4):
            part = tile.id * 4 + turn
            connectors[part] = (c[-turn % 4], c[(1 - turn) % 4], c[(2 - turn) % 4], c[(3 - turn) % 4])
            if tile.facing:
                facing[part] = (_COMPASS[tile.facing] + turn) % 4
            for side in tile.covers:
                covers[part] |= 1 << (_COMPASS[side] + turn) % 4
    return connectors, facing, covers


CONNECTORS, FACING, COVERS = _by_part()
"""By part: the codes of the four sides; where it fires or blows (-1: nowhere); which sides it shields, as bits."""

KIND: list[str] = [""] * _MOST
CAPACITY = [0] * _MOST
for _tile in TILES.values():
    KIND[_tile.id] = _tile.kind
    CAPACITY[_tile.id] = _tile.capacity

JOINED = [[a > 0 and b > 0 and (a == b or 3 in (a, b)) for b in range(4)] for a in range(4)]
"""Do two touching sides hold together?"""
FITTING = [[JOINED[a][b] or a == b == 0 for b in range(4)] for a in range(4)]
"""May two sides touch at all?"""

STARTING = tuple(
    next(tile.id for tile in TILES.values() if tile.starting and tile.color == colour)
    for colour in ("yellow", "blue", "red", "green")
)
"""The starting cabins, by seat."""
WAREHOUSE = tuple(tile.id for tile in TILES.values() if not tile.starting)
SUPPORT = {tile.id: tile.color for tile in TILES.values() if tile.kind == "life_support"}

# ---- goods

COLOURS: tuple[Colour, Colour, Colour, Colour] = ("red", "yellow", "green", "blue")
LETTER = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
COLOUR = {letter: colour for colour, letter in LETTER.items()}
PRICE = {LETTER[colour]: FLIGHT.prices[colour] for colour in COLOURS}
"""Goods are kept as letters, the most valuable first: "ryg" is a red, a yellow and a green one."""
