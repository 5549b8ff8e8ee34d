"""The planets board: who orbits, who has landed, which first spaces are free; and the gold tiles below."""

from __future__ import annotations

from typing import TypeAlias

from ludonaut.table import Face, Panel, Piece, Words, draw, panel
from ludonaut.table.layout import Spot
from ludonaut.table.palette import DIM, EDGE, INK

from ..content import GOLD, MOON_GAIN, PLANETS
from ..view import Gold
from .icons import gain_icons
from .wording import effects_text

W, H = 328.0, 690.0
ROW = 66.0
ORDER = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua")
ORBIT_X, LAND_X, MOON_X = 52.0, 141.0, 230.0
ORBIT_W, LAND_W, MOON_W = 86.0, 86.0, 96.0
BOX_H = 62.0
GOLD_TOP = 8 * ROW + 4
GOLD_W, GOLD_H = 161.0, 70.0

Figures: TypeAlias = tuple[tuple[int, str, str, int], ...]
"""Seat, orbiter or lander, where, and on which space."""


def faces(words: Words) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for name, planet in PLANETS.items():
        first = gain_icons(planet.orbit_first, words)
        found[f"orbit:{name}"] = _box(ORBIT_W, "moon-orbit", gain_icons(planet.orbit, words), f"1: +{first}")
        found[f"land:{name}"] = _box(LAND_W, "lunar-module", gain_icons(planet.land, words), "")
        for moon in planet.moons:
            found[f"moon:{moon}"] = _moon(words.name(moon), gain_icons(MOON_GAIN[moon], words), *moon_size(name))
        found[f"board:{name}"] = _globe(name, words.name(name))
    for tile in GOLD:
        for side in tile.sides:
            name = f"gold_{tile.id}_{side.side}"
            found[name] = _gold(words.name(name), side.values)
    found["datum"] = Face(
        18, 18, draw.circle(9, 9, 8, "#1d3b57", stroke="#8fe0ff", width=1.2), ink="#c9f2ff", size=12.2
    )
    found["first"] = Face(
        18, 18, draw.circle(9, 9, 8, "#0d1530", stroke=EDGE, width=1.2) + draw.icon("star", 9, 9, 10, DIM)
    )
    return found


def _box(w: float, symbol: str, gains: str, note: str) -> Face:
    svg = draw.rect(0.6, 0.6, w - 1.2, BOX_H - 1.2, "#101a34", r=8, stroke=EDGE, width=1.1)
    svg += draw.icon(symbol, w - 22, BOX_H / 2, 40, "#22315a")
    svg += draw.text(gains, 7, 17, 14, ink=INK, bold=True, align="start", width=w - 12)
    if note:
        svg += draw.text(note, w - 6, BOX_H - 11, 12, ink=DIM, align="end")
    return Face(w, BOX_H, svg)


def _moon(name: str, gains: str, w: float, h: float) -> Face:
    svg = draw.rect(0.6, 0.6, w - 1.2, h - 1.2, "#141f3d", r=5, stroke=EDGE, width=0.9)
    if h > 40:
        lines = len(draw.wrap(name, w - 12, 12))
        svg += draw.paragraph(name, 8, h / 2 - 3 - 13 * lines, w - 12, 12, ink=DIM, leading=13 / 12)
        svg += draw.text(gains, 8, h / 2 + 6 + 4 * lines, 14, ink=INK, bold=True, align="start", width=w - 30)
    elif w < MOON_W:
        points, _, rest = gains.partition(" ")
        for line, y in ((points, h / 2 - 7), (rest, h / 2 + 7)):
            svg += draw.text(line, w / 2, y, 12, ink=INK, bold=True, width=w - 3)
    else:
        svg += draw.text(gains, w / 2, h / 2, 13, ink=INK, bold=True, width=w - 3)
    return Face(w, h, svg)


