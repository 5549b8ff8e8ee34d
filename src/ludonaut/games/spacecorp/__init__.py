"""SpaceCorp: 2025-2300 AD, through its three eras."""

from __future__ import annotations

from ludonaut.kernel import Game, Option, Options, Score, Script

from . import audit, scoring, setup, view
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

    set_up = staticmethod(setup.set_up)
    public = staticmethod(view.public)
    private = staticmethod(view.private)
    tally = staticmethod(view.tally)
    redeal = staticmethod(view.redeal)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    audit = staticmethod(audit.audit)

    def beat(self, state: SpaceCorpState) -> Script[None] | None:
        """An opening, a turn, or the end of an era."""
        return None if state.phase == "over" else BEATS[state.phase](state)

    def seen_scores(self, state: SpaceCorpState, seat: int | None) -> list[Score]:
        """Profit is open to all."""
        return scoring.scores(state)

    def refuse(self, seats: int, options: Options) -> str | None:
        """The game cannot end before it begins."""
        if ERAS.index(str(options["first"])) > ERAS.index(str(options["last"])):
            return "refuse-eras"
        return None


GAME = SpaceCorp()
