"""The value of an action: its sources, and what a player could put together from them.

Infra, cards, bases, Progress cards, Time and profit are *sources*. A *payment* is what has been put together by now;
`added` puts one more source to it, and `limits` says what could still become of it. Listing, paying and explaining ask
these two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from ludonaut.kernel import Action

from ..content import EDGE_OF, MARINERS, PROGRESS, SHEETS, STARFARERS, TIME_IDS, TIMED, TYPE, WORTH, Kind
from ..content.boards import BOARDS
from ..state import SpaceCorpState

MOST_PROFIT = 3
"""The most profit that may fill a gap."""
RADIATED = frozenset(("move", "build"))
"""The actions that radiation hinders."""
PORT_BONUS = 2
"""What a Mariners Spaceport adds."""
HARMLESS = ("always_shielded", "ignore_radiation_penalty")
"""The effects of Progress cards that make radiation harmless."""
COVERED = frozenset(("cover",))
ABILITIES: dict[Kind, tuple[tuple[str, str, bool], ...]] = {
    "move": (("port", "spaceport", False), ("cover", "shield_factory", True)),
    "build": (("industry", "industrial", True), ("cover", "shield_factory", True)),
}
"""By action: what a base can do for it, which base, and whether in the whole region or on the site alone."""
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")
SHARE: Action = ("share",)
"""Use one's own Spaceport for both teams of a Time card."""
Hand: TypeAlias = Sequence[str]
Hqs: TypeAlias = tuple[int, ...]
"""The headquarters whose Infra is used: one, or with Competitors two."""
Sheets: TypeAlias = tuple[tuple[str, tuple[str, str, str]], ...]
"""Headquarters with their Infra, by seat."""


# ---- cards and Infra


class Sum(NamedTuple):
    """Cards and Infra together."""

    adds: int = 0
    times: int = 1
    top: int = 0
    """The highest added value of one card: a Spaceport may double it."""
    multiplies: bool = False
    """Is there a multiplying card?"""
    shielded: bool = False

    def within(self, other: Sum) -> bool:
        """Can this do nothing that the other cannot do?"""
        return (
            self.adds <= other.adds
            and self.times <= other.times
            and self.top <= other.top
            and self.multiplies <= other.multiplies
            and self.shielded <= other.shielded
        )


NOTHING = Sum()
Means: TypeAlias = tuple[Sum, ...]
"""The ways in which something may count, without those that another one beats."""


def joined(a: Sum, b: Sum) -> Sum:
    """Both together."""
    return Sum(a[0] + b[0], a[1] * b[1], max(a[2], b[2]), a[3] or b[3], a[4] or b[4])


def unbeaten(ways: Iterable[Sum]) -> Means:
    """Those of the ways that can do something which no other can do."""
    found: list[Sum] = []
    for way in ways:
        if not any(map(way.within, found)):
            found = [*[other for other in found if not other.within(way)], way]
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def summed(cards: tuple[str, ...], kind: Kind, shield: str = "", printed: int = 0) -> Sum:
    """These cards, all of which match the action, beside a printed value; `shield` counts with its shielded value."""
    adds, times, top, multiplies, shielded = printed, 1, 0, False, False
    for card in cards:
        plain, safe, is_factor = WORTH[kind][card]
        value = safe if card == shield or not plain else plain
        shielded = shielded or card == shield or not plain
        if is_factor:
            times, multiplies = times * value, True
        else:
            adds, top = adds + value, max(top, value)
    return Sum(adds, times, top, multiplies, shielded)


@lru_cache(maxsize=1 << 13)
def ways(cards: tuple[str, ...], kind: Kind, printed: int = 0) -> tuple[Sum, ...]:
    """How matching cards may count: all plain first, then with one of them for its shielded value."""
    plain = summed(cards, kind, "", printed)
    duals = {} if plain.shielded else {TYPE[card]: card for card in cards if WORTH[kind][card][1]}
    return (plain, *[summed(cards, kind, card, printed) for card in duals.values()])


@lru_cache(maxsize=1 << 13)
def infra_cards(hq: str, infra: tuple[str, str, str], kind: Kind) -> tuple[tuple[str, ...], int]:
    """The matching Infra cards of one headquarters, and the printed values that no card covers."""
    first, *slots = SHEETS[hq].slots
    printed = [slot.get(kind, 0) for card, slot in zip(infra, slots, strict=True) if not card]
    return tuple([card for card in infra if card in WORTH[kind]]), first.get(kind, 0) + sum(printed)


@lru_cache(maxsize=1 << 13)
def infra_sum(hq: str, infra: tuple[str, str, str], kind: Kind, shield: str = "") -> Sum:
    """The Infra of one headquarters for an action."""
    cards, printed = infra_cards(hq, infra, kind)
    return summed(cards, kind, shield, printed)


