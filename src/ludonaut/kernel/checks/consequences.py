"""Previews and the numbers in labels: what they promise is what happens."""

from __future__ import annotations

from ..ask import CLOCK, Action, Ask
from ..preview import Outcome, Preview, outcome
from .run import Run

SAMPLE = 3
"""How many actions of a question are tried where trying all would take too long."""


def previews(run: Run) -> None:
    """What a preview calls certain is what happens."""
    for ask in run.match.asks.values():
        if ask.seat == CLOCK:
            continue
        seen = run.match.seen_by(ask.seat)
        for action in run.luck.sample(list(ask.actions), min(SAMPLE, len(ask.actions))):
            told = run.match.preview(ask.seat, action)
            came_true(run, ask, action, told, outcome(seen.clone, ask.seat, action))
            promises(run, ask, action, told)


def promises(run: Run, ask: Ask, action: Action, told: Preview) -> None:
    """A number that is written into a label agrees with the preview."""
    message = run.game.label(run.match.view(ask.seat), action).message
    found = {abs(change) for change in told.changes.values()}
    for lang in run.game.languages:
        for number in run.game.texts.numbers(lang, message):
            true = number in found or bool(told.unsure)
            run.expect(true, "labels", f"{lang}: {message} says {number}, the preview {told.changes}")


def came_true(run: Run, ask: Ask, action: Action, told: Preview, real: Outcome) -> None:
    """Does the outcome agree with the preview? Effects of chance may be too rare for a few copies to show."""
    where = f"{ask.about}, {run.game.write_action(action)!r}"
    for key in {**told.changes, **real.changes}:
        sure, change = told.changes.get(key, 0), real.changes.get(key, 0)
        same = sure == change or key in told.unsure or real.chance
        run.expect(same, "previews", f"{where}: {key} {sure:+}, but really {change:+}")
    same = told.then in (None, real.then) or real.chance
    run.expect(same, "previews", f"{where}: asked {told.then!r} next, but really {real.then!r}")
    same = told.passes in (None, real.then is None) or real.chance
    run.expect(same, "previews", f"{where}: passes is {told.passes}, but the seat is asked {real.then!r}")
