"""Rules that are easily misread, each with the reading in the guide."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

import ludonaut
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content.decks import ARTIFACTS, FACTIONS
from ludonaut.games.alien_artifacts.content.effects import DoAttack
from ludonaut.games.alien_artifacts.rules.options import artifacts
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choices

# ---- artifacts at any moment of one's turn


@pytest.mark.parametrize(
    ("player", "lines", "about"),
    [
        ({"works": {"s21": ()}, "hand": ["r1", "r6"]}, ["build s21 logistics"], "spend"),
        ({"hand": ["r1", "r2"]}, ["sell r1a"], "sell"),
        ({"credits": 8}, ["buy ships"], "look"),
        ({"credits": 8}, ["buy ships", "look 3"], "keep"),
        ({"works": {"s21": ()}, "hand": ["r1", "r6"]}, ["prepare s21"], "prepare"),
        ({"empire": ("p1.o", "p2.o"), "hand": ["r6", "r7"]}, ["mine", "spend r6b", "spend r7b"], "planet"),
        ({"empire": ("t1.o", "t2.o"), "hand": ["r26", "r27"]}, ["revenue", "spend r26b", "spend r27b"], "reveal"),
        ({"empire": ("t1.o",), "hand": ["r26", "r27"]}, ["revenue", "spend r26b", "spend r27b"], "reveal"),
        ({"empire": ("s21.l",), "blockades": {"s21": 1}, "hand": ["r1"]}, ["unblock ships"], "unblock"),
        ({"empire": ("s21.l",), "blockades": {"s21": 1}, "hand": ["r1"]}, ["unblock ships", "spend r1a"], "free"),
        ({"hand": ["r1"]}, ["sell r1a", "end"], "draw"),
    ],
)
def test_an_artifact_may_be_used_at_any_moment_of_the_turn(
    table: Setting, play: Play, offered: Offered, player: dict[str, Any], lines: list[str], about: str
) -> None:
    match = table(player | {"artifacts": ["a13"]}, {})
    play(match, *lines)
    assert match.ask.about == about
    before = offered(match) - {"artifact a13"}
    assert "artifact a13" in offered(match)
    state = play(match, "artifact a13")
    assert state.players[0].earned[3] == 3
    assert state.spent == ["a13"]
    if match.ask.about == about:
        assert offered(match) == before


def test_an_artifact_may_be_used_while_producing_and_while_placing_tokens(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r6", "r7"], "artifacts": ["a13"]}, {}, deck=["r1", "r10", "r43"])
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    assert match.ask.about == "place" and "artifact a13" in offered(match)
    match = table(
        {"empire": ("s21.o",), "hand": ["r1", "r6"], "artifacts": ["a13"]}, {"empire": ("p1.l",)}, deck=["r15", "r18"]
    )
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1", "strike s21", "accept")
    assert match.ask.about == "blockade" and "artifact a13" in offered(match)


def test_every_question_of_ones_turn_offers_the_artifacts_that_would_do_something() -> None:
    asked = set()
    for seed in range(12):
        match = record.begin(GAME, 2 + seed % 4, seed, {}, auto=False, listen=False, keep=False)
        for player in match.state.players:
            player.artifacts = [match.state.artifacts.pop() for _ in range(3)]
        for seat, action in random_choices(match, Random(seed)):
            state, ask = match.state, match.asks[seat]
            useful = artifacts(state, seat) if state.phase in ("play", "extra") else []
            if useful and ask.about != "closing":
                assert set(useful) <= set(ask.actions), ask.about
                asked.add(ask.about)
            match.step(action, seat)
    assert asked >= {"turn", "more", "draw", "spend", "sell", "look", "keep", "under", "prepare", "place"}


def test_artifacts_of_others_wait_for_their_own_turn(table: Setting, play: Play, offered: Offered) -> None:
    match = table(
        {"empire": ("s21.o",), "hand": ["r1", "r6"]}, {"plans": ["d1"], "artifacts": ["a13"], "empire": ("p1.l",)}
    )
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1")
    assert offered(match) == {"plan d0", "plan d1"}


def test_what_is_being_paid_for_is_not_completed_by_an_artifact(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"s21": (), "s22": ()}, "hand": ["r1", "r6"], "artifacts": ["a2"]}, {})
    play(match, "build s21 logistics", "artifact a2")
    assert offered(match) == {"complete s22 logistics", "complete s22 operational"}
    state = play(match, "complete s22 logistics", "spend r1a", "spend r6a")
    assert state.players[0].empire == ("s22.l", "s21.l")


def test_no_artifact_gives_actions_in_the_draw_phase(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"hand": ["r1", "r2"], "artifacts": ["a4", "a7", "a9"]}, {})
    play(match, "sell r1a", "stop", "end")
    assert {line for line in offered(match) if line.startswith("artifact")} == {"artifact a9"}


def test_an_artifact_is_discarded_after_its_effect(table: Setting, play: Play) -> None:
    match = table({"hand": ["r1"], "artifacts": ["a16"], "works": {}}, {"empire": ("p1.l",)})
    state = match.state
    play(match, "artifact a16")
    assert state.playing == ["a16"] and "a16" not in state.spent
    play(match, "against 1", "blockade p1", "blockade p1")
    assert state.spent == ["a16"] and not state.playing


# ---- blockades


def test_one_blockade_payment_serves_one_use(table: Setting, play: Play, offered: Offered) -> None:
    player = {
        "empire": ("p31.l", "t32.l"),
        "blockades": {"p31": 1},
        "hand": ["r1"],
        "credits": 12,
    }
    match = table(player, {})
    play(match, "suspend p31", "plus t32", "buy ships", "look 1")
    assert match.state.players[0].credits == 8  # 1 for the token, 3 for the Buy
    assert match.state.action.suspended == ()
    play(match, "buy ships", "look 1")
    assert match.state.players[0].credits == 3  # the second Buy costs 5 again


def test_an_attack_by_an_artifact_uses_up_what_was_paid_for_an_attack(
    table: Setting, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    raider = msgspec.structs.replace(ARTIFACTS["a13"], ops=(DoAttack(),))
    monkeypatch.setitem(ARTIFACTS, "a13", raider)
    player = {"empire": ("s21.o", "t21.l"), "blockades": {"t21": 1}, "artifacts": ["a13"], "hand": ["r1"]}
    match = table(player, {}, systems="x4", deck=["r15", "r18"])
    play(match, "suspend t21")
    assert match.state.action.suspended == ("t21",)
    play(match, "artifact a13", "ship s21", "raid")
    assert not match.state.action.suspended


# ---- attacks


def test_a_lone_ship_may_hold_back_after_the_defence_plan_is_known(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"empire": ("s21.o",), "hand": ["r1", "r6"]}, {"plans": ["d1"], "empire": ("p1.l",)})
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1", "plan d1")
    assert offered(match) == {"strike s21", "stop"}
    state = play(match, "stop")
    assert state.players[0].empire == ("s21.o",)
    assert not state.table


def test_the_offensive_is_missing_because_all_ships_have_attacked(table: Setting, play: Play) -> None:
    player = {"works": {"s21": ()}, "hand": ["r1", "r6", "r2"], "artifacts": ["a4"]}
    match = table(player, {}, systems="x4", deck=["r15", "r18"])
    play(match, "artifact a4", "build s21 operational", "spend r1a", "spend r6a", "raid")
    assert match.ask.about == "again"
    why = {blocked.action: blocked.why for blocked in match.ask.blocked}
    assert why[("offensive",)] == "all-attacked"


# ---- automatic construction


def test_a_completion_that_an_unrelated_discount_would_force_may_be_declined(
    table: Setting, play: Play, offered: Offered
) -> None:
    works = {"p31": (), "s21": ("r1a", "r2a")}
    match = table({"works": works, "hand": ["r6", "r7"]}, {})
    play(match, "discover p31 logistics", "spend r6b", "spend r7b")
    assert offered(match) == {"complete s21 logistics", "complete s21 operational", "decline"}
    assert "s21" in play(match, "decline").players[0].works


def test_a_completion_that_the_new_card_brings_about_is_not_declined(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"works": {"p21": (), "s21": ("r1a",)}, "hand": ["r6", "r7"]}, {})
    play(match, "discover p21 logistics", "spend r6b", "spend r7b")
    assert "decline" not in offered(match)


# ---- orders that the player chooses


def test_the_cards_of_an_exploited_planet_are_drawn_before_any_is_decided(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r6", "r7"]}, {}, deck=["r1", "r10", "r43"])
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    assert set(match.state.table) == {"r1", "r10", "r43"}
    assert len(offered(match)) == 6


def test_cards_that_a_buy_returns_go_under_the_deck_in_the_buyers_order(
    table: Setting, play: Play, offered: Offered
) -> None:
    match = table({"credits": 9}, {})
    play(match, "buy planets", "look 4")
    kept, a, b, c = match.state.table
    play(match, f"keep {kept}")
    assert offered(match) == {"stop", f"under {a}", f"under {b}", f"under {c}"}
    assert play(match, f"under {c}", "stop").bottoms["planets"] == (c, a, b)


def test_technologies_and_planets_go_in_their_owners_order(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t1.o", "t2.o", "t5.o"), "hand": ["r26", "r27"]}, {})
    play(match, "revenue", "spend r26b", "spend r27b")
    assert offered(match) == {"reveal t1", "reveal t2", "reveal t5"}
    play(match, "reveal t5")
    assert offered(match) == {"reveal t1", "reveal t2"}
    match = table({"empire": ("p1.o", "p2.o"), "hand": ["r6", "r7"]}, {})
    play(match, "mine", "spend r6b", "spend r7b")
    assert offered(match) == {"produce p1", "produce p2"}


# ---- In-Depth Analysis


def test_in_depth_analysis_spends_at_least_one_set(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("t1.l",), "hand": ["r6", "r1", "r35"]}, {})
    play(match, "use t1")
    assert "stop" not in offered(match)
    play(match, "spend r6a")
    assert "stop" not in offered(match) and not any(line.startswith("spend r6") for line in offered(match))
    match = table({"empire": ("t1.l",), "hand": ["r6", "r1", "r2"]}, {})
    assert "use t1" not in offered(match)


# ---- set-up


def test_factions_are_chosen_before_hands_are_dealt_and_the_first_player_is_drawn() -> None:
    seen = set()
    for seed in range(12):
        match = ludonaut.new("alien_artifacts", seats=3, seed=seed, options={"factions": "chosen"})
        first = match.ask.seat
        assert not any(player.hand for player in match.state.players)
        for _ in range(3):
            match.play(("play", next(name for name in FACTIONS if name in match.state.factions)))
        assert all(len(player.hand) == 3 for player in match.state.players)
        seen.add((match.state.first - first) % 3)
    assert seen == {0, 1, 2}


# ---- the draw phase


def test_several_cards_are_discarded_in_one_decision(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"hand": ["r1", "r2", "r3"], "empire": ("t36.l",)}, {})
    play(match, "use t36")
    pairs = {"discard_two r1 r2", "discard_two r1 r3", "discard_two r2 r3"}
    assert offered(match) == {"draw", "discard r1", "discard r2", "discard r3", "discard_all"} | pairs
    state = play(match, "discard_two r1 r3")
    assert state.active == 1 and len(state.players[0].hand) == 3 and "r2" in state.players[0].hand
