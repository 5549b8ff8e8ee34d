"""Two servers on one PostgreSQL: a player on each, no lost wake-up, no double move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from ludonaut.server.access.limits import LOOSE
from ludonaut.server.store import open_store
from tests.server.player import Client, at_table, bearer, new_table, post
from tests.server.postgres import Cluster
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[Running, Running, str]]:
    address = cluster.database()
    more = {"database": address, "limits": LOOSE, "poll": 30.0}
    with running(**more) as one, running(**more) as two:  # type: ignore[arg-type]
        yield one, two, address


async def play_on(client: Client) -> None:
    """Play to the end; a move that another server was faster with is refused."""
    while not client.state["over"]:
        if client.state["ask"]:
            answer = await client.play_any()
            assert answer["type"] == "ack" or answer["code"] in ("stale", "not-asked", "illegal", "over"), answer
            if answer["type"] != "ack":
                with suppress(TimeoutError):
                    await client.receive(0.05)
        else:
            await client.receive()


def test_a_game_between_two_servers_has_every_move_once(pair: tuple[Running, Running, str]) -> None:
    one, two, address = pair
    made = new_table(one.base, "me", "me", "cadet")
    keys = [seat["key"] for seat in made["seats"]]

    async def story() -> None:
        async with at_table(one.ws, made["table"], keys[0]) as ada, at_table(two.ws, made["table"], keys[1]) as bob:
            await asyncio.wait_for(asyncio.gather(play_on(ada), play_on(bob)), 120)
            assert ada.state["at"] == bob.state["at"]
            assert ada.state["scores"] == bob.state["scores"]

    asyncio.run(story())
    store = open_store(database=address)
    entries = store.entries(made["table"])
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert len({(entry.seat, entry.mark) for entry in entries}) == len(entries)
    store.db.close()


def test_several_games_between_two_servers_at_once(pair: tuple[Running, Running, str]) -> None:
    one, two, _address = pair

    async def game() -> None:
        made = await asyncio.to_thread(new_table, two.base, "me", "me")
        keys = [seat["key"] for seat in made["seats"]]
        async with at_table(one.ws, made["table"], keys[0]) as ada, at_table(two.ws, made["table"], keys[1]) as bob:
            await asyncio.gather(play_on(ada), play_on(bob))

    async def story() -> None:
        await asyncio.wait_for(asyncio.gather(*(game() for _ in range(8))), 200)

    asyncio.run(story())


def test_a_seat_taken_on_one_server_is_known_on_the_other(pair: tuple[Running, Running, str]) -> None:
    one, two, _address = pair
    made = new_table(one.base, "me", "open")

    async def story() -> None:
        async with at_table(two.ws, made["table"], made["seats"][0]["key"]) as ada:
            assert ada.state["state"] == "waiting"
            url = f"{one.base}/api/tables/{made['table']}"
            await asyncio.to_thread(post, f"{url}/join", json={"name": "Bob"})
            await ada.until(lambda c: c.state["state"] == "playing", timeout=60)
            assert ada.state["players"][1]["name"] == "Bob"
            key = made["seats"][0]["key"]
            fresh = (await asyncio.to_thread(post, f"{url}/rotate", headers=bearer(key))).json()["key"]
            closed = await ada.receive()
            while closed["type"] != "closed":
                closed = await ada.receive()
            assert closed["code"] == "bad-key"
            async with at_table(two.ws, made["table"], fresh) as again:
                assert again.state["seat"] == 0

    asyncio.run(story())
