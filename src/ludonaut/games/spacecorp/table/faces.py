"""What never changes: boards, sites, tiles, bases, cards and plates, drawn once in each language."""

from __future__ import annotations

import math

from msgspec.structs import replace

from ludonaut.table import Face, Words, draw, palette

from ..content import CARDS, COLONIES, CONTRACTS, ERAS, MODEL, PROGRESS, TILES, WHEEL, Card, Colony, Tile
from ..content.boards import BOARDS, Board, Site
from . import places

KIND_LOOK: dict[str, tuple[str, str]] = {
    "research": ("#a98bf5", "erlenmeyer"),
    "move": ("#5fa4ff", "rocket-flight"),
    "explore": ("#46c7b8", "telescope"),
    "build": ("#f2955a", "cargo-crane"),
    "produce": ("#86c94c", "coins"),
    "genetics": ("#d685bb", "dna1"),
    "revelation": ("#8d95bd", "eye-target"),
}
"""A colour and an icon for each action."""
BASE_LOOK = {
    "attraction": "greek-temple",
    "bio_lab": "test-tubes",
    "exploit": "mining",
    "industrial": "factory",
    "refinery": "fuel-tank",
    "research": "erlenmeyer",
    "security": "crosshair",
    "spaceport": "space-shuttle",
    "shield_factory": "energy-shield",
}
ICON_LOOK = {
    "water": ("water-drop", "#2f7fd6"),
    "life": ("linden-leaf", "#2f8a4a"),
    "wonder": ("volcano", "#b4622a"),
    "anomaly": ("black-hole-bolas", "#6b3fa0"),
    "alien": ("alien-stare", "#a02f62"),
    "dust": ("star-formation", "#77705f"),
}
ORIGIN = {"rulebook": "●", "public record": "◐", "reconstructed": "○"}
"""A sign for where a component comes from; the tips say it in words."""
CARD_W, CARD_H = 112, 156
ROOM = "\u00a0" * 6
"""Keeps the place of a number that a label will fill."""


_LIT = '<rect width="100%" height="100%" rx="14" fill="#ffcf5a" fill-opacity=".14" stroke="#ffcf5a" stroke-width="2"/>'
"""The light round what the running action is about."""


def faces(words: Words) -> dict[str, Face]:
    """Every face of the game."""
    drawn: dict[str, Face] = {}
    for board in BOARDS:
        drawn[f"board:{ERAS[board.era]}"] = _board(board, words)
        for site in board.sites.values():
            drawn[f"site:{site.id}"] = _site(board, site, words)
            if site.id in board.systems:
                drawn[f"built:{site.id}"] = _system(board, site, words, built=True)
    for model in dict.fromkeys(MODEL.values()):
        drawn[f"card:{model}"] = _card(CARDS[model], words)
        if CARDS[model].infra:
            drawn[f"infra:{model}"] = _infra(CARDS[model], words)
    for tile in TILES.values():
        drawn[f"tile:{tile.id}"] = _tile(tile)
    for base, symbol in BASE_LOOK.items():
        drawn |= draw.for_seats(f"base-{base}", lambda seat, symbol=symbol: _base(seat, symbol))  # type: ignore[misc]
        drawn[f"stock-{base}"] = draw.chip(symbol, w=46, h=24, colour=palette.DIM)
    drawn |= draw.for_seats("flag", _flag)
    for colony in COLONIES.values():
        drawn[f"colony:{colony.id}"] = _colony(colony)
    for name in {card.name for card in PROGRESS.values()}:
        drawn[f"progress-{name}"] = _progress(name, words)
    for contract in CONTRACTS.values():
        for face in ("few", "many"):
            drawn[f"contract-{contract.id}-{face}"] = _contract(contract.id, face, words)
    drawn |= _furniture(words)
    return drawn


