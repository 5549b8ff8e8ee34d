"""How a table is shown: a channel for each seat and language, and the viewers of each."""

from __future__ import annotations

import logging
import time

from msgspec.structs import replace

from ludonaut.kernel import Choice, Event
from ludonaut.table import Comparison, PanelCache, Picture

from .. import scene
from ..sight import Sights
from ..texts import Speaker, say
from ..wire.outgoing import Lesson, Line, Player
from .channel import LOG, Channel
from .content import Content
from .viewer import Viewer

log = logging.getLogger(__name__)

LINGER = 30.0
"""Seconds for which a channel without viewers is kept, for reconnections."""
ALL = 10**9


class Broadcast:
    """Sends the changes of a table to its viewers."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.channels: dict[tuple[int | None, str], Channel] = {}
        self.panels = PanelCache()
        self._sights = Sights()
        self._revealed = 0
        self._keep = ALL
        self._published: list[Choice] = []

    def keep_log(self, most: int) -> None:
        """Send the log lines of choices after this number again."""
        self._keep = min(self._keep, most)

    def cut_log(self, after: list[Choice], before: list[Choice] | None = None) -> None:
        """Cut the log where the choices differ from `before` (or from those published last)."""
        before = self._published if before is None else before
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        self.keep_log(min(self.content.notices.cut(len(after)), same))
        self.content.undone += 1

    # ---- what is shown

    def players(self, lang: str) -> list[Player]:
        """Who sits at the table."""
        seating = self.content.seating
        due = seating.row.due
        asked = set(self.content.humans_asked()) if due is not None else set()
        return [
            Player(
                seat=seat.seat,
                name=seating.name(seat.seat, lang),
                kind=seat.kind,
                level=seat.level or None,
                connected=seating.present.get(seat.seat, 0) > 0,
                away=seat.away is not None,
                due=due if seat.seat in asked else None,
            )
            for seat in seating.seats
        ]

    def publish(self) -> None:
        """Send the current table to everybody."""
        match = self.content.match
        self._sights.begin(match)
        self._reveal()
        alike, now = _Alike(self), time.monotonic()
        for key, channel in list(self.channels.items()):
            if channel.viewers or now - channel.left < LINGER:
                try:
                    self._show(channel, alike)
                except Exception:
                    log.exception("table %s could not be shown to seat %s", self.content.seating.row.id, channel.seat)
            else:
                del self.channels[key]
        self._keep = ALL
        self._published = match.choices

    def _reveal(self) -> None:
        """Send the lines that were withheld while all chose together, once they are done."""
        match = self.content.match
        withheld = match.withheld_since
        revealed = len(match.choices) if withheld is None else withheld
        if revealed > self._revealed:
            self.keep_log(self._revealed)
        self._revealed = revealed

    def _show(self, channel: Channel, alike: _Alike) -> None:
        content, seat = self.content, channel.seat
        match, row = content.match, content.seating.row
        told = alike.told_in(channel.lang)
        words = told.words
        self.panels.viewers = len(self.channels)
        sight = self._sights.of(match, seat)
        now = sight.scene(match, seat, words, asking=row.state != "waiting")
        now.lesson = self._lesson(now.picture, seat, words)
        now.can_undo = seat is not None and row.state == "playing" and match.can_undo(seat, sure=False)
        now.players, now.origin, now.note = told.players, told.origin, told.note
        now.state = row.state
        now.hourglass = content.hourglass
        if channel.logged < 0:
            channel.show(now, *self._last_lines(seat, words))
            return
        keep = min(self._keep, channel.logged)
        steps = []
        if channel.shown is not None and keep == channel.logged < len(match.choices):
            steps = scene.steps(match, keep, seat, channel.shown.picture, words)
        lines = scene.lines(match, keep, seat, told.line, content.told_beside)
        channel.show(now, lines, keep, steps=steps, compare=alike.compare)

    def _last_lines(self, seat: int | None, words: Speaker) -> tuple[list[Line], int, bool]:
        """The end of the log, for a new viewer, and whether there are older lines."""
        content = self.content
        events, more = scene.earlier(content.match, ALL, seat, LOG, content.told_beside)
        return [scene.told(event, number, words) for number, event in events], -1, more

    def _lesson(self, picture: Picture, seat: int | None, words: Speaker) -> Lesson | None:
        guided = self.content.guided
        if guided is None or seat is None:
            return None
        match = self.content.match
        return guided.scene(match, seat, match.view(seat), picture, words)

    def _show_players(self) -> None:
        """Publish the number of viewers, since nothing else has changed."""
        for channel in self.channels.values():
            if channel.shown is not None and channel.viewers:
                present = self.content.seating.present
                players = [
                    replace(player, connected=present.get(player.seat, 0) > 0) for player in channel.shown.players
                ]
                channel.show(replace(channel.shown, players=players), [], channel.logged)

    # ---- viewers

    def channel(self, seat: int | None, lang: str) -> Channel:
        """The stream for a seat (None: spectators) in a language, up to date."""
        channel = self.channels.get((seat, lang))
        if channel is None:
            row = self.content.seating.row
            channel = self.channels[seat, lang] = Channel(row.id, seat, lang)
        if channel.shown is None:
            self._show(channel, _Alike(self))
        channel.left = time.monotonic()
        return channel

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer."""
        channel, present = viewer.channel, self.content.seating.present
        channel.viewers.add(viewer)
        if channel.seat is not None:
            present[channel.seat] = present.get(channel.seat, 0) + 1
            if present[channel.seat] == 1 and self.content.loaded:
                self._show_players()

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        channel, present = viewer.channel, self.content.seating.present
        channel.viewers.discard(viewer)
        channel.left = time.monotonic()
        if channel.seat is not None:
            present[channel.seat] -= 1
            if present[channel.seat] == 0 and self.content.loaded:
                self._show_players()

    def dismiss(self, seat: int, code: str) -> None:
        """Disconnect the viewers of a seat."""
        for channel in self.channels.values():
            for viewer in channel.viewers if channel.seat == seat else ():
                viewer.dismiss(code)

    def close(self) -> None:
        """Free everything large, even if something still refers to the table."""
        for channel in self.channels.values():
            channel.forget()
        self.channels.clear()
        self.panels, self._sights = PanelCache(), Sights()
        self._published = []

    @property
    def watched(self) -> bool:
        """Does the table have viewers?"""
        return any(channel.viewers for channel in self.channels.values())


class _Alike:
    """What several channels of one publication share."""

    def __init__(self, broadcast: Broadcast) -> None:
        self.compare = Comparison()
        self._broadcast = broadcast
        self._told: dict[str, _Told] = {}

    def told_in(self, lang: str) -> _Told:
        """What all channels of a language share."""
        if lang not in self._told:
            self._told[lang] = _Told(self._broadcast, lang)
        return self._told[lang]


class _Told:
    """The public texts of one language, made once."""

    def __init__(self, broadcast: Broadcast, lang: str) -> None:
        content = broadcast.content
        self.words = content.seating.speaker(lang).cached(broadcast.panels)
        self.players = broadcast.players(lang)
        self.origin = [notice.line(0, lang).text for notice in content.origin()]
        self.note = say(lang, f"note-{content.note[0]}", **content.note[1]) if content.note else None
        self._lines: dict[int, tuple[Event, Line]] = {}

    def line(self, event: Event, number: int) -> Line:
        """A line of the log. An event with a secret is a different object, and so a different line, for each seat."""
        found = self._lines.get(id(event))
        if found is None:
            # Keep the event too: Python could give the `id` of a freed one to another.
            found = self._lines[id(event)] = event, scene.told(event, number, self.words)
        return found[1]
