"""Plays at a table what no person plays: the bots, players who are away, timers and clocks.

One task a table. It wakes whenever the table changes, gives every bot that is asked its own time to think, and sees to
the clock of a real-time phase. An answer that comes too late is thrown away: the bot is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace

from ludonaut.kernel import CLOCK, Action, Ask

from ..access.limits import Buckets
from ..bots import levels
from ..bots.pool import Asker, Pool, Question
from ..refusal import Refused
from ..settings import Settings
from ..store import SeatRow, StoreTrouble
from ..wire.outgoing import Hourglass
from .table import LiveTable, is_race

log = logging.getLogger(__name__)


RACING = 2
"""Bots wait this many times longer in a race, as people do while they look for a tile."""


class Moved(Exception):
    """The table has moved on while a bot was thinking."""


class Driver:
    """The task that plays bots and timers at one table."""

    def __init__(self, table: LiveTable, pool: Pool, settings: Settings, bot_time: Buckets) -> None:
        self.table = table
        self.pool = pool
        self.settings = settings
        self.budget = bot_time.of(table.row.creator)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thinking: dict[int, tuple[Ask, asyncio.Task[None]]] = {}
        self._alarm: tuple[str, asyncio.Task[None]] | None = None
        self._clock: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is a bot thinking or a timer running?"""
        return bool(self._thinking) or self._alarm is not None

    def wake(self) -> None:
        """Look again: the table has changed."""
        self._wake.set()

    def start(self) -> None:
        """Start driving."""
        self._wake.set()
        self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Stop driving."""
        tasks = [self._task, self._clock, *(task for _, task in self._thinking.values())]
        if self._alarm:
            tasks.append(self._alarm[1])
        for task in tasks:
            if task is not None:
                task.cancel()
        self._task, self._clock, self._alarm = None, None, None
        self._thinking.clear()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.table.ready()
                if not self._idle and await self._mine():
                    await self.table.ready()
                    self._look()
            except (Refused, StoreTrouble) as fault:
                log.error("table %s: %s", self.table.row.id, fault)
                await asyncio.sleep(1.0)
                self.wake()
            except Exception:
                log.exception("table %s could not be driven", self.table.row.id)

    @property
    def _idle(self) -> bool:
        """Are only people asked, without a thinking bot or a running clock?"""
        table = self.table
        if self._thinking or self._alarm is not None or self._clock is not None or table.row.due is not None:
            return False
        return not table.loaded or all(
            seat != CLOCK and table.seating.bot_at(seat) is None for seat in table.match.asks
        )

    async def _mine(self) -> bool:
        """Does this server play the table's bots? If another one does, it tries again after a while."""
        tid = self.table.row.id
        if await self.table.keeper.read(lambda store: store.db.claim(tid)):
            return True
        asyncio.get_running_loop().call_later(self.settings.poll, self.wake)
        return False

    def _look(self) -> None:
        """Start the tasks for everything that must answer now."""
        table = self.table
        if not table.loaded or table.row.state == "waiting":
            return
        asks = table.match.asks
        racing = is_race(table.match)
        for seat, (ask, task) in list(self._thinking.items()):
            if asks.get(seat) is not ask and not (racing and seat in asks):
                task.cancel()
                del self._thinking[seat]
        for seat, ask in asks.items():
            level = table.seating.bot_at(seat) if seat != CLOCK else None
            if level is not None and seat not in self._thinking:
                self._thinking[seat] = ask, asyncio.ensure_future(self._think(seat, ask, level))
        self._see_alarm()
        self._see_clock()

    # ---- bots

    async def _think(self, seat: int, ask: Ask, level: str) -> None:
        """Let a bot answer one question, at a pace that people can follow."""
        try:
            began = time.monotonic()
            racing = is_race(self.table.match)
            action, fell_back = await self._choose(seat, level)
            pace = self.table.row.tempo * (RACING if racing else 1)
            rest = pace / 1000 - (time.monotonic() - began)
            if rest > 0 and self.table.broadcast.watched:
                await asyncio.sleep(rest)
            if fell_back:
                self.table.content.note = ("bot-fell-back", {"who": self.table.seating.name(seat, self.table.row.lang)})
            self._thinking.pop(seat, None)
            await self.table.play(seat, action, ask.version)
        except Moved:
            self._thinking.pop(seat, None)
            self.wake()
        except Refused as fault:
            if fault.code in ("store", "rule", "busy"):
                log.error("table %s: the bot at seat %s: %s", self.table.row.id, seat, fault)
                await asyncio.sleep(1.0)
            self._thinking.pop(seat, None)
            self.wake()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the bot at seat %s failed", self.table.row.id, seat)
            self._thinking.pop(seat, None)

    def _asked(self, seat: int) -> Ask:
        """The current question of the seat."""
        ask = self.table.match.asks.get(seat) if self.table.loaded else None
        if ask is None:
            raise Moved
        return ask

    async def _choose(self, seat: int, level: str) -> tuple[Action, bool]:
        """The bot's action, and whether a simpler bot had to decide."""
        self._asked(seat)
        guided = self.table.content.guided
        if guided is not None and (reply := guided.reply(self.table.match, seat)) is not None:
            return reply, False
        question = Question.about(self.table, seat, level)
        asker = Asker(self.table.row.creator, self.budget.borrow, lambda: self.table.broadcast.watched)
        thoughtful = self.budget.wait(1.0) == 0
        for attempt in (level, level, levels.SIMPLE) if thoughtful else (levels.SIMPLE,):
            try:
                action = await self.pool.choose(question.at_level(attempt), self.settings.bot_seconds, asker)
            except (TimeoutError, OSError, EOFError, RuntimeError) as fault:
                log.warning("table %s: bot %s: %s", self.table.row.id, attempt, fault or type(fault).__name__)
                continue
            if action in self._asked(seat).actions:
                return action, attempt != level
            if len(self.table.match.choices) != len(question.steps):
                raise Moved
            log.warning("table %s: bot %s chose what is not possible: %r", self.table.row.id, attempt, action)
        return self._asked(seat).actions[0], True

    # ---- the timer of a real-time phase

    def _see_alarm(self) -> None:
        table = self.table
        alarm = table.game.alarm(table.match.state) if CLOCK in table.match.asks else None
        if self._alarm is not None and (alarm is None or alarm.key != self._alarm[0]):
            self._alarm[1].cancel()
            self._alarm = None
            table.content.hourglass = None
        if alarm is not None and self._alarm is None:
            table.content.hourglass = Hourglass(of=alarm.seconds, ends=round(time.time() + alarm.seconds, 3))
            self._alarm = alarm.key, asyncio.ensure_future(self._ring(alarm.key, alarm.seconds))
            table.publish()

    async def _ring(self, key: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        table = self.table
        self._alarm = None
        table.content.hourglass = None
        with suppress(Refused):
            match = table.match
            alarm = table.game.alarm(match.state) if CLOCK in match.asks else None
            if alarm is not None and alarm.key == key:
                await table.play(CLOCK, match.asks[CLOCK].actions[0])
        self.wake()

    # ---- the clock of play by appointment

    def _see_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self.table.row.due is not None:
            self._clock = asyncio.ensure_future(self._run_out(self.table.row.due))

    async def _run_out(self, due: float) -> None:
        """When the time is up, let bots play for the people whom the table waits for, until they come back."""
        await asyncio.sleep(max(0.0, due - time.time()))
        table = self.table
        if table.row.due != due:
            return

        def stand_in(now: SeatRow) -> SeatRow:
            if now.kind != "human":
                raise Refused("no-seat")
            return replace(now, away=levels.STAND_IN)

        for seat in table.content.humans_asked():
            with suppress(Refused):
                await table.set_seat(seat, stand_in, note="took-over")
