"""Run the application on a port, with what keeps strangers' connections in bounds."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .app import create_app
from .settings import Settings

GOODBYE = 3.0
"""So many seconds are left to a connection after its end, to take in why."""


def impatient(seconds: float) -> type[HttpToolsProtocol]:
    """A protocol that lets go of who does not finish a request within so many seconds."""

    class Impatient(HttpToolsProtocol):
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._late = self.loop.call_later(seconds, self._let_go)

        def data_received(self, data: bytes) -> None:
            if self._late is None:
                self._late = self.loop.call_later(seconds, self._let_go)
            super().data_received(data)

        def on_message_complete(self) -> None:
            self._wait_no_more()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_no_more()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """From now on another protocol reads; this one and its parser would hold each other."""
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]

        def _wait_no_more(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _let_go(self) -> None:
            """A connection that has become a WebSocket has another protocol by now, with its own patience."""
            self._late = None
            if self.transport.get_protocol() is self:
                self.transport.abort()

    return Impatient


class Decided(WebSocketsSansIOProtocol):
    """A WebSocket that is over when we say so: who reads nothing would never take in our goodbye either."""

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """What reads the stream holds all that belongs to the connection, and is held by it: it is ended here."""
        super().connection_lost(exc)
        self.conn.parser.close()


def config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves us. Its own lines about requests are off: addresses and paths are nobody's business."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=impatient(settings.limits.request),
        ws=Decided,
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=settings.limits.ping,
        ws_per_message_deflate=True,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1,::1",
    )
