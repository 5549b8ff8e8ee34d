"""What a civ card is worth to a player, and the tables of `weights/policy.json`."""

from __future__ import annotations

import msgspec

from ludonaut.bots.weights import load
from ludonaut.games.planet_unknown.content.cards import CIV
from ludonaut.games.planet_unknown.content.corporations import HEIGHT
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of `weights/policy.json`."""

    actions: dict[str, float]
    """Actions that are weighed by their name alone."""
    objectives: dict[str, float]
    """What an objective may bring before the first tile: how often the policy fulfilled it in 200 games."""
    cards: dict[str, float]
    """What one of each effect of a civ card is worth."""


NUMBERS = load(__package__.rpartition(".")[0], "policy", Numbers).weights

_CARD = NUMBERS.cards


def card(state: PlanetUnknownState, p: Player, number: int) -> float:
    """What a civ card is worth to a player."""
    total = 0.0
    for effect in CIV[number].effects:
        n = max(1, effect.n)
        if effect.op == "rescue":
            total += _CARD["rescue"] * min(n, p.surface.pods.bit_count())
        elif effect.op == "blast":
            total += _CARD["blast"] * min(n, p.surface.meteorites.bit_count())
        elif effect.op == "moves":
            total += _CARD["moves"] * n * bool(p.surface.rovers)
        elif effect.op == "tile":
            total += _CARD["tile"] if effect.n else 0.9
        elif effect.op == "beam":
            total += _CARD["beam"] * bool(p.surface.rovers)
        elif effect.op == "climb":
            total += _CARD["climb"] * sum(max(0, effect.n - space % HEIGHT) for space in p.board.cubes)
        elif effect.op == "medals_per_patch":
            total += p.land.patches.bit_count() + p.board.stored + 0.8
        elif effect.op == "lifepod_value":
            total += p.board.rescued + 0.5
        elif effect.op == "meteorite_repo":
            total += 0.4 + p.board.collected / 3
        elif effect.op == "commerce":
            owned = sum(e.op == "commerce" for other in p.cards.civ for e in CIV[other].effects)
            total += (1.24, 2.2, 3.2, 4.0)[min(owned, 3)]
        elif effect.op == "clear_line":
            total += _CARD["clear_line"] * bool(p.surface.meteorites)
        else:
            total += _CARD[effect.op] * n
    return total
