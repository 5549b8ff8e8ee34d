"""The value of an action: Infra, cards, bases, Progress cards, Time and profit, added first and multiplied after."""

from __future__ import annotations

from typing import TypeAlias

from ..content import MARINERS, TIMED, WORTH, Kind
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .sums import NOTHING, Hand, Sum, dominates, gifts, hand_of, infra_sum, joined, screened

MOST_PROFIT = 3
"""The most profit that may fill a gap."""
RADIATED = frozenset(("move", "build"))
"""The actions that radiation hinders."""
PORT_BONUS = 2
"""What a Mariners Spaceport adds."""


class Payment:
    """An action being paid for, part by part.

    `need` is the value to reach; None for actions whose effect grows with the value. `hazard` is the profit that an
    unshielded action costs. Bases of opponents that could be used are seats in `port_from`, `industry_from` and
    `cover_from`; what is one's own is used at once.
    """

    __slots__ = (
        "adds",
        "cover",
        "cover_from",
        "era",
        "gift",
        "hazard",
        "hq",
        "hqs",
        "industry",
        "industry_from",
        "kind",
        "mul",
        "need",
        "port",
        "port_from",
        "product",
        "profit",
        "screened",
        "seat",
        "second",
        "shielded",
        "teams",
        "time",
        "top",
        "two_hqs",
        "uses",
    )

    def __init__(self, state: SpaceCorpState, seat: int, kind: Kind, need: int | None) -> None:
        self.seat = seat
        self.kind: Kind = kind
        self.need = need
        self.era = era = state.era
        self.profit = era > MARINERS and kind in TIMED
        """May profit fill a gap?"""
        self.hqs: tuple[int, ...] = (seat,)
        self.two_hqs = False
        """Has Competitors been played, so that two headquarters may be used?"""
        corp = state.corps[seat]
        self.hq = infra_sum(corp.hq, corp.infra, kind)
        self.shielded = self.hq.shielded
        self.screened = ""
        """The Infra card that is used for its shielded value."""
        self.adds, self.gift = gifts(tuple(corp.progress), kind, era) if corp.progress else (0, 1)
        """What is added, and by what the Progress cards multiply."""
        self.product = 1
        self.top = self.second = 0
        self.mul = False
        self.time = ""
        self.teams = 1
        """How many teams could take part (for Time)."""
        self.uses: list[int] = []
        """The opponents whose bases or Infra are used."""
        self.leave()

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
            for corp in [state.corps[seat] for seat in self.hqs]
        ]
        self.hq = sums[0] if len(sums) == 1 else joined(sums[0], sums[1])
        self.screened = card
        self.shielded = True

    @property
    def safe(self) -> bool:
        """Does the action cost nothing for radiation?"""
        return not self.hazard or self.cover or self.shielded

    def copy(self) -> Payment:
        """An independent payment with the same parts, to try something."""
        new: Payment = Payment.__new__(Payment)
        new.seat, new.kind, new.need, new.era, new.profit = self.seat, self.kind, self.need, self.era, self.profit
        new.hqs, new.hq, new.two_hqs, new.screened = self.hqs, self.hq, self.two_hqs, self.screened
        new.adds, new.product, new.gift, new.mul = self.adds, self.product, self.gift, self.mul
        new.top, new.second = self.top, self.second
        new.hazard, new.shielded = self.hazard, self.shielded
        new.cover, new.cover_from = self.cover, self.cover_from
        new.port, new.port_from = self.port, self.port_from
        new.industry, new.industry_from = self.industry, self.industry_from
        new.time, new.teams = self.time, self.teams
        new.uses = self.uses[:]
        return new

    def leave(self) -> None:
        """Forget what depends on the place."""
        self.hazard = 0
        self.cover = self.industry = self.port = False
        self.cover_from: tuple[int, ...] = ()
        self.industry_from: tuple[int, ...] = ()
        self.port_from = -1

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


def hq_choices(state: SpaceCorpState, pay: Payment, pair: bool) -> list[Sum]:
    """The Infra that could still be used for this action; `pair`: with Competitors."""
    own = pay.hq
    if pay.time == "second" or state.seats == 1 or pay.screened or not (pair or state.open):
        return [own]
    corps, kind, hqs = state.corps, pay.kind, pay.hqs
    if not pair:
        better = [own]
        if hqs == (pay.seat,) and not pay.two_hqs:
            for corp in corps:
                other = infra_sum(corp.hq, corp.infra, kind)
                if other is not own and not dominates(own, other):
                    better.append(other)
        return better
    if len(hqs) == 2:
        return [own]
    others = [infra_sum(corps[s].hq, corps[s].infra, kind) for s in range(state.seats) if s not in hqs]
    pairs = [joined(own, other) for other in others]
    if hqs == (pay.seat,):
        pairs += [joined(a, b) for i, a in enumerate(others) for b in others[:i]]
    return [own, *pairs]


def lent(state: SpaceCorpState, seat: int, kind: Kind) -> bool:
    """Could an opponent's Infra do more than one's own?"""
    if state.seats == 1 or not state.open:
        return False
    corps = state.corps
    own = infra_sum(corps[seat].hq, corps[seat].infra, kind)
    for corp in corps:
        other = infra_sum(corp.hq, corp.infra, kind)
        if other is not own and not dominates(own, other):
            return True
    return False


