"""Missions: circles that an action triggers, conditions that are completed as a free action; solo objectives."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import CARDS, OBJECTIVES
from ..state import MISSIONS, Rival, SetiState, is_rival
from .counting import holds
from .vocabulary import NONE, SKIP, Context, choose, hook, pick, resolve


def trigger(state: SetiState, seat: int, keys: tuple[str, ...]) -> Script[None]:
    """Something happened to a player. It may cover one circle, over all its missions, that waits for this."""
    if is_rival(state, seat):
        return
    player = state.players[seat]
    if player.missions and _circles(state, seat, keys):
        answer = yield from choose(
            state, seat, "cover", lambda: [*_circles(state, seat, keys), SKIP], guide="triggered", who=seat
        )
        if answer not in (SKIP, NONE):
            yield from cover(state, seat, str(answer[1]), int(answer[2]))
    if state.rival is not None and state.rival.open:
        yield from mark_task(state, keys)


def _circles(state: SetiState, seat: int, keys: tuple[str, ...]) -> list[Action]:
    """Circles that these keys would cover; of equal circles on a card only the first."""
    player = state.players[seat]
    options: list[Action] = []
    for card, covered in zip(player.missions, player.covered, strict=True):
        seen: list[object] = []
        for index, circle in enumerate(CARDS[card].circles):
            if covered >> index & 1 or circle.when not in keys or circle.gain in seen:
                continue
            if circle.when.endswith("on_turn") and state.active != seat:
                continue
            seen.append(circle.gain)
            options.append(("cover", card, index))
    return options


def cover(state: SetiState, seat: int, card: str, index: int) -> Script[None]:
    """Put a marker on a circle and gain what it shows; with all circles covered the mission is complete."""
    player = state.players[seat]
    circles = CARDS[card].circles
    at = player.missions.index(card)
    player.covered[at] |= 1 << index
    state.tell("covered", seat=seat, card=card)
    finished = player.covered[at] == (1 << len(circles)) - 1
    if finished:
        finish(state, seat, card)
    yield from resolve(state, seat, circles[index].gain, Context(MISSIONS, card))
    if finished:
        yield from trigger(state, seat, ("complete",))


def finish(state: SetiState, seat: int, card: str) -> None:
    """Turn a completed mission face down."""
    player = state.players[seat]
    at = player.missions.index(card)
    del player.missions[at], player.covered[at]
    player.done.append(card)
    state.tell("mission", seat=seat, card=card)


def can_complete(state: SetiState, seat: int, card: str) -> bool:
    needs = CARDS[card].needs
    return bool(needs) and all(holds(state, seat, need, card) for need in needs)


def complete(state: SetiState, seat: int, card: str) -> Script[None]:
    """A conditional mission whose condition holds: turn it over and gain its reward."""
    context = Context(MISSIONS, card)
    if CARDS[card].needs[0][0] == "deliver":
        yield from _unload(state, seat, str(CARDS[card].needs[0][1]), context)
    finish(state, seat, card)
    yield from resolve(state, seat, CARDS[card].reward, context)
    yield from trigger(state, seat, ("complete",))


def _unload(state: SetiState, seat: int, planet: str, context: Context) -> Script[None]:
    """Take a capsule at its destination off the board; its sample goes face up to the species board."""
    player = state.players[seat]
    cell = state.sky.where[planet]
    here = [index for index, at in enumerate(player.capsules) if at == cell]
    answer = yield from pick(state, seat, "unload", [("unload", index) for index in here], guide="mascamites")
    index = int(answer[1])
    context.sample = player.samples.pop(index)
    player.capsules.pop(index)
    species = next(one for one in state.species if one.name == "mascamites")
    species.slots.append(context.sample)
    state.tell("delivered", seat=seat, sample=context.sample, planet=planet)


# ---- objectives of the solo game


def mark_task(state: SetiState, keys: tuple[str, ...]) -> Script[None]:
    """One task of one open objective is marked by one trigger."""
    rival = state.rival
    assert rival is not None
    options: list[Action] = [
        ("task", objective, index)
        for objective, marked in zip(rival.open, rival.marked, strict=True)
        for index, task in _unmarked(objective, marked)
        if any(key in task for key in keys)
    ]
    if not options:
        return
    answer = yield from pick(state, 0, "task", options, guide="objectives")
    if answer != NONE:
        _mark(state, str(answer[1]), int(answer[2]))


def _unmarked(objective: str, marked: int) -> list[tuple[int, list[str]]]:
    """Tasks still to do; of equal ones only the first."""
    tasks = OBJECTIVES[objective].tasks
    left = [(index, task) for index, task in enumerate(tasks) if not marked >> index & 1]
    return [(index, task) for index, task in left if next(other for other, same in left if same == task) == index]


def _mark(state: SetiState, objective: str, index: int) -> None:
    rival = state.rival
    assert rival is not None
    rival.marked[rival.open.index(objective)] |= 1 << index
    state.tell("task", seat=0, objective=objective)


@hook("check_levels")
def check_levels(state: SetiState) -> None:
    """Tasks that ask for a level (points, publicity, data) are marked as soon as it is reached."""
    rival = state.rival
    if rival is None:
        return
    player = state.players[0]
    levels = {"publicity": player.publicity, "score": player.score, "data": player.data}
    for at, objective in enumerate(rival.open):
        for index, task in enumerate(OBJECTIVES[objective].tasks):
            what, _, level = task[0].partition(" ")
            if what in levels and level and levels[what] >= int(level) and not rival.marked[at] >> index & 1:
                _mark(state, objective, index)


def change_objectives(state: SetiState) -> None:
    """At the end of the turn completed objectives go to the pile and new ones are turned up."""
    rival = state.rival
    assert rival is not None
    for at in range(len(rival.open) - 1, -1, -1):
        if is_complete(rival, at):
            objective = rival.open.pop(at)
            del rival.marked[at]
            rival.done.append(objective)
            state.tell("objective", seat=0, objective=objective)
    turn_up_objectives(state)


def is_complete(rival: Rival, at: int) -> bool:
    """Are all tasks of an open objective marked?"""
    return rival.marked[at] == (1 << len(OBJECTIVES[rival.open[at]].tasks)) - 1


def turn_up_objectives(state: SetiState) -> None:
    rival = state.rival
    assert rival is not None
    while len(rival.open) < 3:
        level = next((level for level in rival.stack if level), None)
        if level is None:
            break
        rival.open.append(state.rng.take(level))
        rival.marked.append(0)
    check_levels(state)
