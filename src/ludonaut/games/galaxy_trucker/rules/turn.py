"""The course of a game: build, check, crew, flight, landing, from round to round. Every beat starts here."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Script

from ..setup import start_round
from ..state import TruckerState
from . import building, cards, check, flight, landing, launch


def beat(state: TruckerState) -> Script[None] | None:
    """The next beat, from the state alone; None when the game is over."""
    return None if state.phase == "over" else PHASES[state.phase](state)


def close(state: TruckerState) -> Script[None]:
    """Building ends; nobody is asked."""
    check.close_yard(state)
    yield from ()


def fly(state: TruckerState) -> Script[None]:
    """The next steps of the card, up to one that asks; then the next card, or the landing.

    Where somebody watches each step is a beat of its own, so that it can be seen.
    """
    if state.todo:
        script = cards.work(state)
        while script is None and state.todo and state.events is None:
            script = cards.work(state)
        if script is not None:
            yield from script
        return
    if state.card:
        flight.end_card(state)
    if flight.is_over(state):
        landing.begin(state)
    else:
        yield from flight.next_card(state)


def land(state: TruckerState) -> Script[None]:
    """The next line of the payment; then the next ships, or the end."""
    while state.todo:
        landing.pay(state)
        if state.events is not None:
            return
    landing.summary(state)
    if len(state.rounds) > 1:
        landing.clear_cards(state)
        state.rounds.pop(0)
        start_round(state)
    else:
        state.phase = "over"
        state.tell("over")
    yield from ()


PHASES: dict[str, Callable[[TruckerState], Script[None]]] = {
    "build": building.build,
    "grab": building.grab,
    "built": close,
    "check": check.check,
    "crew": launch.man,
    "flight": fly,
    "landing": land,
}
