"""The piles of adventure cards that may be looked at while building."""

from __future__ import annotations

from ..content import FLIGHT
from ..state import TruckerState


def deal_piles(state: TruckerState, number: int) -> None:
    """Deal a number of piles for this round: two cards of its own deck and one of each lower one, in random order."""
    for _ in range(number):
        pile: list[str] = []
        for deck, count in FLIGHT.pile[state.level - 1].items():
            pile += state.rng.sample(state.box[deck], count)
            state.box[deck] = tuple([card for card in state.box[deck] if card not in pile])
        state.rng.shuffle(pile)
        state.piles.append(tuple(pile))
