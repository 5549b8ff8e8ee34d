"""How scripts run: all beats of a game as one script, a branch of Together, and what is said between questions.

Both end with a sentinel, not with StopIteration, for speed: exceptions are slow in compiled code.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from .ask import Script
from .game import Game, S

Running: TypeAlias = Generator[Any, Any, None]
"""A script with what is said between its questions."""

RACING: dict[int, Running] = {}
"""Stands for the branches while a Race is open."""
NONE: dict[int, Running] = {}
"""Stands for the branches while one seat is asked."""


class _Mark:
    """What is said between the questions of a game."""


BEAT = _Mark()
"""A beat begins."""
OVER = _Mark()
"""There is no beat any more."""


class Done:
    """A branch of Together is at its end, with this result."""

    __slots__ = ("result",)

    def __init__(self, result: Any) -> None:
        self.result = result


def beats(game: Game[S], state: S) -> Running:
    """All beats of a game as one script."""
    while (script := game.beat(state)) is not None:
        yield BEAT
        yield from script
    yield OVER


def branch(script: Script[Any]) -> Running:
    """A seat's script in Together, and then its result."""
    result = yield from script
    yield Done(result)


def chain(fault: Exception) -> str:
    """The names of the scripts that were running when a rule failed, from the beat inwards."""
    names = []
    trace = fault.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if "/kernel/" not in code.co_filename.replace("\\", "/"):
            names.append(code.co_name)
        trace = trace.tb_next
    return " > ".join(names) or "the rules"