def _furniture(words: Words) -> dict[str, Face]:
    """Backs, chips, dials and slots."""
    drawn = {
        "back": draw.card_back("ringed-planet", w=CARD_W, h=CARD_H, words=words("panel-deck")),
        "card-slot": Face(
            CARD_W,
            CARD_H,
            draw.rect(1, 1, CARD_W - 2, CARD_H - 2, "#0b1224", r=12, stroke=palette.EDGE, dash="6 5"),
            ink=palette.DIM,
        ),
        "chip-cards": draw.chip("card-play"),
        "chip-progress": draw.chip("brain"),
        "chip-bases": draw.chip("modern-city"),
        "chip-contracts": draw.chip("scroll-unfurled"),
        "chip-colonies": draw.chip("ringed-planet"),
        "beyond-1": draw.medallion("", size=26, letter="1", colour="#5a3f86"),
        "beyond-2": draw.medallion("", size=26, letter="2", colour="#3c4a7a"),
        "infra-empty": _empty_infra(),
        "lit": Face(0, 0, _LIT),
        "running": Face(
            104, 30, draw.rect(1, 1, 102, 28, "#ffcf5a", r=14, stroke=palette.NIGHT), ink=palette.NIGHT, size=16
        ),
    }
    drawn |= {f"printed-{kind}": _printed(kind) for kind in KIND_LOOK}
    drawn |= {f"chip-{kind}": draw.chip(symbol, colour=colour) for kind, (colour, symbol) in KIND_LOOK.items()}
    for steps in range(WHEEL):
        drawn[f"genetics-{steps}"] = _dial(steps, "#d685bb", "dna1")
        drawn[f"revelation-{steps}"] = _dial(steps, "#aab2d8", "eye-target")
    return drawn


def _dial(steps: int, colour: str, symbol: str) -> Face:
    face = draw.dial(WHEEL, steps, size=46, colour=colour)
    return replace(face, svg=face.svg + draw.icon(symbol, 23, 23, 24, colour), size=11, ly=0.5)


def _empty_infra() -> Face:
    box = draw.rect(1, 1, 148, 44, "#0b1224", r=9, stroke=palette.EDGE, dash="6 5")
    return Face(150, 46, box, ink=palette.DIM, size=12)


def _printed(kind: str) -> Face:
    """What is printed in a slot of the headquarters; the label names it."""
    colour, symbol = KIND_LOOK[kind]
    edge = palette.mix("#22304f", colour, 0.5)
    out = draw.rect(1, 1, 148, 44, palette.mix("#101a33", colour, 0.22), r=9, stroke=edge)
    out += draw.icon(symbol, 26, 23, 26, palette.lighter(colour, 0.25))
    return Face(150, 46, out, lx=0.33, align="start", size=14)


# ---- boards


def _board(board: Board, words: Words) -> Face:
    """The background of a board: regions, borders with their costs, radiation."""
    wide, high = places.size_of(ERAS[board.era])
    ground = draw.space(wide, high, seed=board.era + 3, light=(0.1, 0.5) if board.era < 2 else (0.45, 0.5))
    art = _star_map(board) if board.era == 2 else _columns(board, words)
    clipped = f'<svg width="{wide}" height="{high}">{art}</svg>'
    return replace(ground, svg=ground.svg + clipped)


def _columns(board: Board, words: Words) -> str:
    """Mariners and Planeteers: arcs round the sun, one column a region."""
    era = ERAS[board.era]
    cx, cy = places.CENTRE
    out = draw.sun(-46, cy, 62) if board.era == 0 else draw.sun(-50, cy, 60)
    tints = {False: "#16233f", True: "#2a1f3d"}
    ends = places.edges_of(era)
    for region in board.regions.values():
        left, right, top, bottom = places.region_box(era, region.id)
        inner, outer = left - cx + 3, right - cx - 3
        a = _angle(inner, outer, top - 60 if top <= 0 else top + 2)
        b = _angle(inner, outer, bottom + 60 if bottom >= places.H - 1 else bottom - 2)
        d = draw.wedge_path(cx, cy, inner, outer, a, b)
        out += draw.path(d, tints[region.radiation], stroke=palette.LINE, width=1.4, opacity=0.72)
        middle = (left + right) / 2 - places.bend((left + right) / 2, top + 16)
        if region.kind != "goal" and (board.era == 0 or region.id != board.region[board.start]):
            name = words.name(region.id)
            room = right - left - 14
            middle = max(middle, min(room, draw.measure(name, 12, True)) / 2 + 8)
            out += draw.paragraph(
                name, middle, top + 4, room, 12, ink="#b9c6ea", bold=True, align="middle", leading=1.1, most=2
            )
        if region.radiation and region.kind != "goal":
            x = right - 16 - places.bend(right - 16, bottom - 14)
            out += draw.icon("radioactive", x, bottom - 14, 13, "#8a6db5")
    for border in board.file.borders:
        out += _cost(*_border_spot(era, border.a, border.b, ends), border.cost)
    for link in board.file.links:
        (ax, ay), (bx, by) = places.SITES[link.a], places.SITES[link.b]
        road = f"M{ax + 50} {ay + 4}Q{ax + 76} {(ay + by) / 2} {bx + 50} {by + 4}"
        out += draw.path(road, stroke="#c9583f", width=1.6, dash="4 4")
        out += _cost((ax + bx) / 2 + 64, (ay + by) / 2 + 4, link.cost)
    return out


