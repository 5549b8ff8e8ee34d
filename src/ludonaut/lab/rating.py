"""Ratings of players who met in pairs: the Bradley-Terry model on the Elo scale, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

ELO = 400.0
"""Points between players of whom one wins ten games to one."""
DRAWS = 0.5
"""Drawn games that every pair is given, so that a player without a loss has a finite rating."""
EXACT = 1e-6
"""The fit ends when no strength changes by a larger part."""


class Pair(NamedTuple):
    """Two players, how many games the first has won (a shared win is half a one), and of how many."""

    one: int
    other: int
    wins: float
    games: int

    def won(self, player: int) -> float:
        """The games that one of the two has won."""
        return self.wins if player == self.one else self.games - self.wins


def ratings(count: int, pairs: Sequence[Pair]) -> list[dict[str, Any]]:
    """For each player the rating, its 95 % interval, wins and games; the mean rating is 0."""
    found = fit(count, pairs)
    rows = []
    for player, (rating, error) in enumerate(zip(found, errors(found, pairs), strict=True)):
        own = [pair for pair in pairs if player in (pair.one, pair.other)]
        rows.append(
            {
                "rating": round(rating, 1),
                "interval": [round(rating - 1.96 * error, 1), round(rating + 1.96 * error, 1)],
                "wins": round(sum(pair.won(player) for pair in own), 1),
                "games": sum(pair.games for pair in own),
            }
        )
    return rows


def fit(count: int, pairs: Sequence[Pair]) -> list[float]:
    """The ratings that make the wins most likely, by Newman's iteration: quick also where one player wins all games."""
    strength = [1.0] * count
    change = math.inf
    while change > EXACT:
        before = strength[:]
        for player in range(count):
            gained = lost = 0.0
            for pair in pairs:
                if player in (pair.one, pair.other):
                    opponent = strength[pair.one + pair.other - player]
                    won = pair.won(player) + DRAWS / 2
                    gained += won * opponent / (strength[player] + opponent)
                    lost += (pair.games + DRAWS - won) / (strength[player] + opponent)
            strength[player] = gained / lost if lost else 1.0
        middle = math.exp(sum(math.log(one) for one in strength) / count)
        strength = [one / middle for one in strength]
        change = max(abs(math.log(new / old)) for new, old in zip(strength, before, strict=True))
    return [ELO * math.log10(one) for one in strength]


def errors(found: Sequence[float], pairs: Sequence[Pair]) -> list[float]:
    """The standard errors of ratings, from the curvature of the likelihood: no resampling of games can show what a
    player without a loss might still lose."""
    count = len(found)
    information = [[1.0 / count] * count for _ in found]  # the mean is fixed, so this only makes it invertible
    for one, other, _, games in pairs:
        share = 1 / (1 + 10 ** ((found[other] - found[one]) / ELO))
        weight = (games + DRAWS) * share * (1 - share)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            information[row][column] += sign * weight
    variances = [row[place] - 1.0 / count for place, row in enumerate(_inverse(information))]
    return [ELO / math.log(10) * math.sqrt(max(0.0, variance)) for variance in variances]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    count = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(count))] for number, row in enumerate(matrix)]
    for number in range(count):
        pivot = [value / rows[number][number] for value in rows[number]]
        rows = [[a - row[number] * b for a, b in zip(row, pivot, strict=True)] for row in rows]
        rows[number] = pivot
    return [row[count:] for row in rows]
