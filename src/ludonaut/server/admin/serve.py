"""Run the application on a port, with limits on strangers' connections."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from ..access.limits import Bucket, Counter, Limits, person_of
from ..http.app import create_app
from ..settings import Settings

GOODBYE = 3.0
"""Seconds that the other side has to read why the connection is closed."""
HEADERS = 500
"""The most headers of a request."""
PIECES = 2000
"""The most pieces of a request's body: each is a call in the event loop, however small it is."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""
PACKET = 1200
"""The bytes that fit into one packet: compressing fewer saves no time and costs the server some."""
AHEAD = 16
"""The most requests sent on a connection before the first is answered; browsers and proxies send just one."""


class TooMuch(Exception):
    """Stops the parser in the middle of the received data; the answer is 400."""


class Sockets:
    """Counts the open connections of each address, except those of trusted proxies."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...]) -> None:
        self._counter = Counter(limits.sockets, limits.all_sockets)
        self._trusted = frozenset(trusted)
        self._held: dict[Any, str] = {}

    def take(self, transport: Any) -> bool:
        """Count a new connection; False if its address has too many."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        if host is None or host in self._trusted:
            return True
        person = person_of(host)
        if not self._counter.take(person):
            return False
        self._held[transport] = person
        return True

    def give_back(self, transport: Any) -> None:
        """Stop counting a closed connection."""
        if (person := self._held.pop(transport, None)) is not None:
            self._counter.give_back(person)


class Unread:
    """Closes a connection whose client has read too little for a while of what waits to be sent to it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Too much waits."""
        self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def end(self) -> None:
        """It has been read, or the connection is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def impatient(limits: Limits, sockets: Sockets) -> type[HttpToolsProtocol]:
    """A protocol that closes connections with unfinished requests, endless headers, or of too many for an address."""

    class Impatient(HttpToolsProtocol):
        _late: asyncio.TimerHandle | None = None
        _head = 0
        _pieces = 0

        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self._unread = Unread(limits.send)

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if not sockets.take(transport):
                transport.abort()
                return
            self._late = self.loop.call_later(limits.request, self._time_out)

        def data_received(self, data: bytes) -> None:
            if self._late is None:
                self._late = self.loop.call_later(limits.request, self._time_out)
            self._head += len(data)
            super().data_received(data)
            if self._head > limits.head and not self.transport.is_closing():
                self.send_400_response("The headers are too long.")

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= AHEAD:
                raise TooMuch
            self._pieces = 0
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            if len(self.headers) >= HEADERS:
                raise TooMuch
            super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            self._pieces += 1
            if self._pieces > PIECES:
                raise TooMuch
            super().on_body(body)

        def on_headers_complete(self) -> None:
            self._head = -(10**12)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._wait_no_more()
            self._head = 0
            super().on_message_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread.begin(self.transport)

        def resume_writing(self) -> None:
            self._unread.end()
            super().resume_writing()

        def timeout_keep_alive_handler(self) -> None:
            """Close an idle connection, even if it has not read all of its last answer."""
            super().timeout_keep_alive_handler()
            self.loop.call_later(GOODBYE, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_no_more()
            self._unread.end()
            sockets.give_back(self.transport)
            super().connection_lost(exc)
            self.cycle = None  # type: ignore[assignment]

        def handle_websocket_upgrade(self) -> None:
            """Break the reference cycle with the parser when another protocol takes over."""
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]

        def _wait_no_more(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _time_out(self) -> None:
            """Close a connection that did not finish its request in time; a WebSocket has timeouts of its own."""
            self._late = None
            if self.transport.get_protocol() is self:
                self.transport.abort()

    return Impatient


class Counted(ServerProtocol):
    """A WebSocket that fails when more frames come than a client needs. Pings, pongs and empty fragments are answered
    here, before any message is paced: a connection full of them would keep the event loop busy for seconds."""

    def __init__(self, plain: ServerProtocol, limits: Limits) -> None:
        super().__init__(extensions=plain.available_extensions, max_size=limits.message, logger=plain.logger)
        self._frames = Bucket(*limits.frames)
        plain.parser.close()  # a reference to it would keep the replaced connection alive

    def recv_frame(self, frame: Frame) -> None:
        """Count the frame before handling it."""
        if not self._frames.take():
            raise ProtocolError("too many frames")
        super().recv_frame(frame)

    def send_text(self, data: BytesLike, fin: bool = True) -> None:
        """Send a message uncompressed if it fits into a packet, else compressed."""
        size = len(data)
        if size > PACKET or not fin or self.state is not State.OPEN:
            super().send_text(data, fin)
        else:
            head = bytes((TEXT, size)) if size < 126 else bytes((TEXT, 126, size >> 8, size & 255))
            self.writes.append(head + data)


def decided(limits: Limits, sockets: Sockets) -> type[WebSocketsSansIOProtocol]:
    """A WebSocket that is aborted on close when the client does not read the closing handshake."""

    class Decided(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self.conn = Counted(self.conn, limits)
            self._unread = Unread(limits.send)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread.begin(self.transport)

        def resume_writing(self) -> None:
            self._unread.end()
            super().resume_writing()

        def send_receive_event_to_app(self) -> None:
            """Hand texts on as bytes: whoever reads a message refuses what is no UTF-8, with an answer and no traceback
            in the log."""
            self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()

        async def run_asgi(self) -> None:
            try:
                await super().run_asgi()
            finally:
                self.loop.call_later(GOODBYE, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            """Break the reference cycle between the stream's reader and the connection."""
            self._unread.end()
            sockets.give_back(self.transport)
            super().connection_lost(exc)
            self.conn.parser.close()

    return Decided


def config(settings: Settings, host: str, port: int, path: str | None = None) -> uvicorn.Config:
    """The configuration of uvicorn. Access logs are off: they would store addresses and paths."""
    sockets = Sockets(settings.limits, settings.proxies)
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        uds=path,
        log_level="error",
        access_log=False,
        server_header=False,
        http=impatient(settings.limits, sockets),
        ws=decided(settings.limits, sockets),
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=settings.limits.ping,
        ws_per_message_deflate=True,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=True,
        forwarded_allow_ips=",".join(settings.proxies),
    )
