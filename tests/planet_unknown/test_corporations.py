"""Each corporation's rule and each of its techs."""

from __future__ import annotations

import contextlib

from ludonaut.games.planet_unknown.content.cards import CIV_NUMBER
from ludonaut.games.planet_unknown.content.corporations import TECHS, spot
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from ludonaut.games.planet_unknown.rules import civ, placement, resolve, rovers, techs
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules import turn as rounds
from ludonaut.games.planet_unknown.rules.cubes import medal
from ludonaut.games.planet_unknown.rules.meteorites import collect_meteorite
from ludonaut.games.planet_unknown.rules.placement import Patch, lay_patch, patch_squares
from ludonaut.games.planet_unknown.rules.pods import Stow
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.techs import techs_by_position
from ludonaut.games.planet_unknown.rules.tracks import Advance, Boost, Resource, advance
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player

from .helpers import bits, do, has_tech, lay, offer, offers, raise_cube, run, table, tile, with_tech


def park(p: Player, *squares: str) -> None:
    p.surface.rovers = [NUMBER[name] for name in squares]
    p.surface.loads = [0] * len(squares)


def gives(state: PlanetUnknownState, cube: int, height: int) -> Player:
    p = state.players[0]
    advance(state, 0, p, cube, spot(cube, height))
    return p


# ---- Republic


def test_republic_regresses_another_cube_at_each_civ_milestone() -> None:
    state = table(corporation="republic")
    raise_cube(state, "water", 3)
    p = gives(state, CIV, 2)
    assert p.turn.due == [1]
    assert resolve.options(state, 0) == [("regress", "water")]
    run(resolve_all(state, 0), ("regress", "water"))
    assert p.board.cubes[WATER] == spot(WATER, 2)


def test_republic_1_taking_a_civ_tile_moves_the_rover_before_placing() -> None:
    state = table(corporation="republic")
    p = with_tech(state, 1)
    raise_cube(state, "rover", 4)
    lay(state, "f1", tile("I2", "rover", "tech"), 1)
    park(p, "f1")
    offer(state, tile("O4", "biomass", "civ"))
    script = turns.turn(state, 0)
    ask = run(script, ("take", "inner"))
    assert p.turn.moves == 2
    assert ask is not None
    assert ask.about == "place"
    assert ("drive", 0, "f2") in ask.actions


def test_republic_1_gives_nothing_where_no_number_is_under_the_cube() -> None:
    state = table(corporation="republic")
    p = with_tech(state, 1)
    offer(state, tile("O4", "biomass", "civ"))
    run(turns.turn(state, 0), ("take", "inner"))
    assert p.turn.moves == 0


def test_republic_2_adds_a_card_of_the_next_rank_to_the_choice() -> None:
    """Rulebook: at rank 3, all cards of rank 3 and a random one of rank 4; the others go back to their decks."""
    state = table(corporation="republic")
    with_tech(state, 2)
    three, four = state.decks[3], state.decks[4]
    script = civ.take_card(state, 0, 3)
    ask = next(script)
    assert len(ask.actions) == len(three) + 1
    mine = [action for action in ask.actions if CIV_NUMBER[str(action[1])] in three]
    with contextlib.suppress(StopIteration):
        script.send(mine[0])
    assert state.decks[4] == four
    assert len(state.decks[3]) == len(three) - 1


def test_republic_3_jumps_between_civ_resources_for_one_step() -> None:
    state = table(corporation="republic")
    p = with_tech(state, 3)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    lay(state, "f4", tile("I2", "civ", "energy", True), 1)
    one, two = [NUMBER[s] for s in ("f1", "f4", "g1", "g4") if p.land.symbols[CIV] & bits(s)]
    park(p, next(s for s in ("f1", "g1") if NUMBER[s] in (one, two)))
    p.turn.moves = 1
    jumps = [a for a in rovers.drives(state, p) if a[0] == "jump"]
    assert len(jumps) == 1
    resolve.do(state, 0, p, jumps[0])
    assert (p.surface.rovers, p.turn.moves) == ([two], 0)


def test_republic_4_a_civ_milestone_also_boosts() -> None:
    state = table(corporation="republic")
    with_tech(state, 4)
    p = gives(state, CIV, 2)
    assert Boost() in p.turn.pending


