"""The rows of the store, as the rest of the server sees them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Step: TypeAlias = tuple[int, tuple[str | int, ...]]
"""A seat and its choice, exactly as the match played it (including choices that the match takes automatically)."""

SeatKind: TypeAlias = Literal["human", "bot", "open"]
TableState: TypeAlias = Literal["waiting", "playing", "over"]


class Conflict(Exception):
    """Another server appended to this table first: the entry no longer fits."""


@dataclass(slots=True, kw_only=True)
class TableRow:
    """A table: its game, its seed or position, who may do what, and how far it is."""

    id: str
    game: str
    rules: str
    seats: int
    options: dict[str, str | int | bool]
    seed: int
    start: str | None = None
    private: bool = False
    lang: str = "en"
    tempo: int = 700
    clock: int | None = None
    owner: str = ""
    watch: str | None = None
    creator: str = ""
    created: float = 0.0
    touched: float = 0.0
    state: TableState = "waiting"
    seq: int = 0
    seating: int = 0
    due: float | None = None
    origin: str = ""


@dataclass(slots=True, kw_only=True)
class SeatRow:
    """Who sits there. Keys and invitations are kept as hashes only; `away` is the level of the bot that stands in."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    key: str | None = None
    invite: str | None = None
    away: str | None = None


@dataclass(slots=True, kw_only=True)
class Entry:
    """One line of a table's journal: a choice (with the answers that followed automatically), an undo, a notice about
    the table itself, or the whole game so far in place of older lines.

    `mark` is the sender's idempotency key: an answer that is sent twice is played once.
    """

    seq: int
    kind: Literal["play", "undo", "note", "whole"]
    seat: int
    steps: list[Step] = field(default_factory=list)
    mark: str = ""
    made: float = 0.0


@dataclass(slots=True, kw_only=True)
class Writing:
    """Everything that one choice writes into the store."""

    table: str
    entry: Entry
    state: TableState
    due: float | None = None
    position: str | None = None
    rules: str = ""
