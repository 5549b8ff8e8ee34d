"""SETI: several players are judged and searched by turns, a player alone by what was learned in thousands of games."""

from __future__ import annotations

from ludonaut.bots.interface import Bot, Evaluation, Policy, Settings
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Ask

from .evaluation import WEIGHTS, features, known, opponent
from .policy import weigh

SOLO_HORIZON = 3
"""Own turns that are played alone before a position is judged."""


def horizon(state: SetiState, ask: Ask) -> int:
    """To the end of one's own turn; alone further, to positions like those the evaluation was fitted on."""
    return SOLO_HORIZON if state.seats == 1 else 1


def chapter(state: SetiState) -> int:
    """A rollout stops at the end of the round, where income would blur what a turn is worth; alone it need not."""
    return 0 if state.seats == 1 else state.round


def lookahead(state: SetiState) -> float:
    """With others at the table plans are compared by the next turn too."""
    return 0.0 if state.seats == 1 else 0.6


def prior_weight(state: SetiState) -> float:
    """Alone: the evaluation was fitted to games by the policy, and is least wrong about what that would do."""
    return 1.0 if state.seats == 1 else 0.0


BOT = Bot(
    Evaluation(features, WEIGHTS, known, rivalry=0.3, opponent=opponent),
    Policy(weigh),
    Settings(variation=0.2, horizon=horizon, chapter=chapter, lookahead=lookahead, prior_weight=prior_weight),
)
