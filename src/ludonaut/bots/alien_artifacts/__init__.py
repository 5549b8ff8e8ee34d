"""Alien Artifacts: a rollout plays one's own next turns while the others rest."""

from __future__ import annotations

from ludonaut.bots.interface import Bot, Evaluation, Policy, Settings

from .evaluation import WEIGHTS, features, known
from .policy import favourite, weigh
from .rollout import play_on

PRIOR_WEIGHT = 0.4
"""What a search adds for each point that an action seems to bring: a few deals are mostly luck."""
SMALL_QUESTIONS = frozenset(
    ("spend", "sell", "draw", "place", "combat", "prepare", "attach", "unblock", "sets", "cash", "blockade")
)

BOT = Bot(
    Evaluation(features, WEIGHTS, known, rivalry=0.25),
    Policy(weigh, favourite),
    Settings(
        candidates=6,
        width=10,
        variation=0.0,  # turns differ by luck more than by choice: all deals go to comparing the first actions
        small_questions=SMALL_QUESTIONS,
        prior_weight=lambda _state: PRIOR_WEIGHT,
    ),
    rollout=play_on,
)
