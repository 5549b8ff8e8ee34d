"""SpaceCorp: a rollout goes on to the end of one's own next turn."""

from __future__ import annotations

from ludonaut.bots.interface import Bot, Evaluation, Policy, Settings
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import Ask

from .evaluation import WEIGHTS, features, known
from .policy import quick, weigh


def horizon(state: SpaceCorpState, ask: Ask) -> int:
    """To the end of one's own next turn: it shows what a turn leaves in hand and on the board."""
    return state.seats + 1


SMALL_QUESTIONS = frozenset(("draw",))
"""The evaluation takes a drawn card for lost time: left to it, a bot would research without drawing, for ever."""
IRREVOCABLE = frozenset(("forgo", "mute", "waive"))
"""To leave a reward, or not to be asked again, is no human mistake."""

BOT = Bot(
    Evaluation(features, WEIGHTS, known, rivalry=0.35),
    Policy(weigh, quick),
    Settings(small_questions=SMALL_QUESTIONS, irrevocable=IRREVOCABLE, horizon=horizon),
)
