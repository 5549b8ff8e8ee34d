"""Paying for an action, part by part; what is still missing is always shown."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask, Script

from ..content import STARFARERS, TIMED, WORTH, Kind
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .sums import Hand, infra_sum, joined, owns_op
from .value import Ceiling, Payment, best_of, competing, held, reach, stretch, within

DONE: Action = ("done",)
ABANDON: Action = ("abandon",)


def payment(state: SpaceCorpState, seat: int, kind: Kind, need: int | None, site: str = "") -> Payment:
    """A payment with what the place offers: bases of one's own are used, those of opponents could be."""
    pay = Payment(state, seat, kind, need)
    if site:
        set_place(state, pay, site)
    return pay


def set_place(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """What bases at this site and in its region do for the action."""
    if pay.kind == "move":
        bases = state.bases.get(site)
        if bases and "spaceport" in bases:
            owner = state.owner[site]
            pay.port = owner == pay.seat
            if not pay.port and state.open:
                pay.port_from = owner
    elif pay.kind == "build" and state.era < STARFARERS:
        pay.industry, pay.industry_from = _in_region(state, pay.seat, site, "industrial")
    else:
        return
    if BOARDS[state.era].penalty:
        _set_cover(state, pay, site)


def _set_cover(state: SpaceCorpState, pay: Payment, site: str) -> None:
    """Shield Factories of the region, and Progress cards that make radiation harmless."""
    if owns_op(state, pay.seat, "always_shielded", "ignore_radiation_penalty"):
        pay.cover = True
        return
    board = BOARDS[state.era]
    if board.region[site] == board.region[board.start] and "shield_factory" in board.sites[board.start].intrinsic:
        pay.cover = True
        return
    pay.cover, pay.cover_from = _in_region(state, pay.seat, site, "shield_factory")


def _in_region(state: SpaceCorpState, seat: int, site: str, base: str) -> tuple[bool, tuple[int, ...]]:
    """Has the seat such a base in the region? If not, which opponents have one that may be used?"""
    others: tuple[int, ...] = ()
    for place in BOARDS[state.era].neighbours[site]:
        bases = state.bases.get(place)
        if bases and base in bases:
            owner = state.owner[place]
            if owner == seat:
                return True, ()
            if state.open and owner not in others:
                others += (owner,)
    return False, others


def options(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Every part that may be added now without making the action impossible, and the end when enough is there."""
    value, need, purse = pay.value(), pay.need, state.corps[pay.seat].profit
    safe = not pay.hazard or pay.cover or pay.shielded
    ready = value > 0 if need is None else value >= need
    acts: list[Action] = []
    if ready:
        if safe or purse >= pay.hazard:
            acts.append(DONE)
    elif need is not None and need - value <= stretch(pay, value, purse if safe else purse - pay.hazard):
        acts.append(("profit", need - value))
    if pay.time != "second":
        hand = held(state, pay.seat)
        _cards(state, pay, hand, acts)
        if state.seats > 1 and not pay.screened:
            _headquarters(state, pay, hand, acts)
    if pay.port_from >= 0 and not pay.port:
        acts.append(("port", pay.port_from))
    if pay.industry_from and not pay.industry:
        acts += [("industry", seat) for seat in pay.industry_from]
    if pay.hazard and not safe:
        acts += [("cover", seat) for seat in pay.cover_from]
    return acts or [ABANDON]


def _cards(state: SpaceCorpState, pay: Payment, hand: Hand, acts: list[Action]) -> None:
    """Cards of the action's kind, one of each type, and Time."""
    worths = WORTH[pay.kind]
    exposed = pay.hazard > 0 and not pay.cover and not pay.shielded
    for card in hand.sum(pay.kind).cards:
        if card == hand.competitors and not _feasible_with(state, pay, hand, card, False):
            continue
        plain, shield, _ = worths[card]
        if not (exposed and plain and shield):
            acts.append(("card", card))
            continue
        if _feasible_with(state, pay, hand, card, False):
            acts.append(("card", card))
        if _feasible_with(state, pay, hand, card, True):
            acts.append(("shield", card))
    if hand.time and not pay.time and pay.kind in TIMED:
        acts.append(("time", "double"))
        if pay.teams > 1 and _feasible(state, pay, hand, time=False):
            acts.append(("time", "two"))
    if exposed and not pay.screened:
        for card in pay.hq.duals:
            trial = pay.copy()
            trial.screen(state, card)
            if _feasible(state, trial, hand):
                acts.append(("screen", card))


def _headquarters(state: SpaceCorpState, pay: Payment, hand: Hand, acts: list[Action]) -> None:
    """Opponents' Infra instead of one's own, or beside it with Competitors."""
    own = pay.hqs == (pay.seat,)
    beside = pay.two_hqs and len(pay.hqs) < 2
    if beside or (own and state.open):
        for seat in range(state.seats):
            if seat in pay.hqs:
                continue
            corp = state.corps[seat]
            infra = infra_sum(corp.hq, corp.infra, pay.kind)
            if not infra.adds and not infra.mul:
                continue
            other = joined(pay.hq, infra) if beside else infra
            if pay.need is None or _enough(state, pay, reach(state, pay, hand, [other])):
                acts.append(("hq", seat))
            if own and beside:
                trial = pay.copy()
                swap(state, trial, seat)
                if _feasible(state, trial, hand):
                    acts.append(("swap", seat))
    if hand.competitors and not pay.two_hqs and _enough(state, pay, competing(state, pay, hand)):
        acts.append(("edge", hand.competitors))


def swap(state: SpaceCorpState, pay: Payment, seat: int) -> None:
    """With Competitors: an opponent's Infra in the place of one's own; another one's may follow."""
    corp = state.corps[seat]
    pay.hqs = (seat,)
    pay.hq = infra_sum(corp.hq, corp.infra, pay.kind)
    pay.shielded = pay.shielded or pay.hq.shielded
    pay.uses.append(seat)


def _feasible_with(state: SpaceCorpState, pay: Payment, hand: Hand, card: str, shielded: bool) -> bool:
    """Could the need still be met after this card is played so?"""
    trial = pay.copy()
    trial.play(card, shielded)
    return _feasible(state, trial, hand.without(card))


def _feasible(state: SpaceCorpState, pay: Payment, hand: Hand, time: bool = True) -> bool:
    """Could the need still be met?"""
    return pay.need is None or _enough(state, pay, best_of(state, pay, hand, time))


def _enough(state: SpaceCorpState, pay: Payment, found: Ceiling) -> bool:
    return pay.need is None or within(state, pay, found, pay.need, pay.hazard)


def pay_for(state: SpaceCorpState, pay: Payment) -> Script[bool]:
    """Choose the parts of a payment until it is enough; says whether the action takes place."""
    seat = pay.seat
    corp = state.corps[seat]
    about = "pay-open" if pay.need is None else "pay"

    def shown() -> dict[str, object]:
        value = pay.value()
        need = pay.need or 0
        danger = 0 if pay.safe else pay.hazard
        return {"kind": pay.kind, "value": value, "need": need, "missing": max(0, need - value), "danger": danger}

    parts = partial(options, state, pay)
    while True:
        act: Action = yield Ask(seat, about, parts, args=shown, guide="value")
        verb, what = act[0], act[-1]
        if verb == "done":
            break
        if verb == "card" or verb == "shield":
            pay.play(str(what), verb == "shield")
            lay_down(state, seat, str(what))
        elif verb == "profit":
            assert isinstance(what, int)
            corp.lose(what, "spent")
            state.tell("spent", seat=seat, profit=what)
            break
        elif verb == "abandon":
            return False
        else:
            _other_part(state, pay, verb, what)
    if not pay.safe:
        corp.lose(pay.hazard, "radiation")
        state.tell("radiation", seat=seat, profit=pay.hazard)
    state.owed += pay.uses
    return True


def _other_part(state: SpaceCorpState, pay: Payment, verb: str | int, what: str | int) -> None:
    """Time, another headquarters, or a base of an opponent."""
    seat = pay.seat
    if verb == "time":
        pay.time = str(what)
        lay_down(state, seat, held(state, seat).time)
    elif verb == "hq":
        pay.use_hq(state, int(what))
        state.tell("used-infra", seat=seat, other=what)
    elif verb == "swap":
        swap(state, pay, int(what))
        state.tell("used-infra", seat=seat, other=what)
    elif verb == "screen":
        pay.screen(state, str(what))
    elif verb == "edge":
        pay.two_hqs = True
        lay_down(state, seat, str(what))
        state.tell("edge", seat=seat, card=what)
    else:
        pay.uses.append(int(what))
        if verb == "port":
            pay.port = True
        elif verb == "industry":
            pay.industry = True
        else:
            pay.cover = True


def lay_down(state: SpaceCorpState, seat: int, card: str) -> None:
    """A card is played on the table, where it stays until step 5."""
    state.corps[seat].drop(card)
    state.played.append(card)
    state.tell("played", seat=seat, card=card)