def moon_size(planet: str) -> tuple[float, float]:
    """Four moons stand two by two, two above each other, one alone."""
    return {4: (MOON_W / 2, BOX_H / 2), 2: (MOON_W, BOX_H / 2)}.get(len(PLANETS[planet].moons), (MOON_W, BOX_H))


def _globe(planet: str, name: str) -> Face:
    if planet == "oumuamua":
        svg = draw.ellipse(25, 20, 18, 6, "#b07a5c", turn=-24) + draw.ellipse(22, 17, 8, 3, "#e0b090", turn=-24)
    else:
        svg = draw.planet(planet, 25, 21, 15)
    if draw.measure(name, 12, True) <= 51:
        return Face(50, 58, svg + draw.text(name, 25, 48, 12, ink="#d5e0fa", bold=True))
    half = (len(name) + 3) // 2
    for line, y in ((f"{name[:half]}-", 40), (name[half:], 53)):
        svg += draw.text(line, 25, y, 12, ink="#d5e0fa", bold=True)
    return Face(50, 58, svg)


def _gold(name: str, values: list[int]) -> Face:
    w, h = GOLD_W, GOLD_H
    shade, fill = draw.linear(((0, "#f3d98b"), (0.5, "#d9ae4e"), (1, "#a97c28")), slant=True)
    svg = draw.shadow(draw.box_path(w, h, 9)) + shade + draw.rect(0, 0, w, h, fill, r=9)
    plain = name.partition(":")[2].strip() or name
    svg += draw.paragraph(
        plain[:1].upper() + plain[1:], 8, 5, w - 24, 12, bold=True, ink="#2a1f05", most=2, leading=1.15
    )
    for index, value in enumerate(values):
        x = 22 + 40 * index
        svg += draw.circle(x, GOLD_H - 18, 12.5, "#7b5a1b", stroke="#fff0c2", width=1.2)
        svg += draw.text(str(value), x, GOLD_H - 18, 13, ink="#fff3d1", bold=True)
    return Face(w, h, svg, outline=draw.box_path(w, h, 9))


# ---- places, shared with ghosts


def row_of(tile: bool, planet: str) -> float:
    """Rows stand closer once there is an eighth."""
    step = ROW if tile else ROW * 8 / 7
    return ORDER.index(planet) * step + BOX_H / 2 + 2


def orbit_spot(tile: bool, planet: str, index: int) -> Spot:
    """The first orbiter's place, then the others."""
    return Spot(ORBIT_X + 14 + 19 * min(index, 4), row_of(tile, planet) + 15)


def land_spot(tile: bool, planet: str, index: int) -> Spot:
    return Spot(LAND_X + 14 + 19 * min(index, 4), row_of(tile, planet) + 15)


def moon_spot(tile: bool, planet: str, moon: str) -> Spot:
    w, h = moon_size(planet)
    at = PLANETS[planet].moons.index(moon)
    across = at % 2 if w < MOON_W else 0
    down = at // 2 if w < MOON_W else at
    return Spot(MOON_X + w * (across + 0.5), row_of(tile, planet) - BOX_H / 2 + h * (down + 0.5))


# ---- the panel


@panel
def board(words: Words, tile: bool, figures: Figures, gold: tuple[Gold, ...]) -> Panel:
    """The planets with everybody's orbiters and landers, and the gold tiles."""
    pieces: list[Piece] = []
    for planet in ORDER:
        if planet != "oumuamua" or tile:
            pieces.extend(_planet(words, tile, figures, planet))
    pieces.extend(_gold_tiles(words, gold))
    return Panel("planets", words("panel-planets"), W, H, pieces, slot="side")


