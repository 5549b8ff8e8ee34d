"""Opponents for people: five levels a game, named, in order of measured strength.

A game's ladder is a small file made by `ludonaut ladder`; a game without one has the common ladder.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

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


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    folder = files(__package__ or "ludonaut.players") / "ladders"
    own = folder / f"{game}.json" if game in games.NAMES else files(games.find(game).package) / "ladder.json"
    source = own if own.is_file() else folder / "common.json"
    return read(source.read_bytes())


def read(ladder: bytes | str) -> tuple[Level, ...]:
    """The levels of a ladder's file."""
    return msgspec.json.decode(ladder, type=dict[Literal["levels"], tuple[Level, ...]])["levels"]


def opponent(game: Game[Any], name: str, seed: int = 0) -> Player:
    """The player of a level, or of a word such as `greedy`."""
    players = {level.name: level.player for level in levels(game.name)}
    check_name(name, players)
    try:
        return make(players.get(name, name), seed)
    except UnknownPlayer as fault:
        raise UnknownPlayer(f"{fault}; levels of {game.name}: {', '.join(players)}") from None
