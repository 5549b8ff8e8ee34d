"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now. A
*plan* is a way to go on: all matching cards, with one choice of Infra and of a shielded value. An action is possible,
and a source may be used, if there is a plan with it that is enough; `plans` and `bounds` alone say so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
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
PORT, COVER, INDUSTRY = ("port", "spaceport", False), ("cover", "shield_factory", True), ("industry", "industrial", True)
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
Sheets: TypeAlias = tuple[tuple[str, tuple[str, str, str]], ...]
"""Headquarters with their Infra, by seat."""
Hqs: TypeAlias = tuple[int, ...]
"""The headquarters whose Infra is used: one, or with Competitors two."""
Plan: TypeAlias = tuple[Hqs, str, bool, Amount]
"""Whose Infra, which card for its shielded value, whether Competitors is played for it, and what all that amounts to."""


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
    """How matching cards may count, beside printed values. One shielded value shields the whole action."""
    plain, shielded = PLAIN[kind], SHIELDED[kind]
    found = []
    for dual in ("", *one_of_each([card for card in cards if card in shielded])):
        amount: Amount = (printed, 1, 0, False)
        for card in cards:
            amount = joined(amount, shielded[card] if card == dual else plain[card])
        found.append((dual, amount))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def held(hand: tuple[str, ...], kind: Kind, without: frozenset[str] = NONE) -> Ways:
    """How the cards of a hand may count, without some of them."""
    return ways([card for card in hand if card in WORTH[kind] and card not in without], kind)


@lru_cache(maxsize=1 << 12)
def infra_ways(hq: str, infra: tuple[str, str, str], kind: Kind) -> Ways:
    """How the Infra of a headquarters may count: matching cards, and printed values that no card covers."""
    first, *slots = SHEETS[hq].slots
    printed = [slot.get(kind, 0) for card, slot in zip(infra, slots, strict=True) if not card]
    return ways([card for card in infra if card in WORTH[kind]], kind, first.get(kind, 0) + sum(printed))


def infra_value(hq: str, infra: tuple[str, str, str], kind: Kind) -> Amount:
    """The Infra of a headquarters for an action."""
    return infra_ways(hq, infra, kind)[0][1]


@cache
def choices(seats: int, seat: int, hqs: Hqs, pair: bool) -> tuple[Hqs, ...]:
    """The headquarters in use, and those that may replace or join them; `pair`: with Competitors."""
    others = [other for other in range(seats) if other not in hqs]
    if pair and len(hqs) == 1:
        return hqs, *[(hqs[0], other) for other in others], *(combinations(others, 2) if hqs == (seat,) else ())
    return hqs, *[(other,) for other in others if hqs == (seat,)]


@lru_cache(maxsize=1 << 12)
def infra_plans(sheets: Sheets, kind: Kind, able: tuple[Hqs, ...], edge: bool, every: bool) -> tuple[Plan, ...]:
    """How the Infra of these headquarters can count; unless `every` is asked for, without what another one beats."""
    found: list[Plan] = []
    for hqs in able:
        if all([infra_value(*sheets[hq], kind) != NOTHING for hq in hqs if hq not in able[0]]):
            one, *two = [infra_ways(*sheets[hq], kind) for hq in hqs]
            found += _beside([(hqs, *way) for way in one], two[0] if two else ALONE, edge)
    return tuple(found if every else unbeaten(found))


def _beside(infra: Iterable[tuple[Hqs, str, Amount]], cards: Ways, edge: bool) -> list[Plan]:
    """Both together, with one shielded value at most."""
    return [
        (hqs, screen or shield, edge, joined(one, two))
        for hqs, screen, one in infra
        for shield, two in cards
        if not (screen and shield)
    ]


def unbeaten(found: list[Plan]) -> list[Plan]:
    """Those that can do something which no other can do."""
    best: list[Plan] = []
    for one in found:
        if not any([_within(one[3], other[3]) for other in best]):
            best = [*[other for other in best if not _within(other[3], one[3])], one]
    return best


