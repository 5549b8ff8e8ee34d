"""What a card would bring on each of its faces."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import ON_FACE, ROW_OF, TECHNOLOGIES
from ludonaut.games.alien_artifacts.scoring import measure
from ludonaut.games.alien_artifacts.state import AlienState

from ..evaluation.cards import TURNS, promise, suits
from .attacks import best_attack

SHOWN: dict[tuple[str, str], float] = {
    ("ships", "operational"): 1.2,
    ("ships", "logistics"): -0.5,
    ("technologies", "logistics"): 1.2,
    ("planets", "logistics"): -1.8,
}
"""What is added to the faces of a row: the more that they brought in imagined turns and in games by the policy."""


def card_worth(state: AlienState, seat: int, card: str, face: str, left: float) -> float:
    """What a card would bring on a face: itself, its type for the faction, and what it does."""
    share = left / TURNS
    player = state.players[seat]
    row = ROW_OF[card]
    worth = 1.0 + suits(card, face, player.faction) + SHOWN.get((row, face), 0.0)
    if face == "logistics":
        return worth + promise(ON_FACE[card][face]) * share
    if row == "planets":
        return worth + 2.3 + 2.2 * share
    if row == "ships":
        return worth + best_attack(state, seat, card)[0] + 1.6 * share
    tiers = TECHNOLOGIES[card].operational.tiers
    amount = measure(state, seat, card) + 1
    met = [tier for tier in tiers if amount >= tier.at_least]
    now = met[-1].end + 0.5 * met[-1].during if met else 0.0
    return worth + now + share * (tiers[-1].end - now) * 0.15 + 0.5 * share
