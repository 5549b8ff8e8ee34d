"""How good an action looks by its kind and its effects: cheap weights, roughly in points."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.games.seti.content import (
    BONUSES,
    CARDS,
    COLOUR_STARS,
    GOLD,
    MESSAGES,
    MOON_OF,
    SAMPLES,
    STAR_COLOUR,
    STAR_INDEX,
    STAR_SLOTS,
    TECH_BOTTOM,
    TECH_INDEX,
    TECH_KIND,
    TECH_KINDS,
    TECH_NOW,
)
from ludonaut.games.seti.content.sky import distance
from ludonaut.games.seti.rules.counting import holds, techs, tucked
from ludonaut.games.seti.rules.milestones import gold_name, gold_value
from ludonaut.games.seti.rules.signals import leader, planet_sector
from ludonaut.games.seti.scoring import gold_sets
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Action

from ..evaluation.values import Goals, rounds_left
from .objectives import asked, wanted
from .weights import Weighting

INCOME_TILE = next(tile for tile, item in enumerate(GOLD) if item.id == "income")
SWINGS = 4
"""Planets visited in a turn after which a slingshot is not used again."""


class Weigher:
    """Weighs the actions of one question; what several of them need is computed once."""

    __slots__ = ("asks", "goals", "left", "player", "prefs", "seat", "signals", "state", "values")

    def __init__(self, state: SetiState, seat: int, weighting: Weighting) -> None:
        self.state = state
        self.seat = seat
        self.prefs, self.values = weighting
        self.player = state.players[seat]
        self.left = rounds_left(state)
        self.asks = wanted(state)
        self.goals: Goals | None = None
        self.signals: dict[int, float] = {}

    def weigh(self, action: Action) -> float:
        verb = str(action[0])
        rule = RULES.get(verb)
        weight = rule(self, action) if rule is not None else self.prefs.plain.get(verb, 1.0)
        if self.asks:
            weight += self.prefs.task * asked(self.state, self.asks, action) - self.spoils(verb)
        return weight if weight > 0.01 else 0.01

    def spoils(self, verb: str) -> float:
        """What spending takes from an objective that asks for much at once."""
        if verb in ("place", "place_low"):
            return self.prefs.hoard if self.asks.get("data 5") and self.player.data < 5 else 0.0
        if verb in ("research", "buy"):
            near = any(self.asks.get(f"publicity {level}") and self.player.publicity < level for level in (8, 9))
            return self.prefs.fame if near else 0.0
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
        return self.at(there) - self.at(here) + self.prefs.press * self.state.sky.publicity[there]

    def at(self, cell: int) -> float:
        """What a cell is worth to a probe."""
        if self.goals is None:
            self.goals = self.values.goals(self.state, self.seat)
        return self.goals.at(cell)[0]

    def held(self, action: Action) -> float:
        """What a card is worth in hand."""
        return self.values.held[str(action[1])][self.left]

    def signal(self, star: int) -> float:
        """What a signal at a star is worth."""
        worth = self.signals.get(star)
        if worth is None:
            worth = self.signals[star] = _star(self, star)
        return worth


def _launch(weigher: Weigher, action: Action) -> float:
    prefs = weigher.prefs
    worth = prefs.launch if not weigher.player.probes else prefs.launch_more
    if prefs.reach:
        worth += prefs.reach * weigher.at(weigher.state.sky.earth) - prefs.launch_late * (4 - weigher.left)
    return worth


def _scan(weigher: Weigher, action: Action) -> float:
    worth = weigher.prefs.plain["scan"]
    if weigher.prefs.outlook:
        star = weigher.state.stars[planet_sector(weigher.state, "earth")]
        worth += weigher.prefs.outlook * weigher.signal(star)
        worth -= weigher.prefs.scan_early * weigher.left
    return worth


def _land(weigher: Weigher, action: Action) -> float:
    place = str(action[1])
    worth = weigher.values.land(weigher.state, weigher.seat, place, MOON_OF.get(place, place))
    return weigher.prefs.land + weigher.prefs.arrival * worth


def _move(weigher: Weigher, action: Action) -> float:
    gain = weigher.step(int(action[1]), int(action[2])) - weigher.prefs.fuel
    return weigher.prefs.move + gain if gain > 0 else 0.02


def _haul(weigher: Weigher, action: Action) -> float:
    earth = weigher.state.sky.earth
    here = weigher.player.capsules[int(action[1])]
    return weigher.prefs.haul if distance(int(action[2]), earth) < distance(here, earth) else 0.02


def _complete(weigher: Weigher, action: Action) -> float:
    prefs = weigher.prefs
    reward = weigher.values.effects(CARDS[str(action[1])].reward, weigher.left)
    return prefs.complete + prefs.golden * weigher.golden("mission") + reward


def _tuck(weigher: Weigher, action: Action) -> float:
    kind = CARDS[str(action[1])].income
    prefs = weigher.prefs
    worth = prefs.tuck + weigher.left + prefs.income.get(kind, 0.2) - prefs.same_income * tucked(weigher.player, kind)
    if prefs.golden:
        worth += prefs.golden * weigher.golden("income") * _completes(weigher, kind)
    return worth - prefs.tucked * weigher.held(action)


def _completes(weigher: Weigher, kind: str) -> bool:
    """Does more income of a kind lead to a set of the gold tile?"""
    counts = {one: tucked(weigher.player, one) for one in ("credit", "energy", "card")}
    if weigher.state.gold_sides[INCOME_TILE] == 0:
        return counts.get(kind) == min(counts.values())
    return kind in ("credit", "energy") and counts[kind] == max(counts["credit"], counts["energy"])


def _trace(weigher: Weigher, action: Action) -> float:
    return weigher.prefs.trace + weigher.values.trace(weigher.state, action)


def _tech(weigher: Weigher, action: Action) -> float:
    tech = TECH_INDEX[str(action[1])]
    state, player = weigher.state, weigher.player
    worth = weigher.values.effects(BONUSES[state.tops[tech]], weigher.left) if state.tops[tech] >= 0 else 0.0
    worth += weigher.values.effects(TECH_NOW[tech], weigher.left) + weigher.prefs.double * (state.doubles >> tech & 1)
    worth += weigher.prefs.bottom * weigher.values.effects(TECH_BOTTOM[tech], weigher.left) * weigher.left
    if techs(player, TECH_KIND[tech]) == min([techs(player, kind) for kind in TECH_KINDS]):
        worth += weigher.prefs.level + weigher.prefs.golden * weigher.golden("tech")
    return 1.0 + worth


def _signal(weigher: Weigher, action: Action) -> float:
    name = str(action[1])
    return weigher.signal(STAR_INDEX[name]) if name in STAR_INDEX else weigher.prefs.tile


def _star(weigher: Weigher, star: int) -> float:
    marks = weigher.state.signals[star]
    slots, prefs = STAR_SLOTS[star], weigher.prefs
    worth = prefs.signal + prefs.more_signals * marks.count(weigher.seat) + (prefs.second if len(marks) == 1 else 0.0)
    if len(marks) + 1 >= slots:
        worth += prefs.win if leader([*marks, weigher.seat]) == weigher.seat else prefs.lose
    if weigher.asks and (not marks or leader([*marks, weigher.seat]) == weigher.seat):
        colour = STAR_COLOUR[star]
        wish = max(weigher.asks.get(f"win {colour}", 0.0), weigher.asks.get("win any", 0.0))
        worth += prefs.task_win * wish * (len(marks) + 1) / slots
    return worth + (weigher.values.numbers.data if len(marks) < slots else 0.0)


def _row(weigher: Weigher, action: Action) -> float:
    """Which colour helps most; and no good card for the others to take."""
    return max([weigher.signal(star) for star in COLOUR_STARS[CARDS[str(action[1])].colour]])


def _hand_signal(weigher: Weigher, action: Action) -> float:
    return _row(weigher, action) - weigher.held(action)


def _gold(weigher: Weigher, action: Action) -> float:
    state = weigher.state
    tile = next(tile for tile in range(len(GOLD)) if gold_name(state, tile) == action[1])
    prefs, marks, sets = weigher.prefs, state.gold_marks[tile], gold_sets(state, tile, weigher.seat)
    if not prefs.growth:
        return 1.0 + (sets + prefs.sets * weigher.left) * (3 - prefs.late_gold * len(marks))
    side = state.gold_sides[tile]
    values = GOLD[tile].sides[side].values
    hope = prefs.growth[f"{GOLD[tile].id} {side}"] * (weigher.left + 1)
    return (sets + hope) * values[min(len(marks), len(values) - 1)]


def _plan(weigher: Weigher, action: Action) -> float:
    card = str(action[1])
    met = all(holds(weigher.state, weigher.seat, need, card) for need in CARDS[card].needs)
    return weigher.prefs.plan * CARDS[card].points * (3.0 if met else weigher.prefs.unmet) - 0.05 * CARDS[card].danger


def _sample(weigher: Weigher, action: Action) -> float:
    return weigher.values.effects(SAMPLES[str(action[1])], weigher.left)


RULES: dict[str, Callable[[Weigher, Action], float]] = {
    "launch": _launch,
    "scan": _scan,
    "research": lambda w, action: w.prefs.plain["research"] - w.prefs.research_late * (4 - w.left),
    "orbit": lambda w, action: w.prefs.orbit + w.prefs.arrival * w.values.orbit(w.state, str(action[1])),
    "land": _land,
    "play": lambda w, action: w.prefs.play + w.prefs.played * w.values.play[str(action[1])][w.left],
    "move": _move,
    "haul": _haul,
    "drift": _haul,
    "fly": lambda w, action: w.prefs.fly + w.step(int(action[1]), int(action[2])),
    "swing": lambda w, action: 0.7 if len(w.state.visited) < SWINGS else 0.3,
    "corner": lambda w, action: w.values.corner[str(action[1])][w.left],
    "buy": lambda w, action: w.prefs.buy if w.player.publicity >= 9 else 0.1,
    "complete": _complete,
    "cover": lambda w, action: 1.0 + w.values.effects(CARDS[str(action[1])].circles[int(action[2])].gain, w.left),
    "take": Weigher.held,
    "take_alien": Weigher.held,
    "keep": Weigher.held,
    "discard": lambda w, action: 4.0 - w.held(action),
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
    "message": lambda w, action: w.values.effects(MESSAGES[int(action[1]) - 1], w.left),
    "plan": _plan,
    "pick_sample": _sample,
    "use_sample": _sample,
}
