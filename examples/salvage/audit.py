"""Conservation: no card is lost, none appears."""

from __future__ import annotations

from ludonaut.kernel import conserve, ensure

from .rules import LIMIT
from .state import COPIES, VALUES, SalvageState


def audit(state: SalvageState) -> None:
    """Twelve cards of each value, somewhere."""
    ensure(all(len(hand) <= LIMIT for hand in state.hands), "a hand is too large")
    bids = [card for card in state.bids if card]
    every = [value for value in VALUES for _ in range(COPIES)]
    conserve("cards", every, state.deck, state.floating, bids, *state.hands, *state.sold, *state.grabbed)
