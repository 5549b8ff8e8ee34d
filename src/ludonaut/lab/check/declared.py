"""Checks without playing: rooms, texts, names of nouns, faces, guide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

from ludonaut.kernel import Game
from ludonaut.kernel.checks import Finding
from ludonaut.kernel.verbs import Noun, Verb, Verbs
from ludonaut.table import check_faces
from ludonaut.table import lesson as lessons
from ludonaut.table.lesson_check import check as check_lesson
from ludonaut.table.rooms import all_faces, has_table

ROOMS = ("__init__", "content", "state", "verbs", "setup", "rules", "scoring", "view", "audit", "table")
"""The Python rooms of a package, in the order of reading: each a file, or a folder of the same name."""
BESIDE = ("text", "guide", "bot", "lesson.toml", "cover.svg", "icons.json", "ladder.json", "py.typed")
"""What else a package may contain."""
_ANCHOR = re.compile(r"\{#([A-Za-z0-9_-]+)\}")


def declared(game: Game[Any]) -> Iterator[Finding]:
    """Every finding in the declarations of a game."""
    yield from rooms(game)
    yield from languages(game)
    yield from words_of(game, game.verbs)
    yield from names_of(game, game.verbs)
    if has_table(game):
        yield from drawings(game)
    taught = lessons.of(game)
    if taught is not None:
        yield from (Finding("lesson", f"lesson.toml: {fault}") for fault in check_lesson(game, taught))


def rooms(game: Game[Any]) -> Iterator[Finding]:
    """The package has the usual rooms and no others; small games have set-up, scoring and audit in the rules."""
    found = {entry.name for entry in files(game.package).iterdir() if not entry.name.startswith((".", "__pycache__"))}
    compiled = {name.partition(".")[0] for name in found if name.endswith(".so")}
    names = {name.removesuffix(".py") for name in found if not name.endswith(".so")}
    names -= {f"{name}_read" for name in compiled}  # the part of a compiled room that `tools/compile.py` leaves plain
    for name in sorted(names - {*ROOMS, *BESIDE}):
        yield Finding("rooms", f"{game.package}: there is no room {name!r}; it belongs into one of {', '.join(ROOMS)}")
    for name in ("state", "verbs", "rules", "view"):
        if name not in names:
            yield Finding("rooms", f"{game.package}: the room {name!r} is missing")
    for name in sorted(name for name in names if name in found and f"{name}.py" in found):
        yield Finding("rooms", f"{game.package}: {name} is both a file and a folder")


def languages(game: Game[Any]) -> Iterator[Finding]:
    """Every language has the same messages."""
    every = {message for lang in game.languages for message in game.texts.messages(lang)}
    for lang in game.languages:
        for message in sorted(every - set(game.texts.messages(lang))):
            yield Finding("texts", f"text/{lang}.ftl: {message} is missing")


def words_of(game: Game[Any], verbs: Verbs) -> Iterator[Finding]:
    """Every verb has a label, one with nouns also a heading; a label says parts of its verb, in their places."""
    for lang in game.languages:
        for name, verb in verbs.items():
            for message in (f"do-{name}", f"verb-{name}") if verb.parts else (f"do-{name}",):
                if not game.texts.has(lang, message):
                    yield Finding("texts", f"text/{lang}.ftl: {message} is missing")
            if verb.says is None:
                for part in sorted(set(game.texts.variables(lang, f"do-{name}")) - set(verb.parts)):
                    yield Finding("labels", f"text/{lang}.ftl: do-{name} says ${part}; it has {_parts(verb)}")
            for first, then in swapped(verbs, verb, game.texts.variables(lang, f"do-{name}")):
                what = f"do-{name} says ${first} before ${then}, which sound alike; the verb has {_parts(verb)}"
                yield Finding("labels", f"text/{lang}.ftl: {what}")


def swapped(verbs: Verbs, verb: Verb, labelled: list[str]) -> list[tuple[str, str]]:
    """Parts that can be confused, and that the label has in another order than the written action and the clicks."""
    parts = [part for part in labelled if part in verb.parts]
    order = verb.parts.index
    return [
        (one, two) for one, two in combinations(parts, 2) if order(one) > order(two) and alike(verbs, verb, one, two)
    ]


def alike(verbs: Verbs, verb: Verb, one: str, other: str) -> bool:
    """Can two parts be confused in a label? Both are values of one noun, or both are plain numbers."""
    first, second = (verbs.nouns[verb.nouns[verb.parts.index(part)]] for part in (one, other))
    return first is second or not (_named(first) or _named(second))


def _named(noun: Noun) -> bool:
    """Do labels show the values by name?"""
    return callable(noun.name) or bool(_things(noun))


def _parts(verb: Verb) -> str:
    return ", ".join(f"${part}" for part in verb.parts) or "no parts"


def names_of(game: Game[Any], verbs: Verbs) -> Iterator[Finding]:
    """Every value that labels show by name has a name in every language."""
    for lang in game.languages:
        named = {
            noun
            for verb in verbs.values()
            for part, noun in zip(verb.parts, verb.nouns, strict=True)
            if part in game.texts.variables(lang, f"do-{verb.name}")
        }
        for noun in sorted(named):
            for thing in _things(verbs.nouns[noun]):
                if not game.texts.has_name(lang, thing):
                    message = game.texts.name_id(thing)
                    yield Finding("names", f"text/{lang}.ftl: {noun} {thing!r} has no name ({message})")


def _things(noun: Noun) -> list[str]:
    """The values of a noun that have names; numbers are shown as they are."""
    if callable(noun.name):
        return []
    called = [noun.called(None, 0, value) for value in noun.values]
    return [thing for thing in called if isinstance(thing, str)]


def drawings(game: Game[Any]) -> Iterator[Finding]:
    """Every face can be drawn, in every language."""
    for lang in game.languages:
        try:
            faults = check_faces(all_faces(game, lang))
        except (KeyError, TypeError, ValueError) as fault:
            yield Finding("faces", f"table: {fault.args[0] if fault.args else fault}")
            return
        yield from (Finding("faces", f"{lang}: {what}") for what in faults)


def anchors(game: Game[Any], lang: str) -> set[str]:
    """The anchors of a guide."""
    guide = files(game.package) / "guide" / f"rules.{lang}.md"
    return set(_ANCHOR.findall(guide.read_text(encoding="utf-8"))) if guide.is_file() else set()
