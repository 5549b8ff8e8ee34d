"""Checks before the first game of a long run, and its progress."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludonaut.kernel import Game, LudonautError
from ludonaut.players.levels import opponent

EVERY = 30.0
"""Seconds between two lines of progress where the output is not a terminal."""


def check_players(game: Game[Any], words: Sequence[str]) -> None:
    """Check that every player can be made."""
    for word in words:
        opponent(game, word)


def check_file(file: Path | None, *endings: str) -> None:
    """Check that a file can be written there, and has one of these endings if any are given."""
    if file is None:
        return
    if endings and file.suffix not in endings:
        raise LudonautError(f"results go to a {' or '.join(endings)} file, not {file.name}")
    if not file.parent.is_dir():
        raise LudonautError(f"{file.parent}: there is no such folder")
    is_new = not file.exists()
    with file.open("a"):  # raises an OSError that names the file
        pass
    if is_new:
        file.unlink()


def check_folder(folder: Path) -> None:
    """Check that the folder exists."""
    if not folder.is_dir():
        raise LudonautError(f"{folder}: there is no such folder")


def check_extra(module: str, extra: str, what: str) -> None:
    """Check that an optional package is installed."""
    try:
        importlib.import_module(module)
    except ImportError:
        raise LudonautError(f"{what} needs {module}: pip install '{extra}'") from None


class Waiting:
    """Progress with the time left: a bar at a terminal, otherwise a line now and then; nothing with `--json`."""

    def __init__(self, title: str, total: int, quiet: bool = False) -> None:
        self.title = title
        self.total = total
        self.quiet = quiet
        self.done = 0
        self.began = self.said = time.monotonic()
        watched = sys.stderr.isatty() and not quiet
        counts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
        self.bar = Progress(*counts, *times, console=Console(stderr=True), transient=True, disable=not watched)
        self.task = self.bar.add_task(title, total=total)
        self.watched = watched

    def __enter__(self) -> Callable[[object], None]:
        self.bar.start()
        return self.advance

    def __exit__(self, *_fault: object) -> None:
        self.bar.stop()

    def advance(self, _result: object) -> None:
        """Count one more game."""
        self.done += 1
        self.bar.advance(self.task)
        now = time.monotonic()
        if not self.watched and not self.quiet and now - self.said > EVERY and self.done < self.total:
            left = (now - self.began) / self.done * (self.total - self.done)
            time_left = f"{left:.0f} s" if left < 90 else f"{left / 60:.0f} min"
            print(f"{self.title}: {self.done} of {self.total}, {time_left} left", file=sys.stderr, flush=True)
            self.said = now
