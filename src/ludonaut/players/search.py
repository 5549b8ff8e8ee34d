"""Information-set Monte Carlo search over the plans of a turn: many imagined deals, one tree of what may be chosen.

A plan is a way down the tree: what the seat would choose from here to the end of its beat. Every iteration imagines a
deal that fits what the seat knows, follows a plan, plays on by the policy for a few beats and lets the evaluation
judge. First each promising action is tried with the rest of the turn by the policy; then the best plans are varied, so
that the tree grows where it pays. The better plans then race over the same deals: a plan that is clearly behind leaves,
and at each stage the worse half does. Good plans for the rest of a turn are kept for its next choice. Where the game's
settings ask for it, the best few plans are then compared by the best next turn that can follow them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from ludonaut.bots import Bot, Solver, bot_of
from ludonaut.kernel import Action, Seat

from .base import Player
from .greedy import Judged
from .lookahead import REPLIES, best_next_turn
from .rollout import expected_margin, follow

MOST_BUDGETS = 5.0
"""How many budgets a hard decision may use, if easy ones have left enough."""
ENOUGH = 0.8
"""After this share of the budget, a decided race is not followed by another."""
EXPLORATION = 0.4
"""How often a variation differs from the policy."""
FIELD = 12
"""The most plans in a race."""
ALIKE = 3
"""The most plans in a race that begin with the same action."""
SURE = 2.5
"""A plan leaves the race when it is this number of standard errors behind."""
DOUBT = 4.0
"""Added to the squares of a few gaps, which may be equal by chance."""
CAUTION = 1.0
"""A plan found by exploration must be this number of standard errors ahead of the policy's."""
TRIAL = 4
"""The number of deals in which every plan of a race is tried before it can leave."""
FINALISTS = 6
"""The most plans whose next turn is tried."""
TWINS = 2
"""The most of them that begin with the same action."""
CLOSE = 8.0
"""The most points that one of them may be behind."""


@dataclass(slots=True, eq=False)
class Plan:
    """What a seat would choose from here to the end of its beat, and its margin in the first deal, the second, ..."""

    actions: tuple[Action, ...]
    margins: list[float] = field(default_factory=list)
    explored: bool = False
    """Was it found by exploration moves, and has it not won a race yet?"""

    def mean(self, deals: int) -> float:
        """The mean margin over the first `deals` deals."""
        return sum(self.margins[:deals]) / deals if deals else 0.0

    def behind(self, best: Plan, sure: float = SURE) -> bool:
        """Is this plan significantly worse than another over the same deals, or equal in every deal?"""
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

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        saved: float = 0.0,
        bot: Bot[Any] | None = None,
    ) -> None:
        super().__init__(seed)
        self.bot = bot
        """The bot to use, if not the game's own (for comparisons)."""
        self.iterations = iterations
        self.seconds = seconds
        self.saved = saved
        """Budgets that earlier decisions left unused."""
        self.plans: list[tuple[Action, ...]] = []
        """The best plans for the rest of the turn, from the choice before."""
        self.at = (-1, -1)
        self.tried: list[Judged] = []
        """All plans of the last search, the best first; each value is comparable with the best plan's."""
        self.done = 0
        self.solver: Solver[Any] | None = None
        """The game's own solver with its cache, once it was needed."""

    def choose(self, seat: Seat) -> Action:
        actions = seat.legal
        if len(actions) == 1:
            return actions[0]
        return self.solved(seat) or self.judge(seat)[0].action

    def solved(self, seat: Seat) -> Action | None:
        """The result of the game's own solver; None without one, or for other questions."""
        bot = self.bot or bot_of(seat.game)
        if bot.solver is None or seat.ask.about not in bot.solved:
            return None
        solver = self.solver = self.solver or bot.solver(self.rng)
        budgets = 1.0 + min(self.saved, MOST_BUDGETS - 1.0)
        share = clock(self, budgets)
        found = solver.choose(lambda deal: seat.imagine(deal, keep=False), seat.number, share)
        self.saved = max(0.0, self.saved + 1.0 - budgets * share(solver.done))
        self.tried = [Judged(plan[0], value, 1, plan=plan) for plan, value in solver.plans]
        return found

    def judge(self, seat: Seat) -> list[Judged]:
        """The tried actions, best first, with their expected margins."""
        known = self.plans if self.at == (seat.began, seat.version) else []
        found = PlanSearch(self, seat)
        order = found.grow(known)
        self.done = found.done
        self.saved = max(0.0, self.saved + 1.0 - found.used())
        best = order[0].actions[0]
        self.plans = [plan.actions[1:] for plan in order if plan.actions[0] == best and len(plan.actions) > 1][:ALIKE]
        self.at = (seat.began, seat.version + 1)
        self.tried = [_beside(order[0], plan, found.prior) for plan in order if plan.margins]
        return [_judged(plan, found.prior) for plan in _first(order)]


