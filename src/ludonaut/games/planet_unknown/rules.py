"""The beats: set-up, the steps of a round, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludonaut.kernel import Action, Ask, Options, Rng, Script, Together

from . import civ, corporations, events, planets, station
from .cards import CIV, KEPT, OBJECTIVE_NUMBER, OBJECTIVES, epilogue
from .corporations import CORPORATIONS, tech
from .planets import PLANETS
from .resolve import resolve
from .scoring import score, solo_target
from .state import PlanetUnknownState, Player
from .techs import close, start_round
from .tiles import INDEX, TRACKS
from .tracks import refresh_techs
from .turns import turn

_LAST_TWO_CARDS = tech("last_two_cards")

Beat = Callable[[PlanetUnknownState], Script[None]]


# ---- set-up


def set_up(seats: int, options: Options, rng: Rng) -> PlanetUnknownState:
    """Everything before the first choice."""
    players = [Player(planets.IDENTICAL, corporations.IDENTICAL) for _ in range(seats)]
    state = PlanetUnknownState(seats=seats, options=options, rng=rng, players=players)
    station.load(state, str(options["station"]), rng)
    civ.deal(state)
    if uses_events(state):
        events.build_deck(state)
    state.goals = tuple(range(len(OBJECTIVES)))
    _give_boards(state, "planets", list(PLANETS))
    _give_boards(state, "corporations", list(CORPORATIONS))
    for p in players:
        p.pods = p.world.pods
        p.garage = p.corp.rovers
    _deal_personal(state)
    state.commander = rng.below(seats)
    state.phase, state.queue = "planets", order(state)
    return state


def uses_events(state: PlanetUnknownState) -> bool:
    """Events are a choice for several players and a must for one."""
    return state.seats == 1 or bool(state.options["events"])


def _give_boards(state: PlanetUnknownState, kind: str, ids: list[str]) -> None:
    """Planets or corporations: the same for all, or drawn from those that exist once."""
    wanted = str(state.options[kind])
    unique = ids[1:]
    for p in state.players:
        if wanted == "random":
            board = state.rng.take(unique)
        else:
            board = wanted if wanted in ids else ids[0]
        if kind == "planets":
            p.planet = board
        else:
            p.corporation = board


def _deal_personal(state: PlanetUnknownState) -> None:
    """Four personal objectives for one player; two each for several, if they play with them."""
    count = 4 if state.seats == 1 else 2 if state.options["personal"] else 0
    goals = list(state.goals)
    for p in state.players:
        p.objectives = tuple(sorted(state.rng.take(goals) for _ in range(count)))
    state.goals = tuple(sorted(goals))


def order(state: PlanetUnknownState) -> tuple[int, ...]:
    """All seats, clockwise from the commander."""
    return tuple((state.commander + n) % state.seats for n in range(state.seats))


def choose_planets(state: PlanetUnknownState) -> Script[None]:
    """Each player chooses a planet; an asymmetric one exists only once."""
    if state.options["planets"] != "choose" or not state.queue:
        state.phase, state.queue = "corporations", order(state)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    p = state.players[seat]
    action = yield Ask(seat, "planet", partial(_free_boards, state, "planet", seat), guide="planets")
    p.planet = str(action[1])
    p.pods = p.world.pods
    state.tell("planet", seat=seat, planet=p.planet)


def choose_corporations(state: PlanetUnknownState) -> Script[None]:
    """Each player chooses a corporation."""
    if state.options["corporations"] != "choose" or not state.queue:
        state.phase, state.queue = "flux", order(state)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    p = state.players[seat]
    action = yield Ask(seat, "corporation", partial(_free_boards, state, "corporation", seat), guide="corporations")
    p.corporation = str(action[1])
    p.garage = p.corp.rovers
    state.tell("corporation", seat=seat, corporation=p.corporation)


def _free_boards(state: PlanetUnknownState, kind: str, seat: int) -> list[Action]:
    boards = list(PLANETS if kind == "planet" else CORPORATIONS)
    taken = {getattr(p, kind) for other, p in enumerate(state.players) if other != seat}
    return [(kind, board) for n, board in enumerate(boards) if n == 0 or board not in taken]


def place_flux(state: PlanetUnknownState) -> Script[None]:
    """Flux Industries puts its token on a track."""
    flux = [seat for seat in order(state) if state.players[seat].corporation == "flux"]
    yield Together({seat: _flux_token(state, seat) for seat in flux})
    state.phase = "objectives"


def _flux_token(state: PlanetUnknownState, seat: int) -> Script[None]:
    action = yield Ask(seat, "flux", [("flux", track) for track in TRACKS], guide="flux")
    state.players[seat].flux = INDEX[str(action[1])]


def choose_objectives(state: PlanetUnknownState) -> Script[None]:
    """Personal objectives are chosen first; then the shared ones are laid out between neighbours."""
    dealt = [seat for seat in order(state) if state.players[seat].objectives]
    yield Together({seat: _put_back(state, seat) for seat in dealt})
    count = {1: 0, 2: 3}.get(state.seats, state.seats)
    goals = list(state.goals)
    state.shared = tuple(state.rng.take(goals) for _ in range(count))
    state.goals = tuple(sorted(goals))
    if count:
        state.tell("objectives", cards=[OBJECTIVES[n].id for n in state.shared])
    state.phase = "rotate"


def _put_back(state: PlanetUnknownState, seat: int) -> Script[None]:
    p = state.players[seat]
    action = yield Ask(
        seat,
        "objective",
        lambda: [("return", OBJECTIVES[n].id) for n in p.objectives],
        args={"keep": len(p.objectives) - 1},
        guide="objectives",
    )
    card = OBJECTIVE_NUMBER[str(action[1])]
    p.objectives = tuple(n for n in p.objectives if n != card)
    p.put_back += (card,)


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
        if p.full:
            state.gone += (p.hand,)
            p.hand, p.full = -1, False
            state.ending = state.ending or "full"
    station.reveal(state)
    state.phase, state.then, state.queue = "settle", "next_round", order(state)


def settle(state: PlanetUnknownState) -> Script[None]:
    """Civ cards are taken in the commander's order, one player at a time."""
    while state.queue:
        seat, state.queue = state.queue[0], state.queue[1:]
        p = state.players[seat]
        if p.due or p.survey:
            yield from civ.settle(state, seat)
            return
    state.phase, state.then = state.then, ""


