"""What things are worth, in points, to whom decides by feeling: the numbers behind `sense`."""

from __future__ import annotations

from functools import lru_cache

from .content import (
    CARDS,
    COLOURS,
    DISCOVERY_GAIN,
    MOON_GAIN,
    OVERFLOW_GAIN,
    PLANETS,
    SAMPLES,
    SPECIES,
    TRACKS,
    Card,
    Effect,
    Effects,
)
from .rules.probes import CHEAP_LANDING, MOONS, is_taken, landing_cost
from .rules.traces import sample_slot, trace_options
from .sky import CELLS, distance
from .state import Player, SetiState

CREDIT, ENERGY, CARD, PUBLICITY, DATA = 1.6, 1.5, 0.9, 0.9, 0.7
TRACE, SIGNAL, EXOFOSSIL, MOVE, TECH = 5.0, 1.6, 1.6, 1.1, 5.5
FADE = (1.0, 1.0, 1.0, 1.0, 0.95, 0.85)
"""How much resources still count in each round (from 1), to who has still turns in it."""
LEFTOVER = 0.05
"""How much they count to who has passed in the last round."""
ROUNDS = 5

UNIT = {
    "vp": 1.0,
    "credit": CREDIT,
    "energy": ENERGY,
    "publicity": PUBLICITY,
    "data": DATA,
    "exofossil": EXOFOSSIL,
    "move": MOVE,
}


def rounds_left(state: SetiState) -> int:
    return ROUNDS - state.round


def fading(state: SetiState, player: Player) -> float:
    """How much resources still count to a player."""
    return LEFTOVER if player.passed and state.round == ROUNDS else FADE[state.round]


def effect_worth(effect: Effect, left: int) -> float:
    """A rough value of one effect with so many rounds to come."""
    name = effect[0]
    if name == "gain":
        return UNIT[effect[1]] * float(effect[2])
    if name == "move":
        return MOVE * float(effect[1])
    if name in ("draw", "card", "alien"):
        return (1.6 if name == "alien" else CARD) * float(effect[1])
    if name == "income":
        return (CREDIT * left + 0.6) * float(effect[1])
    if name == "trace":
        return (TRACE if len(effect) == 3 else 0.5 * TRACE) * float(effect[2])
    if name in ("signal", "mark"):
        return (SIGNAL + (DATA if name == "signal" else 0)) * float(effect[-1])
    if name == "per":
        return 2.0 * UNIT[effect[1]] * float(effect[2])
    if name in ("if", "once", "pay", "pay_often"):
        return 0.4 * effects_worth(effect[2], left)
    if name == "remove":
        return effects_worth(effect[2], left) - 3.0
    return _plain(name, left)


def _plain(name: str, left: int) -> float:
    if name == "research":
        return 2.5 + left * 1.2
    return PLAIN.get(name, 1.5)


PLAIN = {"launch": 3.2, "land": 5.0, "orbit_or_land": 5.5, "scan": 5.0, "tuck": 3.0, "spend": -3.0, "delivered": 3.0}


def effects_worth(effects: Effects, left: int) -> float:
    return sum(effect_worth(effect, left) for effect in effects)


def mission_worth(card: Card, left: int) -> float:
    """What an open mission promises."""
    promise = 0.3 * effects_worth(card.reward, left)
    return promise + sum(0.35 * effects_worth(circle.gain, left) for circle in card.circles)


def play_worth(card: str, left: int) -> float:
    """What playing a card brings, its cost taken off."""
    printed = CARDS[card]
    cost = printed.cost * (CREDIT if printed.currency == "credit" else ENERGY)
    gain = effects_worth(printed.effects, left) + mission_worth(printed, left)
    gain += 4.0 if printed.final else 0.0
    gain += 0.5 * effects_worth(printed.later, left)
    return gain - cost


PLAY: dict[str, list[float]] = {card: [play_worth(card, left) for left in range(ROUNDS)] for card in CARDS}
"""The same as a table, by the rounds to come."""


_IN_HAND: dict[str, list[float]] = {
    card: [CARD + 0.25 * max(0.0, min(6.0, worth if CARDS[card].corner else 0.0)) for worth in PLAY[card]]
    for card in CARDS
}
CORNER: dict[str, list[float]] = {
    card: [0.4 * effects_worth(CARDS[card].corner, left) / _IN_HAND[card][left] for left in range(ROUNDS)]
    for card in CARDS
}
"""How good a card is for its corner, beside what it is worth in hand."""


def card_worth(card: str, left: int) -> float:
    """A card in hand: a little for its corner or income, more when it is good to play."""
    return _IN_HAND[card][left]


# ---- where a probe could go

_LAND = {place: [effects_worth(planet.land, left) for left in range(ROUNDS)] for place, planet in PLANETS.items()}
_MOON = {moon: [effects_worth(gain, left) for left in range(ROUNDS)] for moon, gain in MOON_GAIN.items()}
_ORBIT = {place: [effects_worth(planet.orbit, left) for left in range(ROUNDS)] for place, planet in PLANETS.items()}
_FIRST = {
    place: [effects_worth(planet.orbit_first, left) for left in range(ROUNDS)] for place, planet in PLANETS.items()
}


