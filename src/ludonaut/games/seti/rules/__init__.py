"""The rules, one chapter a file; importing them registers their words."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..state import SetiState
from . import effects, free, rival
from .check import check_content
from .scoring import scores, winners
from .setup import first_income, set_up
from .turn import turn

__all__ = ["beat", "effects", "free", "rival", "scores", "set_up", "winners"]


check_content()


def beat(state: SetiState) -> Script[None] | None:
    """The next beat, from nothing but the state."""
    if state.phase == "setup":
        return first_income(state)
    if state.phase == "over":
        return None
    return turn(state)
