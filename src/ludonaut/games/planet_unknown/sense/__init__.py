"""What a bot should value: lines on the way to completion, heights on the tracks, lifepods, an even coast.

`value` is the points one may expect at the end. `prior` weighs the actions of a question at a glance.
"""

from __future__ import annotations

from .. import scoring, station
from ..cards import CIV, KEPT
from ..corporations import HEIGHT
from ..grid import areas, beside, numbers, place
from ..state import PlanetUnknownState, Player
from ..tiles import PAIR_OF, SHAPE_OF, TURNS
from . import aims, worth
from .glance import prior
from .ground import coast, open_ground

__all__ = ["FEATURES", "RIVALRY", "WIDEST", "WIDTH", "features", "prior", "value"]

FEATURES: dict[str, float] = {
    "lines": 1.0,
    "tracks": 1.0,
    "climb": 0.07,
    "pods": 1.0,
    "rescue": 0.45,
    "stones": 0.34,
    "rocks": -0.12,
    "holes": -0.3,
    "rim": -0.045,
    "rovers": 0.7,
    "techs": 0.9,
    "cards": 1.0,
    "goals": 1.0,
    "bonus": 0.8,
    "stored": 1.0,
    "room": 0.0,
    "pool": 0.8,
}
RIVALRY = 0.0
WIDEST = 40
WIDTH = 16

_POOL = {
    "boost": worth.SYNERGY,
    "patch": worth.PATCH,
    "rover": worth.NEW_ROVER,
    "pod": 1.0,
    "step": 0.7,
    "energy": 0.8,
    "flex": 0.8,
    "reward": 0.9,
    "spread": 0.9,
    "run": 0.9,
    "climb": 0.8,
    "rescue": 1.0,
    "gather": 0.5,
    "fall": -0.6,
}


# ---- the planet


def _pockets(free: int) -> tuple[int, int, int]:
    """Free squares in areas of one, of two, and of three or four squares: the smaller, the harder to fill."""
    one = free & ~beside(free)
    small = two = 0
    rest = free & ~one
    for part in areas(rest) if rest else ():
        size = part.bit_count()
        if size == 2:
            two |= part
        elif size <= 4:
            small |= part
    return one, two, small


def lines(p: Player, free: int, pockets: tuple[int, int, int]) -> float:
    """Medals of rows and columns, each times the chance that it will be complete and free of meteorites."""
    one, two, small = pockets
    rocks = p.meteorites
    clearing = 0.5 if p.rovers else 0.3
    total = 0.0
    for squares, medals in p.world.lines:
        empty = squares & free
        chance = 1.0
        if empty:
            chance = 0.93 ** empty.bit_count()
            if empty & one:
                chance *= 0.2 ** (empty & one).bit_count()
            if empty & two:
                chance *= 0.5 ** (empty & two).bit_count()
            if empty & small:
                chance *= 0.75 ** (empty & small).bit_count()
        if squares & rocks:
            chance *= clearing ** (squares & rocks).bit_count()
        total += medals * chance
    return total


def reach(p: Player) -> float:
    """Lifepods on the planet, each the nearer a rover the better."""
    total = 0.0
    for pod in numbers(p.pods):
        x, y = place(pod)
        if p.rovers:
            near = min(abs(x - rx) + abs(y - ry) for rx, ry in map(place, p.rovers))
            total += 1.0 / (1.0 + 0.35 * near)
        elif p.garage:
            total += 0.25
    return total


# ---- the whole


def cards(state: PlanetUnknownState, p: Player) -> float:
    """Civ cards kept for the end, and those still to be taken."""
    total = float(scoring.civ_points(p))
    for card in p.cards:
        for effect in CIV[card].effects:
            total += {"run": 0.7, "commerce": 0.6, "meteorite_repo": 0.3}.get(effect.op, 0.0) if KEPT[card] else 0.0
    return total + sum(worth.CIV_RANK[rank] for rank in p.due)


def offer(state: PlanetUnknownState, seat: int) -> float:
    """The better of the two tiles before a seat that has not taken one yet."""
    if state.phase not in ("turn", "event"):
        return 0.0
    tops = station.tops_before(state, seat)
    if len(tops) < 2:
        return 0.0
    p = state.players[seat]
    steps = worth.steps(p, aims.later(state))
    return max(worth.tile(p, PAIR_OF[tile], len(TURNS[SHAPE_OF[tile]][0].cells), steps) for _, tile in tops)


def features(state: PlanetUnknownState, seat: int) -> dict[str, float]:
    """What counts, of a state that may be imagined."""
    p = state.players[seat]
    free = open_ground(p)
    pockets = _pockets(free)
    empty = free.bit_count()
    early = empty / 96
    rounds = aims.rounds_left(state)
    pool = sum(_POOL.get(str(item[0]), 0.0) for item in p.pending) + 0.12 * p.moves
    return {
        "lines": lines(p, free, pockets),
        "tracks": sum(worth.height_value(p, cube, rounds) for cube in range(5)),
        "climb": float(sum(space % HEIGHT for space in p.cubes)),
        "pods": float(scoring.pod_points(p)) + (0.9 * len(p.stowed) * early if p.stowed else 0.0),
        "rescue": reach(p) * (0.4 + 0.6 * early),
        "stones": p.collected * (scoring.meteorite_points(p) / max(1, p.collected // 3) if p.collected > 2 else 1.0),
        "rocks": float(p.meteorites.bit_count()),
        "holes": pockets[0].bit_count() + 0.4 * pockets[1].bit_count(),
        "rim": float(coast(free)),
        "rovers": len(p.rovers) * (0.3 + early),
        "techs": p.techs.bit_count() * early,
        "cards": cards(state, p),
        "goals": aims.personal(p, rounds) + aims.shared(state, seat),
        "bonus": float(scoring.planet_bonus(p)),
        "stored": 0.7 * p.stored,
        "room": float(empty),
        "pool": pool + 0.5 * offer(state, seat),
    }


def value(state: PlanetUnknownState, seat: int) -> float:
    """The points one may expect; at the end those one has."""
    if state.phase == "over":
        return float(scoring.score(state, seat).total)
    found = features(state, seat)
    return sum(FEATURES[name] * amount for name, amount in found.items())
