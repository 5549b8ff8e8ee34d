"""Paying for an action, source by source; what is still missing is always shown."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask, Script

from ..content import MARINERS, TYPE, Kind
from ..state import Running, SpaceCorpState, one_of_each
from .sources import SHIELDED
from .value import SHARE, Goal, Outlook, Payment, Plan, add, set_place

DONE: Action = ("done",)
ABANDON: Action = ("abandon",)
DOUBLE: Action = ("time", "double")
TWO: Action = ("time", "two")


def options(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Every source that is part of a plan which is enough, and the end when enough has been put together."""
    acts = _finish(state, pay)
    if pay.time != "second":
        look = Outlook(state, pay)
        others = look.enough(look.others())
        acts += _cards(look, others)
        if look.hand.time and pay.timed and not pay.time:
            acts += [DOUBLE, TWO] if pay.goal.two and look.feasible(time=False) else [DOUBLE]
        if others:
            acts += _headquarters(look, others)
    for ability, owners in pay.lent.items():
        if ability not in pay.used and (ability != "cover" or pay.danger):
            acts += [SHARE if owner == pay.seat else (ability, owner) for owner in owners]
    return acts or [ABANDON]


def _finish(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Enough, or enough with profit for what is missing."""
    value, need, purse = pay.value(), pay.goal.need, state.corps[pay.seat].profit - pay.danger
    if purse < 0 or (need is None and not value):
        return []
    if need is None or value >= need:
        return [DONE]
    return [("profit", need - value)] if pay.fill(value, purse) >= need else []


def _cards(look: Outlook, others: list[Plan]) -> list[Action]:
    """Cards of the action's kind, one of each type, and cards and Infra for a shielded value if it helps."""
    pay, hand = look.pay, look.hand
    cards = one_of_each(hand.cards) if len(hand.cards) > 1 else hand.cards
    shield = pay.danger > 0 or (pay.time == "two" and not pay.shielded)
    if not shield and not hand.competitors:
        return [("card", card) for card in cards]
    good = look.enough(look.own()) + others
    acts: list[Action] = []
    for card in cards:
        dual = shield and card in SHIELDED[pay.kind]
        rest = [plan for plan in good if not (plan[1] if card == hand.competitors else dual and plan[2] == card)]
        if rest or (dual and sum([TYPE[other] == TYPE[card] for other in hand.cards]) > 1):
            acts.append(("card", card))
        if dual and len(rest) < len(good):
            acts.append(("shield", card))
    if shield and not pay.screen:
        able = [plan[2] for plan in good if plan[0] == pay.hqs and not plan[1]]
        infra = one_of_each([card for seat in pay.hqs for card in look.state.corps[seat].infra])
        acts += [("screen", card) for card in infra if card in able]
    return acts


def _headquarters(look: Outlook, others: list[Plan]) -> list[Action]:
    """Opponents' Infra instead of one's own, or beside it with Competitors."""
    pay, able = look.pay, dict.fromkeys([plan[0] for plan in others])
    if not pay.pair and not look.hand.competitors:
        return [("hq", hqs[0]) for hqs in able]
    acts: list[Action] = []
    own = pay.hqs == (pay.seat,)
    if pay.pair or (own and look.state.open):
        for other in sorted({hq for hqs in able for hq in hqs if hq not in pay.hqs}):
            if not pay.pair or (*pay.hqs, other) in able:
                acts.append(("hq", other))
            if pay.pair and own:
                acts.append(("swap", other))
    if True in [plan[1] for plan in others]:
        acts.append(("edge", look.hand.competitors))
    return acts


def pay_for(state: SpaceCorpState, pay: Payment) -> Script[Payment | None]:
    """Choose sources until the value is enough; None if the action does not take place."""
    seat = pay.seat
    corp = state.corps[seat]
    about, numbers = "pay-open" if pay.goal.need is None else "pay", partial(shown, state, pay.kind)
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
        play(state, seat, act)
        add(state, pay, act)
    if pay.danger:
        state.tell("radiation", seat=seat, profit=corp.lose(pay.danger, "radiation"))
    state.owed += [owner for owner, _ in pay.uses]
    return pay


def show(state: SpaceCorpState, pay: Payment) -> None:
    """Everybody sees how far the action is paid for."""
    goal = pay.goal
    state.running = Running(pay.seat, pay.kind, goal.site, goal.end, goal.need or 0, pay.value(), pay.danger)


def shown(state: SpaceCorpState, kind: Kind) -> dict[str, object]:
    """The numbers of the question: what there is, what is needed, what is missing, what radiation costs."""
    now = state.running
    missing = max(0, now.need - now.value)
    return {"kind": kind, "value": now.value, "need": now.need, "missing": missing, "danger": now.danger}


def play(state: SpaceCorpState, seat: int, act: Action) -> None:
    """Lay down the card of a source, and tell whose Infra is used."""
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
    pay = Payment(first.seat, first.kind, first.era, Goal(need, site), first.hqs, first.infra[:1])
    pay.cards, pay.factor, pay.time = first.cards, first.factor, "second"
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
