"""The games that this server offers, and the language of a person."""

from __future__ import annotations

from ludonaut.games import find, names
from ludonaut.kernel import LANGUAGES

__all__ = ["find", "language", "names"]


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language to use: the one asked for, else the first of the browser's that we have, else English."""
    for wish in (asked or "", *(part.split(";")[0].strip() for part in (accepted or "").split(","))):
        short = wish[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
