"""Which actions look good. A tile is weighed by the best place that it has, and what it brings there."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.cards import CIV_NUMBER, OBJECTIVE_NUMBER, OBJECTIVES
from ludonaut.games.planet_unknown.content.corporations import HEIGHT, SPACE
from ludonaut.games.planet_unknown.content.grid import NAME, NUMBER
from ludonaut.games.planet_unknown.content.tiles import INDEX, ROVER
from ludonaut.games.planet_unknown.rules import station
from ludonaut.games.planet_unknown.rules.cubes import way_down
from ludonaut.games.planet_unknown.rules.placement import relaxations, spots
from ludonaut.games.planet_unknown.rules.resolve import END
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player
from ludonaut.kernel import Action, Ask

from ..evaluation import objectives, tracks
from ..evaluation.terrain import SQUARE, Ground
from .cards import NUMBERS, card
from .drives import Drives
from .placements import best_place, lay_of
from .wishes import Wishes

_PLAIN = NUMBERS.actions
_RISES = frozenset(("advance", "energy", "convert", "boost", "promote", "climb"))


def weigh(state: PlanetUnknownState, seat: int, ask: Ask) -> list[float]:
    """A weight for each action of a question."""
    weigher = Weigher(state, seat)
    if ask.about == "place":
        lay = lay_of(weigher.p, weigher.p.turn.tile, weigher.rounds, weigher.steps)
        return [lay.weigh(weigher.p, a) if a[0] == "place" else weigher.drives.weigh(a) for a in ask.actions]
    return [weigher.weigh(action) for action in ask.actions]


def favourite(state: PlanetUnknownState, ask: Ask) -> Action | None:
    """The place that weighs most, known since the tile was taken; None for other questions."""
    p = state.players[ask.seat]
    if ask.about != "place" or p.turn.moves:
        return None
    weigher = Weigher(state, ask.seat)
    lay = lay_of(p, p.turn.tile, weigher.rounds, weigher.steps)
    return lay.best(p, p.turn.tile, next(relaxations(state, p)))[1]


def reply(state: PlanetUnknownState, ask: Ask) -> Action | None:
    """Another player in a rollout lays the first tile that fits and ends the turn as soon as possible.

    That changes next to nothing for the seat that searches: all lay tiles of their own on planets of their own.
    """
    if ask.about == "place":
        p = state.players[ask.seat]
        found = spots(p, p.turn.tile, *next(relaxations(state, p)), one_is_enough=True)
        if not found:
            return ask.actions[0]
        one, anchors = found[0]
        return ("place", NAME[(anchors & -anchors).bit_length() - 1], one.turn)
    if ask.about not in ("take", "resolve"):
        return None
    actions = ask.actions
    return END if actions[-1] == END else actions[0]


class Weigher:
    """Weighs the actions of one question; what only some of them need is computed when first used."""

    __slots__ = ("_drives", "_ground", "_wishes", "p", "rounds", "seat", "state", "steps")

    def __init__(self, state: PlanetUnknownState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.p: Player = state.players[seat]
        self.rounds = objectives.later(state)
        self.steps = tracks.steps(self.p, self.rounds)
        self._wishes = Wishes(self.p, self.rounds, places=False)
        for cube, more in self._wishes.steps.items():
            self.steps[cube] += more
        self._ground: Ground | None = None
        self._drives: Drives | None = None

    @property
    def ground(self) -> Ground:
        """For what might be laid."""
        if self._ground is None:
            self._ground = Ground(self.p, self.rounds)
        return self._ground

    @property
    def drives(self) -> Drives:
        """For rovers."""
        if self._drives is None:
            self._drives = Drives(self.p, self.ground, self._wishes.meteorite)
        return self._drives

    def weigh(self, action: Action) -> float:
        """One action."""
        verb = str(action[0])
        if verb in _RISES:
            cube = INDEX[str(action[1])]
            if self.p.corp.rule == "diagonal":
                return tracks.arrival(self.p, cube, SPACE[str(action[2])], self.rounds)
            return self.steps[cube]
        if verb == "scout":
            return self.steps[ROVER]
        if verb in ("drive", "jump", "beam"):
            return self.drives.weigh(action)
        if verb == "patch":
            return 0.362 + self.ground.weigh(NUMBER[str(action[1])], SQUARE)
        if verb in ("take", "discard", "rotate"):
            return self._tiles(action)
        return self._other(verb, action)

    def _tiles(self, action: Action) -> float:
        """The tile that would be taken, where it would lie, or the better one that a rotation brings."""
        state, p = self.state, self.p
        if action[0] == "rotate":
            depot = state.depots[station.depot_of(state, self.seat, int(action[1]))]
            tops = [state.tops[stack] for stack in depot if state.tops[stack] >= 0]
            return max((tracks.tile(tile, self.steps) for tile in tops), default=0.0)
        tile = state.tops[station.stack_before(state, self.seat, str(action[1]))]
        if action[0] == "discard":
            return tracks.tile(tile, self.steps)
        return best_place(state, p, tile, self.rounds, self.steps)

    def _other(self, verb: str, action: Action) -> float:
        p, steps = self.p, self.steps
        if verb == "keep":
            return card(p, CIV_NUMBER[str(action[1])])
        if verb in ("regress", "back"):
            cube = INDEX[str(action[1])]
            below = tracks.space_value(p, cube, way_down(p, cube), self.rounds)
            return (3.0 if verb == "regress" else -0.1) - (tracks.height_value(p, cube, self.rounds) - below)
        if verb == "land":
            return self.drives.landing(NUMBER[str(action[1])])
        if verb in ("gather", "blast"):
            return _PLAIN[verb] + 0.3 * self.ground.stake(NUMBER[str(action[1])])
        if verb in ("impact", "maroon"):
            return 3.0 - self.ground.stake(NUMBER[str(action[1])])
        if verb == "scrap":
            return 3.0 - self.ground.stake(p.surface.rovers[int(action[1])])
        if verb == "forgo":
            return 6.0 - objectives.hope(p, OBJECTIVE_NUMBER[str(action[1])], self.rounds)
        if verb == "return":
            goal, promises = OBJECTIVES[OBJECTIVE_NUMBER[str(action[1])]].personal, NUMBERS.objectives
            return 6.0 - (promises.get(f"{goal.test} {goal.of}") or promises[goal.test])
        if verb == "stow":
            return 0.9 if action[1] == "score" else 0.6
        if verb == "claim":
            height = p.board.cubes[INDEX[str(action[1])]] % HEIGHT
            return 0.5 * sum(tracks.reward(p, column * HEIGHT + height, self.rounds) for column in range(5))
        if verb in ("use", "flux", "choose") and action[1] in INDEX:
            return max(steps) if action[1] == "energy" else steps[INDEX[str(action[1])]]
        if verb == "choose":
            return tracks.PATCH if action[1] == "patch" else tracks.SYNERGY
        return _PLAIN.get(verb, 0.3)
