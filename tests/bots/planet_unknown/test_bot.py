"""Positions in which the better move is obvious, and how bots judge them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

from ludonaut.bots.planet_unknown import BOT, evaluation, policy
from ludonaut.bots.planet_unknown.evaluation import objectives, tracks
from ludonaut.bots.planet_unknown.evaluation.terrain import CHANCES, FILLED, Ground, Shape
from ludonaut.bots.planet_unknown.policy.placements import impact
from ludonaut.bots.planet_unknown.policy.wishes import Wishes
from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.content.cards import CIV_NUMBER, OBJECTIVE_NUMBER
from ludonaut.games.planet_unknown.content.grid import NUMBER, mask
from ludonaut.games.planet_unknown.content.tiles import BY_TURN, INDEX, SHAPE_OF
from ludonaut.games.planet_unknown.rules import resolve, station
from ludonaut.games.planet_unknown.rules.placement import Laid, Patch, energy_choices
from ludonaut.games.planet_unknown.rules.rovers import NewRover
from ludonaut.games.planet_unknown.rules.tile import place_actions
from ludonaut.games.planet_unknown.rules.tracks import Boost
from ludonaut.games.planet_unknown.state import Cards, PlanetUnknownState
from ludonaut.kernel import Action, Ask
from ludonaut.kernel.checks import random_choices
from ludonaut.kernel.record import begin
from tests.planet_unknown.helpers import bits, draw, lay, of, offer, raise_cube, table, tile


def weights(state: PlanetUnknownState, actions: list[Action], about: str = "resolve") -> dict[Action, float]:
    found = policy.weigh(state, 0, Ask(0, about, actions))
    return dict(zip(actions, found, strict=True))


def best(state: PlanetUnknownState, actions: list[Action], about: str = "resolve") -> Action:
    found = weights(state, actions, about)
    return max(found, key=lambda action: found[action])


def placing(state: PlanetUnknownState, number: int) -> dict[Action, float]:
    state.players[0].turn.tile = draw(state, number)
    return weights(state, place_actions(state, 0, number), "place")


def late() -> PlanetUnknownState:
    """A few rounds before the end: what is not taken now may never be reached."""
    state = table()
    state.round = 20
    return state


def test_water_goes_onto_ice() -> None:
    state = table()
    lay(state, "d2", tile("I2", "biomass", "civ"), 1)
    found = placing(state, tile("I2", "energy", "water"))
    assert found["place", "c3", 1] != found["place", "c3", 3]
    top = max(found, key=lambda action: found[action])
    copy = state.players[0]
    assert Laid(copy.turn.tile, NUMBER[str(top[1])], int(top[2])).section(1) & copy.world.ice


def test_a_tile_that_completes_a_row_is_better_than_one_that_does_not() -> None:
    state = table()
    lay(state, "f2", tile("I2", "biomass", "civ"))
    found = placing(state, tile("I2", "rover", "tech"))
    assert found["place", "f1", 1] > found["place", "g2", 0]


def test_lifepods_are_not_covered_without_need() -> None:
    state = table()
    lay(state, "g3", tile("I2", "biomass", "civ"))
    found = placing(state, tile("I2", "rover", "tech"))
    assert found["place", "h3", 0] < found["place", "h4", 0]


def test_rovers_are_not_crushed_without_need() -> None:
    state = table()
    lay(state, "f6", tile("I2", "biomass", "civ"))
    p = state.players[0]
    p.surface.rovers, p.surface.loads = [NUMBER["g6"]], [0]
    found = placing(state, tile("I2", "rover", "tech"))
    assert found["place", "g6", 0] < found["place", "e6", 0]


def test_single_squares_are_not_cut_off() -> None:
    state = table()
    lay(state, "e2", tile("I2", "biomass", "civ"))
    found = placing(state, tile("I3", "rover", "tech"))
    assert found["place", "f2", 1] < found["place", "f1", 0]  # the first would leave f1 and g1 alone


def test_a_rover_drives_onto_a_lifepod() -> None:
    state = table()
    p = state.players[0]
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["h4"]], [0], 1
    assert best(state, resolve.options(state, 0)) == ("drive", 0, "h3")


def test_a_rover_drives_towards_a_lifepod() -> None:
    state = table()
    p = state.players[0]
    p.surface.pods = bits("h3")
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["h6"]], [0], 1
    assert best(state, resolve.options(state, 0)) == ("drive", 0, "h5")


def test_a_rover_collects_a_meteorite_beside_it() -> None:
    state = table()
    p = state.players[0]
    p.surface.pods = 0
    p.land = replace(p.land, marks=bits("f6"))
    p.surface.meteorites = p.land.marks
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["f7"]], [0], 2
    assert best(state, resolve.options(state, 0)) == ("drive", 0, "f6")


def test_a_rover_without_a_goal_stays() -> None:
    state = table()
    p = state.players[0]
    p.surface.pods = 0
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["f7"]], [0], 2
    assert best(state, resolve.options(state, 0)) == ("end",)


def test_a_biomass_square_completes_a_line() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "biomass", "civ"))
    p.turn.pending = [Patch()]
    assert best(state, resolve.options(state, 0)) == ("patch", "g1")


def test_a_biomass_square_fills_a_hole() -> None:
    state = table()
    p = state.players[0]
    p.land = replace(p.land, tiles=((0, 0, 0),))
    p.land = replace(p.land, covered=bits("e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"))
    p.turn.pending = [Patch()]
    assert best(state, resolve.options(state, 0)) == ("patch", "f6")


def test_a_boost_goes_to_a_milestone() -> None:
    state = late()
    raise_cube(state, "civ", 13)
    state.players[0].turn.pending = [Boost()]
    assert best(state, resolve.options(state, 0)) == ("boost", "civ", "civ-14")


def test_a_boost_goes_to_a_large_medal() -> None:
    state = late()
    raise_cube(state, "water", 12)
    raise_cube(state, "rover", 2)
    state.players[0].turn.pending = [Boost()]
    assert best(state, resolve.options(state, 0)) == ("boost", "water", "water-13")


def test_four_medals_are_better_than_one() -> None:
    state = table()
    assert best(state, [("keep", "card06"), ("keep", "card27"), ("keep", "card09")]) == ("keep", "card27")


def test_a_third_trade_card_is_worth_more_than_a_first() -> None:
    state = table()
    p = state.players[0]
    before = weights(state, [("keep", "card35")])["keep", "card35"]
    p.cards = Cards((CIV_NUMBER["card33"], CIV_NUMBER["card34"]))
    assert weights(state, [("keep", "card35")])["keep", "card35"] > before


def test_a_card_for_rovers_is_nothing_without_rovers() -> None:
    state = table()
    assert best(state, [("keep", "card04"), ("keep", "card03")]) == ("keep", "card03")


def test_a_rover_lands_on_a_meteorite() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    p.turn.pending = [NewRover()]
    chosen = best(state, resolve.options(state, 0))
    assert p.surface.meteorites & bits(str(chosen[1]))


def test_the_station_is_turned_to_the_better_tiles() -> None:
    state = table()
    raise_cube(state, "civ", 13)
    raise_cube(state, "biomass", 15)
    offer(state, tile("O4", "civ", "energy"))
    for top in list(state.tops):
        if top != tile("O4", "civ", "energy"):
            offer(state, top - top % 12 + 6 + top % 2)  # the others show Tech and Biomass
    here = tile("O4", "civ", "energy") // 12
    assert state.tops[here] == tile("O4", "civ", "energy")
    actions: list[Action] = [("rotate", n) for n in range(6)]
    chosen = best(state, actions)
    assert here in state.depots[station.depot_of(state, 0, int(chosen[1]))]


def test_value_likes_what_scores() -> None:
    plain = table()
    better = table()
    better.players[0].board.rescued = 1
    assert BOT.evaluation.value(better, 0) > BOT.evaluation.value(plain, 0)
    higher = table()
    raise_cube(higher, "water", 6)
    assert BOT.evaluation.value(higher, 0) > BOT.evaluation.value(plain, 0) + 2
    full = table()
    lay(full, "f1", tile("I2", "biomass", "civ"), 1)
    spoilt = full.copy()
    p = spoilt.players[0]
    p.surface.meteorites = bits("f1")
    p.land = replace(p.land, marks=bits("f1"))
    assert BOT.evaluation.value(full, 0) > BOT.evaluation.value(spoilt, 0)


def test_value_dislikes_pockets() -> None:
    smooth, rough = table(), table()
    lay(smooth, "f1", tile("I2", "biomass", "civ"), 1)
    lay(rough, "f2", tile("I2", "biomass", "civ"), 1)
    assert BOT.evaluation.value(smooth, 0) > BOT.evaluation.value(rough, 0)


def test_value_at_the_end_is_the_score() -> None:
    state = table()
    raise_cube(state, "civ", 15)
    state.phase = "over"
    assert BOT.evaluation.value(state, 0) == GAME.scores(state)[0].total


def test_the_features_are_those_with_a_weight() -> None:
    state = table()
    assert set(evaluation.features(state, 0)) == set(evaluation.FEATURES)


def test_cards_to_come_count() -> None:
    state = table()
    before = BOT.evaluation.value(state, 0)
    state.players[0].turn.due = [3]
    assert BOT.evaluation.value(state, 0) > before


def test_a_square_of_the_wanted_terrain_brings_a_rectangle_nearer() -> None:
    card = OBJECTIVE_NUMBER["goal01"]  # three by three squares of Civ
    p = table(1).players[0]
    square = ["e5", "f5", "g5", "e6", "f6", "g6", "e7", "f7", "g7"]
    found = []
    for count in (0, 1, 8, 9):
        squares = bits(*square[:count])
        p.land = replace(p.land, terrain=of(INDEX["civ"], squares), covered=squares)
        found.append(objectives.hope(p, card, 10))
    assert found == sorted(found) and found[0] < found[1] and found[-1] == 5


def test_a_rectangle_without_room_is_not_hoped_for() -> None:
    card = OBJECTIVE_NUMBER["goal01"]
    p = table(1).players[0]
    p.land = replace(p.land, covered=p.world.ground)
    assert objectives.hope(p, card, 10) == 0


def test_an_objective_is_worth_less_when_time_runs_out() -> None:
    p = table(1).players[0]
    for name in ("goal01", "goal07", "goal19", "goal25", "goal27"):
        assert objectives.hope(p, OBJECTIVE_NUMBER[name], 2) < objectives.hope(p, OBJECTIVE_NUMBER[name], 18), name


def test_of_two_tiles_with_the_same_resources_the_larger_is_taken() -> None:
    state = table(1)
    lay(state, "f1", tile("I2", "biomass", "civ"), 1)
    offer(state, tile("N5", "rover", "tech"))
    inner = station.stack_before(state, 0, "inner")
    state.tops[inner] = inner * 12 + 4  # Rover and Tech, without a meteor
    assert best(state, [("take", "outer"), ("take", "inner")], "take") == ("take", "outer")


def test_a_tile_is_taken_for_the_line_that_it_completes() -> None:
    state = table(1)
    p = state.players[0]
    lay(state, "f2", tile("I2", "biomass", "civ"), 1)
    p.land = replace(p.land, covered=p.world.ground & ~bits("f1", "g1", "c6", "d6", "e6", "c7", "d7", "e7", "d8"))
    offer(state, tile("N5", "rover", "tech"))
    outer, inner = station.stack_before(state, 0, "outer"), station.stack_before(state, 0, "inner")
    state.tops[inner] = tile("I2", "rover", "tech")
    state.depots = tuple((a, tile("I2", "rover", "tech") // 12) if a == outer else (a, b) for a, b in state.depots)
    assert best(state, [("take", "outer"), ("take", "inner")], "take") == ("take", "inner")


def test_energy_lies_beside_the_terrain_whose_track_is_worth_most() -> None:
    state = late()
    lay(state, "d2", tile("I2", "biomass", "civ"), 1)
    p = raise_cube(state, "civ", 13)
    number = tile("I2", "energy", "water")
    found = placing(state, number)
    top = max(found, key=lambda action: found[action])
    section = Laid(number, NUMBER[str(top[1])], int(top[2])).section(INDEX["energy"])
    assert energy_choices(p, section, INDEX["water"]) >> INDEX["civ"] & 1


def test_a_meteorite_is_cheaper_beside_a_rover() -> None:
    p = table(1).players[0]
    p.surface.rovers, p.surface.loads = [NUMBER["e6"]], [0]
    ground = Ground(p, 10)
    assert impact(p, ground, NUMBER["e7"]) < impact(p, ground, NUMBER["h7"])


def test_a_meteorite_costs_more_where_lines_are_nearly_complete() -> None:
    p = table(1).players[0]
    p.land = replace(p.land, covered=p.world.lines[5][0] & ~bits("a6"))  # row 6
    ground = Ground(p, 6)
    assert impact(p, ground, NUMBER["f6"]) > impact(p, ground, NUMBER["f7"])


def test_a_rover_fetches_the_meteorite_that_blocks_a_complete_line() -> None:
    state = table()
    p = state.players[0]
    p.surface.pods = 0
    p.land = replace(p.land, covered=p.world.lines[5][0])
    p.surface.meteorites = bits("f6", "f8")
    p.land = replace(p.land, marks=p.surface.meteorites)
    p.surface.rovers, p.surface.loads, p.turn.moves = [NUMBER["f7"]], [0], 1
    assert best(state, resolve.options(state, 0)) == ("drive", 0, "f6")


def test_a_tile_goes_on_with_the_rectangle_that_is_wanted() -> None:
    p = table(1).players[0]
    p.cards = Cards(objectives=(OBJECTIVE_NUMBER["goal01"],))  # three by three squares of Civ
    squares = bits("e5", "f5", "g5", "e6", "f6", "g6", "e7", "f7")
    p.land = replace(p.land, terrain=of(INDEX["civ"], squares), covered=squares)
    (wish,) = Wishes(p, 8).places
    assert wish.gain(bits("g7"), bits("g7", "h7")) > 0
    assert wish.gain(bits("h7"), bits("g7", "h7")) < 0


def test_a_step_on_a_track_that_must_be_climbed_counts_for_more() -> None:
    state = table(1)
    p = raise_cube(state, "water", 13)
    p.cards = Cards(objectives=())
    before = weights(state, [("boost", "water", "water-13")])["boost", "water", "water-13"]
    p.cards = Cards(objectives=(OBJECTIVE_NUMBER["goal22"],))  # Water at its maximum
    assert weights(state, [("boost", "water", "water-13")])["boost", "water", "water-13"] > before


def test_a_line_that_lacks_much_is_given_up_when_time_runs_out() -> None:
    assert CHANCES[1][8] < 0.1 < CHANCES[18][8]
    assert all(chances == sorted(chances, reverse=True) for chances in CHANCES)


def test_what_lies_far_ahead_on_a_track_counts_less_late() -> None:
    early, late = tracks.heights("universal", INDEX["civ"], 18), tracks.heights("universal", INDEX["civ"], 2)
    start = INDEX["civ"] * 16
    assert early[start] > late[start]
    assert early[start + 15] == late[start + 15] == 5


@pytest.mark.parametrize("seed", range(6))
def test_shortcuts_in_rollouts_choose_what_the_whole_list_would(seed: int) -> None:
    """The favourite place has the largest weight, cheap replies are legal, cached steps are those computed again."""
    match = begin(GAME, 2, seed, {"planets": "random", "corporations": "random", "events": seed % 2 == 0}, auto=False)
    luck, found = Random(seed), 0
    for seat, action in random_choices(match, luck):
        ask, state = match.asks[seat], match.state
        reply, place = policy.reply(state, ask), policy.favourite(state, ask)
        assert reply is None or reply in ask.actions
        if place is not None:
            found += 1
            weighed = dict(zip(ask.actions, policy.weigh(state, seat, ask), strict=True))
            assert weighed[place] == max(weighed.values())
        cached = tracks.steps(state.players[seat], 5)
        with patch.dict(tracks._STEPS, clear=True):
            assert tracks.steps(state.players[seat], 5) == cached
        match.step(action, seat)
    assert found > 10


def test_a_place_is_weighed_by_the_ground_that_it_leaves() -> None:
    """Small windows and counts of columns give the same values as the whole planet before and after."""
    match = begin(GAME, 4, 0, {"planets": "random"}, auto=False)
    found = 0
    for seat, action in random_choices(match, Random(0)):
        p = match.state.players[seat]
        if action[0] == "place" and p.world.rule not in ("cities", "globes"):
            found += 1
            shape, number = BY_TURN[SHAPE_OF[p.turn.tile]][int(action[2])], NUMBER[str(action[1])]
            before = Ground(p, 8)
            before.pods = before.rovers = 0
            score = before.weigh(number, Shape(shape.cells))
            covered = mask([number + cell for cell in shape.cells])
            p.land = replace(p.land, covered=p.land.covered | covered)
            after = Ground(p, 8)
            gain = sum(after.stakes) - sum(before.stakes) + before.rough - after.rough + FILLED * len(shape.cells)
            assert score == pytest.approx(gain)
            p.land = replace(p.land, covered=p.land.covered & ~covered)
        match.step(action, seat)
    assert found > 20
