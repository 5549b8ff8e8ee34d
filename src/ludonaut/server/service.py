"""Everything in a server process, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from ludonaut.kernel import LANGUAGES

from . import catalogue, scene
from .access.keys import creator_of
from .access.limits import Buckets, Counter
from .access.offload import Heavy
from .access.roles import Doorkeeper
from .bots.admission import Admitted
from .bots.pool import Asker, Pool, Question, Reading
from .live.hub import Hub
from .refusal import Refused
from .settings import Settings
from .store import Keeper, Store, open_database
from .store.sqlite import Sqlite

LATELY = 3600.0
"""Games that were played within these seconds are loaded before the first player comes back."""
SWITCH = 0.001
"""Seconds after which the loop yields to the store's thread, which needs a turn between any two statements."""


def prepare(name: str) -> None:
    """Load what the first visitor of a game would have to wait for."""
    with suppress(Exception):
        game = catalogue.find(name)
        scene.room(game, "table")
        for lang in LANGUAGES:
            game.texts.has(lang, "title")


def warm() -> None:
    """Prepare all games bit by bit, so that nobody waits for this either."""
    for name in catalogue.names():
        prepare(name)
        time.sleep(0.05)
    # All of this stays for good: the collector need not look at it again, and may look less often at the rest. Closed
    # connections go round in circles and wait for it, so it must not be too seldom either.
    gc.freeze()
    gc.set_threshold(10_000, 20, 5)


class Service:
    """The store, the tables, the bots and the limits."""

    def __init__(self, settings: Settings, keeper: Keeper, pool: Pool) -> None:
        limits = settings.limits
        self.settings = settings
        self.keeper = keeper
        self.pool = pool
        self.bot_time = Buckets(*limits.bot_seconds)
        self.hub = Hub(settings, keeper, pool, self.bot_time)
        self.door = Doorkeeper(Buckets(*limits.guesses))
        self.connections = Counter(limits.connections, limits.all_connections)
        self.requests = Buckets(*limits.requests)
        self.files = Buckets(*limits.files)
        self.hints = Buckets(*limits.hints)
        self.imports = Buckets(*limits.imports)
        self.messages = Buckets(*limits.all_messages)
        self.heavy = Heavy(Buckets(*limits.heavy_seconds))
        self.began = time.time()

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings) -> AsyncIterator[Service]:
        """A running service, which is stopped whatever happens."""
        database = await asyncio.to_thread(open_database, settings.data, settings.database)
        if isinstance(database, Sqlite):
            database.shared = settings.shared
        try:
            database.alone()
            keeper = Keeper(Store(database))
        except BaseException:
            database.close()
            raise
        sys.setswitchinterval(SWITCH)
        pool = Pool(settings.workers)
        service = cls(settings, keeper, pool)
        try:
            await pool.start()
            for name in await keeper.read(lambda store: store.games_since(time.time() - LATELY)):
                prepare(name)
            await service.hub.start()
            threading.Thread(target=warm, name="ludonaut-warm", daemon=True).start()
            yield service
        finally:
            await service.hub.stop()
            service.heavy.close()
            await pool.stop()
            await asyncio.to_thread(keeper.close)

    async def may_create(self, person: str) -> str:
        """The id of the person who makes a table; refused if they have made too many."""
        creator = creator_of(person)
        made = await self.keeper.read(lambda store: store.created_since(creator, time.time() - 3600))
        if made >= self.settings.limits.tables_an_hour:
            raise Refused("many-tables", retry=600)
        return creator

    async def may_import(self, person: str) -> None:
        """Count a record before it is read, whether or not it is refused later."""
        await self.may_create(person)
        bucket = self.imports.of(person)
        if not bucket.take():
            raise Refused("many-tables", retry=bucket.wait())

    async def read_record(self, person: str, text: str) -> Admitted:
        """A stranger's record, read by a worker within a limited time."""
        creator = creator_of(person)
        asker = Asker(creator, self.bot_time.of(creator).borrow)
        reading = Reading(text, self.settings.limits.import_choices)
        try:
            found = msgspec.json.decode(
                await self.pool.ask(reading, self.settings.limits.import_seconds, asker), type=Admitted
            )
        except (TimeoutError, OSError, EOFError, RuntimeError) as fault:
            raise Refused("record", detail="reading it takes too long") from fault
        if found.refused:
            raise Refused("record", detail=found.refused)
        return found

    async def think(self, person: str, question: Question) -> list[dict[str, Any]]:
        """The strong bot's judgement, within this person's budget."""
        creator = creator_of(person)
        bucket, budget = self.hints.of(person), self.bot_time.of(creator)
        if not bucket.take() or budget.wait(1.0) > 0:
            raise Refused("bot-time", retry=max(bucket.wait(), budget.wait(1.0)))
        try:
            return await self.pool.thoughts(question, self.settings.bot_seconds, Asker(creator, budget.borrow))
        except (TimeoutError, OSError, EOFError, RuntimeError) as fault:
            raise Refused("no-hint") from fault
