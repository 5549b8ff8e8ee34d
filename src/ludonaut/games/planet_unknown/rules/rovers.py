"""Rovers: placing, driving, and what they collect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludonaut.kernel import Action

from ..content.corporations import tech
from ..content.grid import BIT, NAME, NUMBER, ByByte, by_byte, mask, numbers, pick
from ..content.tiles import CIV, ENERGY, ROVER, WATER
from ..state import PlanetUnknownState, Player, Step
from .meteorites import collect_meteorite
from .placement import destroy_rovers, energy_terrain, last_tile
from .pods import collect_pod
from .techs import ready, use

ROVERS = 6
"""More than any corporation has, event rovers included."""

_DIAGONAL = tech("diagonal")
_ENERGY_IS_FREE = tech("energy_is_free")
_TELEPORT_CIV = tech("teleport_civ")
_TELEPORT_TERRAIN = tech("teleport_terrain")
_DUMP_IN_WATER = tech("dump_in_water")


def _ways(verb: str) -> list[list[Action]]:
    """The actions of a verb by rover and square."""
    return [[(verb, rover, name) for name in NAME] for rover in range(ROVERS)]


_DRIVE = _ways("drive")
_JUMP = _ways("jump")
_BEAM = _ways("beam")
_LAND: ByByte[Action] = by_byte([("land", name) for name in NAME])


# ---- driving


def closed(state: PlanetUnknownState, p: Player) -> int:
    """Where no rover may go now: other rovers, visible toxic squares, a terrain barred by an event."""
    bits = 0
    for square in p.surface.rovers:
        bits |= BIT[square]
    world = p.world
    if world.rule == "toxic":
        bits |= world.special & ~p.land.covered
    if state.barred >= 0:
        bits |= energy_terrain(p) if state.barred == ENERGY else p.land.terrain[state.barred]
    return bits


def drives(state: PlanetUnknownState, p: Player) -> list[Action]:
    """Every step that a rover may take, and every jump."""
    found: list[Action] = []
    rovers = p.surface.rovers
    if not rovers:
        return found
    techs, moves = p.board.techs, p.turn.moves
    free = energy_terrain(p) & ~p.turn.visited if techs & _ENERGY_IS_FREE else 0
    if moves <= 0 and not free:
        return found
    shut = closed(state, p)
    world = p.world
    for rover, square in enumerate(rovers):
        targets = world.steps[square]
        if techs & _DIAGONAL:
            targets += world.slants[square]
        row = _DRIVE[rover]
        for target in targets:
            if not shut >> target & 1 and (moves > 0 or free >> target & 1):
                found.append(row[target])
    if moves > 0 and techs & (_TELEPORT_CIV | _TELEPORT_TERRAIN):
        found += _jumps(state, p, shut)
    return found


def _jumps(state: PlanetUnknownState, p: Player, shut: int) -> list[Action]:
    """Republic: from a civ resource to another. Jump Drive: to another square of the same terrain, once a round."""
    found: list[Action] = []
    techs = ready(state, p)
    for rover, square in enumerate(p.surface.rovers):
        bit = BIT[square]
        ends = 0
        if techs & _TELEPORT_CIV and p.land.symbols[CIV] & bit:
            ends = p.land.symbols[CIV]
        if techs & _TELEPORT_TERRAIN:
            for terrain in p.land.terrain:
                if terrain & bit:
                    ends = terrain
        row = _JUMP[rover]
        found += [row[end] for end in numbers(ends & ~shut)]
    return found


def drive(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """One step of a rover; energy squares may be free."""
    rover, end = int(action[1]), NUMBER[str(action[2])]
    start = p.surface.rovers[rover]
    turn = p.turn
    if p.board.techs & _ENERGY_IS_FREE and energy_terrain(p) & ~turn.visited & BIT[end]:
        turn.visited |= BIT[start] | BIT[end]
    else:
        turn.moves -= 1
        turn.visited = 0
    arrive(state, seat, p, rover, end)


def jump(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """A teleport that costs one movement."""
    p.turn.moves -= 1
    use(p, p.board.techs & _TELEPORT_TERRAIN)
    arrive(state, seat, p, int(action[1]), NUMBER[str(action[2])])


def arrive(state: PlanetUnknownState, seat: int, p: Player, rover: int, square: int) -> None:
    """A rover enters a square and collects what is there. Horizon may load a meteorite, but need not."""
    p.surface.rovers[rover] = square
    bit = BIT[square]
    if p.surface.pods & bit:
        p.surface.pods &= ~bit
        collect_pod(state, seat, p)
    if p.surface.meteorites & bit and p.corp.rule != "carry":
        p.surface.meteorites &= ~bit
        collect_meteorite(state, seat, p)


# ---- Horizon carries meteorites


def hauls(p: Player) -> list[Action]:
    """Horizon: load a meteorite, deliver it on a rover resource, or with a tech sink it in water."""
    found: list[Action] = []
    land, surface = p.land, p.surface
    for rover, square in enumerate(surface.rovers):
        if not surface.loads[rover]:
            if surface.meteorites >> square & 1:
                found.append(("load", rover))
            continue
        if land.symbols[ROVER] >> square & 1:
            found.append(("deliver", rover))
        if p.board.techs & _DUMP_IN_WATER and land.terrain[WATER] >> square & 1:
            found.append(("dump", rover))
    return found


def load(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """A rover picks up the meteorite that it stands on."""
    rover = int(action[1])
    p.surface.meteorites &= ~BIT[p.surface.rovers[rover]]
    p.surface.loads[rover] = 1
    state.tell("loaded", seat=seat)


def deliver(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """A rover sets its meteorite down on a rover resource: it is collected."""
    p.surface.loads[int(action[1])] = 0
    collect_meteorite(state, seat, p)


def dump(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """A rover sinks its meteorite in water: it is destroyed."""
    rover = int(action[1])
    p.surface.loads[rover] = 0
    state.tell("dumped", seat=seat, square=NAME[p.surface.rovers[rover]])


# ---- steps


@dataclass(frozen=True, slots=True)
class NewRover(Step):
    """Place a rover from the board of the corporation on the last tile, where no other rover stands."""

    verbs: ClassVar[frozenset[str]] = frozenset(("land",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        if not p.board.garage:
            return []
        return pick(last_tile(p) & ~mask(p.surface.rovers), _LAND)

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        square = NUMBER[str(action[1])]
        p.board.garage -= 1
        p.surface.rovers.append(square)
        p.surface.loads.append(0)
        state.tell("rover-landed", seat=seat, square=action[1])
        arrive(state, seat, p, len(p.surface.rovers) - 1, square)


@dataclass(frozen=True, slots=True)
class Beam(Step):
    """A civ card may set a rover down anywhere."""

    verbs: ClassVar[frozenset[str]] = frozenset(("beam",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        ends = numbers(p.world.ground & ~closed(state, p))
        return [row[end] for row in _BEAM[: len(p.surface.rovers)] for end in ends]

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        return False

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        arrive(state, seat, p, int(action[1]), NUMBER[str(action[2])])


@dataclass(frozen=True, slots=True)
class Scrap(Step):
    """Lose a rover."""

    verbs: ClassVar[frozenset[str]] = frozenset(("scrap",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("scrap", rover) for rover in range(len(p.surface.rovers))]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        destroy_rovers(state, seat, p, BIT[p.surface.rovers[int(action[1])]])
