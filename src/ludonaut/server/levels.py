"""The bots that can be seated, by level, as the players' package offers them."""

from __future__ import annotations

from ludonaut.players.registry import PLAYERS

from .words import say

SIMPLE = "natural"
"""Who decides when another bot cannot."""
STAND_IN = "natural"
"""Who plays for a person that is away."""


def names() -> list[str]:
    """The levels, simplest first."""
    return list(PLAYERS)


def facts(lang: str) -> list[dict[str, str]]:
    """The levels in words."""
    return [{"name": n, "title": say(lang, f"level-{n}"), "tip": say(lang, f"level-{n}-tip")} for n in names()]
