"""The command that gives a hint for a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ludonaut import load
from ludonaut.kernel import LANGUAGES, LudonautError, NotAsked, Seat, record

from .hints import hints, in_words
from .levels import opponent


def add_to(app: typer.Typer) -> None:
    """Hang the commands into the command line."""
    app.command("hint")(hint)


def hint(
    file: Path,
    seat: Annotated[
        int | None, typer.Option(help="For which seat; the one that is asked if there is only one.")
    ] = None,
    player: Annotated[str, typer.Option(help="Who thinks: a level or a player such as search:200.")] = "search:200",
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """The best few actions at the end of a record, what is expected of them, and what they gain."""
    if lang not in LANGUAGES:
        raise LudonautError(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
    match = load(record.text_of(file))
    if match.over:
        raise NotAsked("the game is over: nobody is asked")
    chooser = seat if seat is not None else next(iter(match.asks))
    if chooser not in match.asks:
        raise NotAsked(f"seat {chooser} is not asked now; asked: {', '.join(map(str, match.asks))}")
    found = hints(Seat(match, chooser), opponent(match.game, player))
    if as_json:
        print(
            json.dumps(
                [
                    {"action": h.action, "expected": h.expected, "steps": len(h.steps), "reasons": dict(h.reasons)}
                    for h in found
                ],
                indent=1,
            )
        )
        return
    for one in found:
        print(in_words(match.game, one, lang))
