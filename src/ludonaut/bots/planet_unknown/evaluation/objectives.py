"""What objectives promise that are not fulfilled yet: the chance of each, from what is still missing and the time left.

The chances are rough. What matters is that every square, symbol or step on the way counts for something.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.cards import OBJECTIVES, OBJECTIVES_FILE, Personal
from ludonaut.games.planet_unknown.content.corporations import HEIGHT
from ludonaut.games.planet_unknown.content.grid import SIDE, WIDTH, areas, cell
from ludonaut.games.planet_unknown.content.planets import PLANETS
from ludonaut.games.planet_unknown.content.tiles import INDEX
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player

USUAL = 23
"""Rounds of a game for several players; with events it lasts as long as their deck."""

NOWHERE = 1000


def rounds_left(state: PlanetUnknownState) -> int:
    """The rounds that may still be played, the present one included while nothing is placed in it."""
    if state.seats == 1 or state.options["events"]:
        return len(state.deck) + (state.next_event >= 0) + (state.phase in ("event", "turn"))
    return max(1, USUAL - state.round + (state.phase in ("event", "turn")))


def later(state: PlanetUnknownState) -> int:
    """The rounds that may come after the present one."""
    return rounds_left(state) - (state.phase in ("event", "turn"))


def hope(p: Player, card: int, rounds: int) -> float:
    """The points to be expected of a personal objective."""
    goal = OBJECTIVES[card].personal
    if goal.test == "resource_symbols_at_most":
        spare = goal.n - p.land.symbols[INDEX[goal.of]].bit_count()
        chance = 0.0 if spare < 0 else _likely(1.2 * (spare + 0.5 - 0.18 * rounds))
    elif goal.test == "collected_more_than":
        ahead = scoring.pods_collected(p) - p.board.collected - 0.5
        chance = _likely(ahead * (0.8 + 4.0 / (rounds + 1)))
    else:
        chance = 1.0 if scoring.fulfils(p, goal) else odds(goal, missing(p, goal), rounds)
    return OBJECTIVES_FILE.personal * chance


def missing(p: Player, goal: Personal) -> int:
    """What an objective lacks: squares, symbols, steps or meteorites; very many where there is no place for it."""
    if goal.test == "filled_rectangle":
        return min([missing for missing, _ in windows(p, goal)], default=NOWHERE)
    if goal.test == "single_area_with_symbols":
        return max(0, goal.n - (best_area(p, goal) & p.land.symbols[INDEX[goal.of]]).bit_count())
    if goal.test == "track_at_maximum":
        cube = INDEX[goal.of]
        return p.corp.tops[cube] - p.board.cubes[cube] % HEIGHT
    if goal.test == "collected_at_least":
        return max(0, goal.n - p.board.collected)
    return bare(p, goal).bit_count()


def windows(p: Player, goal: Personal) -> list[tuple[int, int]]:
    """Where a rectangle of one terrain has room: how many squares it lacks, and its squares."""
    ground = scoring.terrain_of(p, goal.of)
    closed = ~(ground | (p.world.ground & ~p.land.covered))
    found = [*rectangles(p.planet, goal.w, goal.h), *(rectangles(p.planet, goal.h, goal.w) if goal.w != goal.h else [])]
    return [((window & ~ground).bit_count(), window) for window in found if not window & closed]


@cache
def rectangles(planet: str, width: int, height: int) -> list[int]:
    """All rectangles of a size on a planet."""
    shape = sum(((1 << width) - 1) << row * WIDTH for row in range(height))
    found = [shape << cell(x, y) for y in range(SIDE - height + 1) for x in range(SIDE - width + 1)]
    return [window for window in found if not window & ~PLANETS[planet].ground]


def best_area(p: Player, goal: Personal) -> int:
    """The area of a terrain with the most of its symbols."""
    symbols = p.land.symbols[INDEX[goal.of]]
    return max(areas(scoring.terrain_of(p, goal.of)), key=lambda one: (one & symbols).bit_count(), default=0)


def bare(p: Player, goal: Personal) -> int:
    """The squares of ice or land that are still to be covered."""
    return (p.world.ice if goal.of == "ice" else p.world.land) & ~scoring.filled(p)


def odds(goal: Personal, missing: int, rounds: int) -> float:
    """The chance that what is missing will come in time: everything on the way counts, the last things most."""
    if missing <= 0:
        return 1.0
    if missing > 3 * rounds:
        return 0.0
    ease, curve, pace = _ODDS[goal.test]
    size = _SIZES.get(goal.test, goal.w * goal.h or goal.n)
    done = max(0.0, 1.0 - missing / (size + 1))
    return float(ease * done**curve * rounds / (rounds + pace * missing))


_ODDS = {
    "filled_rectangle": (0.9, 1.5, 0.3),
    "single_area_with_symbols": (0.9, 1.3, 0.6),
    "track_at_maximum": (0.9, 1.5, 0.4),
    "collected_at_least": (0.9, 1.5, 0.5),
    "no_uncovered_base": (0.9, 2.0, 0.2),
}
"""Of each kind of objective: how likely it is with almost everything done, how late most of that comes, and how long
each thing takes."""
_SIZES = {"track_at_maximum": 15, "no_uncovered_base": 24}
"""All that an objective asks for, where it gives no number: steps of a track, squares of ice or land, about."""


def _likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def nearer(p: Player, goal: Personal, rounds: int) -> float:
    """What it is worth that one thing less is missing."""
    lacks, most = missing(p, goal), OBJECTIVES_FILE.personal
    return most * odds(goal, lacks - 1, rounds) - most * odds(goal, lacks, rounds)


def shared(state: PlanetUnknownState, seat: int) -> float:
    """Objectives between neighbours, by how far one is ahead."""
    p = state.players[seat]
    total = 0.0
    for card, others in scoring.rivals(state, seat):
        goal = OBJECTIVES[card].shared
        mine = scoring.measure(p, goal)
        theirs = [scoring.measure(state.players[other], goal) for other in others]
        ahead = mine - max(theirs) if goal.best == "most" else min(theirs) - mine
        total += OBJECTIVES_FILE.win * _likely(0.7 * ahead)
    return total
