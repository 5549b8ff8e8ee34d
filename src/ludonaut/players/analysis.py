"""Analysis of a finished game: the points over time, and the choices that cost most."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from ludonaut.bots import Bot, bot_of
from ludonaut.kernel import Action, Match, Phrase, Seat, record

from .greedy import outcome
from .hints import consequences

JUDGED = 60
"""How many choices are judged: those with the least weight in the policy, and some of the others."""
SURPRISES = 12
"""How many of them are chosen at random, since the policy may be wrong."""
RIVALS = 6
"""How many actions a choice is compared with."""
DEALS = 6
LEAST = 0.5
"""A choice that costs fewer points is not called a mistake."""
SURE = 2.0
"""By how many standard errors the other action must be better."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice that cost points, beside a better one."""

    at: int
    seat: int
    action: Action
    better: list[Phrase]
    """The better choice, in words."""
    cost: float


def curve(match: Match[Any]) -> list[tuple[int, list[int]]]:
    """The points of every seat at the start of each beat: number of choices, totals."""
    past = record.restart(match)
    points = [(0, [score.total for score in past.scores])]
    for number, (seat, action) in enumerate(match.choices, 1):
        past.step(action, seat)
        if past.began == number:
            points.append((number, [score.total for score in past.scores]))
    return points


def mistakes(
    match: Match[Any], most: int = 5, judged: int = JUDGED, seed: int = 1, of: int | None = None
) -> list[Mistake]:
    """The choices that cost most, `of` one seat or of all; of each turn, and of each chance that was missed again and
    again, only the worst."""
    bot, rng = bot_of(match.game), Random(seed)
    seats = range(match.state.seats) if of is None else (of,)
    chosen = _doubtful(match, seats, bot, judged, rng)
    worst: dict[tuple[int, int], Mistake] = {}
    past = record.restart(match)
    for number, (seat, action) in enumerate(match.choices):
        if seat in seats and seat in past.asks:
            found = _reviewed(past, seat, action, number, bot, rng)
            if found is None and number in chosen:
                found = _compared(past, seat, action, number, bot, rng)
            if found is not None:
                turn = (seat, past.began)
                worst[turn] = max(worst.get(turn, found), found, key=lambda one: one.cost)
        past.step(action, seat)
    missed: dict[tuple[int, str], Mistake] = {}
    for one in sorted(worst.values(), key=lambda one: -one.cost):
        missed.setdefault((one.seat, repr(one.better[:1])), one)
    return list(missed.values())[:most]


def _doubtful(match: Match[Any], seats: Collection[int], bot: Bot[Any], judged: int, rng: Random) -> set[int]:
    """The numbers of the choices that look worst to the policy, and of a few others."""
    past = record.restart(match)
    gaps: list[tuple[float, int]] = []
    for number, (seat, action) in enumerate(match.choices):
        ask = past.asks.get(seat)
        if seat in seats and ask is not None and len(ask.actions) > 1 and ask.about not in bot.solved:
            world = past.imagine(seat, number, keep=False)
            weights = bot.policy.weigh(world.state, seat, world.asks[seat])
            actions = list(world.asks[seat].actions)
            own = weights[actions.index(action)] if action in actions else min(weights)
            gaps.append((max(weights) - own, number))
        past.step(action, seat)
    gaps.sort(reverse=True)
    first = [number for _, number in gaps[: max(0, judged - SURPRISES)]]
    rest = [number for _, number in gaps[len(first) :]]
    return {*first, *rng.sample(rest, min(SURPRISES, len(rest)))}


def _reviewed(past: Match[Any], seat: int, action: Action, number: int, bot: Bot[Any], rng: Random) -> Mistake | None:
    """The game's own review of a choice."""
    if bot.review is None:
        return None
    found = bot.review(past, seat, action, rng)
    if found is None or found.cost < LEAST:
        return None
    return Mistake(number, seat, action, [found.better], round(found.cost, 1))


def _compared(past: Match[Any], seat: int, action: Action, number: int, bot: Bot[Any], rng: Random) -> Mistake | None:
    """A choice beside the policy's favourites, in the same imagined deals."""
    given = Seat(past, seat)
    world = given.imagine(rng.getrandbits(32), keep=False)
    ask = world.asks[seat]
    rivals = [ask.actions[i] for i in bot.policy.order(world.state, ask)[:RIVALS]]
    deals = [rng.getrandbits(32) for _ in range(DEALS)]
    own = [outcome(given, action, bot, deal)[0] for deal in deals]
    best: tuple[float, tuple[Action, ...]] | None = None
    for rival in rivals:
        if rival != action:
            found = [outcome(given, rival, bot, deal) for deal in deals]
            gaps = [margin - mine for (margin, _), mine in zip(found, own, strict=True)]
            cost = sum(gaps) / DEALS
            if _is_sure(gaps, cost) and (best is None or cost > best[0]):
                best = (cost, found[0][1])
    if best is None:
        return None
    steps, _ = consequences(given, best[1])
    return Mistake(number, seat, action, steps, round(best[0], 1))


def _is_sure(gaps: list[float], mean: float) -> bool:
    """Is the difference larger than chance would make it?"""
    error = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean >= LEAST and mean > SURE * error
