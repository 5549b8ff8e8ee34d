"""Five heavy space board games at one table, for people, bots and researchers.

>>> import ludonaut
>>> match = ludonaut.new("galaxy_trucker", seats=2, seed=7)
>>> seat = next(iter(match.asks))
>>> match.play(match.legal(seat)[0], seat)
>>> len(match.choices) > 0
True
"""

from __future__ import annotations

from typing import Any

from ludonaut import games
from ludonaut.kernel import Game, Match, position, record

__version__ = "0.1.0"


def new(game: str | Game[Any], seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Match[Any]:
    """A new match: the same game, seats, seed and options are the same deal for ever."""
    rules = games.find(game) if isinstance(game, str) else game
    return record.begin(rules, seats, seed, options)


def load(text: str) -> Match[Any]:
    """The match that a record tells, checked choice by choice."""
    return record.read(text, games.find)


def set_up(game: str | Game[Any], text: str) -> Match[Any]:
    """The match that a position stands for."""
    return position.read(games.find(game) if isinstance(game, str) else game, text)


def _show(match: Match[Any]) -> dict[str, str]:
    """A match shows itself in a notebook; the table is opened when one does."""
    from ludonaut.table.rooms import show

    return show(match)


Match.shows = staticmethod(_show)
