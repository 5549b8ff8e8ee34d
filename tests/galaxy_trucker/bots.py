"""Whole games by the policy: longer and saner than random ones, and as quick."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ludonaut.bots.galaxy_trucker import policy
from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import CLOCK, Action, Match, record


def preferred(match: Match[TruckerState], seat: int, luck: Random) -> Action:
    """The action that looks best, ties by chance."""
    ask = match.asks[seat]
    weights = policy.weigh(match.state, seat, ask)
    best = max(weights)
    return luck.choice([action for action, weight in zip(ask.actions, weights, strict=True) if weight == best])


def play_by_policy(
    seats: int, seed: int, options: dict[str, Any] | None = None, noise: float = 0.0
) -> Iterator[Match[TruckerState]]:
    """The match after every choice; `noise` is the share of choices made by chance."""
    match = record.begin(GAME, seats, seed, options or {}, auto=False)
    luck = Random(seed)
    yield match
    while not match.over:
        waiting = [seat for seat in match.asks if seat != CLOCK]
        if CLOCK in match.asks and (not waiting or luck.random() < 0.01):
            match.step(match.asks[CLOCK].actions[0], CLOCK)
        else:
            seat = luck.choice(waiting)
            wild = luck.random() < noise
            match.step(luck.choice(list(match.asks[seat].actions)) if wild else preferred(match, seat, luck), seat)
        yield match
