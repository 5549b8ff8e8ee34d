"""Edges: played outside an action, often in another's turn, at the moment that the card names.

A player is asked whenever, from what everybody knows, the card could be in the hand: so a question betrays nothing. Who
does not have it has only one answer.
"""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import EDGE_CARDS, EDGE_OF, EDGES, LIFE_TILES, TIME_IDS
from ..state import SpaceCorpState, one_of_each
from ..verbs import KINDS

HOLD: Action = ("hold",)
AT_THE_START = ("sabotage", "incompatibility")
"""The Edges that opponents may play before an action."""


def could_hold(state: SpaceCorpState, edges: tuple[str, ...]) -> list[int]:
    """The players who could have one of these Edges, for all that everybody knows."""
    corps, found = state.corps, []
    for edge in edges:
        for card in EDGE_CARDS[state.era][edge] if edge in state.loose else ():
            seats = [seat for seat, corp in enumerate(corps) if card in corp.shown]
            if not seats and card not in state.offer:
                seats = [seat for seat in range(state.seats) if len(corps[seat].hand) > len(corps[seat].shown)]
            found += seats
    return found


def _answers(state: SpaceCorpState, seat: int, edges: tuple[str, ...]) -> list[Action]:
    corp, acts = state.corps[seat], [HOLD]
    mine = [card for card in corp.hand if card in EDGE_OF and EDGE_OF[card] in edges]
    if mine:
        mine = [card for card in mine if EDGE_OF[card] not in corp.muted]
        acts += [("edge", card) for card in mine] + [("mute", EDGE_OF[card]) for card in mine]
    return acts


def ask_edge(state: SpaceCorpState, seat: int, about: str, edges: tuple[str, ...]) -> Script[str]:
    """Offer one of these Edges to a player who could hold it; returns the card that is played, or nothing."""
    choice: Action = yield Ask(seat, f"edge-{about}", lambda: _answers(state, seat, edges), guide="edges")
    verb, what = str(choice[0]), str(choice[-1])
    if verb == "mute":
        state.corps[seat].muted.append(what)
    if verb != "edge":
        return ""
    spend(state, seat, what)
    return what


def spend(state: SpaceCorpState, seat: int, card: str) -> None:
    """The Edge is shown and discarded."""
    state.corps[seat].drop(card)
    state.put_away(card)
    state.tell("edge", seat=seat, card=card)


# ---- at the start of a turn


def before_the_action(state: SpaceCorpState, seat: int) -> Script[bool]:
    """Opponents may play Sabotage or Incompatibility; says whether anybody was asked."""
    asked = False
    able = could_hold(state, AT_THE_START)
    for other in state.others(seat):
        while other in able:
            asked = True
            card = yield from ask_edge(state, other, "start", AT_THE_START)
            if not card:
                break
            if EDGE_OF[card] == "sabotage":
                yield from sabotage(state, other)
            else:
                yield from incompatibility(state)
            able = could_hold(state, AT_THE_START)
    return asked


def sabotage(state: SpaceCorpState, seat: int) -> Script[None]:
    """Name an action that the active player may not choose this turn."""
    names = [("name", kind) for kind in KINDS]
    choice: Action = yield Ask(seat, "sabotage", names, args={"target": state.active}, guide="edges")
    state.banned = str(choice[1])
    state.tell("sabotage", seat=seat, other=state.active, kind=state.banned)


def incompatibility(state: SpaceCorpState) -> Script[None]:
    """Every player gives up an Infra card of their choice, from the active player on."""
    for seat in (state.active, *state.others(state.active)):
        yield from lose_infra(state, seat)


def lose_infra(state: SpaceCorpState, seat: int) -> Script[None]:
    """Give up one Infra card, if there is one."""
    corp = state.corps[seat]
    cards = one_of_each(corp.infra)
    if not cards:
        return
    choice: Action = yield Ask(seat, "lose-infra", [("remove", card) for card in cards], guide="edges")
    card = str(choice[1])
    slots = list(corp.infra)
    slots[slots.index(card)] = ""
    corp.infra = tuple(slots)
    state.put_away(card)
    state.tell("lost-infra", seat=seat, card=card)


