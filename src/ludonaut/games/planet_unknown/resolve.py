"""The script that resolves a player's pool, until nothing is left or the player ends."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Ask, Script

from .state import PlanetUnknownState
from .techs import busy, do, options


def resolve(state: PlanetUnknownState, seat: int, about: str = "resolve") -> Script[None]:
    """Ask what to do next until all gains are resolved; movement and techs may be left unused."""
    p = state.players[seat]
    while busy(state, p):
        action = yield Ask(
            seat, about, partial(options, state, seat), args=partial(pool_args, state, seat), guide="tracks"
        )
        if action[0] == "end":
            break
        do(state, seat, p, action)
    p.pending.clear()


def pool_args(state: PlanetUnknownState, seat: int) -> dict[str, int]:
    """How much there is left to do, for the question."""
    p = state.players[seat]
    kinds = [item[0] for item in p.pending]
    return {"moves": p.moves, "boosts": kinds.count("boost"), "patches": kinds.count("patch"), "things": len(kinds)}
