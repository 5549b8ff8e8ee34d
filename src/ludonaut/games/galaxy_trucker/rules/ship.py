"""A ship as a structure: what holds together, what is wrong with it, what is exposed, what stands in a line of fire.

Everything here looks at the parts alone (cell -> part) and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ludonaut.kernel import LudonautError

from ..content import (
    CONNECTORS,
    COVERS,
    FACING,
    FITTING,
    FRONT,
    JOINED,
    KIND,
    OPPOSITE,
    REAR,
    RIGHT,
    STEP,
    SUPPORT,
    TILES,
    Board,
)

Parts = Mapping[int, int]


class Fault(NamedTuple):
    """A mistake of construction: why, where, and the other component that it takes (-1: none)."""

    why: str
    cell: int
    other: int = -1


def joined_to(parts: Parts, cell: int) -> list[int]:
    """The neighbours that hold on to this component by their connectors."""
    sides = CONNECTORS[parts[cell]]
    found = []
    for side, step in enumerate(STEP):
        code = sides[side]
        if code:
            other = parts.get(cell + step, 0)
            if other and JOINED[code][CONNECTORS[other][OPPOSITE[side]]]:
                found.append(cell + step)
    return found


def group_of(parts: Parts, cell: int) -> set[int]:
    """All that holds together with this component."""
    group = {cell}
    edge = [cell]
    while edge:
        for other in joined_to(parts, edge.pop()):
            if other not in group:
                group.add(other)
                edge.append(other)
    return group


def groups(parts: Parts) -> list[set[int]]:
    """The pieces the ship is in, each by its front-most, left-most component."""
    found: list[set[int]] = []
    left = set(parts)
    while left:
        found.append(group_of(parts, min(left)))
        left -= found[-1]
    return found


def loose(parts: Parts, board: Board) -> list[int]:
    """What does not hold on to the starting cabin."""
    held = group_of(parts, board.start) if board.start in parts else set(parts)
    return sorted(set(parts) - held)


def faults(parts: Parts, board: Board) -> list[Fault]:
    """Every mistake of the rulebook's list, except what does not hold on to the rest (see `groups`)."""
    return [fault for cell in sorted(parts) for fault in faults_at(parts, board, cell)]


def faults_at(parts: Parts, board: Board, cell: int) -> list[Fault]:
    """The mistakes of one component, with those that it shares with the ones to the right of it and behind it."""
    part = parts[cell]
    found: list[Fault] = []
    if cell not in board.cells:
        found.append(Fault("outside", cell))
    for side in (RIGHT, REAR):
        other = parts.get(cell + STEP[side], 0)
        if other:
            a, b = CONNECTORS[part][side], CONNECTORS[other][OPPOSITE[side]]
            if not FITTING[a][b]:
                found.append(Fault("mismatch" if a and b else "smooth", cell, cell + STEP[side]))
    return found + _direction_faults(parts, cell, part)


def _direction_faults(parts: Parts, cell: int, part: int) -> list[Fault]:
    facing = FACING[part]
    if facing < 0:
        return []
    ahead = cell + STEP[facing]
    if KIND[part >> 2].endswith("cannon"):
        return [Fault("before_cannon", cell, ahead)] if ahead in parts else []
    if facing != REAR:
        return [Fault("engine_direction", cell)]
    return [Fault("behind_engine", cell, ahead)] if ahead in parts else []


def is_sound(parts: Parts, board: Board) -> bool:
    """Would this ship pass the check before launch?"""
    return not any(faults_at(parts, board, cell) for cell in parts) and len(groups(parts)) == 1


def exposed(parts: Parts) -> list[tuple[int, int]]:
    """The connectors that are joined to nothing, as (cell, side); each counts one, whatever its type."""
    return [
        (cell, side)
        for cell, part in parts.items()
        for side, code in enumerate(CONNECTORS[part])
        if code and cell + STEP[side] not in parts
    ]


