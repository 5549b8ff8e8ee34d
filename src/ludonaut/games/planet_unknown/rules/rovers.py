"""Rovers: placing, driving, and what they collect."""

from __future__ import annotations

from ludonaut.kernel import Action

from ..content.corporations import tech
from ..content.grid import BIT, BOARD, NAME, mask, numbers
from ..content.tiles import CIV, ENERGY, ROVER, WATER
from ..state import PlanetUnknownState, Player
from .placement import energy_terrain, last_tile

_DIAGONAL = tech("diagonal")
_ENERGY_IS_FREE = tech("energy_is_free")
_TELEPORT_CIV = tech("teleport_civ")
_TELEPORT_TERRAIN = tech("teleport_terrain")
_DUMP_IN_WATER = tech("dump_in_water")
_METEORITE_PATCH = tech("meteorite_patch")

_DRIVE: list[dict[int, Action]] = [{} for _ in BIT]


def drive_action(start: int, end: int) -> Action:
    """The action of driving from one square to another."""
    row = _DRIVE[start]
    action = row.get(end)
    if action is None:
        action = row[end] = ("drive", NAME[start], NAME[end])
    return action


def closed(state: PlanetUnknownState, p: Player) -> int:
    """Where no rover may go now: other rovers, visible toxic squares, a terrain barred by an event."""
    bits = 0
    for square in p.fleet.rovers:
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
    if not p.fleet.rovers:
        return found
    free = energy_terrain(p) & ~p.turn.visited if p.board.techs & ~p.board.used & _ENERGY_IS_FREE else 0
    if p.turn.moves <= 0 and not free:
        return found
    shut = closed(state, p)
    world = p.world
    for square in p.fleet.rovers:
        targets = world.steps[square]
        if p.board.techs & _DIAGONAL:
            targets += world.slants[square]
        for target in targets:
            if not shut >> target & 1 and (p.turn.moves > 0 or free >> target & 1):
                found.append(drive_action(square, target))
    if p.turn.moves > 0 and p.board.techs & (_TELEPORT_CIV | _TELEPORT_TERRAIN):
        found += _jumps(p, shut)
    return found


def _jumps(p: Player, shut: int) -> list[Action]:
    """Republic: from a civ resource to another. Jump Drive: to another square of the same terrain, once a round."""
    found: list[Action] = []
    for square in p.fleet.rovers:
        bit = BIT[square]
        ends = 0
        if p.board.techs & _TELEPORT_CIV and p.land.symbols[CIV] & bit:
            ends = p.land.symbols[CIV]
        if p.board.techs & _TELEPORT_TERRAIN and not p.board.used & _TELEPORT_TERRAIN:
            for terrain in p.land.terrain:
                if terrain & bit:
                    ends = terrain
        found += [("jump", NAME[square], NAME[end]) for end in numbers(ends & ~shut)]
    return found


def drive(state: PlanetUnknownState, seat: int, p: Player, start: int, end: int) -> None:
    """One step of a rover; energy squares may be free."""
    index = p.fleet.rovers.index(start)
    if p.board.techs & ~p.board.used & _ENERGY_IS_FREE and energy_terrain(p) & ~p.turn.visited & BIT[end]:
        p.turn.visited |= BIT[start] | BIT[end]
    else:
        p.turn.moves -= 1
        p.turn.visited = 0
    p.fleet.rovers[index] = end
    arrive(state, seat, p, index)


def jump(state: PlanetUnknownState, seat: int, p: Player, start: int, end: int) -> None:
    """A teleport that costs one movement."""
    index = p.fleet.rovers.index(start)
    p.turn.moves -= 1
    p.board.used |= p.board.techs & _TELEPORT_TERRAIN
    p.fleet.rovers[index] = end
    arrive(state, seat, p, index)


def beam(state: PlanetUnknownState, seat: int, p: Player, start: int, end: int) -> None:
    """A civ card sets a rover down anywhere."""
    index = p.fleet.rovers.index(start)
    p.fleet.rovers[index] = end
    arrive(state, seat, p, index)


