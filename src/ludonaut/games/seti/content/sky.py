"""The solar system: four rings of eight cells, three discs that turn above a fixed board.

A cell is a number: `(ring - 1) * 8 + sector`, ring 1 beside the Sun, sectors clockwise. The 512 positions of the
discs (twice, with and without 'Oumuamua) are computed when first met and then shared.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import BOARD

RINGS = 4
SECTORS = 8
CELLS = RINGS * SECTORS
LAYERS = ("disc1", "disc2", "disc3", "fixed")
FEATURES = ("open", "asteroid", "comet")


def _near(cell: int) -> tuple[int, ...]:
    base, sector = cell & ~7, cell & 7
    beside = [base | (sector - 1) % 8, base | (sector + 1) % 8]
    if cell >= SECTORS:
        beside.append(cell - SECTORS)
    if cell < CELLS - SECTORS:
        beside.append(cell + SECTORS)
    return tuple(sorted(beside))


NEAR: tuple[tuple[int, ...], ...] = tuple(_near(cell) for cell in range(CELLS))
TURNED: tuple[int, ...] = tuple((cell & ~7) | ((cell & 7) - 1) % 8 for cell in range(CELLS))
"""Where a cell's content goes when its disc turns one sector counter-clockwise."""


def distance(one: int, other: int) -> int:
    """Cells between two cells, asteroids ignored."""
    around = abs((one & 7) - (other & 7))
    return abs((one >> 3) - (other >> 3)) + min(around, SECTORS - around)


@dataclass(frozen=True, slots=True, eq=False)
class Sky:
    """What lies where for one position of the discs; there is one for each, so that it can be a key."""

    kinds: tuple[str, ...]
    """Per cell: open, asteroid, comet, or the name of a planet."""
    layers: tuple[int, ...]
    """Per cell: 1, 2, 3 for the disc on top there, 4 for the fixed board."""
    where: dict[str, int]
    publicity: tuple[int, ...]
    asteroid: tuple[bool, ...]
    leaving: tuple[int, ...]
    """Per cell: the moves that it takes to leave it; asteroids take one more."""
    keys: tuple[tuple[str, ...], ...]
    """Per cell: what a visit is called by missions and tasks."""
    earth: int


_ROWS = [
    [(layer, BOARD.solar[name][ring]) for layer, name in enumerate(LAYERS) if ring < len(BOARD.solar[name])]
    for ring in range(RINGS)
]
"""Per ring: the layers that have it, from the top, with their cells."""
_NOTCH = (2, BOARD.oumuamua_cell.ring - 1, BOARD.oumuamua_cell.sector)
"""Where the tile of 'Oumuamua lies: layer, ring, sector."""


def _visible(cell: int, turns: tuple[int, int, int, int], tile: bool) -> tuple[str, int]:
    ring = cell >> 3
    for layer, row in _ROWS[ring]:
        local = (cell + turns[layer]) & 7
        if tile and (layer, ring, local) == _NOTCH:
            return "oumuamua", layer + 1
        if row[local] != "hole":
            return row[local], layer + 1
    raise ValueError(f"nothing at cell {cell}")


def _visit_keys(kind: str) -> tuple[str, ...]:
    if kind == "open":
        return ()
    if kind == "asteroid":
        return ("visit asteroid", "visit asteroid on_turn")
    if kind == "comet":
        return ("visit comet",)
    return ("visit earth",) if kind == "earth" else (f"visit {kind}", "visit planet")


def _make(key: int) -> Sky:
    turns = (key >> 6 & 7, key >> 3 & 7, key & 7, 0)
    seen = [_visible(cell, turns, key >= 512) for cell in range(CELLS)]
    kinds = tuple(kind for kind, _ in seen)
    where = {kind: cell for cell, kind in enumerate(kinds) if kind not in FEATURES}
    return Sky(
        kinds,
        tuple(layer for _, layer in seen),
        where,
        tuple(int(kind not in ("open", "asteroid", "earth")) for kind in kinds),
        tuple(kind == "asteroid" for kind in kinds),
        tuple(2 if kind == "asteroid" else 1 for kind in kinds),
        tuple(_visit_keys(kind) for kind in kinds),
        where["earth"],
    )


_SKIES: list[Sky | None] = [None] * 1024


def sky_of(discs: list[int], tile: bool) -> Sky:
    """The sky for how many steps each disc has turned, with or without the 'Oumuamua tile."""
    key = (discs[0] & 7) << 6 | (discs[1] & 7) << 3 | discs[2] & 7 | (512 if tile else 0)
    sky = _SKIES[key]
    if sky is None:
        sky = _SKIES[key] = _make(key)
    return sky
