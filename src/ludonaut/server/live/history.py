"""Earlier moments of a table, reached by replaying from the last moment that was shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludonaut.kernel import Choice, Match, record

from ..refusal import Refused

T = TypeVar("T")


class Past:
    """A second match that walks through the first one's choices; forward is cheap, backward starts again.

    It walks in the thread for heavy requests, so that a long way back holds up nobody's move.
    """

    def __init__(self) -> None:
        self._walker: Match[Any] | None = None

    def at(self, match: Match[Any], number: int, look: Callable[[Match[Any]], T]) -> Callable[[], T]:
        """A job that calls `look` with the match as it was after a number of choices."""
        choices = list(match.choices)
        if not 0 <= number <= len(choices):
            raise Refused("no-moment")
        return lambda: self._look(match, choices[:number], look)

    def _look(self, match: Match[Any], choices: list[Choice], look: Callable[[Match[Any]], T]) -> T:
        walker = self._walker
        if walker is None or walker.choices != choices[: len(walker.choices)]:
            walker = self._walker = record.restart(match)
        for seat, action in choices[len(walker.choices) :]:
            walker.step(action, seat)
        return look(walker)


def totals(match: Match[Any], choices: list[Choice], seat: int | None, most: int = 200) -> list[dict[str, Any]]:
    """Everybody's points over these choices as this seat could count them, at a limited number of moments."""
    walker = record.restart(match)
    every = max(1, len(choices) // most)
    points = [{"at": 0, "totals": seen_totals(walker, seat)}]
    for number, (chooser, action) in enumerate(choices, 1):
        walker.step(action, chooser)
        if number % every == 0 or number == len(choices):
            points.append({"at": number, "totals": seen_totals(walker, seat)})
    return points


def seen_totals(match: Match[Any], seat: int | None) -> list[int]:
    """Everybody's points now, as this seat can count them."""
    return [score.total for score in match.game.seen_scores(match.seen_by(seat).state, seat)]
