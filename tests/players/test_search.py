"""A search: plans race over the same deals, the worse ones leave, and good plans are kept for the rest of a turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from examples.salvage import GAME

import ludonaut
from ludonaut.bots import Bot, bot_of
from ludonaut.kernel import Match, Seat, record
from ludonaut.players import Search, lookahead, make, rollout, search
from ludonaut.players.greedy import Judged
from ludonaut.players.hints import hints
from ludonaut.players.parallel import Parallel, meet
from ludonaut.players.rollout import follow, margin
from ludonaut.players.search import Plan


def plan(*margins: float) -> Plan:
    return Plan((("x",),), list(margins))


def test_a_plan_far_behind_leaves_the_race_after_its_trial() -> None:
    best = plan(9, 12, 7, 10)
    assert plan(1, 5, 0, 2).behind(best)
    assert not plan(1, 5, 0).behind(best), "three deals are no trial"
    assert not plan(8, 13, 5, 11).behind(best), "a gap that changes its sign may be chance"


def test_one_of_two_equal_plans_leaves_the_race() -> None:
    assert plan(3, 4, 5, 6).behind(plan(3, 4, 5, 6))


def test_a_search_keeps_to_its_iterations() -> None:
    match = ludonaut.new(GAME, 2, seed=4)
    player = Search(1, iterations=30)
    judged = player.judge(Seat(match, 0))
    assert len(judged) <= sum(one.deals for one in judged) <= player.done <= 30
    assert len({one.action for one in judged}) == len(judged)


def test_unused_time_of_easy_decisions_goes_to_hard_ones() -> None:
    easy = record.begin(ludonaut.games.find("galaxy_trucker"), 2, 3, {}, auto=False)
    builder = next(seat for seat in easy.asks if seat >= 0)
    player = Search(1, iterations=30)
    for _ in range(2):
        player.judge(Seat(easy, builder))
    assert player.saved == 2, "a policy costs nothing"
    hard, seat = seti_turn()
    player.judge(Seat(hard, seat))
    assert 60 < player.done <= 90
    assert player.saved == pytest.approx(3 - player.done / 30)
    thrifty = Search(1, iterations=30, saved=50)
    thrifty.judge(Seat(hard, seat))
    assert 90 < thrifty.done <= search.MOST_BUDGETS * 30, "however much was saved, nobody waits for ever"


def test_a_decision_beyond_the_budget_leaves_no_debt() -> None:
    match, seat = seti_turn()
    hasty = Search(1, iterations=1)
    for _ in range(3):
        hasty.judge(Seat(match, seat))
        assert hasty.done > 1 and hasty.saved == 0


def test_an_action_that_ends_the_turn_is_followed_no_further_than_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = record.begin(ludonaut.games.find("seti"), 2, 3, {}, auto=False)
    luck = Random(1)
    while (ask := next(iter(match.asks.values()))).about != "end":
        match.step(bot_of(match.game).policy.favourite(match.state, ask, luck), ask.seat)
    assert ("end",) in ask.actions and len(ask.actions) > 1
    active: set[int] = set()
    usual = rollout.margin

    def watch(world: Match[Any], bot: Bot[Any], seat: int) -> float:
        active.add(world.state.active)
        return usual(world, bot, seat)

    monkeypatch.setattr(rollout, "margin", watch)
    Search(1, iterations=40).judge(Seat(match, ask.seat))
    assert len(active) == 1


def test_good_plans_are_kept_for_the_next_choice_of_the_turn() -> None:
    match = record.begin(ludonaut.games.find("alien_artifacts"), 2, 3, {}, auto=False)
    player = Search(1, iterations=60)
    kept = 0
    for _ in range(40):
        seat = next(iter(match.asks))
        began = match.began
        match.step(player.choose(Seat(match, seat)), seat)
        if match.began == began and seat in match.asks and player.at == (began, match.version):
            kept += any(plan[0] in match.asks[seat].actions for plan in player.plans)
    assert kept, "no turn went on with what was learned"


def test_two_processes_pool_their_deals() -> None:
    pooled = meet(
        [
            [Judged(("a",), 2.0, 10), Judged(("b",), 1.0, 4)],
            [Judged(("b",), 2.5, 16), Judged(("a",), 1.0, 10)],
            [Judged(("b",), 2.0, 4), Judged(("c",), 9.0, 1)],
        ]
    )
    assert [one.action for one in pooled] == [("b",), ("a",), ("c",)]
    assert pooled[0].value == (4 * 1.0 + 16 * 2.5 + 4 * 2.0) / 24
    assert pooled[0].deals == 24


def test_a_search_by_two_processes_answers() -> None:
    match = ludonaut.new(GAME, 2, seed=4)
    player = make("search:30:2", 1)
    assert isinstance(player, Parallel)
    alone = sum(one.deals for one in Search(1, iterations=30).judge(Seat(match, 0)))
    assert sum(one.deals for one in player.judge(Seat(match, 0))) > alone
    assert player.choose(Seat(match, 0)) in match.asks[0].actions


def test_games_can_leave_small_questions_to_the_policy() -> None:
    match = record.begin(ludonaut.games.find("galaxy_trucker"), 2, 3, {}, auto=False)
    player = Search(1, iterations=50)
    seat = next(seat for seat in match.asks if seat >= 0)
    assert match.state.phase == "build"
    assert len(player.judge(Seat(match, seat))) == 1
    assert player.done == 0


def test_other_weights_change_what_a_position_is_worth() -> None:
    match = ludonaut.new(GAME, 2, seed=4)
    own = bot_of(GAME).evaluation
    double = own.weighted({name: 2 * weight for name, weight in own.weights.items()})
    assert abs(double.value(match.state, 0) - 2 * own.value(match.state, 0)) < 1e-9


def test_a_hint_has_a_margin_even_where_the_policy_decides() -> None:
    match = record.begin(ludonaut.games.find("galaxy_trucker"), 2, 3, {}, auto=False)
    seat = next(seat for seat in match.asks if seat >= 0)
    found = hints(Seat(match, seat))
    assert all(hint.action in match.asks[seat].actions and hint.expected for hint in found)


def test_a_hint_shows_the_expected_margin_without_the_policys_preference() -> None:
    match = record.begin(ludonaut.games.find("seti"), 1, 3, {"level": 3}, auto=False)
    own = bot_of(match.game)
    bot = replace(own, settings=replace(own.settings, prior_weight=lambda _state: 1000.0))
    assert max(abs(one.value) for one in Search(1, iterations=30, bot=bot).judge(Seat(match, 0))) > 1000
    assert all(abs(hint.expected) < 500 for hint in hints(Seat(match, 0), Search(1, iterations=30, bot=bot)))


def test_an_explored_plan_must_be_significantly_better_than_the_policys() -> None:
    usual = plan(5, 6, 5, 6, 5)
    lucky, better = plan(9, 4, 8, 3, 6), plan(9, 10, 9, 10, 9)
    lucky.explored = better.explored = True
    assert search._careful([lucky, usual])[0] is usual
    assert search._careful([better, usual])[0] is better


def test_a_solo_player_compares_with_the_rival() -> None:
    match = ludonaut.new("seti", seats=1, seed=3, options={"level": 3})
    bot = bot_of(match.game)
    before = bot.evaluation.margin(match.state, 0)
    match.state.rival.progress += 6
    assert bot.evaluation.margin(match.state, 0) < before


def seti_turn() -> tuple[Match[Any], int]:
    """A match of SETI at a turn in the middle of a game."""
    match = record.begin(ludonaut.games.find("seti"), 2, 3, {}, auto=False)
    luck = Random(1)
    while match.state.round < 3 or match.ask is None or match.ask.about != "turn":
        seat = next(iter(match.asks))
        match.step(bot_of(match.game).policy.favourite(match.state, match.asks[seat], luck), seat)
    return match, match.ask.seat


def test_lookahead_counts_the_best_of_the_next_turns_that_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = seti_turn()
    bot = bot_of(match.game)
    found = []
    for replies in (0, 1, 6):
        monkeypatch.setattr(lookahead, "REPLIES", replies)
        world = match.imagine(seat, 5)
        follow(world, seat, (), bot, Random(5))
        found.append(lookahead.best_next_turn(world, seat, bot, 5))
        assert world.ask is not None and world.ask.seat == seat and world.ask.about == "turn"
        assert world.state.round == match.state.round
    stand = margin(world, bot, seat)
    assert found[0] == (stand, 0)
    assert stand <= found[1][0] <= found[2][0] and stand < found[2][0]
    assert [tried for _, tried in found] == [0, 1, 6]


def test_the_income_of_the_next_round_is_no_gain_of_passing() -> None:
    match, seat = seti_turn()
    bot = bot_of(match.game)
    world = match.imagine(seat, 5)
    follow(world, seat, (("pass",),), bot, Random(5))
    assert world.state.players[seat].passed and world.state.round == match.state.round
    stands = margin(world, bot, seat)
    assert lookahead.best_next_turn(world, seat, bot, 5) == (stands, 0)
    assert world.state.round > match.state.round and margin(world, bot, seat) != stands


def test_a_search_with_lookahead_keeps_to_its_iterations_and_looks_at_the_next_turn() -> None:
    match, seat = seti_turn()
    player = Search(1, iterations=120)
    judged = player.judge(Seat(match, seat))
    tried = sum(one.deals for one in judged)
    assert tried <= 0.4 * 120 + 1 < player.done <= 120


def test_a_search_without_lookahead_tries_no_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "best_next_turn", lambda *_: pytest.fail("nobody asked"))
    match = ludonaut.new(GAME, 2, seed=4)
    assert bot_of(GAME).settings.lookahead(match.state) == 0
    Search(1, iterations=60).judge(Seat(match, 0))


def test_plans_for_the_final_look_are_close_to_the_winner_and_few_begin_alike() -> None:
    first, twin, triplet, other, far = (
        Plan((verb,), [mean])
        for verb, mean in ((("a",), 9.0), (("a",), 8.0), (("a",), 7.0), (("b",), 6.0), (("c",), 0.5))
    )
    assert search._finalists([first, far, other, triplet, twin], 6) == [first, twin, other]
    assert search._finalists([first, far, other, triplet, twin], 2) == [first, twin]
