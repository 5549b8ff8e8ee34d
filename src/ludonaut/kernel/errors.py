"""One error for each kind of mistake, all of them `ValueError`s with one clear sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import chain


class LudonautError(ValueError):
    """Anything that a caller, a person or a file got wrong."""


class IllegalAction(LudonautError):
    """The action is not one of those that may be taken now."""


class NotAsked(LudonautError):
    """The seat has no question to answer now."""


class StaleAnswer(LudonautError):
    """The answer was meant for an earlier question."""


class CannotUndo(LudonautError):
    """Nothing can be undone; the message says why."""


class CannotClone(LudonautError):
    """This match has no copy of the true start of its beat to clone from."""


class BadOptions(LudonautError):
    """An option, or a number of seats, that the game does not have."""


class BadRecord(LudonautError):
    """A record that is broken, foreign, or no longer fits the rules."""


class BadPosition(LudonautError):
    """A position that no game can reach."""


class BadContent(LudonautError):
    """A content file that does not fit its schema."""


class UnknownGame(LudonautError):
    """No game of that name."""


class AuditError(LudonautError):
    """A component appeared from nothing or was lost."""


class RuleError(Exception):
    """An error in a rule. The match is as it was before the choice; the message names the rule, beat and choices."""


def ensure(condition: bool, message: str) -> None:
    """For audits: say what is wrong with the components."""
    if not condition:
        raise AuditError(message)


def conserve(what: str, expected: Iterable[Hashable], *places: Iterable[Hashable]) -> None:
    """For audits: all of the expected things, and no others, are in these places."""
    things, held = [*expected], [*chain.from_iterable(places)]
    if len(things) == len(held) == len(distinct := set(things)) and distinct == set(held):
        return  # The usual case: each of them once. Counting takes longer.
    wanted, found = Counter(things), Counter(held)
    if wanted != found:
        missing, extra = wanted - found, found - wanted
        parts = [f"missing {_counted(missing)}"] if missing else []
        parts += [f"too many {_counted(extra)}"] if extra else []
        raise AuditError(f"{what}: {'; '.join(parts)}")


def _counted(things: Counter[Hashable]) -> str:
    told = [f"{thing!r}" + (f" ({count} of it)" if count > 1 else "") for thing, count in things.most_common(5)]
    return ", ".join(told) + (" ..." if len(things) > 5 else "")
