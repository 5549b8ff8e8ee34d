"""Five heavy space board games at one table, for people, bots and researchers.

>>> import ludonaut
>>> match = ludonaut.new("spacecorp", seats=2, seed=7)
>>> match.legal()
[('research',), ('move', 'earth'), ('upgrade', 'N01')]
>>> match.play("research")
>>> match.choices[-1]
(0, ('research',))
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludonaut import games
    from ludonaut.kernel import Game, Match

__version__ = "0.1.0"
__all__ = ["Game", "Match", "games", "load", "new", "set_up"]


def __getattr__(name: str) -> Any:
    """Import the games and the kernel when they are first used: `import ludonaut` stays fast."""
    if name == "games":
        return importlib.import_module("ludonaut.games")
    if name in ("Game", "Match"):
        return getattr(importlib.import_module("ludonaut.kernel"), name)
    raise AttributeError(f"module 'ludonaut' has no attribute {name!r}")


def new(game: str | Game[Any], seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Match[Any]:
    """Start a match: the same game, seats, seed and options always give the same deal."""
    from ludonaut import games
    from ludonaut.kernel import record

    return record.begin(games.find(game) if isinstance(game, str) else game, seats, seed, options)


def load(text: str) -> Match[Any]:
    """Read a match from its record, checking every choice."""
    from ludonaut import games
    from ludonaut.kernel import record

    return record.read(text, games.find)


def set_up(game: str | Game[Any], text: str) -> Match[Any]:
    """Start a match from a position."""
    from ludonaut import games
    from ludonaut.kernel import position

    return position.read(games.find(game) if isinstance(game, str) else game, text)
