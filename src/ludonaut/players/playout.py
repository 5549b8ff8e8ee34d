"""An imagined game on its way: a plan is followed, the rest is played by glance, and sense judges what came of it."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from ludonaut.kernel import CLOCK, Action, Ask, Match

from .greedy import answer
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
            action = dare(world, seat, sense, luck) if luck.random() < bold else look(world.state, ask, sense, luck)
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
    state = world.state
    beats, began, chapter = int(bool(world.began)), world.began, sense.chapter(state)
    while not world.over and len(world.choices) < LONG:
        if world.began != began:
            beats, began = beats + 1, world.began
        if beats >= horizon or sense.chapter(state) != chapter:
            return
        ask = world.ask
        if ask is None or ask.seat == CLOCK:
            advance(world, seat, sense, luck)
        else:
            world.step(look(state, ask, sense, luck))


def play_until(world: Match[Any], seat: int, sense: Sense, luck: Random, hour: int) -> None:
    """By glance until the game's clock shows that hour."""
    assert sense.clock is not None
    while not world.over and len(world.choices) < LONG and sense.clock(world.state) < hour:
        advance(world, seat, sense, luck)


def advance(world: Match[Any], seat: int, sense: Sense, luck: Random) -> None:
    """One choice by glance: the seat's own if it is asked, else another's."""
    asks = world.asks
    mover = seat if seat in asks else next(iter(asks))
    ask = asks[mover]
    world.step(ask.actions[0] if mover == CLOCK else look(world.state, ask, sense, luck), mover)


def look(state: Any, ask: Ask, sense: Sense, luck: Random) -> Action:
    """What is chosen at a glance; by the game's own short cut, if it has one."""
    return answer(state, ask, sense, luck) if sense.pick is None else sense.pick(state, ask)


def outlook(world: Match[Any], seat: int, sense: Sense, luck: Random, horizon: int, hour: int | None = None) -> float:
    """The margin after playing on: in the game's own way if it has one, by its clock, or for so many beats."""
    if sense.play_on is not None:
        return sense.play_on(world, seat, lambda found: margin(found, sense, seat))
    if hour is not None:
        play_until(world, seat, sense, luck, hour)
    else:
        play_on(world, seat, sense, luck, horizon)
    return margin(world, sense, seat)


def margin(world: Match[Any], sense: Sense, seat: int) -> float:
    """What sense says of a seat's margin, and a little more if it has won."""
    found = sense.margin(world.state, seat)
    return found + TRIUMPH if world.over and seat in world.winners else found
