"""What is printed in the box and read: cards, tiles of paper, chips with an icon and a number."""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.table import palette
from ludonaut.table.draw.base import circle, icon, linear, path, pattern, rect, shadow
from ludonaut.table.draw.type import measure, paragraph, shorten, text, wrap
from ludonaut.table.palette import PAPER, PAPER_LOW, PEN, PENCIL, Kind, darker, ink_on, lighter, mix
from ludonaut.table.picture import Face


def box_path(w: float, h: float, r: float, x: float = 0, y: float = 0) -> str:
    """A rounded box as a path, for outlines and shadows."""
    return (
        f"M{x + r:g} {y:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{h - 2 * r:g}a{r:g} {r:g} 0 0 1 -{r:g} {r:g}"
        f"h-{w - 2 * r:g}a{r:g} {r:g} 0 0 1 -{r:g} -{r:g}v-{h - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} -{r:g}Z"
    )


def sheet(w: float, h: float, *, r: float = 12, colour: str = PAPER, low: str = "") -> str:
    """An empty piece of paper with its shadow: the ground of cards and tiles."""
    low = low or (PAPER_LOW if colour == PAPER else darker(colour, 0.12))
    shade, fill = linear(((0, lighter(colour, 0.25)), (0.55, colour), (1, low)))
    edge = rect(0.75, 0.75, w - 1.5, h - 1.5, r=r - 0.75, stroke=darker(colour, 0.28), width=1, opacity=0.55)
    return shadow(box_path(w, h, r)) + shade + rect(0, 0, w, h, fill, r=r) + edge


def badge(
    words: str, x: float, y: float, *, size: float = 12, fill: str = PEN, ink: str = "#ffe3a0", align: str = "end"
) -> str:
    """A small dark box with light text (an income, a bonus); x is its right end, its left or its middle."""
    w = measure(words, size, True) + 12
    left = {"start": x, "middle": x - w / 2, "end": x - w}[align]
    return rect(left, y - size * 0.8, w, size * 1.6, fill, r=6) + text(words, left + w / 2, y, size, ink=ink, bold=True)


def card(
    title: str,
    body: str = "",
    *,
    w: float = 150,
    h: float = 200,
    accent: str = "#7db4ff",
    cost: str = "",
    corner: str = "",
    art: str = "",
    kind: str = "",
    foot: str = "",
    size: float = 12.5,
) -> Face:
    """A paper card: cost upper left, a corner icon upper right, a picture (icon) on a tinted band, title, text, foot.

    `cost` and `body` and `foot` may name icons in brackets: "3 [coin]". `corner` and `art` are icon names; `kind` is a
    small word lower left (mission, end of game), `foot` a dark badge lower right (income, discard). `accent` is the
    card's colour; say it with an icon or a word too.
    """
    pad = 10.0
    band = round(h * 0.31)
    strong = accent if palette.contrast(accent, PAPER) > 3 else darker(accent, 0.38)
    tint, ground = linear(((0, mix(PAPER, accent, 0.5)), (1, mix(PAPER, accent, 0.14))), slant=True)
    out = [sheet(w, h), tint, path(_top(w, band, 12), ground)]
    if art:
        out.append(icon(art, w / 2 + (8 if cost else 0), band / 2 + 2, band * 0.78, mix(strong, PEN, 0.25)))
    if cost:
        out.append(text(cost, pad, 20, 21, ink=PEN, bold=True, align="start"))
    if corner:
        out.append(circle(w - 20, 20, 12, strong) + icon(corner, w - 20, 20, 16, ink_on(strong)))
    out.append(rect(0, band, w, 2.5, strong))
    # A long title gets smaller letters and a third line rather than an end in dots.
    letters = 14 if len(wrap(title, w - 2 * pad, 14, True)) <= 2 else 12.5
    lines = wrap(title, w - 2 * pad, letters, True)[:3]
    out.append(paragraph(title, pad, band + 8, w - 2 * pad, letters, bold=True, most=3, leading=1.15))
    top = band + 11 + len(lines) * letters * 1.15
    room = h - top - (30 if kind or foot else 8)
    if body:
        out.append(paragraph(body, pad, top, w - 2 * pad, size, height=room))
    if foot:
        out.append(badge(foot, w - pad + 2, h - 17))
    if kind:
        out.append(text(kind, pad, h - 17, 12, ink=PENCIL, align="start", width=w - 2 * pad))
    return Face(w, h, "".join(out), outline=box_path(w, h, 12))


def _top(w: float, h: float, r: float) -> str:
    return f"M0 {h:g}V{r:g}a{r:g} {r:g} 0 0 1 {r:g} -{r:g}h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{h:g}Z"


def card_back(symbol: str, *, w: float = 150, h: float = 200, colour: str = "#22315a", words: str = "") -> Face:
    """The back of a card: its deck's colour and symbol. A piece's label (how many are left) stands below the middle."""
    shade, fill = linear(((0, lighter(colour, 0.16)), (1, darker(colour, 0.35))), slant=True)
    inner = rect(7, 7, w - 14, h - 14, r=8, stroke=lighter(colour, 0.45), width=1.5, opacity=0.7)
    weave, woven = pattern("lines", lighter(colour, 0.2), 9)
    veil = rect(7, 7, w - 14, h - 14, woven, r=8, opacity=0.22)
    disc = circle(w / 2, h * 0.42, w * 0.26, darker(colour, 0.3), stroke=lighter(colour, 0.45))
    out = shadow(box_path(w, h, 12)) + shade + rect(0, 0, w, h, fill, r=12) + weave + veil + inner + disc
    out += icon(symbol, w / 2, h * 0.42, w * 0.34, lighter(colour, 0.7))
    if words:
        out += text(words, w / 2, h * 0.9 - 3, 12, ink=lighter(colour, 0.7), bold=True, width=w - 20)
    return Face(w, h, out, outline=box_path(w, h, 12), ly=0.76, size=20, ink="#ffffff")


