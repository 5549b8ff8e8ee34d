"""The value of an action: Infra, cards, bases, Progress cards, Time and profit, added first and multiplied after."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ..components import EDGE_OF, MARINERS, PROGRESS, SHEETS, STARFARERS, TIME_IDS, TIMED, WORTH, Kind, Worth
from ..state import SpaceCorpState

MOST_PROFIT = 3
"""The most profit that may fill a gap."""
PORT_BONUS = 2
"""What a Mariners Spaceport adds."""


class Sum(NamedTuple):
    """The matching Infra of one headquarters, or of two."""

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


@lru_cache(maxsize=8192)
def infra_sum(hq: str, infra: tuple[str, str, str], kind: Kind, screen: str = "") -> Sum:
    """All Infra of one headquarters that match the action; the card `screen` is used for its shielded value."""
    slots = SHEETS[hq].slots
    adds, product, mul, shielded = slots[0].get(kind, 0), 1, False, False
    tops, duals = [0, 0], []
    for card, printed in zip(infra, slots[1:], strict=True):
        if not card:
            adds += printed.get(kind, 0)
            continue
        plain, shield, multiplies = WORTH[kind].get(card, (0, 0, False))
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
def _has_op(progress: tuple[str, ...], op: str) -> bool:
    return any(op in (PROGRESS[card].op, PROGRESS[card].also) for card in progress)


def owns_op(state: SpaceCorpState, seat: int, op: str) -> bool:
    """Does the corporation own a Progress card with this effect?"""
    progress = state.corps[seat].progress
    return bool(progress) and _has_op(tuple(progress), op)


class Payment:
    """An action being paid for, part by part.

    `need` is the value to reach; None for actions whose effect grows with the value. `hazard` is the profit that an
    unshielded action costs. Bases of opponents that could be used are seats in `port_from`, `industry_from` and
    `cover_from`; what is one's own is used at once.
    """

    hazard = 0
    two_hqs = False
    """Has Competitors been played, so that two headquarters may be used?"""
    adds = 0
    gift = 1
    """By what the Progress cards multiply."""
    cards = 0
    product = 1
    top = 0
    second = 0
    mul = False
    screened = ""
    """The Infra card that is used for its shielded value."""
    cover = False
    cover_from: tuple[int, ...] = ()
    port = False
    port_from = -1
    industry = False
    industry_from: tuple[int, ...] = ()
    time = ""
    teams = 1
    """How many teams could take part (for Time)."""

    def __init__(self, state: SpaceCorpState, seat: int, kind: Kind, need: int | None) -> None:
        self.seat = seat
        self.kind: Kind = kind
        self.need = need
        self.era = era = state.era
        self.profit = era > MARINERS and kind in TIMED
        """May profit fill a gap?"""
        self.hqs: tuple[int, ...] = (seat,)
        corp = state.corps[seat]
        self.hq = infra_sum(corp.hq, corp.infra, kind)
        self.shielded = self.hq.shielded
        if corp.progress:
            self.adds, self.gift = gifts(tuple(corp.progress), kind, era)
        self.uses: list[int] = []
        """The opponents whose bases or Infra are used."""

    def total(
        self, hq: Sum, adds: int, product: int, top: int, mul: bool, double: bool, port: bool, industry: bool
    ) -> int:
        """The value from these parts: all additions before all multiplications."""
        adds += hq.adds
        product *= hq.product * self.gift
        mul = mul or hq.mul
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif mul:
                product *= 2
            else:
                adds += max(top, hq.top)
        if not adds and (mul or self.gift > 1):
            adds = 1
        value = adds * product
        if industry:
            value *= 2
        return value * 2 if double else value

    def value(self) -> int:
        """What has been put together by now."""
        return self.total(
            self.hq, self.adds, self.product, self.top, self.mul, self.time == "double", self.port, self.industry
        )

    def play(self, card: str, shielded: bool) -> None:
        """Add a card's value."""
        plain, shield, multiplies = WORTH[self.kind][card]
        if not plain:
            shielded = True
        value = shield if shielded else plain
        self.cards += 1
        self.shielded = self.shielded or shielded
        if multiplies:
            self.product, self.mul = self.product * value, True
        else:
            self.adds += value
            self.second, self.top = sorted((self.second, self.top, value))[1:]

    def use_hq(self, state: SpaceCorpState, seat: int) -> None:
        """Use the Infra of this headquarters: instead of the present one, or beside it with Competitors."""
        corp = state.corps[seat]
        other = infra_sum(corp.hq, corp.infra, self.kind)
        self.hqs = (*self.hqs, seat) if self.two_hqs else (seat,)
        self.hq = joined(self.hq, other) if self.two_hqs else other
        self.shielded = self.shielded or other.shielded
        self.uses.append(seat)

    def screen(self, state: SpaceCorpState, card: str) -> None:
        """Use an Infra card for its shielded value."""
        sums = [
            infra_sum(corp.hq, corp.infra, self.kind, card if card in corp.infra else "")
            for corp in map(state.corps.__getitem__, self.hqs)
        ]
        self.hq = sums[0] if len(sums) == 1 else joined(*sums)
        self.screened = card
        self.shielded = True

    @property
    def safe(self) -> bool:
        """Does the action cost nothing for radiation?"""
        return not self.hazard or self.cover or self.shielded

    def copy(self) -> Payment:
        """An independent payment with the same parts, to try something."""
        new: Payment = Payment.__new__(Payment)
        new.__dict__.update(self.__dict__)
        new.uses = self.uses[:]
        return new

    def leave(self) -> None:
        """Forget what depends on the place."""
        self.hazard = 0
        self.cover, self.cover_from = False, ()
        self.industry, self.industry_from = False, ()
        self.port, self.port_from = False, -1

    def again(self, need: int | None) -> Payment:
        """The same cards and Infra for a second team; what depends on the place is worked out afresh."""
        new = self.copy()
        new.leave()
        new.need = need
        new.uses = []
        new.time = "second"
        return new


