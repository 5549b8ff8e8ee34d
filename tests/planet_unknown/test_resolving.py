"""Steps are resolved one after the other, each with what is true at that moment."""

from __future__ import annotations

import pytest

import ludonaut
from ludonaut.games.planet_unknown.content.cards import CIV_NUMBER
from ludonaut.games.planet_unknown.content.corporations import CORPORATIONS, spot
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.planets import PLANETS
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, CIV, ENERGY, ROVER, TECH, WATER
from ludonaut.games.planet_unknown.rules import civ, resolve, techs
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules import turn as rounds
from ludonaut.games.planet_unknown.rules.placement import Patch
from ludonaut.games.planet_unknown.rules.tracks import Advance, Boost, Omen, Resource, Run
from ludonaut.games.planet_unknown.state import Cards, PlanetUnknownState, Player

from .helpers import bits, do, has_tech, lay, offer, offers, raise_cube, run, table, tile, with_tech


def bring(state: PlanetUnknownState, square: str, number: int, turn: int = 0) -> Player:
    """Lay a tile and put both its resources into the pool."""
    p = state.players[0]
    new = lay(state, square, number, turn)
    for resource in (new.a, new.b):
        turns.gain_resource(p, new, resource)
    return p


# ---- the resources of a tile, one after the other


def test_energy_that_unlocks_tech_4_doubles_the_water_of_the_same_tile() -> None:
    state = table()
    raise_cube(state, "tech", 9)
    lay(state, "c2", tile("I2", "rover", "tech"), 2)
    p = bring(state, "d2", tile("I2", "energy", "water"))
    assert p.land.terrain[WATER] & p.world.ice
    do(state, "energy", "tech")
    assert has_tech(p, "double_water")
    do(state, "advance", "water")
    do(state, "advance", "water")
    assert p.board.cubes[WATER] == spot(WATER, 2)
    assert p.turn.pending == []


def test_water_resolved_before_tech_4_advances_once() -> None:
    state = table()
    raise_cube(state, "tech", 9)
    lay(state, "c2", tile("I2", "rover", "tech"), 2)
    p = bring(state, "d2", tile("I2", "energy", "water"))
    do(state, "advance", "water")
    do(state, "energy", "tech")
    assert has_tech(p, "double_water")
    assert p.board.cubes[WATER] == spot(WATER, 1)
    assert p.turn.pending == []


def test_a_rover_cube_boosted_to_the_top_first_keeps_the_movement_of_the_rover_resource() -> None:
    state = table()
    raise_cube(state, "rover", 14)
    p = bring(state, "f1", tile("S4", "rover", "tech"))
    p.turn.pending.append(Boost())
    do(state, "boost", "rover")
    assert p.turn.moves == 4
    do(state, "moves")
    assert p.turn.moves == 8


def test_one_more_step_from_a_tech_that_the_same_tile_unlocks() -> None:
    state = table()
    raise_cube(state, "tech", 6)
    raise_cube(state, "rover", 15)
    p = bring(state, "f1", tile("S4", "rover", "tech"))
    do(state, "advance", "tech")
    assert has_tech(p, "rover_plus")
    do(state, "moves")
    assert p.turn.moves == 5


def test_energy_may_choose_biomass_that_was_placed_beside_it_since() -> None:
    state = table()
    p = bring(state, "f1", tile("I2", "civ", "energy"), 1)
    assert not offers(state, "energy", "biomass")
    energy = "f2" if p.land.terrain[ENERGY] & bits("f1") else "g2"
    p.turn.pending.append(Patch())
    do(state, "patch", energy)
    assert offers(state, "energy", "biomass")


# ---- Jump Drive, tech D


def jump_drive(*names: str) -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="jump-drive")
    p = state.players[0]
    levels = list(CORPORATIONS["jump-drive"].techs)
    p.board.stowed = tuple(sorted(levels.index(techs.tech(name)) for name in names))  # type: ignore[attr-defined]
    techs.refresh_techs(state, p)
    return state, p


