"""What objectives promise that are not fulfilled yet: the chance of each, from what is still missing and the time left.

The chances are rough. What matters is that every square, symbol or step on the way counts for something.
"""

from __future__ import annotations

from math import exp

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.cards import OBJECTIVES, OBJECTIVES_FILE, Personal
from ludonaut.games.planet_unknown.content.corporations import HEIGHT
from ludonaut.games.planet_unknown.content.grid import WIDTH, areas
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
    if scoring.fulfils(p, goal) and goal.test not in ("resource_symbols_at_most", "collected_more_than"):
        return float(OBJECTIVES_FILE.personal)
    return OBJECTIVES_FILE.personal * _chance(p, goal, rounds)


def _chance(p: Player, goal: Personal, rounds: int) -> float:
    if goal.test == "resource_symbols_at_most":
        spare = goal.n - p.land.symbols[INDEX[goal.of]].bit_count()
        return 0.0 if spare < 0 else _likely(1.2 * (spare + 0.5 - 0.18 * rounds))
    if goal.test == "collected_more_than":
        ahead = scoring.pods_collected(p) - p.board.collected - 0.5
        return _likely(ahead * (0.8 + 4.0 / (rounds + 1)))
    return odds(goal, missing(p, goal), rounds)


def missing(p: Player, goal: Personal) -> int:
    """What an objective lacks: squares, symbols, steps or meteorites."""
    if goal.test == "filled_rectangle":
        return _squares_missing(p, goal)
    if goal.test == "single_area_with_symbols":
        symbols = p.land.symbols[INDEX[goal.of]]
        most = max(((one & symbols).bit_count() for one in areas(scoring.terrain_of(p, goal.of))), default=0)
        return max(0, goal.n - most)
    if goal.test == "track_at_maximum":
        cube = INDEX[goal.of]
        return p.corp.tops[cube] - p.board.cubes[cube] % HEIGHT
    if goal.test == "collected_at_least":
        return max(0, goal.n - p.board.collected)
    base = p.world.ice if goal.of == "ice" else p.world.land
    return (base & ~scoring.filled(p)).bit_count()


def odds(goal: Personal, missing: int, rounds: int) -> float:
    """The chance that what is missing will come in time: everything on the way counts, the last things most."""
    if missing <= 0:
        return 1.0
    if missing > 3 * rounds:
        return 0.0
    ease, curve, pace = _ODDS[goal.test]
    done = max(0.0, 1.0 - missing / (_size(goal) + 1))
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
TRACK, BASE = 15, 24
"""Steps of a track and squares of ice or land, about."""


def _size(goal: Personal) -> int:
    """All that an objective asks for."""
    if goal.test == "filled_rectangle":
        return goal.w * goal.h
    if goal.test == "track_at_maximum":
        return TRACK
    return BASE if goal.test == "no_uncovered_base" else goal.n


def _likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def _squares_missing(p: Player, goal: Personal) -> int:
    """How many squares the best place for a rectangle still lacks; very many if there is no place for it."""
    ground = scoring.terrain_of(p, goal.of)
    room = ground | (p.world.ground & ~p.land.covered)
    most = max(_best_window(ground, room, goal.w, goal.h), _best_window(ground, room, goal.h, goal.w))
    return goal.w * goal.h - most if most >= 0 else NOWHERE


def _best_window(ground: int, room: int, width: int, height: int) -> int:
    """The most squares of `ground` in a rectangle that lies wholly in `room`; -1 if there is none.

    All rectangles are counted at once: plane k holds bit k of the number that belongs to each upper left corner.
    """
    free = -1
    planes = [0, 0, 0, 0]
    for offset in [y * WIDTH + x for y in range(height) for x in range(width)]:
        free &= room >> offset
        carry = ground >> offset
        for k in range(4):
            planes[k], carry = planes[k] ^ carry, planes[k] & carry
            if not carry:
                break
    if not free:
        return -1
    most = 0
    for k in (3, 2, 1, 0):
        if free & planes[k]:
            free &= planes[k]
            most += 1 << k
    return most


def personal(p: Player, rounds: int) -> float:
    """Objectives of one's own."""
    return sum(hope(p, card, rounds) for card in p.cards.objectives)


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
