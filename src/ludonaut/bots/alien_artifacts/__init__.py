"""What a bot should value here, in points at the end of the game, and which actions look good at a glance.

The measure behind the numbers: a player has some 30 turns and makes some 30 points, so a turn is worth about a point,
and so are five credits, five symbols well spent, or a card bought. What helps later is worth less as the deck runs
out for the last time.
"""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import SECTION
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.scoring import faction_points, score, technology_points
from ludonaut.games.alien_artifacts.state import AlienState

from .ahead import play_on
from .artifacts import artifacts_worth
from .glance import pick, prior
from .hand import hand_worth
from .standing import goals, operations
from .works import prepared_worth, works_worth
from .worth import PURSE, SYMBOL, TURNS, outlook, turns_left

__all__ = [
    "FEATURES",
    "GLANCES",
    "GROWTH",
    "RIVALRY",
    "TRUST",
    "WIDEST",
    "WIDTH",
    "features",
    "pick",
    "play_on",
    "prior",
    "value",
]

FEATURES: dict[str, float] = {
    "points": 1.0,
    "cards": 1.0,
    "goals": 0.9,
    "faction": 1.0,
    "credits": 0.95,
    "hand": 1.0,
    "produced": 1.0,
    "works": 0.87,
    "prepared": 1.0,
    "artifacts": 1.0,
    "plans": 1.3,
    "discounts": 1.1,
    "limits": 1.0,
    "engine": 2.0,
    "operations": 1.7,
    "blockades": 0.7,
}
RIVALRY = 0.25
WIDTH = 10
GROWTH = 0.0
"""A turn that is played on differs by luck more than by choice. The choices within it are small and are searched when
they come, so nothing is varied: all deals go to the race of its ten most promising actions."""
TRUST = 0.4
"""What a search adds for each point that an action seems to bring: a few deals are mostly luck."""
WIDEST = 6
GLANCES = frozenset(
    ("spend", "sell", "draw", "place", "combat", "prepare", "attach", "unblock", "sets", "cash", "blockade")
)
"""Small matters of a turn that a glance answers as well as a closer look, and much faster."""


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
        "works": works_worth(player, gear, left),
        "prepared": soon * prepared_worth(player, gear),
        "artifacts": artifacts_worth(player, gear, left),
        "plans": 0.4 * soon * len(player.plans),
        "discounts": discounts * share,
        "limits": limits * share,
        "engine": engine * share,
        "operations": operations(state, seat, gear, left),
        "blockades": -0.45 * soon * sum(player.blockades.values()),
    }


def value(state: AlienState, seat: int) -> float:
    """Points that this seat may expect; at the end its score, with credits as the smallest of differences."""
    if state.phase == "over":
        return score(state, seat).total + 0.001 * state.players[seat].credits
    found = features(state, seat)
    return sum([FEATURES[name] * amount for name, amount in found.items()])
