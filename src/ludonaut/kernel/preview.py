"""What an action would cost and bring, found by playing it on imagined copies.

What is the same in all copies is certain; what differs depends on chance or on what the seat cannot know. Only imagined
copies are used, so a preview tells a seat nothing that it does not know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .ask import Action, Args

if TYPE_CHECKING:
    from .match import Match

_FORCED = 20
"""How many further steps without a choice are followed at most."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The consequences of an action for the seat that takes it, up to its next question."""

    changes: dict[str, int] = field(default_factory=dict)
    """What certainly changes in the seat's tally, and by how much."""
    unsure: tuple[str, ...] = ()
    """What changes in some copies, or not by the same amount in all."""
    then: str | None = None
    """What the seat is certainly asked about next; None if it is not asked, or not sure."""
    args: Args = field(default_factory=dict)
    """What fills the text of that question."""
    passes: bool | None = False
    """Is it then no longer this seat's turn? None: not sure."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    changes: dict[str, int]
    then: str | None
    args: Args


def preview(match: Match[Any], seat: int, action: Action, deals: int) -> Preview:
    """Play the action in imagined copies and compare the seat's tally before and after."""
    outcomes = [_outcome(match, seat, action, deal) for deal in range(1, deals + 1)]
    first, rest = outcomes[0], outcomes[1:]
    keys = dict.fromkeys(key for outcome in outcomes for key in outcome.changes)
    sure = {key for key in keys if all(one.changes.get(key, 0) == first.changes.get(key, 0) for one in rest)}
    asked = all(one.then == first.then and one.args == first.args for one in rest)
    passed = {one.then is None for one in outcomes}
    return Preview(
        changes={key: first.changes[key] for key in keys if key in sure},
        unsure=tuple(key for key in keys if key not in sure),
        then=first.then if asked else None,
        args=first.args if asked else {},
        passes=passed.pop() if len(passed) == 1 else None,
    )


def _outcome(match: Match[Any], seat: int, action: Action, deal: int) -> _Outcome:
    """What comes of the action in one imagined copy."""
    world = match.imagine(seat, deal, keep=False)
    before = match.game.tally(world.state, seat)
    world.step(action, seat)
    _go_on(match, world, seat, action, deal)
    after = match.game.tally(world.state, seat)
    changes = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    changes = {key: change for key, change in changes.items() if change}
    ask = world.asks.get(seat)
    return _Outcome(changes, None, {}) if ask is None else _Outcome(changes, ask.about, ask.args)


def _go_on(match: Match[Any], world: Match[Any], seat: int, action: Action, deal: int) -> None:
    """Take what is the seat's only possibility, as a match does: unless it would use chance."""
    for _ in range(_FORCED):
        ask = world.asks.get(seat)
        if ask is None or world.racing or not ask.single:
            return
        trial = match.imagine(seat, deal, keep=False)
        trial.step(action, seat)
        for chooser, taken in world.choices[1:]:
            trial.step(taken, chooser)
        before = trial.state.rng.s
        trial.step(ask.actions[0], seat)
        if trial.state.rng.s != before:
            return
        world.step(ask.actions[0], seat)
