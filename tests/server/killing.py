"""Kill the server, its workers or its database at random moments while games are played, and count what is lost.

`python -m tests.server.killing --kills 50 --tables 40 [--postgres] [--game all]`. Nothing acknowledged may be
missing or there twice, every game must go on, and clients reconnect automatically.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from ludonaut import games
from ludonaut.server.store import open_store
from tests.server.player import Client, get, new_table
from tests.server.postgres import Cluster

PATIENCE = 120.0
"""Seconds that a server may take to start on a busy machine."""


def _free_port() -> int:
    """A port that the system gives to no connection: clients that try to come back could connect to themselves on it
    while the server is down, and it could not have it back."""
    while True:
        port = random.randrange(20_000, 30_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Server:
    """`ludonaut serve` in a process of its own, always on the same port."""

    def __init__(self, data: Path | None, database: str | None = None, processes: int = 1) -> None:
        self.data, self.database, self.processes = data, database, processes
        self.port = _free_port()
        self.base, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}"
        self.up = 0.0
        self.starts: list[float] = []

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = ["--database", self.database] if self.database else ["--data", str(self.data)]
        began = time.monotonic()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "ludonaut",
                "serve",
                "--port",
                str(self.port),
                "--workers",
                "1",
                "--no-limits",
                *(["--processes", str(self.processes)] if self.processes > 1 else []),
                *where,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"LUDONAUT_GAMES": "examples.salvage"},
        )
        while not self._answers():
            assert self.process.poll() is None, "the server did not start"
            assert time.monotonic() - began < PATIENCE, "the server does not answer"
            time.sleep(0.02)
        self.up = time.monotonic()
        self.starts.append(self.up - began)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 0.2).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        self.up = math.inf
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def workers(self) -> list[int]:
        """The worker processes of its bots."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children]

    def parts(self) -> dict[int, int]:
        """The server processes that answer behind the router, and the number of people connected to each."""
        found = {}
        for pid in self.workers():
            with suppress(OSError, ValueError, httpx.HTTPError):
                words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
                path = words[words.index(b"--socket") + 1].decode()
                with httpx.Client(transport=httpx.HTTPTransport(uds=path), timeout=30) as client:
                    found[pid] = client.get("http://part/api/health").json()["connections"]
        return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


@dataclass
class Tally:
    """What the clients received, to compare with the store."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    comebacks: list[float] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    finished: int = 0
    over: set[str] = field(default_factory=set)
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    """What each person was last told, or did, to see why a table stands still."""

    def moves(self) -> dict[str, int]:
        """The number of acknowledged choices of each running game."""
        return {table: len(marks) for table, marks in self.acknowledged.items() if table not in self.over}


async def person(
    server: Server, table: str, key: str, tally: Tally, seed: int, until: asyncio.Event, pace: float
) -> None:
    """Play on whatever happens: reconnect, and send again what was not acknowledged."""
    luck = random.Random(seed)
    pending: dict[str, Any] | None = None
    mine = tally.acknowledged.setdefault(table, [])
    number, came = 0, False
    while True:
        try:
            async with websockets.connect(f"{server.ws}/api/ws/{table}", open_timeout=60) as connection:
                client = Client(connection, seed)
                await connection.send(json.dumps({"type": "hello", "key": key}))
                await client.receive(8)
                tally.seen[table, seed] = f"{client.state.get('game')} at {client.state.get('at')}"
                if came:
                    tally.comebacks.append(max(0.0, time.monotonic() - server.up))
                came = True
                while not client.state["over"]:
                    if until.is_set() and not pending:
                        return
                    if pending is None and client.state["ask"]:
                        number += 1
                        pending = {
                            "id": f"{seed}-{number}",
                            "action": client.any_action(),
                            "version": client.state["ask"]["version"],
                        }
                    if pending is None:
                        with suppress(TimeoutError):
                            await client.receive(1)
                        tally.seen[table, seed] = f"waits for {client.state['waiting']} at {client.state['at']}"
                        continue
                    tally.seen[table, seed] = f"plays {pending['action']} at {client.state['at']}"
                    answer = await client.ask("play", **pending)
                    if answer["type"] == "ack":
                        mine.append(pending["id"])
                        pending = None
                    else:
                        tally.refusals[answer["code"]] += 1
                        if answer["code"] not in ("store", "busy", "error"):
                            pending = None
                        await asyncio.sleep(0.05)
                    await asyncio.sleep(luck.random() * pace)
                tally.finished += 1
                tally.over.add(table)
                return
        except (OSError, websockets.WebSocketException, TimeoutError, KeyError) as fault:
            tally.seen[table, seed] = f"comes back after {fault!r}"
            await asyncio.sleep(0.05)


async def rampage(
    server: Server,
    kill: Any,
    kills: int,
    tables: int = 6,
    pause: tuple[float, float] = (0.1, 0.7),
    seed: int = 1,
    played: tuple[str, ...] = ("salvage",),
    finish: bool = True,
    pace: float = 0.05,
    settle: bool = False,
) -> Tally:
    """Play at some tables while something is killed again and again; what the clients were told. To `settle`, every
    game goes on before the next kill."""
    luck, tally, enough = random.Random(seed), Tally(), asyncio.Event()
    people: list[asyncio.Task[None]] = []

    async def seat(number: int) -> None:
        game = played[number % len(played)]
        options = {"rounds": 5} if game == "salvage" else {}
        made = await asyncio.to_thread(new_table, server.base, "me", "me", "cadet", game=game, options=options)
        for each in (0, 1):
            work = person(server, made["table"], made["seats"][each]["key"], tally, 10 * number + each, enough, pace)
            people.append(asyncio.ensure_future(work))

    killed = number = 0
    while killed < kills:
        number += 1
        busy = sum(not task.done() for task in people) // 2
        for more in range(tables - busy):
            await seat(100 * number + more)
        await asyncio.sleep(luck.uniform(*pause))
        killed += await asyncio.to_thread(kill, luck)
        if settle:
            await _all_go_on(tally, people)
    await _all_go_on(tally, people)
    if not finish:
        enough.set()
    await asyncio.wait_for(asyncio.gather(*people), 300)
    return tally


async def _all_go_on(tally: Tally, people: list[asyncio.Task[None]]) -> None:
    """After the last kill, every table with a running game acknowledges a choice."""
    before, ends = tally.moves(), time.monotonic() + PATIENCE
    while stuck := [table for table, now in tally.moves().items() if now <= before.get(table, -1)]:
        for person in people:
            if person.done():
                person.result()
        assert time.monotonic() < ends, f"no choice is acknowledged at {stuck}; last seen {tally.seen}"
        await asyncio.sleep(0.1)


def compare(tally: Tally, data: Path | None, database: str | None) -> int:
    """Check that every acknowledged choice is in the store exactly once; returns their number."""
    store = open_store(data, database)
    found = 0
    for table, marks in tally.acknowledged.items():
        there = Counter(entry.mark for entry in store.entries(table))
        for mark in marks:
            assert there[mark] == 1, f"{mark} of table {table} is there {there[mark]} times"
        found += len(marks)
    store.db.close()
    return found


def kill_server(server: Server) -> Any:
    """Kill the server and start it again."""

    def kill(_luck: random.Random) -> bool:
        server.kill()
        server.start()
        return True

    return kill


def kill_worker(server: Server) -> Any:
    """Kill one of the bots' processes."""

    def kill(luck: random.Random) -> bool:
        if found := server.workers():
            os.kill(luck.choice(found), signal.SIGKILL)
        return bool(found)

    return kill


