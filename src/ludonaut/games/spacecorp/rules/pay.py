"""Paying for an action, source by source; what is still missing is always shown."""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec.structs import replace

from ludonaut.kernel import Action, Ask, Script

from ..content import MARINERS, TIME_IDS, TIMED, WORTH, Kind
from ..content.boards import BOARDS
from ..state import Running, SpaceCorpState, one_of_each
from .value import (
    COMPETITORS,
    RADIATED,
    SHARE,
    Hand,
    Payment,
    added,
    feasible,
    filled,
    infra_of,
    others,
    set_place,
)

DONE: Action = ("done",)
ABANDON: Action = ("abandon",)


def options(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Every source that may be used now without making the action impossible, and the end when it is enough."""
    acts = _finish(state, pay)
    if pay.time != "second":
        hand = state.corps[pay.seat].hand
        acts += _cards(state, pay, hand)
        acts += _time(state, pay, hand)
        if state.seats > 1 and not pay.screen:
            acts += _headquarters(state, pay, hand)
    for ability, owners in pay.lent.items():
        if ability not in pay.used and (ability != "cover" or not pay.safe):
            acts += [SHARE if owner == pay.seat else (ability, owner) for owner in owners]
    return acts or [ABANDON]


def _leaves_enough(state: SpaceCorpState, pay: Payment, hand: Hand, act: Action) -> bool:
    """Could the need still be met with this source?"""
    return pay.need is None or feasible(state, added(state, pay, act), [card for card in hand if card != act[1]])


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


def _cards(state: SpaceCorpState, pay: Payment, hand: Hand) -> list[Action]:
    """Cards of the action's kind, one of each type, and Infra for its shielded value."""
    worths, shield = WORTH[pay.kind], _shield_helps(pay)
    acts: list[Action] = []
    for card in one_of_each_type(tuple([card for card in hand if card in worths])):
        dual = shield and worths[card][0] > 0 and worths[card][1] > 0
        if (not dual and card not in COMPETITORS) or _leaves_enough(state, pay, hand, ("card", card)):
            acts.append(("card", card))
        if dual and _leaves_enough(state, pay, hand, ("shield", card)):
            acts.append(("shield", card))
    if shield and not pay.screen:
        infra = [card for seat in pay.hqs for card in state.corps[seat].infra if card in worths]
        screens: list[Action] = [("screen", card) for card in one_of_each_type(tuple(infra)) if worths[card][1]]
        acts += [act for act in screens if _leaves_enough(state, pay, hand, act)]
    return acts


@lru_cache(maxsize=1 << 12)
def one_of_each_type(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The first card of each type."""
    return tuple(one_of_each(cards))


def _time(state: SpaceCorpState, pay: Payment, hand: Hand) -> list[Action]:
    """Time doubles the value, or lets a second team use it."""
    if pay.time or pay.kind not in TIMED or TIME_IDS.isdisjoint(hand):
        return []
    two: Action = ("time", "two")
    return [("time", "double"), *([two] if pay.two and _leaves_enough(state, pay, hand, two) else ())]


def _headquarters(state: SpaceCorpState, pay: Payment, hand: Hand) -> list[Action]:
    """Opponents' Infra instead of one's own, or beside it with Competitors."""
    acts: list[Action] = []
    for hqs in others(state.seats, pay.seat, pay.hqs, pay.pair) if pay.pair or state.open else ():
        seat = hqs[-1]
        helps = infra_of(state, pay.kind, (seat,))
        if (helps.adds or helps.multiplies) and (not pay.pair or hqs[0] == pay.hqs[0]):
            acts.append(("hq", seat))
            if pay.pair and pay.hqs == (pay.seat,):
                acts.append(("swap", seat))
    if not pay.pair and not COMPETITORS.isdisjoint(hand):
        acts.append(("edge", next(card for card in hand if card in COMPETITORS)))
    return [act for act in acts if _leaves_enough(state, pay, hand, act)]


def pay_for(state: SpaceCorpState, pay: Payment) -> Script[Payment | None]:
    """Choose sources until the value is enough; None if the action does not take place."""
    seat = pay.seat
    corp = state.corps[seat]
    about, numbers = "pay-open" if pay.need is None else "pay", partial(shown, state, pay.kind)
    while True:
        show(state, pay)
        act: Action = yield Ask(seat, about, partial(options, state, pay), args=numbers, guide="value")
        if act == DONE:
            break
        if act == ABANDON:
            return None
        if act[0] == "profit":
            corp.lose(int(act[1]), "spent")
            state.tell("spent", seat=seat, profit=act[1])
            break
        use(state, seat, act)
        pay = added(state, pay, act)
    if not pay.safe:
        corp.lose(pay.hazard, "radiation")
        state.tell("radiation", seat=seat, profit=pay.hazard)
    state.owed += [owner for owner, _ in pay.uses]
    return pay


def show(state: SpaceCorpState, pay: Payment) -> None:
    """Everybody sees how far the action is paid for."""
    danger = pay.hazard and (0 if pay.safe else pay.hazard)
    state.running = Running(pay.seat, pay.kind, pay.site, pay.end, pay.need or 0, pay.value(), danger)


def shown(state: SpaceCorpState, kind: Kind) -> dict[str, object]:
    """The numbers of the question: what there is, what is needed, what is missing, what radiation costs."""
    now = state.running
    missing = max(0, now.need - now.value)
    return {"kind": kind, "value": now.value, "need": now.need, "missing": missing, "danger": now.danger}


def use(state: SpaceCorpState, seat: int, act: Action) -> None:
    """Play the cards of a source, and tell whose Infra is used."""
    verb, what = act[0], act[-1]
    if verb in ("card", "shield", "edge"):
        lay_down(state, seat, str(what))
    if verb == "edge":
        state.tell("edge", seat=seat, card=what)
    elif verb == "time":
        lay_down(state, seat, state.time_cards(seat)[0])
    elif verb in ("hq", "swap"):
        state.tell("used-infra", seat=seat, other=what)


def second_payment(state: SpaceCorpState, first: Payment, need: int | None, site: str) -> Payment:
    """Time for two: the same cards and Infra; what depends on the place is settled again.

    From Planeteers on a Spaceport doubles a card for both teams or for none.
    """
    pay = replace(first, need=need, hazard=0, end="", time="second", used=frozenset(), lent={}, uses=(), site=site)
    if pay.kind != "explore":
        set_place(state, pay, site)
    if pay.era > MARINERS and "port" not in first.used:
        pay.used -= {"port"}
        pay.lent.pop("port", None)
    return pay


def lay_down(state: SpaceCorpState, seat: int, card: str) -> None:
    """A card is played on the table, where it stays until step 5."""
    state.corps[seat].drop(card)
    state.played.append(card)
    state.tell("played", seat=seat, card=card)
