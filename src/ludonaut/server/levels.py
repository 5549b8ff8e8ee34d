"""The bots that can be seated, by level, as the players' package measured them for each game."""

from __future__ import annotations

from ludonaut.players.levels import TEXTS, levels

SIMPLE = "natural"
"""Who decides when another bot cannot: it does not think, so it cannot fail."""
STAND_IN = "pilot"
"""Who plays for a person that is away."""


def known(game: str) -> list[str]:
    """The levels of a game, the weakest first."""
    return [level.name for level in levels(game)]


def title(level: str, lang: str) -> str:
    """What the bots of a level are called."""
    return TEXTS.say(lang, f"level-{level}")


def facts(game: str, lang: str) -> list[dict[str, str]]:
    """The levels in words, the weakest first."""
    return [{"name": level.name, "title": level.title(lang), "tip": level.tip(lang)} for level in levels(game)]
