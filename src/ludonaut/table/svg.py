"""A picture as one SVG document, for notebooks, stills, replays and the documentation.

The same input gives the same bytes. Faces become symbols named after their content, so that several documents can
stand in one page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.sax.saxutils import escape

from msgspec.structs import replace

from ludonaut.table import palette
from ludonaut.table.arrange import PAGES, Place, arrange
from ludonaut.table.draw.base import digest, mark, n, radial, rect
from ludonaut.table.draw.type import measure, plain
from ludonaut.table.picture import Face, Panel, Picture, Piece

FONT = "Inter, 'Inter Variable', system-ui, 'DejaVu Sans', sans-serif"
SHARED = "defs"
"""The face that has the definitions of all the others, so that each is sent once."""
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_IDS = re.compile(r' id="([^"]+)"')
_REFERENCES = re.compile(r'(?:url\(#|href="#)([^")]+)')


def share(faces: Mapping[str, Face]) -> dict[str, Face]:
    """The same faces with their gradients, patterns and icons taken out into one face of definitions: a third of the
    bytes, since games draw the same icons on card after card."""
    units: dict[str, None] = {}
    out = {}
    for name, face in faces.items():
        units.update(dict.fromkeys(_DEFS.findall(face.svg)))
        out[name] = replace(face, svg=_DEFS.sub("", face.svg))
    return {SHARED: Face(0, 0, "".join(f"<defs>{unit}</defs>" for unit in units))} | out


def face_of(piece: Piece, faces: Mapping[str, Face]) -> Face:
    """The face that a piece shows: its owner's if there is one for the owner."""
    own = faces.get(f"{piece.face}:{piece.owner}") if piece.owner is not None else None
    return own or faces[piece.face]


def size_of(piece: Piece, face: Face) -> tuple[float, float]:
    """The size of a piece: its own, that of its face, or the one side given with the face's proportions."""
    if piece.w and piece.h:
        return piece.w, piece.h
    if piece.w and face.w:
        return piece.w, piece.w * face.h / face.w
    if piece.h and face.h:
        return piece.h * face.w / face.h, piece.h
    return piece.w or face.w, piece.h or face.h


def label_size(piece: Piece, face: Face) -> float:
    """The font size of a piece's label, in the panel's units."""
    if piece.size:
        return piece.size
    return face.size * (size_of(piece, face)[0] / face.w if face.w else 1)


