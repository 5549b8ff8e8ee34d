"""Opponents for people: five levels a game, named, in order of measured strength.

A game's ladder is a small file made by `ludonaut ladder`; a game without one has the common ladder.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ludonaut import games
from ludonaut.kernel import Game, Texts

from .base import Player
from .registry import UnknownPlayer, check_name, make

TEXTS = Texts(__package__ or "ludonaut.players")


class Level(msgspec.Struct, frozen=True):
    """One rung: its name and the player behind it."""

    name: str
    player: str
    rating: float | None = None
    error: float | None = None
    wins: float | None = None
    """Its share of wins against the level below."""
    games: int | None = None
    """The number of games behind that share."""

    def title(self, lang: str) -> str:
        """The name for people."""
        return TEXTS.say(lang, f"level-{self.name}")

    def tip(self, lang: str) -> str:
        """A description for people."""
        return TEXTS.say(lang, f"level-{self.name}-tip")


class Ladder(msgspec.Struct, frozen=True):
    """The levels of a game, the weakest first."""

    levels: tuple[Level, ...]


@cache
def ladder(game: str) -> Ladder:
    """The ladder of a game."""
    folder = files(__package__ or "ludonaut.players") / "ladders"
    own = folder / f"{game}.json" if game in games.NAMES else files(games.find(game).package) / "ladder.json"
    source = own if own.is_file() else folder / "common.json"
    return msgspec.json.decode(source.read_bytes(), type=Ladder)


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return ladder(game).levels


def opponent(game: Game[Any], name: str, seed: int = 0) -> Player:
    """The player of a level, or of a word such as `greedy`."""
    players = {level.name: level.player for level in levels(game.name)}
    check_name(name, players)
    try:
        return make(players.get(name, name), seed)
    except UnknownPlayer as fault:
        raise UnknownPlayer(f"{fault}; levels of {game.name}: {', '.join(players)}") from None
