"""Paying for Move and Build: shields, opponents' bases and Infra, and Time for two teams."""

from __future__ import annotations

from ludonaut.games.spacecorp.rules.actions import menu
from ludonaut.games.spacecorp.rules.build import build
from ludonaut.games.spacecorp.rules.move import destinations, move
from ludonaut.games.spacecorp.rules.pay import use
from ludonaut.games.spacecorp.rules.value import Payment, reach
from ludonaut.games.spacecorp.state import SpaceCorpState

from .table import Play, base, era, give, infra, lay, listed, progress, rich, tile


def ready_in_starfarers(card: str) -> SpaceCorpState:
    """A poor player with this Progress card who could build on Wolf 359 (b8)."""
    state = era(2)
    progress(state, 0, card)
    state.corps[0].teams[0] = "wolf_359"
    tile(state, "wolf_359", "S-p-3")
    give(state, 0, "S29")
    return state


def test_in_starfarers_radiation_resistance_protects_build() -> None:
    state = ready_in_starfarers("radiation_resistance")
    assert ("build", "wolf_359") in menu(state, 0)
    Play(build(state, 0, "wolf_359"))("base", "spaceport")("card", "S29")("done")
    assert state.bases["wolf_359"] == ("spaceport",)


def test_in_starfarers_energy_fields_protect_build() -> None:
    state = ready_in_starfarers("energy_fields")
    rich(state, 0, 5)
    Play(build(state, 0, "wolf_359"))("base", "spaceport")("card", "S29")("done")
    assert state.corps[0].profit == 5


def test_a_shield_on_ones_own_infra_is_lost_with_an_opponents_infra() -> None:
    """Only the Infra of one headquarters is used, with its shields."""
    state = era(2)
    infra(state, 0, "plasma_shield_drive")
    infra(state, 1, "antimatter_drive")
    pay = Payment(state, 0, "move", 20, "sol")
    pay.hazard = 3
    assert not pay.danger
    use(state, pay, "hq", 1)
    assert pay.danger > 0
    give(state, 0, "S20", "S21")
    play = Play(move(state, 0, "sol"))("to", "alpha_centauri")
    assert ("hq", 1) in play.actions, "its Antimatter Drive has a shielded value too"
    play("hq", 1)("card", "S20")("card", "S21")
    assert ("done",) not in play.actions
    play("screen", "S01")


def two_builders() -> SpaceCorpState:
    """Teams on Rhea (4 to build) and Dione (4), a shielded habitat, and Time."""
    state = era(1)
    state.corps[0].teams[:2] = ["rhea", "dione"]
    tile(state, "rhea", "P-e2-6")
    tile(state, "dione", "P-e2-3")
    give(state, 0, "P23", "T1")
    return state


def test_time_for_two_builds_offers_the_second_to_a_shielded_player_without_profit() -> None:
    state = two_builders()
    assert state.corps[0].profit == 0
    play = Play(build(state, 0, "rhea"))("base", "refinery")("card", "P23")("time", "two")("done")
    assert ("build", "dione") in play.actions
    play("build", "dione")("base", "research")("done")
    assert state.owner == {"rhea": 0, "dione": 0}


def test_time_for_two_builds_does_not_offer_an_unshielded_second_without_profit() -> None:
    state = two_builders()
    give(state, 0, "P55")
    rich(state, 0, 2)
    play = Play(build(state, 0, "rhea"))("base", "refinery")("card", "P55")("time", "two")("done")
    assert state.corps[0].profit == 0
    assert ("build", "dione") in play.actions, "with a Shield Factory"
    assert Play(build(two_builders(), 0, "rhea")).actions
    play("build", "dione")
    assert play.actions == [("base", "shield_factory")]


def at_a_spaceport(owner: int = 0, seats: int = 2) -> SpaceCorpState:
    """A team at a Spaceport on Ceres, another on the inner base, a plasma drive (5) and Time."""
    state = era(1, seats)
    rich(state, 0, 9)
    tile(state, "ceres", "P-e1-3")
    base(state, owner, "ceres", "spaceport")
    state.corps[0].teams[:2] = ["ceres", "inner_base"]
    give(state, 0, "P16", "T1")
    return state


def test_time_for_two_moves_may_decline_a_spaceports_doubling_for_a_second_team_elsewhere() -> None:
    """3 of the sheet and 5 of the card: 8, or 13 if both start at Spaceports."""
    state = at_a_spaceport()
    play = Play(move(state, 0, "ceres"))("to", "callisto")("card", "P16")("time", "two")
    assert play.ask is not None
    assert play.ask.args["value"] == 8
    assert ("share",) in play.actions
    play("done")
    assert ("move", "inner_base") in play.actions
    play("move", "inner_base")("to", "europa")("done")
    assert state.corps[0].teams[:2] == ["callisto", "europa"]


def test_time_for_two_moves_with_the_doubling_both_teams_start_at_spaceports() -> None:
    state = at_a_spaceport()
    play = Play(move(state, 0, "ceres"))("to", "umbriel")("card", "P16")("time", "two")("share")("done")
    assert play.actions == [("stop",)], "the other team is not at a Spaceport"


