"""The value of an action: its sources, and what a player could put together from them.

Infra, cards, bases, Progress cards and Time are *sources*: each adds to the value or multiplies it. A *payment* is what
has been put together by now. `limits` says what could still become of it: listing, paying and explaining ask it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

import msgspec

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
Sheets: TypeAlias = tuple[tuple[str, tuple[str, str, str]], ...]
"""Headquarters with their Infra, by seat."""
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")


class Sum(NamedTuple):
    """Cards or Infra together."""

    adds: int = 0
    times: int = 1
    top: int = 0
    """The highest added value of one card: a Spaceport may double it."""
    multiplies: bool = False
    """Is there a multiplying card?"""
    shielded: bool = False

    def within(self, other: Sum) -> bool:
        """Can this do nothing that the other cannot do?"""
        adds, times, top, multiplies, shielded = other
        return (
            self.adds <= adds
            and self.times <= times
            and self.top <= top
            and self.multiplies <= multiplies
            and self.shielded <= shielded
        )


NOTHING = Sum()
Means: TypeAlias = list[tuple[tuple[Sum, ...], tuple[Sum, ...]]]
"""Ways in which cards may count, each with the ways in which Infra may count beside them."""


def joined(a: Sum, b: Sum) -> Sum:
    """Both together."""
    return Sum(a[0] + b[0], a[1] * b[1], max(a[2], b[2]), a[3] or b[3], a[4] or b[4])


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


def ways(cards: Iterable[str], kind: Kind, printed: int = 0) -> tuple[Sum, ...]:
    """How the matching ones of these cards may count: all plain first, then with one of them for its shielded value."""
    worths = WORTH[kind]
    return _ways(tuple([card for card in cards if card in worths]), kind, printed)


@lru_cache(maxsize=1 << 13)
def _ways(cards: tuple[str, ...], kind: Kind, printed: int) -> tuple[Sum, ...]:
    plain = summed(cards, kind, "", printed)
    if plain.shielded:
        return (plain,)
    duals = {TYPE[card]: card for card in cards if WORTH[kind][card][1]}
    return (plain, *[summed(cards, kind, card, printed) for card in duals.values()])


@lru_cache(maxsize=1 << 13)
def infra_ways(hq: str, infra: tuple[str, str, str], kind: Kind) -> tuple[Sum, ...]:
    """How the Infra of one headquarters may count; a printed value holds while no card covers it."""
    first, *slots = SHEETS[hq].slots
    free = [slot.get(kind, 0) for card, slot in zip(infra, slots, strict=True) if not card]
    return ways(infra, kind, first.get(kind, 0) + sum(free))


def infra_sum(hq: str, infra: tuple[str, str, str], kind: Kind) -> Sum:
    """The Infra of one headquarters for an action."""
    return infra_ways(hq, infra, kind)[0]


def all_sheets(state: SpaceCorpState) -> Sheets:
    """The headquarters of all players with their Infra."""
    return tuple([(corp.hq, corp.infra) for corp in state.corps[: state.seats]])


def infras(sheets: Sheets, kind: Kind, hqs: tuple[int, ...]) -> tuple[Sum, ...]:
    """How the Infra of one headquarters, or of two, may count."""
    first = infra_ways(*sheets[hqs[0]], kind)
    if len(hqs) == 1:
        return first
    return tuple([joined(one, other) for one in first for other in infra_ways(*sheets[hqs[1]], kind)])


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


def filled(value: int, fill: int) -> int:
    """The value with profit in the gap, which is less than the value itself."""
    return value + fill if fill < value else max(value, 2 * value - 1)


class Payment(msgspec.Struct, eq=False):
    """An action that is being paid for."""

    seat: int
    kind: Kind
    era: int
    infra: Sum
    """The Infra in use."""
    hqs: tuple[int, ...]
    """Whose it is: one's own, an opponent's, or with Competitors that of two."""
    progress: tuple[int, int] = (0, 1)
    need: int | None = None
    """The value to reach; None if the effect grows with the value."""
    site: str = ""
    end: str = ""
    """Where the action takes place, and where a journey leads."""
    hazard: int = 0
    """The profit that the action costs unless it is shielded."""
    cards: Sum = NOTHING
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

    def total(self, cards: Sum, infra: Sum, port: bool, industry: bool, double: bool) -> int:
        """The value with these cards beside the played ones: all additions before all multiplications."""
        played = self.cards
        adds = played.adds + cards.adds + infra.adds + self.progress[0]
        times = played.times * cards.times * infra.times * self.progress[1]
        multiplies = played.multiplies or cards.multiplies or infra.multiplies
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif multiplies:
                times *= 2
            else:
                adds += max(played.top, cards.top, infra.top)
        if multiplies and not adds:
            adds = 1
        if industry:
            times *= 2
        return adds * times * 2 if double else adds * times

    def value(self) -> int:
        """What has been put together by now."""
        return self.total(NOTHING, self.infra, "port" in self.used, "industry" in self.used, self.time == "double")

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards.shielded or self.infra.shielded

    @property
    def safe(self) -> bool:
        """Does radiation cost nothing?"""
        return not self.hazard or "cover" in self.used or self.shielded

    def use_base(self, ability: str, owner: int) -> None:
        """Use the ability of a base that is on offer."""
        self.used |= {ability}
        if owner != self.seat:
            self.uses += ((owner, self.lent[ability][owner]),)

    def use_infra(self, state: SpaceCorpState, hqs: tuple[int, ...]) -> None:
        """Use the Infra of these headquarters; each opponent's is one use."""
        self.uses += tuple([(seat, "") for seat in hqs if seat != self.seat and seat not in self.hqs])
        self.hqs, self.infra = hqs, infras(all_sheets(state), self.kind, hqs)[0]

    def fill(self, purse: int) -> int:
        """The most profit of this purse that may fill a gap."""
        if self.era == MARINERS or self.kind not in TIMED or self.time == "never":
            return 0
        return min(purse, MOST_PROFIT)


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> Payment:
    """A payment with what is one's own: Infra, Progress cards, and bases where the action takes place."""
    corp, era = state.corps[seat], state.era
    bonus = progress_bonus(tuple(corp.progress), kind, era) if corp.progress else (0, 1)
    pay = Payment(seat, kind, era, infra_ways(corp.hq, corp.infra, kind)[0], (seat,), bonus, need)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here, with what bases do for it."""
    pay.site = site
    pay.used, pay.lent = bases_at(state, pay.seat, pay.kind, site)


def bases_at(
    state: SpaceCorpState, seat: int, kind: Kind, site: str
) -> tuple[frozenset[str], dict[str, dict[int, str]]]:
    """What bases do for an action here: the abilities of one's own are used, those of opponents are on offer."""
    board = BOARDS[state.era]
    used: frozenset[str] = frozenset()
    lent: dict[str, dict[int, str]] = {}
    if board.penalty and (site in board.sheltered or owns_op(state, seat, *HARMLESS)):
        used = COVERED
    if not state.bases:
        return used, lent
    for ability, base, around in ABILITIES[kind]:
        if ability in used or (ability == "industry" and state.era == STARFARERS):
            continue
        owners: dict[int, str] = {}
        for place in board.neighbours[site] if around else (site,):
            if place in state.bases and base in state.bases[place]:
                owners.setdefault(state.owner[place], place)
        if seat in owners:
            used |= {ability}
        elif owners and state.open:
            lent[ability] = owners
    return used, lent


