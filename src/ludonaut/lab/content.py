"""Checks content files: are they well formed and complete, and can the game be played with them?"""

from __future__ import annotations

import os
import traceback
from itertools import product
from pathlib import Path
from typing import Annotated

import typer

from ludonaut import games
from ludonaut.arguments import GameName, Json, print_json
from ludonaut.games import replaced
from ludonaut.kernel import BadContent, LudonautError, RuleError, content
from ludonaut.kernel.checks import CheckFailed, play_random
from ludonaut.table import lesson
from ludonaut.table.lesson_check import check as check_lesson

app = typer.Typer(
    help="Check decks, boards and tiles, and list their sources.", no_args_is_help=True, rich_markup_mode=None
)


@app.command()
def check(
    what: Annotated[str, typer.Argument(help="A game or a folder of your own files; all games if not given.")] = "",
    as_json: Json = False,
) -> None:
    """Check content files, and play a few games with them.

    Exits with 1 if anything is wrong.
    """
    folder = Path(what)
    if what in games.names() or not what:
        names = [what] if what else games.names()
    elif folder.is_dir():
        os.environ["LUDONAUT_CONTENT"] = str(folder.resolve())
        names = replaced.games_of(folder)
    else:
        raise BadContent(f"{what!r} is neither a game nor a folder")
    faults = [fault for name in names for fault in check_game(name)]
    own = os.environ.get("LUDONAUT_CONTENT")
    ours = replaced.games_of(Path(own)) if own else []
    notes: list[str] = []
    for name in names if not faults else ():
        lessons = check_lessons(name)
        if name in ours:
            notes += [f"the lesson is for our deck: {fault}" for fault in lessons]
        else:
            faults += lessons
    if as_json:
        print_json({"games": names, "faults": faults, "notes": notes})
    else:
        for line in [*faults, *(f"note: {note}" for note in notes)]:
            print(line)
        print(f"{len(faults)} faults in {', '.join(names)}")
    raise typer.Exit(1 if faults else 0)


@app.command()
def sources(game: GameName, as_json: Json = False) -> None:
    """List where the facts of a game's files come from."""
    rows = content.provenance(games.find(game).package)
    if as_json:
        print_json([{"file": name, "provenance": provenance, "source": source} for name, provenance, source in rows])
        return
    for name, provenance, source in rows:
        print(f"{name:20} {provenance:15} {source}")


def check_game(name: str) -> list[str]:
    """What is wrong with the content of a game, if anything."""
    try:
        game = games.find(name)
        content.provenance(game.package)
        for seed, seats in product(range(3), {max(2, game.seats[0]), game.seats[0]}):  # alone too, if it can be
            play_random(game, seats, seed)
        return []
    except (LudonautError, RuleError, CheckFailed) as fault:
        return [f"{name}: {fault}"]
    except Exception as fault:
        return [f"{name}: the game cannot be played with this content: {_needed(fault)}"]


def _needed(fault: Exception) -> str:
    """What the rules looked for and did not find: a name, or the line of the rule."""
    if isinstance(fault, KeyError):
        return f"the rules need {fault.args[0]!r}, and nothing has this id"
    place = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {Path(place.filename).name}, line {place.lineno}: {place.line}"


def check_lessons(name: str) -> list[str]:
    """What in a game's lesson does not fit its content."""
    game = games.find(name)
    try:
        taught = lesson.of(game)
        return [f"{name}/lesson.toml: {fault}" for fault in check_lesson(game, taught)] if taught else []
    except Exception as fault:
        return [f"{name}/lesson.toml: {type(fault).__name__}: {fault}"]
