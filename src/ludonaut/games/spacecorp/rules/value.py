"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now. A
*plan* is a way to go on: all matching cards, with one choice of Infra and of a shielded value. Listing, paying and bots
ask `reach` what plans come to, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from ludonaut.kernel import Action

from ..content import EDGE_OF, MARINERS, TIME_IDS, TIMED, Kind
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .sources import (
    ALONE,
    NOTHING,
    PLAIN,
    SHIELDED,
    Amount,
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
COMPETITORS = frozenset(card for card, edge in EDGE_OF.items() if edge == "competitors")
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

Plan: TypeAlias = tuple[Hqs, bool, str, Amount]
"""Whose Infra, whether Competitors is played for it, which card counts for its shielded value, and what it adds up to."""


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
        self.time = ""
        """Time played: double or two. In the second action of two: second. Where Time does not count: never."""
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

    def can(self, ability: str) -> bool:
        """Is the ability of a base in use or on offer?"""
        return ability in self.used or ability in self.lent

    def fill(self, value: int, purse: int) -> int:
        """This value with the profit of a purse in the gap: three at most, and less than the value itself."""
        if value < 2 or purse <= 0 or self.era == MARINERS or self.kind not in TIMED or self.time == "never":
            return value
        return value + min(purse, MOST_PROFIT, value - 1)

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
        return 0 if "cover" in self.used or self.shielded else self.goal.hazard


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> Payment:
    """A payment with what is one's own: Infra, Progress cards, and bases where the action takes place."""
    corp, era = state.corps[seat], state.era
    pay = Payment(seat, kind, era, Goal(need, site), (seat,), infra_ways(corp.hq, corp.infra, kind))
    if corp.progress:
        adds, pay.factor = progress_bonus(tuple(corp.progress), kind, era)
        pay.cards = (adds, 1, 0, False)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, bases = BOARDS[pay.era], state.bases
    sheltered = board.penalty and (site in board.sheltered or state.owns_op(pay.seat, *HARMLESS))
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


# ---- what could become of it


def plans(state: SpaceCorpState, pay: Payment) -> list[Plan]:
    """All matching cards with one choice of Infra and of a shielded value; that in use first."""
    hand: Sequence[str] = () if pay.time == "second" else state.corps[pay.seat].hand
    held = ways(hand, pay.kind, pay.cards)
    found = _together(pay.hqs, False, pay.infra, held)
    if pay.screen or pay.time == "second" or state.seats == 1:
        return found
    edge = not pay.pair and not COMPETITORS.isdisjoint(hand)
    own = len(pay.hqs) == 1 and pay.hqs[0] == pay.seat
    if not (edge or pay.pair or (own and state.open)):
        return found
    every = {hq: infra_of(state, (hq,), pay.kind) for hq in range(state.seats) if hq not in pay.hqs}
    others = [hq for hq, infra in every.items() if infra != ALONE]
    if own and state.open and not pay.pair:
        for other in others:
            found += _together((other,), False, every[other], held)
    if edge or pay.pair:
        pairs: list[Hqs] = [(*pay.hqs, other) for other in others] if len(pay.hqs) == 1 else []
        if own:
            pairs += combinations(others, 2)
        if edge:  # played for nothing but this
            pairs.append(pay.hqs)
            held = ways([card for card in hand if card not in COMPETITORS], pay.kind, pay.cards)
        for hqs in pairs:
            found += _together(hqs, edge, infra_of(state, hqs, pay.kind), held)
    return found


def _together(hqs: Hqs, edge: bool, infra: Ways, held: Ways) -> list[Plan]:
    """Infra and cards, with one shielded value at most."""
    return [
        (hqs, edge, screen or card, joined(more, cards))
        for screen, more in infra
        for card, cards in held
        if not screen or not card
    ]


def reach(
    state: SpaceCorpState, pay: Payment, found: list[Plan] | None = None, time: bool = True
) -> tuple[int, int]:
    """The highest need that these plans can meet on clean ground, and in radiation (-1: none): with every base that
    may be used here, profit in the gap and, if `time` says so, a Time card in hand."""
    corp, penalty, factor = state.corps[pay.seat], BOARDS[pay.era].penalty, pay.factor
    if pay.can("industry"):
        factor *= 2
    if time and not pay.time and pay.kind in TIMED and not TIME_IDS.isdisjoint(corp.hand):
        factor *= 2
    port = pay.can("port")
    most = safe = -1
    for _, _, _, amount in plans(state, pay) if found is None else found:
        value = pay.total(amount, factor, port)
        if value > most:
            most = value
        if value > safe and amount[3]:
            safe = value
    clean = pay.fill(most, corp.profit)
    if not penalty or pay.can("cover"):
        return clean, clean
    bare = pay.fill(most, corp.profit - penalty) if corp.profit >= penalty else -1
    return clean, max(bare, pay.fill(safe, corp.profit))


def enough(state: SpaceCorpState, pay: Payment, found: list[Plan], time: bool = True) -> bool:
    """Can one of these plans meet the need?"""
    need = pay.goal.need
    return need is None or reach(state, pay, found, time)[pay.goal.hazard > 0] >= need


def feasible(state: SpaceCorpState, pay: Payment) -> bool:
    """Is the need met, or can it still be?"""
    return enough(state, pay, plans(state, pay))
