"""The colours of the table, each with something beside the colour: a shape, a pattern or icon, and a letter.

`simulate` shows a colour as people with the three common colour weaknesses see it; the tests hold every family of
colours here to a least distance under all three.
"""

from __future__ import annotations

import math
from typing import NamedTuple

NIGHT = "#070b16"
"""The background of everything."""
GLOW = "#16213f"
"""The soft light on the night."""
DEEP = "#0e1629"
"""A panel, a dark board."""
CELL = "#1b2847"
"""A space on a dark board."""
LINE = "#22304f"
"""A border between dark things."""
EDGE = "#3a4f80"
"""A border that should be seen."""
INK = "#e9eefc"
"""Text on dark."""
DIM = "#93a0c2"
"""Secondary text on dark."""
PAPER = "#f6f1e4"
PAPER_LOW = "#e7dfcb"
"""The lower end of paper's shading."""
PEN = "#1a2238"
"""Text on paper."""
PENCIL = "#5c5b6d"
"""Secondary text on paper."""
HOT = "#ffd166"
""""You can act here": for legal actions only, never in a face."""
GOOD = "#7ee081"
BAD = "#ff6b6b"


class Seat(NamedTuple):
    colour: str
    shape: str
    mark: str
    """The shape as a character, for plain text."""


SEATS = (
    Seat("#ffb000", "circle", "●"),
    Seat("#56c8f0", "square", "■"),
    Seat("#ff6f91", "triangle", "▲"),
    Seat("#62b044", "diamond", "◆"),
    Seat("#9873dc", "hexagon", "⬢"),
    Seat("#f4f1de", "cross", "✚"),
)


def seat_colour(seat: int | None) -> str:
    return SEATS[seat % len(SEATS)].colour if seat is not None else DIM


class Kind(NamedTuple):
    """How a resource, terrain or good looks, wherever it appears."""

    colour: str
    icon: str
    letter: str
    pattern: str = ""
    """A fill pattern of `draw.pattern` for areas: dots, lines, waves, cross, grid, rings."""


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(r: float, g: float, b: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(part))):02x}" for part in (r, g, b))


def mix(one: str, other: str, share: float) -> str:
    """A mixture of two colours; `share` is that of the second."""
    a, b = rgb(one), rgb(other)
    return hexed(*(p + (q - p) * share for p, q in zip(a, b, strict=True)))


def lighter(colour: str, share: float = 0.35) -> str:
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float = 0.35) -> str:
    return mix(colour, "#05080f", share)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    r, g, b = (_linear(part) for part in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ink_on(colour: str) -> str:
    """Dark or light text, whichever reads better on this colour."""
    light = luminance(colour)
    return PEN if (light + 0.05) ** 2 > (luminance(PEN) + 0.05) * (luminance(INK) + 0.05) else INK


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the accessibility guidelines, 1 to 21."""
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def _linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _gamma(part: float) -> float:
    part = max(0.0, min(1.0, part))
    return 255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)


WEAKNESSES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear light."""


def simulate(colour: str, weakness: str) -> str:
    """The colour as people with this weakness see it."""
    light = [_linear(part) for part in rgb(colour)]
    rows = WEAKNESSES[weakness]
    return hexed(*(_gamma(sum(f * part for f, part in zip(row, light, strict=True))) for row in rows))


def distance(one: str, other: str) -> float:
    """How different two colours look: distance in CIE L*a*b* (about 2 is just noticeable, 100 is black to white)."""
    return math.dist(_lab(one), _lab(other))


def _lab(colour: str) -> tuple[float, float, float]:
    r, g, b = (_linear(part) for part in rgb(colour))
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
