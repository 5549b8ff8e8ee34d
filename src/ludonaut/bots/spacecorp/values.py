"""What cards are worth, computed once."""

from __future__ import annotations

import msgspec

from ludonaut.bots.weights import load
from ludonaut.games.spacecorp.content import CARDS, PROGRESS, SHEETS, Card, Kind
from ludonaut.games.spacecorp.rules.sources import infra_value
from ludonaut.games.spacecorp.state import Corp


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of `weights/policy.json`."""

    answers: dict[str, float]
    """Answers that are seldom the best whatever is asked."""
    questions: dict[str, dict[str, float]]
    """Questions whose answers are weighed by their last word alone."""
    actions: dict[str, float]
    """Main actions."""
    payment: dict[str, float]
    """What one may pay with, beside cards."""
    bases: dict[str, float]
    """What a kind of base is worth beside its production."""
    progress: dict[str, float]
    """Progress cards by name."""


NUMBERS = load(__package__ or "", "policy", Numbers).weights

SCALE: dict[str, tuple[float, float, float]] = {
    "move": (2.0, 4.0, 6.5),
    "explore": (1.5, 2.6, 4.5),
    "build": (2.0, 3.4, 5.0),
    "produce": (0.9, 1.2, 1.8),
    "research": (2.2, 2.8, 3.8),
    "genetics": (1.1, 1.0, 1.0),
    "revelation": (1.0, 1.0, 1.0),
}
"""What an ordinary card of each kind has, in each era."""
TIME_WORTH = 1.5
EDGE_EXTRA = 0.35


def _worth(card: Card) -> float:
    if card.era < 0:
        return TIME_WORTH
    best: dict[str, float] = {}
    for action in card.actions:
        value = action.value * 1.9 if action.mul else float(action.value)
        share = value / SCALE[action.action][card.era] * (1.1 if action.shielded else 1.0)
        best[action.action] = max(best.get(action.action, 0.0), share)
    ranked = sorted(best.values(), reverse=True)
    worth = ranked[0] + 0.3 * sum(ranked[1:]) if ranked else 0.5
    worth += 0.3 if card.infra else 0.0
    worth += EDGE_EXTRA if card.edge or card.special else 0.0
    return worth


CARD_WORTH = {card.id: _worth(card) for card in CARDS.values()}
"""In cards of an ordinary kind."""

WANTED: tuple[tuple[Kind, float], ...] = (("move", 1.2), ("build", 1.3), ("explore", 1.0), ("research", 0.6))
"""The actions that Infra helps most."""


def infra_worth(corp: Corp, era: int) -> float:
    """The Infra of a headquarters against what its era asks for; each kind counts less the more there is of it."""
    total = 0.0
    for kind, weight in WANTED:
        infra = infra_value(corp.hq, corp.infra, kind)
        value = (infra.adds or 1) * infra.times if infra.times > 1 else infra.adds
        total += weight * (value / SCALE[kind][era]) ** 0.8
    return total + 0.3 * len(SHEETS[corp.hq].slots)


PROGRESS_WORTH = NUMBERS.progress


def progress_worth(card: str) -> float:
    """A Progress card by its effect and its profit."""
    return PROGRESS_WORTH.get(PROGRESS[card].name, 1.5) + PROGRESS[card].profit
