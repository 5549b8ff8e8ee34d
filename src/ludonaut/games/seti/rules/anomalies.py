"""The anomalies at the rim, at which Earth arrives by rotation."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..content import ANOMALIES
from ..content.effects import Odd
from ..state import ALIENS, SetiState, species_named
from .run import Context, odd, resolve


def next_anomaly(state: SetiState) -> tuple[int, str, int]:
    """The first token counter-clockwise from Earth, at which Earth will arrive next."""
    earth = state.sky.earth & 7
    tokens = [token for one in state.species for token in one.anomalies]
    return min(tokens, key=lambda token: (earth - token[0] - 1) % 8)


def anomaly_leader(state: SetiState, colour: str) -> int | None:
    """Who has the highest marker of a colour on the board; on the endless top space the latest."""
    best: tuple[int, int] | None = None
    for mark, tier, seat in species_named(state, "anomalies").marks:
        if mark == colour and tier > 0 and (best is None or tier >= best[0]):
            best = (tier, seat)
    return best[1] if best else None


def anomaly_at_earth(state: SetiState) -> Script[None]:
    """After a rotation: Earth beside an anomaly rewards whoever leads its column."""
    earth = state.sky.earth & 7
    for sector, colour, side in [token for one in state.species for token in one.anomalies]:
        if sector == earth:
            seat = anomaly_leader(state, colour)
            state.tell("anomaly", colour=colour)
            if seat is not None:
                yield from resolve(state, seat, ANOMALIES[colour][side], Context(ALIENS))


@odd("next_anomaly")
def are_we_being_observed(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    _, colour, side = next_anomaly(state)
    yield from resolve(state, seat, ANOMALIES[colour][side], context)
