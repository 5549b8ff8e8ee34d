"""All tables in memory: loaded for viewers, unloaded without them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ludonaut.kernel import UnknownGame

from .. import catalogue
from ..access.fair_queue import FairQueue
from ..access.limits import Buckets
from ..bots.pool import Pool
from ..refusal import Refused
from ..settings import Settings
from ..store import Damaged, Keeper, StoreTrouble
from .driver import Driver
from .table import LiveTable

log = logging.getLogger(__name__)

_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
"""A valid name of a table: others are not looked up."""
SEEN = 100
"""How many tables of other processes are cached for `peek`."""
OVER = 5.0
"""Seconds after the last request until a finished game is unloaded."""


class Hub:
    """The tables of one server process."""

    def __init__(self, settings: Settings, keeper: Keeper, pool: Pool, bot_time: Buckets) -> None:
        self.settings = settings
        self.keeper = keeper
        self.pool = pool
        self.bot_time = bot_time
        self.tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._loading = FairQueue(1)
        self._seen: OrderedDict[str, LiveTable] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._deaf: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Start the background tasks: notifications of other servers, clocks, unloading."""
        loop = asyncio.get_running_loop()

        def heard(table: str | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._heard, table)

        self._deaf = self.keeper.store.db.listen(heard)
        for work in (self._watch_clocks, self._tidy, self._look_again):
            self._spawn(self._forever(work))

    async def stop(self) -> None:
        """End everything that runs."""
        await asyncio.to_thread(self._deaf)
        for driver in self._drivers.values():
            driver.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- tables

    async def get(self, tid: str, person: str = "") -> LiveTable:
        """The table of that name, from memory or from the store, with nothing in it that is not stored. Tables are
        repeated from the store one at a time, in fair turns of the people who ask for them."""
        if not _NAME.fullmatch(tid):
            raise Refused("no-table")
        table = self.tables.get(tid)
        if table is not None and table.loaded:
            table.used = time.monotonic()
            await table.ready()
            return table
        opening = self._opening.get(tid)
        if opening is None:
            opening = self._opening[tid] = asyncio.ensure_future(self._open(tid, person))
            opening.add_done_callback(lambda _done: self._opening.pop(tid, None))
        table = await asyncio.shield(opening)
        await table.ready()
        return table

    async def peek(self, tid: str, person: str) -> LiveTable:
        """The table to be told of, not played at: where several processes share a store it may live in another one,
        and is not brought up here for good. It is repeated again only if it has changed."""
        if not self.settings.shared or tid in self.tables or not _NAME.fullmatch(tid):
            return await self.get(tid, person)
        seen = self._seen.pop(tid, None)
        head = (await self.keeper.read(lambda store: store.heads([tid]))).get(tid) if seen is not None else None
        if seen is None or (seen.row.seq, seen.row.seating) != head:
            seen = await self._read(tid, person)
        self._seen[tid] = seen
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return seen

    async def _open(self, tid: str, person: str) -> LiveTable:
        table = self.tables.get(tid)
        if table is not None:
            await table.ready()
            return table
        if len(self.tables) >= self.settings.limits.live_tables:
            self._unload_idle(0.0)
            if len(self.tables) >= self.settings.limits.live_tables:
                raise Refused("busy")
        table = await self._read(tid, person)
        self.tables[tid] = table
        driver = self._drivers[tid] = Driver(table, self.pool, self.settings, self.bot_time)
        table.changed = driver.wake
        driver.start()
        return table

    async def _read(self, tid: str, person: str) -> LiveTable:
        try:
            row = await self.keeper.read(lambda store: store.table(tid))
            if row is None:
                raise Refused("no-table")
            seats = await self.keeper.read(lambda store: store.seats(tid))
            table = LiveTable(catalogue.find(row.game), row, seats, self.keeper, self.settings.position_every)
            async with self._loading.slot(person or row.creator):
                await table.load()
        except UnknownGame as fault:
            raise Refused("no-game") from fault
        except Damaged as fault:
            raise Refused("damaged", detail=fault.said) from fault
        except StoreTrouble as fault:
            raise Refused("store", detail=fault.said) from fault
        return table

    def _unload_idle(self, after: float) -> None:
        """Unload tables without viewers at which no bot has to move."""
        now = time.monotonic()
        for tid, table in list(self.tables.items()):
            idle = min(after, OVER) if table.row.state == "over" else after
            if table.broadcast.watched or table.lock.locked() or now - table.used < idle or self._drivers[tid].busy:
                continue
            self._drivers.pop(tid).stop()
            self.tables.pop(tid).close()
            self._spawn(self._release(tid))

    async def _claim(self, tid: str) -> bool:
        return await self.keeper.read(lambda store: store.db.claim(tid))

    async def _release(self, tid: str) -> None:
        with suppress(StoreTrouble):
            await self.keeper.read(lambda store: store.db.release(tid))

    # ---- background tasks

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except StoreTrouble as fault:
                log.error("%s", fault)
                await asyncio.sleep(1.0)
            except Exception:
                log.exception("a task of the server failed, and goes on")
                await asyncio.sleep(1.0)

    async def _tidy(self) -> None:
        await asyncio.sleep(min(OVER, self.settings.leave_after))
        self._unload_idle(self.settings.leave_after)

    async def _watch_clocks(self) -> None:
        """Load tables whose clock has run out, so that a bot takes over even without viewers."""
        await asyncio.sleep(self.settings.poll)
        for tid in await self.keeper.read(lambda store: store.due_tables(time.time())):
            if tid not in self.tables and not await self._claim(tid):
                continue
            with suppress(Refused):
                await self.get(tid)
                self._drivers[tid].wake()

    def _heard(self, tid: str | None) -> None:
        """Another server changed a table (None: it may have changed any)."""
        if tid is None:
            self._spawn(self._catch_up())
        elif tid in self.tables:
            self._spawn(self._refresh(tid))

    async def _look_again(self) -> None:
        """Compare all tables with the store regularly, in case a notification was lost."""
        await asyncio.sleep(self.settings.poll)
        if self.settings.shared or self.keeper.store.db.kind != "sqlite":
            await self._catch_up()

    async def _catch_up(self) -> None:
        live = list(self.tables)
        heads = await self.keeper.read(lambda store: store.heads(live))
        for tid, head in heads.items():
            table = self.tables.get(tid)
            if table is not None and (table.row.seq, table.row.seating) != head:
                await self._refresh(tid)

    async def _refresh(self, tid: str) -> None:
        table = self.tables.get(tid)
        if table is not None:
            with suppress(StoreTrouble, Refused):
                await table.refresh()
