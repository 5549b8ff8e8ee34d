"""One test and more for each strange planet."""

from __future__ import annotations

from dataclasses import replace

from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.grid import BIT, NUMBER
from ludonaut.games.planet_unknown.content.planets import PLANETS
from ludonaut.games.planet_unknown.content.tiles import CIV, ENERGY
from ludonaut.games.planet_unknown.rules import placement, rovers
from ludonaut.games.planet_unknown.rules.placement import has_room, patch_squares, placements

from .helpers import bits, lay, table, tile, with_tech

FREE = (0, True)


def under(number: int, action: tuple[str | int, ...]) -> int:
    return placement.Laid(number, NUMBER[str(action[1])], int(action[2])).under


def test_arashi_a_tile_on_the_ring_must_also_reach_off_it() -> None:
    state = table(planet="arashi")
    p = with_tech(state, 1)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    number = tile("I2", "rover", "tech")
    for action in placements(p, number, FREE):
        squares = under(number, action)
        assert not squares & p.world.special or squares & ~p.world.special


def test_arashi_biomass_never_lies_on_the_ring() -> None:
    state = table(planet="arashi")
    p = with_tech(state, 1)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    assert not patch_squares(p) & p.world.special


def test_cerberus_each_covered_globe_gives_2() -> None:
    state = table(planet="cerberus")
    p = state.players[0]
    p.land = replace(p.land, covered=p.world.regions[0])
    assert scoring.planet_bonus(p) == 2
    p.land = replace(p.land, covered=p.world.ground)
    assert scoring.planet_bonus(p) + scoring.line_points(p) == 45


def test_charybdis_the_first_tile_covers_the_crater() -> None:
    state = table(planet="charybdis")
    p = state.players[0]
    number = tile("O4", "civ", "energy")
    crater = bits("f6", "g6", "f7", "g7")
    assert all(under(number, action) & crater for action in placements(p, number, FREE))


def test_charybdis_afterwards_the_usual_rules_apply() -> None:
    state = table(planet="charybdis")
    p = state.players[0]
    lay(state, "f6", tile("O4", "civ", "energy"))
    assert placements(p, tile("O4", "rover", "tech"), FREE)


def test_gaia_visible_cities_give_2_each() -> None:
    state = table(planet="gaia")
    p = state.players[0]
    assert scoring.planet_bonus(p) == 16
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    assert scoring.planet_bonus(p) == 14


def test_k_273_a_tile_lies_on_ice_or_on_land_but_not_on_both() -> None:
    state = table(planet="k-273")
    p = state.players[0]
    number = tile("I3", "civ", "energy")
    found = placements(p, number, FREE)
    assert found
    for action in found:
        squares = under(number, action)
        assert not squares & p.world.ice or not squares & ~p.world.ice


def test_kaax_rovers_stay_off_visible_toxic_squares() -> None:
    state = table(planet="kaax")
    p = state.players[0]
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["e2"]], [0], 1
    assert ("drive", 0, "d2") not in rovers.drives(state, p)
    lay(state, "d1", tile("I2", "civ", "energy"))
    p.land = replace(p.land, covered=p.land.covered | bits("d2"))
    assert ("drive", 0, "d2") in rovers.drives(state, p)


def test_lacuna_holes_are_no_squares_and_lines_ignore_them() -> None:
    world = PLANETS["lacuna"]
    assert world.holes.bit_count() == 15
    assert not world.holes & world.ground
    state = table(planet="lacuna")
    p = state.players[0]
    p.land = replace(p.land, covered=world.ground)
    assert scoring.line_points(p) == 40


def test_oblivion_a_line_across_the_void_needs_both_parts() -> None:
    state = table(planet="oblivion")
    p = state.players[0]
    row = [squares for squares, _ in p.world.lines][5]
    p.land = replace(p.land, covered=bits("a6"))
    assert row == bits("a6", "l6")
    assert scoring.line_points(p) == 0
    p.land = replace(p.land, covered=row)
    assert scoring.line_points(p) == 1


def test_oblivion_the_inner_rim_is_not_the_perimeter() -> None:
    assert not PLANETS["oblivion"].edge & bits("d3", "e2")


