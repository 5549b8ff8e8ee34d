"""The games this server offers, and their facts in a person's language.

Beside the five games a server offers those that LUDONAUT_GAMES names (modules with a GAME, commas between them): one's
own game, or the teaching game, is played without touching this code.
"""

from __future__ import annotations

import importlib
import os
from functools import cache
from typing import Any

from ludonaut import games
from ludonaut.kernel import LANGUAGES, Game, UnknownGame

EXTRA = "LUDONAUT_GAMES"


@cache
def _extra(modules: str) -> dict[str, Game[Any]]:
    found: dict[str, Game[Any]] = {}
    for module in filter(None, (part.strip() for part in modules.split(","))):
        game = importlib.import_module(module).GAME
        found[game.name] = game
    return found


def extra() -> dict[str, Game[Any]]:
    """The games that the environment adds."""
    return _extra(os.environ.get(EXTRA, ""))


def names() -> list[str]:
    """All games on offer."""
    return [*games.NAMES, *(name for name in extra() if name not in games.NAMES)]


def find(name: str) -> Game[Any]:
    """The game of that name."""
    more = extra()
    if name in more:
        return more[name]
    if name not in games.NAMES:
        raise UnknownGame(f"there is no game {name!r:.40}; there are {', '.join(names())}")
    return games.find(name)


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language to speak: the one asked for, else the browser's first that we know, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in (accepted or "").split(","))):
        short = wish[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
