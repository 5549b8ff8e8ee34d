"""The rules, a file for each chapter."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..state import SpaceCorpState
from .eras import end_of_era, winners
from .setup import opening, set_up
from .solo import rival_turn
from .turn import turn

BEATS = {"opening": opening, "turn": turn, "rival": rival_turn, "legacy": end_of_era}


def beat(state: SpaceCorpState) -> Script[None] | None:
    """The next beat; None when the game is over."""
    if state.phase == "over":
        return None
    return BEATS[state.phase](state)


__all__ = ["beat", "set_up", "winners"]
