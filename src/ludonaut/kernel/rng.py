"""The one source of chance: a small generator that copies as one integer.

The same seed gives the same game for ever, on every machine and Python version, which `random` does not promise for
its derived methods. The seed's size says which generator it is:

- Below 2**64 it is SplitMix64: fast, for tests, research and imagined worlds. Whoever sees a few draws can compute the
  state and with it the future.
- From 2**64 on it is a counter that BLAKE2b hashes: for real games among people (`secret_seed`). Draws tell nothing
  about the state short of trying 2**127 of them. A draw costs twice as much, and only real draws do:
  imagined worlds go on with SplitMix64.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from secrets import randbits
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_BYTES = 17


def secret_seed() -> int:
    """A seed that nobody can guess or compute: 127 bits from the operating system."""
    return 2**127 + randbits(127)


@dataclass(slots=True)
class Rng:
    """A random generator whose whole state is the integer `s`."""

    s: int

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        return Rng(self.s)

    def bits(self) -> int:
        """The next 64 random bits."""
        s = self.s
        if s > 0xFFFFFFFFFFFFFFFF:
            return self._hashed()
        self.s = s = (s + 0x9E3779B97F4A7C15) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
        return s ^ (s >> 31)

    def _hashed(self) -> int:
        """The next 64 random bits of a secret seed."""
        self.s = s = self.s + 1
        return int.from_bytes(blake2b(s.to_bytes(_BYTES, "little"), digest_size=8).digest(), "little")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of the multiplication is below n / 2**64.

        (`bits` is written out here: a call would cost as much as the numbers.)
        """
        s = self.s
        if s > 0xFFFFFFFFFFFFFFFF:
            return (self._hashed() * n) >> 64
        self.s = s = (s + 0x9E3779B97F4A7C15) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((s ^ (s >> 31)) * n) >> 64

    def roll(self, sides: int = 6) -> int:
        """A die."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        """One of the items; the sequence stays unchanged."""
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Remove and return one of the items: a draw from a deck whose order nobody knows.

        The gap is filled with the last item, so the list must not carry an order that matters.
        """
        at = self.below(len(items))
        item = items[at]
        items[at] = items[-1]
        items.pop()
        return item

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """k different items in random order; the sequence stays unchanged."""
        pool = list(items)
        return [self.take(pool) for _ in range(k)]
