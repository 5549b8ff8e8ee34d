"""Where a ship can be hit, and what would come off: computed once for a ship as it stands."""

from __future__ import annotations

from functools import lru_cache

from ludonaut.games.galaxy_trucker.content import BOARDS, CONNECTORS, KIND
from ludonaut.games.galaxy_trucker.rules import ship

CHANCE = (0.0, 0.0, *(n / 36 for n in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)), 0.0)
"""By number: how often two dice show it."""
Pair = tuple[float, float]
"""How often something strikes, and how many components it takes with it on average."""


class Hull:
    """By side: what meteors and shots do to this ship. And what its shape means for dust, sickness and saboteurs."""

    def __init__(self, name: str, parts: dict[int, int]) -> None:
        board = BOARDS[name]
        joined = {cell: ship.joined_to(parts, cell) for cell in parts}
        lost = falls(joined, board.start)
        self.shots: list[Pair] = [(0.0, 0.0)] * 4
        self.small = self.shots.copy()
        """Small meteors that meet a connector."""
        self.big = self.shots.copy()
        """Big meteors that no cannon meets."""
        self.doubles = self.shots.copy()
        """Big meteors that only a double cannon meets."""
        for side in (0, 1, 2, 3):
            for number in range(2, 13):
                cell = ship.first_hit(parts, board, side, number)
                if cell < 0:
                    continue
                struck = [self.shots]
                if CONNECTORS[parts[cell]][side]:
                    struck.append(self.small)
                guns = {KIND[parts[gun] >> 2] for gun in ship.gunners(parts, board, side, number)}
                if "cannon" not in guns:
                    struck.append(self.doubles if guns else self.big)
                for found in struck:
                    often, off = found[side]
                    found[side] = (often + CHANCE[number], off + CHANCE[number] * lost[cell])
        self.exposed = len(ship.exposed(parts))
        cabins = [cell for cell, part in parts.items() if KIND[part >> 2] == "cabin"]
        self.close = sum([not set(cabins).isdisjoint(joined[cell]) for cell in cabins])
        """Cabins joined to another."""
        hit = off = 0.0
        for cell, fall in lost.items():
            row, column = board.square(cell)
            hit += CHANCE[row] * CHANCE[column]
            off += CHANCE[row] * CHANCE[column] * fall
        found_at_last = 1 - (1 - hit) ** 3
        self.sabotage = found_at_last * off / hit if hit else 0.0
        """What three throws for a component cost."""


@lru_cache(maxsize=8192)
def hull(name: str, items: tuple[tuple[int, int], ...]) -> Hull:
    """The hull of a ship on a board, from its cells and parts."""
    return Hull(name, dict(items))


def falls(joined: dict[int, list[int]], start: int) -> dict[int, int]:
    """By cell: how many components go when it is destroyed, with all that no longer holds on to the largest piece.

    One walk over the ship: a branch that reaches nothing above its root falls off with the root.
    """
    found = dict.fromkeys(joined, 1)
    if not joined:
        return found
    branches: dict[int, list[int]] = {}
    whole, _ = _walk(start if start in joined else next(iter(joined)), joined, {}, branches)
    for cell, sizes in branches.items():
        found[cell] = whole - max([whole - 1 - sum(sizes), *sizes])
    return found


def _walk(
    cell: int, joined: dict[int, list[int]], number: dict[int, int], branches: dict[int, list[int]]
) -> tuple[int, int]:
    """Number a component and all beyond it; how many they are, and the least number that they are joined to."""
    own = number[cell] = low = len(number)
    size, falling = 1, []
    for other in joined[cell]:
        if other in number:
            low = min(low, number[other])
            continue
        more, least = _walk(other, joined, number, branches)
        size += more
        low = min(low, least)
        if least >= own:
            falling.append(more)
    branches[cell] = falling
    return size, low
