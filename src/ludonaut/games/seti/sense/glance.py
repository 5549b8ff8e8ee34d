"""Which actions look good at a glance: cheap weights, roughly in points, for move ordering and to finish a move."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask

from ..content import (
    BONUSES,
    CARDS,
    COLOUR_STARS,
    KIND_MASK,
    MESSAGES,
    MOON_OF,
    SAMPLES,
    STAR_IDS,
    STAR_INDEX,
    STAR_SLOTS,
    TECH_BOTTOM,
    TECH_INDEX,
    TECH_NOW,
)
from ..rules.counting import holds
from ..rules.milestones import gold_name
from ..rules.scoring import gold_sets
from ..rules.signals import leader
from ..sky import distance
from ..state import SetiState
from .worth import Numbers, Worth, rounds_left

LIKING = Worth(
    Numbers(
        vp=0.423,
        credit=1.19,
        energy=1.23,
        card=0.714,
        alien_card=2.08,
        publicity=0.629,
        data=1.31,
        exofossil=1.36,
        move=0.752,
        trace=6.05,
        any_trace=2.42,
        signal=1.89,
        fade=(1.0, 0.868, 1.36, 1.26, 1.35, 1.02),
        income=0.656,
        research=3.66,
        research_round=1.32,
        launch=2.66,
        land=2.83,
        scan=7.36,
        tuck=2.96,
        spend=-3.87,
        delivered=2.63,
        other=1.1,
        times=2.93,
        perhaps=0.248,
        removal=2.93,
        mission=0.214,
        circle=0.276,
        final=3.44,
        later=0.399,
        in_hand=0.276,
        corner=0.578,
        away=1.28,
        asteroids=0.853,
        discovery=1.33,
        danger=0.416,
    )
)
"""What a glance goes by, like all its numbers fitted by `tools/fit_glance.py`: what helps later counts more than its
points, since a glance does not see later."""
SWINGS = 4
"""Planets visited in a turn after which a slingshot is not used again."""


def prior(state: SetiState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action."""
    glance = Glance(state, seat, ask.about)
    return [glance.weigh(action) for action in ask.actions]


class Glance:
    """One look at a question; what several actions need is worked out once."""

    __slots__ = ("about", "cells", "left", "player", "seat", "stars", "state", "worths")

    def __init__(self, state: SetiState, seat: int, about: str) -> None:
        self.state = state
        self.seat = seat
        self.about = about
        self.player = state.players[seat]
        self.left = rounds_left(state)
        self.worths: list[tuple[int, float]] = []
        self.cells: dict[int, float] = {}
        self.stars: dict[int, float] = {}

    def weigh(self, action: Action) -> float:
        verb = str(action[0])
        rule = RULES.get(verb)
        weight = rule(self, action) if rule is not None else PLAIN.get(verb, 1.0)
        return weight if weight > 0.01 else 0.01

    def step(self, here: int, there: int) -> float:
        """What a probe gains by a step."""
        return self.at(there) - self.at(here) + 1.11 * self.state.sky.publicity[there]

    def at(self, cell: int) -> float:
        """What a cell is worth to a probe."""
        worth = self.cells.get(cell)
        if worth is None:
            if not self.worths:
                self.worths = LIKING.planets(self.state, self.seat)
            worth = self.cells[cell] = LIKING.goal(self.worths, cell, self.state.sky.asteroid[cell])[0]
        return worth


PLAIN: dict[str, float] = {
    "analyse": 10.2,
    "research": 8.95,
    "scan": 3.25,
    "pass": 0.23,
    "end": 3.04,
    "place": 6.21,
    "place_low": 6.48,
    "trade": 0.05,
    "done": 0.5,
    "skip": 0.52,
    "let_go": 0.1,
    "draw": 1.74,
    "draw_alien": 1.78,
    "pay": 1.0,
    "fuel": 0.05,
    "scan_mercury": 1.99,
    "scan_move": 1.0,
    "scan_launch": 1.5,
    "none": 0.01,
}


def _launch(glance: Glance, action: Action) -> float:
    return 12.7 if not glance.player.probes else 1.5


def _orbit(glance: Glance, action: Action) -> float:
    return 2.46 + 0.606 * LIKING.orbit(glance.state, str(action[1]))


def _land(glance: Glance, action: Action) -> float:
    place = str(action[1])
    return 4.3 + 0.606 * LIKING.land(glance.state, glance.seat, place, MOON_OF.get(place, place))


def _play(glance: Glance, action: Action) -> float:
    return 2.14 + 0.684 * LIKING.play[str(action[1])][glance.left]


def _move(glance: Glance, action: Action) -> float:
    gain = glance.step(int(action[1]), int(action[2])) - 0.633
    return 0.437 + gain if gain > 0 else 0.02


