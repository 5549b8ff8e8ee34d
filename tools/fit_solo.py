"""Learn to play SETI alone: a policy, and what a position is worth, from thousands of games with the rival.

    python -m tools.fit_solo --learn 20000 --games 5000 --write
    PYTHONPATH=build/compiled python -m tools.fit_solo --learn 20000      three times as fast, after `make compile`

Games are played by the learned weights of `policy`, each action as often as they say. While it learns (`--learn`),
every few games the weights move towards what was chosen in turns after which things stood better than expected, and
away from the rest (an actor that a critic corrects, with Adam's steps). What was expected is what positions of games
before came to. Then games of all levels (`--games`) are played by the weights as they are: the features of
`solo` where one's own turns begin are written down beside both scores in the end, and the weights of each round
are those that explain the scores best (least squares, held a little). It says how much of the margin they explain on
games that they were not fitted to. Wants numpy.
"""

from __future__ import annotations

import json
import math
from datetime import date
from itertools import accumulate
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tools.fitting import parser

from ludonaut.bots.seti.evaluation import solo
from ludonaut.bots.seti.evaluation.position import solo_features
from ludonaut.bots.seti.policy import weighing
from ludonaut.bots.seti.policy.weighing import Learned
from ludonaut.bots.weights import fingerprint
from ludonaut.games import find
from ludonaut.games.seti.content import CARDS
from ludonaut.games.seti.scoring import total
from ludonaut.games.seti.state import RIVAL
from ludonaut.kernel import Ask, record

Table = NDArray[np.float64]
ROUNDS = 5
LEVELS = 5
HOLD = 100.0
"""How strongly weights of features are held to 0, as a number of rows."""
KNOWN = 1000
"""Games after which a critic knows enough, and of which it keeps the last."""
BATCH = 100
"""Games between two steps of the policy."""
STEP = 0.02
"""The length of a step."""
DISCOUNT = 0.9
"""How much what comes a turn later still belongs to a choice."""
TREND_DECAY, SIZE_DECAY = 0.9, 0.99
"""How much of the steps before, and of their sizes, stays in a step."""
SMALLEST = 0.05
"""Smaller weights of the policy are not written down."""


class Choice(NamedTuple):
    """A question: its actions' verbs and features, how likely each was, which was chosen, and in which turn."""

    verbs: list[str]
    features: list[list[str]]
    chances: list[float]
    chosen: int
    turn: int


class Game(NamedTuple):
    """A game that was played: the round and the features of every own turn, the choices, and both scores."""

    turns: list[tuple[int, list[float]]]
    choices: list[Choice]
    own: int
    rival: int


def play(known: Learned, stars: int, seed: int) -> Game:
    """Play one game, each action as often as this policy prefers it."""
    match = record.begin(find("seti"), 1, seed, {"level": stars}, auto=False, listen=False)
    rng = Random(seed)
    turns: list[tuple[int, list[float]]] = []
    choices: list[Choice] = []
    while not match.over:
        ask, state = match.asks[0], match.state
        if ask.about == "turn" and (not turns or match.began == len(match.choices)):
            turns.append((state.round, solo_features(state)))
        if len(ask.actions) == 1:
            match.step(ask.actions[0], 0)
            continue
        choices.append(choose(state, ask, known, rng, max(0, len(turns) - 1)))
        match.step(ask.actions[choices[-1].chosen], 0)
    return Game(turns, choices, total(match.state, 0), total(match.state, RIVAL))


def choose(state: Any, ask: Ask, known: Learned, rng: Random, turn: int) -> Choice:
    """An answer by chance, and what it was chosen from."""
    weights, own, around = weighing.weigh_solo(state, ask, known)
    most = max(weights)
    likely = [math.exp(weight - most) for weight in weights]
    chances = [one / sum(likely) for one in likely]
    place = rng.random()
    chosen = next((at for at, upto in enumerate(accumulate(chances)) if place < upto), len(chances) - 1)
    return Choice([str(action[0]) for action in ask.actions], [around + one for one in own], chances, chosen, turn)


