"""Basic elements of drawings: numbers, shapes, light, patterns and icons as short SVG fragments."""

from __future__ import annotations

import difflib
import functools
import hashlib
import json
import math
from collections.abc import Sequence
from importlib import resources

from ludonaut.kernel import LudonautError
from ludonaut.table.palette import NIGHT, SEATS


@functools.cache
def _icons() -> dict[str, str]:
    """The icons of the game-icons set that games use, and our own for those that must be readable at letter size."""
    file = resources.files("ludonaut.table") / "icons.json"
    kept: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return kept["icons"] | kept["own"]


def add_icons(package: str) -> None:
    """Add the icons of an outside package: its `icons.json` has paths in a box of 512 x 512, by name."""
    file = resources.files(package) / "icons.json"
    if file.is_file():
        _icons().update(json.loads(file.read_text(encoding="utf-8")))


def icon_names() -> list[str]:
    return sorted(_icons())


def n(value: float) -> str:
    """A number, written as short as SVG allows."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def icon(name: str, x: float, y: float, size: float, colour: str = "currentColor") -> str:
    """An icon centred at x, y. Names: `draw.icon_names()`; `tools/icons NAME` adds more from the full set."""
    path = _icons().get(name)
    if path is None:
        close = difflib.get_close_matches(name, _icons(), 3)
        hint = f"did you mean {', '.join(close)}?" if close else "draw.icon_names() lists them"
        raise LudonautError(f"there is no icon {name!r}; {hint}")
    move = f"translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 512:.4f})"
    return f'<defs><path id="i-{name}" d="{path}"/></defs><use href="#i-{name}" transform="{move}" fill="{colour}"/>'


def group(content: str, x: float = 0, y: float = 0, *, turn: float = 0, scale: float = 1, opacity: float = 1) -> str:
    """Content drawn about 0, 0 set elsewhere."""
    moves = f"translate({n(x)} {n(y)})" if x or y else ""
    moves += f" rotate({n(turn)})" if turn else ""
    moves += f" scale({scale:.4g})" if scale != 1 else ""
    faint = f' opacity="{n(opacity)}"' if opacity != 1 else ""
    return f'<g transform="{moves.strip()}"{faint}>{content}</g>' if moves else f"<g{faint}>{content}</g>"


def _paint(fill: str, stroke: str, width: float, opacity: float, dash: str) -> str:
    out = f' fill="{fill or "none"}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{n(width)}"'
    if dash:
        out += f' stroke-dasharray="{dash}"'
    return out + (f' opacity="{n(opacity)}"' if opacity != 1 else "")


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "",
    *,
    r: float = 0,
    stroke: str = "",
    width: float = 1.5,
    opacity: float = 1,
    dash: str = "",
) -> str:
    round_ = f' rx="{n(r)}"' if r else ""
    paint = _paint(fill, stroke, width, opacity, dash)
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{round_}{paint}/>'


def circle(
    x: float,
    y: float,
    r: float,
    fill: str = "",
    *,
    stroke: str = "",
    width: float = 1.5,
    opacity: float = 1,
    dash: str = "",
) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{_paint(fill, stroke, width, opacity, dash)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, *, opacity: float = 1, turn: float = 0) -> str:
    spin = f' transform="rotate({n(turn)} {n(x)} {n(y)})"' if turn else ""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{_paint(fill, "", 0, opacity, "")}{spin}/>'


def path(
    d: str,
    fill: str = "",
    *,
    stroke: str = "",
    width: float = 1.5,
    opacity: float = 1,
    dash: str = "",
    cap: bool = False,
) -> str:
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if cap else ""
    return f'<path d="{d}"{_paint(fill, stroke, width, opacity, dash)}{ends}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1.5, *, dash: str = "") -> str:
    return path(f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}", "", stroke=stroke, width=width, dash=dash, cap=not dash)


# Paths, for `path` and for the outline of a face.


def polygon_path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def regular_path(corners: int, x: float, y: float, r: float, turn: float = 0) -> str:
    """A regular polygon with a corner at the top, turned clockwise by that many degrees."""
    angles = [math.radians(turn + 360 * k / corners) for k in range(corners)]
    return polygon_path([(x + r * math.sin(a), y - r * math.cos(a)) for a in angles])


def hex_path(x: float, y: float, r: float, *, flat: bool = False) -> str:
    return regular_path(6, x, y, r, 30 if flat else 0)


def circle_path(x: float, y: float, r: float) -> str:
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def wedge_path(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """A sector of a ring between two angles (clockwise from the top)."""

    def at(radius: float, angle: float) -> str:
        around = math.radians(angle)
        return f"{n(x + radius * math.sin(around))} {n(y - radius * math.cos(around))}"

    big = 1 if end - start > 180 else 0
    out = f"M{at(inner, start)}L{at(outer, start)}A{n(outer)} {n(outer)} 0 {big} 1 {at(outer, end)}L{at(inner, end)}"
    return out + (f"A{n(inner)} {n(inner)} 0 {big} 0 {at(inner, start)}Z" if inner else "Z")


def arc_path(x: float, y: float, r: float, start: float, end: float) -> str:
    """The line along a circle from one angle to the other; backwards when end < start (for text below a centre)."""
    a, b = math.radians(start), math.radians(end)
    big, way = (1 if abs(end - start) > 180 else 0), (1 if end > start else 0)
    head = f"M{n(x + r * math.sin(a))} {n(y - r * math.cos(a))}"
    return f"{head}A{n(r)} {n(r)} 0 {big} {way} {n(x + r * math.sin(b))} {n(y - r * math.cos(b))}"


# Light.


def digest(*parts: str) -> str:
    """A short id for a content: the same content has the same id in every document."""
    return hashlib.sha1("\n".join(parts).encode()).hexdigest()[:8]


def _defined(kind: str, attributes: str, body: str) -> tuple[str, str]:
    """A definition whose id is a hash of its content: faces are self-contained, and repeating it does no harm."""
    name = "d" + digest(kind, attributes, body)
    return f'<defs><{kind} id="{name}" {attributes}>{body}</{kind}></defs>', f"url(#{name})"


def _stops(stops: Sequence[tuple[float, str] | tuple[float, str, float]]) -> str:
    out = ""
    for stop in stops:
        clear = f' stop-opacity="{n(stop[2])}"' if len(stop) == 3 else ""
        out += f'<stop offset="{n(stop[0])}" stop-color="{stop[1]}"{clear}/>'
    return out


def radial(
    stops: Sequence[tuple[float, str] | tuple[float, str, float]], *, cx: float = 0.5, cy: float = 0.5, r: float = 0.5
) -> tuple[str, str]:
    """(definition, fill): put the definition before what uses the fill."""
    return _defined("radialGradient", f'cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}"', _stops(stops))


def linear(
    stops: Sequence[tuple[float, str] | tuple[float, str, float]], *, across: bool = False, slant: bool = False
) -> tuple[str, str]:
    """A gradient from top to bottom, left to right, or from the upper left."""
    ends = 'x1="0" y1="0" x2="1" y2="1"' if slant else ('x1="0" x2="1"' if across else 'x1="0" y1="0" x2="0" y2="1"')
    return _defined("linearGradient", ends, _stops(stops))


def gloss() -> tuple[str, str]:
    """The one light, from the upper left, to lay over a flat colour (also over currentColor)."""
    stops = ((0, "#ffffff", 0.55), (0.45, "#ffffff", 0.0), (0.6, "#000000", 0.0), (1, "#000000", 0.45))
    return radial(stops, cx=0.34, cy=0.3, r=0.8)


def shadow(shape: str, *, lift: float = 3) -> str:
    """A soft shadow below: `shape` is a path. Two faint layers, for filters are slow on phones."""
    far, near = f"translate({n(lift * 0.3)} {n(lift * 1.4)})", f"translate(0 {n(lift * 0.7)})"
    return (
        f'<path d="{shape}" transform="{far}" fill="#000" opacity=".18"/>'
        f'<path d="{shape}" transform="{near}" fill="#000" opacity=".3"/>'
    )


_PATTERNS = {
    "dots": '<circle cx="3" cy="3" r="1.7"/><circle cx="9" cy="9" r="1.7"/>',
    "lines": '<path d="M-3 9L9-3M3 15L15 3" stroke="{c}" stroke-width="2.4"/>',
    "waves": '<path d="M0 3q3-3 6 0t6 0M0 9q3-3 6 0t6 0" stroke="{c}" stroke-width="1.7" fill="none"/>',
    "cross": '<path d="M3 1v4M1 3h4M9 7v4M7 9h4" stroke="{c}" stroke-width="1.6"/>',
    "grid": '<path d="M0 6h12M6 0v12" stroke="{c}" stroke-width="1.3"/>',
    "rings": '<circle cx="6" cy="6" r="3.2" fill="none" stroke="{c}" stroke-width="1.6"/>',
}


def pattern(name: str, colour: str, size: float = 12) -> tuple[str, str]:
    """(definition, fill) of a fine pattern: dots, lines, waves, cross, grid or rings: no area is colour alone."""
    body = f'<g fill="{colour}">{_PATTERNS[name].replace("{c}", colour)}</g>'
    scale = f' patternTransform="scale({size / 12:.3g})"' if size != 12 else ""
    return _defined("pattern", f'width="12" height="12" patternUnits="userSpaceOnUse"{scale}', body)


# Seats.


_CROSS = (
    *((-1, 0, 0, -1), (1, 0, 0, -1), (1, 0, -1, 0), (0, 1, -1, 0), (0, 1, 1, 0), (1, 0, 1, 0)),
    *((1, 0, 0, 1), (-1, 0, 0, 1), (-1, 0, 1, 0), (0, -1, 1, 0), (0, -1, -1, 0), (-1, 0, -1, 0)),
)


def shape_path(shape: str, x: float, y: float, r: float) -> str:
    """A seat's shape, all with about the same area: circle, square, triangle, diamond, hexagon, cross."""
    if shape == "circle":
        return circle_path(x, y, r * 0.88)
    if shape == "square":
        a = r * 0.8
        return polygon_path([(x - a, y - a), (x + a, y - a), (x + a, y + a), (x - a, y + a)])
    if shape == "triangle":
        return regular_path(3, x, y + r * 0.17, r * 1.16)
    if shape == "diamond":
        return regular_path(4, x, y, r * 1.1)
    if shape == "hexagon":
        return regular_path(6, x, y, r)
    a, b = r * 0.34, r * 0.95
    return polygon_path([(x + p * a + q * b, y + s * a + t * b) for p, q, s, t in _CROSS])


def mark(seat: int, x: float, y: float, r: float, colour: str = "") -> str:
    """The shape of a seat, in its colour unless told otherwise (dark on a coloured piece: `colour=NIGHT`)."""
    who = SEATS[seat % len(SEATS)]
    return path(shape_path(who.shape, x, y, r), colour or who.colour)


def dark_mark(seat: int, x: float, y: float, r: float) -> str:
    return mark(seat, x, y, r, NIGHT)
