"""People at other addresses of this machine: the server tells them apart by address."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.running import Running


class Stranger:
    """Somebody at an address of their own (all of 127.0.0.0/8 leads to this machine)."""

    def __init__(self, server: Running, address: str) -> None:
        self.address = address
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
