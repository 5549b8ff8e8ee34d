"""How the pieces look: paper cards on a dark board, each colour with its icon, each type with its own.

Cards that say the same share a face; their names are the labels of the pieces.
"""

from __future__ import annotations

from functools import cache

from ludonaut.table import draw, palette
from ludonaut.table.palette import EDGE, INK, PAPER, PEN, PENCIL, WORKS, darker, lighter, mix
from ludonaut.table.picture import Face
from ludonaut.table.words import Words

from .cards import (
    ARTIFACTS,
    COLOUR,
    COMBAT,
    FACTIONS,
    KIND_OF,
    PLANS,
    PROVENANCE,
    ROW_COLOUR,
    ROW_OF,
    SECTION_KIND,
    SYMBOLS,
    SYSTEMS,
    TECHNOLOGIES,
    ops_of,
)
from .schema import Cell, Faction, Target
from .words import say_goal, text_of

CARD_W, CARD_H = 124.0, 148.0
RES_W, RES_H, HALF_W, HALF_H = 98.0, 142.0, 88.0, 54.0
PLATE_W, PLATE_H, BAND = 300.0, 58.0, 78.0
MAT_W, MAT_H = 912.0, 640.0
ROW_TOP, ROW_STEP = 62.0, 184.0
LEFT, WORKS_W, OPS_X, EMPIRE_X = 50.0, 268.0, 350.0, 384.0
EMPIRE_W = MAT_W - EMPIRE_X - 8
BANK_Y = MAT_H - 20
CHIP = 32.0

COLOUR_ICON = {"red": "crosshair", "green": "ringed-planet", "blue": "erlenmeyer", "gold": "two-coins"}
KIND_ICON = {
    "exploration": "telescope",
    "expansion": "flying-flag",
    "extermination": "skull-crossed-bones",
    "exploitation": "mining",
}
ROW_ICON = {"ships": "rocket", "technologies": "microchip", "planets": "ringed-planet"}
OPERATION_ICON = {"offensive": "targeting", "revenue": "two-coins", "mine": "mining"}
FACTION_ICON = {
    "star_union": "star-formation",
    "community": "shaking-hands",
    "bionics": "dna1",
    "episcopacy": "greek-temple",
    "league": "cargo-crane",
    "clone_clans": "two-shadows",
}
FACE_ICON = {"l": "cog", "o": "star"}
FATE_ICON = {"damaged": "wrench", "destroyed": "bright-explosion"}


def tint(colour: str) -> str:
    """The colour of a resource."""
    return WORKS[colour].colour


# ---- which face a card shows


@cache
def _keys() -> dict[str, str]:
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
    told: object = ops_of(code)
    if row == "technologies":
        face = TECHNOLOGIES[card]
        told = face.logistics if side == "l" else face.operational
    return (row, side, KIND_OF[code], repr(told), PROVENANCE[card])


def face_of(code: str) -> str:
    """The face of a card of an Empire or under construction."""
    return _keys()[code]


def plate_of(card: str) -> str:
    """The face of the card that lies open on its deck."""
    return "plate:" + _keys()[f"{card}.l"].partition(":")[2]


# ---- cards


def _origin(words: Words, card: str, x: float, y: float) -> str:
    """The small mark that says whether a card is known or reconstructed."""
    name = words(f"mark-{PROVENANCE[card][1].replace(' ', '-')}")
    return draw.text(name, x, y, 11, ink=PENCIL, align="end")


def _band(colour: str, kind: str, side: str, words: Words) -> str:
    """The head of a card: its row's colour, its type, and which face it is."""
    ground = mix(tint(colour), "#ffffff", 0.08)
    ink = palette.ink_on(ground)
    shape = f"M0 10a10 10 0 0 1 10 -10h{CARD_W - 20:g}a10 10 0 0 1 10 10v12h-{CARD_W:g}Z"
    out = draw.path(shape, ground)
    out += draw.icon(KIND_ICON[kind], 14, 11.5, 16, ink)
    out += draw.text(words.name(kind), 24, 11.5, 11, ink=ink, bold=True, align="start", width=CARD_W - 44)
    return out + draw.icon(FACE_ICON[side], CARD_W - 13, 11.5, 14, ink)


