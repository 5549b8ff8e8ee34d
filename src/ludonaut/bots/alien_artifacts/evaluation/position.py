"""What a position is worth, in points at the end of the game.

The measure behind the numbers: a player has some 30 turns and makes some 30 points, so a turn is worth about a point,
and so are five credits, five symbols well spent, or a card bought. What helps later is worth less as the deck runs
out for the last time.
"""

from __future__ import annotations

from ludonaut.bots.weights import load_features
from ludonaut.games.alien_artifacts.content.decks import SECTION
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.scoring import faction_points, score, technology_points
from ludonaut.games.alien_artifacts.state import AlienState

from .cards import PURSE, SYMBOL, TURNS, outlook, turns_left
from .construction import prepared_worth, works_worth
from .hand import hand_worth
from .objectives import goals, operations

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
WEIGHTS = load_features(__package__.rpartition(".")[0], "evaluation", FEATURES, float)


def features(state: AlienState, seat: int) -> dict[str, float]:
    """Everything that is looked at, each in points."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    left = turns_left(state, seat)
    share = left / TURNS
    soon = min(1.0, left / 3.2)
    discounts, limits, engine = outlook(player.empire)
    over = state.phase == "over"
    return {
        "points": float(sum(player.earned)),
        "cards": float(len(player.empire)),
        "goals": float(technology_points(state, seat)) if over else goals(state, seat, gear, left),
        "faction": float(faction_points(player.faction, player.empire)),
        "credits": soon * PURSE[player.credits] + 0.001 * player.credits,
        "hand": soon * hand_worth(player, gear) if soon else 0.0,
        "produced": soon * 0.8 * SYMBOL * sum([SECTION[section].symbols for section in player.produced]),
        "works": works_worth(player, left),
        "prepared": soon * prepared_worth(player, gear),
        "artifacts": 1.1 * min(1.0, left) * len(player.artifacts),
        "plans": 0.4 * soon * len(player.plans),
        "discounts": discounts * share,
        "limits": limits * share,
        "engine": engine * share,
        "operations": operations(state, seat, gear, left),
        "blockades": -0.45 * soon * sum(player.blockades.values()),
    }


def known(state: AlienState, seat: int) -> float | None:
    """At the end the score, with credits as the smallest of differences."""
    return score(state, seat).total + 0.001 * state.players[seat].credits if state.phase == "over" else None
