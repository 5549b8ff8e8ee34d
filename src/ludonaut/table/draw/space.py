"""Space: planets and suns lit from the upper left, small bodies, sectors of rings, cells of maps."""

from __future__ import annotations

import math
import random
from xml.sax.saxutils import escape

from ludonaut.table import palette
from ludonaut.table.draw.base import (
    arc_path,
    circle,
    circle_path,
    digest,
    ellipse,
    group,
    hex_path,
    n,
    path,
    radial,
    rect,
    wedge_path,
)
from ludonaut.table.draw.type import text
from ludonaut.table.palette import CELL, EDGE, darker, lighter, mix
from ludonaut.table.picture import Face

PLANETS = {
    "mercury": ("#c9b8a3", "#6d5c4b", 0.7),
    "venus": ("#f3cf8b", "#a96f2a", 0.92),
    "earth": ("#69c3ff", "#174f9a", 1.0),
    "mars": ("#ff9a76", "#98361f", 0.88),
    "jupiter": ("#f2c9a0", "#935c38", 1.4),
    "saturn": ("#f4dfae", "#9f8048", 1.2),
    "uranus": ("#b6f0ee", "#3d8f96", 1.05),
    "neptune": ("#8fb1ff", "#2a43ac", 1.05),
    "pluto": ("#e6d6c4", "#7d6a5c", 0.6),
    "moon": ("#e3e6ee", "#71798c", 0.6),
}
"""Light side, dark side, and size beside Earth."""


def planet(name: str, x: float, y: float, r: float, *, light: str = "", dark: str = "") -> str:
    """A lit ball at x, y (fragment): a known planet, or any two colours. Earth has land, Saturn its ring, and so on."""
    first, second, _ = PLANETS.get(name, (light or "#cdd6ea", dark or "#4a5573", 1.0))
    light, dark = light or first, dark or second
    shade, fill = radial(((0, lighter(light, 0.35)), (0.35, light), (1, dark)), cx=0.34, cy=0.3, r=0.82)
    night, veil = radial(((0.55, "#000000", 0), (1, "#00030c", 0.62)), cx=0.34, cy=0.3, r=0.92)
    halo, haze = radial(((0.72, light, 0.32), (1, light, 0)))
    out = halo + circle(x, y, r * 1.25, haze) + shade
    ring = _ring(x, y, r, light)
    if name == "saturn":
        out += ring[0]
    out += circle(x, y, r, fill) + _features(name, x, y, r, light, dark) + night + circle(x, y, r, veil)
    return out + (ring[1] if name == "saturn" else "")


def _ring(x: float, y: float, r: float, colour: str) -> tuple[str, str]:
    """The far half and the near half of Saturn's ring."""
    wide, low = r * 1.85, r * 0.5
    stroke = mix(colour, "#b59a5e", 0.4)

    def half(way: int) -> str:
        d = f"M{n(-wide)} 0A{n(wide)} {n(low)} 0 0 {way} {n(wide)} 0"
        thin = f"M{n(-wide * 0.8)} 0A{n(wide * 0.8)} {n(low * 0.76)} 0 0 {way} {n(wide * 0.8)} 0"
        inner = path(thin, stroke=stroke, width=r * 0.09, opacity=0.6)
        return group(path(d, stroke=stroke, width=r * 0.16, opacity=0.95) + inner, x, y, turn=-18)

    return half(1), half(0)


