"""What flights on paper get wrong about whole ships, mended by what became of ships like them in real ones.

Who looks for the best ship on paper finds the one that paper flatters most. So ships of all kinds were built and flown
by glance, and what they brought was explained by their flight on paper and what they are made of: see
`tools/fit_flights.py`, which prints such numbers.
"""

from __future__ import annotations

from .voyage import Voyage

FIRST = (1.7, 1.7, -0.4)
"""By level: what it is worth to start ahead instead of behind, by 120 pairs of ships built at a glance, each flown in
both orders; paper thinks far more of it. At level III the leader meets every enemy first."""
PAPER = (0.71, 0.72, 0.67)
"""By level: how much of what paper says counts."""
MADE_OF: dict[str, tuple[float, float, float]] = {
    "exposed": (-0.05, -0.04, -0.06),
    "close": (-0.02, -0.43, -0.60),
    "size": (0.03, 0.44, 0.22),
    "engine": (0.29, -0.37, -0.21),
    "engines": (0.49, -2.16, -3.31),
    "cannon": (0.91, 1.12, 2.25),
    "cannons": (0.23, 0.36, 0.83),
    "cells": (0.06, 0.27, 0.57),
    "crew": (0.20, 0.42, 0.74),
    "hold": (0.21, 0.10, 0.41),
    "red": (0.27, -0.14, 0.06),
    "aliens": (0.29, -0.31, -0.15),
}
"""By level: what each of these means beyond that."""


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


def mended(flight: Voyage, paper: float) -> float:
    """What a ship may be expected to bring that brings so much on paper."""
    level = flight.level - 1
    return PAPER[level] * paper + sum([MADE_OF[name][level] * amount for name, amount in made_of(flight).items()])
