"""Weights are fitted to games, and tried in duels."""

from __future__ import annotations

from random import Random

from examples.salvage import GAME
from tools.fit_evaluation import Row, fit, solve

from ludonaut.bots import bot_of
from ludonaut.lab import arena
from ludonaut.lab.simulate import Result


def test_least_squares_finds_the_weights_that_made_the_margins() -> None:
    luck = Random(1)
    rows = []
    for _ in range(400):
        features = {"ships": luck.gauss(0, 1), "cards": luck.gauss(0, 5), "never": 0.0}
        rows.append(Row(features, 3.0 * features["ships"] - 0.5 * features["cards"] + luck.gauss(0, 0.1)))
    found = solve(rows, {"ships": 1.0, "cards": 1.0, "never": 7.0}, hold=0.001)
    assert abs(found["ships"] - 3.0) < 0.05
    assert abs(found["cards"] + 0.5) < 0.05
    assert found["never"] == 7.0


def test_without_evidence_the_present_weights_stay() -> None:
    rows = [Row({"ships": 1.0}, 3.0)] * 50
    assert 1.0 < solve(rows, {"ships": 1.0}, hold=1.0)["ships"] < solve(rows, {"ships": 1.0}, hold=0.1)["ships"] < 3.0


def test_a_fit_leaves_the_game_s_own_weights_alone() -> None:
    before = dict(bot_of(GAME).evaluation.weights)
    found = fit("salvage", games=3, duels=4, seed=2)
    assert found.before == before == dict(bot_of(GAME).evaluation.weights)
    assert found.after.keys() == before.keys()
    assert found.games == 4 and 0 <= found.share <= 1


def test_the_richest_of_several_winners_comes_first() -> None:
    assert arena.best(Result(1, scores=[30, 50, -2], winners=[0, 1])) == [1]
    assert arena.best(Result(1, scores=[30, 30], winners=[1])) == [1]
    assert arena.best(Result(1, scores=[30], winners=[])) == []
