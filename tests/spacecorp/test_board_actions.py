"""Moving, exploring and building: the board's own rules."""

from __future__ import annotations

from ludonaut.games.spacecorp.rules.actions import menu, production, special
from ludonaut.games.spacecorp.rules.build import build, build_cost, fits
from ludonaut.games.spacecorp.rules.explore import explore, reveal
from ludonaut.games.spacecorp.rules.move import (
    advance_on_approach,
    arrive,
    destinations,
    move,
    transfer,
    transfers,
)
from ludonaut.games.spacecorp.rules.turn import compensate

from .table import Play, base, era, give, progress, rich, tile


def test_a_journey_begins_or_ends_at_a_base() -> None:
    state = era(0, seats=3)
    state.corps[0].teams[0] = "phobos"
    give(state, 0, "intercept", "N16")
    assert "deimos" not in destinations(state, 0, "phobos")
    tile(state, "deimos", "M-e1-2")
    base(state, 0, "deimos", "refinery")
    assert "deimos" in destinations(state, 0, "phobos")


def test_an_opponents_base_may_be_used_for_a_card() -> None:
    state = era(0)
    state.corps[0].teams[0] = "phobos"
    tile(state, "deimos", "M-e1-2")
    base(state, 1, "deimos", "refinery")
    give(state, 0, "N06")
    play = Play(move(state, 0, "phobos"))
    play("borrow", "deimos")("card", "N06")("done")
    assert state.owed == [1]
    compensate(state, 0)
    assert len(state.corps[1].hand) == 1
    assert state.owed == []


def test_with_an_own_base_at_one_end_nobody_is_compensated() -> None:
    state = era(0)
    tile(state, "moon", "M-e1-2")
    base(state, 1, "moon", "refinery")
    give(state, 0, "intercept")
    play = Play(move(state, 0, "earth"))
    play("to", "moon")("card", "N42")("done")
    assert state.owed == []


def test_between_bases_of_two_opponents_one_chooses_whose_is_used() -> None:
    state = era(0, seats=3)
    state.corps[0].teams[0] = "phobos"
    tile(state, "phobos", "M-e1-1")
    tile(state, "deimos", "M-e1-2")
    base(state, 1, "phobos", "research")
    base(state, 2, "deimos", "refinery")
    give(state, 0, "N06")
    play = Play(move(state, 0, "phobos"))
    play("borrow", "deimos")("card", "N06")("done")("lender", 2)
    assert state.owed == [2]


def test_the_first_two_teams_at_the_asteroid_belt_take_the_beyond_markers() -> None:
    state = era(0)
    arrive(state, 1, 0, "asteroid_belt")
    arrive(state, 0, 0, "asteroid_belt")
    arrive(state, 0, 1, "asteroid_belt")
    assert state.beyond == [1, 0]
    assert not any(action[0] in ("move", "explore", "build") for action in menu(state, 0))


def test_exploring_draws_a_tile_of_the_sites_stack_and_claims_it() -> None:
    """Jennifer explores the Moon (e1)."""
    state = era(0)
    state.corps[0].teams[0] = "moon"
    give(state, 0, "N10")
    play = Play(explore(state, 0, "moon"))
    play("card", "N10")("done").holding()
    assert play.over
    assert state.tiles["moon"][0].startswith("M-e1")
    assert state.corps[0].claims[0]


def test_lagrange_points_cannot_be_explored_but_built_on() -> None:
    state = era(0)
    state.corps[0].teams[0] = "lunar_l4"
    give(state, 0, "N24", "N22")
    assert ("explore", "lunar_l4") not in menu(state, 0)
    assert ("build", "lunar_l4") in menu(state, 0)


def test_immediate_rewards_of_a_tile() -> None:
    """Exo-microbes and water: 2 profit and a step of Genetics."""
    state = era(0)
    state.corps[0].teams[0] = "mars_north"
    state.stacks["e2"] = ["M-e2-1"]
    Play(reveal(state, 0, "mars_north", 0)).holding()
    assert state.corps[0].profit == 2
    assert state.corps[0].genetics == 1


