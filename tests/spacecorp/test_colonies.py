"""Colonies, their points and effects, and the aliens."""

from __future__ import annotations

import pytest

from ludonaut.games.spacecorp.content import COLONIES
from ludonaut.games.spacecorp.rules.actions import menu
from ludonaut.games.spacecorp.rules.build import build, build_cost, ready_to_build
from ludonaut.games.spacecorp.rules.colonize import (
    at_once,
    at_the_end,
    colonizable,
    colonize,
    found,
    free_points,
    produce_pays,
    sources,
)
from ludonaut.games.spacecorp.rules.contracts import claim
from ludonaut.games.spacecorp.rules.explore import reveal, rewards
from ludonaut.games.spacecorp.state import GONE, SpaceCorpState

from .table import Play, base, era, give, progress, rich, tile


def settled(seats: int = 2) -> SpaceCorpState:
    """Seat 0 has bases on both tiles of Gliese 1."""
    state = era(2, seats=seats)
    tile(state, "gliese_1", "S-p-4", "S-s-11")
    base(state, 0, "gliese_1", "industrial", "research")
    return state


def test_points_that_cost_nothing() -> None:
    """Col 1 + 1, an Industrial base, and several bases: 4; a near colony and Enviro Tolerance make 6."""
    state = settled()
    assert free_points(state, 0, "gliese_1") == 4
    tile(state, "lacaille_9352", "S-p-3")
    base(state, 0, "lacaille_9352", "research")
    state.colonies["lacaille_9352"] = "K02"
    assert free_points(state, 0, "gliese_1") == 5
    progress(state, 0, "enviro_tolerance")
    assert free_points(state, 0, "gliese_1") == 6


def test_exploited_tiles_give_no_points() -> None:
    state = era(2)
    tile(state, "wolf_359", "S-p-6")
    base(state, 0, "wolf_359", "research")
    assert free_points(state, 0, "wolf_359") == 2
    state.bases["wolf_359"] = ("exploit",)
    assert free_points(state, 0, "wolf_359") == 0


def test_points_that_cost_something() -> None:
    state = settled()
    state.corps[0].hq = "mariners"
    assert sources(state, 0, "gliese_1") == []
    state.corps[0].teams[0] = "gliese_1"
    rich(state, 0, 5)
    give(state, 0, "S34")
    assert sources(state, 0, "gliese_1") == ["team", "build", "profit"]


def test_the_build_point_needs_twelve_under_several_suns() -> None:
    state = era(2)
    state.corps[0].hq = state.corps[1].hq = "mariners"
    tile(state, "alpha_centauri", "S-p-3")
    base(state, 0, "alpha_centauri", "research")
    give(state, 0, "S34")
    assert sources(state, 0, "alpha_centauri") == []
    give(state, 0, "S05")
    assert sources(state, 0, "alpha_centauri") == ["build"]


def test_a_colony_of_six_is_founded_with_a_team_and_profit() -> None:
    state = settled()
    state.corps[0].teams[0] = "gliese_1"
    rich(state, 0, 5)
    assert ("colonize", "gliese_1") in menu(state, 0)
    play = Play(colonize(state, 0, "gliese_1"))
    play("colony", "K01")("point", "team")("point", "profit")
    assert play.over
    assert state.colonies["gliese_1"] == "K01"
    assert state.corps[0].teams[0] == GONE
    assert state.corps[0].profit == 0


def test_the_build_point_is_paid_with_cards_and_infra_only() -> None:
    state = settled()
    progress(state, 0, "matter_synthesis")
    give(state, 0, "S05", "T1")
    play = Play(colonize(state, 0, "gliese_1"))
    play("colony", "K03")("point", "build")
    assert ("time", "double") not in play.actions
    play("card", "S05")("done")
    assert state.colonies["gliese_1"] == "K03"
    assert state.corps[0].profit == 1


def test_no_colony_where_one_is_or_where_bases_are_anothers() -> None:
    state = settled()
    assert colonizable(state, 0) == ["gliese_1"]
    assert colonizable(state, 1) == []
    state.colonies["gliese_1"] = state.colony_stock.pop()
    assert colonizable(state, 0) == []


def test_effects_at_once() -> None:
    state = settled(seats=3)
    for name in ("torpor", "sensory_focus", "probe_network"):
        progress(state, 0, name)
    progress(state, 1, "energy_fields")
    assert at_once(state, 0, "own_progress") == 3
    assert at_once(state, 0, "breakthroughs_in_play") == 2
    assert at_once(state, 0, "adaptation_pairs") == 1
    tile(state, "wolf_359", "S-p-3")
    base(state, 0, "wolf_359", "security")
    assert at_once(state, 0, "security_sites") == 1
    assert at_once(state, 0, "contract_value_now") == 6
    assert at_once(state, 0, "none") == 0


def test_two_opposing_colonies_are_worth_one() -> None:
    state = era(2, seats=3)
    for site, owner in (("wolf_359", 1), ("luhman_16", 2), ("alpha_centauri", 1)):
        tile(state, site, "S-p-3")
        base(state, owner, site, "research")
        state.colonies[site] = state.colony_stock.pop()
    assert at_once(state, 0, "opp_colonies_pairs") == 1


