"""The small box of each player: a little planet, the heights on the tracks, and what was collected."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content.grid import NUMBER, numbers
from ..content.grid import place as place_of
from ..content.planets import PLANETS, Planet
from ..content.tiles import TRACKS
from ..view import Cube, Ground, Rover
from .look import ICE, LAND, POD, ROCK, ROVER, TERRAIN, source
from .planet import tile_piece

WIDTH, HIGH = 250.0, 84.0
CELL = 6.6
"""Six boxes fit below one another on a laptop."""
CORNER = (6.0, 2.0)
CHIPS = (
    ("lifepods", POD, "#dfe9ff"),
    ("meteorites", ROCK, "#c9a793"),
    ("rovers", ROVER, "#ff9d7c"),
    ("civ-cards", "card", "#f6f1e4"),
)


def faces() -> dict[str, Face]:
    """Little planets, chips and the heads of tracks."""
    found = {f"mini:{name}": _mini(world) for name, world in PLANETS.items()}
    for name, symbol, colour in CHIPS:
        found[f"chip:{name}"] = draw.chip(symbol, w=70, h=19, colour=colour)
    for track in TRACKS:
        kind = TERRAIN[track]
        drawn = draw.rect(0, 0, 28, 28, palette.mix(palette.DEEP, kind.colour, 0.35), r=5)
        drawn += draw.rect(0, 0, 28, 14, kind.colour, r=5)
        drawn += draw.icon(kind.icon, 14, 7, 12, palette.ink_on(kind.colour))
        found[f"height:{track}"] = Face(28, 28, drawn, ly=0.73, size=12)
    found["mini-patch"] = Face(CELL, CELL, draw.rect(0.4, 0.4, CELL - 0.8, CELL - 0.8, TERRAIN["biomass"].colour, r=1))
    found["mini-pod"] = Face(CELL, CELL, draw.circle(CELL / 2, CELL / 2, 3.2, "#dfe9ff", stroke="#33518f", width=1))
    found["mini-rock"] = Face(CELL, CELL, draw.circle(CELL / 2, CELL / 2, 3.8, "#2b1d18", stroke="#ffb488", width=1))
    found["mini-rover"] = Face(CELL, CELL, draw.circle(CELL / 2, CELL / 2, 3.8, "currentColor", stroke=palette.NIGHT))
    return found


def _mini(world: Planet) -> Face:
    drawn = ""
    for square in numbers(world.ground):
        x, y = place_of(square)
        colour = ICE if world.ice >> square & 1 else LAND
        drawn += draw.rect(x * CELL + 0.3, y * CELL + 0.3, CELL - 0.6, CELL - 0.6, colour)
    return Face(12 * CELL, 12 * CELL, drawn)


def _at(name: str) -> tuple[float, float]:
    x, y = place_of(NUMBER[name])
    return round(CORNER[0] + (x + 0.5) * CELL, 1), round(CORNER[1] + (y + 0.5) * CELL, 1)


@panel
def box(
    words: Words,
    seat: int,
    land: Ground,
    rovers: tuple[Rover, ...],
    corporation: str,
    cubes: tuple[Cube, ...],
    counts: tuple[str, ...],
    points: int,
    commander: bool,
) -> Panel:
    """One player's box; the counts are those of the chips."""
    pieces = [*_planet(words, seat, land, rovers)]
    left = 100.0
    tip = words(f"tip-corporation-{corporation}")
    room = WIDTH - left - 4
    label = draw.shorten(words.name(corporation), room, 12)
    pieces.append(Piece(f"corporation:{seat}", "label", left + room / 2, 7, room, 14, label=label, size=12, tip=tip))
    for at, ((name, _, _), count) in enumerate(zip(CHIPS, counts, strict=True)):
        x, y = left + 35 + at % 2 * 74, 24 + at // 2 * 20.5
        pieces.append(Piece(f"{name}:{seat}", f"chip:{name}", x, y, label=count, size=12.5, tip=words(f"tip-{name}")))
    for at, (track, cube) in enumerate(zip(TRACKS, cubes, strict=True)):
        tip = words("tip-cube", track=track, n=cube.height)
        x = left + 13 + at * 29.5
        pieces.append(Piece(f"height:{seat}:{track}", f"height:{track}", x, 70, label=str(cube.height), tip=tip))
    title = words.player(seat) + (" ♛" if commander else "")
    return Panel(f"player:{seat}", title, WIDTH, HIGH, pieces, slot=f"player:{seat}", badge=str(points))


@panel
def _planet(words: Words, seat: int, land: Ground, rovers: tuple[Rover, ...]) -> list[Piece]:
    """The planet, small but readable."""
    side = 12 * CELL
    tip = f"{words.colon(words.name(land.planet), words('tip-planet-' + land.planet))} {source('planets', words)}"
    middle = CORNER[0] + side / 2, CORNER[1] + side / 2
    found = [Piece(f"mini:{seat}", f"mini:{land.planet}", *middle, z=-5, tip=tip)]
    for one in land.tiles:
        found.append(tile_piece(f"mini:{seat}:{one.tile}", one.tile, one.square, one.turn, CELL, CORNER))
    for squares, face in ((land.patches, "mini-patch"), (land.pods, "mini-pod"), (land.meteorites, "mini-rock")):
        found += [Piece(f"{face}:{seat}:{s}", face, *_at(s)) for s in squares]
    for at, rover in enumerate(rovers):
        found.append(Piece(f"mini-rover:{seat}:{at}", "mini-rover", *_at(rover.square), owner=seat))
    return found
