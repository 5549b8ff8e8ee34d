"""The games this server offers, and the language it speaks to a person."""

from __future__ import annotations

from ludonaut.games import find, names
from ludonaut.kernel import LANGUAGES

__all__ = ["find", "language", "names"]


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language to speak: the one asked for, else the browser's first that we know, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in (accepted or "").split(","))):
        short = wish[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