def kill_holder(server: Server) -> Any:
    """Kill the process with the most players, once all processes are running; not if all games are over."""

    def kill(_luck: random.Random) -> bool:
        began = time.monotonic()
        while len(found := server.parts()) < server.processes:
            assert time.monotonic() - began < PATIENCE, "a killed process was not replaced"
            time.sleep(0.05)
        holder = max(found, key=lambda pid: found[pid])
        if not found[holder]:
            return False
        os.kill(holder, signal.SIGKILL)
        server.up = time.monotonic()
        return True

    return kill


def kill_database(cluster: Cluster) -> Any:
    """Kill the database and start it again."""

    def kill(luck: random.Random) -> bool:
        cluster.kill()
        time.sleep(luck.random() * 0.3)
        cluster.start()
        return True

    return kill


def main() -> None:
    """A long rampage, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pace", type=float, default=0.05, help="seconds from choice to choice of a person, at most")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", default="salvage", help="a game, or all")
    parser.add_argument("--seed", type=int, default=1, help="another one for each piece of a long run")
    wish = parser.parse_args()
    played = games.NAMES if wish.game == "all" else (wish.game,)
    os.environ["LUDONAUT_GAMES"] = "examples.salvage"
    cluster = Cluster() if wish.postgres else None
    database = cluster.database() if cluster else None
    with tempfile.TemporaryDirectory() as folder:
        data = None if database else Path(folder)
        server = Server(data, database, wish.processes)
        server.start()
        ways = {"server": kill_server(server), "worker": kill_worker(server)}
        if wish.processes > 1:
            ways = {"process": kill_holder(server)}
        if cluster:
            ways["database"] = kill_database(cluster)
        for name, way in ways.items():
            began = time.monotonic()
            pause = (0.1, 0.7) if name == "worker" else (0.5, 2.5)
            tally = asyncio.run(
                rampage(
                    server,
                    way,
                    wish.kills,
                    wish.tables,
                    pause,
                    seed=wish.seed,
                    played=tuple(played),
                    finish=wish.game == "salvage",
                    pace=wish.pace,
                    settle=name == "process",
                )
            )
            took = time.monotonic() - began
            print(
                f"{name}: {wish.kills} kills in {took:.0f} s at {wish.tables} tables, {compare(tally, data, database)} "
                f"choices acknowledged, all there once; every game went on, {tally.finished} seats to the end; "
                f"refusals {dict(tally.refusals)}",
                flush=True,
            )
            if name == "process":
                back = sorted(tally.comebacks)
                print(
                    f"  back elsewhere: {len(back)} times, median {back[len(back) // 2]:.2f} s, "
                    f"slowest {back[-1]:.2f} s"
                )
            if name == "server":
                back = sorted(tally.comebacks)
                starts = sorted(server.starts[1:])
                print(f"  the server listens again after {starts[len(starts) // 2]:.2f} s, at most {starts[-1]:.2f} s")
                print(
                    f"  back after a restart: {len(back)} times, median {back[len(back) // 2]:.2f} s, "
                    f"p99 {back[int(len(back) * 0.99)]:.2f} s, slowest {back[-1]:.2f} s"
                )
        print(get(f"{server.base}/api/health").json())
        server.stop()
    if cluster:
        cluster.end()


if __name__ == "__main__":
    main()