def card_face(words: Words, code: str) -> Face:
    """A face of a ship, technology or planet, without its name."""
    card, _, side = code.partition(".")
    row = ROW_OF[card]
    ground = PAPER if side == "l" else "#efe3c4"
    out = draw.sheet(CARD_W, CARD_H, r=10, colour=ground) + _band(ROW_COLOUR[row], KIND_OF[code], side, words)
    if row == "technologies" and side == "o":
        out += _objective(words, card)
    else:
        out += draw.paragraph(
            text_of(words, code).replace(" · ", "\n"), 8, 57, CARD_W - 16, 11.5, height=74, leading=1.18
        )
    foot = ""
    if row == "technologies" and side == "l":
        face = TECHNOLOGIES[card].logistics
        foot = words(f"label-{face.keyword}")
        out += draw.icon(KIND_ICON[TECHNOLOGIES[card].operational.type], CARD_W - 30, CARD_H - 11, 13, PENCIL)
    out += draw.text(foot, 8, CARD_H - 11, 11, ink=PENCIL, bold=True, align="start", width=CARD_W - 46) if foot else ""
    out += _origin(words, card, CARD_W - 8, CARD_H - 11)
    outline = draw.box_path(CARD_W, CARD_H, 10)
    return Face(CARD_W, CARD_H, out, outline=outline, lx=8 / CARD_W, ly=40 / CARD_H, size=12.5, ink=PEN, align="start")


def _objective(words: Words, card: str) -> str:
    """What a sold technology counts and what it is worth."""
    goal = TECHNOLOGIES[card].operational
    out = draw.paragraph(say_goal(words, goal), 8, 54, CARD_W - 16, 11, height=26, leading=1.1)
    y = 94.0
    out += draw.text(words("label-during"), 60, y - 3, 11, ink=PENCIL, width=42)
    out += draw.text(words("label-end"), CARD_W - 6, y - 3, 11, ink=PENCIL, align="end", width=42)
    for tier in goal.tiers:
        y += 12.6
        out += draw.text(f"{tier.at_least} +", 10, y - 2, 12, ink=PEN, align="start", bold=True)
        out += draw.text(str(tier.during), 60, y - 2, 12, ink=PEN, bold=True)
        out += draw.text(str(tier.end), CARD_W - 14, y - 2, 12, ink=PEN, bold=True, align="end")
    return out


def plate_face(words: Words, code: str) -> Face:
    """The open card of a deck as a strip: its type, its text, the type of its reverse."""
    card = code.partition(".")[0]
    row = ROW_OF[card]
    colour = tint(ROW_COLOUR[row])
    out = draw.sheet(PLATE_W, PLATE_H, r=9)
    out += draw.path(f"M{BAND:g} 0V{PLATE_H:g}H9a9 9 0 0 1 -9 -9V9a9 9 0 0 1 9 -9Z", mix(colour, "#ffffff", 0.1))
    ink = palette.ink_on(colour)
    out += draw.icon(KIND_ICON[KIND_OF[code]], BAND / 2, 23, 28, ink)
    out += draw.text(words.name(KIND_OF[code]), BAND / 2, 46, 11, ink=ink, width=BAND - 4)
    out += draw.paragraph(text_of(words, code), BAND + 8, 24, PLATE_W - BAND - 48, 11.5, height=31, leading=1.15)
    out += draw.icon(KIND_ICON[KIND_OF[f"{card}.o"]], PLATE_W - 27, PLATE_H - 15, 16, PENCIL)
    out += _origin(words, card, PLATE_W - 6, PLATE_H - 14)
    x = (BAND + 8) / PLATE_W
    outline = draw.box_path(PLATE_W, PLATE_H, 9)
    return Face(PLATE_W, PLATE_H, out, outline=outline, lx=x, ly=14 / PLATE_H, size=13, ink=PEN, align="start")


def artifact_face(words: Words, card: str) -> Face:
    """An alien artifact: violet, for nobody knows who made it."""
    out = draw.sheet(CARD_W, CARD_H, r=10, colour="#e6dcf5")
    out += draw.path(f"M0 10a10 10 0 0 1 10 -10h{CARD_W - 20:g}a10 10 0 0 1 10 10v18h-{CARD_W:g}Z", "#5c3f94")
    out += draw.icon("alien-stare", 16, 14, 20, "#efe6ff")
    out += draw.text(words("label-artifact"), 30, 14, 11.5, ink="#efe6ff", bold=True, align="start", width=CARD_W - 36)
    name = draw.wrap(words.name(card), CARD_W - 16, 12.5, True)[:2]
    out += "".join(
        draw.text(line, 8, 41 + 14 * k, 12.5, ink=PEN, bold=True, align="start") for k, line in enumerate(name)
    )
    said = text_of(words, card).replace(" · ", "\n")
    out += draw.paragraph(said, 8, 62, CARD_W - 16, 11.5, height=72, leading=1.18)
    out += _origin(words, card, CARD_W - 8, CARD_H - 11)
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
    out += draw.text(
        words(f"mark-{target.effects.replace(' ', '-')}"), w - 9, 16, 11, ink=mix(ink, ground, 0.35), align="end"
    )
    for k, (value, cell) in enumerate(sorted(target.table.items())):
        y = 30 + row * (k + 0.5)
        hurt = {"damaged": "#c98a2b", "destroyed": "#b3303f"}.get(cell.ship, "#2f7d4f")
        out += draw.rect(8, y - row / 2 + 1.5, 22, row - 3, hurt, r=5)
        out += draw.text(str(value), 19, y, 12.5, ink="#ffffff", bold=True)
        if cell.ship in FATE_ICON:
            out += draw.icon(FATE_ICON[cell.ship], 41, y, 13, mix(ink, ground, 0.25))
        out += draw.text(_cell(words, cell), 52, y, 12, ink=ink, align="start", width=w - 60)
    return Face(w, h, out, outline=draw.box_path(w, h, 10), ink=ink)


