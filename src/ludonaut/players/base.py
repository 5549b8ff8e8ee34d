"""What a player is, and how one is called for by a word."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ludonaut.kernel import Action, LudonautError, Seat


class Player(ABC):
    """Chooses for a seat, knowing only what the seat may know."""

    name: str

    def __init__(self, seed: int = 0, argument: str = "") -> None:
        """`argument` is what follows the name and a colon on the command line: "50" in mybot:50."""
        self.seed = seed
        self.argument = argument

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """One of `seat.legal`."""


def make(word: str, seed: int = 0) -> Player:
    """The player that a word of the command line stands for: random, natural, policy, greedy, search:0.1s, search:200,
    or the name of one's own (`own.py`) with what it is given, such as mybot:50."""
    from .own import players
    from .registry import PLAYERS

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
