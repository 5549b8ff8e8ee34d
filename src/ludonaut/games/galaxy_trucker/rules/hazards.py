"""Meteors and shots: the dice say which line they come along, each ship in their way answers for itself."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludonaut.kernel import Action, Ask, Script

from ..content import CONNECTORS, KIND, SIDES, Hazard
from ..state import Danger, Job, Outcome, TruckerState
from . import ship
from .losses import at, cell_of, charged, destroy, take_cell

ENDURE: Action = ("endure",)


def roll(state: TruckerState) -> int:
    """Two dice."""
    state.dice = [state.rng.roll(), state.rng.roll()]
    return sum(state.dice)


def launch_hazard(
    state: TruckerState, kind: Literal["meteor", "shot"], hazard: Hazard, roller: int, seats: list[int]
) -> None:
    """Throw the dice for a meteor or shot; it then reaches one ship after the other."""
    size, origin = hazard
    number = roll(state)
    state.danger = Danger(kind, size, origin, number, tuple(seats))
    state.todo[:0] = [Job("impact", seat) for seat in seats]
    state.tell(
        "rolled", seat=roller, hazard=kind, size=size, origin=origin, number=number, dice=list(state.dice), ships=seats
    )


def impact(state: TruckerState, job: Job) -> Script[None] | None:
    """What the dice brought reaches one ship."""
    danger, seat = state.danger, job.seat
    if danger is None:
        return None
    side = SIDES.index(danger.origin)
    cell = ship.first_hit(state.players[seat].parts, state.board, side, danger.number)
    if cell >= 0:
        return _strike(state, seat, danger, side, cell)
    _note(state, seat, danger, "missed", cell)
    return None


def _strike(state: TruckerState, seat: int, danger: Danger, side: int, cell: int) -> Script[None]:
    """A component is in its way."""
    outcome: Outcome = yield from (_meteor if danger.kind == "meteor" else _shot)(state, seat, danger, side, cell)
    _note(state, seat, danger, outcome, cell)
    if outcome == "hit":
        yield from destroy(state, seat, cell)


def _note(state: TruckerState, seat: int, danger: Danger, outcome: Outcome, cell: int) -> None:
    """It has passed this ship; what it hits is told with the component."""
    ahead = tuple([other for other in danger.ahead if other != seat])
    state.danger = replace(danger, ahead=ahead, met=(*danger.met, (seat, outcome, cell)))
    if outcome != "hit":
        state.tell(outcome, seat=seat)


def _meteor(state: TruckerState, seat: int, danger: Danger, side: int, cell: int) -> Script[Outcome]:
    """Small meteors bounce off smooth sides, big ones must be shot."""
    if danger.size == "big":
        return (yield from _shoot(state, seat, side, danger.number, cell))
    if CONNECTORS[state.players[seat].parts[cell]][side] == 0:
        return "bounced"
    return (yield from _shield(state, seat, side, cell))


def _shot(state: TruckerState, seat: int, danger: Danger, side: int, cell: int) -> Script[Outcome]:
    """A shield stops a normal shot, nothing stops a powerful one."""
    if danger.size == "big":
        return "hit"
    return (yield from _shield(state, seat, side, cell))


def _shield(state: TruckerState, seat: int, side: int, cell: int) -> Script[Outcome]:
    covered = bool(ship.shields(state.players[seat].parts, side))
    return "shielded" if covered and (yield from _pays(state, seat, "shield", cell)) else "hit"


def _shoot(state: TruckerState, seat: int, side: int, number: int, cell: int) -> Script[Outcome]:
    parts = state.players[seat].parts
    kinds = {KIND[parts[gun] >> 2] for gun in ship.gunners(parts, state.board, side, number)}
    if "cannon" in kinds or ("double_cannon" in kinds and (yield from _pays(state, seat, "shoot", cell))):
        return "shot_down"
    return "hit"


def _pays(state: TruckerState, seat: int, about: str, cell: int) -> Script[bool]:
    """An energy cell from one of the batteries, or endure the hit."""
    player = state.players[seat]
    if not player.energy:
        return False
    row, column = state.board.square(cell)
    action = yield Ask(
        seat,
        about,
        lambda: [at(state, "spend", battery) for battery in charged(player)] + [ENDURE],
        args={"tile": f"t{player.parts[cell] >> 2}", "row": row, "column": column},
        guide="damage",
    )
    if action == ENDURE:
        return False
    take_cell(player, cell_of(state, action))
    return True
