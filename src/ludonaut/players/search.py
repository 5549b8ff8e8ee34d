"""Information-set Monte Carlo search over the plans of a turn: many imagined deals, one tree of what may be chosen.

A plan is a way down the tree: what the seat would choose from here to the end of its beat. Every iteration imagines a
deal that fits what the seat knows, follows a plan, plays on by glance for a few beats and lets `sense` judge. First
each promising action is tried with the rest of the turn by glance; then the best plans are varied, so that the tree
grows where it pays. The better plans then race over the same deals: who is clearly behind leaves, and at each stage
the worse half does. What was learned about the rest of a turn is kept for its next choice. Where the game's sense
asks for foresight, the best few plans are then compared by what can be made of one's own next turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludonaut.kernel import Action, Match

from .base import Player
from .foresight import REPLIES, prospect
from .greedy import Judged
from .playout import follow, outlook
from .sense import Sense, sense_of

SPREE = 5.0
"""How many budgets a hard decision may take, of what easy ones left over."""
ENOUGH = 0.8
"""The share of the budget after which a race that is decided is not followed by another."""
BOLD = 0.4
"""How often a variation chooses otherwise than the glance: the second best look half of the times, and so on."""
FIELD = 12
"""Plans in a race, at most."""
ALIKE = 3
"""Plans in a race that begin with the same action, at most."""
SURE = 2.5
"""By how many standard errors a plan is behind when it leaves the race."""
DOUBT = 4.0
"""What is added to the squares of a few gaps, which may be alike by chance."""
CAUTION = 1.0
"""By how many standard errors a bold plan must be ahead of what the glance would do."""
TRIAL = 4
"""Deals that every plan in the race is tried in before it can leave."""
FINALISTS = 6
"""Plans whose next turn is looked at, at most."""
TWINS = 2
"""Those of them that begin with the same action, at most."""
CLOSE = 8.0
"""By how many points a plan may be behind to be among them."""


@dataclass(slots=True, eq=False)
class Plan:
    """What a seat would choose from here to the end of its beat, and its margin in the first deal, the second, ..."""

    actions: tuple[Action, ...]
    margins: list[float] = field(default_factory=list)
    bold: bool = False
    """Was it found by choosing otherwise than the glance, and has it not won a race yet?"""

    def mean(self, deals: int) -> float:
        """Over the first so many deals."""
        return sum(self.margins[:deals]) / deals if deals else 0.0

    def behind(self, best: Plan, sure: float = SURE) -> bool:
        """Surely worse than another over the same deals, or in no deal any different."""
        gaps = [a - b for a, b in zip(best.margins, self.margins, strict=False)]
        count = len(gaps)
        if count < TRIAL:
            return False
        mean = sum(gaps) / count
        error = math.sqrt((DOUBT + sum((gap - mean) ** 2 for gap in gaps)) / (count - 1) / count)
        return mean > sure * error or not any(gaps)


class Search(Player):
    """Searches for a number of iterations, or of seconds of processor time, at each decision, on the average.

    What decided races and small questions leave over is saved for harder decisions, as with a chess clock.
    """

    name = "search"

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0, saved: float = 0.0) -> None:
        super().__init__(seed)
        self.luck = Random(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.saved = saved
        """Budgets that were not used so far."""
        self.kept: list[tuple[Action, ...]] = []
        """The best plans for the rest of the turn, from its choice before."""
        self.at = (-1, -1)
        self.done = 0
        self.study: Any = None
        """What the game's sense has in mind where it looks for the answer in a way of its own."""

    def choose(self, match: Match[Any], seat: int) -> Action:
        actions = match.asks[seat].actions
        if len(actions) == 1:
            return actions[0]
        return self.studied(match, seat) or self.judge(match, seat)[0].action

    def studied(self, match: Match[Any], seat: int) -> Action | None:
        """What the game's own way to look for an answer finds; none where there is none, or for other questions."""
        sense = sense_of(match.game)
        if sense.study is None or match.asks[seat].about not in sense.studies:
            return None
        self.study = self.study or sense.study(self.luck)
        budgets = 1.0 + min(self.saved, SPREE - 1.0)
        share = clock(self, budgets)
        found: Action | None = self.study.choose(lambda deal: match.imagine(seat, deal, keep=False), seat, share)
        self.saved = max(0.0, self.saved + 1.0 - budgets * share(self.study.done))
        return found

    def judge(self, match: Match[Any], seat: int) -> list[Judged]:
        """The actions that were tried, the best first, with the margin that is expected of them."""
        kept = self.kept if self.at == (match.began, match.version) else []
        hunt = Hunt(self, match, seat)
        order = hunt.grow(kept)
        self.done = hunt.done
        self.saved = max(0.0, self.saved + 1.0 - hunt.used())
        best = order[0].actions[0]
        self.kept = [plan.actions[1:] for plan in order if plan.actions[0] == best and len(plan.actions) > 1][:ALIKE]
        self.at = (match.began, match.version + 1)
        return [_judged(plan, hunt.liked) for plan in _first(order)]