def infra_of(state: SpaceCorpState, kind: Kind, hqs: Hqs, shield: str = "") -> Sum:
    """The Infra of one headquarters or of two; `shield` is the card that counts with its shielded value."""
    corp = state.corps[hqs[0]]
    first = infra_sum(corp.hq, corp.infra, kind, shield)
    return joined(first, infra_of(state, kind, hqs[1:], shield)) if len(hqs) > 1 else first


@lru_cache(maxsize=1 << 13)
def infra_ways(sheets: Sheets, kind: Kind) -> tuple[Sum, ...]:
    """How the Infra of one headquarters, or of two together, may count."""
    cards, printed = zip(*[infra_cards(hq, infra, kind) for hq, infra in sheets], strict=True)
    return ways(tuple(chain(*cards)), kind, sum(printed))


@lru_cache(maxsize=1 << 12)
def usable_infra(sheets: Sheets, kind: Kind, able: tuple[Hqs, ...]) -> Means:
    """How the Infra of one of these headquarters, or pairs of them, can count."""
    return unbeaten(chain(*[infra_ways(tuple([sheets[hq] for hq in hqs]), kind) for hqs in able]))


@lru_cache(maxsize=1 << 13)
def together(cards: tuple[str, ...], kind: Kind, infra: Means) -> Means:
    """How matching cards can count beside Infra."""
    return unbeaten([joined(one, other) for one in ways(cards, kind) for other in infra])


@cache
def others(seats: int, seat: int, hqs: Hqs, pair: bool) -> tuple[Hqs, ...]:
    """The headquarters that may be used instead of these; `pair`: with Competitors."""
    if len(hqs) == 2:
        return ()
    rest = [other for other in range(seats) if other not in hqs]
    own = hqs == (seat,)
    if pair:
        return (*((hqs[0], other) for other in rest), *(combinations(rest, 2) if own else ()))
    return tuple((other,) for other in rest) if own else ()


@cache
def able(seats: int, seat: int, hqs: Hqs, pair: bool) -> tuple[Hqs, ...]:
    """The headquarters in use and what may replace them; two together do all that one of them does."""
    found = {tuple(sorted(other)) for other in others(seats, seat, hqs, pair)}
    return tuple(sorted(found if pair and found else {hqs, *found}))


# ---- Progress cards


@lru_cache(maxsize=1 << 12)
def progress_bonus(progress: tuple[str, ...], kind: Kind, era: int) -> Sum:
    """What Progress cards add to an action, and by what they multiply it."""
    adds, times = 0, 1
    for card in map(PROGRESS.__getitem__, progress):
        if card.op == "add_value" and card.action == kind:
            adds += card.amount
        elif card.op == "multiply_value" and card.action == kind:
            times *= card.amount
        elif card.starfarers is not None and era == STARFARERS and card.starfarers.action == kind:
            adds += card.starfarers.amount
    return Sum(adds, times)


@lru_cache(maxsize=1 << 12)
def _has_op(progress: tuple[str, ...], ops: tuple[str, ...]) -> bool:
    return any(PROGRESS[card].op in ops or PROGRESS[card].also in ops for card in progress)


def owns_op(state: SpaceCorpState, seat: int, *ops: str) -> bool:
    """Does the corporation own a Progress card with one of these effects?"""
    progress = state.corps[seat].progress
    return bool(progress) and _has_op(tuple(progress), ops)


# ---- a payment


class Payment(msgspec.Struct, eq=False):
    """An action that is being paid for."""

    seat: int
    kind: Kind
    era: int
    infra: Sum
    """The Infra in use."""
    hqs: Hqs
    """Whose it is."""
    cards: Sum = NOTHING
    """Progress cards and played cards."""
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
    used: frozenset[str] = frozenset()
    """The abilities of bases in use: port, industry, cover."""
    lent: dict[str, dict[int, str]] = {}
    """The abilities that could be used, by whose bases and on which site."""
    uses: tuple[tuple[int, str], ...] = ()
    """The opponents whose bases or Infra are used, each with the base's site."""

    def total(self, more: Sum, port: bool, industry: bool, double: bool) -> int:
        """The value with this beside the played cards: all additions before all multiplications."""
        played_adds, played_times, played_top, played_multiplies, _ = self.cards
        adds, times, top, multiplies, _ = more
        adds += played_adds
        times *= played_times
        multiplies = multiplies or played_multiplies
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif multiplies:
                times *= 2
            else:
                adds += max(played_top, top)
        if multiplies and not adds:
            adds = 1
        if industry:
            times *= 2
        return adds * times * 2 if double else adds * times

    def value(self) -> int:
        """What has been put together by now."""
        return self.total(self.infra, "port" in self.used, "industry" in self.used, self.time == "double")

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards.shielded or self.infra.shielded

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
    corp, era = state.corps[seat], state.era
    bonus = progress_bonus(tuple(corp.progress), kind, era) if corp.progress else NOTHING
    pay = Payment(seat, kind, era, infra_sum(corp.hq, corp.infra, kind), (seat,), bonus, need)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, seat = BOARDS[pay.era], pay.seat
    sheltered = board.penalty and (site in board.sheltered or owns_op(state, seat, *HARMLESS))
    pay.site, pay.used, pay.lent = site, COVERED if sheltered else frozenset(), {}
    if not state.bases:
        return
    for ability, base, around in ABILITIES[pay.kind]:
        if ability in pay.used or (ability == "industry" and pay.era == STARFARERS):
            continue
        owners: dict[int, str] = {}
        for place in board.neighbours[site] if around else (site,):
            if place in state.bases and base in state.bases[place]:
                owners.setdefault(state.owner[place], place)
        if seat in owners:
            pay.used |= {ability}
        elif owners and state.open:
            pay.lent[ability] = owners


