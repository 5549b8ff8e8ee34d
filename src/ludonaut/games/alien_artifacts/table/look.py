"""Sizes, icons and colours of the table."""

from __future__ import annotations

from ludonaut.table.palette import Kind

WORKS = {
    "red": Kind("#b02a3c", "crosshair", "R"),
    "gold": Kind("#f0c23c", "two-coins", "G"),
    "green": Kind("#4fc27a", "upgrade", "V"),
    "blue": Kind("#4285e8", "rocket-flight", "B"),
}
"""The four kinds of work."""

CARD_W, CARD_H = 124.0, 148.0
WORK_W = 172.0
RES_W, RES_H, HALF_W, HALF_H = 98.0, 142.0, 88.0, 54.0
PLATE_W, PLATE_H, BAND = 300.0, 58.0, 78.0
MAT_W, MAT_H = 1002.0, 640.0
ROW_TOP, ROW_STEP = 62.0, 184.0
LEFT, WORKS_W, OPS_X, EMPIRE_X = 50.0, 358.0, 440.0, 474.0
EMPIRE_W = MAT_W - EMPIRE_X - 8
BANK_Y = MAT_H - 20
CHIP, CHIP_H, ABREAST = 32.0, 24.0, 4
"""Prepared and produced cards, and how many lie beside one another on a card."""
MEASURE_Y = 89.0
"""Where a sold technology says how far its owner is, from the top of the card."""

SIDE = 300.0

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
