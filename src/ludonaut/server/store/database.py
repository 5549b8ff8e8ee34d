"""What the store needs of a database. There are two kinds; every query is written once for both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

from ludonaut.kernel import LudonautError

Row: TypeAlias = tuple[Any, ...]


class StoreTrouble(LudonautError):
    """The store cannot do its work now, in one sentence. `where` (a path, an address, what the database said) is for
    the person who runs the server: strangers are told `said` only."""

    def __init__(self, said: str, where: object = "") -> None:
        super().__init__(f"{said} ({where})" if where else said)
        self.said = said


class Damaged(StoreTrouble):
    """A table's lines cannot be read; the rest of the store is fine."""


class Database(Protocol):
    """A connection for one thread. Placeholders are `?` in both kinds."""

    kind: str

    def begin(self) -> None:
        """Start a transaction."""

    def commit(self) -> None:
        """Commit the transaction: on return it survives a kill."""

    def rollback(self) -> None:
        """Roll the transaction back, also if the connection is already lost."""

    def execute(self, sql: str, args: Sequence[Any] = ()) -> int:
        """Run a statement; returns how many rows it changed."""

    def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        """Run a query; returns its rows."""

    def snapshot(self) -> AbstractContextManager[None]:
        """A context in which all reads see the same moment."""

    def wake(self, table: str) -> None:
        """Tell the other servers on this database, at commit, that a table changed."""

    def listen(self, heard: Callable[[str | None], None]) -> Callable[[], None]:
        """Call `heard` (from another thread) with each table that another server changed, or None for "look at
        everything"; what comes back ends the listening."""

    def claim(self, table: str) -> bool:
        """Become the one server that plays the bots and clocks of a table, until it dies or releases the table."""

    def release(self, table: str) -> None:
        """Release the claim, so that another server can play them."""

    def alone(self) -> None:
        """Refuse if another server process uses this store and could not be notified of changes."""

    def recover(self) -> bool:
        """Try to reconnect; returns whether the connection works again."""

    def close(self) -> None:
        """Close the connection."""
