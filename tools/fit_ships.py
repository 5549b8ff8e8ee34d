"""Fit the numbers by which Galaxy Trucker's bots build: thousands of ships, built and flown in simulation.

    python -m tools.fit_ships 3 --rounds 18 --ships 40

A ship is drafted as the solver does it, from components drawn at random as one of two builders would get them, and
makes a simulated flight through shuffled cards. The cross-entropy method looks for the weights of one level
(`weights/ships.json`) whose ships earn most: of 24 guesses the best six say where the next
ones are made. It prints what the ships of 200 other deals earn before and after; keep the new numbers only if whole
games say the same (`ludonaut arena`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any

from tools.fitting import by, parser, play

from ludonaut.bots.galaxy_trucker.evaluation.drafts import USUAL, Draft, Site
from ludonaut.bots.galaxy_trucker.evaluation.flights import Voyage, cards_ahead
from ludonaut.bots.galaxy_trucker.evaluation.ships import ABILITIES, SHAPE, WEIGHTS
from ludonaut.games import find
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Match, record
from ludonaut.players.greedy import ByPolicy

Numbers = list[float]
NAMES = (*ABILITIES, *SHAPE)
SPREAD = [0.35] * len(ABILITIES) + [0.4, 0.15, 0.5, 0.4]
"""How far the first guesses are from the present numbers."""
GUESSES, BEST = 24, 6
TEST = range(900_000, 900_200)


def read(level: int) -> Numbers:
    """The present numbers of a level."""
    return [WEIGHTS[name][level - 1] for name in NAMES]


def write(level: int, numbers: Numbers) -> None:
    """Make the builders use these numbers."""
    for name, number in zip(NAMES, numbers, strict=True):
        WEIGHTS[name] = _with(WEIGHTS[name], level, number)


def _with(old: Sequence[float], level: int, number: float) -> Any:
    return tuple(number if place == level - 1 else other for place, other in enumerate(old))


def starts(level: int, count: int = 6) -> list[Match[TruckerState]]:
    """Matches in which the building of a level begins."""
    found = []
    for seed in range(count):
        match = record.begin(find("galaxy_trucker"), 2, seed, {}, auto=False, listen=False)
        players = (ByPolicy(1), ByPolicy(2))
        found.append(play(match, by(players), lambda one: one.state.phase == "build" and one.state.level == level))
    return found


def build(state: TruckerState, seat: int, deal: int) -> None:
    """A ship as the solver drafts it: components come in the order of a deal, and the other builder takes some."""
    site = Site(state, seat)
    draft = Draft(site, deal)
    draft.build(USUAL)
    state.players[seat] = draft.player


def simulate(state: TruckerState, seats: Sequence[int], rng: Random) -> list[float]:
    """What finished ships bring in a simulated flight through all cards in a fresh order."""
    state = state.copy()
    state.phase = "built"
    cards = cards_ahead(state)
    rng.shuffle(cards)
    flights = [Voyage(state, seat) for seat in seats]
    return [flight.fly(cards, flight.leads) for flight in flights]


def earns(match: Match[TruckerState], deal: int) -> float:
    """The expected earnings of a ship of this deal."""
    assert match.ask is not None
    seat = match.ask.seat
    state = match.imagine(seat, deal, keep=False).state
    build(state, seat, deal)
    return simulate(state, [seat], Random(deal))[0]


def mean(matches: list[Match[TruckerState]], level: int, numbers: Numbers, deals: Sequence[int]) -> float:
    """The mean earnings of ships built by these numbers."""
    write(level, numbers)
    return fmean(earns(matches[deal % len(matches)], deal) for deal in deals)


def fit(level: int, rounds: int, ships: int, seed: int) -> None:
    """Look for better numbers, and say what they are worth on deals that nothing was fitted to."""
    matches, rng = starts(level), Random(seed)
    before = read(level)
    numbers, spread = before.copy(), SPREAD.copy()
    print(f"before: {mean(matches, level, before, TEST):.1f}")
    for turn in range(1, rounds + 1):
        deals = [rng.getrandbits(30) for _ in range(ships)]
        guesses = [numbers] + [
            [max(0.0, rng.gauss(number, wide)) for number, wide in zip(numbers, spread, strict=True)]
            for _ in range(GUESSES - 1)
        ]
        best = sorted(guesses, key=lambda guess: -mean(matches, level, guess, deals))[:BEST]
        columns = list(zip(*best, strict=True))
        numbers = [0.5 * old + 0.5 * fmean(column) for old, column in zip(numbers, columns, strict=True)]
        spread = [0.6 * old + 0.4 * pstdev(column) + 0.01 for old, column in zip(spread, columns, strict=True)]
        print(f"round {turn}: {mean(matches, level, numbers, deals):.1f}")
    print(f"after: {mean(matches, level, numbers, TEST):.1f}")
    for name, number in zip(NAMES, numbers, strict=True):
        print(f"  {name} {number:.2f}")


if __name__ == "__main__":
    arguments = parser(__doc__, rounds=14, ships=40, seed=0)
    arguments.add_argument("level", type=int, choices=(1, 2, 3))
    chosen = arguments.parse_args()
    fit(chosen.level, chosen.rounds, chosen.ships, chosen.seed)
