"""Several processes behind one port: a table lives in one of them, and in another when that one is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ludonaut.server.access.limits import Limits
from ludonaut.server.admin.router import HOMES, Part, Router, table_of
from tests.server.killing import Server, compare, kill_holder, rampage
from tests.server.player import at_table, bearer, get, new_table, post


def routed(alive: int = 3) -> Router:
    parts = [Part(number, Path("/nowhere"), []) for number in range(3)]
    for part in parts[:alive]:
        part.alive = True
    return Router(parts, Limits(), ("127.0.0.1",))


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/ws/abc23 HTTP/1.1", b"abc23"),
        (b"GET /api/tables/abc23?lang=fr HTTP/1.1", b"abc23"),
        (b"POST /api/tables/abc23/join HTTP/1.1", b"abc23"),
        (b"POST /api/tables/import HTTP/1.1", None),
        (b"POST /api/tables/summaries HTTP/1.1", None),
        (b"GET /api/tables HTTP/1.1", None),
        (b"GET / HTTP/1.1", None),
        (b"GET /api/ws/%61bc23 HTTP/1.1", b"abc23"),
        (b"GET /ap%69/tables/abc%32%33/scores HTTP/1.1", b"abc23"),
        (b"nonsense", None),
    ],
)
def test_requests_are_about_the_table_in_their_path(line: bytes, table: bytes | None) -> None:
    assert table_of(line) == table


def test_a_table_keeps_its_process_until_that_dies() -> None:
    router = routed()
    homes = {table: router.part_of(table) for table in (b"t%d" % n for n in range(60))}
    assert len({part.number for part in homes.values() if part}) == 3
    assert all(router.part_of(table) is part for table, part in homes.items())
    router.parts[0].alive = False
    moved = {table: router.part_of(table) for table in homes}
    assert all(moved[table] is part for table, part in homes.items() if part is not router.parts[0])
    assert router.parts[0] not in moved.values()
    router.parts[0].alive = True
    assert all(router.part_of(table) is part for table, part in moved.items()), "it stays where it is now"


def test_the_router_remembers_a_limited_number_of_names() -> None:
    router = routed()
    for number in range(HOMES + 500):
        router.part_of(b"t%d" % number)
    assert len(router._homes) == HOMES


def test_the_router_forwards_addresses_and_believes_only_trusted_proxies() -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\nConnection: keep-alive\r\n\r\n"
    stranger, proxy = (routed()._rewritten(head, peer) or b"" for peer in ("9.9.9.9", "127.0.0.1"))
    assert b"X-Forwarded-For: 9.9.9.9\r\n" in stranger
    assert b"6.6.6.6" not in stranger
    assert b"X-Forwarded-For: 6.6.6.6\r\n" in proxy
    forged = head.replace(b"6.6.6.6", b"6.6.6.6, 7.7.7.7")
    told = routed()._rewritten(forged, "127.0.0.1") or b""
    assert b"X-Forwarded-For: 7.7.7.7\r\n" in told, "what the proxy has added counts, not what it was told"
    assert stranger.count(b"onnection:") == 1
    assert b"Connection: close" in stranger
    assert routed()._rewritten(b"GET / HTTP/1.1\r\n folded\r\n\r\n", "9.9.9.9") is None


@pytest.mark.parametrize("said", ["7.7.7.7, ", ", ", " "])
def test_an_empty_forwarded_address_is_nobodys(said: str) -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + said.encode() + b"\r\n\r\n"
    told = routed()._rewritten(head, "127.0.0.1") or b""
    assert b"X-Forwarded-For: 127.0.0.1\r\n" in told


def test_the_router_disconnects_whoever_does_not_read_and_answers_long_heads() -> None:
    """A client that read nothing kept its connection, although its place was given to the next one."""

    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()

    async def story(folder: str) -> bytes:
        part = Part(0, Path(folder), [])
        part.alive = True
        router = Router([part], Limits(send=0.5), ())
        behind = await asyncio.start_unix_server(endless, part.path)
        door = await asyncio.start_server(router._connected, "127.0.0.1", 0, limit=router.limits.head)
        port = door.sockets[0].getsockname()[1]
        deaf = socket.create_connection(("127.0.0.1", port))
        deaf.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(30):
            while not router._sockets._held:
                await asyncio.sleep(0.05)
            while router._sockets._held:
                await asyncio.sleep(0.1)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nx: " + b"y" * 40_000)
        long = await reader.read()
        deaf.close()
        writer.close()
        door.close()
        behind.close()
        return long

    with tempfile.TemporaryDirectory() as folder:
        long = asyncio.run(story(folder))
    assert long.startswith(b"HTTP/1.1 431 ")


def test_the_router_refuses_addresses_that_only_its_processes_would_understand() -> None:
    """An absolute address, or one with a fragment, names a table too; it would reach a process without that table."""
    whole, fragment = b"GET http://x/api/ws/abc23 HTTP/1.1", b"GET /api/ws/abc23#x HTTP/1.1"
    for first in (whole, fragment, b"GET * HTTP/1.1", b"GET / HTTP/2.0", b"GET /"):
        assert routed()._rewritten(first + b"\r\nHost: x\r\n\r\n", "9.9.9.9") is None


def test_games_go_on_while_the_processes_that_hold_them_are_killed(place: dict[str, Any]) -> None:
    """Each time the players reconnect to another process, and every acknowledged choice is there once."""
    server = Server(place["data"], place["database"], processes=2)
    server.start()
    try:
        tally = asyncio.run(
            rampage(server, kill_holder(server), 3, 2, pause=(0.2, 0.4), finish=False, pace=0.2, settle=True)
        )
        assert len(tally.comebacks) >= 3
        assert compare(tally, place["data"], place["database"]) > 5
    finally:
        server.stop()


def test_a_process_that_is_unreachable_for_a_moment_is_used_again(tmp_path: Path) -> None:
    async def story() -> None:
        part = Part(0, tmp_path, [])
        part.doubt()
        await asyncio.sleep(0.1)
        assert not part.alive
        async with await asyncio.start_unix_server(lambda _reader, writer: writer.close(), part.path):
            await part._probe  # type: ignore[misc]
            assert part.alive
            part.doubt()
            assert not part.alive
            await part._probe
            assert part.alive

    asyncio.run(story())


def test_a_table_of_two_processes_is_listed_and_summed_up_by_both(tmp_path: Path) -> None:
    server = Server(tmp_path, processes=2)
    server.start()
    try:
        made = [new_table(server.base, "me", "open") for _ in range(4)]
        wish = {"tables": [{"table": one["table"], "key": one["seats"][0]["key"]} for one in made]}
        for _ in range(4):
            assert len(get(f"{server.base}/api/tables").json()) == 4
            told = post(f"{server.base}/api/tables/summaries", json=wish).json()
            assert [one.get("seat") for one in told] == [0] * 4
        one = made[0]
        post(f"{server.base}/api/tables/{one['table']}/join", json={"name": "Ada"})

        async def story() -> None:
            async with at_table(server.ws, one["table"], one["seats"][0]["key"]) as me:
                assert me.state["state"] == "playing"
                assert (await me.ask("ping"))["type"] == "pong"

        asyncio.run(story())
        assert get(f"{server.base}/api/tables/{one['table']}", headers=bearer(one["owner"])).status_code == 200
    finally:
        os.kill(server.process.pid, signal.SIGTERM)
        server.process.wait(timeout=60)
