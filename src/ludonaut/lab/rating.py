"""Ratings of players who met in pairs: the Bradley-Terry model on the Elo scale, with bootstrap intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

ELO = 400.0
"""Points between players of whom one wins ten games to one."""
ROUNDS = 200
"""Steps of the fit; it converges long before."""
DRAWS = 1.0
"""A drawn game that every pair is given, so that a player without a loss has a finite rating."""
SAMPLES = 200


class Pair(NamedTuple):
    """Two players, how many games the first has won (a shared win is half a one), and of how many."""

    one: int
    other: int
    wins: float
    games: int


def ratings(count: int, pairs: Sequence[Pair], seed: int = 1) -> list[dict[str, Any]]:
    """For each player the rating, its 95 % interval, wins and games; the mean rating is 0."""
    found = fit(count, pairs)
    rng = Random(seed)
    samples = [fit(count, [_again(pair, rng) for pair in pairs]) for _ in range(SAMPLES)]
    rows = []
    for player in range(count):
        column = sorted(sample[player] for sample in samples)
        low, high = column[int(0.025 * SAMPLES)], column[int(0.975 * SAMPLES)]
        wins = sum(_won(pair, player) for pair in pairs)
        games = sum(pair.games for pair in pairs if player in (pair.one, pair.other))
        rows.append(
            {
                "rating": round(found[player], 1),
                "interval": [round(min(low, found[player]), 1), round(max(high, found[player]), 1)],
                "wins": round(wins, 1),
                "games": games,
            }
        )
    return rows


def fit(count: int, pairs: Sequence[Pair]) -> list[float]:
    """The ratings that make the wins most likely, by the iteration of Zermelo."""
    strength = [1.0] * count
    for _ in range(ROUNDS):
        wins, weights = [0.0] * count, [0.0] * count
        for pair in pairs:
            games = pair.games + DRAWS
            won = pair.wins + DRAWS / 2
            weight = games / (strength[pair.one] + strength[pair.other])
            for player, mine in ((pair.one, won), (pair.other, games - won)):
                wins[player] += mine
                weights[player] += weight
        strength = [won / weight if weight else 1.0 for won, weight in zip(wins, weights, strict=True)]
        middle = math.exp(sum(math.log(one) for one in strength) / count)
        strength = [one / middle for one in strength]
    return [ELO * math.log10(one) for one in strength]


def _again(pair: Pair, rng: Random) -> Pair:
    """A bootstrap sample of the meetings; even a player who won all games may lose some in it."""
    share = (pair.wins + DRAWS / 2) / (pair.games + DRAWS)
    return pair._replace(wins=float(sum(rng.random() < share for _ in range(pair.games))))


def _won(pair: Pair, player: int) -> float:
    if player == pair.one:
        return pair.wins
    return pair.games - pair.wins if player == pair.other else 0.0
