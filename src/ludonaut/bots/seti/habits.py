"""The glance that a choice begins with: by `glance` with several at the table; alone mended by habits.

A habit is a weight for a trait of an action (see `traits`), learned by `tools/fit_alone.py` in thousands of games with
the rival. Alone the weights are logarithms: twice as likely is 0.7 more.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Ask

from .glance import Glance
from .likes import ALONE, TOGETHER
from .traits import circumstances, traits

Habits = dict[str, dict[str, float]]
"""By verb and trait."""
HABITS: Habits = json.loads(Path(__file__).with_name("habits.json").read_text("utf-8"))
CALM = 0.25
"""A glance's points for which an action is e times as likely."""
NONE: dict[str, float] = {}


def prior(state: SetiState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action."""
    if state.seats > 1:
        glance = Glance(state, seat, ask.about, TOGETHER)
        return [glance.weigh(action) for action in ask.actions]
    return weigh(state, ask, HABITS)[0]


def weigh(state: SetiState, ask: Ask, habits: Habits) -> tuple[list[float], list[list[str]], list[str]]:
    """Alone: each listed action's weight by these habits, its own traits, and those of all."""
    glance = Glance(state, 0, ask.about, ALONE)
    around = circumstances(state, ask.about)
    common: dict[str, float] = {}
    weights, own = [], []
    for action in ask.actions:
        verb, weight = str(action[0]), glance.weigh(action)
        habit = habits.get(verb, NONE)
        if verb not in common:
            common[verb] = sum([habit.get(trait, 0.0) for trait in around])
        seen = traits(glance, action, weight)
        own.append(seen)
        weights.append(weight / CALM + common[verb] + sum([habit.get(trait, 0.0) for trait in seen]))
    return weights, own, around
