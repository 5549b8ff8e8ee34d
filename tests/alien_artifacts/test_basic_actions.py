"""The seven basic actions, with the examples of the rulebook."""

from __future__ import annotations

import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

from ludonaut.games.alien_artifacts.content.decks import ROW_VERB, ROWS
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.kernel import IllegalAction

# ---- buy


def test_seven_credits_show_three_technologies_and_one_is_kept(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"credits": 8}, {})
    state = play(match, "buy technologies", "look 3")
    assert state.players[0].credits == 1
    seen = list(state.table)
    assert len(seen) == 3
    assert offered(match) == {f"keep {card}" for card in seen}
    play(match, f"keep {seen[1]}")
    assert list(state.players[0].works) == [seen[1]]
    play(match, f"under {seen[2]}")
    assert state.bottoms["technologies"] == (seen[2], seen[0])


def test_five_credits_bring_the_open_card(table: Setting, play: Play) -> None:
    match = table({"credits": 5, "hand": ["r1"]}, {}, ships="s7")
    state = play(match, "buy ships")
    assert list(state.players[0].works) == ["s7"]
    assert state.players[0].credits == 0


def test_an_exploitation_planet_lowers_the_price_but_not_the_further_credits(table: Setting, play: Play) -> None:
    match = table({"credits": 5, "empire": ("p31.l",)}, {})
    assert gear_of(match.state, 0).cost["buy"] == 3
    state = play(match, "buy planets", "look 2")
    assert state.players[0].credits == 1


def test_nobody_buys_on_credit(table: Setting, offered: Offered) -> None:
    match = table({"credits": 4, "hand": ["r1"]}, {})
    assert not any(line.startswith("buy") for line in offered(match))
    why = [blocked for blocked in match.ask.blocked if blocked.action == ("buy", "ships")]
    assert why[0].why == "credits" and why[0].args == {"need": 5, "have": 4}


# ---- what things cost


def test_a_second_planet_costs_six(table: Setting) -> None:
    assert gear_of(table({"empire": ("p11.o",)}, {}).state, 0).cost["discover"] == 6


def test_a_third_technology_or_ship_costs_seven(table: Setting) -> None:
    cost = gear_of(table({"empire": ("t1.o", "t2.o", "s1.o", "s2.o")}, {}).state, 0).cost
    assert cost["develop"] == cost["build"] == 7


def test_gutenberg_costs_three_with_vitruvius_and_mika(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("p1.l", "p2.l"), "works": {"p11": ()}, "hand": ["r6"]}, {})
    assert gear_of(match.state, 0).cost["discover"] == 3
    state = play(match, "discover p11 logistics", "spend r6b")
    assert "p11.l" in state.players[0].empire


def test_a_cost_never_falls_below_nothing(table: Setting, play: Play) -> None:
    match = table({"empire": ("p1.l", "p2.l", "p3.l", "p4.l", "p5.l", "p6.l"), "works": {"p11": ()}}, {})
    assert gear_of(match.state, 0).cost["discover"] == 0
    assert "p11.o" in play(match, "discover p11 operational").players[0].empire


# ---- paying


def test_two_cards_at_most_and_one_section_of_each(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r6", "r7"]}, {})
    play(match, "build s21 logistics")
    assert offered(match) == {"spend r1a", "spend r6a", "spend r7a"}
    play(match, "spend r6a")
    assert offered(match) == {"spend r1a"}
    state = play(match, "spend r1a")
    assert state.players[0].empire == ("s21.l",)
    assert state.players[0].hand == ["r7"]


def test_three_small_cards_do_not_pay_for_a_ship(table: Setting, offered: Offered) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r6", "r7", "r8"]}, {})
    assert not any(line.startswith("build") for line in offered(match))
    why = next(blocked for blocked in match.ask.blocked if blocked.action[1:2] == ("s21",))
    assert (why.args["need"], why.args["have"], why.args["limit"]) == (5, 4, 2)


def test_a_ship_in_the_fleet_lets_a_third_card_pay(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ()}, "empire": ("s22.l",), "hand": ["r6", "r7", "r8"]}, {})
    state = play(match, "build s21 logistics", "spend r6a", "spend r7a", "spend r8a")
    assert state.players[0].empire == ("s22.l", "s21.l")


