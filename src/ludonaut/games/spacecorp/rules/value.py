"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now. A
*plan* is a way to go on: all matching cards, with one choice of Infra and of a shielded value. Listing and paying ask
an `Outlook` what plans come to, and nothing else.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from ludonaut.kernel import Action

from ..content import MARINERS, TIMED, Kind
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .sources import (
    ALONE,
    COMPETITORS,
    NOTHING,
    PLAIN,
    SHIELDED,
    Amount,
    Hand,
    Hqs,
    Ways,
    infra_of,
    infra_ways,
    joined,
    progress_bonus,
    ways,
)

MOST_PROFIT = 3
"""The most profit that may fill a gap."""
PORT_BONUS = 2
"""What a Mariners Spaceport adds."""
HARMLESS = ("always_shielded", "ignore_radiation_penalty")
"""The effects of Progress cards that make radiation harmless."""
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
NONE: frozenset[str] = frozenset()
COVERED = frozenset(("cover",))
SHARE: Action = ("share",)
"""Use one's own Spaceport for both teams of a Time card."""

Reach: TypeAlias = tuple[int, int]
"""The highest need that can be met on clean ground, and in radiation (-1: none)."""
Plan: TypeAlias = tuple[Hqs, bool, str, Amount]
"""Whose Infra, whether Competitors is played for it, which card counts for its shielded value, and what all offer."""


class Goal:
    """What an action needs: a value (None if the effect grows with it), where, and how far."""

    def __init__(self, need: int | None, site: str) -> None:
        self.need = need
        self.site = site
        self.end = ""
        """Where a journey leads."""
        self.hazard = 0
        """The profit that the action costs unless it is shielded."""
        self.two = False
        """Is there another team that could act?"""


class Payment:
    """What has been put together for an action."""

    def __init__(self, seat: int, kind: Kind, era: int, goal: Goal, hqs: Hqs, infra: Ways) -> None:
        self.seat = seat
        self.kind: Kind = kind
        self.era = era
        self.goal = goal
        self.hqs = hqs
        self.infra = infra
        """How the Infra of these headquarters may count."""
        self.pair = False
        """Has Competitors been played?"""
        self.cards = NOTHING
        """Played cards and what Progress cards add."""
        self.factor = 1
        """By what Progress cards and Time multiply."""
        self.timed = kind in TIMED
        """Does Time help?"""
        self.fills = self.timed and era > MARINERS
        """May profit fill a gap?"""
        self.time = ""
        """Time played: double or two. In the second action of two: second."""
        self.used = NONE
        """The abilities of bases in use: port, industry, cover."""
        self.lent: dict[str, dict[int, str]] = {}
        """Those that are on offer, by whose bases and on which site."""
        self.uses: tuple[tuple[int, str], ...] = ()
        """The opponents whose bases or Infra are used, each with the base's site."""

    def total(self, amount: Amount, factor: int, port: bool) -> int:
        """The value of this amount: all additions before all multiplications."""
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
        return adds * times * factor

    def value(self) -> int:
        """What has been put together by now."""
        factor = self.factor * 2 if "industry" in self.used else self.factor
        return self.total(joined(self.infra[0][1], self.cards), factor, "port" in self.used)

    def fill(self, value: int, purse: int) -> int:
        """This value with the profit of a purse in the gap: three at most, and less than the value itself."""
        if value < 2 or purse <= 0 or not self.fills:
            return value
        most = purse if purse < MOST_PROFIT else MOST_PROFIT
        return value + (most if most < value else value - 1)

    @property
    def screen(self) -> str:
        """The Infra card that is used for its shielded value."""
        return self.infra[0][0]

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards[3] or self.infra[0][1][3]

    @property
    def danger(self) -> int:
        """The profit that radiation costs as things stand."""
        hazard = self.goal.hazard
        return 0 if not hazard or "cover" in self.used or self.shielded else hazard


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> Payment:
    """A payment with what is one's own: Infra, Progress cards, and bases where the action takes place."""
    corp, era = state.corps[seat], state.era
    pay = Payment(seat, kind, era, Goal(need, site), (seat,), infra_ways(corp.hq, corp.infra, kind))
    if corp.progress:
        adds, pay.factor = progress_bonus(corp.progress, kind, era)
        pay.cards = (adds, 1, 0, False)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, bases = BOARDS[pay.era], state.bases
    sheltered = board.penalty and (site in board.sheltered or state.owns_op(pay.seat, HARMLESS[0], HARMLESS[1]))
    pay.goal.site, pay.used, pay.lent = site, COVERED if sheltered else NONE, {}
    built = [place for place in board.neighbours[site] if place in bases] if bases else []
    for ability, base, around in ABILITIES[pay.kind][pay.era] if built else ():
        owners: dict[int, str] = {}
        for place in built:
            if base in bases[place] and (around or place == site):
                owners.setdefault(state.owner[place], place)
        if owners and ability not in pay.used:
            if pay.seat in owners:
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
        if what == "double":
            pay.factor *= 2
        elif pay.era > MARINERS and "port" in pay.used and "port" not in pay.lent:
            # it doubles a card only if both teams start at one, so that using one's own is a choice now
            pay.used, pay.lent = pay.used - {"port"}, {**pay.lent, "port": {pay.seat: ""}}
    elif verb in ("hq", "swap"):
        before, pay.hqs = pay.hqs, (*pay.hqs, int(what)) if pay.pair and verb == "hq" else (int(what),)
        pay.uses += tuple([(seat, "") for seat in pay.hqs if seat != pay.seat and seat not in before])
        pay.infra = infra_of(state, pay.hqs, pay.kind)
    elif verb == "screen":
        pay.infra = tuple([way for way in pay.infra if way[0] == what])
    elif act == SHARE:
        pay.used |= {"port"}
    else:
        pay.used |= {verb}
        pay.uses = (*pay.uses, (int(what), pay.lent[verb][int(what)]))


