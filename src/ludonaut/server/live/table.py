"""A table in memory, as it changes.

Everything that changes a table goes through its lock, one thing at a time. A choice is tried on the match, appended to
the store, and only then told to anybody: whoever asks meanwhile waits for the lock (`ready`). If the store refuses, the
match is thrown away and loaded again when next needed: what is shown is never ahead of the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
import uuid
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ludonaut.kernel import (
    Action,
    CannotUndo,
    Game,
    IllegalAction,
    LudonautError,
    Match,
    NotAsked,
    RuleError,
    StaleAnswer,
)

from ..access.limits import Bucket
from ..refusal import Refused
from ..store import Conflict, Damaged, Entry, Keeper, SeatRow, StoreTrouble, TableRow, Writing, replay
from .broadcast import Broadcast
from .content import Content
from .history import Past
from .idempotency import IdempotencyKeys
from .lesson import MARK
from .seating import Seating

COMPACT = 200
"""The number of undos after which the journal of a table is compacted."""
SEAT_CHANGES = (1 / 20, 20.0)
"""How often each seat may change who sits where, and its name and key: a second, and at once."""

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


def is_race(match: Match[Any]) -> bool:
    """Are several seats asked at once, and the first answer wins?"""
    return match.ask is None and bool(match.asks) and match.together_since is None


def one_at_a_time(
    change: Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """Make a change under the table's lock, and to its end even if the caller is cancelled: half a move would leave
    memory and store apart."""

    async def alone(table: LiveTable, /, *args: P.args, **named: P.kwargs) -> T:
        async with table.lock:
            return await change(table, *args, **named)

    @wraps(change)
    async def unbroken(table: LiveTable, /, *args: P.args, **named: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(alone(table, *args, **named)))

    return unbroken


class LiveTable:
    """One table: who sits there, what is on it, how it is shown, and where it is stored."""

    def __init__(
        self, game: Game[Any], row: TableRow, seats: list[SeatRow], keeper: Keeper, position_every: int
    ) -> None:
        self.game = game
        self.seating = Seating(game, row, seats)
        self.content = Content(game, self.seating)
        self.broadcast = Broadcast(self.content)
        self.past = Past()
        self.used = time.monotonic()
        self.changed: Callable[[], None] = lambda: None
        self.keeper = keeper
        self.lock = asyncio.Lock()
        self._position_every = position_every
        self._placed = 0
        self._undos = 0
        self._idempotency_keys = IdempotencyKeys([])
        self._seat_changes: dict[int | None, Bucket] = {}

    @property
    def row(self) -> TableRow:
        """The table as the store has it."""
        return self.seating.row

    @property
    def match(self) -> Match[Any]:
        """The match; only to be touched while nothing else changes it (no await in between, or the lock held)."""
        return self.content.match

    @property
    def loaded(self) -> bool:
        """Is the match in memory the one of the store?"""
        return self.content.loaded is not None

    def publish(self) -> None:
        """Wake the driver and show the table, after a change."""
        self.changed()
        self.broadcast.publish()

    def close(self) -> None:
        """Unload the table."""
        self.changed = lambda: None
        self.content.loaded = None
        self.past = Past()
        self.broadcast.close()

    # ---- bringing it up

    async def load(self) -> None:
        """Load the match from the store."""
        tid = self.row.id

        def fetch(store: Any) -> Any:
            return store.table(tid), store.seats(tid), store.entries(tid)

        row, seats, entries = await self.keeper.read(fetch)
        if row is None:
            raise Refused("no-table")
        positions: list[tuple[int, str, str]] = []
        if row.rules != replay.rules_of(self.game):
            positions = await self.keeper.read(lambda store: store.positions(tid))
        try:
            found = await asyncio.to_thread(replay.load, self.game, row, entries, positions)
        except Damaged as fault:
            log.error("table %s: %s", tid, fault)
            raise
        if found.from_position is not None:
            log.warning("table %s goes on from its position at line %s", tid, found.from_position)
        self.seating.row, self.seating.seats = row, seats
        self.content.loaded, self.content.notices = found.match, found.notices
        self._placed = row.seq
        self._undos = sum(entry.kind == "undo" for entry in entries)
        self.broadcast.cut_log(found.match.choices)
        self._idempotency_keys = IdempotencyKeys(entries)

    async def _need(self) -> Match[Any]:
        if self.content.loaded is None:
            try:
                await self.load()
            except Damaged as fault:
                raise Refused("damaged", detail=fault.said) from fault
            except StoreTrouble as fault:
                raise Refused("store", detail=fault.said) from fault
            self.publish()
        return self.match

    async def ready(self) -> None:
        """Wait until the match in memory is the stored one. Until the caller awaits again nothing of it is unstored, so
        whatever is shown of it has to be read at once."""
        if self.content.loaded is None or self.lock.locked():
            async with self.lock:
                await self._need()

    def may_change_seats(self, seat: int | None) -> None:
        """Refuse a seat (or the owner, or whoever wants to sit down) that goes on changing who sits where, its name or
        its key: most changes of a running game are lasting lines of its log, and a new name has everything drawn again
        for everybody."""
        bucket = self._seat_changes.setdefault(seat, Bucket(*SEAT_CHANGES))
        if not bucket.take():
            raise Refused("too-fast", retry=bucket.wait(), seconds=round(bucket.wait()) + 1)

    # ---- changing it

    @one_at_a_time
    async def play(self, seat: int, action: Action, version: int | None = None, idempotency_key: str = "") -> int:
        """Answer for a seat; the version after it. A move with a known idempotency key is not played again."""
        match = await self._need()
        if self._again(match, seat, action, version, idempotency_key):
            return match.version
        self._check_playing(match)
        before = len(match.choices)
        try:
            match.play(action, seat, version)
        except (LudonautError, RuleError) as fault:
            raise self._refusal(fault) from fault
        steps = match.choices[before:]
        await self._store(Entry(seq=self.row.seq + 1, kind="play", seat=seat, steps=steps, mark=idempotency_key))
        self.publish()
        return match.version

    def _again(self, match: Match[Any], seat: int, action: Action, version: int | None, idempotency_key: str) -> bool:
        """The version of an answer that was already played, if this message repeats it after a lost acknowledgement."""
        if self._idempotency_keys.of(seat, idempotency_key) != action:
            return False
        ask = match.asks.get(seat)
        return ask is None or version is None or version != ask.version or is_race(match)

    @one_at_a_time
    async def undo(self, seat: int, version: int | None = None, idempotency_key: str = "") -> int:
        """Take back a seat's last choice; the version after it."""
        match = await self._need()
        if self._idempotency_keys.of(seat, idempotency_key) == ():
            return match.version
        self._check_playing(match)
        ask = match.asks.get(seat)
        if version is not None and ask is not None and version != ask.version:
            raise Refused("stale")
        before = list(match.choices)
        try:
            match.undo(seat)
        except CannotUndo as fault:
            raise Refused("no-undo") from fault
        await self._store(Entry(seq=self.row.seq + 1, kind="undo", seat=seat, mark=idempotency_key))
        self.broadcast.cut_log(match.choices, before)
        self._undos += 1
        if self._undos >= COMPACT:
            await self._compact(match)
        self.publish()
        return match.version

    async def _compact(self, match: Match[Any]) -> None:
        """Replace the journal by one line with the game so far, without what was taken back."""
        tid, kept = (
            self.row.id,
            replay.Beside(sorted(match.taken), self.content.notices.kept(), self._idempotency_keys.last()),
        )
        whole = replay.whole_of(self.game, self.row, match, kept)
        whole.made = time.time()
        try:
            await self.keeper.write(lambda store: store.compact(tid, whole))
        except StoreTrouble as fault:
            log.error("table %s: %s", tid, fault)
        self._undos = 0

    @one_at_a_time
    async def notice(self, seat: int, about: str, *names: str) -> None:
        """Add a lasting line about the table to its log."""
        match = await self._need()
        entry = Entry(seq=self.row.seq + 1, kind="note", seat=seat, steps=[(seat, (about, *names))])
        await self._store(entry)
        self.content.notices.add(len(match.choices), entry)
        self.broadcast.keep_log(len(match.choices) - 1)
        self.publish()

    def _check_playing(self, match: Match[Any]) -> None:
        if match.over:
            raise Refused("over")
        if self.row.state == "waiting":
            raise Refused("waiting")

    def _refusal(self, fault: Exception) -> Refused:
        match fault:
            case StaleAnswer():
                return Refused("stale")
            case NotAsked():
                return Refused("not-asked")
            case IllegalAction():
                return Refused("illegal")
            case RuleError():
                log.error("table %s: %s", self.row.id, fault)
                return Refused("rule")
        return Refused("illegal")

    async def _store(self, entry: Entry) -> None:
        """Append what the match has done to the store; if that fails, drop the match."""
        match = self.match
        entry.made = time.time()
        entry.mark = entry.mark or uuid.uuid4().hex
        state = "over" if match.over else "playing"
        writing = Writing(table=self.row.id, entry=entry, state=state, due=self._due(entry.made))  # type: ignore[arg-type]
        if match.began == len(match.choices) and entry.seq - self._placed >= self._position_every:
            writing.position, writing.rules = match.position(), replay.rules_of(self.game)
        try:
            await self.keeper.write(lambda store: store.append(writing))
        except Conflict as fault:
            self.content.loaded = None
            await self._need()
            raise Refused("stale") from fault
        except StoreTrouble as fault:
            self.content.loaded = None
            raise Refused("store", detail=fault.said) from fault
        except Exception:
            self.content.loaded = None
            raise
        self._idempotency_keys.add(entry)
        if writing.position is not None:
            self._placed = entry.seq
        self.row.seq, self.row.touched, self.row.state, self.row.due = entry.seq, entry.made, writing.state, writing.due

    def _due(self, now: float) -> float | None:
        """When the clock of the players who are asked runs out."""
        if self.row.clock is None or self.match.over or not self.content.humans_asked():
            return None
        return now + self.row.clock

    @one_at_a_time
    async def refresh(self) -> None:
        """Apply the changes of another server."""
        if self.content.loaded is None:
            return
        tid, seq = self.row.id, self.row.seq

        def fetch(store: Any) -> Any:
            return store.table(tid), store.seats(tid), store.entries(tid, seq)

        row, seats, entries = await self.keeper.read(fetch)
        if row is None:
            return
        for seat in seats:
            self._seat(seat)
        try:
            for entry in entries:
                before = list(self.match.choices) if entry.kind == "undo" else []
                replay.apply(self.match, entry)
                if entry.kind == "undo":
                    self.broadcast.cut_log(self.match.choices, before)
                elif entry.kind == "note":
                    self.content.notices.add(len(self.match.choices), entry)
                    self.broadcast.keep_log(len(self.match.choices) - 1)
                self._idempotency_keys.add(entry)
            if row.origin != self.row.origin:
                self.broadcast.keep_log(-1)
            self.seating.row = row
            self.row.seq = seq + len(entries)
        except (LudonautError, RuleError) as fault:
            log.error("table %s: %s", tid, fault)
            self.content.loaded = None
            await self._need()
        self.publish()

    @one_at_a_time
    async def set_seat(self, number: int, change: Callable[[SeatRow], SeatRow], note: str | None = None) -> None:
        """Change who sits at a seat, in the store first. The change is made from the seat as it is then, and may refuse
        it: another request may have changed it since this one was admitted."""
        was, tid = self.seating.seats[number], self.row.id
        seat = change(was)
        try:
            await self.keeper.write(lambda store: store.set_seat(tid, seat, was=was))
        except Conflict as fault:
            self.seating.seats = await self.keeper.read(lambda store: store.seats(tid))
            raise Refused("no-seat") from fault
        except StoreTrouble as fault:
            raise Refused("store", detail=fault.said) from fault
        self._seat(seat)
        self.row.seating += 1
        await self._begin_if_full()
        if note:
            self.content.note = (note, {"who": self.seating.name(seat.seat, self.row.lang)})
        if self.loaded:
            self.publish()

    def _seat(self, seat: SeatRow) -> None:
        """Update a seat and disconnect viewers whose key is no longer valid."""
        if self.seating.seats[seat.seat].key != seat.key:
            self.broadcast.dismiss(seat.seat, "bad-key")
        self.seating.seats[seat.seat] = seat

    async def open_seat(self, number: int, invite: str) -> None:
        """Free a seat for somebody else: from now on nobody may see the whole table before its end, and who sat there
        is told before somebody else gets its hand."""
        await self.share()
        if self.row.state != "waiting":
            await self.notice(number, "freed", self.seating.name(number, self.row.lang))
        await self.set_seat(number, lambda _was: SeatRow(seat=number, kind="open", invite=invite))

    async def share(self) -> None:
        """Note that somebody else plays here: from now on nobody may see all of the table before its end."""
        if not self.row.origin.startswith("shared"):
            await self._change_origin(
                lambda origin: origin if origin.startswith("shared") else " ".join(["shared", *origin.split()[1:]])
            )

    async def opened(self) -> None:
        """Somebody wants to see the hidden cards of a running game, or to play on from a copy: that is told for good.
        It may be shared by now, on another server too: then nothing is noted, and nothing may be seen."""
        await self._change_origin(
            lambda origin: origin if origin.startswith("shared") or "opened" in origin.split() else f"{origin} opened"
        )

    async def leave_lesson(self) -> None:
        """End the lesson: from now on it is a table like any other."""
        if MARK in self.row.origin.split():
            await self._change_origin(lambda origin: " ".join(word for word in origin.split() if word != MARK))

    @one_at_a_time
    async def _change_origin(self, change: Callable[[str], str]) -> None:
        tid = self.row.id
        try:
            row = await self.keeper.read(lambda store: store.table(tid))
            origin, changed = row.origin if row is not None else self.row.origin, False
            if change(origin) != origin:
                origin, changed = await self.keeper.write(lambda store: store.change_origin(tid, change))
        except StoreTrouble as fault:
            raise Refused("store", detail=fault.said) from fault
        self.row.seating += changed
        if origin != self.row.origin:
            self.row.origin = origin
            if self.loaded:
                self.broadcast.keep_log(-1)
                self.publish()

    async def _begin_if_full(self) -> None:
        """Begin the game when the last open seat is taken, and start the clock of the players who are asked."""
        if self.row.state == "over" or any(seat.kind == "open" for seat in self.seating.seats):
            return
        match = await self._need()
        state, due = "over" if match.over else "playing", self._due(time.time())
        if (state, due is None) == (self.row.state, self.row.due is None):
            return
        tid = self.row.id
        await self.keeper.write(lambda store: store.set_state(tid, state, due))
        self.row.state, self.row.due = state, due  # type: ignore[assignment]
