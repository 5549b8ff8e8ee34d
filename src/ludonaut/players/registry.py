"""The players by the word that calls for them: random, natural, greedy, greedy:0.2, search:200, search:0.1s."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import LudonautError

from .base import Player
from .greedy import Greedy
from .search import Search
from .uniform import Natural, Uniform


def _greedy(seed: int, rest: str) -> Player:
    return Greedy(seed, noise=_number(rest) if rest else 0.0)


def _search(seed: int, rest: str) -> Player:
    if rest.endswith("s"):
        return Search(seed, seconds=_number(rest[:-1]))
    return Search(seed, iterations=int(_number(rest or "100")))


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1_000_000:
        raise LudonautError(f"a player's budget is a number, not {text!r:.20}")
    return number


PLAYERS: dict[str, Callable[[int, str], Player]] = {
    "random": lambda seed, _rest: Uniform(seed),
    "natural": lambda seed, _rest: Natural(seed),
    "greedy": _greedy,
    "search": _search,
}
