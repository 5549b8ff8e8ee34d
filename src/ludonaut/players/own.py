"""Players that people add, called for by their `name`: in the modules of entry points of the group `ludonaut.players`,
or that LUDONAUT_PLAYERS names."""

from __future__ import annotations

import inspect

from ludonaut.games import own

from .base import Player

EXTRA = "LUDONAUT_PLAYERS"
GROUP = "ludonaut.players"


def players() -> dict[str, type[Player]]:
    """Every class of players that these modules define."""
    return {
        kind.name: kind
        for module in own.modules(EXTRA, GROUP)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Player) and kind.__module__ == module.__name__
    }
