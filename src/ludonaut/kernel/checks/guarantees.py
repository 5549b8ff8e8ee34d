"""One random game under all the checks."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import position, record
from ..errors import LudonautError, RuleError
from ..match import Match
from ..state import Event
from . import clones, consequences, hidden, questions, views
from .questions import unfilled
from .random_play import random_choices
from .run import Run
from .snapshot import snapshot, state_text


class Checks(Run):
    """Cheap checks before every choice, expensive ones before some, the others at the end."""

    def run(self, every: int = 1, most: int = 200_000) -> Match[Any]:
        """Play to the end; the expensive checks at one step in `every`."""
        for number, (seat, action) in enumerate(random_choices(self.match, self.luck, most)):
            if number % 2:
                action = self.of_any_verb(seat)
            self.cheap()
            if number % every == 0:
                self.expensive(seat)
            if number % every == 0 or self.is_rare(action):
                hidden.tells(self, seat, action)
                hidden.chooses(self, seat, action)
            self.step(seat, action)
        self.at_end()
        return self.match

    def cheap(self) -> None:
        """The checks before every choice."""
        match = self.match
        try:
            self.game.audit(match.state)
        except LudonautError as fault:
            self.fail("conservation", str(fault))
        now = snapshot(match)
        self.expect(now == snapshot(self.twin), "determinism", "the same seed and choices show something else")
        self.expect(now == snapshot(self.shadow), "nothing in locals", "rebuilt from its position, the game differs")
        try:
            msgspec.json.encode(now["views"])
        except (TypeError, ValueError) as fault:
            self.fail("views", f"a view is not JSON: {fault}")
        for ask in match.asks.values():
            questions.listed(self, ask)
            questions.worded(self, ask)
        views.typed(self)
        if match.began == len(match.choices) and match.began != self.shadow_began:
            self.shadow_began = match.began
            self.shadow = position.read(self.game, match.position(), auto=False)
            self.expect(now == snapshot(self.shadow), "positions", "set up from its position, the game differs")
            self.copies.append((match.start, state_text(match.start)))
        for copy, text in self.copies[-4:]:
            self.expect(state_text(copy) == text, "past copies", "a copy of an earlier state has changed")

    def expensive(self, seat: int) -> None:
        """The checks before some choices."""
        now = snapshot(self.match)
        clones.cloned(self, now)
        questions.works(self)
        try:
            clones.plays_alike(self)
            clones.keeps_versions(self)
            consequences.previews(self)
        except RuleError as fault:
            self.fail("exact lists", f"a listed action failed: {fault}")
        questions.refuses(self)
        for other in range(self.match.state.seats):
            hidden.imagines(self, other)
        hidden.imagines(self, None)
        clones.recovers(self, now)
        clones.undoes(self, now)
        clones.apart(self)
        self.expect(now == snapshot(self.match), "past copies", "looking has changed the match")

    def at_end(self) -> None:
        """The checks of the end, and those that need the whole game."""
        match = self.match
        self.game.audit(match.state)
        for copy, text in self.copies:
            self.expect(state_text(copy) == text, "past copies", "a copy of an earlier state has changed")
        again = record.read(match.record(), lambda name: self.game)
        self.expect(snapshot(again) == snapshot(match), "records", "the record replays to something else")
        for seat in (None, *range(match.state.seats)):
            told = match.told(seat=seat)
            self.expect(told == self.twin.told(seat=seat), "determinism", "the events differ")
            for event in told:
                for lang in self.game.languages:
                    self.logged(lang, event)
        for score in match.scores:
            for key, _points in score.items:
                for lang in self.game.languages:
                    self.expect(self.game.texts.has(lang, f"score-{key}"), "texts", f"{lang} has no score-{key}")
        sure = self.hidden and self.imagined >= hidden.SELDOM * (match.state.seats + 1)
        self.expect(self.shuffled or not sure, "imagining", "nothing that is hidden was ever shuffled")

    def logged(self, lang: str, event: Event) -> None:
        """Every event has its text, and the text uses no variable that the event does not fill."""
        texts = self.game.texts
        secret = f"log-{event.about}"
        message = secret if texts.has(lang, secret) else secret.removesuffix("-secret")
        self.expect(texts.has(lang, message), "texts", f"{lang} has no {message}")
        for part in unfilled(texts, lang, message, event.args):
            self.fail("texts", f"{lang}: {message} says ${part}, which the event does not tell")
