"""How games look: pictures of pieces made from a view, and the kit to draw them.

A game's `table.py` imports from here: `Face`, `Panel`, `Picture`, `Piece`, `Words`; `draw` (faces), `layout` (places),
`palette` (colours). Its tests use `check_picture` and `check_faces`.
"""

from ludonaut.table import draw, layout, palette, usual
from ludonaut.table.check import check_faces, check_picture
from ludonaut.table.panels import PanelCache, panel
from ludonaut.table.picture import Comparison, Face, Panel, Picture, Piece, apply, difference
from ludonaut.table.svg import render
from ludonaut.table.words import Words

__all__ = [
    "Comparison",
    "Face",
    "Panel",
    "PanelCache",
    "Picture",
    "Piece",
    "Words",
    "apply",
    "check_faces",
    "check_picture",
    "difference",
    "draw",
    "layout",
    "palette",
    "panel",
    "render",
    "usual",
]
