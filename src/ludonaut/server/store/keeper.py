"""Gives the event loop access to the store: one thread, and one commit for all waiting jobs (group commit).

A sync to disk takes longer than everything else in a move, so moves of many tables share one. Nobody is told that
something is stored before its commit has returned.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from .database import Damaged, StoreTrouble
from .store import Store

T = TypeVar("T")
log = logging.getLogger(__name__)

GROUP = 64
RETRIES = 24


class _Job:
    """A job for the store, and the future that waits for its result."""

    __slots__ = ("fault", "loop", "result", "waits", "work", "writes")

    def __init__(self, work: Callable[[Store], Any], writes: bool, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.writes = writes
        self.loop = loop
        self.waits: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.fault: Exception | None = None

    def tell(self) -> None:
        """Set the result; called in the store's thread, after the commit."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.waits.done():
            return
        if self.fault is not None:
            self.waits.set_exception(self.fault)
        else:
            self.waits.set_result(self.result)


class Keeper:
    """`await keeper.read(work)` and `await keeper.write(work)`, where work is a function of the store."""

    def __init__(self, store: Store, retries: int = RETRIES) -> None:
        self.store = store
        self.trouble: str | None = None
        self._retries = retries
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._pause = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ludonaut-store", daemon=True)
        self._thread.start()

    async def read(self, work: Callable[[Store], T]) -> T:
        """The result of `work`, which only reads."""
        return await self._ask(work, False)

    async def write(self, work: Callable[[Store], T]) -> T:
        """Do `work` in a transaction; back after its commit. It may be done again if the connection broke, so it
        must come out the same then (`Store.append` does)."""
        return await self._ask(work, True)

    async def _ask(self, work: Callable[[Store], T], writes: bool) -> T:
        job = _Job(work, writes, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await asyncio.shield(job.waits)
        return result

    def close(self) -> None:
        """Finish the waiting jobs, then close the database."""
        self._pause.set()
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self.store.db.close()

    # the store's thread

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            group = [first]
            while len(group) < GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    self._jobs.put(None)
                    break
                group.append(job)
            self._settle(group)

    def _settle(self, group: list[_Job]) -> None:
        """Do a group of jobs, again after a lost connection, then set their results."""
        for turn in range(self._retries + 1):
            try:
                self._try(group)
                self.trouble = None
                break
            except Exception as fault:
                trouble = fault if isinstance(fault, StoreTrouble) else StoreTrouble("the store failed", fault)
                self._roll_back()
                if self.trouble is None:
                    log.error("%s", trouble)
                self.trouble = trouble.said
                lost = self.store.db.kind == "postgresql"
                if not lost or turn == self._retries:
                    for job in group:
                        job.fault = trouble
                    break
                self._pause.wait(0.25)
                self.store.db.recover()
        for job in group:
            job.tell()

    def _roll_back(self) -> None:
        try:
            self.store.db.rollback()
        except StoreTrouble as fault:
            log.error("%s", fault)

    def _try(self, group: list[_Job]) -> None:
        writing = [job for job in group if job.writes]
        if writing:
            self.store.db.begin()
        for job in group:
            self._do(job, apart=len(writing) > 1)
        if len(writing) == 1 and writing[0].fault is not None:
            self.store.db.rollback()
        elif writing:
            self.store.db.commit()

    def _do(self, job: _Job, apart: bool) -> None:
        """One job; what it refuses (a conflict, a damaged line) concerns nobody else in the group, for which it is set
        `apart` from other writing ones."""
        job.fault = None
        apart = apart and job.writes
        if apart:
            self.store.db.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.store)
        except Exception as fault:
            if isinstance(fault, StoreTrouble) and not isinstance(fault, Damaged):
                raise
            job.fault = fault
            if apart:
                self.store.db.execute("ROLLBACK TO SAVEPOINT job")
        if apart:
            self.store.db.execute("RELEASE SAVEPOINT job")
