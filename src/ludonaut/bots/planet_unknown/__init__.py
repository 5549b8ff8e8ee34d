"""Planet Unknown: others hardly matter, and rollouts are measured in rounds."""

from __future__ import annotations

from ludonaut.bots.interface import Bot, Evaluation, Policy, Settings
from ludonaut.games.planet_unknown.state import PlanetUnknownState
from ludonaut.kernel import Ask

from .evaluation import WEIGHTS, features, known
from .policy import favourite, reply, weigh

SOLO_HORIZON, HORIZON = 3, 2
"""Rounds after which an imagined game is judged."""
ROVER_VERBS = frozenset(("drive", "end"))


def horizon(state: PlanetUnknownState, ask: Ask) -> int:
    """How far a rollout goes; alone, the policy decides where rovers drive."""
    if state.seats > 1:
        return HORIZON
    return 0 if all(action[0] in ROVER_VERBS for action in ask.actions) else SOLO_HORIZON


def clock(state: PlanetUnknownState) -> int:
    """Rounds: a turn that brings civ cards has one beat more than others."""
    return state.round


BOT = Bot(
    Evaluation(features, WEIGHTS, known, rivalry=0.0),
    Policy(weigh, quick=favourite, reply=reply),
    Settings(candidates=40, horizon=horizon, clock=clock),
)