def _judged(plan: Plan, prior: dict[Action, float]) -> Judged:
    action, deals = plan.actions[0], len(plan.margins)
    return Judged(action, plan.mean(deals), deals, prior.get(action, 0.0), plan.actions)


def _beside(best: Plan, plan: Plan, prior: dict[Action, float]) -> Judged:
    """A plan judged over the deals that it shares with the best: deals differ more than plans."""
    deals = min(len(best.margins), len(plan.margins))
    value = best.mean(len(best.margins)) - best.mean(deals) + plan.mean(deals)
    return replace(_judged(plan, prior), value=value)


def _first(plans: list[Plan]) -> list[Plan]:
    """The best plan of each action."""
    found: dict[Action, Plan] = {}
    for plan in plans:
        found.setdefault(plan.actions[0], plan)
    return list(found.values())


def clock(player: Search, budgets: float) -> Callable[[int], float]:
    """Tells which share of these budgets is used up, by processor time or by what was done so far."""
    if not player.seconds:
        return lambda done: done / (budgets * max(1, player.iterations))
    began, seconds = time.process_time(), budgets * player.seconds
    return lambda _done: (time.process_time() - began) / seconds


class PlanSearch:
    """One search for one decision."""

    def __init__(self, player: Search, seat: Seat) -> None:
        self.given = seat
        self.seat = seat.number
        self.rng = player.rng
        self.bot: Bot[Any] = player.bot or bot_of(seat.game)
        settings, policy = self.bot.settings, self.bot.policy
        self.deals: list[int] = []
        self.done = 0
        world = seat.imagine(self.rng.getrandbits(32), keep=False)
        self.lookahead = settings.lookahead(world.state)
        self.near = (1.0 - self.lookahead) * (1.0 + min(player.saved, MOST_BUDGETS - 1.0))
        """Budgets for the plans of this turn."""
        self.limit = 1.0 / (1.0 - self.lookahead)
        """The whole budget, where 1 is for the plans of this turn."""
        share = clock(player, self.near)
        self.spent: Callable[[], float] = lambda: share(self.done)
        ask = world.asks[seat.number]
        self.horizon = 0 if ask.about in settings.small_questions else settings.horizon(world.state, ask)
        self.hour = settings.clock(world.state) + self.horizon if settings.clock else None
        """When rollouts are judged, in games with a clock."""
        width = settings.width if self.horizon else 1
        self.actions = [ask.actions[i] for i in policy.order(world.state, ask)[:width]]
        weight = settings.prior_weight(world.state)
        weights = policy.weigh(world.state, seat.number, ask) if weight else ()
        self.prior = {action: weight * one for action, one in zip(ask.actions, weights, strict=False)}
        """What the policy's preference adds to the margin of an action."""

    def used(self) -> float:
        """The budgets used so far."""
        return self.near * self.spent()

    def grow(self, known: list[tuple[Action, ...]]) -> list[Plan]:
        """All plans that were tried, the best first."""
        legal = set(self.given.legal)
        plans = [Plan(actions) for actions in known if actions[0] in legal] + [Plan((one,)) for one in self.actions]
        if len(self.actions) == 1:
            return plans
        for plan in plans:
            self.run(plan)
        tried = {plan.actions for plan in plans}
        plans += self.widen(plans, tried)
        order: list[Plan] = []
        while plans:
            racing, others = _few_alike(sorted(plans, key=_opening), ALIKE, FIELD)
            order = self.race(order[:1] + racing, others + order[1:])
            order[0].explored = False  # it has won a race: a later plan must be significantly better
            plans = self.widen(order[:FIELD], tried) if self.spent() < ENOUGH else []
        return self.look_ahead(order) if self.lookahead else order

    def look_ahead(self, order: list[Plan]) -> list[Plan]:
        """The best few plans in the order of their best next turns; fewer of them with every deal."""
        cost = self.spent() / self.done * (1 + REPLIES)
        racing = [(plan, [0.0]) for plan in _finalists(order, int((self.limit - self.spent()) / cost))]
        found: list[Plan] = []
        number = 0
        while len(racing) > 1 and self.spent() + cost * len(racing) <= self.limit:
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
        """The margin after the best next turn that follows a plan, in one deal."""
        deal = self.deal(number)
        world = self.given.imagine(deal)
        follow(world, self.seat, plan.actions, self.bot, Random(deal))
        best, tried = best_next_turn(world, self.seat, self.bot, deal)
        self.done += 1 + tried
        return best

    def widen(self, good: list[Plan], tried: set[tuple[Action, ...]]) -> list[Plan]:
        """Vary good plans for a share of the remaining budget."""
        good = sorted(good, key=_opening)
        found: list[Plan] = []
        goal = self.spent() + self.bot.settings.variation * (1.0 - self.spent())
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
        """A variation: a good plan up to some choice, then with exploration moves."""
        good = plans[min(len(plans) - 1, int(self.rng.expovariate(0.7)))]
        plan = Plan(good.actions[: self.rng.randint(1, len(good.actions))], explored=True)
        self.run(plan, EXPLORATION)
        return plan

    def race(self, plans: list[Plan], lost: list[Plan]) -> list[Plan]:
        """The plans in the order of a race over the same deals."""
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
        """The plans of a race, best first, without those that are clearly behind."""
        common = min(len(plan.margins) for plan in plans)
        plans = sorted(plans, key=lambda plan: -plan.mean(common))
        out = [plan for plan in plans[1:] if plan.behind(plans[0])]
        lost[:0] = out
        return [plan for plan in plans if plan not in out]

    def run(self, plan: Plan, exploration: float = 0.0) -> None:
        """Run a plan in its next deal; the first run records what it chose beyond the plan."""
        number = len(plan.margins)
        deal = self.deal(number)
        world = self.given.imagine(deal, keep=False)
        rng = Random(deal)
        chosen = follow(world, self.seat, plan.actions, self.bot, self.rng if exploration else rng, exploration)
        if not number:
            plan.actions = chosen
        self.done += 1
        found = expected_margin(world, self.seat, self.bot, rng, self.horizon, self.hour)
        plan.margins.append(found + self.prior.get(plan.actions[0], 0.0))

    def deal(self, number: int) -> int:
        """The first deal, the second, and so on: the same for all plans."""
        while len(self.deals) <= number:
            self.deals.append(self.rng.getrandbits(32))
        return self.deals[number]


