"""Civ cards, objectives and events: one test a kind."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest

from ludonaut.games.planet_unknown import GAME, scoring, setup
from ludonaut.games.planet_unknown.content.cards import (
    CIV,
    CIV_NUMBER,
    EVENTS,
    OBJECTIVES,
    Personal,
    Shared,
    epilogue,
    target,
)
from ludonaut.games.planet_unknown.content.corporations import spot
from ludonaut.games.planet_unknown.content.grid import NUMBER, beside
from ludonaut.games.planet_unknown.content.tiles import BIOMASS, TECH, WATER
from ludonaut.games.planet_unknown.content.tiles import CIV as CIV_TRACK
from ludonaut.games.planet_unknown.rules import civ, events, placement, resolve, rovers, station
from ludonaut.games.planet_unknown.rules import tile as turns
from ludonaut.games.planet_unknown.rules import turn as rounds
from ludonaut.games.planet_unknown.rules.meteorites import Gather
from ludonaut.games.planet_unknown.rules.placement import Patch
from ludonaut.games.planet_unknown.rules.pods import Abandon, Maroon, Rescue
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.rovers import NewRover, Scrap
from ludonaut.games.planet_unknown.rules.tracks import Boost, Omen, Resource
from ludonaut.games.planet_unknown.state import Cards, PlanetUnknownState, Player, Step
from ludonaut.kernel import Ask

from .helpers import bits, do, lay, of, offer, offers, raise_cube, run, table, tile, with_tech


def play(state: PlanetUnknownState, card: str) -> Player:
    """Put the immediate effects of a card into the pool."""
    p = state.players[0]
    script = civ.apply(state, 0, p, CIV[CIV_NUMBER[card]])
    with contextlib.suppress(StopIteration):
        next(script)
    return p


def strike(state: PlanetUnknownState, op: str, n: int | None = None) -> Player:
    """The first event of this kind strikes seat 0."""
    card = next(e for e in EVENTS if e.effect.op == op and (n is None or e.effect.n == n))
    p = state.players[0]
    events.strike(state, 0, card.effect)
    return p


# ---- civ cards


def test_players_plus_one_cards_of_each_rank_are_in_play() -> None:
    state = table(4)
    assert [len(deck) for deck in state.decks[1:]] == [5, 5, 5, 5]


def test_one_card_is_kept_and_the_others_stay_for_the_next() -> None:
    state = table()
    before = state.decks[1]
    script = civ.take_card(state, 0, 1)
    ask = next(script)
    assert isinstance(ask, Ask)
    assert [a[1] for a in ask.actions] == [CIV[c].id for c in before]
    with contextlib.suppress(StopIteration):
        script.send(ask.actions[0])
    assert len(state.decks[1]) == len(before) - 1


def test_an_empty_deck_gives_no_card() -> None:
    state = table()
    state.decks = ((), (), *state.decks[2:])
    assert run(civ.take_card(state, 0, 1)) is None


def test_the_commander_takes_first_and_then_clockwise() -> None:
    state = table(3)
    state.commander = 1
    state.phase, state.then, state.queue = "settle", "next_round", station.order(state)
    for p in state.players:
        p.turn.due = [1]
    ask = next(rounds.settle(state))
    assert isinstance(ask, Ask)
    assert (ask.seat, station.order(state)) == (1, (1, 2, 0))


def test_temp_agency_advances_two_different_cubes() -> None:
    state = table()
    play(state, "card01")
    do(state, "promote", "civ")
    assert not offers(state, "promote", "civ")
    assert offers(state, "promote", "tech")


def test_operations_advances_one_cube_twice() -> None:
    state = table()
    play(state, "card02")
    do(state, "promote", "water")
    assert resolve.options(state, 0) == [("promote", "water", "water-2")]


def test_cards_with_biomass_and_movement() -> None:
    state = table()
    assert play(state, "card26").turn.pending == [Patch()] * 3
    assert play(state, "card04").turn.moves == 4


@pytest.mark.parametrize(("card", "gains"), [("card05", 0), ("card16", 2)])
def test_an_extra_tile_with_or_without_its_resources(card: str, gains: int) -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    offer(state, tile("O4", "rover", "tech"))
    state.phase = "settle"
    script = civ.apply(state, 0, p, CIV[CIV_NUMBER[card]])
    run(script, ("take", "inner"), ("place", "f2", 0))
    assert len(p.land.tiles) == 2
    assert len(p.turn.pending) == gains


def test_lifepods_are_collected_from_the_planet_up_to_the_number() -> None:
    state = table()
    p = play(state, "card13")
    do(state, "rescue", "h3")
    assert (p.board.rescued, len(p.turn.pending)) == (1, 1)
    assert offers(state, "end")


def test_relocation_sets_a_rover_down_anywhere() -> None:
    state = table()
    state.players[0].surface.rovers, state.players[0].surface.loads = [NUMBER["f6"]], [0]
    p = play(state, "card14")
    do(state, "beam", 0, "h3")
    assert (p.surface.rovers, p.board.rescued) == ([NUMBER["h3"]], 1)


def test_a_landing_zone_clears_one_line() -> None:
    state = table()
    p = state.players[0]
    p.surface.meteorites = bits("f6", "h6", "h8")
    p.land = replace(p.land, marks=p.surface.meteorites)
    play(state, "card17")
    assert resolve.options(state, 0)[:2] == [("clear", "row-6"), ("clear", "row-8")]
    do(state, "clear", "row-6")
    assert p.surface.meteorites == bits("h8")


def test_unionization_lifts_all_cubes_to_space_5_without_synergy() -> None:
    state = table()
    p = play(state, "card21")
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    for _ in range(5):
        do(state, "climb", "biomass")
    assert p.board.cubes[BIOMASS] == spot(BIOMASS, 5)
    assert Patch() in p.turn.pending
    assert Boost() not in p.turn.pending


def test_meteor_defense_destroys_without_collecting() -> None:
    state = table()
    p = state.players[0]
    p.surface.meteorites = bits("f6")
    p.land = replace(p.land, marks=bits("f6"))
    play(state, "card25")
    do(state, "blast", "f6")
    assert (p.surface.meteorites, p.board.collected) == (0, 0)


def test_end_game_cards_are_scored() -> None:
    state = table()
    p = state.players[0]
    p.land = replace(p.land, patches=bits("f1", "g1"))
    p.cards = Cards(tuple(CIV_NUMBER[c] for c in ("card06", "card27", "card22")))
    assert scoring.civ_points(p) == 1 + 4 + 2
    p.cards = Cards(tuple(CIV_NUMBER[c] for c in ("card33", "card34", "card35")))
    assert scoring.civ_points(p) == 6
    p.board.collected, p.cards = 7, Cards(tuple(CIV_NUMBER[c] for c in ("card29", "card30")))
    assert scoring.meteorite_points(p) == 2 * 3
    p.board.rescued, p.cards = 4, Cards((CIV_NUMBER["card28"],))
    assert scoring.pod_points(p) == 8


def test_end_game_cards_that_advance_a_cube_do_so_before_scoring() -> None:
    state = table()
    p = raise_cube(state, "civ", 14)
    p.cards = Cards((CIV_NUMBER["card24"],))
    state.phase, state.queue = "final", (0,)
    run(rounds.final(state), ("promote", "civ"))
    assert p.board.cubes[CIV_TRACK] == spot(CIV_TRACK, 15)


# ---- objectives


def test_neighbours_compare_5_2_0() -> None:
    assert scoring.compare(21, [17], "most") == 5
    assert scoring.compare(3, [3], "most") == 2
    assert scoring.compare(2, [3], "most") == 0
    assert scoring.compare(2, [3], "least") == 5


def test_each_card_lies_between_two_neighbours() -> None:
    state = table(4)
    state.shared = (0, 1, 2, 3)
    assert scoring.rivals(state, 0) == [(0, [1]), (3, [3])]
    state = table(2)
    state.shared = (4, 5, 6)
    assert scoring.rivals(state, 1) == [(4, [0]), (5, [0]), (6, [0])]


def test_every_shared_metric() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    lay(state, "f4", tile("I4", "biomass", "civ"), 0)
    assert scoring.measure(p, Shared("resource_symbols_on_perimeter", "most", "civ")) == 1
    assert scoring.measure(p, Shared("resource_symbols_on_planet", "least", "civ")) == 2
    assert scoring.measure(p, Shared("largest_terrain_area_size", "most", "civ")) == 2
    assert scoring.measure(p, Shared("number_of_terrain_areas", "most", "civ")) == 2
    raise_cube(state, "tech", 15)
    p.board.collected, p.board.rescued, p.board.stowed = 4, 2, (1,)
    assert scoring.measure(p, Shared("tracks_at_maximum", "most")) == 1
    assert scoring.measure(p, Shared("meteorites_collected", "most")) == 4
    assert scoring.measure(p, Shared("lifepods_collected", "most")) == 3


def test_every_personal_test() -> None:
    state = table()
    p = state.players[0]
    squares = bits(*(f"{c}{r}" for c in "de" for r in range(3, 8)))
    p.land = replace(p.land, terrain=of(BIOMASS, squares))
    assert scoring.fulfils(p, Personal("filled_rectangle", "biomass", w=2, h=5))
    assert scoring.fulfils(p, Personal("filled_rectangle", "biomass", w=5, h=2))
    assert not scoring.fulfils(p, Personal("filled_rectangle", "biomass", w=3, h=3))
    p.land = replace(p.land, symbols=of(BIOMASS, bits("d3", "d4", "d5", "e5", "e6", "e7")))
    assert scoring.fulfils(p, Personal("single_area_with_symbols", "biomass", n=6))
    raise_cube(state, "civ", 15)
    assert scoring.fulfils(p, Personal("track_at_maximum", "civ"))
    assert scoring.fulfils(p, Personal("resource_symbols_at_most", "energy", n=5))
    p.board.collected = 9
    assert scoring.fulfils(p, Personal("collected_at_least", "meteorite", n=9))
    assert not scoring.fulfils(p, Personal("collected_more_than"))
    p.land = replace(p.land, covered=p.world.ice)
    assert scoring.fulfils(p, Personal("no_uncovered_base", "ice"))
    assert not scoring.fulfils(p, Personal("no_uncovered_base", "land"))


# ---- events


def test_the_last_event_makes_the_round_the_last() -> None:
    state = table(events=True)
    state.deck = state.deck[:1]
    events.draw(state)
    assert state.ending == "events"


def test_advance_and_regress_events() -> None:
    state = table(events=True)
    p = strike(state, "run", 1)
    assert resolve.options(state, 0) == [("promote", "civ", "civ-1"), ("promote", "rover", "rover-1")]
    p.turn.pending.clear()
    raise_cube(state, "water", 2)
    raise_cube(state, "tech", 1)
    strike(state, "regress", 3)
    assert resolve.options(state, 0) == [("regress", "water")]  # none can drop three: the largest drop counts
    do(state, "regress", "water")
    assert p.board.cubes[WATER] == spot(WATER, 0)


def test_a_blind_jump_gives_no_rewards() -> None:
    state = table(events=True)
    p = strike(state, "run", 3)
    for _ in range(3):
        do(state, "promote", "civ")
    assert (p.board.cubes[CIV_TRACK], p.turn.due, p.turn.pending) == (spot(CIV_TRACK, 3), [], [])


@pytest.mark.parametrize(
    ("op", "step"),
    [
        ("patch", Patch()),
        ("rescue", Rescue()),
        ("gather", Gather()),
        ("maroon", Maroon()),
        ("abandon", Abandon()),
        ("omen", Omen()),
    ],
)
def test_events_that_put_something_into_the_pool(op: str, step: Step) -> None:
    state = table(events=True)
    p = strike(state, op)
    assert p.turn.pending == [step]


def test_synergy_event() -> None:
    assert strike(table(events=True), "synergy").turn.pending == [Boost()]


def test_an_impact_needs_a_free_meteor_symbol_and_destroys_a_rover() -> None:
    state = table(events=True)
    p = strike(state, "impact")
    assert resolve.options(state, 0) == [("end",)]
    p.land = replace(p.land, marks=bits("f6"))
    p.surface.rovers, p.surface.loads = [NUMBER["f6"]], [0]
    do(state, "impact", "f6")
    assert (p.surface.meteorites, p.surface.rovers, p.surface.lost) == (bits("f6"), [], 1)


def test_an_impact_spares_those_with_tech_5() -> None:
    state = table(events=True)
    with_tech(state, 5)
    assert strike(state, "impact").turn.pending == []


def test_a_rover_is_lost_only_if_there_are_more() -> None:
    state = table(events=True)
    p = state.players[0]
    p.surface.rovers, p.surface.loads = [NUMBER["f6"]], [0]
    assert strike(state, "scrap").turn.pending == []
    p.surface.rovers, p.surface.loads = [NUMBER["f6"], NUMBER["f7"]], [0, 0]
    assert strike(state, "scrap").turn.pending == [Scrap()]


def test_collected_things_can_be_lost() -> None:
    state = table(events=True)
    p = state.players[0]
    p.board.collected = p.board.rescued = 1
    strike(state, "drop_meteorite")
    strike(state, "abandon")
    do(state, "abandon", "score")
    assert (p.board.collected, p.board.rescued, p.surface.lost_pods) == (0, 0, 1)


def test_rovers_keep_off_a_barred_terrain() -> None:
    state = table(events=True)
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    civ_square = "f1" if p.land.terrain[CIV_TRACK] & bits("f1") else "g1"
    below = f"{civ_square[0]}2"
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER[below]], [0], 1
    assert ("drive", 0, civ_square) in rovers.drives(state, p)
    state.barred = CIV_TRACK
    assert ("drive", 0, civ_square) not in rovers.drives(state, p)


def test_tiles_keep_off_the_edge_the_ice_and_their_like() -> None:
    state = table(events=True)
    p = state.players[0]
    lay(state, "f1", tile("O4", "civ", "energy"))
    number = tile("I2", "biomass", "civ")
    for limit, forbidden in ((placement.NO_EDGE, p.world.edge), (placement.NO_ICE, p.world.ice)):
        for _, square, turn in placement.placements(p, number, (limit, True)):
            assert not placement.Laid(number, NUMBER[str(square)], int(turn)).under & forbidden
    for _, square, turn in placement.placements(p, number, (placement.NO_MATCH, True)):
        new = placement.Laid(number, NUMBER[str(square)], int(turn))
        assert not beside(new.section(CIV_TRACK)) & p.land.terrain[CIV_TRACK]


def test_only_one_resource_of_the_tile_counts() -> None:
    state = table(events=True)
    state.limits = placement.ONE_RESOURCE
    p = state.players[0]
    offer(state, tile("O4", "rover", "tech"))
    run(turns.turn(state, 0), ("take", "inner"), ("place", "f1", 0), ("use", "tech"))
    assert [step.resource for step in p.turn.pending if isinstance(step, Resource)] == [TECH]


def test_the_decks_of_civ_cards_grow_and_shrink() -> None:
    state = table(1)
    events._change_decks(state, "more_civ")
    assert [len(deck) for deck in state.decks[1:]] == [3, 3, 3, 3]
    events._change_decks(state, "fewer_civ")
    assert [len(deck) for deck in state.decks[1:]] == [2, 2, 2, 2]


def test_events_48_and_51_log_their_result() -> None:
    """Cards that leave the decks are told by their ranks, a lost meteorite with the number that is left."""
    state = table(events=True)
    state.events = []
    state.decks = (*state.decks[:2], (), *state.decks[3:])
    state.players[0].board.collected = 2
    events._change_decks(state, "fewer_civ")
    strike(state, "drop_meteorite")
    assert [(told.about, told.args) for told in state.events] == [
        ("fewer-civ", {"ranks": [1, 3, 4]}),
        ("meteorite-lost", {"seat": 0, "count": 1}),
    ]
    for lang in ("en", "fr"):
        lines = [GAME.texts.say(lang, f"log-{told.about}", told.args) for told in state.events]
        assert "1, 3" in lines[0]
        assert "1" in lines[1]


def test_peeking_shows_the_next_event_to_those_who_chose_it() -> None:
    state = table(events=True)
    strike(state, "omen")
    do(state, "peek")
    events._peek(state)
    assert state.next_event >= 0
    assert state.peekers == 1
    assert state.next_event not in state.deck


# ---- solo


def solo() -> PlanetUnknownState:
    state = table(1)
    state.phase = "event"
    return state


def test_the_solo_target_of_the_rulebook_example_is_58() -> None:
    assert target({"red": 8, "orange": 3, "green": 9}) == 58


def test_seven_epilogues() -> None:
    assert [epilogue(58 + d, 58) for d in (-30, -10, -5, 0, 5, 10, 15)] == [0, 1, 2, 3, 4, 5, 6]
    assert epilogue(57, 58) == 2


def test_alone_the_station_turns_by_one_depot_clockwise() -> None:
    state = table(1)
    before = state.rotation
    state.phase = "rotate"
    assert run(rounds.rotate(state)) is None
    assert state.rotation == (before - 1) % 6


def test_alone_one_keeps_three_of_four_objectives() -> None:
    state = table(1)
    assert len(state.players[0].cards.objectives) == 4
    script = setup._put_back(state, 0)
    ask = next(script)
    assert isinstance(ask, Ask)
    assert len(ask.actions) == 4


def test_a_spare_rover_comes_with_the_tile() -> None:
    state = solo()
    strike(state, "extra_rover")
    p = state.players[0]
    assert p.board.garage == 3
    state.phase, state.limits = "turn", placement.EXTRA_ROVER
    offer(state, tile("O4", "rover", "tech"))
    run(turns.turn(state, 0), ("take", "inner"), ("place", "f1", 0))
    assert NewRover() in p.turn.pending


def test_a_new_objective_and_a_lost_one() -> None:
    state = solo()
    p = state.players[0]
    events._more_objective(state)
    assert len(p.cards.objectives) == 5
    strike(state, "forgo")
    do(state, "forgo", OBJECTIVES[p.cards.objectives[0]].id)
    assert (len(p.cards.objectives), len(state.lost_goals)) == (4, 1)


def test_a_stack_leaves_the_game_unless_that_would_end_it() -> None:
    state = solo()
    run(events._remove_stack(state), ("remove", "outer"))
    assert len(state.gone) == 12
    assert run(events._remove_stack(state)) is None
    assert len(state.gone) == 12


def test_a_free_rotation() -> None:
    state = solo()
    before = state.rotation
    run(events.free_rotation(state), ("rotate", 2))
    assert state.rotation == (before - 2) % 6
    assert station.depot_of(state, 0) == state.rotation


def test_resolving_ends_when_nothing_is_left() -> None:
    assert run(resolve_all(solo(), 0)) is None
