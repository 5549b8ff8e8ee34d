"""The command line. Each room brings its own commands; this file only gathers them."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludonaut import games, new
from ludonaut.kernel import LANGUAGES, LudonautError
from ludonaut.lab import commands as lab
from ludonaut.lab import reference, render
from ludonaut.lab.check import report as check
from ludonaut.players import commands as players
from ludonaut.players.levels import opponent
from ludonaut.server.admin import commands as server
from ludonaut.terminal import Terminal

app = typer.Typer(
    help="Five heavy space board games at one table, for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab.add_to(app)
check.add_to(app)
reference.add_to(app)
server.add_to(app)
render.add_to(app)
players.add_to(app)


@app.command()
def play(
    game: str,
    seats: Annotated[int, typer.Option(help="How many seats, yours included.")] = 2,
    level: Annotated[
        str, typer.Option(help="The level of the bots: cadet, pilot, navigator, commander, admiral.")
    ] = "pilot",
    seed: Annotated[int, typer.Option(help="The deal.")] = 0,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    option: lab.Option = None,
) -> None:
    """Play in the terminal against bots."""
    if lang not in LANGUAGES:
        raise LudonautError(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
    rules = games.find(game)
    match = new(rules, max(seats, rules.seats[0]), seed, lab.read_options(option or []))
    bots = {seat: opponent(rules, level, seed + seat) for seat in range(1, match.state.seats)}
    Terminal(match, bots, lang).run()


def main() -> None:
    """Run, and say what a person or a file got wrong in one line."""
    try:
        app()
    except (LudonautError, OSError) as fault:
        print(f"ludonaut: {_said(fault)}", file=sys.stderr)
        sys.exit(2)


def _said(fault: LudonautError | OSError) -> str:
    """A fault as a person reads it: the file first, no number of the system's."""
    if isinstance(fault, OSError) and fault.filename is not None and fault.strerror:
        return f"{fault.filename}: {fault.strerror[0].lower()}{fault.strerror[1:]}"
    return str(fault)


if __name__ == "__main__":
    main()
