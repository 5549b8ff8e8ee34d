"""Players that people add: those in the modules that LUDONAUT_PLAYERS names, called for by their `name`."""

from __future__ import annotations

import inspect

from ludonaut.games import own

from .base import Player

EXTRA = "LUDONAUT_PLAYERS"


def players() -> dict[str, type[Player]]:
    """Every class of players that these modules define."""
    return {
        kind.name: kind
        for module in own.modules(EXTRA)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Player) and kind.__module__ == module.__name__
    }