_LAND_DATA = {place: list(enumerate(planet.land_data, 1)) for place, planet in PLANETS.items()}


def orbit_worth(state: SetiState, seat: int, planet: str) -> float:
    """Orbiting, its cost taken off."""
    left = rounds_left(state)
    first = 0.0 if is_taken(state, "orbiter", planet, 1) else _FIRST[planet][left]
    return _ORBIT[planet][left] + first - (CREDIT + ENERGY) * FADE[state.round]


def land_worth(state: SetiState, seat: int, place: str, planet: str) -> float:
    """Landing on a planet or a moon, its cost taken off."""
    left = rounds_left(state)
    cost = ENERGY * landing_cost(state, seat, planet) * FADE[state.round]
    if place != planet:
        return _MOON[place][left] - cost
    free = [
        data for space, data in enumerate(PLANETS[planet].land_data, 1) if not is_taken(state, "lander", planet, space)
    ]
    return _LAND[planet][left] + DATA * max(free, default=0) - cost


def planet_worths(state: SetiState, seat: int) -> list[tuple[int, float]]:
    """Every planet's cell, with the better of orbiting and landing there."""
    worths = _planets(tuple(state.figures), state.round, state.players[seat].techs & _GOOD_FOR_PROBES)
    return [(cell, worths[planet]) for planet, cell in state.sky.where.items() if planet != "earth"]


_GOOD_FOR_PROBES = CHEAP_LANDING | MOONS


@lru_cache(maxsize=4096)
def _planets(figures: tuple[tuple[int, str, str, int], ...], number: int, techs: int) -> dict[str, float]:
    """What each planet is worth; it is asked for at every glance and seldom changes, so it is kept."""
    left, fade = ROUNDS - number, FADE[number]
    taken = {(kind, place, space) for _, kind, place, space in figures}
    orbited = {place for _, kind, place, _ in figures if kind == "orbiter"}
    fuel = TRACKS.costs["land"]["energy"] - bool(techs & CHEAP_LANDING)
    found: dict[str, float] = {}
    for planet in PLANETS:
        best = _ORBIT[planet][left] - (CREDIT + ENERGY) * fade
        if ("orbiter", planet, 1) not in taken:
            best += _FIRST[planet][left]
        cost = ENERGY * (fuel - (planet in orbited)) * fade
        free = [data for space, data in _LAND_DATA[planet] if ("lander", planet, space) not in taken]
        best = max(best, _LAND[planet][left] + DATA * max(free, default=0) - cost)
        if techs & MOONS:
            for moon in PLANETS[planet].moons:
                if ("lander", moon, 1) not in taken:
                    best = max(best, _MOON[moon][left] - cost)
        found[planet] = best
    return found


_AWAY = [[distance(here, there) for there in range(CELLS)] for here in range(CELLS)]


def probe_goal(worths: list[tuple[int, float]], cell: int, asteroid: bool) -> tuple[float, int, int]:
    """The best planet in reach of a probe: its worth with the way taken off, its cell, and how far it is.

    A probe in space is always worth something.
    """
    best, goal, far = 0.5, -1, 0
    row = _AWAY[cell]
    for there, worth in worths:
        away = row[there]
        value = worth - 1.35 * away - (0.3 if away else 0.0)
        if value > best:
            best, goal, far = value, there, away
    return best - (0.7 if asteroid else 0.0), goal, far


def probe_worth(worths: list[tuple[int, float]], cell: int, asteroid: bool) -> float:
    """What the best planet in reach is worth to a probe."""
    return probe_goal(worths, cell, asteroid)[0]


# ---- where a trace could go


def trace_worth(state: SetiState, seat: int, action: tuple[str | int, ...]) -> float:
    """A place for a trace."""
    left = rounds_left(state)
    index = ("left", "right").index(str(action[1]))
    verb = action[0]
    if verb == "discover":
        return effects_worth(DISCOVERY_GAIN[index], left) + 1.5
    if verb == "surplus":
        return effects_worth(OVERFLOW_GAIN, left)
    species = state.species[index]
    colour, tier = str(action[2]), int(action[3])
    space = SPECIES[species.name][colour][tier - 1]
    gain = space.gain
    if gain == (("sample_here",),):
        gain = SAMPLES[species.slots[sample_slot(colour, tier)]]
    cost = space.cost[1] * (EXOFOSSIL if space.cost[0] == "exofossil" else DATA) if space.cost else 0.0
    return effects_worth(gain, left) - cost - 0.4 * space.danger


def best_trace(state: SetiState, seat: int) -> float:
    """The best place for a trace of any colour."""
    return max(
        (trace_worth(state, seat, action) for colour in COLOURS for action in trace_options(state, seat, colour)),
        default=0.0,
    )
