"""The ladder of levels: each rung plays the one below it, and the shares become ratings with their errors."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise

from . import arena
from .simulate import Result


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
    """Measure neighbours in two-seat matches (each rung against the next) and add up the differences."""
    rungs = [Rung(names[0], players[0], 0.0, 0.0, 0.0, 0)]
    for name, (below, above), count in zip(names[1:], pairwise(players), games, strict=True):
        found = arena.play(game, [above, below], count, seed, None, processes, done)
        wins = found["players"][arena.labels([above, below])[0]]["win_share"]
        step, error = elo(wins, count)
        rating = round(rungs[-1].rating + step, 1)
        rungs.append(Rung(name, above, rating, round(error, 1), wins, count, found["errors"], found["fouls"]))
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
    """Write a ladder as a file for `players/ladders/`."""
    rows = [{key: value for key, value in asdict(rung).items() if key not in ("errors", "fouls")} for rung in rungs]
    return json.dumps({"levels": rows}, indent=1) + "\n"
