"""Alien Artifacts: ships, technologies and planets from two-section resource cards, in three rows of an Empire."""

from __future__ import annotations

from functools import cached_property

from ludonaut.kernel import Game, Option, Options, Rng, Score, Script, Texts

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

    def set_up(self, seats: int, options: Options, rng: Rng) -> AlienState:
        """The table before the factions are set up."""
        return setup.set_up(seats, options, rng)

    def beat(self, state: AlienState) -> Script[None] | None:
        """The next beat."""
        return beat(state)

    def public(self, state: AlienState) -> view.Public:
        """What everybody may know."""
        return view.public(state)

    def private(self, state: AlienState, seat: int) -> view.Private:
        """What only this seat knows."""
        return view.private(state, seat)

    def tally(self, state: AlienState, seat: int) -> dict[str, int]:
        """What this seat counts."""
        return view.tally(state, seat)

    def redeal(self, state: AlienState, seat: int | None, rng: Rng) -> None:
        """Shuffle what this seat cannot know."""
        view.redeal(state, seat, rng)

    def scores(self, state: AlienState) -> list[Score]:
        """Every seat's points as they would count now."""
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def seen_scores(self, state: AlienState, seat: int | None) -> list[Score]:
        """The same: objectives look at numbers of hidden cards, which everybody knows."""
        return self.scores(state)

    def winners(self, state: AlienState) -> list[int]:
        """Who has won, all ties broken."""
        return scoring.winners(state)

    def audit(self, state: AlienState) -> None:
        """Count all components."""
        audit.audit(state)

    def traits(self, state: AlienState) -> list[dict[str, str]]:
        """The factions."""
        return [{"faction": player.faction} for player in state.players]

    @cached_property
    def texts(self) -> Texts:
        """The words of the game; cards are named by their deck, so that a replaced deck brings its names."""
        return CardTexts(self.package)


GAME = AlienArtifacts()
