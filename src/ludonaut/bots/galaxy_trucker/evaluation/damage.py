"""Where a ship can be hit, and what would come off: computed once for a ship as it stands."""

from __future__ import annotations

from functools import lru_cache

from ludonaut.games.galaxy_trucker.content import (
    BOARDS,
    CONNECTORS,
    COVERS,
    FACING,
    FRONT,
    JOINED,
    KIND,
    OPPOSITE,
    REAR,
    RIGHT,
    STEP,
    WIDE,
)
from ludonaut.games.galaxy_trucker.rules import ship

CHANCE = (0.0, 0.0, *(n / 36 for n in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)), 0.0)
"""By number: how often two dice show it."""
Pair = tuple[float, float]
"""How often something strikes, and how many components it takes with it on average."""


class Hull:
    """By side: what meteors and shots do to this ship. And what its shape means for dust, sickness and saboteurs."""

    __slots__ = ("blasts", "close", "cover", "doubles", "exposed", "open", "shots", "size", "spread")

    def __init__(self) -> None:
        self.open: list[Pair] = []
        """Small meteors that meet a connector."""
        self.blasts: list[Pair] = []
        """Big meteors that no cannon meets."""
        self.doubles: list[Pair] = []
        """Big meteors that only a double cannon meets."""
        self.shots: list[Pair] = []
        self.cover = 0
        """The sides that shields cover, as bits."""
        self.exposed = 0
        self.close = 0
        """Cabins joined to another."""
        self.spread: Pair = (0.0, 0.0)
        """A component picked by the dice."""
        self.size = 0


@lru_cache(maxsize=8192)
def hull(name: str, items: tuple[tuple[int, int], ...]) -> Hull:
    """The hull of a ship on a board, from its cells and parts."""
    parts = dict(items)
    board = BOARDS[name]
    found = Hull()
    found.size = len(parts)
    joined = joints(parts)
    lost = falls(parts, joined, board.start)
    singles, doubles = _guns(parts)
    for side in (0, 1, 2, 3):
        sums = [0.0] * 8
        for number in range(2, 13):
            for cell in board.lines[side][number]:
                if cell in parts:
                    break
            else:
                continue
            chance = CHANCE[number]
            off = chance * lost[cell]
            sums[0] += chance
            sums[1] += off
            if CONNECTORS[parts[cell]][side]:
                sums[2] += chance
                sums[3] += off
            line = _line(cell, side)
            if line not in singles:
                at = 6 if line in doubles else 4
                sums[at] += chance
                sums[at + 1] += off
        found.shots.append((sums[0], sums[1]))
        found.open.append((sums[2], sums[3]))
        found.blasts.append((sums[4], sums[5]))
        found.doubles.append((sums[6], sums[7]))
    found.exposed = len(ship.exposed(parts))
    for cell, part in parts.items():
        found.cover |= COVERS[part]
        if KIND[part >> 2] == "cabin" and any(KIND[parts[other] >> 2] == "cabin" for other in joined[cell]):
            found.close += 1
    found.spread = _spread(name, lost)
    return found


def joints(parts: dict[int, int]) -> dict[int, list[int]]:
    """By cell: what holds on to it."""
    found: dict[int, list[int]] = {cell: [] for cell in parts}
    for cell, part in parts.items():
        for side in (RIGHT, REAR):
            at = cell + STEP[side]
            other = parts.get(at, 0)
            if other and JOINED[CONNECTORS[part][side]][CONNECTORS[other][OPPOSITE[side]]]:
                found[cell].append(at)
                found[at].append(cell)
    return found


def _line(cell: int, side: int) -> int:
    """The column or row in which something comes from a side to this cell; another number for each side."""
    return (cell % WIDE if side in (FRONT, REAR) else cell // WIDE) + side * 32


def _guns(parts: dict[int, int]) -> tuple[set[int], set[int]]:
    """The lines that single and double cannons defend; all but the front from beside as well."""
    singles: set[int] = set()
    doubles: set[int] = set()
    for cell, part in parts.items():
        kind = KIND[part >> 2]
        if kind == "cannon" or kind == "double_cannon":
            side = FACING[part]
            line = _line(cell, side)
            lines = (line,) if side == FRONT else (line - 1, line, line + 1)
            (singles if kind == "cannon" else doubles).update(lines)
    return singles, doubles


def falls(parts: dict[int, int], joined: dict[int, list[int]], start: int) -> dict[int, int]:
    """By cell: how many components go when it is destroyed, with all that no longer holds on to the largest piece.

    One walk over the ship: a branch that reaches nothing above its root falls off with the root.
    """
    found: dict[int, int] = {}
    if not parts:
        return found
    first = start if start in parts else next(iter(parts))
    number: dict[int, int] = {first: 0}
    low: dict[int, int] = {first: 0}
    size: dict[int, int] = {first: 1}
    pieces: dict[int, list[int]] = {first: []}
    path = [first]
    nexts = {first: iter(joined[first])}
    while path:
        cell = path[-1]
        child = next(nexts[cell], -1)
        if child >= 0:
            if child in number:
                low[cell] = min(low[cell], number[child])
            else:
                number[child] = low[child] = len(number)
                size[child] = 1
                pieces[child] = []
                nexts[child] = iter(joined[child])
                path.append(child)
            continue
        path.pop()
        if path:
            above = path[-1]
            size[above] += size[cell]
            low[above] = min(low[above], low[cell])
            if low[cell] >= number[above]:
                pieces[above].append(size[cell])
    whole = len(number)
    for cell, branches in pieces.items():
        rest = whole - 1 - sum(branches)
        found[cell] = whole - max([rest, *branches])
    for cell in parts:
        found.setdefault(cell, 1)
    return found


def _spread(name: str, lost: dict[int, int]) -> Pair:
    """Three throws of a column and a row to find a component."""
    board = BOARDS[name]
    hit = off = 0.0
    for cell, fall in lost.items():
        row, column = board.square(cell)
        chance = CHANCE[row] * CHANCE[column]
        hit += chance
        off += chance * fall
    if not hit:
        return (0.0, 0.0)
    found = 1 - (1 - hit) ** 3
    return (found, found * off / hit)
