"""What a seat cannot know is dealt again: civ cards, objectives and events, within what it has seen."""

from __future__ import annotations

from ludonaut.kernel import Rng

from .cards import BY_RANK, COLORS, EVENTS, KEPT
from .state import PlanetUnknownState

Place = tuple[list[int], int]
"""A place that holds one hidden card: a pile, and which of its entries."""


def redeal(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Shuffle all that this seat (None: a spectator) cannot know now."""
    for rank in range(1, 5):
        _redeal_civ(state, seat, rank, rng)
    _redeal_objectives(state, seat, rng)
    _redeal_events(state, seat, rng)


# ---- civ cards


def _redeal_civ(state: PlanetUnknownState, seat: int | None, rank: int, rng: Rng) -> None:
    """Cards change places only with cards of which the seat knows as much: never seen, seen, or left there."""
    bit = 1 << seat if seat is not None else 0
    deck, box, aside = list(state.decks[rank]), list(state.box[rank]), list(state.aside)
    hands = [list(p.cards) for owner, p in enumerate(state.players) if owner != seat]
    groups: dict[int, tuple[list[Place], list[Place]]] = {}
    for pile in (deck, box, *hands, aside if state.looker != seat else []):
        for at, card in enumerate(pile):
            if pile is not deck and pile is not box and card not in BY_RANK[rank]:
                continue
            held = pile is not deck and pile is not box and pile is not aside
            if held and not KEPT[card]:
                continue
            knows = 2 * bool(state.seen[card] & bit) + bool(state.left[card] & bit)
            groups.setdefault(knows, ([], []))[held].append((pile, at))
    for open_, held_ in groups.values():
        if len(open_) + len(held_) > 1:
            _swap_civ(state, open_, held_, rng)
    state.decks[rank], state.box[rank], state.aside = tuple(sorted(deck)), tuple(sorted(box)), tuple(aside)
    for p, cards in zip((p for owner, p in enumerate(state.players) if owner != seat), hands, strict=True):
        p.cards = tuple(cards)


def _swap_civ(state: PlanetUnknownState, piles: list[Place], hands: list[Place], rng: Rng) -> None:
    """Deal the cards of these places again; a hand can only hide cards that are kept for the end."""
    places = hands + piles
    cards = [pile[at] for pile, at in places]
    known = [(state.seen[card], state.left[card]) for card in cards]
    dealt: list[int] = []
    if hands:
        kept = [card for card in cards if KEPT[card]]
        dealt = [rng.take(kept) for _ in hands]
        cards = [card for card in cards if card not in dealt]
    rng.shuffle(cards)
    for (pile, at), card, (seen, left) in zip(places, dealt + cards, known, strict=True):
        state.seen[card], state.left[card] = seen, left
        pile[at] = card


# ---- objectives


def _redeal_objectives(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Others' personal objectives, what they put back or look at, and the box change places."""
    others = [p for owner, p in enumerate(state.players) if owner != seat]
    pool = list(state.goals)
    for p in others:
        pool += p.objectives + p.put_back
    hidden_drawn = state.looker != seat
    if hidden_drawn:
        pool += state.drawn
    rng.shuffle(pool)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(count)))

    for p in others:
        p.objectives = deal(len(p.objectives))
        p.put_back = deal(len(p.put_back))
    if hidden_drawn:
        state.drawn = deal(len(state.drawn))
    state.goals = deal(len(state.goals))


# ---- events


def _redeal_events(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Of each colour, which cards are in the deck is unknown, and which comes next unless the seat has peeked."""
    if not state.deck and state.next_event < 0:
        return
    hidden_next = state.next_event >= 0 and not (seat is not None and state.peekers >> seat & 1)
    known = [*state.deck, state.next_event] if hidden_next else list(state.deck)
    deck: list[int] = []
    unused: list[int] = []
    for color in COLORS:
        inside = [card for card in known if EVENTS[card].color == color]
        pool = inside + [card for card in state.unused if EVENTS[card].color == color]
        rng.shuffle(pool)
        deck += pool[: len(inside)]
        unused += pool[len(inside) :]
    if hidden_next:
        state.next_event = rng.take(deck)
    state.deck = tuple(sorted(deck))
    state.unused = tuple(sorted(unused))
