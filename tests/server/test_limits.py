"""Limits: what one person may ask for, and which stalled connections are closed."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from ludonaut.server.access.limits import LOOSE, Bucket, Buckets, Limits, person_of
from tests.server.player import at_table, bearer, get, new_table, post
from tests.server.running import running


def wait_until(true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(3000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come true")


def test_a_bucket_fills_with_time_and_can_be_in_debt() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 4.0, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] += 0.5
    assert bucket.take() and not bucket.take()
    assert bucket.borrow(3.0) == 1.5
    now[0] += 100
    assert bucket.full


def test_people_have_buckets_of_their_own_and_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(0.001, 1.0, people=2)
    assert buckets.of("a").take() and not buckets.of("a").take()
    assert buckets.of("b").take()
    buckets.of("c")
    assert buckets.of("a").take(), "it was forgotten, and begins again"


@pytest.mark.parametrize(
    ("host", "person"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::99", "2001:db8:1:2::/64"),
        (None, "unknown"),
    ],
)
def test_a_household_is_one_person(host: str | None, person: str) -> None:
    assert person_of(host) == person


def test_a_person_without_bot_time_gets_simple_bots_and_a_notice(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(bot_seconds=(1e-6, 0.5))) as server:
        made = new_table(server.base, "me", "commander")

        async def story() -> None:
            async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
                while not me.state["note"]:
                    await (me.play_any() if me.state["ask"] else me.receive())
                assert not me.state["over"]

        asyncio.run(story())


def test_hints_have_a_limit(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(hints=(1e-6, 2.0))) as server:
        made = new_table(server.base, "me", "me")

        async def story() -> None:
            async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
                codes = [(await me.ask("hint")).get("code") for _ in range(3)]
                assert codes == [None, None, "bot-time"]

        asyncio.run(story())


def test_a_further_table_waits_while_memory_is_full(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(live_tables=1)) as server:
        one, two = (new_table(server.base, "me", "me") for _ in range(2))

        async def story() -> None:
            async with at_table(server.ws, one["table"], None) as first:
                async with websockets.connect(f"{server.ws}/api/ws/{two['table']}") as second:
                    await second.send(json.dumps({"type": "hello", "key": None}))
                    assert json.loads(await second.recv())["code"] == "busy"
                assert (await first.ask("ping"))["type"] == "pong"
            async with at_table(server.ws, two["table"], None) as again:
                assert again.state["type"] == "state", "nobody looks at the first one now"

        asyncio.run(story())


def test_everybody_together_has_a_limit_too(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(all_connections=1)) as server:
        made = new_table(server.base, "me", "me")

        async def story() -> None:
            async with (
                at_table(server.ws, made["table"], None),
                websockets.connect(f"{server.ws}/api/ws/{made['table']}") as second,
            ):
                assert json.loads(await second.recv())["code"] == "many-connections"

        asyncio.run(story())


def test_a_record_may_be_larger_than_other_bodies_but_not_endless(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(body=1000, record=5000)) as server:
        url = f"{server.base}/api/tables/import"
        assert post(url, json={"record": "x" * 2000}).json()["code"] == "record"
        assert post(url, json={"record": "x" * 6000}).status_code == 413
        assert post(f"{server.base}/api/tables", json={"game": "x" * 2000}).status_code == 413


WHOLE = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "half", [b"", WHOLE[:20], b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
@pytest.mark.parametrize("first", [b"", WHOLE])
def test_an_unfinished_request_is_disconnected(tmp_path: Path, first: bytes, half: bytes) -> None:
    with running(tmp_path, limits=Limits(request=0.3)) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as slow:
            if first:
                slow.sendall(first)
                assert slow.recv(4096).startswith(b"HTTP/1.1 200")
            slow.sendall(half)
            wait_until(lambda: not server.server.server_state.connections or (not half and bool(first)))
        assert get(f"{server.base}/api/health").json()["ok"]


def test_a_long_game_is_not_disconnected(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(request=0.2)) as server:
        made = new_table(server.base, "me", "me")

        async def story() -> None:
            async with at_table(server.ws, made["table"], None) as me:
                await asyncio.sleep(0.6)
                assert (await me.ask("ping"))["type"] == "pong"

        asyncio.run(story())


def test_a_client_that_receives_nothing_is_disconnected(tmp_path: Path) -> None:
    """It keeps asking for pictures and reads none: soon after all buffers are full it is disconnected."""
    with running(tmp_path, limits=replace(LOOSE, send=0.3, ping=1000.0)) as server:
        made = new_table(server.base, "me", "me", game="planet_unknown")

        async def story() -> None:
            address = f"{server.ws}/api/ws/{made['table']}"
            deaf = await websockets.connect(address, max_queue=1, compression=None, max_size=None)
            await deaf.send(json.dumps({"type": "hello", "key": None}))
            for _ in range(600):
                await deaf.send(json.dumps({"type": "look", "at": 0}))
            assert server.server.server_state.connections
            await asyncio.to_thread(wait_until, lambda: not server.server.server_state.connections)
            deaf.transport.abort()

        asyncio.run(asyncio.wait_for(story(), 100))
        assert server.service.connections.total == 0


def test_a_changed_key_opens_and_the_old_one_does_not(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = new_table(server.base, "me", "me")
        url, old = f"{server.base}/api/tables/{made['table']}", made["seats"][0]["key"]
        fresh = post(f"{url}/rotate", headers=bearer(old)).json()["key"]
        assert get(url, headers=bearer(old)).json()["code"] == "bad-key"
        assert get(url, headers=bearer(fresh)).status_code == 200
        assert post(f"{url}/rotate", headers=bearer(old)).json()["code"] == "bad-key"
        assert post(f"{url}/rotate").json()["code"] == "not-seat"
