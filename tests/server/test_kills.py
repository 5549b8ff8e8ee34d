"""kill -9 of server, worker and database under load. The long run is `python -m tests.server.killing --kills 50`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.killing import Server, compare, kill_database, kill_server, kill_worker, rampage
from tests.server.postgres import Cluster


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


def test_a_killed_server_loses_nothing(sqlite: Server) -> None:
    tally = asyncio.run(rampage(sqlite, kill_server(sqlite), 2, tables=2))
    assert compare(tally, sqlite.data, None) > 5
    assert tally.finished >= 4


def test_a_killed_worker_is_replaced_and_its_game_goes_on(sqlite: Server) -> None:
    tally = asyncio.run(rampage(sqlite, kill_worker(sqlite), 3, tables=2, pause=(0.1, 0.4)))
    assert compare(tally, sqlite.data, None) > 5
    assert tally.finished >= 4


def test_a_killed_database_loses_nothing(cluster: Cluster) -> None:
    server = Server(None, cluster.database())
    server.start()
    try:
        tally = asyncio.run(rampage(server, kill_database(cluster), 1, tables=2))
    finally:
        server.stop()
    assert compare(tally, None, server.database) > 5
    assert tally.finished >= 4
