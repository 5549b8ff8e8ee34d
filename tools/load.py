"""Drive real clients over WebSockets on loopback, as people's browsers would, and measure what they see.

`python -m tools.load --tables 100 --seconds 30 [--viewers 2] [--processes 2]`. The server runs in processes of its own.
At every table two people play, each on a screen of their own; a click is timed until the other screen, and every
spectator's, shows it. Clicks count once all tables are open. `--into docs/load.md` writes the figures into its table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import websockets
from rich.console import Console
from rich.table import Table

from ludonaut.games import NAMES
from ludonaut.kernel import LudonautError
from ludonaut.server import catalogue

BEGIN, END = "<!-- load -->\n", "<!-- end of load -->\n"
COLUMNS = ["processes", "tables", "screens", "for", "clicks a second", "to the other screens, median", "p99"]
COLUMNS += ["processor of the server a click", "of the clients", "memory in MB, server + workers", "errors"]
OPENED = 20
"""Tables that are opened per second."""


class BadLoad(LudonautError):
    """A measurement that cannot be made."""


class AskIn(msgspec.Struct):
    """The part of a question that a client needs to answer it."""

    version: int
    actions: list[Any]
    many: bool = False


class MessageIn(msgspec.Struct):
    """The part of a message that a client needs."""

    type: str
    at: int | None = None
    ask: AskIn | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | None = None
    re: str = ""
    code: str = ""


_read = msgspec.json.Decoder(MessageIn).decode


@dataclass(slots=True, kw_only=True)
class Load:
    """The size of the load."""

    tables: int = 100
    seconds: float = 30.0
    games: list[str] = field(default_factory=lambda: list(NAMES))
    viewers: int = 0
    pace: float = 1.0
    database: str | None = None
    processes: int = 1


@dataclass(slots=True)
class Seen:
    """The measurements."""

    clicks: int = 0
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    wholes: list[int] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    games: int = 0
    began: float = 0.0
    use: list[Use] = field(default_factory=list)


@dataclass(slots=True)
class Use:
    """What the server has taken up at a moment: memory in MB, of its workers too, and seconds of processor (and what
    the clients that drive it take themselves)."""

    at: float
    server: float
    workers: float
    processor: float
    clients: float
    clicks: int

    @classmethod
    def none(cls) -> Use:
        """The values if the server was not measured."""
        return cls(0.0, 0.0, 0.0, 0.0, 0.0, 0)


class Screen:
    """One connection, with just as much of the scene as is needed to play."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.at = -1
        self.ask: AskIn | None = None
        self.over = False
        self.shown = 0.0
        self.news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self, base: str, table: str, key: str | None) -> None:
        """Connect and receive the first scene."""
        self.socket = await websockets.connect(f"{base}/api/ws/{table}", max_size=None, open_timeout=30)
        await self.socket.send(json.dumps({"type": "hello", "key": key, "lang": "en"}))
        self._take(await asyncio.wait_for(self.socket.recv(), 30))
        self._task = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        """End the connection."""
        if self._task is not None:
            self._task.cancel()
        with suppress(Exception):
            await self.socket.close()

    async def _listen(self) -> None:
        async for text in self.socket:
            self._take(text)

    def _take(self, text: str | bytes) -> None:
        message = _read(text)
        if message.type in ("state", "change"):
            (self.seen.sizes if message.type == "change" else self.seen.wholes).append(len(text))
            self.shown = time.perf_counter()
            self.at = message.at if message.at is not None else self.at
            self.over = message.over if message.over is not None else self.over
            if not isinstance(message.ask, msgspec.UnsetType):
                self.ask = message.ask
            self.news.set()
        elif message.type == "refused":
            self.seen.refused[message.code] = self.seen.refused.get(message.code, 0) + 1
            self.news.set()

    async def until(self, at: int) -> float:
        """Wait until a choice after this number is shown; returns the time."""
        while self.at <= at:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 10)
        return self.shown


async def play_table(base: str, game: str, wish: Load, seen: Seen, luck: random.Random, ends: float) -> None:
    """Play games at one table, a click every so often, until the time is over."""
    while time.monotonic() < ends:
        screens = await _sit(base, game, wish, seen)
        try:
            await _play(screens, wish, seen, luck, ends)
        finally:
            await asyncio.gather(*(screen.close() for screen in screens))
        seen.games += 1


