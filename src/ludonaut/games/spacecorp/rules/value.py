"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now. A
*plan* is a way to go on: all matching cards, with one choice of Infra and of a shielded value. Listing and paying ask
what the plans come to, and nothing else.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from ludonaut.kernel import Action

from ..content import MARINERS, TIME_IDS, TIMED, Kind
from ..content.boards import BOARDS, FAR
from ..state import SpaceCorpState
from .sources import ALONE, COMPETITORS, MATCHING, NOTHING, Sum, infra_ways, progress_bonus, ways

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
    "explore": ((), (), ()),
}
"""By action and era: what a base can do for it, which base, and whether in the whole region or on the site alone."""
SPARE = COMPETITORS | TIME_IDS
"""The cards that help though they do not match."""
NONE: frozenset[str] = frozenset()
COVERED = frozenset(("cover",))
SHARE: Action = ("share",)
"""Use one's own Spaceport for both teams of a Time card."""

Hqs: TypeAlias = tuple[int, ...]
"""The headquarters whose Infra is used: one, or with Competitors two."""
Choice: TypeAlias = tuple[Hqs, bool, list[Sum]]
"""A choice of Infra: whose, whether Competitors is played for it, and how it may count."""
Terms: TypeAlias = tuple[int, bool, int, int]
"""What all plans have in common: by what they are multiplied and whether at a Spaceport, the profit there is, and what
radiation costs unless something is shielded."""
Plan: TypeAlias = tuple[Hqs, bool, str]
"""Whose Infra, whether Competitors is played for it, and which card counts for its shielded value."""


