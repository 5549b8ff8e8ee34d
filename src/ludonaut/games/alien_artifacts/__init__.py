"""Alien Artifacts: ships, technologies and planets from two-section resource cards, in three rows of an Empire."""

from __future__ import annotations

from functools import cached_property

from ludonaut.kernel import Game, Option, Score, Texts

from . import audit, scoring, setup, view
from .rules.turn import beat
from .state import AlienState
from .text import CardTexts
from .verbs import VERBS


class AlienArtifacts(Game[AlienState]):
    """The game's card."""

    name = "alien_artifacts"
    version = "2"
    seats = (2, 5)
    minutes = (40, 100)
    weight = 2.8
    since = 2017
    designer = "Marcin Senior Ropka, Viola Kijowska"
    options = (Option("factions", default="dealt", choices=("dealt", "chosen")),)
    verbs = VERBS
    state_type = AlienState
    public_type = view.Public
    private_type = view.Private

    set_up = staticmethod(setup.set_up)
    beat = staticmethod(beat)
    public = staticmethod(view.public)
    private = staticmethod(view.private)
    tally = staticmethod(view.tally)
    redeal = staticmethod(view.redeal)
    winners = staticmethod(scoring.winners)
    audit = staticmethod(audit.audit)

    def scores(self, state: AlienState) -> list[Score]:
        """Every seat's points as they would count now."""
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def seen_scores(self, state: AlienState, seat: int | None) -> list[Score]:
        """The same: objectives look at numbers of hidden cards, which everybody knows."""
        return self.scores(state)

    def traits(self, state: AlienState) -> list[dict[str, str]]:
        """The factions."""
        return [{"faction": player.faction} for player in state.players]

    @cached_property
    def texts(self) -> Texts:
        """The words of the game; cards are named by their deck, so that a replaced deck brings its names."""
        return CardTexts(self.package)


GAME = AlienArtifacts()
