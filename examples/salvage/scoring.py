"""Points: cards sold and grabbed count their value, a wreck counts five."""

from __future__ import annotations

from ludonaut.kernel import Score

from .state import SalvageState

WRECK = 5


def scores(state: SalvageState) -> list[Score]:
    """Every captain's points with what they come from."""
    return [_score(state, seat) for seat in range(state.seats)]


def _score(state: SalvageState, seat: int) -> Score:
    items = [
        ("sold", sum(state.sold[seat])),
        ("hauled", WRECK * state.hauled[seat]),
        ("grabbed", sum(state.grabbed[seat])),
    ]
    return Score(sum(points for _, points in items), items)


def winners(state: SalvageState) -> list[int]:
    """The most points; ties are shared."""
    totals = [score.total for score in scores(state)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
