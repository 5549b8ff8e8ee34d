"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludonaut.kernel import State

VALUES = range(1, 10)
COPIES = 12
"""Cards of each value."""


@dataclass(slots=True, kw_only=True)
class SalvageState(State):
    """Twelve cards of each value are in the deck, in hands, on bids, floating, sold or grabbed."""

    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    """The card that each seat has laid face down; 0 for none."""
    sold: list[list[int]] = field(default_factory=list)
    hauled: list[int] = field(default_factory=list)
    floating: list[int] = field(default_factory=list)
    grabbed: list[list[int]] = field(default_factory=list)
    round: int = 0
    turn: int = 0
    ended: bool = False
