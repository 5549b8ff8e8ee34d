"""Resolving: a player's steps in any order, mixed with what they may do besides, until they end.

The kernel's `in_any_order` is for steps alone: it ends when none of them is possible, and so lists all of them before
it asks and again when it has an answer. Here drives and techs stand among the steps, whether one may end depends on
what the steps list, of two steps with one action the one with fewer others is meant, and a question stays even if only
ending is left. To serve that too the helper would have to be given its list, its condition and its match between
action and step, and nothing but the loop would be left in it. So the loop is written out: a question is listed when
somebody looks, and a step says of an action whether it might be its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ludonaut.kernel import Action, Ask, Blocked, Script

from ..content.corporations import TECHS
from ..state import PlanetUnknownState, Player
from .placement import Patch
from .powers import POWERS, optional
from .techs import VERB_OF
from .tracks import Boost

END: Action = ("end",)
_Sources: TypeAlias = tuple[Callable[[], list[Action]], Callable[[], dict[str, int]], Callable[[], list[Blocked]]]


def resolve_all(state: PlanetUnknownState, seat: int, about: str = "resolve") -> Script[None]:
    """Ask what to do next until all steps are resolved; movement and techs may be left unused."""
    p = state.players[seat]
    listed, args, blocked = _sources(state, seat)
    while busy(state, p):
        action = yield Ask(seat, about, listed, args=args, blocked=blocked, guide="tracks")
        if action[0] == "end":
            break
        do(state, seat, p, action)
    p.turn.pending.clear()


def _sources(state: PlanetUnknownState, seat: int) -> _Sources:
    """What can be done, what the question says, and why not more: listed when somebody looks."""
    return lambda: options(state, seat), lambda: pool_args(state, seat), lambda: why_not(state, seat)


def steps(state: PlanetUnknownState, seat: int, p: Player) -> tuple[list[Action], bool]:
    """Every action that resolves a step, and whether one of them must be done."""
    found: list[Action] = []
    several = must = False
    for step in p.turn.pending:
        actions = step.actions(state, seat, p)
        if actions:
            several = several or bool(found)
            found += actions
            must = must or step.must(state, p)
    return list(dict.fromkeys(found)) if several else found, must


def options(state: PlanetUnknownState, seat: int) -> list[Action]:
    """All that a player can do while steps are resolved; ending only when nothing must be done."""
    p = state.players[seat]
    found, must = steps(state, seat, p)
    found += optional(state, p)
    if not must:
        found.append(END)
    return found


def busy(state: PlanetUnknownState, p: Player) -> bool:
    """Is there something left to do, or that might be done?"""
    return bool(p.turn.pending or (p.turn.moves > 0 and p.surface.rovers) or optional(state, p))


def do(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Do what was chosen from the options."""
    power = POWERS.get(str(action[0]))
    if power is not None:
        power(state, seat, p, action)
        return
    step = p.turn.pending.pop(_meant(state, seat, p, action))
    step.do(state, seat, p, action)


def _meant(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> int:
    """The number of the step that an action resolves; of several that list it, the one with the fewest other ways."""
    found = [at for at, step in enumerate(p.turn.pending) if step.about(action)]
    if len(found) == 1:
        return found[0]
    ways = [(at, p.turn.pending[at].actions(state, seat, p)) for at in found]
    return min([(len(actions), at) for at, actions in ways if action in actions])[1]


def clear(p: Player) -> None:
    """A turn ends: what could not be done and what was not used is lost."""
    p.turn.pending.clear()
    p.turn.moves = p.turn.shifts = p.turn.visited = 0


# ---- for people


def why_not(state: PlanetUnknownState, seat: int) -> list[Blocked]:
    """Why the turn cannot end yet, why rovers stand still, and which techs are used up."""
    p = state.players[seat]
    found = []
    listed = options(state, seat)
    if END not in listed:
        found.append(Blocked(END, "pending", {"n": len(p.turn.pending)}, "tracks"))
    if p.surface.rovers and p.turn.moves <= 0 and not any(action[0] == "drive" for action in listed):
        found.append(Blocked(("drive",), "no-steps", {}, "rovers"))
    verbs = {action[0] for action in listed}
    for name, verb in VERB_OF.items():
        if p.board.techs & p.board.used & TECHS[name] and verb not in verbs:
            found.append(Blocked((verb,), "used", {"tech": name}, "corporations"))
    return found


def pool_args(state: PlanetUnknownState, seat: int) -> dict[str, int]:
    """How much there is left to do, for the question."""
    p = state.players[seat]
    pending = p.turn.pending
    return {
        "moves": p.turn.moves,
        "boosts": pending.count(Boost()),
        "patches": pending.count(Patch()),
        "things": len(pending),
    }
