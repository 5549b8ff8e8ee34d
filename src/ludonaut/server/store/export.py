"""Export and import of all games as one file, and backups while the server runs.

The file is text, a line a table after the first: people can look at it, and a broken line harms no other. Keys are in
it only as hashes, so links go on working after a move, and the file opens no seat.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

import msgspec

from ludonaut.kernel import LudonautError, UnknownGame

from .. import catalogue
from . import Entry, SeatRow, Store, TableRow, replay
from .sqlite import Sqlite

FORMAT = "ludonaut export 1"
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}\Z")


class BadExport(LudonautError):
    """A file that cannot be imported."""


@dataclass(slots=True, kw_only=True)
class Whole:
    """One line of the file: a table with everything that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    journal: list[Entry]
    positions: list[tuple[int, str, str]] = field(default_factory=list)


_whole = msgspec.json.Decoder(Whole)


@contextmanager
def _open(path: Path, mode: str) -> Iterator[TextIO]:
    """Open a text file, compressed if its name ends in .gz."""
    opener: Any = gzip.open if path.suffix == ".gz" else open
    with opener(path, mode + "t", encoding="utf-8", newline="\n") as file:
        yield file


def check_new(path: Path, force: bool) -> None:
    """Refuse to overwrite a file without `force`."""
    if path.exists() and not force:
        raise BadExport(f"{path} is there already: choose another name, or say --force")


def export(store: Store, path: Path) -> int:
    """Write all tables as they are at one moment; returns their number."""
    partial = path.with_name(path.name + ".part" + (".gz" if path.suffix == ".gz" else ""))
    count = 0
    with store.db.snapshot(), _open(partial, "w") as file:
        file.write(f"{FORMAT}\n")
        for tid in store.table_ids():
            row = store.table(tid)
            assert row is not None
            whole = Whole(
                table=row, seats=store.seats(tid), journal=store.entries(tid), positions=store.positions(tid)[:1]
            )
            file.write(msgspec.json.encode(whole).decode() + "\n")
            count += 1
    partial.replace(path)
    return count


@dataclass(slots=True)
class Brought:
    """The result of an import."""

    new: int = 0
    known: int = 0
    refused: list[str] = field(default_factory=list)


def bring_in(store: Store, path: Path) -> Brought:
    """Add the tables of a file that the store does not have yet. Each is checked by replaying it."""
    brought = Brought()
    with _open(path, "r") as file:
        try:
            if file.readline().rstrip("\n") != FORMAT:
                raise BadExport(f"{path} is not an export: its first line must be {FORMAT!r}")
            for number, line in enumerate(file, 2):
                _take(store, number, line, brought)
        except (UnicodeDecodeError, gzip.BadGzipFile, EOFError) as fault:
            raise BadExport(f"{path} is broken: {fault}") from fault
    return brought


def _take(store: Store, number: int, line: str, brought: Brought) -> None:
    try:
        whole = read_line(line)
        check(whole)
    except LudonautError as fault:
        brought.refused.append(f"line {number}: {fault}")
        return
    if store.table(whole.table.id) is not None:
        brought.known += 1
        return
    store.db.begin()
    try:
        store.add_table(whole.table, whole.seats)
        store.add_entries(whole.table.id, whole.journal)
        for seq, rules, text in whole.positions:
            store.add_position(whole.table.id, seq, rules, text)
        store.db.commit()
    except BaseException:
        store.db.rollback()
        raise
    brought.new += 1


def read_line(line: str) -> Whole:
    """Parse one line of the file."""
    try:
        return _whole.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise BadExport(str(fault)) from None


def check(whole: Whole) -> None:
    """Refuse a table whose parts do not fit together."""
    row = whole.table
    if not _ID.match(row.id):
        raise BadExport("a table's name is made of letters and digits")
    if [seat.seat for seat in whole.seats] != list(range(row.seats)):
        raise BadExport(f"table {row.id} has not the seats it should have")
    first = whole.journal[0].seq if whole.journal and whole.journal[0].kind == "whole" else 1
    if [entry.seq for entry in whole.journal] != list(range(first, row.seq + 1)):
        raise BadExport(f"table {row.id} has not the lines it should have")
    try:
        game = catalogue.find(row.game)
    except UnknownGame as fault:
        raise BadExport(f"table {row.id}: {fault}") from None
    game.read_options(row.seats, dict(row.options))
    written, row.rules = row.rules, "to be checked"
    try:
        replay.load(game, row, whole.journal, whole.positions)
    finally:
        row.rules = written


def backup(store: Store, path: Path) -> str:
    """Copy the store while a server runs: the file of SQLite, or an export of PostgreSQL. Returns which one it is."""
    if isinstance(store.db, Sqlite):
        partial = path.with_name(path.name + ".part")
        partial.unlink(missing_ok=True)
        store.db.copy_to(partial)
        partial.replace(path)
        return "a SQLite file: put it in a data folder as ludonaut.db"
    return f"an export of {export(store, path)} tables: bring it in with `ludonaut import`"


def review(store: Store) -> tuple[int, list[str]]:
    """Replay every game under the present rules; returns their number, and what no longer fits where."""
    said = []
    names = store.table_ids()
    for tid in names:
        row = store.table(tid)
        assert row is not None
        try:
            game = catalogue.find(row.game)
            row.rules = "to be checked"
            found = replay.load(game, row, store.entries(tid), store.positions(tid))
            if found.from_position is not None:
                first = _first_misfit(game, row, store.entries(tid))
                said.append(f"{tid} ({row.game}): {first}; it goes on from its position at line {found.from_position}")
        except LudonautError as fault:
            said.append(f"{tid} ({row.game}): {fault}")
    return len(names), said


def _first_misfit(game: Any, row: TableRow, entries: list[Entry]) -> str:
    try:
        replay.load(game, row, entries)
    except LudonautError as fault:
        return str(fault)
    return "it fits"
