"""Meteors and shots: the dice say which line they come along, each ship in their way answers for itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ludonaut.kernel import Action, Ask, Script

from ..content import CONNECTORS, KIND, SIDES, Hazard
from ..state import Danger, Job, TruckerState
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


def impact(state: TruckerState, job: Job) -> Script[None]:
    """What the dice brought reaches one ship."""
    danger = state.danger
    if danger is None:
        return
    seat = job.seat
    side = SIDES.index(danger.origin)
    cell = ship.first_hit(state.players[seat].parts, state.board, side, danger.number)
    stopped = yield from (_meteor if danger.kind == "meteor" else _shot)(state, seat, danger, side, cell)
    struck = danger.struck if stopped else (*danger.struck, (seat, cell))
    state.danger = replace(danger, ahead=tuple(other for other in danger.ahead if other != seat), struck=struck)
    if not stopped:
        yield from destroy(state, seat, cell)


def _meteor(state: TruckerState, seat: int, danger: Danger, side: int, cell: int) -> Script[bool]:
    """Small meteors bounce off smooth sides, big ones must be shot. Is the ship unharmed?"""
    parts = state.players[seat].parts
    if cell < 0:
        state.tell("missed", seat=seat)
        return True
    if danger.size == "big":
        return (yield from _shoot(state, seat, side, danger.number, cell))
    if CONNECTORS[parts[cell]][side] == 0:
        row, column = state.board.square(cell)
        state.tell("bounced", seat=seat, tile=f"t{parts[cell] >> 2}", row=row, column=column)
        return True
    return (yield from _shield(state, seat, side, cell))


def _shot(state: TruckerState, seat: int, danger: Danger, side: int, cell: int) -> Script[bool]:
    """A shield stops a normal shot, nothing stops a powerful one. Is the ship unharmed?"""
    if cell < 0:
        state.tell("missed", seat=seat)
        return True
    return danger.size == "small" and (yield from _shield(state, seat, side, cell))


def _shield(state: TruckerState, seat: int, side: int, cell: int) -> Script[bool]:
    saved = bool(ship.shields(state.players[seat].parts, side)) and (yield from _pays(state, seat, "shield", cell))
    if saved:
        state.tell("shielded", seat=seat)
    return saved


def _shoot(state: TruckerState, seat: int, side: int, number: int, cell: int) -> Script[bool]:
    parts = state.players[seat].parts
    kinds = {KIND[parts[gun] >> 2] for gun in ship.gunners(parts, state.board, side, number)}
    saved = "cannon" in kinds or ("double_cannon" in kinds and (yield from _pays(state, seat, "shoot", cell)))
    if saved:
        state.tell("shot_down", seat=seat)
    return saved


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
