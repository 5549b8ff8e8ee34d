"""Several server processes behind one port: requests go to the process in which their table lives.

The router reads nothing but the head of a request. It adds `X-Forwarded-For`, lets a connection carry one request (or
one WebSocket), and copies bytes. A table keeps its process while that process lives; when it
dies its tables go to another at once, and a new process is started in its place.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote_to_bytes

from ..access.limits import Limits
from ..access.sockets import Sockets
from ..http.protocols import GOODBYE

log = logging.getLogger(__name__)

_REQUEST = re.compile(rb"[A-Z]+ /[^ #]* HTTP/1\.[01]")
_TABLE = re.compile(rb"/api/(?:ws|tables)/([A-Za-z0-9_-]{1,24})(?=[/?]|$)")
_NO_TABLE = frozenset((b"import", b"summaries"))
_OWN = frozenset((b"connection", b"keep-alive", b"proxy-connection", b"x-forwarded-for", b"x-forwarded-proto"))
FORGET = 300.0
"""Seconds without a request after which a table may move to another process: its own has unloaded it by then."""
HOMES = 20_000
"""The most tables whose process is remembered: anybody may ask for names that do not exist."""
LATER = 1.5
"""Seconds until a process is replaced while others live: a start keeps a core busy while its tables come up there."""
PATIENCE = 10.0
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 1\r\nConnection: close\r\n\r\n"
BAD = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Part:
    """One server process, reached through a socket of its own."""

    def __init__(self, number: int, folder: Path, command: list[str]) -> None:
        self.number = number
        self.path = folder / f"part-{number}.sock"
        self.command = [sys.executable, "-m", "ludonaut", "serve-part", "--socket", str(self.path), *command]
        self.process: asyncio.subprocess.Process | None = None
        self.alive = False
        self._probe: asyncio.Task[None] | None = None

    async def keep(self, alone: Callable[[], bool]) -> None:
        """Run the process and restart it whenever it ends, at once if it is alone."""
        while True:
            self.path.unlink(missing_ok=True)
            self.process = await asyncio.create_subprocess_exec(*self.command)
            self.doubt()
            await self.process.wait()
            self.doubt()
            log.error("server process %s ended; a new one is started", self.number)
            await asyncio.sleep(0.2 if alone() else LATER)

    def doubt(self) -> None:
        """Send it nothing until it answers again: it may be dead, or too busy to accept a connection."""
        self.alive = False
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(self._answers())

    async def _answers(self) -> None:
        while not self.alive:
            await asyncio.sleep(0.05)
            with suppress(OSError):
                _, writer = await asyncio.open_unix_connection(self.path)
                writer.close()
                self.alive = True

    async def stop(self) -> None:
        """End the process."""
        if self._probe is not None:
            self._probe.cancel()
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), 10)


class Router:
    """The port, and the processes behind it."""

    def __init__(self, parts: list[Part], limits: Limits, proxies: tuple[str, ...]) -> None:
        self.parts = parts
        self.limits = limits
        self.proxies = frozenset(proxies)
        self._sockets = Sockets(limits, proxies)
        self._homes: OrderedDict[bytes, tuple[Part, float]] = OrderedDict()
        self._turn = 0

    async def serve(self, host: str, port: int) -> None:
        """Run the processes and the port until cancelled."""
        keepers = [asyncio.ensure_future(part.keep(self._all_down)) for part in self.parts]
        try:
            while not all(part.alive for part in self.parts):
                await asyncio.sleep(0.05)
            server = await asyncio.start_server(self._connected, host, port, limit=self.limits.head)
            shown = server.sockets[0].getsockname()[1]
            print(f"Ludonaut is at http://{host}:{shown}/ ({len(self.parts)} processes)", flush=True)
            async with server:
                await server.serve_forever()
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await asyncio.gather(*(part.stop() for part in self.parts))

    def _all_down(self) -> bool:
        return not any(part.alive for part in self.parts)

    def part_of(self, table: bytes | None) -> Part | None:
        """The process of a table; for requests without a table, each process in turn."""
        alive = [part for part in self.parts if part.alive]
        if not alive:
            return None
        if table is None:
            self._turn += 1
            return alive[self._turn % len(alive)]
        now = time.monotonic()
        part, seen = self._homes.get(table, (alive[0], -FORGET))
        if not part.alive or now - seen >= FORGET:
            part = max(alive, key=lambda each: blake2b(b"%d %s" % (each.number, table)).digest())
        self._homes[table] = part, now
        self._homes.move_to_end(table)
        while now - next(iter(self._homes.values()))[1] >= FORGET or len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return part

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        transport = writer.transport
        try:
            if self._sockets.take(transport):
                await self._pass_on(reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            with suppress(OSError, RuntimeError, TimeoutError):
                writer.close()
                async with asyncio.timeout(GOODBYE):
                    await writer.wait_closed()
            transport.abort()
            self._sockets.give_back(transport)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(self.limits.request):
                head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            writer.write(LONG)
            return
        peer = writer.get_extra_info("peername")
        asked = self._rewritten(head, str(peer[0]) if peer else "")
        if asked is None:
            writer.write(BAD)
            return
        table = table_of(head)
        there = await self._reach(table)
        if there is None:
            writer.write(BUSY)
            return
        from_part, to_part = there
        to_part.write(asked)
        answer = asyncio.ensure_future(self._pipe(from_part, writer, None))
        ways = {answer, asyncio.ensure_future(self._pipe(reader, to_part, table))}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({answer}, timeout=GOODBYE)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            with suppress(OSError, RuntimeError):
                to_part.close()

    async def _reach(self, table: bytes | None) -> Streams | None:
        """A connection to the table's process, or to another if that one has just died."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            part = self.part_of(table)
            if part is not None:
                try:
                    return await asyncio.open_unix_connection(part.path)
                except OSError:
                    part.doubt()
            await asyncio.sleep(0.05)
        return None

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: bytes | None) -> None:
        """Copy bytes with back pressure, as long as they are taken. Traffic of a table keeps it in its process."""
        while data := await reader.read(65536):
            writer.write(data)
            async with asyncio.timeout(self.limits.send):
                await writer.drain()
            if table is not None and table in self._homes:
                self._homes[table] = self._homes[table][0], time.monotonic()
                self._homes.move_to_end(table)
        with suppress(OSError, RuntimeError):
            writer.write_eof()

    def _rewritten(self, head: bytes, peer: str) -> bytes | None:
        """The head for the process: with the client's address, and as the only request of its connection. Of the
        addresses that were forwarded only those count that a trusted proxy has added."""
        first, *lines = head[:-4].split(b"\r\n")
        if not _REQUEST.fullmatch(first) or any(line[:1] in b" \t" or b":" not in line for line in lines):
            return None
        headers = [(name.lower(), line) for line in lines for name in (line.partition(b":")[0],)]
        given = {name: line.partition(b":")[2].strip() for name, line in headers}
        upgrade = given.get(b"upgrade", b"").lower() == b"websocket"
        kept = [line for name, line in headers if name not in _OWN]
        people = [name.strip() for name in given.get(b"x-forwarded-for", b"").split(b",")] + [peer.encode()]
        while len(people) > 1 and people[-1].decode("latin-1") in self.proxies and people[-2]:
            people.pop()
        if peer in self.proxies and given.get(b"x-forwarded-proto"):
            kept.append(b"X-Forwarded-Proto: " + given[b"x-forwarded-proto"])
        kept += [b"X-Forwarded-For: " + people[-1], b"Connection: " + (b"Upgrade" if upgrade else b"close")]
        return b"\r\n".join([first, *kept]) + b"\r\n\r\n"


def table_of(head: bytes) -> bytes | None:
    """The table that a request is about, if it is about one, however its path is escaped: it lives in one process."""
    path = head.split(b" ", 2)[1] if head.count(b" ") >= 2 else b""
    found = _TABLE.match(unquote_to_bytes(path))
    return found[1] if found and found[1] not in _NO_TABLE else None
