"""Regression that corrects simulated flight earnings against played flights.

A search for the best simulated ship finds the one that the simulation flatters most. So ships of all kinds were built
and flown by the policy, and what they earned was explained by their simulated flight and by what they are made of (see
`tools/fit_flights.py`).
"""

from __future__ import annotations

from ludonaut.bots.weights import load_features

from .flights import Voyage

PARTS = ("exposed", "close", "size", "engine", "engines", "cannon", "cannons", "cells", "crew", "hold", "red", "aliens")
"""What a ship is made of."""
WEIGHTS = load_features(
    __package__.rpartition(".")[0], "flights", ("simulated", "start first", *PARTS), tuple[float, ...]
)
"""By feature and level. A start ahead of the others was measured by 120 pairs of ships, each flown in both orders."""


def made_of(flight: Voyage) -> dict[str, float]:
    """What a ship is made of, before it has left."""
    hull = flight.hull
    return {
        "exposed": hull.exposed,
        "close": hull.close,
        "size": hull.size,
        "engine": flight.engine / 2,
        "engines": flight.engines,
        "cannon": flight.cannon / 2,
        "cannons": sum(flight.cannons) / 2,
        "cells": flight.cells,
        "crew": flight.crew,
        "hold": flight.plain,
        "red": flight.red,
        "aliens": bool(flight.purple) + bool(flight.brown),
    }


def corrected(flight: Voyage, simulated: float) -> float:
    """What a ship may be expected to bring that brings this much in simulated flights."""
    level = flight.level - 1
    parts = sum([WEIGHTS[name][level] * amount for name, amount in made_of(flight).items()])
    return WEIGHTS["simulated"][level] * simulated + parts
