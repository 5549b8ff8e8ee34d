"""A player that may fail, with a simpler one behind it: a fault of a bot never stops a table."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Match

from .base import Player


class Guarded(Player):
    """Asks the first player until it raises or answers illegally; from then on the one behind it plays the seat."""

    def __init__(self, player: Player, behind: Player) -> None:
        super().__init__(player.seed)
        self.player = player
        self.behind = behind
        self.name = player.name
        self.complaint = ""
        """Why the first player has lost its seat; empty while it has not."""

    def choose(self, match: Match[Any], seat: int) -> Action:
        if not self.complaint:
            try:
                action = self.player.choose(match, seat)
            except Exception as fault:
                self.complaint = f"{self.player.name} failed: {type(fault).__name__}: {fault}"
            else:
                if action in match.asks[seat].actions:
                    return action
                self.complaint = f"{self.player.name} answered {action!r:.80}, which is not possible"
            self.name = self.behind.name
        return self.behind.choose(match, seat)
