"""Drawings in the guides, made of the table's own pieces: `![words](drawing/FACE+FACE)` is a row of them."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence

from ludonaut.table.picture import Face, Panel, Piece
from ludonaut.table.svg import render_panel

LEAST, MOST, GAP = 40.0, 150.0, 12.0
"""The smallest and largest height of a piece, and the gap between two."""
_NAMED = re.compile(r"(?<=drawing/)[^\s\")]+")
_ADDRESS = re.compile(r"drawing/[^\s\")]+")


def named(text: str) -> list[str]:
    """The names of the faces that a guide draws."""
    return [name for row in _NAMED.findall(text) for name in row.split("+")]


def drawn(text: str, faces: Mapping[str, Face]) -> str:
    """The text with the address of every drawing replaced by the drawing itself."""
    return _ADDRESS.sub(lambda found: _address(found[0].removeprefix("drawing/").split("+"), faces), text)


def _address(names: Sequence[str], faces: Mapping[str, Face]) -> str:
    svg = render_panel(row(names, faces), faces)
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def row(names: Sequence[str], faces: Mapping[str, Face]) -> Panel:
    """The faces side by side, as one drawing."""
    pieces = []
    x = GAP
    high = max(_height(faces[name]) for name in names)
    for name in names:
        face = faces[name]
        h = _height(face)
        w = face.w * h / face.h
        pieces.append(Piece(name, name, x + w / 2, GAP + high / 2, w, h))
        x += w + GAP
    return Panel("drawing", "", x, high + 2 * GAP, pieces, "board")


def _height(face: Face) -> float:
    return min(MOST, max(LEAST, face.h))