def test_gold_joins_green_in_a_basic_action(table: Setting, play: Play) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r6", "r67"]}, {})
    state = play(match, "discover p1 logistics", "spend r6b", "spend r67b")
    assert state.players[0].empire == ("p1.l",)


def test_gold_never_pays_for_an_operational_action(table: Setting, offered: Offered) -> None:
    match = table({"empire": ("p1.o",), "hand": ["r6", "r67"]}, {})
    assert "mine" not in offered(match)


def test_produced_cards_are_used_as_if_in_hand_with_the_visible_section(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table(
        {"works": {"s21": ()}, "empire": ("p1.o",), "produced": {"r1a": "p1", "r6b": "p1"}, "hand": ["r7"]}, {}
    )
    play(match, "build s21 logistics")
    assert offered(match) == {"spend r1a", "spend r7a"}
    state = play(match, "spend r1a", "spend r7a")
    assert state.players[0].produced == {"r6b": "p1"}
    assert {"r1", "r7"} <= set(state.discard)


# ---- discover


def test_a_colony_discounts_and_an_exploited_planet_produces_three(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"works": {"p1": (), "p2": ()}, "hand": ["r6", "r7"]}, {}, deck=["r1", "r10", "r43"])
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    assert offered(match) == {f"place {card}{half}" for card in ("r1", "r10", "r43") for half in "ab"}
    state = play(match, "place r1a", "place r10b", "place r43a")
    assert set(state.players[0].produced) == {"r1a", "r10b", "r43a"}
    assert state.players[0].earned == [3, 0, 0, 0]


def test_the_example_of_exploitation_is_worth_two_points(table: Setting, play: Play) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r6", "r7"]}, {}, deck=["r1", "r10", "r9"])
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    while match.ask.about == "place":
        card = match.state.table[0]
        play(match, {"r1": "place r1a", "r10": "place r10b"}[card])
    assert match.state.players[0].earned[0] == 2
    assert "r9a" in match.state.players[0].produced  # neither section matches: the smaller one


def test_a_matching_section_may_be_declined_for_the_other(table: Setting, play: Play) -> None:
    match = table({"works": {"p21": ()}, "hand": ["r6", "r7"]}, {}, deck=["r9", "r3", "r24"])
    play(match, "discover p21 operational", "spend r6b", "spend r7b")
    while match.ask.about == "place":
        play(match, f"place {match.state.table[0]}b")
    assert match.state.players[0].earned[0] == 0
    assert "r9b" in match.state.players[0].produced


def test_equal_sections_without_a_match_are_a_free_choice(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("p1.o",), "hand": ["r6", "r8", "r1"]}, {}, deck=["r36", "r2"])
    play(match, "mine", "spend r6b", "spend r8b")
    if match.state.table == ["r36"]:
        assert offered(match) == {"place r36a", "place r36b"}


# ---- develop


@pytest.mark.parametrize(("card", "points"), [("r1", 1), ("r9", 0)])
def test_four_planets_score_if_the_revealed_card_matches(table: Setting, play: Play, card: str, points: int) -> None:
    empire = ("p1.l", "p2.l", "p11.l", "p12.l")
    match = table({"works": {"t1": ()}, "empire": empire, "hand": ["r26"]}, {}, deck=[card], marker=2)
    assert play(match, "develop t1 operational", "spend r26b").players[0].earned[1] == points


def test_a_deployed_technology_works_at_once(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"t31": ()}, "hand": ["r26", "r27"], "credits": 3}, {})
    play(match, "develop t31 logistics", "spend r26b", "spend r27b")
    assert offered(match) == {"plus t31", "end"}
    assert play(match, "plus t31").players[0].earned[3] == 1


# ---- build


def test_an_exploitation_ship_brings_a_defence_plan_and_a_bigger_sale(table: Setting, play: Play) -> None:
    match = table({"works": {"s31": ()}, "hand": ["r1", "r6"]}, {})
    state = play(match, "build s31 logistics", "spend r1a", "spend r6a")
    assert len(state.players[0].plans) == 1
    assert gear_of(state, 0).limit["sell"] == 3


