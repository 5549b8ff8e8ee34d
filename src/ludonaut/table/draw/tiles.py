"""Tiles made of squares, ships' parts and time: shapes that several games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludonaut.table.draw.base import circle, group, line, linear, path, rect, shadow
from ludonaut.table.draw.paper import box_path
from ludonaut.table.palette import NIGHT, darker, lighter
from ludonaut.table.picture import Face

Square = tuple[int, int]

_STEPS = {(0, 0): (1, 0), (1, 0): (0, 1), (1, 1): (-1, 0), (0, 1): (0, -1)}
"""The corners of a square, clockwise, and the way from each to the next."""


def border_path(squares: Sequence[Square], size: float, at: tuple[float, float] = (0, 0)) -> str:
    """The line round a shape of squares (x across, y down), holes included."""
    within = set(squares)
    ways: dict[Square, list[Square]] = {}
    for x, y in squares:
        for (a, b), (dx, dy) in _STEPS.items():
            outside = (x + dy, y - dx)
            if outside not in within:
                ways.setdefault((x + a, y + b), []).append((x + a + dx, y + b + dy))
    out = ""
    while ways:
        start = at_corner = min(ways)
        came: Square | None = None
        out += "M" + _point(start, size, at)
        while at_corner in ways:
            choices = ways[at_corner]
            following = choices[0] if came is None or len(choices) == 1 else _right_turn(came, at_corner, choices)
            choices.remove(following)
            if not choices:
                del ways[at_corner]
            came, at_corner = at_corner, following
            if at_corner == start:
                break
            out += "L" + _point(at_corner, size, at)
        out += "Z"
    return out


def _point(corner: Square, size: float, at: tuple[float, float]) -> str:
    return f"{corner[0] * size + at[0]:g} {corner[1] * size + at[1]:g}"


def _right_turn(came: Square, here: Square, choices: Sequence[Square]) -> Square:
    """Where two squares touch only at a corner, stay with the same square."""
    dx, dy = here[0] - came[0], here[1] - came[1]
    right = (here[0] - dy, here[1] + dx)
    return right if right in choices else choices[0]


def polyomino(squares: Mapping[Square, str], size: float = 40, *, edge: str = NIGHT, lift: float = 4) -> Face:
    """A tile of squares, each with a fragment of its own (`draw.terrain(...)`, corner at 0, 0), in one border.

    The box is the smallest that holds the squares, so turning about its centre is turning the tile.
    """
    x0, y0 = min(x for x, _ in squares), min(y for _, y in squares)
    w = (max(x for x, _ in squares) - x0 + 1) * size
    h = (max(y for _, y in squares) - y0 + 1) * size
    border = border_path([(x - x0, y - y0) for x, y in squares], size)
    inner = "".join(group(content, (x - x0) * size, (y - y0) * size) for (x, y), content in squares.items())
    seams = "".join(
        line((x - x0 + 1) * size, (y - y0) * size + 3, (x - x0 + 1) * size, (y - y0 + 1) * size - 3, "#00000030", 1)
        for x, y in squares
        if (x + 1, y) in squares
    )
    seams += "".join(
        line((x - x0) * size + 3, (y - y0 + 1) * size, (x - x0 + 1) * size - 3, (y - y0 + 1) * size, "#00000030", 1)
        for x, y in squares
        if (x, y + 1) in squares
    )
    light = path(border, stroke="#ffffff", width=3, opacity=0.25) + path(border, stroke=edge, width=1.6)
    return Face(w, h, shadow(border, lift=lift) + inner + seams + light, outline=border, size=size * 0.4)


def hourglass(left: float, *, h: float = 90, sand: str = "#f0c987") -> Face:
    """An hourglass with that share (0 to 1) of its sand still above."""
    w = h * 0.6

    def at(*points: tuple[float, float]) -> str:
        return " ".join(f"{x * w:g} {y * h:g}" for x, y in points)

    down = f"M{at((0.16, 0.1))}L{at((0.84, 0.1))}C{at((0.84, 0.36), (0.56, 0.42), (0.56, 0.5))}"
    down += f"S{at((0.84, 0.64), (0.84, 0.9))}"
    up = f"L{at((0.16, 0.9))}C{at((0.16, 0.64), (0.44, 0.58), (0.44, 0.5))}S{at((0.16, 0.36), (0.16, 0.1))}Z"
    glass = down + up
    shine, fill = linear(((0, "#dcebff", 0.5), (0.4, "#9db8e8", 0.15), (1, "#dcebff", 0.35)), across=True)
    wood, plank = linear(((0, lighter("#8a5a2b", 0.3)), (1, darker("#8a5a2b", 0.3))))
    out = shadow(glass, lift=3) + shine + path(glass, fill, stroke="#cfe0ff", width=1.5)
    if left > 0:
        top, half = 0.47 - 0.3 * left, 0.08 + 0.24 * left
        out += path(f"M{at((0.5 - half, top), (0.5 + half, top), (0.5, 0.5))}Z", sand)
        out += line(w / 2, h * 0.5, w / 2, h * 0.84, sand, 1.5)
    if left < 1:
        heap = 0.89 - 0.48 * (1 - left)
        out += path(f"M{at((0.2, 0.89))}L{at((0.8, 0.89))}Q{at((0.5, heap), (0.2, 0.89))}Z", sand)
    out += wood + rect(2, 2, w - 4, h * 0.08, plank, r=4) + rect(2, h * 0.92 - 2, w - 4, h * 0.08, plank, r=4)
    return Face(w, h, out, outline=box_path(w, h, 6))


def connector(kind: int, size: float, colour: str = "#d7deee") -> str:
    """What joins two parts of a ship, at the top edge of a square of that size (fragment): 1 single, 2 double,
    3 universal. Turn it with `group` about the square's centre for the other sides."""
    w, h = size * 0.12, size * 0.1
    at = {0: (), 1: (0.5,), 2: (0.33, 0.67), 3: (0.33, 0.5, 0.67)}[kind]
    pipes = "".join(rect(size * x - w / 2, 0, w, h, colour, r=1.5, stroke=NIGHT, width=1) for x in at)
    bolts = "".join(circle(size * x, h * 0.5, w * 0.16, NIGHT) for x in at)
    return pipes + bolts
