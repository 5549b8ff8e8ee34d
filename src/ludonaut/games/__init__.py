"""The games, one package each, with the same rooms in every one."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from ludonaut.kernel import Game, UnknownGame

ALL = ("spacecorp", "alien_artifacts", "seti", "galaxy_trucker", "planet_unknown")

NAMES = tuple(name for name in ALL if find_spec(f"{__name__}.{name}"))


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r:.40}; there are {', '.join(NAMES)}")
    game = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