def _angle(inner: float, outer: float, y: float) -> float:
    """The angle, clockwise from the top, at which a circle about the centre has this height."""
    radius = (inner + outer) / 2
    return 90 + math.degrees(math.asin(max(-1.0, min(1.0, (y - places.CENTRE[1]) / radius))))


def _border_spot(era: str, a: str, b: str, ends: list[float]) -> tuple[float, float]:
    """Where the cost of a border stands."""
    one, other = sorted((places.column_of(era, a), places.column_of(era, b)))
    boxes = [places.region_box(era, r) for r in (a, b)]
    top, bottom = max(box[2] for box in boxes), min(box[3] for box in boxes)
    if one == other:
        left, right, top, bottom = boxes[0][0], boxes[0][1], boxes[0][3], boxes[0][3]
        middle = left + (right - left) * 0.82
        return middle - places.bend(middle, bottom), min(boxes[0][3], boxes[1][3])
    y = (top + bottom) / 2 if bottom - top < places.H - 1 else places.H * 0.5
    return ends[other] - places.bend(ends[other], y), y


def _cost(x: float, y: float, cost: int) -> str:
    """A diamond with the cost of a border."""
    shape = draw.regular_path(4, x, y, 15)
    return draw.path(shape, "#0b1224", stroke="#8fa3d8", width=1.5) + draw.text(str(cost), x, y, 13, bold=True)


def _star_map(board: Board) -> str:
    """Starfarers: systems and empty regions with lines between them."""
    spots = {board.region[site]: spot for site, spot in places.STARS.items()} | places.EMPTY
    out = ""
    for border in board.file.borders:
        (ax, ay), (bx, by) = spots[border.a], spots[border.b]
        out += draw.line(ax, ay, bx, by, "#33477a", 2, dash="2 5")
    for border in board.file.borders:
        out += _cost(*places.clear_middle(spots[border.a], spots[border.b]), border.cost)
    for x, y in places.EMPTY.values():
        out += draw.circle(x, y, 13, "#0b1224", stroke="#33477a", dash="3 4")
    return out


# ---- sites

_BODIES = {
    "earth": ("earth", "", ""),
    "moon": ("moon", "", ""),
    "mars_north": ("mars", "", ""),
    "mars_south": ("mars", "", ""),
    "phobos": ("", "#b9a08c", "#5a4638"),
    "deimos": ("", "#cdb79c", "#6b5845"),
    "sisyphus": ("", "#a7adbd", "#474d60"),
    "io": ("", "#f5e08a", "#9a6b1f"),
    "europa": ("", "#efe6d8", "#8f7a66"),
    "ganymede": ("", "#cbbfae", "#5f564b"),
    "callisto": ("", "#a39a8e", "#443f3a"),
    "titan": ("", "#f2b65c", "#8a5514"),
    "enceladus": ("", "#f1f7fb", "#8fa6b8"),
    "triton": ("", "#e7d2cf", "#7d6a70"),
    "pluto": ("pluto", "", ""),
    "charon": ("", "#c9c4c2", "#5e5a5c"),
    "eris": ("", "#eef0f2", "#868a92"),
}
_STAR_COLOURS = {
    "sol": "#ffd98a",
    "alpha_centauri": "#ffe2a0",
    "epsilon_eridani": "#ffbe7a",
    "tau_ceti": "#ffd890",
    "epsilon_indi": "#ffb070",
    "groombridge_1618": "#ff9f70",
    "luhman_16": "#c0584a",
}


