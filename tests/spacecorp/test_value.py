"""The value of an action: sums, multipliers, shields, Time and profit."""

from __future__ import annotations

from ludonaut.games.spacecorp.content import INFRA, KINDS, WORTH, Card, CardAction, worth
from ludonaut.games.spacecorp.rules.actions import menu, research
from ludonaut.games.spacecorp.rules.build import build
from ludonaut.games.spacecorp.rules.explore import explore
from ludonaut.games.spacecorp.rules.move import destinations, move
from ludonaut.games.spacecorp.rules.pay import use
from ludonaut.games.spacecorp.rules.sources import MATS, MOST_MATS, NOTHING, Sum, infra_value
from ludonaut.games.spacecorp.rules.value import Payment, reach

from .table import Play, base, era, give, infra, lay, listed, progress, rich, tile


def test_all_infra_of_one_headquarters_add_up_and_others_are_ignored() -> None:
    """Flo: Move 1 of the sheet and a second Infra with Move 2 give 3."""
    state = era(0)
    infra(state, 0, "", "solid_core_nuclear_drive")
    assert Payment(state, 0, "move", None).value() == 3
    assert infra_value("mariners", state.corps[0].infra, "explore").adds == 1


def test_what_infra_offers_is_kept_for_a_limited_number_of_mats() -> None:
    cards = [*sorted(INFRA), ""]
    mats = [(one, two, "") for one in cards for two in cards if not one or one != two]
    assert len(mats) > MOST_MATS
    first = [infra_value("planeteers", slots, "build").adds for slots in mats]
    assert len(MATS["build"]["planeteers"]) <= MOST_MATS
    assert [infra_value("planeteers", slots, "build").adds for slots in mats] == first


def test_cards_add_to_infra() -> None:
    """Flo plays Intercept for Move 3 and a Cargo Pod for Move 1: 7 in all."""
    state = era(0)
    infra(state, 0, "", "solid_core_nuclear_drive")
    pay = Payment(state, 0, "move", None)
    for card in give(state, 0, "intercept", "cargo_pod"):
        lay(state, pay, card)
    assert pay.value() == 7


def test_time_doubles_the_total() -> None:
    """Flo's 7 becomes 14: anywhere on the board."""
    state = era(0)
    infra(state, 0, "", "solid_core_nuclear_drive")
    pay = Payment(state, 0, "move", None)
    for card in give(state, 0, "intercept", "cargo_pod"):
        lay(state, pay, card)
    give(state, 0, "T1")
    use(state, pay, "time", "double")
    assert pay.value() == 14


def test_a_mariners_spaceport_adds_two_before_time_doubles() -> None:
    state = era(0)
    infra(state, 0, "", "solid_core_nuclear_drive")
    base(state, 0, "lunar_l4", "spaceport")
    pay = Payment(state, 0, "move", None, "lunar_l4")
    for card in give(state, 0, "intercept", "cargo_pod"):
        lay(state, pay, card)
    assert pay.value() == 9
    give(state, 0, "T1")
    use(state, pay, "time", "double")
    assert pay.value() == 18


def test_an_opponents_spaceport_is_used_only_if_one_wants_and_is_compensated() -> None:
    state = era(0)
    state.corps[0].teams[0] = "lunar_l4"
    base(state, 1, "lunar_l4", "spaceport")
    pay = Payment(state, 0, "move", 4, "lunar_l4")
    assert pay.value() == 1
    assert ("port", 1) in listed(state, pay)
    give(state, 0, "chemical_drive")
    play = Play(move(state, 0, "lunar_l4"))
    play("borrow", "moon")("port", 1)("done")
    assert state.owed == [1]


def test_multipliers_come_after_sums() -> None:
    """Move 3, 5, x3 and x4 are 96."""
    state = era(2)
    state.corps[0].hq = "mariners"
    pay = Payment(state, 0, "move", None)
    for card in give(state, 0, "colony_pod", "antimatter_drive", "bussard_ramjet", "laser_sail_array"):
        lay(state, pay, card)
    assert pay.value() - 1 * 12 == 96


def test_with_multipliers_only_the_value_is_their_product() -> None:
    """Leia: x3, x3 and x5 are 45. Kim: a single Produce x2 is 2."""
    state = era(2)
    infra(state, 0, "matter_manipulators")
    pay = Payment(state, 0, "move", None)
    pay.infra = [NOTHING]
    for card in give(state, 0, "bussard_ramjet", "S17", "warp_metric_drive"):
        lay(state, pay, card)
    assert pay.value() == 45
    single = Payment(state, 0, "produce", None)
    lay(state, single, give(state, 0, "mass_converters")[0])
    assert single.value() == 2


