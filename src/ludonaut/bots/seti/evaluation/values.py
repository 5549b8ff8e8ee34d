"""What effects, cards, planets and traces are worth: one calculation, with other numbers for the evaluation (in points)
than for the policy, which only has to tell good actions from better ones."""

from __future__ import annotations

import msgspec

from ludonaut.bots.weights import load
from ludonaut.games.seti.content import (
    CARDS,
    DISCOVERY_GAIN,
    MOON_GAIN,
    OVERFLOW_GAIN,
    PLANETS,
    SAMPLES,
    SPECIES,
    Card,
)
from ludonaut.games.seti.content.effects import (
    Delivered,
    Draw,
    Effect,
    Effects,
    Gain,
    If,
    Income,
    Land,
    Launch,
    Move,
    Odd,
    Once,
    Pay,
    Per,
    Remove,
    Research,
    Scan,
    Signal,
    Spend,
    TakeAlien,
    TakeCard,
    Trace,
)
from ludonaut.games.seti.content.sky import CELLS, Sky, distance
from ludonaut.games.seti.rules.probes import CHEAP_LANDING, MOONS, is_taken, landing_cost
from ludonaut.games.seti.rules.traces import SAMPLE_HERE, sample_slot
from ludonaut.games.seti.state import Player, SetiState

ROUNDS = 5
LEFTOVER = 0.05
"""How much resources count to a player who has passed in the last round."""
_GOOD_FOR_PROBES = CHEAP_LANDING | MOONS
_AWAY = [[distance(here, there) for there in range(CELLS)] for here in range(CELLS)]
_LAND_DATA = {place: list(enumerate(planet.land_data, 1)) for place, planet in PLANETS.items()}
MOST_GOALS = 8192
Table = dict[str, list[float]]
"""Something by name and by the rounds to come."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one of each is worth."""

    vp: float
    credit: float
    energy: float
    card: float
    alien_card: float
    publicity: float
    data: float
    exofossil: float
    move: float
    trace: float
    any_trace: float
    signal: float
    fade: tuple[float, ...]
    """How much resources still count in each round (from 1), to a player who has turns left in it."""
    income: float
    """Income beyond the credits that it brings in the rounds to come."""
    research: float
    research_round: float
    launch: float
    land: float
    orbit_or_land: float
    scan: float
    tuck: float
    spend: float
    delivered: float
    other: float
    """Any other effect of a card."""
    times: float
    """How often a gain for each of something comes, about."""
    perhaps: float
    """The share of what comes only under a condition, or for a price."""
    removal: float
    mission: float
    circle: float
    """The shares of a mission's reward, and of what covering its circles brings."""
    final: float
    later: float
    in_hand: float
    """The share of what playing a card brings while it is in hand."""
    corner: float
    away: float
    """What each step of the way to a planet takes from it."""
    asteroids: float
    discovery: float
    danger: float


def rounds_left(state: SetiState) -> int:
    return ROUNDS - state.round


