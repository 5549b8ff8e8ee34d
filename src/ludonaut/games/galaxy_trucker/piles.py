"""The adventure cards that may be looked at while building, and what a seat knows of them."""

from __future__ import annotations

from ludonaut.kernel import Rng

from .content import DECK, FLIGHT
from .state import TruckerState


def deal_piles(state: TruckerState, number: int) -> None:
    """So many piles for this round: two cards of its own deck and one of each lower one, in random order."""
    left: dict[str, list[str]] = {"I": [], "II": [], "III": []}
    for card in state.box:
        left[DECK[card]].append(card)
    decks = FLIGHT.pile[state.level - 1]
    for _ in range(number):
        pile: list[str] = []
        for deck, count in decks.items():
            of_deck = left[deck]
            unseen = of_deck.copy()
            for _ in range(count):
                card = state.rng.take(unseen)
                of_deck.remove(card)
                pile.append(card)
        state.rng.shuffle(pile)
        state.piles.append(pile)
    state.box = left["I"] + left["II"] + left["III"]


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