def _judged(plan: Plan, liked: dict[Action, float]) -> Judged:
    action, deals = plan.actions[0], len(plan.margins)
    return Judged(action, plan.mean(deals), deals, liked.get(action, 0.0))


def _first(plans: list[Plan]) -> list[Plan]:
    """The best plan of each action."""
    found: dict[Action, Plan] = {}
    for plan in plans:
        found.setdefault(plan.actions[0], plan)
    return list(found.values())


def clock(player: Search, budgets: float) -> Callable[[int], float]:
    """Tells which share of so many budgets is used up, by processor time or by what was done so far."""
    if not player.seconds:
        return lambda done: done / (budgets * max(1, player.iterations))
    began, seconds = time.process_time(), budgets * player.seconds
    return lambda _done: (time.process_time() - began) / seconds


class Hunt:
    """One search for one decision."""

    def __init__(self, player: Search, match: Match[Any], seat: int) -> None:
        self.match = match
        self.seat = seat
        self.luck = player.luck
        self.sense: Sense = sense_of(match.game)
        self.deals: list[int] = []
        self.done = 0
        world = match.imagine(seat, self.luck.getrandbits(32), keep=False)
        self.foresight = self.sense.foresight(world.state)
        self.near = (1.0 - self.foresight) * (1.0 + min(player.saved, SPREE - 1.0))
        """Budgets for the plans of this turn."""
        self.limit = 1.0 / (1.0 - self.foresight)
        """What may be spent in all, where 1 is for the plans of this turn."""
        share = clock(player, self.near)
        self.spent: Callable[[], float] = lambda: share(self.done)
        ask = world.asks[seat]
        self.horizon = 0 if ask.about in self.sense.glances else self.sense.horizon(world.state, ask)
        hours = self.sense.clock
        self.hour = hours(world.state) + self.horizon if hours else None
        """When imagined games are judged, where the game has a clock."""
        width = self.sense.width if self.horizon else 1
        self.actions = [ask.actions[i] for i in self.sense.order(world.state, seat, ask)[:width]]
        self.liked = self.sense.liking(world.state, ask)
        """What is added for how an action looks at a glance."""

    def used(self) -> float:
        """Budgets that it took."""
        return self.near * self.spent()

    def grow(self, kept: list[tuple[Action, ...]]) -> list[Plan]:
        """All plans that were tried, the best first."""
        legal = set(self.match.asks[self.seat].actions)
        plans = [Plan(actions) for actions in kept if actions[0] in legal] + [Plan((one,)) for one in self.actions]
        if len(self.actions) == 1:
            return plans
        for plan in plans:
            self.run(plan)
        tried = {plan.actions for plan in plans}
        plans += self.widen(plans, tried)
        order: list[Plan] = []
        while plans:
            racing, others = _field(sorted(plans, key=_opening))
            order = self.race(order[:1] + racing, others + order[1:])
            order[0].bold = False  # it has won a race: who comes later must surely be better
            plans = self.widen(order[:FIELD], tried) if self.spent() < ENOUGH else []
        return self.foresee(order) if self.foresight else order

    def foresee(self, order: list[Plan]) -> list[Plan]:
        """The best few plans in the order of what can be made of one's next turn; with every deal fewer of them."""
        look = self.spent() / self.done * (1 + REPLIES)
        racing = [(plan, [0.0]) for plan in _finalists(order, int((self.limit - self.spent()) / look))]
        found: list[Plan] = []
        number = 0
        while len(racing) > 1 and self.spent() + look * len(racing) <= self.limit:
            for plan, seen in racing:
                seen[0] += self.ahead(plan, number)
            number += 1
            racing.sort(key=lambda one: -one[1][0])
            stay = max(2, (2 * len(racing) + 2) // 3)
            found[:0] = [plan for plan, _ in racing[stay:]]
            racing = racing[:stay]
        found[:0] = [plan for plan, _ in racing]
        return found + [plan for plan in order if plan not in found]

    def ahead(self, plan: Plan, number: int) -> float:
        """What the best next turn after a plan comes to, in one deal."""
        deal = self.deal(number)
        world = self.match.imagine(self.seat, deal)
        follow(world, self.seat, plan.actions, self.sense, Random(deal))
        best, tried = prospect(world, self.seat, self.sense, deal)
        self.done += 1 + tried
        return best

    def widen(self, good: list[Plan], tried: set[tuple[Action, ...]]) -> list[Plan]:
        """New plans, by varying good ones for a share of the budget that is left."""
        good = sorted(good, key=_opening)
        found: list[Plan] = []
        goal = self.spent() + self.sense.growth * (1.0 - self.spent())
        misses = 0
        while self.spent() < goal and misses < 2 * FIELD:
            plan = self.vary(good)
            if plan.actions in tried:
                misses += 1
                continue
            tried.add(plan.actions)
            found.append(plan)
            good.append(plan)
            good.sort(key=_opening)
        return found

    def vary(self, plans: list[Plan]) -> Plan:
        """A good plan up to some choice, then boldly on."""
        good = plans[min(len(plans) - 1, int(self.luck.expovariate(0.7)))]
        plan = Plan(good.actions[: self.luck.randint(1, len(good.actions))], bold=True)
        self.run(plan, BOLD)
        return plan

    def race(self, plans: list[Plan], lost: list[Plan]) -> list[Plan]:
        """The order in which the plans come in, over the same deals for all."""
        stages = max(1, math.ceil(math.log2(len(plans))))
        start = min(1.0, self.spent())
        for stage in range(1, stages + 1):
            goal = min(1.0, start + (1 - start) * stage / stages)
            while len(plans) > 1 and self.spent() < goal:
                fewest = min(len(plan.margins) for plan in plans)
                for plan in plans:
                    if len(plan.margins) == fewest and self.spent() < 1.0:
                        self.run(plan)
                plans = self.thin(plans, lost)
            if len(plans) > 2 and stage < stages:
                half = (len(plans) + 1) // 2
                lost[:0] = plans[half:]
                plans = plans[:half]
        return _careful(plans) + lost

    def thin(self, plans: list[Plan], lost: list[Plan]) -> list[Plan]:
        """The race in order, the best first, without those that are clearly behind."""
        common = min(len(plan.margins) for plan in plans)
        plans = sorted(plans, key=lambda plan: -plan.mean(common))
        out = [plan for plan in plans[1:] if plan.behind(plans[0])]
        lost[:0] = out
        return [plan for plan in plans if plan not in out]

    def run(self, plan: Plan, bold: float = 0.0) -> None:
        """The plan in its next deal; a first run writes down what it chose beyond the plan."""
        number = len(plan.margins)
        deal = self.deal(number)
        world = self.match.imagine(self.seat, deal, keep=False)
        luck = Random(deal)
        chosen = follow(world, self.seat, plan.actions, self.sense, self.luck if bold else luck, bold)
        if not number:
            plan.actions = chosen
        self.done += 1
        found = outlook(world, self.seat, self.sense, luck, self.horizon, self.hour)
        plan.margins.append(found + self.liked.get(plan.actions[0], 0.0))

    def deal(self, number: int) -> int:
        """The first deal, the second, ...: the same for all plans."""
        while len(self.deals) <= number:
            self.deals.append(self.luck.getrandbits(32))
        return self.deals[number]


def _careful(plans: list[Plan]) -> list[Plan]:
    """Of many bold plans one is lucky in a few deals: what the glance would do is left only for what is better."""
    calm = next((plan for plan in plans if not plan.bold), None)
    if calm is None or calm is plans[0] or calm.behind(plans[0], CAUTION):
        return plans
    return [calm, *(plan for plan in plans if plan is not calm)]


def _opening(plan: Plan) -> float:
    """The best of the first deal first."""
    return -plan.margins[0]


def _field(plans: list[Plan]) -> tuple[list[Plan], list[Plan]]:
    """The plans that race, and the others; few that begin alike."""
    alike: dict[Action, int] = {}
    racing: list[Plan] = []
    others: list[Plan] = []
    for plan in plans:
        count = alike[plan.actions[0]] = alike.get(plan.actions[0], 0) + 1
        (racing if count <= ALIKE and len(racing) < FIELD else others).append(plan)
    return racing, others


def _finalists(order: list[Plan], most: int) -> list[Plan]:
    """The winner of the race and those close to it; few that begin alike."""
    first = order[0]
    bar = first.mean(len(first.margins)) - CLOSE
    others = [(plan.mean(len(plan.margins)), plan) for plan in order[1:]]
    found, alike = [first], {first.actions[0]: 1}
    for mean, plan in sorted(others, key=lambda one: -one[0]):
        count = alike.get(plan.actions[0], 0)
        if len(found) < min(FINALISTS, most) and mean > bar and count < TWINS:
            alike[plan.actions[0]] = count + 1
            found.append(plan)
    return found
