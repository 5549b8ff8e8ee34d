"""What a position is worth, in points at the end of the game.

The measure behind the numbers: a player has some 30 turns and makes some 30 points, so a turn is worth about a point,
and so are five credits, five symbols well spent, or a card bought. What helps later is worth less as the deck runs
out for the last time.
"""

from __future__ import annotations

from ludonaut.bots.weights import load_flat
from ludonaut.games.alien_artifacts.content.decks import SECTION
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.scoring import faction_points, score, technology_points
from ludonaut.games.alien_artifacts.state import AlienState

from .artifacts import artifacts_worth
from .construction import prepared_worth, works_worth
from .hand import hand_worth
from .objectives import goals, operations
from .values import PURSE, SYMBOL, TURNS, outlook, turns_left

FEATURES = (
    "points",
    "cards",
    "goals",
    "faction",
    "credits",
    "hand",
    "produced",
    "works",
    "prepared",
    "artifacts",
    "plans",
    "discounts",
    "limits",
    "engine",
    "operations",
    "blockades",
)
WEIGHTS = load_flat(__package__ or "", "evaluation", FEATURES)
IN_ORDER = [WEIGHTS[name] for name in FEATURES]
"""The weights in the order of the features: a list is faster than names."""


def features(state: AlienState, seat: int) -> dict[str, float]:
    """Everything that is looked at, each in points."""
    return dict(zip(FEATURES, _amounts(state, seat), strict=True))


def _amounts(state: AlienState, seat: int) -> list[float]:
    """The features in their order."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    left = turns_left(state, seat)
    share = left / TURNS
    soon = min(1.0, left / 3.2)
    discounts, limits, engine = outlook(player.empire)
    over = state.phase == "over"
    return [
        float(sum(player.earned)),
        float(len(player.empire)),
        float(technology_points(state, seat)) if over else goals(state, seat, gear, left),
        float(faction_points(player.faction, player.empire)),
        soon * PURSE[player.credits] + 0.001 * player.credits,
        soon * hand_worth(player, gear) if soon else 0.0,
        soon * 0.8 * SYMBOL * sum([SECTION[section].symbols for section in player.produced]),
        works_worth(player, gear, left),
        soon * prepared_worth(player, gear),
        artifacts_worth(player, gear, left),
        0.4 * soon * len(player.plans),
        discounts * share,
        limits * share,
        engine * share,
        operations(state, seat, gear, left),
        -0.45 * soon * sum(player.blockades.values()),
    ]


def value(state: AlienState, seat: int) -> float:
    """Points that this seat may expect; at the end its score, with credits as the smallest of differences."""
    if state.phase == "over":
        return score(state, seat).total + 0.001 * state.players[seat].credits
    total = 0.0
    for place, amount in enumerate(_amounts(state, seat)):
        total += IN_ORDER[place] * amount
    return total
