"""The planets board: who orbits, who has landed, which first spaces are free; and the gold tiles below."""

from __future__ import annotations

from typing import Any

from ludonaut.table import Face, Panel, Piece, Words, draw
from ludonaut.table.layout import Spot
from ludonaut.table.palette import DIM, EDGE, INK

from ..content import GOLD, MOON_GAIN, PLANETS
from ..wording import effects_text
from .icons import gain_icons

View = dict[str, Any]

W, H = 372.0, 580.0
ROW = 54.0
ORDER = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua")
ORBIT_X, LAND_X, MOON_X = 58.0, 160.0, 262.0
ORBIT_W, LAND_W, MOON_W = 99.0, 99.0, 108.0
BOX_H = 50.0
GOLD_TOP = 8 * ROW + 8


def faces(words: Words) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for name, planet in PLANETS.items():
        first = gain_icons(planet.orbit_first)
        found[f"orbit:{name}"] = _box(ORBIT_W, "moon-orbit", gain_icons(planet.orbit), f"1: +{first}")
        found[f"land:{name}"] = _box(LAND_W, "lunar-module", gain_icons(planet.land), "")
        for moon in planet.moons:
            found[f"moon:{moon}"] = _moon(words.name(moon), gain_icons(MOON_GAIN[moon]), *moon_size(name))
        found[f"board:{name}"] = _globe(name, words.name(name))
    for tile in GOLD:
        for side in tile.sides:
            name = f"gold_{tile.id}_{side.side}"
            found[name] = _gold(words.name(name), side.values)
    found["datum"] = Face(18, 18, draw.circle(9, 9, 8, "#1d3b57", stroke="#8fe0ff", width=1.2), ink="#c9f2ff", size=11)
    found["first"] = Face(
        18, 18, draw.circle(9, 9, 8, "#0d1530", stroke=EDGE, width=1.2) + draw.icon("star", 9, 9, 10, DIM)
    )
    return found


def _box(w: float, symbol: str, gains: str, note: str) -> Face:
    svg = draw.rect(0.6, 0.6, w - 1.2, BOX_H - 1.2, "#101a34", r=8, stroke=EDGE, width=1.1)
    svg += draw.icon(symbol, 13, 13, 17, DIM)
    svg += draw.text(gains, 25, 13, 11.5, ink=INK, bold=True, align="start", width=w - 28)
    if note:
        svg += draw.text(note, w - 6, BOX_H - 9, 11, ink=DIM, align="end")
    return Face(w, BOX_H, svg)


def _moon(name: str, gains: str, w: float, h: float) -> Face:
    svg = draw.rect(0.6, 0.6, w - 1.2, h - 1.2, "#141f3d", r=5, stroke=EDGE, width=0.9)
    if h > 40:
        svg += draw.text(name, 8, h / 2 - 9, 11.5, ink=DIM, align="start", width=w - 12)
        svg += draw.text(gains, 8, h / 2 + 9, 11.5, ink=INK, bold=True, align="start", width=w - 30)
    else:
        svg += draw.text(gains, w / 2, h / 2, 11, ink=INK, bold=True, width=w - 3)
    return Face(w, h, svg)


def moon_size(planet: str) -> tuple[float, float]:
    """Four moons stand two by two, two above each other, one alone."""
    return {4: (54.0, 25.0), 2: (MOON_W, 25.0)}.get(len(PLANETS[planet].moons), (MOON_W, 50.0))


def _globe(planet: str, name: str) -> Face:
    if planet == "oumuamua":
        svg = draw.ellipse(27, 18, 18, 6, "#b07a5c", turn=-24) + draw.ellipse(24, 15, 8, 3, "#e0b090", turn=-24)
    else:
        svg = draw.planet(planet, 27, 19, 14)
    return Face(54, 50, svg + draw.text(name, 27, 43, 11, ink="#d5e0fa", bold=True, width=58))


def _gold(name: str, values: list[int]) -> Face:
    w, h = 181.0, 62.0
    shade, fill = draw.linear(((0, "#f3d98b"), (0.5, "#d9ae4e"), (1, "#a97c28")), slant=True)
    svg = draw.shadow(draw.box_path(w, h, 9)) + shade + draw.rect(0, 0, w, h, fill, r=9)
    plain = name.partition(":")[2].strip() or name
    svg += draw.paragraph(
        plain[:1].upper() + plain[1:], 9, 5, w - 18, 11.5, bold=True, ink="#2a1f05", most=2, leading=1.15
    )
    for index, value in enumerate(values):
        x = 22 + 40 * index
        svg += draw.circle(x, 45, 12.5, "#7b5a1b", stroke="#fff0c2", width=1.2)
        svg += draw.text(str(value), x, 45, 13, ink="#fff3d1", bold=True)
    return Face(w, h, svg, outline=draw.box_path(w, h, 9))


# ---- places, shared with ghosts


def row_of(view: View, planet: str) -> float:
    """Rows stand closer once there is an eighth."""
    step = ROW if view["tile"] else ROW * 8 / 7
    return ORDER.index(planet) * step + 27


def orbit_spot(view: View, planet: str, index: int) -> Spot:
    """The first orbiter's place, then the others."""
    return Spot(ORBIT_X + 14 + 19 * min(index, 4), row_of(view, planet) + 12)


