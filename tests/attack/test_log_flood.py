"""Expensive requests on many connections of one person must not hold up another person's clicks."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import websockets

from ludonaut.kernel.checks import play_random
from ludonaut.server import catalogue
from tests.attack.strangers import Stranger
from tests.server.player import at_table
from tests.server.running import running

CONNECTIONS = 20
CLICKS = 12


def test_log_requests_on_twenty_connections_do_not_hold_up_another_persons_clicks(tmp_path: Path) -> None:
    """While the other person clicks, few of the expensive requests are answered in between."""
    with running(tmp_path) as server:
        mallory = Stranger(server, "127.0.0.2")
        long = play_random(catalogue.find("planet_unknown"), 3, 1).record()
        made = mallory.post("/api/tables/import", json={"record": long}).json()
        calm = Stranger(server, "127.0.0.3").table("me", "me")
        answered = 0

        async def flood(key: str) -> None:
            nonlocal answered
            address, local = f"{server.ws}/api/ws/{made['table']}", (mallory.address, 0)
            async with websockets.connect(address, local_addr=local, max_size=None, close_timeout=0.1) as loud:
                await loud.send(json.dumps({"type": "hello", "key": key}))
                for number in range(50):
                    await loud.send(json.dumps({"type": "log", "id": str(number), "before": 10**6}))
                while True:
                    answered += json.loads(await loud.recv())["type"] == "log"

        async def story() -> int:
            keys = [seat["key"] for seat in made["seats"]]
            floods = [asyncio.ensure_future(flood(keys[n % 2])) for n in range(CONNECTIONS)]
            async with at_table(server.ws, calm["table"], calm["seats"][0]["key"]) as me:
                while answered < 2:
                    await asyncio.sleep(0.01)
                before = answered
                for _ in range(CLICKS):
                    assert (await me.ask("ping"))["type"] == "pong"
                    await asyncio.sleep(0.01)
                between = answered - before
            for task in floods:
                task.cancel()
            await asyncio.gather(*floods, return_exceptions=True)
            return between

        between = asyncio.run(story())
    assert between <= CLICKS, f"{between} expensive answers for {CLICKS} clicks"