Ceiling: TypeAlias = tuple[int, int]
"""The best that can still be reached: at all, and with a shielded value among the cards (-1: impossible)."""


def held(state: SpaceCorpState, seat: int) -> Hand:
    """The cards of a player."""
    return hand_of(tuple(state.corps[seat].hand))


def shields_matter(state: SpaceCorpState, pay: Payment) -> bool:
    """Could a shielded value make a difference? Not for those who can pay for radiation and fill a gap as well."""
    if pay.cover or pay.kind not in RADIATED or (pay.need is not None and not pay.hazard):
        return False
    penalty = BOARDS[state.era].penalty
    return penalty > 0 and state.corps[pay.seat].profit < penalty + MOST_PROFIT


def reach(state: SpaceCorpState, pay: Payment, hand: Hand, hqs: list[Sum], time: bool = True) -> Ceiling:
    """The highest value with the whole hand and one of these headquarters; the shielded one only where it could matter.

    Not `time`: a Time card is wanted for two teams.
    """
    rest, double = NOTHING, False
    if pay.time != "second":
        rest = hand.sum(pay.kind)
        double = pay.time == "double" or (time and not pay.time and hand.time != "" and pay.kind in TIMED)
    adds, product, mul = pay.adds + rest.adds, pay.product * rest.product, pay.mul or rest.mul
    port = pay.port or pay.port_from >= 0
    industry = pay.industry or len(pay.industry_from) > 0
    top = pay.top if pay.top > rest.top else rest.top
    exposed = pay.era > MARINERS and shields_matter(state, pay)
    best = shielded = -1
    for hq in hqs:
        value = pay.total(hq, adds, product, top, mul, double, port, industry)
        if value > best:
            best = value
        if not exposed:
            continue
        if pay.shielded or rest.shielded or hq.shielded:
            shielded = max(shielded, value)
        elif pay.time != "second" and (rest.duals or hq.duals):
            shielded = max(shielded, _with_shield(pay, rest, hq, double, port, industry))
    return best, shielded


def _with_shield(pay: Payment, rest: Sum, hq: Sum, double: bool, port: bool, industry: bool) -> int:
    """The highest value if one card, of the hand or among the Infra, is used for its shielded value."""
    adds, product, mul = pay.adds + rest.adds, pay.product * rest.product, pay.mul or rest.mul
    second, top = sorted((pay.top, pay.second, rest.top, rest.second))[2:]
    best = -1
    for card in rest.duals:
        full, shield, multiplies = WORTH[pay.kind][card]
        if multiplies:
            value = pay.total(hq, adds, product // full * shield, top, mul, double, port, industry)
        else:
            lower = max(second if full == top else top, shield)
            value = pay.total(hq, adds - full + shield, product, lower, mul, double, port, industry)
        best = max(best, value)
    for card in hq.duals:
        other = screened(hq, pay.kind, card)
        best = max(best, pay.total(other, adds, product, top, mul, double, port, industry))
    return best


def own_value(state: SpaceCorpState, seat: int, hand: Hand, kind: Kind) -> int:
    """The highest value with one's own Infra before anything is played, wherever the team is; it answers for most."""
    corp = state.corps[seat]
    hq, rest = infra_sum(corp.hq, corp.infra, kind), hand.sum(kind)
    adds, factor = gifts(tuple(corp.progress), kind, state.era) if corp.progress else (0, 1)
    only = rest.mul or hq.mul or factor > 1
    adds += rest.adds + hq.adds
    factor *= rest.product * hq.product
    if hand.time and kind in TIMED:
        factor *= 2
    return adds * factor if adds or not only else factor


def best_of(state: SpaceCorpState, pay: Payment, hand: Hand, time: bool = True) -> Ceiling:
    """The highest value over all Infra that could be used."""
    found = reach(state, pay, hand, hq_choices(state, pay, pay.two_hqs), time)
    if not hand.competitors or pay.two_hqs or pay.time == "second":
        return found
    with_two = competing(state, pay, hand, time)
    return max(found[0], with_two[0]), max(found[1], with_two[1])


def competing(state: SpaceCorpState, pay: Payment, hand: Hand, time: bool = True) -> Ceiling:
    """The highest value when Competitors is played for its Edge."""
    return reach(state, pay, hand.without(hand.competitors), hq_choices(state, pay, True), time)


def ceiling(state: SpaceCorpState, pay: Payment, time: bool = True) -> Ceiling:
    """The highest value that the player's hand and all Infra allow."""
    return best_of(state, pay, held(state, pay.seat), time)


def within(state: SpaceCorpState, pay: Payment, reach: Ceiling, need: int, hazard: int) -> bool:
    """Can this need be met, with profit for the gap and for radiation where there is no other way?"""
    purse = state.corps[pay.seat].profit
    best, shielded = reach
    if not hazard or pay.cover or pay.cover_from:
        return best >= need or best + stretch(pay, best, purse) >= need
    if purse >= hazard and best + stretch(pay, best, purse - hazard) >= need:
        return True
    return shielded >= 0 and shielded + stretch(pay, shielded, purse) >= need