def test_republic_5_keeps_two_of_the_last_cards() -> None:
    state = table(corporation="republic")
    p = with_tech(state, 5)
    script = civ.last_cards(state, 0)
    ask = next(script)
    assert len(ask.actions) == 12
    run(civ.last_cards(state, 0))
    assert p.cards.civ == ()


# ---- Wormhole


def test_wormhole_biomass_advances_only_when_an_area_grows() -> None:
    state = table(corporation="wormhole")
    p = state.players[0]
    new = lay(state, "f1", tile("I2", "biomass", "civ"), 1)
    turns.gain_resource(p, new, BIOMASS)
    assert p.turn.pending == []
    lay_patch(state, 0, p, NUMBER["f2"])
    lay_patch(state, 0, p, NUMBER["g2"])
    new = lay(state, "f3", tile("I2", "biomass", "civ", True), 1)
    turns.gain_resource(p, new, BIOMASS)
    assert [type(step) for step in p.turn.pending] == [Resource]


def test_wormhole_chooses_one_reward_and_keeps_the_medal() -> None:
    """Rulebook: a biomass square is taken rather than a step of the civ cube."""
    state = table(corporation="wormhole")
    p = gives(state, BIOMASS, 2)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    assert resolve.options(state, 0) == [("choose", "civ"), ("choose", "patch")]
    run(resolve_all(state, 0), ("choose", "patch"))
    assert (p.turn.pending, medal(p, BIOMASS)) == ([Patch()], 1)


def test_wormhole_energy_cannot_choose_biomass() -> None:
    state = table(corporation="wormhole")
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    energy = "f1" if p.land.terrain[ENERGY] & bits("f1") else "g1"
    lay_patch(state, 0, p, NUMBER[f"{energy[0]}2"])
    assert placement.energy_choices(p, p.land.terrain[ENERGY], CIV) == 1 << CIV


def test_wormhole_1_the_full_biomass_cube_may_start_again() -> None:
    state = table(corporation="wormhole")
    p = with_tech(state, 1)
    raise_cube(state, "biomass", 5)
    assert offers(state, "reset")
    do(state, "reset")
    assert p.board.cubes[BIOMASS] == spot(BIOMASS, 0)


def test_wormhole_2_biomass_may_lie_on_tiles_but_not_on_meteorites() -> None:
    state = table(corporation="wormhole")
    p = with_tech(state, 2)
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    free = "g1" if p.surface.meteorites & bits("f1") else "f1"
    assert patch_squares(p) & bits("f1", "g1") == bits(free)
    lay_patch(state, 0, p, NUMBER[free])
    assert p.land.terrain[BIOMASS] == bits(free)
    assert sum(s.bit_count() for s in p.land.symbols) == 1


def test_wormhole_3_two_squares_for_one_once_a_round() -> None:
    state = table(corporation="wormhole")
    p = with_tech(state, 3)
    p.turn.pending = [Patch()]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    do(state, "breed")
    assert p.turn.pending == [Patch(), Patch()]
    assert not offers(state, "breed")


def test_wormhole_4_and_5_store_and_bury_meteorites_at_the_end() -> None:
    state = table(corporation="wormhole")
    p = with_tech(state, 5)
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    p.board.stored = 1
    square = "f1" if p.surface.meteorites & bits("f1") else "g1"
    assert not patch_squares(p) & bits(square)
    state.phase, state.queue = "final", (0,)
    run(rounds.final(state), ("patch", square))
    assert (p.surface.meteorites, p.board.stored) == (0, 0)
    assert has_tech(p, "store_patches")


# ---- Cosmos


def cosmos(level: int = 0) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="cosmos")
    p = with_tech(state, level) if level else state.players[0]
    return state, p


def test_cosmos_cubes_hop_over_lifepods_and_miss_what_they_cover() -> None:
    """Rulebook: the biomass cube hops over the lifepod, gains no boost but the biomass milestone behind it."""
    state, p = cosmos()
    raise_cube(state, "biomass", 1)
    p.surface.pods &= p.surface.pods - 1
    p.turn.pending = [Stow()]
    do(state, "stow", "biomass-2")
    p.turn.pending = [Advance(1 << BIOMASS)]
    do(state, "advance", "biomass")
    assert p.board.cubes[BIOMASS] == spot(BIOMASS, 3)
    assert p.turn.pending == [Patch()]