def _within(a: Amount, b: Amount) -> bool:
    return a[0] <= b[0] and a[1] <= b[1] and a[2] <= b[2] and a[3] <= b[3]


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

    def total(self, amount: Amount, port: bool, industry: bool, double: bool) -> int:
        """The value of this amount here: all additions before all multiplications."""
        adds, times, top, _ = amount
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
        amount = joined(self.infra, self.cards)
        return self.total(amount, "port" in self.used, "industry" in self.used, self.time == "double")

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
    pay = Payment(seat, kind, state.era, (seat,), infra_value(corp.hq, corp.infra, kind), need=need)
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
        pay.infra = _infra_in_use(state, pay)
    elif verb == "screen":
        pay.screen = str(what)
        pay.infra = _infra_in_use(state, pay)
    elif act == SHARE:
        pay.used |= {"port"}
    else:
        pay.used |= {verb}
        pay.uses = (*pay.uses, (int(what), pay.lent[verb][int(what)]))


def _infra_in_use(state: SpaceCorpState, pay: Payment) -> Amount:
    """The Infra of the headquarters in use, with the card that is used for its shielded value."""
    sheets = tuple([(corp.hq, corp.infra) for corp in state.corps])
    return next(amount for _, screen, _, amount in infra_plans(sheets, pay.kind, (pay.hqs,), False, True) if screen == pay.screen)


# ---- what could become of it


def plans(state: SpaceCorpState, pay: Payment, every: bool = False) -> list[Plan]:
    """Every way to go on; unless `every` is asked for, without Infra that other Infra beats."""
    kind, hqs, pair, played = pay.kind, pay.hqs, pay.pair, pay.cards
    if pay.time == "second":
        return [(hqs, "", False, joined(pay.infra, played))]
    seats, hand = state.seats, tuple(state.corps[pay.seat].hand)
    sheets = tuple([(corp.hq, corp.infra) for corp in state.corps])
    infra: tuple[Plan, ...]
    if pay.screen:
        infra = ((hqs, pay.screen, False, pay.infra),)
    else:
        able = choices(seats, pay.seat, hqs, pair) if pair or state.open else (hqs,)
        infra = infra_plans(sheets, kind, able, False, every)
        if not pair and seats > 1 and not COMPETITORS.isdisjoint(hand):
            infra += infra_plans(sheets, kind, choices(seats, pay.seat, hqs, True), True, every)
    found: list[Plan] = []
    for hqs, screen, edge, amount in infra:
        adds, times, top, shielded = amount if played is NOTHING else joined(amount, played)
        for card, (more, factor, high, shields) in held(hand, kind, COMPETITORS) if edge else held(hand, kind):
            if not (screen and card):
                both = adds + more, times * factor, top if top > high else high, shielded or shields
                found.append((hqs, screen or card, edge, both))
    return found


def bounds(state: SpaceCorpState, pay: Payment, able: list[Plan], time: bool = True) -> list[tuple[int, int]]:
    """For each plan the highest need that it meets on clean ground, and in radiation (-1: none).

    `time`: a Time card in hand may double the value.
    """
    corp, used, lent = state.corps[pay.seat], pay.used, pay.lent
    purse = corp.profit
    penalty = BOARDS[pay.era].penalty if pay.kind in RADIATED else 0
    port = "port" in used or "port" in lent
    industry = "industry" in used or "industry" in lent
    double = pay.time == "double" or (
        time and not pay.time and pay.kind in TIMED and not TIME_IDS.isdisjoint(corp.hand)
    )
    covered = not penalty or "cover" in used or "cover" in lent
    fill = pay.fill(purse)
    hot_fill = min(fill, purse - penalty)
    found = []
    for _, _, _, amount in able:
        value = pay.total(amount, port, industry, double)
        clean = hot = filled(value, fill) if fill else value
        if not (covered or amount[3]):
            hot = filled(value, hot_fill) if hot_fill >= 0 else -1
        found.append((clean, hot))
    return found


def reach(state: SpaceCorpState, pay: Payment, able: list[Plan] | None = None) -> tuple[int, int]:
    """The highest need that can still be met on clean ground, and in radiation (-1: none).

    `able` are the plans if they are known: they do not depend on the place.
    """
    found = bounds(state, pay, able or plans(state, pay))
    return found[0] if len(found) == 1 else (max([clean for clean, _ in found]), max([hot for _, hot in found]))


def feasible(state: SpaceCorpState, pay: Payment) -> bool:
    """Is the payment's need met, or can it still be?"""
    return pay.need is None or reach(state, pay)[pay.hazard > 0] >= pay.need
