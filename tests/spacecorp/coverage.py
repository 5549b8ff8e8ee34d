"""Which cards, tiles, colonies, contracts and ends of eras a number of games has shown: every one must be met.

    python -m tests.spacecorp.coverage --games 400

Two games in three are played by chance alone; in the third the players follow the sense of the game and, if possible,
take what no game has shown yet. It says what is missing, and exits with 1 if anything is.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from ludonaut.bots.spacecorp.policy import weigh
from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.content import (
    BASE_TYPES,
    CARDS,
    COLONIES,
    CONTRACTS,
    EDGE_OF,
    ERAS,
    PROGRESS,
    TILES,
)
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import Action, Match, record

SPANS = [(first, last) for i, first in enumerate(ERAS) for last in ERAS[i:]]
EDGES = [f"edge {card}" for card in EDGE_OF]


def everything() -> set[str]:
    """All that must be met."""
    bases = [f"base {kind.id} {era}" for kind in BASE_TYPES.values() for era in kind.eras]
    ends = [f"end {era} {how}" for era in ERAS for how in ("contracts", "deck")]
    return {*CARDS, *TILES, *COLONIES, *CONTRACTS, *PROGRESS, *EDGES, *bases, *ends}


def in_action(match: Match[SpaceCorpState], seat: int, action: Action) -> str:
    """The thing that an answer uses, if any."""
    verb, what = action[0], str(action[-1])
    if verb == "time":
        return next(card for card in match.state.corps[seat].hand if CARDS[card].type == "time")
    if verb == "edge":
        return f"edge {what}"
    if verb == "base":
        return f"base {what} {ERAS[match.state.era]}"
    if verb in ("card", "shield", "upgrade", "special", "progress", "colony", "claim"):
        return what
    return ""


def on_table(state: SpaceCorpState) -> list[str]:
    """The tiles, and the colonies that the Competition founded too."""
    return [*(tile for tiles in state.tiles.values() for tile in tiles), *state.spent_tiles, *state.colonies.values()]


def play(seats: int, span: tuple[str, str], seed: int, seek: bool, met: Counter[str]) -> None:
    """One game; what it shows is counted."""
    match = record.begin(GAME, seats, seed, {"first": span[0], "last": span[1]}, auto=False, listen=False, keep=False)
    luck = Random(seed)
    shown: set[str] = set()
    while (ask := match.ask) is not None:
        actions = ask.actions
        new = [a for a in actions if seek and (thing := in_action(match, ask.seat, a)) and thing not in met]
        if new:
            action = luck.choice(new)
        elif seek and len(actions) > 1:
            action = luck.choices(actions, [weight**2 for weight in weigh(match.state, ask.seat, ask)])[0]
        else:
            action = luck.choice(actions)
        shown.add(in_action(match, ask.seat, action))
        if match.began == len(match.choices):
            shown.update(on_table(match.state))
        match.step(action)
    shown.update(on_table(match.state))
    first = ERAS.index(span[0])
    shown.update(f"end {ERAS[first + i]} {how}" for i, how in enumerate(match.state.ends))
    met.update(shown - {""})


def main() -> int:
    """0 if everything was met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="the largest number of games")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    met: Counter[str] = Counter()
    wanted = everything()
    played = 0
    while played < given.games and not wanted <= met.keys():
        seed = given.seed + played
        play(seed // 6 % 4 + 1, SPANS[seed % len(SPANS)], seed, seed % 3 == 2, met)
        played += 1
    missing = sorted(wanted - met.keys())
    print(f"{played} games: {len(wanted) - len(missing)} of {len(wanted)} things met; missing: {missing or 'none'}")
    rare = sorted((times, thing) for thing, times in met.items() if thing in wanted)[:12]
    print("most rarely: " + ", ".join(f"{thing} ({times})" for times, thing in rare))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
