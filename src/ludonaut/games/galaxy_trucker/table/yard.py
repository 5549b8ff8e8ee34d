"""The warehouse and what runs beside it: the heap, what lies open, the hourglass, order tiles, piles of cards."""

from __future__ import annotations

from typing import NamedTuple

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..rules.building import RUN
from . import cards
from .mat import tip_of

W, H = 860.0, 204.0
SIDE = 300.0
FLOOR = 140.0
"""Where the floor begins, right of the heap."""
SIZES = ((33, 58.0, 11), (60, 45.0, 15))
"""Open components: up to N of them are drawn in this size, with that many in a row. A finger can hit each of them.
More stand in further columns, so that those that are there keep their places."""
STEPS = 12
"""How finely the sand is drawn."""


def faces() -> dict[str, Face]:
    """The heap, the floor, the hourglass in its stages, order tiles."""
    found = {"heap": _heap(), "return": _return(), "warehouse": _hall()}
    for step in range(STEPS + 1):
        found[f"sand:{step}"] = draw.hourglass(step / STEPS, h=104)
    for number in range(1, 5):
        found[f"order:{number}"] = _order(number)
    # The last spot is wider: a word is written on it.
    for name, wide, size in (("spot", 36.0, 15.0), ("start", 56.0, 12.0)):
        dark = draw.rect(2, 2, wide - 4, 32, "#101a33", r=16, stroke="#3a4f80", width=2)
        lit = draw.rect(2, 2, wide - 4, 32, "#3a2f16", r=16, stroke="#f0c987", width=2.4)
        found[name] = Face(wide, 36, dark, size=size, ink=palette.DIM)
        found[f"{name}:lit"] = Face(wide, 36, lit, size=size, ink="#f0c987")
    return found


def _heap() -> Face:
    """Components face down in a heap; the label is how many."""
    one = draw.group(draw.rect(-25, -25, 50, 50, "#46536f", r=6, stroke="#1f2740", width=1.6), 0, 0)
    mark = draw.rect(-18, -18, 36, 36, "", r=4, stroke="#7d8bab", width=1.1, dash="4 4")
    out = ""
    places = (
        (42, 128, -24),
        (112, 132, 14),
        (78, 140, 4),
        (36, 84, 18),
        (120, 84, -12),
        (66, 98, -8),
        (98, 104, 26),
        (54, 52, 9),
        (104, 54, -20),
        (80, 76, 12),
        (78, 40, -5),
    )
    for k, (x, y, turn) in enumerate(places):
        shade = draw.rect(-25, -22, 50, 50, "#05080f", r=6, opacity=0.35)
        tint = palette.mix("#3d4963", "#5f6d8b", k / len(places))
        body = shade + one.replace("#46536f", tint) + mark
        out += draw.group(body, x, y, turn=turn)
    out += draw.circle(78, 92, 23, "#0b1222", stroke="#93a0c2", width=1.6, opacity=0.92)
    return Face(156, 172, out, outline=draw.box_path(156, 172, 26), lx=0.5, ly=0.535, size=21)


def _return() -> Face:
    """Where a component goes back, face up."""
    out = draw.rect(1, 1, 118, 50, "#0b1222", r=10, stroke="#3a4f80", width=1.4, dash="6 5")
    return Face(120, 52, out + draw.icon("return-arrow", 60, 26, 28, "#7d8bab"), outline=draw.box_path(120, 52, 10))


def _hall() -> Face:
    shade, ground = draw.linear(((0, "#121b33"), (1, "#0a101f")))
    return Face(W, H, shade + draw.rect(0, 0, W, H, ground, r=14))


def _order(number: int) -> Face:
    """A numbered tile: a player who takes it has finished."""
    shade, paper = draw.linear(((0, "#fdfaf1"), (1, "#d9d0bb")))
    out = shade + draw.rect(1, 1, 40, 40, paper, r=8, stroke="#4b5067", width=1.6)
    return Face(
        42, 42, out + draw.text(str(number), 21, 21, 24, ink=palette.PEN, bold=True), outline=draw.box_path(42, 42, 8)
    )


@panel
def warehouse(words: Words, facedown: int, faceup: tuple[int, ...]) -> Panel:
    """The heap to draw from and everything that was put back."""
    pieces = [
        Piece("heap", "heap", FLOOR / 2, 74, 122, 134.5, label=str(facedown), tip=words("tip-heap", count=facedown)),
        Piece("yard", "return", FLOOR / 2, 173, tip=words("tip-yard")),
    ]
    most, size, inline = next((each for each in SIZES if len(faceup) <= each[0]), SIZES[-1])
    step, rows, columns = size + 3, most // inline, inline
    for k, tile in enumerate(faceup):
        row, column = divmod(k, inline)
        if k >= most:
            column, row = divmod(k - most, rows)
            column += inline
            columns = column + 1
        x, y = FLOOR + 6 + step * column + size / 2, 8 + step * row + size / 2
        if tile:
            pieces.append(Piece(f"tile:t{tile}", f"t{tile}", x, y, size, size, z=1, tip=tip_of(tile, words)))
    wide = max(W, FLOOR + 12 + step * columns)
    return Panel("warehouse", words("panel-warehouse"), wide, H, pieces, "hand", back="warehouse")


