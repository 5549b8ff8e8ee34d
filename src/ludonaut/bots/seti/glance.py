"""Which actions look good at a glance: cheap weights, roughly in points, for move ordering and to finish a move."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.games.seti.content import (
    BONUSES,
    CARDS,
    COLOUR_STARS,
    GOLD,
    KIND_MASK,
    MESSAGES,
    MOON_OF,
    SAMPLES,
    STAR_COLOUR,
    STAR_IDS,
    STAR_INDEX,
    STAR_SLOTS,
    TECH_BOTTOM,
    TECH_INDEX,
    TECH_NOW,
)
from ludonaut.games.seti.rules.counting import holds, tucked
from ludonaut.games.seti.rules.milestones import gold_name, gold_value
from ludonaut.games.seti.rules.scoring import gold_sets
from ludonaut.games.seti.rules.signals import leader, planet_sector
from ludonaut.games.seti.sky import distance
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Action

from .likes import Likes
from .tasks import asked, wanted
from .worth import rounds_left

INCOME_TILE = next(tile for tile, item in enumerate(GOLD) if item.id == "income")
SWINGS = 4
"""Planets visited in a turn after which a slingshot is not used again."""


class Glance:
    """One look at a question; what several actions need is worked out once."""

    __slots__ = ("about", "asks", "cells", "left", "likes", "player", "seat", "stars", "state", "worth", "worths")

    def __init__(self, state: SetiState, seat: int, about: str, likes: Likes) -> None:
        self.state = state
        self.seat = seat
        self.about = about
        self.likes = likes
        self.worth = likes.worth
        self.player = state.players[seat]
        self.left = rounds_left(state)
        self.worths: list[tuple[int, float]] = []
        self.cells: dict[int, float] = {}
        self.stars: dict[int, float] = {}
        self.asks = wanted(state)

    def weigh(self, action: Action) -> float:
        verb = str(action[0])
        rule = RULES.get(verb)
        weight = rule(self, action) if rule is not None else self.likes.plain.get(verb, 1.0)
        if self.asks:
            weight += self.likes.task * asked(self.state, self.asks, action) - self.spoils(verb)
        return weight if weight > 0.01 else 0.01

    def spoils(self, verb: str) -> float:
        """What spending takes from an objective that asks for much at once."""
        if verb in ("place", "place_low"):
            return self.likes.hoard if self.asks.get("data 5") and self.player.data < 5 else 0.0
        if verb in ("research", "buy"):
            near = any(self.asks.get(f"publicity {level}") and self.player.publicity < level for level in (8, 9))
            return self.likes.fame if near else 0.0
        return 0.0

    def golden(self, kind: str) -> int:
        """What a set brings by one's own marker on a gold tile."""
        state = self.state
        for tile, marks in enumerate(state.gold_marks):
            if GOLD[tile].id == kind and self.seat in marks:
                return gold_value(state, tile, self.seat)
        return 0

    def step(self, here: int, there: int) -> float:
        """What a probe gains by a step."""
        return self.at(there) - self.at(here) + self.likes.press * self.state.sky.publicity[there]

    def at(self, cell: int) -> float:
        """What a cell is worth to a probe."""
        worth = self.cells.get(cell)
        if worth is None:
            if not self.worths:
                self.worths = self.worth.planets(self.state, self.seat)
            worth = self.cells[cell] = self.worth.goal(self.worths, cell, self.state.sky.asteroid[cell])[0]
        return worth


def _launch(glance: Glance, action: Action) -> float:
    likes = glance.likes
    worth = likes.launch if not glance.player.probes else likes.launch_more
    if likes.reach:
        worth += likes.reach * glance.at(glance.state.sky.earth) - likes.launch_late * (4 - glance.left)
    return worth


def _scan(glance: Glance, action: Action) -> float:
    worth = glance.likes.plain["scan"]
    if glance.likes.outlook:
        star = glance.state.stars[planet_sector(glance.state, "earth")]
        worth += glance.likes.outlook * _signal(glance, ("signal", STAR_IDS[star]))
        worth -= glance.likes.scan_early * glance.left
    return worth


