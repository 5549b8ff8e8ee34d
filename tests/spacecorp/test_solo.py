"""The Competition of the solo game."""

from __future__ import annotations

from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.content import CARDS, REFERENCES
from ludonaut.games.spacecorp.rules.offer import edge_in_offer, refill
from ludonaut.games.spacecorp.rules.solo import at_site, carry_out, rival_turn
from ludonaut.games.spacecorp.rules.turn import compensate, end_turn, pass_for_the_era
from ludonaut.games.spacecorp.scoring import winners
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.table import Words

from .table import Play, base, era, give, infra, progress, rich, tile


def solo(number: int) -> SpaceCorpState:
    """A solo game that begins in this era; the Competition has no profit."""
    state = era(number, seats=1)
    state.corps[1].profit = 0
    state.corps[1].ledger.clear()
    return state


def test_the_competition_draws_from_another_eras_deck() -> None:
    assert {card[0] for card in solo(0).rival_deck} == {"P"}
    assert {card[0] for card in solo(1).rival_deck} == {"S"}
    assert {card[0] for card in solo(2).rival_deck} == {"N", "T"}


def test_every_card_tells_the_competition_what_to_do() -> None:
    assert set(REFERENCES) == set(CARDS)


def test_it_sends_a_team_then_explores_and_builds() -> None:
    state = solo(0)
    Play(at_site(state, "moon", -1))
    assert "moon" in state.corps[1].teams
    assert "moon" not in state.tiles
    Play(at_site(state, "moon", -1)).holding()
    assert "moon" in state.tiles
    assert state.owner["moon"] == 1
    assert "moon" not in state.corps[1].teams
    play = Play(at_site(state, "moon", -1))
    assert play.result is False


def test_without_a_team_left_it_still_explores_for_profit() -> None:
    state = solo(0)
    state.corps[1].teams = ["asteroid_belt"] * 12
    state.stacks["e1"] = ["M-e1-2"]
    Play(at_site(state, "moon", -1)).holding()
    assert state.corps[1].profit == 1
    assert "moon" not in state.bases


def test_of_a_pair_it_uses_the_first_that_can_be_used() -> None:
    state = solo(0)
    tile(state, "mars_north", "M-e2-1")
    base(state, 0, "mars_north", "bio_lab")
    Play(carry_out(state, REFERENCES["P49"]))
    assert "mars_south" in state.corps[1].teams


def test_it_takes_beyond_markers() -> None:
    state = solo(0)
    Play(at_site(state, "asteroid_belt", -1))
    Play(at_site(state, "asteroid_belt", -1))
    assert state.beyond == [1, 1]
    assert Play(at_site(state, "asteroid_belt", -1)).result is False


def test_the_log_calls_it_by_its_name_and_its_teams_come_from_nowhere() -> None:
    state = solo(0)
    state.events = []
    Play(at_site(state, "asteroid_belt", -1))
    words = Words(GAME, "en", ["Ada"])
    said = [words(f"log-{event.about}", **event.args) for event in state.events]
    assert said == [
        "The Competition sent a team to Asteroid Belt.",
        "The Competition reached the edge of the board: Beyond marker 1.",
    ]


def test_offers_are_discarded_for_a_profit_on_each_upgrade() -> None:
    state = solo(1)
    for card in state.offer:
        state.discard.append(card)
    state.deck.remove("P13")
    state.deck.remove("P16")
    state.offer = ["P13", "P16", "", ""]
    Play(carry_out(state, REFERENCES["S06"])).holding()
    reference = REFERENCES["S27"]
    assert reference.offers == [1, 2]
    state.discard.remove("P13") if "P13" in state.discard else None
    state.offer[0] = "P13"
    before = state.corps[1].profit
    Play(carry_out(state, reference)).holding()
    assert state.corps[1].profit > before
    assert "" not in state.offer


def test_it_takes_progress_cards_with_their_profit() -> None:
    state = solo(1)
    Play(carry_out(state, REFERENCES["S03"])).holding()
    assert state.corps[1].progress == ["Ad01"]
    assert state.corps[1].profit == 1
    Play(carry_out(state, REFERENCES["S03"])).holding()
    assert state.corps[1].progress == ["Ad01", "Ad02"]
    assert Play(carry_out(state, REFERENCES["S03"])).result is False


