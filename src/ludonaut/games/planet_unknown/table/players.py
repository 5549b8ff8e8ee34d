"""The small box of each player: a little planet, the heights on the tracks, and what was collected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludonaut.table import Face, Panel, Piece, Words, draw, kept, palette

from ..content.grid import NUMBER, numbers
from ..content.grid import place as place_of
from ..content.planets import PLANETS, Planet
from ..content.tiles import TRACKS
from .look import ICE, LAND, POD, ROCK, ROVER, TERRAIN, source
from .planet import tile_piece

WIDTH, HIGH = 250.0, 116.0
CELL = 9.0
CORNER = (3.0, 4.0)
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
        found[f"chip:{name}"] = draw.chip(symbol, w=62, h=22, colour=colour)
    for track in TRACKS:
        kind = TERRAIN[track]
        drawn = draw.rect(0, 0, 24, 30, palette.mix(palette.DEEP, kind.colour, 0.35), r=5)
        drawn += draw.rect(0, 0, 24, 15, kind.colour, r=5)
        drawn += draw.icon(kind.icon, 12, 7.5, 13, palette.ink_on(kind.colour))
        found[f"height:{track}"] = Face(24, 30, drawn, ly=0.76, size=12)
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
    return CORNER[0] + (x + 0.5) * CELL, CORNER[1] + (y + 0.5) * CELL


@kept
def box(view: Mapping[str, Any], seat: int, words: Words) -> Panel:
    """One player's box."""
    player = view["players"][seat]
    pieces = _planet(player, seat, words)
    left = 118.0
    corporation = words.name(player["corporation"])
    pieces.append(
        _line(f"corporation:{seat}", corporation, left, 11, words(f"tip-corporation-{player['corporation']}"))
    )
    numbers_ = (
        player["rescued"],
        player["collected"],
        f"{len(player['rovers'])}+{player['garage']}",
        len(player["shown"]) + len(player["hidden"]),
    )
    for at, ((name, _, _), number) in enumerate(zip(CHIPS, numbers_, strict=True)):
        x, y = left + 31 + at % 2 * 66, 34 + at // 2 * 25
        pieces.append(
            Piece(f"{name}:{seat}", f"chip:{name}", x, y, label=str(number), size=12.5, tip=words(f"tip-{name}"))
        )
    for cube, track in enumerate(TRACKS):
        _, height = player["cubes"][cube]
        tip = words("tip-cube", track=track, n=height)
        x = left + 12 + cube * 26.2
        pieces.append(Piece(f"height:{seat}:{track}", f"height:{track}", x, 94, label=str(height), tip=tip))
    title = words.player(seat) + (" ♛" if seat == view["commander"] else "")
    return Panel(
        f"player:{seat}", title, WIDTH, HIGH, pieces, slot=f"player:{seat}", badge=str(player["score"]["total"])
    )


def _line(piece: str, text: str, x: float, y: float, tip: str) -> Piece:
    room = WIDTH - x - 4
    return Piece(piece, "label", x + room / 2, y, room, 16, label=draw.shorten(text, room, 12), size=12, tip=tip)


def _planet(player: Mapping[str, Any], seat: int, words: Words) -> list[Piece]:
    """The planet, small but readable."""
    side = 12 * CELL
    tip = f"{words.name(player['planet'])}: {words('tip-planet-' + player['planet'])} {source('planets', words)}"
    found = [
        Piece(f"mini:{seat}", f"mini:{player['planet']}", CORNER[0] + side / 2, CORNER[1] + side / 2, z=-2, tip=tip)
    ]
    for tile, anchor, turn in player["tiles"]:
        found.append(tile_piece(f"mini:{seat}:{tile}", tile, anchor, turn, CELL, CORNER))
    for kind, face in (("patches", "mini-patch"), ("pods", "mini-pod"), ("meteorites", "mini-rock")):
        found += [Piece(f"{face}:{seat}:{s}", face, *_at(s), z=2) for s in player[kind]]
    for at, (square, _) in enumerate(player["rovers"]):
        found.append(Piece(f"mini-rover:{seat}:{at}", "mini-rover", *_at(square), z=3, owner=seat))
    return found
