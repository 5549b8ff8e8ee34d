"""Rollouts: an imagined match follows a plan, the policy plays on, and the evaluation judges the result."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from ludonaut.bots import Bot
from ludonaut.kernel import CLOCK, Action, Match

LONG = 150
"""The most choices of a rollout."""
FIRST_PLACE = 5.0
"""The value of the first place, in points, if a rollout reaches the end of the game."""


def follow(
    world: Match[Any], seat: int, plan: tuple[Action, ...], bot: Bot[Any], rng: Random, exploration: float = 0.0
) -> tuple[Action, ...]:
    """Choose by the plan as long as it is possible, then by the policy, to the end of the beat; what was chosen."""
    chosen: list[Action] = []
    began = world.began
    while world.began == began and seat in world.asks and len(chosen) < LONG:
        ask = world.asks[seat]
        if len(chosen) < len(plan) and plan[len(chosen)] in ask.actions:
            action = plan[len(chosen)]
        else:
            plan = ()
            explores = rng.random() < exploration
            action = explore(world, seat, bot, rng) if explores else bot.policy.answer(world.state, ask, rng)
        chosen.append(action)
        world.step(action, seat)
    return tuple(chosen)


def explore(world: Match[Any], seat: int, bot: Bot[Any], rng: Random) -> Action:
    """An exploration move: the policy's second choice half of the time, the third a quarter, and so on."""
    ask = world.asks[seat]
    order = bot.policy.order(world.state, ask)
    return ask.actions[order[min(len(order) - 1, 1 + int(-math.log2(1 - rng.random())))]]


def play_on(world: Match[Any], seat: int, bot: Bot[Any], rng: Random, horizon: int) -> None:
    """Play by the policy for `horizon` beats, including the present one, or to the end of the chapter."""
    state, chapter_of = world.state, bot.settings.chapter
    beats, began, chapter = int(bool(world.began)), world.began, chapter_of(state)
    while not world.over and len(world.choices) < LONG:
        if world.began != began:
            beats, began = beats + 1, world.began
        if beats >= horizon or chapter is None or chapter_of(state) != chapter:
            return
        ask = world.ask
        if ask is None or ask.seat == CLOCK:
            advance(world, seat, bot, rng)
        else:
            world.step(bot.policy.answer(state, ask, rng, ask.seat == seat))


def play_until(world: Match[Any], seat: int, bot: Bot[Any], rng: Random, hour: int) -> None:
    """Play by the policy until the game's clock reaches an hour."""
    clock = bot.settings.clock
    assert clock is not None
    while not world.over and len(world.choices) < LONG and clock(world.state) < hour:
        advance(world, seat, bot, rng)


def advance(world: Match[Any], seat: int, bot: Bot[Any], rng: Random) -> None:
    """One choice by the policy: the seat's own if it is asked, else another's."""
    asks = world.asks
    mover = seat if seat in asks else next(iter(asks))
    ask = asks[mover]
    clock = mover == CLOCK
    world.step(ask.actions[0] if clock else bot.policy.answer(world.state, ask, rng, mover == seat), mover)


def expected_margin(
    world: Match[Any], seat: int, bot: Bot[Any], rng: Random, horizon: int, hour: int | None = None
) -> float:
    """The margin after a rollout: the game's own if it has one, else by its clock, or for `horizon` beats."""
    if bot.rollout is not None:
        return bot.rollout(world, seat, lambda found: margin(found, bot, seat))
    if hour is not None:
        play_until(world, seat, bot, rng, hour)
    else:
        play_on(world, seat, bot, rng, horizon)
    return margin(world, bot, seat)


def margin(world: Match[Any], bot: Bot[Any], seat: int) -> float:
    """A seat's margin by the evaluation, with a bonus if the seat has won."""
    found = bot.evaluation.margin(world.state, seat)
    return found + FIRST_PLACE if world.over and seat in world.winners else found
