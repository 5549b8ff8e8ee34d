"""Squares of a planet as bits of one integer, so that a whole grid is asked one question at a time.

A square at column x and row y is bit (y + 1) * 16 + x. Planets are twelve squares wide, so nothing ever wraps from
one row into the next, and a shape pushed one square off the grid still has a number of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TypeAlias, TypeVar

T = TypeVar("T")

SIDE = 12
WIDTH = 16

COLUMNS = "abcdefghijkl"


def cell(x: int, y: int) -> int:
    """The number of the square in column x and row y, both from 0, from the top left."""
    return (y + 1) * WIDTH + x


def place(number: int) -> tuple[int, int]:
    """Column and row of a square."""
    return number % WIDTH, number // WIDTH - 1


CELLS = tuple(cell(x, y) for y in range(SIDE) for x in range(SIDE))
BIT = tuple(1 << number for number in range((SIDE + 2) * WIDTH))
NAME = [
    f"{COLUMNS[n % WIDTH]}{n // WIDTH}" if n % WIDTH < SIDE and 0 < n // WIDTH <= SIDE else "" for n in range(len(BIT))
]
"""What people call a square: column a to l, row 1 to 12."""
NUMBER = {name: number for number, name in enumerate(NAME) if name}
BOARD = sum(BIT[number] for number in CELLS)
Squares: TypeAlias = int
"""A set of squares, where computing with them takes long: Python's own integers are the fastest for this many bits,
also in compiled code, which would take machine integers."""


def mask(numbers: list[int] | tuple[int, ...]) -> int:
    """The squares as one integer."""
    bits = 0
    for number in numbers:
        bits |= BIT[number]
    return bits


_ROW_BYTES = WIDTH // 8
_BYTES = (SIDE + 2) * _ROW_BYTES
_ROWS = Struct(f"<{SIDE + 2}H")


def rows(bits: int) -> tuple[int, ...]:
    """The squares of an integer row by row, with the rows off the grid above and below."""
    return _ROWS.unpack(bits.to_bytes(_BYTES, "little"))


ByByte: TypeAlias = list[list[tuple[T, ...]]]
"""Something for each square, gathered for every value that each byte of a set of squares can have."""


def by_byte(values: Sequence[T]) -> ByByte[T]:
    """Gather what a list holds by the numbers of squares."""
    table: ByByte[T] = []
    for first in range(0, len(values), 8):
        held: list[tuple[T, ...]] = [()]
        for value in values[first : first + (8 if first % WIDTH == 0 else SIDE - 8)]:
            held += [(*lower, value) for lower in held]
        table.append(held)
    return table


def pick(bits: int, table: ByByte[T]) -> list[T]:
    """What a table holds for these squares, from the top left; all must be on the grid."""
    found: list[T] = []
    held = bits.to_bytes(_BYTES, "little")  # compiled code would make objects of bytes if the loop were over them
    for at in range(_ROW_BYTES, _BYTES - _ROW_BYTES):
        byte = held[at]
        if byte:
            found += table[at][byte]
    return found


_NAMES = by_byte(NAME)
_NUMBERS = by_byte(range(len(BIT)))


def names(bits: int) -> list[str]:
    """What people call the squares of an integer, from the top left; all must be on the grid."""
    return pick(bits, _NAMES)


def numbers(bits: int) -> list[int]:
    """The squares of an integer, from the top left; all must be on the grid."""
    return pick(bits, _NUMBERS)


def beside(bits: Squares) -> Squares:
    """All squares next to these, up, down, left and right; may include some of them."""
    return bits << 1 | bits >> 1 | bits << WIDTH | bits >> WIDTH


def area(seed: Squares, ground: Squares) -> Squares:
    """The squares of `ground` that hang together with `seed`, which is part of it."""
    grown = seed
    while True:
        more = (grown | beside(grown)) & ground
        if more == grown:
            return grown
        grown = more


@lru_cache(maxsize=4096)
def areas(ground: int) -> tuple[int, ...]:
    """The separate areas of `ground`."""
    found = []
    while ground:
        one = area(ground & -ground, ground)
        found.append(one)
        ground ^= one
    return tuple(found)


def holds_rectangle(ground: int, width: int, height: int) -> bool:
    """Does `ground` hold a full rectangle of this size, as it stands?"""
    for _ in range(1, width):
        ground &= ground >> 1
    for _ in range(1, height):
        ground &= ground >> WIDTH
    return ground != 0
