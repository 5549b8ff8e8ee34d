"""Hidden information: nothing that a seat cannot know reaches it, and imagined copies hold nothing of the truth."""

from __future__ import annotations

from typing import Any

from ..ask import CLOCK, Action
from ..errors import CannotClone, LudonautError
from ..match import Match
from ..rng import Rng
from .run import Redeals, Run
from .snapshot import question, state_text

SELDOM = 12
"""A secret that was redealt fewer times may by chance have stayed the same each time."""


def imagines(run: Run, seat: int | None) -> None:
    """In an imagined copy the seat's view is unchanged, the rest is shuffled, and the true start is out of reach."""
    match = run.match
    run.imagined += 1
    world = match.imagine(seat, run.luck.getrandbits(32))
    run.expect(world.view(seat) == match.view(seat), "imagining", f"the view of seat {seat} has changed")
    if seat in match.asks:
        same = question(world.asks[seat]) == question(match.asks[seat])
        run.expect(same, "imagining", f"the question to seat {seat} has changed")
        same = list(world.asks[seat].blocked) == list(match.asks[seat].blocked)
        run.expect(same, "imagining", f"what is blocked for seat {seat} tells something hidden")
    counted = run.game.seen_scores(world.state, seat) == run.game.seen_scores(match.seen_by(seat).state, seat)
    run.expect(counted, "imagining", f"seen_scores tells seat {seat} something hidden")
    if match.began == len(match.choices):
        betrays(run, seat)
    run.expect(world.state.rng.s != match.state.rng.s, "imagining", "the world has the true generator")
    redealt(run, seat, world)
    try:
        run.game.audit(world.state)
    except LudonautError as fault:
        run.fail("imagining", f"a redeal lost something: {fault}")
    try:
        world.clone()
        run.fail("imagining", "an imagined match let itself be cloned from the true start")
    except CannotClone:
        pass
    if not run.shuffled:
        hidden = world.state.copy()
        hidden.rng = match.state.rng
        run.shuffled = state_text(hidden) != state_text(match.seen_by(seat).state)


def redealt(run: Run, seat: int | None, world: Match[Any]) -> None:
    """Note which secrets of the others this redeal has changed."""
    viewer = "spectator" if seat is None else "seat"
    for other in range(world.state.seats):
        if other != seat:
            true = run.game.private(run.match.seen_by(seat).state, other)
            dealt = run.game.private(world.state, other)
            for name in true.__struct_fields__:
                if getattr(true, name) and name not in run.game.deducible:
                    run.redeals[viewer, name].append(getattr(true, name) != getattr(dealt, name))


def forgotten(redeals: Redeals) -> list[str]:
    """The others' secrets that no redeal of these games has changed, except those that were too rare to judge."""
    return [
        f"a redeal for a {viewer} never changes {name!r} of the others' private views"
        for (viewer, name), changed in sorted(redeals.items())
        if len(changed) >= SELDOM and not any(changed)
    ]


def tells(run: Run, chooser: int, action: Action) -> None:
    """Others hear the same of a choice in a world where only what they cannot know is different."""
    match = run.match
    if match.began != len(match.choices):
        return
    for seat in (None, *(other for other in range(match.state.seats) if other != chooser)):
        start = match.start.copy()
        run.game.redeal(start, seat, Rng(run.luck.getrandbits(32)))
        pair = [match._again(each, match.choices[:], [], listen=True) for each in (match.start, start)]
        asks = [each.asks.get(chooser) for each in pair]
        if any(ask is None or action not in ask.actions for ask in asks) or not _same_view(pair, seat):
            continue
        for each in pair:
            each.step(action, chooser)
        if _same_view(pair, seat):
            _told_alike(run, pair, seat, action)


