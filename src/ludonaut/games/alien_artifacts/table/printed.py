"""Cards as they are printed: paper with the colour of their row, their type and their text.

Cards that say the same share a face; their names are the labels of the pieces.
"""

from __future__ import annotations

from functools import cache

from ludonaut.table import draw, palette
from ludonaut.table.palette import INK, PAPER, PEN, PENCIL, mix
from ludonaut.table.picture import Face
from ludonaut.table.words import Words

from ..content.decks import FACE, ON_FACE, ROW_COLOUR, ROW_OF, TECHNOLOGIES
from ..content.schema import Cell, Target
from ..text import say_goal, text_of
from .look import BAND, CARD_H, CARD_W, FACE_ICON, FATE_ICON, KIND_ICON, MEASURE_Y, PLATE_H, PLATE_W, WORK_W, tint

LINE = 12.4
"""The height of a line on a card under construction."""


@cache
def face_keys() -> dict[str, str]:
    """A short name for all that is printed on a face but the card's name; the same for cards that say the same."""
    known: dict[tuple[object, ...], str] = {}
    found = {}
    for card, row in ROW_OF.items():
        for side in "lo":
            code = f"{card}.{side}"
            said = _content(code, row)
            found[code] = known.setdefault(said, f"face:{code}")
    return found


def _content(code: str, row: str) -> tuple[object, ...]:
    card, _, side = code.partition(".")
    told: object = FACE[code].effects
    if row == "technologies":
        face = TECHNOLOGIES[card]
        told = face.logistics if side == "l" else face.operational
    return (row, side, FACE[code].type, repr(told))


def face_of(code: str) -> str:
    """The face of a card of an Empire or under construction."""
    return face_keys()[code]


def work_of(card: str) -> str:
    """The face of a card under construction."""
    return _both()[card]


@cache
def _both() -> dict[str, str]:
    known: dict[tuple[str, str], str] = {}
    keys = face_keys()
    return {card: known.setdefault((keys[f"{card}.l"], keys[f"{card}.o"]), f"work:{card}.l") for card in ROW_OF}


def plate_of(card: str) -> str:
    """The face of the card that lies open on its deck."""
    return "plate:" + face_keys()[f"{card}.l"].partition(":")[2]


# ---- cards


def _band(colour: str, kind: str, side: str, words: Words, wide: float = CARD_W) -> str:
    """The head of a card: its row's colour, its type, and which face it is."""
    ground = mix(tint(colour), "#ffffff", 0.08)
    ink = palette.ink_on(ground)
    shape = f"M0 10a10 10 0 0 1 10 -10h{wide - 20:g}a10 10 0 0 1 10 10v12h-{wide:g}Z"
    out = draw.path(shape, ground)
    out += draw.icon(KIND_ICON[kind], 14, 11.5, 16, ink)
    out += draw.text(words.name(kind), 24, 11.5, 12.3, ink=ink, bold=True, align="start", width=wide - 44)
    return out + draw.icon(FACE_ICON[side], wide - 13, 11.5, 14, ink)


def card_face(words: Words, code: str) -> Face:
    """A face of a ship, technology or planet, without its name."""
    card, _, side = code.partition(".")
    row = ROW_OF[card]
    ground = PAPER if side == "l" else "#efe3c4"
    out = draw.sheet(CARD_W, CARD_H, r=10, colour=ground) + _band(ROW_COLOUR[row], FACE[code].type, side, words)
    if row == "technologies" and side == "o":
        out += _objective(words, card)
    else:
        out += draw.paragraph(
            text_of(words, code).replace(" · ", "\n"), 8, 54, CARD_W - 14, 12.3, height=80, leading=1.1
        )
    foot = ""
    if row == "technologies" and side == "l":
        face = TECHNOLOGIES[card].logistics
        foot = words(f"label-{face.keyword}")
        out += draw.icon(KIND_ICON[TECHNOLOGIES[card].operational.type], CARD_W - 20, CARD_H - 11, 13, PENCIL)
    out += (
        draw.text(foot, 8, CARD_H - 11, 12.3, ink=PENCIL, bold=True, align="start", width=CARD_W - 36) if foot else ""
    )
    outline = draw.box_path(CARD_W, CARD_H, 10)
    return Face(CARD_W, CARD_H, out, outline=outline, lx=8 / CARD_W, ly=38 / CARD_H, size=12.5, ink=PEN, align="start")


def work_face(words: Words, code: str) -> Face:
    """A card under construction: its logistics face above, its operational one below."""
    card = FACE[code].card
    back = FACE[ON_FACE[card]["operational"]]
    row, text = FACE[code].row, text_of(words, code).replace(" · ", "\n")
    middle = 57 + LINE * max(3, len(draw.wrap(text, WORK_W - 14, 12.3)))
    out = draw.sheet(WORK_W, CARD_H, r=10) + _band(ROW_COLOUR[row], FACE[code].type, "l", words, WORK_W)
    foot = f"M0 {middle:g}h{WORK_W:g}v{CARD_H - middle - 10:g}a10 10 0 0 1 -10 10h-{WORK_W - 20:g}a10 10 0 0 1 -10 -10Z"
    out += draw.path(foot, "#efe3c4")
    out += draw.paragraph(text, 8, 54, WORK_W - 14, 12.3, leading=LINE / 12.3)
    out += draw.icon(FACE_ICON["o"], 12, middle + 10, 12, PENCIL)
    out += draw.icon(KIND_ICON[back.type], 12, middle + 30, 14, PENCIL)
    said = text_of(words, back.id).replace(" · ", "\n")
    if row == "technologies":
        said += "\n" + ", ".join(f"{t.at_least}+:{t.during}/{t.end}" for t in TECHNOLOGIES[card].operational.tiers)
    out += draw.paragraph(said, 22, middle + 4, WORK_W - 28, 12.3, height=CARD_H - middle - 4, leading=LINE / 12.3)
    outline = draw.box_path(WORK_W, CARD_H, 10)
    return Face(WORK_W, CARD_H, out, outline=outline, lx=8 / WORK_W, ly=38 / CARD_H, size=12.5, ink=PEN, align="start")


