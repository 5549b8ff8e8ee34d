"""Fit the numbers by which Galaxy Trucker's bots build: thousands of ships, built and flown in simulation.

    python -m tools.fit_ships 3 --rounds 18 --ships 40

A ship is built by the policy from components drawn at random, as one of two builders would get them, and makes a
simulated flight through shuffled cards. The cross-entropy method looks for the weights of one level
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

from ludonaut.bots.galaxy_trucker import builder
from ludonaut.bots.galaxy_trucker.flights import cards_ahead, voyage
from ludonaut.bots.galaxy_trucker.forecast import ABILITIES, NONE
from ludonaut.bots.galaxy_trucker.yard import SHAPE, WEIGHTS, Yard
from ludonaut.games import find
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Match, record
from ludonaut.players.greedy import ByPolicy

Numbers = list[float]
NAMES = (*ABILITIES, *SHAPE)
SPREAD = [0.35] * len(ABILITIES) + [0.4, 0.15, 0.5, 0.4]
"""How far the first guesses lie from the present numbers."""
GUESSES, BEST = 24, 6
TICKS = 3
"""What a component costs that is drawn or taken, and placed or put back."""
TEST = range(900_000, 900_200)


def read(level: int) -> Numbers:
    """The numbers of a level as they are."""
    return [WEIGHTS[name][level - 1] for name in NAMES]


def write(level: int, numbers: Numbers) -> None:
    """Let the builders go by other numbers."""
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


def build(state: TruckerState, seat: int, tiles: Sequence[int]) -> None:
    """A ship from these components, each placed where it does most or left lying open."""
    player, board, level = state.players[seat], state.board, state.level
    patience = builder.PATIENCE[level - 1]
    lying: list[int] = []
    drawn = 0
    yard = Yard(player.parts, player.rim, board, level, NONE)
    looked = False
    while yard.free and player.ticks < patience:
        least = builder.standard(level, player.ticks / patience if drawn < len(tiles) else 1.0)
        tile, cell, turn = (0, 0, 0) if looked else _best(yard, lying, least + 0.2)
        looked = True
        if not cell and drawn < len(tiles):
            tile, drawn = tiles[drawn], drawn + 1
            lying.append(tile)
            tile, cell, turn = _best(yard, [tile], least)
        elif not cell:
            break
        player.ticks += TICKS
        if cell:
            lying.remove(tile)
            player.parts[cell] = tile * 4 + turn
            player.rim.remove(cell)
            player.rim += [at for at in board.around[cell] if at not in player.parts and at not in player.rim]
            yard = Yard(player.parts, player.rim, board, level, NONE)
            looked = False
    player.ticks = max(player.ticks, patience)


def _best(yard: Yard, tiles: Sequence[int], least: float) -> tuple[int, int, int]:
    """The component that does most for a ship, its square and its turn; zeros if none does more than asked for."""
    found = (0, 0, 0)
    for tile in tiles:
        points, cell, turn = yard.best(tile, least)
        if points > least:
            least, found = points, (tile, cell, turn)
    return found


def earns(match: Match[TruckerState], deal: int) -> float:
    """What a ship of this deal may expect of its flight."""
    assert match.ask is not None
    seat = match.ask.seat
    state = match.imagine(seat, deal, keep=False).state
    rng = Random(deal)
    tiles = list(state.facedown)
    rng.shuffle(tiles)
    build(state, seat, tiles[: len(tiles) // 2])
    state.phase = "built"
    cards = cards_ahead(state)
    rng.shuffle(cards)
    state.piles, state.box = [tuple(cards)], {}
    flight = voyage(state, seat)
    return flight["earnings"] + flight["goods"] + flight["arrival"] - flight["losses"]


def mean(matches: list[Match[TruckerState]], level: int, numbers: Numbers, deals: Sequence[int]) -> float:
    """What the ships of these numbers earn."""
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
    for name, number in zip((*ABILITIES, *SHAPE), numbers, strict=True):
        print(f"  {name} {number:.2f}")


if __name__ == "__main__":
    arguments = parser(__doc__, rounds=14, ships=40, seed=0)
    arguments.add_argument("level", type=int, choices=(1, 2, 3))
    chosen = arguments.parse_args()
    fit(chosen.level, chosen.rounds, chosen.ships, chosen.seed)
