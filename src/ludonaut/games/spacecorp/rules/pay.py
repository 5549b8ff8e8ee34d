"""Paying for an action, source by source; what is still missing is always shown."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask, Script

from ..content import MARINERS, TYPE
from ..state import Running, SpaceCorpState, one_of_each
from .sources import PLAIN, SHIELDED, infra_ways
from .value import SHARE, Payment, Plan, Terms, both, feasible, other_infra, plans, terms

DONE: Action = ("done",)
ABANDON: Action = ("abandon",)
DOUBLE: Action = ("time", "double")
TWO: Action = ("time", "two")
CARD: dict[str, Action] = {card: ("card", card) for card in TYPE}
"""The action of playing each card."""


def options(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Every source that is part of a plan which is enough, and the end when enough has been put together."""
    pay.look(state)
    acts = _finish(state, pay)
    if pay.time != "second":
        common = terms(state, pay, pay.hazard > 0)
        others = plans(pay, common, other_infra(state, pay))
        if pay.hand or pay.danger or pay.time:
            acts += _cards(state, pay, common, others)
        if pay.doubles:
            acts += [DOUBLE, TWO] if pay.two and feasible(state, pay, time=False) else [DOUBLE]
        if others:
            acts += _headquarters(state, pay, others)
    for ability, owners in pay.lent.items():
        if ability not in pay.used and (ability != "cover" or pay.danger):
            acts += [SHARE if owner == pay.seat else (ability, owner) for owner in owners]
    return acts or [ABANDON]


