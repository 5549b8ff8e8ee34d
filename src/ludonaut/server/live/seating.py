"""Who sits at a table: its row, its seats and their names."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Game

from ..bots import levels
from ..store import SeatRow, TableRow
from ..texts import Speaker, say, speaker


class Seating:
    """A table as the store has it, whether or not its match is loaded."""

    def __init__(self, game: Game[Any], row: TableRow, seats: list[SeatRow]) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.present: dict[int, int] = {}
        """The number of viewers of each seat."""

    @property
    def in_company(self) -> bool:
        """Does the table have seats for several people, or did it ever?"""
        return self.row.origin.startswith("shared") or sum(seat.kind != "bot" for seat in self.seats) > 1

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that answers for this seat, if there is one."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.away

    def name(self, seat: int, lang: str) -> str:
        """The name of the player of a seat."""
        row = self.seats[seat]
        if row.name:
            return row.name
        if row.kind == "bot":
            return say(lang, "seat-bot", level=levels.title(row.level, lang), number=seat + 1)
        return say(lang, "seat-human" if row.kind == "human" else "seat-open", number=seat + 1)

    def speaker(self, lang: str) -> Speaker:
        """The game's words, with the names of this table."""
        return speaker(self.game.name, lang, tuple(self.name(seat, lang) for seat in range(len(self.seats))))
