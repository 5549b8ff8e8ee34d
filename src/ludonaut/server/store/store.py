"""Every query of the server, once, for both databases. Nothing here starts or ends a transaction: `Keeper` does."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from .database import Damaged, Database, Row
from .model import Conflict, Entry, SeatRow, Step, TableRow, Writing
from .schema import migrate

_TABLE = (
    "id, game, rules, seats, options, seed, start, private, lang, tempo, clock, owner, watch, creator, created, "
    "touched, state, seq, seating, due, origin"
)
_SEAT = "seat, kind, name, level, key, invite, away"
_ENTRY = "seq, kind, seat, steps, mark, made"

log = logging.getLogger(__name__)
_steps = msgspec.json.Decoder(list[Step])
_options = msgspec.json.Decoder(dict[str, str | int | bool])


def _marks(columns: str) -> str:
    return ", ".join("?" for _ in columns.split(","))


def _table(row: Row) -> TableRow:
    names = [name.strip() for name in _TABLE.split(",")]
    fields: dict[str, Any] = dict(zip(names, row, strict=True))
    try:
        fields |= {
            "options": _options.decode(fields["options"]),
            "seed": int(fields["seed"]),
            "private": bool(fields["private"]),
        }
    except (ValueError, TypeError) as fault:
        raise Damaged(f"the row of table {row[0]} is damaged") from fault
    return TableRow(**fields)


def _sound(rows: Iterable[Row]) -> list[TableRow]:
    """The tables of a list; damaged ones are left out and logged."""
    found = []
    for row in rows:
        try:
            found.append(_table(row))
        except Damaged as fault:
            log.error("%s", fault)
    return found


def _entry(row: Row) -> Entry:
    seq, kind, seat, steps, mark, made = row
    return Entry(seq=seq, kind=kind, seat=seat, steps=_steps.decode(steps), mark=mark, made=made)


class Store:
    """Tables, seats, journals and positions."""

    def __init__(self, db: Database) -> None:
        self.db = db
        migrate(db)

    # tables and seats

    def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Add a table with its seats."""
        values = [getattr(row, name.strip()) for name in _TABLE.split(",")]
        values[4] = msgspec.json.encode(row.options).decode()
        values[5] = str(row.seed)
        values[7] = int(row.private)
        self.db.execute(f"INSERT INTO tables ({_TABLE}) VALUES ({_marks(_TABLE)})", values)
        for seat in seats:
            values = [getattr(seat, name.strip()) for name in _SEAT.split(",")]
            self.db.execute(f"INSERT INTO seats (tid, {_SEAT}) VALUES (?, {_marks(_SEAT)})", (row.id, *values))

    def table(self, tid: str) -> TableRow | None:
        """The table of this name, if there is one."""
        rows = self.db.rows(f"SELECT {_TABLE} FROM tables WHERE id = ?", (tid,))
        return _table(rows[0]) if rows else None

    def seats(self, tid: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        rows = self.db.rows(f"SELECT {_SEAT} FROM seats WHERE tid = ? ORDER BY seat", (tid,))
        return [SeatRow(**dict(zip((n.strip() for n in _SEAT.split(",")), row, strict=True))) for row in rows]

    def set_seat(self, tid: str, seat: SeatRow, *, was: SeatRow) -> None:
        """Change a seat if it is still as it `was`; another server may have changed it meanwhile."""
        found = self.db.rows(f"SELECT {_SEAT} FROM seats WHERE tid = ? AND seat = ?", (tid, was.seat))
        if not found or SeatRow(**dict(zip((n.strip() for n in _SEAT.split(",")), found[0], strict=True))) != was:
            raise Conflict(f"seat {was.seat} of {tid} has changed")
        changed = self.db.execute(
            "UPDATE seats SET kind = ?, name = ?, level = ?, key = ?, invite = ?, away = ? "
            "WHERE tid = ? AND seat = ? AND kind = ? AND COALESCE(key, '') = ? AND COALESCE(invite, '') = ?",
            (
                *(seat.kind, seat.name, seat.level, seat.key, seat.invite, seat.away),
                *(tid, was.seat, was.kind, was.key or "", was.invite or ""),
            ),
        )
        if changed != 1:
            raise Conflict(f"seat {was.seat} of {tid} has changed")
        self.db.execute("UPDATE tables SET seating = seating + 1 WHERE id = ?", (tid,))
        self.db.wake(tid)

    def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that wait for players or are being played, the most recently active first."""
        rows = self.db.rows(
            f"SELECT {_TABLE} FROM tables WHERE private = 0 AND state <> 'over' ORDER BY touched DESC LIMIT ?", (limit,)
        )
        return _sound(rows)

    def due_tables(self, now: float, limit: int = 50) -> list[str]:
        """Tables on which a clock has run out."""
        rows = self.db.rows("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? LIMIT ?", (now, limit))
        return [row[0] for row in rows]

    def set_state(self, tid: str, state: str, due: float | None) -> None:
        """Set a table's state when its last seat is taken or its clock starts again."""
        self.db.execute("UPDATE tables SET state = ?, due = ? WHERE id = ?", (state, due, tid))
        self.db.wake(tid)

    def change_origin(self, tid: str, change: Callable[[str], str]) -> tuple[str, bool]:
        """Change what is known of how the table came to be, and whether it is shared, from what it is in the store:
        another server may have changed it. What it is now, and whether this changed it."""
        while True:
            origin = str(self.db.rows("SELECT origin FROM tables WHERE id = ?", (tid,))[0][0])
            new = change(origin)
            if new == origin:
                return origin, False
            sql = "UPDATE tables SET origin = ?, seating = seating + 1 WHERE id = ? AND origin = ?"
            if self.db.execute(sql, (new, tid, origin)) == 1:
                self.db.wake(tid)
                return new, True

    def heads(self, tids: Iterable[str]) -> dict[str, tuple[int, int]]:
        """The progress of these tables, (seq, seating), to compare regularly in case a wake-up was lost."""
        wanted = list(tids)
        found: dict[str, tuple[int, int]] = {}
        for at in range(0, len(wanted), 400):
            part = wanted[at : at + 400]
            marks = ", ".join("?" for _ in part)
            for tid, seq, seating in self.db.rows(f"SELECT id, seq, seating FROM tables WHERE id IN ({marks})", part):
                found[tid] = (seq, seating)
        return found

    def games_since(self, moment: float) -> list[str]:
        """The games that were played lately."""
        sql = "SELECT DISTINCT game FROM tables WHERE touched > ? AND state <> 'over' ORDER BY game"
        return [str(found[0]) for found in self.db.rows(sql, (moment,))]

    def created_since(self, creator: str, since: float) -> int:
        """The number of tables that this person has made lately."""
        rows = self.db.rows("SELECT COUNT(*) FROM tables WHERE creator = ? AND created >= ?", (creator, since))
        return int(rows[0][0])

    def count(self) -> tuple[int, int]:
        """The number of tables and of choices."""
        tables = self.db.rows("SELECT COUNT(*) FROM tables")[0][0]
        return int(tables), int(self.db.rows("SELECT COUNT(*) FROM journal")[0][0])

    def table_ids(self) -> list[str]:
        """All tables, oldest first."""
        return [row[0] for row in self.db.rows("SELECT id FROM tables ORDER BY created, id")]

    def forget(self, tid: str) -> None:
        """Remove a table and everything that belongs to it."""
        for name in ("positions", "journal", "seats"):
            self.db.execute(f"DELETE FROM {name} WHERE tid = ?", (tid,))
        self.db.execute("DELETE FROM tables WHERE id = ?", (tid,))

    # the journal

    def append(self, writing: Writing) -> None:
        """Add one entry at the end of the journal; `Conflict` if the end is elsewhere.

        Written again after a doubtful commit, the same entry is found and left alone: exactly once.
        """
        tid, entry = writing.table, writing.entry
        moved = self.db.execute(
            "UPDATE tables SET seq = ?, touched = ?, state = ?, due = ? WHERE id = ? AND seq = ?",
            (entry.seq, entry.made, writing.state, writing.due, tid, entry.seq - 1),
        )
        if moved != 1:
            if self._same(tid, entry):
                return
            raise Conflict(f"{tid} is no longer at {entry.seq - 1}")
        steps = msgspec.json.encode(entry.steps).decode()
        self.db.execute(
            f"INSERT INTO journal (tid, {_ENTRY}) VALUES (?, {_marks(_ENTRY)})",
            (tid, entry.seq, entry.kind, entry.seat, steps, entry.mark, entry.made),
        )
        if writing.position is not None:
            self.add_position(tid, entry.seq, writing.rules, writing.position)
        self.db.wake(tid)

    def _same(self, tid: str, entry: Entry) -> bool:
        rows = self.db.rows(f"SELECT {_ENTRY} FROM journal WHERE tid = ? AND seq = ?", (tid, entry.seq))
        return bool(rows) and bool(entry.mark) and _entry(rows[0]) == entry

    def add_entries(self, tid: str, entries: Iterable[Entry]) -> None:
        """Add the journal of an imported table."""
        for entry in entries:
            steps = msgspec.json.encode(entry.steps).decode()
            self.db.execute(
                f"INSERT INTO journal (tid, {_ENTRY}) VALUES (?, {_marks(_ENTRY)})",
                (tid, entry.seq, entry.kind, entry.seat, steps, entry.mark, entry.made),
            )

    def compact(self, tid: str, whole: Entry) -> None:
        """Put the whole game so far in the place of the lines up to this one; notices stay, as part of it. Positions
        before it are no longer of use: nothing could be repeated from them."""
        self.db.execute("DELETE FROM journal WHERE tid = ? AND seq <= ?", (tid, whole.seq))
        self.db.execute("DELETE FROM positions WHERE tid = ? AND seq < ?", (tid, whole.seq))
        self.add_entries(tid, [whole])

    def entries(self, tid: str, after: int = 0) -> list[Entry]:
        """The journal behind a number, in order; a line that cannot be read is said with its number. It may begin
        with the whole of what went before."""
        rows = self.db.rows(f"SELECT {_ENTRY} FROM journal WHERE tid = ? AND seq > ? ORDER BY seq", (tid, after))
        entries = []
        for row in rows:
            try:
                entries.append(_entry(row))
            except msgspec.DecodeError as fault:
                raise Damaged(f"line {row[0]} of table {tid} is damaged: {fault}") from fault
        first = entries[0].seq if entries and entries[0].kind == "whole" else after + 1
        for number, entry in enumerate(entries, first):
            if entry.seq != number:
                raise Damaged(f"line {number} of table {tid} is missing")
        return entries

    # positions

    def add_position(self, tid: str, seq: int, rules: str, position: str) -> None:
        """The state at the start of a beat, beside the choices: a rule that changes later cannot kill the game."""
        self.db.execute(
            "INSERT INTO positions (tid, seq, rules, position) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (tid, seq, rules, position),
        )

    def positions(self, tid: str) -> list[tuple[int, str, str]]:
        """The positions of a table, last first: (seq, rules, position)."""
        rows = self.db.rows("SELECT seq, rules, position FROM positions WHERE tid = ? ORDER BY seq DESC", (tid,))
        return [(int(seq), rules, position) for seq, rules, position in rows]
