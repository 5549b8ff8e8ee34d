"""Idempotency keys of recent moves: a resent move is applied once."""

from __future__ import annotations

from ludonaut.kernel import Action

from ..store import Entry
from ..store.replay import beside

AT_LEAST = 400
"""The least number of keys to keep; there are never more than twice as many."""
KEPT = 60
"""How many keys are kept when the journal is compacted."""


class IdempotencyKeys:
    """The moves of each seat by their idempotency keys."""

    def __init__(self, entries: list[Entry]) -> None:
        self._clicked: dict[tuple[int, str], Action] = {}
        for entry in entries[-AT_LEAST:]:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Store the move of a key (None for an undo)."""
        if entry.kind == "whole":
            self._clicked |= {(seat, key): action for seat, key, action in beside(entry).marks}
            return
        self._clicked[(entry.seat, entry.mark)] = entry.steps[0][1] if entry.steps else ()
        if len(self._clicked) > 2 * AT_LEAST:
            self._clicked = dict(list(self._clicked.items())[-AT_LEAST:])

    def last(self) -> list[tuple[int, str, Action]]:
        """The most recent keys, for the store."""
        return [(seat, key, action) for (seat, key), action in list(self._clicked.items())[-KEPT:]]

    def of(self, seat: int, key: str) -> Action | None:
        """The move of a key; None if the key is unknown."""
        return self._clicked.get((seat, key)) if key else None
