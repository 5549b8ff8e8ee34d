"""Placement rules: perimeter first, adjacency, one layer, destroying, meteorites, patches, energy and water."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludonaut.games.planet_unknown.content.grid import BIT, NUMBER, beside
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, CIV, ENERGY, TECH, WATER
from ludonaut.games.planet_unknown.rules import placement, resolve
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules.placement import Patch, has_room, patch_squares, placements
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.tracks import Advance, Resource

from .helpers import bits, lay, run, table, tile, with_tech

FREE = (0, True)


def squares_of(number: int, action: Any) -> int:
    return placement.Laid(number, NUMBER[action[1]], action[2]).under


def test_the_first_tile_must_touch_the_perimeter() -> None:
    state = table()
    p = state.players[0]
    number = tile("T4", "civ", "energy")
    found = placements(p, number, FREE)
    assert found
    assert all(squares_of(number, action) & p.world.edge for action in found)


def test_later_tiles_must_be_orthogonally_adjacent_to_another() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    number = tile("O4", "rover", "tech")
    found = placements(p, number, FREE)
    rim = beside(p.land.covered)
    assert {action[1] for action in found} >= {"e2", "f2", "g2"}
    assert all(squares_of(number, action) & rim for action in found)
    assert ("place", "h2", 0) not in found  # touches only at a corner


def test_tiles_cannot_overlap_or_leave_the_grid() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    for action in placements(p, tile("F5", "rover", "tech"), FREE):
        under = squares_of(tile("F5", "rover", "tech"), action)
        assert not under & p.land.covered
        assert not under & ~p.world.ground


def test_a_tile_destroys_the_lifepod_and_the_rover_it_covers() -> None:
    state = table()
    p = state.players[0]
    p.surface.rovers, p.surface.loads, p.board.garage = [NUMBER["h4"]], [0], 1
    lay(state, "h3", tile("I2", "civ", "energy"))
    assert not p.surface.pods & bits("h3")
    assert (p.surface.lost_pods, p.surface.lost, p.surface.rovers) == (1, 1, [])


def test_a_meteor_symbol_brings_a_meteorite_at_once() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    assert p.surface.meteorites == p.land.marks
    assert p.surface.meteorites.bit_count() == 1


def test_rows_and_columns_with_a_meteorite_do_not_score() -> None:
    from ludonaut.games.planet_unknown.scoring import line_points

    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    assert line_points(p) == 1
    p.surface.meteorites = bits("f1")
    assert line_points(p) == 0


def test_water_advances_only_on_ice() -> None:
    state = table()
    p = state.players[0]
    new = lay(state, "d2", tile("I2", "energy", "water"))  # water at d3, which is ice
    turns.gain_resource(p, new, WATER)
    assert p.turn.pending == [Resource(WATER)]
    p.turn.pending.clear()
    new = lay(state, "e2", tile("I2", "water", "rover"))  # water at e2, which is land
    turns.gain_resource(p, new, WATER)
    assert p.turn.pending == []


def test_energy_alone_advances_the_other_resource_of_its_tile() -> None:
    """Rulebook, energy, example 1: the tile touches nothing, energy goes to civ as the civ resource does."""
    state = table()
    p = state.players[0]
    new = lay(state, "f1", tile("I2", "civ", "energy"), 1)
    turns.gain_resource(p, new, CIV)
    turns.gain_resource(p, new, ENERGY)
    assert resolve.options(state, 0) == [("advance", "civ", "civ-1"), ("energy", "civ", "civ-1")]


def test_energy_may_advance_what_its_merged_area_touches() -> None:
    """Rulebook, energy, example 2: terrains beside the whole area count, water without ice too; others do not."""
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "energy", "water"), 1)  # energy and water side by side
    one, other = sorted(("f1", "g1"), key=lambda n: bool(p.land.terrain[ENERGY] & bits(n)))
    lay(state, f"{other[0]}2", tile("I2", "civ", "energy"), 2)  # energy below the energy: one area
    assert (p.land.terrain[ENERGY] & bits(f"{other[0]}2", f"{other[0]}3")).bit_count() == 1
    section = p.land.terrain[ENERGY] & bits(f"{other[0]}2", f"{other[0]}3")
    assert placement.energy_choices(p, section, CIV) == 1 << CIV | 1 << WATER
    assert one != other


def test_a_biomass_square_is_terrain_without_a_symbol_and_completes_lines() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f2", tile("I2", "civ", "energy"))
    assert patch_squares(p) & bits("f1")
    assert not patch_squares(p) & bits("l6")
    p.turn.pending = [Patch()]
    run(resolve_all(state, 0), ("patch", "f1"))
    assert p.land.terrain[BIOMASS] == bits("f1")
    assert p.land.symbols[BIOMASS] == 0
    assert p.land.patches == bits("f1")


def test_tech_1_of_the_coalition_ignores_adjacency_for_tiles_and_biomass() -> None:
    state = table()
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    p = with_tech(state, 1)
    assert ("place", "f7", 0) in placements(p, tile("O4", "rover", "tech"), FREE)
    assert patch_squares(p) & bits("l6")


def test_a_tile_that_fits_must_be_played_and_the_other_is_blocked() -> None:
    state = table()
    p = state.players[0]
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=p.world.ground & ~bits("f1", "g1"))
    from .helpers import offer

    offer(state, tile("I2", "civ", "energy"))
    actions = turns.take_actions(state, 0)
    assert actions == [("take", "inner")]
    assert [blocked.why for blocked in turns.no_room(state, 0)] == ["no-room"]


def test_without_room_both_resources_advance_and_the_game_will_end() -> None:
    """Rulebook, scoring example: energy and water not placed: the water cube moves twice, without tech 4, no meteor."""
    state = table()
    p = with_tech(state, 4)
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=p.world.ground)
    from .helpers import offer

    offer(state, tile("F5", "energy", "water", True))
    ask = run(turns.turn(state, 0), ("discard", "outer"))
    assert ask is not None
    assert p.turn.pending == [Advance(1 << WATER), Advance(1 << WATER)]
    assert p.turn.full
    assert p.surface.meteorites == 0


def test_a_restriction_that_alone_would_end_the_game_is_ignored() -> None:
    state = table()
    p = state.players[0]
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=p.world.ground & ~bits("f1", "g1"))
    state.limits = placement.NO_EDGE
    number = tile("I2", "civ", "energy")
    assert not has_room(p, number, state.limits, True)
    assert placement.in_force(state, p, (number,)) == (0, True)


def test_the_first_tile_under_an_edge_event_ignores_the_event() -> None:
    state = table()
    state.limits = placement.NO_EDGE
    assert placement.in_force(state, state.players[0], (tile("I2", "civ", "energy"),)) == (0, True)


def test_tech_is_counted_from_the_cells_of_both_sections() -> None:
    state = table()
    new = lay(state, "f1", tile("S4", "rover", "tech"))
    assert new.section(TECH).bit_count() == 2
    assert new.under == sum(BIT[n] for n in (NUMBER["g1"], NUMBER["h1"], NUMBER["f2"], NUMBER["g2"]))
