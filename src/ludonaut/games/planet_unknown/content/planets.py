"""The thirteen planets: grids, ice, lifepods, medals and what is special about each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from ludonaut.kernel.content import ContentFile, load

from . import grid
from .grid import BIT, SIDE, WIDTH, Squares, cell, mask
from .tiles import INDEX, TURNS, Terrain, fits, row_starts

Edition = Literal["retail", "kickstarter"]
Rule = Literal[
    "",
    "ring",
    "globes",
    "crater",
    "cities",
    "one_ground",
    "toxic",
    "holes",
    "frame",
    "slide",
    "quadrants",
    "electric",
    "chasm",
]


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of Persephone that forbids a resource symbol."""

    x: tuple[int, int]
    y: tuple[int, int]
    resource: Terrain


class PlanetFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet as printed. Grid letters: L land, I ice, o hole, a dot where there is nothing."""

    id: str
    edition: Edition
    complexity: int
    grid: list[str]
    rows: list[int]
    columns: list[int]
    lifepods: list[str]
    rule: Rule = ""
    outer_square: bool = False
    special: str = ""
    special_cells: list[str] = []
    regions: list[list[str]] = []
    bank: list[str] = []
    gaps: list[tuple[str, str]] = []
    zones: list[Zone] = []
    note: str = ""


class PlanetsFile(ContentFile, frozen=True, kw_only=True):
    """content/planets.json"""

    planets: list[PlanetFacts]


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet as masks and tables, computed once."""

    id: str
    rule: str
    complexity: int
    edition: str
    land: int
    """All squares that are not ice."""
    ice: int
    ground: int
    holes: int
    edge: int
    """The perimeter."""
    first: int
    """The first tile must cover one of these."""
    pods: int
    special: int
    bank: int
    regions: tuple[int, ...]
    lines: tuple[tuple[int, int], ...]
    """Rows, then columns: their squares and medals."""
    steps: tuple[tuple[int, ...], ...]
    """Where a rover may go from each square."""
    slants: tuple[tuple[int, ...], ...]
    """The same on the diagonal."""
    zones: tuple[tuple[int, int], ...]
    """Resource and squares on which its symbol may not lie."""
    patches: int
    """Where a biomass square may ever lie."""
    rooms: dict[tuple[int, int], int]
    """For planets that restrict tiles by their squares alone: where each turn of each shape may lie."""


def _edge(facts: PlanetFacts, inside: int) -> int:
    """Squares with a side to the outside; the rim of a hole, or of a missing middle, is not the outside."""
    if facts.outer_square:
        border = [cell(x, y) for y in range(SIDE) for x in range(SIDE) if {x, y} & {0, SIDE - 1}]
        return mask(border) & inside
    return inside & ~(inside >> 1 & inside << 1 & inside >> WIDTH & inside << WIDTH)


def _read(facts: PlanetFacts) -> tuple[int, int, int]:
    land = ice = holes = 0
    for y, row in enumerate(facts.grid):
        for x, letter in enumerate(row):
            bit = BIT[cell(x, y)]
            land |= bit if letter == "L" else 0
            ice |= bit if letter == "I" else 0
            holes |= bit if letter == "o" else 0
    return land, ice, holes


def _named(names: list[str]) -> int:
    return mask([grid.NUMBER[name] for name in names])


def _lines(facts: PlanetFacts, ground: int) -> tuple[tuple[int, int], ...]:
    rows = [mask([cell(x, y) for x in range(SIDE)]) & ground for y in range(SIDE)]
    columns = [mask([cell(x, y) for y in range(SIDE)]) & ground for x in range(SIDE)]
    return tuple(zip(rows + columns, facts.rows + facts.columns, strict=True))


def _steps(facts: PlanetFacts, ground: int, ways: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Who may go where. On Tartarus nobody crosses the chasm, but for a slanting step at its two gaps."""
    bank = _named(facts.bank)
    gaps = {frozenset((grid.NUMBER[a], grid.NUMBER[b])) for a, b in facts.gaps}
    table: list[tuple[int, ...]] = []
    for start in range(len(BIT)):
        targets = []
        if BIT[start] & ground:
            for way in ways:
                end = start + way
                same = bool(BIT[start] & bank) == bool(BIT[end] & bank)
                if BIT[end] & ground and (same or frozenset((start, end)) in gaps):
                    targets.append(end)
        table.append(tuple(targets))
    return tuple(table)


def _rooms(rule: str, ice: Squares, special: Squares, bank: Squares) -> dict[tuple[int, int], int]:
    """Where turned shapes may lie: not on special squares alone; on ice or on land, on one bank or on the other."""
    if rule == "ring":
        return {place: ~bits for place, bits in _all_on(special).items()}
    if rule in ("one_ground", "chasm"):
        part = ice if rule == "one_ground" else bank
        other = _all_on(~part)
        return {place: bits | other[place] for place, bits in _all_on(part).items()}
    return {}


def _all_on(ground: Squares) -> dict[tuple[int, int], int]:
    """Where each turn of each shape is on this ground."""
    return {(shape, one.turn): fits(row_starts(ground), one) for shape, turns in enumerate(TURNS) for one in turns}


def _planet(facts: PlanetFacts) -> Planet:
    land, ice, holes = _read(facts)
    ground, special, bank = land | ice, _named(facts.special_cells), _named(facts.bank)
    edge = _edge(facts, ground | holes) & ground
    zones = tuple(
        (INDEX[z.resource], mask([cell(x, y) for y in range(z.y[0], z.y[1] + 1) for x in range(z.x[0], z.x[1] + 1)]))
        for z in facts.zones
    )
    return Planet(
        id=facts.id,
        rule=facts.rule,
        complexity=facts.complexity,
        edition=facts.edition,
        land=land,
        ice=ice,
        ground=ground,
        holes=holes,
        edge=edge,
        first=special if facts.rule == "crater" else edge,
        pods=_named(facts.lifepods),
        special=special,
        bank=bank,
        regions=tuple(_named(region) for region in facts.regions),
        lines=_lines(facts, ground),
        steps=_steps(facts, ground, (-WIDTH, -1, 1, WIDTH)),
        slants=_steps(facts, ground, (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)),
        zones=zones,
        patches=ground & ~special if facts.rule == "ring" else ground,
        rooms=_rooms(facts.rule, ice, special, bank),
    )


FILE = load(__package__.removesuffix(".content"), "planets", PlanetsFile)
FACTS = {facts.id: facts for facts in FILE.planets}
PLANETS: dict[str, Planet] = {facts.id: _planet(facts) for facts in FILE.planets}
IDENTICAL = FILE.planets[0].id
"""The planet on the back of every board: all may play on it."""