def plate(
    title: str,
    body: str = "",
    *,
    w: float = 200,
    h: float = 54,
    symbol: str = "",
    accent: str = "#7db4ff",
    right: str = "",
    dark: bool = False,
    size: float = 12,
) -> Face:
    """A flat card in a line: an icon on a tinted end, title, a line or two of text, a value at the right.

    For what stands in lists: technologies, contracts, goals, rows of a track. `dark` for boards of space. A body of
    more than 12 is meant to be drawn smaller: the title is then no smaller either.
    """
    ground, ink = ("#18233f", palette.INK) if dark else (PAPER, PEN)
    strong = (
        accent if palette.contrast(accent, ground) > 3 else (lighter(accent, 0.4) if dark else darker(accent, 0.38))
    )
    left = h if symbol else 8.0
    end = measure(right, 16, True) + 18 if right else 8.0
    room = w - left - end - (8 if symbol else 0)
    out = sheet(w, h, r=9, colour=ground)
    if symbol:
        tint, fill = linear(((0, mix(ground, accent, 0.55)), (1, mix(ground, accent, 0.25))), slant=True)
        out += (
            tint + path(_left_end(h, h, 9), fill) + icon(symbol, h / 2, h / 2, min(h * 0.68, 46), mix(strong, ink, 0.3))
        )
        left += 8
    if body:
        # On a high plate the value stands below the title.
        across = room if h < 72 else w - left - 8
        title = shorten(title, across, size, bold=True) if size > 12 else title
        out += text(title, left, 6 + 7, 13, ink=ink, bold=True, align="start", width=across)
        out += paragraph(body, left, 22, room, size, ink=ink, height=h - 25, leading=1.2)
    else:
        out += text(title, left, h / 2, 13.5, ink=ink, bold=True, align="start", width=room)
    if right:
        out += text(right, w - 10, h / 2, 16, ink=ink, bold=True, align="end")
    return Face(w, h, out, outline=box_path(w, h, 9), ink=ink)


def _left_end(w: float, h: float, r: float) -> str:
    return f"M{w:g} 0V{h:g}H{r:g}a{r:g} {r:g} 0 0 1 -{r:g} -{r:g}V{r:g}a{r:g} {r:g} 0 0 1 {r:g} -{r:g}Z"


def chip(symbol: str, *, w: float = 54, h: float = 26, colour: str = palette.DIM, letter: str = "") -> Face:
    """A small dark box with an icon; the piece's label is the number beside it."""
    out = rect(0, 0, w, h, "#16213b", r=7)
    out += icon(symbol, 15, h / 2, 17, colour) if symbol else text(letter, 15, h / 2, 14, ink=colour, bold=True)
    return Face(w, h, out, lx=27 / w, size=15, align="start", outline=box_path(w, h, 7))


def resource(kind: Kind, *, size: float = 30) -> Face:
    """A cube of a resource or good: its colour, its icon, its letter in the corner."""
    ink = ink_on(kind.colour)
    shade, fill = linear(((0, lighter(kind.colour, 0.25)), (1, darker(kind.colour, 0.25))), slant=True)
    out = shadow(box_path(size, size, size * 0.2), lift=2) + shade
    out += rect(0, 0, size, size, fill, r=size * 0.2, stroke=darker(kind.colour, 0.5), width=1)
    out += icon(kind.icon, size * 0.5, size * 0.5, size * 0.66, ink)
    return Face(size, size, out, outline=box_path(size, size, size * 0.2), ink=ink, ly=0.78, lx=0.8, size=size * 0.4)


def terrain(kind: Kind, *, size: float = 40, symbol: bool = False) -> str:
    """A square of terrain (fragment, corner at 0, 0): colour and pattern; with `symbol`, its icon on a clear disc."""
    ink = ink_on(kind.colour)
    out = rect(0, 0, size, size, kind.colour)
    if kind.pattern:
        fine, fill = pattern(
            kind.pattern, lighter(kind.colour, 0.4) if ink == palette.INK else darker(kind.colour, 0.3)
        )
        out += fine + rect(0, 0, size, size, fill, opacity=0.38)
    if symbol:
        out += circle(size / 2, size / 2, size * 0.36, kind.colour, stroke=ink, width=1.2)
        out += icon(kind.icon, size / 2, size / 2, size * 0.5, ink)
    return out


def rows(
    lines: Sequence[tuple[str, str]], *, w: float = 280, size: float = 13, gap: float = 8, ink: str = palette.INK
) -> str:
    """Lines of "what ... how much" (fragment): left and right text with a thin rule between lines."""
    step = size + gap
    out = ""
    for k, (left, right) in enumerate(lines):
        y = step * (k + 0.5)
        out += text(left, 0, y, size, ink=ink, align="start", width=w * 0.72)
        out += text(right, w, y, size, ink=ink, bold=True, align="end")
        out += rect(0, step * (k + 1) - 0.5, w, 1, palette.LINE)
    return out
