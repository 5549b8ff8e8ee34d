"""Figures of three attacks on other people's time, over the wire: the same script measures old code and new.

`PYTHONPATH=OTHER/src python -m tests.attack.crowding [3 4 5]` prints how long others' clicks take while one person asks
for logs on twenty connections, how long a weak bot waits while 55 tables of four strong bots play, and how many clicks
of a player count while the other one plays and takes back.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from statistics import median
from typing import Any

import httpx
import websockets

from ludonaut import games
from ludonaut.kernel.checks import play_random
from tests.attack.figures import Server, serving

MALLORY, ADA = "127.0.0.2", "127.0.0.3"
"""The server tells people apart by address, and all of 127.0.0.0/8 leads to this machine."""
CONNECTIONS = 20
CLICKS = 40
TABLES = 55
PATIENCE = 90.0
"""Seconds after which a person stops waiting for the weak bot."""
THINKING = 0.05
"""Seconds that a person looks at a question before the click."""


class Screen:
    """One connection, with just as much of the scene as is needed to play."""

    def __init__(self, line: Any, seed: int) -> None:
        self.line, self.luck = line, random.Random(seed)
        self.state: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.count = 0

    async def receive(self) -> None:
        """Take the next message in."""
        message = json.loads(await self.line.recv())
        if message["type"] in ("state", "change"):
            self.state.update(message)
        elif "re" in message:
            self.answers[message["re"]] = message

    async def ask(self, kind: str, **more: Any) -> str:
        """Send a message; returns the type of its answer, or the code of its refusal."""
        self.count += 1
        await self.line.send(json.dumps({"type": kind, "id": str(self.count), **more}))
        while str(self.count) not in self.answers:
            await self.receive()
        answer = self.answers.pop(str(self.count))
        return str(answer.get("code") or answer["type"])

    async def click(self, thinking: float = 0.0) -> str:
        """Read the question, then give a legal answer."""
        asked = self.state["ask"]
        chosen = self.luck.choice(asked["actions"])
        await asyncio.sleep(thinking)
        return await self.ask("play", action=chosen[0] if asked.get("many") else chosen["a"], version=asked["version"])


@asynccontextmanager
async def sitting(server: Server, address: str, table: str, key: str) -> AsyncIterator[Screen]:
    """A connection to a table from an address."""
    where = f"{str(server.http.base_url).replace('http', 'ws', 1)}/api/ws/{table}"
    async with websockets.connect(where, local_addr=(address, 0), max_size=None, close_timeout=0.2) as line:
        screen = Screen(line, 1)
        await line.send(json.dumps({"type": "hello", "key": key}))
        await screen.receive()
        yield screen


def person(server: Server, address: str) -> httpx.Client:
    """A client for requests from an address."""
    return httpx.Client(
        base_url=server.http.base_url, timeout=120, transport=httpx.HTTPTransport(local_address=address)
    )


def table(who: httpx.Client, game: str, *seats: str) -> dict[str, Any]:
    """A table: "me" or a bot's level for each seat."""
    wish = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    answer = who.post("/api/tables", json={"game": game, "seats": wish, "tempo": 0})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def _clicks(server: Server, made: dict[str, Any]) -> list[float]:
    """How long the clicks of somebody who plays both seats take, in milliseconds."""
    one, two = (seat["key"] for seat in made["seats"])
    took: list[float] = []
    async with sitting(server, ADA, made["table"], one) as first, sitting(server, ADA, made["table"], two) as second:
        while len(took) < CLICKS:
            await asyncio.gather(first.ask("ping"), second.ask("ping"))
            asked = [screen for screen in (first, second) if screen.state["ask"]]
            began = time.perf_counter()
            if await asked[0].click() == "ack":
                took.append(1000 * (time.perf_counter() - began))
    return took


async def _flood(server: Server, name: str, key: str) -> None:
    async with sitting(server, MALLORY, name, key) as loud:
        for _ in range(50):
            await loud.line.send(json.dumps({"type": "log", "id": "x", "before": 10**6}))
        while True:
            if json.loads(await loud.line.recv())["type"] == "log":
                await loud.line.send(json.dumps({"type": "log", "id": "x", "before": 10**6}))