def _finish(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """Enough, or enough with profit for what is missing."""
    now = state.running
    value, need, purse = now.value, pay.need, state.corps[pay.seat].profit - now.danger
    if purse < 0 or (need is None and not value):
        return []
    if need is None or value >= need:
        return [DONE]
    return [("profit", need - value)] if pay.fill(value, purse) >= need else []


def _cards(state: SpaceCorpState, pay: Payment, common: Terms, others: list[Plan]) -> list[Action]:
    """Cards of the action's kind, one of each type, and cards and Infra for a shielded value if it helps."""
    cards = one_of_each(pay.hand) if len(pay.hand) > 1 else pay.hand
    shields = pay.danger > 0 or (pay.time == "two" and not pay.shielded)
    if not shields and not pay.competitors:
        return [CARD[card] for card in cards]
    good = plans(pay, common, pay.own) + others
    acts: list[Action] = []
    for card in cards:
        dual = shields and card in SHIELDED[pay.kind]
        rest = [plan for plan in good if not (plan[1] if card == pay.competitors else dual and plan[2] == card)]
        if rest or (dual and sum([TYPE[other] == TYPE[card] for other in pay.hand]) > 1):
            acts.append(CARD[card])
        if dual and len(rest) < len(good):
            acts.append(("shield", card))
    if shields and not pay.infra[0].dual:
        able = [plan[2] for plan in good if plan[0] == pay.hqs and not plan[1]]
        infra = one_of_each([card for seat in pay.hqs for card in state.corps[seat].infra])
        acts += [("screen", card) for card in infra if card in able]
    return acts


def _headquarters(state: SpaceCorpState, pay: Payment, others: list[Plan]) -> list[Action]:
    """Opponents' Infra instead of one's own, or beside it with Competitors."""
    able = {plan[0]: True for plan in others}
    if not pay.pair and not pay.competitors:
        return [("hq", hqs[0]) for hqs in able]
    acts: list[Action] = []
    own = pay.hqs == (pay.seat,)
    if pay.pair or (own and state.open):
        for other in sorted({hq for hqs in able for hq in hqs if hq not in pay.hqs}):
            if not pay.pair or (*pay.hqs, other) in able:
                acts.append(("hq", other))
            if pay.pair and own:
                acts.append(("swap", other))
    if True in [plan[1] for plan in others]:
        acts.append(("edge", pay.competitors))
    return acts


def pay_for(state: SpaceCorpState, pay: Payment) -> Script[Payment | None]:
    """Choose sources until the value is enough; None if the action does not take place."""
    seat = pay.seat
    corp = state.corps[seat]
    about = "pay-open" if pay.need is None else "pay"
    listed, numbers = partial(options, state, pay), partial(shown, state)
    while True:
        show(state, pay)
        act: Action = yield Ask(seat, about, listed, args=numbers, guide="value")
        verb = str(act[0])
        if verb == "done":
            break
        if verb == "abandon":
            return None
        if verb == "profit":
            corp.lose(int(act[1]), "spent")
            state.tell("spent", seat=seat, profit=act[1])
            break
        use(state, pay, verb, act[-1])
    if pay.danger:
        state.tell("radiation", seat=seat, profit=corp.lose(pay.danger, "radiation"))
    state.owed += [owner for owner, _ in pay.uses]
    return pay


def show(state: SpaceCorpState, pay: Payment) -> None:
    """Everybody sees how far the action is paid for."""
    state.running = Running(pay.seat, pay.kind, pay.site, pay.end, pay.need or 0, pay.value(), pay.danger)


def shown(state: SpaceCorpState) -> dict[str, object]:
    """The numbers of the question: what there is, what is needed, what is missing, what radiation costs."""
    now = state.running
    missing = max(0, now.need - now.value)
    return {"kind": now.verb, "value": now.value, "need": now.need, "missing": missing, "danger": now.danger}


def use(state: SpaceCorpState, pay: Payment, verb: str, what: str | int) -> None:
    """Use one more source; its card is laid down."""
    seat = pay.seat
    if verb in ("card", "shield"):
        lay_down(state, seat, str(what))
        pay.cards = pay.cards.plus((PLAIN if verb == "card" else SHIELDED)[pay.kind][str(what)])
    elif verb == "edge":
        lay_down(state, seat, str(what))
        state.tell("edge", seat=seat, card=what)
        pay.pair = True
    elif verb == "time":
        lay_down(state, seat, state.time_cards(seat)[0])
        pay.time = str(what)
        if what == "double":
            pay.factor *= 2
        elif pay.era > MARINERS and "port" in pay.used and "port" not in pay.lent:
            # it doubles a card only if both teams start at one, so that using one's own is a choice now
            pay.used, pay.lent = pay.used - {"port"}, {**pay.lent, "port": {seat: ""}}
    elif verb in ("hq", "swap"):
        state.tell("used-infra", seat=seat, other=what)
        other = state.corps[int(what)]
        infra = infra_ways(other.hq, other.infra, pay.kind)
        if pay.pair and verb == "hq":
            pay.use_infra((*pay.hqs, int(what)), both(pay.infra, infra))
        else:
            pay.use_infra((int(what),), infra)
        pay.uses += ((int(what), ""),)
    elif verb == "screen":
        pay.use_infra(pay.hqs, [way for way in pay.infra if way.dual == what])
    elif verb == "share":
        pay.used |= {"port"}
    else:
        pay.used |= {verb}
        pay.uses += ((int(what), pay.lent[verb][int(what)]),)


def second_payment(state: SpaceCorpState, first: Payment, need: int | None, site: str) -> Payment:
    """Time for two: the same cards and Infra; what depends on the place is settled again.

    From Planeteers on a Spaceport doubles a card for both teams or for none.
    """
    pay = Payment(state, first.seat, first.kind, need, site)
    pay.use_infra(first.hqs, first.infra[:1])
    pay.cards, pay.factor, pay.time = first.cards, first.factor, "second"
    if pay.era > MARINERS and "port" not in first.used:
        pay.used -= {"port"}
        pay.lent.pop("port", None)
    return pay


def lay_down(state: SpaceCorpState, seat: int, card: str) -> None:
    """A card is played on the table, where it stays until step 5."""
    state.corps[seat].drop(card)
    state.played.append(card)
    state.tell("played", seat=seat, card=card)
