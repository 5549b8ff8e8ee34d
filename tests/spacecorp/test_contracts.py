"""Contracts, carried-over rewards, and the two ways in which an era ends."""

from __future__ import annotations

from ludonaut.games.spacecorp.content import ROWS
from ludonaut.games.spacecorp.rules.contracts import claim, claim_contracts, fulfilled, reward
from ludonaut.games.spacecorp.rules.turn import end_turn, pass_for_the_era
from ludonaut.games.spacecorp.setup import NOBODY

from .table import Play, base, era, infra, progress, tile


def test_thomas_has_three_bases_away_from_lagrange_points() -> None:
    """The base on Earth does not count; the third row pays 2."""
    state = era(0, seats=3)
    for site, one in (("moon", "M-e1-1"), ("phobos", "M-e1-2")):
        tile(state, site, one)
        base(state, 0, site, "research")
    base(state, 0, "lunar_l4", "spaceport")
    assert not fulfilled(state, 0, "MC3")
    tile(state, "deimos", "M-e1-3")
    base(state, 0, "deimos", "refinery")
    assert fulfilled(state, 0, "MC3")
    play = Play(claim_contracts(state, 0))
    play("claim", "MC3").holding()
    assert state.corps[0].profit == 2
    assert state.contracts["MC3"] == 0


def test_a_contract_can_be_left_alone() -> None:
    state = era(0)
    state.corps[0].produced = 1
    play = Play(claim_contracts(state, 0))
    play("waive")
    assert play.over
    assert fulfilled(state, 0, "MC1")


def test_the_faces_of_the_table_differ() -> None:
    few, many = era(0, seats=2), era(0, seats=3)
    for state in (few, many):
        base(state, 0, "lunar_l4", "spaceport")
        base(state, 0, "lunar_l5", "spaceport")
    assert not fulfilled(few, 0, "MC4")
    assert fulfilled(many, 0, "MC4")


def test_every_condition_can_be_met() -> None:
    state = era(0)
    infra(state, 0, "chemical_drive", "exploration_module", "orbital_telescope")
    state.corps[0].found = ["M-e2-1"]
    state.corps[0].produced = 4
    tile(state, "mars_north", "M-e2-1")
    base(state, 0, "mars_north", "bio_lab")
    for contract in ("MC1", "MC2", "MC5", "MC6", "MC7"):
        assert fulfilled(state, 0, contract)


def test_planeteers_conditions() -> None:
    state = era(1, seats=3)
    for site, one in (("ceres", "P-e1-2"), ("vesta", "P-e1-1"), ("pallas", "P-e1-3")):
        tile(state, site, one)
        base(state, 0, site, "spaceport")
    assert fulfilled(state, 0, "PC3")
    assert fulfilled(state, 0, "PC5")
    assert not fulfilled(state, 0, "PC4")
    for site, one in (("rhea", "P-e2-3"), ("ariel", "P-e2-4")):
        tile(state, site, one)
        base(state, 0, site, "research")
    assert fulfilled(state, 0, "PC4")
    assert fulfilled(state, 0, "PC2")
    progress(state, 0, "sensory_focus")
    assert not fulfilled(state, 0, "PC1")
    progress(state, 0, "probe_network")
    assert fulfilled(state, 0, "PC1")


def test_starfarers_conditions() -> None:
    state = era(2, seats=3)
    for site in ("alpha_centauri", "luhman_16"):
        tile(state, site, "S-p-14" if site == "luhman_16" else "S-p-3")
        base(state, 0, site, "research")
        state.colonies[site] = state.colony_stock.pop()
    assert fulfilled(state, 0, "SC3")
    assert fulfilled(state, 0, "SC4")
    assert fulfilled(state, 0, "SC5")
    assert not fulfilled(state, 0, "SC6")
    state.corps[0].teams[0] = "orion_2"
    assert fulfilled(state, 0, "SC6")


def test_an_unclaimed_mariners_reward_is_added_in_planeteers() -> None:
    """First production (2) and two Progress cards (3) together pay 5."""
    state = era(1)
    assert reward(state, "PC1") == 3
    state.contracts.clear()
    assert reward(state, "PC1") == 5


def test_rewards_add_up_over_three_eras_unless_the_middle_one_was_claimed() -> None:
    state = era(2)
    state.contracts = {}
    assert reward(state, "SC1") == 5 + 3 + 2
    state.contracts = {"MC1": 0}
    assert reward(state, "SC1") == 5 + 3
    state.contracts = {"PC1": 0}
    assert reward(state, "SC1") == 5


def test_a_late_start_carries_nothing_over() -> None:
    state = era(2)
    assert all(state.contracts[contract] == NOBODY for contract in ROWS[1])
    assert reward(state, "SC1") == 5


def test_the_sixth_contract_gives_the_others_one_last_turn() -> None:
    state = era(0, seats=3)
    state.contracts = dict.fromkeys(ROWS[0][:5], 1)
    Play(claim(state, 0, "MC6")).holding()
    assert state.closing
    assert state.left == [1, 2]
    end_turn(state, 0)
    assert state.active == 1
    end_turn(state, 1)
    assert (state.active, state.phase) == (2, "turn")
    end_turn(state, 2)
    assert state.phase == "legacy"
    assert state.ends == ["contracts"]


def test_with_two_players_one_pass_leaves_the_other_a_last_turn() -> None:
    state = era(0)
    state.deck.clear()
    state.top.clear()
    pass_for_the_era(state, 0)
    end_turn(state, 0)
    assert state.left == [1]
    end_turn(state, 1)
    assert state.phase == "legacy"
    assert state.ends == ["deck"]


def test_with_three_players_the_second_pass_does() -> None:
    state = era(0, seats=3)
    state.deck.clear()
    state.top.clear()
    pass_for_the_era(state, 0)
    end_turn(state, 0)
    assert not state.closing
    end_turn(state, 1)
    assert state.active == 2
    pass_for_the_era(state, 2)
    end_turn(state, 2)
    assert state.active == 1
    assert state.left == [1]
    end_turn(state, 1)
    assert state.phase == "legacy"


def test_the_turn_gained_by_intercept_is_no_last_turn() -> None:
    state = era(0)
    state.closing, state.left = True, [1]
    state.active, state.extra = 1, True
    end_turn(state, 1)
    assert (state.active, state.left, state.phase) == (1, [1], "turn")
    end_turn(state, 1)
    assert state.phase == "legacy"
