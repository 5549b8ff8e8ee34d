"""What viewers see of a match, made once for all who see the same.

While all choose together, a seat sees its own choices only: until it chooses again, nothing that it sees changes,
whatever the others do. Otherwise everybody sees the match itself, with the same public part.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from ludonaut.kernel import Choice, Match, Score, View
from ludonaut.table import Picture

from . import scene
from .texts import Speaker
from .wire import outgoing
from .wire.outgoing import Scene, WireAsk


class Sight:
    """The match as those see it who have made the same choices; what is made from it is kept."""

    def __init__(self, match: Match[Any], seat: int | None) -> None:
        self.match = match.seen_by(seat)
        self._public = match.game.public(self.match.state)
        self._views: dict[int | None, View[Any, Any]] = {}
        self._scores: dict[int | None, list[Score]] = {}
        self._made: dict[Hashable, Any] = {}

    def view(self, seat: int | None) -> View[Any, Any]:
        """A seat's view."""
        if seat not in self._views:
            private = None if seat is None else self.match.game.private(self.match.state, seat)
            self._views[seat] = View(seat, self._public, private)
        return self._views[seat]

    def scores(self, seat: int | None) -> list[Score]:
        """Everybody's points as this seat can count them."""
        if seat not in self._scores:
            self._scores[seat] = self.match.game.seen_scores(self.match.state, seat)
        return self._scores[seat]

    def scores_in_words(self, seat: int | None, speaker: Speaker) -> list[outgoing.Score]:
        """The same for the wire; seats with equal scores share one text."""
        key, seen = ("scores", speaker.lang, speaker.players), self.scores(seat)
        known = self._made.get(key)
        if known is None or known[0] != seen:
            known = self._made[key] = seen, scene.scores(seen, speaker)
        told: list[outgoing.Score] = known[1]
        return told

    def picture(self, match: Match[Any], seat: int | None, speaker: Speaker) -> Picture:
        """The picture for a seat; seats that are asked in the true match are lit."""
        key = ("picture", seat, speaker.lang, speaker.players, tuple(match.asks))
        if key not in self._made:
            self._made[key] = scene.picture(match, seat, self.view(seat), speaker)
        drawn: Picture = self._made[key]
        return drawn

    def question(self, match: Match[Any], seat: int, speaker: Speaker) -> WireAsk | None:
        """A seat's question, if it is asked."""
        ask = match.asks.get(seat)
        if ask is None:
            return None
        key = ("ask", seat, speaker.lang, speaker.players)
        if key not in self._made or self._made[key][0] is not ask:
            self._made[key] = ask, scene.question(match, ask, self.view(seat), speaker)
        told: WireAsk = self._made[key][1]
        return told

    def scene(self, match: Match[Any], seat: int | None, speaker: Speaker, *, asking: bool = True) -> Scene:
        """What is shown of the match now; the facts of its table are added there. While a table waits for players
        nobody is asked (`asking` is False)."""
        return Scene(
            at=len(match.choices),
            picture=self.picture(match, seat, speaker),
            ask=self.question(match, seat, speaker) if asking and seat is not None else None,
            waiting=scene.waiting(match, self.match, seat, speaker) if asking else [],
            scores=self.scores_in_words(seat, speaker),
            players=[],
            over=match.over,
            winners=match.winners,
            can_undo=False,
            lang=speaker.lang,
            seat=seat,
            game=match.game.name,
            state="playing",
            note=None,
            hourglass=None,
            lesson=None,
            origin=[],
        )


class Sights:
    """The sights of one table: those of the last publication are used again where nothing has changed."""

    def __init__(self) -> None:
        self._phase: tuple[Any, list[Choice]] | None = None
        self._now: dict[Hashable, Sight] = {}
        self._before: dict[Hashable, Sight] = {}

    def begin(self, match: Match[Any]) -> None:
        """Begin a publication: drop sights of another phase."""
        since = match.withheld_since
        phase = None if since is None else (match.start, match.choices[match.began : since])
        last = self._phase
        same = phase is not None and last is not None and phase[0] is last[0] and phase[1] == last[1]
        self._before = {key: sight for key, sight in self._now.items() if same and sight.match is not match}
        self._phase, self._now = phase, {}

    def of(self, match: Match[Any], seat: int | None) -> Sight:
        """How the match looks to a seat (None: a spectator)."""
        since = match.withheld_since
        own = () if since is None else tuple(choice for choice in match.choices[since:] if choice[0] == seat)
        whole = since is None or len(own) == len(match.choices) - since
        key: Hashable = (len(match.choices), match.version) if whole else own
        found = self._now.get(key) or self._before.get(key) or Sight(match, seat)
        self._now[key] = found
        return found
