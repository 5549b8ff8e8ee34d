"""Tournaments: the same deals for every player, seats rotated, win shares and scores with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from .rating import Pair, ratings
from .simulate import LIMIT, Result, Task, fouls, run


def tasks(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    replace: bool = False,
    limit: float = LIMIT,
) -> list[Task]:
    """The games of a tournament: each deal once for every rotation of the players around the table."""
    chosen = tuple(sorted((options or {}).items()))
    count = len(players)
    found = []
    for number in range(games):
        turn = number % count
        seated = tuple(players[(seat + turn) % count] for seat in range(count))
        found.append(Task(game, count, seed + number // count, seated, chosen, replace=replace, limit=limit))
    return found


def play(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int = 1,
    done: Callable[[Result], None] | None = None,
    replace: bool = False,
    limit: float = LIMIT,
) -> dict[str, Any]:
    """Play the tournament; returns what `arena --json` prints."""
    results = run(tasks(game, players, games, seed, options, replace, limit), processes, done)
    return {
        "game": game,
        "games": len(results),
        "errors": [result.error for result in results if result.error],
        "fouls": fouls(results),
        "players": {name: standing(index, len(players), results) for index, name in enumerate(labels(players))},
    }


def round_robin(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int = 1,
    done: Callable[[Result], None] | None = None,
    replace: bool = False,
    limit: float = LIMIT,
) -> dict[str, Any]:
    """Every two players meet in `games` games of two seats; their wins become ratings with 95 % intervals."""
    names = labels(players)
    pairs = list(combinations(range(len(players)), 2))
    each = [tasks(game, [players[place] for place in pair], games, seed, options, replace, limit) for pair in pairs]
    in_turn = [task for meetings in zip(*each, strict=True) for task in meetings]  # if it is interrupted, all have met
    results = run(in_turn, processes, done)
    met: list[Pair] = []
    guilty = [0] * len(players)
    for number, pair in enumerate(pairs):
        standings = [standing(index, 2, results[number :: len(pairs)]) for index in range(2)]
        one, other = (of["win_share"] for of in standings)
        played = standings[0]["games"]
        met.append(Pair(*pair, (1 + one - other) / 2 * played, played))  # a game that nobody has won is a draw
        for place, of in zip(pair, standings, strict=True):
            guilty[place] += of["fouls"]
    rated = ratings(len(players), met)
    board = [
        {"name": name, "player": players[place], **rated[place], "fouls": guilty[place]}
        for place, name in enumerate(names)
    ]
    return {
        "game": game,
        "games": len(results),
        "errors": [result.error for result in results if result.error],
        "fouls": fouls(results),
        "leaderboard": sorted(board, key=lambda row: -row["rating"]),
        "pairs": [
            {"players": [names[pair.one], names[pair.other]], "wins": round(pair.wins, 1), "games": pair.games}
            for pair in met
        ],
    }


def labels(players: Sequence[str]) -> list[str]:
    """Names for the players, different also for two of the same kind."""
    return [name if players.count(name) == 1 else f"{name} #{i + 1}" for i, name in enumerate(players)]


def standing(index: int, count: int, results: Sequence[Result]) -> dict[str, Any]:
    """The results of one player; a forfeited game counts for its wins, not for its scores."""
    shares, scores, guilty = [], [], 0
    for number, result in enumerate(results):
        seat = (index - number % count) % count
        guilty += any(foul.seat == seat for foul in result.fouls)
        if result.error:
            continue
        first = best(result)
        shares.append((1 / len(first)) if seat in first else 0.0)
        if not result.forfeited:
            scores.append(result.scores[seat])
    share = sum(shares) / len(shares) if shares else 0.0
    mean = sum(scores) / max(1, len(scores))
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    error = 1.96 * spread / math.sqrt(max(1, len(scores)))
    return {
        "win_share": round(share, 4),
        "interval": [round(bound, 4) for bound in wilson(share, len(shares))],
        "mean_score": round(mean, 2) if scores else None,
        "score_interval": [round(mean - error, 2), round(mean + error, 2)] if scores else None,
        "games": len(shares),
        "fouls": guilty,
    }


def best(result: Result) -> list[int]:
    """Who came first: if a game has several winners, those of them with the most points."""
    if result.forfeited:
        return result.winners
    most = max((result.scores[seat] for seat in result.winners), default=0)
    return [seat for seat in result.winners if result.scores[seat] == most]


def wilson(share: float, count: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), which is also correct for few games and near 0 or 1."""
    if not count:
        return 0.0, 1.0
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, centre - half), min(1.0, centre + half)
