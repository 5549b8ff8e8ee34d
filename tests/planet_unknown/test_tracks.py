"""Resource tracks: rewards, medals, synergy, milestones, techs of the identical corporation."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.corporations import spot
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, CIV, ROVER, TECH, WATER
from ludonaut.games.planet_unknown.rules import resolve
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules.cubes import at_rover_top, medal, tracks_at_top
from ludonaut.games.planet_unknown.rules.placement import NO_MILESTONE, NO_SYNERGY, Patch, lay_tile
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.tracks import Advance, Boost, advance, regress

from .helpers import do, draw, has_tech, lay, offers, raise_cube, run, table, tile, with_tech


def test_the_highest_medal_reached_or_passed_counts() -> None:
    state = table()
    p = raise_cube(state, "water", 14)
    assert medal(p, WATER) == 7
    raise_cube(state, "water", 15)
    assert medal(p, WATER) == 10
    assert medal(p, CIV) == 0


def test_a_synergy_boost_advances_any_cube_with_its_reward() -> None:
    state = table()
    p = raise_cube(state, "biomass", 1)
    advance(state, 0, p, BIOMASS, spot(BIOMASS, 2))
    assert p.turn.pending == [Boost()]
    raise_cube(state, "biomass", 2)
    run(resolve_all(state, 0), ("boost", "biomass"))
    assert p.turn.pending == [Patch()]


def test_several_rewards_of_one_space_are_all_gained() -> None:
    """Rulebook: three rover steps and a synergy boost."""
    state = table()
    p = raise_cube(state, "rover", 9)
    advance(state, 0, p, ROVER, spot(ROVER, 10))
    assert (p.turn.moves, p.turn.pending) == (3, [Boost()])


def test_a_full_track_gives_nothing_more_but_rover_tiles_still_move() -> None:
    state = table()
    p = raise_cube(state, "civ", 15)
    raise_cube(state, "rover", 15)
    new = lay(state, "f1", tile("S4", "rover", "tech"))
    turns.gain_resource(p, new, ROVER)
    assert at_rover_top(p)
    do(state, "moves")
    assert (p.turn.moves, p.turn.pending) == (4, [])
    p.turn.pending = [Advance(1 << CIV)]
    assert resolve.options(state, 0)[-1] == ("end",)


def test_the_player_chooses_which_cube_goes_first() -> None:
    state = table()
    p = state.players[0]
    p.turn.pending = [Advance(1 << CIV), Advance(1 << TECH)]
    assert resolve.options(state, 0) == [("advance", "civ", "civ-1"), ("advance", "tech", "tech-1")]


def test_a_civ_milestone_waits_for_the_end_of_the_round() -> None:
    state = table()
    p = raise_cube(state, "civ", 2)
    advance(state, 0, p, CIV, spot(CIV, 3))
    assert p.turn.due == [1]


def test_tech_levels_add_up_and_work_at_once() -> None:
    state = table()
    p = with_tech(state, 3)
    assert has_tech(p, "ignore_adjacency")
    assert has_tech(p, "store_patches")
    assert has_tech(p, "rover_plus")
    assert not has_tech(p, "double_water")


def test_tech_2_stores_biomass_for_the_end() -> None:
    state = table()
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    p = with_tech(state, 2)
    p.turn.pending = [Patch()]
    assert run(resolve_all(state, 0), ("store",)) is None
    assert p.board.stored == 1


def test_tech_3_adds_a_step_to_each_number() -> None:
    state = table()
    p = with_tech(state, 3)
    raise_cube(state, "rover", 3)
    advance(state, 0, p, ROVER, spot(ROVER, 4))
    assert p.turn.moves == 3


def test_tech_4_doubles_water_from_a_placed_tile_with_both_rewards() -> None:
    state = table()
    p = with_tech(state, 4)
    new = lay(state, "d2", tile("I2", "energy", "water"))
    turns.gain_resource(p, new, WATER)
    do(state, "advance", "water")
    do(state, "advance", "water")
    assert p.board.cubes[WATER] == spot(WATER, 2)
    assert not offers(state, "advance", "water")


def test_tech_5_keeps_new_meteorites_away() -> None:
    state = table()
    p = with_tech(state, 5)
    number = draw(state, tile("I2", "civ", "energy", True))
    lay_tile(state, 0, p, number, NUMBER["f1"], 1)
    assert p.surface.meteorites == 0
    assert p.land.marks


def test_regressing_gives_nothing_and_coming_up_again_rewards_again() -> None:
    state = table()
    p = raise_cube(state, "civ", 3)
    regress(state, 0, p, CIV, 1)
    assert (p.board.cubes[CIV], p.turn.due) == (spot(CIV, 2), [])
    advance(state, 0, p, CIV, spot(CIV, 3))
    assert p.turn.due == [1]


def test_events_can_suspend_milestones_and_synergy_boosts() -> None:
    state = table()
    p = state.players[0]
    state.limits = NO_MILESTONE
    advance(state, 0, p, CIV, spot(CIV, 3))
    advance(state, 0, p, TECH, spot(TECH, 3))
    assert p.turn.due == []
    assert not has_tech(p, "ignore_adjacency")
    state.limits = NO_SYNERGY
    advance(state, 0, p, WATER, spot(WATER, 3))
    assert p.turn.pending == []


def test_tracks_at_their_last_space_are_counted_for_objectives() -> None:
    state = table()
    p = raise_cube(state, "tech", 15)
    assert tracks_at_top(p) == 1 << TECH
