"""When a choice may be taken back. No game says it: the kernel finds out.

A choice is free to take back until another seat has acted, chance was used, or the seat has learned something: had the
cards that it could not know lain otherwise, its view would be another one now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .errors import CannotUndo

if TYPE_CHECKING:
    from .match import Choice, Match

_DEALS = (1, 2, 3, 4)
"""How many different deals are tried to see whether the seat has learned something."""


def find(match: Match[Any], seat: int, deals: Sequence[int] = _DEALS) -> int:
    """The number of the choice that the seat may take back, or the reason why there is none.

    Without deals to try, what the seat has learned is left out: quick, and seldom wrong.
    """
    number = _last_of(match, seat)
    if number < match.final:
        raise CannotUndo("what was done against time stays done")
    if _together(match, number) and match.withheld_since is None:
        raise CannotUndo("the others have seen it")
    began, start, _told = start_before(match, number)
    if match.chance_at(number) != match.state.rng.s:
        raise CannotUndo("chance has been used since")
    if not deals:
        return number
    mine = _together(match, number)
    again = [choice for choice in match.choices[number:] if not mine or choice[0] == seat]
    before = match._again(start, match.choices[:began], without(match, number)[began:])
    if any(_learned(match, before, seat, again, deal) for deal in deals):
        raise CannotUndo("something hidden has been seen since")
    return number


def without(match: Match[Any], number: int) -> list[Choice]:
    """The choices that an undo leaves: while seats choose together, also the others'; else only earlier ones."""
    if not _together(match, number):
        return match.choices[:number]
    seat = match.choices[number][0]
    return match.choices[:number] + [choice for choice in match.choices[number + 1 :] if choice[0] != seat]


def _together(match: Match[Any], number: int) -> bool:
    """Was this choice made in the present phase of choosing together?"""
    return match.together_since is not None and number >= match.together_since


def start_before(match: Match[Any], number: int) -> tuple[int, Any, int]:
    """The last saved start of a beat that is not after this choice."""
    for began, start, told in reversed(match.trail):
        if began <= number:
            return began, start, told
    raise CannotUndo("that choice is too far back")


def _last_of(match: Match[Any], seat: int) -> int:
    others = False
    for number in range(len(match.choices) - 1, -1, -1):
        together = _together(match, number)
        if others and not together:
            raise CannotUndo("another seat has acted since")
        if number in match.taken:
            continue
        if match.choices[number][0] == seat:
            return number
        if not together:
            raise CannotUndo("another seat has acted since")
        others = True
    raise CannotUndo("there is nothing to take back")


def _learned(match: Match[Any], before: Match[Any], seat: int, again: list[Choice], deal: int) -> bool:
    """Would the seat's view differ now if what it could not know then had been dealt differently?"""
    other = before.imagine(seat, deal)
    try:
        for chooser, action in again:
            ask = other.asks.get(chooser)
            if ask is None or action not in ask.actions:
                return True
            other.step(action, chooser)
    except Exception:
        return True
    if other.view(seat) != match.view(seat) or other.asks.keys() != match.seen_by(seat).asks.keys():
        return True
    return seat in match.asks and list(other.asks[seat].actions) != list(match.asks[seat].actions)
