"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now. A
*plan* is a way to go on: all matching cards, with one choice of Infra and of a shielded value. An action is possible,
and a source may be used, if there is a plan with it that is enough; `plans` alone says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from ludonaut.kernel import Action

from ..content import EDGE_OF, KINDS, MARINERS, PROGRESS, SHEETS, STARFARERS, TIME_IDS, TIMED, WORTH, Kind, Worth
from ..content.boards import BOARDS
from ..state import SpaceCorpState, one_of_each

MOST_PROFIT = 3
"""The most profit that may fill a gap."""
RADIATED = frozenset(("move", "build"))
"""The actions that radiation hinders."""
PORT_BONUS = 2
"""What a Mariners Spaceport adds."""
HARMLESS = ("always_shielded", "ignore_radiation_penalty")
"""The effects of Progress cards that make radiation harmless."""
NONE: frozenset[str] = frozenset()
COVERED = frozenset(("cover",))
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")
SHARE: Action = ("share",)
"""Use one's own Spaceport for both teams of a Time card."""
PORT, COVER, INDUSTRY = (
    ("port", "spaceport", False),
    ("cover", "shield_factory", True),
    ("industry", "industrial", True),
)
ABILITIES: dict[Kind, tuple[tuple[tuple[str, str, bool], ...], ...]] = {
    "move": ((PORT,), (PORT, COVER), (PORT, COVER)),
    "build": ((INDUSTRY,), (INDUSTRY, COVER), (COVER,)),
}
"""By action and era: what a base can do for it, which base, and whether in the whole region or on the site alone."""

Amount: TypeAlias = tuple[int, int, int, bool]
"""What is added, by what it is multiplied, the highest added value of one card (a Spaceport may double it), and whether
a shielded value is among it."""
NOTHING: Amount = (0, 1, 0, False)
Ways: TypeAlias = tuple[tuple[str, Amount], ...]
"""How cards may count: all plain first, then each with the card that counts for its shielded value."""
ALONE: Ways = (("", NOTHING),)
Hqs: TypeAlias = tuple[int, ...]
"""The headquarters whose Infra is used: one, or with Competitors two."""
Plan: TypeAlias = tuple[Hqs, str, bool, int, int]
"""Whose Infra, which card for its shielded value, whether Competitors is played for it, and the highest need that is
met on clean ground and in radiation (-1: none)."""


# ---- cards and Infra


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


def ways(cards: Sequence[str], kind: Kind, printed: int = 0) -> Ways:
    """How matching cards may count beside printed values. One shielded value shields the whole action."""
    plain, shielded = PLAIN[kind], SHIELDED[kind]
    duals = [card for card in cards if card in shielded]
    found = []
    for dual in ["", *one_of_each(duals)] if duals else [""]:
        adds, times, top, shields = printed, 1, 0, False
        for card in cards:
            more, factor, high, shield = shielded[card] if card == dual else plain[card]
            adds += more
            times *= factor
            top = high if high > top else top
            shields = shields or shield
        found.append((dual, (adds, times, top, shields)))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def matching(hand: tuple[str, ...], kind: Kind, edge: bool = False) -> tuple[list[str], Ways]:
    """The cards of a hand that match an action, one of each type, and how all may count; `edge`: not Competitors."""
    worths = WORTH[kind]
    cards = [card for card in hand if card in worths and not (edge and card in COMPETITORS)]
    return one_of_each(cards) if len(cards) > 1 else cards, ways(cards, kind)


PRINTED = {kind: {hq: [slot.get(kind, 0) for slot in sheet.slots] for hq, sheet in SHEETS.items()} for kind in KINDS}
"""The values that are printed in the four slots of each headquarters; the first takes no card."""


@lru_cache(maxsize=1 << 12)
def infra_ways(hq: str, infra: tuple[str, str, str], kind: Kind) -> Ways:
    """How the Infra of a headquarters may count: matching cards, and printed values that no card covers."""
    worths, printed = WORTH[kind], PRINTED[kind][hq]
    bare = [value for value, card in zip(printed, ("", *infra), strict=True) if not card]
    return ways([card for card in infra if card in worths], kind, sum(bare))


def infra_value(hq: str, infra: tuple[str, str, str], kind: Kind) -> Amount:
    """The Infra of a headquarters for an action."""
    return infra_ways(hq, infra, kind)[0][1]


def infra_of(state: SpaceCorpState, hqs: Hqs, kind: Kind) -> Ways:
    """How the Infra of one headquarters, or of two together, may count: with one shielded value at most."""
    corp = state.corps[hqs[0]]
    first = infra_ways(corp.hq, corp.infra, kind)
    if len(hqs) == 1:
        return first
    second = infra_of(state, hqs[1:], kind)
    return tuple([(a or b, joined(one, two)) for a, one in first for b, two in second if not (a and b)])


# ---- Progress cards


