"""Three people build in real time at one server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from ludonaut.kernel import record
from ludonaut.server import catalogue
from tests.server.player import Client, at_table, bearer
from tests.server.running import running

SLOW = 60.0
"""Seconds to wait for something that takes three on an idle machine."""


def verbs(client: Client) -> list[tuple[Any, ...]]:
    """What a client may do now."""
    ask = client.state["ask"]
    if not ask:
        return []
    return [tuple(offer[0] if ask.get("many") else offer["a"]) for offer in ask["actions"]]


async def play(client: Client, *action: str | int) -> dict[str, Any]:
    mark = await client.say("play", action=list(action), version=client.state["ask"]["version"])
    await client.until(lambda c: mark in c.answers, SLOW)
    return client.answers.pop(mark)


async def add_one(client: Client) -> None:
    """Draw, and put it down somewhere."""
    await play(client, "draw")
    await client.until(lambda c: any(verb[0] == "place" for verb in verbs(c)), SLOW)
    await play(client, *next(verb for verb in verbs(client) if verb[0] == "place"))


async def race(clients: list[Client]) -> str:
    """The whole building phase; returns what the loser of the grab was told."""
    ada, bob, cy = clients
    await play(ada, "draw")
    await ada.until(lambda c: ("put_back",) in verbs(c), SLOW)
    await play(ada, "put_back")
    for client in (bob, cy):
        await client.until(lambda c: any(verb[0] == "take" for verb in verbs(c)), SLOW)
    tile = next(verb[1] for verb in verbs(bob) if verb[0] == "take")
    answers = await asyncio.gather(play(bob, "take", tile), play(cy, "take", tile))
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    for client, answer in zip((bob, cy), answers, strict=True):
        if answer["type"] == "ack":
            await client.until(lambda c: ("put_back",) in verbs(c), SLOW)
            await play(client, "put_back")
    await asyncio.gather(*(add_one(client) for client in clients))
    await ada.until(lambda c: c.state["hourglass"] is None, SLOW)
    await play(ada, "finish", 2)
    await ada.until(lambda c: ("flip",) in verbs(c), SLOW)
    await play(ada, "flip")
    for client in (bob, cy):
        await client.until(lambda c: verbs(c) == [("finish", 1), ("finish", 3)], SLOW)
    assert bob.state["at"] == cy.state["at"], "time is up for all at the same moment"
    await play(bob, "finish", 3)
    await cy.until(lambda c: verbs(c) == [("finish", 1)], SLOW)
    await play(cy, "finish", 1)
    return str(next(answer["code"] for answer in answers if answer["type"] == "refused"))


def test_three_clients_build_in_real_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        options = {"tempo": "real", "rounds": "1", "seconds": 3}
        wish = {"game": "galaxy_trucker", "seats": [{"kind": "me"}] * 3, "options": options, "seed": 5}
        made = httpx.post(f"{server.base}/api/tables", json=wish, timeout=SLOW).json()
        keys = [seat["key"] for seat in made["seats"]]

        async def story() -> str:
            async with (
                at_table(server.ws, made["table"], keys[0]) as ada,
                at_table(server.ws, made["table"], keys[1]) as bob,
                at_table(server.ws, made["table"], keys[2]) as cy,
            ):
                return await race([ada, bob, cy])

        assert asyncio.run(story()) == "illegal"
        text = httpx.get(f"{server.base}/api/tables/{made['table']}/record", headers=bearer(keys[0]), timeout=SLOW).text
    match = record.read(text, catalogue.find)
    again = record.read(text, catalogue.find)
    assert [player.parts for player in match.state.players] == [player.parts for player in again.state.players]
    assert sum(len(player.parts) for player in match.state.players) >= 4
    assert sorted(player.order for player in match.state.players) == [1, 2, 3]
