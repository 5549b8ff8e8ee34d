"""Every way to lay a tile, weighed: how it lies, what its resources bring there, and what it does for objectives."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.grid import NUMBER, beside
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, BY_TURN, ENERGY, METEOR_ON, PAIR_OF, SHAPE_OF, WATER
from ludonaut.games.planet_unknown.rules.placement import energy_choices, placements, relaxations
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player
from ludonaut.kernel import Action

from ..evaluation.rovers import nearest
from ..evaluation.terrain import Ground, Shape
from .wishes import Wishes

FORMS = [{one.form: Shape(one.cells) for one in turns.values()} for turns in BY_TURN]
"""The squares of each shape, by their form."""
SHAPES = [
    {turn: (one.form, one.squares_a, one.squares_b, one.meteor) for turn, one in turns.items()} for turns in BY_TURN
]
"""Of each shape and turn: its form, the squares of its two sections, and where a meteor symbol would be."""


class Lay:
    """A tile that might be laid."""

    __slots__ = (
        "_a", "_b", "_bar", "_bases", "_best", "_biomass", "_depends_a", "_depends_b", "_energies",
        "_forms", "_found", "_grounds", "_ice", "_impacts", "_least", "_meteor", "_most", "_rule", "_shape", "_steps",
        "_wishes",
    )  # fmt: skip

    def __init__(self, p: Player, tile: int, ground: Ground, steps: list[float], wishes: Wishes) -> None:
        self._rule = p.corp.rule
        self._biomass = p.land.terrain[BIOMASS]
        self._a, self._b = PAIR_OF[tile]
        self._shape, self._forms = SHAPES[SHAPE_OF[tile]], FORMS[SHAPE_OF[tile]]
        self._grounds = ground
        self._steps = steps
        self._ice = p.world.ice
        self._wishes = wishes.places
        self._meteor = METEOR_ON[tile]
        self._impacts: dict[int, float] = {}
        self._found: dict[Action, float] = {}
        self._best: dict[tuple[tuple[int, bool], int, bool], tuple[float, Action | None]] = {}
        self._bases: dict[int, float] = {}
        self._energies: dict[int, float] = {}
        self._depends_a, self._depends_b = self._depends(self._a), self._depends(self._b)
        self._least = 0.0 if self._depends_a else steps[self._a]
        self._least += 0.0 if self._depends_b else steps[self._b]
        if ENERGY in PAIR_OF[tile]:
            self._least -= wishes.energy
        self._most = 0.3 + 1.5 * len(self._wishes) + max(steps) * (self._depends_a + self._depends_b)
        """What the turn of a tile may add to how it lies, about."""
        self._bar = -1000.0
        """Whatever lies worse than this is not looked at more closely."""

    def _depends(self, resource: int) -> bool:
        """Does it depend on the place whether a resource brings anything?"""
        return resource in (WATER, ENERGY) or (resource == BIOMASS and self._rule == "choose")

    def weigh(self, p: Player, action: Action) -> float:
        """The tile at a place, in a turn."""
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = self._weigh(p, action)
        return found

    def best(self, p: Player, tile: int, force: tuple[int, bool]) -> tuple[float, Action | None]:
        """The largest weight of all places under these restrictions, and the first place that has it."""
        key = (force, p.board.techs, bool(p.land.tiles))
        found = self._best.get(key)
        if found is None:
            actions = placements(p, tile, force)
            weights = [self.weigh(p, action) for action in actions]
            most = max(weights, default=0.0)
            found = self._best[key] = (most, actions[weights.index(most)] if actions else None)
        return found

    def _weigh(self, p: Player, action: Action) -> float:
        anchor = NUMBER[str(action[1])]
        form, one, two, meteor = self._shape[int(action[2])]
        base = form << 8 | anchor
        score = self._bases.get(base, 0.0)
        if not score:
            score = self._bases[base] = self._least + self._grounds.weigh(anchor, self._forms[form])
        if score < self._bar:
            return score
        if self._depends_a:
            score += self._gain(p, self._a, one << anchor, self._b)
        if self._depends_b:
            score += self._gain(p, self._b, two << anchor, self._a)
        if self._meteor:
            square = anchor + meteor
            cost = self._impacts.get(square)
            if cost is None:
                cost = self._impacts[square] = impact(p, self._grounds, square)
            score -= cost
        for wish in self._wishes:
            section = one if wish.terrain == self._a else two if wish.terrain == self._b else 0
            score += wish.gain(section << anchor, (one | two) << anchor)
        self._bar = max(self._bar, score - self._most)
        return score

    def _gain(self, p: Player, resource: int, section: int, other: int) -> float:
        """What a resource brings that depends on its place."""
        if resource == WATER:
            iced = section & self._ice
            if not iced:
                return 0.0
            return self._steps[WATER] * (iced.bit_count() if self._rule == "path" else 1)
        if resource == ENERGY:
            return self._energy(p, section, other)
        return self._steps[BIOMASS] if beside(section) & self._biomass else 0.0

    def _energy(self, p: Player, section: int, other: int) -> float:
        """The best step that Energy may take here."""
        found = self._energies.get(section)
        if found is None:
            choices = energy_choices(p, section, other)
            steps = [step for track, step in enumerate(self._steps) if choices >> track & 1]
            found = self._energies[section] = max([0.0, *steps])
        return found


def impact(p: Player, ground: Ground, square: int) -> float:
    """What it costs that a meteorite comes down: lines that it blocks, less what it brings when a rover fetches it."""
    near = nearest(p, square)
    return 0.0918 * ground.stake(square) * (1 - near) - 0.12 * near + 0.0959


_LAYS: dict[tuple[object, ...], Lay] = {}
"""Tiles that were looked at lately: what was seen when a tile was taken is wanted again when it is placed."""
MOST_LAYS = 200


def lay_of(p: Player, tile: int, rounds: int, steps: list[float]) -> Lay:
    """How a tile might be laid in this position, looked at once."""
    key = (
        tile, rounds, p.planet, p.corporation, p.land.covered, p.surface.meteorites, p.surface.pods,
        p.board.collected, p.cards.objectives,
        *p.land.terrain, *p.land.symbols, *p.surface.rovers, *steps,
    )  # fmt: skip
    lay = _LAYS.get(key)
    if lay is None:
        if len(_LAYS) >= MOST_LAYS:
            _LAYS.clear()
        lay = _LAYS[key] = Lay(p, tile, Ground(p, rounds), steps, Wishes(p, rounds))
    return lay


def best_place(state: PlanetUnknownState, p: Player, tile: int, rounds: int, steps: list[float]) -> float:
    """What a tile is worth where it lies best."""
    lay = lay_of(p, tile, rounds, steps)
    for force in relaxations(state, p):
        weight, place = lay.best(p, tile, force)
        if place:
            return weight
    return 0.0
