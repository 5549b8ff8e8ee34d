"""Which of its next turns Alien Artifacts' rollout should judge, and how much the policy's preference should count.

    python -m tools.fit_rollout --turns 60 --deals 40 --seed 250000

Turns are taken from games of search against greedy. Every action that a search would try there is played on in many
deals, once while the others rest, noting the margin after each own turn, and in as many other deals to the end of the
game by everybody: that is what the action is worth. Then each setting (turns that are looked at, with equal weights;
points for a point of the prior) chooses by some of the deals, and what its choices gained on greedy's is told. A good
one stands in `rollout.py` (WEIGHTS) and `__init__.py` (PRIOR_WEIGHT) of its bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import fmean, stdev
from typing import Any

from tools.fitting import parser

from ludonaut.bots import bot_of
from ludonaut.bots.alien_artifacts import rollout
from ludonaut.games import find
from ludonaut.kernel import Action, Match, Seat, record
from ludonaut.players import make
from ludonaut.players.rollout import advance, follow

GAME = find("alien_artifacts")
BOT = bot_of(GAME)
FARTHEST = 8
TURN_SETS: tuple[tuple[int, ...], ...] = ((4,), (2, 4), (3, 6), (2, 4, 6), (1, 4, 7), (2, 5, 8), tuple(range(1, 9)))
PRIOR_WEIGHTS = (0.0, 0.2, 0.4, 0.6)
SHARE = 0.12
"""How many of the choices that are searched are taken."""
TRIES = 40
"""How often each setting chooses, by other deals."""


@dataclass
class Turn:
    """A choice: for every action its prior, its margins by deal and by own turn, and what it is worth."""

    priors: list[float]
    margins: list[list[list[float]]]
    values: list[float]

    def gain(self, turns: Sequence[int], prior_weight: float, deals: Sequence[int]) -> float:
        """What the choice of a setting, by these deals, is worth more than greedy's, by the first two of them."""
        seen = [
            prior_weight * prior + fmean(fmean(margins[deal][turn] for turn in turns) for deal in deals)
            for prior, margins in zip(self.priors, self.margins, strict=True)
        ]
        greedy = [fmean(margins[deal][0] for deal in deals[:2]) for margins in self.margins[: BOT.settings.candidates]]
        return self.values[seen.index(max(seen))] - self.values[greedy.index(max(greedy))]


def own_turns(match: Match[Any], seat: int, action: Action, deal: int) -> list[float]:
    """The margin at the end of this turn and of the next ones, while the others rest."""
    world, rng, found = match.imagine(seat, deal, keep=False), Random(deal), list[float]()

    def judge(position: Match[Any]) -> float:
        found.append(BOT.evaluation.margin(position.state, seat))
        return 0.0

    follow(world, seat, (action,), BOT, rng)
    rollout.play_on(world, seat, judge, (1.0,) * (FARTHEST + 1))
    return found + found[-1:] * (FARTHEST + 1 - len(found))


def whole(match: Match[Any], seat: int, action: Action, deal: int) -> float:
    """By how many points the seat is ahead at the end."""
    world, rng = match.imagine(seat, deal, keep=False), Random(deal)
    follow(world, seat, (action,), BOT, rng)
    while not world.over:
        advance(world, seat, BOT, rng)
    points = [score.total for score in world.scores]
    return float(points[seat] - max(other for rival, other in enumerate(points) if rival != seat))


def examined(match: Match[Any], seat: int, rng: Random, deals: int) -> Turn:
    """All that is to be known of a choice."""
    world = match.imagine(seat, rng.getrandbits(32), keep=False)
    ask = world.asks[seat]
    order = BOT.policy.order(world.state, ask)[: BOT.settings.width]
    priors = BOT.policy.weigh(world.state, seat, ask)
    near, far = ([rng.getrandbits(32) for _ in range(deals)] for _ in range(2))
    actions = [ask.actions[i] for i in order]
    return Turn(
        [priors[i] for i in order],
        [[own_turns(match, seat, action, deal) for deal in near] for action in actions],
        [fmean(whole(match, seat, action, deal) for deal in far) for action in actions],
    )


def turns(seed: int, deals: int) -> Iterator[Turn]:
    """Choices of games between search and greedy, without end."""
    rng = Random(seed)
    while True:
        match = record.begin(GAME, 2, seed, {}, auto=False, listen=False)
        players = [make("search:40", seed), make("greedy", seed)]
        while not match.over:
            (seat,) = match.asks
            ask = match.asks[seat]
            if len(ask.actions) > 1 and ask.about not in BOT.settings.small_questions and rng.random() < SHARE:
                yield examined(match, seat, rng, deals)
            match.step(players[(seat + seed) % 2].choose(Seat(match, seat)), seat)
        seed += 1


def report(found: list[Turn], deals: int, rng: Random) -> None:
    """A line for each setting: what it gains on greedy a choice, and its error."""
    for few in (deals // 3, deals):
        tries = [rng.sample(range(deals), few) for _ in range(TRIES if few < deals else 1)]
        for turns, prior_weight in product(TURN_SETS, PRIOR_WEIGHTS):
            gains = [fmean(turn.gain(turns, prior_weight, chosen) for chosen in tries) for turn in found]
            error = stdev(gains) / len(gains) ** 0.5
            print(f"{few} deals, turns {turns}, prior weight {prior_weight}: {fmean(gains):+.3f} ± {error:.3f}")


def main() -> None:
    """Gather, then compare."""
    args = parser(__doc__, turns=60, deals=40, seed=250_000).parse_args()
    source = turns(args.seed, args.deals)
    report([next(source) for _ in range(args.turns)], args.deals, Random(args.seed))


if __name__ == "__main__":
    main()
