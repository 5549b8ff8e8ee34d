"""Words for people, in Fluent files beside each game, one file a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

LANGUAGES = ("en", "fr")
"""The languages of the interface; a game names its own."""
SEATS = frozenset(("seat", "who", "other", "target"))
"""Arguments that are seats: texts show the player's name."""
MANY = 5000
"""How many sentences of a language are cached before the cache is cleared."""

_DECIDES = {"en": "{ $who } decides.", "fr": "{ $who } décide."}
"""The text for the players who wait, for a question without a `wait-` text."""
_PART = re.compile(r"\{ *\$[\w-]+ *\}")
_LISTED = {"en": " and ", "fr": " et "}
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_PLAIN = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ *\$[\w-]+ *\})+?) *\n(?:#.*\n|\n)*")
"""A message of one line with nothing but words and variables, and the comments below it."""
_PLAIN_VARIABLE = re.compile(r"\{ *\$([\w-]+) *\}")
_DIGITS = re.compile(r"\d+")
_ODD = re.compile(r"[^A-Za-z0-9_-]")


class _Messages:
    """The messages of a file, each parsed when it is first used: parsing all of them takes longer than a game."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang = lang
        self._bundle: Any = None
        self.sources: dict[str, str] = {}
        entries = [*_ENTRY.finditer(source)]
        cuts = pairwise([*(entry.start() for entry in entries), len(source)])
        for entry, (start, end) in zip(entries, cuts, strict=True):
            self.sources.setdefault(entry[1], source[start:end])
        self._derive()
        self._parts: dict[str, list[str] | None] = {}
        self.said: dict[tuple[Any, ...], str] = {}
        """Recent sentences by message and arguments: most of a picture repeats those of the last one."""

    def _derive(self) -> None:
        """Optional texts of a game: what the players who wait read, and a verb's heading, made from its label."""
        for message, text in [*self.sources.items()]:
            kind, _, name = message.partition("-")
            heading = _PART.sub("…", text.partition("=")[2])
            if kind == "ask" and self.lang in _DECIDES:
                self.sources.setdefault(f"wait-{name}", f"wait-{name} = {_DECIDES[self.lang]}\n")
            elif kind == "do" and "{" not in heading:
                self.sources.setdefault(f"verb-{name}", f"verb-{name} ={heading}")

    @property
    def bundle(self) -> Any:
        """Fluent's parser, imported when the first message is used: programs without texts start faster."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        return self._bundle

    def read(self, message: str) -> Any:
        """Parse a message, and those that it refers to."""
        from fluent.runtime import FluentResource

        if not self.bundle.has_message(message):
            wanted, known = [message], set()
            while wanted:
                each = wanted.pop()
                if each in self.sources and each not in known:
                    known.add(each)
                    self.bundle.add_resource(FluentResource(self.sources[each]))
                    wanted += _REFERENCE.findall(self.sources[each])
        return self.bundle.get_message(message).value

    def parts(self, message: str) -> list[str] | None:
        """A message of nothing but words and variables: word, variable, word...; None if there is more to it."""
        if message not in self._parts:
            plain = _PLAIN.fullmatch(self.sources[message])
            split = _PLAIN_VARIABLE.split(plain[1]) if plain else self._simple(self.read(message))
            self._parts[message] = split
        return self._parts[message]

    def _simple(self, pattern: Any) -> list[str] | None:
        from fluent.syntax import ast

        parts = [""]
        for element in getattr(pattern, "elements", [pattern]) if pattern is not None else ():
            if isinstance(element, ast.TextElement):
                parts[-1] += element.value
            elif isinstance(getattr(element, "expression", None), ast.VariableReference):
                parts += [element.expression.id.name, ""]
            else:
                return None
        return parts


@cache
def _messages(package: str, lang: str) -> _Messages:
    source = files(package) / "text" / f"{lang}.ftl"
    return _Messages(lang, source.read_text(encoding="utf-8") if source.is_file() else "")


class Texts:
    """The messages of one game."""

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, lang: str, message: str) -> bool:
        """Does this language have the message?"""
        return message in _messages(self.package, lang).sources

    def messages(self, lang: str) -> list[str]:
        """The ids of all messages, to compare the languages."""
        return sorted(message for message in _messages(self.package, lang).sources if message[0] != "-")

    def variables(self, lang: str, message: str) -> list[str]:
        """The variables of a message, in the order in which it uses them."""
        return list(dict.fromkeys(_VARIABLE.findall(_messages(self.package, lang).sources.get(message, ""))))

    def numbers(self, lang: str, message: str) -> list[int]:
        """The numbers that are written into a message, apart from its variables."""
        text, depth = "", 0
        for letter in _messages(self.package, lang).sources.get(message, "").partition("=")[2]:
            depth += (letter == "{") - (letter == "}")
            text += letter if not depth else " "
        return [int(number) for number in _DIGITS.findall(text)]

    def name(self, lang: str, thing: str) -> str:
        """The name of a thing, `name-<thing>`, or the thing itself where it has no name."""
        message = self.name_id(thing)
        return self.say(lang, message) if self.has(lang, message) else thing

    def name_id(self, thing: str) -> str:
        """The message that names a thing."""
        return "name-" + _ODD.sub("-", thing)

    def has_name(self, lang: str, thing: str) -> bool:
        """Does the thing have a name in this language?"""
        return self.has(lang, self.name_id(thing))

    def say(
        self,
        lang: str,
        message: str,
        args: Mapping[str, Any] | None = None,
        player: Callable[[int], str] | None = None,
    ) -> str:
        """The message in this language, with names for seats and things."""
        messages = _messages(self.package, lang)
        if message not in messages.sources:
            return message
        key = _key(message, args)
        said = messages.said.get(key) if key else None
        if said is None:
            said = self._say(messages, message, args, player)
            if key:
                if len(messages.said) >= MANY:
                    messages.said.clear()
                messages.said[key] = said
        return said

    def _say(
        self, messages: _Messages, message: str, args: Mapping[str, Any] | None, player: Callable[[int], str] | None
    ) -> str:
        lang = messages.lang
        filled = {key: self._fill(lang, key, value, player) for key, value in (args or {}).items()}
        said = _joined(messages.parts(message), filled)
        if said is not None:
            return said
        pattern = messages.read(message)
        if pattern is None:
            return message
        text, _faults = messages.bundle.format_pattern(pattern, filled)
        return str(text)

    def _fill(self, lang: str, key: str, value: Any, player: Callable[[int], str] | None) -> Any:
        if key in SEATS and isinstance(value, int):
            return player(value) if player else str(value + 1)
        if isinstance(value, str):
            return self.name(lang, value)
        if isinstance(value, (list, tuple)):
            parts = [str(self._fill(lang, key, part, player)) for part in value]
            return _LISTED.get(lang, ", ").join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
        return value


def _key(message: str, args: Mapping[str, Any] | None) -> tuple[Any, ...]:
    """The cache key of a message; empty if it names players or lists things."""
    if not args:
        return (message,)
    for name, value in args.items():
        if name in SEATS or (type(value) is not str and type(value) is not int):
            return ()
    return (message, *args.items())


def _joined(parts: list[str] | None, filled: Mapping[str, Any]) -> str | None:
    """A simple message filled with words and small numbers, which need no formatting; None if Fluent must do it."""
    if not parts or parts == [""]:
        return None
    told = parts.copy()
    for at in range(1, len(parts), 2):
        value = filled.get(parts[at])
        if type(value) is str:
            told[at] = value
        elif type(value) is int and 0 <= value < 1000:
            told[at] = str(value)
        else:
            return None
    return "".join(told)
