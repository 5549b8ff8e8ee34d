"""Points: cards sold and grabbed count their value, a wreck counts five."""

from __future__ import annotations

from .state import SalvageState

WRECK = 5


def score(state: SalvageState, seat: int, open: bool) -> dict[str, int]:
    """A captain's points by source; none of them is secret."""
    return {
        "sold": sum(state.sold[seat]),
        "hauled": WRECK * state.hauled[seat],
        "grabbed": sum(state.grabbed[seat]),
    }


def total(state: SalvageState, seat: int) -> int:
    """All of a captain's points."""
    return sum(score(state, seat, True).values())


def tally(state: SalvageState, seat: int) -> dict[str, int]:
    """The numbers that previews compare before and after an action."""
    return {"points": total(state, seat), "cards": len(state.hands[seat])}
