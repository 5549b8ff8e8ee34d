"""Planet Unknown: fill a planet with polyominoes from a turning station, six tracks at a time."""

from __future__ import annotations

from ludonaut.kernel import Game, Option, Options, Score

from . import audit, scoring, setup, view
from .content.corporations import CORPORATIONS
from .content.planets import PLANETS
from .rules import events, turn
from .state import PlanetUnknownState
from .verbs import VERBS

_BOARDS = ("identical", "dealt", "choose", "random")
_STATIONS = ("turned", "shuffled", *(f"shift-{n}" for n in range(6)))


class PlanetUnknown(Game[PlanetUnknownState]):
    """The facts of the game, and the rooms it delegates to."""

    name = "planet_unknown"
    version = "2"
    seats = (1, 6)
    minutes = (60, 80)
    weight = 2.6
    since = 2022
    designer = "Ryan Lambert, Adam Rehberg"
    verbs = VERBS
    state_type = PlanetUnknownState
    public_type = view.Public
    private_type = view.Private
    options = (
        Option("planets", default="identical", choices=(*_BOARDS, *list(PLANETS)[1:])),
        Option("corporations", default="identical", choices=(*_BOARDS, *list(CORPORATIONS)[1:])),
        Option("promotional", default=True),
        Option("station", default="turned", choices=_STATIONS),
        Option("personal", default=False, seats=(2, 6)),
        Option("forced", default=False, seats=(2, 2)),
        Option("events", default=False),
        Option("green", default=7, lo=0, hi=20),
        Option("orange", default=7, lo=0, hi=20),
        Option("red", default=6, lo=0, hi=20),
    )

    set_up = staticmethod(setup.set_up)
    beat = staticmethod(turn.beat)
    public = staticmethod(view.public)
    private = staticmethod(view.private)
    tally = staticmethod(view.tally)
    redeal = staticmethod(view.redeal)
    winners = staticmethod(scoring.winners)
    audit = staticmethod(audit.audit)

    def scores(self, state: PlanetUnknownState) -> list[Score]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def seen_scores(self, state: PlanetUnknownState, seat: int | None) -> list[Score]:
        return [view.seen_score(state, owner, seat) for owner in range(state.seats)]

    def traits(self, state: PlanetUnknownState) -> list[dict[str, str]]:
        """The boards: planets and corporations."""
        return [{"planet": player.planet, "corporation": player.corporation} for player in state.players]

    def refuse(self, seats: int, options: Options) -> str | None:
        mix = {color: int(options[color]) for color in ("green", "orange", "red")}
        return events.refuse_mix(seats, mix) if seats == 1 or options["events"] else None


GAME = PlanetUnknown()