class Payment:
    """An action: what it needs, and what has been put together for it."""

    end: str = ""
    """Where a journey leads."""
    hazard: int = 0
    """The profit that the action costs unless it is shielded."""
    two: bool = False
    """Is there another team that could act?"""
    pair: bool = False
    """Has Competitors been played?"""
    cards: Sum = NOTHING
    """Played cards and what Progress cards add."""
    factor: int = 1
    """By what Progress cards and Time multiply."""
    time: str = ""
    """Time played: double or two. In the second action of two: second."""
    used: frozenset[str] = NONE
    """The abilities of bases in use: port, industry, cover."""
    uses: tuple[tuple[int, str], ...] = ()
    """The opponents whose bases or Infra are used, each with the base's site."""
    unseen: bool = True
    """Nobody has looked yet what may still be played."""
    hqs: Hqs
    infra: list[Sum]
    """How the Infra of these headquarters may count."""
    own: list[Choice]
    """To go on with this Infra."""
    hand: list[str]
    """The cards that match."""
    doubles: bool
    """Is there a Time card, and none played?"""
    competitors: str
    """The card of that name."""
    _ways: list[Sum] | None
    _lenders: list[Choice] | None

    def __init__(self, state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> None:
        corp, era = state.corps[seat], state.era
        self.seat = seat
        self.kind: Kind = kind
        self.era = era
        self.need = need
        """The value to reach; None if the effect grows with the value."""
        self.site = site
        self.timed = kind in TIMED
        """Does Time help?"""
        self.fills = self.timed and era > MARINERS
        """May profit fill a gap?"""
        self.use_infra((seat,), infra_ways(corp.hq, corp.infra, kind))
        self.lent: dict[str, dict[int, str]] = {}
        """The abilities of bases that are on offer, by whose bases and on which site."""
        if corp.progress:
            adds, self.factor = progress_bonus(corp.progress, kind, era)
            self.cards = Sum(adds)
        if site:
            set_place(state, self, site)

    def value(self) -> int:
        """What has been put together by now."""
        factor = self.factor * 2 if "industry" in self.used else self.factor
        return self.total(self.infra[0], NOTHING, factor, "port" in self.used)

    def total(self, infra: Sum, hand: Sum, factor: int, port: bool) -> int:
        """The value with this Infra and these cards: all additions before all multiplications."""
        played = self.cards
        adds, times = infra.adds + played.adds + hand.adds, infra.times * played.times * hand.times
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif times > 1:
                times *= 2
            else:
                adds += max(infra.top, played.top, hand.top)
        if times > 1 and not adds:
            adds = 1
        return adds * times * factor

    def look(self, state: SpaceCorpState) -> None:
        """See what may still be played: it can change between two questions, when somebody imagines the hand."""
        self.unseen, self._ways = False, None
        self.hand, self.doubles, self.competitors = [], False, ""
        if self.time == "second":
            return
        matching = MATCHING[self.kind]
        for card in state.corps[self.seat].hand:
            if card in matching:
                self.hand.append(card)
            if card in SPARE:
                if card in COMPETITORS:
                    self.competitors = card
                elif self.timed and not self.time:
                    self.doubles = True

    def ways(self, edge: bool) -> list[Sum]:
        """How the matching cards may count together, without Competitors if it is played for its Edge."""
        if edge:
            return ways([card for card in self.hand if card not in COMPETITORS], self.kind)
        if self._ways is None:
            self._ways = ways(self.hand, self.kind)
        return self._ways

    def lenders(self, state: SpaceCorpState) -> list[Choice]:
        """The headquarters not in use that have Infra for the action."""
        if self._lenders is None:
            self._lenders = []
            for seat, corp in enumerate(state.corps):
                infra = infra_ways(corp.hq, corp.infra, self.kind)
                if infra is not ALONE and seat not in self.hqs:
                    self._lenders.append(((seat,), False, infra))
        return self._lenders

    def use_infra(self, hqs: Hqs, infra: list[Sum]) -> None:
        """Use the Infra of these headquarters from now on."""
        self.hqs, self.infra, self.own, self._lenders = hqs, infra, [(hqs, False, infra)], None

    def fill(self, value: int, purse: int) -> int:
        """This value with the profit of a purse in the gap: three at most, and less than the value itself."""
        if purse <= 0 or value < 2 or not self.fills:
            return value
        most = purse if purse < MOST_PROFIT else MOST_PROFIT
        return value + (most if most < value else value - 1)

    def limit(self, terms: Terms, infra: Sum, hand: Sum) -> int:
        """The highest need that these can meet on these terms, with profit in the gap (-1: none)."""
        factor, port, profit, penalty = terms
        if penalty and not infra.shielded and not hand.shielded:
            profit -= penalty
            if profit < 0:
                return -1
        return self.fill(self.total(infra, hand, factor, port), profit)

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards.shielded or self.infra[0].shielded

    @property
    def danger(self) -> int:
        """The profit that radiation costs as things stand."""
        hazard = self.hazard
        return 0 if not hazard or "cover" in self.used or self.shielded else hazard


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, bases = BOARDS[pay.era], state.bases
    sheltered = board.penalty and (site in board.sheltered or state.owns_op(pay.seat, HARMLESS[0], HARMLESS[1]))
    pay.site, pay.used, pay.lent = site, COVERED if sheltered else NONE, {}
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


# ---- what could become of a payment


def other_infra(state: SpaceCorpState, pay: Payment) -> list[Choice]:
    """The Infra of an opponent instead of the own, or with Competitors of two headquarters."""
    hqs = pay.hqs
    own, edge = hqs == (pay.seat,), pay.competitors != "" and not pay.pair
    instead = own and not pay.pair and state.open
    if not (instead or edge or pay.pair) or state.seats == 1 or pay.time == "second" or pay.infra[0].dual:
        return []
    others = pay.lenders(state)
    if not edge and not pay.pair:
        return others
    found = others[:] if instead else []
    if edge:
        found.append((hqs, True, pay.infra))
    if len(hqs) == 1:
        found += [(hqs + other, edge, both(pay.infra, infra)) for other, _, infra in others]
    if own:
        pairs = combinations(others, 2)
        found += [(one + two, edge, both(first, second)) for (one, _, first), (two, _, second) in pairs]
    return found


def both(first: list[Sum], second: list[Sum]) -> list[Sum]:
    """How the Infra of two headquarters may count together: with one shielded value at most."""
    return [one.plus(two) for one in first for two in second if not (one.dual and two.dual)]


def terms(state: SpaceCorpState, pay: Payment, hot: bool, time: bool = True) -> Terms:
    """The terms of all plans with the bases that may be used here, in `hot` radiation or not, and with a Time card if
    `time` says so."""
    able = pay.used.union(pay.lent) if pay.lent else pay.used
    factor = pay.factor * 2 if "industry" in able else pay.factor
    penalty = BOARDS[pay.era].penalty if hot and "cover" not in able and not pay.cards.shielded else 0
    profit = state.corps[pay.seat].profit
    return factor * 2 if time and pay.doubles else factor, "port" in able, profit, penalty


def plans(pay: Payment, terms: Terms, choices: list[Choice]) -> list[Plan]:
    """The plans with these choices of Infra that meet the need: all matching cards, and one shielded value at most."""
    need, found = pay.need or 0, []
    for hqs, edge, infra in choices:
        for two in pay.ways(edge):
            for one in infra:
                if (not one.dual or not two.dual) and pay.limit(terms, one, two) >= need:
                    found.append((hqs, edge, one.dual or two.dual))
    return found


def highest(pay: Payment, terms: Terms, choices: list[Choice], most: int) -> int:
    """The highest need that one of these choices of Infra can meet; shielded values help in radiation only."""
    found = -1
    for _, edge, infra in choices:
        for two in pay.ways(edge):
            for one in infra:
                if not one.dual or not two.dual:
                    limit = pay.limit(terms, one, two)
                    if limit >= most:
                        return limit
                    if limit > found:
                        found = limit
                if not terms[3]:
                    break
            if not terms[3]:
                break
    return found


def reach(state: SpaceCorpState, pay: Payment, hot: bool, most: int = FAR, time: bool = True) -> int:
    """The highest need that can still be met, on clean ground or in `hot` radiation; the search ends at `most`."""
    if pay.unseen:
        pay.look(state)
    common = terms(state, pay, hot, time)
    own = highest(pay, common, pay.own, most)
    return own if own >= most else max(own, highest(pay, common, other_infra(state, pay), most))


def feasible(state: SpaceCorpState, pay: Payment, time: bool = True) -> bool:
    """Is the need met, or can it still be?"""
    need = pay.need or 0
    return reach(state, pay, pay.hazard > 0, need, time) >= need
