"""Servers and stores for the tests: real ones, on loopback, with the teaching game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in this process, shared by the tests of a file."""
    with running(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A real PostgreSQL."""
    if postgres.binaries() is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql (or make install)")
    found = postgres.Cluster()
    yield found
    found.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, object]:
    """Where a store is: every test that asks for it runs against both kinds."""
    if request.param == "sqlite":
        return {"data": tmp_path / "data", "database": None}
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return {"data": None, "database": cluster.database()}