def test_pajitnov_tiles_slide_into_place() -> None:
    state = table(planet="pajitnov")
    p = state.players[0]
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=bits("e5", "f5", "g5", "h5", "e6", "h6", "e7", "f7", "g7", "h7"))
    number = tile("I2", "rover", "tech")
    assert ("place", "f6", 1) not in placements(p, number, FREE)  # closed on all sides
    assert ("place", "f6", 1) in placements(p, number, (0, False))
    p.land = replace(p.land, covered=p.land.covered & ~bits("h6"))
    assert ("place", "f6", 1) in placements(p, number, FREE)  # from the right


def test_pajitnov_biomass_needs_not_slide() -> None:
    state = table(planet="pajitnov")
    p = state.players[0]
    p.land = replace(p.land, covered=bits("e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"))
    assert patch_squares(p) & bits("f6")


def test_persephone_each_quarter_forbids_a_symbol() -> None:
    state = table(planet="persephone")
    p = state.players[0]
    number = tile("O4", "biomass", "civ")
    for _, square, turn in placements(p, number, FREE):
        copy = state.copy().players[0]
        placement.lay_tile(state, 0, copy, number, NUMBER[str(square)], int(turn))
        x, y = (copy.land.symbols[CIV].bit_length() - 1) % 16, (copy.land.symbols[CIV].bit_length() - 1) // 16 - 1
        assert x > 5 or y > 5


def test_persephone_plain_terrain_may_enter_the_quarter() -> None:
    state = table(planet="persephone")
    p = state.players[0]
    number = tile("I4", "biomass", "civ")
    entered = False
    for _, square, turn in placements(p, number, FREE):
        copy = state.copy().players[0]
        placement.lay_tile(state, 0, copy, number, NUMBER[str(square)], int(turn))
        entered = entered or bool(copy.land.terrain[CIV] & PLANETS["persephone"].zones[0][1])
    assert entered


def test_petra_visible_electric_squares_are_energy() -> None:
    state = table(planet="petra")
    p = state.players[0]
    lay(state, "e4", tile("I2", "biomass", "civ"))  # left of f4, which is electric
    lay(state, "g3", tile("I2", "civ", "energy"), 2)  # energy at g3, beside the electric f3
    section = p.land.terrain[ENERGY]
    assert section == bits("g3")
    assert placement.energy_choices(p, section, CIV) & 1 << 2 | 1 << CIV == 1 << 2 | 1 << CIV
    assert placement.energy_terrain(p).bit_count() == 38


def test_petra_visible_electric_squares_fill_lines_and_have_no_symbol() -> None:
    state = table(planet="petra")
    p = state.players[0]
    p.land = replace(p.land, covered=p.world.ground & ~p.world.special)
    assert scoring.line_points(p) == 40
    assert p.land.symbols[ENERGY] == 0


def test_petra_has_no_ice_for_water() -> None:
    assert PLANETS["petra"].ice == 0


def test_tartarus_no_tile_lies_across_the_chasm() -> None:
    state = table(planet="tartarus")
    p = state.players[0]
    lay(state, "e5", tile("I2", "civ", "energy"))
    number = tile("I4", "rover", "tech")
    for action in placements(p, number, FREE):
        squares = under(number, action)
        assert not squares & p.world.bank or not squares & ~p.world.bank


def test_tartarus_rovers_cross_only_at_the_gaps_with_slanting_steps() -> None:
    world = PLANETS["tartarus"]
    assert NUMBER["g3"] not in world.steps[NUMBER["f3"]]
    assert NUMBER["g5"] in world.slants[NUMBER["f4"]]
    assert NUMBER["g4"] not in world.slants[NUMBER["f3"]]


def test_a_planet_rule_that_alone_would_end_the_game_is_ignored() -> None:
    state = table(planet="k-273")
    p = state.players[0]
    ice = next(n for n in range(len(BIT)) if BIT[n] & p.world.ice and BIT[n + 1] & p.world.land)
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=p.world.ground & ~(BIT[ice] | BIT[ice + 1]))
    number = tile("I2", "energy", "water")
    assert not has_room(p, number, 0, True)
    assert placement.in_force(state, p, (number,)) == (0, False)
