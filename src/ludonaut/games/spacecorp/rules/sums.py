"""What Infra, a hand of cards and Progress cards are good for: worked out once for each that is met."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ludonaut.kernel import Action

from ..content import EDGE_OF, INFRA, KINDS, PROGRESS, SHEETS, SPECIAL_OF, STARFARERS, TIME_IDS, TYPE, WORTH, Kind
from ..state import SpaceCorpState


@dataclass(slots=True, eq=False)
class Sum:
    """Matching cards together: the Infra of one headquarters, of two, or a hand. Never changed."""

    adds: int = 0
    product: int = 1
    top: int = 0
    """The highest added value of a card, and the next one: a Spaceport may double one card."""
    second: int = 0
    mul: bool = False
    """Is there a multiplying card?"""
    shielded: bool = False
    """Is there a card with a shielded value only?"""
    duals: tuple[str, ...] = ()
    """Cards that could be used for a shielded value instead of the plain one."""
    cards: tuple[str, ...] = ()
    """Of a hand: the first card of each type that matches."""


NOTHING = Sum()


@lru_cache(maxsize=8192)
def infra_sum(hq: str, infra: tuple[str, str, str], kind: Kind, screen: str = "") -> Sum:
    """All Infra of one headquarters that match the action; the card `screen` is used for its shielded value."""
    slots, worths = SHEETS[hq].slots, WORTH[kind]
    adds, product, mul, shielded = slots[0].get(kind, 0), 1, False, False
    for card, printed in zip(infra, slots[1:], strict=True):
        if not card:
            adds += printed.get(kind, 0)
    matching = [card for card in infra if card in worths]
    if not matching:
        return Sum(adds)
    tops, duals = [0, 0], []
    for card in matching:
        plain, shield, multiplies = worths[card]
        if card == screen:
            plain = 0
        value = plain or shield
        if multiplies:
            product, mul = product * value, True
        else:
            adds += value
            tops.append(value)
        shielded = shielded or (value > 0 and not plain)
        if plain and shield:
            duals.append(card)
    tops.sort()
    return Sum(adds, product, tops[-1], tops[-2], mul, shielded, tuple(duals))


def joined(a: Sum, b: Sum) -> Sum:
    """The Infra of two headquarters."""
    tops = sorted((a.top, a.second, b.top, b.second))
    return Sum(
        a.adds + b.adds,
        a.product * b.product,
        tops[-1],
        tops[-2],
        a.mul or b.mul,
        a.shielded or b.shielded,
        a.duals + b.duals,
    )


@lru_cache(maxsize=4096)
def screened(hq: Sum, kind: Kind, card: str) -> Sum:
    """The Infra with one card used for its shielded value."""
    plain, shield, multiplies = WORTH[kind][card]
    if multiplies:
        return replace(hq, product=hq.product // plain * shield)
    return replace(hq, adds=hq.adds - plain + shield, top=max(hq.second if plain == hq.top else hq.top, shield))


def dominates(own: Sum, other: Sum) -> bool:
    """Is the first Infra as good as the second in every way?"""
    if own.adds < other.adds or own.product < other.product or own.top < other.top:
        return False
    return (own.shielded or not other.shielded) and not other.duals


MARK: dict[str, int] = {kind: 1 << i for i, kind in enumerate((*KINDS, "time", "competitors", "own_turn", "extra"))}
"""A bit for each thing that a card may be good for."""
OWN_TURN = frozenset(card for card, edge in EDGE_OF.items() if edge in ("intercept", "salvage", "incompatibility"))
"""The Edges that the active player may play before the action."""
EXTRAS: dict[str, tuple[Action, str]] = {
    **{card: (("special", card), name) for card, name in SPECIAL_OF.items()},
    **{card: (("upgrade", card), "") for card in INFRA},
}
"""Actions that are one card's own; special ones with their names."""
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")
_MARKED = (("time", TIME_IDS), ("competitors", COMPETITORS), ("own_turn", OWN_TURN), ("extra", EXTRAS))
MARKS = {
    card: sum(MARK[kind] for kind in KINDS if card in WORTH[kind])
    + sum(MARK[name] for name, cards in _MARKED if card in cards)
    for card in TYPE
}
"""What each card is good for, in bits."""


