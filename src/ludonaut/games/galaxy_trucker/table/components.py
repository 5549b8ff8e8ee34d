"""How the components look: pipes that say how they join, barrels and nozzles that say where they point.

Every face is drawn in the printed orientation in a square of SIZE; a piece turns it. What lies on a component (crew,
energy, goods) is a piece of its own, at the places that `spots` gives.
"""

from __future__ import annotations

from ludonaut.table import Face, draw, palette

from ..content import KIND, TILES, Tile

SIZE = 64.0
MID = SIZE / 2
STEEL, STEEL_DARK = "#9aa6bd", "#5a6680"
PIPES = {1: ("#3f78c4", (0.0,), 11.0), 2: ("#b8641a", (-8.5, 8.5), 9.0), 3: ("#3b3f58", (-14.0, 0.0, 14.0), 8.0)}
"""By connector: its colour, where its pipes stand along the side, and how wide each is."""

TINTS = {
    "cabin": "#8fbdf0",
    "engine": "#e8893a",
    "double_engine": "#d4621f",
    "cannon": "#9a76d6",
    "double_cannon": "#6f46bd",
    "battery": "#4fb872",
    "shield": "#35c6a8",
    "cargo": "#b58a56",
    "red_cargo": "#b3202f",
    "structure": "#8f9ab2",
    "life_support": "#c77fd0",
}
"""The colour that stands for each kind, for small pictures of ships."""
ALIENS = {"purple": "#8a4fd0", "brown": "#a3672c"}


def faces() -> dict[str, Face]:
    """One face a component, its back, and the small squares of small ships."""
    found = {f"t{tile.id}": component(tile) for tile in TILES.values()}
    found["back"] = _back()
    for kind, tint in TINTS.items():
        found[f"mini:{kind}"] = Face(12, 12, _mini(kind, tint))
    found["mini:start"] = Face(12, 12, draw.rect(0.5, 0.5, 11, 11, "currentColor", r=2.5))
    return found


def component(tile: Tile) -> Face:
    """One component as printed."""
    shade, ground = draw.linear(((0, "#fdfaf1"), (1, "#d9d0bb")), slant=True)
    out = shade + draw.rect(1, 1, SIZE - 2, SIZE - 2, ground, r=7, stroke="#4b5067", width=1.6)
    out += ART[tile.kind](tile)
    for side, code in enumerate(tile.connectors):
        if code:
            out += draw.group(_pipe(code), MID, MID, turn=90 * side)
    return Face(SIZE, SIZE, out, outline=draw.box_path(SIZE, SIZE, 7))


def _pipe(code: int) -> str:
    """The pipes of one side, at the top, drawn about the middle: one, two or three of them."""
    colour, places, wide = PIPES[code]
    out = ""
    for x in places:
        out += draw.rect(x - wide / 2, -MID, wide, 10.5, colour, r=1.2, stroke="#1a2238", width=1)
        out += draw.rect(x - wide / 2 + 1.8, -MID + 0.6, 1.8, 9, palette.lighter(colour, 0.5), opacity=0.8)
        out += draw.rect(x - wide / 2 - 1.6, -MID + 8.6, wide + 3.2, 3.6, colour, r=1, stroke="#1a2238", width=0.9)
    return out


def _steel() -> tuple[str, str]:
    return draw.linear(((0, "#d5dcea"), (0.5, STEEL), (1, STEEL_DARK)), across=True)


def _bolt(x: float, y: float) -> str:
    """It needs energy."""
    return draw.circle(x, y, 7.5, "#1f8f4d", stroke="#0f3d22", width=1) + draw.icon("electric", x, y, 10.5, "#eafff0")


def _engine(tile: Tile) -> str:
    """A nozzle that blows to the rear."""
    define, steel = _steel()
    double = tile.kind == "double_engine"
    places, wide = ((21.5, 42.5), 9.0) if double else ((32.0,), 12.0)
    fire, glow = draw.linear(((0, "#fff1a8"), (0.4, "#ff9f2e"), (1, "#e0451f", 0.35)))
    out = define + fire
    for x in places:
        out += draw.path(f"M{x - wide * 0.7} 50Q{x} 72 {x + wide * 0.7} 50Z", glow)
        out += draw.rect(x - wide * 0.55, 18, wide * 1.1, 18, steel, r=3, stroke="#333b52", width=1.2)
        bell = f"M{x - wide * 0.5} 36L{x + wide * 0.5} 36L{x + wide * 0.95} 52L{x - wide * 0.95} 52Z"
        out += draw.path(bell, steel, stroke="#333b52", width=1.2)
        out += draw.rect(x - wide * 0.55, 22, wide * 1.1, 4, "#e8893a", stroke="#333b52", width=0.8)
    return out + (_bolt(32, 25) if double else "")


