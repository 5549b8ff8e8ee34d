"""The command line. Each room brings its own commands; this file only gathers them."""

from __future__ import annotations

import sys

import typer

from ludonaut.kernel import LudonautError
from ludonaut.lab import commands as lab
from ludonaut.table import commands as table

app = typer.Typer(
    help="Five heavy space board games at one table, for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab.add_to(app)
table.add_to(app)


def main() -> None:
    """Run, and say what a person or a file got wrong in one line."""
    try:
        app()
    except (LudonautError, OSError) as fault:
        print(f"ludonaut: {fault}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
