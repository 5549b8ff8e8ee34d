"""The ladder of levels: each rung plays the one below it, and the shares become ratings with their errors."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise

from . import arena
from .simulate import Result, fouls, run


@dataclass(frozen=True, slots=True)
class Rung:
    """A level with its rating: the first has 0, 400 more is ten wins to one; and its wins against the level below."""

    name: str
    player: str
    rating: float
    error: float
    wins: float
    games: int
    """The number of games against the level below."""
    errors: list[str] = field(default_factory=list)
    fouls: list[str] = field(default_factory=list)
    """The fouls and errors in these games, a line each."""


def climb(
    game: str,
    names: Sequence[str],
    players: Sequence[str],
    games: Sequence[int],
    seed: int = 0,
    processes: int = 1,
    done: Callable[[Result], None] | None = None,
) -> list[Rung]:
    """Measure neighbours in two-seat matches (each rung against the next) and add up the differences; if it is
    interrupted, only the levels that have met the one below."""
    rungs = [Rung(names[0], players[0], 0.0, 0.0, 0.0, 0)]
    matches = [
        arena.tasks(game, [above, below], count, seed)
        for (below, above), count in zip(pairwise(players), games, strict=True)
    ]
    results = iter(run([task for tasks in matches for task in tasks], processes, done))
    for name, above, tasks in zip(names[1:], players[1:], matches, strict=True):
        played = list(islice(results, len(tasks)))
        if len(played) < len(tasks):
            break
        found = arena.standing(0, 2, played)
        step, error = elo(found["win_share"], found["games"])
        rating = round(rungs[-1].rating + step, 1)
        faults = [result.error for result in played if result.error], fouls(played)
        rungs.append(Rung(name, above, rating, round(error, 1), found["win_share"], found["games"], *faults))
    return rungs


def elo(share: float, games: int) -> tuple[float, float]:
    """The difference of ratings that a share of wins stands for, and half of its 95 % interval."""
    low, high = arena.wilson(share, games)

    def difference(p: float) -> float:
        clipped = min(0.995, max(0.005, p))
        return 400 * math.log10(clipped / (1 - clipped))

    return difference(share), (difference(high) - difference(low)) / 2


def in_order(rungs: Sequence[Rung]) -> bool:
    """Is every level significantly stronger than the one below?"""
    return all(above.rating - below.rating > above.error for below, above in pairwise(rungs))


def write(rungs: Sequence[Rung]) -> str:
    """Write a ladder as a file for `players/ladders/`: what each level is, and how it did against the one below."""
    measured = [{"wins": round(rung.wins, 3), "games": rung.games} if rung.games else {} for rung in rungs]
    rows = [{"name": rung.name, "player": rung.player} | found for rung, found in zip(rungs, measured, strict=True)]
    return json.dumps({"levels": rows}, indent=1) + "\n"
