"""Train a small policy on Planet Unknown, and measure it against random.

The policy is one move ahead with a learned judgement: a ridge regression from the hashed view after a choice to the
margin at the end of the game. Its first teacher is chance; then it plays against itself and learns from that.

    pip install scikit-learn
    python examples/train.py --rounds 3 --games 80
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
from sklearn.linear_model import Ridge

import ludonaut
from ludonaut.kernel import Action, Seat
from ludonaut.lab.arena import wilson
from ludonaut.lab.rl import encode
from ludonaut.players import Player, Uniform

GAME = "planet_unknown"
TRIED = 10
"""How many actions of a long list are tried, chosen at random."""


class Learned(Player):
    """Takes the action after which the learned judgement is best, or sometimes another, to see more of the game."""

    name = "learned"

    def __init__(self, model: Ridge, seed: int, curious: float = 0.0) -> None:
        super().__init__(seed)
        self.model = model
        self.luck = Random(seed)
        self.curious = curious

    def choose(self, seat: Seat) -> Action:
        actions = list(seat.legal)
        if len(actions) == 1 or self.luck.random() < self.curious:
            return self.luck.choice(actions)
        tried = self.luck.sample(actions, min(TRIED, len(actions)))
        seen = np.array([self.after(seat, action) for action in tried])
        return tried[int(self.model.predict(seen).argmax())]

    def after(self, seat: Seat, action: Action) -> encode.Vector:
        """The seat's observation after an action, in an imagined deal."""
        world = seat.imagine(self.seed, keep=False)
        world.step(action, seat.number)
        return encode.observe(world, seat.number)


def play(players: list[Player], seed: int, watch: bool = False) -> tuple[list[float], list[list[encode.Vector]]]:
    """Play a game of two: the final margins and, if `watch`, what each seat saw after some of its choices."""
    match = ludonaut.new(GAME, seats=2, seed=seed)
    match.auto = False
    luck = Random(seed)
    seen: list[list[encode.Vector]] = [[], []]
    while not match.over:
        seat = next(iter(match.asks))
        match.step(players[seat].choose(Seat(match, seat)), seat)
        if watch and luck.random() < 0.25:
            seen[seat].append(encode.observe(match, seat))
    first, second = (score.total for score in match.scores)
    return [first - second, second - first], seen


def train(rounds: int, games: int) -> Ridge:
    """Learn from random games, then from games against itself."""
    inputs: list[encode.Vector] = []
    margins: list[float] = []
    model = Ridge(alpha=300.0)
    for number in range(rounds):
        for seed in range(games):
            deal = 1000 * number + seed
            players: list[Player] = (
                [Uniform(deal), Uniform(deal + 1)]
                if number == 0
                else [Learned(model, deal, curious=0.2), Learned(model, deal + 1, curious=0.2)]
            )
            ends, seen = play(players, deal, watch=True)
            for seat in (0, 1):
                inputs += seen[seat]
                margins += [ends[seat]] * len(seen[seat])
        model.fit(np.array(inputs), np.array(margins))
        print(f"round {number + 1}: learned from {len(inputs)} moments", flush=True)
    return model


def measure(model: Ridge, games: int) -> float:
    """The share of games won against random, seats in turn."""
    won = 0.0
    for seed in range(games):
        players: list[Player] = [Learned(model, seed), Uniform(seed)]
        mine = seed % 2
        margins, _ = play(players if mine == 0 else players[::-1], 900_000 + seed // 2)
        won += 1.0 if margins[mine] > 0 else 0.5 if margins[mine] == 0 else 0.0
    return won / games


def main() -> None:
    """Train, measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--test", type=int, default=100)
    given = parser.parse_args()
    model = train(given.rounds, given.games)
    share = measure(model, given.test)
    low, high = wilson(share, given.test)
    print(f"wins {share:.2f} of {given.test} games against random ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