def test_it_founds_the_colony_with_the_printed_number() -> None:
    state = solo(2)
    tile(state, "wolf_359", "S-p-3")
    base(state, 1, "wolf_359", "research")
    Play(at_site(state, "wolf_359", 5))
    assert state.colonies["wolf_359"] == "K04"
    assert state.corps[1].profit == 4


def test_it_claims_contracts_and_its_own_deck_ends_the_era() -> None:
    state = solo(0)
    tile(state, "mars_north", "M-e2-1")
    base(state, 1, "mars_north", "bio_lab")
    state.phase, state.active = "rival", 1
    play = Play(rival_turn(state))
    while not play.over:
        play(*play.actions[0])
    assert state.contracts["MC2"] == 1
    state.rival_deck.clear()
    state.active = 1
    Play(rival_turn(state))
    assert state.corps[1].passed
    assert state.left == [0]
    end_turn(state, 0)
    assert state.phase == "legacy"


def test_when_the_player_passes_the_competition_has_one_last_turn() -> None:
    state = solo(0)
    pass_for_the_era(state, 0)
    end_turn(state, 0)
    assert (state.phase, state.left) == ("rival", [1])


def test_an_edge_in_the_offer_works_for_the_competition() -> None:
    state = solo(0)
    rich(state, 0, 5)
    for edge in ("N42", "N43"):
        state.deck.remove(edge)
        state.discard.append(state.offer[0])
        state.offer[0] = edge
        Play(edge_in_offer(state, edge))
        assert state.offer[0] == ""
        assert edge in state.discard
        Play(refill(state)).holding()
    assert state.rival_more == 1
    assert state.corps[1].profit == 1
    GAME.audit(state)


def test_edges_that_leave_the_player_a_choice() -> None:
    state = solo(1)
    infra(state, 0, "fusion_drive")
    state.discard.append(state.offer[0])
    state.deck.remove("P55")
    state.offer[0] = "P55"
    Play(edge_in_offer(state, "P55"))("remove", "P13")
    assert state.corps[0].infra == ("", "", "")
    state = solo(0)
    state.corps[0].teams[0] = "phobos"
    state.discard.append(state.offer[0])
    state.deck.remove("N44")
    state.offer[0] = "N44"
    Play(edge_in_offer(state, "N44"))("recall", "phobos", "earth")
    assert state.corps[0].teams[0] == "earth"
    give(state, 0, "N01")
    state.discard.append(state.offer[1])
    state.deck.remove("N45")
    state.offer[1] = "N45"
    Play(edge_in_offer(state, "N45"))("discard", "N01")
    assert state.corps[0].hand == []


def test_espionage_copies_the_players_card() -> None:
    state = solo(1)
    progress(state, 0, "probe_network")
    state.discard.append(state.offer[0])
    state.deck.remove("P54")
    state.offer[0] = "P54"
    Play(edge_in_offer(state, "P54"))
    assert len(state.corps[1].progress) == 1


def test_using_a_base_of_the_competition_costs_a_card_of_the_deck() -> None:
    state = solo(0)
    state.owed = [1]
    before = state.deck_cards()
    compensate(state, 0)
    assert state.deck_cards() == before - 1
    assert len(state.discard) > 0


def test_one_must_be_richer_than_the_competition() -> None:
    state = solo(0)
    assert winners(state) == []
    rich(state, 0, 1)
    assert winners(state) == [0]


def test_a_gentle_competition_rests_every_second_turn() -> None:
    state = solo(0)
    state.options = {**state.options, "competition": "gentle"}
    for number, cards in ((1, 1), (2, 0)):
        state.round, state.active, state.phase = number, 1, "rival"
        before = len(state.rival_deck)
        play = Play(rival_turn(state))
        while not play.over:
            play(*play.actions[0])
        assert (before - len(state.rival_deck) > 0) == bool(cards)
