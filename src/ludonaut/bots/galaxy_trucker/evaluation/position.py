"""What a position is worth, in credits: a flight is simulated through the cards of an imagined deal.

A ship under construction is first built to the end, as a good builder would go on.
"""

from __future__ import annotations

from statistics import fmean

from ludonaut.bots.weights import load_features
from ludonaut.games.galaxy_trucker.rules import landing
from ludonaut.games.galaxy_trucker.state import TruckerState

from .drafts import USUAL, Draft, Site, Way
from .flights import Voyage, cards_ahead

FEATURES = ("credits", "earnings", "goods", "arrival", "losses")
WEIGHTS = load_features(__package__.rpartition(".")[0], "evaluation", FEATURES, float)
DRAFTS = 4
"""Orders of what lies face down, in which a ship is built to the end."""


def known(state: TruckerState, seat: int) -> float | None:
    """At the end the credits; before and during building, with what the ship may become."""
    player, credits = state.players[seat], float(state.credits[state.purse(seat)])
    if state.phase == "over" or (state.phase == "build" and not player.ticks + player.hand):
        return credits
    if state.phase not in ("build", "grab"):
        return None
    site = Site(state, seat)
    site.decks = [cards_ahead(state)]
    way = Way((), USUAL, stop=player.order > 0)
    return credits + fmean(Draft(site, deal).follow(way) for deal in range(DRAFTS))


def features(state: TruckerState, seat: int) -> dict[str, float]:
    """Credits, and what is to be expected of the flight; of a ship that flies no more, what the landing pays."""
    player, credits = state.players[seat], float(state.credits[state.purse(seat)])
    if state.phase == "flight" and not player.flying:
        return {"credits": credits, "goods": landing.sale(player), "losses": landing.penalty(state, player)}
    flight = Voyage(state, seat)
    flight.fly(cards_ahead(state), flight.leads)
    return {
        "credits": credits,
        "earnings": flight.earned,
        "goods": flight.goods(),
        "arrival": flight.arrival(),
        "losses": flight.losses(),
    }
