"""Which actions look good: by `weighing` with several at the table; alone corrected by learned weights.

A learned weight is for a feature of an action (see `action_features`), fitted by `tools/fit_solo.py` in thousands of
games with the automated opponent. Alone the weights are logarithms: twice as likely is 0.7 more.
"""

from __future__ import annotations

from functools import cache

from ludonaut.bots.weights import is_same_deck, load
from ludonaut.games.seti.content import CARDS
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Ask

from .actions import Weigher
from .solo_features import action_features, common_features
from .weights import ALONE, TOGETHER

Learned = dict[str, dict[str, float]]
"""By verb and feature."""
PACKAGE, FILE = __package__.rpartition(".")[0], "solo_policy"
CALM = 0.25
"""Points of the weigher that make an action e times as likely."""
NONE: dict[str, float] = {}


@cache
def learned() -> Learned:
    """The learned weights; with another deck only those that are not for single cards."""
    found = load(PACKAGE, FILE, dict[str, dict[str, float]])
    if is_same_deck(PACKAGE, FILE, found, CARDS):
        return found.weights
    return {
        verb: {name: weight for name, weight in weights.items() if name.partition(" ")[0] not in CARDS}
        for verb, weights in found.weights.items()
    }


def weigh(state: SetiState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action."""
    if state.seats > 1:
        weigher = Weigher(state, seat, TOGETHER)
        return [weigher.weigh(action) for action in ask.actions]
    return weigh_solo(state, ask, learned())[0]


def weigh_solo(state: SetiState, ask: Ask, known: Learned) -> tuple[list[float], list[list[str]], list[str]]:
    """Alone: each listed action's weight, its own features, and those that all have in common."""
    weigher = Weigher(state, 0, ALONE)
    around = common_features(state, ask.about)
    common: dict[str, float] = {}
    weights, own = [], []
    for action in ask.actions:
        verb, weight = str(action[0]), weigher.weigh(action)
        of_verb = known.get(verb, NONE)
        if verb not in common:
            common[verb] = sum([of_verb.get(name, 0.0) for name in around])
        seen = action_features(weigher, action, weight)
        own.append(seen)
        weights.append(weight / CALM + common[verb] + sum([of_verb.get(name, 0.0) for name in seen]))
    return weights, own, around