def test_an_own_spaceport_doubles_a_card_for_one_team_unasked() -> None:
    state = at_a_spaceport()
    play = Play(move(state, 0, "ceres"))("to", "umbriel")("card", "P16")
    assert play.ask is not None
    assert play.ask.args["value"] == 13


def test_time_for_two_moves_asks_before_it_uses_an_opponents_spaceport() -> None:
    state = at_a_spaceport()
    tile(state, "vesta", "P-e1-2")
    base(state, 1, "vesta", "spaceport")
    state.corps[0].teams[1] = "vesta"
    play = Play(move(state, 0, "ceres"))("to", "umbriel")("card", "P16")("time", "two")("share")("done")
    play("move", "vesta")
    assert play.actions == [("port", 1), ("stop",)]
    assert state.owed == []
    play("port", 1)("borrow", "ariel")("done")
    assert state.owed == [1]
    assert state.corps[0].teams[:2] == ["umbriel", "ariel"]


def test_without_the_doubling_an_opponents_spaceport_is_not_used() -> None:
    state = at_a_spaceport()
    tile(state, "vesta", "P-e1-2")
    base(state, 1, "vesta", "spaceport")
    state.corps[0].teams[1] = "vesta"
    play = Play(move(state, 0, "ceres"))("to", "callisto")("card", "P16")("time", "two")("done")
    play("move", "vesta")("to", "inner_base")("done")
    assert state.owed == []


def test_a_journey_from_an_opponents_spaceport_with_its_bonus_is_one_use() -> None:
    """The base that the journey begins at and the Spaceport are the same base."""
    state = at_a_spaceport(owner=1)
    Play(move(state, 0, "ceres"))("borrow", "umbriel")("card", "P16")("port", 1)("done")
    assert state.owed == [1]


def test_a_shield_factory_beside_the_spaceport_is_another_use() -> None:
    state = era(2)
    rich(state, 0, 9)
    tile(state, "kapteyn", "S-p-3", "S-s-4")
    base(state, 1, "kapteyn", "spaceport", "shield_factory")
    state.corps[0].teams[0] = "kapteyn"
    give(state, 0, "S16", "S20", "S22")
    play = Play(move(state, 0, "kapteyn"))("borrow", "luhman_16")
    play("card", "S16")("card", "S20")("card", "S22")("port", 1)("done")
    assert state.owed == [1], "the Spaceport alone"
    state.corps[0].teams[0], state.corps[0].approach[0] = "kapteyn", 0
    state.owed.clear()
    give(state, 0, "S17", "S21")
    play = Play(move(state, 0, "kapteyn"))("borrow", "luhman_16")
    play("card", "S17")("card", "S21")("cover", 1)("done")
    assert state.owed == [1], "the Shield Factory is a base at the start of the journey"


def test_time_for_two_offers_a_shielded_value_that_only_the_second_journey_needs() -> None:
    state = era(1)
    state.corps[0].teams[:2] = ["inner_base", "ceres"]
    tile(state, "ceres", "P-e1-3")
    base(state, 0, "ceres", "research")
    give(state, 0, "P01", "P09", "T1")
    play = Play(move(state, 0, "inner_base"))("to", "vesta")
    assert ("shield", "P01") not in play.actions
    play("time", "two")("shield", "P01")("card", "P09")("done")
    play("move", "ceres")("to", "callisto")("done")
    assert state.corps[0].teams[:2] == ["vesta", "callisto"]


def test_probe_network_alone_is_worth_nothing() -> None:
    """It doubles the value of Explore: twice nothing is nothing."""
    state = era(1)
    state.corps[0].hq = state.corps[1].hq = "mariners"
    progress(state, 0, "probe_network")
    assert reach(state, Payment(state, 0, "explore"), hot=False) == 0
    pay = Payment(state, 0, "explore")
    lay(state, pay, give(state, 0, "P31")[0])
    assert pay.value() == 4


def test_several_industrial_bases_of_a_region_double_once() -> None:
    state = era(0)
    tile(state, "phobos", "M-e1-1")
    tile(state, "deimos", "M-e1-2")
    base(state, 0, "phobos", "industrial")
    base(state, 0, "deimos", "industrial")
    pay = Payment(state, 0, "build", None, "mars_north")
    lay(state, pay, give(state, 0, "inflatable_habitat")[0])
    assert pay.value() == 6


def test_an_opponents_industrial_base_is_not_offered_beside_ones_own() -> None:
    state = era(0)
    tile(state, "phobos", "M-e1-1")
    tile(state, "deimos", "M-e1-2")
    base(state, 0, "phobos", "industrial")
    base(state, 1, "deimos", "industrial")
    pay = Payment(state, 0, "build", 6, "mars_north")
    give(state, 0, "inflatable_habitat")
    assert ("industry", 1) not in listed(state, pay)


def test_infra_of_an_opponent_is_looked_for_when_listing_destinations() -> None:
    state = era(0)
    infra(state, 1, "", "solid_core_nuclear_drive")
    give(state, 0, "N06")
    assert "moon" in destinations(state, 0, "earth"), "3 of the opponent and 1 of the card"
    state.closing = True
    assert "moon" not in destinations(state, 0, "earth")
