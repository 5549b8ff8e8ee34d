"""The numbers of the policy: what helps later counts more than its points, since a policy does not look ahead.
Alone, against an automated opponent and its objectives, other numbers are best.

They were fitted by the method of `tools/fit_policy.py`: those for several with that tool, those alone in 16 rounds of
16 pairs and 24 games (now `--seats 1 --option level=3 --within alone --games 24 --pace 0.2`).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludonaut.bots.weights import load

from ..evaluation.values import NUMBERS, Values


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How good each kind of action looks, roughly in points."""

    plain: dict[str, float]
    """Actions that are weighed by their name alone."""
    income: dict[str, float]
    press: float
    """Publicity on a probe's way."""
    launch: float
    launch_more: float
    orbit: float
    land: float
    arrival: float
    play: float
    played: float
    move: float
    fuel: float
    haul: float
    fly: float
    buy: float
    complete: float
    tuck: float
    same_income: float
    tucked: float
    trace: float
    double: float
    bottom: float
    level: float
    """A technology of a kind of which one has fewest."""
    tile: float
    signal: float
    more_signals: float
    second: float
    win: float
    lose: float
    sets: float
    late_gold: float
    plan: float
    unmet: float

    # ---- only alone

    task: float
    """Marking the last task of an objective."""
    task_win: float
    hoard: float
    fame: float
    """What keeps one from spending data or publicity that an objective asks for."""
    golden: float
    """The share of a gold tile's value for what leads to a set of it."""
    reach: float
    """The share of what a probe could reach from Earth, for launching one."""
    launch_late: float
    outlook: float
    """The share of the signal in Earth's sector, for scanning."""
    scan_early: float
    research_late: float
    growth: dict[str, float]
    """Sets that one may still hope for in each round, by gold tile and side."""


class Weighting(NamedTuple):
    """A set of preferences, with what effects and cards are worth by the numbers that belong to it."""

    prefs: Preferences
    values: Values


_FOUND = load(__package__.rpartition(".")[0], "policy", dict[str, Preferences]).weights
TOGETHER = Weighting(_FOUND["together"], Values(NUMBERS["together"]))
ALONE = Weighting(_FOUND["alone"], Values(NUMBERS["alone"]))
