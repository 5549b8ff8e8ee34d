"""Tables are replayed from the store: one person's tables do not delay another's, and none is replayed repeatedly."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from ludonaut.server.access.limits import LOOSE
from ludonaut.server.store import replay
from tests.server.player import new_table, post
from tests.server.running import running


class Slow:
    """Replays games slowly, one after the other, and records which."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.now = self.most = 0
        self._load = replay.load

    def __call__(self, game: Any, row: Any, *more: Any) -> Any:
        self.now += 1
        self.most = max(self.most, self.now)
        self.order.append(row.id)
        time.sleep(0.05)
        self.now -= 1
        return self._load(game, row, *more)


def test_requests_for_many_tables_do_not_delay_a_request_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them were replayed at once, each in a thread."""
    with running(tmp_path, limits=LOOSE) as server:
        tables = [new_table(server.base, "me", "me")["table"] for _ in range(11)]
        *many, one = tables
        slow, hub = Slow(), server.service.hub
        monkeypatch.setattr(replay, "load", slow)

        async def ask() -> None:
            asked = [asyncio.ensure_future(hub.get(table, "Mallory")) for table in many]
            while len(slow.order) < 1:
                await asyncio.sleep(0.01)
            asked.append(asyncio.ensure_future(hub.get(one, "Ada")))
            await asyncio.gather(*asked)

        asyncio.run_coroutine_threadsafe(ask(), server.loop).result(60)
        assert slow.most == 1
        assert slow.order.index(one) <= 3


def test_a_table_of_another_process_is_not_replayed_for_every_summary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One request with the same table fifty times replayed its game fifty times."""
    with running(tmp_path, limits=LOOSE, shared=True) as server:
        made, slow = new_table(server.base, "me", "open"), Slow()
        monkeypatch.setattr(replay, "load", slow)
        wish = {"tables": [{"table": made["table"], "key": made["owner"]}] * 50}
        url = f"{server.base}/api/tables"
        for _ in range(2):
            told = post(f"{url}/summaries", json=wish).json()
            assert len(told) == 50
        assert len(slow.order) == 1
        post(f"{url}/{made['table']}/join", json={"name": "Ada"})
        server.service.hub.tables.clear()
        told = post(f"{url}/summaries", json=wish).json()
        assert told[0]["seats"][1]["name"] == "Ada", "a change is noticed"
