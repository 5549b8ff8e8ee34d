"""Whole games: random ones under the guarantees of the kernel, and records that must replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludonaut
from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.corporations import CORPORATIONS
from ludonaut.games.planet_unknown.planets import PLANETS
from ludonaut.kernel.checks import Checks, play_random

RECORDS = sorted((Path(__file__).parents[1] / "records" / "planet_unknown").glob("*.txt"))
ALL: dict[str, Any] = {"planets": "random", "corporations": "random"}


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    for seed in range(3):
        match = play_random(GAME, seats, seed, ALL)
        assert match.state.ending


@pytest.mark.parametrize("corporation", list(CORPORATIONS)[1:])
def test_each_corporation_in_random_games_with_events(corporation: str) -> None:
    for seed in range(3):
        play_random(GAME, 2, seed, {"corporations": corporation, "events": True})


@pytest.mark.parametrize("planet", list(PLANETS)[1:])
def test_each_planet_in_random_games_with_events(planet: str) -> None:
    for seed in range(2):
        play_random(GAME, 2, seed, {"planets": planet, "events": True})


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, ALL),
        (1, 2, {"green": 0, "orange": 0, "red": 20}),
        (2, 1, {"forced": True, "personal": True}),
        (2, 2, ALL | {"events": True}),
        (3, 3, {"planets": "choose", "corporations": "choose", "personal": True, "events": True}),
        (4, 4, {"station": "shuffled", "corporations": "random"}),
    ],
)
def test_the_guarantees_of_the_kernel(seats: int, seed: int, options: dict[str, Any]) -> None:
    Checks(GAME, seats, seed, options).run(every=45)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_replay(path: Path) -> None:
    match = ludonaut.load(path.read_text())
    assert match.over


def test_every_way_to_end_has_a_record() -> None:
    endings = {ludonaut.load(path.read_text()).state.ending for path in RECORDS}
    assert endings == {"full", "depot", "events"}


def test_a_solo_game_tells_its_epilogue() -> None:
    match = play_random(GAME, 1, 3)
    told = [event for event in match.told(seat=0) if event.about == "epilogue"]
    assert [event.args["text"] for event in told] == ["epilogue0"]
