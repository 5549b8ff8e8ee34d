"""What the solo rival may expect: its points, its pace, and the objectives that are still open.

The rival is a rule, so its value is not a player's: all that is not points becomes turns of its own. Each time round
the progress track it plays one more card in every round to come, and objectives that are missing at a round's end
take it a quarter of the way.
"""

from __future__ import annotations

from .content import OBJECTIVES, TRACKS
from .rules.rival import MISSED_OBJECTIVE_PROGRESS, OPEN_OBJECTIVE_POINTS, TRACK
from .rules.scoring import open_objectives, total
from .state import RIVAL, Rival, SetiState

TURN = 4.0
"""What a turn brings the rival, about."""
STEPS = 0.8
"""Progress that a turn brings it, about."""
STARTED = 0.6
"""How much of an objective the marked tasks count for, before all of them are."""


def rival(state: SetiState) -> float:
    """What the rival may expect, as far as one's own play has a part in it; at the end its points.

    Points that it has already are left out: they come with its turns, and an imagined game that stops after more of
    its turns would look worse for no reason.
    """
    machine = state.rival
    if machine is None:
        return 0.0
    if state.phase == "over":
        return float(total(state, RIVAL))
    now = len(machine.top) + len(machine.deck)
    steps = float(machine.progress + TRACK * (now + len(machine.played)))
    steps += STEPS * now + MISSED_OBJECTIVE_PROGRESS * missing(state, machine)
    turns = steps / TRACK * (TRACKS.rounds - state.round)
    return TURN * turns + OPEN_OBJECTIVE_POINTS * (open_objectives(state) - _started(machine))


def missing(state: SetiState, machine: Rival) -> float:
    """Objectives that will be missing at the end of this round, those begun counted in part; none in the last."""
    if state.round >= TRACKS.rounds:
        return 0.0
    return max(0.0, state.round - len(machine.done) - _started(machine))


def _started(machine: Rival) -> float:
    """The open objectives as far as they are marked; a marked one is as good as done."""
    found = 0.0
    for objective, marked in zip(machine.open, machine.marked, strict=True):
        tasks = len(OBJECTIVES[objective].tasks)
        done = marked.bit_count()
        found += 1.0 if done == tasks else STARTED * done / tasks
    return found