def test_a_tile_that_sends_to_another_stack_is_discarded() -> None:
    state = era(1)
    state.corps[0].teams[0] = "dione"
    state.stacks["e2"], state.stacks["e3"] = ["P-e2-1"], ["P-e3-4"]
    Play(reveal(state, 0, "dione", 0))
    assert state.tiles["dione"] == ("P-e3-4",)
    assert state.spent_tiles == ["P-e2-1"]


def test_sarah_builds_on_what_nicolas_has_claimed() -> None:
    """On the Moon with Base -1 the cost is 1; Nicolas gains 2 profit."""
    state = era(0)
    state.corps[0].teams[0] = state.corps[1].teams[0] = "moon"
    state.corps[1].claims[0] = True
    tile(state, "moon", "M-e1-1")
    assert build_cost(state, "moon") == 1
    give(state, 0, "N06")
    play = Play(build(state, 0, "moon"))
    assert ("base", "industrial") in play.actions
    assert ("base", "spaceport") not in play.actions
    play("base", "research")("card", "N06")("done")
    play(*play.actions[0])
    assert state.corps[1].profit == 2
    assert len(state.corps[0].hand) == 1


def test_a_claim_ends_when_its_team_leaves() -> None:
    state = era(0)
    state.corps[1].teams[0] = "moon"
    state.corps[1].claims[0] = True
    arrive(state, 1, 0, "earth")
    assert not state.corps[1].claims[0]


def test_a_site_holds_one_base() -> None:
    state = era(0)
    state.corps[0].teams[0] = "moon"
    tile(state, "moon", "M-e1-1")
    give(state, 0, "N22")
    assert ("build", "moon") in menu(state, 0)
    base(state, 1, "moon", "research")
    assert ("build", "moon") not in menu(state, 0)


def test_costs_are_never_below_nothing() -> None:
    state = era(0)
    tile(state, "moon", "M-e1-4")
    assert build_cost(state, "moon") == 0
    state.corps[0].teams[0] = "moon"
    play = Play(build(state, 0, "moon"))
    play("base", "refinery")("done")
    assert production(state, 0) == [1]


def test_conditions_of_the_mariners_bases() -> None:
    state = era(0)
    assert fits(state, "spaceport", "lunar_l4", "")
    assert not fits(state, "spaceport", "moon", "M-e1-1")
    assert fits(state, "bio_lab", "mars_north", "M-e2-1")
    assert fits(state, "industrial", "moon", "M-e1-4")
    assert fits(state, "attraction", "moon", "M-e1-5")
    assert not fits(state, "attraction", "moon", "M-e1-1")
    assert not fits(state, "refinery", "moon", "M-e1-1")
    for absent in ("exploit", "security", "shield_factory"):
        assert not fits(state, absent, "moon", "M-e1-1")


def test_conditions_of_the_planeteers_bases() -> None:
    state = era(1)
    assert fits(state, "spaceport", "ceres", "P-e1-1")
    assert not fits(state, "spaceport", "io", "P-e3-4")
    assert fits(state, "attraction", "ceres", "P-e1-6")
    assert fits(state, "exploit", "ceres", "P-e1-2")
    assert not fits(state, "exploit", "ceres", "P-e1-1")
    assert fits(state, "shield_factory", "ceres", "P-e1-1")


def test_conditions_of_the_starfarers_bases() -> None:
    state = era(2)
    assert fits(state, "exploit", "wolf_359", "S-p-6")
    assert not fits(state, "spaceport", "wolf_359", "S-p-13")
    assert not fits(state, "spaceport", "wolf_359", "S-s-2")
    assert fits(state, "spaceport", "wolf_359", "S-p-3")
    assert fits(state, "attraction", "wolf_359", "S-p-14")


