"""Salvage: a game of one page, to learn how a game is written, and the kernel's guinea pig.

Wrecks drift by. Each turn a captain draws a card and sells one from the hand for its value, or keeps drawing for a
while. After each round all captains bid one card together, in secret for nobody: the highest bid hauls the wreck. In
the end there is a race against the clock to grab what floats about.
"""

from __future__ import annotations

from .rules import Salvage

GAME = Salvage()

__all__ = ["GAME", "Salvage"]
