"""Hidden piles: shuffling what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .rng import Rng

T = TypeVar("T")


def shuffle_unknown(
    rng: Rng, piles: Iterable[list[T]], key: Callable[[T], Any] | None = None, *, rest: list[T] | None = None
) -> None:
    """Pool the piles, shuffle, and deal back piles of the same sizes, in place.

    The pool is sorted first: two tables that a seat cannot tell apart are dealt alike by the same generator, so that
    hints and searches depend only on what the seat knows. `rest` is one more pile, whose order does not matter, such
    as a deck that is drawn from by chance: it gets what is left, which is faster than shuffling it.
    """
    unknown = list(piles)
    pool: list[Any] = [item for pile in unknown for item in pile]
    if rest is not None:
        pool += rest
    pool.sort(key=key)
    if rest is not None:
        for pile in unknown:
            pile[:] = [rng.take(pool) for _ in pile]
        rest[:] = pool
        return
    rng.shuffle(pool)
    at = 0
    for pile in unknown:
        pile[:] = pool[at : at + len(pile)]
        at += len(pile)