def test_the_build_that_makes_a_shield_factory_is_shielded() -> None:
    state = era(1)
    state.corps[0].teams[0] = "rhea"
    tile(state, "rhea", "P-e2-3")
    give(state, 0, "P27", "P28")
    assert build_cost(state, "rhea") == 4
    play = Play(build(state, 0, "rhea"))
    assert play.actions == [("base", "shield_factory")]


def test_a_shield_factory_protects_its_region() -> None:
    state = era(1)
    tile(state, "rhea", "P-e2-3")
    base(state, 0, "rhea", "shield_factory")
    state.corps[0].teams[0] = "dione"
    give(state, 0, "plasma_drive", "P17")
    tile(state, "titan", "P-e3-4")
    base(state, 0, "titan", "research")
    assert "titan" in destinations(state, 0, "dione")


def test_kai_produces_on_deimos_with_a_refinery() -> None:
    state = era(0)
    tile(state, "deimos", "M-e1-2")
    base(state, 0, "deimos", "refinery")
    assert production(state, 0) == [2]


def test_exploit_takes_the_value_once_and_for_all() -> None:
    state = era(1)
    state.corps[0].teams[0] = "ceres"
    tile(state, "ceres", "P-e1-4")
    give(state, 0, "P23")
    play = Play(build(state, 0, "ceres"))
    play("base", "exploit")("done")
    assert state.corps[0].profit == 2
    assert production(state, 0) == []


def test_attraction_makes_a_tile_produce() -> None:
    state = era(1)
    tile(state, "ceres", "P-e1-5")
    base(state, 0, "ceres", "attraction")
    assert production(state, 0) == [1]
    state = era(2)
    tile(state, "wolf_359", "S-p-14")
    base(state, 0, "wolf_359", "attraction")
    assert production(state, 0) == [2]


def test_security_pays_for_opposing_bases_unless_another_is_there() -> None:
    state = era(1)
    for site, kind in (("ceres", "research"), ("pallas", "refinery")):
        tile(state, site, "P-e1-2" if site == "ceres" else "P-e1-3")
        base(state, 1, site, kind)
    tile(state, "vesta", "P-e1-1")
    state.corps[0].teams[0] = "vesta"
    give(state, 0, "P27")
    play = Play(build(state, 0, "vesta"))
    play("base", "security")("done")
    assert state.corps[0].profit == 2
    tile(state, "hygiea", "P-e1-5")
    state.corps[1].teams[0] = "hygiea"
    give(state, 1, "P28")
    Play(build(state, 1, "hygiea"))("base", "security")("card", "P28")("done")
    assert state.corps[1].profit == 0


def test_transfers_need_two_own_bases_one_of_them_a_spaceport() -> None:
    state = era(0)
    assert transfers(state, 0, []) == []
    base(state, 0, "lunar_l4", "spaceport")
    assert ("transfer", "earth", "lunar_l4") in transfers(state, 0, [])
    assert transfers(state, 0, [0, 1]) == []
    play = Play(transfer(state, 0, [0]))
    play("transfer", "earth", "lunar_l4")
    assert state.corps[0].teams[:2] == ["earth", "lunar_l4"]


def test_a_transferred_team_stands_on_the_base_and_not_on_an_approach_track() -> None:
    """A transfer ends on a base: in the next turn the team may act."""
    state = era(2)
    tile(state, "wolf_359", "S-p-3")
    base(state, 0, "wolf_359", "spaceport")
    Play(transfer(state, 0, []))("transfer", "sol", "wolf_359")
    assert state.corps[0].teams[0] == "wolf_359"
    assert state.corps[0].approach[0] == 0


def test_security_near_sol_counts_the_initial_bases_of_opponents() -> None:
    """Initial bases are left out of contracts only."""
    state = era(2, seats=3)
    rich(state, 0, 3)
    tile(state, "wolf_359", "S-p-3")
    state.corps[0].teams[0] = "wolf_359"
    give(state, 0, "S29")
    Play(build(state, 0, "wolf_359"))("base", "security")("card", "S29")("done")
    assert state.corps[0].profit == 2