class Hand:
    """What a hand of cards allows, whatever the place; never changed, so that equal hands share it."""

    __slots__ = ("cards", "competitors", "extras", "marks", "own_turn", "sums", "time")

    def __init__(self, cards: tuple[str, ...]) -> None:
        marks = 0
        for card in cards:
            marks |= MARKS[card]
        self.cards = cards
        self.marks = marks
        self.sums: dict[str, Sum] = {}
        self.time = ""
        self.competitors = ""
        self.own_turn: tuple[Action, ...] = ()
        self.extras: tuple[tuple[Action, str], ...] = ()
        """Upgrades and special actions, one for each type of card, the latter with their names."""
        if marks & MARK["time"]:
            self.time = next(card for card in cards if card in TIME_IDS)
        if marks & MARK["competitors"]:
            self.competitors = next(card for card in cards if card in COMPETITORS)
        if marks & MARK["own_turn"]:
            self.own_turn = tuple([("edge", card) for card in cards if card in OWN_TURN])
        if marks & MARK["extra"]:
            self.extras = tuple({TYPE[card]: EXTRAS[card] for card in reversed(cards) if card in EXTRAS}.values())

    def sum(self, kind: Kind) -> Sum:
        """All cards that match the action."""
        if not self.marks & MARK[kind]:
            return NOTHING
        if kind not in self.sums:
            self.sums[kind] = _sum(self.cards, kind)
        return self.sums[kind]

    def without(self, card: str) -> Hand:
        """The hand after this card was played."""
        return hand_of(tuple([other for other in self.cards if other != card]))


@lru_cache(maxsize=8192)
def hand_of(cards: tuple[str, ...]) -> Hand:
    """What these cards are good for."""
    return Hand(cards)


def _sum(cards: tuple[str, ...], kind: Kind) -> Sum:
    worths = WORTH[kind]
    matching = [card for card in cards if card in worths]
    if len(matching) == 1:
        return ALONE[kind][matching[0]]
    return _added(matching, kind)


def _added(cards: list[str], kind: Kind) -> Sum:
    """These cards, all of which match the action, together."""
    worths = WORTH[kind]
    adds, product, top, second, mul, shielded = 0, 1, 0, 0, False, False
    duals: list[str] = []
    kinds: dict[str, str] = {}
    for card in cards:
        kinds.setdefault(TYPE[card], card)
        plain, shield, multiplies = worths[card]
        value = plain or shield
        if multiplies:
            product, mul = product * value, True
        else:
            adds += value
            if value > top:
                top, second = value, top
            elif value > second:
                second = value
        if shield:
            if plain:
                duals.append(card)
            else:
                shielded = True
    return Sum(adds, product, top, second, mul, shielded, tuple(duals), tuple(kinds.values()))


ALONE = {kind: {card: _added([card], kind) for card in WORTH[kind]} for kind in KINDS}
"""By action: each card that matches it, if it is the only one."""


@lru_cache(maxsize=8192)
def gifts(progress: tuple[str, ...], kind: Kind, era: int) -> tuple[int, int]:
    """What the Progress cards of a player add to an action, and by what they multiply it."""
    adds, product = 0, 1
    for card in map(PROGRESS.__getitem__, progress):
        if card.op == "add_value" and card.action == kind:
            adds += card.amount
        elif card.op == "multiply_value" and card.action == kind:
            product *= card.amount
        elif card.starfarers is not None and era == STARFARERS and card.starfarers.action == kind:
            adds += card.starfarers.amount
    return adds, product


@lru_cache(maxsize=4096)
def _has_op(progress: tuple[str, ...], ops: tuple[str, ...]) -> bool:
    return any(PROGRESS[card].op in ops or PROGRESS[card].also in ops for card in progress)


def owns_op(state: SpaceCorpState, seat: int, *ops: str) -> bool:
    """Does the corporation own a Progress card with one of these effects?"""
    progress = state.corps[seat].progress
    return bool(progress) and _has_op(tuple(progress), ops)
