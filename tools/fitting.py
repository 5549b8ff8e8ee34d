"""What the tools that fit weights share: playing games, and their command lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from ludonaut.kernel import CLOCK, Action, Match, Seat
from ludonaut.players import Player

Choose = Callable[[Match[Any], int], Action]
"""What a seat of a match answers."""


def play(
    match: Match[Any], choose: Choose, until: Callable[[Match[Any]], bool] = lambda match: match.over
) -> Match[Any]:
    """Play to the end, or until a condition holds: the first seat that is asked chooses; the clock runs on."""
    while not until(match):
        seat = next(iter(match.asks))
        match.step(match.asks[CLOCK].actions[0] if seat == CLOCK else choose(match, seat), seat)
    return match


def by(players: Sequence[Player]) -> Choose:
    """Each seat by its player."""
    return lambda match, seat: players[seat].choose(Seat(match, seat))


def parser(doc: str | None, **options: Any) -> argparse.ArgumentParser:
    """The command line of a tool: its docstring, and options with their defaults."""
    found = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in options.items():
        if default is False:
            found.add_argument(f"--{name}", action="store_true")
        else:
            found.add_argument(f"--{name}", type=type(default), default=default)
    return found
