"""The interface of players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from ludonaut.kernel import Action, Seat


class Player(ABC):
    """Chooses for a seat, knowing only what the seat may know."""

    name = ""
    """The word that calls for it."""

    def __init__(self, seed: int = 0, argument: str = "") -> None:
        """`argument` is what follows the name and a colon on the command line: "50" in mybot:50."""
        self.seed = seed
        self.argument = argument
        self.rng = Random(seed)
        """The player's own chance: with the same seed it plays the same game."""

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """Choose one of `seat.legal`."""
