"""Oasis, Makeshift and Flux: corporations whose cubes do not simply climb."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.corporations import spot
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, CIV, ROVER, TECH, WATER
from ludonaut.games.planet_unknown.rules import resolve, techs
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules.cubes import medal, way_down, ways_aside, ways_up
from ludonaut.games.planet_unknown.rules.meteorites import Gather
from ludonaut.games.planet_unknown.rules.placement import Patch
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.tracks import Advance, Boost, advance
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player

from .helpers import bits, do, has_tech, lay, offers, raise_cube, run, table, tile, with_tech


def park(p: Player, *squares: str) -> None:
    p.surface.rovers = [NUMBER[name] for name in squares]
    p.surface.loads = [0] * len(squares)


def gives(state: PlanetUnknownState, cube: int, height: int) -> Player:
    p = state.players[0]
    advance(state, 0, p, cube, spot(cube, height))
    return p


# ---- Oasis


def oasis(level: int = 0) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="oasis")
    return state, with_tech(state, level) if level else state.players[0]


def test_oasis_water_advances_for_each_square_on_ice() -> None:
    state, p = oasis()
    new = lay(state, "d3", tile("O4", "energy", "water"))
    turns.gain_resource(p, new, WATER)
    iced = (new.section(WATER) & p.world.ice).bit_count()
    assert iced > 1
    assert p.turn.pending == [Advance(1 << WATER)] * iced


def test_oasis_the_water_cube_winds_over_the_other_tracks() -> None:
    state, p = oasis()
    p.board.cubes[WATER] = spot(WATER, 1)
    assert ways_up(p, WATER) == [spot(BIOMASS, 2)]
    advance(state, 0, p, WATER, spot(BIOMASS, 2))
    assert p.turn.pending == [Boost()]
    assert ways_up(p, WATER) == [spot(ROVER, 3)]


def test_oasis_a_cube_in_the_way_blocks_the_water_cube() -> None:
    """Rulebook: the biomass cube keeps the water cube from moving twice."""
    state, p = oasis()
    p.board.cubes[WATER] = spot(WATER, 1)
    raise_cube(state, "biomass", 2)
    assert ways_up(p, WATER) == []


def test_oasis_1_hops_over_the_cube_and_stays_on_its_route() -> None:
    """Rulebook: it skips the biomass cube, takes the rover step, and ends on the tech column."""
    state, p = oasis(1)
    p.board.cubes[WATER] = spot(WATER, 1)
    raise_cube(state, "biomass", 2)
    p.turn.pending = [Advance(2), Advance(2)]
    do(state, "advance", "water")
    assert (p.board.cubes[WATER], p.turn.moves) == (spot(ROVER, 3), 1)
    do(state, "advance", "water")
    assert p.board.cubes[WATER] == spot(TECH, 4)


def test_oasis_water_scores_the_last_medal_of_its_own_column() -> None:
    _state, p = oasis()
    p.board.cubes[WATER] = spot(BIOMASS, 8)
    assert medal(p, WATER) == 6
    p.board.cubes[WATER] = spot(WATER, 15)
    assert medal(p, WATER) == 15


def test_oasis_2_a_step_for_each_rover_on_water() -> None:
    state, p = oasis(2)
    lay(state, "d2", tile("S4", "energy", "water"))
    park(p, "e2", "f2", "a6")
    techs.start_round(p)
    assert p.turn.moves == 2


def test_oasis_3_4_5_what_tiles_bring() -> None:
    state, p = oasis(5)
    turns.tile_techs(state, p, lay(state, "f1", tile("I2", "water", "rover"), 1))
    assert p.turn.pending == [Advance(1 << WATER), Patch(), Boost()]


# ---- Makeshift


def makeshift(level: int = 0) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="makeshift")
    return state, with_tech(state, level) if level else state.players[0]


def test_makeshift_cubes_may_slant_onto_a_neighbouring_track() -> None:
    state, p = makeshift()
    p.turn.pending = [Advance(1 << CIV)]
    assert resolve.options(state, 0) == [("advance", "civ", "civ-1"), ("advance", "civ", "water-1")]
    do(state, "advance", "civ", "water-1")
    assert p.board.cubes[CIV] == spot(WATER, 1)


def test_makeshift_a_cube_takes_the_reward_of_the_track_it_stands_on() -> None:
    state, p = makeshift()
    p.board.cubes[WATER] = spot(WATER, 2)
    advance(state, 0, p, WATER, spot(BIOMASS, 3))
    assert p.turn.pending == [Patch()]


def test_makeshift_cubes_block_each_other() -> None:
    _state, p = makeshift()
    p.board.cubes[CIV] = spot(WATER, 1)
    assert ways_up(p, WATER) == [spot(CIV, 1), spot(BIOMASS, 1)]


def test_makeshift_techs_need_a_cube_on_the_tech_track() -> None:
    state, p = makeshift(1)
    assert has_tech(p, "civ_beside_tech")
    advance(state, 0, p, TECH, spot(ROVER, 4))
    assert p.board.techs == 0


def test_makeshift_1_civ_and_tech_are_neighbours() -> None:
    _state, p = makeshift(1)
    assert spot(TECH, 1) in ways_up(p, CIV)


def test_makeshift_2_a_step_more_with_two_cubes_on_rover() -> None:
    state, p = makeshift(2)
    p.board.cubes[BIOMASS] = spot(ROVER, 7)
    advance(state, 0, p, ROVER, spot(ROVER, 4))
    assert p.turn.moves == 3


def test_makeshift_3_goes_sideways_instead_of_up() -> None:
    _state, p = makeshift(3)
    p.board.cubes[CIV] = spot(CIV, 4)
    assert spot(WATER, 4) in ways_aside(p, CIV)


def test_makeshift_4_steps_back_once_a_round() -> None:
    state, p = makeshift(4)
    p.board.cubes[CIV] = spot(CIV, 4)
    do(state, "back", "civ")
    assert p.board.cubes[CIV] == spot(CIV, 3)
    assert not offers(state, "back")


def test_makeshift_5_cubes_score_as_the_best_of_their_track() -> None:
    _state, p = makeshift(5)
    p.board.cubes[CIV] = spot(TECH, 3)
    assert medal(p, CIV) == medal(p, TECH) == 2


# ---- Flux


def flux(level: int = 0, track: int = CIV) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="flux")
    p = with_tech(state, level) if level else state.players[0]
    p.board.flux = track
    return state, p


def test_flux_only_the_newest_tech_works() -> None:
    _state, p = flux(3)
    assert has_tech(p, "flux_upgrade")
    assert not has_tech(p, "flux_moves")


def test_flux_each_new_level_may_move_the_token() -> None:
    state, p = flux()
    advance(state, 0, p, TECH, spot(TECH, 3))
    run(resolve_all(state, 0), ("flux", "water"))
    assert p.board.flux == WATER


def test_flux_1_two_steps_for_each_rover_on_flux_terrain() -> None:
    state, p = flux(1, CIV)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    park(p, "f1" if p.land.terrain[CIV] & bits("f1") else "g1")
    techs.start_round(p)
    assert p.turn.moves == 2


def test_flux_2_runs_to_the_next_milestone_with_all_rewards_on_the_way() -> None:
    state, p = flux(2, CIV)
    raise_cube(state, "civ", 7)
    do(state, "leap")
    assert p.board.cubes[CIV] == spot(CIV, 10)
    assert p.turn.due == [3]
    assert p.turn.pending == [Boost()]
    assert not offers(state, "leap")


def test_flux_2_water_has_no_milestone() -> None:
    state, _p = flux(2, WATER)
    assert not offers(state, "leap")


def test_flux_3_upgrades_the_flux_track_alone() -> None:
    state, p = flux(3, CIV)
    advance(state, 0, p, CIV, spot(CIV, 3))
    assert p.turn.due == [2]
    state, p = flux(3, WATER)
    advance(state, 0, p, WATER, spot(WATER, 3))
    assert p.turn.pending == [Boost(), Boost()]
    state, p = flux(3, BIOMASS)
    advance(state, 0, p, BIOMASS, spot(BIOMASS, 3))
    assert p.turn.pending == [Patch(), Patch()]
    state, p = flux(3, ROVER)
    advance(state, 0, p, ROVER, spot(ROVER, 4))
    assert p.turn.moves == 3


def test_flux_4_a_flux_tile_collects_a_meteorite() -> None:
    state, p = flux(4, CIV)
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    turns.tile_techs(state, p, lay(state, "f2", tile("I2", "civ", "energy"), 1))
    assert p.turn.pending == [Gather()]
    rock = next(s for s in ("f1", "g1") if p.surface.meteorites & bits(s))
    do(state, "gather", rock)
    assert (p.board.collected, p.surface.meteorites) == (1, 0)


def test_flux_5_advances_the_flux_cube_once_a_round() -> None:
    state, p = flux(5, WATER)
    do(state, "surge")
    assert p.board.cubes[WATER] == spot(WATER, 1)
    assert not offers(state, "surge")


def test_cubes_of_oasis_come_back_along_their_route() -> None:
    _state, p = oasis()
    p.board.cubes[WATER] = spot(BIOMASS, 2)
    assert way_down(p, WATER) == spot(WATER, 1)