def test_jump_drive_d_both_resources_of_a_tech_and_biomass_tile_advance() -> None:
    state, p = jump_drive("tech_as_energy")
    bring(state, "f1", tile("I2", "tech", "biomass"), 1)
    do(state, "advance", "biomass")
    assert [step.resource for step in p.turn.pending if isinstance(step, Resource)] == [TECH]
    do(state, "advance", "tech")
    assert (p.board.cubes[BIOMASS], p.board.cubes[TECH]) == (spot(BIOMASS, 1), spot(TECH, 1))


def test_jump_drive_d_tech_as_energy_leaves_the_other_resource() -> None:
    state, p = jump_drive("tech_as_energy")
    bring(state, "f1", tile("I2", "tech", "biomass"), 1)
    do(state, "convert", "biomass")
    do(state, "advance", "biomass")
    assert p.board.cubes[BIOMASS] == spot(BIOMASS, 2)


# ---- an action that several steps list


def test_a_boost_is_used_before_an_omen_that_could_also_peek() -> None:
    state = table(events=True)
    p = state.players[0]
    p.turn.pending = [Omen(), Boost()]
    do(state, "boost", "civ")
    assert p.turn.pending == [Omen()]


def test_a_run_that_has_begun_goes_on_before_another_begins() -> None:
    state = table()
    p = state.players[0]
    p.turn.pending = [Run(left=2), Run(1 << CIV)]
    do(state, "promote", "civ")
    assert p.turn.pending == [Run(left=2)]


# ---- Makeshift, tech 3


def makeshift() -> tuple[PlanetUnknownState, Player]:
    state = table(corporation="makeshift")
    return state, with_tech(state, 3)


def test_makeshift_3_a_cube_at_the_top_need_not_leave_its_track() -> None:
    state, p = makeshift()
    raise_cube(state, "water", 15)
    p.turn.pending = [Advance(1 << WATER)]
    assert resolve.options(state, 0) == [
        ("advance", "water", "civ-15"),
        ("advance", "water", "biomass-15"),
        ("end",),
    ]


def test_makeshift_3_a_cube_that_can_advance_must_move() -> None:
    state, p = makeshift()
    p.turn.pending = [Advance(1 << WATER)]
    assert not offers(state, "advance", "water", "civ-0")  # the civ cube stands there
    assert not offers(state, "end")


def test_makeshift_3_a_rover_tile_at_the_top_still_gives_its_movement() -> None:
    state, p = makeshift()
    raise_cube(state, "rover", 15)
    bring(state, "f1", tile("S4", "rover", "tech"))
    assert offers(state, "advance", "rover", "biomass-15")
    do(state, "moves")
    assert (p.turn.moves, p.board.cubes[ROVER]) == (3, spot(ROVER, 15))


# ---- Republic, tech 1


@pytest.mark.parametrize("card", ["card05", "card16"])
def test_republic_1_also_counts_for_an_extra_civ_tile_of_a_card(card: str) -> None:
    state = table(corporation="republic")
    p = with_tech(state, 1)
    raise_cube(state, "rover", 4)
    lay(state, "f1", tile("I2", "rover", "tech"), 1)
    p.surface.rovers, p.surface.loads, p.board.garage = [NUMBER["f1"]], [0], 0
    offer(state, tile("O4", "biomass", "civ"))
    state.phase = "settle"
    script = civ.apply(state, 0, p, civ.CIV[CIV_NUMBER[card]])  # type: ignore[attr-defined]
    ask = run(script, ("take", "inner"))
    assert p.turn.moves == 2
    assert ask is not None
    assert ("drive", 0, "f2") in ask.actions


# ---- after the last round