def _planet(words: Words, tile: bool, figures: Figures, planet: str) -> list[Piece]:
    board = PLANETS[planet]
    y = row_of(tile, planet)
    orbit_tip = words(
        "tip-orbit", planet=planet, first=effects_text(words, board.orbit_first), gain=effects_text(words, board.orbit)
    )
    land_tip = words("tip-land", planet=planet, gain=effects_text(words, board.land))
    pieces = [
        Piece(f"globe:{planet}", f"board:{planet}", 25, y, tip=words.name(planet)),
        Piece(f"orbit:{planet}", f"orbit:{planet}", ORBIT_X + ORBIT_W / 2, y, tip=orbit_tip),
        Piece(f"land:{planet}", f"land:{planet}", LAND_X + LAND_W / 2, y, tip=land_tip),
    ]
    pieces.extend(_orbiters(words, tile, figures, planet))
    pieces.extend(_landers(words, tile, figures, planet))
    for moon in board.moons:
        spot = moon_spot(tile, planet, moon)
        tip = words("tip-moon", moon=moon, gain=effects_text(words, MOON_GAIN[moon]))
        pieces.append(Piece(f"moon:{moon}", f"moon:{moon}", *spot[:2], tip=tip))
        owners = [seat for seat, _, place, _ in figures if place == moon]
        for index, seat in enumerate(owners):
            x = spot.x + moon_size(planet)[0] / 2 - 12 - 8 * index
            pieces.append(_token(f"lander:{moon}:{index}", x, spot.y, seat))
    return pieces


def _token(name: str, x: float, y: float, seat: int) -> Piece:
    return Piece(name, "small", x, y, 18, 18, z=3, owner=seat)


def _orbiters(words: Words, tile: bool, figures: Figures, planet: str) -> list[Piece]:
    mine = [(seat, space) for seat, kind, place, space in figures if kind == "orbiter" and place == planet]
    first = [seat for seat, space in mine if space]
    others = [seat for seat, space in mine if not space]
    spot = orbit_spot(tile, planet, 0)
    if first:
        pieces = [_token(f"orbiter:{planet}:first", *spot[:2], first[0])]
    else:
        pieces = [Piece(f"first:{planet}", "first", *spot[:2], z=2, tip=words("tip-first-orbit"))]
    for index, seat in enumerate(others):
        pieces.append(_token(f"orbiter:{planet}:{index}", *orbit_spot(tile, planet, index + 1)[:2], seat))
    return pieces


def _landers(words: Words, tile: bool, figures: Figures, planet: str) -> list[Piece]:
    data = PLANETS[planet].land_data
    mine = [(seat, space) for seat, kind, place, space in figures if kind == "lander" and place == planet]
    pieces: list[Piece] = []
    for index, amount in enumerate(data):
        spot = land_spot(tile, planet, index)
        owners = [seat for seat, space in mine if space == index + 1]
        if owners:
            pieces.append(_token(f"lander:{planet}:space{index}", *spot[:2], owners[-1]))
        else:
            tip = words("tip-first-land", n=amount)
            pieces.append(Piece(f"datum:{planet}:{index}", "datum", *spot[:2], z=2, label=str(amount), tip=tip))
    for index, seat in enumerate(seat for seat, space in mine if not space):
        pieces.append(_token(f"lander:{planet}:{index}", *land_spot(tile, planet, len(data) + index)[:2], seat))
    return pieces


def gold_spot(index: int) -> Spot:
    return Spot(82 + (GOLD_W + 3) * (index % 2), GOLD_TOP + (GOLD_H + 6) * (index // 2 + 0.5))


def _gold_tiles(words: Words, gold: tuple[Gold, ...]) -> list[Piece]:
    pieces = []
    for index, tile in enumerate(gold):
        spot = gold_spot(index)
        sets = [f"{words.player(seat)} {count}" for seat, count in enumerate(tile.sets)]
        tip = words("tip-gold", tile=tile.tile, sets=", ".join(sets))
        pieces.append(Piece(f"gold:{tile.tile}", tile.tile, *spot[:2], tip=tip))
        for order, seat in enumerate(tile.marks):
            x = spot.x - GOLD_W / 2 + 22 + 40 * min(order, 2) + 9 * max(0, order - 2)
            pieces.append(
                Piece(f"goldmark:{index}:{seat}", "small", x, spot.y + GOLD_H / 2 - 18, 23, 23, z=3, owner=seat)
            )
    return pieces
