"""The piles of adventure cards that may be looked at while building."""

from __future__ import annotations

from ..content import FLIGHT, OF_DECK
from ..state import TruckerState


def deal_piles(state: TruckerState, number: int) -> None:
    """Deal a number of piles for this round: two cards of its own deck and one of each lower one, in random order."""
    box = set(state.box)
    for _ in range(number):
        pile: list[str] = []
        for deck, count in FLIGHT.pile[state.level - 1].items():
            unseen = [card for card in OF_DECK[deck] if card in box]
            for _ in range(count):
                pile.append(state.rng.take(unseen))
        box.difference_update(pile)
        state.rng.shuffle(pile)
        state.piles.append(pile)
    state.box = [card for card in state.box if card in box]