def _site(board: Board, site: Site, words: Words) -> Face:
    if board.era == 2:
        return _system(board, site, words)
    w, h = 104, 92
    name = words.name(site.id)
    if site.kind in ("goal", "start"):
        lines = len(draw.wrap(name, w + 6, 11.5, True))
        out = draw.paragraph(
            name, w / 2, 10 - 6.6 * lines, w + 6, 11.5, ink=palette.INK, bold=True, align="middle", leading=1.15
        )
    else:
        out = draw.text(name, w / 2, 10, 11.5, bold=True, width=w + 6)
    if site.kind == "goal":
        # The rocks leave the room of a second line to the name.
        r = 34 if lines == 1 else 28
        out = draw.asteroids(w / 2, h / 2 + 38 - r, r, seed=5, count=16) + out
    elif site.kind == "start":
        out += draw.planet("earth", w / 2, h / 2, 22)
    elif site.lagrange:
        out += draw.circle(26, 50, 14, "", stroke="#7f92c4", dash="3 3") + draw.icon("orbital", 26, 50, 18, "#9fb2e4")
    elif site.id == "halley":
        out += draw.comet(28, 58, 6, turn=35)
    else:
        name, light, dark = _BODIES.get(site.id, ("", "#b8bfd0", "#4d5468"))
        out += draw.planet(name, 26, 50, 15, light=light, dark=dark)
    if site.gravity:
        x, y = (w / 2 + 37, 46.0) if site.kind == "start" else (26.0, 71.0)
        out += draw.rect(x - 15, y - 7.5, 30, 15, "#0b1224", r=7)
        out += draw.text(f"G+{site.gravity}", x, y, 11.4, ink="#c3cff0")
    if site.build is not None:
        out += _empty_box(w / 2 + 25 - 23, 50 - 23, site)
    return Face(w, h, out, outline=draw.box_path(w, h, 10))


def _empty_box(x: float, y: float, site: Site) -> str:
    """A box with the cost of exploring above and of building below."""
    out = draw.rect(x, y, places.BOX, places.BOX, "#0b1224", r=8, stroke="#6f82b5", dash="" if site.boxes else "4 4")
    if site.explore is not None:
        out += draw.text(f"e{site.explore}", x + 23, y + 14, 13, ink="#8fe0d6", bold=True)
        out += draw.text(f"b{site.build}", x + 23, y + 32, 13, ink="#f7bd94", bold=True)
    else:
        out += draw.text(f"b{site.build}", x + 23, y + 23, 14, ink="#f7bd94", bold=True)
    return out


def _system(board: Board, site: Site, words: Words, built: bool = False) -> Face:
    """A star with its boxes and its approach track, or Sol, or a region of the Orion Arm.

    A system that is `built` up shows no costs: teams stand there.
    """
    count = site.boxes
    w, h = (places.system_width(count), places.SYSTEM_H) if count else (104.0, 92)
    if site.kind == "orion_arm":
        out = draw.icon("galaxy", w / 2, h / 2, 50, "#5d6fb0")
        out += draw.text(words.name(site.id), w / 2, 10, 11.5, bold=True)
        return Face(w, h, out, outline=draw.box_path(w, h, 10))
    if site.kind == "start":
        out = _sunny(w / 2, h / 2 - 6, 22, "#ffd98a") + draw.text(words.name(site.id), w / 2, 8, 12, bold=True)
        return Face(w, h, out, outline=draw.box_path(w, h, 10))
    out = draw.rect(0, 0, w, h, "#0c1430", r=12, stroke="#2b3c6b", opacity=0.92)
    sx, sy = 33.0, h / 2 + 9
    colour = _STAR_COLOURS.get(site.id, "#ff8a5c")
    if site.multi_star:
        out += _sunny(sx - 5, sy + 2, 11, colour) + _sunny(sx + 9, sy - 5, 7, "#ffb27a")
    else:
        out += _sunny(sx, sy, 13, colour)
    for left in (3, 2, 1):
        out += draw.circle(sx + 14 - 14 * (left - 1), sy - 25, 5, "#0b1224", stroke="#5d72ad")
    out += draw.text(words.name(site.id), 7, 12, 11.5, bold=True, align="start", width=w - 10)
    if not built:
        out += draw.text(f"e{site.explore}", sx - 12, h - 9, 11.5, ink="#8fe0d6", bold=True)
        out += draw.text(f"b{site.build}", sx + 13, h - 9, 11.5, ink="#f7bd94", bold=True)
    for i in range(count):
        x = w - 6 - places.SMALL - places.GAP * (count - 1 - i)
        out += draw.rect(x, h / 2 + 14 - places.SMALL / 2, places.SMALL, places.SMALL, "#0b1224", r=8, stroke="#6f82b5")
    return Face(w, h, out, outline=draw.box_path(w, h, 12))


def _sunny(x: float, y: float, r: float, colour: str) -> str:
    glow, haze = draw.radial(((0, colour, 0.55), (1, colour, 0)))
    disc, fill = draw.radial(((0, "#fffbe8"), (0.55, colour), (1, palette.darker(colour, 0.25))))
    return glow + draw.circle(x, y, r * 1.9, haze) + disc + draw.circle(x, y, r, fill)


