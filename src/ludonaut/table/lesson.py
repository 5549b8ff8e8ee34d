"""A guided first game: positions and a few explained moves, as data in `lesson.toml` of the game's package.

A lesson is a start (seed, options, a few choices already made) and steps. A step is a short text to read; one with `do`
also suggests an answer to a question. The learner's place is computed from the choices of the match alone, so that a
new connection, another language or an undo needs no stored progress. A learner who answers otherwise goes on: steps
whose suggestion is no longer possible are skipped, their texts are still shown.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ludonaut.kernel import CLOCK, Action, Ask, BadContent, Game, Match, position
from ludonaut.kernel.record import begin, restart
from ludonaut.table.picture import Picture

AHEAD = 3
"""How many suggestions ahead are searched for one that fits the question."""
PATIENCE = 4
"""After this many answers without a fitting suggestion, the next suggestion is skipped."""


_FRENCH = re.compile(r" (?=[:;!?»])|(?<=«) ")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One text of a lesson, in every language."""

    text: dict[str, str]
    now: dict[str, str] = {}
    """A text that is only true, and only shown, as long as the learner has followed every suggestion."""
    do: list[str] = []
    """Answers to suggest, the best first: actions in words. `*` stands for any word, a last `...` for any rest."""
    at: str = ""
    """The question to which the step belongs; without it, any question at which a suggestion is possible."""
    until: list[str] = []
    """The answers that end the step; without them, any answer to the question ends it."""
    why: dict[str, str] = {}
    """Why the suggestion is good."""
    point: list[str] = []
    """What to point at: ids of pieces (`*` stands for any letters), or `panel:` and the id of a panel."""
    guide: str = ""
    """An anchor of the guide, to read more."""

    def __post_init__(self) -> None:
        """Put no-break spaces before French punctuation, since authors of lessons type plain spaces."""
        for texts in (self.text, self.now, self.why):
            if "fr" in texts:
                texts["fr"] = _FRENCH.sub("\u00a0", texts["fr"])

    @property
    def asks(self) -> bool:
        """Does the step suggest an answer? Otherwise it is only read."""
        return bool(self.do or self.until or self.at)

    def fits(self, ask: Ask) -> bool:
        """Does the step fit this question?"""
        if self.at and self.at != ask.about:
            return False
        return not self.do or any(matches(self.do, action) for action in ask.actions)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file: how the match begins, what the other seats answer, and the steps. The learner has seat 0."""

    seed: int
    seats: int = 2
    options: dict[str, str | int | bool] = {}
    level: str = "cadet"
    """The bot that plays the other seats once their answers below are used up or no longer possible."""
    tempo: int = 900
    """The least time that a bot takes to answer, in milliseconds."""
    begin: list[str] = []
    """Choices that are already made, as lines of a record: `0 land europa`."""
    replies: dict[str, list[str]] = {}
    """What the other seats (`1`, `2`...) choose, one after the other, as long as it is possible. A choice that is the
    only one possible counts too, since it depends on the pace of the others whether it is asked for."""
    routine: list[str] = []
    """What to suggest without a text where no step fits: ends of turns and other small things."""
    steps: list[Step]


def suggestion(patterns: Sequence[str], ask: Ask) -> Action | None:
    """The action that fits the first pattern that fits any; none if several do."""
    for pattern in patterns:
        found = [action for action in ask.actions if matches([pattern], action)]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def matches(patterns: Sequence[str], action: Action) -> bool:
    """Is the action one of these?"""
    words = [str(part) for part in action]
    return any(_match(pattern.split(), words) for pattern in patterns)


def _match(pattern: list[str], words: list[str]) -> bool:
    if pattern and pattern[-1] == "...":
        pattern = pattern[:-1]
        words = words[: len(pattern)]
    return len(pattern) == len(words) and all(
        fnmatchcase(word, part) for part, word in zip(pattern, words, strict=True)
    )


@cache
def of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one."""
    source = files(game.package) / "lesson.toml"
    return read(source.read_text(encoding="utf-8"), f"{game.name}/lesson.toml") if source.is_file() else None


