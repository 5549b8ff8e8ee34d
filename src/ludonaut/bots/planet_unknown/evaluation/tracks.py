"""What steps on the tracks and cards are worth to a player, in points: tables for the evaluation."""

from __future__ import annotations

from functools import cache
from math import exp

from ludonaut.games.planet_unknown.content.corporations import CORPORATIONS, HEIGHT, Gain
from ludonaut.games.planet_unknown.content.tiles import ENERGY, PAIR_OF, ROVER, SHAPE_OF, TURNS, WATER
from ludonaut.games.planet_unknown.rules.cubes import route, rover_number, ways_up
from ludonaut.games.planet_unknown.state import Player

SYNERGY = 1.27
PATCH = 0.292
NEW_ROVER = 1.33
STEP = 0.125
"""What any step is worth, beside what it finds and brings nearer."""
MOVE = 0.413
TECH_LEVEL = 1.02
LONG_USE = 13.3
"""Rounds after which a rover or a tech is no more worth than in a few rounds less."""
CIV_RANK = (0.0, 1.3, 2.17, 3.21, 3.39)
HASTE = (2.12, 2.47, 3.19, 1.84, 0.798)
"""How soon each track is too long: what lies steps ahead counts the less, the fewer rounds are left."""


@cache
def heights(corporation: str, cube: int, rounds: int) -> dict[int, float]:
    """Of each space of a cube's way: its medal, and what lies ahead as far as it will be reached in these rounds."""
    corp = CORPORATIONS[corporation]
    spaces = route(corp, cube)
    near = exp(-HASTE[cube] / (rounds + 1))
    found: dict[int, float] = {}
    ahead, above = 0.0, 0.0
    for at in range(len(spaces) - 1, -1, -1):
        medal = float([0, *(value for height, value in corp.medals[cube] if height <= at)][-1])
        if at < len(spaces) - 1:
            gains = sum(prize(gain, rounds) for gain in corp.gains[spaces[at + 1]])
            ahead = near * (ahead + above - medal + gains)
        found[spaces[at]] = medal + ahead
        above = medal
    return found


def prize(gain: Gain, rounds: int) -> float:
    """What a reward is worth with a number of rounds to come."""
    kind = gain[0]
    if kind == "moves":
        return MOVE * int(gain[1])
    if kind == "civ":
        return CIV_RANK[int(gain[1])]
    if kind == "patch":
        return PATCH
    if kind == "rover":
        return NEW_ROVER * min(1.0, rounds / LONG_USE)
    return TECH_LEVEL * min(1.0, rounds / LONG_USE) if kind == "tech" else SYNERGY


def height_value(p: Player, cube: int, rounds: int) -> float:
    """What a cube's place is worth."""
    return space_value(p, cube, p.board.cubes[cube], rounds)


def space_value(p: Player, cube: int, space: int, rounds: int) -> float:
    """A cube that left its own way is judged by the column that it stands in."""
    value = heights(p.corporation, cube, rounds).get(space)
    return heights(p.corporation, space // HEIGHT, rounds).get(space, 0.0) if value is None else value


def reward(p: Player, space: int, rounds: int) -> float:
    """What the rewards of a space are worth now."""
    total = 0.0
    for gain in p.corp.gains[space]:
        kind = gain[0]
        if kind == "moves":
            goals = (p.surface.pods | p.surface.meteorites).bit_count()
            total += prize(gain, rounds) * goals / (goals + 1.69) if p.surface.rovers else 0.0
        elif kind != "rover" or p.board.garage:
            total += prize(gain, rounds)
    return total


def arrival(p: Player, cube: int, space: int, rounds: int) -> float:
    """What it is worth that a cube comes onto a space."""
    return STEP + space_value(p, cube, space, rounds) - height_value(p, cube, rounds) + reward(p, space, rounds)


_STEPS: dict[tuple[object, ...], list[float]] = {}
"""The cached values of steps by everything that they depend on: rollouts reach the same heights again and again."""
MOST_STEPS = 5000


def steps(p: Player, rounds: int) -> list[float]:
    """What one advance of each cube is worth, nothing if it cannot; at the top a rover tile still gives movement."""
    board = p.board
    goals = (p.surface.pods | p.surface.meteorites).bit_count() if p.surface.rovers else -1
    key = (p.corporation, rounds, *board.cubes, board.techs, board.flux, p.board.stowed, goals, board.garage > 0)
    found = _STEPS.get(key)
    if found is None:
        found = [max([arrival(p, cube, way, rounds) for way in ways_up(p, cube)], default=0.0) for cube in range(5)]
        if not found[ROVER] and p.surface.rovers:
            found[ROVER] = MOVE * rover_number(p)
        if len(_STEPS) >= MOST_STEPS:
            _STEPS.clear()
        _STEPS[key] = found
    return found[:]


def tile(number: int, steps: list[float]) -> float:
    """A tile wherever it will lie: its squares and its resources, Energy as the best cube."""
    total = 0.4 * len(TURNS[SHAPE_OF[number]][0].cells)
    for resource in PAIR_OF[number]:
        if resource == ENERGY:
            total += 0.565 * max(steps)
        else:
            total += 0.634 * steps[resource] if resource == WATER else steps[resource]
    return total
