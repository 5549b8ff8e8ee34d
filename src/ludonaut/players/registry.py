"""The players by the word that calls for them: random, natural, greedy, greedy:0.2, greedy:0.2:8, search:200,
search:0.1s, and search:1s:2 for a search by two processes."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import LudonautError

from .base import Player
from .greedy import PLAUSIBLE, ByPolicy, Greedy
from .own import players
from .parallel import Parallel
from .search import Search
from .uniform import Natural, Uniform


def _greedy(seed: int, rest: str) -> Player:
    rate, _, plausible = rest.partition(":")
    return Greedy(seed, blunders=_number(rate or "0"), plausible=max(1, int(_number(plausible or str(PLAUSIBLE)))))


def _search(seed: int, rest: str) -> Player:
    budget, _, processes = rest.partition(":")
    iterations, seconds = 0, 0.0
    if budget.endswith("s"):
        seconds = _number(budget[:-1])
    else:
        iterations = int(_number(budget or "100"))
    count = int(_number(processes or "1"))
    return Parallel(seed, iterations, seconds, count) if count > 1 else Search(seed, iterations, seconds)


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
    "policy": lambda seed, _rest: ByPolicy(seed),
    "greedy": _greedy,
    "search": _search,
}


def make(word: str, seed: int = 0) -> Player:
    """The player that a word of the command line stands for: random, natural, policy, greedy, search:0.1s, search:200,
    or the name of one's own (`own.py`) with what it is given, such as mybot:50."""
    name, _, rest = word.partition(":")
    if name in PLAYERS:
        return PLAYERS[name](seed, rest)
    mine = players()
    if name not in mine:
        raise LudonautError(f"there is no player {name!r:.40}; there are {', '.join([*PLAYERS, *mine])}")
    try:
        return mine[name](seed, rest) if rest else mine[name](seed)
    except (TypeError, ValueError) as fault:
        raise LudonautError(f"the player {word!r:.60} cannot be made: {fault}") from fault
