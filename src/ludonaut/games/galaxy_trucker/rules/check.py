"""The check before launch: mistakes of construction are taken off."""

from __future__ import annotations

from ludonaut.kernel import Ask, Script

from ..content import KIND
from ..state import TruckerState
from . import ship
from .building import change_places
from .first_flight import rules_of
from .losses import at, cell_of, keep_one, take_off


def close_yard(state: TruckerState) -> None:
    """Building is over: partners change ships, what was set aside is lost, the check begins."""
    if state.options["teams"] != "none":
        change_places(state)
    for player in state.players:
        player.lost += player.aside
        player.aside.clear()
        player.rim.clear()
    state.running = False
    state.phase = "check"
    state.queue = by_order(state)


def by_order(state: TruckerState) -> list[int]:
    """The seats in the order of their tiles."""
    return sorted(range(state.seats), key=lambda seat: state.players[seat].order)


def check(state: TruckerState) -> Script[None]:
    """Look the ships over, up to one with mistakes; when the last has passed, the crews come aboard."""
    while state.queue:
        seat = state.queue.pop(0)
        player = state.players[seat]
        if not ship.is_sound(player.parts, state.board):
            player.faulty = True
            state.tell("faulty", seat=seat)
            _name_faults(state, seat)
            yield from repair(state, seat)
            break
    if not state.queue:
        if not rules_of(state).repairs_cost:
            _faulty_ships_last(state)
        state.phase = "crew"
        state.queue = by_order(state)


def _name_faults(state: TruckerState, seat: int) -> None:
    """Say what is wrong and where, if somebody listens."""
    if state.events is None:
        return
    parts = state.players[seat].parts
    found = ship.faults(parts, state.board)
    found += [ship.Fault("loose", cell) for cell in ship.loose(parts, state.board)]
    for fault in found:
        row, column = state.board.square(fault.cell)
        state.tell("fault", seat=seat, why=fault.why, row=row, column=column)


def repair(state: TruckerState, seat: int) -> Script[None]:
    """The owner takes components off until nothing is wrong; what no longer holds on goes too."""
    player = state.players[seat]
    pile = player.lost if rules_of(state).repairs_cost else state.faceup
    yield from _hold_together(state, seat, pile)
    while wrong := ship.faults(player.parts, state.board):
        cells = sorted({cell for fault in wrong for cell in (fault.cell, fault.other) if cell >= 0})
        action = yield Ask(
            seat,
            "repair",
            lambda: [at(state, "remove", cell) for cell in cells],  # noqa: B023 (asked before cells changes)
            args={"count": len(wrong)},
            guide="check",
        )
        cell = cell_of(state, action)
        state.tell("removed", seat=seat, tile=f"t{player.parts[cell] >> 2}", row=action[1], column=action[2])
        take_off(state, seat, [cell], pile)
        yield from _hold_together(state, seat, pile)


def _hold_together(state: TruckerState, seat: int, pile: list[int]) -> Script[None]:
    """Only one piece takes off: its owner chooses which.

    A piece without a cabin must give up at once; it is not offered beside one with a cabin that is as large, since
    giving up with that one costs no more. In a first flight it would fly.
    """
    parts = state.players[seat].parts
    pieces = choice = ship.groups(parts)
    if len(pieces) < 2:
        return
    if rules_of(state).gives_up:
        homes = {cell for cell, part in parts.items() if KIND[part >> 2] == "cabin"}
        manned = max((len(piece) for piece in pieces if not piece.isdisjoint(homes)), default=0)
        choice = [piece for piece in pieces if len(piece) > manned or not piece.isdisjoint(homes)]
    yield from keep_one(state, seat, choice, pile)


def _faulty_ships_last(state: TruckerState) -> None:
    """On the first flight mistakes cost nothing but the place at the start."""
    seats = sorted(range(state.seats), key=lambda seat: (state.players[seat].faulty, state.players[seat].order))
    for number, seat in enumerate(seats, 1):
        state.players[seat].order = number
