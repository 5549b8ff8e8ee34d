"""The content of a table: its match, and notices beside it. The table changes it, the broadcast shows it."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import CLOCK, Game, Match
from ludonaut.table import lesson as lessons

from ..store.notices import Notice, Notices, of_origin
from ..wire.outgoing import Hourglass
from .lesson import MARK, Guided
from .seating import Seating


class Content:
    """A match that agrees with the store, or none until it is loaded."""

    def __init__(self, game: Game[Any], seating: Seating) -> None:
        self.game = game
        self.seating = seating
        self.loaded: Match[Any] | None = None
        self.undone = 0
        self.note: tuple[str, dict[str, str | int]] | None = None
        self.hourglass: Hourglass | None = None
        self.notices = Notices()
        self._guided: Guided | None = None

    @property
    def match(self) -> Match[Any]:
        """The match; use it only while nothing else can change it (no await in between, or the lock held)."""
        assert self.loaded is not None, "the table is not loaded"
        return self.loaded

    @property
    def guided(self) -> Guided | None:
        """The lesson of this table, if it is a guided first game and the learner has not left the lesson."""
        if MARK not in self.seating.row.origin.split():
            return None
        if self._guided is None and (lesson := lessons.of(self.game)) is not None:
            self._guided = Guided(lesson)
        return self._guided

    def humans_asked(self) -> list[int]:
        """The people whom the table waits for."""
        return [seat for seat in self.match.asks if seat != CLOCK and not self.seating.bot_at(seat)]

    def origin(self) -> list[Notice]:
        """What a table with several people tells everybody about its origin."""
        return of_origin(self.seating.row.origin) if self.seating.in_company else []

    def told_beside(self, number: int) -> list[Notice]:
        """The notices of a table after a number of choices, for tables with several people."""
        said = [*(self.origin() if number == 0 else ()), *self.notices.at(number)]
        return said if said and self.seating.in_company else []
