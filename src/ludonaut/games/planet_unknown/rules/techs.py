"""What a player may do but need not: drive rovers, and use techs whose moment is the player's to choose."""

from __future__ import annotations

from ludonaut.kernel import Action

from ..content.corporations import ALL_TECHS, HEIGHT, spot, tech
from ..content.grid import NUMBER
from ..content.tiles import BIOMASS, INDEX, ROVER, TRACKS
from ..state import PlanetUnknownState, Player
from . import rovers
from .placement import NO_SYNERGY
from .pool import HANDLERS, goal, kept_pods, pod_place, resolutions, rises, take_pod
from .tracks import advance, can_rise, next_milestone, regress, take, to_reset, way_down, ways_up

_MOVE_THREE = tech("move_three_pods")
_MOVE_ONE = tech("move_one_pod")
_ENERGY_IS_FREE = tech("energy_is_free")
_DUMP = tech("dump_in_water")
_ROVER_STEP = tech("rover_step")
_PATCH_TO_SYNERGY = tech("patch_to_synergy")
_CLAIM_ROW = tech("claim_row")
_NEW_OBJECTIVE = tech("new_objective")
_DOUBLE_PATCH = tech("double_patch")
_RESET = tech("reset_biomass")
_RUN = tech("run_to_milestone")
_FLUX_STEP = tech("flux_step")
_STEP_BACK = tech("step_back")

_ACTIVE = (
    _MOVE_THREE
    | _MOVE_ONE
    | _ENERGY_IS_FREE
    | _DUMP
    | _ROVER_STEP
    | _PATCH_TO_SYNERGY
    | _CLAIM_ROW
    | _NEW_OBJECTIVE
    | _DOUBLE_PATCH
    | _RESET
    | _RUN
    | _FLUX_STEP
    | _STEP_BACK
)

END: Action = ("end",)


def optional(state: PlanetUnknownState, p: Player) -> list[Action]:
    """Everything that a player may do now and need not."""
    found: list[Action] = []
    if p.fleet.rovers and (p.turn.moves > 0 or p.board.techs & ~p.board.used & _ENERGY_IS_FREE):
        found += rovers.drives(state, p)
    if p.board.techs & _ACTIVE or p.turn.shifts:
        found += _techs(state, p)
    return found


def _techs(state: PlanetUnknownState, p: Player) -> list[Action]:
    ready = p.board.techs & ~p.board.used & ~p.board.spent
    found = rovers.dumps(p)
    if (p.turn.shifts or ready & _MOVE_ONE) and ("pod",) not in p.turn.pending:
        found += kept_pods(p, "lift")
    if ready & _MOVE_THREE and (p.stock.rescued or p.stock.stowed):
        found.append(("refit",))
    if ("patch",) in p.turn.pending:
        if ready & _PATCH_TO_SYNERGY and not state.limits & NO_SYNERGY:
            found.append(("swap",))
        if ready & _DOUBLE_PATCH:
            found.append(("breed",))
    if ready & _RESET and to_reset(p):
        found.append(("reset",))
    if ready & _ROVER_STEP:
        found += rises(p, "scout", 1 << ROVER) if can_rise(p, ROVER) else []
    if ready & _FLUX_STEP and can_rise(p, p.board.flux):
        found.append(("surge",))
    if ready & _RUN and next_milestone(p) >= 0:
        found.append(("leap",))
    if ready & _STEP_BACK:
        found += [("back", TRACKS[cube]) for cube in range(5) if way_down(p, cube) >= 0]
    if ready & _CLAIM_ROW:
        found += [("claim", TRACKS[cube]) for cube in range(5) if _row(p, cube)]
    if ready & _NEW_OBJECTIVE and state.goals:
        found.append(("survey",))
    return found


def busy(state: PlanetUnknownState, p: Player) -> bool:
    """Is there something left to do, or that might be done?"""
    if p.turn.pending or (p.turn.moves > 0 and p.fleet.rovers):
        return True
    return bool((p.board.techs & _ACTIVE or p.turn.shifts) and optional(state, p))


