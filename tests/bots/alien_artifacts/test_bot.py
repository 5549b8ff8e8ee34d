"""Positions in which the better move is plain, and bots find it."""

from __future__ import annotations

from random import Random

import pytest

import ludonaut
from ludonaut.bots import bot_of
from ludonaut.bots.alien_artifacts import BOT, evaluation, policy, rollout
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.state import AlienState
from ludonaut.kernel import Match, Seat
from ludonaut.players.greedy import Greedy
from ludonaut.players.rollout import follow
from tests.alien_artifacts.conftest import Play, Setting

LAST = {"ending": True, "marker": 1, "first": 1}
"""Seat 0 plays the last turn of the game."""


def best(match: Match[AlienState]) -> str:
    """What a careful greedy bot answers."""
    seat = next(iter(match.asks))
    return " ".join(map(str, Greedy(seed=3, deals=6).choose(Seat(match, seat))))


def favourite_of(match: Match[AlienState]) -> str:
    """The policy's favourite."""
    ask = match.ask
    weights = policy.weigh(match.state, ask.seat, ask)  # type: ignore[arg-type]
    return " ".join(map(str, ask.actions[weights.index(max(weights))]))


def test_the_last_turn_builds_rather_than_sells(table: Setting) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r6", "r30"]}, {}, **LAST)
    assert best(match).startswith("build s21")


def test_the_last_turn_does_not_buy(table: Setting) -> None:
    match = table({"credits": 15, "hand": ["r1", "r6", "r26"], "empire": ("p1.o", "p11.o")}, {}, **LAST)
    assert best(match) != "buy ships"


def test_an_empty_yard_and_a_full_bank_buy(table: Setting) -> None:
    match = table({"credits": 15, "hand": ["r19", "r39", "r58"]}, {"hand": ["r1", "r2", "r3"]})
    assert best(match).startswith("buy")


def test_a_rich_harvest_is_mined(table: Setting) -> None:
    empire = ("p1.o", "p11.o", "p21.o", "p31.o")
    match = table({"empire": empire, "hand": ["r6", "r7", "r20"], "credits": 5}, {"hand": ["r1", "r2", "r3"]})
    assert best(match) == "mine"


def test_great_objectives_bring_revenue(table: Setting) -> None:
    empire = ("t1.o", "t21.o", "t15.o", *(f"p{n}.l" for n in (1, 2, 11, 12, 21, 22, 31, 32)))
    match = table({"empire": empire, "hand": ["r26", "r27", "r20"], "credits": 0}, {"hand": ["r1", "r2", "r3"]})
    assert best(match) == "revenue"


def test_a_fleet_with_a_bonus_goes_on_the_offensive(table: Setting) -> None:
    match = table(
        {"empire": ("s21.o", "s22.o", "s23.o", "t21.l"), "hand": ["r1", "r6", "r20"]},
        {"hand": ["r2", "r3", "r4"]},
        systems="x1",
    )
    assert best(match) == "offensive"


def test_a_point_lies_on_the_matching_section(table: Setting, play: Play) -> None:
    match = table({"works": {"p1": ()}, "hand": ["r6", "r7"]}, {}, deck=["r43", "r71", "r51"])
    play(match, "discover p1 operational", "spend r6b", "spend r7b")
    for _ in range(3):
        line = favourite_of(match)
        assert line in ("place r43a", "place r71b", "place r51a")
        play(match, line)
    assert match.state.players[0].earned[0] == 3


def test_payment_wastes_nothing(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ("r3a",)}, "hand": ["r1", "r6", "r67"]}, {})
    play(match, "build s21 logistics")
    assert favourite_of(match) in ("spend r6a", "spend r67a")  # two are missing: no three, and no gold


