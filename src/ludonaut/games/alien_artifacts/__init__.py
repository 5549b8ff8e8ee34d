"""Alien Artifacts: ships, technologies and planets from two-section resource cards, in three rows of an Empire."""

from __future__ import annotations

from functools import cached_property

from ludonaut.kernel import Action, Game, Option, Options, Phrase, Rng, Score, Script, Texts, View

from . import audit, scoring, setup, view
from .rules.turn import beat
from .state import AlienState
from .words import CardTexts, phrase


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
    state_type = AlienState

    def set_up(self, seats: int, options: Options, rng: Rng) -> AlienState:
        """The table before the factions are set up."""
        return setup.set_up(seats, options, rng)

    def beat(self, state: AlienState) -> Script[None] | None:
        """The next beat."""
        return beat(state)

    def view(self, state: AlienState, seat: int | None) -> View:
        """What this seat may know."""
        return view.view(state, seat)

    def redeal(self, state: AlienState, seat: int | None, rng: Rng) -> None:
        """Shuffle what this seat cannot know."""
        view.redeal(state, seat, rng)

    def scores(self, state: AlienState) -> list[Score]:
        """Every seat's points as they would count now."""
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def seen_scores(self, state: AlienState, seat: int | None) -> list[Score]:
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

    def phrase(self, view: View, action: Action) -> Phrase:
        """The words for an action, with its cost and gain."""
        return phrase(view, action)

    @cached_property
    def texts(self) -> Texts:
        """The words of the game; cards are named by their deck, so that a replaced deck brings its names."""
        return CardTexts(self.package)


GAME = AlienArtifacts()
