"""What an action is called: its verb with what it costs and brings, from the view alone."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Phrase, View

from .content.corporations import FACTS, HEIGHT, SPACE
from .content.grid import NUMBER
from .content.planets import FACTS as PLANET_FACTS
from .content.planets import PLANETS
from .content.tiles import COPIES, INDEX, PAIRS, PLACES, SHAPES, TRACKS, WATER
from .rules.placement import laid

_RISES = frozenset(("advance", "energy", "convert", "boost", "promote", "climb"))

_BARE = frozenset(("drive", "lift", "jump", "double", "claim", "back"))
"""Verbs that are also said alone, of what is not possible now."""


def resources(tile: str) -> list[str]:
    """The two resources of a tile, from its name."""
    return tile.split("-")[1:3]


def gains_at(corporation: str, column: int, height: int) -> list[str]:
    """What is printed on a space, as names."""
    cells: list[str] = getattr(FACTS[corporation].tracks, TRACKS[column])
    words = [word for part in cells[height].split("+") for word in part.split("|") if word]
    return ["new_rover" if word == "rover" else word for word in words]


def _rise(view: View, action: Action) -> dict[str, Any]:
    """Where a cube would go and what it finds there."""
    player = view["players"][max(view["seat"], 0)]
    cube = INDEX[str(action[1])]
    column, height = divmod(SPACE[str(action[2])], HEIGHT)
    gains = gains_at(player["corporation"], column, height)
    return {"track": TRACKS[cube], "column": TRACKS[column], "to": height, "gains": gains, "n": len(gains)}


def _tile(tile: str) -> dict[str, Any]:
    shape = tile.split("-")[0]
    return {"tile": resources(tile), "size": int(shape[1:]), "meteor": int(tile.endswith("-m"))}


def _depot(view: View, seat: int, steps: int) -> dict[str, Any]:
    """What would lie before a seat after the station has turned."""
    place = PLACES[view["seats"]][seat]
    depot = view["depots"][(place + view["rotation"] - steps) % len(view["depots"])]
    outer, inner = (resources(tile) if tile else [] for tile in depot["tops"])
    return {"outer": outer, "inner": inner, "steps": steps}


def tile_number(tile: str) -> int:
    """The number of a tile, from its name."""
    shape, a, b = tile.split("-")[:3]
    return SHAPES.index(shape) * COPIES + PAIRS.index((INDEX[a], INDEX[b])) * 2 + tile.endswith("-m")


def _placing(player: dict[str, Any], square: str, turn: int) -> dict[str, Any]:
    """How a tile would lie: does its Water cover ice (-1: it has none), how many lifepods would be lost."""
    args: dict[str, Any] = {"square": square, "turn": turn % 4 * 90, "flipped": int(turn >= 4), "ice": -1, "pods": 0}
    if player["hand"]:
        lies = laid(tile_number(player["hand"]), NUMBER[square], turn)
        if WATER in (lies.a, lies.b):
            args["ice"] = (lies.section(WATER) & PLANETS[player["planet"]].ice).bit_count()
        args["pods"] = sum(lies.under >> NUMBER[pod] & 1 for pod in player["pods"])
    return args


def phrase(view: View, action: Action) -> Phrase:
    """The words for an action."""
    verb = str(action[0])
    seat = max(view["seat"], 0)
    if len(action) == 1 and verb in _BARE:
        return Phrase(f"do-{verb}-bare")
    if verb in _RISES:
        return Phrase(f"do-{verb}", _rise(view, action))
    if verb == "rotate":
        return Phrase("do-rotate", _depot(view, seat, int(action[1])))
    if verb in ("take", "discard", "remove"):
        tops = view["depots"][view["before"][seat]]["tops"]
        tile = tops[0 if action[1] == "outer" else 1]
        return Phrase(
            f"do-{verb}", {"ring": action[1], **(_tile(tile) if tile else {"tile": [], "size": 0, "meteor": 0})}
        )
    if verb == "place":
        return Phrase("do-place", _placing(view["players"][seat], str(action[1]), int(action[2])))
    if verb in ("planet", "corporation"):
        facts = PLANET_FACTS if verb == "planet" else FACTS
        board = str(action[1])
        return Phrase(f"do-{verb}", {"a": board, "level": facts[board].complexity})
    if verb in ("drive", "jump", "beam", "load", "deliver", "dump", "scrap") and len(action) > 1:
        rover = view["players"][seat]["rovers"][int(action[1])][0]
        return Phrase(f"do-{verb}", {"a": rover, "b": action[-1]})
    if verb in ("open", "return", "forgo"):
        side = "shared" if verb == "open" and view["seats"] > 1 else "personal"
        return Phrase(f"do-{verb}", {"a": f"{action[1]}-{side}", "text": f"{action[1]}-{side}-text"})
    if verb == "keep":
        return Phrase("do-keep", {"a": action[1], "text": f"{action[1]}-text"})
    return Phrase(f"do-{verb}", dict(zip("abcdefgh", action[1:], strict=False)))