def _cannon(tile: Tile) -> str:
    """Barrels that fire to the front."""
    define, steel = _steel()
    double = tile.kind == "double_cannon"
    places, wide = ((22.0, 42.0), 8.0) if double else ((32.0,), 10.0)
    tint = TINTS[tile.kind]
    out = define
    for x in places:
        out += draw.rect(x - wide / 2, 7, wide, 32, steel, r=2, stroke="#2b2440", width=1.2)
        out += draw.rect(x - wide / 2 - 2, 3.5, wide + 4, 7, tint, r=2, stroke="#2b2440", width=1.2)
    shine, dome = draw.radial(
        ((0, palette.lighter(tint, 0.5)), (1, palette.darker(tint, 0.15))), cx=0.35, cy=0.3, r=0.8
    )
    if double:
        out += shine + draw.rect(13, 31, 38, 19, dome, r=8, stroke="#2b2440", width=1.3)
        return out + _bolt(32, 40.5)
    return (
        out + shine + draw.circle(32, 41, 12.5, dome, stroke="#2b2440", width=1.3) + draw.circle(32, 41, 4, "#2b2440")
    )


def _cabin(tile: Tile) -> str:
    """A room with a window; the starting cabin has its owner's colour and shape round it."""
    glass, pane = draw.linear(((0, "#e6f3ff"), (1, "#8db9ea")), slant=True)
    out = ""
    frame = "#46628c"
    if tile.starting:
        seat = ("yellow", "blue", "red", "green").index(tile.color)
        frame = palette.seat_colour(seat)
        out += draw.circle(32, 32, 22, palette.darker(frame, 0.25), stroke="#1a2238", width=1)
        out += draw.circle(32, 32, 19.5, frame)
        for turn in (45, 135, 225, 315):
            out += draw.group(draw.mark(seat, 0, -28.5, 3.6), 32, 32, turn=turn)
        return out + glass + draw.circle(32, 32, 16, pane, stroke="#1a2238", width=1)
    out += glass + draw.rect(14, 14, 36, 36, pane, r=9, stroke=frame, width=2.2)
    return out + draw.path("M18 26Q24 18 32 18", stroke="#ffffff", width=2.4, opacity=0.8, cap=True)


def spots(tile: int) -> list[tuple[float, float]]:
    """Where things lie on a component, from its middle, in the printed orientation."""
    found = TILES[tile]
    if found.kind == "cabin":
        return [(-7.5, 0.0), (7.5, 0.0)]
    if found.kind == "battery":
        return [(x, 0.0) for x in ((-8.0, 8.0) if found.capacity == 2 else (-13.0, 0.0, 13.0))]
    if found.kind.endswith("cargo"):
        return {1: [(0.0, 0.0)], 2: [(-9.5, 0.0), (9.5, 0.0)], 3: [(-9.5, -9.0), (9.5, -9.0), (0.0, 10.0)]}[
            found.capacity
        ]
    return []


def _battery(tile: Tile) -> str:
    """A case with places for its cells."""
    shade, case = draw.linear(((0, "#5c6f66"), (1, "#2c3a33")))
    wide = 38.0 if tile.capacity == 2 else 46.0
    out = shade + draw.rect(32 - wide / 2, 15, wide, 34, case, r=5, stroke="#16211b", width=1.4)
    for x, y in spots(tile.id):
        out += draw.rect(32 + x - 4.8, 32 + y - 12, 9.6, 24, "#101a15", r=3.5, stroke="#7fae93", width=1)
    return out


def _shield(tile: Tile) -> str:
    """A glowing arc over the two sides that it covers: front and right as printed."""
    out = draw.path("M10 17A37 37 0 0 1 47 54", stroke="#0d6b58", width=9, cap=True)
    out += draw.path("M10 17A37 37 0 0 1 47 54", stroke="#35e0b8", width=6, cap=True)
    out += draw.path("M11 15.5A38.5 38.5 0 0 1 48.5 53", stroke="#d9fff5", width=1.6, opacity=0.9, cap=True)
    out += draw.circle(24, 40, 11.5, "#24483f", stroke="#0d2b24", width=1.2)
    return out + draw.icon("bolt-shield", 24, 40, 16, "#bdf7e6")