def test_time_alone_is_worth_nothing() -> None:
    state = era(0)
    give(state, 0, "T1")
    assert reach(state, Payment(state, 0, "build"), hot=False) == 0


def test_a_shielded_value_that_is_as_good_as_the_plain_one_is_the_only_one() -> None:
    """So plain values are the highest ones, and without radiation no other needs to be looked at."""
    better = Card(
        "X1", "x", 1, False, False, "", "", (CardAction("move", 3), CardAction("move", 4, shielded=True)), "rulebook"
    )
    assert worth(better, "move") == (0, 4, False)
    assert all(plain > shielded or not plain for kind in KINDS for plain, shielded, _ in WORTH[kind].values())


def test_a_shielded_card_shields_the_whole_action() -> None:
    """A player plays one card shielded for 2, then another for its higher plain value; both values never add."""
    state = era(1)
    rich(state, 0, 5)
    first, second = give(state, 0, "shielded_habitat", "grown_mesh")
    pay = Payment(state, 0, "build", None, "ganymede")
    pay.hazard = 2
    before = pay.value()
    assert pay.danger > 0
    lay(state, pay, first)
    assert not pay.danger
    lay(state, pay, second)
    assert pay.value() == before + 4


def test_unshielded_in_radiation_costs_two_and_is_impossible_without_them() -> None:
    state = era(1)
    state.corps[0].teams[0] = "ceres"
    base(state, 0, "ceres", "research")
    tile(state, "ceres", "P-e1-2")
    give(state, 0, "plasma_drive")
    assert "callisto" not in destinations(state, 0, "ceres")
    rich(state, 0, 2)
    assert "callisto" in destinations(state, 0, "ceres")
    play = Play(move(state, 0, "ceres"))
    play("to", "callisto")("card", "P16")("done")
    assert state.corps[0].profit == 0
    assert state.corps[0].ledger["radiation"] == -2


def test_journeys_from_the_inner_solar_system_are_shielded() -> None:
    state = era(1)
    give(state, 0, "plasma_drive")
    assert "callisto" in destinations(state, 0, "inner_base")


def test_in_starfarers_the_penalty_is_three() -> None:
    state = era(2)
    give(state, 0, "laser_sail_array")
    rich(state, 0, 2)
    assert destinations(state, 0, "sol") == []
    rich(state, 0, 1)
    assert "alpha_centauri" in destinations(state, 0, "sol")


def test_radiation_resistance_makes_it_harmless() -> None:
    state = era(2)
    give(state, 0, "laser_sail_array")
    progress(state, 0, "radiation_resistance")
    assert "alpha_centauri" in destinations(state, 0, "sol")


def test_infra_can_be_used_for_its_shielded_value() -> None:
    state = era(1)
    infra(state, 0, "fusion_drive")
    state.corps[0].teams[0] = "ceres"
    base(state, 0, "ceres", "research")
    tile(state, "ceres", "P-e1-2")
    give(state, 0, "plasma_drive")
    play = Play(move(state, 0, "ceres"))
    play("to", "callisto")
    play("card", "P16")
    assert ("done",) not in play.actions
    card = state.corps[0].infra[0]
    play("screen", card)("done")
    assert state.corps[0].teams[0] == "callisto"


def test_profit_fills_a_gap_of_three_at_most() -> None:
    """Nicolas has 7 and needs 9: two profit do it."""
    state = era(1)
    rich(state, 0, 5)
    pay = Payment(state, 0, "move", 9)
    pay.infra = [Sum(7)]
    assert ("profit", 2) in listed(state, pay)
    pay.need = 11
    assert not any(act[0] == "profit" for act in listed(state, pay))


def test_profit_spent_must_be_less_than_the_value() -> None:
    """David has explored for 3: he may add 2, not 3."""
    state = era(1)
    rich(state, 0, 9)
    pay = Payment(state, 0, "explore", 5)
    pay.infra = [Sum(3)]
    assert ("profit", 2) in listed(state, pay)
    pay.need = 6
    assert not any(act[0] == "profit" for act in listed(state, pay))


