"""Reference pages of a game's actions, made from its verbs and nouns."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

from ludonaut import games
from ludonaut.arguments import GameName, Json, Lang, print_json
from ludonaut.kernel import Game, LudonautError
from ludonaut.kernel.verbs import Noun, Verb, Verbs

SHOWN = 12
"""The most values of a noun that are listed."""


def show(game: GameName, lang: Lang = "en", as_json: Json = False) -> None:
    """Document every verb and noun of a game."""
    rules = games.find(game)
    if lang not in rules.languages:
        raise LudonautError(f"{game} speaks {', '.join(rules.languages)}, not {lang!r}")
    if as_json:
        print_json(table(rules, rules.verbs, lang))
    else:
        print("\n".join(page(rules, rules.verbs, lang)))


def table(game: Game[Any], verbs: Verbs, lang: str) -> dict[str, Any]:
    """The same as JSON: every verb with its numbers, every noun with its values."""
    listed = [
        {
            "verb": verb.name,
            "form": verbs.form(verb),
            "label": heading(game, verb, lang),
            "first": verb.start,
            "count": prod(verb.radix),
            "free": verb.free,
            "careful": verb.careful,
        }
        for verb in verbs.values()
    ]
    values = {name: list(noun.words) for name, noun in verbs.nouns.items()}
    return {"game": game.name, "actions": verbs.count, "verbs": listed, "nouns": values}


def page(game: Game[Any], verbs: Verbs, lang: str) -> Iterator[str]:
    """The lines of the page."""
    yield f"# Actions of {game.texts.say(lang, 'title')}"
    yield f"\n{len(verbs)} verbs, {verbs.count} actions. An action is written as its verb and nouns.\n"
    yield "| action | what it does | pieces to click | numbers | |"
    yield "| --- | --- | --- | --- | --- |"
    for verb in verbs.values():
        last = verb.start + prod(verb.radix) - 1
        numbers = f"{verb.start} to {last}" if last > verb.start else str(last)
        cells = (f"`{verbs.form(verb)}`", heading(game, verb, lang), _clicks(verbs, verb), numbers)
        yield " | ".join(("", *cells, _flags(verb), "")).strip()
    yield "\n## Nouns\n"
    yield "| noun | values |"
    yield "| --- | --- |"
    for name, noun in verbs.nouns.items():
        yield f"| {name} | {_values(noun)} |"


def _clicks(verbs: Verbs, verb: Verb) -> str:
    """The pieces to click, as patterns; if they depend on the view, the docstring of the function."""
    if callable(verb.click):
        return (verb.click.__doc__ or "depends on the position").strip().rstrip(".")
    pieces = verb.click or [noun.piece.replace("{value}", f"{{{part}}}") for part, noun in _named(verbs, verb)]
    return ", ".join(f"`{piece}`" for piece in pieces if piece)


def _named(verbs: Verbs, verb: Verb) -> list[tuple[str, Noun]]:
    return list(zip(verb.parts, verbs.nouns_of(verb), strict=True))


def _flags(verb: Verb) -> str:
    return ", ".join(flag for flag, is_set in (("free", verb.free), ("careful", verb.careful)) if is_set)


def _values(noun: Noun) -> str:
    words = [f"`{word}`" for word in noun.words]
    if len(words) <= SHOWN:
        return ", ".join(words)
    return f"{', '.join(words[: SHOWN - 1])} ... {words[-1]} ({len(words)})"


def heading(game: Game[Any], verb: Verb, lang: str) -> str:
    """The heading of a verb; without nouns, its label."""
    alone = f"verb-{verb.name}"
    return game.texts.say(lang, alone if game.texts.has(lang, alone) else f"do-{verb.name}")
