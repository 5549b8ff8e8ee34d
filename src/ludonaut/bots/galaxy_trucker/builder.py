"""The builder of the policy: what to take, where to put it, and when to be content."""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.games.galaxy_trucker.rules.building import RUN, has_hourglass
from ludonaut.games.galaxy_trucker.state import Player, TruckerState
from ludonaut.kernel import Action

from .yard import WEIGHTS, Yard, laid

PATIENCE = (170, 260, 340)
"""Ticks after which a builder of each level is content with what there is."""


def for_held(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Where the component in hand would do most; back with it if that is too little."""
    yard = Yard(player.parts, player.rim, state.board, state.level)
    free = set(yard.free)
    keep = _standard(state, player)
    weights = []
    for action in actions:
        if action[0] == "place":
            cell = state.board.cell(int(action[1]), int(action[2]))
            part = player.hand * 4 + int(action[3])
            weights.append(yard.score(cell, part) if cell in free and yard.fits(cell, part) else -9.0)
        elif action[0] == "put_back":
            weights.append(keep)
        else:  # what is set aside may never find its place, and then it is paid for
            weights.append(-5.0 if action[0] == "set_aside" else -2.0)
    return weights


def for_pick(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Take what lies open if it is good, else draw; finish when the ship is full or time is short."""
    yard = Yard(*laid(player, state.board), state.board, state.level)
    keep = _standard(state, player)
    done = not yard.free or _out_of_time(state, player)
    weights = []
    for action in actions:
        verb = action[0]
        if verb == "draw":
            weights.append(keep + 0.05 if not done else -1.0)
        elif verb == "take":
            best = yard.best(int(str(action[1])[1:]), keep + 0.2)[0]
            weights.append(best if best > keep + 0.2 else best - 4.0)
        elif verb == "take_aside":
            best = yard.best(int(str(action[1])[1:]))[0]
            if _closing(state, player) and best > -1.0:
                weights.append(best + 10.0)
            else:
                weights.append(best if best > keep else best - 4.0)
        elif verb == "finish":
            weights.append((9.0 if done else -2.0) - 0.1 * int(action[1]))
        else:
            weights.append(-6.0)
    return weights


def _closing(state: TruckerState, player: Player) -> bool:
    """Is it time to build in what was set aside, before it has to be paid for?"""
    return not state.facedown or _out_of_time(state, player)


def _hurry(state: TruckerState, player: Player) -> float:
    """The share of a builder's patience that is used up."""
    return min(1.0, player.ticks / PATIENCE[state.level - 1])


def _standard(state: TruckerState, player: Player) -> float:
    """What a component must add: less and less as time runs out, little when nothing is left to draw."""
    return standard(state.level, _hurry(state, player) if state.facedown else 1.0)


def standard(level: int, hurry: float) -> float:
    """What a component must add with this share of the patience used up."""
    return WEIGHTS["standard"][level - 1] * (1.0 - 0.85 * hurry)


def _out_of_time(state: TruckerState, player: Player) -> bool:
    """Patience is over, or the last sand is."""
    if player.ticks >= PATIENCE[state.level - 1]:
        return True
    return has_hourglass(state) and not state.sand and player.ticks >= state.flipped + RUN - 6
