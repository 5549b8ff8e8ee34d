"""Where tiles and biomass squares may lie, and what placing them does.

For each turn of a shape all legal positions are found at once: bit n of the result says that the box of the shape may
begin at square n.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ludonaut.kernel import Action

from ..content.corporations import tech
from ..content.grid import BIT, NAME, NUMBER, WIDTH, ByByte, Squares, area, beside, by_byte, pick
from ..content.planets import Planet
from ..content.tiles import (
    BIOMASS,
    BY_TURN,
    ENERGY,
    METEOR_ON,
    PAIR_OF,
    ROVER,
    SHAPE_OF,
    TURNS,
    Turned,
    fits,
    row_starts,
)
from ..state import Land, PlanetUnknownState, Player, Step

# restrictions of a round, set by events
NO_EDGE, NO_ICE, NO_MATCH, NO_SYNERGY, NO_MILESTONE, ONE_RESOURCE, EXTRA_ROVER = (1 << n for n in range(7))
PLACEMENT_LIMITS = NO_EDGE | NO_ICE | NO_MATCH

_IGNORE_ADJACENCY = tech("ignore_adjacency")
_ROVER_TILES_APART = tech("rover_tiles_apart")
_PATCH_ON_TILES = tech("patch_on_tiles")
_PATCH_ON_METEORITES = tech("patch_on_meteorites")
_STORE = tech("store_patches")
_NO_METEORITES = tech("no_meteorites")

_PLACE: list[ByByte[Action]] = [by_byte([("place", name, turn) for name in NAME]) for turn in range(8)]
"""Placements by turn and square."""
_PATCH: ByByte[Action] = by_byte([("patch", name) for name in NAME])

_STRICT = frozenset(("ring", "one_ground", "chasm", "slide", "quadrants"))
"""Rules of planets that restrict where tiles may lie."""
_ALL = (1 << (14 * WIDTH)) - 1


def _touches(ground: Squares, offsets: tuple[int, ...]) -> Squares:
    """Where at least one of these squares of a box is on `ground`."""
    touches: Squares = 0
    for offset in offsets:
        touches |= ground >> offset
    return touches


def _allowed(p: Player, one: Turned, tile: int, limits: int, planet: bool) -> Squares:
    """Where an event and the planet allow this turn of the tile to lie, as far as their own restrictions go."""
    allowed: Squares = -1
    if limits & NO_MATCH:
        for resource, section in zip(PAIR_OF[tile], (one.a, one.b), strict=True):
            allowed &= ~_touches(beside(p.land.terrain[resource]), section)
    return allowed & _planet_allows(p.world, one, tile, p.land.covered) if planet else allowed


def _planet_allows(world: Planet, one: Turned, tile: int, covered: int) -> Squares:
    """Where the planet allows this turn of the tile to lie, as far as its own restriction goes."""
    if world.rooms:
        return world.rooms[SHAPE_OF[tile], one.turn]
    if world.rule == "slide":
        # Pajitnov: the tile comes from one of the four sides; outside the grid everything is free
        return beside(fits(row_starts(_ALL & ~covered), one))
    allowed: Squares = -1
    for resource, zone in world.zones:
        for mine, symbol in zip(PAIR_OF[tile], (one.symbol_a, one.symbol_b), strict=True):
            if resource == mine:
                allowed &= ~(zone >> symbol)
    return allowed


def spots(p: Player, tile: int, limits: int, planet: bool, one_is_enough: bool = False) -> list[tuple[Turned, int]]:
    """Each turn of a tile that has room, with the squares at which its box may begin."""
    anywhere, apart = _ground(p, tile, limits)
    planet = planet and p.world.rule in _STRICT
    restricted = planet or limits & NO_MATCH
    forms: list[Squares | None] = [None] * 8
    found: list[tuple[Turned, int]] = []
    for one in TURNS[SHAPE_OF[tile]]:
        anchors = forms[one.form]
        if anchors is None:
            anchors = fits(anywhere, one)
            if anchors:
                anchors ^= fits(apart, one)
            forms[one.form] = anchors
        if anchors and restricted:
            anchors &= _allowed(p, one, tile, limits, planet)
        if anchors:
            found.append((one, anchors))
            if one_is_enough:
                break
    return found


def _ground(p: Player, tile: int, limits: int) -> tuple[list[Squares], list[Squares]]:
    """Where rows of squares begin on which nothing lies and no event forbids it, and those where a tile must not be.

    It must cover one of the planet's first squares, then one beside what is covered, unless a tech ignores that.
    """
    world, land, techs = p.world, p.land, p.board.techs
    ground = world.ground
    if limits & NO_EDGE:
        ground &= ~world.edge
    if limits & NO_ICE:
        ground &= ~world.ice
    if not land.tiles:
        return _starts(ground, land.covered, world.first)
    if techs & _IGNORE_ADJACENCY or (techs & _ROVER_TILES_APART and ROVER in PAIR_OF[tile]):
        return _starts(ground, land.covered, ground)
    return _starts(ground, land.covered, 0)


@lru_cache(maxsize=1024)
def _starts(ground: Squares, covered: Squares, reach: Squares) -> tuple[list[Squares], list[Squares]]:
    """Where rows begin on ground that is not covered, and on the part of it out of reach; remembered while the planet
    stays as it is, since several tiles are tried on it."""
    free = ground & ~covered
    return row_starts(free), row_starts(free & ~(reach or beside(covered)))


def has_room(p: Player, tile: int, limits: int, planet: bool) -> bool:
    """Is there a place for a tile at all?"""
    return bool(spots(p, tile, limits, planet, one_is_enough=True))


def relaxations(state: PlanetUnknownState, p: Player) -> Iterator[tuple[int, bool]]:
    """Restrictions that a placement obeys, then with fewer: one that alone would end the game is ignored.

    First all of them, then without those of the event, then without that of the planet, then neither.
    """
    limits = state.limits & PLACEMENT_LIMITS
    yield limits, True
    if limits:
        yield 0, True
    if p.world.rule in _STRICT:
        if limits:
            yield limits, False
        yield 0, False


def in_force(state: PlanetUnknownState, p: Player, tiles: tuple[int, ...]) -> tuple[int, bool] | None:
    """The restrictions that count for these tiles; None if no tile has room even without any."""
    for limits, planet in relaxations(state, p):
        if any(has_room(p, tile, limits, planet) for tile in tiles):
            return limits, planet
    return None


def placements(p: Player, tile: int, force: tuple[int, bool]) -> list[Action]:
    """Every way to lay the tile."""
    found: list[Action] = []
    for one, anchors in spots(p, tile, force[0], force[1]):
        found += pick(anchors, _PLACE[one.turn])
    return found


def patch_squares(p: Player, end: bool = False) -> int:
    """Where a biomass square may lie. At the end of the game Wormhole may lay it on meteorites."""
    world = p.world
    free = world.patches & ~p.land.covered
    if not p.land.covered:
        return free & world.first
    if not p.board.techs & _IGNORE_ADJACENCY:
        free &= beside(p.land.covered)
    if p.board.techs & _PATCH_ON_TILES:
        free |= p.land.covered & world.patches & ~p.land.patches & ~p.surface.meteorites
    if end and p.board.techs & _PATCH_ON_METEORITES:
        free |= p.surface.meteorites
    return free


def destroy_under(state: PlanetUnknownState, seat: int, p: Player, under: int) -> None:
    """What comes to lie under something is out of the game."""
    pods = p.surface.pods & under
    if pods:
        p.surface.pods &= ~under
        p.surface.lost_pods += pods.bit_count()
        state.tell("pods-destroyed", seat=seat, count=pods.bit_count())
    destroy_rovers(state, seat, p, under)


def destroy_rovers(state: PlanetUnknownState, seat: int, p: Player, under: int) -> None:
    """Rovers on these squares are out of the game."""
    surface = p.surface
    for index in range(len(surface.rovers) - 1, -1, -1):
        if BIT[surface.rovers[index]] & under:
            state.tell("rover-destroyed", seat=seat, square=NAME[surface.rovers[index]])
            del surface.rovers[index], surface.loads[index]
            surface.lost += 1


def lay_patch(state: PlanetUnknownState, seat: int, p: Player, square: int) -> None:
    """Lay a biomass square, over whatever is there."""
    bit = BIT[square]
    p.surface.meteorites &= ~bit
    destroy_under(state, seat, p, bit)
    land = p.land
    terrain, symbols = list(land.terrain), land.symbols
    if land.covered & bit:
        terrain = [old & ~bit for old in terrain]
        symbols = tuple([old & ~bit for old in symbols])
    terrain[BIOMASS] |= bit
    p.land = Land(land.tiles, tuple(terrain), symbols, land.marks & ~bit, land.covered | bit, land.patches | bit)


@dataclass(frozen=True, slots=True)
class Patch(Step):
    """Place a biomass square, or keep it with the tech."""

    verbs: ClassVar[frozenset[str]] = frozenset(("patch", "store"))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        final = state.phase == "final"
        found = pick(patch_squares(p, final), _PATCH)
        if p.board.techs & _STORE and not final:
            found.append(("store",))
        return found

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "store":
            p.board.stored += 1
            state.tell("stored", seat=seat, count=p.board.stored)
        else:
            lay_patch(state, seat, p, NUMBER[str(action[1])])
            state.tell("patched", seat=seat, square=action[1])


class Laid:
    """A tile at a place: its resources, the squares of each, and those with a symbol."""

    __slots__ = ("a", "b", "cells_a", "cells_b", "mark", "symbol_a", "symbol_b", "under")

    def __init__(self, tile: int, anchor: int, turn: int) -> None:
        one = BY_TURN[SHAPE_OF[tile]][turn]
        self.a, self.b = PAIR_OF[tile]
        self.cells_a = one.squares_a << anchor
        self.cells_b = one.squares_b << anchor
        self.under = self.cells_a | self.cells_b
        self.symbol_a = BIT[anchor + one.symbol_a]
        self.symbol_b = BIT[anchor + one.symbol_b]
        self.mark = BIT[anchor + one.meteor] if METEOR_ON[tile] else 0

    def section(self, resource: int) -> int:
        """The squares of a resource on the tile."""
        return (self.cells_a if self.a == resource else 0) | (self.cells_b if self.b == resource else 0)


def lay_tile(state: PlanetUnknownState, seat: int, p: Player, tile: int, anchor: int, turn: int) -> Laid:
    """Lay a tile: what it covers is destroyed, and a meteorite comes down on a meteor symbol."""
    new, land = Laid(tile, anchor, turn), p.land
    destroy_under(state, seat, p, new.under)
    terrain, symbols = list(land.terrain), list(land.symbols)
    terrain[new.a] |= new.cells_a
    terrain[new.b] |= new.cells_b
    symbols[new.a] |= new.symbol_a
    symbols[new.b] |= new.symbol_b
    p.land = Land(
        (*land.tiles, (tile, anchor, turn)),
        tuple(terrain),
        tuple(symbols),
        land.marks | new.mark,
        land.covered | new.under,
        land.patches,
    )
    if new.mark and not p.board.techs & _NO_METEORITES:
        p.surface.meteorites |= new.mark
    return new


def energy_terrain(p: Player) -> int:
    """Squares of energy; on Petra also the electric ones that are still visible."""
    world = p.world
    if world.rule == "electric":
        return p.land.terrain[ENERGY] | (world.special & ~p.land.covered)
    return p.land.terrain[ENERGY]


def energy_choices(p: Player, section: int, other: int) -> int:
    """The tracks that energy may advance now: the other resource of the tile, and terrains beside the merged area."""
    visible = section & ~p.land.patches
    energy = energy_terrain(p) & ~visible
    rim = beside(visible)
    if rim & energy:
        rim = beside(area(visible, energy | visible))
    rim &= ~section
    choices = 1 << other if other != ENERGY else 0
    for track in range(5):
        if rim & p.land.terrain[track]:
            choices |= 1 << track
    if p.corp.rule == "choose":
        choices &= ~(1 << BIOMASS)
    return choices


def last_tile(p: Player) -> int:
    """The squares of the tile that was placed last."""
    if not p.land.tiles:
        return 0
    return Laid(*p.land.tiles[-1]).under
