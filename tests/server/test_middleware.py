"""Checks of requests: origins, sizes, floods and guessed keys."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludonaut.server.access.limits import Limits
from tests.server.player import at_table, bearer, get, new_table, post
from tests.server.running import Running, running


def test_every_answer_carries_the_policy(server: Running) -> None:
    for path in ("/", "/api/games", "/api/docs", "/api/nothing", "/api/tables/none"):
        headers = get(server.base + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_page_of_another_site_is_refused(server: Running) -> None:
    evil = {"origin": "https://evil.example"}
    assert post(f"{server.base}/api/tables", json={}, headers=evil).json()["code"] == "origin"
    made = new_table(server.base, "me", "cadet")

    async def story(origin: str) -> None:
        address = f"{server.ws}/api/ws/{made['table']}"
        async with websockets.connect(address, additional_headers={"origin": origin}) as socket:
            await socket.send(json.dumps({"type": "hello", "key": None}))
            assert json.loads(await socket.recv())["type"] == "state"

    asyncio.run(story(server.base))
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "file://"):
        with pytest.raises(websockets.InvalidStatus):
            asyncio.run(story(origin))


def test_an_oversized_body_is_refused_whether_announced_or_not(server: Running) -> None:
    big = b'{"game": "' + b"x" * 200_000 + b'"}'
    assert post(f"{server.base}/api/tables", content=big).status_code == 413

    def pieces() -> Any:
        yield big[:100_000]
        yield big[100_000:]

    assert post(f"{server.base}/api/tables", content=pieces()).status_code == 413


def test_an_oversized_message_ends_only_its_own_connection(server: Running) -> None:
    made = new_table(server.base, "me", "cadet")
    key = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as good:
            async with at_table(server.ws, made["table"], key) as bad:
                with pytest.raises(websockets.ConnectionClosed):
                    await bad.socket.send("x" * 100_000)
                    while True:
                        await bad.receive()
            assert (await good.ask("ping"))["type"] == "pong"

    asyncio.run(story())


def test_sixty_messages_at_once_get_sixty_answers(server: Running) -> None:
    made = new_table(server.base, "me", "cadet")

    async def story() -> None:
        async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
            for number in range(75):
                await me.say("ping", id=f"p{number}")
            await me.until(lambda c: len([a for a in c.answers if a.startswith("p")]) == 75)

    asyncio.run(story())


def test_a_flood_slows_only_its_sender(server: Running) -> None:
    made = new_table(server.base, "me", "me")
    one, two = (seat["key"] for seat in made["seats"])

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as loud, at_table(server.ws, made["table"], two) as calm:
            for number in range(110):
                await loud.say("ping", id=str(number))
            assert (await asyncio.wait_for(calm.ask("ping"), 2))["type"] == "pong"

    asyncio.run(story())


def test_guessing_keys_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(guesses=(0.01, 5.0))) as server:
        made = new_table(server.base, "me", "cadet", private=True)
        url = f"{server.base}/api/tables/{made['table']}"
        codes = [get(url, headers=bearer(f"guess{n}")).json()["code"] for n in range(8)]
        assert codes == ["bad-key"] * 5 + ["too-fast"] * 3
        answer = get(url, headers=bearer("once-more"))
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 1


def test_too_many_requests_tables_and_connections_are_refused_with_a_reason(tmp_path: Path) -> None:
    limits = Limits(requests=(0.001, 20.0), tables_an_hour=2, connections=2)
    with running(tmp_path, limits=limits) as server:
        made = new_table(server.base, "me", "cadet")
        new_table(server.base, "me", "cadet")
        wish = {"game": "salvage", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert post(f"{server.base}/api/tables", json=wish).json()["code"] == "many-tables"

        async def story() -> None:
            table, address = made["table"], f"{server.ws}/api/ws/{made['table']}"
            async with (
                at_table(server.ws, table, None),
                at_table(server.ws, table, None),
                websockets.connect(address) as third,
            ):
                assert json.loads(await third.recv())["code"] == "many-connections"
            await asyncio.sleep(0.5)
            async with at_table(server.ws, made["table"], None) as again:
                assert again.state["type"] == "state"

        asyncio.run(story())
        codes = [get(f"{server.base}/api/health").status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_a_client_without_a_first_message_is_disconnected(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(hello=0.2)) as server:
        made = new_table(server.base, "me", "cadet")

        async def story() -> None:
            async with websockets.connect(f"{server.ws}/api/ws/{made['table']}") as silent:
                assert json.loads(await asyncio.wait_for(silent.recv(), 5))["code"] == "no-hello"

        asyncio.run(story())


def test_a_dead_connection_is_closed(tmp_path: Path) -> None:
    """A pulled cable: the other side neither answers pings nor closes the connection."""
    with running(tmp_path, limits=Limits(ping=0.2)) as server:
        made = new_table(server.base, "me", "cadet")
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as dead:
            lines = [
                f"GET /api/ws/{made['table']} HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "\r\n",
            ]
            dead.sendall("\r\n".join(lines).encode())
            heard = b""
            while chunk := dead.recv(4096):
                heard += chunk
        assert b"101" in heard, "it was accepted, and then closed without having said anything"


def test_a_client_that_does_not_read_delays_nobody(server: Running) -> None:
    made = new_table(server.base, "me", "me")
    one, two = (seat["key"] for seat in made["seats"])

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as ada, at_table(server.ws, made["table"], two) as bob:
            lazy = [await websockets.connect(f"{server.ws}/api/ws/{made['table']}", max_queue=1) for _ in range(5)]
            for each in lazy:
                await each.send(json.dumps({"type": "hello", "key": None}))
            while not ada.state["over"]:
                for player in (ada, bob):
                    if player.state["ask"] and not player.state["over"]:
                        await player.ask("play", action=player.any_action(), version=player.state["ask"]["version"])
                await ada.ask("ping")
                await bob.ask("ping")
            for each in lazy:
                each.transport.abort()

    asyncio.run(story())


def test_the_wrong_kind_of_request_is_explained(server: Running) -> None:
    made = new_table(server.base, "me", "open", private=True)

    async def told(table: str, key: str | None) -> dict[str, Any]:
        async with websockets.connect(f"{server.ws}/api/ws/{table}") as socket:
            await socket.send(json.dumps({"type": "hello", "key": key, "lang": "fr"}))
            answer: dict[str, Any] = json.loads(await socket.recv())
            return answer

    async def story() -> None:
        assert (await told("nowhere", None))["code"] == "no-table"
        assert (await told(made["table"], None))["why"] == "Cette table est privée\N{NO-BREAK SPACE}: il faut son lien."
        assert (await told(made["table"], made["seats"][1]["invite"]))["code"] == "bad-key", "an invitation is no key"
        assert (await told(made["table"], made["watch"]))["seat"] is None
        assert (await told(made["table"], made["owner"]))["seat"] is None

    asyncio.run(story())


def test_a_revoked_key_is_dead_at_once(server: Running) -> None:
    made = new_table(server.base, "me", "open")
    url = f"{server.base}/api/tables/{made['table']}"
    bob = post(f"{url}/join", json={"name": "Bob"}).json()["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], bob) as guest:
            body = {"seat": 1}
            refused = await asyncio.to_thread(post, f"{url}/invite", json=body, headers=bearer(bob))
            assert refused.json()["code"] == "not-owner"
            fresh = await asyncio.to_thread(post, f"{url}/invite", json=body, headers=bearer(made["owner"]))
            while (message := await guest.receive())["type"] != "closed":
                pass
            assert message["code"] == "bad-key"
            eve = post(f"{url}/join", json={"name": "Eve", "invite": fresh.json()["invite"]})
            assert eve.json()["seat"] == 1
        assert get(url, headers=bearer(bob)).json()["code"] == "bad-key"

    asyncio.run(story())


def test_nothing_hidden_is_handed_out_while_others_play(server: Running) -> None:
    made = new_table(server.base, "me", "open")
    url = f"{server.base}/api/tables/{made['table']}"
    post(f"{url}/join", json={"name": "Bob"})
    for what in ("record", "position"):
        for key in (made["seats"][0]["key"], made["owner"]):
            assert get(f"{url}/{what}", headers=bearer(key)).json()["code"] == "not-over"
        assert get(f"{url}/{what}").json()["code"] == "not-seat"
    branch = post(f"{url}/branch", json={"at": 0}, headers=bearer(made["owner"]))
    assert branch.json()["code"] == "not-over"
    seed = post(
        f"{server.base}/api/tables", json={"game": "salvage", "seed": 1, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert seed.json()["code"] == "seed", "who knows the seed knows every card"


def test_keys_are_in_no_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("uvicorn").propagate = True
    made = new_table(server.base, "me", "cadet", private=True)
    key = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as me:
            await me.play_any()
            await me.ask("nonsense", key=key)

    asyncio.run(story())
    get(f"{server.base}/api/tables/{made['table']}", headers=bearer(key))
    said = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(("http", "websockets.client"))
    )
    assert key not in said
    store = server.service.keeper.store
    kept = [seat.key for seat in store.seats(made["table"])]
    assert key not in kept
    assert made["owner"] != store.table(made["table"]).owner
