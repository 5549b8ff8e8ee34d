"""The client's types are those of the server, and answers fit them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludonaut.server import catalogue
from ludonaut.server.http import cards
from ludonaut.server.wire import outgoing

ROOT = Path(__file__).resolve().parents[2]


def test_the_clients_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/wire.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_card_fits_its_type(lang: str) -> None:
    told = cards.games(lang, tuple(catalogue.names()))
    assert len(msgspec.convert(told, list[outgoing.GameCard])) >= 5
