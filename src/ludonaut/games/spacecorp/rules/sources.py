"""The sources of an action's value: what cards, Infra and Progress cards offer (pages 6, 15, 17 and 19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from ..content import (
    EDGE_OF,
    ERAS,
    KINDS,
    PROGRESS,
    SHEETS,
    STARFARERS,
    TIME_IDS,
    WORTH,
    Kind,
    ProgressCard,
    Worth,
)
from ..state import SpaceCorpState, one_of_each

Amount: TypeAlias = tuple[int, int, int, bool]
"""What is added, by what it is multiplied, the highest added value of one card (a Spaceport may double it), and whether
a shielded value is among it."""
NOTHING: Amount = (0, 1, 0, False)
Ways: TypeAlias = tuple[tuple[str, Amount], ...]
"""How cards may count: all plain first, then each with the card that counts for its shielded value."""
ALONE: Ways = (("", NOTHING),)
Hqs: TypeAlias = tuple[int, ...]
"""The headquarters whose Infra is used: one, or with Competitors two."""


def joined(a: Amount, b: Amount) -> Amount:
    """Both together."""
    return a[0] + b[0], a[1] * b[1], a[2] if a[2] > b[2] else b[2], a[3] or b[3]


def _amount(worth: Worth, shield: bool) -> Amount:
    plain, shielded, multiplies = worth
    value = shielded if shield else plain
    return (0, value, 0, shield) if multiplies else (value, 1, value, shield)


PLAIN = {kind: {card: _amount(worth, not worth[0]) for card, worth in WORTH[kind].items()} for kind in KINDS}
"""What each card adds to an action."""
SHIELDED = {
    kind: {card: _amount(worth, True) for card, worth in WORTH[kind].items() if worth[0] and worth[1]} for kind in KINDS
}
"""The same of those that may also count for a shielded value."""
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")
FOR_ANY = TIME_IDS | COMPETITORS
"""Cards that help actions which they do not match."""
PRINTED = {kind: {hq: [slot.get(kind, 0) for slot in sheet.slots] for hq, sheet in SHEETS.items()} for kind in KINDS}
"""The values that are printed in the four slots of each headquarters; the first takes no card."""


def ways(cards: Sequence[str], kind: Kind, start: Amount = NOTHING) -> Ways:
    """How matching cards may count beside what there is. One shielded value shields the whole action."""
    shielded = SHIELDED[kind]
    duals = [card for card in cards if card in shielded] if shielded else []
    if not duals:
        return (("", _sum(cards, kind, start, "")),)
    return tuple([(dual, _sum(cards, kind, start, dual)) for dual in ["", *one_of_each(duals)]])


def _sum(cards: Sequence[str], kind: Kind, start: Amount, dual: str) -> Amount:
    """All together, one of them with its shielded value."""
    plain, amount = PLAIN[kind], start
    for card in cards:
        amount = joined(amount, SHIELDED[kind][card] if card == dual else plain[card])
    return amount


@lru_cache(maxsize=1 << 12)
def infra_ways(hq: str, infra: tuple[str, str, str], kind: Kind) -> Ways:
    """How the Infra of a headquarters may count: matching cards, and printed values that no card covers."""
    printed, cards = PRINTED[kind][hq], [card for card in infra if card in PLAIN[kind]]
    adds = printed[0]
    for slot, card in enumerate(infra, 1):
        if not card:
            adds += printed[slot]
    return ways(cards, kind, (adds, 1, 0, False))


def infra_value(hq: str, infra: tuple[str, str, str], kind: Kind) -> Amount:
    """The Infra of a headquarters for an action."""
    return infra_ways(hq, infra, kind)[0][1]


class Hand:
    """What a hand offers to an action: matching cards, Time, and Competitors, which lets one use two headquarters."""

    def __init__(self, cards: Sequence[str], kind: Kind, played: Amount) -> None:
        self.cards: list[str] = []
        self.time = self.competitors = ""
        plain = PLAIN[kind]
        for card in cards:
            if card in plain:
                self.cards.append(card)
            if card in FOR_ANY:
                if card in TIME_IDS:
                    self.time = card
                else:
                    self.competitors = card
        self.ways = ways(self.cards, kind, played) if self.cards else (("", played),)


def infra_of(state: SpaceCorpState, hqs: Hqs, kind: Kind) -> Ways:
    """How the Infra of one headquarters, or of two together, may count: with one shielded value at most."""
    corp = state.corps[hqs[0]]
    first = infra_ways(corp.hq, corp.infra, kind)
    if len(hqs) == 1:
        return first
    second = infra_of(state, hqs[1:], kind)
    return tuple([(a or b, joined(one, two)) for a, one in first for b, two in second if not (a and b)])


def _bonus(card: ProgressCard, kind: Kind, era: int) -> tuple[int, int]:
    """What a Progress card adds to an action, and by what it multiplies it."""
    if card.action == kind and card.op == "multiply_value":
        return 0, card.amount
    if card.action == kind and card.op == "add_value":
        return card.amount, 1
    late = card.starfarers
    return (late.amount, 1) if late is not None and late.action == kind and era == STARFARERS else (0, 1)


BONUS = [
    {kind: {card.id: _bonus(card, kind, era) for card in PROGRESS.values()} for kind in KINDS}
    for era in range(len(ERAS))
]
"""By era and action: what each Progress card adds, and by what it multiplies."""


def progress_bonus(progress: Sequence[str], kind: Kind, era: int) -> tuple[int, int]:
    """What Progress cards add to an action, and by what they multiply it."""
    adds, times = 0, 1
    for card in progress:
        more, factor = BONUS[era][kind][card]
        adds += more
        times *= factor
    return adds, times