def chooses(run: Run, chooser: int, action: Action) -> None:
    """What a choice hides is not told: others for whom it could have been another choice are told the same of both.

    Where all choose together the others answer too, the same in both worlds, since they are told of it only then.
    """
    match, since = run.match, run.match.together_since
    rest = [other for other in match.asks[chooser].actions if other[0] == action[0] and other != action]
    if chooser == CLOCK or not rest:
        return
    made = match.choices[match.began :]
    pair = [match._again(match.start, match.choices[: match.began], made, listen=True) for _ in range(2)]
    for each, choice in zip(pair, (action, run.luck.choice(rest)), strict=True):
        each.step(choice, chooser)
    before = run.game.private(match.state, chooser)
    laid = [_gained(run, before, run.game.private(each.state, chooser)) for each in pair]
    if laid[0] == laid[1] or any(each.state.rng.s != match.state.rng.s for each in pair):
        return
    while since is not None and since == pair[0].together_since == pair[1].together_since:
        if not _answer_alike(run, pair):
            return
    if laid != [_gained(run, before, run.game.private(each.state, chooser)) for each in pair]:
        return
    secrets = [name for name in laid[0] if laid[0][name] != laid[1][name]]
    for seat in (None, *(other for other in range(match.state.seats) if other != chooser)):
        if _same_view(pair, seat) and _open(run, pair, seat, chooser, secrets):
            _told_alike(run, pair, seat, action)


def _gained(run: Run, before: Any, after: Any) -> dict[str, list[Any]]:
    """What a seat alone knows now and did not before, by field of its private view."""
    gained = {}
    for name in sorted(set(after.__struct_fields__) - run.game.deducible):
        was, now = getattr(before, name), getattr(after, name)
        gained[name] = [*now] if isinstance(now, tuple) else [now]
        for item in was if isinstance(was, tuple) else (was,):
            if item in gained[name]:
                gained[name].remove(item)
    return gained


def _open(run: Run, pair: list[Match[Any]], seat: int | None, chooser: int, secrets: list[str]) -> bool:
    """Can a redeal for this seat turn one world into the other? Then the seat cannot know which one it is in."""
    wanted = run.game.private(pair[1].state, chooser)
    for _ in range(SELDOM):
        state = pair[0].state.copy()
        run.game.redeal(state, seat, Rng(run.luck.getrandbits(32)))
        dealt = run.game.private(state, chooser)
        if all(getattr(dealt, name) == getattr(wanted, name) for name in secrets):
            return True
    return False


def _answer_alike(run: Run, pair: list[Match[Any]]) -> bool:
    """Let one more seat of those that choose together give the same answer in both worlds, if it has one."""
    for seat, ask in pair[0].asks.items():
        common = [action for action in ask.actions if seat in pair[1].asks and action in pair[1].asks[seat].actions]
        if common:
            answer = run.luck.choice(common)
            for each in pair:
                each.step(answer, seat)
            return True
    return False


def betrays(run: Run, seat: int | None) -> None:
    """Others are asked the same in a world that was dealt differently before the beat but gives them the same view."""
    match = run.match
    start = match.start.copy()
    run.game.redeal(start, seat, Rng(run.luck.getrandbits(32)))
    other = match._again(start, match.choices[:], [])
    if other.view(seat) != match.view(seat):
        return
    public = {chooser: (ask.about, ask.args) for chooser, ask in match.asks.items()}
    seen = {chooser: (ask.about, ask.args) for chooser, ask in other.asks.items()}
    run.expect(public == seen, "imagining", f"seat {seat} could learn from what others are asked")
    if seat in match.asks:
        for action in run.luck.sample(list(match.asks[seat].actions), 1):
            same = other.preview(seat, action) == match.preview(seat, action)
            run.expect(same, "imagining", f"the preview of {run.game.write_action(action)!r} tells something hidden")
    deal = run.luck.getrandbits(32)
    worlds = [state_text(each.imagine(seat, deal).state) for each in (match, other)]
    run.expect(worlds[0] == worlds[1], "imagining", f"a redeal for seat {seat} depends on what it cannot know")


def _told_alike(run: Run, pair: list[Match[Any]], seat: int | None, action: Action) -> None:
    """A seat that sees the same in two worlds is told the same in both."""
    events = [each.told(seat=seat) for each in pair]
    odd = next((one.about for one, other in zip(*events, strict=False) if one != other), "")
    what = f"event {odd!r} of {run.game.write_action(action)!r} tells seat {seat} something hidden"
    run.expect(events[0] == events[1], "imagining", what)


def _same_view(pair: list[Match[Any]], seat: int | None) -> bool:
    return bool(pair[0].view(seat) == pair[1].view(seat))
