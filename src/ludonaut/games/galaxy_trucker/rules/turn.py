"""The course of a game: build, check, crew, flight, landing, from round to round. Every beat starts here."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Script

from ..setup import start_round
from ..state import TruckerState
from . import building, cards, check, flight, landing, launch

Beat = Callable[[TruckerState], Script[None] | None]


def beat(state: TruckerState) -> Script[None] | None:
    """The next beat, from the state alone; None when the game is over."""
    return None if state.phase == "over" else _play(state)


def _play(state: TruckerState) -> Script[None]:
    """One beat of the phase; a beat that asks nothing is a plain function."""
    script = PHASES[state.phase](state)
    if script is not None:
        yield from script


def fly(state: TruckerState) -> Script[None] | None:
    """The next step of the card; then the next card, or the landing."""
    if state.todo:
        return cards.work(state)
    if state.card:
        flight.end_card(state)
    if flight.is_over(state):
        return landing.begin(state)
    return flight.next_card(state)


def land(state: TruckerState) -> None:
    """The next line of the payment; then the next ships, or the end."""
    if state.todo:
        landing.pay(state)
    elif len(state.rounds) > 1:
        landing.clear_cards(state)
        state.rounds.pop(0)
        start_round(state)
    else:
        state.phase = "over"
        state.tell("over")


PHASES: dict[str, Beat] = {
    "build": building.build,
    "grab": building.grab,
    "built": check.close_yard,
    "check": check.check,
    "crew": launch.man,
    "flight": fly,
    "landing": land,
}
