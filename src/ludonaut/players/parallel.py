"""A search by several processes: each searches its own deals, then their winners meet."""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any

from ludonaut.kernel import Action, Match, position

from .greedy import Judged
from .search import Search


class Parallel(Search):
    """The same budget in each of several processes; its own keeps the tree."""

    def __init__(self, seed: int = 0, iterations: int = 0, seconds: float = 0.0, processes: int = 2) -> None:
        super().__init__(seed, iterations, seconds)
        self.processes = processes

    def judge(self, match: Match[Any], seat: int) -> list[Judged]:
        """The actions that were tried, the best over all processes first."""
        if len(match.asks[seat].actions) == 1:
            return super().judge(match, seat)
        where, now = match.game.package, match.position()
        budget = (self.iterations, self.seconds, self.saved)
        helpers = _pool(self.processes - 1)
        asked = [
            helpers.submit(think, where, now, seat, self.luck.getrandbits(32), budget)
            for _ in range(self.processes - 1)
        ]
        return meet([super().judge(match, seat), *(one.result() for one in asked)])


@cache
def _pool(size: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(size, multiprocessing.get_context("spawn"))


def think(where: str, now: str, seat: int, seed: int, budget: tuple[int, float, float]) -> list[Judged]:
    """What one of the processes does: the whole of a search from a position."""
    game = importlib.import_module(where).GAME
    return Search(seed, *budget).judge(position.read(game, now, auto=False), seat)


def meet(opinions: Iterable[list[Judged]]) -> list[Judged]:
    """All deals of all processes together; who has won no race comes after those that have."""
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
