"""A search by several processes: each searches its own deals, then their winners meet."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from dataclasses import replace
from multiprocessing.connection import Connection

from ludonaut.kernel import Action, Seat

from .greedy import Judged
from .search import Search


class Parallel(Search):
    """The same budget in each of several processes; its own keeps the tree.

    The others are forked for each decision, so that they have the seat and nothing needs to be sent; where the system
    cannot fork, one process searches alone.
    """

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0, processes: int = 2) -> None:
        super().__init__(seed, iterations, seconds)
        self.processes = processes

    def judge(self, seat: Seat) -> list[Judged]:
        """The actions that were tried, the best over all processes first."""
        if len(seat.legal) == 1 or "fork" not in multiprocessing.get_all_start_methods():
            return super().judge(seat)
        context = multiprocessing.get_context("fork")
        asked = []
        for _ in range(self.processes - 1):
            mine, theirs = context.Pipe(duplex=False)
            helper = Search(self.rng.getrandbits(32), self.iterations, self.seconds, self.saved)
            process = context.Process(target=_think, args=(helper, seat, theirs), daemon=True)
            process.start()
            theirs.close()
            asked.append((process, mine))
        opinions = [super().judge(seat)]
        for process, mine in asked:
            opinions.append(mine.recv())
            process.join()
        return meet(opinions)


def _think(helper: Search, seat: Seat, out: Connection) -> None:
    """The work of one process: a whole search."""
    out.send(helper.judge(seat))


def meet(opinions: Iterable[list[Judged]]) -> list[Judged]:
    """All deals of all processes together; an action that has won no race comes after those that have."""
    deals: dict[Action, int] = {}
    total: dict[Action, float] = {}
    best: dict[Action, Judged] = {}
    winners: set[Action] = set()
    for judged in opinions:
        winners.add(judged[0].action)
        for one in judged:
            deals[one.action] = deals.get(one.action, 0) + one.deals
            total[one.action] = total.get(one.action, 0.0) + one.deals * one.value
            best.setdefault(one.action, one)
    pooled = [
        replace(best[action], value=total[action] / max(1, count), deals=count) for action, count in deals.items()
    ]
    return sorted(pooled, key=lambda one: (one.action not in winners, -one.value))