def options(state: PlanetUnknownState, seat: int) -> list[Action]:
    """All that a player can do while rewards are resolved; ending only when nothing must be done."""
    p = state.players[seat]
    must = resolutions(state, seat, p) if p.turn.pending else []
    found = must + optional(state, p)
    if not must:
        found.append(END)
    return found


def do(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Do what was chosen from the options."""
    HANDLERS[str(action[0])](state, seat, p, action)


def clear(p: Player) -> None:
    """A turn ends: what could not be done and what was not used is lost."""
    p.turn.pending.clear()
    p.turn.moves = p.turn.shifts = p.turn.visited = 0


def close(p: Player) -> None:
    """The last round is over: no tech whose moment one may choose works any more."""
    p.board.used = ALL_TECHS


def start_round(p: Player) -> None:
    """Once-a-round techs are fresh, and some give movement for where the rovers stand."""
    p.board.used = 0
    if p.board.techs & tech("loaded_moves"):
        p.turn.moves += sum(p.fleet.loads)
    if p.board.techs & tech("water_moves"):
        p.turn.moves += _rovers_on(p, INDEX["water"])
    if p.board.techs & tech("flux_moves"):
        p.turn.moves += 2 * _rovers_on(p, p.board.flux)


def _rovers_on(p: Player, terrain: int) -> int:
    return sum(p.land.terrain[terrain] >> square & 1 for square in p.fleet.rovers)


def _row(p: Player, cube: int) -> list[tuple[int, tuple[str | int, ...]]]:
    """Jump Drive: the rewards printed level with a cube, with their spaces."""
    height = p.board.cubes[cube] % HEIGHT
    spaces = [spot(column, height) for column in range(5)]
    return [(space, gain) for space in spaces for gain in p.corp.gains[space]]


# ---- handlers of the techs


def _drive(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    rovers.drive(state, seat, p, NUMBER[str(action[1])], NUMBER[str(action[2])])


def _jump(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    rovers.jump(state, seat, p, NUMBER[str(action[1])], NUMBER[str(action[2])])


def _dump(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    rovers.dump(state, seat, p, NUMBER[str(action[1])])


def _lift(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Cosmos takes up a collected lifepod to put it elsewhere."""
    if p.turn.shifts:
        p.turn.shifts -= 1
    else:
        p.board.used |= _MOVE_ONE
    take_pod(state, p, pod_place(p, action))
    p.turn.pending.append(("pod",))


def _refit(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.spent |= _MOVE_THREE
    p.turn.shifts += 3


def _swap(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.used |= _PATCH_TO_SYNERGY
    p.turn.pending.remove(("patch",))
    p.turn.pending.append(("boost",))


def _breed(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.used |= _DOUBLE_PATCH
    p.turn.pending.append(("patch",))


def _reset(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.cubes[BIOMASS] = spot(BIOMASS, 0)
    state.tell("reset", seat=seat)


def _scout(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.used |= _ROVER_STEP
    advance(state, seat, p, ROVER, goal(p, ROVER, action))


def _surge(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.used |= _FLUX_STEP
    advance(state, seat, p, p.board.flux, ways_up(p, p.board.flux)[0])


def _leap(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Flux: up to the next milestone, with everything on the way."""
    p.board.spent |= _RUN
    cube, end = p.board.flux, next_milestone(p)
    while p.board.cubes[cube] < end:
        advance(state, seat, p, cube, p.board.cubes[cube] + 1)


def _back(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.used |= _STEP_BACK
    regress(state, seat, p, INDEX[str(action[1])], 1)


def _claim(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.spent |= _CLAIM_ROW
    state.tell("claimed", seat=seat, track=action[1])
    for space, gain in _row(p, INDEX[str(action[1])]):
        take(state, seat, p, gain, space)


def _survey(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    p.board.spent |= _NEW_OBJECTIVE
    p.cards.survey = True


HANDLERS.update(
    drive=_drive,
    jump=_jump,
    dump=_dump,
    lift=_lift,
    refit=_refit,
    swap=_swap,
    breed=_breed,
    reset=_reset,
    scout=_scout,
    surge=_surge,
    leap=_leap,
    back=_back,
    claim=_claim,
    survey=_survey,
)