def _research(glance: Glance, action: Action) -> float:
    return glance.likes.plain["research"] - glance.likes.research_late * (4 - glance.left)


def _orbit(glance: Glance, action: Action) -> float:
    return glance.likes.orbit + glance.likes.arrival * glance.worth.orbit(glance.state, str(action[1]))


def _land(glance: Glance, action: Action) -> float:
    place = str(action[1])
    worth = glance.worth.land(glance.state, glance.seat, place, MOON_OF.get(place, place))
    return glance.likes.land + glance.likes.arrival * worth


def _play(glance: Glance, action: Action) -> float:
    return glance.likes.play + glance.likes.played * glance.worth.play[str(action[1])][glance.left]


def _move(glance: Glance, action: Action) -> float:
    gain = glance.step(int(action[1]), int(action[2])) - glance.likes.fuel
    return glance.likes.move + gain if gain > 0 else 0.02


def _haul(glance: Glance, action: Action) -> float:
    earth = glance.state.sky.earth
    here = glance.player.capsules[int(action[1])]
    return glance.likes.haul if distance(int(action[2]), earth) < distance(here, earth) else 0.02


def _fly(glance: Glance, action: Action) -> float:
    return glance.likes.fly + glance.step(int(action[1]), int(action[2]))


def _swing(glance: Glance, action: Action) -> float:
    """Between neighbours one could swing on for ever."""
    return 0.7 if len(glance.state.visited) < SWINGS else 0.3


def _corner(glance: Glance, action: Action) -> float:
    return glance.worth.corner[str(action[1])][glance.left]


def _buy(glance: Glance, action: Action) -> float:
    return glance.likes.buy if glance.player.publicity >= 9 else 0.1


def _complete(glance: Glance, action: Action) -> float:
    likes = glance.likes
    reward = glance.worth.effects(CARDS[str(action[1])].reward, glance.left)
    return likes.complete + likes.golden * glance.golden("mission") + reward


def _cover(glance: Glance, action: Action) -> float:
    return 1.0 + glance.worth.effects(CARDS[str(action[1])].circles[int(action[2])].gain, glance.left)


def _take(glance: Glance, action: Action) -> float:
    return glance.worth.held[str(action[1])][glance.left]


def _give_up(glance: Glance, action: Action) -> float:
    return 4.0 - glance.worth.held[str(action[1])][glance.left]


def _tuck(glance: Glance, action: Action) -> float:
    kind = CARDS[str(action[1])].income
    liking = glance.likes.income.get(kind, 0.2)
    same = sum(1 for card in glance.player.tucked if CARDS[card].income == kind)
    likes = glance.likes
    worth = likes.tuck + glance.left + liking - likes.same_income * same
    if likes.golden:
        worth += likes.golden * glance.golden("income") * _completes(glance, kind)
    return worth - likes.tucked * glance.worth.held[str(action[1])][glance.left]


def _completes(glance: Glance, kind: str) -> bool:
    """Does more income of a kind lead to a set of the gold tile?"""
    counts = {one: tucked(glance.player, one) for one in ("credit", "energy", "card")}
    if glance.state.gold_sides[INCOME_TILE] == 0:
        return counts.get(kind) == min(counts.values())
    return kind in ("credit", "energy") and counts[kind] == max(counts["credit"], counts["energy"])


def _trace(glance: Glance, action: Action) -> float:
    return glance.likes.trace + glance.worth.trace(glance.state, action)


def _tech(glance: Glance, action: Action) -> float:
    tech = TECH_INDEX[str(action[1])]
    state, player = glance.state, glance.player
    worth = glance.worth.effects(BONUSES[state.tops[tech]], glance.left) if state.tops[tech] >= 0 else 0.0
    worth += glance.worth.effects(TECH_NOW[tech], glance.left) + glance.likes.double * (state.doubles >> tech & 1)
    worth += glance.likes.bottom * glance.worth.effects(TECH_BOTTOM[tech], glance.left) * glance.left
    kinds = [(player.techs & KIND_MASK[kind]).bit_count() for kind in ("probe", "telescope", "computer")]
    own = kinds[("probe", "telescope", "computer").index(str(action[1]).split("_")[0])]
    if own == min(kinds):
        worth += glance.likes.level + glance.likes.golden * glance.golden("tech")
    return 1.0 + worth