async def _sit(base: str, game: str, wish: Load, seen: Seen) -> list[Screen]:
    seats = max(2, catalogue.find(game).seats[0])
    people = [{"kind": "me"}] * 2 + [{"kind": "bot", "level": "cadet"}] * (seats - 2)
    made = await asyncio.to_thread(_post, f"{base}/api/tables", {"game": game, "seats": people, "tempo": 0})
    keys = [seat["key"] for seat in made["seats"][:2]] + [None] * wish.viewers
    screens = [Screen(seen) for _ in keys]
    at = base.replace("http", "ws")
    for screen, key in zip(screens, keys, strict=True):
        await screen.open(at, made["table"], key)
    return screens


async def _play(screens: list[Screen], wish: Load, seen: Seen, luck: random.Random, ends: float) -> None:
    next_click = time.monotonic() + luck.random() * wish.pace
    while time.monotonic() < ends and not screens[0].over:
        await asyncio.sleep(max(0.0, next_click - time.monotonic()))
        next_click = max(next_click + wish.pace, time.monotonic())
        asked = [screen for screen in screens[:2] if screen.ask]
        if not asked:
            continue
        mover = luck.choice(asked)
        assert mover.ask is not None
        chosen = luck.choice(mover.ask.actions)
        action = chosen[0] if mover.ask.many else chosen["a"]
        before, version = mover.at, mover.ask.version
        mark = f"{luck.getrandbits(64):x}"
        clicked = time.perf_counter()
        await mover.socket.send(json.dumps({"type": "play", "id": mark, "action": action, "version": version}))
        counts = time.monotonic() > seen.began
        seen.clicks += counts
        try:
            own = await mover.until(before) - clicked
            other = [await screen.until(before) - clicked for screen in screens if screen is not mover]
            if counts:
                seen.own.append(own)
                seen.other += other
        except TimeoutError:
            seen.faults.append("a click was not shown within ten seconds")


def _post(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def _memory(pid: int) -> float:
    """The resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _processor(pid: int) -> float:
    """The seconds of processor that a process has used."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def _use(pid: int, processes: int, seen: Seen) -> Use:
    servers = [pid, *_children(pid)] if processes > 1 else [pid]
    workers = [child for server in servers[processes > 1 :] for child in _children(server)]
    return Use(
        at=time.monotonic() - seen.began,
        server=sum(map(_memory, servers)),
        workers=sum(map(_memory, workers)),
        processor=sum(map(_processor, servers)),
        clients=time.process_time(),
        clicks=seen.clicks,
    )


async def _watch(pid: int, processes: int, seen: Seen) -> None:
    await asyncio.sleep(max(0.0, seen.began - time.monotonic()))
    while True:
        with suppress(OSError):
            seen.use.append(_use(pid, processes, seen))
        await asyncio.sleep(2.0)


async def drive(base: str, wish: Load, pid: int | None = None) -> Seen:
    """Play at all tables at once against a server."""
    opening = wish.tables / OPENED
    seen = Seen(began=time.monotonic() + opening + 1)
    ends = seen.began + wish.seconds
    watch = asyncio.ensure_future(_watch(pid, wish.processes, seen)) if pid else None

    async def one(number: int) -> None:
        luck = random.Random(number)
        await asyncio.sleep(opening * number / wish.tables)
        try:
            await play_table(base, wish.games[number % len(wish.games)], wish, seen, luck, ends)
        except Exception as fault:
            seen.faults.append(f"{type(fault).__name__}: {fault}")

    await asyncio.gather(*(one(number) for number in range(wish.tables)))
    if watch:
        watch.cancel()
    return seen


def measure(wish: Load) -> dict[str, Any]:
    """Start a server, drive it, and return the measurements."""
    for game in wish.games:
        catalogue.find(game)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="ludonaut-load-") as folder:
        where = ["--database", wish.database] if wish.database else ["--data", folder]
        serve = [sys.executable, "-m", "ludonaut", "serve"]
        serve += ["--processes", str(wish.processes)] if wish.processes > 1 else []
        server = subprocess.Popen(
            [*serve, "--port", str(port), "--no-limits", *where],
            stdout=subprocess.DEVNULL,
        )
        try:
            _await_port(port, server)
            seen = asyncio.run(drive(f"http://127.0.0.1:{port}", wish, server.pid))
        finally:
            server.terminate()
            server.wait(timeout=20)
    return summary(wish, seen)


