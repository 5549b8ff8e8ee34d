"""An imagined game on its way: a plan is followed, the rest is played by glance, and sense judges what came of it."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from ludonaut.kernel import CLOCK, Action, Match

from .greedy import glance
from .sense import Sense

LONG = 150
"""Choices after which even a long imagined game is judged."""
TRIUMPH = 5.0
"""What the first place is worth, in points, where an imagined game comes to its end."""


def follow(
    world: Match[Any], seat: int, plan: tuple[Action, ...], sense: Sense, luck: Random, bold: float = 0.0
) -> tuple[Action, ...]:
    """Choose by the plan as long as it is possible, then by glance, to the end of the beat; what was chosen."""
    chosen: list[Action] = []
    began = world.began
    while world.began == began and seat in world.asks and len(chosen) < LONG:
        ask = world.asks[seat]
        if len(chosen) < len(plan) and plan[len(chosen)] in ask.actions:
            action = plan[len(chosen)]
        else:
            plan = ()
            action = dare(world, seat, sense, luck) if luck.random() < bold else glance(world, seat, sense, luck)
        chosen.append(action)
        world.step(action, seat)
    return tuple(chosen)


def dare(world: Match[Any], seat: int, sense: Sense, luck: Random) -> Action:
    """Not the best look: the second half of the times, the third a quarter, and so on."""
    ask = world.asks[seat]
    order = sense.order(world.state, seat, ask)
    return ask.actions[order[min(len(order) - 1, 1 + int(-math.log2(1 - luck.random())))]]


def play_on(world: Match[Any], seat: int, sense: Sense, luck: Random, horizon: int) -> None:
    """By glance for so many beats, the present one included, or to the end of the chapter."""
    beats, began, chapter = int(bool(world.began)), world.began, sense.chapter(world.state)
    while not world.over and len(world.choices) < LONG:
        if world.began != began:
            beats, began = beats + 1, world.began
        if beats >= horizon or sense.chapter(world.state) != chapter:
            return
        advance(world, seat, sense, luck)


def play_until(world: Match[Any], seat: int, sense: Sense, luck: Random, hour: int) -> None:
    """By glance until the game's clock shows that hour."""
    assert sense.clock is not None
    while not world.over and len(world.choices) < LONG and sense.clock(world.state) < hour:
        advance(world, seat, sense, luck)


def advance(world: Match[Any], seat: int, sense: Sense, luck: Random) -> None:
    """One choice by glance: the seat's own if it is asked, else another's."""
    asks = world.asks
    mover = seat if seat in asks else next(iter(asks))
    action = asks[CLOCK].actions[0] if mover == CLOCK else glance(world, mover, sense, luck)
    world.step(action, mover)


def margin(world: Match[Any], sense: Sense, seat: int) -> float:
    """What sense says of a seat's margin, and a little more if it has won."""
    found = sense.margin(world.state, seat)
    return found + TRIUMPH if world.over and seat in world.winners else found
