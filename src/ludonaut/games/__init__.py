"""The games, one package each, with the same rooms in every one.

Beside the five there are those of installed packages (entry points of the group `ludonaut.games`) and those that
LUDONAUT_GAMES names: modules with a GAME.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from ludonaut.kernel import Game, LudonautError, Match, UnknownGame

from . import own

ALL = ("spacecorp", "alien_artifacts", "seti", "galaxy_trucker", "planet_unknown")

NAMES = tuple(name for name in ALL if find_spec(f"{__name__}.{name}"))

EXTRA = "LUDONAUT_GAMES"
GROUP = "ludonaut.games"


def extra() -> dict[str, Game[Any]]:
    """The games that installed packages and the environment add."""
    found: dict[str, Game[Any]] = {}
    for module in own.modules(EXTRA, GROUP):
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game):
            raise LudonautError(f"{EXTRA} or {GROUP} names {module.__name__}, which has no GAME")
        if not game.package:
            raise LudonautError(
                f"{module.__name__}.py must be a folder, {module.__name__}/__init__.py: a game has rooms"
            )
        found[game.name] = game
    return found


def names() -> list[str]:
    """All games that can be played."""
    return [*NAMES, *(name for name in extra() if name not in NAMES)]


def find(name: str) -> Game[Any]:
    """The game of this name."""
    from .replaced import check

    check()
    if name in NAMES:
        game = importlib.import_module(f"{__name__}.{name}").GAME
        assert isinstance(game, Game)
        return game
    more = extra()
    if name not in more:
        raise UnknownGame(f"there is no game {name!r:.40}; there are {', '.join(names())}")
    return more[name]


def _show(match: Match[Any]) -> dict[str, str]:
    """Draw a match for a notebook; the drawing code is imported only then."""
    from ludonaut.table.rooms import show

    return show(match)


Match.shows = staticmethod(_show)
