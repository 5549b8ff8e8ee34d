"""A guided first game at a table: the texts of the current step, and what they point at."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Match, View
from ludonaut.table import Picture
from ludonaut.table.lesson import Follower, Lesson, pointed

from .. import scene
from ..texts import Speaker, say
from ..wire import outgoing

MARK = "lesson"
"""The word in a table's origin that marks a guided game; leaving the lesson removes it."""


class Guided:
    """The lesson of one table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.follower = Follower(lesson)

    def scene(
        self, match: Match[Any], seat: int | None, view: View[Any, Any], picture: Picture, speaker: Speaker
    ) -> outgoing.Lesson | None:
        """What the learner sees beside the question; None for others, and when the lesson is over."""
        if seat != self.follower.seat or match.over:
            return None
        place = self.follower.place(match)
        if self.follower.over(place):
            return None
        told = outgoing.Lesson(at=place.step + 1, of=len(self.lesson.steps), steps=[])
        if place.strayed is not None:
            told.strayed = self._strayed(place.strayed, speaker.lang)
        ask = match.asks.get(seat)
        stop = self.follower.stop(place, ask) if ask is not None else None
        if ask is None:
            return told
        if stop is not None:
            told.steps = [self._step(number, place.off, picture, speaker.lang) for number in stop.steps]
            told.last = stop.do is None
        elif place.step:
            told.past = self._text(place.step - 1, place.off, speaker.lang)
        if (action := self.follower.suggested(stop, ask)) is not None:
            told.do = scene.describe(match.game, view, [action], speaker)[0]
        return told

    def _text(self, number: int, off: bool, lang: str) -> str:
        step = self.lesson.steps[number]
        return step.text[lang] if off or not step.now else f"{step.text[lang]} {step.now[lang]}"

    def _step(self, number: int, off: bool, picture: Picture, lang: str) -> outgoing.LessonStep:
        step = self.lesson.steps[number]
        pieces, panels = pointed(step, picture)
        return outgoing.LessonStep(
            n=number + 1,
            text=self._text(number, off, lang),
            why=step.why[lang] if step.why else None,
            guide=step.guide or None,
            pieces=pieces,
            panels=panels,
        )

    def _strayed(self, number: int, lang: str) -> str:
        """The text for a learner who did something else: it is allowed, and this was the reason for the suggestion."""
        why = self.lesson.steps[number].why.get(lang, "")
        return say(lang, "lesson-strayed-why", why=why) if why else say(lang, "lesson-strayed")

    def reply(self, match: Match[Any], seat: int) -> Action | None:
        """A bot's answer by the lesson, if it has one here."""
        return self.follower.reply(match, seat)
