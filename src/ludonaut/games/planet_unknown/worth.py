"""What steps on the tracks, cards and tiles are worth to a player, in points: tables for the sense of bots."""

from __future__ import annotations

from .cards import CIV
from .corporations import CORPORATIONS, HEIGHT, Corporation, spot
from .state import PlanetUnknownState, Player
from .tiles import BIOMASS, ENERGY, PAIR_OF, ROVER, WATER
from .tracks import ways_up

SYNERGY = 0.9
PATCH = 0.8
NEW_ROVER = 1.5
MOVE = 0.28
TECH_LEVEL = 1.3
CIV_RANK = (0.0, 1.6, 2.0, 2.5, 3.2)

_CARD = {
    "spread": 1.0,
    "run": 1.0,
    "patch": 0.9,
    "moves": 0.22,
    "tile": 2.2,
    "medals": 1.0,
    "rescue": 0.9,
    "beam": 1.0,
    "blast": 0.7,
    "clear_line": 1.3,
    "climb": 0.9,
    "lifepod_value": 0.9,
    "meteorite_repo": 1.2,
    "commerce": 1.6,
}


def _path_of(corp: Corporation, cube: int) -> list[int]:
    if corp.path and cube == WATER:
        return list(corp.path)
    return [spot(cube, height) for height in range(corp.tops[cube] + 1)]


def _medals(corp: Corporation, cube: int) -> dict[int, float]:
    """The medal of each space of a cube's way, and a share of the next one on the way to it."""
    way = _path_of(corp, cube)
    marks = [(0, 0), *corp.medals[cube]]
    values: dict[int, float] = {}
    for at, space in enumerate(way):
        low = [mark for mark in marks if mark[0] <= at][-1]
        high = next((mark for mark in marks if mark[0] > at), None)
        value = float(low[1])
        if high and high[1] > low[1]:
            value += 0.75 * (high[1] - low[1]) * (at - low[0]) / (high[0] - low[0])
        values[space] = value
    return values


MEDALS: dict[str, list[dict[int, float]]] = {
    corp.id: [_medals(corp, cube) for cube in range(5)] for corp in CORPORATIONS.values()
}
"""By corporation and cube: what a space is worth in medals, those ahead included."""


def height_value(p: Player, cube: int) -> float:
    """What a cube's place is worth."""
    space = p.cubes[cube]
    table = MEDALS[p.corporation][cube]
    value = table.get(space)
    return MEDALS[p.corporation][space // HEIGHT][space] if value is None else value


def reward(p: Player, space: int) -> float:
    """What the rewards of a space are worth now."""
    total = 0.0
    for gain in CORPORATIONS[p.corporation].gains[space]:
        kind = gain[0]
        if kind == "synergy":
            total += SYNERGY
        elif kind == "patch":
            total += PATCH
        elif kind == "rover":
            total += NEW_ROVER if p.garage else 0
        elif kind == "moves":
            total += MOVE * int(gain[1]) * bool(p.rovers)
        elif kind == "civ":
            total += CIV_RANK[int(gain[1])]
        elif kind == "tech":
            total += TECH_LEVEL
        else:
            total += SYNERGY
    return total


def step(p: Player, cube: int) -> float:
    """What one advance of a cube is worth; nothing if it cannot advance."""
    ways = ways_up(p, cube)
    if not ways:
        return 0.0
    return max(arrival(p, cube, way) for way in ways)


def arrival(p: Player, cube: int, space: int) -> float:
    """What it is worth that a cube comes onto a space."""
    table = MEDALS[p.corporation][cube]
    there = table.get(space)
    if there is None:
        there = MEDALS[p.corporation][space // HEIGHT].get(space, 0.0)
    return 0.15 + there - height_value(p, cube) + reward(p, space)


def steps(p: Player) -> list[float]:
    """What one advance of each cube is worth."""
    return [step(p, cube) for cube in range(5)]


def tile(p: Player, number: int, steps: list[float]) -> float:
    """What a tile's resources are worth: Energy as the best cube, Water a little less for want of ice."""
    total = 0.0
    for resource in PAIR_OF[number]:
        if resource == ENERGY:
            total += 0.8 * max(steps)
        elif resource == WATER:
            total += 0.75 * steps[WATER]
        elif resource == BIOMASS and p.corporation == "wormhole":
            total += 0.6 * steps[BIOMASS]
        elif resource == ROVER and not steps[ROVER]:
            total += MOVE * 3
        else:
            total += steps[resource]
    return total


def card(state: PlanetUnknownState, p: Player, number: int) -> float:
    """What a civ card is worth to a player."""
    total = 0.0
    for effect in CIV[number].effects:
        n = max(1, effect.n)
        if effect.op == "rescue":
            total += _CARD["rescue"] * min(n, p.pods.bit_count())
        elif effect.op == "blast":
            total += _CARD["blast"] * min(n, p.meteorites.bit_count())
        elif effect.op == "moves":
            total += _CARD["moves"] * n * bool(p.rovers)
        elif effect.op == "tile":
            total += _CARD["tile"] if effect.n else 0.9
        elif effect.op == "beam":
            total += _CARD["beam"] * bool(p.rovers)
        elif effect.op == "climb":
            total += _CARD["climb"] * sum(max(0, effect.n - space % HEIGHT) for space in p.cubes) * 0.4
        elif effect.op == "medals_per_patch":
            total += p.patches.bit_count() + p.stored + 0.8
        elif effect.op == "lifepod_value":
            total += p.rescued + 0.5
        elif effect.op == "meteorite_repo":
            total += 0.4 + p.collected / 3
        elif effect.op == "commerce":
            owned = sum(e.op == "commerce" for other in p.cards for e in CIV[other].effects)
            total += (1.4, 2.2, 3.2, 4.0)[min(owned, 3)]
        elif effect.op == "clear_line":
            total += _CARD["clear_line"] * bool(p.meteorites)
        else:
            total += _CARD[effect.op] * n
    return total
