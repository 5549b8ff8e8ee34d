"""The flight: one card after the other, and who gives up."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script, Together

from ..content import CARDS, DECK, FLIGHT
from ..state import TruckerState
from .cards import give_up, jobs_of
from .first_flight import rules_of

FLY_ON: Action = ("fly_on",)
GIVE_UP: Action = ("give_up",)
REVEAL: Action = ("reveal",)


def next_card(state: TruckerState) -> Script[None]:
    """Before each card everybody may give up; then it is revealed."""
    order = state.in_flight()
    if rules_of(state).gives_up:
        answers = yield Together({seat: _stay(state, seat) for seat in order})
        for seat in order:
            if answers[seat] == GIVE_UP:
                give_up(state, seat, "choice")
    else:
        yield Ask(order[0], "reveal", [REVEAL], args={"left": len(state.deck)}, guide="flight", pause=True)
    if not is_over(state):
        reveal(state)


def _stay(state: TruckerState, seat: int) -> Script[Action]:
    action: Action = yield Ask(seat, "next_card", [FLY_ON, GIVE_UP], args={"left": len(state.deck)}, guide="giving-up")
    return action


def reveal(state: TruckerState) -> None:
    """Turn over the next card; the first one must be of the round's own deck, unless the piles are not shuffled."""
    deck = state.deck
    if state.options["visions"] and rules_of(state).piles:
        card = deck.pop(0)
    elif len(deck) == cards_in_flight(state) and rules_of(state).piles:
        own = "I" * state.level
        card = state.rng.choice([c for c in deck if DECK[c] == own])
        deck.remove(card)
    else:
        card = state.rng.take(deck)
    state.card = card
    state.used.append(card)
    state.tell("card", card=card)
    state.todo = jobs_of(state, CARDS[card])
    if not state.todo:
        state.tell("lone_zone", seat=state.in_flight()[0])


def is_fresh(state: TruckerState) -> bool:
    """Has the card just been turned over, and nothing of it happened yet?"""
    return bool(state.card) and state.todo == jobs_of(state, CARDS[state.card])


def cards_in_flight(state: TruckerState) -> int:
    """How many cards a whole flight has."""
    return 4 * sum(FLIGHT.pile[state.level - 1].values())


def end_card(state: TruckerState) -> None:
    """The card is over: whoever has no human left or was lapped gives up."""
    state.card = ""
    state.beaten.clear()
    state.strengths.clear()
    state.dice = []
    state.danger = None
    ground_the_lost(state)


def ground_the_lost(state: TruckerState) -> None:
    """Nobody flies on without a human, or more than a lap behind the leader of those who do."""
    if not rules_of(state).gives_up:
        return
    for seat in state.in_flight():
        if not state.players[seat].humans:
            give_up(state, seat, "crew")
    order = state.in_flight()
    ahead = state.players[order[0]].place if order else 0
    for seat in order:
        if ahead - state.players[seat].place > FLIGHT.spaces:
            give_up(state, seat, "lapped")


def is_over(state: TruckerState) -> bool:
    """Has the last card been played, or has everybody given up?"""
    return not state.deck or not any(player.flying for player in state.players)
