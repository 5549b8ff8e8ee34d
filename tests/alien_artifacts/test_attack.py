"""Offensives, Defence Plans, destroyed and damaged ships, and blockades."""

from __future__ import annotations

import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

from ludonaut.games.alien_artifacts.content.decks import PLANS, SYSTEMS
from ludonaut.games.alien_artifacts.rules.attack import row_of
from ludonaut.games.alien_artifacts.rules.gear import gear_of

FLEET = {"empire": ("s21.o", "s22.o", "s31.o"), "hand": ["r1", "r6", "r2"]}


def test_all_ships_attack_one_target_one_by_one(table: Setting, play: Play, offered: Offered) -> None:
    match = table(FLEET, {}, systems="x4", deck=["r15", "r18", "r20"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert offered(match) == {"strike s21", "strike s22", "strike s31", "stop"}
    state = play(match, "strike s31", "strike s21")
    assert state.players[0].earned[2] == 6  # the Drowned Ring gives 3 points at 4 and above
    assert offered(match) == {"strike s22", "stop"}
    play(match, "stop")
    assert state.tops["systems"] != "x4"
    assert state.bottoms["systems"] == ("x4",)


def test_bonuses_of_other_ships_do_not_add_up(table: Setting, play: Play) -> None:
    match = table(
        {"works": {"s1": ()}, "empire": ("s21.o",), "hand": ["r1", "r2"]}, {}, systems="x4", deck=["r16", "r17"]
    )
    play(match, "build s1 operational", "spend r1a", "spend r2a", "raid", "take r16")
    assert match.state.players[0].earned[2] == 0  # a bare 2


def test_a_technology_pays_once_an_attack_whatever_the_number_of_ships(table: Setting, play: Play) -> None:
    match = table(
        FLEET | {"credits": 0, "empire": ("s21.o", "s22.o", "s23.o", "t23.l")},
        {},
        systems="x4",
        deck=["r12", "r13", "r16"],
    )
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid", "strike s21", "strike s22", "strike s23")
    assert state.players[0].credits == 1


def test_a_damaged_ship_goes_back_with_nothing_prepared(table: Setting, play: Play) -> None:
    match = table({"empire": ("s31.o",), "hand": ["r1", "r6"]}, {}, systems="x2", deck=["r7", "r8"])
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert state.players[0].works == {"s31": ()}
    assert state.players[0].empire == ()
    assert state.players[0].credits == 10  # an Exploitation ship brings 2 whatever the result


def test_a_destroyed_ship_goes_under_its_deck(table: Setting, play: Play) -> None:
    match = table({"empire": ("s31.o",), "hand": ["r1", "r6"], "blockades": {}}, {}, systems="x1", deck=["r7", "r8"])
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert state.bottoms["ships"] == ("s31",)


def test_an_expansion_ship_softens_its_fate_by_one_step(table: Setting, play: Play) -> None:
    match = table({"empire": ("s11.o", "t25.l"), "hand": ["r1", "r6"]}, {}, systems="x1", deck=["r7", "r8"])
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert state.players[0].works == {"s11": ()}  # destroyed becomes damaged, never unharmed


def test_reclaimers_save_a_destroyed_ship(table: Setting, play: Play) -> None:
    match = table({"empire": ("s31.o", "t25.l"), "hand": ["r1", "r6"]}, {}, systems="x1", deck=["r7", "r8"])
    assert play(match, "offensive", "spend r1a", "spend r6a", "raid").players[0].works == {"s31": ()}


def test_an_exploration_ship_chooses_between_two_cards(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("s1.o",), "hand": ["r1", "r6"]}, {}, systems="x4", deck=["r7", "r15"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert offered(match) == {"take r7", "take r15"}
    assert play(match, "take r15").players[0].earned[2] == 3


def test_a_ship_attacks_once_a_turn(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"works": {"s21": ()}, "empire": ("t28.l",), "hand": ["r1", "r6"], "credits": 9}, {}, deck=["r15", "r18"]
    )
    play(match, "build s21 operational", "spend r1a", "spend r6a", "raid")
    assert "plus t28" not in offered(match)


@pytest.mark.parametrize(
    ("system", "value", "row"), [("x1", 7, 4), ("x3", 5, 5), ("x3", 9, 5), ("x5", 5, 4), ("x5", 8, 6)]
)
def test_values_above_four(system: str, value: int, row: int) -> None:
    assert row_of(SYSTEMS[system].table, value) is SYSTEMS[system].table[row]


def test_an_artifact_is_won_from_the_aliens(table: Setting, play: Play) -> None:
    match = table({"empire": ("s21.o",), "hand": ["r1", "r6"]}, {}, systems="x1", deck=["r15", "r18"])
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert len(state.players[0].artifacts) == 1
    assert state.players[0].earned[2] == 1


# ---- other players


def test_the_defender_chooses_a_plan_before_the_reveal_and_keeps_it(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table(
        {"empire": ("s21.o",), "hand": ["r1", "r6"]}, {"empire": ("p1.l",), "plans": ["d1", "d5"]}, deck=["r16", "r17"]
    )
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1")
    assert match.ask.seat == 1
    assert offered(match) == {"plan d0", "plan d1", "plan d5"}
    state = play(match, "plan d5")
    assert state.players[1].plans == ["d1", "d5"]
    assert state.players[1].shown == ["d5"]


def test_the_attacker_splits_blockade_tokens_freely(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("s21.o",), "hand": ["r1", "r6"]}, {"empire": ("p1.l", "s1.l")}, deck=["r15", "r18"])
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1", "strike s21")
    assert offered(match) == {"blockade p1", "blockade s1"}
    state = play(match, "blockade p1", "blockade p1")
    assert state.players[1].blockades == {"p1": 2}
    assert state.players[0].earned[2] == 1
    assert state.tops["systems"]


def test_siege_platforms_place_one_more_and_insurance_pays_once(table: Setting, play: Play) -> None:
    match = table(
        {"empire": ("s21.o", "s22.o", "t26.l"), "hand": ["r1", "r6"]},
        {"empire": ("p1.l", "t40.l"), "credits": 0},
        deck=["r12", "r13", "r16"],
    )
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1", "strike s21")
    while match.ask.about == "blockade":
        play(match, "blockade p1")
    first = match.state.players[1].blockades["p1"]
    play(match, "strike s22")
    while match.ask.about == "blockade":
        play(match, "blockade p1")
    assert first == 2
    assert match.state.players[1].blockades["p1"] == 3
    assert match.state.players[1].credits == 2


def test_the_supply_of_tokens_is_limited(table: Setting, play: Play) -> None:
    match = table(
        {"empire": ("s21.o",), "hand": ["r1", "r6"]},
        {"empire": ("p1.l",), "blockades": {"p1": 37}},
        deck=["r15", "r18"],
    )
    state = play(match, "offensive", "spend r1a", "spend r6a", "attack 1", "strike s21", "blockade p1")
    assert state.tokens == 0
    assert match.ask.about == "turn"


def test_every_plan_has_the_rows_of_every_attack() -> None:
    for plan in PLANS.values():
        assert all(row_of(plan.table, value) for value in range(1, 10))


# ---- blockaded cards


def test_a_blockaded_discount_is_blank_until_it_is_paid_for(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"empire": ("p21.l",), "blockades": {"p21": 2}, "works": {"s21": ()}, "hand": ["r1"], "credits": 3}, {}
    )
    assert gear_of(match.state, 0).cost["build"] == 5
    assert "build s21 logistics" not in offered(match)
    play(match, "suspend p21")
    assert match.state.players[0].credits == 1
    assert "build s21 logistics" in offered(match)
    play(match, "build s21 logistics", "spend r1a")
    assert gear_of(match.state, 0).cost["build"] == 6  # blank again after the action


def test_a_blockaded_card_still_counts(table: Setting) -> None:
    match = table({"empire": ("p21.o", "p22.o"), "blockades": {"p21": 1}}, {})
    assert gear_of(match.state, 0).cost["discover"] == 7


def test_a_blockaded_ship_attacks_with_the_bare_number(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"empire": ("s21.o",), "blockades": {"s21": 1}, "hand": ["r1", "r6"]}, {}, systems="x4", deck=["r9", "r2"]
    )
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert offered(match) == {"suspend s21", "decline"}
    assert play(match, "decline").players[0].earned[2] == 2


