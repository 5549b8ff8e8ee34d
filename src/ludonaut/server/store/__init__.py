"""Where tables, seats and choices are kept: one set of queries, on SQLite or PostgreSQL.

`open_store` gives the plain, synchronous store; `Keeper` lends it to the event loop and commits in groups.
"""

from __future__ import annotations

from pathlib import Path

from .database import Damaged, Database, StoreTrouble
from .keeper import Keeper
from .model import Conflict, Entry, SeatRow, TableRow, Writing
from .store import Store


def open_store(data: Path | None = None, database: str | None = None) -> Store:
    """The store of a data folder, or of a PostgreSQL address; brought up to the newest schema."""
    return Store(open_database(data, database))


def open_database(data: Path | None = None, database: str | None = None) -> Database:
    """Connect; a wrong address or folder raises a clear error."""
    if database is None:
        if data is None:
            raise StoreTrouble("a store needs a data folder or a database address")
        from .sqlite import Sqlite

        return Sqlite.in_folder(data)
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import Postgres
        except ImportError as fault:
            raise StoreTrouble(f"PostgreSQL needs psycopg: pip install 'ludonaut[postgresql]' ({fault})") from fault
        return Postgres(database)
    raise StoreTrouble("a database address begins with postgresql://")


__all__ = [
    "Conflict",
    "Damaged",
    "Database",
    "Entry",
    "Keeper",
    "SeatRow",
    "Store",
    "StoreTrouble",
    "TableRow",
    "Writing",
    "open_database",
    "open_store",
]
