"""How a table is shown: a channel for each pair of eyes and language, and who looks through it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from ludonaut.kernel import CLOCK, Choice, Game, Match
from ludonaut.table import PanelCache
from ludonaut.table import lesson as lessons

from .. import scene
from ..store import SeatRow, TableRow
from ..store.notices import Notice, Notices, of_origin
from ..texts import Speaker, say
from .channel import LOG, Channel
from .history import Past
from .lesson import MARK, Guided
from .seated import Seated
from .viewer import Viewer

log = logging.getLogger(__name__)

LINGER = 30.0
"""For how many seconds a stream without viewers is carried on, for those who come back at once."""
ALL = 10**9


class Shown(Seated):
    """A table with a match that can be looked at."""

    def __init__(self, game: Game[Any], row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(game, row, seats)
        self.channels: dict[tuple[int | None, str], Channel] = {}
        self.used = time.monotonic()
        self.changed: Callable[[], None] = lambda: None
        self.undone = 0
        self.note: tuple[str, dict[str, str | int]] | None = None
        self.hourglass: dict[str, float] | None = None
        self.past = Past()
        self._panels = PanelCache()
        self._revealed = 0
        self.notices = Notices()
        self._match: Match[Any] | None = None
        self._guided: Guided | None = None
        self._keep = ALL
        self._published: list[Choice] = []

    @property
    def match(self) -> Match[Any]:
        """The match; only to be touched while nothing else changes it (no await in between, or the lock held)."""
        assert self._match is not None, "the table is not loaded"
        return self._match

    @property
    def loaded(self) -> bool:
        """Is there a match in memory that agrees with the store?"""
        return self._match is not None

    @property
    def guided(self) -> Guided | None:
        """The lesson of this table, if it is a guided first game that nobody has left."""
        if MARK not in self.row.origin.split():
            return None
        if self._guided is None and (lesson := lessons.of(self.game)) is not None:
            self._guided = Guided(lesson)
        return self._guided

    def humans_asked(self) -> list[int]:
        """The people whom the table waits for."""
        return [seat for seat in self.match.asks if seat != CLOCK and not self.bot_at(seat)]

    def _cut(self, before: list[Choice], after: list[Choice]) -> None:
        """Remember from where on the log is another one."""
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        self._keep = min(self._keep, self.notices.cut(len(after)), same)
        self.undone += 1

    def _origin(self) -> list[Notice]:
        return of_origin(self.row.origin) if self.in_company else []

    def told_beside(self, number: int) -> list[Notice]:
        """What the table says beside its game after so many choices, where there is anybody to be told."""
        return [*(self._origin() if number == 0 else ()), *self.notices.at(number)] if self.in_company else []

    # ---- what is shown

    def players(self, lang: str) -> list[dict[str, Any]]:
        """Who sits at the table."""
        asked = set(self.humans_asked()) if self.row.due is not None else set()
        return [
            {
                "seat": seat.seat,
                "name": self.name(seat.seat, lang),
                "kind": seat.kind,
                "level": seat.level or None,
                "connected": self.present.get(seat.seat, 0) > 0,
                "away": seat.away is not None,
                "due": self.row.due if seat.seat in asked else None,
            }
            for seat in self.seats
        ]

    def publish(self) -> None:
        """Show everybody how the table stands now."""
        self.changed()
        public = self.game.public(self.match.state)
        self._reveal()
        now = time.monotonic()
        for key, channel in list(self.channels.items()):
            if channel.viewers or now - channel.left < LINGER:
                try:
                    self._show(channel, public)
                except Exception:
                    log.exception("table %s could not be shown to seat %s", self.row.id, channel.seat)
            else:
                del self.channels[key]
        self._keep = ALL
        self._published = self.match.choices

    def _reveal(self) -> None:
        """Lines that were withheld while all chose together are told to everybody once they are done."""
        withheld = self.match.withheld_since
        revealed = len(self.match.choices) if withheld is None else withheld
        self._keep = min(self._keep, self._revealed if revealed > self._revealed else ALL)
        self._revealed = revealed

    def _show(self, channel: Channel, public: Any = None) -> None:
        match, seat = self.match, channel.seat
        words = self.speaker(channel.lang).cached(self._panels)
        self._panels.viewers = len(self.channels)
        asking = self.row.state != "waiting"
        now = scene.scene(match, seat, words, asking=asking, public=public)
        now["lesson"] = self._lesson(now, seat, words)
        now["can_undo"] = seat is not None and self.row.state == "playing" and match.can_undo(seat, sure=False)
        now["players"] = self.players(channel.lang)
        now["state"] = self.row.state
        now["origin"] = [notice.line(0, channel.lang)["text"] for notice in self._origin()]
        now["hourglass"] = self.hourglass
        now["note"] = say(channel.lang, f"note-{self.note[0]}", **self.note[1]) if self.note else None
        if channel.logged < 0:
            channel.show(now, *self._last_lines(seat, words))
            return
        keep = min(self._keep, channel.logged)
        steps = []
        if channel.shown is not None and keep == channel.logged < len(match.choices):
            steps = scene.steps(match, keep, seat, channel.shown["picture"], words)
        channel.show(now, scene.lines(match, keep, seat, words, self.told_beside), keep, steps=steps)

    def _last_lines(self, seat: int | None, words: Speaker) -> tuple[list[dict[str, Any]], int, bool]:
        """The log as it is when somebody begins to look: its end, and whether there is more."""
        events, more = scene.earlier(self.match, ALL, seat, LOG, self.told_beside)
        return [scene.told(event, number, words) for number, event in events], -1, more

    def _lesson(self, now: scene.Scene, seat: int | None, words: Speaker) -> dict[str, Any] | None:
        guided = self.guided
        if guided is None or seat is None:
            return None
        return guided.scene(self.match, seat, self.match.view(seat), now["picture"], words)

    def _show_players(self) -> None:
        """Somebody came or went: nothing else has changed."""
        for channel in self.channels.values():
            if channel.shown is not None and channel.viewers:
                channel.show({**channel.shown, "players": self.players(channel.lang)}, [], channel.logged)

    # ---- who looks

    def channel(self, seat: int | None, lang: str) -> Channel:
        """The stream for a seat (None: spectators) in a language, up to date."""
        channel = self.channels.get((seat, lang))
        if channel is None:
            channel = self.channels[seat, lang] = Channel(self.row.id, self.game.name, seat, lang)
        if channel.shown is None:
            self._show(channel)
        channel.left = time.monotonic()
        return channel

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks."""
        channel = viewer.channel
        channel.viewers.add(viewer)
        self.used = time.monotonic()
        if channel.seat is not None:
            self.present[channel.seat] = self.present.get(channel.seat, 0) + 1
            if self.present[channel.seat] == 1 and self.loaded:
                self._show_players()

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        channel = viewer.channel
        channel.viewers.discard(viewer)
        self.used = channel.left = time.monotonic()
        if channel.seat is not None:
            self.present[channel.seat] -= 1
            if self.present[channel.seat] == 0 and self.loaded:
                self._show_players()

    def let_go(self) -> None:
        """Drop all that is large, whoever may still hold on to the table: nobody should have to look for circles."""
        self.changed = lambda: None
        self._match = None
        for channel in self.channels.values():
            channel.forget()
        self.channels.clear()
        self._panels, self.past = PanelCache(), Past()
        self._published = []

    @property
    def watched(self) -> bool:
        """Does anybody look?"""
        return any(channel.viewers for channel in self.channels.values())
