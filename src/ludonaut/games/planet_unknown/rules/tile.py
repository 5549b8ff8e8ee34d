"""A player's turn: take a tile, place it, and resolve what it brings."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Ask, Blocked, Script

from ..content.corporations import tech
from ..content.grid import NUMBER, beside
from ..content.tiles import BIOMASS, CIV, ENERGY, INDEX, PAIR_OF, TECH, TERRAINS, WATER
from ..state import PlanetUnknownState, Player
from . import placement, station
from .cubes import rover_number
from .meteorites import Gather
from .placement import EXTRA_ROVER, NO_SYNERGY, ONE_RESOURCE, Laid, Patch
from .powers import optional
from .resolve import clear, do, resolve_all, steps
from .rovers import NewRover, drives
from .tracks import RESOURCES, Advance, Boost, Resource

_CIV_TILE_MOVES = tech("civ_tile_moves")
_ENERGY_MOVES_POD = tech("energy_moves_pod")
_DRY_ADVANCE = tech("dry_advance")
_WATER_PATCH = tech("water_patch")
_WATER_SYNERGY = tech("water_synergy")
_FLUX_METEORITE = tech("flux_meteorite")

_SPREADING = (TECH, ENERGY)
"""Resources that may advance what lies beside them."""


def turn(state: PlanetUnknownState, seat: int) -> Script[None]:
    """One tile of the two before the player, placed if it can be, and everything that follows."""
    p = state.players[seat]
    while True:
        action = yield Ask(
            seat, "take", lambda: take_actions(state, seat), blocked=lambda: no_room(state, seat), guide="turn"
        )
        if action[0] in ("take", "discard"):
            break
        do(state, seat, p, action)
    tile = take(state, seat, str(action[1]))
    if action[0] == "discard":
        discard(state, seat, p, tile)
    else:
        yield from place(state, seat, tile, True)
    yield from resolve_all(state, seat)
    clear(p)


def take_actions(state: PlanetUnknownState, seat: int) -> list[Action]:
    """The tiles that can be placed; if neither can, both are offered for their resources alone."""
    p = state.players[seat]
    found, must = steps(state, seat, p)
    if not must:
        found += _tiles(state, seat, p)
    found += optional(state, p)
    return found


def _tiles(state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
    tops = station.tops_before(state, seat)
    for limits, planet in placement.relaxations(state, p):
        found: list[Action] = [("take", ring) for ring, tile in tops if placement.has_room(p, tile, limits, planet)]
        if found:
            return found
    return [("discard", ring) for ring, _ in tops]


def no_room(state: PlanetUnknownState, seat: int) -> list[Blocked]:
    """Why a tile before the player cannot be taken."""
    p = state.players[seat]
    can = {action[1] for action in take_actions(state, seat) if action[0] in ("take", "discard")}
    if p.turn.pending or not can:
        return []
    tops = dict(station.tops_before(state, seat))
    return [
        Blocked(("take", ring), "no-room" if ring in tops else "no-tile", guide="placement")
        for ring in ("outer", "inner")
        if ring not in can
    ]


def take(state: PlanetUnknownState, seat: int, ring: str) -> int:
    """Take the top tile of a stack into the hand. The Republic may gain movement by choosing a Civ tile."""
    p = state.players[seat]
    stack = station.stack_before(state, seat, ring)
    tile = state.tops[stack]
    state.tops[stack] = -1
    p.turn.tile = tile
    a, b = PAIR_OF[tile]
    state.tell("took", seat=seat, ring=ring, a=TERRAINS[a], b=TERRAINS[b])
    if p.board.techs & _CIV_TILE_MOVES and CIV in (a, b):
        p.turn.moves += rover_number(p)
    return tile


def place(state: PlanetUnknownState, seat: int, tile: int, resources: bool) -> Script[None]:
    """Lay the tile in hand; rovers may still drive before."""
    p = state.players[seat]
    p.turn.pending.clear()
    while True:
        action = yield Ask(
            seat, "place", lambda: place_actions(state, seat, tile), args=lambda: tile_args(tile), guide="placement"
        )
        if action[0] == "place":
            break
        do(state, seat, p, action)
    p.turn.tile = -1
    if state.events is not None:
        state.tell("placed", seat=seat, square=action[1], **tile_args(tile))
    new = placement.lay_tile(state, seat, p, tile, NUMBER[str(action[1])], int(action[2]))
    if state.limits & EXTRA_ROVER and state.phase == "turn":
        p.turn.pending.append(NewRover())
    if resources:
        counted = [new.a, new.b]
        if state.limits & ONE_RESOURCE:
            action = yield Ask(seat, "use", [("use", TERRAINS[new.a]), ("use", TERRAINS[new.b])], guide="events")
            counted = [INDEX[str(action[1])]]
        for resource in counted:
            gain_resource(p, new, resource)
    tile_techs(state, p, new)


def place_actions(state: PlanetUnknownState, seat: int, tile: int) -> list[Action]:
    """Every placement, under the restrictions that count; the Republic may drive before."""
    p = state.players[seat]
    found = placement.placements(p, tile, (state.limits & placement.PLACEMENT_LIMITS, True))
    if not found:
        tiles = (tile, *(other for _, other in station.tops_before(state, seat)))
        force = placement.in_force(state, p, tiles)
        assert force is not None
        found = placement.placements(p, tile, force)
    if p.turn.moves > 0 and p.board.techs & _CIV_TILE_MOVES:
        found += drives(state, p)
    return found


def tile_args(tile: int) -> dict[str, Any]:
    """The resources of a tile, for texts."""
    a, b = PAIR_OF[tile]
    return {"a": TERRAINS[a], "b": TERRAINS[b]}


def discard(state: PlanetUnknownState, seat: int, p: Player, tile: int) -> None:
    """No tile fits: the game ends after this round, and the tile gives one step for each of its resources.

    It is not placed, so water needs no ice, nothing is doubled, and energy does what the other resource does.
    """
    p.turn.full = True
    a, b = PAIR_OF[tile]
    state.tell("discarded", seat=seat, a=TERRAINS[a], b=TERRAINS[b])
    for resource, other in ((a, b), (b, a)):
        p.turn.pending.append(Advance(1 << (other if resource == ENERGY else resource)))


# ---- what a placed tile brings


def gain_resource(p: Player, new: Laid, resource: int) -> None:
    """One advance for a resource of a placed tile, whatever the size of its terrain.

    Water must lie on ice, and gives Oasis an advance for each such square. Wormhole's Biomass must extend an area.
    """
    if resource in _SPREADING:
        p.turn.pending.append(Resource(resource, new.section(resource), new.b if resource == new.a else new.a))
        return
    section = new.section(resource)
    if resource == WATER:
        iced = (section & p.world.ice).bit_count()
        if p.corp.rule == "path":
            p.turn.pending += [Advance(1 << WATER)] * iced
            return
        if not iced:
            return
    if resource == BIOMASS and p.corp.rule == "choose" and not beside(section) & p.land.terrain[BIOMASS] & ~section:
        return
    p.turn.pending.append(RESOURCES[resource])


def tile_techs(state: PlanetUnknownState, p: Player, new: Laid) -> None:
    """Techs in force that placing a tile sets off, whether or not its resources count."""
    resources = (new.a, new.b)
    if p.board.techs & _ENERGY_MOVES_POD and ENERGY in resources:
        p.turn.shifts += 1
    if p.board.techs & _DRY_ADVANCE and not new.under & p.world.ice:
        p.turn.pending.append(Advance(1 << WATER))
    if WATER in resources:
        if p.board.techs & _WATER_PATCH:
            p.turn.pending.append(Patch())
        if p.board.techs & _WATER_SYNERGY and not state.limits & NO_SYNERGY:
            p.turn.pending.append(Boost())
    if p.board.techs & _FLUX_METEORITE and p.board.flux in resources:
        p.turn.pending.append(Gather())


# ---- an extra tile from a civ card


def extra_tile(state: PlanetUnknownState, seat: int, resources: bool) -> Script[None]:
    """One more tile from the depot before the player; nothing happens if none fits."""
    p = state.players[seat]
    limits = state.limits & placement.PLACEMENT_LIMITS
    fits = [ring for ring, tile in station.tops_before(state, seat) if placement.has_room(p, tile, limits, True)]
    if not fits:
        state.tell("no-extra", seat=seat)
        return
    action = yield Ask(seat, "extra", [("take", ring) for ring in fits], guide="civ")
    tile = take(state, seat, str(action[1]))
    station.reveal(state)
    yield from place(state, seat, tile, resources)
