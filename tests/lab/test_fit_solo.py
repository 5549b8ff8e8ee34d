"""Learning to play SETI alone: a policy moves towards choices with good results, positions are judged by scores."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tools import fit_solo
from tools.fit_solo import Choice, Game, Learner

from ludonaut.bots.seti.evaluation import solo
from ludonaut.bots.seti.policy.weighing import learned


def choice(chosen: int, turn: int = 0) -> Choice:
    """A choice between scan and launch, both equally likely."""
    return Choice(["scan", "launch"], [["round 1", "energy 3"], ["round 1"]], [0.5, 0.5], chosen, turn)


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = fit_solo.play(learned(), 3, 5), fit_solo.play(learned(), 3, 5)
    assert first == again
    assert first != fit_solo.play(learned(), 3, 6)
    assert {number for number, _ in first.turns} == {1, 2, 3, 4, 5}


def test_choices_with_good_results_gain_weight() -> None:
    learner = Learner({"scan": {"round 1": 1.0}})
    learner.step(learner.gradient([Game([], [choice(0)], 0, 0)], [[2.0]]))
    assert learner.weights["scan"]["round 1"] > 1.0
    assert learner.weights["scan"]["energy 3"] > 0 > learner.weights["launch"]["round 1"]


def test_choices_with_bad_results_lose_weight() -> None:
    learner = Learner({})
    learner.step(learner.gradient([Game([], [choice(0)], 0, 0)], [[-2.0]]))
    assert learner.weights["scan"]["energy 3"] < 0 < learner.weights["launch"]["round 1"]


def test_a_turn_gains_by_what_it_brought_and_in_part_by_what_came_later() -> None:
    """Expected were 10, then 30; it ended with 40: the last turn brought 10, the first 20 and nine tenths of that."""
    critic = [np.array([1.0])] * fit_solo.ROUNDS
    game = Game([(1, [10.0]), (2, [30.0])], [], 100, 60)
    assert fit_solo.gains(game, critic) == pytest.approx([29.0, 10.0])


def test_positions_are_weighed_by_what_explains_the_ends() -> None:
    rng = np.random.default_rng(1)
    seen = np.column_stack([np.ones(4000), rng.normal(5, 2, 4000), rng.normal(0, 1, 4000), np.full(4000, 7.0)])
    found = fit_solo.solve(seen, 3 + 2 * seen[:, 1] - 4 * seen[:, 2])
    assert found == pytest.approx([3, 2, -4, 0], abs=0.6)
    assert found[3] == 0


def test_what_is_small_is_not_written_down(tmp_path: Path) -> None:
    found = fit_solo.rounded({"scan": {"b": 0.123, "a": -0.4, "c": 0.01}, "launch": {"a": 0.001}})
    rounds = [[float(at) for at in range(len(solo.names()))]] * fit_solo.ROUNDS
    fit_solo.write(tmp_path, found, {"own": rounds, "rival": rounds}, 20, 5)
    policy = json.loads((tmp_path / "solo_policy.json").read_text())
    assert policy["weights"] == {"scan": {"a": -0.4, "b": 0.12}} and policy["games"] == 20
    evaluation = json.loads((tmp_path / "solo_evaluation.json").read_text())
    assert evaluation["weights"]["rival"]["score"] == [1.0] * fit_solo.ROUNDS


def test_learning_goes_through_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_solo, "KNOWN", 6)
    monkeypatch.setattr(fit_solo, "BATCH", 3)
    found = fit_solo.learn({"pass": {"in turn": -1.0}}, 3, 100)
    assert found["pass"]["in turn"] != -1.0
    assert found["scan"]