# ---- resources


def half_face(colour: str, symbols: int, kind: str) -> Face:
    """A section: as many symbols as it has, and its type."""
    ground = tint(colour)
    ink = palette.ink_on(ground)
    shade, fill = draw.linear(((0, lighter(ground, 0.18)), (1, darker(ground, 0.14))), slant=True)
    out = shade + draw.rect(0, 0, HALF_W, HALF_H, fill, r=7, stroke=darker(ground, 0.35), width=1)
    step = 20.0
    first = HALF_W / 2 + 12 - step * (symbols - 1) / 2
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
    out = draw.shadow(draw.box_path(CHIP, 24, 6), lift=1.5)
    out += draw.rect(0, 0, CHIP, 24, ground, r=6, stroke=darker(ground, 0.45), width=1.2)
    out += draw.icon(COLOUR_ICON[colour], 10, 12, 14, ink) + draw.text(str(symbols), 23, 12, 14, ink=ink, bold=True)
    return Face(CHIP, 24, out, outline=draw.box_path(CHIP, 24, 6))


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
    out += draw.text(say_scoring(words, faction), w - 28, h / 2, 12, align="end", width=430)
    out += draw.text(
        words(f"mark-{faction.effects.replace(' ', '-')}"), w - 10, h / 2, 11, ink=palette.DIM, align="end"
    )
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


def faces(words: Words) -> dict[str, Face]:
    """Everything that is printed, in a language."""
    found = {name: card_face(words, name.partition(":")[2]) for name in set(_keys().values())}
    found |= {plate_of(card): plate_face(words, _keys()[f"{card}.l"].partition(":")[2]) for card in ROW_OF}
    found |= {card: artifact_face(words, card) for card in ARTIFACTS}
    found |= {
        card: target_face(words, target, w=300, symbol="alien-skull", ground="#2a3a63")
        for card, target in SYSTEMS.items()
    }
    found |= {
        card: target_face(words, plan, w=190, symbol="bolt-shield", ground=PAPER, row=18)
        for card, plan in PLANS.items()
    }
    sections = {(COLOUR[s], SYMBOLS[s], SECTION_KIND[s]) for s in SYMBOLS}
    found |= {f"half:{colour}:{n}:{kind}": half_face(colour, n, kind) for colour, n, kind in sections}
    found |= {f"chip:{colour}:{n}": chip_face(colour, n) for colour, n, _ in sections}
    found |= {f"resource:{number}": resource_face(number) for number in set(COMBAT.values())}
    found |= {f"row:{row}": row_face(row) for row in ROW_ICON}
    found |= {
        f"op:{verb}": operation_face(verb, ROW_COLOUR[row]) for verb, row in zip(OPERATION_ICON, ROW_ICON, strict=True)
    }
    found |= {f"faction:{name}": faction_face(words, faction) for name, faction in FACTIONS.items()}
    found |= {f"crest:{name}": draw.medallion(FACTION_ICON.get(name, "flag-objective"), size=34) for name in FACTIONS}
    found["mat"] = mat_face(words)
    found["blockade"] = token_face()
    found["artifact-back"] = draw.card_back("alien-stare", w=58, h=78, colour="#4a3480")
    found["plan-back"] = draw.card_back("bolt-shield", w=58, h=78, colour="#2d5280")
    found["resource-back"] = draw.card_back("cubes", w=58, h=78)
    for name, symbol, colour in CHIPS:
        found[f"count:{name}"] = draw.chip(symbol, w=56, colour=colour)
    return found


CHIPS = (
    ("credits", "coin", "#f0c23c"),
    ("track", "star", "#ffe9a8"),
    ("hand", "cards", "#b9c6ea"),
    ("artifacts", "alien-stare", "#b79cf0"),
    ("plans", "bolt-shield", "#8fc3ff"),
    ("ships", "rocket", "#ff8f9d"),
    ("technologies", "microchip", "#8fb8ff"),
    ("planets", "ringed-planet", "#86e0a8"),
    ("marker", "hourglass", "#e9eefc"),
    ("tokens", "cancel", "#ff8f8f"),
    ("discard", "card-discard", "#b9c6ea"),
)
