"""The server's own sentences, and a game's words with the players' names, remembered once said.

Formatting a message takes longer than most rules, and the same few are said again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from ludonaut.kernel import Game, Texts
from ludonaut.table import Words
from ludonaut.table.words import Cache

SERVER = Texts("ludonaut.server")
REMEMBERED = 6000
"""Sentences with numbers or things that are cached for a game and language; with names, a tenth for each table."""


@lru_cache(maxsize=2048)
def _say(lang: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    return SERVER.say(lang, message, dict(args))


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence of the server."""
    return _say(lang, message, tuple(sorted(args.items())))


class Sentences:
    """What was said of a game in one language without anybody's name in it: the same at all tables."""

    def __init__(self) -> None:
        self.plain: dict[str, str] = {}
        self.named: dict[str, str] = {}
        self.said: dict[object, str] = {}


@cache
def sentences(game: str, lang: str) -> Sentences:
    """The sentences that all tables share."""
    return Sentences()


class Speaker(Words):
    """A game's words in one language, at a table where the players have names."""

    def __init__(self, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        super().__init__(game, lang, names)
        self.game = game
        self._shared = sentences(game.name, lang)
        self._mine: dict[object, str] = {}

    def cached(self, cache: Cache) -> Speaker:
        """The same words, with a cache of panels."""
        words = Speaker(self.game, self.lang, self.players)
        words._mine, words.cache = self._mine, cache
        return words

    def __call__(self, message: str, **args: Any) -> str:
        if args:
            return self.say(message, args)
        said = self._shared.plain.get(message)
        if said is None:
            said = self._shared.plain[message] = self.game.texts.say(self.lang, message)
        return said

    def name(self, thing: str) -> str:
        named = self._shared.named.get(thing)
        if named is None:
            named = self._shared.named[thing] = super().name(thing)
        return named

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence of the game, in words."""
        if not args:
            return self(message)
        key: object = (message, *args.items())
        try:
            said = self._shared.said.get(key) or self._mine.get(key)
        except TypeError:
            key = (message, repr(args))
            said = self._shared.said.get(key) or self._mine.get(key)
        return said or self._formatted(key, message, args)

    def _formatted(self, key: object, message: str, args: Mapping[str, Any]) -> str:
        """Format a message and cache it: for all tables, unless it names somebody."""
        named: list[int] = []

        def player(seat: int) -> str:
            named.append(seat)
            return self.player(seat)

        said = self.game.texts.say(self.lang, message, args, player)
        known, most = (self._mine, REMEMBERED // 10) if named else (self._shared.said, REMEMBERED)
        if len(known) >= most:
            known.clear()
        known[key] = said
        return said


@lru_cache(maxsize=512)
def speaker(game: str, lang: str, names: tuple[str, ...]) -> Speaker:
    """The speaker of a game, shared by the tables at which the same names sit."""
    from .catalogue import find

    return Speaker(find(game), lang, names)
