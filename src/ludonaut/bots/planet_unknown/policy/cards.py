"""What a civ card is worth to a player, and the tables of `weights/policy.json`."""

from __future__ import annotations

import msgspec

from ludonaut.bots.weights import load
from ludonaut.games.planet_unknown.content.cards import CIV, Effect
from ludonaut.games.planet_unknown.content.corporations import HEIGHT
from ludonaut.games.planet_unknown.state import Player


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of `weights/policy.json`."""

    actions: dict[str, float]
    """Actions that are weighed by their name alone."""
    objectives: dict[str, float]
    """What an objective may bring before the first tile: how often the policy fulfilled it in 200 games."""
    cards: dict[str, float]
    """What one of each effect of a civ card is worth."""


NUMBERS = load(__package__.rpartition(".")[0], "policy", Numbers).weights


def card(p: Player, number: int) -> float:
    """What a civ card is worth to a player."""
    return sum(_effect(p, effect) for effect in CIV[number].effects)


def _effect(p: Player, effect: Effect) -> float:
    board, surface, n = p.board, p.surface, max(1, effect.n)
    if effect.op == "medals_per_patch":
        return p.land.patches.bit_count() + board.stored + 0.8
    if effect.op == "lifepod_value":
        return board.rescued + 0.5
    if effect.op == "meteorite_repo":
        return 0.4 + board.collected / 3
    if effect.op == "commerce":
        owned = sum(other.op == "commerce" for kept in p.cards.civ for other in CIV[kept].effects)
        return (1.24, 2.2, 3.2, 4.0)[min(owned, 3)]
    if effect.op == "tile" and not effect.n:
        return 0.9
    times = {
        "rescue": min(n, surface.pods.bit_count()),
        "blast": min(n, surface.meteorites.bit_count()),
        "clear_line": bool(surface.meteorites),
        "moves": n * bool(surface.rovers),
        "beam": bool(surface.rovers),
        "climb": sum(max(0, effect.n - space % HEIGHT) for space in board.cubes),
        "tile": 1,
    }
    return NUMBERS.cards[effect.op] * times.get(effect.op, n)
