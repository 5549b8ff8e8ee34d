"""The adventure cards that may be looked at while building, and what a seat knows of them."""

from __future__ import annotations

from ludonaut.kernel import Rng

from .content import DECK, FLIGHT, OF_DECK
from .state import TruckerState


def deal_piles(state: TruckerState, number: int) -> None:
    """So many piles for this round: two cards of its own deck and one of each lower one, in random order."""
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


def known_piles(state: TruckerState, seat: int | None) -> list[int]:
    """The piles whose cards a seat has seen."""
    return [] if seat is None else state.players[seat].seen


def redeal(state: TruckerState, seat: int | None, rng: Rng) -> None:
    """Shuffle the cards that this seat has not seen among the places where they might be: piles, deck and box.

    A card's back shows its deck, so it only changes places with its like.
    """
    known = {card for number in known_piles(state, seat) for card in state.piles[number - 1]} | set(state.used)
    in_flight = bool(state.deck)
    places: dict[str, list[tuple[list[str], int]]] = {"I": [], "II": [], "III": []}
    for cards in (state.box, *([state.deck] if in_flight else state.piles)):
        for at, card in enumerate(cards):
            if card not in known:
                places[DECK[card]].append((cards, at))
    moved: dict[str, str] = {}
    for like in places.values():
        found = [cards[at] for cards, at in like]
        rng.shuffle(found)
        for (cards, at), card in zip(like, found, strict=True):
            moved[cards[at]] = card
            cards[at] = card
    if in_flight:
        for pile in state.piles:
            pile[:] = [moved.get(card, card) for card in pile]
