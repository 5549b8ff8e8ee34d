"""How much one person may ask of the server. Small objects without a clock of their own, so that tests can drive them.

A person is an address (of IPv6, the network of 64 bits that one household has): there are no accounts.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]


class Bucket:
    """A token bucket: it holds up to `most` tokens and gains `rate` tokens a second. A request takes a token."""

    __slots__ = ("_clock", "_level", "_seen", "most", "rate")

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self._clock = clock
        self._level = most
        self._seen = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self.most, self._level + (now - self._seen) * self.rate)
        self._seen = now

    def take(self, drops: float = 1.0) -> bool:
        """Take some tokens if there are enough."""
        self._fill()
        if self._level < drops:
            return False
        self._level -= drops
        return True

    def borrow(self, drops: float = 1.0) -> float:
        """Take tokens even if there are too few; returns the seconds until the debt is paid."""
        self._fill()
        self._level -= drops
        return max(0.0, -self._level / self.rate)

    def wait(self, drops: float = 1.0) -> float:
        """The seconds until this number of tokens is available."""
        self._fill()
        return max(0.0, (drops - self._level) / self.rate)

    @property
    def full(self) -> bool:
        """Is the bucket full? Then it need not be remembered."""
        self._fill()
        return self._level >= self.most


class Pace:
    """Slows a fast sender down instead of cutting it off: every message gets its answer, only later.

    A connection has a bucket of its own and shares one with all connections of its person.
    """

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    async def next(self, drops: float = 1.0) -> None:
        """Return when the sender's next message may be handled."""
        wait = max(bucket.borrow(drops) for bucket in self._buckets)
        if wait > 0:
            await asyncio.sleep(wait)


class Buckets:
    """A bucket for each person; the longest unused are forgotten when there are too many."""

    def __init__(self, rate: float, most: float, *, people: int = 20_000, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self._people = people
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, person: str) -> Bucket:
        """A person's bucket."""
        bucket = self._buckets.get(person)
        if bucket is None:
            while len(self._buckets) >= self._people:
                self._buckets.popitem(last=False)
            bucket = self._buckets[person] = Bucket(self.rate, self.most, self._clock)
        else:
            self._buckets.move_to_end(person)
        return bucket


class Counter:
    """Counts something that each person holds, such as open connections."""

    def __init__(self, each: int, all_together: int) -> None:
        self.each = each
        self.most = all_together
        self.total = 0
        self._held: dict[str, int] = {}

    def take(self, person: str) -> bool:
        """Count one more, unless the person has the most allowed."""
        held = self._held.get(person, 0)
        if held >= self.each or self.total >= self.most:
            return False
        self._held[person] = held + 1
        self.total += 1
        return True

    def give_back(self, person: str) -> None:
        """Count one fewer."""
        held = self._held.pop(person, 0)
        if held > 1:
            self._held[person] = held - 1
        if held:
            self.total -= 1


def person_of(host: str | None) -> str:
    """The person behind an address."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """All limits of the server."""

    body: int = 64 * 1024
    record: int = 768 * 1024
    message: int = 16 * 1024
    messages: tuple[float, float] = (20.0, 60.0)
    frames: tuple[float, float] = (100.0, 1000.0)
    all_messages: tuple[float, float] = (60.0, 300.0)
    heavy_seconds: tuple[float, float] = (0.25, 5.0)
    requests: tuple[float, float] = (15.0, 150.0)
    files: tuple[float, float] = (60.0, 1200.0)
    guesses: tuple[float, float] = (0.2, 10.0)
    tables_an_hour: int = 60
    head: int = 16 * 1024
    path: int = 2000
    sockets: int = 100
    all_sockets: int = 6000
    connections: int = 40
    all_connections: int = 4000
    live_tables: int = 2000
    bot_seconds: tuple[float, float] = (0.5, 600.0)
    hints: tuple[float, float] = (0.2, 5.0)
    request: float = 30.0
    hello: float = 10.0
    ping: float = 20.0
    send: float = 20.0
    imports: tuple[float, float] = (1 / 60, 20.0)
    import_choices: int = 20_000
    import_seconds: float = 10.0


LOOSE = Limits(
    frames=(1e6, 1e6),
    messages=(1e6, 1e6),
    all_messages=(1e6, 1e6),
    heavy_seconds=(1e6, 1e6),
    requests=(1e6, 1e6),
    files=(1e6, 1e6),
    tables_an_hour=10**9,
    sockets=10**9,
    all_sockets=10**9,
    connections=10**9,
    all_connections=10**9,
    live_tables=10**9,
    imports=(1e6, 1e6),
    bot_seconds=(1e6, 1e9),
)
"""For measurements on one machine, where all players have one address."""
