"""What lies on ships: crew, energy cells, goods, and the marks of what is wrong or open."""

from __future__ import annotations

from math import cos, pi, sin

from ludonaut.table import Face, draw, palette
from ludonaut.table.palette import Kind

from .components import ALIEN_ICONS, ALIENS

GOODS = {
    "red": Kind("#b3202f", "radioactive", "R"),
    "yellow": Kind("#f6cf47", "cube", "Y"),
    "green": Kind("#4fc27a", "solid-leaf", "G"),
    "blue": Kind("#3f6fd8", "snowflake-1", "B"),
}
OUTCOMES = {
    "missed": ("cancel", "#8ea3d6"),
    "bounced": ("return-arrow", "#f0c987"),
    "shielded": ("energy-shield", "#6fdcc0"),
    "shot_down": ("crosshair", "#c9a6ff"),
    "hit": ("broken-shield", "#ff7a6a"),
}
"""How the end of a meteor or shot is shown: an icon and its colour."""


def faces() -> dict[str, Face]:
    """Small things."""
    found = {
        "human": _figure("#f4f6fb", "astronaut-helmet", "#2c3a5c"),
        "cell": _cell(),
        "fault": _fault(),
        "loose": _loose(),
        "exposed": Face(9, 9, draw.circle(4.5, 4.5, 3.2, "#10182c", stroke="#ff9aa8", width=1.6)),
        "threat": Face(64, 64, draw.rect(2, 2, 60, 60, "#ff5a4a", r=8, opacity=0.28) + _cross()),
        "struck": Face(64, 64, _burst()),
        **{f"outcome:{name}": _outcome(icon, tint) for name, (icon, tint) in OUTCOMES.items()},
        "meteor:small": _rock(24),
        "meteor:big": _rock(40),
        "shot:small": _bolt(26),
        "shot:big": _bolt(42),
    }
    for colour, tint in ALIENS.items():
        found[f"alien:{colour}"] = _figure(tint, ALIEN_ICONS[colour], "#ffffff")
    for colour, kind in GOODS.items():
        found[f"good:{colour}"] = draw.resource(kind, size=17)
    return found


def _figure(body: str, icon: str, ink: str) -> Face:
    glow, fill = draw.radial(((0, palette.lighter(body, 0.4)), (1, palette.darker(body, 0.2))), cx=0.35, cy=0.3, r=0.9)
    out = draw.circle(8.5, 9.3, 8, "#05080f", opacity=0.35) + glow
    out += draw.circle(8.5, 8.5, 8, fill, stroke="#1a2238", width=1) + draw.icon(icon, 8.5, 8.5, 12, ink)
    return Face(17, 17, out, outline=draw.circle_path(8.5, 8.5, 8.5))


def _cell() -> Face:
    shade, fill = draw.linear(((0, "#c9ffd9"), (0.4, "#4fe082"), (1, "#1f9d4d")), across=True)
    return Face(8, 22, shade + draw.rect(0.6, 0.6, 6.8, 20.8, fill, r=3, stroke="#0f5a2a", width=1))


def _fault() -> Face:
    out = draw.circle(11, 11, 10, "#c81e2e", stroke="#ffffff", width=1.8)
    out += draw.line(7, 7, 15, 15, "#ffffff", 2.6) + draw.line(15, 7, 7, 15, "#ffffff", 2.6)
    return Face(22, 22, out, outline=draw.circle_path(11, 11, 11))


def _loose() -> Face:
    """A broken link: what bears this mark falls off."""
    out = draw.circle(11, 11, 10, "#f08a3c", stroke="#ffffff", width=1.8)
    out += draw.line(11, 5.5, 11, 12.5, "#241203", 2.8) + draw.circle(11, 16.2, 1.6, "#241203")
    return Face(22, 22, out, outline=draw.circle_path(11, 11, 11))


def _outcome(icon: str, tint: str) -> Face:
    out = draw.circle(19, 19, 17.5, "#0b1222", stroke=tint, width=2.4) + draw.icon(icon, 19, 19, 23, tint)
    return Face(38, 38, out, outline=draw.circle_path(19, 19, 18))


def _cross() -> str:
    out = ""
    for a, b in (((2, 14), (2, 2)), ((50, 2), (62, 2)), ((62, 50), (62, 62)), ((14, 62), (2, 62))):
        out += draw.circle(sum(p[0] for p in (a, b)) / 2, sum(p[1] for p in (a, b)) / 2, 2.4, "#ff8a7a")
    return out + draw.icon("crosshair", 32, 32, 40, "#ff5a4a")


def _burst() -> str:
    """Where a component was a moment ago."""
    glow, fire = draw.radial(((0, "#fff3d6", 0.95), (0.45, "#ff9a4a", 0.8), (1, "#ff4a3a", 0)))
    rays = "".join(
        ("M" if k == 0 else "L") + f"{32 + r * cos(k * pi / 9):.1f} {32 + r * sin(k * pi / 9):.1f}"
        for k, r in enumerate((30, 13) * 9)
    )
    return glow + draw.path(rays + "Z", fire)


def _rock(size: float) -> Face:
    """A meteor coming from above, with its tail."""
    r = size / 2
    fire, glow = draw.linear(((0, "#ff8a3a", 0), (1, "#ffb05a", 0.85)))
    out = fire + draw.path(f"M{r * 0.35:g} {r * 1.7:g}L{r:g} 0L{r * 1.65:g} {r * 1.7:g}Z", glow)
    shine, rock = draw.radial(((0, "#d9c3a5"), (1, "#5f4a36")), cx=0.35, cy=0.3, r=0.9)
    out += shine + draw.circle(r, size * 1.1 - r * 0.1, r * 0.86, rock, stroke="#2b2018", width=1.2)
    out += draw.circle(r * 0.75, size * 0.98, r * 0.2, "#4a392a", opacity=0.8)
    out += draw.circle(r * 1.3, size * 1.2, r * 0.15, "#4a392a", opacity=0.8)
    return Face(size, size * 1.55, out)


def _bolt(size: float) -> Face:
    """A cannon shot coming from above."""
    w = size / 2
    fire, glow = draw.linear(((0, "#ff4f7a", 0), (0.6, "#ff4f7a", 0.9), (1, "#ffe1ea")))
    body = draw.path(f"M{w * 0.5:g} 0L{w:g} {size * 1.2:g}A{w * 0.5:g} {w * 0.5:g} 0 0 1 0 {size * 1.2:g}Z", glow)
    return Face(w, size * 1.55, fire + body)
