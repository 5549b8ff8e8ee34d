"""Regression that corrects simulated flight earnings against played flights.

A search for the best simulated ship finds the one that the simulation flatters most. So ships of all kinds were built
and flown by the policy, and what they earned was explained by their simulated flight and by what they are made of (see
`tools/fit_flights.py`).
"""

from __future__ import annotations

from ludonaut.bots.weights import load_features

from .flights import Voyage
from .ships import CANNON, CANNON2, CARGO, ENGINE, ENGINE2, PARTS, RED

NAMES = ("exposed", "close", "size", "engine", "engines", "cannon", "cannons", "cells", "crew", "hold", "red", "aliens")
"""What a ship is made of."""
WEIGHTS = load_features(
    __package__.rpartition(".")[0], "flights", ("simulated", "start first", *NAMES), tuple[float, ...]
)
"""By feature and level. A start ahead of the others was measured by 120 pairs of ships, each flown in both orders."""


def made_of(flight: Voyage) -> dict[str, float]:
    """What a ship is made of, before it has left."""
    hull, has = flight.hull, flight.has
    return {
        "exposed": hull.exposed,
        "close": hull.close,
        "size": has[PARTS],
        "engine": has[ENGINE],
        "engines": has[ENGINE2],
        "cannon": has[CANNON] / 2,
        "cannons": has[CANNON2] / 2,
        "cells": flight.start[0],
        "crew": flight.start[1],
        "hold": has[CARGO],
        "red": has[RED],
        "aliens": bool(flight.purple) + bool(flight.brown),
    }


def corrected(flight: Voyage, simulated: float) -> float:
    """What a ship may be expected to bring that brings this much in simulated flights."""
    level = flight.level - 1
    parts = sum([WEIGHTS[name][level] * amount for name, amount in made_of(flight).items()])
    return WEIGHTS["simulated"][level] * simulated + parts