def _features(name: str, x: float, y: float, r: float, light: str, dark: str) -> str:
    """A few shapes that make a planet known: bands, land, caps, craters. Clear at 15 px, not busy at 60."""
    if name in ("jupiter", "saturn"):
        out = ""
        for k, (at, high) in enumerate(((-0.52, 0.13), (-0.14, 0.17), (0.3, 0.13), (0.62, 0.09))):
            wide = math.sqrt(1 - at * at) * r * 0.985
            out += ellipse(x, y + at * r, wide, high * r, dark, opacity=0.34 if k % 2 else 0.24)
        return out + (
            ellipse(x + r * 0.32, y + r * 0.3, r * 0.2, r * 0.12, "#c8553a", opacity=0.75) if name == "jupiter" else ""
        )
    if name == "earth":
        land = [(-0.35, -0.3, 0.34, 0.26, -25), (0.3, 0.1, 0.26, 0.36, 15), (-0.25, 0.42, 0.2, 0.26, 10)]
        out = "".join(
            ellipse(x + a * r, y + b * r, c * r, d * r, "#5fb86b", opacity=0.8, turn=t) for a, b, c, d, t in land
        )
        return out + ellipse(x, y - r * 0.86, r * 0.4, r * 0.1, "#ffffff", opacity=0.85)
    if name == "mars":
        scar = ellipse(x + r * 0.1, y + r * 0.15, r * 0.5, r * 0.12, dark, opacity=0.5, turn=12)
        return scar + ellipse(x, y - r * 0.87, r * 0.34, r * 0.09, "#ffffff", opacity=0.85)
    if name in ("mercury", "moon", "pluto"):
        pits = [(-0.3, -0.1, 0.2), (0.3, 0.25, 0.16), (0.1, -0.5, 0.13), (-0.2, 0.5, 0.14)]
        return "".join(circle(x + a * r, y + b * r, c * r, dark, opacity=0.35) for a, b, c in pits)
    if name in ("neptune", "uranus", "venus"):
        bands = [(at, high, math.sqrt(1 - at * at) * r * 0.98) for at, high in ((-0.3, 0.1), (0.25, 0.12))]
        return "".join(ellipse(x, y + at * r, w, high * r, "#ffffff", opacity=0.16) for at, high, w in bands)
    return ""


def sun(x: float, y: float, r: float) -> str:
    """The sun with its glow (fragment): the glow reaches two and a half radii."""
    glow, haze = radial(((0, "#ffb84d", 0.6), (0.4, "#ffb84d", 0.28), (1, "#ffb84d", 0)))
    disc, fill = radial(((0, "#fffbe8"), (0.4, "#ffdc7a"), (0.78, "#ffb13d"), (1, "#ea7d1c")))
    return glow + circle(x, y, r * 2.5, haze) + disc + circle(x, y, r, fill)


def stars(w: float, h: float, *, seed: int = 1, count: int = 60) -> str:
    """A sprinkle of faint stars over a box (fragment), always the same for the same seed."""
    rng = random.Random(seed)
    out = ""
    for _ in range(count):
        bright = rng.random() ** 3
        out += circle(
            rng.uniform(0, w), rng.uniform(0, h), 0.5 + bright, "#cfdcff", opacity=round(0.15 + 0.5 * bright, 2)
        )
    return out


def space(w: float, h: float, *, seed: int = 1, r: float = 14, light: tuple[float, float] = (0.4, 0.3)) -> Face:
    """The background of a map: night, a soft light, a few stars. For `Panel.back`."""
    glow, fill = radial(((0, "#1b2950"), (0.6, "#0d1530"), (1, "#080d1c")), cx=light[0], cy=light[1], r=0.85)
    return Face(w, h, glow + rect(0, 0, w, h, fill, r=r) + stars(w, h, seed=seed, count=int(w * h / 9000)))


def asteroids(x: float, y: float, r: float, *, seed: int = 1, count: int = 9) -> str:
    """A handful of rocks within r of a point (fragment)."""
    rng = random.Random(seed)
    shade, fill = radial(((0, "#b9c0d2"), (1, "#565e75")), cx=0.3, cy=0.25, r=0.85)
    out = shade
    for k in range(count):
        around, far = math.radians(360 * k / count + rng.uniform(-12, 12)), r * math.sqrt(rng.uniform(0.08, 1))
        size = r * rng.uniform(0.09, 0.24)
        at = (x + far * math.sin(around), y - far * math.cos(around) * 0.8)
        out += ellipse(*at, size, size * rng.uniform(0.65, 0.95), fill, turn=rng.randrange(90))
    return out


