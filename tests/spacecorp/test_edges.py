"""Edges: each at its moment, offered without betraying a hand."""

from __future__ import annotations

import pytest

from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.rules import edges
from ludonaut.games.spacecorp.rules.actions import blocked, menu, produce, take_action
from ludonaut.games.spacecorp.rules.contracts import claim
from ludonaut.games.spacecorp.rules.explore import reveal
from ludonaut.games.spacecorp.rules.progress import take
from ludonaut.games.spacecorp.verbs import KINDS
from ludonaut.kernel import LANGUAGES

from .table import Play, base, era, give, infra, rich, tile, turn, verbs


def test_a_question_does_not_betray_a_hand() -> None:
    """Whoever has an unknown card is asked as long as the Edge has not been seen."""
    state = era(0, seats=3)
    give(state, 1, "sabotage")
    give(state, 2, "N06")
    assert 1 in edges.could_hold(state, ("sabotage",))
    assert 2 in edges.could_hold(state, ("sabotage",))
    state.corps[2].shown = ["N06"]
    assert 2 not in edges.could_hold(state, ("sabotage",))
    state.corps[1].shown = ["N44"]
    assert 1 in edges.could_hold(state, ("sabotage",))


def test_an_edge_that_lies_in_the_offer_is_nobodys() -> None:
    state = era(0)
    give(state, 1, "N06")
    state.deck.remove("N44")
    state.discard.append(state.offer[0])
    state.offer[0] = "N44"
    assert 1 not in edges.could_hold(state, ("sabotage",))


def test_an_edge_that_was_discarded_is_offered_no_more() -> None:
    state = era(0)
    give(state, 1, "sabotage")
    edges.spend(state, 1, "N44")
    give(state, 1, "N06")
    assert 1 not in edges.could_hold(state, ("sabotage",))


def test_a_player_can_ask_not_to_be_asked() -> None:
    state = era(0)
    give(state, 1, "sabotage")
    play = Play(edges.before_the_action(state, 0))
    play("mute", "sabotage")
    again = Play(edges.before_the_action(state, 0))
    assert again.actions == [("hold",)]
    assert ("unmute", "sabotage") in menu(state, 1)
    play = Play(take_action(state, 1))
    play("unmute", "sabotage")
    assert state.corps[1].muted == []


def test_sabotage_forbids_an_action_for_a_turn() -> None:
    state = era(0)
    give(state, 1, "sabotage")
    play = Play(turn(state))
    play("edge", "N44")("name", "research")
    assert ("research",) not in play.actions
    assert "N44" in state.discard


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_sabotage_forbids_has_a_name(kind: str) -> None:
    state = era(0)
    state.banned = kind
    (told,) = [each for each in blocked(state, 0) if each.action[0] == kind]
    assert told.why == "sabotage"
    said = GAME.label(GAME.view(state, 0), told.action)
    for lang in LANGUAGES:
        text = GAME.texts.say(lang, said.message, said.args)
        assert text not in ("", said.message)
        assert "$" not in text


def test_incompatibility_costs_everybody_an_infra_card() -> None:
    state = era(1, seats=3)
    infra(state, 0, "fusion_drive", "grown_mesh")
    infra(state, 2, "sensor_array")
    give(state, 0, "incompatibility")
    play = Play(take_action(state, 0))
    play("edge", "P55")
    assert len(play.actions) == 2
    while play.ask is not None and play.ask.about == "lose-infra":
        play(*play.actions[0])
    assert sum(card != "" for card in state.corps[0].infra) == 1
    assert state.corps[2].infra == ("", "", "")


def test_intercept_gives_two_turns_in_a_row() -> None:
    state = era(0)
    give(state, 0, "intercept")
    play = Play(take_action(state, 0))
    play("edge", "N42")
    assert state.extra


def test_salvage_takes_the_whole_offer() -> None:
    state = era(0)
    give(state, 0, "salvage")
    offered = state.offer[:]
    play = Play(take_action(state, 0))
    play("edge", "N43")
    assert state.corps[0].hand == offered
    assert state.corps[0].shown == offered
    assert state.offer == [""] * 4


def test_piracy_takes_two_cards_before_the_research() -> None:
    state = era(1)
    give(state, 1, "piracy")
    play = Play(take_action(state, 0))
    play("research")("edge", "P57")
    play(*play.actions[0])(*play.actions[0])
    assert len(state.corps[1].hand) == 2
    assert state.offer.count("") == 2
    assert play.ask is not None
    assert play.ask.about == "pay-open"