@pytest.mark.parametrize(("seats", "tile_id", "gain"), [(2, "K05", 1), (2, "K12", 2), (3, "K19", 1)])
def test_effects_when_a_rival_colonizes(seats: int, tile_id: str, gain: int) -> None:
    state = settled(seats)
    state.colony_stock.remove(tile_id)
    state.colonies["gliese_1"] = tile_id
    tile(state, "wolf_359", "S-p-3")
    base(state, 1, "wolf_359", "research")
    found(state, 1, "wolf_359", next(c for c in state.colony_stock if COLONIES[c].effect == "none"))
    assert state.corps[0].profit == gain


def test_effects_when_one_colonizes_again() -> None:
    state = settled(seats=3)
    found(state, 0, "gliese_1", "K18")
    assert state.corps[0].profit == 1
    tile(state, "wolf_359", "S-p-3")
    base(state, 0, "wolf_359", "research")
    found(state, 0, "wolf_359", "K03")
    assert state.corps[0].profit == 1 + 2 + 1


@pytest.mark.parametrize(("seats", "tile_id", "gain"), [(2, "K06", 2), (3, "K20", 1)])
def test_effects_when_a_rival_fulfils_a_contract(seats: int, tile_id: str, gain: int) -> None:
    state = settled(seats)
    state.colony_stock.remove(tile_id)
    state.colonies["gliese_1"] = tile_id
    Play(claim(state, 1, "SC1")).holding()
    assert state.corps[0].profit == gain


def test_effects_at_the_end() -> None:
    state = settled(seats=3)
    state.colonies["gliese_1"] = "K25"
    assert at_the_end(state, 0) == 12
    state.colonies["gliese_1"] = "K21"
    assert at_the_end(state, 0) == 6


def test_an_opponents_production_can_pay() -> None:
    state = settled()
    state.colonies["gliese_1"] = "K11"
    produce_pays(state, 1)
    assert state.corps[0].profit == 1


# ---- aliens


def test_phobes_drive_a_team_home_and_hold_all_rewards_back() -> None:
    state = era(2)
    state.corps[0].teams[0] = "gliese_1"
    state.stacks.update(primary=["S-p-1"], alien=["S-a-1"], secondary=["S-s-5"])
    play = Play(reveal(state, 0, "gliese_1", 0)).holding()
    play("flee", 0).holding()
    assert play.over
    assert state.tiles["gliese_1"] == ("S-a-1", "S-s-5")
    assert state.corps[0].teams[0] == "sol"
    assert state.corps[0].profit == 0
    assert not any(state.corps[0].claims)
    assert state.phobic("gliese_1")
    assert build_cost(state, "gliese_1") == 10


def test_of_two_teams_the_player_chooses_which_flees_from_phobes() -> None:
    state = era(2)
    state.corps[0].teams[:2] = ["gliese_1", "gliese_1"]
    state.stacks.update(primary=["S-p-1"], alien=["S-a-1"], secondary=["S-s-4"])
    play = Play(reveal(state, 0, "gliese_1", 0)).holding()
    assert play.actions == [("flee", 0), ("flee", 1)]
    play("flee", 1).holding()
    assert state.corps[0].teams[:2] == ["gliese_1", "sol"]
    assert state.corps[0].claims[0], "the team that explored stayed and claims the tiles"


def test_rewards_of_a_tile_come_in_the_order_that_the_player_wants() -> None:
    """Introvs: a step of Genetics and one of Revelation, and both bring a card."""
    state = era(2)
    state.corps[0].genetics = state.corps[0].revelation = 2
    play = Play(rewards(state, 0, "S-a-2"))
    assert play.actions == [("reward", "genetics"), ("reward", "revelation")]
    play("reward", "revelation")
    assert all(str(action[1]).startswith("Av") for action in play.actions)
    play(*play.actions[0]).holding()
    assert all(str(action[1]).startswith("Ad") for action in play.actions)


def test_the_order_of_rewards_is_not_asked_when_it_does_not_matter() -> None:
    state = era(2)
    state.corps[0].genetics = state.corps[0].revelation = 0
    assert Play(rewards(state, 0, "S-a-2")).over


def test_a_security_base_on_phobes_opens_the_system() -> None:
    state = era(2)
    rich(state, 0, 3)
    state.corps[0].teams[0] = "gliese_1"
    tile(state, "gliese_1", "S-a-1", "S-s-8")
    give(state, 0, "S29", "S34")
    play = Play(build(state, 0, "gliese_1"))
    play("base", "security")("base", "refinery")("card", "S34")("done")
    while not play.over:
        play(*play.actions[0])
    assert not state.phobic("gliese_1")
    assert state.corps[0].ledger["discoveries"] == 4 + 1


def test_energy_fields_hold_the_ground_against_phobes() -> None:
    state = era(2)
    progress(state, 0, "energy_fields")
    state.corps[0].teams[0] = "wolf_359"
    state.stacks.update(primary=["S-p-1"], alien=["S-a-1"])
    Play(reveal(state, 0, "wolf_359", 0)).holding()
    assert state.corps[0].teams[0] == "wolf_359"
    assert state.corps[0].profit == 0


def test_introvs_keep_builders_out() -> None:
    state = era(2)
    tile(state, "wolf_359", "S-a-2")
    assert not ready_to_build(state, 0, "wolf_359")
    progress(state, 0, "sensory_focus")
    assert ready_to_build(state, 0, "wolf_359")
    progress(state, 1, "cooperative_empathy")
    assert ready_to_build(state, 1, "wolf_359")