def _signal(glance: Glance, action: Action) -> float:
    name = str(action[1])
    if name not in STAR_INDEX:
        return glance.likes.tile
    star = STAR_INDEX[name]
    worth = glance.stars.get(star)
    if worth is None:
        worth = glance.stars[star] = _star(glance, star)
    return worth


def _star(glance: Glance, star: int) -> float:
    """A signal at a star."""
    marks = glance.state.signals[star]
    slots, likes = STAR_SLOTS[star], glance.likes
    worth = likes.signal + likes.more_signals * marks.count(glance.seat) + (likes.second if len(marks) == 1 else 0.0)
    if len(marks) + 1 >= slots:
        worth += likes.win if leader([*marks, glance.seat]) == glance.seat else likes.lose
    if glance.asks and (not marks or leader([*marks, glance.seat]) == glance.seat):
        colour = STAR_COLOUR[star]
        wish = max(glance.asks.get(f"win {colour}", 0.0), glance.asks.get("win any", 0.0))
        worth += likes.task_win * wish * (len(marks) + 1) / slots
    return worth + (glance.worth.numbers.data if len(marks) < slots else 0.0)


def _row(glance: Glance, action: Action) -> float:
    """Which colour helps most; and no good card for the others to take."""
    stars = COLOUR_STARS[CARDS[str(action[1])].colour]
    return max(_signal(glance, ("signal", STAR_IDS[star])) for star in stars)


def _hand_signal(glance: Glance, action: Action) -> float:
    return _row(glance, action) - glance.worth.held[str(action[1])][glance.left]


def _gold(glance: Glance, action: Action) -> float:
    state = glance.state
    tile = next(tile for tile in range(len(GOLD)) if gold_name(state, tile) == action[1])
    likes, marks, sets = glance.likes, state.gold_marks[tile], gold_sets(state, tile, glance.seat)
    if not likes.growth:
        return 1.0 + (sets + likes.sets * glance.left) * (3 - likes.late_gold * len(marks))
    side = state.gold_sides[tile]
    values = GOLD[tile].sides[side].values
    hope = likes.growth[f"{GOLD[tile].id} {side}"] * (glance.left + 1)
    return (sets + hope) * values[min(len(marks), len(values) - 1)]


def _message(glance: Glance, action: Action) -> float:
    return glance.worth.effects(MESSAGES[int(action[1]) - 1], glance.left)


def _plan(glance: Glance, action: Action) -> float:
    card = str(action[1])
    met = all(holds(glance.state, glance.seat, need, card) for need in CARDS[card].needs)
    return glance.likes.plan * CARDS[card].points * (3.0 if met else glance.likes.unmet) - 0.05 * CARDS[card].danger


def _sample(glance: Glance, action: Action) -> float:
    return glance.worth.effects(SAMPLES[str(action[1])], glance.left)


RULES: dict[str, Callable[[Glance, Action], float]] = {
    "launch": _launch,
    "scan": _scan,
    "research": _research,
    "orbit": _orbit,
    "land": _land,
    "play": _play,
    "move": _move,
    "haul": _haul,
    "drift": _haul,
    "fly": _fly,
    "swing": _swing,
    "corner": _corner,
    "buy": _buy,
    "complete": _complete,
    "cover": _cover,
    "take": _take,
    "take_alien": _take,
    "keep": _take,
    "discard": _give_up,
    "tuck": _tuck,
    "discover": _trace,
    "study": _trace,
    "surplus": _trace,
    "tech": _tech,
    "signal": _signal,
    "sector": _signal,
    "scan_earth": _signal,
    "scan_row": _row,
    "row": _row,
    "scan_hand": _hand_signal,
    "show": _hand_signal,
    "gold": _gold,
    "message": _message,
    "plan": _plan,
    "pick_sample": _sample,
    "use_sample": _sample,
}
