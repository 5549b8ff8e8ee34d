"""The process in which bots think: `python -m ludonaut.server.bots.worker`, a line of JSON in, a line of JSON out.

It knows the true match, as the server does, and hands it to a player, which looks at it through `imagine` only.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from ludonaut.bots import bot_of
from ludonaut.kernel import Match, Seat, position, record
from ludonaut.players.analysis import mistakes
from ludonaut.players.hints import hints
from ludonaut.players.levels import opponent

from .. import catalogue
from .admission import admit
from .pool import READY, REMEMBERED, Question, Reading

_question = msgspec.json.Decoder(Question | Reading)


class Missing(Exception):
    """The request builds on choices that this worker does not have."""


class Desk:
    """The worker's cache of matches."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, tuple[int, Match[Any]]] = OrderedDict()

    def match(self, question: Question) -> Match[Any]:
        """The match of the request, played up to its last choice."""
        undone, match = self._matches.pop(question.table, (question.undone, None))
        if question.known == 0:
            match = self._begin(question)
        elif match is None or undone != question.undone or len(match.choices) != question.known:
            raise Missing
        for seat, action in question.steps[max(0, len(match.choices) - question.known) :]:
            match.step(action, seat)
        self._matches[question.table] = (question.undone, match)
        while len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return match

    @staticmethod
    def _begin(question: Question) -> Match[Any]:
        game = catalogue.find(question.game)
        if question.start is not None:
            return position.read(game, question.start, auto=False)
        return record.begin(game, question.seats, int(question.seed), dict(question.options), auto=False, listen=False)


def answer(desk: Desk, line: bytes) -> bytes:
    """Answer one line with one line."""
    try:
        question = _question.decode(line)
        if isinstance(question, Reading):
            return msgspec.json.encode({"result": admit(question.record, question.lines)})
        result = think(desk.match(question), question)
        return msgspec.json.encode({"result": result})
    except Missing:
        return b'{"missing":true}'
    except Exception as fault:
        return msgspec.json.encode({"fault": f"{type(fault).__name__}: {fault}"})


def think(match: Match[Any], question: Question) -> Any:
    """Compute what the request asks for."""
    if question.kind == "hint":
        return hints(Seat(match, question.seat))
    if question.kind == "mistakes":
        return mistakes(match, of=question.seat)
    return opponent(match.game, question.level, question.luck).choose(Seat(match, question.seat))


def main() -> None:
    """Answer until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    sys.setrecursionlimit(5000)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    for name in catalogue.names():
        bot_of(catalogue.find(name))
    out.write(READY)
    out.flush()
    desk = Desk()
    for line in sys.stdin.buffer:
        out.write(answer(desk, line) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
