"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludonaut.kernel import State


@dataclass(slots=True, kw_only=True)
class SalvageState(State):
    """Twelve cards of each value from 1 to 9 are in the deck, in hands, on bids or sold."""

    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    sold: list[list[int]] = field(default_factory=list)
    hauled: list[int] = field(default_factory=list)
    floating: list[int] = field(default_factory=list)
    grabbed: list[list[int]] = field(default_factory=list)
    round: int = 0
    turn: int = 0
    ended: bool = False

    def copy(self) -> SalvageState:
        """Written by hand: some forty times faster than `deepcopy`."""
        new = SalvageState.__new__(SalvageState)
        self.copy_base(new)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.bids = self.bids[:]
        new.sold = [pile[:] for pile in self.sold]
        new.hauled = self.hauled[:]
        new.floating = self.floating[:]
        new.grabbed = [pile[:] for pile in self.grabbed]
        new.round = self.round
        new.turn = self.turn
        new.ended = self.ended
        return new
