"""The other ships of a flight, as far as they matter to one's own: as they fly, or as they usually come out."""

from __future__ import annotations

from typing import NamedTuple

from ludonaut.games.galaxy_trucker.content import CARDS, FLIGHT
from ludonaut.games.galaxy_trucker.rules import ship
from ludonaut.games.galaxy_trucker.rules.strength import most
from ludonaut.games.galaxy_trucker.state import Player, TruckerState


class Rival(NamedTuple):
    """Another ship: its strengths, its exposed connectors, and how often such a ship arrives."""

    engine: float
    cannon: float
    crew: float
    exposed: float
    arrives: float


USUAL = (Rival(3.0, 5.6, 7.2, 2.8, 0.91), Rival(3.9, 8.3, 9.0, 2.9, 0.93), Rival(4.5, 10.6, 9.4, 4.5, 0.79))
"""By level: a common ship."""


def rivals(state: TruckerState, seat: int) -> tuple[list[Rival], list[float]]:
    """The other ships, and by how many days each is ahead."""
    own = state.players[seat]
    others = [player for other, player in enumerate(state.players) if other != seat]
    if state.phase == "flight":
        others = [player for player in others if player.flying]
        days = CARDS[state.card].days if state.card else 0
        places = [float(player.place - bool(player.landed) * days) for player in (own, *others)]
        return [_as_it_flies(state, player) for player in others], [place - places[0] for place in places[1:]]
    last = min(state.orders, default=1) + 0.5
    starts = [-FLIGHT.start_step[state.ship_class] * (player.order or last) for player in (own, *others)]
    return [USUAL[state.level - 1]] * len(others), [start - starts[0] for start in starts[1:]]


def _as_it_flies(state: TruckerState, player: Player) -> Rival:
    left = len(state.deck) / (8 + 4 * state.level)
    return Rival(
        most(player, "engine") / 2,
        most(player, "cannon") / 2,
        float(player.crew),
        float(len(ship.exposed(player.parts))),
        1.0 - (1.0 - USUAL[state.level - 1].arrives) * left,
    )
