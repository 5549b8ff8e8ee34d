"""Hints and reasons: what a strong player would do, what it expects, and what the evaluation says is gained."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from babel.numbers import format_decimal

from ludonaut.bots import bot_of
from ludonaut.kernel import Action, Match, record

from .base import Player
from .greedy import Greedy, Judged, finish
from .search import Search


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best actions: its expected margin in points, and the features of the position that change most."""

    action: Action
    expected: float
    gains: list[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class Slip:
    """A choice that cost points, beside the one that looked best."""

    at: int
    seat: int
    action: Action
    better: Action
    cost: float


def hints(match: Match[Any], seat: int, player: Player | None = None, most: int = 3, seed: int = 1) -> list[Hint]:
    """The best few actions of a seat, with reasons. Only what the seat may know goes into them."""
    thinker = player if isinstance(player, (Greedy, Search)) else Search(seed, iterations=150)
    judged = thinker.judge(match, seat)
    if not judged[0].deals:
        judged = Greedy(seed).judge(match, seat)
    judged = judged[:most]
    return [Hint(one.action, round(one.value - one.prior, 1), gains(match, seat, one.action, seed)) for one in judged]


def in_words(match: Match[Any], seat: int, hint: Hint, lang: str, player: Callable[[int], str] | None = None) -> str:
    """A hint as a line to read: the action, what is expected of it, what it gains."""
    texts = match.game.texts
    phrase = match.game.label(match.view(seat), hint.action)
    reasons = [f"{texts.say(lang, f'sense-{name}')} {signed(points, lang)}" for name, points in hint.gains]
    action = texts.say(lang, phrase.message, phrase.args, player)
    return f"{action} ({'; '.join([signed(hint.expected, lang), *reasons])})"


def signed(points: float, lang: str) -> str:
    """Points more or less, with one decimal, as the language writes them."""
    return format_decimal(points, format="+0.0;-0.0", locale=lang)


def gains(match: Match[Any], seat: int, action: Action, seed: int = 1, most: int = 3) -> list[tuple[str, float]]:
    """What changes most for the evaluation when the move is made, in points."""
    bot = bot_of(match.game)
    features, weights = bot.evaluation.features, bot.evaluation.weights
    before = features(match.imagine(seat, seed, keep=False).state, seat)
    world = match.imagine(seat, seed, keep=False)
    world.step(action, seat)
    finish(world, seat, bot, Random(seed))
    after = features(world.state, seat)
    changes = [(name, (after[name] - before.get(name, 0.0)) * weights.get(name, 0.0)) for name in after]
    changes = [(name, round(points, 1)) for name, points in changes if abs(points) >= 0.05]
    return sorted(changes, key=lambda change: -abs(change[1]))[:most]


def curve(match: Match[Any]) -> list[tuple[int, list[int]]]:
    """The points of every seat at the start of each beat: number of choices, totals."""
    past = record.restart(match)
    points = [(0, [score.total for score in past.scores])]
    for number, (seat, action) in enumerate(match.choices, 1):
        past.step(action, seat)
        if past.began == number:
            points.append((number, [score.total for score in past.scores]))
    return points


def slips(match: Match[Any], most: int = 5, sample: int = 60, seed: int = 1) -> list[Slip]:
    """The choices that cost most, judged one move ahead at up to `sample` moments of the game."""
    past = record.restart(match)
    choices = match.choices
    chosen = set(range(len(choices)))
    if len(choices) > sample:
        chosen = set(Random(seed).sample(range(len(choices)), sample))
    found = []
    judge = Greedy(seed)
    for number, (seat, action) in enumerate(choices):
        if number in chosen and seat in past.asks and len(past.asks[seat].actions) > 1:
            found += _slip(number, seat, action, judge.judge(past, seat))
        past.step(action, seat)
    return sorted(found, key=lambda slip: -slip.cost)[:most]


def _slip(at: int, seat: int, action: Action, judged: list[Judged]) -> list[Slip]:
    own = next((one.value for one in judged if one.action == action), None)
    best = judged[0]
    if own is None or best.value - own < 0.5:
        return []
    return [Slip(at, seat, action, best.action, round(best.value - own, 1))]
