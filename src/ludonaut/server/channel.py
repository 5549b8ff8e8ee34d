"""A stream of numbered messages for all who look at a table with the same eyes: the same seat and language.

A scene and its difference to the last one are worked out once for all of them. The last messages are kept, so that who
was away for a moment gets just what it missed; who is too far behind gets the whole scene.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from .scene import Scene, change

if TYPE_CHECKING:
    from .viewer import Viewer

KEPT = 64
KEPT_BYTES = 400_000
LOG = 120
"""How many lines of the log come with a whole scene; older ones are asked for."""

encode = msgspec.json.Encoder().encode


class Channel:
    """One seat (or the spectators) in one language."""

    def __init__(self, table: str, game: str, seat: int | None, lang: str) -> None:
        self.head: dict[str, Any] = {"table": table, "game": game, "seat": seat, "lang": lang}
        self.seat = seat
        self.lang = lang
        self.stream = secrets.token_hex(6)
        self.n = 0
        self.viewers: set[Viewer] = set()
        self.left = 0.0
        self._scene: Scene | None = None
        self._log: list[dict[str, Any]] = []
        self._logged = -1
        self._kept: deque[tuple[int, str]] = deque()
        self._bytes = 0
        self._whole: str | None = None

    @property
    def logged(self) -> int:
        """Up to which choice the log is known; -1: not even the set-up."""
        return self._logged

    def log(self) -> list[dict[str, Any]]:
        """All lines so far."""
        return self._log

    def show(self, scene: Scene, lines: list[dict[str, Any]], keep: int) -> bool:
        """The scene is now this one; the log keeps the lines of its first `keep` choices and goes on with `lines`."""
        kept = [line for line in self._log if line["at"] <= keep] if self._logged > keep else self._log
        cut = len(kept) if len(kept) < len(self._log) else None
        self._log = kept + lines
        self._logged = scene["at"]
        old, self._scene = self._scene, scene
        if old is None:
            self._whole = None
            return False
        changed = change(old, scene)
        if lines:
            changed["log"] = lines
        if cut is not None:
            changed["log_cut"] = keep
        if not changed:
            return False
        self._whole = None
        self.n += 1
        self._keep(encode({"n": self.n, "type": "change", **changed}).decode())
        for viewer in self.viewers:
            viewer.wake()
        return True

    def _keep(self, message: str) -> None:
        self._kept.append((self.n, message))
        self._bytes += len(message)
        while len(self._kept) > KEPT or self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popleft()[1])

    def after(self, n: int) -> list[str] | None:
        """The messages behind number n, or None if they are no longer (or were never) there."""
        if n == self.n:
            return []
        if n > self.n or not self._kept or self._kept[0][0] > n + 1:
            return None
        return [message for number, message in self._kept if number > n]

    def whole(self) -> str:
        """The whole scene as it is now."""
        if self._whole is None:
            assert self._scene is not None
            told = {"n": self.n, "type": "state", "stream": self.stream, **self.head, **self._scene}
            told["log"] = self._log[-LOG:]
            told["log_more"] = len(self._log) > LOG
            self._whole = encode(told).decode()
        return self._whole

    def forget(self) -> None:
        """Nobody looks any longer: keep nothing of what was shown."""
        self._scene, self._whole, self._log = None, None, []
        self._kept.clear()
        self._bytes = 0

    @property
    def shown(self) -> Scene | None:
        """The scene that was shown last."""
        return self._scene