def own_turn(state: SpaceCorpState, seat: int, card: str) -> Script[None]:
    """Intercept, Salvage or Incompatibility, before one's own action."""
    spend(state, seat, card)
    edge = EDGE_OF[card]
    if edge == "intercept":
        state.extra = True
    elif edge == "salvage":
        for offered in state.offer:
            if offered:
                take_offer(state, seat, offered)
    else:
        yield from incompatibility(state)


def take_offer(state: SpaceCorpState, seat: int, card: str) -> None:
    """A card of the Offer goes into the hand, seen by all; the box stays empty until step 5."""
    state.offer[state.offer.index(card)] = ""
    corp = state.corps[seat]
    corp.hand.append(card)
    corp.shown.append(card)
    state.tell("took-offer", seat=seat, card=card)


# ---- during and after the action


def on_research(state: SpaceCorpState, seat: int) -> Script[None]:
    """Piracy: take cards of the Offer before the one who researches."""
    able = could_hold(state, ("piracy",))
    for other in state.others(seat):
        if other in able and (yield from ask_edge(state, other, "piracy", ("piracy",))):
            for _ in range(EDGES["piracy"].amounts[0]):
                offered = [("take", c) for c in state.offer if c]
                if offered:
                    choice: Action = yield Ask(other, "take-offer", offered, guide="edges")
                    take_offer(state, other, str(choice[1]))
            return


def on_contract(state: SpaceCorpState, claimer: int) -> Script[None]:
    """Market Influence: profit from a contract, one's own or another's."""
    own, other = EDGES["market_influence"].amounts
    able = could_hold(state, ("market_influence",))
    for seat in (state.active, *state.others(state.active)):
        if seat in able and (yield from ask_edge(state, seat, "contract", ("market_influence",))):
            gain = own if seat == claimer else other
            state.corps[seat].gain(gain, "edges")
            state.tell("gained", seat=seat, profit=gain, why="market_influence")
            return


def on_produce(state: SpaceCorpState, producer: int, profit: int) -> Script[None]:
    """Diversion: half of what an opponent produces, rounded up; the opponent keeps everything."""
    able = could_hold(state, ("diversion",))
    for seat in state.others(producer):
        if seat in able and (yield from ask_edge(state, seat, "produce", ("diversion",))):
            gain = (profit + 1) // 2
            state.corps[seat].gain(gain, "edges")
            state.tell("gained", seat=seat, profit=gain, why="diversion")
            return


def on_life(state: SpaceCorpState, tile: str) -> Script[None]:
    """Hostile Microbes: everybody with a team or base on Life loses profit, whoever played it too."""
    able = could_hold(state, ("hostile_microbes",)) if tile in LIFE_TILES else []
    for seat in (state.active, *state.others(state.active)):
        if seat in able and (yield from ask_edge(state, seat, "life", ("hostile_microbes",))):
            for victim in range(len(state.corps)):
                if on_life_site(state, victim):
                    lost = state.corps[victim].lose(EDGES["hostile_microbes"].amounts[0], "edges")
                    state.tell("lost", seat=victim, profit=lost, why="hostile_microbes")
            return


def on_life_site(state: SpaceCorpState, seat: int) -> bool:
    """Has the corporation a team or a base on a site with Life?"""
    alive = [site for site, tiles in state.tiles.items() if not LIFE_TILES.isdisjoint(tiles)]
    return any(state.owner.get(site) == seat or site in state.corps[seat].teams for site in alive)


def on_discard(state: SpaceCorpState, seat: int, discarded: list[str]) -> Script[None]:
    """Poach, at step 5: take the cards that the active player has just discarded; Time is set aside and stays so."""
    cards = [card for card in discarded if card not in TIME_IDS]
    able = could_hold(state, ("poach",)) if cards else []
    for other in state.others(seat):
        if other in able and (yield from ask_edge(state, other, "poach", ("poach",))):
            corp = state.corps[other]
            for card in cards:
                state.discard.remove(card)
                corp.hand.append(card)
                corp.shown.append(card)
                if card in EDGE_OF:
                    state.loose.append(EDGE_OF[card])
            state.tell("poached", seat=other, other=seat, cards=cards)
            return