# ---- what a position is worth


def solve(seen: Table, ends: Table) -> Table:
    """The weights that explain the ends best."""
    middle, spread = seen.mean(axis=0), seen.std(axis=0)
    flat = spread < 1e-9
    middle[0], spread[flat] = 0.0, 1.0
    even = (seen - middle) / spread
    hold = np.full(len(spread), HOLD)
    hold[0] = 0.0
    found: Table = np.linalg.solve(even.T @ even + np.diag(hold), even.T @ ends) / spread
    found[1:][flat[1:]] = 0.0
    found[0] -= float((found * middle)[1:].sum())
    return found


def table(games: list[Game], number: int) -> tuple[Table, Table]:
    """The positions of a round, and the two scores in the end of each."""
    rows = [(seen, (game.own, game.rival)) for game in games for at, seen in game.turns if at == number]
    return np.array([seen for seen, _ in rows], dtype=float), np.array([ends for _, ends in rows], dtype=float)


def weigh(games: list[Game]) -> dict[str, list[list[float]]]:
    """The weights of each round, and what they explain of games that they do not know."""
    weights: dict[str, list[list[float]]] = {"own": [], "rival": []}
    fresh = len(games) // 5
    for number in range(1, ROUNDS + 1):
        seen, ends = table(games[fresh:], number)
        test, ended = table(games[:fresh], number)
        margin = ended[:, 0] - ended[:, 1]
        guess = test @ solve(seen, ends[:, 0] - ends[:, 1])
        share = 1 - float(np.var(margin - guess) / np.var(margin))
        print(f"round {number}: {len(seen)} positions, {share:.0%} of the margin's variance explained", flush=True)
        everything, scores = table(games, number)
        for column, whose in enumerate(weights):
            weights[whose].append([_short(one) for one in solve(everything, scores[:, column])])
    return weights


def _short(number: Any) -> float:
    return float(f"{number:.4g}")


def level(number: int) -> int:
    """Half of the games are played at three stars, the others at all levels in turn."""
    return 3 if number % 2 else 1 + number // 2 % LEVELS


# ---- the solo policy


class Learner:
    """Learned under way: every feature of every verb has a number, and a weight that moves by Adam's steps."""

    def __init__(self, known: Learned) -> None:
        self.weights: Learned = {verb: dict(weights) for verb, weights in known.items()}
        self.numbers: dict[tuple[str, str], int] = {}
        self.trend: Table = np.zeros(0)
        self.size: Table = np.zeros(0)
        self.steps = 0

    def number(self, verb: str, feature: str) -> int:
        return self.numbers.setdefault((verb, feature), len(self.numbers))

    def gradient(self, played: list[Game], gains: list[list[float]]) -> Table:
        """Where the weights should go: what was chosen gains by how its turn turned out, the rest loses."""
        places: list[int] = []
        pushes: list[float] = []
        for game, gain in zip(played, gains, strict=True):
            for choice in game.choices:
                for at, chance in enumerate(choice.chances):
                    push = gain[choice.turn] * ((at == choice.chosen) - chance)
                    places += [self.number(choice.verbs[at], feature) for feature in choice.features[at]]
                    pushes += [push] * len(choice.features[at])
        found: Table = np.bincount(places, weights=pushes, minlength=len(self.numbers)) / len(played)
        return found

    def step(self, gradient: Table) -> None:
        """One step along the gradient."""
        more = len(gradient) - len(self.trend)
        self.trend, self.size = np.pad(self.trend, (0, more)), np.pad(self.size, (0, more))
        self.steps += 1
        self.trend = TREND_DECAY * self.trend + (1 - TREND_DECAY) * gradient
        self.size = SIZE_DECAY * self.size + (1 - SIZE_DECAY) * gradient * gradient
        trend, size = self.trend / (1 - TREND_DECAY**self.steps), self.size / (1 - SIZE_DECAY**self.steps)
        moves = STEP * trend / (np.sqrt(size) + 1e-3)
        for (verb, feature), number in self.numbers.items():
            weights = self.weights.setdefault(verb, {})
            weights[feature] = weights.get(feature, 0.0) + float(moves[number])