# ---- what could become of it


def headquarters(state: SpaceCorpState, pay: Payment) -> tuple[tuple[int, ...], ...]:
    """The headquarters that could be used now instead of those in use."""
    return others(state.seats, pay.seat, pay.hqs, pay.pair) if pay.pair or state.open else ()


@cache
def others(seats: int, seat: int, hqs: tuple[int, ...], pair: bool) -> tuple[tuple[int, ...], ...]:
    """The headquarters that may be used instead of these; `pair`: with Competitors."""
    if len(hqs) == 2:
        return ()
    rest = [other for other in range(seats) if other not in hqs]
    own = hqs == (seat,)
    if pair:
        return (*((hqs[0], other) for other in rest), *(combinations(rest, 2) if own else ()))
    return tuple((other,) for other in rest) if own else ()


@cache
def able(seats: int, seat: int, hqs: tuple[int, ...], pair: bool) -> tuple[tuple[int, ...], ...]:
    """The headquarters in use and what may replace them; two together do all that one of them does."""
    found = {tuple(sorted(other)) for other in others(seats, seat, hqs, pair)}
    return tuple(sorted(found if pair and found else {hqs, *found}))


@lru_cache(maxsize=1 << 12)
def usable_infra(sheets: Sheets, kind: Kind, able: tuple[tuple[int, ...], ...]) -> tuple[Sum, ...]:
    """How the Infra of these headquarters can count, without the ways that another one beats."""
    found: list[Sum] = []
    for hqs in able:
        for infra in infras(sheets, kind, hqs):
            if not any(map(infra.within, found)):
                found.append(infra)
    return tuple(found)


