"""What a bot should value here, in credits.

The glance weighs an action by what a component does for any ship; `value` looks closer: the ship flies on paper
through the cards of an imagined deal (`voyage`). A ship that is only begun is judged by what it could become, and
by its flight the more the longer it is being built.
"""

from __future__ import annotations

from ludonaut.games.galaxy_trucker import ship
from ludonaut.games.galaxy_trucker.state import Player, TruckerState
from ludonaut.kernel import Ask

from .builder import PATIENCE
from .glance import prior
from .omens import omens
from .study import STUDIES, Study
from .voyage import voyage
from .worth import Yard, abilities

__all__ = ["FEATURES", "RIVALRY", "STUDIES", "WIDEST", "Study", "chapter", "features", "horizon", "prior", "value"]

FEATURES: dict[str, float] = {
    "credits": 1.0,
    "earnings": 1.0,
    "goods": 1.0,
    "arrival": 1.0,
    "losses": -1.0,
    "engine": 0.6,
    "cannon": 0.6,
    "crew": 0.6,
    "hold": 0.6,
    "red": 0.6,
    "battery": 0.6,
    "shield": 0.6,
    "armour": 0.2,
    "faults": -2.5,
    "growth": 0.9,
}
RIVALRY = 0.0
"""Ships do not touch each other: what others have is not worth looking at."""
WIDEST = 1
"""The glance weighs what matters here; trying dozens of placements one by one would only cost time."""


def horizon(state: TruckerState, ask: Ask) -> int:
    """Building is no matter of a few beats: what serves the ship of the moment best makes a worse one in the end. The
    search has `Study` for it. From the launch on each card is played to its end."""
    return 0 if state.phase in ("build", "grab") else 99


def chapter(state: TruckerState) -> int:
    """The rounds and their cards: with a new card the flight on paper knows as much as one that is played on."""
    return 100 * len(state.rounds) + len(state.deck)


def value(state: TruckerState, seat: int) -> float:
    """Credits to be expected from here."""
    if state.phase == "over":
        return float(state.credits[state.purse(seat)])
    return sum([FEATURES[name] * amount for name, amount in features(state, seat).items()])


def features(state: TruckerState, seat: int) -> dict[str, float]:
    """What the position of a seat is made of; who has not begun to build has credits alone, as after a landing."""
    player = state.players[seat]
    found: dict[str, float] = {"credits": state.credits[state.purse(seat)]}
    if state.phase == "over" or (state.phase == "build" and not player.ticks + player.hand):
        return found
    flight = voyage(state, seat)
    if state.phase not in ("build", "grab"):
        return found | flight
    parts = player.parts
    if player.spot:
        parts = parts | {player.spot: player.hand * 4 + player.turn}
    return found | _rising(state, player, parts, flight)


def _rising(state: TruckerState, player: Player, parts: dict[int, int], flight: dict[str, float]) -> dict[str, float]:
    """A ship under construction: first what it can do for any flight, later more and more this one."""
    built = min(1.0, player.ticks / PATIENCE[state.level - 1])
    found = {name: built * amount for name, amount in flight.items()}
    rim = player.rim
    if player.spot:
        rim = [cell for cell in dict.fromkeys((*rim, *state.board.around[player.spot])) if cell not in parts]
    yard = Yard(parts, rim, state.board, state.level, omens(state, player))
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
