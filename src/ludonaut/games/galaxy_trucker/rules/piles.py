"""The piles of adventure cards that may be looked at while building."""

from __future__ import annotations

from ..content import FLIGHT
from ..state import TruckerState


def deal_piles(state: TruckerState, number: int) -> None:
    """Deal a number of piles for this round: two cards of its own deck and one of each lower one, in random order."""
    counts = FLIGHT.pile[state.level - 1]
    left = {deck: list(state.box[deck]) for deck in counts}
    for _ in range(number):
        pile: list[str] = []
        for deck, count in counts.items():
            for card in state.rng.sample(left[deck], count):
                left[deck].remove(card)
                pile.append(card)
        state.rng.shuffle(pile)
        state.piles.append(tuple(pile))
    for deck, cards in left.items():
        state.box[deck] = tuple(cards)
