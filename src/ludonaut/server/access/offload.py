"""Requests that take long are answered in one thread beside the event loop, one after the other, in fair turns.

Each person has a budget of seconds for them. Whoever has spent it waits until it has filled again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .fair_queue import FairQueue
from .limits import Buckets

T = TypeVar("T")


class Heavy:
    """The thread, and the requests that wait for it."""

    def __init__(self, seconds: Buckets) -> None:
        self._seconds = seconds
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, "ludonaut-heavy")

    async def do(self, person: str, work: Callable[[], T]) -> T:
        """The result of `work`, which must not use what the event loop may change meanwhile."""
        budget = self._seconds.of(person)
        while (wait := budget.wait(0.0)) > 0:
            await asyncio.sleep(wait)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            began = time.thread_time()
            try:
                return work()
            finally:
                spent = time.thread_time() - began

        async with self._queue.slot(person):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, timed)
            finally:
                budget.borrow(spent)

    def close(self) -> None:
        """Start no further work."""
        self._thread.shutdown(wait=False, cancel_futures=True)
