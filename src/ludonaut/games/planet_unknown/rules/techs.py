"""Techs: which are in force, and which may still be used."""

from __future__ import annotations

from ..content.corporations import spot, tech
from ..content.tiles import TECH, WATER
from ..state import PlanetUnknownState, Player
from .placement import NO_MILESTONE

_ROUND = {
    "move_one_pod": "lift",
    "rover_step": "scout",
    "patch_to_synergy": "swap",
    "teleport_terrain": "jump",
    "synergy_twice": "double",
    "double_patch": "breed",
    "step_back": "back",
    "flux_step": "surge",
}
_GAME = {"move_three_pods": "refit", "claim_row": "claim", "new_objective": "survey", "run_to_milestone": "leap"}
VERB_OF = _ROUND | _GAME
"""Techs that are used up for a round or for the game, and the verb that uses them."""
_ONCE_A_ROUND = tech(*_ROUND)
LIMITED = _ONCE_A_ROUND | tech(*_GAME)
_LOADED_MOVES = tech("loaded_moves")
_WATER_MOVES = tech("water_moves")
_FLUX_MOVES = tech("flux_moves")


def techs_by_position(p: Player) -> int:
    """The techs that the cubes (or, for Jump Drive, the lifepods) give."""
    corp = p.corp
    if corp.rule == "pods_unlock":
        bits = 0
        for level in p.board.stowed:
            bits |= corp.techs[level]
        return bits
    cubes = p.board.cubes
    if corp.rule == "diagonal":
        height = max((space - spot(TECH, 0) for space in cubes if space >= spot(TECH, 0)), default=0)
    else:
        height = cubes[TECH] - spot(TECH, 0)
    bits = 0
    for least, bit in corp.levels:
        if height >= least and (corp.rule != "cover" or spot(TECH, least) not in p.board.stowed):
            bits = bit if corp.rule == "flux" else bits | bit
    return bits


def refresh_techs(state: PlanetUnknownState, p: Player) -> None:
    """Put the techs in force in order after a cube or a lifepod has moved.

    While an event suspends milestones a new level waits for the next round.
    """
    now = techs_by_position(p)
    if state.limits & NO_MILESTONE and p.corp.rule != "pods_unlock":
        now = now & p.board.techs if p.corp.rule != "flux" else p.board.techs
    p.board.techs = now


def ready(state: PlanetUnknownState, p: Player) -> int:
    """The techs that can be used now. Those for once a round or once a game end with the last round."""
    free = p.board.techs & ~p.board.used
    return free & ~LIMITED if state.phase == "final" else free


def use(p: Player, bit: int) -> None:
    """A limited tech is used up, for the round or for the game."""
    p.board.used |= bit & LIMITED


def start_round(p: Player) -> None:
    """Once-a-round techs are fresh, and some give movement for where the rovers stand."""
    p.board.used &= ~_ONCE_A_ROUND
    techs = p.board.techs
    if techs & _LOADED_MOVES:
        p.turn.moves += sum(p.surface.loads)
    if techs & _WATER_MOVES:
        p.turn.moves += _rovers_on(p, WATER)
    if techs & _FLUX_MOVES:
        p.turn.moves += 2 * _rovers_on(p, p.board.flux)


def _rovers_on(p: Player, terrain: int) -> int:
    return sum(p.land.terrain[terrain] >> square & 1 for square in p.surface.rovers)
