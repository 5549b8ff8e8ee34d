"""The bots that can be seated, by level, and the word that calls each of them from the players' package."""

from __future__ import annotations

from .words import say

LEVELS = {
    "novice": "natural",
    "apprentice": "greedy:0.35",
    "pilot": "greedy",
    "captain": "search:0.5s",
    "admiral": "search:2s",
}
SIMPLE = "novice"
"""Who decides when another bot cannot."""
STAND_IN = "pilot"
"""Who plays for a person that is away."""
BEST = "admiral"


def facts(lang: str) -> list[dict[str, str]]:
    """The levels in words, simplest first."""
    return [{"name": n, "title": say(lang, f"level-{n}"), "tip": say(lang, f"level-{n}-tip")} for n in LEVELS]
