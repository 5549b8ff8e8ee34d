"""Check a lesson: follow its suggestions from its start, then answer otherwise at random."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from ludonaut.kernel import LANGUAGES, Action, Ask, BadContent, Game, LudonautError, Match, Rng
from ludonaut.table import lesson as lessons
from ludonaut.table.lesson import Follower, Lesson, Step, Stop, matches, pointed, suggestion
from ludonaut.table.rooms import picture_of

LONGEST = 420
"""The most letters of a text: a learner wants to play."""
MOST = 2000


def check(game: Game[Any], lesson: Lesson) -> list[str]:
    """What is wrong with the lesson, in words; nothing when it is in order."""
    faults = [fault for number, step in enumerate(lesson.steps, 1) for fault in _words(game, step, number)]
    for slow in (True, False):
        faults += [fault for fault in _followed(game, lesson, slow) if fault not in faults]
    return faults


def _followed(game: Game[Any], lesson: Lesson, slow: bool) -> list[str]:
    """What is wrong if the learner follows every suggestion."""
    faults: list[str] = []
    seen: list[int] = []
    try:
        for match, stop in follow(game, lesson, slow):
            faults += _stop(match, lesson, stop)
            seen += [number + 1 for number in stop.steps if number + 1 not in seen]
        if match.over:
            faults.append("the game is over before the lesson is: nothing is left to play on")
    except LudonautError as fault:
        faults.append(str(fault))
    missed = [number for number in range(1, len(lesson.steps) + 1) if number not in seen]
    if missed:
        faults.append(f"who follows the suggestions never comes to step {', '.join(map(str, missed))}")
    elif seen != sorted(seen):
        faults.append(f"the steps come in another order: {', '.join(map(str, seen))}")
    return faults


def follow(game: Game[Any], lesson: Lesson, slow: bool = True) -> Iterator[tuple[Match[Any], Stop]]:
    """The match at every stop of the lesson, played on by its own suggestions and replies.

    Where seats choose together, the others answer after the learner if they are `slow`, else before: who plays the
    lesson sees either.
    """
    match, follower = lessons.start(game, lesson), Follower(lesson)
    while not match.over and not follower.over(place := follower.place(match)):
        others = [seat for seat in match.asks if seat != follower.seat]
        ask = match.asks.get(follower.seat)
        if ask is None or (others and not slow):
            match.play(_reply(match, follower, others[0]), others[0])
            continue
        stop = follower.stop(place, ask)
        if stop is None and (routine := suggestion(lesson.routine, ask)) is not None:
            match.play(routine, ask.seat)
            continue
        if stop is None:
            raise BadContent(f"after {_past(match)}: no step fits the question {ask.about!r}; {_possible(ask)}")
        yield match, stop
        match.play(_answer(lesson, stop, ask), ask.seat)


def stray(game: Game[Any], lesson: Lesson, seed: int, most: int = 120) -> Match[Any]:
    """Answer at random and read what the lesson shows; returns the match."""
    match, follower, rng = lessons.start(game, lesson), Follower(lesson), Rng(seed)
    for _ in range(most):
        if match.over:
            break
        seat = list(match.asks)[rng.below(len(match.asks))]
        ask, place = match.asks[seat], follower.place(match)
        action = ask.actions[rng.below(len(ask.actions))]
        if seat != follower.seat:
            action = follower.reply(match, seat) or action
        elif not follower.over(place):
            stop = follower.stop(place, ask)
            for number in stop.steps if stop else ():
                pointed(lesson.steps[number], picture_of(match, seat))
        match.play(action, seat)
    return match


def _words(game: Game[Any], step: Step, number: int) -> Iterator[str]:
    for kind, texts in (("text", step.text), ("now", step.now), ("why", step.why)):
        if texts or kind == "text":
            for lang in (lang for lang in LANGUAGES if not texts.get(lang, "").strip()):
                yield f"step {number} has no {kind} in {lang}"
        for lang, text in texts.items():
            if lang not in LANGUAGES:
                yield f"step {number} has a {kind} in {lang!r}; the languages are {', '.join(LANGUAGES)}"
            elif len(text) + len(step.now.get(lang, "") if kind == "text" else "") > LONGEST:
                yield f"step {number}: its {kind} in {lang} is longer than {LONGEST} letters"
    if step.why and not step.do:
        yield f"step {number} says why, but suggests nothing"
    for lang in LANGUAGES if step.guide else ():
        rules = files(game.package) / "guide" / f"rules.{lang}.md"
        if f"{{#{step.guide}}}" not in rules.read_text(encoding="utf-8"):
            yield f"step {number}: the guide in {lang} has no section {step.guide!r}"


def _stop(match: Match[Any], lesson: Lesson, stop: Stop) -> Iterator[str]:
    picture = picture_of(match, 0)
    for number in stop.steps:
        for wish in lesson.steps[number].point:
            if not any(pointed(Step(text={}, point=[wish]), picture)):
                yield f"step {number + 1} points at {wish!r}, which is not there"


def _answer(lesson: Lesson, stop: Stop, ask: Ask) -> Action:
    step = lesson.steps[stop.do] if stop.do is not None else None
    wishes = [*(step.do or step.until), "*", "* ..."] if step else ["* ..."]
    return next(action for wish in wishes for action in ask.actions if matches([wish], action))


def _reply(match: Match[Any], follower: Follower, seat: int) -> Action:
    action = follower.reply(match, seat)
    if action is None:
        raise BadContent(f"after {_past(match)}: seat {seat} has no reply that fits; {_possible(match.asks[seat])}")
    return action


def _past(match: Match[Any]) -> str:
    """Where in the match an error is, for the author of the lesson."""
    last = [f"{seat} {match.game.write_action(action)}" for seat, action in match.choices[-3:]]
    return f"{len(match.choices)} choices ({'; '.join(last) or 'the start'})"


def _possible(ask: Ask) -> str:
    shown = "; ".join(" ".join(map(str, action)) for action in ask.actions[:12])
    return f"possible: {shown}{'...' if len(ask.actions) > 12 else ''}"