# ---- pieces


def _tile(tile: Tile) -> Face:
    """A discovery: its icons, what it gives at once, and what it goes on giving."""
    size = places.BOX
    out = draw.sheet(size, size, r=8)
    icons = tile.icons[:3] or ["rock"]
    for i, name in enumerate(icons):
        symbol, colour = ICON_LOOK.get(name, ("minerals", "#6b6455"))
        out += draw.icon(symbol, size / 2 + 15 * (i - (len(icons) - 1) / 2), 9, 13, colour)
    at_once = [(f"{tile.profit}Ŧ", "#7a5a10")] if tile.profit else []
    at_once += [(f"G{tile.genetics}", "#a0417d")] if tile.genetics else []
    at_once += [(f"R{tile.revelation}", "#4b5485")] if tile.revelation else []
    lasting = [] if tile.p is None else [(f"P{tile.p}", "#2f6b1f")]
    lasting += [(f"C{tile.col}", "#6b3fa0")] if tile.col else []
    lasting += [(f"{tile.base:+d}".replace("-", "−"), "#a24a12")] if tile.base else []
    for parts, y in ((at_once, 23), (lasting, 36)):
        for i, (label, colour) in enumerate(parts):
            x = size / 2 + (20 if len(parts) == 2 else 15) * (i - (len(parts) - 1) / 2)
            out += draw.text(label, x, y, 12.8 if len(parts) < 3 else 11.6, ink=colour, bold=True)
    return Face(size, size, out, outline=draw.box_path(size, size, 8))


def _base(seat: int, symbol: str) -> Face:
    """A base: its kind on its owner's colour, with the owner's shape."""
    size = 28
    colour = palette.SEATS[seat].colour
    shade, fill = draw.linear(((0, palette.lighter(colour, 0.3)), (1, palette.darker(colour, 0.2))), slant=True)
    box = draw.box_path(size, size, 7)
    out = draw.shadow(box, lift=2) + shade + draw.path(box, fill, stroke=palette.NIGHT, width=1.2)
    out += draw.icon(symbol, size / 2 - 1, size / 2 - 1, 20, palette.NIGHT)
    out += draw.circle(size - 6, size - 6, 5.5, palette.NIGHT) + draw.mark(seat, size - 6, size - 6, 3.6)
    return Face(size, size, out, outline=box)


def _flag(seat: int) -> Face:
    """A claim: a small flag in the owner's colour."""
    colour = palette.SEATS[seat].colour
    out = draw.line(4, 2, 4, 20, palette.PEN, 2) + draw.path(
        "M5 2H18L14 7L18 12H5Z", colour, stroke=palette.NIGHT, width=1
    )
    return Face(20, 22, out + draw.dark_mark(seat, 9.5, 7, 2.6))


def _colony(colony: Colony) -> Face:
    """A colony: a hexagon with its value."""
    r = 22
    w, h = 38.1, 44
    shape = draw.hex_path(w / 2, h / 2, r)
    shade, fill = draw.linear(((0, "#fdf6e3"), (1, "#d9c9a0")), slant=True)
    out = draw.shadow(shape, lift=2) + shade + draw.path(shape, fill, stroke="#7a6433", width=1.4)
    out += draw.text(str(colony.value), w / 2, h / 2 - 4, 17, ink=palette.PEN, bold=True)
    out += draw.icon("modern-city" if colony.effect == "none" else "coins", w / 2, h / 2 + 11, 12, "#6b5426")
    return Face(w, h, out, outline=shape)


# ---- cards


