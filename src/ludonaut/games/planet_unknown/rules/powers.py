"""What a player may do but need not: drive rovers, and use techs whose moment is the player's to choose."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action

from ..content.corporations import HEIGHT, Gain, spot, tech
from ..content.tiles import BIOMASS, INDEX, ROVER, TRACKS
from ..state import PlanetUnknownState, Player
from . import rovers
from .cubes import next_milestone, to_reset, way_down, ways_up
from .placement import NO_SYNERGY, Patch
from .pods import Stow, berths, take_pod
from .techs import LIMITED, ready, use
from .tracks import Boost, advance, regress, take

Power = Callable[[PlanetUnknownState, int, Player, Action], None]

_MOVE_THREE = tech("move_three_pods")
_MOVE_ONE = tech("move_one_pod")
_ENERGY_IS_FREE = tech("energy_is_free")
_ROVER_STEP = tech("rover_step")
_PATCH_TO_SYNERGY = tech("patch_to_synergy")
_CLAIM_ROW = tech("claim_row")
_NEW_OBJECTIVE = tech("new_objective")
_DOUBLE_PATCH = tech("double_patch")
_RESET = tech("reset_biomass")
_RUN = tech("run_to_milestone")
_FLUX_STEP = tech("flux_step")
_STEP_BACK = tech("step_back")
_CHOSEN = LIMITED | _RESET
"""Techs that may have an action of their own."""


def optional(state: PlanetUnknownState, p: Player) -> list[Action]:
    """Everything that a player may do now and need not."""
    found: list[Action] = []
    if p.surface.rovers:
        if p.turn.moves > 0 or p.board.techs & _ENERGY_IS_FREE:
            found += rovers.drives(state, p)
        if p.corp.rule == "carry":
            found += rovers.hauls(p)
    if p.board.techs & _CHOSEN or p.turn.shifts:
        found += _techs(state, p)
    return found


def _techs(state: PlanetUnknownState, p: Player) -> list[Action]:
    now = ready(state, p)
    pending = p.turn.pending
    found: list[Action] = []
    if (p.turn.shifts or now & _MOVE_ONE) and Stow() not in pending:
        found += berths(p, "lift")
    if now & _MOVE_THREE and (p.board.rescued or p.board.stowed):
        found.append(("refit",))
    if now & (_PATCH_TO_SYNERGY | _DOUBLE_PATCH) and Patch() in pending:
        if now & _PATCH_TO_SYNERGY and not state.limits & NO_SYNERGY:
            found.append(("swap",))
        if now & _DOUBLE_PATCH:
            found.append(("breed",))
    if now & _RESET and to_reset(p):
        found.append(("reset",))
    if now & _ROVER_STEP and ways_up(p, ROVER):
        found.append(("scout",))
    if now & _FLUX_STEP and ways_up(p, p.board.flux):
        found.append(("surge",))
    if now & _RUN and next_milestone(p) >= 0:
        found.append(("leap",))
    if now & _STEP_BACK:
        found += [("back", TRACKS[cube]) for cube in range(5) if way_down(p, cube) >= 0]
    if now & _CLAIM_ROW:
        found += [("claim", TRACKS[cube]) for cube in range(5) if _row(p, cube)]
    if now & _NEW_OBJECTIVE and state.goals:
        found.append(("survey",))
    return found


def _row(p: Player, cube: int) -> list[tuple[int, Gain]]:
    """Jump Drive: the rewards printed level with a cube, with their spaces."""
    height = p.board.cubes[cube] % HEIGHT
    spaces = [spot(column, height) for column in range(5)]
    return [(space, gain) for space in spaces for gain in p.corp.gains[space]]


# ---- doing it


def _lift(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Cosmos takes up a collected lifepod to put it elsewhere."""
    if p.turn.shifts:
        p.turn.shifts -= 1
    else:
        use(p, _MOVE_ONE)
    take_pod(state, p, str(action[1]))
    p.turn.pending.append(Stow())


def _refit(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _MOVE_THREE)
    p.turn.shifts += 3


def _swap(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _PATCH_TO_SYNERGY)
    p.turn.pending.remove(Patch())
    p.turn.pending.append(Boost())


def _breed(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _DOUBLE_PATCH)
    p.turn.pending.append(Patch())


def _reset(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.cubes[BIOMASS] = spot(BIOMASS, 0)
    state.tell("reset", seat=seat)


def _scout(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _ROVER_STEP)
    advance(state, seat, p, ROVER, ways_up(p, ROVER)[0])


def _surge(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _FLUX_STEP)
    advance(state, seat, p, p.board.flux, ways_up(p, p.board.flux)[0])


def _leap(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Flux: up to the next milestone, with everything on the way."""
    use(p, _RUN)
    cube, end = p.board.flux, next_milestone(p)
    while p.board.cubes[cube] < end:
        advance(state, seat, p, cube, p.board.cubes[cube] + 1)


def _back(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _STEP_BACK)
    regress(state, seat, p, INDEX[str(action[1])], 1)


def _claim(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _CLAIM_ROW)
    state.tell("claimed", seat=seat, track=action[1])
    for space, gain in _row(p, INDEX[str(action[1])]):
        take(state, p, gain, space)


def _survey(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    use(p, _NEW_OBJECTIVE)
    p.turn.survey = True


POWERS: dict[str, Power] = {
    "drive": rovers.drive,
    "jump": rovers.jump,
    "load": rovers.load,
    "deliver": rovers.deliver,
    "dump": rovers.dump,
    "lift": _lift,
    "refit": _refit,
    "swap": _swap,
    "breed": _breed,
    "reset": _reset,
    "scout": _scout,
    "surge": _surge,
    "leap": _leap,
    "back": _back,
    "claim": _claim,
    "survey": _survey,
}
