"""The marks of the last clicks at a table: a click that is sent again counts once."""

from __future__ import annotations

from ludonaut.kernel import Action

from ..store import Entry
from ..store.replay import beside

MARKS = 400
"""Keys that are kept at least; never more than twice this number."""
KEPT = 60
"""Keys that are kept when the journal is compacted."""


class Marks:
    """What was clicked under each seat's marks."""

    def __init__(self, entries: list[Entry]) -> None:
        self._clicked: dict[tuple[int, str], Action] = {}
        for entry in entries[-MARKS:]:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Remember what was clicked under this mark (nothing: an undo)."""
        if entry.kind == "whole":
            self._clicked |= {(seat, mark): action for seat, mark, action in beside(entry).marks}
            return
        self._clicked[(entry.seat, entry.mark)] = entry.steps[0][1] if entry.steps else ()
        if len(self._clicked) > 2 * MARKS:
            self._clicked = dict(list(self._clicked.items())[-MARKS:])

    def last(self) -> list[tuple[int, str, Action]]:
        """The last ones, to be stored."""
        return [(seat, mark, action) for (seat, mark), action in list(self._clicked.items())[-KEPT:]]

    def of(self, seat: int, mark: str) -> Action | None:
        """What was clicked under this mark; None if it is not known."""
        return self._clicked.get((seat, mark)) if mark else None
