"""The numbers of the policy: what helps later counts more than its points, since a policy does not look ahead.
Alone, against an automated opponent and its objectives, other numbers are best.

They were fitted by the method of `tools/fit_policy.py`: those for several with that tool, those alone in 16 rounds of
16 pairs and 24 games (now `--seats 1 --option level=3 --within ALONE --games 24 --pace 0.2`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .values import Numbers, Values


@dataclass(frozen=True, slots=True)
class Preferences:
    """How good each kind of action looks, roughly in points."""

    values: Values
    plain: dict[str, float]
    """Actions that are liked for their name alone."""
    income: dict[str, float] = field(default_factory=lambda: {"credit": 0.936, "energy": 1.19, "card": 0.361})
    press: float = 1.11
    """Publicity on a probe's way."""
    launch: float = 12.7
    launch_more: float = 1.5
    orbit: float = 2.46
    land: float = 4.3
    arrival: float = 0.606
    play: float = 2.14
    played: float = 0.684
    move: float = 0.437
    fuel: float = 0.633
    haul: float = 1.4
    fly: float = 1.34
    buy: float = 0.873
    complete: float = 7.0
    tuck: float = 0.991
    same_income: float = 0.274
    tucked: float = 0.335
    trace: float = 0.756
    double: float = 1.71
    bottom: float = 0.36
    level: float = 0.688
    """A technology of a kind of which one has fewest."""
    tile: float = 2.13
    signal: float = 0.783
    more_signals: float = 0.745
    second: float = 2.0
    win: float = 4.0
    lose: float = -1.5
    sets: float = 0.5
    late_gold: float = 0.7
    plan: float = 0.0639
    unmet: float = 0.349

    # ---- only alone

    task: float = 0.0
    """Marking the last task of an objective."""
    task_win: float = 0.0
    hoard: float = 0.0
    fame: float = 0.0
    """What keeps one from spending data or publicity that an objective asks for."""
    golden: float = 0.0
    """The share of a gold tile's value for what leads to a set of it."""
    reach: float = 0.0
    """The share of what a probe could reach from Earth, for launching one."""
    launch_late: float = 0.0
    outlook: float = 0.0
    """The share of the signal in Earth's sector, for scanning."""
    scan_early: float = 0.0
    research_late: float = 0.0
    growth: dict[str, float] = field(default_factory=dict)
    """Sets that one may still hope for in each round, by gold tile and side."""


TOGETHER = Preferences(
    Values(
        Numbers(
            vp=0.423,
            credit=1.19,
            energy=1.23,
            card=0.714,
            alien_card=2.08,
            publicity=0.629,
            data=1.31,
            exofossil=1.36,
            move=0.752,
            trace=6.05,
            any_trace=2.42,
            signal=1.89,
            fade=(1.0, 0.868, 1.36, 1.26, 1.35, 1.02),
            income=0.656,
            research=3.66,
            research_round=1.32,
            launch=2.66,
            land=2.83,
            scan=7.36,
            tuck=2.96,
            spend=-3.87,
            delivered=2.63,
            other=1.1,
            times=2.93,
            perhaps=0.248,
            removal=2.93,
            mission=0.214,
            circle=0.276,
            final=3.44,
            later=0.399,
            in_hand=0.276,
            corner=0.578,
            away=1.28,
            asteroids=0.853,
            discovery=1.33,
            danger=0.416,
        )
    ),
    {
        "analyse": 10.2,
        "research": 8.95,
        "scan": 3.25,
        "pass": 0.23,
        "end": 3.04,
        "place": 6.21,
        "place_low": 6.48,
        "trade": 0.05,
        "done": 0.5,
        "skip": 0.52,
        "let_go": 0.1,
        "draw": 1.74,
        "draw_alien": 1.78,
        "pay": 1.0,
        "fuel": 0.05,
        "scan_mercury": 1.99,
        "scan_move": 1.0,
        "scan_launch": 1.5,
        "none": 0.01,
    },
)
ALONE = Preferences(
    Values(
        Numbers(
            vp=0.505,
            credit=1.62,
            energy=1.73,
            card=0.742,
            alien_card=1.68,
            publicity=0.444,
            data=1.3,
            exofossil=1.08,
            move=0.758,
            trace=5.72,
            any_trace=2.18,
            signal=3.39,
            fade=(0.739, 0.968, 0.824, 1.09, 1.01, 1.03),
            income=0.454,
            research=4.43,
            research_round=1.06,
            launch=2.15,
            land=2.77,
            orbit_or_land=5.11,
            scan=8.96,
            tuck=3.33,
            spend=-4.34,
            delivered=1.73,
            other=0.85,
            times=2.79,
            perhaps=0.203,
            removal=1.98,
            mission=0.297,
            circle=0.194,
            final=3.97,
            later=0.399,
            in_hand=0.315,
            corner=0.435,
            away=1.68,
            asteroids=1.25,
            discovery=1.27,
            danger=0.315,
        )
    ),
    {
        "analyse": 16.3,
        "research": 7.99,
        "scan": 4.15,
        "pass": 0.254,
        "end": 2.36,
        "place": 3.16,
        "place_low": 8.72,
        "trade": 0.0824,
        "done": 0.494,
        "skip": 0.573,
        "let_go": 0.101,
        "draw": 1.25,
        "draw_alien": 2.37,
        "pay": 1.03,
        "fuel": 0.0488,
        "scan_mercury": 2.24,
        "scan_move": 1.17,
        "scan_launch": 1.94,
        "none": 0.0101,
    },
    {"credit": 1.25, "energy": 1.17, "card": 0.375},
    press=1.65,
    launch=14.1,
    launch_more=0.864,
    orbit=2.18,
    land=3.01,
    arrival=0.713,
    play=1.48,
    played=0.833,
    move=0.304,
    fuel=0.912,
    haul=1.06,
    fly=1.23,
    buy=0.617,
    complete=7.05,
    tuck=1.03,
    same_income=0.28,
    tucked=0.192,
    trace=0.445,
    double=1.74,
    bottom=0.522,
    level=0.682,
    tile=1.73,
    signal=1.3,
    more_signals=1.03,
    second=2.21,
    win=4.84,
    lose=-1.36,
    plan=0.065,
    unmet=0.334,
    task=2.88,
    task_win=1.97,
    hoard=7.51,
    fame=2.08,
    golden=0.266,
    reach=0.168,
    launch_late=0.348,
    outlook=0.305,
    scan_early=0.32,
    research_late=0.692,
    growth={
        "tech 0": 0.139,
        "tech 1": 0.46,
        "mission 0": 0.151,
        "mission 1": 0.208,
        "income 0": 0.232,
        "income 1": 0.381,
        "other 0": 0.3,
        "other 1": 0.26,
    },
)
