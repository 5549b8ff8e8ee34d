"""The discs turn, with what stands on them."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..content.sky import TURNED
from ..state import SetiState, agency, clockwise
from .anomalies import anomaly_at_earth
from .probes import visit


def rotate(state: SetiState) -> Script[None]:
    """Turn the next disc, and those above it, one sector counter-clockwise, with what stands on them."""
    disc = state.next_disc
    state.next_disc = (disc + 1) % 3
    before = state.sky
    for layer in range(disc + 1):
        state.discs[layer] += 1
    after = state.sky
    state.tell("rotated", disc=disc + 1)
    pushed: list[tuple[int, int]] = []
    for seat in clockwise(state, state.active):
        one = agency(state, seat)
        for cells in (one.probes, one.capsules):
            for index, cell in enumerate(cells):
                if before.layers[cell] <= disc + 1:
                    cells[index] = TURNED[cell]
                elif after.layers[cell] <= disc + 1:
                    cells[index] = TURNED[cell]
                    pushed.append((seat, TURNED[cell]))
    for seat, cell in pushed:
        state.tell("pushed", seat=seat, there=cell, kind=after.kinds[cell])
        yield from visit(state, seat, cell)
    yield from anomaly_at_earth(state)
