"""What a strong bot would do, and why: the features of its sense that an action moves."""

from __future__ import annotations

from random import Random
from typing import Any

from ludonaut import players
from ludonaut.kernel import Action, Match
from ludonaut.players.greedy import Greedy, finish
from ludonaut.players.search import Search
from ludonaut.players.sense import Sense, sense_of

SHOWN = 3
REASONS = 3


def hints(match: Match[Any], seat: int, word: str) -> list[dict[str, Any]]:
    """The best actions, with what each is expected to be worth compared with the worst tried, and its reasons."""
    player = players.make(word, seed=1)
    if not isinstance(player, Greedy | Search):
        return [{"a": player.choose(match, seat)}]
    judged = player.judge(match, seat)
    sense = sense_of(match.game)
    return [
        {"a": one.action, "expected": round(one.value, 1), "gains": reasons(match, seat, one.action, sense)}
        for one in judged[:SHOWN]
    ]


def reasons(match: Match[Any], seat: int, action: Action, sense: Sense) -> list[tuple[str, float]]:
    """What the action changes, in points, as the seat can foresee it: the largest changes first."""
    world = match.imagine(seat, 1, keep=False)
    before = sense.features(world.state, seat)
    world.step(action, seat)
    finish(world, seat, sense, Random(1))
    after = sense.features(world.state, seat)
    moved = [
        (name, round(sense.weights.get(name, 0.0) * (after.get(name, 0.0) - before.get(name, 0.0)), 1))
        for name in after.keys() | before.keys()
    ]
    return sorted((pair for pair in moved if pair[1]), key=lambda pair: (-abs(pair[1]), pair[0]))[:REASONS]