class Outlook:
    """What could become of a payment, wherever the action takes place."""

    def __init__(self, state: SpaceCorpState, pay: Payment) -> None:
        self.state = state
        self.pay = pay
        self.hand = Hand(() if pay.time == "second" else state.corps[pay.seat].hand, pay.kind, pay.cards)
        self._own: list[Plan] | None = None
        self._others: list[Plan] | None = None

    def own(self) -> list[Plan]:
        """The plans with the Infra in use, which answer for most."""
        if self._own is None:
            self._own = _together(self.pay.hqs, False, self.pay.infra, self.hand.ways)
        return self._own

    def others(self) -> list[Plan]:
        """The plans with the Infra of an opponent instead, or with Competitors of two headquarters."""
        if self._others is None:
            self._others = other_plans(self.state, self.pay, self.hand)
        return self._others

    def limits(self, plans: list[Plan], time: bool = True) -> list[Reach]:
        """The highest need that each of these plans can meet, with the bases that may be used here, profit in the gap
        and, if `time` says so, a Time card in hand."""
        pay, profit, penalty = self.pay, self.state.corps[self.pay.seat].profit, BOARDS[self.pay.era].penalty
        able = pay.used.union(pay.lent) if pay.lent else pay.used
        factor = pay.factor * 2 if "industry" in able else pay.factor
        if time and self.hand.time and pay.timed and not pay.time:
            factor *= 2
        port, covered, fills = "port" in able, not penalty or "cover" in able, pay.fills and profit > 0
        found = []
        for _, _, _, amount in plans:
            value = pay.total(amount, factor, port)
            clean = hot = pay.fill(value, profit) if fills else value
            if not covered and not amount[3]:
                hot = pay.fill(value, profit - penalty) if profit >= penalty else -1
            found.append((clean, hot))
        return found

    def reach(self, plans: list[Plan]) -> Reach:
        """The highest need that one of these plans can meet."""
        clean = hot = -1
        for a, b in self.limits(plans):
            clean, hot = a if a > clean else clean, b if b > hot else hot
        return clean, hot

    def best(self) -> Reach:
        """The highest need that can still be met."""
        return self.reach(self.own() + self.others())

    def enough(self, plans: list[Plan], time: bool = True) -> list[Plan]:
        """Those of the plans that meet the need."""
        need, hazard = self.pay.goal.need, self.pay.goal.hazard
        if need is None or not plans:
            return plans
        limits = self.limits(plans, time)
        return [plans[i] for i, (clean, hot) in enumerate(limits) if (hot if hazard else clean) >= need]

    def feasible(self, time: bool = True) -> bool:
        """Is the need met, or can it still be?"""
        return bool(self.enough(self.own(), time)) or bool(self.enough(self.others(), time))


def other_plans(state: SpaceCorpState, pay: Payment, hand: Hand) -> list[Plan]:
    """All matching cards with the Infra of an opponent instead, or with Competitors of two headquarters."""
    hqs, kind, held = pay.hqs, pay.kind, hand.ways
    own, edge = len(hqs) == 1 and hqs[0] == pay.seat, bool(hand.competitors) and not pay.pair
    instead = own and not pay.pair and state.open
    if state.seats == 1 or pay.time == "second" or not (instead or edge or pay.pair) or pay.screen:
        return []
    found: list[Plan] = []
    others: list[int] = []
    for other in range(state.seats):
        if other not in hqs:
            corp = state.corps[other]
            infra = infra_ways(corp.hq, corp.infra, kind)
            if infra != ALONE:
                others.append(other)
                if instead:
                    found += _together((other,), False, infra, held)
    if edge:  # the card is played for nothing but that
        held = ways([card for card in hand.cards if card not in COMPETITORS], kind, pay.cards)
        found += _together(hqs, True, pay.infra, held)
    if edge or pay.pair:
        pairs: list[Hqs] = [(*hqs, other) for other in others] if len(hqs) == 1 else []
        if own:
            pairs += combinations(others, 2)
        for two in pairs:
            found += _together(two, edge, infra_of(state, two, kind), held)
    return found


def _together(hqs: Hqs, edge: bool, infra: Ways, held: Ways) -> list[Plan]:
    """Infra and cards, with one shielded value at most."""
    return [
        (hqs, edge, screen or card, joined(more, cards))
        for screen, more in infra
        for card, cards in held
        if not screen or not card
    ]
