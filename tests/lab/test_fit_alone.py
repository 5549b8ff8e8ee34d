"""Learning to play SETI alone: habits move towards what turned out well, positions are weighed by how games ended."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tools import fit_alone
from tools.fit_alone import Choice, Game, Learner

from ludonaut.bots.seti.habits import HABITS


def choice(chosen: int, turn: int = 0) -> Choice:
    """Scan or launch, each as likely."""
    return Choice(["scan", "launch"], [["round 1", "energy 3"], ["round 1"]], [0.5, 0.5], chosen, turn)


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = fit_alone.play(HABITS, 3, 5), fit_alone.play(HABITS, 3, 5)
    assert first == again
    assert first != fit_alone.play(HABITS, 3, 6)
    assert {number for number, _ in first.turns} == {1, 2, 3, 4, 5}


def test_what_turned_out_well_becomes_a_habit_and_the_rest_does_not() -> None:
    learner = Learner({"scan": {"round 1": 1.0}})
    learner.step(learner.way([Game([], [choice(0)], 0, 0)], [[2.0]]))
    assert learner.habits["scan"]["round 1"] > 1.0
    assert learner.habits["scan"]["energy 3"] > 0 > learner.habits["launch"]["round 1"]


def test_what_turned_out_badly_is_unlearned() -> None:
    learner = Learner({})
    learner.step(learner.way([Game([], [choice(0)], 0, 0)], [[-2.0]]))
    assert learner.habits["scan"]["energy 3"] < 0 < learner.habits["launch"]["round 1"]


def test_a_turn_gains_by_what_it_brought_and_in_part_by_what_came_later() -> None:
    """Expected were 10, then 30; it ended with 40: the last turn brought 10, the first 20 and nine tenths of that."""
    critic = [np.array([1.0])] * fit_alone.ROUNDS
    game = Game([(1, [10.0]), (2, [30.0])], [], 100, 60)
    assert fit_alone.gains(game, critic) == pytest.approx([29.0, 10.0])


def test_positions_are_weighed_by_what_explains_the_ends() -> None:
    rng = np.random.default_rng(1)
    seen = np.column_stack([np.ones(4000), rng.normal(5, 2, 4000), rng.normal(0, 1, 4000), np.full(4000, 7.0)])
    found = fit_alone.solve(seen, 3 + 2 * seen[:, 1] - 4 * seen[:, 2])
    assert found == pytest.approx([3, 2, -4, 0], abs=0.6)
    assert found[3] == 0


def test_what_is_hardly_felt_is_not_written_down(tmp_path: Path) -> None:
    found = fit_alone.kept({"scan": {"b": 0.123, "a": -0.4, "c": 0.01}, "launch": {"a": 0.001}})
    fit_alone.write(tmp_path, found, {"own": [[1.0, 2.0]], "rival": [[3.0]]})
    assert json.loads((tmp_path / "habits.json").read_text()) == {"scan": {"a": -0.4, "b": 0.12}}
    assert json.loads((tmp_path / "alone.json").read_text()) == {"own": [[1.0, 2.0]], "rival": [[3.0]]}


def test_learning_goes_through_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_alone, "KNOWN", 6)
    monkeypatch.setattr(fit_alone, "BATCH", 3)
    learned = fit_alone.learn({"pass": {"in turn": -1.0}}, 3, 100)
    assert learned["pass"]["in turn"] != -1.0
    assert learned["scan"]