def _card(card: Card, words: Words) -> Face:
    """An action card: its values large on top, its name, and what else it can do."""
    w, h = CARD_W, CARD_H
    accent = KIND_LOOK[card.actions[0].action][0] if card.actions else "#c9a94a"
    out = [draw.sheet(w, h)]
    y = 6.0
    for action in card.actions:
        colour, symbol = KIND_LOOK[action.action]
        out.append(draw.rect(6, y, w - 12, 26, palette.mix(palette.PAPER, colour, 0.55), r=7))
        ink = palette.darker(colour, 0.66)
        out.append(draw.icon(symbol, 18, y + 13, 18, ink))
        right = w - 10
        if action.shielded:
            out.append(draw.icon("energy-shield", w - 15, y + 13, 15, ink))
            right = w - 24
        value = f"×{action.value}" if action.mul else str(action.value)
        out.append(draw.text(value, 30, y + 13, 18, ink=palette.PEN, bold=True, align="start"))
        room = right - 30 - 12 * len(value)
        out.append(draw.text(words.name(action.action), right, y + 13, 11, ink=ink, align="end", width=room))
        y += 29
    if not card.actions:
        out.append(draw.rect(6, y, w - 12, 40, palette.mix(palette.PAPER, accent, 0.5), r=7))
        out.append(draw.icon("hourglass", w / 2, y + 20, 30, palette.PEN))
        y += 44
    out.append(draw.rect(8, y, w - 16, 2, palette.darker(accent, 0.2)))
    tip = f"tip-{card.edge or card.special or card.type}"
    lines = draw.wrap(words.name(card.type), w - 18, 12, True)
    out.append(draw.paragraph(words.name(card.type), 9, y + 4, w - 18, 12, bold=True, leading=1.15))
    y += 7 + 13.8 * len(lines)
    if words.has(tip):
        out.append(draw.paragraph(words(tip), 9, y, w - 18, 11, height=h - y - (22 if card.infra else 8), leading=1.14))
    if card.edge:
        out.append(
            draw.circle(w - 12, h - 11, 7, "#b0402f") + draw.icon("lightning-trio", w - 12, h - 11, 11, "#ffffff")
        )
    if card.infra:
        out.append(draw.badge(words("label-infra"), 8, h - 13, size=11, align="start"))
    if card.start:
        out.append(draw.text(words("label-start"), w - 24, h - 13, 11, ink=palette.PENCIL, align="end"))
    if not card.edge:
        out.append(draw.text(ORIGIN[card.provenance], w - 13, h - 13, 11, ink=palette.PENCIL))
    return Face(w, h, "".join(out), outline=draw.box_path(w, h, 12))


def _infra(card: Card, words: Words) -> Face:
    """A card in a slot of the headquarters, as a flat strip."""
    w, h = 150, 46
    out = draw.sheet(w, h, r=9)
    out += draw.text(words.name(card.type), 8, 11, 11.5, ink=palette.PEN, bold=True, align="start", width=w - 14)
    x = 8.0
    for action in card.actions:
        colour, symbol = KIND_LOOK[action.action]
        value = f"×{action.value}" if action.mul else str(action.value)
        wide = 42 + (16 if action.shielded else 0)
        out += draw.rect(x, 21, wide, 21, palette.mix(palette.PAPER, colour, 0.55), r=6)
        ink = palette.darker(colour, 0.66)
        out += draw.icon(symbol, x + 11, 31.5, 15, ink)
        if action.shielded:
            out += draw.icon("energy-shield", x + 27, 31.5, 13, ink)
        out += draw.text(value, x + wide - 6, 31.5, 15, ink=palette.PEN, bold=True, align="end")
        x += wide + 5
    return Face(w, h, out, outline=draw.box_path(w, h, 9))


def _progress(name: str, words: Words) -> Face:
    """A Progress card as a strip; the label is the profit."""
    kind = next(card.kind for card in PROGRESS.values() if card.name == name)
    accent, symbol = ("#d685bb", "dna1") if kind == "adaptation" else ("#8d95bd", "eye-target")
    w, h = 146, 32
    out = draw.sheet(w, h, r=8) + draw.rect(0, 0, 24, h, palette.mix(palette.PAPER, accent, 0.6), r=8)
    out += draw.icon(symbol, 12, h / 2, 17, palette.darker(accent, 0.6))
    title = words.name(name)
    lines = draw.wrap(title, 93, 11.4, True)[:2]
    top = h / 2 - 6.6 * len(lines)
    out += draw.paragraph(title, 28, top, 93, 11.4, bold=True, most=2, leading=1.2)
    return Face(w, h, out, outline=draw.box_path(w, h, 8), lx=0.96, align="end", size=12, ink=palette.PENCIL)


def _contract(contract: str, face: str, words: Words) -> Face:
    """A contract with its condition; the label is the reward."""
    both = CONTRACTS[contract]
    terms = both.few if face == "few" else both.many
    body = words(f"contract-{contract}", n=terms.n, face=face)
    plate = draw.plate(
        words.name(contract), body, w=292, h=42, symbol="scroll-unfurled", accent="#e0843c", right=ROOM, size=11
    )
    return replace(plate, lx=0.965, ly=0.5, align="end", size=17, ink=palette.PEN)
