"""Lasting lines of the log about the table itself: who took which seat, and what was seen of the hidden cards.

They are entries of the journal, so they survive restarts and moves, and nobody can take them back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludonaut.kernel import Event

from ..texts import say
from ..wire.outgoing import Line
from . import Entry

TOLD = ("seed", "record", "branch", "opened")
"""The parts of a table's origin that everybody is told, at tables with several people."""


@dataclass(frozen=True, slots=True)
class Notice(Event):
    """A line of the log that comes from the server, not from the game."""

    def line(self, number: int, lang: str) -> Line:
        """The line, as it is sent."""
        return Line(at=number, seat=self.args.get("seat"), text=say(lang, f"table-{self.about}", **self.args))


class Notices:
    """The notices of a table, by the number of choices before them."""

    def __init__(self) -> None:
        self._at: list[tuple[int, Notice]] = []

    def add(self, at: int, entry: Entry) -> None:
        """Add an entry of the journal: its one step has the seat, the kind of notice and a name."""
        ((seat, (about, *names)),) = entry.steps
        args: dict[str, Any] = {"seat": seat, **({"who": str(names[0])} if names else {})}
        self._at.append((at, Notice(str(about), args)))

    def kept(self) -> list[tuple[int, int, list[str]]]:
        """All notices, for the store."""
        return [
            (at, notice.args["seat"], [notice.about, *([notice.args["who"]] if "who" in notice.args else [])])
            for at, notice in self._at
        ]

    def restore(self, kept: list[tuple[int, int, list[str]]]) -> None:
        """Set the notices from the store."""
        for at, seat, words in kept:
            self.add(at, Entry(seq=0, kind="note", seat=seat, steps=[(seat, tuple(words))]))

    def cut(self, most: int) -> int:
        """Choices were taken back, and the notices behind them stay; from which choice on lines are another now."""
        moved = any(at > most for at, _ in self._at)
        self._at = [(min(at, most), notice) for at, notice in self._at]
        return most - 1 if moved else most

    def at(self, number: int) -> list[Notice]:
        """The notices after a number of choices."""
        return [notice for at, notice in self._at if at == number]


def of_origin(origin: str) -> list[Notice]:
    """What everybody is told about the origin of a table."""
    return [Notice(f"origin-{word}", {}) for word in TOLD if word in origin.split()]
