"""A stream of numbered messages for all viewers of a table with the same seat and language.

A scene and its difference to the last one are computed once for all of them. The last messages are kept, so that a
viewer who reconnects gets just what it missed; one that is too far behind gets the whole scene. A channel's memory is
bounded, however long the game: older lines of the log are made from the match on request.
"""

from __future__ import annotations

import secrets
from collections import deque
from itertools import groupby, islice
from typing import TYPE_CHECKING

import msgspec

from ludonaut.table import difference

from ..scene import Compare, change
from ..wire.outgoing import ChangeMessage, Line, Scene, ShowStep, StateMessage

if TYPE_CHECKING:
    from .viewer import Viewer

KEPT = 64
KEPT_BYTES = 48_000
"""How many bytes of messages are kept: a viewer that has missed more gets the whole scene."""
LOG = 120
"""How many lines of the log come with a whole scene; clients request older ones."""

encode = msgspec.json.Encoder().encode


class Channel:
    """One seat (or the spectators) in one language."""

    def __init__(self, table: str, seat: int | None, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.stream = secrets.token_hex(6)
        self.n = 0
        self.viewers: set[Viewer] = set()
        self.left = 0.0
        self._scene: Scene | None = None
        self._log = _Log()
        self._logged = -1
        self._kept: deque[tuple[int, str]] = deque()
        self._bytes = 0
        self._whole: str | None = None

    @property
    def logged(self) -> int:
        """The number of choices that the log covers; -1: not even the set-up."""
        return self._logged

    def show(
        self,
        scene: Scene,
        lines: list[Line],
        keep: int,
        more: bool = False,
        steps: list[ShowStep] | None = None,
        compare: Compare = difference,
    ) -> bool:
        """The scene is now this one; the log keeps the lines of its first `keep` choices and goes on with `lines`,
        before which there are `more` if it is only now begun. `steps` are the moments on the way to it."""
        cut = self._logged > keep and self._log.cut(keep)
        told = self._log.add(lines, more)
        self._logged = scene.at
        old, self._scene = self._scene, scene
        if old is None:
            self._whole = None
            return False
        changed = change(old, scene, compare)
        if told:
            changed["log"] = told
        if cut:
            changed["log_cut"] = keep
        if steps and changed:
            changed["steps"] = steps
        if not changed:
            return False
        self._whole = None
        self.n += 1
        self._keep(encode(ChangeMessage(n=self.n, **changed)).decode())
        for viewer in self.viewers:
            viewer.wake()
        return True

    def _keep(self, message: str) -> None:
        self._kept.append((self.n, message))
        self._bytes += len(message)
        while len(self._kept) > KEPT or (self._bytes > KEPT_BYTES and len(self._kept) > 1):
            self._bytes -= len(self._kept.popleft()[1])

    def after(self, n: int) -> list[str] | None:
        """The messages after number n; None if they are not available."""
        if n == self.n:
            return []
        if n > self.n or not self._kept or self._kept[0][0] > n + 1:
            return None
        return [message for _, message in islice(self._kept, len(self._kept) - (self.n - n), None)]

    def whole(self) -> str:
        """The current scene as one message."""
        if self._whole is None:
            assert self._scene is not None
            facts = {field: getattr(self._scene, field) for field in Scene.__struct_fields__}
            log, more = self._log.last(), self._log.more
            told = StateMessage(n=self.n, stream=self.stream, table=self.table, log=log, log_more=more, **facts)
            self._whole = encode(told).decode()
        return self._whole

    def forget(self) -> None:
        """Free everything when there are no viewers."""
        self._scene, self._whole, self._log = None, None, _Log()
        self._kept.clear()
        self._bytes = 0

    @property
    def shown(self) -> Scene | None:
        """The last scene that was sent."""
        return self._scene


class _Log:
    """The last lines, encoded; those of one choice stay together."""

    def __init__(self) -> None:
        self.more = False
        """Are there older lines?"""
        self._groups: deque[tuple[int, list[Line]]] = deque()
        self._lines = 0

    def add(self, lines: list[Line], more: bool) -> list[Line]:
        """Add new lines, in order; returns those to send."""
        self.more |= more
        for at, group in groupby(lines, lambda line: line.at):
            told = list(group)
            self._groups.append((at, told))
            self._lines += len(told)
        while self._groups and self._lines - len(self._groups[0][1]) >= LOG:
            self._lines -= len(self._groups.popleft()[1])
            self.more = True
        return lines

    def cut(self, keep: int) -> bool:
        """Drop the lines of all choices after this number; returns whether there were any."""
        before = self._lines
        while self._groups and self._groups[-1][0] > keep:
            self._lines -= len(self._groups.pop()[1])
        return self._lines < before

    def last(self) -> list[Line]:
        """The cached lines."""
        return [line for _, group in self._groups for line in group]