def _await_port(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if server.poll() is not None:
            raise BadLoad("the server did not start")
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return
        except OSError:
            time.sleep(0.05)
    raise BadLoad("the server did not answer")


def part(values: list[float] | list[int], share: float) -> float:
    """The value below which that share of all lies."""
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) if ordered else 0.0


def summary(wish: Load, seen: Seen) -> dict[str, Any]:
    """The figures by name."""
    steady = seen.use[-1:0:-15][::-1]
    first, last = (seen.use[0], seen.use[-1]) if seen.use else (Use.none(), Use.none())
    clicks = max(1, last.clicks - first.clicks)
    return {
        "tables": wish.tables,
        "games": ",".join(wish.games),
        "processes": wish.processes,
        "screens": wish.tables * (2 + wish.viewers),
        "seconds": wish.seconds,
        "clicks": seen.clicks,
        "clicks a second": round(seen.clicks / wish.seconds, 1),
        "click to other screen, median ms": round(1000 * part(seen.other, 0.5), 1),
        "click to other screen, p99 ms": round(1000 * part(seen.other, 0.99), 1),
        "click to own screen, p99 ms": round(1000 * part(seen.own, 0.99), 1),
        "message after a click, median bytes": int(part(seen.sizes, 0.5)),
        "message after a click, p95 bytes": int(part(seen.sizes, 0.95)),
        "message after a click, largest": max(seen.sizes, default=0),
        "whole scene, median bytes": int(part(seen.wholes, 0.5)),
        "processor of the server, ms a click": round(1000 * (last.processor - first.processor) / clicks, 2),
        "processor of the clients, ms a click": round(1000 * (last.clients - first.clients) / clicks, 2),
        "memory MB, server + workers, every half minute": " ".join(
            f"{use.server:.0f}+{use.workers:.0f}" for use in steady
        ),
        "games begun": seen.games,
        "refused": seen.refused,
        "faults": sorted(set(seen.faults))[:5],
        "number of faults": len(seen.faults),
    }


def row(figures: dict[str, Any]) -> list[str]:
    """The figures as a row of the page."""
    memory = figures["memory MB, server + workers, every half minute"].split()
    return [
        *(str(figures[name]) for name in ("processes", "tables", "screens")),
        f"{figures['seconds']:.0f} s",
        str(figures["clicks a second"]),
        f"{figures['click to other screen, median ms']:.0f} ms",
        f"{figures['click to other screen, p99 ms']:.0f} ms",
        f"{figures['processor of the server, ms a click']:.1f} ms",
        f"{figures['processor of the clients, ms a click']:.1f} ms",
        " to ".join(dict.fromkeys((memory[0], memory[-1]))) if memory else "",
        str(figures["number of faults"] + sum(figures["refused"].values())),
    ]


def written(page: str, cells: list[str]) -> str:
    """The page with this row, which replaces that of as many processes, tables and screens."""
    before, _, rest = page.partition(BEGIN)
    old, _, after = rest.partition(END)
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in old.splitlines()[3:] if line]
    rows = sorted([*(one for one in rows if one[:3] != cells[:3]), cells], key=lambda one: [int(n) for n in one[:3]])
    table = "".join(f"| {' | '.join(line)} |\n" for line in [COLUMNS, ["---"] * len(COLUMNS), *rows])
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def show(figures: dict[str, Any]) -> None:
    """The figures as a table."""
    table = Table(show_header=False)
    for name, value in figures.items():
        table.add_row(name, str(value))
    Console().print(table)


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description="Play at many tables of a server at once, and print what it took.")
    parser.add_argument("--tables", type=int, default=100, help="how many tables play at once")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="", help="what they play, with commas; all games by default")
    parser.add_argument("--viewers", type=int, default=0, help="spectators at each table beside its two players")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds from move to move at each table")
    parser.add_argument("--processes", type=int, default=1, help="server processes")
    parser.add_argument("--database", help="postgresql://... instead of SQLite")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--into", type=Path, help="a page with a table of loads, to write the figures into")
    asked = vars(parser.parse_args())
    as_json, game, page = asked.pop("json"), asked.pop("game"), asked.pop("into")
    figures = measure(Load(games=game.split(",") if game else list(NAMES), **asked))
    if page:
        page.write_text(written(page.read_text(encoding="utf-8"), row(figures)), encoding="utf-8")
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures)


if __name__ == "__main__":
    main()
