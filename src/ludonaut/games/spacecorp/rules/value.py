"""The value of an action: its sources, and all that could be put together from them (pages 6, 7, 15 and 16).

Infra, cards, bases, Progress cards, Time and profit are *sources*; a *payment* is what has been put together by now.
Its *means* are the ways to go on: all matching cards, with one choice of Infra and of a shielded value. A *plan* is
what such a way is worth where the action takes place. Listing, paying and bots ask `plans` and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
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
    hand_ways,
    infra_of,
    infra_ways,
    joined,
    progress_bonus,
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

OWN, BETTER, ALL = 0, 1, 2
"""Whose Infra is looked at: none but that in use, that of opponents too if it is better, or all."""

Mean: TypeAlias = tuple[Hqs, bool, Ways]
"""Whose Infra, whether Competitors is played for it, and how it may count."""
Plan: TypeAlias = tuple[Hqs, bool, str, int, bool]
"""The same with all cards: which card counts for its shielded value, the value, and whether any is shielded."""


@dataclass(slots=True, eq=False)
class Payment:
    """An action that is being paid for."""

    seat: int
    kind: Kind
    era: int
    hqs: Hqs
    """The headquarters whose Infra is in use."""
    infra: Ways
    """How that Infra may count."""
    cards: Amount = NOTHING
    """Played cards and what Progress cards add."""
    factor: int = 1
    """By what Progress cards and Time multiply."""
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
    """Those that are on offer, by whose bases and on which site."""
    able: frozenset[str] = NONE
    """Those in use and on offer."""
    uses: tuple[tuple[int, str], ...] = ()
    """The opponents whose bases or Infra are used, each with the base's site."""

    def total(self, infra: Amount, cards: Amount, port: bool, factor: int) -> int:
        """The value of Infra and cards: all additions before all multiplications."""
        adds, times = infra[0] + cards[0], infra[1] * cards[1]
        if port:
            if self.era == MARINERS:
                adds += PORT_BONUS
            elif times > 1:
                times *= 2
            else:
                adds += max(infra[2], cards[2])
        if times > 1 and not adds:
            adds = 1
        return adds * times * factor

    def value(self) -> int:
        """What has been put together by now."""
        factor = self.factor * 2 if "industry" in self.used else self.factor
        return self.total(self.infra[0][1], self.cards, "port" in self.used, factor)

    def fill(self, purse: int) -> int:
        """The most profit of this purse that may fill a gap."""
        if purse <= 0 or self.era == MARINERS or self.kind not in TIMED or self.time == "never":
            return 0
        return purse if purse < MOST_PROFIT else MOST_PROFIT

    @property
    def shielded(self) -> bool:
        """Is a shielded value of a card or Infra in use?"""
        return self.cards[3] or self.infra[0][1][3]

    @property
    def safe(self) -> bool:
        """Does radiation cost nothing?"""
        return not self.hazard or "cover" in self.used or self.shielded

    @property
    def exposed(self) -> bool:
        """Does only a shielded value help against radiation here?"""
        return self.hazard > 0 and "cover" not in self.able


def filled(value: int, fill: int) -> int:
    """The value with profit in the gap, which is less than the value itself."""
    return value + min(fill, value - 1) if value > 0 else value


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None = None, site: str = "") -> Payment:
    """A payment with what is one's own: Infra, Progress cards, and bases where the action takes place."""
    corp = state.corps[seat]
    pay = Payment(seat, kind, state.era, (seat,), infra_ways(corp.hq, corp.infra, kind), need=need)
    if corp.progress:
        adds, pay.factor = progress_bonus(tuple(corp.progress), kind, state.era)
        pay.cards = (adds, 1, 0, False)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Let the action take place here: the abilities of one's own bases are used, those of opponents are on offer."""
    board, seat, bases = BOARDS[pay.era], pay.seat, state.bases
    sheltered = board.penalty and (site in board.sheltered or state.owns_op(seat, *HARMLESS))
    pay.site, pay.lent = site, {}
    pay.used = pay.able = COVERED if sheltered else NONE
    if pay.kind not in ABILITIES or bases.keys().isdisjoint(board.neighbours[site]):
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
    pay.able = pay.used.union(pay.lent)


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
        pay.screen = str(what)
        pay.infra = tuple([way for way in pay.infra if way[0] == what])
    elif act == SHARE:
        pay.used |= {"port"}
    else:
        pay.used |= {verb}
        pay.uses = (*pay.uses, (int(what), pay.lent[verb][int(what)]))


