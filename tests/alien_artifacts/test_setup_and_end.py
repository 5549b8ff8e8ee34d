"""Set-up of the factions, the turn marker, equal turns, the final score and ties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.alien_artifacts.conftest import Offered, Play, Setting

import ludonaut
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content.decks import FACTIONS, PLANETS, SHIPS, TECHNOLOGIES
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.state import Player


def founded(faction: str) -> Player:
    """A player who has chosen this faction, after the set-up."""
    match = ludonaut.new("alien_artifacts", seats=2, seed=11, options={"factions": "chosen"})
    chooser = match.ask.seat
    match.play(("play", faction))
    while match.ask.about in ("faction", "found"):
        match.play(match.ask.actions[0])
    return match.state.players[chooser]  # type: ignore[no-any-return]


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_starts_as_its_card_says(faction: str) -> None:
    player = founded(faction)
    for line in FACTIONS[faction].setup:
        deck = {"ships": SHIPS, "technologies": TECHNOLOGIES, "planets": PLANETS}[line.deck]
        works = [card for card in player.works if card in deck]  # type: ignore[operator]
        empire = [code for code in player.empire if code[:-2] in deck]  # type: ignore[operator]
        assert (len(works), len(empire)) == ((1, 0) if line.face is None else (0, 1))
        if line.face:
            assert empire[0][-1] == line.face[0]
    assert (player.credits, sum(player.earned), len(player.hand)) == (8, 0, 3)
    assert not player.produced and not player.plans


def test_the_star_union_example() -> None:
    match = ludonaut.new("alien_artifacts", seats=2, seed=5, options={"factions": "chosen"})
    seat = match.ask.seat
    match.play(("play", "star_union"))
    while match.ask.seat != seat:
        match.play(match.ask.actions[0])
    assert match.ask.about == "found"
    first, second = (str(action[1]) for action in match.ask.actions)
    match.play(("keep", second))
    player = match.state.players[seat]
    assert second in player.works
    assert first in match.state.bottoms["technologies"]
    assert sum(code.endswith(".o") and code[0] == "s" for code in player.empire) == 1
    assert not match.state.turn.attacked


def test_a_starting_card_raises_the_cost_of_its_row() -> None:
    match = ludonaut.new("alien_artifacts", seats=2, seed=5, options={"factions": "chosen"})
    seat = match.ask.seat
    match.play(("play", "league"))
    while match.ask.about in ("faction", "found"):
        match.play(match.ask.actions[0])
    gear = gear_of(match.state, seat)
    assert gear.cost["build"] == 6
    assert sum(gear.limit.values()) == 9  # its lasting bonus works


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_marker_starts_on_the_number_of_players(seats: int) -> None:
    match = ludonaut.new("alien_artifacts", seats=seats, seed=1)
    assert match.state.marker == seats
    assert len({player.faction for player in match.state.players}) == seats


# ---- the draw phase


def test_discard_any_and_draw_up_to_three(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"hand": ["r1", "r2", "r3"]}, {})
    play(match, "sell r1a", "stop")
    assert offered(match) == {"discard r2", "discard r3", "discard_two r2 r3", "draw"}
    state = play(match, "discard r2")
    assert len(state.players[0].hand) == 3 and "r3" in state.players[0].hand
    assert state.active == 1


def test_the_last_card_of_the_deck_moves_the_marker(table: Setting, play: Play) -> None:
    match = table({"hand": ["r1"]}, {}, {}, deck=["r10", "r11"], marker=3)
    state = play(match, "sell r1a")
    assert state.marker == 2
    assert len(state.players[0].hand) == 3  # the discard pile was shuffled and the draw went on
    assert not state.ending


def test_the_end_is_triggered_on_one_and_the_round_is_finished(table: Setting, play: Play) -> None:
    match = table({"hand": ["r1"]}, {"hand": ["r2"]}, {"hand": ["r3"]}, deck=["r10"], marker=1)
    state = play(match, "sell r1a")
    assert state.ending and not match.over
    play(match, "sell r2a", "sell r3a")
    assert match.over
    assert state.turns == 3


def test_the_round_ends_to_the_right_of_the_first_player(table: Setting, play: Play) -> None:
    match = table({"hand": ["r1"]}, {"hand": ["r2"]}, {"hand": ["r3"]}, deck=["r10"], marker=1, first=1, active=0)
    play(match, "sell r1a")
    assert match.over


# ---- the score


def test_the_example_of_the_final_score_is_thirty_five(table: Setting) -> None:
    player = {
        "faction": "star_union",
        "earned": [6, 4, 5, 0],
        "empire": ("s21.o", "s22.o", "s11.l", "p21.l", "p1.l", "p11.l", "p31.l", "t24.l", "t2.o", "t4.l"),
    }
    score = GAME.scores(table(player, {}, phase="over").state)[0]
    items = dict(score.items)
    assert sum(items[source] for source in ("production", "research", "conquest", "other")) == 15
    assert (items["cards"], items["technologies"], items["faction"]) == (10, 4, 6)
    assert score.total == 35


def test_a_blockaded_technology_counts_if_it_is_paid_for(table: Setting, play: Play, offered: Offered) -> None:
    player = {"empire": ("t2.o", "p1.l", "p11.l"), "blockades": {"t2": 2}, "credits": 2, "hand": ["r1"]}
    match = table(player, {"hand": ["r2"]}, phase="final")
    assert offered(match) == {"suspend t2", "decline"}
    declined = match.clone()
    play(declined, "decline")
    play(match, "suspend t2")
    assert match.over and declined.over
    assert GAME.scores(match.state)[0].total == GAME.scores(declined.state)[0].total + 1
    assert match.state.players[0].credits == 0


@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        ({"earned": [3, 0, 0, 0]}, {"earned": [2, 0, 0, 0]}, [0]),
        ({"credits": 3}, {"credits": 4}, [1]),
        ({"earned": [2, 0, 0, 0]}, {"empire": ("p1.l",), "earned": [1, 0, 0, 0]}, [1]),
        ({}, {}, [0, 1]),
    ],
)
def test_ties(table: Setting, one: dict[str, Any], two: dict[str, Any], winners: list[int]) -> None:
    match = table({"faction": "community"} | one, {"faction": "league"} | two, phase="over")
    assert match.over
    assert match.winners == winners


def test_whoever_can_do_nothing_passes(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"credits": 0, "hand": []}, {})
    assert offered(match) == {"pass"}
    assert len(play(match, "pass").players[0].hand) == 3


# ---- who sees what


def test_hands_artifacts_and_unused_plans_are_hidden(table: Setting) -> None:
    match = table({"hand": ["r1"], "artifacts": ["a1"], "plans": ["d1", "d2"], "shown": ["d2"]}, {})
    own = match.view(0).private
    assert (own.hand, own.artifacts, own.plans) == (("r1",), ("a1",), ("d1", "d2"))
    assert match.view(1).private.hand == () and match.view(None).private is None
    other = match.view(1).public.players[0]
    assert (other.hand, other.artifacts, other.plans, other.shown) == (1, 1, 2, ("d2",))


def test_an_imagined_payer_can_still_pay(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r2"]}, {"hand": ["r6", "r7", "r8"]})
    play(match, "build s21 operational", "spend r1a")
    for seed in range(30):
        world = match.imagine(1, seed)
        assert world.ask.actions
        world.step(world.ask.actions[0])
