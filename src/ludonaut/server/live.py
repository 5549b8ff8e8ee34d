"""A table in memory: its match, who sits at it, and who looks.

Everything that changes a table goes through its lock, one thing at a time. A choice is tried on the match, appended to
the store, and only then told to anybody. If the store refuses, the match is thrown away and loaded again when next
needed: what is in memory is never ahead of the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
import uuid
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ludonaut.kernel import (
    CLOCK,
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
from ludonaut.table import Memory
from ludonaut.table import lesson as lessons

from . import levels, replay, scene
from .channel import Channel
from .lesson import MARK, Guided
from .past import Past
from .refusal import Refused
from .store import Conflict, Damaged, Entry, Keeper, SeatRow, StoreTrouble, TableRow, Writing
from .viewer import Viewer
from .words import Speaker, say, speaker

T = TypeVar("T")
log = logging.getLogger(__name__)

MARKS = 400
LINGER = 30.0
"""For how many seconds a stream without viewers is carried on, for those who come back at once."""


def is_race(match: Match[Any]) -> bool:
    """Are several seats asked at once, and the first answer wins?"""
    return match.ask is None and bool(match.asks) and match.together_since is None


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """Finish this even if who asked for it is gone: a move half made would leave memory and store apart."""
    return await asyncio.shield(asyncio.ensure_future(work))


class LiveTable:
    """One table."""

    def __init__(
        self, game: Game[Any], row: TableRow, seats: list[SeatRow], keeper: Keeper, position_every: int
    ) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.keeper = keeper
        self.lock = asyncio.Lock()
        self.channels: dict[tuple[int | None, str], Channel] = {}
        self.present: dict[int, int] = {}
        self.used = time.monotonic()
        self.changed: Callable[[], None] = lambda: None
        self.undone = 0
        self.note: tuple[str, dict[str, str | int]] | None = None
        self.hourglass: dict[str, float] | None = None
        self.past = Past()
        self.memory = Memory()
        self._position_every = position_every
        self._placed = 0
        self._match: Match[Any] | None = None
        self._guided: Guided | None = None
        self._marks: dict[tuple[int, str], Action] = {}
        self._keep = 10**9
        self._published: list[Any] = []

    # ---- the match

    @property
    def match(self) -> Match[Any]:
        """The match; only to be touched while nothing else changes it (no await in between, or the lock held)."""
        assert self._match is not None, "the table is not loaded"
        return self._match

    @property
    def guided(self) -> Guided | None:
        """The lesson of this table, if it is a guided first game that nobody has left."""
        if MARK not in self.row.origin.split():
            return None
        if self._guided is None and (lesson := lessons.of(self.game)) is not None:
            self._guided = Guided(lesson)
        return self._guided

    @property
    def loaded(self) -> bool:
        """Is there a match in memory that agrees with the store?"""
        return self._match is not None

    async def load(self) -> None:
        """Bring the match up from the store."""
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
        self.row, self.seats = row, seats
        self._match = found.match
        self._placed = row.seq
        self._cut(self._published, found.match.choices)
        self._marks = {}
        for entry in entries[-MARKS:]:
            self._mark(entry)

    async def _need(self) -> Match[Any]:
        if self._match is None:
            try:
                await self.load()
            except Damaged as fault:
                raise Refused("damaged", detail=str(fault)) from fault
            except StoreTrouble as fault:
                raise Refused("store", detail=str(fault)) from fault
            self.publish()
        return self.match

    async def ready(self) -> None:
        """Bring the match up again, if the store had to be asked anew."""
        if self._match is None:
            async with self.lock:
                await self._need()

    # ---- changing it

    async def play(self, seat: int, action: Action, version: int | None = None, mark: str = "") -> int:
        """Answer for a seat; the version after it. The same mark twice is played once."""
        return await unbroken(self._play(seat, action, version, mark))

    async def _play(self, seat: int, action: Action, version: int | None, mark: str) -> int:
        async with self.lock:
            match = await self._need()
            if self._again(match, seat, action, version, mark):
                return match.version
            self._check_playing(match)
            before = len(match.choices)
            try:
                match.play(action, seat, version)
            except (LudonautError, RuleError) as fault:
                raise self._refusal(fault) from fault
            steps = match.choices[before:]
            await self._store(Entry(seq=self.row.seq + 1, kind="play", seat=seat, steps=steps, mark=mark))
            self.publish()
            return match.version

    def _again(self, match: Match[Any], seat: int, action: Action, version: int | None, mark: str) -> bool:
        """Is this an answer that was played already, and sent again because its acknowledgement got lost?"""
        if not mark or self._marks.get((seat, mark)) != action:
            return False
        ask = match.asks.get(seat)
        return ask is None or version is None or version != ask.version or is_race(match)

    async def undo(self, seat: int, mark: str = "") -> int:
        """Take back a seat's last choice; the version after it."""
        return await unbroken(self._undo(seat, mark))

    async def _undo(self, seat: int, mark: str) -> int:
        async with self.lock:
            match = await self._need()
            if mark and self._marks.get((seat, mark)) == ():
                return match.version
            self._check_playing(match)
            before = list(match.choices)
            try:
                match.undo(seat)
            except CannotUndo as fault:
                raise Refused("no-undo") from fault
            await self._store(Entry(seq=self.row.seq + 1, kind="undo", seat=seat, mark=mark))
            self._cut(before, match.choices)
            self.publish()
            return match.version

    def _cut(self, before: list[Any], after: list[Any]) -> None:
        """Remember from where on the log is another one."""
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        self._keep = min(self._keep, same)
        self.undone += 1

    def _mark(self, entry: Entry) -> None:
        """Remember what was clicked under this mark (nothing: an undo)."""
        self._marks[(entry.seat, entry.mark)] = entry.steps[0][1] if entry.steps else ()
        if len(self._marks) > 2 * MARKS:
            self._marks = dict(list(self._marks.items())[-MARKS:])

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
        """Append what the match already did, or forget the match."""
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
            self._match = None
            await self._need()
            raise Refused("stale") from fault
        except StoreTrouble as fault:
            self._match = None
            raise Refused("store", detail=str(fault)) from fault
        self._mark(entry)
        if writing.position is not None:
            self._placed = entry.seq
        self.row.seq, self.row.touched, self.row.state, self.row.due = entry.seq, entry.made, writing.state, writing.due

    def _due(self, now: float) -> float | None:
        """When the clock of those who are asked runs out."""
        if self.row.clock is None or self.match.over or not self.humans_asked():
            return None
        return now + self.row.clock

    def humans_asked(self) -> list[int]:
        """The people whom the table waits for."""
        return [seat for seat in self.match.asks if seat != CLOCK and not self.bot_at(seat)]

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.away

    async def refresh(self) -> None:
        """Take in what another server has done."""
        await unbroken(self._refresh())

    async def _refresh(self) -> None:
        async with self.lock:
            if self._match is None:
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
                        self._cut(before, self.match.choices)
                    self._mark(entry)
                self.row = row
                self.row.seq = seq + len(entries)
            except (LudonautError, RuleError) as fault:
                log.error("table %s: %s", tid, fault)
                self._match = None
                await self._need()
            self.publish()

    async def set_seat(self, seat: SeatRow, note: str | None = None) -> None:
        """Change who sits at a seat, in the store first."""
        await unbroken(self._set_seat(seat, note))

    async def _set_seat(self, seat: SeatRow, note: str | None) -> None:
        async with self.lock:
            was = self.seats[seat.seat]
            tid = self.row.id
            try:
                await self.keeper.write(lambda store: store.set_seat(tid, seat, was=was))
            except Conflict as fault:
                self.seats = await self.keeper.read(lambda store: store.seats(tid))
                raise Refused("no-seat") from fault
            except StoreTrouble as fault:
                raise Refused("store", detail=str(fault)) from fault
            self._seat(seat)
            self.row.seating += 1
            await self._begin_if_full()
            if note:
                self.note = (note, {"who": self.name(seat.seat, self.row.lang)})
            if self.loaded:
                self.publish()

    def _seat(self, seat: SeatRow) -> None:
        """Who looked with a key that is no longer the seat's is shown out."""
        if self.seats[seat.seat].key != seat.key:
            for channel in self.channels.values():
                for viewer in channel.viewers if channel.seat == seat.seat else ():
                    viewer.dismiss("bad-key")
        self.seats[seat.seat] = seat

    async def open_seat(self, seat: SeatRow) -> None:
        """Free a seat for somebody else: from now on nobody may see the whole table before its end."""
        await self._set_origin("shared")
        await self.set_seat(seat)

    async def leave_lesson(self) -> None:
        """From now on it is a table like any other."""
        async with self.lock:
            await self._need()
            await self._set_origin(self.row.origin.replace(f" {MARK}", ""))
            self.publish()

    async def _set_origin(self, origin: str) -> None:
        tid = self.row.id
        await self.keeper.write(lambda store: store.set_origin(tid, origin))
        self.row.origin = origin

    async def _begin_if_full(self) -> None:
        """The game begins when the last open seat is taken, and a clock runs for whoever is asked then."""
        if self.row.state == "over" or any(seat.kind == "open" for seat in self.seats):
            return
        match = await self._need()
        state, due = "over" if match.over else "playing", self._due(time.time())
        if (state, due is None) == (self.row.state, self.row.due is None):
            return
        tid = self.row.id
        await self.keeper.write(lambda store: store.set_state(tid, state, due))
        self.row.state, self.row.due = state, due  # type: ignore[assignment]

    # ---- showing it

    def name(self, seat: int, lang: str) -> str:
        """The name of whoever sits there."""
        row = self.seats[seat]
        if row.name:
            return row.name
        if row.kind == "bot":
            return say(lang, "seat-bot", level=levels.title(row.level, lang), number=seat + 1)
        return say(lang, "seat-human" if row.kind == "human" else "seat-open", number=seat + 1)

    def speaker(self, lang: str) -> Speaker:
        """The game's words, with the names of this table."""
        return speaker(self.game.name, lang, tuple(self.name(seat, lang) for seat in range(len(self.seats))))

    def players(self, lang: str) -> list[dict[str, Any]]:
        """Who sits at the table."""
        asked = set(self.humans_asked()) if self.row.due is not None else set()
        return [
            {
                "seat": seat.seat,
                "name": self.name(seat.seat, lang),
                "kind": seat.kind,
                "level": seat.level or None,
                "connected": self.present.get(seat.seat, 0) > 0,
                "away": seat.away is not None,
                "due": self.row.due if seat.seat in asked else None,
            }
            for seat in self.seats
        ]

    def channel(self, seat: int | None, lang: str) -> Channel:
        """The stream for a seat (None: spectators) in a language, up to date."""
        channel = self.channels.get((seat, lang))
        if channel is None:
            channel = self.channels[seat, lang] = Channel(self.row.id, self.game.name, seat, lang)
        if channel.shown is None:
            self._show(channel)
        channel.left = time.monotonic()
        return channel

    def publish(self) -> None:
        """Show everybody how the table stands now."""
        self.changed()
        now = time.monotonic()
        for key, channel in list(self.channels.items()):
            if channel.viewers or now - channel.left < LINGER:
                try:
                    self._show(channel)
                except Exception:
                    log.exception("table %s could not be shown to seat %s", self.row.id, channel.seat)
            else:
                del self.channels[key]
        self._keep = 10**9
        self._published = self.match.choices

    def _show(self, channel: Channel) -> None:
        match, words = self.match, self.speaker(channel.lang)
        now = scene.scene(match, channel.seat, words, asking=self.row.state != "waiting", memory=self.memory)
        now["lesson"] = self._lesson(now, channel.seat, words)
        now["can_undo"] = self._can_undo(channel.seat)
        now["players"] = self.players(channel.lang)
        now["state"] = self.row.state
        now["hourglass"] = self.hourglass
        now["note"] = say(channel.lang, f"note-{self.note[0]}", **self.note[1]) if self.note else None
        keep = min(self._keep, channel.logged)
        lines = [
            line
            for number in range(keep + 1, len(match.choices) + 1)
            for line in scene.line(match, number, channel.seat, words)
        ]
        channel.show(now, lines, keep)

    def _lesson(self, now: scene.Scene, seat: int | None, words: Speaker) -> dict[str, Any] | None:
        guided = self.guided
        if guided is None or seat is None:
            return None
        return guided.scene(self.match, seat, self.match.view(seat), now["picture"], words)

    def _show_players(self) -> None:
        """Somebody came or went: nothing else has changed."""
        for channel in self.channels.values():
            if channel.shown is not None and channel.viewers:
                channel.show({**channel.shown, "players": self.players(channel.lang)}, [], channel.logged)

    def _can_undo(self, seat: int | None) -> bool:
        return seat is not None and self.row.state == "playing" and self.match.can_undo(seat, sure=False)

    # ---- who looks

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks."""
        channel = viewer.channel
        channel.viewers.add(viewer)
        self.used = time.monotonic()
        if channel.seat is not None:
            self.present[channel.seat] = self.present.get(channel.seat, 0) + 1
            if self.present[channel.seat] == 1 and self.loaded:
                self._show_players()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        channel = viewer.channel
        channel.viewers.discard(viewer)
        self.used = channel.left = time.monotonic()
        if channel.seat is not None:
            self.present[channel.seat] -= 1
            if self.present[channel.seat] == 0 and self.loaded:
                self._show_players()

    def let_go(self) -> None:
        """Drop all that is large, whoever may still hold on to the table: nobody should have to look for circles."""
        self.changed = lambda: None
        self._match = None
        for channel in self.channels.values():
            channel.forget()
        self.channels.clear()
        self.memory, self.past = Memory(), Past()

    @property
    def watched(self) -> bool:
        """Does anybody look?"""
        return any(channel.viewers for channel in self.channels.values())
