"""Who knows what: hands and bids are secret, everything else is open."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, show, shuffle_unknown

from .scoring import total
from .state import SalvageState

Card: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=108)]


class Captain(msgspec.Struct, frozen=True):
    """What everybody sees of a captain."""

    hand: Count
    bids: bool
    """Has the captain laid a card face down?"""
    hauled: Count
    points: Annotated[int, Meta(ge=0, le=600)]


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    deck: Count
    floating: tuple[Card, ...]
    captains: tuple[Captain, ...]
    round: Annotated[int, Meta(ge=0, le=5)]
    rounds: Annotated[int, Meta(ge=1, le=5)]


class Private(msgspec.Struct, frozen=True):
    """What only the captain sees."""

    hand: tuple[Card, ...]
    bid: Annotated[int, Meta(ge=0, le=9)]
    """The card laid face down; 0 for none."""


SalvageView: TypeAlias = View[Public, Private]


def public(state: SalvageState) -> Public:
    """The part of the view that is the same for everybody."""
    captains = [
        Captain(len(state.hands[seat]), state.bids[seat] > 0, state.hauled[seat], total(state, seat))
        for seat in range(state.seats)
    ]
    return show(Public, state, captains=tuple(captains), rounds=int(state.options["rounds"]))


def private(state: SalvageState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    return Private(tuple(state.hands[seat]), state.bids[seat])


def redeal(state: SalvageState, seat: int | None, rng: Rng) -> None:
    """Hands and bids of the others are shuffled into the deck."""
    others = [owner for owner in range(state.seats) if owner != seat]
    hands = [state.hands[owner] for owner in others]
    bids = {owner: [state.bids[owner]] for owner in others if state.bids[owner]}
    shuffle_unknown(rng, [*hands, *bids.values()], rest=state.deck)
    for hand in hands:
        hand.sort()
    for owner, (card,) in bids.items():
        state.bids[owner] = card
