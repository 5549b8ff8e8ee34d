"""Words for people, in Fluent files beside each game, in English and French as equals."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
SEATS = frozenset(("seat", "who", "other", "target"))
"""Arguments that are seats, and are said as the player's name."""

_LISTED = {"en": " and ", "fr": " et "}
_ODD = re.compile(r"[^A-Za-z0-9_-]")


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = files(package) / "text" / f"{lang}.ftl"
    if source.is_file():
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one game."""

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, lang: str, message: str) -> bool:
        """Is there such a message in this language?"""
        return bool(_bundle(self.package, lang).has_message(message))

    def messages(self, lang: str) -> list[str]:
        """The ids of all messages, to compare the languages."""
        return sorted(_bundle(self.package, lang)._messages)

    def name(self, lang: str, thing: str) -> str:
        """The name of a thing, `name-<thing>`, or the thing itself where it has no name."""
        message = "name-" + _ODD.sub("-", thing)
        return self.say(lang, message) if self.has(lang, message) else thing

    def say(
        self,
        lang: str,
        message: str,
        args: Mapping[str, Any] | None = None,
        player: Callable[[int], str] | None = None,
    ) -> str:
        """The message in this language; seats become players' names, things their names."""
        bundle = _bundle(self.package, lang)
        if not bundle.has_message(message):
            return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            return message
        filled = {key: self._fill(lang, key, value, player) for key, value in (args or {}).items()}
        text, _faults = bundle.format_pattern(pattern, filled)
        return str(text)

    def _fill(self, lang: str, key: str, value: Any, player: Callable[[int], str] | None) -> Any:
        if key in SEATS and isinstance(value, int):
            return player(value) if player else str(value + 1)
        if isinstance(value, str):
            return self.name(lang, value)
        if isinstance(value, (list, tuple)):
            parts = [str(self._fill(lang, key, part, player)) for part in value]
            return _LISTED[lang].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
        return value
