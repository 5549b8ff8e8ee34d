"""Arguments and options that several commands share; importing it loads no game."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ludonaut.kernel.errors import BadOptions, LudonautError


def game_names(incomplete: str) -> list[str]:
    """The games whose name begins like this, for shell completion."""
    from ludonaut import games

    return [name for name in games.names() if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="A game, as `ludonaut games` lists it.", autocompletion=game_names)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Lang = Annotated[str, typer.Option(help="The language: en or fr.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, NAME=VALUE; may be repeated.")
]


def print_json(told: Any) -> None:
    """Print a report for a program."""
    print(json.dumps(told, indent=1, ensure_ascii=False))


def read_options(words: list[str] | None) -> dict[str, str]:
    """Options of a game from words such as `level=3`."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"an option is NAME=VALUE, not {word!r}")
        options[name] = value
    return options


def check_language(lang: str) -> None:
    """Refuse a language that the table does not have."""
    from ludonaut.kernel import LANGUAGES

    if lang not in LANGUAGES:
        raise LudonautError(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
