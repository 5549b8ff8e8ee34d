"""Paying for an action, source by source; what is still missing is always shown."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from msgspec.structs import replace

from ludonaut.kernel import Action, Ask, Script

from ..content import MARINERS, TIME_IDS, TIMED, WORTH, Kind
from ..content.boards import BOARDS
from ..state import Running, SpaceCorpState, one_of_each
from .value import (
    COMPETITORS,
    RADIATED,
    Payment,
    feasible,
    filled,
    headquarters,
    infra_sum,
    joined,
    means,
    set_place,
    summed,
)

DONE: Action = ("done",)
ABANDON: Action = ("abandon",)
SHARE: Action = ("share",)
"""Use one's own Spaceport for both teams of a Time card."""


def options(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Every source that may be used now without making the action impossible, and the end when it is enough."""
    acts = _finish(state, pay)
    if pay.time != "second":
        hand = tuple(state.corps[pay.seat].hand)
        acts += _cards(state, pay, hand)
        acts += _time(state, pay, hand)
        if state.seats > 1 and not pay.screen:
            acts += _headquarters(state, pay, hand)
    for ability, owners in pay.lent.items():
        if ability not in pay.used and (ability != "cover" or not pay.safe):
            acts += [SHARE if owner == pay.seat else (ability, owner) for owner in owners]
    return acts or [ABANDON]


def _finish(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Enough, or enough with profit for what is missing."""
    value, purse = pay.value(), state.corps[pay.seat].profit - (0 if pay.safe else pay.hazard)
    missing = (pay.need or 0) - value
    if purse < 0 or (pay.need is None and not value):
        return []
    if missing <= 0:
        return [DONE]
    return [("profit", missing)] if pay.need and pay.need <= filled(value, pay.fill(purse)) else []


def _shield_helps(pay: Payment) -> bool:
    """Does a shielded value protect this action, or with Time the second one?"""
    if pay.kind not in RADIATED or not BOARDS[pay.era].penalty or pay.shielded or pay.time == "never":
        return False
    return not pay.safe or pay.time == "two"


def _cards(state: SpaceCorpState, pay: Payment, hand: tuple[str, ...]) -> list[Action]:
    """Cards of the action's kind, one of each type, and Infra for its shielded value."""
    worths = WORTH[pay.kind]
    shield = _shield_helps(pay)
    acts: list[Action] = []
    for card in matching(hand, pay.kind):
        dual = shield and worths[card][0] > 0 and worths[card][1] > 0
        if (not dual and card not in COMPETITORS) or _playable(state, pay, hand, card, ""):
            acts.append(("card", card))
        if dual and _playable(state, pay, hand, card, card):
            acts.append(("shield", card))
    if shield and not pay.screen:
        for card in matching([card for seat in pay.hqs for card in state.corps[seat].infra], pay.kind):
            if worths[card][1] and feasible(state, screened(state, pay, card), hand):
                acts.append(("screen", card))
    return acts


def matching(cards: Iterable[str], kind: Kind) -> tuple[str, ...]:
    """A card of each type that matches the action."""
    worths = WORTH[kind]
    return _of_each_type(tuple([card for card in cards if card in worths]))


@lru_cache(maxsize=1 << 12)
def _of_each_type(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one_of_each(cards))


def _playable(state: SpaceCorpState, pay: Payment, hand: tuple[str, ...], card: str, shield: str) -> bool:
    """Could the need still be met after this card is played so?"""
    trial = replace(pay, cards=joined(pay.cards, summed((card,), pay.kind, shield)))
    return feasible(state, trial, tuple([other for other in hand if other != card]))


def _time(state: SpaceCorpState, pay: Payment, hand: tuple[str, ...]) -> list[Action]:
    """Time doubles the value, or lets a second team use it."""
    if pay.time or pay.kind not in TIMED or TIME_IDS.isdisjoint(hand):
        return []
    if pay.two and feasible(state, replace(pay, time="two"), hand):
        return [("time", "double"), ("time", "two")]
    return [("time", "double")]


def _headquarters(state: SpaceCorpState, pay: Payment, hand: tuple[str, ...]) -> list[Action]:
    """Opponents' Infra instead of one's own, or beside it with Competitors."""
    acts: list[Action] = []
    for hqs in headquarters(state, pay):
        seat = hqs[-1]
        helps = infra_sum(state.corps[seat].hq, state.corps[seat].infra, pay.kind)
        if (pay.pair and hqs[0] != pay.hqs[0]) or not (helps.adds or helps.multiplies):
            continue
        if pay.need is None or feasible(state, pay, hand, means(state, pay, hand, hqs)):
            acts.append(("hq", seat))
        if pay.pair and pay.hqs == (pay.seat,) and feasible(state, pay, hand, means(state, pay, hand, (seat,))):
            acts.append(("swap", seat))
    if not pay.pair and not COMPETITORS.isdisjoint(hand):
        edge = next(card for card in hand if card in COMPETITORS)
        if feasible(state, replace(pay, pair=True), tuple([card for card in hand if card != edge])):
            acts.append(("edge", edge))
    return acts


def screened(state: SpaceCorpState, pay: Payment, card: str) -> Payment:
    """The payment with an Infra card used for its shielded value."""
    plain, shield = (summed((card,), pay.kind, how) for how in ("", card))
    cards = [c for seat in pay.hqs for c in state.corps[seat].infra if c in WORTH[pay.kind]]
    top = summed(tuple(cards), pay.kind, card).top
    infra = pay.infra
    adds, times = infra.adds - plain.adds + shield.adds, infra.times // plain.times * shield.times
    return replace(pay, screen=card, infra=infra._replace(adds=adds, times=times, top=top, shielded=True))


def pay_for(state: SpaceCorpState, pay: Payment) -> Script[bool]:
    """Choose sources until the value is enough; says whether the action takes place."""
    seat = pay.seat
    corp = state.corps[seat]

    about = "pay-open" if pay.need is None else "pay"
    listed, numbers = partial(options, state, pay), partial(shown, state, pay.kind)
    while True:
        show(state, pay)
        act: Action = yield Ask(seat, about, listed, args=numbers, guide="value")
        if act == DONE:
            break
        if act == ABANDON:
            return False
        if act[0] == "profit":
            corp.lose(int(act[1]), "spent")
            state.tell("spent", seat=seat, profit=act[1])
            break
        use(state, pay, act)
    if not pay.safe:
        corp.lose(pay.hazard, "radiation")
        state.tell("radiation", seat=seat, profit=pay.hazard)
    state.owed += [owner for owner, _ in pay.uses]
    return True


def show(state: SpaceCorpState, pay: Payment) -> None:
    """Everybody sees how far the action is paid for."""
    danger = pay.hazard and (0 if pay.safe else pay.hazard)
    state.running = Running(pay.seat, pay.kind, pay.site, pay.end, pay.need or 0, pay.value(), danger)


def shown(state: SpaceCorpState, kind: Kind) -> dict[str, object]:
    """The numbers of the question: what there is, what is needed, what is missing, what radiation costs."""
    now = state.running
    missing = max(0, now.need - now.value)
    return {"kind": kind, "value": now.value, "need": now.need, "missing": missing, "danger": now.danger}


def use(state: SpaceCorpState, pay: Payment, act: Action) -> None:
    """Add the chosen source to the payment."""
    verb, what, seat = act[0], act[-1], pay.seat
    if act == SHARE:
        pay.used |= {"port"}
    elif verb in ("card", "shield"):
        card = str(what)
        lay_down(state, seat, card)
        pay.cards = joined(pay.cards, summed((card,), pay.kind, card if verb == "shield" else ""))
    elif verb == "time":
        lay_down(state, seat, next(card for card in state.corps[seat].hand if card in TIME_IDS))
        pay.time = str(what)
        if what == "two" and pay.era > MARINERS and "port" in pay.used:
            share_port(state, pay)
    elif verb in ("hq", "swap"):
        pay.use_infra(state, (*pay.hqs, int(what)) if pay.pair and verb == "hq" else (int(what),))
        state.tell("used-infra", seat=seat, other=what)
    elif verb == "screen":
        new = screened(state, pay, str(what))
        pay.infra, pay.screen = new.infra, new.screen
    elif verb == "edge":
        pay.pair = True
        lay_down(state, seat, str(what))
        state.tell("edge", seat=seat, card=what)
    else:
        pay.use_base(str(verb), int(what))


def share_port(state: SpaceCorpState, pay: Payment) -> None:
    """Two teams: an own Spaceport doubles a card only if both start at one, so that using it is a choice now."""
    if "port" not in pay.lent:
        pay.lent, pay.used = {**pay.lent, "port": {pay.seat: ""}}, pay.used - {"port"}


def second_payment(state: SpaceCorpState, first: Payment, need: int | None, site: str) -> Payment:
    """Time for two: the same cards and Infra; what depends on the place is settled again.

    From Planeteers on a Spaceport doubles a card for both teams or for none.
    """
    pay = replace(first, need=need, hazard=0, site=site, end="", time="second", used=frozenset(), lent={}, uses=())
    if pay.kind != "explore":
        set_place(state, pay, site)
    if pay.era > MARINERS and "port" not in first.used:
        pay.used -= {"port"}
        pay.lent = {ability: owners for ability, owners in pay.lent.items() if ability != "port"}
    return pay


def lay_down(state: SpaceCorpState, seat: int, card: str) -> None:
    """A card is played on the table, where it stays until step 5."""
    state.corps[seat].drop(card)
    state.played.append(card)
    state.tell("played", seat=seat, card=card)