def added(state: SpaceCorpState, pay: Payment, act: Action) -> Payment:
    """The payment with one more source."""
    verb, what, used, lent = str(act[0]), act[-1], pay.used, pay.lent
    if verb in ("card", "shield"):
        card = summed((str(what),), pay.kind, str(what) if verb == "shield" else "")
        return replace(pay, cards=joined(pay.cards, card))
    if verb == "edge":
        return replace(pay, pair=True)
    if verb == "time":
        if what == "two" and pay.era > MARINERS and "port" in used and "port" not in lent:
            # it doubles a card only if both teams start at one, so that using one's own is a choice now
            used, lent = used - {"port"}, {**lent, "port": {pay.seat: ""}}
        return replace(pay, time=str(what), used=used, lent=lent)
    if verb in ("hq", "swap"):
        hqs = (*pay.hqs, int(what)) if pay.pair and verb == "hq" else (int(what),)
        uses = tuple([(seat, "") for seat in hqs if seat != pay.seat and seat not in pay.hqs])
        infra = infra_of(state, pay.kind, hqs)
        return replace(pay, hqs=hqs, infra=infra, uses=pay.uses + uses)
    if verb == "screen":
        infra = infra_of(state, pay.kind, pay.hqs, str(what))
        return replace(pay, screen=str(what), infra=infra)
    if act == SHARE:
        return replace(pay, used=used | {"port"})
    return replace(pay, used=used | {verb}, uses=(*pay.uses, (int(what), lent[verb][int(what)])))


# ---- what could become of it


def means(state: SpaceCorpState, pay: Payment, hand: Hand) -> Means:
    """How the rest of the hand and the Infra that could be used may count, Competitors in hand included."""
    if pay.time == "second":
        return (pay.infra,)
    kind, worths = pay.kind, WORTH[pay.kind]
    cards = tuple([card for card in hand if card in worths])
    if pay.screen:
        return together(cards, kind, (pay.infra,))
    seats, seat, hqs, pair = state.seats, pay.seat, pay.hqs, pay.pair
    sheets = tuple([(corp.hq, corp.infra) for corp in state.corps[:seats]])
    usable = able(seats, seat, hqs, pair) if pair or state.open else (hqs,)
    found = together(cards, kind, usable_infra(sheets, kind, usable))
    if pair or COMPETITORS.isdisjoint(hand):
        return found
    rest = tuple([card for card in cards if card not in COMPETITORS])
    return found + together(rest, kind, usable_infra(sheets, kind, able(seats, seat, hqs, True)))


def limits(state: SpaceCorpState, pay: Payment, hand: Hand | None = None, able: Means | None = None) -> tuple[int, int]:
    """The highest need that can still be met on clean ground, and in radiation (-1: none).

    `hand` is what would be left of it, `able` the means if they are known: they do not depend on the place.
    """
    corp, used, lent = state.corps[pay.seat], pay.used, pay.lent
    if hand is None:
        hand = corp.hand
    purse = corp.profit
    penalty = BOARDS[pay.era].penalty if pay.kind in RADIATED else 0
    port = "port" in used or "port" in lent
    industry = "industry" in used or "industry" in lent
    double = pay.time == "double" or (not pay.time and pay.kind in TIMED and not TIME_IDS.isdisjoint(hand))
    covered = not penalty or pay.cards.shielded or "cover" in used or "cover" in lent
    fill = pay.fill(purse)
    hot_fill = min(fill, purse - penalty)
    clean = hot = -1
    for way in able or means(state, pay, hand):
        value = pay.total(way, port, industry, double)
        most = filled(value, fill) if fill else value
        if most > clean:
            clean = most
        if not (covered or way.shielded):
            most = filled(value, hot_fill) if hot_fill >= 0 else -1
        if most > hot:
            hot = most
    return clean, hot


def feasible(state: SpaceCorpState, pay: Payment, hand: Hand | None = None) -> bool:
    """Is the payment's need met, or can it still be?"""
    if pay.need is None or (pay.value() >= pay.need and pay.safe):
        return True
    return limits(state, pay, hand)[pay.hazard > 0] >= pay.need
