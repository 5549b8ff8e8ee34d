"""Servers for the tests: real ones, on loopback, with the teaching game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["LUDONAUT_GAMES"] = "examples.salvage"

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in this process, shared by the tests of a file."""
    with running(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder."""
    return tmp_path / "data"
