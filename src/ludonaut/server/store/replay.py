"""A match from the entries of the store, and back.

A game is loaded by repeating its journal. Under the rules it was played with that is trusted and fast. When the rules
have changed since, every choice is checked; where one no longer fits, the last kept position from which the rest still
fits is taken instead, so that a fixed rule does not kill a running game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ludonaut.kernel import (
    Action,
    BadPosition,
    Choice,
    Game,
    LudonautError,
    Match,
    RuleError,
    content,
    position,
    record,
)

from . import Damaged, Entry, TableRow
from .notices import Notices


@cache
def rules_of(game: Game[Any]) -> str:
    """The versions of rules and content, together."""
    return f"{game.version} {content.digest(game.package)}"


def begin(game: Game[Any], row: TableRow) -> Match[Any]:
    """The match before its first choice."""
    return start(game, row.seats, row.options, row.seed, row.start)


def start(
    game: Game[Any], seats: int, options: Mapping[str, str | int | bool], seed: int, text: str | None
) -> Match[Any]:
    """A match from its position or, without one, from its seed."""
    if text:
        return position.read(game, renewed(game, text))
    return record.begin(game, seats, seed, dict(options))


def to_repeat(choices: Sequence[Choice], taken: Sequence[Choice]) -> list[Choice]:
    """The choices without those that a match has `taken` itself at its start: seats that choose together may have
    made them in another order, so of each seat its first ones are left out."""
    left = list(choices)
    for seat, action in taken:
        first = next((number for number, choice in enumerate(left) if choice[0] == seat), None)
        if first is not None and left[first][1] == action:
            del left[first]
    return left


def renewed(game: Game[Any], text: str) -> str:
    """A position with the present version in its header: reading it shows whether it still fits."""
    try:
        whole = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise BadPosition(f"this is not a position: {fault}") from None
    whole["version"] = game.version
    return msgspec.json.encode(whole).decode()


def beat_of(match: Match[Any]) -> str:
    """The position at the start of the current beat, without the choices since."""
    whole = msgspec.json.decode(match.position(), type=dict[str, Any])
    whole["choices"] = []
    return msgspec.json.encode(whole).decode()


def apply(match: Match[Any], entry: Entry, *, checked: bool = False) -> None:
    """Replay one line of the journal."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    if entry.kind in ("undo", "note"):
        return
    auto, match.auto = match.auto, False
    whole = entry.kind == "whole"
    try:
        for number, (seat, action) in enumerate(entry.steps):
            if number and not whole:
                match.taken.add(len(match.choices))
            if checked:
                match.play(action, seat)
            else:
                match.step(action, seat)
    finally:
        match.auto = auto
    if whole:
        match.taken |= set(beside(entry).taken)


class Beside(msgspec.Struct):
    """What the entry for a whole game keeps of the lines that it replaces, apart from the choices."""

    taken: list[int]
    notices: list[tuple[int, int, list[str]]]
    marks: list[tuple[int, str, Action]]


def beside(entry: Entry) -> Beside:
    """Read it from such an entry; it is stored in the place of the idempotency key."""
    return msgspec.json.decode(entry.mark, type=Beside)


def whole_of(game: Game[Any], row: TableRow, match: Match[Any], kept: Beside) -> Entry:
    """The whole game so far as one line of the journal."""
    steps = to_repeat(match.choices, begin(game, row).choices)
    return Entry(seq=row.seq, kind="whole", seat=0, steps=steps, mark=msgspec.json.encode(kept).decode())


@dataclass(slots=True)
class Loaded:
    """A match as the store has it, and whether it had to be taken from a position."""

    match: Match[Any]
    notices: Notices
    from_position: int | None = None


def load(
    game: Game[Any], row: TableRow, entries: Sequence[Entry], positions: Iterable[tuple[int, str, str]] = ()
) -> Loaded:
    """The match of a table; `Damaged` with the line at which it no longer fits, if nothing helps."""
    checked = row.rules != rules_of(game)
    try:
        return _repeat(begin(game, row), entries, checked)
    except (LudonautError, RuleError, Damaged) as fault:
        first = fault
    since = max((entry.seq for entry in entries if entry.kind == "whole"), default=0)
    for seq, _rules, text in positions:
        if seq < since:
            break
        try:
            start = position.read(game, renewed(game, text))
            return _repeat(start, [entry for entry in entries if entry.seq > seq], True, seq)
        except (LudonautError, RuleError, Damaged):
            continue
    raise Damaged(str(first)) from first


def _repeat(match: Match[Any], entries: Sequence[Entry], checked: bool, position: int | None = None) -> Loaded:
    notices = Notices()
    for entry in entries:
        try:
            apply(match, entry, checked=checked)
            if entry.kind == "note":
                notices.add(len(match.choices), entry)
            elif entry.kind == "whole":
                notices.restore(beside(entry).notices)
            elif entry.kind == "undo":
                notices.cut(len(match.choices))
        except (LudonautError, RuleError) as fault:
            raise Damaged(f"line {entry.seq} no longer fits: {fault}") from fault
        except Exception as fault:
            raise Damaged(f"line {entry.seq} cannot be repeated: {type(fault).__name__}: {fault}") from fault
    return Loaded(match, notices, position)
