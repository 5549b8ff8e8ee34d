"""Galaxy Trucker: build a ship from sewer pipes in a hurry, then see how much of it arrives."""

from __future__ import annotations

from ludonaut.kernel import Alarm, Game, Option, Options

from .content import FLIGHT
from .rules import turn
from .state import TruckerState


class GalaxyTrucker(Game[TruckerState]):
    """The game's card."""

    name = "galaxy_trucker"
    version = "2"
    seats = (2, 4)
    minutes = (30, 60)
    weight = 2.3
    since = 2007
    designer = "Vlaada Chvátil"
    deducible = frozenset(("credits",))
    options = (
        Option("tempo", default="stepped", choices=("stepped", "real", "relaxed")),
        Option("seconds", default=FLIGHT.hourglass, lo=3, hi=600),
        Option("rounds", default="123", choices=("123", "1", "2", "3", "12", "13", "23")),
        Option("third", default="III", choices=("III", "IIIa", "both")),
        Option("first_flight", default=False),
        Option("visions", default=False),
        Option("teams", default="none", choices=("none", "pairs", "swap"), seats=(4, 4)),
        Option("lone_zone", default=False),
        Option("credits", default="open", choices=("open", "hidden")),
        Option("marks", default="on", choices=("on", "end", "off")),
        Option("notes", default=False),
    )

    beat = staticmethod(turn.beat)

    def refuse(self, seats: int, options: Options) -> str | None:
        flown = str(options["rounds"])
        if options["third"] != "III" and "3" not in flown:
            return "refuse-third"
        if options["first_flight"] and "1" not in flown:
            return "refuse-first-flight"
        if options["teams"] == "swap" and options["tempo"] == "relaxed":
            return "refuse-swap"
        return None

    def alarm(self, state: TruckerState) -> Alarm | None:
        """The hourglass on the server's clock."""
        if state.phase == "build" and state.running and state.options["tempo"] == "real":
            return Alarm(f"sand {state.flips}", float(state.options["seconds"]))
        return None


GAME = GalaxyTrucker()
