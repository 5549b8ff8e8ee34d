"""What one clicks for an action, and how the pieces would lie after it."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action
from ludonaut.table import Piece

from ..content import MOON_OF, PLANETS, STARS
from .planets import land_spot, moon_spot, orbit_spot
from .species import SIDES, space_spot
from .system import flyer_spot, flyers, slot_spot

View = dict[str, Any]

HAND_VERBS = frozenset(
    {"play", "corner", "tuck", "discard", "show", "reveal", "scan_hand", "fuel", "use_corner", "use_income"}
)
ROW_VERBS = frozenset({"take", "row", "scan_row"})
STAR_VERBS = frozenset({"signal", "scan_earth", "sector", "settle"})


def _seat(view: View) -> int:
    return int(view["seat"] if view["seat"] is not None else view["active"])


def _probe_at(view: View, cell: int) -> str:
    probes = view["players"][_seat(view)]["probes"]
    return f"probe:{_seat(view)}:{probes.index(cell)}" if cell in probes else ""


def touches(view: View, action: Action) -> tuple[str, ...]:
    """Ids of the pieces one clicks, in order; nothing for what stands only in the list."""
    return tuple(name for name in _touches(view, action) if name)


def _touches(view: View, action: Action) -> tuple[str, ...]:
    verb, rest = str(action[0]), action[1:]
    seat = _seat(view)
    if verb in HAND_VERBS:
        return (f"card:{rest[0]}",)
    if verb in ROW_VERBS:
        return (f"row:{rest[0]}",)
    if verb in STAR_VERBS:
        return ("planet:oumuamua",) if rest[0] == "oumuamua" else (f"star:{rest[0]}",)
    if verb in ("move", "fly"):
        return _probe_at(view, int(rest[0])), f"cell:{rest[1]}"
    if verb in ("haul", "drift"):
        return f"capsule:{seat}:{rest[0]}", f"cell:{rest[1]}"
    if verb in ("orbit", "land"):
        place = str(rest[0])
        planet = MOON_OF.get(place, place)
        spot = f"moon:{place}" if place in MOON_OF else f"{verb}:{place}"
        return (f"planet:{planet}", spot) if planet in PLANETS else ()
    return _plain(view, verb, rest, seat)


def _plain(view: View, verb: str, rest: tuple[str | int, ...], seat: int) -> tuple[str, ...]:
    if verb == "launch" or verb == "scan_launch":
        return ("planet:earth",)
    if verb == "scan_mercury":
        return ("planet:mercury",)
    if verb in ("draw", "tech", "gold", "pack"):
        return ("deck",) if verb == "draw" else (f"{verb}:{rest[0]}",)
    if verb == "place":
        return (f"top:{seat}:{view['players'][seat]['top']}",)
    if verb in ("place_low", "column"):
        return (f"low:{seat}:{int(rest[0]) - 1}",)
    if verb == "analyse":
        return (f"top:{seat}:5",)
    if verb in ("discover", "surplus", "study"):
        return (":".join([verb, *map(str, rest)]),)
    if verb in ("complete", "cover"):
        return (f"mission:{rest[0]}",)
    if verb in ("keep", "plan"):
        return (f"look:{rest[0]}",) if verb == "keep" else (f"plan:{rest[0]}",)
    if verb == "probe":
        return (f"cell:{rest[0]}",)
    if verb in ("take_alien", "draw_alien"):
        return _alien(view, verb, rest)
    if verb == "message":
        return (f"message:{rest[0]}",)
    if verb in ("pick_sample", "use_sample"):
        return (f"sample:{rest[0]}",)
    if verb == "task":
        return (f"objective:{rest[0]}",)
    if verb == "sample_planet":
        return (f"planet:{rest[0]}",)
    return ()


def _alien(view: View, verb: str, rest: tuple[str | int, ...]) -> tuple[str, ...]:
    """The face-up card names its species; an unseen one does not, so it stays in the list unless only one is found."""
    found = [side for side, one in zip(SIDES, view["species"], strict=True) if one["found"]]
    if verb == "take_alien":
        return tuple(
            f"faceup:{side}"
            for side, one in zip(SIDES, view["species"], strict=True)
            if one["found"] and one["faceup"] == rest[0]
        )
    return (f"aliendeck:{found[0]}",) if len(found) == 1 else ()


# ---- ghosts


def ghost(view: View, action: Action) -> tuple[Piece, ...]:
    """How the pieces would lie."""
    verb = str(action[0])
    seat = _seat(view)
    if verb in ("move", "fly"):
        name = _probe_at(view, int(action[1]))
        return (_flyer(view, name, "flyer", int(action[2]), seat),) if name else ()
    if verb in ("haul", "drift"):
        return (_flyer(view, f"capsule:{seat}:{action[1]}", "capsule", int(action[2]), seat),)
    if verb in ("signal", "scan_earth") and action[1] != "oumuamua":
        return (_signal(view, str(action[1]), seat),)
    if verb in ("discover", "surplus", "study"):
        tier = {"discover": 0, "surplus": -1}.get(verb)
        where = space_spot(view, SIDES.index(str(action[1])), str(action[2]), int(action[3]) if tier is None else tier)
        return (Piece("ghost:trace", "small", where.x + 36, where.y, 20, 20, z=9, owner=seat),)
    if verb in ("orbit", "land") and str(action[1]) in (*PLANETS, *MOON_OF):
        return (_figure(view, verb, str(action[1]), seat),)
    return ()


def _flyer(view: View, name: str, face: str, cell: int, seat: int) -> Piece:
    here = sum(1 for one in flyers(view) if one[2] == cell)
    spot = flyer_spot(view, cell, here, here + 1)
    return Piece(name, face, spot.x, spot.y, z=9, owner=seat)


def _signal(view: View, star: str, seat: int) -> Piece:
    marks = view["signals"][star]
    slots = next(one.slots for one in STARS if one.id == star)
    spot = slot_spot(star, view["stars"].index(star), len(marks), max(slots, len(marks) + 1))
    return Piece("ghost:signal", "small", spot.x, spot.y, z=9, owner=seat)


def _figure(view: View, verb: str, place: str, seat: int) -> Piece:
    if place in MOON_OF:
        spot = moon_spot(view, MOON_OF[place], place)
        return Piece("ghost:figure", "small", spot.x, spot.y, 18, 18, z=9, owner=seat)
    kind = "orbiter" if verb == "orbit" else "lander"
    taken = [space for _, what, at, space in view["figures"] if what == kind and at == place]
    ordinary = taken.count(0)
    if verb == "orbit":
        spot = orbit_spot(view, place, 0 if not any(taken) else ordinary + 1)
    else:
        data = len(PLANETS[place].land_data)
        free = [space for space in range(1, data + 1) if space not in taken]
        spot = land_spot(view, place, free[0] - 1 if free else data + ordinary)
    return Piece("ghost:figure", "small", spot.x, spot.y, 18, 18, z=9, owner=seat)
