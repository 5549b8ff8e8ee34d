"""Where the cubes of a player stand, where they may go, and what they are worth there."""

from __future__ import annotations

from ..content.corporations import HEIGHT, MILESTONES, Corporation, spot, tech
from ..content.tiles import BIOMASS, CIV, ROVER, TECH, WATER
from ..state import Player

_ROVER_PLUS = tech("rover_plus")
_CROWDED_ROVER_PLUS = tech("crowded_rover_plus")
_FLUX_UPGRADE = tech("flux_upgrade")
_HOP_CUBES = tech("hop_cubes")
SIDEWAYS = tech("sideways")
_CIV_BESIDE_TECH = tech("civ_beside_tech")
_BEST_OF_TRACK = tech("best_of_track")

ALL_CUBES = 0b11111
CUBES = tuple(tuple(cube for cube in range(5) if cubes >> cube & 1) for cubes in range(ALL_CUBES + 1))
"""The cubes of each set of cubes."""
WINDING = frozenset(("cover", "path", "diagonal"))
"""Rules by which a cube does not simply go up its own column."""


# ---- ways


def ways_up(p: Player, cube: int) -> list[int]:
    """The spaces onto which this cube may advance; most often one, or none at the top."""
    here, corp = p.board.cubes[cube], p.corp
    column, height = divmod(here, HEIGHT)
    if corp.rule == "path":
        return _first_free(_onward(p, cube), p.board.cubes, bool(p.board.techs & _HOP_CUBES))
    if height >= corp.tops[column]:
        return []
    if corp.rule == "cover":
        return _first_free(range(here + 1, spot(column, corp.tops[column]) + 1), p.board.stowed)
    if corp.rule == "diagonal":
        ways = [here + 1, *(spot(c, height + 1) for c in _neighbours(p, column))]
        return [way for way in ways if way not in p.board.cubes]
    return [here + 1]


def ways_aside(p: Player, cube: int) -> list[int]:
    """Makeshift: the spaces beside a cube, onto which a tech may move it instead of advancing."""
    if not p.board.techs & SIDEWAYS:
        return []
    column, height = divmod(p.board.cubes[cube], HEIGHT)
    ways = [spot(c, height) for c in _neighbours(p, column)]
    return [way for way in ways if way not in p.board.cubes]


def obliged(p: Player, cubes: int) -> bool:
    """Must one of these cubes be advanced, if one can be? Going aside is always a choice."""
    return not p.board.techs & SIDEWAYS or any(ways_up(p, cube) for cube in CUBES[cubes])


def _neighbours(p: Player, column: int) -> list[int]:
    """Makeshift: the columns beside this one."""
    beside = [c for c in (column - 1, column + 1) if 0 <= c <= TECH]
    if p.board.techs & _CIV_BESIDE_TECH and column in (CIV, TECH):
        beside.append(TECH - column)
    return beside


def _onward(p: Player, cube: int, back: bool = False) -> list[int]:
    """Oasis: the spaces before this cube, or behind it, on its own route."""
    way = route(p.corp, cube)
    at = way.index(p.board.cubes[cube])
    return way[:at][::-1] if back else way[at + 1 :]


def route(corp: Corporation, cube: int) -> list[int]:
    """The spaces that a cube goes through, from its start."""
    if corp.path and cube == WATER:
        return list(corp.path)
    return [spot(cube, height) for height in range(corp.tops[cube] + 1)]


def _first_free(spaces: list[int] | range, taken: tuple[int, ...] | list[int], hop: bool = True) -> list[int]:
    """The first space that nothing stands on; without hopping only the very next one will do."""
    for space in spaces:
        if space not in taken:
            return [space]
        if not hop:
            return []
    return []


def way_down(p: Player, cube: int) -> int:
    """The space onto which this cube would regress, or -1."""
    here, rule = p.board.cubes[cube], p.corp.rule
    if rule == "path":
        down = _first_free(_onward(p, cube, back=True), p.board.cubes, bool(p.board.techs & _HOP_CUBES))
        return down[0] if down else -1
    if here % HEIGHT == 0:
        return -1
    if rule == "cover":
        down = _first_free(range(here - 1, spot(here // HEIGHT, 0) - 1, -1), p.board.stowed)
        return down[0] if down else -1
    if rule == "diagonal" and here - 1 in p.board.cubes:
        return -1
    return here - 1


def drop(p: Player, cube: int, most: int) -> int:
    """How many steps, up to `most`, this cube can regress."""
    cubes = p.board.cubes
    before = cubes[cube]
    steps = 0
    while steps < most and (down := way_down(p, cube)) >= 0:
        cubes[cube] = down
        steps += 1
    cubes[cube] = before
    return steps


def to_reset(p: Player) -> bool:
    """Wormhole: is the biomass cube at its maximum?"""
    return p.board.cubes[BIOMASS] == spot(BIOMASS, p.corp.tops[BIOMASS])


def next_milestone(p: Player) -> int:
    """Flux: the next space with a milestone on the flux track, or -1."""
    flux = p.board.flux
    gains = p.corp.gains
    for space in range(p.board.cubes[flux] + 1, spot(flux, p.corp.tops[flux]) + 1):
        if any(gain.kind in MILESTONES for gain in gains[space]):
            return space
    return -1


# ---- the number for rovers


def move_bonus(p: Player) -> int:
    """What techs add to the number under the rover cube."""
    techs = p.board.techs
    if techs & _ROVER_PLUS:
        return 1
    if techs & _CROWDED_ROVER_PLUS and sum(space // HEIGHT == ROVER for space in p.board.cubes) > 1:
        return 1
    if techs & _FLUX_UPGRADE and p.board.flux == ROVER:
        return 1
    return 0


def rover_number(p: Player) -> int:
    """The number under the rover cube, with what techs add; nothing where no number is printed."""
    number = p.corp.moves[p.board.cubes[ROVER]]
    return number + move_bonus(p) if number else 0


def at_rover_top(p: Player) -> bool:
    """The rover cube at the end of its track still gives movement for each rover tile."""
    return p.board.cubes[ROVER] == spot(ROVER, p.corp.tops[ROVER])


# ---- medals


def medal(p: Player, cube: int) -> int:
    """The medal that this cube has reached or passed last."""
    if p.board.techs & _BEST_OF_TRACK:
        column = p.board.cubes[cube] // HEIGHT
        return max(_medal(p, other) for other in range(5) if p.board.cubes[other] // HEIGHT == column)
    return _medal(p, cube)


def _medal(p: Player, cube: int) -> int:
    corp = p.corp
    column, height = divmod(p.board.cubes[cube], HEIGHT)
    if corp.rule == "path" and cube == WATER:
        column, height = WATER, corp.path.index(p.board.cubes[cube])
    value = 0
    for least, worth in corp.medals[column]:
        if least <= height and not (corp.rule == "cover" and spot(column, least) in p.board.stowed):
            value = worth
    return value


def tracks_at_top(p: Player) -> int:
    """Bits of the tracks whose last space holds a cube."""
    return sum(1 << t for t in range(5) if spot(t, p.corp.tops[t]) in p.board.cubes)
