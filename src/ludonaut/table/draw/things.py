"""What players move: tokens, cubes, probes, figures, dice, dials, tracks; and the faces that every game has."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from ludonaut.table import palette
from ludonaut.table.draw.base import (
    circle,
    circle_path,
    dark_mark,
    gloss,
    icon,
    icon_names,
    line,
    linear,
    mark,
    n,
    path,
    polygon_path,
    rect,
    regular_path,
    shadow,
    wedge_path,
)
from ludonaut.table.draw.paper import box_path
from ludonaut.table.draw.type import text
from ludonaut.table.palette import DIM, EDGE, NIGHT, PAPER, PEN, SEATS, darker, lighter
from ludonaut.table.picture import Face


def for_seats(name: str, face: Callable[[int], Face]) -> dict[str, Face]:
    """The six faces "name:0" to "name:5" that pieces with face `name` show by their owner."""
    return {f"{name}:{seat}": face(seat) for seat in range(len(SEATS))}


def token(seat: int, *, size: float = 28) -> Face:
    """A seat's round marker: its colour lit from the upper left, its shape in the middle."""
    r = size / 2
    light, veil = gloss()
    colour = SEATS[seat].colour
    ball = circle(r, r, r - 1, colour, stroke=darker(colour, 0.55), width=1.5)
    out = shadow(circle_path(r, r, r - 1), lift=size * 0.09) + ball + light + circle(r, r, r - 1.5, veil)
    return Face(
        size, size, out + dark_mark(seat, r, r, r * 0.46), outline=circle_path(r, r, r), ink=NIGHT, size=size * 0.46
    )


def cube(seat: int, *, size: float = 22) -> Face:
    """A seat's cube seen from above at the front, its shape on the front."""
    return _cube(SEATS[seat].colour, size, dark_mark(seat, size * 0.43, size * 0.6, size * 0.19))


def block(colour: str, symbol: str = "", *, size: float = 22) -> Face:
    """A cube that nobody owns, with an icon on its front."""
    ink = palette.ink_on(colour)
    return _cube(colour, size, icon(symbol, size * 0.43, size * 0.6, size * 0.5, ink) if symbol else "")


def _cube(colour: str, size: float, front: str) -> Face:
    s, d = size * 0.78, size * 0.2
    top = polygon_path([(1, d), (1 + d, 1), (size - 1, 1), (s, d)])
    side = polygon_path([(s, d), (size - 1, 1), (size - 1, s), (s, size - 1)])
    out = shadow(box_path(size - 2, size - 2, 3, 1, 1), lift=2)
    out += rect(1, d, s - 1, size - d - 1, colour) + path(top, lighter(colour, 0.4)) + path(side, darker(colour, 0.4))
    return Face(size, size, out + front, outline=box_path(size, size, 3), lx=0.43, ly=0.6, size=size * 0.5, ink=NIGHT)


def probe(seat: int, *, size: float = 34) -> Face:
    """A small rocket in a seat's colour with its shape."""
    colour = SEATS[seat].colour
    k = size / 34
    hull = f"M{n(17 * k)} {n(2 * k)}L{n(25 * k)} {n(22 * k)}L{n(31 * k)} {n(31 * k)}H{n(3 * k)}L{n(9 * k)} {n(22 * k)}Z"
    light, fill = linear(((0, lighter(colour, 0.35)), (0.5, colour), (1, darker(colour, 0.3))), across=True)
    out = shadow(hull, lift=3 * k) + light + path(hull, fill, stroke=NIGHT, width=1.5 * k, cap=True)
    return Face(size, size, out + dark_mark(seat, 17 * k, 22.5 * k, 5.2 * k), outline=hull)


