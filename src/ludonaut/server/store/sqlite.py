"""SQLite in a data folder: the default, which needs no set-up.

Write-ahead log, with the log synced at every commit: what was committed survives a kill and a power cut. One server
process at a time uses it (a lock file says so), or the processes of one server, in which a table lives in one at a
time; exports and backups may read beside it.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from .database import Row, StoreTrouble

FILE = "ludonaut.db"

_SAID = (
    ("disk is full", "the disk is full: nothing can be stored until there is room"),
    ("readonly", "the store is read-only: its files cannot be written"),
    ("unable to open", "the store cannot be opened: is the folder there, and may it be written?"),
    ("disk i/o error", "the disk does not answer as it should (I/O error)"),
    ("not a database", "the store's file is not a Ludonaut store, or is damaged: put a backup in its place"),
    ("malformed", "the store's file is damaged: put a backup in its place"),
    ("locked", "another program holds the store locked"),
)


def _trouble(fault: sqlite3.Error, path: Path) -> StoreTrouble:
    text = str(fault).lower()
    for part, said in _SAID:
        if part in text:
            return StoreTrouble(said, path)
    return StoreTrouble("the store failed", f"{fault}: {path}")


def _byte_of(table: str) -> int:
    """The byte of the claims file that stands for a table."""
    return int.from_bytes(blake2b(table.encode(), digest_size=6).digest(), "little")


class Sqlite:
    """One connection to the file; see `Database`."""

    kind = "sqlite"

    def __init__(self, path: Path, *, check: bool = True) -> None:
        self.path = path
        self.shared = False
        """Do the processes of one server share this file?"""
        self._lock: int | None = None
        self._claims: int | None = None
        self._claimed: set[str] = set()
        self._db = self._open(check)

    @classmethod
    def in_folder(cls, folder: Path) -> Sqlite:
        """The store of a data folder, which is made if necessary, readable by its owner only."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as fault:
            raise StoreTrouble("the data folder cannot be made", f"{fault.strerror}: {folder}") from fault
        return cls(folder / FILE)

    def _open(self, check: bool) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            if check and (said := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise sqlite3.DatabaseError(f"malformed: {said}")
            return db
        except sqlite3.Error as fault:
            raise _trouble(fault, self.path) from fault

    def begin(self) -> None:
        self.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.execute("COMMIT")

    def rollback(self) -> None:
        if self._db.in_transaction:
            self.execute("ROLLBACK")

    def execute(self, sql: str, args: Sequence[Any] = ()) -> int:
        try:
            return self._db.execute(sql, args).rowcount
        except sqlite3.Error as fault:
            raise _trouble(fault, self.path) from fault

    def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        try:
            return self._db.execute(sql, args).fetchall()
        except sqlite3.Error as fault:
            raise _trouble(fault, self.path) from fault

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.execute("BEGIN")
        try:
            yield
        finally:
            self.rollback()

    def copy_to(self, target: Path) -> None:
        """Copy the whole file while a server runs."""
        try:
            with sqlite3.connect(target) as copy:
                self._db.backup(copy, pages=256)
            copy.close()
        except sqlite3.Error as fault:
            raise _trouble(fault, target) from fault

    def wake(self, table: str) -> None:
        """Nothing to do: there is only one process."""

    def listen(self, heard: Callable[[str | None], None]) -> Callable[[], None]:
        return lambda: None

    def claim(self, table: str) -> bool:
        """A lock on one byte of a file, which the system releases when this process dies."""
        if not self.shared or table in self._claimed:
            return True
        if self._claims is None:
            self._claims = os.open(self.path.with_suffix(".claims"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.lockf(self._claims, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _byte_of(table))
        except OSError:
            return False
        self._claimed.add(table)
        return True

    def release(self, table: str) -> None:
        if self._claims is not None and table in self._claimed:
            self._claimed.discard(table)
            fcntl.lockf(self._claims, fcntl.LOCK_UN, 1, _byte_of(table))

    def alone(self) -> None:
        path = self.path.with_suffix(".lock")
        try:
            self._lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreTrouble("the store is read-only", f"{fault.strerror}: {path}") from fault
        try:
            fcntl.flock(self._lock, (fcntl.LOCK_SH if self.shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            raise StoreTrouble(
                "another server already uses this store; several servers share one with PostgreSQL only", self.path
            ) from None

    def recover(self) -> bool:
        try:
            self._db.execute("SELECT 1")
        except sqlite3.Error:
            return False
        return True

    def close(self) -> None:
        self._db.close()
        for file in (self._lock, self._claims):
            if file is not None:
                os.close(file)
        self._lock = self._claims = None
