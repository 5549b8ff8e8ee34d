"""A game's texts in one language, as a table needs them: `words("panel-hand", n=3)`, `words.name("europa")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Speaks(Protocol):
    """What `Words` needs of the kernel's texts."""

    def has(self, lang: str, message: str) -> bool: ...

    def name(self, lang: str, thing: str) -> str: ...

    def say(
        self,
        lang: str,
        message: str,
        args: Mapping[str, Any] | None = None,
        player: Callable[[int], str] | None = None,
    ) -> str: ...


class Has(Protocol):
    """What `Words` needs of a game."""

    @property
    def texts(self) -> Speaks: ...


_NOBODY = {"en": "Player {}", "fr": "Joueur {}"}
_COLON = {"en": ":", "fr": "\u00a0:"}


class Cache(Protocol):
    """What `Words` needs of a cache of panels."""

    def drawn(self, draw: Callable[..., Any], words: Words, args: tuple[Any, ...]) -> Any: ...


class Words:
    """The words of a game in a language, with the players' names (without them: "Player 2")."""

    def __init__(self, game: Has, lang: str = "en", players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.players = tuple(players)
        self.cache: Cache | None = None
        """The cache of panels that are drawn with these words; see `table.panels`."""
        self._game = game
        self._texts = game.texts

    def __call__(self, message: str, **args: Any) -> str:
        """A message with its arguments; seats and things appear with their names, as in the log."""
        return self._texts.say(self.lang, message, args, self.player)

    def name(self, thing: str) -> str:
        """What a thing is called (`name-<thing>`); the thing itself if it has no name."""
        return self._texts.name(self.lang, thing)

    def colon(self, thing: str, said: object) -> str:
        """A thing and what is said of it, with the colon between them as the language writes it."""
        return f"{thing}{_COLON[self.lang]} {said}"

    def player(self, seat: int) -> str:
        """The name of a player; the number after the last seat is the rival of a solo game, if the game names one."""
        if self.players and seat >= len(self.players) and self.has("name-rival"):
            return self.name("rival")
        named = 0 <= seat < len(self.players) and self.players[seat]
        return named or _NOBODY[self.lang].format(seat + 1)

    def cached(self, cache: Cache) -> Words:
        """The same words, with a cache of panels."""
        words = Words(self._game, self.lang, self.players)
        words.cache = cache
        return words

    def has(self, message: str) -> bool:
        """Is there such a message? For tips that only some things have."""
        return self._texts.has(self.lang, message)