def test_cosmos_a_covered_medal_or_tech_does_not_count() -> None:
    state, p = cosmos(2)
    p.board.stowed = (spot(TECH, 3), spot(WATER, 2))
    raise_cube(state, "water", 3)
    assert medal(p, WATER) == 0
    assert not has_tech(p, "diagonal")
    assert has_tech(p, "move_three_pods")


def test_cosmos_lifepods_score_only_in_the_scoring_area() -> None:
    from ludonaut.games.planet_unknown.scoring import pod_points

    _, p = cosmos()
    p.board.rescued, p.board.stowed = 1, (spot(WATER, 9),)
    assert pod_points(p) == 1


def test_cosmos_1_drives_on_the_diagonal() -> None:
    state, p = cosmos(1)
    park(p, "f6")
    p.turn.moves = 1
    assert ("drive", 0, "g7") in rovers.drives(state, p)


def test_cosmos_2_moves_three_lifepods_once_a_game() -> None:
    state, p = cosmos(2)
    p.board.rescued = 2
    do(state, "refit")
    do(state, "lift", "score")
    do(state, "stow", "civ-4")
    assert (p.turn.shifts, p.board.rescued, p.board.stowed) == (2, 1, (spot(CIV, 4),))
    assert not offers(state, "refit")


def test_cosmos_3_an_energy_tile_moves_a_lifepod() -> None:
    state, p = cosmos(3)
    turns.tile_techs(state, p, lay(state, "f1", tile("I2", "civ", "energy"), 1))
    assert p.turn.shifts == 1


def test_cosmos_4_energy_squares_cost_no_movement() -> None:
    state, p = cosmos(4)
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    energy, other = ("f1", "g1") if p.land.terrain[ENERGY] & bits("f1") else ("g1", "f1")
    park(p, other)
    assert rovers.drives(state, p) == [("drive", 0, energy)]
    do(state, "drive", 0, energy)
    assert p.turn.moves == 0
    assert rovers.drives(state, p) == []


def test_cosmos_5_moves_a_lifepod_once_a_round() -> None:
    state, p = cosmos(5)
    p.board.stowed = (spot(WATER, 9),)
    do(state, "lift", "water-9")
    do(state, "stow", "score")
    assert (p.board.rescued, p.board.stowed) == (1, ())  # type: ignore[comparison-overlap]
    assert not offers(state, "lift", "score")


# ---- Horizon


def horizon(level: int = 0) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="horizon")
    p = with_tech(state, level) if level else state.players[0]
    lay(state, "f1", tile("I3", "rover", "tech"), 1)
    return state, p


def test_horizon_loads_a_meteorite_and_delivers_it_on_a_rover_symbol() -> None:
    state, p = horizon()
    lay(state, "d2", tile("I2", "civ", "energy", True), 1)
    rock = "d2" if p.surface.meteorites & bits("d2") else "e2"
    park(p, "d3" if rock == "d2" else "e3")
    p.turn.moves = 9
    do(state, "drive", 0, rock)
    do(state, "load", 0)
    assert (p.surface.loads, p.surface.meteorites, p.board.collected) == ([1], 0, 0)
    home = next(s for s in ("f1", "g1", "h1") if p.land.symbols[ROVER] & bits(s))
    rovers.arrive(state, 0, p, 0, NUMBER[home])
    do(state, "deliver", 0)
    assert (p.surface.loads, p.board.collected) == ([0], 1)


def test_horizon_loading_and_delivering_are_choices() -> None:
    """Rulebook: a rover *may* pick up a meteorite it meets, and *may* set it down on a rover resource."""
    state, p = horizon()
    lay(state, "d2", tile("I2", "civ", "energy", True), 1)
    rock = "d2" if p.surface.meteorites & bits("d2") else "e2"
    home = next(s for s in ("f1", "g1", "h1") if p.land.symbols[ROVER] & bits(s))
    park(p, rock, home)
    p.surface.loads = [0, 1]
    assert resolve.options(state, 0) == [("load", 0), ("deliver", 1), ("end",)]
    assert run(resolve_all(state, 0), ("end",)) is None
    assert (p.surface.meteorites, p.surface.loads, p.board.collected) == (bits(rock), [0, 1], 0)


def test_horizon_1_rover_tiles_need_not_touch() -> None:
    _state, p = horizon(1)
    assert ("place", "f7", 0) in placement.placements(p, tile("O4", "water", "rover"), (0, True))
    assert ("place", "f7", 0) not in placement.placements(p, tile("O4", "civ", "energy"), (0, True))


