"""Looking back: how a table stood after any choice, walked to from the last moment that was looked at."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Match, record

from .refusal import Refused


class Past:
    """A second match that walks through the first one's choices; forward is cheap, backward starts again."""

    def __init__(self) -> None:
        self._walker: Match[Any] | None = None

    def at(self, match: Match[Any], number: int) -> Match[Any]:
        """The match as it was; it belongs to this object and changes with the next call."""
        if not 0 <= number <= len(match.choices):
            raise Refused("no-moment")
        walker = self._walker
        if walker is None or walker.choices != match.choices[: len(walker.choices)] or len(walker.choices) > number:
            walker = self._walker = record.restart(match)
        for seat, action in match.choices[len(walker.choices) : number]:
            walker.step(action, seat)
        return walker


def totals(match: Match[Any], seat: int | None, most: int = 200) -> list[dict[str, Any]]:
    """Everybody's points over the whole game as this seat could count them, at no more than so many moments."""
    walker = record.restart(match)
    every = max(1, len(match.choices) // most)
    points = [{"at": 0, "totals": seen_totals(walker, seat)}]
    for number, (seat, action) in enumerate(match.choices, 1):
        walker.step(action, seat)
        if number % every == 0 or number == len(match.choices):
            points.append({"at": number, "totals": seen_totals(walker, seat)})
    return points


def seen_totals(match: Match[Any], seat: int | None) -> list[int]:
    """Everybody's points now, as this seat can count them."""
    return [score.total for score in match.game.seen_scores(match.state, seat)]