def test_small_matters_are_settled_by_the_policy(table: Setting, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table({"works": {"s21": ("r3a",)}, "hand": ["r1", "r6", "r67"]}, {})
    play(match, "build s21 logistics")
    monkeypatch.setattr(Greedy, "judge", None)
    assert best(match) in ("spend r6a", "spend r67a")


def test_the_higher_combat_card_is_taken(table: Setting, play: Play) -> None:
    match = table({"empire": ("s1.o",), "hand": ["r1", "r6"]}, {}, systems="x1", deck=["r7", "r15"])
    play(match, "offensive", "spend r1a", "spend r6a", "raid")
    assert best(match) == favourite_of(match) == "take r15"


def test_a_minefield_is_a_better_defence_than_none(table: Setting, play: Play) -> None:
    match = table({"empire": ("s1.o",), "hand": ["r1", "r6"]}, {"empire": ("p1.l",), "plans": ["d1"]})
    play(match, "offensive", "spend r1a", "spend r6a", "attack 1")
    assert favourite_of(match) == "plan d1"


def test_a_blockaded_technology_is_paid_for_at_the_end(table: Setting) -> None:
    player = {"empire": ("t2.o", "p1.l", "p11.l", "p21.l", "p31.l"), "blockades": {"t2": 1}, "credits": 5}
    assert best(table(player, {}, phase="final")) == "suspend t2"


def test_the_golden_tablet_is_not_taken_home(table: Setting, play: Play) -> None:
    match = table({"artifacts": ["a13"], "hand": ["r1", "r6", "r30"]}, {}, **LAST)
    play(match, "sell r1a", "stop")
    assert best(match) == "artifact a13"


def test_a_treasury_is_for_the_poor(table: Setting, play: Play) -> None:
    for credits, used in ((0, "artifact a9"), (12, "end")):
        match = table({"artifacts": ["a9"], "credits": credits, "hand": ["r1", "r6", "r30"]}, {"hand": ["r2"]})
        play(match, "sell r1a", "stop")
        assert best(match) == used


def test_the_eternity_clock_is_not_forgotten(table: Setting, play: Play) -> None:
    match = table({"artifacts": ["a8"], "works": {"s21": ()}, "hand": ["r1", "r6", "r30"]}, {}, **LAST)
    play(match, "sell r30a", "stop")
    assert best(match) == "artifact a8"


def test_the_bank_turns_the_last_credits_into_a_point(table: Setting, play: Play) -> None:
    match = table({"empire": ("t31.l",), "credits": 9, "hand": ["r1", "r6", "r30"]}, {}, **LAST)
    play(match, "sell r1a", "stop")
    assert best(match) == "plus t31"


def test_the_star_union_sends_its_ship_on_a_mission_at_the_end(table: Setting) -> None:
    match = table({"faction": "star_union", "works": {"s21": ("r2a",)}, "hand": ["r1"]}, {}, systems="x4", **LAST)
    assert best(match) == "build s21 operational"


def test_the_league_keeps_its_ship_in_the_fleet_at_the_end(table: Setting) -> None:
    match = table({"faction": "league", "works": {"s11": ("r2a",)}, "hand": ["r1"]}, {}, systems="x3", **LAST)
    assert best(match) == "build s11 logistics"


def test_a_harmless_system_is_attacked_by_a_new_ship(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r6"]}, {}, systems="x4")
    play(match, "build s21 operational", "spend r1a", "spend r6a")
    assert best(match) == favourite_of(match) == "raid"


def test_tokens_fall_on_sold_technologies_before_the_end(table: Setting, play: Play) -> None:
    match = table(
        {"artifacts": ["a16"], "hand": ["r1"]}, {"empire": ("p1.o", "t2.o"), "credits": 0}, ending=True, marker=1
    )
    play(match, "artifact a16")
    while match.ask.about != "blockade":
        match.play(match.ask.actions[0])
    assert favourite_of(match) == "blockade t2"


def test_the_poorest_card_is_discarded_first(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r1", "r58", "r82", "r4"]}, {"hand": ["r2"]})
    play(match, "sell r1a", "stop")
    assert favourite_of(match) == "discard r58"


def test_good_cards_stay(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ()}, "hand": ["r40", "r2", "r3"]}, {"hand": ["r4"]})
    play(match, "sell r40b")
    assert best(match) == "draw"


def test_a_cheaper_price_is_worth_more_early_than_late(table: Setting) -> None:
    early = table({"empire": ("p21.l",)}, {})
    late = table({"empire": ("p21.l",)}, {}, **LAST)
    assert evaluation.features(early.state, 0)["discounts"] > 1 > evaluation.features(late.state, 0)["discounts"]


def look_ahead(match: Match[AlienState]) -> tuple[float, list[Match[AlienState]]]:
    """The margin after a rollout by seat 0 if every judged position is worth a point, and those positions."""
    judged: list[Match[AlienState]] = []

    def judge(world: Match[AlienState]) -> float:
        judged.append(world)
        return 1.0

    world = match.imagine(0, 1, keep=False)
    follow(world, 0, (), bot_of(GAME), Random(1))
    return rollout.play_on(world, 0, judge), judged


def test_a_search_looks_at_its_own_next_turns_while_the_other_rests(table: Setting) -> None:
    early = table({"hand": ["r1", "r6", "r30"]}, {"hand": ["r2"], "credits": 5})
    told, judged = look_ahead(early)
    assert told == pytest.approx(1.0) and len(judged) == 3
    state = judged[-1].state
    assert state.turns == early.state.turns + 7, "this turn and six more of its own"
    assert not state.players[1].empire and state.players[1].credits == 5
    GAME.audit(state)


def test_near_the_end_everybody_plays_and_the_end_is_judged(table: Setting) -> None:
    told, judged = look_ahead(table({"hand": ["r1", "r6", "r30"]}, {}, **LAST))
    assert told == pytest.approx(1.0) and len(judged) == 1 and judged[0].over


def test_the_short_cut_picks_what_the_prior_likes_best() -> None:
    match = ludonaut.new("alien_artifacts", seats=2, seed=5)
    while not match.over:
        ask = match.ask
        weights = policy.weigh(match.state, ask.seat, ask)  # type: ignore[arg-type]
        assert policy.favourite(match.state, ask) == ask.actions[weights.index(max(weights))]  # type: ignore[arg-type]
        match.step(policy.favourite(match.state, ask), ask.seat)  # type: ignore[arg-type]


def test_the_value_of_a_finished_game_is_its_score(table: Setting) -> None:
    match = table({"earned": [1, 2, 3, 4], "empire": ("p1.l",), "credits": 0}, {}, phase="over")
    assert BOT.evaluation.value(match.state, 0) == pytest.approx(GAME.scores(match.state)[0].total)


def test_the_features_are_those_with_a_weight() -> None:
    state = ludonaut.new("alien_artifacts", seats=2, seed=1).state
    assert evaluation.features(state, 0).keys() == set(evaluation.WEIGHTS)


def test_greedy_beats_random() -> None:
    for seed in range(1):
        match = ludonaut.new("alien_artifacts", seats=2, seed=seed)
        players = [Greedy(seed, deals=1), None]
        while not match.over:
            seat = match.ask.seat
            actions = match.ask.actions
            player = players[seat]
            match.step(player.choose(Seat(match, seat)) if player else actions[seed * 7 % len(actions)], seat)
        assert match.winners == [0]
