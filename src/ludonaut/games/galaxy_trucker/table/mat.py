"""A seat's own mat: the ship on its board, what is in hand and set aside, what is wrong, what is coming."""

from __future__ import annotations

from typing import NamedTuple

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content import BOARDS, COLOUR, KIND, SIDES, SUPPORT, WIDE, Board
from ..rules import ship
from ..state import Danger
from ..view import Marks, Ship
from .components import SIZE, spots

MARKED = {"on": ("build", "grab", "built", "check"), "end": ("built", "check"), "off": ()}
"""By option: the phases in which mistakes are marked."""
LEFT, TOP, RIGHT, BOTTOM = 34.0, 30.0, 112.0, 14.0


class Frame(NamedTuple):
    """Where the squares of a board lie on its mat."""

    board: Board
    first: int
    columns: int

    @property
    def w(self) -> float:
        return LEFT + self.columns * SIZE + RIGHT

    @property
    def h(self) -> float:
        return TOP + len(self.board.rows) * SIZE + BOTTOM

    def at(self, cell: int) -> tuple[float, float]:
        """The middle of a square."""
        return LEFT + (cell % WIDE + 2 - self.first + 0.5) * SIZE, TOP + (cell // WIDE - 0.5) * SIZE

    @property
    def desk(self) -> float:
        """The middle of the column right of the ship."""
        return LEFT + self.columns * SIZE + RIGHT / 2 + 4


def frame(name: str) -> Frame:
    """The frame of a board, cut to its columns."""
    board = BOARDS[name]
    columns = [column for _, column in board.squares.values()]
    return Frame(board, min(columns), max(columns) - min(columns) + 1)


def faces() -> dict[str, Face]:
    """The four boards, and what marks a square."""
    found = {f"mat:{name}": _board(frame(name)) for name in BOARDS}
    found["desk"] = Face(0, 0, _stretched("#0b1222", "#2c3c66", "6 5"), size=12, ink=palette.DIM, ly=0.5)
    found["square"] = Face(0, 0, _stretched("#24365f", "#4a64a5", "5 4"))
    found["lost"] = draw.chip("broken-shield", w=86, h=28, colour="#ff9aa8")
    return found


def _stretched(fill: str, edge: str, dash: str) -> str:
    return f'<rect width="100%" height="100%" rx="7" fill="{fill}" stroke="{edge}" stroke-dasharray="{dash}"/>'


def _board(on: Frame) -> Face:
    """Night, the hull's outline, the squares, and the numbers at the edges."""
    back = draw.space(on.w, on.h, seed=len(on.board.cells) + on.columns)
    out = back.svg
    squares = [(cell % WIDE + 2 - on.first, cell // WIDE - 1) for cell in on.board.order]
    hull = draw.border_path(squares, SIZE, (LEFT, TOP))
    out += draw.path(hull, "#101a33", stroke="#3a5190", width=7, opacity=0.9)
    out += draw.path(hull, "#131f3d", stroke="#6f8fd8", width=1.6)
    for cell in on.board.order:
        x, y = on.at(cell)
        out += draw.rect(x - 30, y - 30, 60, 60, "#17233f", r=7, stroke="#2a3b69", width=1.2)
    x, y = on.at(on.board.start)
    out += draw.circle(x, y, 20, "", stroke="#4a64a5", width=1.5, dash="4 4")
    bottom = TOP + len(on.board.rows) * SIZE
    for k in range(on.columns):
        for at in (TOP / 2, bottom + BOTTOM / 2 + 1):
            if at < on.h - 4 and (at < bottom or BOTTOM > 18):
                out += draw.text(str(on.first + k), LEFT + (k + 0.5) * SIZE, at, 14, ink="#8ea3d6", bold=True)
    for k, row in enumerate(on.board.rows):
        out += draw.text(str(row), LEFT / 2, TOP + (k + 0.5) * SIZE, 14, ink="#8ea3d6", bold=True)
    return Face(on.w, on.h, out)


@panel
def mat(
    words: Words,
    seat: int,
    board: str,
    phase: str,
    player: Ship,
    danger: Danger | None,
    marks: Marks,
    card: str,
) -> Panel:
    """The whole mat of one seat; a card that is new is held over it."""
    on = frame(board)
    parts = dict(player.parts)
    pieces = _squares(player.rim, seat, on, words) if phase == "build" else []
    loads = Loads.of(player)
    for cell, part in player.parts:
        x, y = on.at(cell)
        tile, turn = part >> 2, part & 3
        tip = loads.tip(cell, tile, words)
        pieces.append(Piece(f"tile:t{tile}", f"t{tile}", x, y, turn=90 * turn, z=2, tip=tip))
        pieces += loads.pieces(seat, cell, part, (x, y), words)
    if player.spot:
        x, y = on.at(player.spot)
        name = f"t{player.hand}"
        tip = words("tip-lying", tile=name)
        pieces.append(Piece(f"tile:{name}", name, x, y, SIZE + 6, SIZE + 6, turn=90 * player.turn, z=5, tip=tip))
        parts[player.spot] = player.hand * 4 + player.turn
    pieces += _exposed(seat, parts, on, words)
    if phase in MARKED[marks]:
        pieces += _faults(seat, parts, on, words)
    pieces += _desk(seat, phase, player, on, words)
    if danger:
        pieces += _danger(seat, danger, parts, on, words)
    if card:
        middle = (LEFT + on.columns * SIZE / 2, on.h / 2)
        pieces.append(
            Piece(f"card:{card}", f"card:{card}", *middle, 0, on.h - 24, z=20, tip=words("tip-card", card=card))
        )
    title = words("panel-ship", seat=seat, ship=board)
    return Panel(f"ship:{seat}", title, on.w, on.h, pieces, f"seat:{seat}", back=f"mat:{board}")


def _squares(rim: tuple[int, ...], seat: int, on: Frame, words: Words) -> list[Piece]:
    """The squares where a component may go, to be clicked."""
    found = []
    for cell in rim:
        x, y = on.at(cell)
        row, column = on.board.square(cell)
        tip = words("tip-square", row=row, column=column)
        found.append(Piece(f"sq:{seat}:{row}:{column}", "square", x, y, 60, 60, z=1, tip=tip))
    return found


class Loads(NamedTuple):
    """What lies on the components of a ship, by cell."""

    humans: dict[int, int]
    aliens: dict[int, str]
    cells: dict[int, int]
    goods: dict[int, str]

    @classmethod
    def of(cls, player: Ship) -> Loads:
        """All that a ship carries."""
        return cls(dict(player.humans), dict(player.aliens), dict(player.cells), dict(player.goods))

    def tip(self, cell: int, tile: int, words: Words) -> str:
        """What a component is and what is in it."""
        name = f"t{tile}"
        if cell in self.humans:
            return words("tip-humans", tile=name, count=self.humans[cell])
        if cell in self.aliens:
            return words("tip-alien", tile=name, alien=self.aliens[cell])
        if cell in self.cells:
            return words("tip-cells", tile=name, count=self.cells[cell])
        if cell in self.goods:
            return words("tip-goods", tile=name, goods=[COLOUR[letter] for letter in self.goods[cell]])
        return tip_of(tile, words)

    def pieces(self, seat: int, cell: int, part: int, at: tuple[float, float], words: Words) -> list[Piece]:
        """Crew, energy and goods on a component, at the places drawn for them."""
        turn = part & 3
        places = [turned(x, y, turn) for x, y in spots(part >> 2)]
        found = []
        if cell in self.aliens:
            colour = self.aliens[cell]
            tip = words("tip-an-alien", alien=colour)
            found.append(Piece(f"crew:{seat}:{cell}:0", f"alien:{colour}", *at, 24, 24, z=4, tip=tip))
        for k in range(self.humans.get(cell, 0)):
            dx, dy = places[k]
            tip = words("tip-a-human")
            found.append(Piece(f"crew:{seat}:{cell}:{k}", "human", at[0] + dx, at[1] + dy, z=4, tip=tip))
        for k in range(self.cells.get(cell, 0)):
            dx, dy = places[k]
            tip = words("tip-a-cell")
            found.append(Piece(f"cell:{seat}:{cell}:{k}", "cell", at[0] + dx, at[1] + dy, turn=90 * turn, z=4, tip=tip))
        for k, letter in enumerate(self.goods.get(cell, "")):
            dx, dy = places[k]
            colour = COLOUR[letter]
            tip = words("tip-a-good", good=colour)
            found.append(Piece(f"good:{seat}:{cell}:{k}", f"good:{colour}", at[0] + dx, at[1] + dy, z=4, tip=tip))
        return found


def tip_of(tile: int, words: Words) -> str:
    """What a component is for."""
    kind = f"{SUPPORT[tile]}_support" if tile in SUPPORT else KIND[tile]
    return words("tip-tile", tile=f"t{tile}", kind=kind)


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """A point about the middle after a number of quarter turns."""
    for _ in range(turn):
        x, y = -y, x
    return x, y


def _exposed(seat: int, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """A small ring at every exposed connector."""
    found = []
    reach = SIZE / 2 - 1
    for cell, side in ship.exposed(parts):
        x, y = on.at(cell)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        tip = words("tip-exposed")
        found.append(Piece(f"open:{seat}:{cell}:{side}", "exposed", x + dx * reach, y + dy * reach, z=6, tip=tip))
    return found


def _faults(seat: int, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """A red cross at every mistake with its reason, a warning on what would fall off."""
    found = []
    for number, fault in enumerate(ship.faults(parts, on.board)):
        x, y = on.at(fault.cell)
        if fault.other >= 0:
            x2, y2 = on.at(fault.other)
            x, y = (x + x2) / 2, (y + y2) / 2
        found.append(Piece(f"fault:{seat}:{number}", "fault", x, y, z=7, tip=words(f"fault-{fault.why}")))
    for cell in ship.loose(parts, on.board):
        x, y = on.at(cell)
        found.append(Piece(f"loose:{seat}:{cell}", "loose", x + 20, y - 20, z=7, tip=words("fault-loose")))
    return found


def _desk(seat: int, phase: str, player: Ship, on: Frame, words: Words) -> list[Piece]:
    """Right of the ship: the component in hand, those set aside, goods that wait, what is lost.

    What is loose can be dragged, as far as an action of the viewer moves it, so that all see the same panel.
    """
    x, most = on.desk, on.board.max_penalty
    lost = len(player.lost)
    label = f"{lost} / {most}" if most else str(lost)
    found = [
        Piece(f"lost:{seat}", "lost", x, on.h - 26, label=label, tip=words("tip-lost", count=lost, most=most or 0))
    ]
    if phase in ("build", "grab", "built"):
        label = "" if player.hand else words("desk-hand")
        found.append(Piece(f"hand:{seat}", "desk", x, 66, 84, 84, label=label, size=13))
        if player.hand and not player.spot:
            name = f"t{player.hand}"
            tip = words("tip-held", tile=name)
            found.append(Piece(f"tile:{name}", name, x, 66, 72, 72, z=5, tip=tip, drag=True))
        found += _aside(player.aside, seat, on, words)
    for k, letter in enumerate(player.waiting):
        at = (x - 21 + 42 * (k % 2), 50 + 42 * (k // 2))
        tip = words("tip-waiting", good=COLOUR[letter])
        found.append(Piece(f"pool:{letter}:{k}", f"good:{COLOUR[letter]}", *at, 38, 38, z=4, tip=tip, drag=True))
    return found


def aside(tile: str, number: int, on: Frame, tip: str = "") -> Piece:
    """A component that is set aside."""
    return Piece(f"tile:{tile}", tile, on.desk, 150 + 74 * number, 56, 56, z=3, tip=tip)


def _aside(tiles: tuple[int, ...], seat: int, on: Frame, words: Words) -> list[Piece]:
    found = []
    for k in range(2):
        label = words("desk-aside") if k == len(tiles) else ""
        found.append(Piece(f"aside:{seat}:{k}", "desk", on.desk, 150 + 74 * k, 68, 68, label=label, size=12))
        if k < len(tiles):
            found.append(aside(f"t{tiles[k]}", k, on, words("tip-aside", tile=f"t{tiles[k]}")))
    return found


# ---- what is coming


def _danger(seat: int, danger: Danger, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """The meteor or shot at the edge of the ship, in its row or column, and what it would hit or has done."""
    met = next(((outcome, cell) for other, outcome, cell in danger.met if other == seat), None)
    edge = _edge(danger, on)
    if met and met[0] == "hit":
        return [Piece(f"struck:{seat}", "struck", *on.at(met[1]), z=8, tip=words("tip-struck"))]
    if met:
        at = edge or (on.desk, on.h / 2)
        return [Piece(f"outcome:{seat}", f"outcome:{met[0]}", *at, z=9, tip=words(f"tip-{met[0]}"))]
    if seat not in danger.ahead or edge is None:
        return []
    side = SIDES.index(danger.origin)
    tip = words("tip-danger", origin=danger.origin, number=danger.number)
    high = 42.0 if danger.size == "small" else 54.0
    found = [Piece(f"danger:{seat}", f"{danger.kind}:{danger.size}", *edge, 0, high, turn=90 * side, z=9, tip=tip)]
    cell = ship.first_hit(parts, on.board, side, danger.number)
    if cell >= 0:
        found.append(Piece(f"threat:{seat}", "threat", *on.at(cell), z=8, tip=tip))
    return found


def _edge(danger: Danger, on: Frame) -> tuple[float, float] | None:
    """Where a danger comes in over the edge of the board; None if its line is not on it."""
    number = danger.number
    if danger.origin in ("left", "right"):
        if number not in on.board.rows:
            return None
        x = LEFT - 6.0 if danger.origin == "left" else LEFT + on.columns * SIZE + 6
        return x, TOP + (on.board.rows.index(number) + 0.5) * SIZE
    if not on.first <= number < on.first + on.columns:
        return None
    y = TOP - 2.0 if danger.origin == "front" else TOP + len(on.board.rows) * SIZE - 10
    return LEFT + (number - on.first + 0.5) * SIZE, y
