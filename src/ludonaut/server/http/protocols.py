"""Uvicorn's connections, with limits on what strangers may send, leave unread or hold open."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, TypeVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from ..access.limits import Bucket, Limits
from ..access.sockets import Sockets

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


class Limited(asyncio.Protocol):
    """A connection that counts for its address, and is closed if its client reads too little for a while of what waits
    to be sent to it."""

    limits: ClassVar[Limits]
    sockets: ClassVar[Sockets]
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Too much waits."""
        super().pause_writing()
        self._unread = asyncio.get_running_loop().call_later(self.limits.send, self.transport.abort)

    def resume_writing(self) -> None:
        """It has been read."""
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over, and no longer counts."""
        self._stop_waiting()
        self.sockets.give_back(self.transport)
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


L = TypeVar("L", bound=Limited)


def with_limits(kind: type[L], limits: Limits, sockets: Sockets) -> type[L]:
    """The class with these limits: uvicorn makes the connections, and knows nothing of them."""
    return type(kind.__name__, (kind,), {"limits": limits, "sockets": sockets})


class Impatient(Limited, HttpToolsProtocol):
    """A connection closed over unfinished requests, endless headers, or too many connections of an address."""

    _late: asyncio.TimerHandle | None = None
    _head = 0
    _pieces = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self.sockets.take(transport):
            transport.abort()
            return
        self._late = self.loop.call_later(self.limits.request, self._time_out)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.limits.request, self._time_out)
        self._head += len(data)
        super().data_received(data)
        if self._head > self.limits.head and not self.transport.is_closing():
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

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if it has not read all of its last answer."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
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


class Decided(Limited, WebSocketsSansIOProtocol):
    """A WebSocket that is aborted on close when the client does not read the closing handshake."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn = Counted(self.conn, self.limits)

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
        super().connection_lost(exc)
        self.conn.parser.close()