def cells_of(parts: Parts, *kinds: str) -> list[int]:
    """Where the components of these kinds are, front to rear."""
    return sorted(cell for cell, part in parts.items() if KIND[part >> 2] in kinds)


def cannon_strength(part: int) -> int:
    """What a cannon counts, in half points: forward whole, any other way half; a double twice that."""
    power = 2 if FACING[part] == FRONT else 1
    return power * 2 if KIND[part >> 2] == "double_cannon" else power


def first_hit(parts: Parts, board: Board, side: int, number: int) -> int:
    """The first component that something from this side meets in the row or column; -1 if it flies past."""
    for cell in board.lines[side][number]:
        if cell in parts:
            return cell
    return -1


def gunners(parts: Parts, board: Board, side: int, number: int) -> list[int]:
    """The cannons that can shoot at a big meteor from this side in this row or column.

    From the front only those in the very column; from elsewhere the neighbouring lines will do as well.
    """
    lines = [board.lines[side][number]]
    if side != FRONT:
        lines += [board.lines[side][number - 1], board.lines[side][number + 1]]
    return [
        cell
        for line in lines
        for cell in line
        if cell in parts and FACING[parts[cell]] == side and KIND[parts[cell] >> 2].endswith("cannon")
    ]


def shields(parts: Parts, side: int) -> list[int]:
    """The shields that cover this side of the ship."""
    return [cell for cell, part in parts.items() if COVERS[part] >> side & 1]


def supported(parts: Parts, cell: int) -> list[str]:
    """The colours of the life supports joined to a cabin, each once."""
    if KIND[parts[cell] >> 2] != "cabin" or TILES[parts[cell] >> 2].starting:
        return []
    colours = {SUPPORT.get(parts[other] >> 2, "") for other in joined_to(parts, cell)}
    return [colour for colour in ("purple", "brown") if colour in colours]


# ---- text form, for tests, bug reports and messages

_TURNS = "^>v<"


def write(parts: Parts, board: Board) -> str:
    """The ship as a small map: printed numbers at the edges, `66^` for tile 66 not turned, `66>` turned once."""
    squares = [board.square(cell) for cell in {*parts, *board.cells}]
    columns = range(min(c for _, c in squares), max(c for _, c in squares) + 1)
    lines = ["   " + "".join(f"{column:>5}" for column in columns)]
    for row in board.rows:
        line = f"{row:>3}"
        for column in columns:
            cell = board.cell(row, column)
            part = parts.get(cell, 0)
            line += (
                f"{part >> 2}{_TURNS[part & 3]}".rjust(5) if part else ("." if cell in board.cells else "-").rjust(5)
            )
        lines.append(line)
    return "\n".join(lines) + "\n"


def read(text: str, board: Board) -> dict[int, int]:
    """The parts of such a map; rows and columns may be left out."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or not all(word.isdigit() for word in lines[0]):
        raise LudonautError("a ship's map begins with a line of column numbers")
    columns = [int(word) for word in lines[0]]
    parts: dict[int, int] = {}
    for row, *words in lines[1:]:
        if not row.isdigit() or int(row) not in board.rows:
            raise LudonautError(f"board {board.name} has no row {row!r:.20}")
        if len(words) != len(columns):
            raise LudonautError(f"row {row} has {len(words)} squares under {len(columns)} column numbers")
        for column, word in zip(columns, words, strict=True):
            if word not in (".", "-"):
                parts[board.cell(int(row), column)] = _read_part(word, parts.values())
    return parts


def _read_part(word: str, already: Iterable[int]) -> int:
    number, turn = word[:-1], word[-1]
    if not number.isdigit() or int(number) not in TILES or turn not in _TURNS:
        raise LudonautError(f"{word!r:.20} is no component: write its number and one of {_TURNS} for its turn")
    if any(part >> 2 == int(number) for part in already):
        raise LudonautError(f"component {number} is on the ship twice")
    return int(number) * 4 + _TURNS.index(turn)
