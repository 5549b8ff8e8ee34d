"""What a position is worth, in credits.

The policy weighs an action by what a component does for any ship; here the ship makes a simulated flight through the
cards of an imagined deal. A ship that is only begun is judged by what it could become, and
by its flight the more the longer it is being built.
"""

from __future__ import annotations

from ludonaut.bots.weights import load_features
from ludonaut.games.galaxy_trucker.rules import ship
from ludonaut.games.galaxy_trucker.state import Player, TruckerState

from .builder import PATIENCE
from .flights import voyage
from .forecast import forecast
from .yard import Yard, abilities, laid

FEATURES = (
    "credits",
    "earnings",
    "goods",
    "arrival",
    "losses",
    "engine",
    "cannon",
    "crew",
    "hold",
    "red",
    "battery",
    "shield",
    "armour",
    "faults",
    "growth",
)
WEIGHTS = load_features(__package__ or "", "evaluation", FEATURES, float)


def known(state: TruckerState, seat: int) -> float | None:
    """At the end the credits."""
    return float(state.credits[state.purse(seat)]) if state.phase == "over" else None


def features(state: TruckerState, seat: int) -> dict[str, float]:
    """What the position of a seat is made of; before it builds, its credits alone."""
    player = state.players[seat]
    found: dict[str, float] = {"credits": state.credits[state.purse(seat)]}
    if state.phase == "over" or (state.phase == "build" and not player.ticks + player.hand):
        return found
    flight = voyage(state, seat)
    if state.phase not in ("build", "grab"):
        return found | flight
    return found | _rising(state, player, flight)


def _rising(state: TruckerState, player: Player, flight: dict[str, float]) -> dict[str, float]:
    """A ship under construction: first what it can do for any flight, later more and more this one."""
    built = min(1.0, player.ticks / PATIENCE[state.level - 1])
    found = {name: built * amount for name, amount in flight.items()}
    parts, rim = laid(player, state.board)
    yard = Yard(parts, rim, state.board, state.level, forecast(state, player))
    for name, points in abilities(yard.has, state.level).items():
        found[name] = points * (1.0 - built) * yard.wants[name]
    found["armour"] = len(parts)
    found["faults"] = _faults(state, parts)
    if not player.order:
        found["growth"] = yard.room * (1.0 - built)
    return found


def _faults(state: TruckerState, parts: dict[int, int]) -> float:
    """Mistakes, and components that would fall off."""
    wrong = len(ship.faults(parts, state.board))
    return wrong + 0.5 * (len(parts) - len(ship.group_of(parts, next(iter(parts)))))
