"""Fit the weights of a game's evaluation by self-play.

    python -m tools.fit_evaluation alien_artifacts --games 20 --duels 40

Greedy plays itself, with chance choices so that games differ. Now and then the features of a position are written down
beside how much more that seat scored in the end than it had been expected to. The weights that explain the final
margins best, held near the present ones, are the proposal; duels on fresh deals say whether it plays better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from tools.fitting import by, parser, play

from ludonaut.bots import Bot, bot_of
from ludonaut.games import find
from ludonaut.kernel import Action, Game, Match, Seat, record
from ludonaut.lab import arena
from ludonaut.lab.simulate import Result
from ludonaut.players import Greedy

NOISE = 0.1
"""The share of random choices in the games to learn from."""
EVERY = 5
"""One beat in this number is recorded."""
HOLD = 10.0
"""How strongly the present weights hold: as a multiple of the rows. Rows of one game are much alike: with 0.3 a fit of
16 games of Alien Artifacts lost all of 20 duels, with 10 it won 11."""

Weights = dict[str, float]


@dataclass(frozen=True, slots=True)
class Row:
    """The difference between a seat's features and the other's, and its final margin."""

    features: Weights
    margin: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """The proposal, and its results against the present weights."""

    before: Weights
    after: Weights
    rows: int
    games: int
    share: float
    interval: tuple[float, float]


def fit(
    name: str, games: int, duels: int, seed: int = 0, done: Callable[[], None] | None = None, hold: float = HOLD
) -> Fitted:
    """Fit weights to games, and try them in duels."""
    game = find(name)
    before = dict(bot_of(game).evaluation.weights)
    rows = [row for number in range(games) for row in _observed(game, seed + number, done)]
    after = solve(rows, before, hold)
    shares = [_duel(game, after, seed + games + number, done) for number in range(duels)]
    share = sum(shares) / len(shares) if shares else 0.5
    return Fitted(before, after, len(rows), duels, share, arena.wilson(share, len(shares)))


def _observed(game: Game[Any], seed: int, done: Callable[[], None] | None) -> list[Row]:
    """The rows of one game."""
    evaluation = bot_of(game).evaluation
    seen: list[list[Weights]] = []
    rng = Random(seed)
    players = [Greedy(seed, blunders=NOISE), Greedy(seed + 1, blunders=NOISE)]

    def choose(match: Match[Any], seat: int) -> Action:
        if match.began == len(match.choices) > 0 and rng.random() * EVERY < 1:
            seen.append([evaluation.features(match.state, seat) for seat in range(2)])
        return players[seat].choose(Seat(match, seat))

    scores = play(record.begin(game, 2, seed, {}, auto=False, listen=False), choose).scores
    if done:
        done()
    margin = scores[0].total - scores[1].total
    return [
        Row({name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in evaluation.weights}, margin)
        for mine, theirs in seen
    ]


def solve(rows: Sequence[Row], before: Mapping[str, float], hold: float = HOLD) -> Weights:
    """Least squares, regularised towards the present weights; each feature in units of its own spread."""
    names = list(before)
    spread = {name: (sum(row.features[name] ** 2 for row in rows) / max(1, len(rows))) ** 0.5 for name in names}
    names = [name for name in names if spread[name] > 1e-9]
    errors = [row.margin - sum(before[name] * row.features[name] for name in names) for row in rows]
    unit = [[row.features[name] / spread[name] for name in names] for row in rows]
    size = len(names)
    seen = np.array(unit).reshape(len(rows), size)
    change = np.linalg.solve(seen.T @ seen + max(1.0, hold * len(rows)) * np.eye(size), seen.T @ np.array(errors))
    moved = {
        name: round(before[name] + float(step) / spread[name], 3) for name, step in zip(names, change, strict=True)
    }
    return {**before, **moved}


def weighted(game: Game[Any], weights: Weights) -> Bot[Any]:
    """A game's bot with these weights in its evaluation."""
    bot = bot_of(game)
    return replace(bot, evaluation=bot.evaluation.weighted(weights))


def _duel(game: Game[Any], weights: Weights, number: int, done: Callable[[], None] | None) -> float:
    """One game of the proposal against the present weights; each deal is played from both seats."""
    seat, seed = number % 2, number // 2
    players = [Greedy(seed, bot=weighted(game, weights) if place == seat else None) for place in range(2)]
    match = record.begin(game, 2, 1_000_000 + seed, {}, auto=False, listen=False)
    play(match, by(players))
    if done:
        done()
    result = Result(seed, scores=[score.total for score in match.scores], winners=match.winners)
    first = arena.best(result)
    return 1 / len(first) if seat in first else 0.0


def main() -> None:
    """Fit, and print what the new weights won."""
    arguments = parser(__doc__, games=20, duels=40, seed=0, hold=HOLD)
    arguments.add_argument("game")
    chosen = arguments.parse_args()
    found = fit(chosen.game, chosen.games, chosen.duels, chosen.seed, hold=chosen.hold)
    for name, weight in found.after.items():
        print(f"{name:14} {found.before[name]:8.3f} -> {weight:8.3f}")
    low, high = found.interval
    print(f"{found.rows} positions; wins {found.share:.3f} ({low:.3f} to {high:.3f}) of {found.games} duels")


if __name__ == "__main__":
    main()
