"""Fit what SETI's sense expects of a position alone: its own points at the end of the game, and the rival's.

    python tools/fit_alone.py --games 3000 --write

Games of all levels are played by glance with slips. Where one's own turns begin, the aspects of `sense.alone` are
written down beside the scores in the end; the weights of each round are those that explain the scores best (least
squares, held a little). It says how much of the margin they explain on games that they were not fitted to. Wants numpy.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludonaut.games import find
from ludonaut.games.seti.rules.scoring import total
from ludonaut.games.seti.rules.turn import PASS
from ludonaut.games.seti.sense import alone, look
from ludonaut.games.seti.state import RIVAL, SetiState
from ludonaut.kernel import CLOCK, Action, Match, record
from ludonaut.players.greedy import glance
from ludonaut.players.playout import dare
from ludonaut.players.sense import sense_of

Table = NDArray[np.float64]
ROUNDS = 5
LEVELS = 5
SLIPS = 0.08
"""The share of choices that are not what the glance likes best, so that games differ."""
HASTE = 0.05
"""The share of turns in which one passes with what one has, so that it shows what saved resources are worth."""
LATER = 0.5
"""The share of turns that are written down, but for the first of a round: all of those are."""
FIRST = 3.0
"""How much more those count: a look ahead ends there."""
HOLD = 200.0
"""How strongly weights are held to nothing, as so many rows."""


class Row(NamedTuple):
    """A position: its round, whether the round begins there, its aspects; what both had in the end."""

    number: int
    first: bool
    seen: list[float]
    ends: tuple[int, int]


def rows(stars: int, seed: int) -> list[Row]:
    """One game."""
    game, luck = find("seti"), Random(seed)
    match = record.begin(game, 1, seed, {"level": stars}, auto=False, listen=False)
    found: list[tuple[int, bool, list[float]]] = []
    while not match.over:
        seat, state = next(iter(match.asks)), match.state
        if match.began == len(match.choices) and not state.players[0].passed and state.phase == "turn":
            first = not found or found[-1][0] != state.round
            if first or luck.random() < LATER:
                found.append((state.round, first, look(state)))
        if seat == CLOCK:
            match.step(match.asks[CLOCK].actions[0], seat)
        else:
            match.step(choice(match, seat, luck), seat)
    ends = total(match.state, 0), total(match.state, RIVAL)
    return [Row(*one, ends) for one in found]


def choice(match: Match[SetiState], seat: int, luck: Random) -> Action:
    """By glance, with slips."""
    sense, chance = sense_of(match.game), luck.random()
    if chance < SLIPS:
        return dare(match, seat, sense, luck)
    if chance < SLIPS + HASTE and PASS in match.asks[seat].actions:
        return PASS
    return glance(match, seat, sense, luck)


def solve(seen: Table, ends: Table, counts: Table) -> Table:
    """The weights that explain the ends best."""
    middle, spread = seen.mean(axis=0), seen.std(axis=0)
    flat = spread < 1e-9
    middle[0], spread[flat] = 0.0, 1.0
    even = (seen - middle) / spread
    hold = np.full(len(spread), HOLD)
    hold[0] = 0.0
    weighed = even * counts[:, None]
    found: Table = np.linalg.solve(weighed.T @ even + np.diag(hold), weighed.T @ ends) / spread
    found[1:][flat[1:]] = 0.0
    found[0] -= float((found * middle)[1:].sum())
    return found


def level(number: int) -> int:
    """Half of the games are played at three stars, the others at all levels in turn."""
    return 3 if number % 2 else 1 + number // 2 % LEVELS


def fit(games: int, seed: int) -> dict[str, list[list[float]]]:
    """The weights of each round, and what they explain."""
    known = [(number, row) for number in range(games) for row in rows(level(number), seed + number)]
    weights: dict[str, list[list[float]]] = {"own": [], "rival": []}
    for number in range(1, ROUNDS + 1):
        here = [(game, row) for game, row in known if row.number == number]
        seen = np.array([row.seen for _, row in here], dtype=float)
        ends = np.array([row.ends for _, row in here], dtype=float)
        counts = np.array([FIRST if row.first else 1.0 for _, row in here])
        test = np.array([game % 5 == 0 for game, _ in here])
        margin = ends[:, 0] - ends[:, 1]
        guess = seen[test] @ solve(seen[~test], margin[~test], counts[~test])
        share = 1 - float(np.var(margin[test] - guess) / np.var(margin[test]))
        print(f"round {number}: {len(here)} positions, {share:.0%} of the margin's variance explained", flush=True)
        for column, whose in enumerate(weights):
            weights[whose].append([_short(one) for one in solve(seen, ends[:, column], counts)])
    return weights


def _short(number: Any) -> float:
    return float(f"{number:.4g}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    fitted = fit(chosen.games, chosen.seed)
    if chosen.write:
        lines = {whose: [json.dumps(one) for one in fitted[whose]] for whose in fitted}
        text = ",\n".join(f'"{whose}": [\n{("," + chr(10)).join(found)}\n]' for whose, found in lines.items())
        Path(alone.__file__).with_name("alone.json").write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
