"""People at different addresses of this machine: to the server, each address is a person."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

from tests.server.player import Client
from tests.server.running import Running


class Stranger:
    """Somebody at an address of their own (all of 127.0.0.0/8 leads to this machine)."""

    def __init__(self, server: Running, address: str) -> None:
        self.address = address
        self.ws = server.ws
        self.http = httpx.Client(
            base_url=server.base, timeout=120, transport=httpx.HTTPTransport(local_address=address)
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        """A request."""
        return self.http.get(path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        """A request that changes something."""
        return self.http.post(path, **more)

    def table(self, *seats: str, game: str = "salvage", **more: Any) -> dict[str, Any]:
        """A table: "me", "open", or a bot's level for each seat."""
        wish = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/api/tables", json={"game": game, "seats": wish, "tempo": 0, **more})
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @asynccontextmanager
    async def at(self, table: str, key: str | None) -> AsyncIterator[Client]:
        """Connect to a table as a player or a spectator, and receive the first scene."""
        address = f"{self.ws}/api/ws/{table}"
        async with websockets.connect(
            address, local_addr=(self.address, 0), max_size=None, close_timeout=0.2
        ) as connection:
            client = Client(connection)
            await connection.send(json.dumps({"type": "hello", "key": key}))
            await client.receive()
            yield client
