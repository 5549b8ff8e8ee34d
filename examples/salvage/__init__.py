"""Salvage: a game with one page of rules, to learn how a game is written and to test the kernel.

Wrecks drift by. In a turn a captain acts eight times: draws a card, or sells one from the hand for its value. After
each round all captains bid a card together, face down: the highest single bid hauls the wreck. In the end there is a
race, against the clock if one likes, to grab what floats about.
"""

from __future__ import annotations

from ludonaut.kernel import Alarm, Game, Option

from .state import SalvageState


class Salvage(Game[SalvageState]):
    """The facts of the game; its functions are in the rooms."""

    name = "salvage"
    version = "2"
    seats = (2, 4)
    minutes = (5, 10)
    weight = 1.2
    since = 2026
    designer = "Ludonaut"
    options = (Option("rounds", default=3, lo=1, hi=5), Option("clock", default=False))

    def alarm(self, state: SalvageState) -> Alarm | None:
        return Alarm("grab", 20.0) if state.options["clock"] else None


GAME = Salvage()

__all__ = ["GAME", "Salvage"]
