"""Scores: credits, with where they came from."""

from __future__ import annotations

from ludonaut.kernel import Score

from .state import TruckerState
from .view import credits_of

ITEMS = ("adventure", "arrival", "beauty", "goods", "losses")


def scores(state: TruckerState) -> list[Score]:
    """Credits, with where they came from; partners share theirs."""
    return [
        Score(state.credits[purse], [(key, getattr(state.ledger[purse], key)) for key in ITEMS])
        for purse in map(state.purse, range(state.seats))
    ]


def seen_scores(state: TruckerState, seat: int | None) -> list[Score]:
    """The scores as a seat can count them: nothing of credits that lie face down."""
    return [Score(0) if credits_of(state, other, seat) is None else score for other, score in enumerate(scores(state))]


def winners(state: TruckerState) -> list[int]:
    """Everybody with at least one credit has won; some a little more than others."""
    return [seat for seat in range(state.seats) if state.credits[state.purse(seat)] > 0]