def stretch(pay: Payment, value: int, purse: int) -> int:
    """How much profit may be added to this value: at most three, and less than the value itself."""
    if not pay.profit or value < 2 or purse < 1:
        return 0
    most = value - 1 if value <= MOST_PROFIT else MOST_PROFIT
    return most if most < purse else purse


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


def hq_choices(state: SpaceCorpState, pay: Payment, pair: bool) -> list[Sum]:
    """The Infra that could still be used for this action; `pair`: with Competitors."""
    own = pay.hq
    if pay.time == "second" or state.seats == 1 or pay.screened or not (pair or state.open):
        return [own]
    corps, kind, hqs = state.corps, pay.kind, pay.hqs
    if not pair and (hqs != (pay.seat,) or pay.two_hqs):
        return [own]
    if not pair:
        better = [own]
        for s in range(state.seats):
            corp = corps[s]
            other = infra_sum(corp.hq, corp.infra, kind)
            if other is not own and not dominates(own, other):
                better.append(other)
        return better
    others = [infra_sum(corps[s].hq, corps[s].infra, kind) for s in range(state.seats) if s not in hqs]
    if len(hqs) == 2:
        return [own]
    pairs = [joined(own, other) for other in others]
    if hqs == (pay.seat,):
        pairs += [joined(a, b) for i, a in enumerate(others) for b in others[:i]]
    return [own, *pairs]


def dominates(own: Sum, other: Sum) -> bool:
    """Is the first Infra as good as the second in every way?"""
    if own.adds < other.adds or own.product < other.product or own.top < other.top:
        return False
    return (own.shielded or not other.shielded) and not other.duals


Ceiling: TypeAlias = tuple[int, int]
"""The best that can still be reached: at all, and with a shielded value among the cards (-1: impossible)."""

Tally: TypeAlias = tuple[int, int, int, int, bool, bool, bool, list[Worth], str]
"""What a payment has and what the rest of the hand could add to it: sum, product, the two best cards, is there a
multiplying card, is there Time, is something shielded, what could be, and the card Competitors."""


def tally(state: SpaceCorpState, pay: Payment, *, skip: tuple[str, ...] = (), time: bool = True) -> Tally:
    """All cards of the hand that match the action, but not `skip`, and Time unless it is wanted for two teams."""
    adds, product, mul = pay.adds, pay.product, pay.mul
    top, second = pay.top, pay.second
    double = pay.time == "double"
    duals: list[Worth] = []
    screened = pay.shielded
    competitors = ""
    if pay.time != "second":
        worths = WORTH[pay.kind]
        seek = state.era > MARINERS and not pay.two_hqs
        may_double = time and not pay.time and pay.kind in TIMED
        for card in state.corps[pay.seat].hand:
            if seek and card in EDGE_OF and EDGE_OF[card] == "competitors":
                competitors = card
            worth = worths.get(card)
            if worth is None:
                if may_double and card in TIME_IDS:
                    double = True
                continue
            if card in skip:
                continue
            plain, shield, multiplies = worth
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
                    duals.append(worth)
                else:
                    screened = True
    return adds, product, top, second, mul, double, screened, duals, competitors


