"""The bots that can be seated: the levels of each game, and players that people have added."""

from __future__ import annotations

import unicodedata
from functools import cache

from ludonaut.kernel import LANGUAGES
from ludonaut.players import own
from ludonaut.players.levels import TEXTS, levels

from .. import catalogue

SIMPLE = "natural"
"""The fallback when another bot fails: it does not search, so it cannot fail."""
STAND_IN = "pilot"
"""The level that plays for a person who is away."""


def known(game: str) -> list[str]:
    """The levels of a game, the weakest first, then the players that people have added."""
    return [*(level.name for level in levels(game)), *own.players()]


def title(level: str, lang: str) -> str:
    """The name of a level's bots."""
    message = f"level-{level}"
    return TEXTS.say(lang, message) if TEXTS.has(lang, message) else level.capitalize()


def facts(game: str, lang: str) -> list[dict[str, str]]:
    """The names and descriptions of the levels."""
    told = [{"name": level.name, "title": level.title(lang), "tip": level.tip(lang)} for level in levels(game)]
    added = [
        {"name": name, "title": title(name, lang), "tip": (kind.__doc__ or "").strip()}
        for name, kind in own.players().items()
    ]
    return told + added


@cache
def _titles() -> frozenset[str]:
    """The names of bots in every language."""
    names = {level.name for game in catalogue.names() for level in levels(game)} | {SIMPLE, *own.players()}
    return frozenset(title(name, lang).casefold() for name in names for lang in LANGUAGES) | {"bot", "robot"}


def is_bots(name: str) -> bool:
    """Could people take this name for a bot's, with or without a number, in letters of any width?"""
    letters = unicodedata.normalize("NFKC", name).casefold()
    while letters and not letters[-1].isalpha():
        letters = letters[:-1]
    while letters and not letters[0].isalpha():
        letters = letters[1:]
    return letters in _titles()
