"""Positions in which the better move is obvious: a bot must find it."""

from __future__ import annotations

from random import Random

import pytest

from ludonaut import new
from ludonaut.bots.spacecorp import BOT
from ludonaut.bots.spacecorp.evaluation import FEATURES, LATE, features
from ludonaut.bots.spacecorp.policy import MOVE, _journey, quick, weigh
from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.rules.actions import menu
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import Action, Match, Seat
from ludonaut.lab import simulate
from ludonaut.players import make
from tests.spacecorp.table import base, era, give, infra, progress, rich, tile


def ready(state: SpaceCorpState) -> Match[SpaceCorpState]:
    """A match from this position, with the first question that concerns seat 0."""
    state.loose.clear()
    match: Match[SpaceCorpState] = Match(GAME, state, auto=False)
    assert 0 in match.asks
    return match


def chosen(state: SpaceCorpState, *before: Action) -> Action:
    """The greedy player's choice."""
    match = ready(state)
    for action in before:
        match.play(action)
    return make("greedy", 3).choose(Seat(match, 0))


def favourite(state: SpaceCorpState, *before: Action) -> Action:
    """What the policy prefers."""
    match = ready(state)
    for action in before:
        match.play(action)
    ask = match.asks[0]
    weights = weigh(match.state, 0, ask)
    return ask.actions[weights.index(max(weights))]


def test_it_explores_where_a_team_stands_with_the_right_card() -> None:
    state = era(0)
    state.corps[0].teams[0] = "mars_north"
    give(state, 0, "N24", "N01")
    assert chosen(state) == ("explore", "mars_north")


def test_it_builds_a_base_rather_than_walk_away() -> None:
    state = era(0)
    state.corps[0].teams[0] = "phobos"
    state.corps[0].claims[0] = True
    tile(state, "phobos", "M-e1-2")
    give(state, 0, "N22", "N06")
    assert chosen(state) == ("build", "phobos")


def test_it_puts_a_refinery_on_a_rich_tile() -> None:
    state = era(0)
    state.corps[0].teams[0] = "mars_north"
    tile(state, "mars_north", "M-e2-2")
    give(state, 0, "N22", "N23")
    assert favourite(state, ("build", "mars_north")) == ("base", "refinery")


def test_it_produces_much_when_it_can() -> None:
    state = era(1)
    for site, one in (("ceres", "P-e1-4"), ("vesta", "P-e1-3")):
        tile(state, site, one)
        base(state, 0, site, "refinery")
    give(state, 0, "P47", "P09")
    assert chosen(state) == ("produce",)


def test_it_plays_the_second_produce_card_for_a_second_tile() -> None:
    state = era(0)
    for site, one in (("moon", "M-e1-2"), ("phobos", "M-e1-3")):
        tile(state, site, one)
        base(state, 0, site, "refinery")
    give(state, 0, "N30", "N28")
    assert favourite(state, ("produce",), ("card", "N30")) == ("card", "N28")


def test_it_claims_a_contract() -> None:
    state = era(0)
    tile(state, "moon", "M-e1-2")
    base(state, 0, "moon", "refinery")
    give(state, 0, "N30")
    assert chosen(state, ("produce",), ("card", "N30"), ("done",)) == ("claim", "MC1")


def test_it_stops_paying_when_it_is_enough() -> None:
    state = era(0)
    state.corps[0].teams[0] = "moon"
    give(state, 0, "N24", "N10", "N26")
    assert favourite(state, ("explore", "moon"), ("card", "N10")) == ("done",)


@pytest.mark.parametrize("first", ["mariners", "planeteers", "starfarers"])
def test_what_it_answers_quickly_is_its_only_favourite(first: str) -> None:
    match = new("spacecorp", seats=3, seed=8, options={"first": first, "last": first})
    luck, found = Random(8), 0
    for _ in range(150):
        ask = match.ask
        if ask is None:
            break
        answer, weights = quick(match.state, ask), weigh(match.state, ask.seat, ask)
        if answer is not None:
            found += 1
            assert weights.count(max(weights)) == 1
            assert ask.actions[weights.index(max(weights))] == answer
        match.step(luck.choice(ask.actions) if luck.random() < 0.3 else ask.actions[weights.index(max(weights))])
    assert found


def test_it_pays_with_the_card_that_wastes_least() -> None:
    state = era(0)
    state.corps[0].teams[0] = "moon"
    give(state, 0, "N24", "N10")
    assert favourite(state, ("explore", "moon")) == ("card", "N10")


def test_it_researches_with_an_empty_hand() -> None:
    state = era(0)
    state.corps[0].teams[:2] = ["lunar_l4", "lunar_l4"]
    assert chosen(state) == ("research",)


def test_it_takes_a_strong_card_from_the_offer() -> None:
    state = era(1)
    state.discard += state.offer
    for card in ("P13", "P05"):
        for pile in (state.deck, state.top, state.discard):
            if card in pile:
                pile.remove(card)
    state.offer = ["P13", "P05", "", ""]
    assert favourite(state, ("research",), ("done",)) == ("take", "P13")


def test_it_fills_an_empty_slot_before_it_covers_a_good_one() -> None:
    state = era(0)
    infra(state, 0, "reusable_solid_core_nuclear_drive")
    give(state, 0, "N20")
    assert favourite(state, ("upgrade", "N20")) != ("slot", 1)


def test_it_shields_itself_rather_than_pay() -> None:
    state = era(1)
    rich(state, 0, 6)
    state.corps[0].teams[0] = "ceres"
    tile(state, "ceres", "P-e1-2")
    base(state, 0, "ceres", "research")
    give(state, 0, "P18", "P16")
    asked = favourite(state, ("move", "ceres"), ("to", "callisto"))
    assert asked == ("card", "P18")


