"""Objectives of the solo game: tasks are marked by what happens to the player."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import OBJECTIVES
from ..state import RIVAL, Rival, SetiState, rival_of
from .run import NONE, pick


def open_tasks(state: SetiState, seat: int, keys: tuple[str, ...]) -> list[Action]:
    """What a trigger may mark on the open objectives; they are the player's, not the rival's."""
    rival = state.rival
    if rival is None or seat == RIVAL:
        return []
    return [
        ("task", objective, index)
        for objective, marked in zip(rival.open, rival.marked, strict=True)
        for index, task in _unmarked(objective, marked)
        if any(key in task for key in keys)
    ]


def mark_task(state: SetiState, options: list[Action]) -> Script[None]:
    """One task of one open objective is marked by one trigger."""
    answer = yield from pick(0, "task", options, guide="objectives")
    if answer != NONE:
        _mark(state, str(answer[1]), int(answer[2]))


def _unmarked(objective: str, marked: int) -> list[tuple[int, list[str]]]:
    """Tasks still to do; of equal ones only the first."""
    tasks = OBJECTIVES[objective].tasks
    left = [(index, task) for index, task in enumerate(tasks) if not marked >> index & 1]
    return [(index, task) for index, task in left if next(other for other, same in left if same == task) == index]


def _mark(state: SetiState, objective: str, index: int) -> None:
    rival = rival_of(state)
    rival.marked[rival.open.index(objective)] |= 1 << index
    state.tell("task", seat=0, objective=objective)


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
    """Accomplished objectives go to the pile and new ones are turned up."""
    rival = state.rival
    if rival is None:
        return
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
    rival = rival_of(state)
    while len(rival.open) < 3:
        level = next((level for level in rival.stack if level), None)
        if level is None:
            break
        rival.open.append(state.rng.take(level))
        rival.marked.append(0)
    check_levels(state)
