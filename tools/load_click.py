"""Processor time of one click without sockets and store: `python -m tools.load_click [GAME...] [--profile]`.

Two players and two spectators: a choice is played, published to three channels and put into words for every screen.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from typing import Any

from ludonaut import games
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choice
from ludonaut.server.live.broadcast import Broadcast
from ludonaut.server.live.content import Content
from ludonaut.server.live.seating import Seating
from ludonaut.server.live.viewer import Viewer
from ludonaut.server.store import SeatRow, TableRow

GAMES = 3


class Click:
    """A table in memory with its screens."""

    def __init__(self, name: str, seed: int) -> None:
        game = games.find(name)
        count = max(2, game.seats[0])
        self.match = record.begin(game, count, seed)
        row = TableRow(id="t", game=name, rules="", seats=count, options={}, seed=seed, state="playing")
        seating = Seating(game, row, [SeatRow(seat=n, kind="human", name="") for n in range(count)])
        self.content = Content(game, seating)
        self.content.loaded = self.match
        self.broadcast = Broadcast(self.content)
        self.screens = [Viewer(self.broadcast.channel(seat, "en")) for seat in (0, 1, None, None)]
        for screen in self.screens:
            self.broadcast.enter(screen)
            screen._broadcast()

    def do(self, luck: random.Random) -> int:
        """Do one click; returns the number of bytes sent."""
        seat, action = random_choice(self.match, luck)
        self.match.play(action, seat)
        self.broadcast.publish()
        return sum(len(message) for screen in self.screens for message in screen._broadcast())


def measure(name: str, clicks: int) -> tuple[float, int]:
    """Seconds of processor and bytes of a click."""
    luck, took, size, done = random.Random(1), 0.0, 0, 0
    for seed in range(GAMES):
        table = Click(name, seed)
        for _ in range(clicks):
            if table.match.over:
                break
            began = time.process_time()
            size += table.do(luck)
            took += time.process_time() - began
            done += 1
    return took / done, size // done


def main() -> None:
    """Each game, the least of a few runs."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", default=games.NAMES)
    wish.add_argument("--clicks", type=int, default=120)
    wish.add_argument("--runs", type=int, default=3)
    wish.add_argument("--profile", action="store_true")
    given: Any = wish.parse_args()
    for name in given.games:
        measure(name, 30)
        if given.profile:
            with cProfile.Profile() as found:
                measure(name, given.clicks)
            pstats.Stats(found).sort_stats("cumulative").print_stats(45)
            continue
        runs = [measure(name, given.clicks) for _ in range(given.runs)]
        print(f"{name:16} {min(took for took, _ in runs) * 1000:6.2f} ms {runs[0][1]:7} bytes", flush=True)


if __name__ == "__main__":
    main()
