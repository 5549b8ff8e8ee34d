"""Fitting a policy: every number of a bot's code that a choice depends on is a weight, and better ones are found."""

from __future__ import annotations

import importlib
import math
from random import Random
from typing import Any

import pytest
from examples import salvage
from tools import fit_policy

from ludonaut.bots import Bot, bot_of
from ludonaut.games import find
from ludonaut.kernel import LudonautError

GAME = find("seti")
TABLE = fit_policy.Table(GAME)
FILE = "weights/policy.json"
ALONE = fit_policy.Table(find("planet_unknown"), 1)


@pytest.fixture(scope="module")
def room() -> fit_policy.Room:
    return fit_policy.Room(GAME, "together")


def place(room: fit_policy.Room, line: str) -> int:
    """The weight in a line of what a policy prefers."""
    lines = room.texts[FILE].splitlines()
    return next(i for i, one in enumerate(room.weights) if one.file == FILE and line in lines[one.line])


def alone(room: fit_policy.Room, number: int, share: float) -> list[float]:
    """Shares that change one weight."""
    return [share * (at == number) for at in range(len(room.weights))]


def plain(bot: Bot[Any]) -> dict[str, float]:
    """The weights of actions that are all alike, in the code that a policy comes from."""
    weights = importlib.import_module(bot.policy.weigh.__module__.replace("weighing", "weights"))
    found: dict[str, float] = weights.TOGETHER.prefs.plain
    return found


def test_without_changes_the_bot_keeps_its_weights(room: fit_policy.Room) -> None:
    none = [0.0] * len(room.weights)
    assert all(room.text(name, none) == text for name, text in room.texts.items())


def test_another_weight_changes_what_the_policy_sees_and_nothing_else(room: fit_policy.Room) -> None:
    before = plain(bot_of(GAME))
    with room.bot(alone(room, place(room, '"analyse":'), math.log(2))) as other:
        assert other.evaluation == bot_of(GAME).evaluation
        assert plain(other) == before | {"analyse": pytest.approx(2 * before["analyse"], rel=0.01)}


def test_a_bot_of_one_file_cannot_be_fitted() -> None:
    with pytest.raises(LudonautError, match="one file"):
        fit_policy.Room(salvage.GAME)


def test_only_what_has_a_name_is_moved(room: fit_policy.Room) -> None:
    assert {weight.file for weight in room.weights} == set(fit_policy.FILES)
    assert len(room.weights) < len(fit_policy.Room(GAME).weights)


def test_bounds_of_a_least_or_a_largest_are_no_weights() -> None:
    text = "def f(x):\n    return 0.4 * min(1.0, x) + 1.5\n"
    assert [weight.number for weight in fit_policy._weights("f.py", text, "")] == [1.5, 0.4]


def test_a_round_moves_the_weights_that_matter_towards_the_better(
    room: fit_policy.Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, other = 3, 5
    monkeypatch.setattr(fit_policy, "judge", lambda _room, _table, shares, _deals: [10 * shares[number]])
    trial = fit_policy.Trial(games=2, pairs=16, pace=0.1)
    moved = fit_policy.improve(room, TABLE, [0.0] * len(room.weights), [number, other], Random(1), trial)
    assert moved[number] > abs(moved[other])
    assert not any(share for at, share in enumerate(moved) if at not in (number, other))


def test_a_policy_that_never_analyses_loses(room: fit_policy.Room) -> None:
    worse = alone(room, place(room, '"analyse":'), math.log(1e-3))
    assert sum(fit_policy.judge(room, TABLE, worse, range(4))) < 0


def test_in_a_solo_game_a_policy_is_judged_by_its_points() -> None:
    room = fit_policy.Room(ALONE.game)
    same = [0.0] * len(room.weights)
    assert fit_policy.judge(room, ALONE, same, range(2)) == [0.0, 0.0]
    assert fit_policy.value(room, ALONE, same, range(2)) > 20
