"""Random games: for checks, rollouts and measurements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .. import record
from ..ask import CLOCK, Action
from ..game import Game
from ..match import Match


class CheckFailed(Exception):
    """A guarantee does not hold; the message names it and carries the record."""


def play_random(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, Any] | None = None, *, audit: bool = True
) -> Match[Any]:
    """A random game to its end, the components counted after every choice."""
    match = record.begin(game, seats, seed, dict(options or {}), auto=False)
    luck = Random(seed)
    for seat, action in random_choices(match, luck):
        match.step(action, seat)
        if audit:
            game.audit(match.state)
    return match


def random_choices(match: Match[Any], luck: Random, most: int = 200_000) -> Iterator[tuple[int, Action]]:
    """Random answers until the game is over. The timer of a race seldom answers."""
    for _ in range(most):
        if match.over:
            return
        yield random_choice(match, luck)
    raise CheckFailed(f"{match.game.name}: a random game has not ended after {most} choices")


def playout(match: Match[Any], luck: Random) -> None:
    """Play random actions to the end, as fast as possible."""
    while True:
        ask = match.ask
        if ask is None:
            if match.over:
                return
            seat, action = random_choice(match, luck)
            match.step(action, seat)
        else:
            actions = ask.actions
            match.step(actions[int(luck.random() * len(actions))])


def random_choice(match: Match[Any], luck: Random) -> tuple[int, Action]:
    """One seat among those asked, and one of its actions."""
    ask = match.ask
    if ask is None:
        asks = match.asks
        seats = list(asks.keys())
        if CLOCK in asks:
            seats.remove(CLOCK)
            if not seats or luck.random() < 0.02:
                ask = asks[CLOCK]
        if ask is None:
            ask = asks[seats[int(luck.random() * len(seats))]]
    actions = ask.actions
    if not actions:
        raise CheckFailed(f"{match.game.name}: {ask!r} lists no action\n{match.record()}")
    return ask.seat, actions[int(luck.random() * len(actions))]
