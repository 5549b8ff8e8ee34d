"""Clones, undo, faults and simultaneous choices: the same calls lead to the same state."""

from __future__ import annotations

from typing import Any

from ..ask import CLOCK, Ask, Script
from ..errors import RuleError
from ..match import Match
from .run import Run
from .snapshot import shared, snapshot, state_text


def cloned(run: Run, now: dict[str, Any]) -> None:
    """A clone, and a clone of it, show the same as the match."""
    clone = run.match.clone()
    run.expect(snapshot(clone) == now, "clones", "a clone shows something else")
    run.expect(snapshot(clone.clone()) == now, "clones", "a clone of a clone shows something else")
    run.expect(state_text(clone.state) == state_text(run.match.state), "clones", "a clone's state differs")
    for path in shared(run.match.state, run.match.state.copy()):
        run.fail("past copies", f"a state and its copy share {path}")


def plays_alike(run: Run) -> None:
    """The same call leads to the same state in a match and in its clone."""
    ask = next((ask for ask in run.match.asks.values() if ask.seat != CLOCK), None)
    if ask is None:
        return
    action = run.luck.choice(list(ask.actions))
    ends = []
    for listen in (True, False):
        match = run.match
        since = match.choices[match.began :]
        other = match._again(match.start, match.choices[: match.began], since, listen=listen)
        other.auto = True
        other.play(action, ask.seat)
        ends.append((state_text(other.state), other.choices[len(match.choices) :]))
    run.expect(ends[0] == ends[1], "clones", f"after {run.game.write_action(action)!r} a clone stands elsewhere")


def recovers(run: Run, now: dict[str, Any]) -> None:
    """A rule that raises leaves the match as it was."""
    clone = run.match.clone()
    seat = next(iter(clone.asks))
    bomb = _bomb()
    next(bomb)
    if clone.together_since is not None:
        clone._branches[seat] = bomb
    else:
        clone._script = bomb
    try:
        clone.step(("boom",), seat)
        run.fail("faults", "a rule that raised went unnoticed")
    except RuleError as fault:
        named = "_bomb" in str(fault) or "boom" in str(fault)
        run.expect(named, "faults", f"the error does not name the rule: {fault}")
    run.expect(snapshot(clone) == now, "faults", "a rule that raised left something half done")


def undoes(run: Run, now: dict[str, Any]) -> None:
    """A choice that is undone and repeated leads to the same state; seats that choose together undo only their own."""
    match = run.match
    seat = next((seat for seat, _ in reversed(match.choices) if seat != CLOCK), None)
    if seat is None or not match.can_undo(seat):
        return
    own = [action for chooser, action in match.choices if chooser == seat]
    others = [choice for choice in match.choices if choice[0] != seat]
    told = match.told(seat=seat)
    version, asked = match.version, _versions(match)
    match.undo(seat)
    _kept(run, match, seat, asked)
    left = [choice for choice in match.choices if choice[0] != seat]
    run.expect(left == others, "undo", "another seat's choices have changed")
    run.expect(match.version > version, "undo", "an answer to the question before would not be stale")
    match.step(own[-1], seat)
    run.expect(snapshot(match) == now, "undo", "taken back and done again, the game differs")
    run.expect(sorted(map(repr, match.told(seat=seat))) == sorted(map(repr, told)), "undo", "the events differ")


def keeps_versions(run: Run) -> None:
    """Where seats choose together, a choice of one leaves the versions of the others' questions unchanged."""
    match = run.match.clone()
    since, asked = match.together_since, _versions(match)
    if since is None:
        return
    seat, (ask, _) = next(iter(asked.items()))
    match.step(ask.actions[0], seat)
    if match.together_since == since:
        _kept(run, match, seat, asked)


def _versions(match: Match[Any]) -> dict[int, tuple[Ask, int]]:
    return {seat: (ask, ask.version) for seat, ask in match.asks.items()}


def _kept(run: Run, match: Match[Any], seat: int, asked: dict[int, tuple[Ask, int]]) -> None:
    """Unchanged questions of the other seats keep their versions."""
    for other, ask in match.asks.items():
        before, version = asked.get(other, (ask, ask.version))
        if other != seat and ask.same_as(before):
            run.expect(ask.version == version, "versions", f"{ask!r} stays the same, its version does not")


def apart(run: Run) -> None:
    """Seats that choose together do not change each other's things: their order does not matter."""
    match = run.match
    since = match.together_since
    if since is None:
        return
    made = match.choices[match.began : since]
    apart = sorted(match.choices[since:], key=lambda choice: choice[0])
    try:
        other = match._again(match.start, match.choices[: match.began], made + apart)
    except (RuleError, KeyError) as fault:
        run.fail("together", f"in another order a choice fails: {fault}")
    same = state_text(other.state) == state_text(match.state)
    run.expect(same, "together", "the order in which seats choose matters")


def _bomb() -> Script[None]:
    yield Ask(0, "bomb", [("boom",)])
    raise ZeroDivisionError("boom")
