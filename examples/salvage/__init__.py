"""Salvage: a game of one page, to learn how a game is written, and the kernel's guinea pig.

Wrecks drift by. In a turn a captain acts eight times: draws a card, or sells one from the hand for its value. After
each round all captains bid a card together, face down: the highest single bid hauls the wreck. In the end there is a
race, against the clock if one likes, to grab what floats about.
"""

from __future__ import annotations

from .rules import Salvage

GAME = Salvage()

__all__ = ["GAME", "Salvage"]
