"""Errors in content files, with line and card."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

LEAST, MOST = 0, 200
"""Bounds of the numbers in content files, unless the schema has others."""
PROSE = frozenset(("source", "provenance", "en", "fr", "id", "ids"))
"""Keys of texts and names: numbers in them are not amounts."""
_TOKENS = re.compile(r'"((?:[^"\\]|\\.)*)"(\s*:)?|-?\d+(?:\.\d+)?')
_NUMBERS = re.compile(r"(?<![\w-])[a-z]*(-?\d+)(?!\w)")


def wrong_amount(text: str, bounds: Mapping[str, tuple[int, int]]) -> str:
    """The first number that is out of bounds, alone or in a phrase such as "vp 3"; empty if all are within."""
    key = card = ""
    for token in _TOKENS.finditer(text):
        word, is_key = token.groups()
        if is_key:
            key = word
        elif key in ("id", "ids"):
            card = word or token[0]
        elif key not in PROSE:
            least, most = bounds.get(key, (LEAST, MOST))
            for number in _NUMBERS.findall(token[0]):
                if not least <= int(number) <= most:
                    said = f"{key} {token[0]}: {number} is not between {least} and {most}"
                    return f"{_place(text, token.start(), card)}: {said}"
    return ""


def where(text: str, fault: str) -> str:
    """The line and the card that a decoder's message is about, with a colon; empty if the message does not say."""
    if found := re.search(r"\(byte (\d+)\)", fault):
        return f"{_place(text, int(found[1]), '')}: "
    found = re.search(r"at `\$([^`]*)`", fault)
    try:
        # The decoder stops at its first error: what follows may not even be JSON.
        card = _card(json.loads(text), re.findall(r"\.(\w+)|\[(\d+)\]", found[1])) if found else None
    except (ValueError, RecursionError):
        return ""
    if card is None:
        return ""
    at = re.search(rf'"id"\s*:\s*{re.escape(json.dumps(card))}', text)
    return f"{_place(text, at.start() if at else 0, str(card))}: "


def _card(value: Any, steps: list[tuple[str, str]]) -> str | int | None:
    """The id of the innermost object with one on the way to a value."""
    card: str | int | None = None
    for key, number in steps:
        try:
            value = value[key] if key else value[int(number)]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(value, dict):
            card = value.get("id", card)
    return card


def _place(text: str, at: int, card: str) -> str:
    line = f"line {text.count(chr(10), 0, at) + 1}"
    return f"{line}, {card}" if card else line