def _cargo(tile: Tile) -> str:
    """Boxes for goods; those for radioactive ones are red and marked."""
    red = tile.kind == "red_cargo"
    floor, edge = ("#8f1f2b", "#4d0d14") if red else ("#8b6a42", "#4a3519")
    out = draw.rect(12, 12, 40, 40, palette.lighter(floor, 0.15), r=5, stroke=edge, width=1.4)
    if red:
        define, fill = draw.pattern("lines", "#5d0f18", 8)
        out += define + draw.rect(12, 12, 40, 40, fill, r=5, opacity=0.7)
    for x, y in spots(tile.id):
        out += draw.rect(
            32 + x - 8.5, 32 + y - 8.5, 17, 17, "#3a0d12" if red else "#2f2414", r=3, stroke="#e8d9bd", width=1
        )
        if red:
            out += draw.icon("radioactive", 32 + x, 32 + y, 12, "#d8525f")
    return out


def _structure(_tile: Tile) -> str:
    """Girders and nothing else."""
    out = ""
    for turn in (45, -45):
        out += draw.group(draw.rect(-24, -3.4, 48, 6.8, STEEL, r=2, stroke=STEEL_DARK, width=1.2), 32, 32, turn=turn)
    out += draw.circle(32, 32, 8.5, "#c6cede", stroke=STEEL_DARK, width=1.4) + draw.circle(32, 32, 3, STEEL_DARK)
    for x, y in ((16.5, 16.5), (47.5, 16.5), (16.5, 47.5), (47.5, 47.5)):
        out += draw.circle(x, y, 2.2, STEEL_DARK)
    return out


def _life_support(tile: Tile) -> str:
    """A tank of something that somebody breathes."""
    colour = ALIENS[tile.color]
    glow, fill = draw.radial(
        ((0, palette.lighter(colour, 0.45)), (1, palette.darker(colour, 0.2))), cx=0.35, cy=0.3, r=0.85
    )
    out = draw.circle(32, 32, 20, "#3b3f58", stroke="#1a2238", width=1.2) + glow
    out += draw.circle(32, 32, 16.5, fill, stroke="#1a2238", width=1)
    return out + draw.icon(ALIEN_ICONS[tile.color], 32, 32, 23, "#fff6ff")


ALIEN_ICONS = {"purple": "alien-skull", "brown": "alien-bug"}
ART = {
    "cabin": _cabin,
    "engine": _engine,
    "double_engine": _engine,
    "cannon": _cannon,
    "double_cannon": _cannon,
    "battery": _battery,
    "shield": _shield,
    "cargo": _cargo,
    "red_cargo": _cargo,
    "structure": _structure,
    "life_support": _life_support,
}


def _back() -> Face:
    """The back of every component."""
    shade, ground = draw.linear(((0, "#5d6a86"), (1, "#38425c")), slant=True)
    out = shade + draw.rect(1, 1, SIZE - 2, SIZE - 2, ground, r=7, stroke="#1f2740", width=1.6)
    out += draw.rect(9, 9, SIZE - 18, SIZE - 18, "", r=5, stroke="#7d8bab", width=1.2, dash="4 4")
    return Face(SIZE, SIZE, out + draw.icon("wrench", MID, MID, 30, "#93a0c2"), outline=draw.box_path(SIZE, SIZE, 7))


def _mini(kind: str, tint: str) -> str:
    out = draw.rect(0.5, 0.5, 11, 11, tint, r=2.5)
    if kind.startswith("double"):
        out += draw.rect(3, 3, 2, 6, "#ffffff", opacity=0.85) + draw.rect(7, 3, 2, 6, "#ffffff", opacity=0.85)
    elif kind in ("engine", "cannon"):
        out += draw.rect(5, 3, 2, 6, "#ffffff", opacity=0.85)
    elif kind == "cabin":
        out += draw.circle(6, 6, 2.4, "#ffffff", opacity=0.9)
    return out


def kind_of(tile: int) -> str:
    """Which small square stands for a tile."""
    return "start" if TILES[tile].starting else KIND[tile]