@lru_cache(maxsize=1 << 12)
def progress_bonus(progress: tuple[str, ...], kind: Kind, era: int) -> tuple[int, int]:
    """What Progress cards add to an action, and by what they multiply it."""
    adds, times = 0, 1
    for card in map(PROGRESS.__getitem__, progress):
        if card.op == "add_value" and card.action == kind:
            adds += card.amount
        elif card.op == "multiply_value" and card.action == kind:
            times *= card.amount
        elif card.starfarers is not None and era == STARFARERS and card.starfarers.action == kind:
            adds += card.starfarers.amount
    return adds, times


@lru_cache(maxsize=1 << 12)
def _has_op(progress: tuple[str, ...], ops: tuple[str, ...]) -> bool:
    return any(PROGRESS[card].op in ops or PROGRESS[card].also in ops for card in progress)


def owns_op(state: SpaceCorpState, seat: int, *ops: str) -> bool:
    """Does the corporation own a Progress card with one of these effects?"""
    progress = state.corps[seat].progress
    return bool(progress) and _has_op(tuple(progress), ops)


# ---- a payment


@dataclass(slots=True, eq=False)
class Payment:
    """An action that is being paid for."""

    seat: int
    kind: Kind
    era: int
    hqs: Hqs
    """The headquarters whose Infra is in use."""
    infra: Amount
    cards: Amount = NOTHING
    """Played cards and what Progress cards add."""
    factor: int = 1
    """By what Progress cards multiply."""
    need: int | None = None
    """The value to reach; None if the effect grows with the value."""
    site: str = ""
    end: str = ""
    """Where the action takes place, and where a journey leads."""
    hazard: int = 0
    """The profit that the action costs unless it is shielded."""
    pair: bool = False
    """Has Competitors been played?"""
    screen: str = ""
    """The Infra card that is used for its shielded value."""
    time: str = ""
    """Time played: double or two. In the second action of two: second. Where Time does not count: never."""
    two: bool = False
    """Is there another team that could act?"""
    used: frozenset[str] = NONE
    """The abilities of bases in use: port, industry, cover."""
    lent: dict[str, dict[int, str]] = field(default_factory=dict)
    """The abilities that could be used, by whose bases and on which site."""
    uses: tuple[tuple[int, str], ...] = ()
    """The opponents whose bases or Infra are used, each with the base's site."""

    def total(self, adds: int, times: int, top: int, port: bool, industry: bool, double: bool) -> int:
        """The value of this amount here: all additions before all multiplications."""
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif times > 1:
                times *= 2
            else:
                adds += top
        if times > 1 and not adds:
            adds = 1
        if industry:
            times *= 2
        return adds * times * self.factor * (2 if double else 1)

    def value(self) -> int:
        """What has been put together by now."""
        adds, times, top, _ = joined(self.infra, self.cards)
        return self.total(adds, times, top, "port" in self.used, "industry" in self.used, self.time == "double")

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards[3] or self.infra[3]

    @property
    def safe(self) -> bool:
        """Does radiation cost nothing?"""
        return not self.hazard or "cover" in self.used or self.shielded

    def fill(self, purse: int) -> int:
        """The most profit of this purse that may fill a gap."""
        if self.era == MARINERS or self.kind not in TIMED or self.time == "never":
            return 0
        return min(purse, MOST_PROFIT)


def filled(value: int, fill: int) -> int:
    """The value with profit in the gap, which is less than the value itself."""
    return value + fill if fill < value else max(value, 2 * value - 1)


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> Payment:
    """A payment with what is one's own: Infra, Progress cards, and bases where the action takes place."""
    corp = state.corps[seat]
    infra = infra_ways(corp.hq, corp.infra, kind)[0][1]
    pay = Payment(seat, kind, state.era, (seat,), infra, need=need)
    if corp.progress:
        adds, pay.factor = progress_bonus(tuple(corp.progress), kind, state.era)
        pay.cards = (adds, 1, 0, False)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, seat, bases = BOARDS[pay.era], pay.seat, state.bases
    sheltered = board.penalty and (site in board.sheltered or owns_op(state, seat, *HARMLESS))
    pay.site, pay.used, pay.lent = site, COVERED if sheltered else NONE, {}
    if not bases:
        return
    for ability, base, around in ABILITIES[pay.kind][pay.era]:
        owners: dict[int, str] = {}
        for place in board.neighbours[site] if around else (site,):
            if place in bases and base in bases[place]:
                owners.setdefault(state.owner[place], place)
        if owners and ability not in pay.used:
            if seat in owners:
                pay.used |= {ability}
            elif state.open:
                pay.lent[ability] = owners


