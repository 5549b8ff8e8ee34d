"""The server's own sentences, and a game's words with the players' names, remembered once said.

Formatting a message takes longer than most rules, and the same few are said again and again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludonaut.kernel import Game, Texts
from ludonaut.table import Words

SERVER = Texts("ludonaut.server")
REMEMBERED = 6000


@lru_cache(maxsize=2048)
def _say(lang: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    return SERVER.say(lang, message, dict(args))


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence of the server itself."""
    return _say(lang, message, tuple(sorted(args.items())))


class Speaker(Words):
    """A game's words in one language, at a table where the players have names."""

    def __init__(self, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        super().__init__(game, lang, names)
        self.game = game
        self._plain: dict[str, str] = {}
        self._said: dict[object, str] = {}
        self._named: dict[str, str] = {}

    def __call__(self, message: str, **args: Any) -> str:
        if args:
            return self.say(message, args)
        said = self._plain.get(message)
        if said is None:
            said = self._plain[message] = self.game.texts.say(self.lang, message)
        return said

    def name(self, thing: str) -> str:
        named = self._named.get(thing)
        if named is None:
            named = self._named[thing] = super().name(thing)
        return named

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence of the game."""
        key: object = (message, *args.items()) if args else message
        try:
            said = self._said.get(key)
        except TypeError:
            key = (message, repr(args))
            said = self._said.get(key)
        if said is None:
            if len(self._said) > REMEMBERED:
                self._said.clear()
            said = self._said[key] = self.game.texts.say(self.lang, message, args, self.player)
        return said


@lru_cache(maxsize=512)
def speaker(game: str, lang: str, names: tuple[str, ...]) -> Speaker:
    """The speaker of a game, shared by the tables at which the same names sit."""
    from .catalogue import find

    return Speaker(find(game), lang, names)