def beams(state: PlanetUnknownState, p: Player) -> list[Action]:
    """Where a civ card can set a rover down."""
    ends = numbers(p.world.ground & ~closed(state, p))
    return [("beam", NAME[start], NAME[end]) for start in p.fleet.rovers for end in ends]


def landings(p: Player) -> int:
    """Where a new rover may be placed: on the last tile, where no other rover stands."""
    if not p.fleet.garage:
        return 0
    return last_tile(p) & ~mask(p.fleet.rovers)


def land(state: PlanetUnknownState, seat: int, p: Player, square: int) -> None:
    """Place a rover from the board of the corporation."""
    p.fleet.garage -= 1
    p.fleet.rovers.append(square)
    p.fleet.loads.append(0)
    state.tell("rover-landed", seat=seat, square=NAME[square])
    arrive(state, seat, p, len(p.fleet.rovers) - 1)


def arrive(state: PlanetUnknownState, seat: int, p: Player, index: int) -> None:
    """Collect what is on the square that a rover enters."""
    square = p.fleet.rovers[index]
    bit = BIT[square]
    if p.land.pods & bit:
        p.land.pods &= ~bit
        collect_pod(state, seat, p)
    if p.corporation == "horizon":
        _carry(state, seat, p, index, bit)
    elif p.land.meteorites & bit:
        p.land.meteorites &= ~bit
        collect_meteorite(state, seat, p)


def _carry(state: PlanetUnknownState, seat: int, p: Player, index: int, bit: int) -> None:
    """Horizon: load a meteorite if empty, deliver it on a rover resource."""
    for _ in range(2):
        if not p.fleet.loads[index] and p.land.meteorites & bit:
            p.land.meteorites &= ~bit
            p.fleet.loads[index] = 1
            state.tell("loaded", seat=seat)
        if p.fleet.loads[index] and p.land.symbols[ROVER] & bit:
            p.fleet.loads[index] = 0
            collect_meteorite(state, seat, p)


def collect_pod(state: PlanetUnknownState, seat: int, p: Player) -> None:
    """A lifepod comes to the corporation; Cosmos and Jump Drive choose where it goes."""
    if p.corp.rule in ("cover", "pods_unlock"):
        p.turn.pending.append(("pod",))
    else:
        p.stock.rescued += 1
    state.tell("pod-collected", seat=seat)


def collect_meteorite(state: PlanetUnknownState, seat: int, p: Player) -> None:
    """A meteorite comes to the corporation."""
    p.stock.collected += 1
    if p.board.techs & _METEORITE_PATCH:
        p.turn.pending.append(("patch",))
    state.tell("meteorite-collected", seat=seat, count=p.stock.collected)


def dumps(p: Player) -> list[Action]:
    """Horizon: loaded rovers on water may let their meteorite sink."""
    if not p.board.techs & ~p.board.used & _DUMP_IN_WATER:
        return []
    water = p.land.terrain[WATER]
    return [("dump", NAME[s]) for s, load in zip(p.fleet.rovers, p.fleet.loads, strict=True) if load and water >> s & 1]


def dump(state: PlanetUnknownState, seat: int, p: Player, square: int) -> None:
    """Destroy a carried meteorite; one that lies on the square can then be loaded."""
    index = p.fleet.rovers.index(square)
    p.fleet.loads[index] = 0
    state.tell("dumped", seat=seat, square=NAME[square])
    arrive(state, seat, p, index)


def impact(state: PlanetUnknownState, seat: int, p: Player, square: int) -> None:
    """A meteorite comes down on a meteor symbol and destroys a rover there."""
    bit = BIT[square]
    for index in range(len(p.fleet.rovers) - 1, -1, -1):
        if p.fleet.rovers[index] == square:
            del p.fleet.rovers[index], p.fleet.loads[index]
            p.fleet.lost += 1
            state.tell("rover-destroyed", seat=seat, square=NAME[square])
    p.land.meteorites |= bit
    state.tell("impact", seat=seat, square=NAME[square])


def impacts(p: Player) -> int:
    """Meteor symbols without a meteorite."""
    return p.land.marks & ~p.land.meteorites & BOARD
