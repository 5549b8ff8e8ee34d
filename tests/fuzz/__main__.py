"""`make fuzz`: what `make test` does for a minute, for as long as it takes; stopped, it goes on where it was.

    games     random games of every game, seat count and option, audited after each choice, a million decisions each
    leaks     worlds that differ only in what a seat cannot know must look the same to it, byte for byte
    parsers   records, positions, exports and messages of strangers (atheris, guided by coverage, where it is installed)
    server    the REST interface against its description, and WebSocket messages strange, repeated and out of order

    python -m tests.fuzz --part games --game seti --decisions 1000000 --minutes 10

What was done is in fuzz/progress.json; what failed is in fuzz/, as small as it could be made.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from ludonaut import games

from . import leaking, parsing, playing, serving
from .progress import FOLDER, Progress

PARTS: dict[str, Callable[[Progress, argparse.Namespace, float], None]] = {
    "games": playing.run,
    "leaks": leaking.run,
    "parsers": parsing.run,
    "server": serving.run,
}


def main() -> int:
    """0 if nothing failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--game", choices=games.NAMES, action="append")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of random play, per game")
    parser.add_argument("--states", type=int, default=5_000, help="looked at for leaks, per game")
    parser.add_argument("--examples", type=int, default=200, help="per question to the server")
    parser.add_argument("--parse-seconds", type=int, default=300, help="per parser")
    parser.add_argument("--minutes", type=float, default=1e9)
    given = parser.parse_args()
    given.game = given.game or list(games.NAMES)
    FOLDER.mkdir(exist_ok=True)
    until = time.monotonic() + given.minutes * 60
    progress = Progress()
    for part in given.part or PARTS:
        if time.monotonic() < until:
            PARTS[part](progress, given, until)
    print(progress.told())
    return 1 if progress.faults else 0


if __name__ == "__main__":
    sys.exit(main())
