"""A seat's own mat: the ship on its board, what is in hand and set aside, what is wrong, what is coming."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludonaut.kernel import View
from ludonaut.table import Face, Panel, Piece, Words, draw, kept, palette

from ..content import BOARDS, COLOUR, KIND, SIDES, SUPPORT, WIDE, Board
from ..rules import ship
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


@kept
def mat(view: View, seat: int, words: Words) -> Panel:
    """The whole mat of one seat."""
    on = frame(view["ship"])
    player = view["players"][seat]
    parts = {cell: tile * 4 + turn for cell, tile, turn in player["parts"]}
    pieces = _squares(view, seat, on, words)
    for cell, tile, turn in player["parts"]:
        x, y = on.at(cell)
        pieces.append(Piece(f"tile:{tile}", f"t{tile}", x, y, turn=90 * turn, z=2, tip=_tip(player, cell, tile, words)))
        pieces += _load(player, seat, cell, tile, turn, (x, y), words)
    if player["spot"]:
        x, y = on.at(player["spot"])
        tip = words("tip-lying", tile=f"t{player['hand']}")
        face = f"t{player['hand']}"
        pieces.append(
            Piece(f"tile:{player['hand']}", face, x, y, SIZE + 6, SIZE + 6, turn=90 * player["turn"], z=5, tip=tip)
        )
        parts = parts | {player["spot"]: player["hand"] * 4 + player["turn"]}
    pieces += _marks(view, seat, parts, on, words)
    pieces += _desk(view, seat, on, words)
    pieces += _danger(view, seat, parts, on, words)
    title = words("panel-ship", seat=seat, ship=view["ship"])
    return Panel(f"ship:{seat}", title, on.w, on.h, pieces, f"seat:{seat}", back=f"mat:{view['ship']}")


def _squares(view: View, seat: int, on: Frame, words: Words) -> list[Piece]:
    """The squares where a component may go, to be clicked."""
    if view["phase"] != "build":
        return []
    found = []
    for cell in view["players"][seat]["rim"]:
        x, y = on.at(cell)
        row, column = on.board.square(cell)
        tip = words("tip-square", row=row, column=column)
        found.append(Piece(f"sq:{seat}:{cell}", "square", x, y, 60, 60, z=1, tip=tip))
    return found


def _tip(player: dict[str, Any], cell: int, tile: int, words: Words) -> str:
    """What a component is and what is in it."""
    name = words.name(f"t{tile}")
    key = str(cell)
    if key in player["humans"]:
        return words("tip-humans", tile=name, count=player["humans"][key])
    if key in player["aliens"]:
        return words("tip-alien", tile=name, alien=player["aliens"][key])
    if key in player["cells"]:
        return words("tip-cells", tile=name, count=player["cells"][key])
    if key in player["goods"]:
        return words("tip-goods", tile=name, goods=[COLOUR[letter] for letter in player["goods"][key]])
    return words("tip-tile", tile=name, kind=_kind(tile))


def _kind(tile: int) -> str:
    return f"{SUPPORT[tile]}_support" if tile in SUPPORT else KIND[tile]


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """A point about the middle after so many quarter turns."""
    for _ in range(turn):
        x, y = -y, x
    return x, y


def _load(
    player: dict[str, Any], seat: int, cell: int, tile: int, turn: int, at: tuple[float, float], words: Words
) -> list[Piece]:
    """Crew, energy and goods on a component, at the places drawn for them."""
    key = str(cell)
    places = [turned(x, y, turn) for x, y in spots(tile)]
    found = []
    if key in player["aliens"]:
        colour = player["aliens"][key]
        tip = words("tip-an-alien", alien=colour)
        found.append(Piece(f"crew:{seat}:{cell}:0", f"alien:{colour}", *at, 24, 24, z=4, tip=tip))
    for k in range(player["humans"].get(key, 0)):
        dx, dy = places[k]
        found.append(Piece(f"crew:{seat}:{cell}:{k}", "human", at[0] + dx, at[1] + dy, z=4, tip=words("tip-a-human")))
    for k in range(player["cells"].get(key, 0)):
        dx, dy = places[k]
        tip = words("tip-a-cell")
        found.append(Piece(f"cell:{seat}:{cell}:{k}", "cell", at[0] + dx, at[1] + dy, turn=90 * turn, z=4, tip=tip))
    for k, letter in enumerate(player["goods"].get(key, "")):
        dx, dy = places[k]
        tip = words("tip-a-good", good=COLOUR[letter])
        found.append(Piece(f"good:{seat}:{cell}:{k}", f"good:{COLOUR[letter]}", at[0] + dx, at[1] + dy, z=4, tip=tip))
    return found


def _marks(view: View, seat: int, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """Exposed connectors, a red cross at every mistake with its reason, a warning on what would fall off."""
    found = []
    for cell, side in ship.exposed(parts):
        x, y = on.at(cell)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        reach = SIZE / 2 - 1
        mark = Piece(f"open:{seat}:{cell}:{side}", "exposed", x + dx * reach, y + dy * reach, z=6)
        mark.tip = words("tip-exposed")
        found.append(mark)
    if view["phase"] in MARKED[view["marks"]]:
        for number, fault in enumerate(ship.faults(parts, on.board)):
            x, y = on.at(fault.cell)
            if fault.other >= 0:
                x2, y2 = on.at(fault.other)
                x, y = (x + x2) / 2, (y + y2) / 2
            found.append(Piece(f"fault:{seat}:{number}", "fault", x, y, z=7, tip=words(f"fault-{fault.why}")))
        found += _loose(seat, parts, on, words)
    return found


def _loose(seat: int, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """What does not hold on to the starting cabin."""
    found = []
    for cell in ship.loose(parts, on.board):
        x, y = on.at(cell)
        found.append(Piece(f"loose:{seat}:{cell}", "loose", x + 20, y - 20, z=7, tip=words("fault-loose")))
    return found


def _desk(view: View, seat: int, on: Frame, words: Words) -> list[Piece]:
    """Right of the ship: the component in hand, those set aside, goods that wait, what is lost."""
    player = view["players"][seat]
    x = on.desk
    most = on.board.max_penalty
    label = f"{len(player['lost'])} / {most}" if most else str(len(player["lost"]))
    tip = words("tip-lost", count=len(player["lost"]), most=most or 0)
    found = [Piece(f"lost:{seat}", "lost", x, on.h - 26, label=label, tip=tip)]
    if view["phase"] in ("build", "grab", "built"):
        found.append(
            Piece(f"hand:{seat}", "desk", x, 66, 84, 84, label="" if player["hand"] else words("desk-hand"), size=13)
        )
        if player["hand"] and not player["spot"]:
            tip = words("tip-held", tile=f"t{player['hand']}")
            mine = seat == view["seat"]
            found.append(Piece(f"tile:{player['hand']}", f"t{player['hand']}", x, 66, 72, 72, z=5, tip=tip, drag=mine))
        if not view["first_flight"]:
            found += _aside(player, seat, on, words)
    for k, letter in enumerate(player["waiting"]):
        at = (x - 21 + 42 * (k % 2), 50 + 42 * (k // 2))
        tip = words("tip-waiting", good=COLOUR[letter])
        found.append(Piece(f"pool:{letter}:{k}", f"pool:{COLOUR[letter]}", *at, z=4, tip=tip, drag=True))
    return found


def aside(tile: str, face: str, number: int, on: Frame, tip: str = "") -> Piece:
    """A component that is set aside."""
    return Piece(tile, face, on.desk, 150 + 74 * number, 56, 56, z=3, tip=tip)


def _aside(player: dict[str, Any], seat: int, on: Frame, words: Words) -> list[Piece]:
    found = []
    for k in range(2):
        empty = k >= len(player["aside"])
        label = words("desk-aside") if empty and k == len(player["aside"]) else ""
        found.append(Piece(f"aside:{seat}:{k}", "desk", on.desk, 150 + 74 * k, 68, 68, label=label, size=12))
        if not empty:
            tile = player["aside"][k]
            found.append(aside(f"tile:{tile}", f"t{tile}", k, on, words("tip-aside", tile=f"t{tile}")))
    return found


# ---- what is coming


def _danger(view: View, seat: int, parts: dict[int, int], on: Frame, words: Words) -> list[Piece]:
    """The meteor or shot at the edge of the ship, in its row or column, and the component it would hit, or has hit."""
    coming = view["danger"]
    if coming is None:
        return []
    struck = [on.at(cell) for hit, cell in coming["struck"] if hit == seat]
    if struck:
        return [Piece(f"struck:{seat}", "struck", *struck[0], z=8, tip=words("tip-struck"))]
    if seat not in coming["ahead"]:
        return []
    kind, size, origin, number = coming["kind"], coming["size"], coming["origin"], coming["number"]
    side = SIDES.index(origin)
    tip = words("tip-danger", origin=origin, number=number)
    if side % 2:
        if number not in on.board.rows:
            return []
        y = TOP + (on.board.rows.index(number) + 0.5) * SIZE
        x = LEFT - 6.0 if origin == "left" else LEFT + on.columns * SIZE + 6
    else:
        if not on.first <= number < on.first + on.columns:
            return []
        x = LEFT + (number - on.first + 0.5) * SIZE
        y = TOP - 2.0 if origin == "front" else TOP + len(on.board.rows) * SIZE - 10
    high = 42.0 if size == "small" else 54.0
    found = [Piece("danger:" + str(seat), f"{kind}:{size}", x, y, 0, high, turn=90 * side, z=9, tip=tip)]
    cell = ship.first_hit(parts, on.board, side, number)
    if cell >= 0:
        found.append(Piece(f"threat:{seat}", "threat", *on.at(cell), z=8, tip=tip))
    return found
