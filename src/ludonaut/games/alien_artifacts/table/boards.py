"""The faction board with its parts, and resource cards."""

from __future__ import annotations

from ludonaut.table import draw, palette
from ludonaut.table.palette import EDGE, INK, PAPER, PEN, PENCIL, darker, lighter, mix
from ludonaut.table.picture import Face
from ludonaut.table.words import Words

from ..content.decks import ROW_COLOUR
from ..content.schema import Faction
from .look import (
    CHIP,
    CHIP_H,
    COLOUR_ICON,
    FACTION_ICON,
    HALF_H,
    HALF_W,
    KIND_ICON,
    LEFT,
    MAT_H,
    MAT_W,
    OPERATION_ICON,
    OPS_X,
    RES_H,
    RES_W,
    ROW_ICON,
    ROW_STEP,
    ROW_TOP,
    WORKS_W,
    tint,
)


def half_face(colour: str, symbols: int, kind: str) -> Face:
    """A section: as many symbols as it has, and its type."""
    ground = tint(colour)
    ink = palette.ink_on(ground)
    shade, fill = draw.linear(((0, lighter(ground, 0.18)), (1, darker(ground, 0.14))), slant=True)
    out = shade + draw.rect(0, 0, HALF_W, HALF_H, fill, r=7, stroke=darker(ground, 0.35), width=1)
    step = 19.0
    first = HALF_W / 2 + 9 - step * (symbols - 1) / 2
    out += "".join(draw.icon(COLOUR_ICON[colour], first + k * step, HALF_H / 2, 20, ink) for k in range(symbols))
    out += draw.icon(KIND_ICON[kind], 13, 13, 15, mix(ink, ground, 0.15))
    out += draw.text(str(symbols), 13, HALF_H - 14, 16, ink=ink, bold=True)
    return Face(HALF_W, HALF_H, out, outline=draw.box_path(HALF_W, HALF_H, 7))


def resource_face(combat: int) -> Face:
    """The card itself: the number for combat stands between its halves."""
    out = draw.sheet(RES_W, RES_H, r=10)
    middle = RES_H / 2
    out += draw.circle(RES_W / 2, middle, 11, PEN) + draw.text(str(combat), RES_W / 2, middle, 14, ink=PAPER, bold=True)
    out += draw.icon("crosshair", RES_W / 2 - 26, middle, 13, PENCIL)
    out += draw.icon("crosshair", RES_W / 2 + 26, middle, 13, PENCIL)
    return Face(RES_W, RES_H, out, outline=draw.box_path(RES_W, RES_H, 10))


def chip_face(colour: str, symbols: int) -> Face:
    """A produced or prepared card, of which only a section is seen."""
    ground = tint(colour)
    ink = palette.ink_on(ground)
    out = draw.shadow(draw.box_path(CHIP, CHIP_H, 6), lift=1.5)
    out += draw.rect(0, 0, CHIP, CHIP_H, ground, r=6, stroke=darker(ground, 0.45), width=1.2)
    out += draw.icon(COLOUR_ICON[colour], 10, 12, 14, ink) + draw.text(str(symbols), 23, 12, 14, ink=ink, bold=True)
    return Face(CHIP, CHIP_H, out, outline=draw.box_path(CHIP, CHIP_H, 6))


# ---- the board


def mat_face(words: Words) -> Face:
    """The faction board: construction on the left wing, the Empire on the right, a row for each kind of card."""
    glow, light = draw.radial(((0, "#1d2c55"), (1, "#0b1223")), cx=0.62, cy=0.35, r=0.8)
    out = glow + draw.rect(0, 0, MAT_W, MAT_H, light, r=14) + draw.stars(MAT_W, MAT_H, seed=7, count=70)
    for k, row in enumerate(ROW_ICON):
        colour = tint(ROW_COLOUR[row])
        y = ROW_TOP + k * ROW_STEP
        out += draw.rect(6, y, LEFT - 12, ROW_STEP - 10, mix(colour, "#0b1223", 0.35), r=8)
        out += draw.rect(LEFT, y, WORKS_W, ROW_STEP - 10, mix(colour, "#0b1223", 0.84), r=10, stroke=EDGE, dash="5 5")
        ground = mix(colour, "#0b1223", 0.76)
        out += draw.rect(OPS_X - 24, y, MAT_W - OPS_X + 18, ROW_STEP - 10, ground, r=10, stroke=mix(colour, EDGE, 0.5))
    out += draw.text(words("panel-construction"), LEFT + 4, ROW_TOP - 11, 13, ink=palette.DIM, bold=True, align="start")
    out += draw.text(words("panel-empire"), OPS_X - 18, ROW_TOP - 11, 13, ink=palette.DIM, bold=True, align="start")
    return Face(MAT_W, MAT_H, out)


def row_face(row: str) -> Face:
    """The head of a row: its icon, and as label the cost of the next card."""
    colour = tint(ROW_COLOUR[row])
    ink = palette.ink_on(colour)
    out = draw.rect(0, 0, 36, 96, mix(colour, "#0b1223", 0.25), r=8)
    out += draw.icon(ROW_ICON[row], 18, 22, 26, INK) + draw.circle(18, 60, 15, colour, stroke=lighter(colour, 0.4))
    return Face(36, 96, out, outline=draw.box_path(36, 96, 8), ly=60 / 96, size=18, ink=ink)


def operation_face(verb: str, colour: str) -> Face:
    """An operational action on the board; its label is its cost."""
    ground = tint(colour)
    ink = palette.ink_on(ground)
    out = draw.rect(0, 0, 40, 62, mix(ground, "#0b1223", 0.15), r=9, stroke=lighter(ground, 0.3), width=1.2)
    out += draw.icon(OPERATION_ICON[verb], 20, 19, 24, ink)
    return Face(40, 62, out, outline=draw.box_path(40, 62, 9), ly=47 / 62, size=16, ink=ink)


def faction_face(words: Words, faction: Faction) -> Face:
    """The head of the board: the faction, its action and its scoring."""
    w, h = MAT_W - 12, 34.0
    out = draw.rect(0, 0, w, h, "#1a2747", r=9, stroke=EDGE, width=1)
    out += draw.icon(FACTION_ICON.get(faction.id, "flag-objective"), 20, h / 2, 24, "#dce6ff")
    out += draw.text(words.name(faction.id), 40, h / 2, 15, bold=True, align="start", width=140)
    cost = words(
        "label-faction", symbols=faction.cost.symbols, colour=list(faction.cost.colours), count=faction.cost.credits
    )
    out += draw.text(cost, 190, h / 2, 12, ink=palette.DIM, align="start", width=240)
    out += draw.text(say_scoring(words, faction), w - 10, h / 2, 12, align="end", width=450)
    return Face(w, h, out, outline=draw.box_path(w, h, 9))


def say_scoring(words: Words, faction: Faction) -> str:
    """What a faction scores at the end."""
    said = []
    for per in faction.scoring:
        if per.row and per.face:
            said.append(words("per-row", vp=per.vp, row=per.row, face=per.face))
        else:
            said.append(words("per-type", vp=per.vp, kind=per.type or ""))
    return " · ".join(said)


def token_face() -> Face:
    """A blockade token: a barred ring with the number of tokens."""
    out = draw.shadow(draw.circle_path(15, 15, 14), lift=2) + draw.circle(15, 15, 13.5, "#20242d")
    out += draw.circle(15, 15, 12.5, "", stroke="#ff6b6b", width=3, dash="14.6 5")
    return Face(30, 30, out, outline=draw.circle_path(15, 15, 15), size=15, ink="#ffffff")
