"""From a click to the other screen, and how large the message is: `python -m tests.server.latency`, game by game."""

from __future__ import annotations

import sys

from tools.load import Load, measure

from ludonaut import games


def main() -> None:
    """One table of each game, five clicks a second."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    heads = f"{'game':16} {'clicks':>6} {'own p99 ms':>10} {'other p50/p99 ms':>17}"
    print(f"{heads} {'message p50/p95/max bytes':>26} {'whole':>7}")
    for name in games.NAMES:
        told = measure(Load(tables=1, seconds=seconds, games=[name], pace=0.2))
        other = f"{told['click to other screen, median ms']}/{told['click to other screen, p99 ms']}"
        parts = ("median bytes", "p95 bytes", "largest")
        sizes = "/".join(str(told[f"message after a click, {part}"]) for part in parts)
        print(
            f"{name:16} {told['clicks']:6} {told['click to own screen, p99 ms']:>10} {other:>17} {sizes:>26} "
            f"{told['whole scene, median bytes']:>7}"
        )
        assert not told["number of faults"], told["faults"]


if __name__ == "__main__":
    main()
