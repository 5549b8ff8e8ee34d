"""The script that resolves a player's pool, until nothing is left or the player ends."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Ask, Blocked, Script

from ..content.corporations import TECHS
from ..state import PlanetUnknownState
from .techs import END, busy, do, options

ONCE = {
    "move_three_pods": "refit",
    "move_one_pod": "lift",
    "rover_step": "scout",
    "patch_to_synergy": "swap",
    "teleport_terrain": "jump",
    "synergy_twice": "double",
    "claim_row": "claim",
    "new_objective": "survey",
    "double_patch": "breed",
    "step_back": "back",
    "run_to_milestone": "leap",
    "flux_step": "surge",
}
"""Techs that are used up for a round or a game, and the verb that uses them."""


def resolve(state: PlanetUnknownState, seat: int, about: str = "resolve") -> Script[None]:
    """Ask what to do next until all gains are resolved; movement and techs may be left unused."""
    p = state.players[seat]
    while busy(state, p):
        action = yield Ask(
            seat,
            about,
            partial(options, state, seat),
            args=partial(pool_args, state, seat),
            blocked=partial(why_not, state, seat),
            guide="tracks",
        )
        if action[0] == "end":
            break
        do(state, seat, p, action)
    p.turn.pending.clear()


def why_not(state: PlanetUnknownState, seat: int) -> list[Blocked]:
    """Why the turn cannot end yet, why rovers stand still, and which techs are used up."""
    p = state.players[seat]
    found = []
    listed = options(state, seat)
    if END not in listed:
        found.append(Blocked(END, "pending", {"n": len(p.turn.pending)}, "tracks"))
    if p.fleet.rovers and p.turn.moves <= 0 and not any(action[0] == "drive" for action in listed):
        found.append(Blocked(("drive",), "no-steps", {}, "rovers"))
    verbs = {action[0] for action in listed}
    for name, verb in ONCE.items():
        if p.board.techs & (p.board.used | p.board.spent) & TECHS[name] and verb not in verbs:
            found.append(Blocked((verb,), "used", {"tech": name}, "corporations"))
    return found


def pool_args(state: PlanetUnknownState, seat: int) -> dict[str, int]:
    """How much there is left to do, for the question."""
    p = state.players[seat]
    kinds = [item[0] for item in p.turn.pending]
    return {
        "moves": p.turn.moves,
        "boosts": kinds.count("boost"),
        "patches": kinds.count("patch"),
        "things": len(kinds),
    }
