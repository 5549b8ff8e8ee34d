"""Information-set Monte Carlo tree search: many imagined deals, one tree of what was chosen in them.

The actions of the question race each other over the same deals. Every iteration imagines the next deal that fits what
the seat knows, makes the action, walks down the tree by actions legal in that deal, adds one node, plays on by glance
for a few beats and lets `sense` judge. Those clearly behind leave the race, and at each stage the worse half does.
Lists are widened step by step, the most promising first. Each seat in the tree looks after its own margin.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludonaut.kernel import CLOCK, Action, Match

from .base import Player
from .greedy import Judged, glance
from .sense import Sense, sense_of

EXPLORE = 0.1
"""How much of the spread of rewards an action is given in hope."""
SURE = 2.5
"""By how many standard errors an action is behind when it leaves the race."""
DOUBT = 4.0
"""What is added to the squares of a few gaps, which may be alike by chance."""
TRIAL = 4
"""Deals that every action in the race is tried in before it can leave."""
LONG = 150
"""Choices after which even a long imagined game is judged."""
TRIUMPH = 5.0
"""What the first place is worth, in points, where an imagined game comes to its end."""


@dataclass(slots=True)
class Node:
    """What was learned about one action, for the seat that chose it."""

    visits: int = 0
    total: float = 0.0
    children: dict[tuple[int, Action], Node] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The margin seen so far."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(slots=True)
class Racer:
    """An action of the question, and its margin in the first deal, the second, ..."""

    action: Action
    node: Node
    margins: list[float] = field(default_factory=list)

    def mean(self, deals: int) -> float:
        """Over the first so many deals, which all have played."""
        return sum(self.margins[:deals]) / deals if deals else 0.0

    def behind(self, best: Racer) -> bool:
        """Surely worse than another over the same deals, or in no deal any different."""
        gaps = [a - b for a, b in zip(best.margins, self.margins, strict=False)]
        count = len(gaps)
        if count < TRIAL:
            return False
        mean = sum(gaps) / count
        error = math.sqrt((DOUBT + sum((gap - mean) ** 2 for gap in gaps)) / (count - 1) / count)
        return mean > SURE * error or not any(gaps)


class Search(Player):
    """Searches for a number of iterations, or of seconds of processor time, at each decision."""

    name = "search"

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.luck = Random(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.tree = Node()
        self.at = (-1, -1)
        self.low, self.high = math.inf, -math.inf
        self.horizon = 0

    def choose(self, match: Match[Any], seat: int) -> Action:
        actions = match.asks[seat].actions
        if len(actions) == 1:
            return actions[0]
        chosen = self.judge(match, seat)[0].action
        self.tree = self.tree.children.get((seat, chosen), Node())
        self.at = (match.began, match.version + 1)
        return chosen

    def judge(self, match: Match[Any], seat: int) -> list[Judged]:
        """The actions that were tried, the best first, with the margin that is expected of them."""
        if self.at != (match.began, match.version):
            self.tree = Node()
        sense = sense_of(match.game)
        self.low, self.high = math.inf, -math.inf
        lost: list[Racer] = []
        racers = self.line_up(match, seat, sense)
        stages = max(1, math.ceil(math.log2(len(racers)))) if len(racers) > 1 else 0
        deals = Deals(self.luck)
        spent = self.clock()
        for stage in range(1, stages + 1):
            while len(racers) > 1 and spent() < stage / stages:
                self.run(match, seat, sense, racers, deals, lambda: spent() < 1.0)
                racers = self.thin(racers, lost)
            if len(racers) > 2 and stage < stages:
                racers, out = racers[: (len(racers) + 1) // 2], racers[(len(racers) + 1) // 2 :]
                lost[:0] = out
        return [Judged(one.action, one.mean(len(one.margins)), len(one.margins)) for one in (*racers, *lost)]

    def clock(self) -> Callable[[], float]:
        """A function that tells the share of the budget that is spent."""
        began, done = time.process_time(), self.tree.visits
        if self.seconds:
            return lambda: (time.process_time() - began) / self.seconds
        return lambda: (self.tree.visits - done) / max(1, self.iterations)

    def line_up(self, match: Match[Any], seat: int, sense: Sense) -> list[Racer]:
        """The actions that race: of a long list those that look best at a glance."""
        world = match.imagine(seat, self.luck.getrandbits(32), keep=False)
        ask = world.asks[seat]
        self.horizon = sense.horizon(world.state, ask)
        order = sense.order(world.state, seat, ask)[: sense.width if self.horizon else 1]
        return [Racer(ask.actions[i], self.tree.children.setdefault((seat, ask.actions[i]), Node())) for i in order]

    def run(
        self,
        match: Match[Any],
        seat: int,
        sense: Sense,
        racers: list[Racer],
        deals: Deals,
        on: Callable[[], bool],
    ) -> None:
        """One more deal for every action in the race, as far as the budget goes."""
        for racer in sorted(racers, key=lambda one: len(one.margins)):
            if not on():
                return
            racer.margins.append(self.iterate(match, seat, sense, racer, deals[len(racer.margins)]))

    def thin(self, racers: list[Racer], lost: list[Racer]) -> list[Racer]:
        """The race in order, the best first, without those that are clearly behind."""
        common = min(len(one.margins) for one in racers)
        racers = sorted(racers, key=lambda one: -one.mean(common))
        best = racers[0]
        out = [one for one in racers[1:] if one.behind(best)]
        lost[:0] = out
        return [one for one in racers if one not in out]

    def iterate(self, match: Match[Any], seat: int, sense: Sense, racer: Racer, deal: int) -> float:
        """One imagined deal: down the tree, one new node, on by glance, judged, and told back up."""
        world = match.imagine(seat, deal, keep=False)
        luck = Random(deal)
        beats, began, chapter = 0, world.began, sense.chapter(world.state)
        world.step(racer.action, seat)
        path = [(seat, racer.node)]
        node: Node | None = racer.node
        while not world.over and len(world.choices) < LONG:
            if world.began != began:
                beats, began = beats + 1, world.began
            if beats >= self.horizon or sense.chapter(world.state) != chapter:
                break
            mover = self.mover(world, seat)
            if mover == CLOCK:
                world.step(world.asks[CLOCK].actions[0], CLOCK)
            elif node is None or not node.visits:
                world.step(glance(world, mover, sense, luck), mover)
                node = None
            else:
                action, node = self.select(world, mover, node, sense, luck)
                world.step(action, mover)
                path.append((mover, node))
        margins = self.margins(world, sense)
        self.tree.visits += 1
        for mover, visited in path:
            visited.visits += 1
            visited.total += margins[mover]
            self.low, self.high = min(self.low, margins[mover]), max(self.high, margins[mover])
        return margins[seat]

    @staticmethod
    def mover(world: Match[Any], seat: int) -> int:
        """Who chooses next in this world; oneself first where several are asked."""
        asks = world.asks
        return seat if seat in asks else next(iter(asks))

    def select(self, world: Match[Any], mover: int, node: Node, sense: Sense, luck: Random) -> tuple[Action, Node]:
        """The child to visit: a new one while there is room for it, else the one with the best upper bound."""
        ask = world.asks[mover]
        actions = ask.actions
        known = [(action, node.children[mover, action]) for action in actions if (mover, action) in node.children]
        if len(known) < min(len(actions), 1 + int(sense.widening * math.sqrt(node.visits))):
            for i in sense.order(world.state, mover, ask):
                if (mover, actions[i]) not in node.children:
                    child = node.children[mover, actions[i]] = Node()
                    return actions[i], child
        scale = max(1e-9, self.high - self.low) * EXPLORE
        hope = math.log(node.visits + 1)
        return max(known, key=lambda pair: pair[1].mean + scale * math.sqrt(hope / (pair[1].visits or 0.01)))

    def margins(self, world: Match[Any], sense: Sense) -> list[float]:
        """Every seat's margin over the best of the others, and a little more for who has won."""
        state = world.state
        values = [sense.value(state, seat) for seat in range(state.seats)]
        if len(values) == 1:
            return values
        found = [
            own - sense.rivalry * max(v for other, v in enumerate(values) if other != seat)
            for seat, own in enumerate(values)
        ]
        if world.over:
            for seat in world.winners:
                found[seat] += TRIUMPH
        return found


class Deals:
    """The numbers of the imagined deals, made as they are needed: the same for every action in a race."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.seeds: list[int] = []

    def __getitem__(self, number: int) -> int:
        while len(self.seeds) <= number:
            self.seeds.append(self.luck.getrandbits(32))
        return self.seeds[number]
