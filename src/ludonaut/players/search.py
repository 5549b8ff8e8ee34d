"""Information-set Monte Carlo tree search: many imagined deals, one tree of what was chosen in them.

Every iteration imagines a deal that fits what the seat knows, walks down the tree by actions legal in that deal,
adds one node, finishes the move by glance and lets `sense` judge. Long lists are widened step by step, the most
promising first. Each seat in the tree looks after itself: its reward is its margin over the others, squashed.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludonaut.kernel import CLOCK, Action, Match

from .base import Player
from .greedy import FOLLOW, Judged, glance
from .sense import Sense, sense_of

EXPLORE = 0.7
WIDEN = 2.5
"""A node that was visited n times looks at WIDEN * sqrt(n) + 2 actions."""
DEPTH = 24
"""How many choices down the tree goes before sense judges."""


@dataclass(slots=True)
class Node:
    """What was learned about one action, for the seat that chose it."""

    visits: int = 0
    total: float = 0.0
    offered: int = 0
    children: dict[tuple[int, Action], Node] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The reward seen so far."""
        return self.total / self.visits if self.visits else 0.0


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
        self.scale = 0.0

    def choose(self, match: Match[Any], seat: int) -> Action:
        actions = match.asks[seat].actions
        if len(actions) == 1:
            return actions[0]
        chosen = self.judge(match, seat)[0].action
        self.tree = self.tree.children.get((seat, chosen), Node())
        self.at = (match.began, match.version + 1)
        return chosen

    def judge(self, match: Match[Any], seat: int) -> list[Judged]:
        """The actions that were tried, the most visited first, with the margin that is expected of them."""
        if self.at != (match.began, match.version):
            self.tree = Node()
        sense = sense_of(match.game)
        self.scale = self.scale or _scale(match, seat, sense)
        began = time.process_time()
        done = 0
        while done < self.iterations or (self.seconds and time.process_time() - began < self.seconds):
            self.iterate(match, seat, sense)
            done += 1
        legal = set(match.asks[seat].actions)
        tried = [(key[1], node) for key, node in self.tree.children.items() if key[0] == seat and key[1] in legal]
        tried = [pair for pair in tried if pair[1].visits]
        if not tried:
            return [Judged(glance(match.imagine(seat, 1, keep=False), seat, sense, self.luck), 0.0)]
        tried.sort(key=lambda pair: (-pair[1].visits, -pair[1].mean))
        return [Judged(action, _unsquash(node.mean) * self.scale) for action, node in tried]

    def iterate(self, match: Match[Any], seat: int, sense: Sense) -> None:
        """One imagined deal: down the tree, one new node, the move finished, judged, and told back up."""
        world = match.imagine(seat, self.luck.getrandbits(32), keep=False)
        node = self.tree
        path: list[tuple[int, Node]] = []
        while not world.over and len(path) < DEPTH:
            mover = self.mover(world, seat)
            if mover == CLOCK:
                world.step(world.asks[CLOCK].actions[0], CLOCK)
                continue
            action, child = self.select(world, mover, node, sense)
            world.step(action, mover)
            path.append((mover, child))
            fresh = child.visits == 0
            node = child
            if fresh:
                self.settle(world, mover, sense)
                break
        rewards = self.rewards(world, sense)
        self.tree.visits += 1
        for mover, visited in path:
            visited.visits += 1
            visited.total += rewards[mover]

    @staticmethod
    def mover(world: Match[Any], seat: int) -> int:
        """Who chooses next in this world; oneself first where several are asked."""
        asks = world.asks
        if seat in asks:
            return seat
        return next(iter(asks))

    def select(self, world: Match[Any], mover: int, node: Node, sense: Sense) -> tuple[Action, Node]:
        """The child to visit: a new one while there is room for it, else the one with the best upper bound."""
        ask = world.asks[mover]
        actions = ask.actions
        if len(actions) == 1:
            return actions[0], node.children.setdefault((mover, actions[0]), Node())
        legal = set(actions)
        known = [(key[1], child) for key, child in node.children.items() if key[0] == mover and key[1] in legal]
        for _, child in known:
            child.offered += 1
        if len(known) < min(len(actions), int(WIDEN * math.sqrt(node.visits)) + 2):
            seen = {action for action, _ in known}
            fresh = next((i for i in sense.order(world.state, mover, ask) if actions[i] not in seen), None)
            if sense.prior is None:
                fresh = self.luck.choice([i for i, action in enumerate(actions) if action not in seen])
            if fresh is not None:
                child = node.children[(mover, actions[fresh])] = Node(offered=1)
                return actions[fresh], child
        return max(known, key=lambda pair: _bound(pair[1]))

    def settle(self, world: Match[Any], mover: int, sense: Sense) -> None:
        """Finish the move by glance, so that sense judges something whole."""
        for _ in range(FOLLOW):
            if mover not in world.asks or world.began == len(world.choices):
                return
            world.step(glance(world, mover, sense, self.luck), mover)

    def rewards(self, world: Match[Any], sense: Sense) -> list[float]:
        """Every seat's margin over the best of the others, squashed to 0..1; a little more for being ahead."""
        state = world.state
        values = [sense.value(state, seat) for seat in range(state.seats)]
        if len(values) == 1:
            return [_squash(values[0] / (4 * self.scale))]
        return [
            _squash((own - max(v for other, v in enumerate(values) if other != seat)) / self.scale)
            for seat, own in enumerate(values)
        ]


def _bound(node: Node) -> float:
    if not node.visits:
        return math.inf
    return node.mean + EXPLORE * math.sqrt(math.log(max(node.offered, 2)) / node.visits)


def _squash(margin: float) -> float:
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, margin))))


def _unsquash(reward: float) -> float:
    clipped = min(0.999, max(0.001, reward))
    return math.log(clipped / (1 - clipped))


def _scale(match: Match[Any], seat: int, sense: Sense) -> float:
    """How many points make a difference: a share of what a position is worth, so that no game needs its own."""
    return max(4.0, abs(sense.value(match.imagine(seat, 1).state, seat)) * 0.15)
