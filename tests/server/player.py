"""A small client that does what the browser does, without pictures."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets

from ludonaut.server.wire import outgoing
from ludonaut.table import Picture, apply

known = msgspec.json.Decoder(outgoing.ServerMessage).decode


class Client:
    """One connection to a table, with the scene kept up to date from the messages."""

    def __init__(self, socket: Any, seed: int = 0) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.sizes: list[int] = []
        self.picture = Picture([])
        self.luck = random.Random(seed)
        self.count = 0

    def take(self, text: str) -> dict[str, Any]:
        """Apply a message; it must fit one of the types of the wire."""
        known(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "change"):
            self.sizes.append(len(text))
            self._scene(message)
        elif "re" in message:
            self.answers[message["re"]] = message
        return message

    def _scene(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state, self.log = dict(message), list(message["log"])
            self.picture = msgspec.convert(message["picture"], Picture)
            return
        assert message["n"] == self.state["n"] + 1, "a message is missing"
        if "log_cut" in message:
            self.log = [line for line in self.log if line["at"] <= message["log_cut"]]
        self.log += message.get("log", [])
        if "picture" in message:
            self.picture = apply(self.picture, message["picture"])
        self.state.update({key: value for key, value in message.items() if key not in ("log", "log_cut", "picture")})

    async def receive(self, timeout: float = 60) -> dict[str, Any]:
        """Receive and apply the next message."""
        return self.take(await asyncio.wait_for(self.socket.recv(), timeout))

    async def say(self, kind: str, **more: Any) -> str:
        """Send a message; returns its id."""
        self.count += 1
        mark = more.pop("id", f"c{self.count}")
        await self.socket.send(json.dumps({"type": kind, "id": mark, **more}))
        return str(mark)

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        mark = await self.say(kind, **more)
        while mark not in self.answers:
            await self.receive()
        return self.answers.pop(mark)

    def any_action(self) -> list[Any]:
        """A legal action."""
        ask = self.state["ask"]
        chosen = self.luck.choice(ask["actions"])
        return chosen[0] if ask.get("many") else chosen["a"]  # type: ignore[no-any-return]

    async def play_any(self) -> dict[str, Any]:
        """Give a legal answer to the open question."""
        return await self.ask("play", action=self.any_action(), version=self.state["ask"]["version"])

    async def play_on(self) -> None:
        """Play until the game is over."""
        while not self.state["over"]:
            if self.state["ask"]:
                await self.play_any()
                continue
            await self.receive()

    async def until(self, true: Any, timeout: float = 60) -> None:
        """Receive messages until a condition holds for the scene."""
        async with asyncio.timeout(timeout):
            while not true(self):
                await self.receive(timeout)


@asynccontextmanager
async def at_table(ws: str, table: str, key: str | None, **hello: Any) -> AsyncIterator[Client]:
    """Connect to a table as a player or a spectator, and receive the first scene."""
    async with websockets.connect(f"{ws}/api/ws/{table}", max_size=None, close_timeout=1) as socket:
        client = Client(socket)
        await socket.send(json.dumps({"type": "hello", "key": key, "lang": "en", **hello}))
        if not hello.get("stream"):
            await client.receive()
        yield client


_patient = httpx.Client(timeout=60)
"""Timeouts that a busy machine does not exceed."""


def get(url: str, **more: Any) -> httpx.Response:
    """A request."""
    return _patient.get(url, **more)


def post(url: str, **more: Any) -> httpx.Response:
    """A request that changes something."""
    return _patient.post(url, **more)


def new_table(base: str, *seats: str, game: str = "salvage", **more: Any) -> dict[str, Any]:
    """A table: "me", "open", or a bot's level for each seat."""
    wish = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    answer = post(f"{base}/api/tables", json={"game": game, "seats": wish, "tempo": 0, **more})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bearer(key: str | None) -> dict[str, str]:
    """The header that carries a key."""
    return {"authorization": f"Bearer {key}"} if key else {}
