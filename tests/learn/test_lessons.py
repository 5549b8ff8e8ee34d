"""The guided first game of every game: it can be followed, strayed from, and taken back."""

from __future__ import annotations

from typing import Any

import pytest
from examples.salvage import GAME as SALVAGE

from ludonaut import games
from ludonaut.kernel import LANGUAGES, BadContent, Game, Match
from ludonaut.server.lesson import Guided
from ludonaut.server.words import Speaker
from ludonaut.table import Picture
from ludonaut.table import lesson as lessons
from ludonaut.table.lesson import Follower, Lesson, Step, suggestion
from ludonaut.table.lesson_check import check, follow, stray

TAUGHT = [game for name in games.NAMES if lessons.of(game := games.find(name)) is not None]


def lesson_of(game: Game[Any]) -> Lesson:
    found = lessons.of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [*TAUGHT, SALVAGE], ids=lambda game: game.name)
class TestEveryLesson:
    def test_can_be_followed_to_its_end_and_played_on(self, game: Game[Any]) -> None:
        assert check(game, lesson_of(game)) == []

    def test_goes_on_whatever_is_answered(self, game: Game[Any]) -> None:
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
                assert [step["n"] for step in told["steps"]] == [number + 1 for number in stop.steps]
                assert all(step["text"] for step in told["steps"])
                if "do" in told:
                    assert told["do"]["a"] in match.asks[0].actions


def test_a_place_is_found_again_from_the_choices_alone() -> None:
    lesson, kept = lesson_of(SALVAGE), Follower(lesson_of(SALVAGE))
    for match, _ in follow(SALVAGE, lesson):
        assert Follower(lesson).place(match) == kept.place(match)


def test_undo_goes_a_step_back_over_what_followed_by_itself() -> None:
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


def short(*steps: Step) -> Lesson:
    return Lesson(seed=3, steps=list(steps))


def text(words: str = "x", **more: Any) -> Step:
    return Step(text=dict.fromkeys(LANGUAGES, words), **more)


def begun(lesson: Lesson) -> tuple[Match[Any], Follower]:
    return lessons.start(SALVAGE, lesson), Follower(lesson)


def test_who_strays_is_told_and_goes_on() -> None:
    match, follower = begun(short(text(do=["draw"]), text(do=["sell *"]), text()))
    match.play(("sell", 6), 0)
    place = follower.place(match)
    assert (place.step, place.strayed) == (1, 0)
    match.play(("sell", 7), 0)
    assert follower.place(match).strayed is None


def test_what_is_no_longer_possible_is_passed_over_but_its_texts_are_not() -> None:
    match, follower = begun(short(text(), text(do=["grab *"]), text(), text(do=["draw"])))
    stop = follower.stop(follower.place(match), match.asks[0])
    assert stop is not None
    assert stop.steps == (0, 2, 3)


def test_a_step_that_never_fits_is_given_up_and_its_texts_are_read_later() -> None:
    match, follower = begun(short(text(do=["draw"]), text(), text(do=["dream *"]), text()))
    for _ in range(1 + lessons.PATIENCE):
        match.play(match.asks[0].actions[-1], 0)
    stop = follower.stop(follower.place(match), match.asks[0])
    assert stop is not None
    assert stop.steps == (1, 3)


def test_a_step_with_until_stays_until_then() -> None:
    match, follower = begun(short(text(at="turn", until=["sell *"]), text()))
    match.play(("draw",), 0)
    assert follower.place(match).step == 0
    match.play(("sell", 6), 0)
    assert follower.place(match).step == 1


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (short(Step(text={"en": "x"})), "step 1 has no text in fr"),
        (short(text(do=["dream"])), "no step fits the question 'turn'"),
        (short(text(point=["wrek"])), "step 1 points at 'wrek', which is not there"),
        (short(text("x" * 500)), "more than"),
        (short(text(why={"en": "x", "fr": "x"})), "says why, but suggests nothing"),
        (short(text(do=["draw"]), text(do=["dream"])), "never comes to step 2"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(broken: Lesson, said: str) -> None:
    assert any(said in fault for fault in check(SALVAGE, broken)), check(SALVAGE, broken)


def test_a_file_that_is_no_lesson_is_refused_with_where() -> None:
    with pytest.raises(BadContent, match=r"mine: .*steps\[0\]"):
        lessons.read("seed = 1\n[[steps]]\ntext.en = 3", "mine")
    with pytest.raises(BadContent, match="mine: Invalid value"):
        lessons.read("seed =", "mine")
