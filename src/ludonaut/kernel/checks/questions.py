"""Questions: lists are exact, lazy and made of declared verbs, and have their words in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..ask import CLOCK, Action, Ask
from ..errors import IllegalAction, LudonautError, RuleError
from ..text import Texts
from .run import Run
from .snapshot import state_text

LAZY_ABOVE = 16
"""A longer list must be given as a function: otherwise a replay computes it at every step."""
LONGEST = 6000


def listed(run: Run, ask: Ask) -> None:
    """Lists are well formed, bounded and lazy."""
    actions = list(ask.actions)
    run.expect(bool(actions), "exact lists", f"{ask!r} lists nothing")
    run.expect(len(actions) <= LONGEST, "exact lists", f"{ask!r} lists {len(actions)} actions: ask in parts")
    run.expect(len(set(actions)) == len(actions), "exact lists", f"{ask!r} lists an action twice")
    for action in actions:
        declared(run, ask, action)
    missing = [blocked.action for blocked in ask.blocked]
    for action in missing:
        run.expect(action not in actions, "exact lists", f"{action} is both listed and blocked")
        run.expect(missing.count(action) == 1, "exact lists", f"{ask!r} gives several reasons for {action}")
    fresh = run.match.clone().asks[ask.seat]
    lazy = callable(fresh._source) or len(actions) <= LAZY_ABOVE
    run.expect(lazy, "lazy asks", f"{ask!r} lists {len(actions)} actions before anybody looks")


def declared(run: Run, ask: Ask, action: Action) -> None:
    """An action is one of the game's verbs with its nouns, and survives being written and numbered."""
    game = run.game
    try:
        game.check_action(action)
    except IllegalAction as fault:
        run.fail("verbs", f"{ask!r}: {fault}")
        return
    if game.verbs is not None:
        written = game.write_action(action)
        run.expect(game.read_action(written) == action, "verbs", f"{action} is read from {written!r} as another")
        run.expect(game.action_of(game.action_id(action)) == action, "verbs", f"{action} has the number of another")


def worded(run: Run, ask: Ask) -> None:
    """Every question has its words in every language, and no two of its actions the same ones."""
    if ask.seat == CLOCK:
        return
    view, texts = run.match.view(ask.seat), run.game.texts
    blocked = ask.blocked
    for lang in run.game.languages:
        said = {f"ask-{ask.about}": ask.args, f"wait-{ask.about}": {"who": 0, **ask.args}}
        said |= {f"why-{one.why}": one.args for one in blocked}
        for message, args in said.items():
            run.expect(texts.has(lang, message), "texts", f"{lang} has no {message}")
            for part in unfilled(texts, lang, message, args):
                run.fail("texts", f"{lang}: {message} says ${part}, which the question does not tell")
        for action in [*ask.actions, *(one.action for one in blocked)]:
            message = run.game.label(view, action).message
            run.expect(texts.has(lang, message), "texts", f"{lang} has no {message}")
        distinct(run, ask, view, lang)


def distinct(run: Run, ask: Ask, view: Any, lang: str) -> None:
    """No two actions of a question have the same label."""
    said: dict[str, Action] = {}
    for action in ask.actions:
        phrase = run.game.label(view, action)
        text = run.game.texts.say(lang, phrase.message, phrase.args)
        other = said.setdefault(text, action)
        if other != action:
            verb = run.game.write_action(action)
            run.fail("labels", f"{lang}: {verb!r} and {run.game.write_action(other)!r} are both {text!r}")
            return
        for part in unfilled(run.game.texts, lang, phrase.message, phrase.args):
            run.fail("labels", f"{lang}: {phrase.message} says ${part}, which {action[0]!r} does not have")


def works(run: Run) -> None:
    """Listed actions work and lose no component, and trying them in a clone leaves the match unchanged."""
    true = state_text(run.match.state)
    for ask in run.match.asks.values():
        for action in run.luck.sample(list(ask.actions), min(3, len(ask.actions))):
            clone = run.match.clone()
            try:
                clone.step(action, ask.seat)
            except RuleError as fault:
                run.fail("exact lists", f"{run.game.write_action(action)}: {fault}")
            run.expect(state_text(run.match.state) == true, "past copies", "a clone's choice changed the match")
            try:
                run.game.audit(clone.state)
            except LudonautError as fault:
                run.fail("conservation", f"{run.game.write_action(action)}: {fault}")


def refuses(run: Run) -> None:
    """Actions that are not listed are refused and change nothing."""
    for seat, ask in run.match.asks.items():
        known = run.offered.setdefault(f"{ask.about} {seat}", [])
        for action in [("no_such_action",), *run.luck.sample(known, min(2, len(known)))]:
            if action in ask.actions:
                continue
            clone = run.match.clone()
            try:
                clone.play(action, seat)
                run.fail("exact lists", f"{action} was accepted")
            except IllegalAction:
                pass
            if run.probe and action in known:
                run.expect(rejects(run, seat, action), "exact lists", f"{action} is missing")
        known += [action for action in ask.actions if action not in known][:50]


def rejects(run: Run, seat: int, action: Action) -> bool:
    """Does the script itself fail on this action?"""
    clone = run.match.clone()
    try:
        clone.step(action, seat)
        run.game.audit(clone.state)
    except (RuleError, LudonautError):
        return True
    return False


def unfilled(texts: Texts, lang: str, message: str, args: Mapping[str, Any]) -> list[str]:
    """The variables of a message that the arguments do not fill."""
    return [name for name in texts.variables(lang, message) if name not in args]
