"""The players by the word that calls for them: random, natural, greedy, greedy:0.2, greedy:0.2:8, search:200,
search:0.1s, and search:1s:2 for a search by two processes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from inspect import signature

from ludonaut.kernel import LudonautError

from .base import Player
from .greedy import PLAUSIBLE, ByPolicy, Greedy
from .own import players
from .parallel import Parallel
from .search import Search
from .uniform import Natural, Uniform


class UnknownPlayer(LudonautError):
    """A name that no player has."""


def _greedy(seed: int, rate: str = "0", plausible: str = str(PLAUSIBLE)) -> Player:
    return Greedy(seed, blunders=_number(rate, 0, 1), plausible=_count(plausible))


def _search(seed: int, budget: str = "100", processes: str = "1") -> Player:
    count = _count(processes)
    iterations, seconds = (0, _number(budget[:-1])) if budget.endswith("s") else (_count(budget), 0.0)
    return Parallel(seed, iterations, seconds, count) if count > 1 else Search(seed, iterations, seconds)


def _number(text: str, least: float = 0.001, most: float = 1_000_000) -> float:
    number = float(text)
    if not least <= number <= most:
        raise ValueError(f"{text} is not from {least:g} to {most:g}")
    return number


def _count(text: str) -> int:
    return int(_number(str(int(text)), 1))


PLAYERS: dict[str, Callable[..., Player]] = {
    "random": lambda seed: Uniform(seed),
    "natural": lambda seed: Natural(seed),
    "policy": lambda seed: ByPolicy(seed),
    "greedy": _greedy,
    "search": _search,
}


def check_name(name: str, ours: Collection[str]) -> None:
    """Refuse a name that means a player of ours and an added one."""
    if name in ours and name in players():
        raise LudonautError(f"a player of Ludonaut and one of yours are both named {name!r}: rename yours")


def make(word: str, seed: int = 0) -> Player:
    """The player that a word of the command line stands for: random, natural, policy, greedy, search:0.1s, search:200,
    or the name of one's own (`own.py`) with what it is given, such as mybot:50."""
    name, _, rest = word.partition(":")
    check_name(name, PLAYERS)
    own = players()
    kind = PLAYERS.get(name) or own.get(name)
    if kind is None:
        raise UnknownPlayer(f"there is no player {name!r:.40}; there are {', '.join([*PLAYERS, *own])}")
    arguments = () if not rest else rest.split(":") if name in PLAYERS else (rest,)
    try:
        signature(kind).bind(seed, *arguments)
        return kind(seed, *arguments)
    except Exception as fault:
        raise LudonautError(f"the player {word!r:.60} cannot be made: {fault}") from fault
