"""How a lesson works, with the teaching game: its place, its suggestions, and the errors of a broken one."""

from __future__ import annotations

from typing import Any

import pytest
from examples.salvage import GAME as SALVAGE

from ludonaut.kernel import LANGUAGES, BadContent, Game, Match
from ludonaut.server.live.lesson import Guided
from ludonaut.server.texts import Speaker
from ludonaut.table import Picture
from ludonaut.table import lesson as lessons
from ludonaut.table.lesson import Follower, Lesson, Step
from ludonaut.table.lesson_check import check, follow, stray


def lesson_of(game: Game[Any]) -> Lesson:
    found = lessons.of(game)
    assert found is not None
    return found


def test_the_place_in_a_lesson_follows_from_the_choices_alone() -> None:
    lesson, kept = lesson_of(SALVAGE), Follower(lesson_of(SALVAGE))
    for match, _ in follow(SALVAGE, lesson):
        assert Follower(lesson).place(match) == kept.place(match)


def short(*steps: Step) -> Lesson:
    return Lesson(seed=3, steps=list(steps))


def text(words: str = "x", **more: Any) -> Step:
    return Step(text=dict.fromkeys(LANGUAGES, words), **more)


def begun(lesson: Lesson) -> tuple[Match[Any], Follower]:
    return lessons.start(SALVAGE, lesson), Follower(lesson)


def test_a_learner_who_does_something_else_is_told_why_and_continues() -> None:
    match, follower = begun(short(text(do=["draw"]), text(do=["sell *"]), text()))
    match.play(("sell", 6), 0)
    place = follower.place(match)
    assert (place.step, place.strayed) == (1, 0)
    match.play(("sell", 7), 0)
    assert follower.place(match).strayed is None


def test_texts_for_learners_who_follow_are_shown_only_to_them() -> None:
    lesson = short(text(do=["draw"]), text("y", now={"en": "z", "fr": "z"}))
    for first, said in (("draw", "y z"), ("sell 6", "y")):
        match, guided = lessons.start(SALVAGE, lesson), Guided(lesson)
        match.play(first, 0)
        told = guided.scene(match, 0, match.view(0), Picture([]), Speaker(SALVAGE, "en", ()))
        assert told is not None
        assert [step.text for step in told.steps] == [said]


def test_an_impossible_step_is_skipped_but_its_texts_are_shown() -> None:
    match, follower = begun(short(text(), text(do=["grab *"]), text(), text(do=["draw"])))
    stop = follower.stop(follower.place(match), match.asks[0])
    assert stop is not None
    assert stop.steps == (0, 2, 3)


def test_a_step_that_never_fits_is_skipped_and_its_texts_are_shown_later() -> None:
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
        (short(text("x" * 500)), "longer than"),
        (short(text(why={"en": "x", "fr": "x"})), "says why, but suggests nothing"),
        (short(text(do=["draw"]), text(do=["dream"])), "never comes to step 2"),
    ],
)
def test_errors_in_a_lesson_are_reported(broken: Lesson, said: str) -> None:
    assert any(said in fault for fault in check(SALVAGE, broken)), check(SALVAGE, broken)


def test_an_invalid_lesson_is_refused_with_the_place_of_the_error() -> None:
    with pytest.raises(BadContent, match=r"mine: .*steps\[0\]"):
        lessons.read("seed = 1\n[[steps]]\ntext.en = 3", "mine")
    with pytest.raises(BadContent, match="mine: Invalid value"):
        lessons.read("seed =", "mine")


def test_the_lesson_of_the_teaching_game_is_in_order() -> None:
    assert check(SALVAGE, lesson_of(SALVAGE)) == []
    assert stray(SALVAGE, lesson_of(SALVAGE), 1, most=60).choices
