"""The space station: six depots that turn before the players."""

from __future__ import annotations

from ludonaut.kernel import Rng

from ..content.tiles import INNER, OUTER, PLACES, RINGS, STACK
from ..state import PlanetUnknownState

DEPOTS = len(OUTER)


def load(state: PlanetUnknownState, arrangement: str, rng: Rng) -> None:
    """Fill the station: the rings in their published order with the inner disc turned, or every stack at random."""
    outer, inner = list(OUTER), list(INNER)
    if arrangement == "shuffled":
        rng.shuffle(outer)
        rng.shuffle(inner)
    elif arrangement == "turned":
        shift = rng.below(DEPOTS)
        inner = inner[shift:] + inner[:shift]
    else:
        shift = int(arrangement.removeprefix("shift-"))
        inner = inner[shift:] + inner[:shift]
    state.depots = tuple(zip(outer, inner, strict=True))
    state.stacks = list(STACK)
    state.tops = [-1] * len(STACK)
    state.rotation = rng.below(DEPOTS)
    reveal(state)


def reveal(state: PlanetUnknownState) -> None:
    """Where the top of a stack was taken, the next tile shows."""
    for stack, top in enumerate(state.tops):
        below = state.stacks[stack]
        if top < 0 and below:
            at = state.rng.below(len(below))
            state.tops[stack] = below[at]
            state.stacks[stack] = below[:at] + below[at + 1 :]


def depot_of(state: PlanetUnknownState, seat: int, turned: int = 0) -> int:
    """The depot before a seat, or which would be there after `turned` steps clockwise."""
    return (PLACES[state.seats][seat] + state.rotation - turned) % DEPOTS


def tops_before(state: PlanetUnknownState, seat: int) -> list[tuple[str, int]]:
    """The tiles that a seat may take: ring and tile."""
    found: list[tuple[str, int]] = []
    for ring in RINGS:
        tile = state.tops[stack_before(state, seat, ring)]
        if tile >= 0:
            found.append((ring, tile))
    return found


def stack_before(state: PlanetUnknownState, seat: int, ring: str) -> int:
    """The stack of a ring before a seat."""
    outer, inner = state.depots[depot_of(state, seat)]
    return outer if ring == RINGS[0] else inner


def turn(state: PlanetUnknownState, steps: int) -> None:
    """Turn the station clockwise."""
    state.rotation = (state.rotation - steps) % DEPOTS


def empty_depot(state: PlanetUnknownState) -> bool:
    """Is a depot without any tile?"""
    return any(state.tops[outer] < 0 and state.tops[inner] < 0 for outer, inner in state.depots)


def order(state: PlanetUnknownState) -> tuple[int, ...]:
    """All seats, clockwise from the commander."""
    return tuple((state.commander + n) % state.seats for n in range(state.seats))
