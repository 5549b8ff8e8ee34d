"""Players that people add, called for by their `name`: in the modules of entry points of the group `ludonaut.players`,
or that LUDONAUT_PLAYERS names."""

from __future__ import annotations

import inspect

from ludonaut.games import own
from ludonaut.kernel import LudonautError

from .base import Player

EXTRA = "LUDONAUT_PLAYERS"
GROUP = "ludonaut.players"


def players() -> dict[str, type[Player]]:
    """Every class of players that these modules define."""
    found: dict[str, type[Player]] = {}
    for module in own.modules(EXTRA, GROUP):
        for kind in vars(module).values():
            if inspect.isclass(kind) and issubclass(kind, Player) and kind.__module__ == module.__name__:
                if not kind.name:
                    raise LudonautError(f'{module.__name__}.{kind.__name__} has no name: a player says `name = "..."`')
                if found.setdefault(kind.name, kind) is not kind:
                    raise LudonautError(f"two players are named {kind.name!r}; the second is in {module.__name__}")
    return found