class _Document:
    """Collects the symbols and definitions that the pieces need, each once."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self.faces = faces
        self.defs: dict[str, None] = {}
        shared = _DEFS.findall(faces[SHARED].svg) if SHARED in faces else []
        self.shared = {name: unit for unit in shared for name in _IDS.findall(unit)}
        self.symbols: dict[str, str] = {}

    def symbol(self, face: Face) -> str:
        name = "f" + digest(face.svg, str(face.w), str(face.h))
        if name not in self.symbols:
            box = f' viewBox="0 0 {n(face.w)} {n(face.h)}"' if face.w else ""
            self.symbols[name] = f'<symbol id="{name}"{box} overflow="visible">{self.hoist(face.svg)}</symbol>'
        return name

    def hoist(self, svg: str) -> str:
        """The fragment without its definitions, which move to the head of the document."""
        self.defs.update(dict.fromkeys(_DEFS.findall(svg)))
        for name in _REFERENCES.findall(svg):
            if (unit := self.shared.get(name)) and unit not in self.defs:
                self.defs[unit] = None
                self.hoist(unit)
        return _DEFS.sub("", svg)

    def use(self, face: Face, x: float, y: float, w: float, h: float) -> str:
        if not face.svg:
            return ""
        return f'<use href="#{self.symbol(face)}" x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"/>'

    def piece(self, piece: Piece) -> str:
        face = face_of(piece, self.faces)
        w, h = size_of(piece, face)
        turn = f" rotate({n(piece.turn)})" if piece.turn else ""
        tone = piece.tone or (palette.seat_colour(piece.owner) if piece.owner is not None else "")
        colour = f' color="{tone}"' if tone else ""
        faint = ' opacity=".45"' if piece.dim else ""
        drawn = self.use(face, -w / 2, -h / 2, w, h)
        drawn = f'<g transform="scale(-1 1)">{drawn}</g>' if piece.flip else drawn
        tip = f"<title>{escape(piece.tip)}</title>" if piece.tip else ""
        return (
            f'<g transform="translate({n(piece.x)} {n(piece.y)}){turn}"{colour}{faint}>'
            f"{tip}{drawn}{_label(piece, face, w, h)}</g>"
        )

    def panel(self, place: Place) -> str:
        panel = place.panel
        inner = "".join(self.piece(piece) for piece in sorted(panel.pieces, key=lambda piece: piece.z))
        if panel.back:
            inner = self.use(self.faces[panel.back], 0, 0, panel.w, panel.h) + inner
        shift = (place.w - panel.w * place.scale) / 2
        move = f"translate({n(place.x + shift)} {n(place.y + place.head)}) scale({place.scale:.4g})"
        return _frame(place) + f'<g transform="{move}">{inner}</g>'


def _label(piece: Piece, face: Face, w: float, h: float) -> str:
    if not piece.label:
        return ""
    size = label_size(piece, face)
    lines = piece.label.split("\n")
    x, y = (face.lx - 0.5) * w, (face.ly - 0.5) * h - (len(lines) - 1) * size * 0.6
    drawn = (
        plain(line, x, y + k * size * 1.2, size, ink=face.ink, bold=True, align=face.align)
        for k, line in enumerate(lines)
    )
    return "".join(drawn)


def _frame(place: Place) -> str:
    """A panel's box and title; boards and hands have no box."""
    panel, seat = place.panel, place.panel.seat
    x, y, w = place.x, place.y, place.w
    out = ""
    if panel.slot == "side" or seat is not None:
        edge = palette.seat_colour(seat) if panel.lit else palette.LINE
        if panel.lit:
            out += rect(x - 3, y - 3, w + 6, place.h + 6, r=14, stroke=edge, width=5, opacity=0.22)
        out += rect(x, y, w, place.h, palette.DEEP, r=12, stroke=edge, width=1.3)
    if not place.head:
        return out
    middle, left = y + place.head / 2, x + 12
    if seat is not None:
        tall = place.head if panel.back else place.h
        out += rect(x, y + 8, 4, tall - 16, palette.seat_colour(seat), r=2) + mark(seat, x + 20, middle, 7)
        left = x + 34
    room = w - (left - x) - 12 - (measure(panel.badge, 22, True) + 10 if panel.badge else 0)
    bold = seat is not None
    out += plain(
        panel.title,
        left,
        middle,
        15 if bold else 13,
        ink=palette.INK if bold else palette.DIM,
        bold=True,
        align="start",
        width=room,
    )
    if panel.badge:
        out += plain(panel.badge, x + w - 12, middle, 22, bold=True, align="end")
    return out


def _header(picture: Picture, w: float) -> tuple[str, float]:
    """The title with the state of the game beside it or, on a phone, below; and their height."""
    if not (picture.title or picture.note):
        return "", 0
    title = picture.title.upper()
    out = plain(title, 14, 24, 19, bold=True, align="start", spacing=2.4)
    after = 14 + measure(title, 19, True) + 2.4 * len(title) + 18
    if not picture.note:
        return out, 46
    if w < 600:
        return out + plain(picture.note, 14, 50, 13, ink=palette.DIM, align="start", width=w - 28), 68
    return out + plain(picture.note, after, 24.5, 14, ink=palette.DIM, align="start", width=w - after - 14), 46


def render(picture: Picture, faces: Mapping[str, Face], *, size: str = "wide") -> str:
    """The whole picture as an SVG document, laid out for "wide" (1440 x 900), "laptop" (1280 x 720) or "phone"."""
    header, top = _header(picture, PAGES[size].w)
    w, h, places = arrange(picture, size, top, lambda piece: size_of(piece, face_of(piece, faces))[0])
    document = _Document(faces)
    return _sheet(document, header + "".join(document.panel(place) for place in places), w, h)


def render_panel(panel: Panel, faces: Mapping[str, Face]) -> str:
    """One panel alone, at its own size: for the documentation and for looking closely."""
    document = _Document(faces)
    body = document.panel(Place(panel, 0, 0, panel.w, panel.h, 1, 0))
    return _sheet(document, body, panel.w, panel.h)


def _sheet(document: _Document, body: str, w: float, h: float) -> str:
    glow, fill = radial(((0, palette.GLOW), (0.6, palette.NIGHT)), cx=0.4, cy=0.1, r=0.9)
    ground = document.hoist(glow) + rect(0, 0, w, h, palette.NIGHT) + rect(0, 0, w, h, fill)
    head = "".join(document.defs) + "".join(document.symbols.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(w)} {n(h)}" width="{n(w)}" height="{n(h)}" '
        f'font-family="{FONT}" style="font-variant-numeric:tabular-nums"><defs>{head}</defs>{ground}{body}</svg>\n'
    )
