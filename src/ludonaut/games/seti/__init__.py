"""SETI: search for extraterrestrial life with probes, telescopes and computers, for one to four players."""

from __future__ import annotations

from ludonaut.kernel import Action, Game, Option, Options, Phrase, Rng, Score, Script, View

from . import rules
from . import view as views
from .content import CARDS
from .phrases import phrase
from .state import SetiState


class Seti(Game[SetiState]):
    """The game's card."""

    name = "seti"
    version = "2"
    seats = (1, 4)
    minutes = (40, 160)
    weight = 3.9
    since = 2024
    designer = "Tomáš Holek"
    options = (Option("level", default=1, choices=(1, 2, 3, 4, 5), seats=(1, 1)),)
    state_type = SetiState

    def set_up(self, seats: int, options: Options, rng: Rng) -> SetiState:
        return rules.set_up(seats, options, rng)

    def beat(self, state: SetiState) -> Script[None] | None:
        return rules.beat(state)

    def view(self, state: SetiState, seat: int | None) -> View:
        return views.view(state, seat)

    def redeal(self, state: SetiState, seat: int | None, rng: Rng) -> None:
        views.redeal(state, seat, rng)

    def scores(self, state: SetiState) -> list[Score]:
        return rules.scores(state)

    def seen_scores(self, state: SetiState, seat: int | None) -> list[Score]:
        return self.scores(state)

    def winners(self, state: SetiState) -> list[int]:
        return rules.winners(state)

    def audit(self, state: SetiState) -> None:
        views.audit(state)

    def traits(self, state: SetiState) -> list[dict[str, str]]:
        """The first income, and the species that the table has found."""
        found = sorted(one.name for one in state.species if one.found)
        return [
            {
                "first_income": CARDS[player.tucked[0]].income if player.tucked else "",
                **{f"species_{number}": name for number, name in enumerate(found, 1)},
            }
            for player in state.players[: state.seats]
        ]

    def phrase(self, view: View, action: Action) -> Phrase:
        return phrase(view, action)


GAME = Seti()