def test_it_sends_a_team_to_unexplored_ground_not_to_built_ground() -> None:
    state = era(0)
    tile(state, "moon", "M-e1-1")
    base(state, 1, "moon", "research")
    give(state, 0, "N42", "N16", "N17")
    way = favourite(state, ("move", "earth"))
    assert way != ("to", "moon")
    assert way[1] in ("sisyphus", "phobos", "deimos", "halley", "mars_north", "mars_south", "asteroid_belt")


def test_it_founds_a_colony_when_the_ground_is_ready() -> None:
    state = era(2)
    tile(state, "gliese_1", "S-p-4", "S-s-11")
    base(state, 0, "gliese_1", "industrial", "research")
    give(state, 0, "S05", "S06")
    assert chosen(state) == ("colonize", "gliese_1")


def test_it_goes_to_the_orion_arm_for_five_profit() -> None:
    state = era(2)
    rich(state, 0, 9)
    state.corps[0].teams[0] = "kapteyn"
    tile(state, "kapteyn", "S-p-3", "S-s-1")
    base(state, 0, "kapteyn", "refinery", "research")
    state.colony_stock.remove("K02")
    state.colonies["kapteyn"] = "K02"
    give(state, 0, "S16", "S20")
    assert favourite(state, ("move", "kapteyn")) == ("to", "orion_1")


def test_it_keeps_the_best_tile_as_a_legacy() -> None:
    state = era(0)
    for site, one, kind in (("moon", "M-e1-4", "research"), ("mars_north", "M-e2-2", "refinery")):
        tile(state, site, one)
        base(state, 0, site, kind)
    state.phase = "legacy"
    assert favourite(state) == ("legacy", "mars_north")


def test_it_does_not_pass_while_something_pays() -> None:
    state = era(0)
    state.discard += state.deck + state.top
    state.deck.clear()
    state.top.clear()
    tile(state, "moon", "M-e1-2")
    base(state, 0, "moon", "refinery")
    give(state, 0, "N30")
    assert ("pass",) in menu(state, 0)
    assert chosen(state) == ("produce",)


def test_it_opens_phobes_with_a_security_base() -> None:
    state = era(2)
    rich(state, 0, 3)
    state.corps[0].teams[0] = "wolf_359"
    tile(state, "wolf_359", "S-a-1")
    give(state, 0, "S34")
    assert favourite(state, ("build", "wolf_359")) == ("base", "security")


def test_more_of_everything_is_worth_more() -> None:
    state = era(1)
    before = BOT.evaluation.value(state, 0)
    rich(state, 0, 3)
    assert abs(BOT.evaluation.value(state, 0) - before - 3) < 1e-9
    progress(state, 0, "probe_network")
    assert BOT.evaluation.value(state, 0) > before + 3
    give(state, 0, "P13")
    assert BOT.evaluation.value(state, 0) > before + 4


def test_the_features_are_those_with_a_weight() -> None:
    assert set(features(era(2), 0)) == set(FEATURES)


def test_it_draws_the_cards_of_its_research() -> None:
    """By the evaluation a drawn card costs time: a bot that leaves it in the deck would do so for ever."""
    state = era(2)
    corp = state.corps[0]
    give(state, 0, "S18", "S21", "S42", "S49", "S29")
    infra(state, 0, "S03")
    corp.teams[:4] = ["tau_ceti", "ross_780", "epsilon_eridani", "epsilon_indi"]
    corp.claims[1:4] = [True, True, True]
    tile(state, "wolf_359", "S-p-10")
    tile(state, "ross_780", "S-a-2", "S-s-9", "S-s-3")
    tile(state, "epsilon_eridani", "S-p-5", "S-s-8", "S-s-12")
    tile(state, "epsilon_indi", "S-p-16", "S-s-7", "S-s-11")
    base(state, 0, "wolf_359", "refinery")
    corp.found = [one for tiles in state.tiles.values() for one in tiles]
    while state.deck_cards() > 20:
        state.discard.append(state.draw())
    assert chosen(state, ("research",), ("done",))[0] in ("draw", "take")


def test_it_does_not_leave_the_best_place_in_reach() -> None:
    """Two players who walk to and fro, and leave the drawing to each other, would never come to an end."""
    state = era(0)
    state.corps[0].teams[0] = "mars_north"
    give(state, 0, "N42", "N16", "N17", "N30", "N21")
    assert _journey(ready(state).state, 0, "mars_north") < MOVE == _journey(state, 0, "earth")


def test_when_an_era_is_overdue_waiting_saves_no_time_and_drawing_is_good_even_for_a_full_hand() -> None:
    state = era(1)
    give(state, 0, "P35", "P37", "P29", "P31", "P16", "P30", "P17")
    early = BOT.evaluation.value(state, 0)
    state.round = LATE[1] + 1
    late = BOT.evaluation.value(state, 0)
    assert late < early
    state.discard.append(state.draw())
    drawn = BOT.evaluation.value(state, 0)
    assert late < drawn
    state.corps[0].hand.append(state.discard.pop())
    assert late < BOT.evaluation.value(state, 0) < drawn - 1


@pytest.mark.parametrize("seed", [10, 15, 16, 17])
def test_two_bots_come_to_an_end(seed: int) -> None:
    """In these games the policy once walked to and fro for ever."""
    result = simulate.play(simulate.Task("spacecorp", 2, seed, ("policy",)))
    assert not result.error and result.decisions < 2000


def test_waiting_by_exchanging_infra_comes_to_an_end() -> None:
    """In this game one had nothing to do but exchange its Infra, and the other found it best to do so, too."""
    result = simulate.play(simulate.Task("spacecorp", 2, 6000053, ("greedy:0.15", "greedy")))
    assert not result.error and result.decisions < 2000