def land_spot(view: View, planet: str, index: int) -> Spot:
    return Spot(LAND_X + 14 + 19 * min(index, 4), row_of(view, planet) + 12)


def moon_spot(view: View, planet: str, moon: str) -> Spot:
    w, h = moon_size(planet)
    at = PLANETS[planet].moons.index(moon)
    across = at % 2 if w < MOON_W else 0
    down = at // 2 if w < MOON_W else at
    return Spot(MOON_X + w * (across + 0.5), row_of(view, planet) - 25 + h * (down + 0.5))


# ---- the panel


def panel(view: View, words: Words) -> Panel:
    pieces: list[Piece] = []
    for planet in ORDER:
        if planet != "oumuamua" or view["tile"]:
            pieces.extend(_planet(view, words, planet))
    pieces.extend(_gold_tiles(view, words))
    return Panel("planets", words("panel-planets"), W, H, pieces)


def _planet(view: View, words: Words, planet: str) -> list[Piece]:
    board = PLANETS[planet]
    y = row_of(view, planet)
    orbit_tip = words(
        "tip-orbit", planet=planet, first=effects_text(words, board.orbit_first), gain=effects_text(words, board.orbit)
    )
    land_tip = words("tip-land", planet=planet, gain=effects_text(words, board.land))
    pieces = [
        Piece(f"globe:{planet}", f"board:{planet}", 28, y, tip=words.name(planet)),
        Piece(f"orbit:{planet}", f"orbit:{planet}", ORBIT_X + ORBIT_W / 2, y, tip=orbit_tip),
        Piece(f"land:{planet}", f"land:{planet}", LAND_X + LAND_W / 2, y, tip=land_tip),
    ]
    pieces.extend(_orbiters(view, words, planet))
    pieces.extend(_landers(view, words, planet))
    for moon in board.moons:
        spot = moon_spot(view, planet, moon)
        tip = words("tip-moon", moon=moon, gain=effects_text(words, MOON_GAIN[moon]))
        pieces.append(Piece(f"moon:{moon}", f"moon:{moon}", *spot[:2], tip=tip))
        owners = [seat for seat, _, place, _ in view["figures"] if place == moon]
        for index, seat in enumerate(owners):
            x = spot.x + moon_size(planet)[0] / 2 - 12 - 8 * index
            pieces.append(_token(f"lander:{moon}:{index}", x, spot.y, seat))
    return pieces


def _token(name: str, x: float, y: float, seat: int) -> Piece:
    return Piece(name, "small", x, y, 18, 18, z=3, owner=seat)


def _orbiters(view: View, words: Words, planet: str) -> list[Piece]:
    mine = [(seat, space) for seat, kind, place, space in view["figures"] if kind == "orbiter" and place == planet]
    first = [seat for seat, space in mine if space]
    others = [seat for seat, space in mine if not space]
    spot = orbit_spot(view, planet, 0)
    if first:
        pieces = [_token(f"orbiter:{planet}:first", *spot[:2], first[0])]
    else:
        pieces = [Piece(f"first:{planet}", "first", *spot[:2], z=2, tip=words("tip-first-orbit"))]
    for index, seat in enumerate(others):
        pieces.append(_token(f"orbiter:{planet}:{index}", *orbit_spot(view, planet, index + 1)[:2], seat))
    return pieces


def _landers(view: View, words: Words, planet: str) -> list[Piece]:
    data = PLANETS[planet].land_data
    mine = [(seat, space) for seat, kind, place, space in view["figures"] if kind == "lander" and place == planet]
    pieces: list[Piece] = []
    for index, amount in enumerate(data):
        spot = land_spot(view, planet, index)
        owners = [seat for seat, space in mine if space == index + 1]
        if owners:
            pieces.append(_token(f"lander:{planet}:space{index}", *spot[:2], owners[-1]))
        else:
            tip = words("tip-first-land", n=amount)
            pieces.append(Piece(f"datum:{planet}:{index}", "datum", *spot[:2], z=2, label=str(amount), tip=tip))
    for index, seat in enumerate(seat for seat, space in mine if not space):
        pieces.append(_token(f"lander:{planet}:{index}", *land_spot(view, planet, len(data) + index)[:2], seat))
    return pieces


def gold_spot(index: int) -> Spot:
    return Spot(93 + 186 * (index % 2), GOLD_TOP + 33 + 68 * (index // 2))


def _gold_tiles(view: View, words: Words) -> list[Piece]:
    pieces = []
    for index, tile in enumerate(view["gold"]):
        spot = gold_spot(index)
        sets = [f"{words.player(seat)} {count}" for seat, count in enumerate(tile["sets"][: view["seats"]])]
        tip = words("tip-gold", tile=tile["tile"], sets=", ".join(sets))
        pieces.append(Piece(f"gold:{tile['tile']}", tile["tile"], *spot[:2], tip=tip))
        for order, seat in enumerate(tile["marks"]):
            x = spot.x - 90 + 22 + 40 * min(order, 2) + 9 * max(0, order - 2)
            pieces.append(Piece(f"goldmark:{index}:{seat}", "small", x, spot.y + 14, 23, 23, z=3, owner=seat))
    return pieces