def _objective(words: Words, card: str) -> str:
    """What a sold technology counts and what it is worth."""
    goal = TECHNOLOGIES[card].operational
    out = draw.paragraph(say_goal(words, goal), 8, 54.5, CARD_W - 12, 12.3, height=28, leading=1.1)
    y, now, end = MEASURE_Y, 53.0, CARD_W - 26
    out += draw.text(words("label-during"), now, y, 12.3, ink=PENCIL, width=50)
    out += draw.text(words("label-end"), end, y, 12.3, ink=PENCIL, width=50)
    for tier in goal.tiers:
        y += 13.2
        out += draw.text(f"{tier.at_least} +", 10, y, 12.3, ink=PEN, align="start", bold=True)
        out += draw.text(str(tier.during), now, y, 12.3, ink=PEN, bold=True)
        out += draw.text(str(tier.end), end, y, 12.3, ink=PEN, bold=True)
    return out


def plate_face(words: Words, code: str) -> Face:
    """The open card of a deck as a strip: its type, its text, the type of its reverse."""
    card = code.partition(".")[0]
    row = ROW_OF[card]
    colour = tint(ROW_COLOUR[row])
    out = draw.sheet(PLATE_W, PLATE_H, r=9)
    out += draw.path(f"M{BAND:g} 0V{PLATE_H:g}H9a9 9 0 0 1 -9 -9V9a9 9 0 0 1 9 -9Z", mix(colour, "#ffffff", 0.1))
    ink = palette.ink_on(colour)
    out += draw.icon(KIND_ICON[FACE[code].type], BAND / 2, 23, 28, ink)
    out += draw.text(words.name(FACE[code].type), BAND / 2, 46, 11, ink=ink, width=BAND - 4)
    out += draw.paragraph(text_of(words, code), BAND + 8, 24, PLATE_W - BAND - 48, 11.5, height=31, leading=1.15)
    out += draw.icon(KIND_ICON[FACE[f"{card}.o"].type], PLATE_W - 27, PLATE_H - 15, 16, PENCIL)
    x = (BAND + 8) / PLATE_W
    outline = draw.box_path(PLATE_W, PLATE_H, 9)
    return Face(PLATE_W, PLATE_H, out, outline=outline, lx=x, ly=14 / PLATE_H, size=13, ink=PEN, align="start")


def artifact_face(words: Words, card: str) -> Face:
    """An alien artifact: violet, for nobody knows who made it."""
    out = draw.sheet(CARD_W, CARD_H, r=10, colour="#e6dcf5")
    out += draw.path(f"M0 10a10 10 0 0 1 10 -10h{CARD_W - 20:g}a10 10 0 0 1 10 10v18h-{CARD_W:g}Z", "#5c3f94")
    out += draw.icon("alien-stare", 16, 14, 20, "#efe6ff")
    out += draw.text(words("label-artifact"), 30, 14, 12, ink="#efe6ff", bold=True, align="start", width=CARD_W - 36)
    name = draw.wrap(words.name(card), CARD_W - 16, 12.5, True)[:2]
    out += "".join(
        draw.text(line, 8, 41 + 14 * k, 12.5, ink=PEN, bold=True, align="start") for k, line in enumerate(name)
    )
    said = text_of(words, card).replace(" · ", "\n")
    out += draw.paragraph(said, 8, 62, CARD_W - 14, 12.3, height=76, leading=1.12)
    return Face(CARD_W, CARD_H, out, outline=draw.box_path(CARD_W, CARD_H, 10))


# ---- tables of alien systems and plans


def _cell(words: Words, cell: Cell) -> str:
    """A row of a table in words."""
    parts = [words.name(cell.ship)] if cell.ship != "none" else []
    for name in ("vp", "credits", "artifacts", "blockade", "defender_vp", "defender_credits"):
        number = getattr(cell, name)
        if number:
            parts.append(words(f"cell-{name}", n=number))
    return ", ".join(parts) or words("cell-nothing")


def target_face(words: Words, target: Target, *, w: float, symbol: str, ground: str, row: float = 19) -> Face:
    """An alien system or Defence Plan: its name, and what each attack value does."""
    h = 30 + row * len(target.table) + 6
    dark = palette.ink_on(ground) == INK
    ink = INK if dark else PEN
    out = draw.sheet(w, h, r=10, colour=ground)
    out += draw.icon(symbol, 18, 17, 22, mix(ink, ground, 0.2))
    out += draw.text(words.name(target.id), 34, 17, 13.5, ink=ink, bold=True, align="start", width=w - 52)
    for k, (value, cell) in enumerate(sorted(target.table.items())):
        y = 30 + row * (k + 0.5)
        hurt = {"damaged": "#c98a2b", "destroyed": "#b3303f"}.get(cell.ship, "#2f7d4f")
        out += draw.rect(8, y - row / 2 + 1.5, 22, row - 3, hurt, r=5)
        out += draw.text(str(value), 19, y, 12.5, ink="#ffffff", bold=True)
        if cell.ship in FATE_ICON:
            out += draw.icon(FATE_ICON[cell.ship], 41, y, 13, mix(ink, ground, 0.25))
        out += draw.text(_cell(words, cell), 52, y, 12, ink=ink, align="start", width=w - 60)
    return Face(w, h, out, outline=draw.box_path(w, h, 10), ink=ink)
