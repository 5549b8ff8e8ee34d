"""What the solo rival may expect: its pace, and the objectives that are still open.

The rival is a rule, so its value is not a player's: all that is not points becomes turns of its own. Each time round
the progress track it plays one more card in every round to come, and objectives that are missing at a round's end
take it a quarter of the way.
"""

from __future__ import annotations

from .content import OBJECTIVES, TRACKS
from .rules.missions import is_complete
from .rules.rival import MISSED_OBJECTIVE_PROGRESS, OPEN_OBJECTIVE_POINTS, TRACK
from .state import Rival, SetiState

TURN = 4.5
"""What a turn brings the rival, about."""
STEPS = 1.8
"""Progress that a turn brings it, about."""
STARTED = 0.6
"""How much of an objective the marked tasks count for, before all of them are."""
PACE = 1.0
"""Objectives that one may hope to complete in a round to come."""
FRESH = 8.0
"""How much better one's own position looks at the beginning of a round than at the end of the one before."""


def rival(state: SetiState) -> float:
    """What the rival may expect of the whole game, as far as one's own play has a part in it.

    Its turns are counted, past and to come, not the points they brought: luck is left out, and an imagined game that
    stops after more of its turns looks no worse for it. So passing, after which it plays the round to its end,
    is judged like any other action; income that comes with a new round is taken off again.
    """
    machine = state.rival
    if machine is None:
        return 0.0
    found = TURN * turns(state, machine) + FRESH * state.round
    return found + OPEN_OBJECTIVE_POINTS * (len(machine.open) + sum(map(len, machine.stack)) - _started(state, machine))


def turns(state: SetiState, machine: Rival) -> float:
    """The rival's turns in the whole game: those it has taken, the cards of this round, and rounds to come."""
    now = len(machine.top) + len(machine.deck)
    found = float(machine.turns)
    if state.phase == "over":
        return found
    found += now
    cards = now + len(machine.played) + machine.progress / TRACK
    most = now + len(machine.played) + len(machine.reserve)
    done = len(machine.done) + _started(state, machine)
    step = MISSED_OBJECTIVE_PROGRESS if machine.open or machine.done or machine.spent else 0
    playing = float(now)
    for number in range(state.round, TRACKS.rounds):
        missing = max(0.0, number - done)
        done = max(0.0, done - number) + PACE
        cards = min(most, cards + (STEPS * playing + 1 + step * missing) / TRACK)
        found += cards
        playing = cards
    return found


def _started(state: SetiState, machine: Rival) -> float:
    """The open objectives as far as they are marked; a marked one is as good as done, at the end no other counts."""
    found = 0.0
    for at, (objective, marked) in enumerate(zip(machine.open, machine.marked, strict=True)):
        if is_complete(machine, at):
            found += 1.0
        elif state.phase != "over":
            found += STARTED * marked.bit_count() / len(OBJECTIVES[objective].tasks)
    return found
