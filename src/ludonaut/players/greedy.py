"""One move ahead: try each action in a few imagined deals and take the one that looks best when the move is done."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ludonaut.kernel import Action, Ask, Match

from .base import Player
from .sense import Sense, sense_of

FOLLOW = 12
"""How many further choices of the same move are made by glance before the result is judged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action and what it is expected to be worth, by so many deals."""

    action: Action
    value: float
    deals: int
    liked: float = 0.0
    """What of the value is for how the action looks, not for what is expected of it."""


class Greedy(Player):
    """Plays what looks best now. `noise` is the share of its choices that it makes by chance."""

    name = "greedy"

    def __init__(self, seed: int = 0, deals: int = 2, noise: float = 0.0, sense: Sense | None = None) -> None:
        super().__init__(seed)
        self.sense = sense
        """Another sense than the game's own, to compare them."""
        self.luck = Random(seed)
        self.deals = deals
        self.noise = noise

    def choose(self, match: Match[Any], seat: int) -> Action:
        actions = match.asks[seat].actions
        if len(actions) == 1:
            return actions[0]
        if self.noise and self.luck.random() < self.noise:
            return actions[int(self.luck.random() * len(actions))]
        sense = self.sense or sense_of(match.game)
        if sense.widest == 1 or match.asks[seat].about in sense.glances:
            return candidates(match, seat, sense, self.luck, 1)[0]
        return self.judge(match, seat)[0].action

    def judge(self, match: Match[Any], seat: int) -> list[Judged]:
        """The actions that were tried, best first; ties in random order, so that bots are not all alike."""
        sense = self.sense or sense_of(match.game)
        ask = match.asks[seat]
        worlds = [self.luck.getrandbits(32) for _ in range(self.deals)]
        judged = []
        for action in candidates(match, seat, sense, self.luck, sense.widest):
            value = sum(outcome(match, seat, action, sense, deal) for deal in worlds) / self.deals
            judged.append(Judged(action, value, self.deals))
        assert judged, f"{ask!r} lists nothing"
        self.luck.shuffle(judged)
        return sorted(judged, key=lambda one: -one.value)


class Glance(Player):
    """Plays what the game's sense likes at a glance, and tries nothing: for many games in little time."""

    name = "glance"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.luck = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Action:
        return candidates(match, seat, sense_of(match.game), self.luck, 1)[0]


def candidates(match: Match[Any], seat: int, sense: Sense, luck: Random, most: int) -> list[Action]:
    """All actions, or of a long list the most promising."""
    ask = match.asks[seat]
    actions = list(ask.actions)
    if len(actions) <= most:
        return actions
    if sense.prior is None:
        return luck.sample(actions, most)
    world = match.imagine(seat, luck.getrandbits(32), keep=False)
    return [actions[i] for i in sense.order(world.state, seat, world.asks[seat])[:most]]


def outcome(match: Match[Any], seat: int, action: Action, sense: Sense, deal: int) -> float:
    """What the action is worth in one imagined deal, once the move it belongs to is done."""
    world = match.imagine(seat, deal, keep=False)
    world.step(action, seat)
    finish(world, seat, sense, Random(deal))
    return sense.margin(world.state, seat)


def finish(world: Match[Any], seat: int, sense: Sense, luck: Random) -> None:
    """Make the rest of the move by glance: the choices that the seat has still to make in this beat."""
    for _ in range(FOLLOW):
        ask = world.asks.get(seat)
        if ask is None or world.began == len(world.choices):
            return
        world.step(glance(world, ask.seat, sense, luck), seat)


def glance(world: Match[Any], seat: int, sense: Sense, luck: Random) -> Action:
    """The action with the best prior, or any."""
    return answer(world.state, world.asks[seat], sense, luck)


def answer(state: Any, ask: Ask, sense: Sense, luck: Random) -> Action:
    """The same for a question."""
    actions = ask.actions
    if len(actions) == 1:
        return actions[0]
    if sense.prior is None:
        return actions[int(luck.random() * len(actions))]
    weights = sense.prior(state, ask.seat, ask)
    best = max(weights)
    return actions[luck.choice([i for i, weight in enumerate(weights) if weight == best])]
