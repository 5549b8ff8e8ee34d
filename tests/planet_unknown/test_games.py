"""Whole games: random ones under the guarantees of the kernel, and records that must replay."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludonaut
from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.content.corporations import CORPORATIONS
from ludonaut.games.planet_unknown.content.planets import PLANETS
from ludonaut.kernel import record
from ludonaut.kernel.checks import Checks, play_random, random_choice

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


def test_every_word_that_people_read_is_whole() -> None:
    """No action and no reason is left with a hole where an argument should be."""
    for corporation in ("jump-drive", "makeshift"):
        match = record.begin(GAME, 2, 3, {"corporations": corporation, "events": True}, auto=False)
        luck = Random(3)
        while not match.over:
            seat, action = random_choice(match, luck)
            ask = match.asks[seat]
            if luck.random() < 0.15:
                view = match.view(seat)
                phrases = [GAME.phrase(view, a) for a in [*ask.actions[:20], *(b.action for b in ask.blocked)]]
                said = [GAME.texts.say(lang, p.message, p.args) for p in phrases for lang in ("en", "fr")]
                said += [GAME.texts.say("fr", f"why-{b.why}", b.args) for b in ask.blocked]
                said.append(GAME.texts.say("en", f"ask-{ask.about}", ask.args))
                assert [text for text in said if "$" in text or "{" in text] == []
            match.step(action, seat)
        told = [GAME.texts.say(lang, f"log-{e.about}", e.args) for e in match.told(seat=0) for lang in ("en", "fr")]
        assert [text for text in told if "$" in text or "{" in text or text.startswith("log-")] == []
