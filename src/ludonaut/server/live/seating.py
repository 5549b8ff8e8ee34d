"""Who sits at a table: its row, its seats and the names that are said for them."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Game

from ..bots import levels
from ..store import SeatRow, TableRow
from ..texts import Speaker, say, speaker


class Seating:
    """A table as the store describes it, whether its match is in memory or not."""

    def __init__(self, game: Game[Any], row: TableRow, seats: list[SeatRow]) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.present: dict[int, int] = {}
        """How many viewers each seat has."""

    @property
    def in_company(self) -> bool:
        """Are there seats for more than one person, or were there ever?"""
        return self.row.origin.startswith("shared") or sum(seat.kind != "bot" for seat in self.seats) > 1

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.away

    def name(self, seat: int, lang: str) -> str:
        """The name of whoever sits there."""
        row = self.seats[seat]
        if row.name:
            return row.name
        if row.kind == "bot":
            return say(lang, "seat-bot", level=levels.title(row.level, lang), number=seat + 1)
        return say(lang, "seat-human" if row.kind == "human" else "seat-open", number=seat + 1)

    def speaker(self, lang: str) -> Speaker:
        """The game's words, with the names of this table."""
        return speaker(self.game.name, lang, tuple(self.name(seat, lang) for seat in range(len(self.seats))))