def test_horizon_2_a_step_for_each_loaded_rover() -> None:
    _state, p = horizon(2)
    park(p, "f2", "g2")
    p.surface.loads = [1, 1]
    techs.start_round(p)
    assert p.turn.moves == 2


def test_horizon_3_each_collected_meteorite_brings_biomass() -> None:
    state, p = horizon(3)
    collect_meteorite(state, 0, p)
    assert p.turn.pending == [Patch()]


def test_horizon_4_may_sink_a_meteorite_in_water() -> None:
    state, p = horizon(4)
    lay(state, "d2", tile("I2", "energy", "water"), 1)
    water = "d2" if p.land.terrain[WATER] & bits("d2") else "e2"
    park(p, water)
    p.surface.loads = [1]
    assert offers(state, "dump", 0)
    do(state, "dump", 0)
    assert (p.surface.loads, p.board.collected) == ([0], 0)


def test_horizon_5_advances_rover_once_a_round() -> None:
    state, p = horizon(5)
    assert offers(state, "scout")
    do(state, "scout")
    assert p.board.cubes[ROVER] == spot(ROVER, 1)
    assert not offers(state, "scout")


# ---- Jump Drive


def jump(*names: str) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="jump-drive")
    p = state.players[0]
    p.board.stowed = tuple(sorted(p.corp.techs.index(TECHS[name]) for name in names))
    p.board.techs = techs_by_position(p)
    return state, p


def test_jump_drive_unlocks_techs_with_lifepods_in_any_order() -> None:
    state, p = jump()
    p.turn.pending = [Stow()]
    do(state, "stow", "claim_row")
    assert has_tech(p, "claim_row")
    assert not has_tech(p, "patch_to_synergy")


def test_jump_drive_the_tech_track_loses_medals_as_it_climbs() -> None:
    state, p = jump()
    values = []
    for height in (0, 1, 6, 8, 11, 15):
        raise_cube(state, "tech", height)
        values.append(medal(p, TECH))
    assert values == [0, 5, 3, 2, 1, 1]


def test_jump_drive_a_synergy_for_a_biomass_square() -> None:
    state, p = jump("patch_to_synergy")
    p.turn.pending = [Patch()]
    do(state, "swap")
    assert p.turn.pending == [Boost()]


def test_jump_drive_b_jumps_on_the_same_terrain_once_a_round() -> None:
    state, p = jump("teleport_terrain")
    lay(state, "f1", tile("S4", "rover", "tech"))
    lay(state, "f6", tile("S4", "rover", "tech", True))
    park(p, "f2")
    p.turn.moves = 2
    jumps = [a for a in rovers.drives(state, p) if a[0] == "jump"]
    assert {a[2] for a in jumps} == {"g2", "f7", "g7"}
    resolve.do(state, 0, p, jumps[-1])
    assert p.turn.moves == 1
    assert not [a for a in rovers.drives(state, p) if a[0] == "jump"]


def test_jump_drive_c_one_boost_counts_twice() -> None:
    state, p = jump("synergy_twice")
    p.turn.pending = [Boost(), Boost()]
    do(state, "double", "civ")
    assert p.board.cubes[CIV] == spot(CIV, 2)
    assert not offers(state, "double", "civ")


def test_jump_drive_d_tech_may_work_as_energy() -> None:
    state, p = jump("tech_as_energy")
    new = lay(state, "f1", tile("S4", "rover", "tech"))
    turns.gain_resource(p, new, TECH)
    assert resolve.options(state, 0) == [("advance", "tech", "tech-1"), ("convert", "rover", "rover-1")]


def test_jump_drive_e_takes_all_rewards_of_a_row() -> None:
    state, p = jump("claim_row")
    raise_cube(state, "rover", 10)
    do(state, "claim", "rover")
    assert p.turn.due == [3]
    assert p.turn.moves == 2
    assert p.turn.pending == [Boost(), Boost()]
    assert not offers(state, "claim")


def test_jump_drive_f_opens_an_objective_to_all() -> None:
    state, p = jump("new_objective")
    do(state, "survey")
    assert p.turn.survey
    script = civ.settle(state, 0)
    ask = next(script)
    assert len(ask.actions) == 3
    run_on = ask.actions[1]
    with contextlib.suppress(StopIteration):
        script.send(run_on)
    assert len(state.common) == 1
