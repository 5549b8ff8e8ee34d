"""Fitting a glance: every number of a sense room that a choice depends on is a weight, and better ones are found."""

from __future__ import annotations

import importlib
import math
from random import Random

import pytest
from examples import salvage
from tools import fit_glance

from ludonaut.games import find
from ludonaut.kernel import LudonautError
from ludonaut.players.sense import Sense

GAME = find("seti")
TABLE = fit_glance.Table(GAME)
ALONE = fit_glance.Table(find("planet_unknown"), 1)


@pytest.fixture(scope="module")
def room() -> fit_glance.Room:
    return fit_glance.Room(GAME, "TOGETHER")


def place(room: fit_glance.Room, line: str) -> int:
    """The weight in a line of what a glance likes."""
    lines = room.texts["likes.py"].splitlines()
    return next(i for i, one in enumerate(room.weights) if one.file == "likes.py" and line in lines[one.line])


def alone(room: fit_glance.Room, number: int, share: float) -> list[float]:
    """Shares that change one weight."""
    return [share * (at == number) for at in range(len(room.weights))]


def plain(sense: Sense) -> dict[str, float]:
    """The weights of actions that are all alike, in the room that a sense comes from."""
    assert sense.prior is not None
    likes = importlib.import_module(sense.prior.__module__.replace("habits", "likes"))
    found: dict[str, float] = likes.TOGETHER.plain
    return found


def test_without_a_change_the_room_is_as_it_was(room: fit_glance.Room) -> None:
    none = [0.0] * len(room.weights)
    assert all(room.text(name, none) == text for name, text in room.texts.items())


def test_another_weight_changes_what_the_glance_sees_and_nothing_else(room: fit_glance.Room) -> None:
    before = plain(Sense(GAME))
    with room.sense(alone(room, place(room, '"analyse":'), math.log(2))) as other:
        assert other.value == Sense(GAME).value
        assert plain(other) == before | {"analyse": pytest.approx(2 * before["analyse"], rel=0.01)}


def test_a_sense_of_one_file_cannot_be_fitted() -> None:
    with pytest.raises(LudonautError, match="one file"):
        fit_glance.Room(salvage.GAME)


def test_only_what_has_a_name_is_moved(room: fit_glance.Room) -> None:
    assert {weight.file for weight in room.weights} == {"likes.py"}
    assert len(room.weights) < len(fit_glance.Room(GAME).weights)


def test_bounds_of_a_least_or_a_largest_are_no_weights() -> None:
    text = "def f(x):\n    return 0.4 * min(1.0, x) + 1.5\n"
    assert [weight.number for weight in fit_glance._weights("f.py", text, "")] == [1.5, 0.4]


def test_a_round_moves_the_weights_that_matter_towards_the_better(
    room: fit_glance.Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, other = 3, 5
    monkeypatch.setattr(fit_glance, "judge", lambda _room, _table, shares, _deals: [10 * shares[number]])
    trial = fit_glance.Trial(games=2, pairs=16, pace=0.1)
    moved = fit_glance._towards(room, TABLE, [0.0] * len(room.weights), [number, other], Random(1), trial)
    assert moved[number] > abs(moved[other])
    assert not any(share for at, share in enumerate(moved) if at not in (number, other))


def test_a_glance_that_never_analyses_loses(room: fit_glance.Room) -> None:
    worse = alone(room, place(room, '"analyse":'), math.log(1e-3))
    assert sum(fit_glance.judge(room, TABLE, worse, range(4))) < 0


def test_alone_a_glance_is_as_good_as_its_points() -> None:
    room = fit_glance.Room(ALONE.game)
    same = [0.0] * len(room.weights)
    assert fit_glance.judge(room, ALONE, same, range(2)) == [0.0, 0.0]
    assert fit_glance.worth(room, ALONE, same, range(2)) > 20