def test_teams_approach_a_star_for_three_turns() -> None:
    state = era(2)
    arrive(state, 0, 0, "wolf_359")
    for left in (2, 1, 0):
        assert ("explore", "wolf_359") not in menu(state, 0)
        advance_on_approach(state, 0)
        assert state.corps[0].approach[0] == left
    give(state, 0, "S39")
    assert ("explore", "wolf_359") in menu(state, 0)


def test_instant_transmission_skips_the_approach() -> None:
    state = era(2)
    progress(state, 0, "instant_transmission")
    arrive(state, 0, 0, "wolf_359")
    assert state.corps[0].approach[0] == 0


def test_the_orion_arm_needs_a_colony_next_to_it_and_pays_the_first() -> None:
    state = era(2)
    rich(state, 0, 9)
    state.corps[0].teams[0] = "kapteyn"
    tile(state, "kapteyn", "S-p-3", "S-s-1")
    base(state, 0, "kapteyn", "refinery", "research")
    give(state, 0, "S16", "S20")
    assert "orion_1" not in destinations(state, 0, "kapteyn")
    state.colonies["kapteyn"] = state.colony_stock.pop()
    assert "orion_1" in destinations(state, 0, "kapteyn")
    arrive(state, 0, 0, "orion_1")
    arrive(state, 1, 0, "orion_1")
    arrive(state, 1, 1, "orion_2")
    assert state.corps[0].ledger["orion"] == 5
    assert state.corps[1].profit == 2


def test_a_star_system_is_explored_as_a_whole() -> None:
    """Carole on Epsilon Eridani: e10, a primary tile and two secondary ones."""
    state = era(2)
    state.corps[0].teams[0] = "epsilon_eridani"
    state.stacks["primary"] = ["S-p-14"]
    state.stacks["secondary"] = ["S-s-1", "S-s-2"]
    give(state, 0, "S39", "S42")
    play = Play(explore(state, 0, "epsilon_eridani"))
    play("card", "S39")("card", "S42")("done").holding()
    assert play.ask is not None
    assert play.ask.about == "progress"
    play(*play.actions[0]).holding()
    assert len(state.tiles["epsilon_eridani"]) == 3
    assert state.corps[0].claims[0]


def test_a_star_system_is_built_as_a_whole() -> None:
    """Carole: Alien Ruins, Rings and Stardust cost 8 + 4 + 4."""
    state = era(2)
    rich(state, 0, 3)
    state.corps[0].teams[0] = "epsilon_eridani"
    tile(state, "epsilon_eridani", "S-p-14", "S-s-1", "S-s-2")
    assert build_cost(state, "epsilon_eridani") == 16
    give(state, 0, "S29", "S34")
    play = Play(build(state, 0, "epsilon_eridani"))
    play("base", "attraction")("base", "refinery")("base", "security")
    play("card", "S29")("card", "S34")("done")
    assert state.bases["epsilon_eridani"] == ("attraction", "refinery", "security")
    assert state.corps[0].profit == 0


def test_a_probe_explores_an_empty_site_without_a_claim() -> None:
    state = era(0)
    state.corps[1].teams[0] = "phobos"
    give(state, 0, "N39")
    play = Play(special(state, 0, "N39"))
    assert ("probe", "phobos") not in play.actions
    play("probe", "mars_south").holding()
    assert "mars_south" in state.tiles
    assert not any(state.corps[0].claims)


def test_the_antimatter_prototype_needs_no_base_and_no_shield() -> None:
    state = era(1)
    state.corps[0].teams[0] = "io"
    give(state, 0, "P50")
    play = Play(special(state, 0, "P50"))
    play("move", "io")("to", "europa")
    assert state.corps[0].teams[0] == "europa"
    assert state.corps[0].profit == 0


def test_the_antimatter_patent_is_worth_two() -> None:
    state = era(1)
    give(state, 0, "P49")
    Play(special(state, 0, "P49"))
    assert state.corps[0].profit == 2