def test_after_the_last_round_free_driving_of_cosmos_stays() -> None:
    state = table(corporation="cosmos")
    p = with_tech(state, 5)
    p.board.rescued, p.surface.pods = 1, 0
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    energy, other = ("f1", "g1") if p.land.terrain[ENERGY] & bits("f1") else ("g1", "f1")
    p.surface.rovers, p.surface.loads = [NUMBER[other]], [0]
    state.phase = "final"
    assert resolve.options(state, 0) == [("drive", 0, energy), ("end",)]


def test_after_the_last_round_horizon_may_still_deliver_and_sink() -> None:
    state = table(corporation="horizon")
    p = with_tech(state, 5)
    lay(state, "f1", tile("I2", "water", "rover"), 1)
    p.surface.rovers, p.surface.loads = [NUMBER["f1"], NUMBER["g1"]], [1, 1]
    state.phase = "final"
    assert sorted(action[0] for action in resolve.options(state, 0)) == ["deliver", "dump", "end"]


@pytest.mark.parametrize(
    ("corporation", "level"), [("horizon", 5), ("makeshift", 4), ("flux", 2), ("flux", 5), ("cosmos", 2)]
)
def test_after_the_last_round_techs_for_once_a_round_or_game_are_over(corporation: str, level: int) -> None:
    state = table(corporation=corporation)
    p = with_tech(state, level)
    p.board.rescued, p.surface.pods = 1, 0
    lay(state, "f1", tile("I2", "biomass", "civ"), 1)
    assert techs.ready(state, p) & techs.LIMITED
    state.phase, state.queue = "final", (0,)
    assert not techs.ready(state, p) & techs.LIMITED
    assert run(rounds.final(state)) is None


def test_a_tech_5_of_the_republic_unlocked_at_the_end_still_shows_the_last_cards() -> None:
    state = table(corporation="republic")
    p = raise_cube(state, "tech", 13)
    p.cards = Cards((CIV_NUMBER["card24"],))
    state.phase, state.queue = "final", (0,)
    ask = run(rounds.final(state), ("promote", "tech"))
    assert ask is not None
    assert ask.about == "last-cards"


# ---- several civ cards


def test_the_player_orders_several_civ_cards_that_are_due() -> None:
    state = table()
    p = state.players[0]
    p.turn.due = [2, 1, 2]
    script = civ.settle(state, 0)
    ask = run(script, ("civ", 2))
    assert ask is not None
    assert (ask.about, ask.args, p.turn.due) == ("civ", {"rank": 2}, [1, 2])


def test_civ_cards_of_one_rank_need_no_order() -> None:
    state = table()
    state.players[0].turn.due = [1, 1]
    ask = run(civ.settle(state, 0))
    assert ask is not None
    assert ask.about == "civ"


# ---- boards


def test_dealt_boards_come_with_a_choice_of_side() -> None:
    match = ludonaut.new("planet_unknown", seats=3, seed=2, options={"planets": "dealt", "corporations": "dealt"})
    boards = {p.planet for p in match.state.players}
    assert len(boards) == 3
    for _ in range(3):
        assert match.ask is not None
        own = match.state.players[match.ask.seat].planet
        assert list(match.ask.actions) == [("planet", "ksb-4156"), ("planet", own)]
        match.play(("planet", "ksb-4156"))
    assert match.ask is not None
    own = match.state.players[match.ask.seat].corporation
    assert list(match.ask.actions) == [("corporation", "universal"), ("corporation", own)]


@pytest.mark.parametrize("how", ["random", "dealt", "choose"])
def test_promotional_boards_can_be_left_out(how: str) -> None:
    options = {"planets": how, "corporations": how, "promotional": False}
    match = ludonaut.new("planet_unknown", seats=6, seed=2, options=options)
    if match.ask is not None and match.ask.about == "planet":
        assert all(PLANETS[str(action[1])].edition == "retail" for action in match.ask.actions)
    assert all(p.world.edition == p.corp.edition == "retail" for p in match.state.players)
