"""What a bot should value: lines on the way to completion, heights on the tracks, lifepods, an even coast.

`value` is the points one may expect at the end. `prior` weighs the actions of a question at a glance.
"""

from __future__ import annotations

from ludonaut.kernel import Action, Ask

from . import aims, scoring, station, worth
from .cards import CIV, CIV_NUMBER, KEPT
from .corporations import HEIGHT
from .grid import BIT, NUMBER, areas, beside, mask, numbers, place
from .grid import WIDTH as ROW
from .placement import laid
from .state import PlanetUnknownState, Player
from .tiles import BIOMASS, ENERGY, INDEX, PAIR_OF, WATER

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
LARGEST = 5
"""Squares of the largest tile."""
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


def coast(free: int) -> int:
    """How many sides of free squares face something that is not free."""
    return 4 * free.bit_count() - 2 * ((free & free >> 1).bit_count() + (free & free >> ROW).bit_count())


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
    steps = worth.steps(p)
    return max(worth.tile(p, tile, steps) for _, tile in tops)


def features(state: PlanetUnknownState, seat: int) -> dict[str, float]:
    """What counts, of a state that may be imagined."""
    p = state.players[seat]
    world = p.world
    free = world.ground & ~p.covered
    if world.rule == "electric":
        free &= ~world.special
    pockets = _pockets(free)
    empty = free.bit_count()
    early = empty / 96
    rounds = aims.rounds_left(state)
    pool = sum(_POOL.get(str(item[0]), 0.0) for item in p.pending) + 0.12 * p.moves
    return {
        "lines": lines(p, free, pockets),
        "tracks": sum(worth.height_value(p, cube) for cube in range(5)),
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


# ---- at a glance


def prior(state: PlanetUnknownState, seat: int, ask: Ask) -> list[float]:
    """A weight for each action of a question."""
    p = state.players[seat]
    if ask.about == "place":
        return _placements(state, seat, p, ask)
    steps = worth.steps(p)
    goals = [place(square) for square in numbers(p.pods | p.meteorites)]
    return [_weigh(state, seat, p, action, steps, goals) for action in ask.actions]


def _weigh(
    state: PlanetUnknownState, seat: int, p: Player, action: Action, steps: list[float], goals: list[tuple[int, int]]
) -> float:
    """One action at a glance."""
    verb = action[0]
    if verb in ("advance", "energy", "boost", "promote", "climb", "scout"):
        if len(action) > 2:
            return worth.arrival(p, INDEX[str(action[1])], INDEX[str(action[2])] * HEIGHT + int(action[3]))
        return steps[INDEX[str(action[1])]]
    if verb in ("drive", "jump", "beam"):
        return _drive(p, str(action[1]), str(action[2]), goals)
    if verb == "patch":
        return 0.6 + Fit(p).weigh(BIT[NUMBER[str(action[1])]])
    if verb in ("take", "discard", "rotate"):
        return _tiles(state, seat, p, action, steps)
    if verb == "keep":
        return worth.card(state, p, CIV_NUMBER[str(action[1])])
    if verb in ("regress", "back"):
        return 1.0 - steps[INDEX[str(action[1])]] if verb == "regress" else -0.5
    if verb == "land":
        return 1.0 + 2 * bool(p.meteorites & BIT[NUMBER[str(action[1])]])
    if verb == "use":
        resource = INDEX[str(action[1])]
        return max(steps) if resource == ENERGY else steps[resource]
    return _other(p, action, steps)


_PLAIN = {
    "double": 1.6,
    "store": 1.0,
    "rescue": 1.2,
    "gather": 0.8,
    "blast": 0.6,
    "choose": 0.8,
    "refit": -0.2,
    "lift": -0.3,
    "swap": 0.85,
    "breed": 1.5,
    "reset": 0.9,
    "surge": 1.5,
    "leap": 2.0,
    "claim": 1.5,
    "survey": 1.2,
    "peek": 0.3,
    "dump": 0.2,
    "clear": 1.0,
    "end": 0.1,
    "skip": 0.0,
}


def _other(p: Player, action: Action, steps: list[float]) -> float:
    verb = str(action[0])
    if verb == "stow":
        if action[1] == "score":
            return 0.9
        if len(action) == 2:
            return 1.2 - 0.02 * p.covered.bit_count()
        column, height = INDEX[str(action[1])], int(action[2])
        ahead = column * HEIGHT + height - p.cubes[column]
        return 0.6 - 0.1 * ahead if ahead > 0 else -1.0
    if verb == "claim":
        height = p.cubes[INDEX[str(action[1])]] % HEIGHT
        return 0.5 * sum(worth.reward(p, column * HEIGHT + height) for column in range(5))
    if verb == "flux":
        return steps[INDEX[str(action[1])]]
    if verb == "choose":
        return (
            worth.PATCH
            if action[1] == "patch"
            else worth.SYNERGY
            if action[1] == "synergy"
            else steps[INDEX[str(action[1])]]
        )
    return _PLAIN.get(verb, 0.3)


def _tiles(state: PlanetUnknownState, seat: int, p: Player, action: Action, steps: list[float]) -> float:
    """The tile that would be taken, or the better one that a rotation brings."""
    if action[0] != "rotate":
        stack = station.stack_before(state, seat, str(action[1]))
        return worth.tile(p, state.tops[stack], steps)
    depot = state.depots[station.depot_of(state, seat, int(action[1]))]
    return max((worth.tile(p, state.tops[stack], steps) for stack in depot if state.tops[stack] >= 0), default=0.0)


def _drive(p: Player, start: str, end: str, goals: list[tuple[int, int]]) -> float:
    """A step of a rover: onto something, or nearer to it."""
    bit = BIT[NUMBER[end]]
    if p.pods & bit:
        return 2.0
    if p.meteorites & bit:
        return 1.2
    if not goals:
        return 0.0
    here, there = place(NUMBER[start]), place(NUMBER[end])
    before = min([abs(x - here[0]) + abs(y - here[1]) for x, y in goals])
    after = min([abs(x - there[0]) + abs(y - there[1]) for x, y in goals])
    return 0.5 - 0.03 * after if after < before else 0.0


class Fit:
    """How well something lies on a planet: closed lines, no pockets, a short coast, and nothing destroyed."""

    __slots__ = ("closing", "free", "pods", "rovers", "start")

    def __init__(self, p: Player) -> None:
        free = p.world.ground & ~p.covered
        self.free = free
        self.pods = p.pods
        self.rovers = mask(p.rovers)
        self.start = 0.05 * coast(free) + 0.9 * (free & ~beside(free)).bit_count()
        self.closing = [
            (squares & free, medals)
            for squares, medals in p.world.lines
            if 0 < (squares & free).bit_count() <= LARGEST and not squares & p.meteorites
        ]

    def weigh(self, under: int) -> float:
        """Something on these squares."""
        left = self.free & ~under
        score = self.start - 0.05 * coast(left) - 0.9 * (left & ~beside(left)).bit_count()
        if under & self.pods:
            score -= 0.8 * (under & self.pods).bit_count()
        if under & self.rovers:
            score -= (under & self.rovers).bit_count()
        for squares, medals in self.closing:
            if not squares & left:
                score += medals
        return score


def _placements(state: PlanetUnknownState, seat: int, p: Player, ask: Ask) -> list[float]:
    """Every way to lay the tile in hand."""
    tile = p.hand
    resources = PAIR_OF[tile]
    water = worth.step(p, WATER) if WATER in resources else 0.0
    goals = [place(square) for square in numbers(p.pods | p.meteorites)]
    fit = Fit(p)
    found = []
    for action in ask.actions:
        if action[0] != "place":
            found.append(_drive(p, str(action[1]), str(action[2]), goals))
            continue
        new = laid(tile, NUMBER[str(action[1])], int(action[2]))
        weight = fit.weigh(new.under)
        if water and new.section(WATER) & p.world.ice:
            weight += water
        if BIOMASS in resources and p.corporation == "wormhole":
            section = new.section(BIOMASS)
            weight += 1.0 if beside(section) & p.terrain[BIOMASS] & ~section else 0.0
        found.append(weight)
    return found
