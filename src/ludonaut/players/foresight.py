"""Foresight: what the end of a turn is worth by the best that can be made of one's own next turn.

Played by glance, a next turn misleads where the glance is weak: it makes little of good positions. So the others' turns
are played by glance, but at one's own the most promising actions are tried from the same moment, and the best counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ludonaut.kernel import Match

from .playout import LONG, advance, follow, margin
from .sense import Sense

REPLIES = 6
"""Actions that are tried in one's next turn."""


def prospect(world: Match[Any], seat: int, sense: Sense, deal: int) -> tuple[float, int]:
    """The margin after the best next turn, and how many were tried; `world` can be cloned where it begins.

    Without a next turn in this chapter it is the margin as it stands: what a new one brings comes to all plans alike.
    """
    stands = margin(world, sense, seat)
    if not reach(world, seat, sense, Random(deal)):
        return stands, 0
    best = margin(world, sense, seat)
    ask = world.asks[seat]
    replies = sense.order(world.state, seat, ask)[:REPLIES]
    for reply in replies:
        again = world.clone()
        again.kept = False
        again.step(ask.actions[reply], seat)
        follow(again, seat, (), sense, Random(deal))
        best = max(best, margin(again, sense, seat))
    return best, len(replies)


def reach(world: Match[Any], seat: int, sense: Sense, luck: Random) -> bool:
    """Play on by glance to the beginning of the seat's own turn; is there one before the chapter ends?"""
    chapter = sense.chapter(world.state)
    while not world.over and len(world.choices) < LONG and sense.chapter(world.state) == chapter:
        if seat in world.asks and world.began == len(world.choices):
            return True
        advance(world, seat, sense, luck)
    return False
