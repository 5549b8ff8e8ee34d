"""Where tiles and biomass squares may lie, and what placing them does.

For each turn of a shape all legal positions are found at once: bit n of the result says that the box of the shape may
begin at square n.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ludonaut.kernel import Action

from ..content.corporations import tech
from ..content.grid import BIT, BOARD, NAME, NUMBER, WIDTH, Squares, area, beside, pick
from ..content.planets import Planet
from ..content.tiles import BIOMASS, BY_TURN, ENERGY, METEOR_ON, PAIR_OF, ROVER, SHAPE_OF, TURNS, Turned
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

_PLACE: list[list[Action]] = [[("place", name, turn) for name in NAME] for turn in range(8)]
"""Placements by turn and square."""
_PATCH: list[Action] = [("patch", name) for name in NAME]

_STRICT = frozenset(("ring", "one_ground", "chasm", "slide", "quadrants"))
"""Rules of planets that restrict where tiles may lie."""
_ALL = (1 << (14 * WIDTH)) - 1


def _fits(ground: Squares, offsets: tuple[int, ...]) -> Squares:
    """Where all the squares of a shape are on `ground`."""
    fits = ground >> offsets[0]
    for offset in offsets[1:]:
        fits &= ground >> offset
    return fits


def _touches(ground: Squares, offsets: tuple[int, ...]) -> Squares:
    """Where at least one square of a shape is on `ground`."""
    touches: Squares = 0
    for offset in offsets:
        touches |= ground >> offset
    return touches


def _slides(fits: int, covered: int, offsets: tuple[int, ...]) -> int:
    """Pajitnov: where the tile can come from one of the four sides; outside the grid everything is free."""
    free = _fits(_ALL & ~covered, offsets)
    return fits & (free << 1 | free >> 1 | free << WIDTH | free >> WIDTH)


def _planet_allows(world: Planet, fits: int, one: Turned, tile: int, covered: int) -> int:
    """The restriction of the planet on where this turn of the tile may lie."""
    if world.rooms:
        return fits & world.rooms[SHAPE_OF[tile], one.turn]
    if world.rule == "slide":
        return _slides(fits, covered, one.cells)
    a, b = PAIR_OF[tile]
    for resource, zone in world.zones:
        if resource == a:
            fits &= ~(zone >> one.symbol_a)
        if resource == b:
            fits &= ~(zone >> one.symbol_b)
    return fits


def spots(p: Player, tile: int, limits: int, planet: bool) -> Iterator[tuple[Turned, int]]:
    """Each turn of a tile that has room, with the squares at which its box may begin."""
    world, land = p.world, p.land
    a, b = PAIR_OF[tile]
    free = _free(world, land, limits)
    reach = _reach(p, tile)
    forms: list[Squares] = [-1] * 8
    for one in TURNS[SHAPE_OF[tile]]:
        fits = forms[one.form]
        if fits < 0:
            fits = _fits(free, one.cells)
            if fits and reach:
                fits &= _touches(reach, one.cells)
            forms[one.form] = fits
        if fits and limits & NO_MATCH:
            fits &= ~_touches(beside(land.terrain[a]), one.a) & ~_touches(beside(land.terrain[b]), one.b)
        if fits and planet and world.rule in _STRICT:
            fits = _planet_allows(world, fits, one, tile, land.covered)
        if fits:
            yield one, fits


def _free(world: Planet, land: Land, limits: int) -> Squares:
    """Where nothing lies and no event forbids it."""
    free = world.ground & ~land.covered
    if limits & NO_EDGE:
        free &= ~world.edge
    if limits & NO_ICE:
        free &= ~world.ice
    return free


def _reach(p: Player, tile: int) -> Squares:
    """The squares one of which a tile must cover; none for a tile that may lie anywhere."""
    if not p.land.tiles:
        return p.world.first
    techs = p.board.techs
    if techs & _IGNORE_ADJACENCY or (techs & _ROVER_TILES_APART and ROVER in PAIR_OF[tile]):
        return 0
    return beside(p.land.covered)


def has_room(p: Player, tile: int, limits: int, planet: bool) -> bool:
    """Is there a place for a tile at all?"""
    for _ in spots(p, tile, limits, planet):
        return True
    return False


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
    """A tile that has just been placed: what the rules ask about it."""

    __slots__ = ("a", "b", "cells_a", "cells_b", "tile", "under")

    def __init__(self, tile: int, cells_a: int, cells_b: int) -> None:
        self.tile = tile
        self.a, self.b = PAIR_OF[tile]
        self.cells_a = cells_a
        self.cells_b = cells_b
        self.under = cells_a | cells_b

    def section(self, resource: int) -> int:
        """The squares of a resource on the tile."""
        return (self.cells_a if self.a == resource else 0) | (self.cells_b if self.b == resource else 0)


def laid(tile: int, anchor: int, turn: int) -> Laid:
    """The squares of a tile at a place."""
    one = BY_TURN[SHAPE_OF[tile]][turn]
    return Laid(tile, one.squares_a << anchor, one.squares_b << anchor)


def lay_tile(state: PlanetUnknownState, seat: int, p: Player, tile: int, anchor: int, turn: int) -> Laid:
    """Lay a tile: what it covers is destroyed, and a meteorite comes down on a meteor symbol."""
    one = BY_TURN[SHAPE_OF[tile]][turn]
    new = laid(tile, anchor, turn)
    land, mark = p.land, BIT[anchor + one.meteor] if METEOR_ON[tile] else 0
    destroy_under(state, seat, p, new.under)
    terrain, symbols = list(land.terrain), list(land.symbols)
    terrain[new.a] |= new.cells_a
    terrain[new.b] |= new.cells_b
    symbols[new.a] |= BIT[anchor + one.symbol_a]
    symbols[new.b] |= BIT[anchor + one.symbol_b]
    p.land = Land(
        (*land.tiles, (tile, anchor, turn)),
        tuple(terrain),
        tuple(symbols),
        land.marks | mark,
        land.covered | new.under,
        land.patches,
    )
    if not p.board.techs & _NO_METEORITES:
        p.surface.meteorites |= mark
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
    return laid(*p.land.tiles[-1]).under


def squares(bits: int) -> list[str]:
    """Names of squares."""
    return pick(bits & BOARD, NAME)
