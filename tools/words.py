"""The generator of chance in machine words: what the compiled build has in the place of `bits` and `below`.

The numbers are the same: `tests/kernel/test_rng.py`, and every record, are tried against the compiled build too. In
Python integers have no end, so that this works when it is compiled and not otherwise.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64


class Rng:
    """The methods that `compile.py` puts into `ludonaut.kernel.rng.Rng`."""

    s: int
    _hashed: Callable[[], int]

    def _word(self, high: i64) -> i64:
        """The next 64 random bits, the highest being the sign; shifts are masked, since they carry the sign along.

        `high` is the upper half of the state. It and the constants are put together from halves: larger integers are
        objects of Python, and each operation on them costs as much as all of the others.
        """
        half: i64 = 0x100000000
        word = high * half + i64(self.s & 0xFFFFFFFF)
        word += -0x61C88647 * half + 0x7F4A7C15
        self.s = self._unsigned(word)
        word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * (-0x40A7B893 * half + 0x1CE4E5B9)
        word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * (-0x6B2FB645 * half + 0x133111EB)
        return word ^ ((word >> 31) & 0x1FFFFFFFF)

    @staticmethod
    def _unsigned(word: i64) -> int:
        return int(word) if word >= 0 else int(word) + 0x10000000000000000

    def bits(self) -> int:
        """The next 64 random bits."""
        high = self.s >> 32
        if high > 0xFFFFFFFF:
            return self._hashed()
        return self._unsigned(self._word(i64(high & 0xFFFFFFFF)))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the upper word of the product of the bits and n, computed by halves of the bits."""
        high = self.s >> 32
        if n >= 0x80000000 or high > 0xFFFFFFFF:
            return (self.bits() * n) >> 64
        word, count = self._word(i64(high & 0xFFFFFFFF)), i64(n)
        return (((word >> 32) & 0xFFFFFFFF) * count + (((word & 0xFFFFFFFF) * count) >> 32)) >> 32
