"""A fair queue: a few slots for the work that people cause, shared by how much each of them has used lately.

Urgent work goes first, then the work of whoever has used least, then cheap work. So one person with a thousand requests
delays another person's request by at most the piece of work that is running.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

Clock = Callable[[], float]
HALF = 30.0
"""Half-life, in seconds, of what a person has used."""
PEOPLE = 5000


def always() -> bool:
    """The default for `urgent`: somebody waits for the work."""
    return True


@dataclass(slots=True, eq=False)
class Wish:
    """Work that waits for a slot. Whether it is `urgent` may change while it waits."""

    person: str
    cost: float
    urgent: Callable[[], bool]
    number: int
    ready: asyncio.Future[None] = field(repr=False)


class FairQueue:
    """A number of slots, given to those who need them most."""

    def __init__(self, slots: int, clock: Clock = time.monotonic) -> None:
        self.slots = slots
        self._clock = clock
        self._waiting: list[Wish] = []
        self._running: Counter[str] = Counter()
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._count = 0

    @asynccontextmanager
    async def slot(self, person: str, cost: float = 0.0, urgent: Callable[[], bool] = always) -> AsyncIterator[None]:
        """Wait for a slot, hold it while the block runs, and count the time for this person."""
        self._count += 1
        wish = Wish(person, cost, urgent, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        self._hand_out()
        try:
            await wish.ready
        except BaseException:
            self._give_up(wish)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._use(person, self._clock() - began)
            self._free(person)

    def used(self, person: str) -> float:
        """How many seconds this person has used lately."""
        seconds, at = self._used.get(person, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF))

    def _use(self, person: str, seconds: float) -> None:
        self._used[person] = self.used(person) + seconds, self._clock()
        self._used.move_to_end(person)
        if len(self._used) > PEOPLE:
            self._used.popitem(last=False)

    def _give_up(self, wish: Wish) -> None:
        """Give back the slot of a caller that was cancelled while it waited."""
        if wish in self._waiting:
            self._waiting.remove(wish)
        elif not wish.ready.cancelled():
            self._free(wish.person)

    def _free(self, person: str) -> None:
        self._running[person] -= 1
        if not self._running[person]:
            del self._running[person]
        self._hand_out()

    def _hand_out(self) -> None:
        while self._waiting and (free := self.slots - self._running.total()) > 0:
            now = {person: self.used(person) for person in {wish.person for wish in self._waiting}}
            wish = min(self._waiting, key=lambda each: self._key(each, now))
            if self._must_leave_room(wish, free):
                return
            self._waiting.remove(wish)
            if not wish.ready.cancelled():
                self._running[wish.person] += 1
                wish.ready.set_result(None)

    def _key(self, wish: Wish, used: dict[str, float]) -> tuple[bool, int, float, float, int]:
        person = wish.person
        return not wish.urgent(), self._running[person], used[person], wish.cost, wish.number

    def _must_leave_room(self, wish: Wish, free: int) -> bool:
        """Reserve the last of several slots for urgent work."""
        return free == 1 and self.slots > 1 and not wish.urgent()
