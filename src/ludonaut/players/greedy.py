"""One move ahead: try each action in a few imagined deals and take the one that is best when the move is done."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Any

from ludonaut.bots import Bot, bot_of
from ludonaut.bots.judging import even
from ludonaut.kernel import Action, Match, Seat

from .base import Player

PLAUSIBLE = 4
"""A blunder is one of this number of the policy's first choices, unless a level says otherwise."""
FOLLOW = 12
"""The most further choices of the same move that the policy makes before the result is judged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action and its expected value, over a number of deals."""

    action: Action
    value: float
    deals: int
    prior: float = 0.0
    """The part of the value that comes from the policy's preference, not from the expectation."""
    plan: tuple[Action, ...] = ()
    """What the seat would choose from here to the end of its beat."""


class Greedy(Player):
    """Plays what is best now. `blunders` is how often it makes a human mistake instead, one of `plausible` choices."""

    name = "greedy"

    def __init__(
        self,
        seed: int = 0,
        deals: int = 2,
        blunders: float = 0.0,
        bot: Bot[Any] | None = None,
        plausible: int = PLAUSIBLE,
    ) -> None:
        super().__init__(seed)
        self.bot = bot
        """The bot to use, if not the game's own (for comparisons)."""
        self.deals = deals
        self.blunders = blunders
        self.plausible = plausible

    def choose(self, seat: Seat) -> Action:
        actions = seat.legal
        if len(actions) == 1:
            return actions[0]
        bot = self.bot or bot_of(seat.game)
        if self.blunders and self.rng.random() < self.blunders:
            return blunder(seat, bot, self.rng, self.plausible)
        if bot.settings.candidates == 1 or seat.ask.about in bot.settings.small_questions:
            return candidates(seat, bot, self.rng, 1)[0]
        return self.judge(seat)[0].action

    def judge(self, seat: Seat) -> list[Judged]:
        """The tried actions, best first; ties in random order, so that bots differ."""
        bot = self.bot or bot_of(seat.game)
        deals = [self.rng.getrandbits(32) for _ in range(self.deals)]
        judged = []
        for action in candidates(seat, bot, self.rng, bot.settings.candidates):
            found = [outcome(seat, action, bot, deal) for deal in deals]
            value = sum(margin for margin, _ in found) / self.deals
            judged.append(Judged(action, value, self.deals, plan=found[0][1]))
        self.rng.shuffle(judged)
        return sorted(judged, key=lambda one: -one.value)


class ByPolicy(Player):
    """Plays the policy's favourite without trying anything: for many games in little time."""

    name = "policy"

    def choose(self, seat: Seat) -> Action:
        return candidates(seat, bot_of(seat.game), self.rng, 1)[0]


def blunder(seat: Seat, bot: Bot[Any], rng: Random, most: int = PLAUSIBLE) -> Action:
    """A mistake as people make them: one of the policy's first few, by its weights, and never a step that is hard to
    take back unless it is the favourite."""
    world = seat.imagine(rng.getrandbits(32), keep=False)
    ask = world.asks[seat.number]
    weights = bot.policy.weigh(world.state, seat.number, ask)
    order = sorted(range(len(weights)), key=lambda number: -weights[number])
    best, verbs = order[0], seat.game.verbs
    plausible = [best]
    for number in order[1:]:
        verb = str(ask.actions[number][0])
        final = verb in bot.settings.irrevocable or (verbs is not None and verbs[verb].careful)
        if not final and len(plausible) < most:
            plausible.append(number)
    scale = max(1e-9, (weights[best] - weights[plausible[-1]]) / 2)
    chances = [math.exp((weights[number] - weights[best]) / scale) for number in plausible]
    return ask.actions[rng.choices(plausible, chances)[0]]


def candidates(seat: Seat, bot: Bot[Any], rng: Random, most: int) -> list[Action]:
    """All actions, or of a long list the most promising."""
    actions = list(seat.legal)
    if len(actions) <= most:
        return actions
    if bot.policy.weigh is even:
        return rng.sample(actions, most)
    world = seat.imagine(rng.getrandbits(32), keep=False)
    return [actions[i] for i in bot.policy.order(world.state, world.asks[seat.number])[:most]]


def outcome(seat: Seat, action: Action, bot: Bot[Any], deal: int) -> tuple[float, tuple[Action, ...]]:
    """The value of the action in one imagined deal, after the move that it belongs to; and that move."""
    world = seat.imagine(deal, keep=False)
    world.step(action, seat.number)
    rest = finish(world, seat.number, bot, Random(deal))
    return bot.evaluation.margin(world.state, seat.number), (action, *rest)


def finish(world: Match[Any], seat: int, bot: Bot[Any], rng: Random) -> list[Action]:
    """Let the policy finish the move: the seat's remaining choices in this beat."""
    made: list[Action] = []
    for _ in range(FOLLOW):
        ask = world.asks.get(seat)
        if ask is None or world.began == len(world.choices):
            break
        made.append(bot.policy.favourite(world.state, ask, rng))
        world.step(made[-1], seat)
    return made
