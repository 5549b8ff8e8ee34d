"""Every technology on both faces: what it does when deployed, what it counts when sold."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

from ludonaut.games.alien_artifacts.content.decks import TECHNOLOGIES
from ludonaut.games.alien_artifacts.rules.gear import Gear, gear_of
from ludonaut.games.alien_artifacts.scoring import measure, reached, technology_points

# ---- permanent numbers

STATIC: dict[str, Callable[[Gear], bool]] = {
    "t4": lambda gear: gear.cost["discover"] == 4,
    "t5": lambda gear: gear.free == 1,
    "t10": lambda gear: gear.cost["mine"] == 4,
    "t12": lambda gear: gear.cost["develop"] == 5,
    "t14": lambda gear: set(gear.prepare.values()) == {3},
    "t18": lambda gear: gear.cost["revenue"] == 4,
    "t21": lambda gear: gear.bonus == (1, 0),
    "t22": lambda gear: gear.bonus == (0, 1),
    "t24": lambda gear: gear.cost["build"] == 4,
    "t27": lambda gear: gear.cost["offensive"] == 4,
    "t34": lambda gear: gear.look == 1,
    "t35": lambda gear: gear.sell_colours == 2,
}


@pytest.mark.parametrize("card", STATIC)
def test_permanent_numbers(table: Setting, card: str) -> None:
    assert STATIC[card](gear_of(table({"empire": (f"{card}.l",)}, {}).state, 0))


# ---- what is triggered


def test_deep_core_drills_produce_four(table: Setting, play: Play) -> None:
    match = table({"empire": ("t2.l",), "works": {"p1": ()}, "hand": ["r6", "r7"]}, {})
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    while match.ask.about == "place":
        play(match, f"place {match.state.table[0]}a")
    assert len(match.state.players[0].produced) == 4


def test_orbital_warehouses_do_not_count_the_first_produced_card(table: Setting, play: Play, offered: Offered) -> None:
    player = {"empire": ("t5.l", "p1.o"), "works": {"s21": ()}, "produced": {"r40a": "p1"}, "hand": ["r6", "r7"]}
    match = table(player, {})
    assert "build s21 logistics" in offered(match)
    state = play(match, "build s21 logistics", "spend r6a", "spend r40a", "spend r7a")
    assert "s21.l" in state.players[0].empire


def test_biosphere_seeding_pays_for_matches(table: Setting, play: Play) -> None:
    match = table({"empire": ("t7.l", "p1.o"), "hand": ["r6", "r7"], "credits": 0}, {}, deck=["r1", "r4"])
    play(match, "mine", "spend r6b", "spend r7b")
    assert play(match, f"place {match.state.table[0]}a").players[0].credits == 1


def test_colonial_directorate_pays_for_colonies_only(table: Setting, play: Play) -> None:
    player = {"empire": ("t9.l",), "works": {"p1": (), "s31": ()}, "hand": ["r6", "r7"], "credits": 0}
    assert play(table(player, {}), "discover p1 logistics", "spend r6b", "spend r7b").players[0].credits == 2


def test_vorsch_spectrum_looks_at_types_of_the_same_colour(table: Setting, play: Play) -> None:
    match = table({"empire": ("t11.l", "p1.l"), "works": {"s1": ()}, "hand": ["r1", "r2"]}, {})
    assert play(match, "build s1 logistics", "spend r1a", "spend r2a").players[0].earned[3] == 1
    match = table({"empire": ("t11.l", "s2.o"), "works": {"s1": ("r3a",)}, "hand": ["r1", "r2"]}, {})
    assert play(match, "build s1 logistics", "spend r1a").players[0].earned[3] == 0


def test_knowledge_exchange_counts_itself(table: Setting, play: Play) -> None:
    match = table({"works": {"t17": ()}, "hand": ["r26", "r27"], "credits": 0}, {})
    assert play(match, "develop t17 logistics", "spend r26b", "spend r27b").players[0].credits == 2


def test_simulation_suite_reveals_again_once_an_action(table: Setting, play: Play, offered: Offered) -> None:
    player = {"empire": ("t19.l", "t1.o", "t5.o"), "hand": ["r26", "r27"]}
    match = table(player, {}, deck=["r9", "r3", "r24", "r15", "r16", "r17"])
    play(match, "revenue", "spend r26b", "spend r27b", "reveal t5")
    assert offered(match) == {"retry", "decline"}
    state = play(match, "retry")
    assert match.ask.about != "retry"  # the second technology misses too, and the suite was used
    assert state.active == 1


def test_spoils_registry_pays_once_an_attack(table: Setting, play: Play) -> None:
    player = {"empire": ("t23.l", "s1.o"), "hand": ["r1", "r6"], "credits": 0}
    match = table(player, {}, systems="x4", deck=["r12", "r3", "r16"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert match.state.players[0].credits == 1


def test_xeno_archaeology_chooses_an_artifact(table: Setting, play: Play, offered: Offered) -> None:
    player = {"empire": ("t30.l", "s21.o"), "hand": ["r1", "r6"]}
    match = table(player, {}, systems="x1", deck=["r15", "r18"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    kept, left = match.state.offer
    assert offered(match) == {f"claim {kept}", f"claim {left}"}
    assert not match.view(1).private.offer and match.view(0).private.offer
    state = play(match, f"claim {kept}")
    assert state.players[0].artifacts == [kept]
    assert state.spent == [left]


def test_free_trade_zones_and_luxury_exports_look_at_sales(table: Setting, play: Play) -> None:
    match = table({"empire": ("t33.l", "t39.l"), "hand": ["r1", "r2"], "credits": 0}, {})
    state = play(match, "sell r1a", "spend r2a")
    assert state.players[0].credits == 8
    assert state.players[0].earned[3] == 1


def test_bulk_carriers_mix_two_colours(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t35.l",), "hand": ["r1", "r26"], "credits": 0}, {})
    assert play(match, "sell r1b", "spend r26b").players[0].credits == 5


def test_emergency_treasury_helps_the_poor(table: Setting, play: Play) -> None:
    match = table({"empire": ("t38.l",), "hand": ["r1", "r2"], "credits": 0}, {})
    assert play(match, "sell r1a", "stop").players[0].credits == 4
    match = table({"empire": ("t38.l",), "hand": ["r1", "r2"], "credits": 1}, {})
    assert play(match, "sell r1a", "stop").players[0].credits == 4


# ---- in addition


def test_survey_drones(table: Setting, play: Play) -> None:
    match = table({"empire": ("t3.l", "p1.o"), "hand": ["r1"], "credits": 2}, {})
    play(match, "plus t3", "produce p1")
    if match.ask.about == "place":
        play(match, f"place {match.state.table[0]}a")
    assert len(match.state.players[0].produced) == 1
    assert match.state.players[0].credits == 0


def test_modular_blueprints(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t13.l",), "works": {"s21": ()}, "hand": ["r1", "r2"]}, {})
    state = play(match, "plus t13", "attach s21 r1a")
    assert state.players[0].works["s21"] == ("r1a",)
    assert "plus t13" not in offered(match)  # once a turn
    assert "build s21 logistics" in offered(match)


def test_adaptive_workforce(table: Setting, play: Play) -> None:
    match = table({"empire": ("t20.l",), "hand": ["r1", "r2", "r3"]}, {})
    state = play(match, "plus t20", "discard r1", "discard r2")
    assert len(state.players[0].hand) == 3 and "r3" in state.players[0].hand


def test_boarding_parties(table: Setting, play: Play) -> None:
    match = table({"empire": ("t28.l", "s31.o"), "hand": ["r1"], "credits": 4}, {}, systems="x4", deck=["r9", "r10"])
    state = play(match, "plus t28", "ship s31", "raid")
    assert state.players[0].earned[2] == 2
    assert state.players[0].credits == 2  # paid 4, and the ship brought 2


def test_the_bank_gives_a_point_for_three_credits_once(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t31.l",), "hand": ["r1"], "credits": 9}, {})
    state = play(match, "plus t31")
    assert (state.players[0].credits, state.players[0].earned[3]) == (6, 1)
    assert "plus t31" not in offered(match)


def test_capital_dominance_buys_in_addition_and_pays(table: Setting, play: Play) -> None:
    match = table({"empire": ("t32.l",), "hand": ["r1"], "credits": 5}, {}, planets="p5")
    state = play(match, "plus t32", "buy planets")
    assert (list(state.players[0].works), state.players[0].credits) == (["p5"], 0)


def test_blockade_runners(table: Setting, play: Play) -> None:
    player = {"empire": ("t37.l", "p1.l"), "blockades": {"p1": 1}, "hand": ["r1"], "credits": 1}
    assert play(table(player, {}), "plus t37", "free p1").players[0].blockades == {}


# ---- actions


def test_in_depth_analysis_gives_two_points_for_two_of_each_colour(table: Setting, play: Play) -> None:
    match = table({"empire": ("t1.l",), "hand": ["r6", "r1", "r35"]}, {})
    assert play(match, "use t1", "spend r6a", "spend r1b", "spend r35b").players[0].earned[3] == 2


def test_spectral_cartography_and_archive_network_search(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t6.l", "t15.l"), "credits": 8, "hand": []}, {}, planets="p1")
    play(match, "use t6")
    state = play(match, "search planets exploitation")
    (found,) = state.players[0].works
    assert 31 <= int(found[1:]) <= 40
    assert state.bottoms["planets"][0] == "p1"
    match = table({"empire": ("t15.l",), "credits": 8, "hand": []}, {})
    assert len(play(match, "use t15", "search technologies expansion").players[0].works) == 1


def test_strip_mining(table: Setting, play: Play) -> None:
    player = {"empire": ("t8.l", "p1.o"), "produced": {"r1a": "p1", "r6b": "p1"}, "credits": 0}
    assert play(table(player, {}), "use t8", "spend r1a", "spend r6b").players[0].credits == 6


def test_rapid_prototyping_mixes_blue_and_red(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t16.l",), "works": {"t1": ()}, "hand": ["r1", "r26"]}, {})
    assert "develop t1 logistics" not in offered(match)
    state = play(match, "use t16", "develop t1 logistics", "spend r1a", "spend r26b")
    assert "t1.l" in state.players[0].empire


def test_war_games(table: Setting, play: Play) -> None:
    match = table({"empire": ("t29.l", "s31.o"), "hand": ["r6"]}, {}, systems="x4", deck=["r9", "r10"])
    state = play(match, "use t29", "spend r6a", "ship s31", "raid")
    assert state.players[0].earned[2] == 3  # 3 + 1


def test_sovereign_loans(table: Setting, play: Play) -> None:
    match = table({"empire": ("t36.l",), "credits": 3, "hand": []}, {})
    assert play(match, "use t36").players[0].credits == 8


TESTED = {
    *STATIC,
    *("t2", "t5", "t7", "t9", "t11", "t17", "t19", "t23", "t30", "t33", "t39", "t35", "t38"),
    *("t3", "t13", "t20", "t28", "t31", "t32", "t37"),
    *("t1", "t6", "t15", "t8", "t16", "t29", "t36"),
    *("t25", "t26", "t40"),  # in test_attack
}


def test_no_technology_is_without_a_test() -> None:
    assert set(TECHNOLOGIES) == TESTED


# ---- objectives

RICH = {
    "empire": ("s1.o", "s11.o", "s21.l", "s31.l", "p1.o", "p11.o", "p21.l", "p31.l", "p2.l"),
    "credits": 12,
    "works": {"s2": (), "s3": (), "p3": ()},
    "produced": {"r1a": "p1", "r6b": "p11", "r9b": "p1"},
    "plans": ["d1", "d2"],
    "artifacts": ["a1"],
}
MEASURES = {
    "t1": 5,
    "t2": 4,
    "t3": 2,
    "t4": 12,
    "t5": 4,
    "t6": 4,
    "t7": 5,
    "t8": 3,
    "t9": 1,
    "t10": 2,
    "t11": 1,
    "t12": 9,
    "t13": 3,
    "t14": 2,
    "t15": 10,
    "t16": 1,
    "t17": 4,
    "t18": 5,
    "t19": 5,
    "t20": 1,
    "t21": 5,
    "t22": 2,
    "t23": 2,
    "t24": 3,
    "t25": 4,
    "t26": 2,
    "t27": 5,
    "t28": 12,
    "t29": 0,
    "t30": 3,
    "t31": 1,
    "t32": 2,
    "t33": 3,
    "t34": 3,
    "t35": 10,
    "t36": 3,
    "t37": 1,
    "t38": 3,
    "t39": 4,
    "t40": 2,
}


@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_what_every_objective_counts(table: Setting, card: str) -> None:
    other = {"empire": ("p40.l",), "blockades": {"p40": 4}}
    state = table(RICH | {"empire": (*RICH["empire"], f"{card}.o")}, other).state  # type: ignore[misc]
    assert measure(state, 0, card) == MEASURES[card]
    tier = reached(state, 0, card)
    met = [tier for tier in TECHNOLOGIES[card].operational.tiers if tier.at_least <= MEASURES[card]]
    assert tier == (met[-1] if met else None)
    assert technology_points(state, 0) == (tier.end if tier else 0)