def test_no_profit_is_spent_in_mariners_nor_on_production() -> None:
    state = era(0)
    rich(state, 0, 9)
    pay = Payment(state, 0, "move", 2)
    assert not any(act[0] == "profit" for act in listed(state, pay))


def test_an_opponents_infra_replaces_ones_own_for_a_card() -> None:
    state = era(0, seats=3)
    infra(state, 1, "", "orbital_assembler")
    state.corps[0].teams[0] = "moon"
    tile(state, "moon", "M-e1-1")
    play = Play(build(state, 0, "moon"))
    play("base", "research")("hq", 1)("done")
    assert state.owed == [1]
    assert state.owner["moon"] == 0


def test_after_the_end_is_triggered_opponents_are_closed() -> None:
    state = era(0, seats=3)
    infra(state, 1, "", "orbital_assembler")
    state.corps[0].teams[0] = "moon"
    tile(state, "moon", "M-e1-1")
    assert ("build", "moon") in menu(state, 0)
    state.closing = True
    assert ("build", "moon") not in menu(state, 0)


def test_competitors_join_two_headquarters_even_after_the_end_is_triggered() -> None:
    state = era(1, seats=3)
    state.closing = True
    infra(state, 1, "", "robotic_foundry")
    state.corps[0].teams[0] = "ceres"
    tile(state, "ceres", "P-e1-3")
    state.corps[0].hq = "mariners"
    assert ("build", "ceres") not in menu(state, 0)
    give(state, 0, "competitors")
    assert ("build", "ceres") in menu(state, 0)
    play = Play(build(state, 0, "ceres"))
    play("base", "refinery")("edge", "P53")("hq", 1)("done")
    assert state.owed == [1]


def test_spaceports_double_one_card_from_planeteers_on() -> None:
    state = era(1)
    base(state, 0, "ceres", "spaceport")
    tile(state, "ceres", "P-e1-3")
    pay = Payment(state, 0, "move", None, "ceres")
    infrastructure = pay.value()
    card = give(state, 0, "plasma_drive")[0]
    lay(state, pay, card)
    assert pay.value() == infrastructure + 2 * 5


def test_a_multiplier_doubled_by_a_spaceport_is_twice_as_strong() -> None:
    state = era(2)
    tile(state, "wolf_359", "S-p-3")
    base(state, 0, "wolf_359", "spaceport")
    pay = Payment(state, 0, "move", None, "wolf_359")
    lay(state, pay, give(state, 0, "bussard_ramjet")[0])
    assert pay.value() == 5 * 6


def test_industrial_bases_double_building_in_their_region() -> None:
    state = era(0)
    tile(state, "phobos", "M-e1-1")
    base(state, 0, "phobos", "industrial")
    pay = Payment(state, 0, "build", None, "mars_north")
    lay(state, pay, give(state, 0, "inflatable_habitat")[0])
    assert pay.value() == 6


def test_time_for_two_teams_uses_the_value_twice() -> None:
    state = era(0)
    give(state, 0, "intercept", "T1")
    play = Play(move(state, 0, "earth"))
    play("to", "moon")("card", "N42")("time", "two")("done")
    assert state.corps[0].teams[:2] == ["moon", "earth"]
    play("move", "earth")("to", "moon")("done")
    assert play.over
    assert state.corps[0].teams[:2] == ["moon", "moon"]


def test_the_second_team_acts_after_the_first_has_finished() -> None:
    state = era(0)
    state.corps[0].teams[:2] = ["moon", "phobos"]
    give(state, 0, "surface_rover", "T1")
    play = Play(explore(state, 0, "moon"))
    play("card", "N24")("time", "two")("done").holding()
    assert "moon" in state.tiles
    assert "phobos" not in state.tiles
    play("explore", "phobos")("done").holding()
    assert "phobos" in state.tiles


def test_kai_researches_with_seven_cards_and_ends_with_eleven() -> None:
    state = era(0)
    give(state, 0, "N36", "N37", "N01", "N02", "N06", "N10", "N20")
    assert ("research",) in menu(state, 0)
    play = Play(research(state, 0)).holding()
    play("card", "N36")("card", "N37")("done")
    for _ in range(6):
        play("draw")
    assert play.over
    assert len(state.corps[0].hand) == 11
    assert ("research",) not in menu(state, 0)


def test_eight_cards_are_too_many_to_research() -> None:
    state = era(0)
    give(state, 0, "N36", "N37", "N01", "N02", "N06", "N10", "N20", "N21")
    assert ("research",) not in menu(state, 0)
