"""What a first flight does differently: all of it stands here, for every chapter to ask."""

from __future__ import annotations

from dataclasses import dataclass

from ..content import FLIGHT
from ..state import TruckerState


@dataclass(frozen=True, slots=True)
class RoundRules:
    """The rules that differ between a first flight and the full game."""

    hourglass: bool
    """Building is against time (unless the tempo is relaxed)."""
    piles: bool
    """Cards may be looked at while building; the flight's deck is made of these piles and a fourth."""
    set_aside: int
    """How many components may be set aside."""
    any_order_tile: bool
    """Whoever finishes may take any order tile, not only the lowest."""
    repairs_cost: bool
    """What the check takes off is lost; else it is given back, and faulty ships start last."""
    aliens: bool
    """Cabins with life support may take aliens."""
    gives_up: bool
    """Players may and must give up; else everybody flies to the end, even without crew or engines."""


FULL = RoundRules(
    hourglass=True,
    piles=True,
    set_aside=FLIGHT.set_aside,
    any_order_tile=True,
    repairs_cost=True,
    aliens=True,
    gives_up=True,
)
FIRST_FLIGHT = RoundRules(
    hourglass=False,
    piles=False,
    set_aside=0,
    any_order_tile=False,
    repairs_cost=False,
    aliens=False,
    gives_up=False,
)


def rules_of(state: TruckerState) -> RoundRules:
    """The rules of this round."""
    return FIRST_FLIGHT if state.first_flight else FULL
