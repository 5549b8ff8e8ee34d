"""Meteorites: they come down on meteor symbols, are collected or destroyed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludonaut.kernel import Action

from ..content.corporations import tech
from ..content.grid import BIT, COLUMNS, NUMBER, SIDE, cell, mask, names
from ..state import PlanetUnknownState, Player, Step
from .placement import Patch, destroy_rovers

_METEORITE_PATCH = tech("meteorite_patch")

LINES = {f"row-{y + 1}": mask([cell(x, y) for x in range(SIDE)]) for y in range(SIDE)} | {
    f"column-{COLUMNS[x]}": mask([cell(x, y) for y in range(SIDE)]) for x in range(SIDE)
}
"""Rows and columns by name, with their squares."""


def collect_meteorite(state: PlanetUnknownState, seat: int, p: Player) -> None:
    """A meteorite comes to the corporation."""
    p.board.collected += 1
    if p.board.techs & _METEORITE_PATCH:
        p.turn.pending.append(Patch())
    state.tell("meteorite-collected", seat=seat, count=p.board.collected)


@dataclass(frozen=True, slots=True)
class Gather(Step):
    """Collect a meteorite from anywhere on the planet."""

    verbs: ClassVar[frozenset[str]] = frozenset(("gather",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("gather", name) for name in names(p.surface.meteorites)]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.surface.meteorites &= ~BIT[NUMBER[str(action[1])]]
        collect_meteorite(state, seat, p)


@dataclass(frozen=True, slots=True)
class Blast(Step):
    """A card may destroy a meteorite."""

    verbs: ClassVar[frozenset[str]] = frozenset(("blast",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("blast", name) for name in names(p.surface.meteorites)]

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        return False

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.surface.meteorites &= ~BIT[NUMBER[str(action[1])]]
        state.tell("blasted", seat=seat, square=action[1])


@dataclass(frozen=True, slots=True)
class ClearLine(Step):
    """Destroy every meteorite of a row or column."""

    verbs: ClassVar[frozenset[str]] = frozenset(("clear",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("clear", name) for name, squares in LINES.items() if p.surface.meteorites & squares]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.surface.meteorites &= ~LINES[str(action[1])]
        state.tell("cleared", seat=seat, line=action[1])


@dataclass(frozen=True, slots=True)
class Impact(Step):
    """A meteorite comes down on a free meteor symbol and destroys a rover there."""

    verbs: ClassVar[frozenset[str]] = frozenset(("impact",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("impact", name) for name in names(p.land.marks & ~p.surface.meteorites)]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        bit = BIT[NUMBER[str(action[1])]]
        destroy_rovers(state, seat, p, bit)
        p.surface.meteorites |= bit
        state.tell("impact", seat=seat, square=action[1])
