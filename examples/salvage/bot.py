"""The bot of Salvage: an evaluation by points and by what the hand may still bring."""

from __future__ import annotations

from ludonaut.bots import Bot, Evaluation

from .scoring import WRECK
from .state import SalvageState

WEIGHTS = {"points": 1.0, "hand": 0.6, "bid": 0.3}


def features(state: SalvageState, seat: int) -> dict[str, float]:
    """Points made, the value of the cards in hand, and the best of them for the next wreck."""
    hand = state.hands[seat]
    coming = 0 if state.ended else 1
    return {
        "points": sum(state.sold[seat]) + WRECK * state.hauled[seat] + sum(state.grabbed[seat]),
        "hand": coming * sum(hand),
        "bid": coming * max(hand, default=0),
    }


BOT = Bot(Evaluation(features, WEIGHTS))
