"""Every artifact, and the faction actions that buy them."""

from __future__ import annotations

import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

from ludonaut.games.alien_artifacts.content.decks import ARTIFACTS, FACTIONS


@pytest.mark.parametrize(("artifact", "card"), [("a1", "p1"), ("a2", "s31"), ("a3", "t31")])
def test_immediate_construction(table: Setting, play: Play, offered: Offered, artifact: str, card: str) -> None:
    match = table(
        {"artifacts": [artifact], "works": {card: (), "t2" if card != "t31" else "p2": ()}, "hand": ["r1"]}, {}
    )
    play(match, f"artifact {artifact}")
    assert offered(match) == {f"complete {card} logistics", f"complete {card} operational"}
    state = play(match, f"complete {card} logistics")
    assert f"{card}.l" in state.players[0].empire
    assert state.spent == [artifact]
    assert not state.turn.acted


def test_time_loop_gives_another_action(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a4"], "hand": ["r1", "r2", "r3"], "credits": 0}, {})
    play(match, "artifact a4", "sell r1a", "stop")
    assert match.ask.about == "again"
    assert "end" in offered(match)
    assert play(match, "sell r2a", "stop").players[0].credits == 6


def test_twin_engine_gives_two_small_actions(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a5"], "works": {"s31": ("r4a", "r5a")}, "hand": ["r1", "r2", "r3"], "credits": 0}, {})
    play(match, "artifact a5", "sell r1a", "stop", "sell r2a", "stop")
    assert match.state.turn.actions == 1 and not match.state.turn.acted
    assert "build s31 logistics" in offered(match)
    assert "end" not in offered(match)


def test_infinite_vein_goes_above_three_and_back(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a6"], "hand": ["r1", "r2", "r3"]}, {})
    state = play(match, "artifact a6")
    assert len(state.players[0].hand) == 7
    play(match, "sell r1a", "stop")
    assert match.ask.about == "draw" and "draw" not in offered(match)
    for card in list(state.players[0].hand)[:3]:
        play(match, f"drop {card}")
    assert "draw" in offered(match)


def test_prism_adds_six_symbols_to_the_next_action_only(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a7"], "works": {"s31": (), "s32": ()}, "hand": []}, {})
    play(match, "artifact a7", "colour red")
    assert "build s31 logistics" in offered(match)
    state = play(match, "build s31 logistics")
    assert "s31.l" in state.players[0].empire
    assert state.turn.symbols == 0


def test_eternity_clock_gives_three_turns_after_the_last_round(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a8"], "hand": ["r1"]}, {"hand": ["r2"]})
    assert "artifact a8" not in offered(match)
    assert any(blocked.why == "not-ending" for blocked in match.ask.blocked)
    match = table({"artifacts": ["a8"], "hand": ["r1"]}, {"hand": ["r2"]}, ending=True, marker=1)
    state = play(match, "artifact a8", "sell r1a", "sell r2a")
    for left in (2, 1, 0):
        assert (state.phase, state.active, state.extra[0]) == ("extra", 0, left)
        play(match, f"sell {state.players[0].hand[0]}a")
        if match.ask.about == "sell":
            play(match, "stop")
        play(match, "draw")
    assert match.over


def test_whoever_triggers_the_end_may_still_set_the_clock(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a8"], "hand": ["r1"]}, {"hand": ["r2"]}, deck=["r10"], marker=1, first=1)
    play(match, "sell r1a", "end", "draw")
    assert offered(match) == {"artifact a8", "end"}
    state = play(match, "artifact a8")
    assert (state.phase, state.active) == ("extra", 0)


def test_plain_gains(table: Setting, play: Play) -> None:
    state = play(table({"artifacts": ["a9", "a13"], "hand": ["r1"], "credits": 1}, {}), "artifact a9", "artifact a13")
    assert state.players[0].credits == 7
    assert state.players[0].earned[3] == 3


def test_leviathan_eye_helps_even_after_the_card_is_open(table: Setting, play: Play, offered: Offered) -> None:
    player = {"artifacts": ["a10"], "empire": ("s31.o",), "hand": ["r1", "r6"]}
    match = table(player, {}, systems="x4", deck=["r16", "r12"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid", "strike s31")
    assert offered(match) == {"accept", "artifact a10"}
    assert play(match, "artifact a10").players[0].earned[2] == 3  # 2 + 2


def test_aegis_shell(table: Setting, play: Play) -> None:
    match = table({"artifacts": ["a11"], "empire": ("p1.l",), "blockades": {"p1": 5}, "hand": ["r1"]}, {})
    state = play(match, "artifact a11", "free p1", "free p1", "free p1", "free p1")
    assert state.players[0].blockades == {"p1": 1}
    assert len(state.players[0].plans) == 1


def test_harvest_beacon_produces_on_every_planet(table: Setting, play: Play) -> None:
    match = table({"artifacts": ["a12"], "empire": ("p1.o", "p11.o"), "hand": ["r1"]}, {})
    play(match, "artifact a12", "produce p11")
    while match.ask.about == "place":
        play(match, f"place {match.state.table[0]}a")
    assert sorted(match.state.players[0].produced.values()) == ["p1", "p11"]


def test_elder_star_map_searches_twice(table: Setting, play: Play) -> None:
    match = table({"artifacts": ["a14"], "hand": ["r1"]}, {})
    state = play(match, "artifact a14", "search ships exploitation", "search planets expansion")
    assert len(state.players[0].works) == 2


def test_mindbridge_scores_without_a_reveal(table: Setting, play: Play) -> None:
    empire = ("t1.o", "t36.o", "p11.l", "p12.l", "p13.l", "p14.l")
    state = play(table({"artifacts": ["a15"], "empire": empire, "hand": ["r1"]}, {}), "artifact a15")
    assert state.players[0].earned[1] == 3  # 4 planets: 1; 5 Expansion cards, itself included: 2


def test_void_anchor(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"artifacts": ["a16"], "hand": ["r1"]}, {"empire": ("p1.l",)}, {})
    play(match, "artifact a16")
    assert offered(match) == {"against 1"}
    state = play(match, "against 1", "blockade p1", "blockade p1")
    assert state.players[1].blockades == {"p1": 2}
    assert state.players[0].earned[3] == 1


def test_there_are_sixteen() -> None:
    assert len(ARTIFACTS) == 16


def test_an_artifact_may_be_used_in_the_turn_it_was_gained(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"empire": ("s21.o",), "hand": ["r1", "r6"]}, {}, systems="x1", deck=["r15", "r18"])
    match.state.artifacts[:] = ["a13", *(card for card in match.state.artifacts if card != "a13")]
    state = play(match, "offensive", "spend r1a", "spend r6a", "raid")
    (held,) = state.players[0].artifacts
    if match.ask.about == "more":
        assert f"artifact {held}" in offered(match)


# ---- factions


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_action_of_every_faction_buys_an_artifact(
    table: Setting, play: Play, offered: Offered, faction: str
) -> None:
    cost = FACTIONS[faction].cost
    hand = {
        frozenset(("red", "blue")): ["r1", "r26", "r21"],
        frozenset(("red", "green")): ["r1", "r6", "r2"],
        frozenset(("blue", "green")): ["r6", "r26", "r41"],
    }[frozenset(cost.colours)]
    match = table({"faction": faction, "hand": hand, "credits": cost.credits}, {})
    play(match, "faction")
    while match.ask.about == "spend":
        best = max(offered(match), key=lambda line: "a" if line in ("spend r1a", "spend r6b") else line)
        play(match, best)
    state = match.state
    assert len(state.players[0].artifacts) == 1
    assert state.players[0].credits == 0


def test_gold_does_not_pay_for_a_faction(table: Setting, offered: Offered) -> None:
    match = table({"faction": "community", "hand": ["r1", "r6", "r67"], "credits": 9}, {})
    assert "faction" in offered(match)
    match = table({"faction": "community", "hand": ["r1", "r6", "r82"], "credits": 9}, {})
    assert "faction" not in offered(match)
