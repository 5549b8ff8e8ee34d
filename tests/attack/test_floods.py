"""Floods below the level of messages and requests, which the pace does not limit: the connection is closed.

Before, 10 MB of empty pings on one connection held up everybody else for 21 s, and so did empty fragments and pongs.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from contextlib import suppress
from pathlib import Path

import pytest
import websockets

from ludonaut.server.access.limits import Limits
from tests.attack.strangers import Stranger
from tests.server.running import Running, running

CONT, TEXT, PING, PONG = 0, 1, 9, 10
MANY = 20_000


def frame(kind: int, said: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(said)]) + bytes(4) + said


FLOODS = {
    "pings": frame(PING) * MANY,
    "pongs": frame(PONG) * MANY,
    "empty fragments": frame(TEXT, last=False) + frame(CONT, last=False) * MANY,
}


def plain(server: Running) -> socket.socket:
    """A raw connection: a library would keep to the rules."""
    return socket.create_connection(("127.0.0.1", server.port), 5)


def connect(server: Running, table: str) -> socket.socket:
    """A WebSocket."""
    line = plain(server)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b" 101 " in line.recv(4096)
    return line


def answered(line: socket.socket) -> bytes:
    """Everything that the server sends until it closes the connection."""
    got = b""
    with suppress(ConnectionResetError):
        while more := line.recv(1 << 16):
            got += more
    return got


def request(server: Running, said: bytes) -> bytes:
    """The answer to these bytes until the connection is closed."""
    with plain(server) as line:
        with suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(said)
        return answered(line)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_connection_that_sends_more_frames_than_a_client_needs_is_closed(tmp_path: Path, flood: str) -> None:
    """Of twenty thousand frames at once the server handles the first thousand, then it closes the connection."""
    with running(tmp_path) as server:
        table = Stranger(server, "127.0.0.2").table("me", "me")["table"]
        with connect(server, table) as line:
            line.sendall(frame(TEXT, json.dumps({"type": "hello"}).encode()))
            line.recv(1 << 16)
            with suppress(ConnectionResetError, BrokenPipeError):
                line.sendall(FLOODS[flood])
            assert len(answered(line)) < 2 * MANY, "all pings were answered"


def test_a_busy_client_is_not_closed(tmp_path: Path) -> None:
    """As many messages as the pace allows, and a ping with each."""
    with running(tmp_path) as server:
        table = Stranger(server, "127.0.0.2").table("me", "me")["table"]
        burst = int(Limits().messages[1])

        async def busy() -> None:
            async with websockets.connect(f"{server.ws}/api/ws/{table}", max_size=None) as line:
                await line.send(json.dumps({"type": "hello"}))
                await line.recv()
                for number in range(burst):
                    await line.send(json.dumps({"type": "ping", "id": str(number)}))
                    await (await line.ping())
                    assert json.loads(await line.recv())["type"] == "pong"

        asyncio.run(busy())


POST = b"POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def test_requests_sent_ahead_are_not_read_by_the_thousand(tmp_path: Path) -> None:
    """Four connections with requests sent ahead held up everybody else for 1.3 s (median)."""
    with running(tmp_path) as server:
        got = request(server, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
    assert got.count(b"HTTP/1.1 ") < 50


def test_a_request_with_thousands_of_headers_is_refused(tmp_path: Path) -> None:
    """They fit into 16 KB, but take 400 KB of memory: 1,275 such requests took the server from 65 to 540 MB."""
    with running(tmp_path) as server:
        assert request(server, b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 3000 + b"\r\n").startswith(b"HTTP/1.1 400 ")


def test_a_body_in_pieces_of_one_byte_is_refused(tmp_path: Path) -> None:
    """Each piece is a call, whatever its size: 70,000 held up everybody else for 0.6 s."""
    with running(tmp_path) as server:
        head = POST + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        assert request(server, head + b"1\r\nx\r\n" * 10_000 + b"0\r\n\r\n").startswith(b"HTTP/1.1 400 ")


def test_nonsense_and_lost_connections_do_not_fill_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as server:
        request(server, b"nonsense\r\n\r\n")
        with plain(server) as line:
            line.sendall(POST + b"Content-Length: 100\r\n\r\nhalf of it")
        table = Stranger(server, "127.0.0.3").table("me", "me")["table"]
        with connect(server, table) as line:
            line.sendall(frame(TEXT, b"\xff"))
            assert b"malformed" in line.recv(4096)
        Stranger(server, "127.0.0.2").get("/api/health")
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.3), server.loop).result()
    assert caplog.text == ""