def reach(pay: Payment, hand: Tally, hqs: list[Sum], shields: bool = True) -> Ceiling:
    """The highest value with one of these headquarters; the shielded one only where it could matter."""
    adds, product, top, second, mul, double, screened, duals, _ = hand
    port = pay.port or pay.port_from >= 0
    industry = pay.industry or bool(pay.industry_from)
    exposed = shields and pay.era > MARINERS and not pay.cover and pay.kind != "explore"
    best = shielded = -1
    plain = not port and not industry
    for hq in hqs:
        if plain:
            value = (adds + hq.adds) * product * hq.product * pay.gift
            if not value and (mul or hq.mul or pay.gift > 1):
                value = product * hq.product * pay.gift
            if double:
                value *= 2
        else:
            value = pay.total(hq, adds, product, top, mul, double, port, industry)
        if value > best:
            best = value
        if not exposed:
            continue
        if screened or hq.shielded:
            if value > shielded:
                shielded = value
            continue
        if pay.time == "second":
            continue
        for full, shield, multiplies in duals:
            if multiplies:
                value = pay.total(hq, adds, product // full * shield, top, mul, double, port, industry)
            else:
                lower = max(second if full == top else top, shield)
                value = pay.total(hq, adds - full + shield, product, lower, mul, double, port, industry)
            shielded = max(shielded, value)
        for card in hq.duals:
            value = pay.total(_screened(hq, pay.kind, card), adds, product, top, mul, double, port, industry)
            shielded = max(shielded, value)
    return best, shielded


def ceiling(
    state: SpaceCorpState, pay: Payment, *, skip: tuple[str, ...] = (), time: bool = True, hq: Sum | None = None
) -> Ceiling:
    """The highest value that the rest of the hand and the Infra allow, without the cards `skip`."""
    hand = tally(state, pay, skip=skip, time=time)
    found = reach(pay, hand, [hq] if hq else hq_choices(state, pay, pay.two_hqs))
    competitors = hand[-1]
    if competitors and competitors not in skip and hq is None:
        with_two = competing(state, pay, (*skip, competitors), time)
        return max(found[0], with_two[0]), max(found[1], with_two[1])
    return found


def affordable(state: SpaceCorpState, pay: Payment, need: int, hazard: int) -> bool:
    """Can this need be met? One's own Infra without shields answers for most."""
    hand = tally(state, pay)
    if within(state, pay, reach(pay, hand, [pay.hq], shields=False), need, hazard):
        return True
    return within(state, pay, best_of(state, pay, hand), need, hazard)


def best_of(state: SpaceCorpState, pay: Payment, hand: Tally) -> Ceiling:
    """The highest value with a hand that has been tallied, over all Infra that could be used."""
    found = reach(pay, hand, hq_choices(state, pay, pay.two_hqs))
    competitors = hand[-1]
    if not competitors:
        return found
    with_two = competing(state, pay, (competitors,))
    return max(found[0], with_two[0]), max(found[1], with_two[1])


def competing(state: SpaceCorpState, pay: Payment, skip: tuple[str, ...], time: bool = True) -> Ceiling:
    """The highest value when Competitors, among the cards `skip`, is played for its Edge."""
    return reach(pay, tally(state, pay, skip=skip, time=time), hq_choices(state, pay, pair=True))


@lru_cache(maxsize=4096)
def _screened(hq: Sum, kind: Kind, card: str) -> Sum:
    """The Infra with one card used for its shielded value."""
    plain, shield, multiplies = WORTH[kind][card]
    if multiplies:
        return hq._replace(product=hq.product // plain * shield)
    return hq._replace(adds=hq.adds - plain + shield, top=max(hq.second if plain == hq.top else hq.top, shield))


def within(state: SpaceCorpState, pay: Payment, reach: Ceiling, need: int, hazard: int) -> bool:
    """Can this need be met, with profit for the gap and for radiation where there is no other way?"""
    purse = state.corps[pay.seat].profit
    best, shielded = reach
    if not hazard or pay.cover or pay.cover_from:
        return best >= need or best + stretch(pay, best, purse) >= need
    if purse >= hazard and best + stretch(pay, best, purse - hazard) >= need:
        return True
    return shielded >= 0 and shielded + stretch(pay, shielded, purse) >= need
