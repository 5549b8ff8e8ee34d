"""What an action would cost and bring, found by playing it on imagined copies.

What is the same in all copies is certain; what differs depends on chance or on what the seat cannot know. Only imagined
copies are used, so a preview tells a seat nothing that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .ask import Action, Args

if TYPE_CHECKING:
    from .match import Match

_FORCED = 20
"""The most steps without a choice that a preview follows."""
_DEALS = 3
_DEALS_OF_CHANCE = 12
"""How many imagined copies must agree, and how many if the action uses chance."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The consequences of an action for the seat that takes it, up to its next question."""

    changes: dict[str, int] = field(default_factory=dict)
    """The certain changes of the seat's tally."""
    unsure: tuple[str, ...] = ()
    """What changes in some copies only, or by different amounts."""
    then: str | None = None
    """What the seat is certain to be asked next; None if it is not asked, or if that is uncertain."""
    args: Args = field(default_factory=dict)
    """The arguments of that question's text."""
    passes: bool | None = False
    """Does the seat's turn end? None: uncertain."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an action in one copy of a match."""

    changes: dict[str, int]
    then: str | None
    args: Args
    chance: bool
    """Was chance used?"""


def preview(match: Match[Any], seat: int, action: Action) -> Preview:
    """Play the action in imagined copies and compare the seat's tally before and after."""
    outcomes = [_imagined(match, seat, action, deal) for deal in range(_DEALS)]
    if any(outcome.chance for outcome in outcomes):
        outcomes += [_imagined(match, seat, action, deal) for deal in range(_DEALS, _DEALS_OF_CHANCE)]
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


def _imagined(match: Match[Any], seat: int, action: Action, deal: int) -> Outcome:
    return outcome(lambda: match.imagine(seat, deal + 1, keep=False), seat, action)


def outcome(copied: Callable[[], Match[Any]], seat: int, action: Action) -> Outcome:
    """Play the action, and the forced steps of the seat that follow, in a copy of a match."""
    world = copied()
    tally = world.game.tally
    before, chance = tally(world.state, seat), world.state.rng.s
    made = [action]
    world.step(action, seat)
    while (forced := _forced(world, seat)) and len(made) <= _FORCED and not _uses_chance(copied, seat, made, forced):
        world.step(forced, seat)
        made.append(forced)
    after = tally(world.state, seat)
    changes = {key: after[key] - number for key, number in before.items() if key in after}
    ask = world.asks.get(seat)
    return Outcome(
        changes={key: change for key, change in changes.items() if change},
        then=None if ask is None else ask.about,
        args={} if ask is None else ask.args,
        chance=world.state.rng.s != chance,
    )


def _forced(world: Match[Any], seat: int) -> Action | None:
    """The seat's only possible action, if it is asked and has just one."""
    ask = world.asks.get(seat)
    return None if ask is None or world.racing or not ask.single else ask.actions[0]


def _uses_chance(copied: Callable[[], Match[Any]], seat: int, made: list[Action], forced: Action) -> bool:
    """Would this step use chance? Then a match waits for the player to start it."""
    trial = copied()
    for action in made:
        trial.step(action, seat)
    before = trial.state.rng.s
    trial.step(forced, seat)
    return bool(trial.state.rng.s != before)
