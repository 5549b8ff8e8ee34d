"""Who may do what at a table, by key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..refusal import Refused
from ..store import SeatRow, TableRow
from .keys import fits
from .limits import Buckets


@dataclass(frozen=True, slots=True)
class Role:
    """A player of a seat, the owner of the table, or a spectator."""

    kind: Literal["seat", "owner", "watch"]
    seat: int | None = None


def role_of(row: TableRow, seats: list[SeatRow], key: str | None) -> Role:
    """The role that a key gives. Without a key it is that of a spectator, unless the table is private."""
    if not key:
        if row.private:
            raise Refused("private")
        return Role("watch")
    for seat in seats:
        if fits(key, seat.key):
            return Role("seat", seat.seat)
    if fits(key, row.owner):
        return Role("owner")
    if fits(key, row.watch):
        return Role("watch")
    raise Refused("bad-key")


class Doorkeeper:
    """Slows down a person who tries wrong keys."""

    def __init__(self, guesses: Buckets) -> None:
        self._guesses = guesses

    def admit(self, person: str, row: TableRow, seats: list[SeatRow], key: str | None) -> Role:
        """The role of this key. Wrong ones are counted; a right one opens however many wrong ones came before it,
        since a key cannot be guessed and somebody else at the same address may have tried."""
        try:
            return role_of(row, seats, key)
        except Refused as fault:
            if fault.code == "bad-key":
                self._wrong(person)
            raise

    def open_seat(
        self, person: str, row: TableRow, seats: list[SeatRow], wanted: int | None, invite: str | None
    ) -> SeatRow:
        """The open seat to take: the one that the invitation is for, or any seat of a public table."""
        if invite:
            found = next((seat for seat in seats if fits(invite, seat.invite)), None)
            if found is None:
                self._wrong(person)
                raise Refused("bad-key")
            return found
        if row.private:
            raise Refused("private")
        free = [seat for seat in seats if seat.kind == "open" and wanted in (None, seat.seat)]
        if not free:
            raise Refused("no-seat")
        return free[0]

    def _wrong(self, person: str) -> None:
        bucket = self._guesses.of(person)
        if (wait := bucket.wait()) > 0:
            raise Refused("too-fast", retry=wait, seconds=round(wait) + 1)
        bucket.take()


def shared(row: TableRow) -> bool:
    """Did this table ever have a seat for somebody else? Then nobody may see all of it before its end."""
    return row.origin.startswith("shared")
