"""The other ships of a flight, as far as they matter to one's own: as they fly, or as they usually come out."""

from __future__ import annotations

from typing import NamedTuple

from ludonaut.games.galaxy_trucker.content import CARDS, FLIGHT
from ludonaut.games.galaxy_trucker.rules.strength import most
from ludonaut.games.galaxy_trucker.state import Player, TruckerState

from .damage import hull

USUAL = ((3.0, 5.6, 7.2, 2.8, 0.91), (3.9, 8.3, 9.0, 2.9, 0.93), (4.5, 10.6, 9.4, 4.5, 0.79))
"""By level: engines, cannons, crew and exposed connectors of a common ship, and how often it arrives."""


class Rival(NamedTuple):
    """Another ship as far as it matters: its strengths, its looks, its lead over this one, and whether it arrives."""

    engine: float
    cannon: float
    crew: float
    exposed: float
    ahead: float
    arrives: float


def rivals(state: TruckerState, seat: int, flying: bool) -> list[Rival]:
    """The other ships: as they fly, or while building as they usually come out."""
    engine, cannon, crew, exposed, arrives = USUAL[state.level - 1]
    found: list[Rival] = []
    mine = state.players[seat]
    if not flying:
        step = FLIGHT.start_step[state.ship_class]
        here = mine.order or min(state.orders, default=1) + 0.5
        for other, player in enumerate(state.players):
            if other != seat:
                there = player.order or min(state.orders, default=1) + 0.5
                found.append(Rival(engine, cannon, crew, exposed, step * (here - there), arrives))
        return found
    for other, player in enumerate(state.players):
        if other != seat and player.flying:
            days = CARDS[state.card].days if state.card else 0
            ahead = player.place - bool(player.landed) * days - mine.place + bool(mine.landed) * days
            found.append(_as_it_flies(state, player, float(ahead), arrives))
    return found


def _as_it_flies(state: TruckerState, player: Player, ahead: float, arrives: float) -> Rival:
    engine, cannon = (most(player, weapon) / 2 for weapon in ("engine", "cannon"))
    exposed = hull(state.ship_class, tuple(player.parts.items())).exposed
    left = len(state.deck) / (8 + 4 * state.level)
    return Rival(engine, cannon, float(player.crew), float(exposed), ahead, 1.0 - (1.0 - arrives) * left)
