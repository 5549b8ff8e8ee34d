"""Who knows what: ships, hands and open components are public; cards only for whoever looked at their pile."""

from __future__ import annotations

from itertools import chain
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, show

from .content import CARDS, DECK, OF_DECK, Deck, ShipClass
from .rules.building import RUN, has_hourglass, next_up
from .rules.flight import is_fresh
from .state import Danger, Few, Phase, Slip, TruckerState

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Tile: TypeAlias = Annotated[int, Meta(ge=0, le=144)]
Part: TypeAlias = Annotated[int, Meta(ge=4, le=579)]
"""A component as it lies: tile * 4 + turn."""
Cell: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Ticks: TypeAlias = Annotated[int, Meta(ge=0, le=4000)]
Days: TypeAlias = Annotated[int, Meta(ge=-400, le=400)]
Credits: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Tempo: TypeAlias = Literal["stepped", "real", "relaxed"]
Marks: TypeAlias = Literal["on", "end", "off"]
BUILDING = ("build", "grab", "built")


class Ship(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    parts: tuple[tuple[Cell, Part], ...]
    rim: tuple[Cell, ...]
    hand: Tile
    spot: Cell
    turn: Few
    from_aside: bool
    aside: tuple[Tile, ...]
    order: Few
    faulty: bool
    lost: tuple[Tile, ...]
    looking: Few
    ticks: Ticks
    humans: tuple[tuple[Cell, Few], ...]
    aliens: tuple[tuple[Cell, str], ...]
    cells: tuple[tuple[Cell, Few], ...]
    goods: tuple[tuple[Cell, str], ...]
    waiting: str
    place: Days
    flying: bool
    landed: Few
    credits: Credits | None
    """None where credits lie face down."""


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: Phase
    ship: ShipClass
    rounds: tuple[ShipClass, ...]
    level: Few
    tempo: Tempo
    first_flight: bool
    marks: Marks
    notes: bool
    starter: Seat
    players: tuple[Ship, ...]
    facedown: Count
    faceup: tuple[Tile, ...]
    orders: tuple[Few, ...]
    piles: tuple[tuple[Deck, ...], ...]
    """The backs of the three piles that may be looked at."""
    sand: Few
    hourglass: bool
    running: bool
    sand_left: Ticks
    deck: tuple[Deck, ...]
    """The backs of the cards to come."""
    card: str
    fresh: bool
    """The card has just been turned over."""
    used: tuple[str, ...]
    step: Annotated[int, Meta(ge=-1, le=8)]
    dice: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    danger: Danger | None
    beaten: tuple[Seat, ...]
    strengths: tuple[tuple[Seat, Count], ...]
    """What was declared, in half points."""
    bank: tuple[tuple[str, Count], ...]
    pay: tuple[Slip, ...]
    """What this flight, or the last one, has brought every seat."""


class Private(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    credits: Credits
    seen: tuple[tuple[Few, tuple[str, ...]], ...]
    """The piles that it has looked at, with their cards."""


TruckerView: TypeAlias = View[Public, Private]


def public(state: TruckerState) -> Public:
    """The part of the view that is the same for everybody."""
    options = state.options
    players = [show(Ship, one, credits=credits_of(state, seat, None)) for seat, one in enumerate(state.players)]
    return show(
        Public,
        state,
        ship=state.rounds[0],
        tempo=options["tempo"],
        marks=options["marks"],
        notes=options["notes"],
        players=tuple(players),
        piles=tuple([tuple([DECK[card] for card in pile]) for pile in state.piles[:3]]),
        hourglass=has_hourglass(state) and state.phase == "build",
        sand_left=_sand_left(state),
        deck=_backs(state),
        fresh=is_fresh(state),
        step=_step(state),
        pay=tuple(state.slips),
    )


def private(state: TruckerState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    seen = tuple([(number, state.piles[number - 1]) for number in state.players[seat].seen])
    return Private(state.credits[state.purse(seat)], seen)


def tally(state: TruckerState, seat: int) -> dict[str, int]:
    """What a player counts: the ship only until its landing, so that the next one is not compared with it."""
    player, credits = state.players[seat], state.credits[state.purse(seat)]
    if state.phase in BUILDING:
        return {"credits": credits, "components": len(player.parts)}
    if state.phase == "over":
        return {"credits": credits}
    return {
        "credits": credits,
        "day": player.place,
        "crew": player.crew,
        "energy": player.energy,
        "goods": sum(map(len, player.goods.values())),
        "lost": len(player.lost),
    }


def credits_of(state: TruckerState, seat: int, viewer: int | None) -> int | None:
    """A seat's credits, or None where they lie face down: partners know theirs, and at the end all are turned up."""
    mine = viewer is not None and state.purse(viewer) == state.purse(seat)
    if mine or state.options["credits"] == "open" or state.phase == "over":
        return state.credits[state.purse(seat)]
    return None


def _backs(state: TruckerState) -> tuple[Deck, ...]:
    """The cards still to come, by their backs: in order only where the deck was not shuffled."""
    backs = [DECK[card] for card in state.deck]
    return tuple(backs if state.options["visions"] else sorted(backs))


def _sand_left(state: TruckerState) -> int:
    """In the stepped tempo: how much of the run is left for the player who is next, in ticks."""
    if state.phase != "build" or state.options["tempo"] != "stepped" or not has_hourglass(state):
        return 0
    return min(RUN, max(0, state.flipped + RUN - next_up(state)[1]))


def _step(state: TruckerState) -> int:
    """Which meteor of a swarm or line of a combat zone is under way; -1 where that says nothing."""
    card = CARDS.get(state.card)
    if card is None or not (card.meteors or card.lines):
        return -1
    ahead = sum(job.kind in ("meteor", "line") for job in state.todo)
    return len(card.meteors or card.lines) - ahead - 1


def redeal(state: TruckerState, seat: int | None, rng: Rng) -> None:
    """Deal the cards that this seat has not seen again: the deck or the piles, those that are gone, the rest the box.

    A card's back shows its deck, so it only changes places with its like. The cards of a first flight are known. Which
    cards are in the box matters, not their order, so only the other places are drawn for.
    """
    if state.first_flight:
        return
    seen = [] if seat is None else state.players[seat].seen
    known = {card for number in seen for card in state.piles[number - 1]}
    dealt = [*(state.deck or chain(*state.piles)), *state.gone]
    hidden = {*dealt, *chain(*state.box.values())} - known
    pools = {deck: [card for card in cards if card in hidden] for deck, cards in OF_DECK.items()}
    moved = {card: rng.take(pools[DECK[card]]) for card in dealt if card in hidden}
    state.deck = [moved.get(card, card) for card in state.deck]
    state.gone = [moved.get(card, card) for card in state.gone]
    state.piles = [tuple([moved.get(card, card) for card in pile]) for pile in state.piles]
    state.box = {deck: tuple(pool) for deck, pool in pools.items()}
