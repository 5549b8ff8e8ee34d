"""Events: a card each round, right after the rotation, for every player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ludonaut.kernel import Action, Ask, Script, Together

from ..content.cards import COLORS, EVENTS, OBJECTIVE_NUMBER, OBJECTIVES, SOLO, EventEffect, events_of
from ..content.corporations import tech
from ..content.tiles import INDEX
from ..state import PlanetUnknownState, Player, Step
from . import civ, station
from .meteorites import Gather, Impact
from .placement import (
    EXTRA_ROVER,
    NO_EDGE,
    NO_ICE,
    NO_MATCH,
    NO_MILESTONE,
    NO_SYNERGY,
    ONE_RESOURCE,
    Patch,
    in_force,
)
from .pods import Abandon, Maroon, Rescue
from .resolve import resolve_all
from .rovers import Scrap
from .techs import refresh_techs
from .tracks import Boost, Fall, Omen, Run

_LIMITS = {
    "no_edge": NO_EDGE,
    "no_ice": NO_ICE,
    "no_match": NO_MATCH,
    "no_synergy": NO_SYNERGY,
    "no_milestone": NO_MILESTONE,
    "one_resource": ONE_RESOURCE,
    "extra_rover": EXTRA_ROVER,
}
_NO_METEORITES = tech("no_meteorites")
_ROTATIONS: tuple[Action, ...] = tuple([("rotate", steps) for steps in range(station.DEPOTS)])


@dataclass(frozen=True, slots=True)
class Forgo(Step):
    """Lose a personal objective."""

    verbs: ClassVar[frozenset[str]] = frozenset(("forgo",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("forgo", OBJECTIVES[n].id) for n in sorted(p.cards.objectives)]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        card = OBJECTIVE_NUMBER[str(action[1])]
        p.cards = replace(p.cards, objectives=tuple([n for n in p.cards.objectives if n != card]))
        state.lost_goals += (card,)
        state.tell("forgone", seat=seat, card=action[1])


_STEPS: dict[str, Step] = {
    "patch": Patch(),
    "synergy": Boost(),
    "omen": Omen(),
    "rescue": Rescue(),
    "gather": Gather(),
    "maroon": Maroon(),
    "abandon": Abandon(),
    "forgo": Forgo(),
}
"""Events that make every player do one thing."""


def uses_events(state: PlanetUnknownState) -> bool:
    """Events are a choice for several players and a must for one."""
    return state.seats == 1 or bool(state.options["events"])


def build_deck(state: PlanetUnknownState) -> None:
    """Twenty events, a given number of each colour; the others stay in the box."""
    deck: list[int] = []
    unused: list[int] = []
    for color in COLORS:
        cards = events_of(color, state.seats == 1)
        state.rng.shuffle(cards)
        count = int(state.options[color])
        deck += cards[:count]
        unused += cards[count:]
    state.deck = tuple(sorted(deck))
    state.unused = tuple(sorted(unused))


def refuse_mix(seats: int, mix: dict[str, int]) -> str | None:
    """Why such a deck cannot be built."""
    if sum(mix.values()) != SOLO.deck:
        return "refuse-deck"
    if any(count > len(events_of(color, seats == 1)) for color, count in mix.items()):
        return "refuse-colors"
    return None


def draw(state: PlanetUnknownState) -> None:
    """Turn over the next event; the last card of the deck makes this the last round."""
    if state.next_event >= 0:
        card, state.next_event, state.peekers = state.next_event, -1, 0
    else:
        deck = list(state.deck)
        card = state.rng.take(deck)
        state.deck = tuple(sorted(deck))
    state.event = card
    state.tell("event", card=EVENTS[card].id)
    if not state.deck and state.next_event < 0:
        state.ending = "events"
        state.tell("last-event")
    effect = EVENTS[card].effect
    state.limits = _LIMITS.get(effect.op, 0)
    if effect.op == "no_rover":
        state.barred = INDEX[effect.tracks[0]]


def tracks_of(effect: EventEffect) -> int:
    """The cubes that an event is about."""
    return sum(1 << INDEX[name] for name in effect.tracks)


def strike(state: PlanetUnknownState, seat: int, effect: EventEffect) -> None:
    """Put what the event makes a player do into the pool."""
    op = effect.op
    p = state.players[seat]
    step = _STEPS.get(op)
    if step is not None:
        p.turn.pending.append(step)
    elif op == "run":
        p.turn.pending.append(Run(tracks_of(effect), effect.n, "all" if effect.rewards else "none"))
    elif op == "regress":
        p.turn.pending.append(Fall(effect.n, tracks_of(effect)))
    elif op == "impact":
        p.turn.pending += [] if p.board.techs & _NO_METEORITES else [Impact()]
    elif op == "scrap":
        p.turn.pending += [Scrap()] if len(p.surface.rovers) > 1 else []
    elif op == "drop_meteorite" and p.board.collected:
        p.board.collected -= 1
        state.tell("meteorite-lost", seat=seat, count=p.board.collected)
    elif op == "extra_rover":
        p.board.garage += 1


def apply(state: PlanetUnknownState) -> Script[None]:
    """The event of the round, as far as possible for every player."""
    effect = EVENTS[state.event].effect
    if effect.op in ("more_civ", "fewer_civ"):
        _change_decks(state, effect.op)
    elif effect.op == "more_objective":
        _more_objective(state)
    elif effect.op == "rotate":
        yield from free_rotation(state)
    elif effect.op == "remove_stack":
        yield from _remove_stack(state)
    for seat in range(state.seats):
        strike(state, seat, effect)
    struck = [seat for seat, p in enumerate(state.players) if p.turn.pending]
    yield Together({seat: resolve_all(state, seat, "event") for seat in struck})
    _peek(state)


def _change_decks(state: PlanetUnknownState, op: str) -> None:
    """A card of each rank comes from the box, or goes there."""
    give, get = (state.box, state.decks) if op == "more_civ" else (state.decks, state.box)
    ranks = [rank for rank in range(1, 5) if give[rank]]
    state.tell(op.replace("_", "-"), ranks=ranks)
    for rank in ranks:
        cards = list(give[rank])
        card = state.rng.take(cards)
        give, get = civ.with_deck(give, rank, cards), civ.with_deck(get, rank, (*get[rank], card))
    state.box, state.decks = (give, get) if op == "more_civ" else (get, give)


def _more_objective(state: PlanetUnknownState) -> None:
    """One more personal objective for a player alone."""
    goals = list(state.goals)
    if goals:
        card = state.rng.take(goals)
        state.goals = tuple(sorted(goals))
        p = state.players[0]
        p.cards = replace(p.cards, objectives=(*p.cards.objectives, card))


def free_rotation(state: PlanetUnknownState) -> Script[None]:
    """The station may be turned to any depot."""
    seat = state.commander
    action = yield Ask(seat, "rotate", _ROTATIONS, guide="station")
    station.turn(state, int(action[1]))
    state.tell("rotated", seat=seat, steps=int(action[1]))


def _remove_stack(state: PlanetUnknownState) -> Script[None]:
    """A stack before the player goes out of the game, unless that alone would end it."""
    p = state.players[0]
    tops = station.tops_before(state, 0)
    safe = []
    if len(tops) == 2:
        for at, (ring, _) in enumerate(tops):
            if in_force(state, p, (tops[1 - at][1],)):
                safe.append(("remove", ring))
    if not safe:
        state.tell("event-ignored")
        return
    action = yield Ask(0, "remove", safe, guide="events")
    stack = station.stack_before(state, 0, str(action[1]))
    state.gone += (state.tops[stack], *state.stacks[stack])
    state.tops[stack] = -1
    state.stacks[stack] = ()
    state.tell("removed", seat=0, ring=action[1])


def _peek(state: PlanetUnknownState) -> None:
    """Those who chose to look see the next event."""
    seats = tuple(seat for seat, p in enumerate(state.players) if p.turn.peeked)
    for seat in seats:
        state.players[seat].turn.peeked = False
    if not seats:
        return
    if state.next_event < 0:
        if not state.deck:
            return
        deck = list(state.deck)
        state.next_event = state.rng.take(deck)
        state.deck = tuple(sorted(deck))
    for seat in seats:
        state.peekers |= 1 << seat
        state.tell("peeked", to=(seat,), secret={"card": EVENTS[state.next_event].id}, seat=seat)


def lift(state: PlanetUnknownState) -> None:
    """The round is over, and with it the event."""
    if state.event < 0:
        return
    state.passed += (state.event,)
    state.event = state.barred = -1
    state.limits = 0
    for p in state.players:
        refresh_techs(state, p)