def test_a_ship_on_a_mission_may_attack_or_not(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r6"]}, {}, {})
    play(match, "build s21 operational", "spend r1a", "spend r6a")
    assert offered(match) == {"raid", "attack 1", "attack 2", "decline"}
    assert play(match, "decline").turn.attacked == ()


# ---- prepare


def test_four_green_prepared_leave_one_to_pay(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r1", "r2", "r20"]}, {"hand": ["r3"]})
    play(match, "prepare p1", "attach p1 r1b", "attach p1 r2b")
    assert match.state.players[0].works["p1"] == ("r1b", "r2b")
    play(match, "draw", "sell r3a")
    assert match.ask.about == "turn"
    play(match, "discover p1 logistics")
    assert match.ask.args["count"] == 1


def test_preparing_takes_the_colour_of_the_row_or_gold(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"s21": (), "s22": (), "p1": ()}, "hand": ["r1", "r69", "r26"]}, {})
    play(match, "prepare s21")
    assert offered(match) == {"attach s21 r1a", "attach s21 r69a", "attach s21 r69b", "attach s21 r26a"}
    play(match, "attach s21 r1a")
    assert "attach s22 r69b" in offered(match) and "stop" in offered(match)
    assert not any(" p1 " in line for line in offered(match))


def test_prepared_cards_do_not_count_towards_the_limit(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ("r66a",)}, "hand": ["r40", "r6"]}, {})
    state = play(match, "build s21 logistics", "spend r40a", "spend r6a")
    assert state.players[0].empire == ("s21.l",)
    assert "r66" in state.discard


def test_ships_raise_the_limit_of_preparing_their_row(table: Setting) -> None:
    gear = gear_of(table({"empire": ("s21.l", "s1.l", "t14.l")}, {}).state, 0)
    assert gear.prepare == {"ships": 4, "technologies": 3, "planets": 4}


def test_a_prepared_card_waits_for_an_action(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"s21": ("r1a", "r2a")}, "hand": []}, {})
    assert {"build s21 logistics", "build s21 operational"} <= offered(match)
    assert play(match, "build s21 logistics").players[0].empire == ("s21.l",)


# ---- sell


def test_three_red_and_two_gold_sell_for_five(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"credits": 2, "hand": ["r1", "r67", "r26"]}, {})
    play(match, "sell r1a")
    assert offered(match) == {"spend r67a", "spend r67b", "spend r26a", "stop"}
    assert play(match, "spend r67b").players[0].credits == 7


def test_gold_may_be_sold_alone(table: Setting, play: Play) -> None:
    match = table({"credits": 0, "hand": ["r67", "r69"]}, {})
    assert play(match, "sell r67b", "spend r69b").players[0].credits == 4


def test_the_bank_holds_fifteen(table: Setting, play: Play) -> None:
    match = table({"credits": 14, "hand": ["r1", "r2"]}, {})
    assert play(match, "sell r1a", "stop").players[0].credits == 15


def test_produced_cards_may_be_sold(table: Setting, play: Play) -> None:
    match = table({"credits": 0, "empire": ("p1.o",), "produced": {"r1a": "p1"}}, {})
    assert play(match, "sell r1a").players[0].credits == 3


# ---- remove blockades


def test_five_red_lift_two_tokens_from_ships(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"empire": ("s1.l", "s2.l", "p1.l"), "blockades": {"s1": 1, "s2": 1, "p1": 1}, "hand": ["r1", "r6"]}, {}
    )
    play(match, "unblock ships", "spend r1a", "spend r6a")
    assert offered(match) == {"free s1", "free s2"}
    state = play(match, "free s1", "free s2")
    assert state.players[0].blockades == {"p1": 1}
    assert state.tokens == 37


def test_one_may_stop_after_the_first_pair(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("s1.l",), "blockades": {"s1": 2}, "hand": ["r1", "r6"]}, {})
    play(match, "unblock ships", "spend r1a")
    assert offered(match) == {"spend r6a", "stop"}
    assert play(match, "stop", "free s1").players[0].blockades == {"s1": 1}


def test_what_is_not_listed_is_refused(table: Setting, play: Play) -> None:
    match = table({"hand": ["r1"], "works": {"s21": ()}}, {})
    with pytest.raises(IllegalAction):
        play(match, "build s21 logistics")
    assert {ROW_VERB[row] for row in ROWS} == {"build", "develop", "discover"}


def test_a_state_is_copied_while_its_player_is_paying(table: Setting, play: Play) -> None:
    state = play(table({"works": {"s1": ()}, "hand": ["r1", "r2"]}, {}), "build s1 operational")
    copy = state.copy()
    assert state.action.owed is not None
    assert copy.action.owed == state.action.owed and copy.action.owed is not state.action.owed
