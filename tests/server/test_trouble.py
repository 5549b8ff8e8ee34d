"""A full disk, a read-only folder: the error is clear, nothing is harmed, and the server recovers."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludonaut.server.store import open_store
from tests.server.player import at_table, get, new_table
from tests.server.running import Running
from tests.server.test_store import row, seats

NOBODY = 65534


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Let everybody enter a folder."""
    folder = Path(tempfile.mkdtemp(prefix="ludonaut-"))
    folder.chmod(0o777)
    yield folder
    folder.chmod(0o777)
    shutil.rmtree(folder)


def as_nobody(work: Callable[[], None]) -> str:
    """The error of a command that an unprivileged user runs."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        said = "nothing"
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setresgid(NOBODY, NOBODY, NOBODY)
                os.setresuid(NOBODY, NOBODY, NOBODY)
            work()
        except BaseException as fault:
            said = f"{type(fault).__name__}: {fault}"
        os.write(writes, said.encode())
        os._exit(0)
    os.close(writes)
    with os.fdopen(reads, encoding="utf-8") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def test_a_folder_that_cannot_be_written_is_reported(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    said = as_nobody(lambda: open_store(open_folder).db.close())
    assert said.startswith("StoreTrouble: the store cannot be opened")
    assert as_nobody(lambda: open_store(open_folder / "new").db.close()).startswith("StoreTrouble: the data folder")


def test_files_that_may_not_be_written_are_said(open_folder: Path) -> None:
    store = open_store(open_folder)
    store.add_table(row(), seats())
    store.db.close()
    for file in open_folder.iterdir():
        file.chmod(0o444)
    open_folder.chmod(0o555)
    said = as_nobody(lambda: open_store(open_folder).add_table(row("t2"), seats()))
    assert said.startswith("StoreTrouble: the store is read-only"), said
    open_folder.chmod(0o777)
    for file in open_folder.iterdir():
        file.chmod(0o644)
    again = open_store(open_folder)
    assert again.table("t1") is not None and again.table("t2") is None
    again.db.close()


def _fill(server: Running, pages: int) -> None:
    """Limit the store to a few more pages, like a disk that is nearly full."""
    keeper = server.service.keeper

    async def limit() -> None:
        def set_limit(store: object) -> None:
            there = keeper.store.db.rows("PRAGMA page_count")[0][0]
            keeper.store.db.rows(f"PRAGMA max_page_count = {there + pages}")

        await keeper.read(set_limit)

    asyncio.run_coroutine_threadsafe(limit(), server.loop).result(20)


def test_moves_are_refused_while_the_disk_is_full(server: Running) -> None:
    made = new_table(server.base, "me", "me", options={"rounds": 5})
    keys = [seat["key"] for seat in made["seats"]]

    async def story() -> None:
        async with (
            at_table(server.ws, made["table"], keys[0]) as one,
            at_table(server.ws, made["table"], keys[1]) as two,
        ):
            _fill(server, 0)
            codes = []
            while "store" not in codes:
                mover = one if one.state["ask"] else two
                before = mover.state["at"]
                answer = await mover.ask("play", action=mover.any_action(), version=mover.state["ask"]["version"])
                codes.append(answer.get("code"))
                for player in (one, two):
                    await player.ask("ping")
            assert "disk is full" in answer["why"]
            assert mover.state["at"] == before, "nothing is shown that is not stored"
            assert get(f"{server.base}/api/health").status_code == 503
            _fill(server, 1000)
            mover = one if one.state["ask"] else two
            answer = await mover.ask("play", action=mover.any_action(), version=mover.state["ask"]["version"])
            assert answer["type"] == "ack"
            assert get(f"{server.base}/api/health").json()["ok"]

    asyncio.run(story())
    store = open_store(server.service.settings.data)
    assert [entry.seq for entry in store.entries(made["table"])] == list(
        range(1, len(store.entries(made["table"])) + 1)
    )
    store.db.close()
