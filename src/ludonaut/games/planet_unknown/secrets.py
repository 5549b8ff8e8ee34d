"""What a seat cannot know is dealt again: civ cards, objectives and events, within what it has seen."""

from __future__ import annotations

from dataclasses import dataclass

from ludonaut.kernel import Rng

from .cards import BY_RANK, COLORS, EVENTS, KEPT
from .state import PlanetUnknownState


@dataclass(slots=True)
class _Slot:
    """A place that holds one hidden card: a list of the table, and which of its entries."""

    kind: str
    owner: int
    at: int
    card: int


def redeal(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Shuffle all that this seat (None: a spectator) cannot know now."""
    for rank in range(1, 5):
        _redeal_civ(state, seat, rank, rng)
    _redeal_objectives(state, seat, rng)
    _redeal_events(state, seat, rng)


# ---- civ cards


def _civ_slots(state: PlanetUnknownState, seat: int | None, rank: int) -> list[_Slot]:
    slots = [_Slot("deck", rank, at, card) for at, card in enumerate(state.decks[rank])]
    slots += [_Slot("box", rank, at, card) for at, card in enumerate(state.box[rank])]
    for owner, p in enumerate(state.players):
        if owner != seat:
            hidden = [(at, c) for at, c in enumerate(p.cards) if KEPT[c] and c in BY_RANK[rank]]
            slots += [_Slot("hand", owner, at, card) for at, card in hidden]
    if state.looker != seat:
        slots += [_Slot("aside", 0, at, c) for at, c in enumerate(state.aside) if c in BY_RANK[rank]]
    return slots


def _redeal_civ(state: PlanetUnknownState, seat: int | None, rank: int, rng: Rng) -> None:
    """Cards change places only with cards of which the seat knows as much: never seen, seen, or left there."""
    bit = 1 << seat if seat is not None else 0
    groups: dict[tuple[bool, bool], list[_Slot]] = {}
    for slot in _civ_slots(state, seat, rank):
        knows = (bool(state.seen[slot.card] & bit), bool(state.left[slot.card] & bit))
        groups.setdefault(knows, []).append(slot)
    for slots in groups.values():
        _swap_civ(state, slots, rng)
    state.decks[rank] = tuple(sorted(state.decks[rank]))
    state.box[rank] = tuple(sorted(state.box[rank]))


def _swap_civ(state: PlanetUnknownState, slots: list[_Slot], rng: Rng) -> None:
    """Deal the cards of these places again; a hand can only hide cards that are kept for the end."""
    cards = [slot.card for slot in slots]
    known = [(state.seen[slot.card], state.left[slot.card]) for slot in slots]
    kept = [card for card in cards if KEPT[card]]
    hands = [slot for slot in slots if slot.kind == "hand"]
    dealt = {id(slot): rng.take(kept) for slot in hands}
    given = set(dealt.values())
    rest = [card for card in cards if card not in given]
    rng.shuffle(rest)
    for slot, (seen, left) in zip(slots, known, strict=True):
        card = dealt[id(slot)] if id(slot) in dealt else rest.pop()
        state.seen[card], state.left[card] = seen, left
        _put_civ(state, slot, card)


def _put_civ(state: PlanetUnknownState, slot: _Slot, card: int) -> None:
    if slot.kind == "deck":
        state.decks[slot.owner] = _with(state.decks[slot.owner], slot.at, card)
    elif slot.kind == "box":
        state.box[slot.owner] = _with(state.box[slot.owner], slot.at, card)
    elif slot.kind == "aside":
        state.aside = _with(state.aside, slot.at, card)
    else:
        p = state.players[slot.owner]
        p.cards = _with(p.cards, slot.at, card)


def _with(cards: tuple[int, ...], at: int, card: int) -> tuple[int, ...]:
    return (*cards[:at], card, *cards[at + 1 :])


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
