"""Checked answers: a player that answers illegally, raises or takes too long has committed a foul."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from ludonaut.kernel import Action, Seat

from .base import Player

AGAIN = 1.0
"""Seconds after which the time limit interrupts again a player that has caught the interruption."""
MOST_LETTERS = 200
"""The most letters of an error's message that a foul repeats."""


@dataclass(frozen=True, slots=True)
class Foul:
    """A foul: what a player did wrong, and when."""

    seat: int
    player: str
    kind: str
    """illegal, exception or overrun"""
    message: str
    version: int
    """The version of the match: without undo, how many choices had been made."""


class FoulError(Exception):
    """Raised instead of an answer."""

    def __init__(self, foul: Foul) -> None:
        super().__init__(foul.message)
        self.foul = foul


class _TooLong(BaseException):
    """Raised by the time limit. Not an `Exception`, so that a player's own handlers do not catch it."""


def answer(player: Player, seat: Seat, limit: float = 0.0) -> Action:
    """The player's answer, checked; `limit` is in seconds, 0 for none."""
    legal = seat.legal
    began = time.perf_counter()
    try:
        with _alarm(limit):
            action = player.choose(seat)
        place = legal.index(action) if action in legal else -1
        text = "" if place >= 0 else repr(action)[:80]
    except _TooLong:
        signal.setitimer(signal.ITIMER_REAL, 0)  # it may have rung before it could be switched off
        raise _foul(player, seat, "overrun", f"took longer than {limit:g} s") from None
    except KeyboardInterrupt:
        raise
    except BaseException as fault:  # an exit of the program too: it ends the player's game, not the tournament
        raise _foul(player, seat, "exception", f"raised {type(fault).__name__}{_first_line(fault)}") from fault
    if limit and time.perf_counter() - began > limit:
        raise _foul(player, seat, "overrun", f"took longer than {limit:g} s")
    if place < 0:
        raise _foul(player, seat, "illegal", f"answered {text}, which is not possible now ({seat.ask.about})")
    return legal[place]  # the listed action itself: an equal one (1.0 for 1) cannot be recorded


def _first_line(fault: BaseException) -> str:
    """What an error says, in one short line; nothing if it cannot say it."""
    try:
        return "".join(f": {line[:MOST_LETTERS]}" for line in str(fault).splitlines()[:1])
    except Exception:
        return ""


def _foul(player: Player, seat: Seat, kind: str, what: str) -> FoulError:
    message = f"{player.name} {what} (seat {seat.number}, version {seat.version})"
    return FoulError(Foul(seat.number, player.name, kind, message, seat.version))


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt an answer that takes too long, where that is possible: in a main thread, not on Windows."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Guarded(Player):
    """Asks the first player until it commits a foul; from then on the second one plays the seat."""

    def __init__(self, player: Player, behind: Player, limit: float = 0.0) -> None:
        super().__init__(player.seed)
        self.player = player
        self.behind = behind
        self.limit = limit
        self.name = player.name
        self.foul: Foul | None = None
        """Why the first player has lost its seat."""

    def choose(self, seat: Seat) -> Action:
        if self.foul is None:
            try:
                return answer(self.player, seat, self.limit)
            except FoulError as fault:
                self.foul = fault.foul
        return self.behind.choose(seat)