def add(state: SpaceCorpState, pay: Payment, act: Action) -> None:
    """Use one more source."""
    verb, what = str(act[0]), act[-1]
    if verb in ("card", "shield"):
        table = PLAIN if verb == "card" else SHIELDED
        pay.cards = joined(pay.cards, table[pay.kind][str(what)])
    elif verb == "edge":
        pay.pair = True
    elif verb == "time":
        pay.time = str(what)
        if what == "two" and pay.era > MARINERS and "port" in pay.used and "port" not in pay.lent:
            # it doubles a card only if both teams start at one, so that using one's own is a choice now
            pay.used, pay.lent = pay.used - {"port"}, {**pay.lent, "port": {pay.seat: ""}}
    elif verb in ("hq", "swap"):
        before, pay.hqs = pay.hqs, (*pay.hqs, int(what)) if pay.pair and verb == "hq" else (int(what),)
        pay.uses += tuple([(seat, "") for seat in pay.hqs if seat != pay.seat and seat not in before])
        pay.infra = infra_of(state, pay.hqs, pay.kind)[0][1]
    elif verb == "screen":
        pay.screen = str(what)
        pay.infra = dict(infra_of(state, pay.hqs, pay.kind))[pay.screen]
    elif act == SHARE:
        pay.used |= {"port"}
    else:
        pay.used |= {verb}
        pay.uses = (*pay.uses, (int(what), pay.lent[verb][int(what)]))


# ---- what could become of it


def plans(state: SpaceCorpState, pay: Payment, every: bool = False, time: bool = True) -> list[Plan]:
    """The ways to go on, with all bases that could be used here and, if `time` says so, a Time card in hand.

    Unless `every` is asked for, opponents' Infra that is no better than one's own is left out.
    """
    corp, kind, used, lent = state.corps[pay.seat], pay.kind, pay.used, pay.lent
    port, industry = "port" in used or "port" in lent, "industry" in used or "industry" in lent
    timed = time and kind in TIMED and not pay.time
    double = pay.time == "double" or (timed and not TIME_IDS.isdisjoint(corp.hand))
    penalty = BOARDS[pay.era].penalty if kind in RADIATED else 0
    covered = not penalty or "cover" in used or "cover" in lent
    fill, hot_fill = pay.fill(corp.profit), pay.fill(corp.profit - penalty)
    more, factor, high, shields = pay.cards
    hand = () if pay.time == "second" else tuple(corp.hand)
    found: list[Plan] = []
    for hqs, edge, infra in usable_infra(state, pay, every):
        for screen, (a, t, p, s) in infra:
            for card, (b, u, q, r) in matching(hand, kind, edge)[1]:
                if screen and card:
                    continue
                top = p if p > q else q
                value = pay.total(a + b + more, t * u * factor, top if top > high else high, port, industry, double)
                clean = hot = filled(value, fill) if fill else value
                if not (covered or s or r or shields):
                    hot = -1 if corp.profit < penalty else filled(value, hot_fill) if hot_fill else value
                found.append((hqs, screen or card, edge, clean, hot))
    return found


def usable_infra(state: SpaceCorpState, pay: Payment, every: bool) -> list[tuple[Hqs, bool, Ways]]:
    """Whose Infra may be used, whether by Competitors, and how it may count; the Infra in use comes first."""
    kind, used, corps = pay.kind, pay.hqs, state.corps
    if pay.screen or pay.time == "second":
        return [(used, False, ((pay.screen, pay.infra),))]
    found = [(used, False, infra_of(state, used, kind))]
    if pay.pair:
        return found + [(hqs, False, infra) for hqs, infra in pairs(state, pay)]
    if state.seats == 1:
        return found
    if used[0] == pay.seat and state.open:
        adds, times, top, shielded = pay.infra
        for other in state.others(pay.seat):
            corp = corps[other]
            infra = infra_ways(corp.hq, corp.infra, kind)
            a, t, p, s = infra[0][1]
            better = a > adds or t > times or p > top or s > shielded or len(infra) > 1
            if better or (every and infra != ALONE):
                found.append(((other,), False, infra))
    if not COMPETITORS.isdisjoint(corps[pay.seat].hand):
        found += [(hqs, True, infra) for hqs, infra in [(used, found[0][2]), *pairs(state, pay)]]
    return found


def pairs(state: SpaceCorpState, pay: Payment) -> list[tuple[Hqs, Ways]]:
    """What may be used with Competitors: the Infra in use and another's, or that of two others."""
    used = pay.hqs
    others = [hq for hq in range(state.seats) if hq not in used and infra_of(state, (hq,), pay.kind) != ALONE]
    found: list[Hqs] = [(used[0], other) for other in others] if len(used) == 1 else []
    found += combinations(others, 2) if used == (pay.seat,) else ()
    return [(hqs, infra_of(state, hqs, pay.kind)) for hqs in found]


def reach(state: SpaceCorpState, pay: Payment) -> tuple[int, int]:
    """The highest need that can still be met on clean ground, and in radiation (-1: none)."""
    clean = hot = -1
    for _, _, _, most, hot_most in plans(state, pay):
        clean = most if most > clean else clean
        hot = hot_most if hot_most > hot else hot
    return clean, hot


def feasible(state: SpaceCorpState, pay: Payment) -> bool:
    """Is the payment's need met, or can it still be?"""
    return pay.need is None or reach(state, pay)[pay.hazard > 0] >= pay.need