def next_round(state: PlanetUnknownState) -> Script[None]:
    """Is it the end? If not, the token goes to the left."""
    yield from ()
    if station.empty_depot(state):
        state.ending = state.ending or "depot"
    events.lift(state)
    for p in state.players:
        refresh_techs(state, p)
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
    close(p)
    if p.techs & _LAST_TWO_CARDS:
        yield from civ.last_cards(state, seat)
    resolved: set[int] = set()
    while True:
        fresh = [card for card in p.cards if KEPT[card] and card not in resolved]
        if not fresh and not p.due and not p.survey:
            break
        resolved.update(fresh)
        for card in fresh:
            p.pending += [("run", e.n, 31, "all") for e in CIV[card].effects if e.op == "run"]
        yield from resolve(state, seat, "final")
        yield from civ.settle(state, seat)
    p.pending += [("patch",)] * p.stored
    p.stored = 0
    yield from resolve(state, seat, "final")
    p.moves = p.shifts = p.visited = 0


def tell_epilogue(state: PlanetUnknownState) -> None:
    """Alone: how the score compares with the target, and the ending that it earns."""
    goal, points = solo_target(state), score(state, 0).total
    state.tell("epilogue", score=points, goal=goal, text=f"epilogue{epilogue(points, goal)}")


BEATS: dict[str, Beat] = {
    "planets": choose_planets,
    "corporations": choose_corporations,
    "flux": place_flux,
    "objectives": choose_objectives,
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
