"""Nothing of a move is shown to anybody before it is stored, whatever they ask for while the store is busy."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludonaut.server.store import StoreTrouble
from tests.server.player import Client, at_table, bearer, get, new_table
from tests.server.running import Running, running


class Held:
    """A store that holds back the next move, and then refuses it."""

    def __init__(self, server: Running) -> None:
        self.reached = threading.Event()
        self.go = threading.Event()
        self._keeper: Any = server.service.keeper

    @contextmanager
    def holding(self) -> Iterator[Held]:
        """Hold back the store's next move while the block runs."""

        async def held(_work: Any) -> None:
            self.reached.set()
            await asyncio.to_thread(self.go.wait, 30)
            raise StoreTrouble("the disk is full")

        self._keeper.write = held
        try:
            yield self
        finally:
            self.go.set()
            del self._keeper.write


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


async def newcomer(server: Running, made: dict[str, Any], _other: Client) -> Any:
    server.service.hub.tables[made["table"]].broadcast.channels.pop((None, "en"), None)
    async with at_table(server.ws, made["table"], None) as watcher:
        return watcher.state["at"], watcher.state["waiting"], watcher.state["picture"], watcher.log


async def other_language(server: Running, made: dict[str, Any], other: Client) -> Any:
    server.service.hub.tables[made["table"]].broadcast.channels.pop((1, "fr"), None)
    await other.ask("lang", lang="fr")
    await other.until(lambda c: c.state["lang"] == "fr")
    return other.state["at"], other.state["picture"], other.log


def asked(kind: str, **more: Any) -> Callable[[Running, dict[str, Any], Client], Awaitable[Any]]:
    async def what(_server: Running, _made: dict[str, Any], other: Client) -> Any:
        answer = await other.ask(kind, **more)
        return {key: value for key, value in answer.items() if key != "re"}

    return what


def fetched(path: str, own: bool = True) -> Callable[[Running, dict[str, Any], Client], Awaitable[Any]]:
    async def what(server: Running, made: dict[str, Any], _other: Client) -> Any:
        url = f"{server.base}/api/tables{path.format(made['table'])}"
        answer = await asyncio.to_thread(get, url, headers=bearer(made["owner"] if own else None))
        return answer.text

    return what


WAYS = {
    "newcomer": newcomer,
    "language": other_language,
    "look": asked("look", at=1),
    "log": asked("log", before=10**6),
    "table": fetched("/{}"),
    "list": fetched("", own=False),
    "scores": fetched("/{}/scores"),
    "picture": fetched("/{}/picture.svg"),
    "record": fetched("/{}/record"),
    "position": fetched("/{}/position"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_move_that_the_store_refuses_was_never_shown(server: Running, way: str) -> None:
    made = new_table(server.base, "me", "me")
    ours, theirs = (seat["key"] for seat in made["seats"])

    async def story() -> None:
        async with at_table(server.ws, made["table"], ours) as me, at_table(server.ws, made["table"], theirs) as other:
            before = await WAYS[way](server, made, other)
            with Held(server).holding() as held:
                play = asyncio.ensure_future(me.play_any())
                await asyncio.to_thread(held.reached.wait, 30)
                meanwhile = asyncio.ensure_future(WAYS[way](server, made, other))
                await asyncio.sleep(0.3)
                held.go.set()
                assert (await play)["code"] == "store"
                seen = await meanwhile
            assert seen == before

    asyncio.run(story())
