"""Colours, icons and measures that the parts of the table share."""

from __future__ import annotations

from ludonaut.table import Words, palette

from ..content.cards import CIV_FILE, EVENTS_FILE, OBJECTIVES_FILE
from ..content.corporations import FILE as CORPORATIONS_FILE
from ..content.planets import FILE as PLANETS_FILE
from ..content.tiles import BY_TURN, SHAPES
from ..content.tiles import FILE as TILES_FILE

LAND = "#6b5645"
LAND_LOW = "#57463a"
ICE = "#c3e6f4"
ICE_LOW = "#9fcbe0"
GOLD = "#f4cf6a"

POD = "astronaut-helmet"
ROCK = "asteroid"
METEOR = "burning-meteor"
ROVER = "tracked-robot"
MEDAL = "star-medal"
EVENT_COLOURS = {"green": "#4fc27a", "orange": "#f0993c", "red": "#e5505f"}
EVENT_ICONS = {"green": "plant-seed", "orange": "laser-warning", "red": "skull-crossed-bones"}
SPECIAL_ICONS = {"city": "greek-temple", "toxic": "biohazard", "electric": "electric", "crater": "meteor-impact"}

CELL = 37.0
MARGIN = 30.0
"""Room for the medals at the left and on top of a planet."""
PLANET = MARGIN + 12 * CELL + 8

TERRAIN = {
    "civ": palette.Kind("#e8e4d8", "modern-city", "C", "grid"),
    "water": palette.Kind("#4d9bea", "water-drop", "W", "waves"),
    "biomass": palette.Kind("#136b47", "solid-leaf", "B", "dots"),
    "rover": palette.Kind("#e0603c", "tracked-robot", "R", "lines"),
    "tech": palette.Kind("#5c2f9e", "microchip", "T", "cross"),
    "energy": palette.Kind("#f2c12e", "electric", "E", "rings"),
}


def box_of(tile: str, turn: int) -> tuple[int, int]:
    """Width and height of a turned tile's box, in squares."""
    one = BY_TURN[SHAPES.index(tile.split("-")[0])][turn]
    return one.width, one.height


def plain_box(tile: str) -> tuple[int, int]:
    """Width and height of a tile's box as it is drawn, in squares."""
    return box_of(tile, 0)


def pose(turn: int) -> tuple[int, bool]:
    """Degrees and flip of a turn, as pieces say it."""
    return turn % 4 * 90, turn >= 4


_SOURCES = {
    "tiles": TILES_FILE,
    "planets": PLANETS_FILE,
    "corporations": CORPORATIONS_FILE,
    "civ": CIV_FILE,
    "objectives": OBJECTIVES_FILE,
    "events": EVENTS_FILE,
}


def source(kind: str, words: Words) -> str:
    """Where the facts of a kind of component come from."""
    return words("tip-source", source=_SOURCES[kind].provenance)