def pawn(seat: int, symbol: str = "", *, size: float = 34) -> Face:
    """A standing figure in a seat's colour: its shape, or an icon with the shape at its foot."""
    colour = SEATS[seat].colour
    k = size / 34
    neck, foot, head = f"{n(12.4 * k)} {n(14.3 * k)}", f"{n(29 * k)} {n(31 * k)}H{n(5 * k)}", f"{n(7 * k)} {n(7 * k)}"
    figure = f"M{n(17 * k)} {n(2 * k)}A{head} 0 0 1 {n(21.6 * k)} {n(14.3 * k)}L{foot}L{neck}"
    figure += f"A{head} 0 0 1 {n(17 * k)} {n(2 * k)}Z"
    light, veil = gloss()
    out = (
        shadow(figure, lift=3 * k)
        + path(figure, colour, stroke=NIGHT, width=1.5 * k, cap=True)
        + light
        + path(figure, veil)
    )
    if symbol:
        out += icon(symbol, 17 * k, 22 * k, 14 * k, NIGHT) + dark_mark(seat, 17 * k, 9 * k, 3.4 * k)
    else:
        out += dark_mark(seat, 17 * k, 23 * k, 5 * k)
    return Face(size, size, out, outline=figure)


def medallion(
    symbol: str, *, size: float = 34, colour: str = "#2b3b66", ink: str = "#dce6ff", letter: str = ""
) -> Face:
    """A round token that nobody owns, with an icon or a letter."""
    r = size / 2
    light, veil = gloss()
    out = shadow(circle_path(r, r, r - 1), lift=size * 0.08) + circle(
        r, r, r - 1, colour, stroke=lighter(colour, 0.4), width=1.2
    )
    out += light + circle(r, r, r - 1.5, veil, opacity=0.6)
    out += icon(symbol, r, r, size * 0.62, ink) if symbol else text(letter, r, r, size * 0.5, ink=ink, bold=True)
    return Face(size, size, out, outline=circle_path(r, r, r), size=size * 0.45, ink=ink)


def die(value: int | str, *, size: float = 36, colour: str = PAPER) -> Face:
    """A die from above: pips up to six, else the figure or icon."""
    r = size * 0.2
    ink = palette.ink_on(colour)
    shade, fill = linear(((0, lighter(colour, 0.5)), (1, darker(colour, 0.18))), slant=True)
    out = shadow(box_path(size, size, r), lift=3) + shade
    out += rect(0, 0, size, size, fill, r=r, stroke=darker(colour, 0.35), width=1)
    a, b, c = 0.26, 0.5, 0.74
    pips = {
        1: [(b, b)],
        2: [(a, a), (c, c)],
        3: [(a, a), (b, b), (c, c)],
        4: [(a, a), (c, a), (a, c), (c, c)],
        5: [(a, a), (c, a), (b, b), (a, c), (c, c)],
        6: [(a, a), (c, a), (a, b), (c, b), (a, c), (c, c)],
    }
    if isinstance(value, int) and value in pips:
        out += "".join(circle(x * size, y * size, size * 0.085, ink) for x, y in pips[value])
    elif isinstance(value, str) and value in icon_names():
        out += icon(value, size / 2, size / 2, size * 0.66, ink)
    else:
        out += text(str(value), size / 2, size / 2, size * 0.5, ink=ink, bold=True)
    return Face(size, size, out, outline=box_path(size, size, r), ink=ink, size=size * 0.5)


def dial(parts: int, at: int, *, size: float = 60, colour: str = "#6ad1ff") -> Face:
    """A round gauge, the first `at` of its parts lit; a piece's label is its number."""
    r = size / 2
    span = 360 / parts
    gap = min(4.0, span * 0.15)
    out = ""
    for k in range(parts):
        d = wedge_path(r, r, r * 0.68, r - 1, k * span + gap / 2, (k + 1) * span - gap / 2)
        out += path(d, colour if k < at else palette.CELL)
    return Face(size, size, out, outline=circle_path(r, r, r), size=size * 0.32)