def read(text: str, address: str = "lesson") -> Lesson:
    """Read a lesson; an error says where it is."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadContent(f"{address}: {fault}") from None


def start(game: Game[Any], lesson: Lesson) -> Match[Any]:
    """The match with which the lesson begins; earlier choices are not part of the lesson."""
    match = begin(game, lesson.seats, lesson.seed, dict(lesson.options))
    for line in lesson.begin:
        seat, _, action = line.partition(" ")
        match.play(action, int(seat))
    return position.read(game, match.position()) if lesson.begin else match


@dataclass(frozen=True, slots=True)
class Place:
    """How far the learner is: the first open step, the texts still to be read, the answers that fitted no step."""

    step: int = 0
    unread: tuple[int, ...] = ()
    waited: int = 0
    strayed: int | None = None
    """The step whose suggestion the learner has just not followed."""
    off: bool = False
    """Has the learner ever ignored a suggestion?"""


@dataclass(frozen=True, slots=True)
class Stop:
    """What the learner sees at a question: texts to read, and perhaps one that suggests an answer."""

    read: tuple[int, ...]
    do: int | None = None

    @property
    def steps(self) -> tuple[int, ...]:
        """All the steps, in order."""
        return self.read if self.do is None else (*self.read, self.do)


class Follower:
    """Follows a match and knows the learner's place in the lesson."""

    def __init__(self, lesson: Lesson, seat: int = 0) -> None:
        self.lesson = lesson
        self.seat = seat
        self._shadow: Match[Any] | None = None
        self._places = [Place()]

    def place(self, match: Match[Any]) -> Place:
        """The place after all the choices of the match."""
        known = len(self._places) - 1
        if self._shadow is None or self._shadow.choices != match.choices[:known]:
            self._shadow, self._places, known = restart(match), [Place()], 0
        for number in range(known, len(match.choices)):
            chooser, action = match.choices[number]
            place = self._places[-1]
            if chooser == self.seat and number not in match.taken and not self.over(place):
                place = self._after(place, self._shadow.asks[chooser], action)
            self._shadow.step(action, chooser)
            self._places.append(place)
        return self._places[-1]

    def over(self, place: Place) -> bool:
        """Is the lesson over?"""
        return place.step == len(self.lesson.steps) and not place.unread

    def stop(self, place: Place, ask: Ask) -> Stop | None:
        """What to show at this question; None if the lesson has nothing for it."""
        read, wanting = list(place.unread), 0
        for number in range(place.step, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            if not step.asks:
                read.append(number)
            elif step.fits(ask):
                return Stop(tuple(read), number)
            else:
                wanting += 1
                if wanting == AHEAD:
                    return None
        return Stop(tuple(read)) if not wanting else None

    def _after(self, place: Place, ask: Ask, action: Action) -> Place:
        """The learner's place after an answer."""
        stop = self.stop(place, ask)
        off = place.off or self.suggested(stop, ask) not in (action, None)
        if stop is None:
            routine = matches(self.lesson.routine, action)
            return replace(place, strayed=None, off=off) if routine else self._in_vain(place)
        if stop.do is None:
            return Place(len(self.lesson.steps), off=off)
        step = self.lesson.steps[stop.do]
        if step.until and not matches(step.until, action):
            return Place(stop.do, off=True)
        strayed = stop.do if step.do and not matches(step.do, action) else None
        return Place(stop.do + 1, strayed=strayed, off=off)

    def suggested(self, stop: Stop | None, ask: Ask) -> Action | None:
        """The one answer to suggest at this stop, or, without a stop, by the routine."""
        if stop is None:
            return suggestion(self.lesson.routine, ask)
        return suggestion(self.lesson.steps[stop.do].do, ask) if stop.do is not None else None

    def _in_vain(self, place: Place) -> Place:
        if place.waited + 1 < PATIENCE:
            return replace(place, waited=place.waited + 1, strayed=None, off=True)
        steps = self.lesson.steps
        given_up = next(number for number in range(place.step, len(steps)) if steps[number].asks)
        return Place(given_up + 1, (*place.unread, *range(place.step, given_up)), off=True)

    def reply(self, match: Match[Any], seat: int) -> Action | None:
        """What another seat is to answer, if the lesson says so and it is possible."""
        made = sum(chooser == seat for chooser, _ in match.choices)
        said = self.lesson.replies.get(str(seat), [])
        if seat == CLOCK or made >= len(said):
            return None
        return next((action for action in match.asks[seat].actions if matches([said[made]], action)), None)


def pointed(step: Step, picture: Picture) -> tuple[list[str], list[str]]:
    """The pieces and the panels of a picture that the step points at."""
    pieces, panels = [], []
    for wish in step.point:
        kind, _, name = wish.partition(":")
        if kind == "panel":
            panels += [panel.id for panel in picture.panels if fnmatchcase(panel.id, name)]
        else:
            pieces += [piece.id for panel in picture.panels for piece in panel.pieces if fnmatchcase(piece.id, wish)]
    return pieces, panels
