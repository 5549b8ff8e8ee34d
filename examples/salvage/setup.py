"""Set-up: four cards for everybody, four that float."""

from __future__ import annotations

from ludonaut.kernel import Options, Rng

from .state import COPIES, VALUES, SalvageState

HAND = 4
FLOATING = 4


def set_up(seats: int, options: Options, rng: Rng) -> SalvageState:
    """The table before the first turn. The deck has no order: a card is chosen by chance when it is drawn."""
    deck = [value for value in VALUES for _ in range(COPIES)]
    return SalvageState(
        seats=seats,
        options=options,
        hands=[sorted(rng.take(deck) for _ in range(HAND)) for _ in range(seats)],
        bids=[0] * seats,
        sold=[[] for _ in range(seats)],
        grabbed=[[] for _ in range(seats)],
        hauled=[0] * seats,
        floating=sorted(rng.take(deck) for _ in range(FLOATING)),
        deck=deck,
        rng=rng,
    )
