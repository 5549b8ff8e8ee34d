"""The actions on the solo rival's cards: each says whether it was possible."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Script

from ..content import (
    BONUSES,
    CARDS,
    COLOUR_STARS,
    PLANETS,
    SPECIES,
    TECH_IDS,
    TECH_INDEX,
    TECH_KIND,
    RivalAction,
)
from ..content import effects as fx
from ..content.sky import NEAR
from ..state import RIVAL, TECHNOLOGY, SetiState, rival_of, species_named
from .anomalies import anomaly_leader, next_anomaly
from .gains import discard, gain_points, gain_publicity, refill_row
from .probes import become_lander, become_orbiter, data_spaces, is_taken
from .research import lift_tile, take_double
from .rival_gains import COMPUTER, TRACK, arrow, best_star, board_of, progress, take_data, trace
from .rotation import rotate
from .run import Context, resolve
from .signals import TILE, mark, planet_sector
from .species import MESSAGE_AHEAD
from .traces import is_open, place_trace

TECH_POINTS, TECH_PROGRESS = 3, 1
EXERTIAN_LIMIT = 5


def use_tech(state: SetiState, kind: str) -> bool:
    """Discard one stored technology of a kind, if there is one."""
    rival = rival_of(state)
    for tech, tiles in enumerate(rival.stored):
        if tiles and TECH_KIND[tech] == kind:
            rival.stored[tech] -= 1
            return True
    return False


def analyse(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.top < len(COMPUTER):
        return False
    rival.top = 0
    state.tell("analysed", seat=RIVAL)
    gain_points(state, RIVAL, action.vp, TECHNOLOGY)
    yield from trace(state, "blue")
    waiting, rival.data = rival.data, 0
    yield from take_data(state, waiting)
    if use_tech(state, "computer"):
        gain_points(state, RIVAL, TECH_POINTS, TECHNOLOGY)
        progress(state, TECH_PROGRESS)
    return True


def launch(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.probes:
        return False
    rival.probes.append(state.sky.earth)
    state.tell("launched", seat=RIVAL)
    gain_publicity(state, RIVAL, action.publicity)
    progress(state, action.progress)
    yield from ()
    return True


def research(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.publicity < action.publicity:
        return False
    rival.publicity -= action.publicity
    yield from rotate(state)
    tech = preferred_tech(state)
    tile = lift_tile(state, tech)
    rival.stored[tech] += 1
    state.tell("researched", seat=RIVAL, tech=TECH_IDS[tech])
    take_double(state, RIVAL, tech)
    yield from resolve(state, RIVAL, BONUSES[tile], Context(TECHNOLOGY))
    progress(state, action.progress)
    return True


def preferred_tech(state: SetiState) -> int:
    """From its place on the track onward: the first that still has its two points, else the first left."""
    order = board_of(state).order
    start = rival_of(state).progress
    around = [(start + step) % TRACK for step in range(TRACK)]
    techs = [TECH_INDEX[f"{order[space // 4]}_{space % 4 + 1}"] for space in around]
    for tech in techs:
        if state.doubles >> tech & 1:
            return tech
    return next(tech for tech in techs if state.tops[tech] >= 0)


def explore(state: SetiState, action: RivalAction) -> Script[bool]:
    """Its probe leaves Earth for the first planet of the list within reach, and orbits or lands there."""
    rival, sky = rival_of(state), state.sky
    if not rival.probes:
        return False
    for planet, moves in action.targets:
        if planet not in sky.where:
            continue
        route = best_route(state, sky.earth, sky.where[planet], moves)
        if route is not None:
            rival.probes.clear()
            gain_publicity(state, RIVAL, route)
            yield from _arrive(state, planet, action)
            return True
    return False


def best_route(state: SetiState, start: int, goal: int, moves: int) -> int | None:
    """The most publicity on a way to the goal within a number of moves; None if it is out of reach."""
    sky = state.sky
    best: int | None = None

    def walk(cell: int, left: int, publicity: int, seen: frozenset[int]) -> None:
        nonlocal best
        if cell == goal:
            best = publicity if best is None else max(best, publicity)
            return
        left -= sky.leaving[cell]
        if left < 0:
            return
        for near in NEAR[cell]:
            if near not in seen:
                walk(near, left, publicity + sky.publicity[near], seen | {near})

    walk(start, moves, 0, frozenset({start}))
    return best


def _arrive(state: SetiState, planet: str, action: RivalAction) -> Script[None]:
    moons = [moon for moon in PLANETS[planet].moons if not is_taken(state, "lander", moon, 1)]
    if moons and action.moons and use_tech(state, "probe"):
        yield from become_lander(state, RIVAL, moons[arrow(state, len(moons))], 0)
    elif prefers_orbit(state, planet, action):
        yield from become_orbiter(state, RIVAL, planet)
    else:
        yield from become_lander(state, RIVAL, planet, next(iter(data_spaces(state, planet)), 0))
    if action.sample:
        _sample(state, planet)


def prefers_orbit(state: SetiState, planet: str, action: RivalAction) -> bool:
    """Whichever of the two first places is free; if both or none are, what the card prefers."""
    if action.land_only:
        return False
    orbit = not is_taken(state, "orbiter", planet, 1)
    land = not is_taken(state, "lander", planet, 1)
    return orbit if orbit != land else action.prefer == "orbit"


def _sample(state: SetiState, planet: str) -> None:
    """A random sample of the planet goes face up to the species board; nobody gains it."""
    species = species_named(state, "mascamites")
    pile = species.jupiter if planet == "jupiter" else species.saturn
    if pile:
        species.slots.append(state.rng.take(pile))


def signals(state: SetiState, action: RivalAction) -> Script[bool]:
    """Signals as printed, one more for a telescope technology; the row is filled up at the end."""
    state.tell("scanned", seat=RIVAL)
    for where in [*action.signals, *(["row"] if use_tech(state, "telescope") else [])]:
        if where == "row":
            yield from _row_signal(state)
        else:
            star = TILE if where == "tile" else state.stars[planet_sector(state, where)]
            yield from mark(state, RIVAL, star, Context())
    refill_row(state)
    return True


def _row_signal(state: SetiState) -> Script[None]:
    if state.row:
        card = state.row.pop(arrow(state, len(state.row)))
        discard(state, card)
        state.tell("row", seat=RIVAL, card=card)
        yield from mark(state, RIVAL, best_star(state, COLOUR_STARS[CARDS[card].colour]), Context())


def anomaly(state: SetiState, action: RivalAction) -> Script[bool]:
    """If it does not lead the column of the next anomaly, it marks the lowest free space there."""
    _, colour, _ = next_anomaly(state)
    if anomaly_leader(state, colour) == RIVAL:
        return False
    index = next(index for index, one in enumerate(state.species) if one.anomalies)
    species = state.species[index]
    board = SPECIES[species.name][colour]
    tier = next(tier for tier, space in enumerate(board, 1) if is_open(species, colour, tier, space))
    yield from place_trace(state, RIVAL, index, colour, tier)
    yield from resolve(state, RIVAL, (fx.Gain("vp", action.vp),), Context())
    return True


def message(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if not rival.tiles or rival.tile >= 0:
        return False
    rival.tiles -= 1
    rival.tile = rival.score + MESSAGE_AHEAD
    progress(state, action.progress)
    yield from ()
    return True


def exertian(state: SetiState, action: RivalAction) -> Script[bool]:
    """One random card face down, until cards and traces on the board make five."""
    rival = rival_of(state)
    species = species_named(state, "exertians")
    here = sum(1 for _, tier, seat in species.marks if seat == RIVAL and tier > 0)
    if len(rival.plans) + here >= EXERTIAN_LIMIT or not species.gone:
        return False
    rival.plans.append(state.rng.take(species.gone))
    state.tell("planned", seat=RIVAL)
    yield from ()
    return True


ACTIONS: dict[str, Callable[[SetiState, RivalAction], Script[bool]]] = {
    "analyse": analyse,
    "launch": launch,
    "research": research,
    "explore": explore,
    "signals": signals,
    "anomaly": anomaly,
    "message": message,
    "exertian": exertian,
}