def put_back(tile: str) -> Piece:
    """A component on its way back to the warehouse."""
    return Piece(f"tile:{tile}", tile, FLOOR / 2, 173, 56, 56, z=9)


class Sand(NamedTuple):
    """The hourglass: its spot, the spots there are, and how much sand is left (-1: it runs on a clock)."""

    spot: int
    level: int
    running: bool
    left: int


@panel
def clock(words: Words, sand: Sand | None, orders: tuple[int, ...]) -> Panel:
    """The hourglass on its spots, and the order tiles that are left."""
    pieces = _hourglass(sand, words) if sand else []
    top = 132.0 if sand else 12.0
    for k, number in enumerate(orders):
        tip = words("tip-order", order=number)
        pieces.append(Piece(f"order:{number}", f"order:{number}", 40 + 56 * k, top + 22, tip=tip))
    if not orders:
        pieces.append(Piece("order-note", "label", SIDE / 2, top + 20, 200, 20, label=words("orders-gone"), size=13))
    return Panel("clock", words("panel-clock"), SIDE, top + 52, pieces, "side")


def _hourglass(sand: Sand, words: Words) -> list[Piece]:
    stage = 0
    if sand.running:
        stage = STEPS if sand.left < 0 else max(1, round(STEPS * sand.left / RUN))
    pieces = [Piece("hourglass", f"sand:{stage}", 52, 66, tip=words("tip-hourglass", spot=sand.spot))]
    for k, spot in enumerate([*range(sand.level, 0, -1), 0]):
        face = ("spot" if spot else "start") + (":lit" if spot == sand.spot else "")
        label, x = (str(spot), 114 + 42 * k) if spot else (words("spot-start"), 124 + 42 * k)
        pieces.append(Piece(f"spot:{spot}", face, x, 42, label=label, tip=words("tip-spot")))
    note = words("sand-out")
    if sand.running:
        note = words("sand-runs") if sand.left < 0 else words("sand-left", ticks=sand.left)
    pieces.append(Piece("sand-note", "label", 186, 88, 190, 20, label=note, size=13, tone="#93a0c2"))
    return pieces


Pile = tuple[tuple[str, ...], tuple[str, ...], int]
"""A pile of cards: their backs, their fronts if one has seen them, and the seat that is looking at it (-1: nobody)."""


@panel
def piles(words: Words, lying: tuple[Pile, ...]) -> Panel:
    """The three piles; those that one has looked at lie open."""
    pieces = []
    wide = cards.SMALL
    high = wide * cards.H / cards.W
    for number, (backs, fronts, reader) in enumerate(lying, 1):
        y = 8 + high / 2 + (number - 1) * (high + 10)
        for k, back in enumerate(backs):
            x = 60 + k * (wide + 3 if fronts else 16)
            if fronts:
                tip = words("tip-known-card", card=fronts[k])
                pieces.append(Piece(f"card:{fronts[k]}", f"small:{fronts[k]}", x, y, z=k + 1, tip=tip))
            else:
                tip = words("tip-pile", pile=number, deck=back)
                pieces.append(Piece(f"back:{number}:{k}", f"small:{back}", x, y, z=k + 1, tip=tip))
        used = reader >= 0
        tip = words("tip-pile-used", pile=number, seat=reader) if used else words("tip-a-pile", pile=number)
        pieces.append(Piece(f"pile:{number}", "zone", SIDE / 2, y, SIDE - 8, high + 6, z=9, tip=tip))
        pieces.append(Piece(f"pile-number:{number}", "label", 14, y, 20, 20, label=str(number), size=16))
    return Panel("piles", words("panel-piles"), SIDE, 8 + 3 * (high + 10), pieces, "side")


@panel
def opened(words: Words, number: int, fronts: tuple[str, ...]) -> Panel:
    """The cards of the pile in one's hand, large enough to read in a hurry."""
    pieces = [
        Piece(f"read:{card}", f"card:{card}", 12 + (k + 0.5) * (cards.W + 12), 12 + cards.H / 2, tip=words.name(card))
        for k, card in enumerate(fronts)
    ]
    wide = 12 + len(pieces) * (cards.W + 12)
    return Panel("opened", words("panel-opened", pile=number), wide, cards.H + 24, pieces, "board")
