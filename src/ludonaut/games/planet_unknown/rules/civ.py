"""Civ cards: taken in the commander's order at the end of the step in which their milestone was reached."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from ludonaut.kernel import Action, Ask, Script, in_any_order

from ..content.cards import BY_RANK, CIV, CIV_NUMBER, KEPT, OBJECTIVE_NUMBER, OBJECTIVES, CivCard
from ..content.corporations import HEIGHT, tech
from ..state import Cards, Decks, PlanetUnknownState, Player
from .meteorites import Blast, ClearLine
from .placement import Patch
from .pods import Rescue
from .resolve import clear, resolve_all
from .rovers import Beam
from .tile import extra_tile
from .tracks import Climb, Run

_NEXT_RANK = tech("next_rank_card")


def deal(state: PlanetUnknownState) -> None:
    """Of each rank one card more than players; the others stay in the box."""
    for rank in range(1, 5):
        cards = list(BY_RANK[rank])
        state.rng.shuffle(cards)
        state.decks = with_deck(state.decks, rank, cards[: state.seats + 1])
        state.box = with_deck(state.box, rank, cards[state.seats + 1 :])


def with_deck(decks: Decks, rank: int, cards: Iterable[int]) -> Decks:
    """The decks with other cards in one of them."""
    return (*decks[:rank], tuple(sorted(cards)), *decks[rank + 1 :])


def _with(seats: tuple[int, ...], card: int, bits: int) -> tuple[int, ...]:
    return (*seats[:card], bits, *seats[card + 1 :])


def look(state: PlanetUnknownState, seat: int, rank: int) -> None:
    """A seat looks through a deck, and will remember what it saw."""
    bit = 1 << seat
    deck = state.decks[rank]
    seen, left = list(state.seen), list(state.left)
    for card in BY_RANK[rank]:
        if card in deck:
            seen[card] |= bit
            left[card] |= bit
        else:
            left[card] &= ~bit
    state.seen, state.left = tuple(seen), tuple(left)


def settle(state: PlanetUnknownState, seat: int) -> Script[None]:
    """Take the cards that are due one after the other, in the order that the player likes, with all that they bring."""
    p = state.players[seat]
    yield from in_any_order(
        seat,
        "civ-order",
        p.turn.due,
        lambda rank: (("civ", rank),),
        lambda rank, _: take_card(state, seat, rank),
        guide="civ",
    )
    if p.turn.survey:
        p.turn.survey = False
        yield from survey(state, seat)
    if state.phase == "settle" and state.then == "next_round":
        clear(p)


def take_card(state: PlanetUnknownState, seat: int, rank: int) -> Script[None]:
    """Look at all cards of a rank and keep one; the Republic may add a random one of the next rank."""
    p = state.players[seat]
    if not state.decks[rank]:
        state.tell("no-card", seat=seat, rank=rank)
        return
    look(state, seat, rank)
    if p.board.techs & _NEXT_RANK and rank < 4 and state.decks[rank + 1]:
        deck = list(state.decks[rank + 1])
        card = state.rng.take(deck)
        state.decks = with_deck(state.decks, rank + 1, deck)
        state.aside = (card,)
        state.seen = _with(state.seen, card, state.seen[card] | 1 << seat)
        state.left = _with(state.left, card, state.left[card] | 1 << seat)
    state.looker, state.looking = seat, (rank,)
    action = yield Ask(seat, "civ", partial(_offers, state), args={"rank": rank}, guide="civ")
    yield from _keep(state, seat, CIV_NUMBER[str(action[1])])


def _offers(state: PlanetUnknownState) -> list[Action]:
    cards = sorted([card for rank in state.looking for card in state.decks[rank]] + list(state.aside))
    return [("keep", CIV[card].id) for card in cards]


def _keep(state: PlanetUnknownState, seat: int, card: int) -> Script[None]:
    """The card is the player's; what was laid aside goes back to its deck."""
    p = state.players[seat]
    for other in state.aside:
        rank = CIV[other].rank
        state.decks = with_deck(state.decks, rank, (*state.decks[rank], other))
    state.aside = ()
    state.looker, state.looking = -1, ()
    rank = CIV[card].rank
    state.decks = with_deck(state.decks, rank, [other for other in state.decks[rank] if other != card])
    state.left = _with(state.left, card, state.left[card] & ~(1 << seat))
    p.cards = Cards((*p.cards.civ, card), p.cards.objectives, p.cards.put_back)
    if KEPT[card]:
        state.tell("kept-card", to=(seat,), secret={"card": CIV[card].id}, seat=seat, rank=rank)
        return
    state.tell("card", seat=seat, card=CIV[card].id)
    yield from apply(state, seat, p, CIV[card])


def apply(state: PlanetUnknownState, seat: int, p: Player, card: CivCard) -> Script[None]:
    """The immediate effects of a card."""
    pending = p.turn.pending
    for effect in card.effects:
        op, n = effect.op, effect.n
        if op == "tile":
            yield from extra_tile(state, seat, bool(n))
        elif op == "spread":
            pending.append(Run(left=n, different=True))
        elif op == "run":
            pending.append(Run(left=n))
        elif op == "patch":
            pending += [Patch()] * n
        elif op == "moves":
            p.turn.moves += n
        elif op == "rescue":
            pending += [Rescue(optional=True)] * n
        elif op == "blast":
            pending += [Blast()] * n
        elif op == "beam":
            pending.append(Beam())
        elif op == "clear_line":
            pending.append(ClearLine())
        elif op == "climb":
            pending += [Climb(1 << cube, n) for cube in range(5) if p.board.cubes[cube] % HEIGHT < n]
    yield from resolve_all(state, seat)


def last_cards(state: PlanetUnknownState, seat: int) -> Script[None]:
    """The Republic, at the end, looks through all cards that are left and keeps two."""
    for _ in range(2):
        ranks = tuple(rank for rank in range(1, 5) if state.decks[rank])
        if not ranks:
            return
        for rank in ranks:
            look(state, seat, rank)
        state.looker, state.looking = seat, ranks
        action = yield Ask(seat, "last-cards", partial(_offers, state), guide="republic")
        yield from _keep(state, seat, CIV_NUMBER[str(action[1])])


def survey(state: PlanetUnknownState, seat: int) -> Script[None]:
    """Jump Drive draws three objectives and opens one of them to all."""
    goals = list(state.goals)
    state.drawn = tuple(sorted(state.rng.take(goals) for _ in range(min(3, len(goals)))))
    state.goals = tuple(sorted(goals))
    state.looker = seat
    action = yield Ask(seat, "survey", lambda: [("open", OBJECTIVES[n].id) for n in state.drawn], guide="jump-drive")
    card = OBJECTIVE_NUMBER[str(action[1])]
    p = state.players[seat]
    back = [n for n in state.drawn if n != card]
    p.cards = replace(p.cards, put_back=(*p.cards.put_back, *back))
    state.drawn = ()
    state.looker = -1
    if state.seats == 1:
        p.cards = replace(p.cards, objectives=(*p.cards.objectives, card))
    else:
        state.common += (card,)
    state.tell("opened", seat=seat, card=OBJECTIVES[card].id)
