"""Make a failing game small: from the last position that still shows the fault, without needless choices."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ludonaut.kernel import LudonautError, Match, RuleError, position, record
from ludonaut.kernel.match import Choice

Try: TypeAlias = list[Choice]
Replay: TypeAlias = Callable[[Match[Any], Try], tuple[Try, str, str]]
"""Plays choices that are possible from a beginning: those made, the kind of fault ("" if none), its words."""

TRIES = 400


@dataclass(frozen=True)
class Fall:
    """A game that failed: its beginning, the choices up to the one that fails, and the error."""

    match: Match[Any]
    choices: Try
    kind: str
    fault: str

    @classmethod
    def of(cls, match: Match[Any], choice: Choice | None, wrong: Exception) -> Fall:
        """A rule that fails leaves the match without its last choice: here it is with it."""
        choices = list(match.choices)
        if choice is not None and isinstance(wrong, RuleError):
            choices.append(choice)
        return cls(record.restart(match), choices, kind(wrong), f"{type(wrong).__name__}: {str(wrong).splitlines()[0]}")

    def record(self) -> str:
        """The record, and the fault in its last line."""
        lines = [f"{seat} {self.match.game.write_action(action)}" for seat, action in self.choices]
        return "\n".join([self.match.record().rstrip("\n"), "", *lines, f"# {self.fault}"]) + "\n"


def kind(wrong: Exception) -> str:
    """What makes two faults the same one: the error, where it was raised, and its words up to the first number."""
    cause = wrong.__cause__ if isinstance(wrong, RuleError) and wrong.__cause__ else wrong
    frames = traceback.extract_tb(cause.__traceback__)
    return f"{type(cause).__name__} in {frames[-1].name if frames else ''}: {re.split('[0-9(]', str(cause))[0]}"


def play_through(match: Match[Any], choices: Try) -> tuple[Try, str, str]:
    """The choices that are possible, with the components counted, until something fails."""
    made: Try = []
    try:
        match.game.audit(match.state)
        for seat, action in choices:
            if match.asks.get(seat) and action in match.asks[seat].actions:
                made.append((seat, action))
                match.step(action, seat)
                match.game.audit(match.state)
    except Exception as wrong:
        return made, kind(wrong), f"{type(wrong).__name__}: {str(wrong).splitlines()[0]}"
    return made, "", ""


def small(fall: Fall, replay: Replay, tries: int = TRIES) -> Fall:
    """The smallest game with the same fault that was found; the same fall, should it not even show again."""
    made, found, words = replay(record.restart(fall.match), fall.choices)
    if found != fall.kind:
        return fall
    fall = replace(fall, choices=made, fault=words)
    for later in _later(fall):
        made, found, words = replay(record.restart(later.match), later.choices)
        if found == fall.kind:
            fall = replace(later, choices=made, fault=words)
            break
    return _fewer(fall, replay, tries)


def _later(fall: Fall) -> list[Fall]:
    """The same game from the starts of its beats, the last first."""
    walker, starts = record.restart(fall.match), []
    for number, (seat, action) in enumerate(fall.choices):
        if walker.began == number > 0:
            starts.append(number)
        try:
            walker.step(action, seat)
        except Exception:
            break
    found = []
    for number in starts[:-4:-1]:
        walker = record.restart(fall.match)
        for seat, action in fall.choices[:number]:
            walker.step(action, seat)
        try:
            begin = position.read(fall.match.game, walker.position(), auto=False)
        except LudonautError:
            continue
        found.append(replace(fall, match=begin, choices=fall.choices[number:]))
    return found


def _fewer(fall: Fall, replay: Replay, tries: int) -> Fall:
    """Leave out ever smaller pieces, as long as the fault stays."""
    size = len(fall.choices) // 2
    while size and tries > 0:
        at = 0
        while at < len(fall.choices) and tries > 0:
            tries -= 1
            fewer = fall.choices[:at] + fall.choices[at + size :]
            made, found, words = replay(record.restart(fall.match), fewer)
            if found == fall.kind and len(made) < len(fall.choices):
                fall = replace(fall, choices=made, fault=words)
            else:
                at += size
        size //= 2
    return fall