# ---- what could become of it


def means(state: SpaceCorpState, pay: Payment, whose: int = ALL) -> list[Mean]:
    """The Infra that may be used, that in use first; of opponents' perhaps only what is `BETTER` than that, or none."""
    kind, seat, hqs, corps = pay.kind, pay.seat, pay.hqs, state.corps
    found: list[Mean] = [(hqs, False, pay.infra)]
    if whose == OWN or pay.screen or pay.time == "second" or state.seats == 1:
        return found
    if hqs == (seat,) and state.open and not pay.pair:
        for other in state.others(seat):
            infra = infra_ways(corps[other].hq, corps[other].infra, kind)
            if infra != ALONE if whose == ALL else better(infra, pay.infra):
                found.append(((other,), False, infra))
    if pay.pair or not COMPETITORS.isdisjoint(corps[seat].hand):
        found += with_competitors(state, pay)
    return found


def better(infra: Ways, own: Ways) -> bool:
    """May this Infra do something that one's own does not?"""
    a, b = infra[0][1], own[0][1]
    return len(infra) > 1 or a[0] > b[0] or a[1] > b[1] or a[2] > b[2] or a[3] > b[3]


def with_competitors(state: SpaceCorpState, pay: Payment) -> list[Mean]:
    """The Infra of two headquarters; while Competitors is still in hand, it may also be played for nothing."""
    used, edge = pay.hqs, not pay.pair
    others = [hq for hq in range(state.seats) if hq not in used and infra_of(state, (hq,), pay.kind) != ALONE]
    pairs: list[Hqs] = [(*used, other) for other in others] if len(used) == 1 else []
    if used == (pay.seat,):
        pairs += combinations(others, 2)
    return [(hqs, edge, infra_of(state, hqs, pay.kind)) for hqs in ([used, *pairs] if edge else pairs)]


def plans(state: SpaceCorpState, pay: Payment, whose: int = ALL, time: bool = True) -> list[Plan]:
    """The value of all matching cards with each of the means, with every base that may be used here and, if `time` says
    so, a Time card in hand."""
    kind, factor = pay.kind, pay.factor
    hand = () if pay.time == "second" else tuple(state.corps[pay.seat].hand)
    port = "port" in pay.able
    if "industry" in pay.able:
        factor *= 2
    if time and not pay.time and kind in TIMED and not TIME_IDS.isdisjoint(hand):
        factor *= 2
    held = hand_ways(hand, kind, pay.cards)
    found: list[Plan] = []
    for hqs, edge, infra in means(state, pay, whose):
        if edge:
            held = hand_ways(tuple([card for card in hand if card not in COMPETITORS]), kind, pay.cards)
        for screen, more in infra:
            for card, cards in held:
                if not screen or not card:
                    value = pay.total(more, cards, port, factor)
                    found.append((hqs, edge, screen or card, value, more[3] or cards[3]))
    return found


def reach(state: SpaceCorpState, pay: Payment, whose: int = BETTER, time: bool = True) -> tuple[int, int]:
    """The highest need that can still be met on clean ground, and in radiation without a Shield Factory (-1: none)."""
    most = safe = -1
    for _, _, _, value, shielded in plans(state, pay, whose, time):
        if value > most:
            most = value
        if shielded and value > safe:
            safe = value
    profit, penalty = state.corps[pay.seat].profit, BOARDS[pay.era].penalty
    if not penalty or not profit:
        return most, safe if penalty else most
    fill = pay.fill(profit)
    bare = filled(most, pay.fill(profit - penalty)) if profit >= penalty else -1
    return filled(most, fill), max(bare, filled(safe, fill))


def limits(state: SpaceCorpState, pay: Payment) -> tuple[int, int]:
    """`reach` with a Shield Factory that may be used here."""
    clean, hot = reach(state, pay)
    return clean, clean if "cover" in pay.able else hot


def feasible(state: SpaceCorpState, pay: Payment, time: bool = True) -> bool:
    """Is the payment's need met, or can it still be? One's own Infra answers for most."""
    need, at = pay.need or 0, pay.exposed
    return reach(state, pay, OWN, time)[at] >= need or reach(state, pay, BETTER, time)[at] >= need
