"""The five tracks: how cubes go up and down, and what they find on the way."""

from __future__ import annotations

from ..content.corporations import CORPORATIONS, HEIGHT, MILESTONES, ROVER_TOP, Gain, spot, tech
from ..content.tiles import BIOMASS, CIV, ROVER, TECH, TRACKS, WATER
from ..state import PlanetUnknownState, Player
from .placement import NO_MILESTONE, NO_SYNERGY

_ROVER_PLUS = tech("rover_plus")
_CROWDED_ROVER_PLUS = tech("crowded_rover_plus")
_CIV_SYNERGY = tech("civ_synergy")
_FLUX_UPGRADE = tech("flux_upgrade")
_HOP_CUBES = tech("hop_cubes")
_SIDEWAYS = tech("sideways")
_CIV_BESIDE_TECH = tech("civ_beside_tech")
_BEST_OF_TRACK = tech("best_of_track")

ALL_TRACKS = 0b11111
PLAIN = frozenset(c.id for c in CORPORATIONS.values() if c.rule not in ("cover", "path", "diagonal"))
"""Corporations whose cubes simply go up one column."""


# ---- ways up and down


def ways_up(p: Player, cube: int) -> list[int]:
    """The spaces onto which this cube may advance; most often one, or none at the top."""
    here = p.board.cubes[cube]
    corp = CORPORATIONS[p.corporation]
    if p.corporation in PLAIN:
        return [here + 1] if here % HEIGHT < corp.tops[here // HEIGHT] else []
    if corp.rule == "diagonal":
        return _makeshift_ways(p, here)
    if corp.rule == "cover":
        return _first_free(range(here + 1, spot(here // HEIGHT, corp.tops[here // HEIGHT]) + 1), p.stock.stowed)
    return _first_free(_onward(p, cube), p.board.cubes, bool(p.board.techs & _HOP_CUBES))


def can_rise(p: Player, cube: int) -> bool:
    """Can this cube advance at all?"""
    if p.corporation in PLAIN:
        here = p.board.cubes[cube]
        return here % HEIGHT < CORPORATIONS[p.corporation].tops[here // HEIGHT]
    return bool(ways_up(p, cube))


def _onward(p: Player, cube: int, back: bool = False) -> list[int]:
    """Oasis: the spaces before this cube, or behind it, on its own route."""
    corp = p.corp
    here = p.board.cubes[cube]
    route = list(corp.path) if cube == WATER else [spot(cube, h) for h in range(corp.tops[cube] + 1)]
    at = route.index(here)
    return route[:at][::-1] if back else route[at + 1 :]


def _first_free(spaces: list[int] | range, taken: tuple[int, ...] | list[int], hop: bool = True) -> list[int]:
    """The first space that nothing stands on; without hopping only the very next one will do."""
    for space in spaces:
        if space not in taken:
            return [space]
        if not hop:
            return []
    return []


def _makeshift_ways(p: Player, here: int) -> list[int]:
    """Straight up, slanting to a neighbouring column, or sideways with the tech; never onto another cube."""
    column, height = divmod(here, HEIGHT)
    beside = [c for c in (column - 1, column + 1) if 0 <= c <= TECH]
    if p.board.techs & _CIV_BESIDE_TECH and column in (CIV, TECH):
        beside.append(TECH - column)
    ways = []
    if height < p.corp.tops[column]:
        ways = [here + 1, *(spot(c, height + 1) for c in beside)]
    if p.board.techs & _SIDEWAYS:
        ways += [spot(c, height) for c in beside]
    return [way for way in ways if way not in p.board.cubes]


def way_down(p: Player, cube: int) -> int:
    """The space onto which this cube would regress, or -1."""
    here = p.board.cubes[cube]
    rule = p.corp.rule
    if rule == "path":
        down = _first_free(_onward(p, cube, back=True), p.board.cubes, bool(p.board.techs & _HOP_CUBES))
        return down[0] if down else -1
    if here % HEIGHT == 0:
        return -1
    if rule == "cover":
        down = _first_free(range(here - 1, spot(here // HEIGHT, 0) - 1, -1), p.stock.stowed)
        return down[0] if down else -1
    if rule == "diagonal" and here - 1 in p.board.cubes:
        return -1
    return here - 1


def drop(p: Player, cube: int, most: int) -> int:
    """How many steps, up to `most`, this cube can regress."""
    before = p.board.cubes[cube]
    steps = 0
    while steps < most and (down := way_down(p, cube)) >= 0:
        p.board.cubes[cube] = down
        steps += 1
    p.board.cubes[cube] = before
    return steps


def regress(state: PlanetUnknownState, seat: int, p: Player, cube: int, steps: int) -> None:
    """Move a cube down; it finds nothing there."""
    for _ in range(steps):
        down = way_down(p, cube)
        if down < 0:
            break
        p.board.cubes[cube] = down
    refresh_techs(state, p)
    state.tell("regressed", seat=seat, track=TRACKS[cube], height=p.board.cubes[cube] % HEIGHT)


def to_reset(p: Player) -> bool:
    """Wormhole: is the biomass cube at its maximum?"""
    return p.board.cubes[BIOMASS] == spot(BIOMASS, p.corp.tops[BIOMASS])


# ---- techs


def techs_by_position(p: Player) -> int:
    """The techs that the cubes (or, for Jump Drive, the lifepods) give."""
    corp = CORPORATIONS[p.corporation]
    if corp.rule == "pods_unlock":
        bits = 0
        for level in p.stock.stowed:
            bits |= corp.techs[level]
        return bits
    if corp.rule == "diagonal":
        height = max((space - spot(TECH, 0) for space in p.board.cubes if space >= spot(TECH, 0)), default=0)
    else:
        height = p.board.cubes[TECH] - spot(TECH, 0)
    bits = 0
    for least, bit in corp.levels:
        if height >= least and (corp.rule != "cover" or spot(TECH, least) not in p.stock.stowed):
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


# ---- rewards


def advance(state: PlanetUnknownState, seat: int, p: Player, cube: int, to: int, rewards: str = "all") -> None:
    """Move a cube up onto a space and take what is there: everything, nothing, or all but synergy."""
    p.board.cubes[cube] = to
    if state.events is not None:
        state.tell("advanced", seat=seat, track=TRACKS[cube], column=TRACKS[to // HEIGHT], height=to % HEIGHT)
    if to // HEIGHT == TECH or p.corporation == "makeshift":
        refresh_techs(state, p)
    if rewards == "none":
        return
    for gain in CORPORATIONS[p.corporation].gains[to]:
        if rewards == "all" or gain[0] != "synergy":
            take(state, seat, p, gain, to)


def take(state: PlanetUnknownState, seat: int, p: Player, gain: Gain, space: int) -> None:
    """Take a reward of a space. An event may suspend milestones or synergy boosts."""
    kind = gain[0]
    if kind == "moves":
        p.turn.moves += int(gain[1]) + move_bonus(p)
        return
    if (kind in MILESTONES and state.limits & NO_MILESTONE) or (kind == "synergy" and state.limits & NO_SYNERGY):
        return
    upgrade = p.board.techs & _FLUX_UPGRADE and space // HEIGHT == p.board.flux
    if kind == "civ":
        reach_civ(state, p, min(int(gain[1]) + 1, 4) if upgrade else int(gain[1]))
    elif kind == "tech":
        if p.corporation == "flux":
            p.turn.pending.append(("flux",))
    elif kind == "patch":
        p.turn.pending.append(("patch",))
        if upgrade:
            p.turn.pending.append(("patch",))
    elif kind == "synergy":
        p.turn.pending.append(("boost",))
        if upgrade and p.board.flux == WATER:
            p.turn.pending.append(("boost",))
    else:
        p.turn.pending.append(gain)


def reach_civ(state: PlanetUnknownState, p: Player, rank: int) -> None:
    """A civ milestone: a card at the end of the round. The Republic regresses, and with its tech gains a boost."""
    p.cards.due += (rank,)
    if p.corporation == "republic":
        others = sum(1 << cube for cube in range(5) if cube != CIV and way_down(p, cube) >= 0)
        if others:
            p.turn.pending.append(("fall", 1, others))
        if p.board.techs & _CIV_SYNERGY and not state.limits & NO_SYNERGY:
            p.turn.pending.append(("boost",))


def move_bonus(p: Player) -> int:
    """What techs add to the number under the rover cube."""
    if p.board.techs & _ROVER_PLUS:
        return 1
    if p.board.techs & _CROWDED_ROVER_PLUS and sum(space // HEIGHT == ROVER for space in p.board.cubes) > 1:
        return 1
    if p.board.techs & _FLUX_UPGRADE and p.board.flux == ROVER:
        return 1
    return 0


def rover_number(p: Player) -> int:
    """The number under the rover cube, with what techs add; nothing where no number is printed."""
    number = CORPORATIONS[p.corporation].moves[p.board.cubes[ROVER]]
    return number + move_bonus(p) if number else 0


def at_rover_top(p: Player) -> bool:
    """The rover cube at the end of its track still gives movement for each rover tile."""
    return p.board.cubes[ROVER] == ROVER_TOP[p.corporation]


def next_milestone(p: Player) -> int:
    """Flux: the next space with a milestone on the flux track, or -1."""
    here = p.board.cubes[p.board.flux]
    gains = p.corp.gains
    for space in range(here + 1, spot(p.board.flux, p.corp.tops[p.board.flux]) + 1):
        if any(gain[0] in MILESTONES for gain in gains[space]):
            return space
    return -1


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
    if corp.path and cube == WATER:
        column, height = WATER, corp.path.index(p.board.cubes[cube])
    elif corp.path:
        column = cube
    value = 0
    for least, worth in corp.medals[column]:
        if least <= height and not (corp.rule == "cover" and spot(column, least) in p.stock.stowed):
            value = worth
    return value


def tracks_at_top(p: Player) -> int:
    """Bits of the tracks whose last space holds a cube."""
    return sum(1 << t for t in range(5) if spot(t, p.corp.tops[t]) in p.board.cubes)