class Values:
    """Effects, cards, planets and traces by one set of numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.unit: dict[str, float] = msgspec.structs.asdict(numbers)
        self.plain: dict[type[Effect], float] = {
            Launch: numbers.launch,
            Scan: numbers.scan,
            Spend: numbers.spend,
            Delivered: numbers.delivered,
        }
        self._goals: dict[tuple[object, ...], Goals] = {}
        lefts = range(ROUNDS)
        self.mission: Table = {card: [self._mission(one, left) for left in lefts] for card, one in CARDS.items()}
        """What an open mission promises."""
        self.play: Table = {card: [self._play(card, left) for left in lefts] for card in CARDS}
        """What playing a card brings, its cost taken off."""
        self.held: Table = {card: [self._held(card, left) for left in lefts] for card in CARDS}
        """A card in hand: a little for its corner or income, more when it is good to play."""
        self.corner: Table = {card: [self._corner(card, left) for left in lefts] for card in CARDS}
        """How good a card is for its corner, beside what it is worth in hand."""
        self.landing: Table = {name: [self.effects(one.land, left) for left in lefts] for name, one in PLANETS.items()}
        self.moon: Table = {moon: [self.effects(gain, left) for left in lefts] for moon, gain in MOON_GAIN.items()}
        self.orbiting: Table = {name: [self.effects(p.orbit, left) for left in lefts] for name, p in PLANETS.items()}
        self.first: Table = {name: [self.effects(p.orbit_first, left) for left in lefts] for name, p in PLANETS.items()}

    def fading(self, state: SetiState, player: Player) -> float:
        """How much resources still count to a player."""
        return LEFTOVER if player.passed and state.round == ROUNDS else self.numbers.fade[state.round]

    # ---- effects and cards

    def effects(self, effects: Effects, left: int) -> float:
        """Some effects, by the number of rounds to come."""
        return sum([self.effect(effect, left) for effect in effects])

    def effect(self, effect: Effect, left: int) -> float:
        """A rough value of one effect."""
        numbers = self.numbers
        if isinstance(effect, Gain):
            return self.unit[effect.what] * effect.count
        if isinstance(effect, Move):
            return numbers.move * effect.count
        if isinstance(effect, Draw | TakeCard):
            return numbers.card * effect.count
        if isinstance(effect, TakeAlien):
            return numbers.alien_card * effect.count
        if isinstance(effect, Income):
            return (numbers.credit * left + numbers.income) * effect.count
        if isinstance(effect, Trace):
            return (numbers.any_trace if effect.only else numbers.trace) * effect.count
        if isinstance(effect, Signal):
            return (numbers.signal + (numbers.data if effect.data else 0.0)) * effect.count
        if isinstance(effect, Per):
            return numbers.times * self.unit[effect.what] * effect.each
        if isinstance(effect, If | Once | Pay):
            return numbers.perhaps * self.effects(effect.then, left)
        if isinstance(effect, Remove):
            return self.effects(effect.then, left) - numbers.removal
        if isinstance(effect, Research):
            return numbers.research + left * numbers.research_round
        if isinstance(effect, Land):
            return numbers.orbit_or_land if effect.orbit else numbers.land
        if isinstance(effect, Odd) and effect.name == "tuck":
            return numbers.tuck
        return self.plain.get(type(effect), numbers.other)

    def _mission(self, card: Card, left: int) -> float:
        circles = sum([self.effects(circle.gain, left) for circle in card.circles])
        return self.numbers.mission * self.effects(card.reward, left) + self.numbers.circle * circles

    def _play(self, card: str, left: int) -> float:
        printed, numbers = CARDS[card], self.numbers
        cost = printed.cost * (numbers.credit if printed.currency == "credit" else numbers.energy)
        gain = self.effects(printed.effects, left) + self.mission[card][left]
        gain += numbers.final if printed.final else 0.0
        gain += numbers.later * self.effects(printed.later, left)
        return gain - cost

    def _held(self, card: str, left: int) -> float:
        played = self.play[card][left] if CARDS[card].corner else 0.0
        return self.numbers.card + self.numbers.in_hand * max(0.0, min(6.0, played))

    def _corner(self, card: str, left: int) -> float:
        return self.numbers.corner * self.effects(CARDS[card].corner, left) / self.held[card][left]

    # ---- where a probe could go

    def orbit(self, state: SetiState, planet: str) -> float:
        """Orbiting, its cost taken off."""
        left, numbers = rounds_left(state), self.numbers
        first = 0.0 if is_taken(state, "orbiter", planet, 1) else self.first[planet][left]
        return self.orbiting[planet][left] + first - (numbers.credit + numbers.energy) * numbers.fade[state.round]

    def land(self, state: SetiState, seat: int, place: str, planet: str) -> float:
        """Landing on a planet or a moon, its cost taken off."""
        left, numbers = rounds_left(state), self.numbers
        cost = numbers.energy * landing_cost(state, seat, planet) * numbers.fade[state.round]
        if place != planet:
            return self.moon[place][left] - cost
        free = [data for space, data in _LAND_DATA[planet] if not is_taken(state, "lander", planet, space)]
        return self.landing[planet][left] + numbers.data * max(free, default=0) - cost

    def goals(self, state: SetiState, seat: int) -> Goals:
        """What a probe of the player could reach from each cell: asked for often and seldom new, so it is cached."""
        techs = state.players[seat].techs & _GOOD_FOR_PROBES
        key = (tuple(state.figures), state.round, techs, state.sky)
        found = self._goals.get(key)
        if found is None:
            if len(self._goals) >= MOST_GOALS:
                self._goals.clear()
            found = self._goals[key] = Goals(self.numbers, self._planets(state, seat), state.sky)
        return found

    def _planets(self, state: SetiState, seat: int) -> list[tuple[int, float]]:
        """Where each planet is, and what it is worth: the best of orbiting and landing."""
        found = []
        for planet, cell in state.sky.where.items():
            if planet != "earth":
                moons = PLANETS[planet].moons if state.players[seat].techs & MOONS else ()
                places = [planet, *(moon for moon in moons if not is_taken(state, "lander", moon, 1))]
                landing = max([self.land(state, seat, place, planet) for place in places])
                found.append((cell, max(self.orbit(state, planet), landing)))
        return found

    # ---- where a trace could go

    def trace(self, state: SetiState, action: tuple[str | int, ...]) -> float:
        """A place for a trace."""
        left, numbers = rounds_left(state), self.numbers
        index = ("left", "right").index(str(action[1]))
        verb = action[0]
        if verb == "discover":
            return self.effects(DISCOVERY_GAIN[index], left) + numbers.discovery
        if verb == "surplus":
            return self.effects(OVERFLOW_GAIN, left)
        species = state.species[index]
        colour, tier = str(action[2]), int(action[3])
        space = SPECIES[species.name][colour][tier - 1]
        gain = space.gain
        if gain == SAMPLE_HERE:
            gain = SAMPLES[species.slots[sample_slot(colour, tier)]]
        cost = 0.0
        if space.cost:
            cost = space.cost[1] * (numbers.exofossil if space.cost[0] == "exofossil" else numbers.data)
        return self.effects(gain, left) - cost - numbers.danger * space.danger


class Goals:
    """The best planet in reach of each cell, for one sky and one state of the planets board."""

    __slots__ = ("_at", "_numbers", "_planets", "_sky")

    def __init__(self, numbers: Numbers, planets: list[tuple[int, float]], sky: Sky) -> None:
        self._numbers = numbers
        self._sky = sky
        self._planets = planets
        self._at: dict[int, tuple[float, int, int]] = {}

    def at(self, cell: int) -> tuple[float, int, int]:
        """The best planet for a probe here: its worth with the way taken off, its cell, and how far it is."""
        found = self._at.get(cell)
        if found is not None:
            return found
        best, goal, far = 0.5, -1, 0  # a probe in space is always worth something
        row, numbers = _AWAY[cell], self._numbers
        for there, worth in self._planets:
            away = row[there]
            value = worth - numbers.away * away - (0.3 if away else 0.0)
            if value > best:
                best, goal, far = value, there, away
        found = self._at[cell] = (best - (numbers.asteroids if self._sky.asteroid[cell] else 0.0), goal, far)
        return found


NUMBERS = load(__package__.rpartition(".")[0], "values", dict[str, Numbers]).weights
POINTS = Values(NUMBERS["points"])
"""What things are worth in points."""
