"""What the store needs of a database. Two kinds exist; every query is written once, for both."""

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
    """One table's lines cannot be read; the rest of the store is fine."""


class Database(Protocol):
    """A connection that belongs to one thread. Placeholders are `?` in both kinds."""

    kind: str

    def begin(self) -> None:
        """Start a transaction."""

    def commit(self) -> None:
        """End it for good: on return it survives any kill."""

    def rollback(self) -> None:
        """Undo it, also when the connection is already lost."""

    def execute(self, sql: str, args: Sequence[Any] = ()) -> int:
        """Run a statement; how many rows it changed."""

    def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        """Run a query; its rows."""

    def snapshot(self) -> AbstractContextManager[None]:
        """Everything read inside is of one moment."""

    def wake(self, table: str) -> None:
        """Tell the other servers on this database, at commit, that a table changed."""

    def listen(self, heard: Callable[[str | None], None]) -> Callable[[], None]:
        """Call `heard` (from another thread) with each table that another server changed, or None for "look at
        everything"; what comes back ends the listening."""

    def claim(self, table: str) -> bool:
        """Become the one server that plays the bots and clocks of a table, until it dies or releases the table."""

    def release(self, table: str) -> None:
        """Let another server play them."""

    def alone(self) -> None:
        """Refuse if another server process already uses this store and could not be told of changes."""

    def recover(self) -> bool:
        """Try to get a lost connection back; whether it works again."""

    def close(self) -> None:
        """Close the connection."""