def gains(game: Game, critic: list[Table]) -> list[float]:
    """What each turn of a game gained beyond what was expected, and in part what later turns gained."""
    expected = [float(critic[number - 1] @ np.array(seen)) for number, seen in game.turns]
    found: list[float] = []
    for hoped, then in zip(reversed(expected), [game.own - game.rival, *expected[:0:-1]], strict=True):
        found.append(then - hoped + DISCOUNT * (found[-1] if found else 0.0))
    return found[::-1]


def learn(known: Learned, games: int, seed: int) -> Learned:
    """Improve the policy by playing games at three stars."""
    learner, past = Learner(known), [play(known, 3, seed + number) for number in range(KNOWN)]
    for first in range(KNOWN, KNOWN + games, BATCH):
        critic = [_margins(past, number) for number in range(1, ROUNDS + 1)]
        batch = [play(learner.weights, 3, seed + first + number) for number in range(BATCH)]
        found = [gains(game, critic) for game in batch]
        everything = [one for gain in found for one in gain]
        middle, spread = fmean(everything), float(np.std(everything)) or 1.0
        learner.step(learner.gradient(batch, [[(one - middle) / spread for one in gain] for gain in found]))
        past = (past + batch)[-KNOWN:]
        if learner.steps % 5 == 0:
            margin = fmean(game.own - game.rival for game in past)
            print(f"{first - KNOWN + BATCH} games: {margin:+.1f} points over the last {len(past)}", flush=True)
    return learner.weights


def _margins(past: list[Game], number: int) -> Table:
    seen, ends = table(past, number)
    return solve(seen, ends[:, 0] - ends[:, 1])


# ---- what is kept


def rounded(found: Learned) -> Learned:
    """Only weights that are large enough, in order."""
    large = {
        verb: {feature: round(weight, 2) for feature, weight in sorted(weights.items()) if abs(weight) >= SMALLEST}
        for verb, weights in sorted(found.items())
    }
    return {verb: weights for verb, weights in large.items() if weights}


def write(
    folder: Path, found: Learned, weights: dict[str, list[list[float]]], learned_from: int, fitted_to: int
) -> None:
    """Both files of weights, a line for each verb and feature."""
    command = f"python -m tools.fit_solo --learn {learned_from} --games {fitted_to} --write"
    head = {"rules": find("seti").version, "date": date.today().isoformat(), "command": command}
    lines = [f"  {json.dumps(verb)}: {json.dumps(one)}" for verb, one in found.items()]
    _write(folder / "solo_policy.json", {**head, "deck": fingerprint(CARDS), "games": learned_from}, lines)
    lines = []
    for whose, rounds in weights.items():
        rows = [
            f"   {json.dumps(name)}: {json.dumps([one[at] for one in rounds])}" for at, name in enumerate(solo.names())
        ]
        lines.append(f"  {json.dumps(whose)}: {{\n" + ",\n".join(rows) + "\n  }")
    _write(folder / "solo_evaluation.json", {**head, "games": fitted_to}, lines)


def _write(file: Path, head: dict[str, Any], lines: list[str]) -> None:
    top = "".join(f" {json.dumps(name)}: {json.dumps(value)},\n" for name, value in head.items())
    file.write_text("{\n" + top + ' "weights": {\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    chosen = parser(__doc__, learn=0, games=3000, seed=100_000, write=False).parse_args()
    known = rounded(learn(weighing.learned(), chosen.learn, chosen.seed)) if chosen.learn else weighing.learned()
    first = chosen.seed + KNOWN + chosen.learn
    fitted = weigh([play(known, level(number), first + number) for number in range(chosen.games)])
    if chosen.write:
        write(Path(str(solo.__file__)).parents[1] / "weights", known, fitted, chosen.learn, chosen.games)
