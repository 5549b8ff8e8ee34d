"""Every game's guided first game can be followed to its end, ignored, and undone."""

from __future__ import annotations

from typing import Any

import pytest

from ludonaut import games
from ludonaut.kernel import LANGUAGES, Game
from ludonaut.server.live.lesson import Guided
from ludonaut.server.texts import Speaker
from ludonaut.table import Picture
from ludonaut.table import lesson as lessons
from ludonaut.table.lesson import Follower, Lesson, suggestion
from ludonaut.table.lesson_check import check, follow, stray

GAMES = [games.find(name) for name in games.NAMES]


def lesson_of(game: Game[Any]) -> Lesson:
    found = lessons.of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestEveryLesson:
    def test_the_lesson_can_be_followed_to_its_end_and_played_on(self, game: Game[Any]) -> None:
        assert check(game, lesson_of(game)) == []

    def test_the_lesson_continues_whatever_is_answered(self, game: Game[Any]) -> None:
        for seed in range(2):
            match = stray(game, lesson_of(game), seed, most=50)
            assert len(match.choices) > 20

    def test_says_what_to_do_in_both_languages_at_every_stop(self, game: Game[Any]) -> None:
        lesson = lesson_of(game)
        guided, nothing = Guided(lesson), Picture([])
        for match, stop in follow(game, lesson):
            for lang in LANGUAGES:
                told = guided.scene(match, 0, match.view(0), nothing, Speaker(game, lang, ("Ada", "Bob")))
                assert told is not None
                assert [step.n for step in told.steps] == [number + 1 for number in stop.steps]
                assert all(step.text for step in told.steps)
                if told.do is not None:
                    assert told.do.a in match.asks[0].actions


def test_undo_also_takes_back_the_automatic_choices_that_followed() -> None:
    game = games.find("planet_unknown")
    lesson = lesson_of(game)
    match, follower = lessons.start(game, lesson), Follower(lesson)
    while follower.place(match).step < 6:
        seat = min(match.asks)
        stop = follower.stop(follower.place(match), match.asks[0])
        assert seat == 0 and stop is not None and stop.do is not None
        match.play(suggestion(lesson.steps[stop.do].do, match.asks[0]) or match.asks[0].actions[0], 0)
    before = follower.place(match).step
    match.undo(0)
    assert follower.place(match).step < before