def means(state: SpaceCorpState, pay: Payment, hand: tuple[str, ...], hqs: tuple[int, ...] = ()) -> Means:
    """How the rest of the hand may count, with how Infra may count beside it; with Competitors there are two such.

    `hqs`: if these headquarters were used instead.
    """
    if pay.time == "second":
        return [((NOTHING,), (pay.infra,))]
    cards = ways(hand, pay.kind)
    if pay.screen:
        return [(cards, (pay.infra,))]
    seats, seat, kind, sheets = state.seats, pay.seat, pay.kind, all_sheets(state)
    hqs = hqs or pay.hqs
    if pay.pair or state.open:
        found = [(cards, usable_infra(sheets, kind, able(seats, seat, hqs, pay.pair)))]
    else:
        found = [(cards, infras(sheets, kind, hqs))]
    if not pay.pair and not COMPETITORS.isdisjoint(hand):
        rest = ways([card for card in hand if card not in COMPETITORS], kind)
        found.append((rest, usable_infra(sheets, kind, able(seats, seat, hqs, True))))
    return found


def limits(
    state: SpaceCorpState, pay: Payment, hand: tuple[str, ...] | None = None, able: Means | None = None
) -> tuple[int, int]:
    """The highest need that can still be met on clean ground, and in radiation (-1: none).

    `able` are the means, if they are known: they do not depend on the place.
    """
    corp, used, lent = state.corps[pay.seat], pay.used, pay.lent
    hand = tuple(corp.hand) if hand is None else hand
    purse, penalty = corp.profit, BOARDS[pay.era].penalty if pay.kind in RADIATED else 0
    port = "port" in used or "port" in lent
    industry = "industry" in used or "industry" in lent
    double = pay.time == "double" or (not pay.time and pay.kind in TIMED and not TIME_IDS.isdisjoint(hand))
    covered = not penalty or pay.cards.shielded or "cover" in used or "cover" in lent
    fill = pay.fill(purse)
    hot_fill = min(fill, purse - penalty)
    clean = hot = -1
    for ways_of_hand, ways_of_infra in able or means(state, pay, hand):
        for cards in ways_of_hand:
            for infra in ways_of_infra:
                value = pay.total(cards, infra, port, industry, double)
                most = filled(value, fill) if fill else value
                if most > clean:
                    clean = most
                if not (covered or cards.shielded or infra.shielded):
                    most = filled(value, hot_fill) if hot_fill >= 0 else -1
                if most > hot:
                    hot = most
    return clean, hot


def feasible(
    state: SpaceCorpState, pay: Payment, hand: tuple[str, ...] | None = None, able: Means | None = None
) -> bool:
    """Can the payment's need still be met?"""
    return pay.need is None or limits(state, pay, hand, able)[pay.hazard > 0] >= pay.need
