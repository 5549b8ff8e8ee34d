"""SETI: search for extraterrestrial life with probes, telescopes and computers, for one to four players."""

from __future__ import annotations

from ludonaut.kernel import Game, Option, Score

from . import audit, rules, scoring, setup, view
from .content import CARDS
from .state import SetiState
from .verbs import VERBS


class Seti(Game[SetiState]):
    """The facts of the game, and the rooms it delegates to."""

    name = "seti"
    version = "2"
    seats = (1, 4)
    minutes = (40, 160)
    weight = 3.9
    since = 2024
    designer = "Tomáš Holek"
    options = (Option("level", default=1, choices=(1, 2, 3, 4, 5), seats=(1, 1)),)
    verbs = VERBS
    state_type = SetiState
    public_type = view.Public
    private_type = view.Private
    deducible = frozenset(("looks_at",))

    set_up = staticmethod(setup.set_up)
    beat = staticmethod(rules.beat)
    public = staticmethod(view.public)
    private = staticmethod(view.private)
    tally = staticmethod(scoring.tally)
    redeal = staticmethod(view.redeal)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    audit = staticmethod(audit.audit)

    def seen_scores(self, state: SetiState, seat: int | None) -> list[Score]:
        """Exertian plans, the only hidden points, count when the game is over and they are open."""
        return scoring.scores(state)

    def traits(self, state: SetiState) -> list[dict[str, str]]:
        """The first income, and the species that the table has found."""
        found = sorted(one.name for one in state.species if one.found)
        return [
            {
                "first_income": CARDS[player.tucked[0]].income if player.tucked else "",
                **{f"species_{number}": name for number, name in enumerate(found, 1)},
            }
            for player in state.players
        ]


GAME = Seti()
