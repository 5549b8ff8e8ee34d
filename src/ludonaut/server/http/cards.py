"""A game's facts for the home page, in a language: from the game's card, its texts and its content files."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from ludonaut.kernel import Game, Option
from ludonaut.table import lesson as lessons

from .. import catalogue
from ..bots import levels


@cache
def games(lang: str, _names: tuple[str, ...]) -> list[dict[str, Any]]:
    """All games on offer."""
    return [_facts(catalogue.find(name), lang) for name in _names]


def _facts(game: Game[Any], lang: str) -> dict[str, Any]:
    say = game.texts.say
    return {
        "name": game.name,
        "title": say(lang, "title"),
        "tagline": say(lang, "tagline"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "since": game.since,
        "designer": game.designer,
        "options": [_option(game, option, lang) for option in game.options],
        "lesson": lessons.of(game) is not None,
        "levels": levels.facts(game.name, lang),
        "provenance": _provenance(game),
    }


def _option(game: Game[Any], option: Option, lang: str) -> dict[str, Any]:
    texts, message = game.texts, f"option-{option.name}"
    tip = f"{message}-tip"
    return {
        "name": option.name,
        "title": texts.say(lang, message),
        "tip": texts.say(lang, tip) if texts.has(lang, tip) else "",
        "kind": option.kind,
        "default": option.default,
        "choices": [{"value": c, "title": _choice(game, message, c, lang)} for c in option.choices],
        "lo": option.lo,
        "hi": option.hi,
        "seats": list(option.seats) if option.seats else None,
    }


def _choice(game: Game[Any], message: str, choice: object, lang: str) -> str:
    named = f"{message}-{choice}"
    return game.texts.say(lang, named) if game.texts.has(lang, named) else str(choice)


def _provenance(game: Game[Any]) -> list[dict[str, str]]:
    folder = files(game.package) / "content"
    found = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if file.name.endswith(".json"):
            content = json.loads(file.read_text(encoding="utf-8"))
            if isinstance(content, dict):
                facts = {part: str(content.get(part, "")) for part in ("provenance", "source")}
                found.append({"file": file.name.removesuffix(".json"), **facts})
    return found
