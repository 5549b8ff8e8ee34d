"""The sources of an action's value: what cards, Infra and Progress cards offer (pages 6, 15, 17 and 19)."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import BONUS, EDGE_OF, KINDS, SHEETS, WORTH, Kind, Worth
from ..state import Slots, one_of_each

COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")


class Sum:
    """What sources come to together. Never changed."""

    __slots__ = ("adds", "dual", "shielded", "times", "top")

    def __init__(self, adds: int = 0, times: int = 1, top: int = 0, shielded: bool = False, dual: str = "") -> None:
        self.adds = adds
        self.times = times
        """By what it is multiplied, after everything has been added."""
        self.top = top
        """The highest value that a single card adds: a Spaceport may double it."""
        self.shielded = shielded
        self.dual = dual
        """The card that counts for its shielded value though it has a plain one too."""

    def plus(self, other: Sum) -> Sum:
        """Both together."""
        top = self.top if self.top > other.top else other.top
        shielded, dual = self.shielded or other.shielded, self.dual or other.dual
        return Sum(self.adds + other.adds, self.times * other.times, top, shielded, dual)


NOTHING = Sum()
ALONE = [NOTHING]


def _offer(worth: Worth, dual: str = "") -> Sum:
    """A card for its plain value, if it has one, or as `dual` for the shielded one."""
    plain, shielded, multiplies = worth
    shield = not plain or dual != ""
    value = shielded if shield else plain
    return Sum(0, value, 0, shield, dual) if multiplies else Sum(value, 1, value, shield, dual)


PLAIN = {kind: {card: _offer(worth) for card, worth in WORTH[kind].items()} for kind in KINDS}
"""What each card offers to an action."""
MATCHING = {kind: frozenset(offers) for kind, offers in PLAIN.items()}
"""The cards that help an action."""
SHIELDED = {
    kind: {card: _offer(worth, card) for card, worth in WORTH[kind].items() if worth[0] and worth[1]} for kind in KINDS
}
"""What those with two values offer for their shielded one."""
SINGLE = {
    kind: {card: [one, SHIELDED[kind][card]] if card in SHIELDED[kind] else [one] for card, one in PLAIN[kind].items()}
    for kind in KINDS
}
"""How each card may count alone."""


def ways(cards: list[str], kind: Kind, printed: int = 0) -> list[Sum]:
    """How cards may count: all plain first, then each with the card that counts for its shielded value. One such
    card shields the whole action."""
    if not printed and len(cards) < 2:
        return SINGLE[kind][cards[0]] if cards else ALONE
    found, shielded = [together(cards, kind, printed)], SHIELDED[kind]
    duals = [card for card in cards if card in shielded] if shielded else []
    return found + [together(cards, kind, printed, dual) for dual in one_of_each(duals)] if duals else found


def together(cards: list[str], kind: Kind, printed: int = 0, dual: str = "") -> Sum:
    """Cards and printed values, one card with its shielded value."""
    plain, adds, times, top, shielded = PLAIN[kind], printed, 1, 0, False
    for card in cards:
        one = SHIELDED[kind][card] if card == dual else plain[card]
        adds += one.adds
        times *= one.times
        if one.top > top:
            top = one.top
        shielded = shielded or one.shielded
    return Sum(adds, times, top, shielded, dual)


PRINTED = {
    kind: {sheet.id: tuple([slot.get(kind, 0) for slot in sheet.slots]) for sheet in SHEETS.values()} for kind in KINDS
}
"""What is printed in the slots of each headquarters, Research first."""
MATS: dict[Kind, dict[str, dict[Slots, list[Sum]]]] = {kind: {hq: {} for hq in SHEETS} for kind in KINDS}
"""By action and headquarters: how the Infra that was seen lately may count."""
MOST_MATS = 1 << 10


def infra_ways(hq: str, infra: Slots, kind: Kind) -> list[Sum]:
    """How the Infra of a headquarters may count: matching cards, and printed values that no card covers."""
    mats = MATS[kind][hq]
    found = mats.get(infra)
    if found is None:
        if len(mats) >= MOST_MATS:
            mats.clear()
        slots, cards = PRINTED[kind][hq], []
        printed = slots[0]
        for number, card in enumerate(infra):
            if not card:
                printed += slots[number + 1]
            elif card in MATCHING[kind]:
                cards.append(card)
        found = mats[infra] = ways(cards, kind, printed)
    return found


def infra_value(hq: str, infra: Slots, kind: Kind) -> Sum:
    """The Infra of a headquarters for an action."""
    return infra_ways(hq, infra, kind)[0]


def progress_bonus(progress: Sequence[str], kind: Kind, era: int) -> tuple[int, int]:
    """What Progress cards add to an action, and by what they multiply it."""
    adds, times, bonus = 0, 1, BONUS[era][kind]
    for card in progress:
        if card in bonus:
            adds, times = adds + bonus[card][0], times * bonus[card][1]
    return adds, times
