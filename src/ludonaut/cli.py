"""The command line: a table of commands, each imported when it is called, so that `ludonaut --help` answers at once.

Exit codes: 0 all is well; 1 the command ran and found something wrong; 2 it was used wrongly, or a file could not be
read; 70 an error in Ludonaut itself; 130 interrupted.
"""

from __future__ import annotations

import importlib
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludonaut import __version__

WRONG_USE = 2
INTERNAL_ERROR = 70

Commands = dict[str, tuple[str, str]]

SECTIONS: dict[str, Commands] = {
    "Play": {
        "games": ("ludonaut.lab.commands:list_games", "List the games."),
        "play": ("ludonaut.terminal:play", "Play in the terminal against bots."),
        "serve": ("ludonaut.server.admin.commands:serve", "Run a server."),
    },
    "Records": {
        "replay": ("ludonaut.lab.commands:replay", "Replay a record and print its log."),
        "render": ("ludonaut.lab.render:render_record", "Draw a match: one moment, or a film of all of it."),
        "hint": ("ludonaut.players.commands:hint", "Suggest actions for the end of a record, with reasons."),
        "patch": ("ludonaut.lab.commands:patch", "Replay a folder of records under the present rules."),
    },
    "Bots and research": {
        "simulate": ("ludonaut.lab.commands:simulate", "Play many games and report scores, speed and errors."),
        "arena": ("ludonaut.lab.commands:arena", "Hold a tournament: same deals for all, seats rotated."),
        "ladder": ("ludonaut.lab.commands:ladder", "Measure the five levels of a game, each against the one below."),
        "balance": ("ludonaut.lab.commands:balance", "Play many games and write a report with plots."),
        "bench": ("ludonaut.lab.commands:bench", "Measure the speed of each game, beside chess."),
    },
    "Games and decks": {
        "check": ("ludonaut.lab.check.report:check", "Check everything that a game must satisfy."),
        "verbs": ("ludonaut.lab.reference:show", "Document every verb and noun of a game."),
        "content": ("ludonaut.lab.content:app", "Check decks, boards and tiles, and list their sources."),
    },
    "Server administration": {
        "export": ("ludonaut.server.admin.commands:export", "Write all games of a store into one file."),
        "import": ("ludonaut.server.admin.commands:import_", "Add the games of an export to a store."),
        "backup": ("ludonaut.server.admin.commands:backup", "Copy a store while its server runs."),
        "patch-store": (
            "ludonaut.server.admin.commands:patch_store",
            "Replay the games of a store under the present rules.",
        ),
    },
}
HIDDEN: Commands = {
    "serve-part": ("ludonaut.server.admin.commands:serve_part", "Run one of several server processes behind a router.")
}
COMMANDS: Commands = {name: entry for section in SECTIONS.values() for name, entry in section.items()} | HIDDEN


class Lazy(TyperGroup):
    """A group that lists its commands from the table and imports only the one that is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, for help, completion and suggestions."""
        return [name for name in COMMANDS if name not in HIDDEN]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import one command."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        found = getattr(importlib.import_module(module), name)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        alone = typer.Typer(**PLAIN)
        alone.command(cmd_name)(found)
        return typer.main.get_command(alone)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands by section, without importing them."""
        for section, commands in SECTIONS.items():
            with formatter.section(section):
                formatter.write_dl([(name, said) for name, (_, said) in commands.items()])


PLAIN: dict[str, Any] = {"add_completion": False, "pretty_exceptions_enable": False, "rich_markup_mode": None}
"""Without `rich` a command starts a quarter of a second faster."""

app = typer.Typer(**(PLAIN | {"add_completion": True}), cls=Lazy, no_args_is_help=True)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"ludonaut {__version__}")
        raise typer.Exit


@app.callback()
def ludonaut(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Five heavy space board games at one table, for people, bots and researchers."""


def main() -> None:
    """Run a command; report what a person or a file got wrong in one line."""
    try:
        app()
    except Exception as error:
        sys.exit(_report(error))


def _report(error: Exception) -> int:
    """Say what went wrong; the exit code."""
    from ludonaut.kernel import LudonautError

    if isinstance(error, (LudonautError, OSError)):
        print(f"ludonaut: {_message(error)}", file=sys.stderr)
        return WRONG_USE
    import traceback

    traceback.print_exception(error)
    print("ludonaut: this is an error in Ludonaut; please report it with the lines above", file=sys.stderr)
    return INTERNAL_ERROR


def _message(error: Exception) -> str:
    """One line for a person: the file first, without the system's error number."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror[0].lower()}{error.strerror[1:]}"
    return str(error)


if __name__ == "__main__":
    main()
