"""Fit the weights of a game's evaluation by self-play.

    python -m tools.fit_evaluation alien_artifacts --games 20 --duels 40

Greedy plays itself, with chance choices so that games differ. Now and then the features of a position are written down
beside how much more that seat scored in the end than it had been expected to. The weights that explain the final
margins best, held near the present ones, are the proposal; duels on fresh deals say whether it plays better.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ludonaut.bots import Bot, bot_of
from ludonaut.games import find
from ludonaut.kernel import Game, Match, record
from ludonaut.lab import arena
from ludonaut.lab.simulate import Result, step
from ludonaut.players import Greedy, Player

NOISE = 0.1
"""The share of chance choices in the games that are learned from."""
EVERY = 5
"""One beat in this many is written down."""
HOLD = 10.0
"""How strongly the present weights hold: as a multiple of the rows. Rows of one game are much alike: with 0.3 a fit of
16 games of Alien Artifacts lost all of 20 duels, with 10 it won 11."""

Weights = dict[str, float]


@dataclass(frozen=True, slots=True)
class Row:
    """A seat's features beyond the other's, and the margin that it had in the end."""

    features: Weights
    margin: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """The proposal, and how it did against the present weights."""

    before: Weights
    after: Weights
    rows: int
    games: int
    share: float
    interval: tuple[float, float]


def fit(
    name: str, games: int, duels: int, seed: int = 0, done: Callable[[], None] | None = None, hold: float = HOLD
) -> Fitted:
    """Learn from games, and try the proposal in duels."""
    game = find(name)
    before = dict(bot_of(game).evaluation.weights)
    rows = [row for number in range(games) for row in _told(game, seed + number, done)]
    after = solve(rows, before, hold)
    shares = [_duel(game, after, seed + games + number, done) for number in range(duels)]
    share = sum(shares) / len(shares) if shares else 0.5
    return Fitted(before, after, len(rows), duels, share, arena.wilson(share, len(shares)))


def play(game: Game[Any], players: Sequence[Player], seed: int, look: Callable[[Match[Any]], None]) -> Match[Any]:
    """One game to its end; `look` sees every new beat."""
    match = record.begin(game, len(players), seed, {}, auto=False, listen=False)
    rng = Random(seed)
    while not match.over:
        began = match.began
        step(match, players, rng)
        if match.began != began and not match.over:
            look(match)
    return match


def _told(game: Game[Any], seed: int, done: Callable[[], None] | None) -> list[Row]:
    """The rows of one game."""
    evaluation = bot_of(game).evaluation
    seen: list[list[Weights]] = []
    rng = Random(seed)

    def look(match: Match[Any]) -> None:
        if rng.random() * EVERY < 1:
            seen.append([evaluation.features(match.state, seat) for seat in range(2)])

    players = [Greedy(seed, blunders=NOISE), Greedy(seed + 1, blunders=NOISE)]
    scores = play(game, players, seed, look).scores
    if done:
        done()
    margin = scores[0].total - scores[1].total
    return [
        Row({name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in evaluation.weights}, margin)
        for mine, theirs in seen
    ]


def solve(rows: Sequence[Row], before: Mapping[str, float], hold: float = HOLD) -> Weights:
    """Least squares with the present weights as a pull: each feature in units of its own spread."""
    names = list(before)
    spread = {name: (sum(row.features[name] ** 2 for row in rows) / max(1, len(rows))) ** 0.5 for name in names}
    names = [name for name in names if spread[name] > 1e-9]
    errors = [row.margin - sum(before[name] * row.features[name] for name in names) for row in rows]
    unit = [[row.features[name] / spread[name] for name in names] for row in rows]
    size = len(names)
    matrix = [[sum(row[i] * row[j] for row in unit) for j in range(size)] for i in range(size)]
    for i in range(size):
        matrix[i][i] += max(1.0, hold * len(rows))
    change = _eliminate(matrix, [sum(e * row[i] for e, row in zip(errors, unit, strict=True)) for i in range(size)])
    moved = {name: round(before[name] + step / spread[name], 3) for name, step in zip(names, change, strict=True)}
    return {**before, **moved}


def _eliminate(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations (symmetric, positive: no pivots are needed)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1 :]:
            factor = row[i] / pivot[i]
            row[i:] = [a - factor * b for a, b in zip(row[i:], pivot[i:], strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        found[i] = (rows[i][-1] - sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))) / rows[i][i]
    return found


def weighted(game: Game[Any], weights: Weights) -> Bot[Any]:
    """A game's bot with other weights in its evaluation."""
    bot = bot_of(game)
    return replace(bot, evaluation=bot.evaluation.weighted(weights, lambda state: game.beat(state) is None))


def _duel(game: Game[Any], weights: Weights, number: int, done: Callable[[], None] | None) -> float:
    """One game of the proposal against the present weights; each deal is played from both seats."""
    seat, seed = number % 2, number // 2
    players = [Greedy(seed, bot=weighted(game, weights) if place == seat else None) for place in range(2)]
    match = play(game, players, 1_000_000 + seed, lambda _match: None)
    if done:
        done()
    result = Result(seed, scores=[score.total for score in match.scores], winners=match.winners)
    first = arena.best(result)
    return 1 / len(first) if seat in first else 0.0


def main() -> None:
    """Fit, and say what the new weights won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--duels", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--hold", type=float, default=HOLD)
    chosen = parser.parse_args()
    found = fit(chosen.game, chosen.games, chosen.duels, chosen.seed, hold=chosen.hold)
    for name, weight in found.after.items():
        print(f"{name:14} {found.before[name]:8.3f} -> {weight:8.3f}")
    low, high = found.interval
    print(f"{found.rows} positions; wins {found.share:.3f} ({low:.3f} to {high:.3f}) of {found.games} duels")


if __name__ == "__main__":
    main()