def _haul(glance: Glance, action: Action) -> float:
    earth = glance.state.sky.earth
    here = glance.player.capsules[int(action[1])]
    return 1.4 if distance(int(action[2]), earth) < distance(here, earth) else 0.02


def _fly(glance: Glance, action: Action) -> float:
    return 1.34 + glance.step(int(action[1]), int(action[2]))


def _swing(glance: Glance, action: Action) -> float:
    """Between neighbours one could swing on for ever."""
    return 0.7 if len(glance.state.visited) < SWINGS else 0.3


def _corner(glance: Glance, action: Action) -> float:
    return LIKING.corner[str(action[1])][glance.left]


def _buy(glance: Glance, action: Action) -> float:
    return 0.873 if glance.player.publicity >= 9 else 0.1


def _complete(glance: Glance, action: Action) -> float:
    return 7.0 + LIKING.effects(CARDS[str(action[1])].reward, glance.left)


def _cover(glance: Glance, action: Action) -> float:
    return 1.0 + LIKING.effects(CARDS[str(action[1])].circles[int(action[2])].gain, glance.left)


def _take(glance: Glance, action: Action) -> float:
    return LIKING.held[str(action[1])][glance.left]


def _give_up(glance: Glance, action: Action) -> float:
    return 4.0 - LIKING.held[str(action[1])][glance.left]


def _tuck(glance: Glance, action: Action) -> float:
    kind = CARDS[str(action[1])].income
    liking = {"credit": 0.936, "energy": 1.19, "card": 0.361}.get(kind, 0.2)
    same = sum(1 for card in glance.player.tucked if CARDS[card].income == kind)
    return 0.991 + glance.left + liking - 0.274 * same - 0.335 * LIKING.held[str(action[1])][glance.left]


def _trace(glance: Glance, action: Action) -> float:
    return 0.756 + LIKING.trace(glance.state, action)


def _tech(glance: Glance, action: Action) -> float:
    tech = TECH_INDEX[str(action[1])]
    state, player = glance.state, glance.player
    worth = LIKING.effects(BONUSES[state.tops[tech]], glance.left) if state.tops[tech] >= 0 else 0.0
    worth += LIKING.effects(TECH_NOW[tech], glance.left) + 1.71 * (state.doubles >> tech & 1)
    worth += 0.36 * LIKING.effects(TECH_BOTTOM[tech], glance.left) * glance.left
    kinds = [(player.techs & KIND_MASK[kind]).bit_count() for kind in ("probe", "telescope", "computer")]
    own = kinds[("probe", "telescope", "computer").index(str(action[1]).split("_")[0])]
    return 1.0 + worth + (0.688 if own == min(kinds) else 0.0)


def _signal(glance: Glance, action: Action) -> float:
    name = str(action[1])
    if name not in STAR_INDEX:
        return 2.13
    star = STAR_INDEX[name]
    worth = glance.stars.get(star)
    if worth is None:
        worth = glance.stars[star] = _star(glance, star)
    return worth


def _star(glance: Glance, star: int) -> float:
    """A signal at a star."""
    marks = glance.state.signals[star]
    slots = STAR_SLOTS[star]
    worth = 0.783 + 0.745 * marks.count(glance.seat) + (2.0 if len(marks) == 1 else 0.0)
    if len(marks) + 1 >= slots:
        worth += 4.0 if leader([*marks, glance.seat]) == glance.seat else -1.5
    return worth + (LIKING.numbers.data if len(marks) < slots else 0.0)


def _row(glance: Glance, action: Action) -> float:
    """Which colour helps most; and no good card for the others to take."""
    stars = COLOUR_STARS[CARDS[str(action[1])].colour]
    return max(_signal(glance, ("signal", STAR_IDS[star])) for star in stars)


def _hand_signal(glance: Glance, action: Action) -> float:
    return _row(glance, action) - LIKING.held[str(action[1])][glance.left]


def _gold(glance: Glance, action: Action) -> float:
    state = glance.state
    for tile, marks in enumerate(state.gold_marks):
        if gold_name(state, tile) == action[1]:
            return 1.0 + (gold_sets(state, tile, glance.seat) + 0.5 * glance.left) * (3 - 0.7 * len(marks))
    return 1.0


def _message(glance: Glance, action: Action) -> float:
    return LIKING.effects(MESSAGES[int(action[1]) - 1], glance.left)


def _plan(glance: Glance, action: Action) -> float:
    card = str(action[1])
    met = all(holds(glance.state, glance.seat, need, card) for need in CARDS[card].needs)
    return 0.0639 * CARDS[card].points * (3.0 if met else 0.349) - 0.05 * CARDS[card].danger


def _sample(glance: Glance, action: Action) -> float:
    return LIKING.effects(SAMPLES[str(action[1])], glance.left)


RULES: dict[str, Callable[[Glance, Action], float]] = {
    "launch": _launch,
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