def test_a_blockaded_planet_does_not_produce_unless_paid_for(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"empire": ("p1.o",), "blockades": {"p1": 1}, "produced": {"r3a": "p1"}, "hand": ["r6", "r7"], "credits": 0}, {}
    )
    assert "sell r3a" in offered(match)
    state = play(match, "mine", "spend r6b", "spend r7b")
    assert list(state.players[0].produced) == ["r3a"]


def test_a_lost_ship_returns_its_tokens(table: Setting, play: Play) -> None:
    match = table(
        {"empire": ("s31.o",), "blockades": {"s31": 3}, "hand": ["r1", "r6"], "credits": 0},
        {},
        systems="x1",
        deck=["r7", "r8"],
    )
    assert play(match, "offensive", "spend r1a", "spend r6a", "raid").tokens == 38


@pytest.mark.parametrize(
    ("technology", "target", "bonus"),
    [("t21", "raid", 1), ("t21", "attack 1", 0), ("t22", "raid", 0), ("t22", "attack 1", 1)],
)
def test_an_attack_bonus_counts_only_against_its_target(
    technology: str, target: str, bonus: int, table: Setting, play: Play
) -> None:
    player = {"empire": ("s31.o", f"{technology}.l"), "hand": ["r1", "r6"]}
    match = table(player, {"empire": ("p1.l",)}, systems="x4", deck=["r16", "r12", "r13"])
    state = play(match, "offensive", "spend r1a", "spend r6a", target)
    if target != "raid":
        play(match, "strike s31")
    told = [event for event in state.events or () if event.about == "strikes"]
    assert [event.args["bonus"] for event in told] == [bonus]
