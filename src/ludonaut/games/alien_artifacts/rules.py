"""The beats: a choice of faction, a set-up, a turn, a settlement at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludonaut.kernel import Script

from .ending import settle
from .founding import choose_faction, found_faction
from .state import AlienState
from .turns import turn

BEATS: dict[str, Callable[[AlienState], Script[Any]]] = {
    "factions": choose_faction,
    "setup": found_faction,
    "play": turn,
    "extra": turn,
    "final": settle,
}


def beat(state: AlienState) -> Script[None] | None:
    """The next beat: a choice of faction, a set-up, a turn, or a settlement at the end."""
    return BEATS[state.phase](state) if state.phase != "over" else None