def _careful(plans: list[Plan]) -> list[Plan]:
    """Keep the policy's plan unless another is significantly better: of many explored plans some are lucky."""
    usual = next((plan for plan in plans if not plan.explored), None)
    if usual is None or usual is plans[0] or usual.behind(plans[0], CAUTION):
        return plans
    return [usual, *(plan for plan in plans if plan is not usual)]


def _opening(plan: Plan) -> float:
    """The plans by their margin in the first deal, best first."""
    return -plan.margins[0]


def _few_alike(plans: list[Plan], alike: int, most: int) -> tuple[list[Plan], list[Plan]]:
    """The first few plans, only some of which begin with the same action; and the others."""
    counts: dict[Action, int] = {}
    kept: list[Plan] = []
    others: list[Plan] = []
    for plan in plans:
        count = counts[plan.actions[0]] = counts.get(plan.actions[0], 0) + 1
        (kept if count <= alike and len(kept) < most else others).append(plan)
    return kept, others


def _finalists(order: list[Plan], most: int) -> list[Plan]:
    """The winner of the race and the plans close to it."""
    bar = order[0].mean(len(order[0].margins)) - CLOSE
    means = [(plan.mean(len(plan.margins)), plan) for plan in order[1:]]
    close = [plan for mean, plan in sorted(means, key=lambda one: -one[0]) if mean > bar]
    return _few_alike([order[0], *close], TWINS, min(FINALISTS, most))[0]