def test_market_influence_pays_two_for_an_own_contract_and_one_for_anothers() -> None:
    for seat, gain in ((0, 2), (1, 1)):
        state = era(1)
        give(state, seat, "market_influence")
        before = state.corps[seat].profit
        play = Play(claim(state, 0, "PC1"))
        while ("edge", "P58") not in play.actions:
            play("hold")
        reward = 3 if seat == 0 else 0
        play("edge", "P58").holding()
        assert state.corps[seat].profit == before + reward + gain


def test_diversion_pays_half_of_the_production_rounded_up() -> None:
    """5 give 3, and the producer keeps all."""
    state = era(0)
    tile(state, "mars_north", "M-e2-2")
    base(state, 0, "mars_north", "refinery")
    for site, one in (("moon", "M-e1-2"), ("phobos", "M-e1-3")):
        tile(state, site, one)
        base(state, 0, site, "research")
    give(state, 0, "N28", "N30", "N31")
    give(state, 1, "diversion")
    play = Play(produce(state, 0))
    play("card", "N28")("card", "N30")("card", "N31")("done")
    play("edge", "N46")
    assert state.corps[0].profit == 5
    assert state.corps[1].profit == 3


def test_espionage_takes_the_copy_without_profit() -> None:
    state = era(1)
    give(state, 1, "espionage")
    play = Play(take(state, 0, "Ad01"))
    play("edge", "P54")
    assert state.corps[0].progress == ["Ad01"]
    assert state.corps[0].profit == 1
    assert state.corps[1].progress == ["Ad02"]
    assert state.corps[1].profit == 0


def test_espionage_is_not_offered_when_the_copy_is_gone() -> None:
    state = era(1)
    give(state, 1, "espionage")
    state.progress_stock.remove("Ad02")
    assert Play(take(state, 0, "Ad01")).over


def test_hostile_microbes_hurt_everybody_on_life() -> None:
    state = era(1)
    rich(state, 0, 5)
    rich(state, 1, 1)
    state.corps[0].teams[0] = "rhea"
    state.corps[1].teams[0] = "rhea"
    state.stacks["e2"] = ["P-e2-10"]
    give(state, 1, "hostile_microbes")
    play = Play(reveal(state, 0, "rhea", 0))
    while not play.over and ("edge", "P56") not in play.actions:
        play(*play.actions[0])
    play("edge", "P56")
    assert state.corps[0].profit == 5 + 1 - 2
    assert state.corps[1].profit == 0


def test_poach_takes_what_was_discarded_but_no_time() -> None:
    state = era(0)
    state.corps[0].teams[0] = "moon"
    give(state, 0, "N24", "T1")
    give(state, 1, "poach")
    play = Play(turn(state)).holding()
    play("explore", "moon")("card", "N24")("time", "double")("done")
    while not play.over and ("edge", "N45") not in play.actions:
        play(*play.actions[0])
    play("edge", "N45")
    assert "N24" in state.corps[1].hand
    assert "T1" in state.discard


def test_poach_is_offered_at_the_discard_before_the_offer_is_filled() -> None:
    state = era(0)
    state.offer[0] = ""
    give(state, 0, "N24")
    state.corps[0].teams[0] = "moon"
    give(state, 1, "poach")
    play = Play(turn(state)).holding()
    play("explore", "moon")("card", "N24")("done")
    while ("edge", "N45") not in play.actions:
        play(*play.actions[0])
    assert "N24" in state.discard
    assert state.offer[0] == ""


def test_poach_is_not_offered_for_time_alone() -> None:
    """Time cards are set aside for the next era."""
    state = era(0)
    state.corps[0].teams[0] = "moon"
    infra(state, 0, "", "N26")
    give(state, 0, "T1")
    give(state, 1, "poach")
    play = Play(turn(state)).holding()
    play("explore", "moon")("time", "double")("done").holding()
    assert play.over
    assert "N45" in state.corps[1].hand


def test_edges_of_others_do_not_appear_in_ones_own_menu() -> None:
    state = era(0)
    give(state, 0, "sabotage", "poach")
    assert "edge" not in verbs(Play(take_action(state, 0)))
