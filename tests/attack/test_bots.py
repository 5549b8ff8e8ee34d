"""Many tables of strong bots by one person must not keep another person's bot from moving."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludonaut.server.access.fair_queue import FairQueue
from ludonaut.server.bots import pool
from tests.attack.strangers import Stranger
from tests.server.player import at_table
from tests.server.running import running

TABLES = 12


def test_tables_of_strong_bots_do_not_hold_up_another_persons_weak_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the weak bot's question waits, at most the strong move that runs and one more are made."""
    asked: list[str] = []
    put: dict[str, int] = {}
    waits: list[int] = []
    think, queue = pool.Worker.ask, pool.Pool.ask

    async def note_put(pool: pool.Pool, question: Any, *more: Any) -> bytes:
        put[question.table] = len(asked)
        return await queue(pool, question, *more)

    async def note(worker: pool.Worker, question: Any) -> bytes:
        if question.level == "cadet":
            waits.append(len(asked) - put[question.table])
        asked.append(question.table)
        await asyncio.sleep(0.02)
        return await think(worker, question.at_level("natural"))

    monkeypatch.setattr(pool.Worker, "ask", note)
    monkeypatch.setattr(pool.Pool, "ask", note_put)
    with running(tmp_path) as server:
        mallory, ada = Stranger(server, "127.0.0.2"), Stranger(server, "127.0.0.3")
        for _ in range(TABLES):
            mallory.get(f"/api/tables/{mallory.table(*['commander'] * 4)['table']}")
        made = ada.table("me", "cadet")

        async def story() -> None:
            async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
                while not me.state["over"]:
                    await (me.play_any() if me.state["ask"] else me.receive())

        asyncio.run(story())
    assert len(waits) >= 3, "the weak bot moved"
    assert max(waits) <= 2, f"strong moves made while the weak bot's question waited: {waits}"


def test_slots_go_to_urgent_work_and_to_people_who_have_used_least() -> None:
    now, order = [0.0], []

    async def story() -> None:
        queue = FairQueue(1, lambda: now[0])

        async def work(name: str, person: str, cost: float = 0.0, urgent: bool = True) -> None:
            async with queue.slot(person, cost, lambda: urgent):
                order.append(name)
                await asyncio.sleep(0)
                now[0] += 1.0

        wishes = [work(f"m{n}", "mallory") for n in range(4)]
        wishes += [work("idle", "bob", urgent=False), work("a strong", "ada", 4), work("a weak", "ada", 1)]
        await asyncio.gather(*wishes)

    asyncio.run(story())
    assert order == ["m0", "a weak", "m1", "a strong", "m2", "m3", "idle"]


def test_a_cancelled_request_leaves_its_slot_to_others() -> None:
    async def story() -> None:
        queue = FairQueue(1)

        async def hold() -> None:
            async with queue.slot("a"):
                await asyncio.sleep(60)

        first, second = asyncio.ensure_future(hold()), asyncio.ensure_future(hold())
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        async with asyncio.timeout(5), queue.slot("b"):
            pass

    asyncio.run(story())
