"""Lookahead: the value of the end of a turn, by the best next turn that can follow it.

Played by the policy alone, a next turn misleads where the policy is weak. So the others' turns are played by the
policy, but at one's own the most promising actions are tried from the same moment, and the best counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ludonaut.bots import Bot
from ludonaut.kernel import Match

from .rollout import LONG, advance, follow, margin

REPLIES = 6
"""How many actions are tried in the next turn."""


def best_next_turn(world: Match[Any], seat: int, bot: Bot[Any], deal: int) -> tuple[float, int]:
    """The margin after the best next turn, and how many were tried; `world` can be cloned where it begins.

    Without a next turn in this chapter it is the margin as it stands: what a new one brings comes to all plans alike.
    """
    stands = margin(world, bot, seat)
    if not reach_next_turn(world, seat, bot, Random(deal)):
        return stands, 0
    best = margin(world, bot, seat)
    ask = world.asks[seat]
    replies = bot.policy.order(world.state, ask)[:REPLIES]
    for reply in replies:
        again = world.clone()
        again.kept = False
        again.step(ask.actions[reply], seat)
        follow(again, seat, (), bot, Random(deal))
        best = max(best, margin(again, bot, seat))
    return best, len(replies)


def reach_next_turn(world: Match[Any], seat: int, bot: Bot[Any], rng: Random) -> bool:
    """Play on by the policy to the seat's next turn; returns whether there is one before the chapter ends."""
    chapter_of = bot.settings.chapter
    chapter = chapter_of(world.state)
    while not world.over and len(world.choices) < LONG and chapter_of(world.state) == chapter:
        if seat in world.asks and world.began == len(world.choices):
            return True
        advance(world, seat, bot, rng)
    return False