def comet(x: float, y: float, r: float, *, turn: float = 0) -> str:
    """A comet's head with its tail upwards, away from a sun below (fragment)."""
    tail, fill = radial(((0, "#d8f3ff", 0.85), (1, "#8fd4ff", 0)), cx=0.5, cy=0.92, r=0.95)
    left, right = f"Q{n(-r * 0.9)} {n(-r * 3)} {n(-r * 0.2)} {n(-r * 5)}", f"Q{n(r * 0.9)} {n(-r * 3)} {n(r)} 0Z"
    shape = path(f"M{n(-r)} 0{left}H{n(r * 0.2)}{right}", fill)
    return tail + group(shape + circle(0, 0, r, "#eefaff"), x, y, turn=turn)


def body(name: str, *, r: float = 22, label: str = "", light: str = "", dark: str = "") -> Face:
    """A planet or moon as a face of its own, with its name below."""
    wide = max(2 * r * (1.95 if name == "saturn" else 1.25), len(label) * 6.6 + 6)
    high = 2.5 * r + (15 if label else 0)
    out = planet(name, wide / 2, 1.25 * r, r, light=light, dark=dark)
    if label:
        out += text(label, wide / 2, high - 7, 11.5, ink="#c4d0ee")
    return Face(round(wide, 1), high, out, outline=circle_path(wide / 2, 1.25 * r, r * 1.08))


def sector(
    inner: float,
    outer: float,
    span: float,
    *,
    fill: str = CELL,
    edge: str = "#0a1020",
    gap: float = 1.5,
    content: str = "",
    width: float = 1.2,
) -> Face:
    """A sector of a ring as a face: its box is centred on the ring's centre line at the top of the circle.

    Put it with `layout.polar(cx, cy, (inner + outer) / 2, angle)`, turn included. `content` is drawn about the middle.
    """
    half = span / 2
    wide = 2 * outer * math.sin(math.radians(min(half, 90)))
    low = inner * math.cos(math.radians(half)) if half <= 90 else -outer
    middle = (inner + outer) / 2
    reach = max(outer - middle, middle - low)
    cx, cy = wide / 2, middle + reach
    trim = math.degrees(gap / middle)
    d = wedge_path(cx, cy, inner + gap, outer - gap, -half + trim, half - trim)
    shade, ground = radial(((0, lighter(fill, 0.07)), (1, fill)), cx=0.4, cy=0.2, r=0.9)
    out = shade + path(d, ground, stroke=edge, width=width) + (group(content, cx, reach) if content else "")
    return Face(round(wide, 2), round(2 * reach, 2), out, outline=d)


def arc_text(
    words: str, x: float, y: float, r: float, start: float, end: float, *, size: float = 14, ink: str = palette.INK
) -> str:
    """Text along a circle, upright: below the centre it runs the other way (fragment)."""
    below = 90 < ((start + end) / 2) % 360 < 270
    d = arc_path(x, y, r + size * 0.35, end, start) if below else arc_path(x, y, r - size * 0.35, start, end)
    name = "t" + digest(d, words)
    return (
        f'<path id="{name}" d="{d}" fill="none"/><text font-size="{n(size)}" font-weight="600" '
        f'letter-spacing=".5" text-anchor="middle" fill="{ink}"><textPath href="#{name}" startOffset="50%">'
        f"{escape(words)}</textPath></text>"
    )


def hex_cell(r: float = 30, *, fill: str = CELL, edge: str = EDGE, flat: bool = False, content: str = "") -> Face:
    """A hexagonal space; `content` is drawn about its middle."""
    w, h = (2 * r, math.sqrt(3) * r) if flat else (math.sqrt(3) * r, 2 * r)
    d = hex_path(w / 2, h / 2, r - 1.5, flat=flat)
    shade, ground = radial(((0, lighter(fill, 0.1)), (1, darker(fill, 0.1))), cx=0.35, cy=0.3, r=0.8)
    out = shade + path(d, ground, stroke=edge, width=1.5) + (group(content, w / 2, h / 2) if content else "")
    return Face(round(w, 2), round(h, 2), out, outline=d)


def cell(w: float = 40, h: float = 40, *, fill: str = CELL, edge: str = EDGE, r: float = 6, content: str = "") -> Face:
    """A rectangular space on a dark board; `content` is drawn about its middle."""
    out = rect(0.75, 0.75, w - 1.5, h - 1.5, fill, r=r, stroke=edge, width=1.2)
    return Face(w, h, out + (group(content, w / 2, h / 2) if content else ""))
