"""Where things go: small helpers that return centres, so that a table is written without arithmetic.

All measures are in the panel's units; angles are degrees clockwise from the top, as on a clock.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Spot(NamedTuple):
    """A centre, and the turn of the thing that lies there. `Piece(id, face, *spot[:2], turn=spot.turn)`."""

    x: float
    y: float
    turn: float = 0


def polar(cx: float, cy: float, radius: float, angle: float) -> Spot:
    """The point at that distance and angle from a centre, turned so that its foot points to the centre."""
    around = math.radians(angle)
    return Spot(round(cx + radius * math.sin(around), 2), round(cy - radius * math.cos(around), 2), angle)


def grid(
    n: int, columns: int, step: tuple[float, float], at: tuple[float, float] = (0, 0), *, rows_first: bool = True
) -> list[Spot]:
    """n cells in columns, row by row (or column by column); `at` is the centre of the first, `step` across and down."""
    rows = max(1, -(-n // columns))
    cells = [(k % columns, k // columns) if rows_first else (k // rows, k % rows) for k in range(n)]
    return [Spot(at[0] + c * step[0], at[1] + r * step[1]) for c, r in cells]


def hexes(cells: Sequence[tuple[int, int]], size: float, at: tuple[float, float] = (0, 0)) -> list[Spot]:
    """Centres of pointy-topped hexes given as axial (q, r); `size` is from centre to corner."""
    wide = math.sqrt(3) * size
    return [Spot(round(at[0] + wide * (q + r / 2), 2), round(at[1] + 1.5 * size * r, 2)) for q, r in cells]


def row(n: int, width: float, room: float, at: tuple[float, float] = (0, 0), gap: float = 10) -> list[Spot]:
    """n things of that width in a row centred in `room`, `at` being its left end on the middle line.

    When they do not fit with the gap they overlap evenly, so that a hand of any size stays in its panel.
    """
    if n == 0:
        return []
    step = min(width + gap, (room - width) / (n - 1)) if n > 1 else 0
    first = at[0] + room / 2 - step * (n - 1) / 2
    return [Spot(round(first + k * step, 2), at[1]) for k in range(n)]


def column(n: int, height: float, room: float, at: tuple[float, float] = (0, 0), gap: float = 10) -> list[Spot]:
    """n things of that height from the top of `room` downwards, overlapping when they do not fit; `at` is its top."""
    if n == 0:
        return []
    step = min(height + gap, (room - height) / (n - 1)) if n > 1 else 0
    return [Spot(at[0], round(at[1] + height / 2 + k * step, 2)) for k in range(n)]


def fan(
    n: int, width: float, room: float, at: tuple[float, float] = (0, 0), *, spread: float = 3, dip: float = 3
) -> list[Spot]:
    """A hand of cards: a row whose outer cards are turned by up to `spread` degrees each and lie a little lower."""
    middle = (n - 1) / 2
    spots = row(n, width, room, at)
    return [
        Spot(s.x, round(s.y + dip * abs(k - middle) ** 1.5, 2), round((k - middle) * spread, 2))
        for k, s in enumerate(spots)
    ]


def ring(n: int, cx: float, cy: float, radius: float, *, start: float = 0, span: float = 360) -> list[Spot]:
    """n things evenly round a centre from `start` on; over less than a full circle both ends are used."""
    if n == 0:
        return []
    parts = n if span >= 360 else max(1, n - 1)
    return [polar(cx, cy, radius, start + span * k / parts) for k in range(n)]


def track(n: int, corners: Sequence[tuple[float, float]]) -> list[Spot]:
    """n spaces evenly along a line through the corners (a score track round a board: give the first corner again)."""
    lengths = [math.dist(a, b) for a, b in pairwise(corners)]
    closed = corners[0] == corners[-1]
    gap = sum(lengths) / max(1, n if closed else n - 1)
    spots = []
    for k in range(n):
        left = k * gap
        for (a, b), length in zip(pairwise(corners), lengths, strict=True):
            if left <= length + 1e-6:
                share = left / length if length else 0
                spots.append(Spot(round(a[0] + (b[0] - a[0]) * share, 2), round(a[1] + (b[1] - a[1]) * share, 2)))
                break
            left -= length
    return spots


def stack(n: int, at: tuple[float, float], *, step: tuple[float, float] = (3, -3), most: int = 6) -> list[Spot]:
    """A pile, each thing a little to the side so that the number can be seen; beyond `most` they lie exactly."""
    return [Spot(at[0] + min(k, most) * step[0], at[1] + min(k, most) * step[1]) for k in range(n)]


def cluster(n: int, at: tuple[float, float], size: float) -> list[Spot]:
    """A few tokens that share a space: side by side, then in a ring, touching but not hiding one another."""
    x, y = at
    if n == 1:
        return [Spot(x, y)]
    if n == 2:
        return [Spot(x - size / 2, y), Spot(x + size / 2, y)]
    radius = size / (2 * math.sin(math.pi / n))
    return [Spot(s.x, s.y) for s in ring(n, x, y, radius)]


def flow(
    sizes: Sequence[tuple[float, float]], room: float, at: tuple[float, float] = (0, 0), gap: float = 8
) -> list[Spot]:
    """Things of different sizes set like words: left to right, a new line when one is full; `at`: top left."""
    spots = []
    x, y, tall = 0.0, 0.0, 0.0
    for w, h in sizes:
        if x and x + w > room:
            x, y, tall = 0.0, y + tall + gap, 0.0
        spots.append(Spot(round(at[0] + x + w / 2, 2), round(at[1] + y + h / 2, 2)))
        x, tall = x + w + gap, max(tall, h)
    return spots
