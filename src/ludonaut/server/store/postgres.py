"""PostgreSQL, for several server processes on one store. LISTEN/NOTIFY carries the wake-ups."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from .database import Row, StoreTrouble

CHANNEL = "ludonaut"


@cache
def _percent(sql: str) -> str:
    return sql.replace("?", "%s")


def shown(address: str, fault: Exception) -> str:
    """The address of the database, without user and password, and what went wrong there."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "its address cannot be read"
    first = (str(fault).splitlines() or [""])[0]
    if password := str(parts.get("password") or ""):
        first = first.replace(password, "...")
    return f"{parts.get('host', 'localhost')}:{parts.get('port', 5432)}/{parts.get('dbname', '')}: {first}"


class Postgres:
    """One connection to the database; see `Database`."""

    kind = "postgresql"

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = uuid.uuid4().hex[:12]
        self._claimed: set[str] = set()
        self._db = self._connect()

    def _connect(self) -> psycopg.Connection[Row]:
        try:
            db = psycopg.connect(self.address, autocommit=True, connect_timeout=5, application_name="ludonaut")
            db.execute("SET statement_timeout = '15s'")
            db.execute("SET synchronous_commit = on")
            return db
        except psycopg.Error as fault:
            raise StoreTrouble("PostgreSQL does not answer", shown(self.address, fault)) from fault

    def _run(self, sql: str, args: Sequence[Any]) -> psycopg.Cursor[Row]:
        try:
            return self._db.execute(_percent(sql).encode(), args)
        except psycopg.errors.DiskFull as fault:
            raise StoreTrouble("the disk is full: nothing can be stored until there is room") from fault
        except psycopg.errors.ReadOnlySqlTransaction as fault:
            raise StoreTrouble("the store is read-only: PostgreSQL takes no changes") from fault
        except psycopg.DataError as fault:
            # The error of one job, not of the connection: other jobs must not wait for a retry.
            raise ValueError(f"PostgreSQL cannot store this: {(str(fault).splitlines() or [''])[0]}") from fault
        except psycopg.Error as fault:
            raise StoreTrouble("PostgreSQL failed", (str(fault).splitlines() or ["no answer"])[0]) from fault

    def begin(self) -> None:
        self._run("BEGIN", ())

    def commit(self) -> None:
        self._run("COMMIT", ())

    def rollback(self) -> None:
        with suppress(StoreTrouble):
            self._run("ROLLBACK", ())

    def execute(self, sql: str, args: Sequence[Any] = ()) -> int:
        return self._run(sql, args).rowcount

    def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        return self._run(sql, args).fetchall()

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self._run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", ())
        try:
            yield
        finally:
            self.rollback()

    def wake(self, table: str) -> None:
        self._run("SELECT pg_notify(?, ?)", (CHANNEL, f"{self.me} {table}"))

    def listen(self, heard: Callable[[str | None], None]) -> Callable[[], None]:
        ended = threading.Event()
        thread = threading.Thread(target=self._hear, args=(heard, ended), name="ludonaut-listen", daemon=True)
        thread.start()

        def end() -> None:
            ended.set()
            thread.join(timeout=3)

        return end

    def _hear(self, heard: Callable[[str | None], None], ended: threading.Event) -> None:
        """Listen until stopped; after every (re)connection all tables are compared, so that no notification is lost."""
        while not ended.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as ear:
                    ear.execute(f"LISTEN {CHANNEL}".encode())
                    heard(None)
                    while not ended.is_set():
                        for call in ear.notifies(timeout=0.5):
                            sender, _, table = call.payload.partition(" ")
                            if sender != self.me:
                                heard(table)
                            if ended.is_set():
                                break
            except psycopg.Error:
                ended.wait(0.3)

    def claim(self, table: str) -> bool:
        """A lock of the session: PostgreSQL releases it when this server dies."""
        if table not in self._claimed and self.rows("SELECT pg_try_advisory_lock(5836, hashtext(?))", (table,))[0][0]:
            self._claimed.add(table)
        return table in self._claimed

    def release(self, table: str) -> None:
        if table in self._claimed:
            self._claimed.discard(table)
            self.rows("SELECT pg_advisory_unlock(5836, hashtext(?))", (table,))

    def alone(self) -> None:
        """Several servers may share it."""

    def recover(self) -> bool:
        with suppress(psycopg.Error):
            self._db.close()
        self._claimed.clear()
        try:
            self._db = self._connect()
        except StoreTrouble:
            return False
        return True

    def close(self) -> None:
        with suppress(psycopg.Error):
            self._db.close()
