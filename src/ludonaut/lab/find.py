"""Games by name for the lab: ours, and by their module's name those that somebody else has written."""

from __future__ import annotations

import importlib
from typing import Any

from ludonaut import games
from ludonaut.kernel import Game, UnknownGame


def find(name: str) -> Game[Any]:
    """One of our games, or the GAME of a module such as `examples.salvage`."""
    if "." not in name:
        return games.find(name)
    try:
        game = importlib.import_module(name).GAME
    except (ImportError, AttributeError) as fault:
        raise UnknownGame(f"{name} is not a module with a GAME: {fault}") from None
    assert isinstance(game, Game)
    return game
