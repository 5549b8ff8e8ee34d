"""SpaceCorp: 2025-2300 AD, through its three eras."""

from __future__ import annotations

from ludonaut.kernel import Game, Option, Options, Rng, Score, Script

from . import scoring, setup, view
from .content import ERAS
from .rules.eras import end_of_era
from .rules.solo import rival_turn
from .rules.turn import act, turn
from .state import SpaceCorpState
from .verbs import VERBS

BEATS = {"opening": setup.opening, "turn": turn, "action": act, "rival": rival_turn, "legacy": end_of_era}
"""The script of each phase."""


class SpaceCorp(Game[SpaceCorpState]):
    """The game's card."""

    name = "spacecorp"
    version = "2"
    seats = (1, 4)
    minutes = (60, 240)
    weight = 3.2
    since = 2018
    designer = "John H. Butterfield"
    options = (
        Option("first", default="mariners", choices=ERAS),
        Option("last", default="starfarers", choices=ERAS),
        Option("competition", default="fierce", choices=("fierce", "steady", "gentle"), seats=(1, 1)),
    )
    verbs = VERBS
    state_type = SpaceCorpState
    public_type = view.Public
    private_type = view.Private

    def set_up(self, seats: int, options: Options, rng: Rng) -> SpaceCorpState:
        """The table before the first question."""
        return setup.set_up(seats, options, rng)

    def beat(self, state: SpaceCorpState) -> Script[None] | None:
        """An opening, a turn, or the end of an era."""
        return None if state.phase == "over" else BEATS[state.phase](state)

    def public(self, state: SpaceCorpState) -> view.Public:
        """What everybody may know."""
        return view.public(state)

    def private(self, state: SpaceCorpState, seat: int) -> view.Private:
        """What only this seat knows."""
        return view.private(state, seat)

    def tally(self, state: SpaceCorpState, seat: int) -> dict[str, int]:
        """What a player counts."""
        return view.tally(state, seat)

    def redeal(self, state: SpaceCorpState, seat: int | None, rng: Rng) -> None:
        """Shuffle what this seat cannot know."""
        view.redeal(state, seat, rng)

    def scores(self, state: SpaceCorpState) -> list[Score]:
        """Profit, and where it came from."""
        return scoring.scores(state)

    def seen_scores(self, state: SpaceCorpState, seat: int | None) -> list[Score]:
        """Profit is open to all."""
        return scoring.scores(state)

    def winners(self, state: SpaceCorpState) -> list[int]:
        """The richest, with the tie-breaks of the era in which the game ends."""
        return scoring.winners(state)

    def audit(self, state: SpaceCorpState) -> None:
        """Count all components."""
        from .audit import audit

        audit(state)

    def refuse(self, seats: int, options: Options) -> str | None:
        """The game cannot end before it begins."""
        if ERAS.index(str(options["first"])) > ERAS.index(str(options["last"])):
            return "refuse-eras"
        return None


GAME = SpaceCorp()
