"""The course of the game: the beats of a round in their order, and the end."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Script, Together

from .. import setup
from ..content.cards import CIV, KEPT, epilogue
from ..content.corporations import tech
from ..scoring import score, solo_target
from ..state import PlanetUnknownState
from . import civ, events, station
from .events import uses_events
from .placement import Patch
from .resolve import clear, resolve_all
from .station import order
from .techs import start_round
from .tile import turn
from .tracks import Run

_LAST_TWO_CARDS = tech("last_two_cards")

Beat = Callable[[PlanetUnknownState], Script[None]]


# ---- a round


def rotate(state: PlanetUnknownState) -> Script[None]:
    """The commander turns the station as far as they like; alone, or in the two-player variant, it turns by one."""
    state.round += 1
    for p in state.players:
        start_round(p)
    if state.seats == 1 or state.options["forced"]:
        station.turn(state, 1)
        state.tell("turned")
    else:
        yield from events.free_rotation(state)
    if uses_events(state):
        events.draw(state)
        state.phase = "event"
    else:
        state.phase = "turn"


def event(state: PlanetUnknownState) -> Script[None]:
    """The event of this round, and the civ cards that it may bring, before tiles are taken."""
    yield from events.apply(state)
    state.phase, state.then, state.queue = "settle", "turn", order(state)


def take_turns(state: PlanetUnknownState) -> Script[None]:
    """All players take and place a tile at the same time."""
    yield Together({seat: turn(state, seat) for seat in order(state)})
    for p in state.players:
        if p.turn.full:
            state.gone += (p.turn.tile,)
            p.turn.tile, p.turn.full = -1, False
            state.ending = state.ending or "full"
    station.reveal(state)
    state.phase, state.then, state.queue = "settle", "next_round", order(state)


def settle(state: PlanetUnknownState) -> Script[None]:
    """Civ cards are taken in the commander's order, one player at a time."""
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        p = state.players[seat]
        if p.turn.due or p.turn.survey:
            yield from civ.settle(state, seat)
            return
    state.phase, state.then = state.then, ""


def next_round(state: PlanetUnknownState) -> Script[None]:
    """Is it the end? If not, the token goes to the left."""
    yield from ()
    if station.empty_depot(state):
        state.ending = state.ending or "depot"
    events.lift(state)
    if state.ending:
        state.tell("ending-" + state.ending)
        state.phase, state.queue = "final", order(state)
    else:
        state.commander = (state.commander + 1) % state.seats
        state.phase = "rotate"


# ---- the end


def final(state: PlanetUnknownState) -> Script[None]:
    """One player after the other uses end-of-game techs and cards, and places the biomass kept for now."""
    if not state.queue:
        state.phase = "over"
        state.tell("over")
        if state.seats == 1:
            tell_epilogue(state)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    p = state.players[seat]
    looked = False
    resolved: set[int] = set()
    while True:
        if p.board.techs & _LAST_TWO_CARDS and not looked:
            looked = True
            yield from civ.last_cards(state, seat)
        fresh = [card for card in p.cards.civ if KEPT[card] and card not in resolved]
        if not fresh and not p.turn.due and not p.turn.survey:
            break
        resolved.update(fresh)
        for card in fresh:
            p.turn.pending += [Run(left=e.n) for e in CIV[card].effects if e.op == "run"]
        yield from resolve_all(state, seat, "final")
        yield from civ.settle(state, seat)
    p.turn.pending += [Patch()] * p.board.stored
    p.board.stored = 0
    yield from resolve_all(state, seat, "final")
    clear(p)


def tell_epilogue(state: PlanetUnknownState) -> None:
    """Alone: how the score compares with the target, and the ending that it earns."""
    goal, points = solo_target(state), score(state, 0).total
    state.tell("epilogue", score=points, goal=goal, text=f"epilogue{epilogue(points, goal)}")


BEATS: dict[str, Beat] = {
    "planets": setup.choose_planets,
    "corporations": setup.choose_corporations,
    "flux": setup.place_flux,
    "objectives": setup.choose_objectives,
    "rotate": rotate,
    "event": event,
    "turn": take_turns,
    "settle": settle,
    "next_round": next_round,
    "final": final,
}


def beat(state: PlanetUnknownState) -> Script[None] | None:
    """The next beat, from the phase alone."""
    step = BEATS.get(state.phase)
    return step(state) if step else None