def bar(
    parts: int, at: int, *, w: float = 220, h: float = 10, colours: tuple[str, str] = ("#6ad1ff", "#9b8cff")
) -> Face:
    """A row of small boxes, the first `at` lit (data, damage, progress)."""
    gap = 3.0
    each = (w - gap * (parts - 1)) / parts
    light, fill = linear(((0, colours[0]), (1, colours[1])), across=True)
    boxes = [
        rect(k * (each + gap), 0, each, h, fill if k < at else palette.CELL, r=min(3, h / 3)) for k in range(parts)
    ]
    return Face(w, h, light + "".join(boxes))


def space_box(label: str = "", *, w: float = 44, h: float = 44, symbol: str = "", fill: str = palette.CELL) -> Face:
    """One space of a track: a number or an icon, faint, so that what stands on it is seen."""
    out = rect(0.75, 0.75, w - 1.5, h - 1.5, fill, r=7, stroke=EDGE, width=1.2)
    out += icon(symbol, w / 2, h / 2, min(w, h) * 0.55, DIM) if symbol else ""
    out += text(label, w / 2, h / 2, min(14, h * 0.42), ink=DIM, bold=True, width=w - 6) if label else ""
    return Face(w, h, out)


def polyline(points: Sequence[tuple[float, float]], colour: str = EDGE, width: float = 2, *, dash: str = "") -> str:
    """Roads between places of a map (fragment)."""
    pairs = itertools.pairwise(points)
    return "".join(line(a[0], a[1], b[0], b[1], colour, width, dash=dash) for a, b in pairs)


def builtin() -> dict[str, Face]:
    """The faces that every game has.

    By owner: "token" (a seat's marker), "cube", "mark" (only the shape). In the piece's tone: "disc" (a ball, label in
    the middle), "bar" (flat, any size). Of any size: "slot" (an empty place), "zone" (an invisible one), "box" (dark),
    "paper" (light), "count" (a dark pill for a number). Only text: "label" (light), "ink" (dark, for paper).
    """
    light, veil = gloss()
    ball = circle(15, 15, 14, "currentColor", stroke=NIGHT) + light + circle(15, 15, 13.5, veil)
    return {
        **for_seats("token", token),
        **for_seats("cube", cube),
        **for_seats("mark", lambda seat: Face(20, 20, mark(seat, 10, 10, 8.5), outline=circle_path(10, 10, 10))),
        "token": Face(28, 28, circle(14, 14, 13, DIM, stroke=NIGHT), outline=circle_path(14, 14, 14), ink=NIGHT),
        "cube": block(DIM),
        "mark": Face(20, 20, path(regular_path(6, 10, 10, 8.5), DIM), outline=circle_path(10, 10, 10)),
        "disc": Face(30, 30, ball, outline=circle_path(15, 15, 15), ink=PEN, size=15),
        "slot": Face(
            0,
            0,
            _stretch(f'fill="{NIGHT}" fill-opacity=".35" stroke="{EDGE}" stroke-dasharray="5 4"'),
            ink=DIM,
            size=12,
        ),
        "zone": Face(0, 0, _stretch('fill="#fff" fill-opacity="0"')),
        "label": Face(0, 0, "", size=14),
        "ink": Face(0, 0, "", size=14, ink=PEN),
        "count": Face(0, 0, _stretch(f'fill="{NIGHT}" fill-opacity=".82" stroke="{EDGE}"', 11), size=14),
        "box": Face(0, 0, _stretch(f'fill="{palette.DEEP}" stroke="{palette.LINE}"'), size=14),
        "paper": Face(0, 0, _stretch(f'fill="{PAPER}" stroke="{palette.PAPER_LOW}"'), size=14, ink=PEN),
        "bar": Face(0, 0, _stretch('fill="currentColor"', 4), size=12, ink=NIGHT),
    }


def _stretch(paint: str, r: float = 8) -> str:
    return f'<rect width="100%" height="100%" rx="{n(r)}" {paint}/>'