def fault_3(server: Server) -> str:
    """Logs on twenty connections, and another person's clicks."""
    long = play_random(games.find("planet_unknown"), 3, 1).record()
    loud = person(server, MALLORY).post("/api/tables/import", json={"record": long}).json()
    calm = person(server, ADA)

    async def story() -> tuple[list[float], list[float]]:
        alone = await _clicks(server, table(calm, "spacecorp", "me", "me"))
        keys = [seat["key"] for seat in loud["seats"]]
        floods = [asyncio.ensure_future(_flood(server, loud["table"], keys[n % 2])) for n in range(CONNECTIONS)]
        await asyncio.sleep(3)
        try:
            async with asyncio.timeout(240):
                return alone, await _clicks(server, table(calm, "spacecorp", "me", "me"))
        finally:
            for task in floods:
                task.cancel()
            await asyncio.gather(*floods, return_exceptions=True)

    alone, crowded = asyncio.run(story())
    return (
        f"a click takes {median(alone):.0f} ms, {max(alone):.0f} at most; "
        f"beside {CONNECTIONS} connections that ask for logs {median(crowded):.0f} ms, {max(crowded):.0f} at most"
    )


def fault_4(server: Server) -> str:
    """Tables of four strong bots by one person, and the weak bot of another."""
    mallory, ada = person(server, MALLORY), person(server, ADA)
    opened = 0
    for _ in range(TABLES):
        with suppress(AssertionError):
            made = table(mallory, "alien_artifacts", *["admiral"] * 4)
            mallory.get(f"/api/tables/{made['table']}")
            opened += 1
    made = table(ada, "alien_artifacts", "me", "cadet")
    waits: list[float] = []

    async def story() -> None:
        async with sitting(server, ADA, made["table"], made["seats"][0]["key"]) as me:
            while len(waits) < 10:
                began = time.perf_counter()
                while not me.state["ask"]:
                    await me.receive()
                waits.append(time.perf_counter() - began)
                while me.state["ask"]:
                    await me.click()
                    await me.ask("ping")

    began = time.perf_counter()
    try:
        asyncio.run(asyncio.wait_for(story(), PATIENCE))
        ended = ""
    except TimeoutError:
        ended = f" when the person gave up after {time.perf_counter() - began:.0f} s"
    turns = waits[1:] if waits and waits[0] < 0.01 else waits
    longest = f"{max(turns):.2f} s at most" if turns else "none"
    return f"{opened} tables of four strong bots: a weak bot made {len(turns)} turns{ended}; waits: {longest}"


def fault_5(server: Server) -> str:
    """Play and undo by one, while both choose together: which clicks of the other one count."""
    mallory = person(server, MALLORY)
    made = table(mallory, "planet_unknown", "me", "me")
    one, two = (seat["key"] for seat in made["seats"])
    answers: Counter[str] = Counter()

    async def loop(loud: Screen) -> None:
        while True:
            if loud.state["ask"]:
                await loud.click()
            await loud.ask("undo")

    async def story() -> None:
        async with (
            sitting(server, MALLORY, made["table"], one) as loud,
            sitting(server, ADA, made["table"], two) as calm,
        ):
            while answers.total() < CLICKS:
                await asyncio.gather(loud.ask("ping"), calm.ask("ping"))
                if not (loud.state["ask"] and calm.state["ask"]):
                    await (calm if calm.state["ask"] else loud).click()
                    continue
                task = asyncio.ensure_future(loop(loud))
                for _ in range(8):
                    await calm.ask("ping")
                    if calm.state["ask"]:
                        answers[await calm.click(THINKING)] += 1
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    asyncio.run(asyncio.wait_for(story(), 120))
    return f"{answers.total()} clicks beside a loop of play and undo: {dict(answers)}"


def main() -> None:
    """Measure the given faults, or all."""
    wanted = sys.argv[1:] or ["3", "4", "5"]
    for number, attack in (("3", fault_3), ("4", fault_4), ("5", fault_5)):
        if number in wanted:
            with serving() as server:
                print(number, attack(server), flush=True)


if __name__ == "__main__":
    main()
