"""Whole games: random ones under the guarantees of the kernel, and records that must replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludonaut
from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.content.corporations import CORPORATIONS
from ludonaut.games.planet_unknown.content.planets import PLANETS
from ludonaut.kernel.checks import Checks, play_random

RECORDS = sorted((Path(__file__).parents[1] / "records" / "planet_unknown").glob("*.txt"))
ALL: dict[str, Any] = {"planets": "random", "corporations": "random"}


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    for seed in range(2):
        match = play_random(GAME, seats, seed, ALL)
        assert match.state.ending


@pytest.mark.parametrize("corporation", list(CORPORATIONS)[1:])
def test_each_corporation_in_random_games_with_events(corporation: str) -> None:
    for seed in range(2):
        play_random(GAME, 2, seed, {"corporations": corporation, "events": True})


@pytest.mark.parametrize("planet", list(PLANETS)[1:])
def test_each_planet_in_random_games_with_events(planet: str) -> None:
    play_random(GAME, 2, 1, {"planets": planet, "events": True})


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, ALL),
        (1, 2, {"green": 0, "orange": 0, "red": 20}),
        (2, 1, {"forced": True, "personal": True}),
        (3, 3, {"planets": "choose", "corporations": "choose", "personal": True, "events": True}),
    ],
)
def test_the_guarantees_of_the_kernel(seats: int, seed: int, options: dict[str, Any]) -> None:
    Checks(GAME, seats, seed, options).run(every=90)


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


@pytest.mark.parametrize("corporation", ["jump-drive", "horizon", "flux"])
def test_every_line_of_the_log_is_whole(corporation: str) -> None:
    """No line is left with a hole where an argument should be."""
    match = play_random(GAME, 2, 3, {"corporations": corporation, "events": True})
    told = [GAME.texts.say(lang, f"log-{e.about}", e.args) for e in match.told(seat=0) for lang in ("en", "fr")]
    assert [text for text in told if "$" in text or "{" in text or text.startswith("log-")] == []
