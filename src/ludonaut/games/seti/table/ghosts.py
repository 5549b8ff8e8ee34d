"""How the pieces would lie after an action."""

from __future__ import annotations

from ludonaut.kernel import Action
from ludonaut.table import Piece

from ..content import MOON_OF, PLANETS, STAR_INDEX, STAR_SLOTS
from ..verbs import SIDES
from ..view import Public, SetiView
from .planets import land_spot, moon_spot, orbit_spot
from .species import mark_spot
from .system import flyer_spot, flyers, slot_spot


def ghost(view: SetiView, action: Action) -> tuple[Piece, ...]:
    """The pieces that an action moves or adds."""
    public, verb = view.public, str(action[0])
    seat = view.seat if view.seat is not None else public.active
    if verb in ("move", "fly"):
        here, there = int(action[1]), int(action[2])
        probes = public.players[seat].probes
        name = f"probe:{seat}:{probes.index(here)}" if here in probes else ""
        return (_flyer(public, name, "flyer", there, seat),) if name else ()
    if verb in ("haul", "drift"):
        return (_flyer(public, f"capsule:{seat}:{action[1]}", "capsule", int(action[2]), seat),)
    if verb in ("signal", "scan_earth") and action[1] != "oumuamua":
        return (_signal(public, str(action[1]), seat),)
    if verb in ("discover", "surplus", "study"):
        tier = int(action[3]) if verb == "study" else {"discover": 0, "surplus": -1}[verb]
        index, colour = SIDES.index(str(action[1])), str(action[2])
        order = sum(mark[:2] == (colour, tier) for mark in public.species[index].marks)
        where = mark_spot(public.species, index, colour, tier, order)
        return (Piece("ghost:trace", "small", where.x, where.y, 20, 20, z=9, owner=seat),)
    if verb in ("orbit", "land"):
        return (_figure(public, verb, str(action[1]), seat),)
    return ()


def _flyer(public: Public, name: str, face: str, cell: int, seat: int) -> Piece:
    here = sum(1 for one in flyers(public.players) if one[2] == cell)
    spot = flyer_spot(public.discs, public.tile, cell, here, here + 1)
    return Piece(name, face, spot.x, spot.y, z=9, owner=seat)


def _signal(public: Public, star: str, seat: int) -> Piece:
    index = STAR_INDEX[star]
    marks = len(public.signals[index])
    spot = slot_spot(star, public.stars.index(star), marks, max(STAR_SLOTS[index], marks + 1))
    return Piece("ghost:signal", "small", spot.x, spot.y, z=9, owner=seat)


def _figure(public: Public, verb: str, place: str, seat: int) -> Piece:
    tile = public.tile
    if place in MOON_OF:
        spot = moon_spot(tile, MOON_OF[place], place)
        return Piece("ghost:figure", "small", spot.x, spot.y, 18, 18, z=9, owner=seat)
    kind = "orbiter" if verb == "orbit" else "lander"
    taken = [space for _, what, at, space in public.figures if what == kind and at == place]
    ordinary = taken.count(0)
    if verb == "orbit":
        spot = orbit_spot(tile, place, 0 if not any(taken) else ordinary + 1)
    else:
        data = len(PLANETS[place].land_data)
        free = [space for space in range(1, data + 1) if space not in taken]
        spot = land_spot(tile, place, free[0] - 1 if free else data + ordinary)
    return Piece("ghost:figure", "small", spot.x, spot.y, 18, 18, z=9, owner=seat)
