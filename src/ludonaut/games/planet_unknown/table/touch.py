"""What one clicks for an action, and how a tile would lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludonaut.kernel import Action
from ludonaut.table import Piece

from ..content.corporations import FACTS, SPACE
from ..content.grid import NAME, NUMBER
from ..content.tiles import BY_TURN, SHAPES, TRACKS
from .planet import centre, tile_piece

_ON_SQUARE = frozenset(("patch", "land", "gather", "rescue", "blast", "impact", "maroon"))
_ON_ROVER = frozenset(("load", "deliver", "dump", "scrap"))
_ON_CUBE = frozenset(
    ("advance", "energy", "convert", "boost", "double", "promote", "climb", "regress", "back", "claim")
)
_ON_TECH = {
    "swap": "patch_to_synergy",
    "breed": "double_patch",
    "reset": "reset_biomass",
    "leap": "run_to_milestone",
    "survey": "new_objective",
    "refit": "move_three_pods",
}


def held_at(tile: str, anchor: str, turn: int) -> str:
    """The square on which the first symbol of a tile comes to lie: one holds the tile there."""
    one = BY_TURN[SHAPES.index(tile.split("-")[0])][turn]
    return NAME[NUMBER[anchor] + one.symbol_a]


def touches(view: Mapping[str, Any], action: Action) -> tuple[str, ...]:
    """The pieces one clicks for an action, in order."""
    seat = view["seat"]
    if seat < 0:
        return ()
    player = view["players"][seat]
    verb, *parts = action
    if verb == "place" and player["hand"]:
        return (f"cell:{seat}:{held_at(player['hand'], str(parts[0]), int(parts[1]))}",)
    if verb in ("take", "discard", "remove"):
        tile = view["depots"][view["before"][seat]]["tops"][0 if parts[0] == "outer" else 1]
        return (f"tile:{tile}",)
    if verb == "rotate":
        return (f"depot:{(view['before'][seat] - int(parts[0])) % 6}",)
    if verb in ("drive", "jump", "beam"):
        return f"rover:{seat}:{parts[0]}", f"cell:{seat}:{parts[1]}"
    if verb in _ON_ROVER:
        return (f"rover:{seat}:{parts[0]}",)
    if verb in _ON_SQUARE:
        return (f"cell:{seat}:{parts[0]}",)
    if verb in _ON_CUBE:
        cube = f"cube:{seat}:{parts[0]}"
        if len(parts) > 1 and FACTS[player["corporation"]].rule == "diagonal":
            return cube, f"space:{seat}:{parts[1]}"
        return (cube,)
    return _elsewhere(view, player, seat, str(verb), parts)


def _elsewhere(
    view: Mapping[str, Any], player: Mapping[str, Any], seat: int, verb: str, parts: list[str | int]
) -> tuple[str, ...]:
    """Techs, lifepods, cards."""
    if verb in _ON_TECH:
        return (f"tech:{seat}:{_ON_TECH[verb]}",)
    if verb == "surge":
        return (f"cube:{seat}:{player['flux']}",)
    if verb in ("moves", "scout"):
        return (f"cube:{seat}:rover",)
    if verb == "flux" or (verb == "choose" and parts[0] in TRACKS):
        return (f"space:{seat}:{parts[0]}-0",) if verb == "flux" else ()
    if verb == "clear":
        return (f"line:{seat}:{parts[0]}",)
    if verb in ("stow", "lift", "abandon"):
        return _pod(player, seat, verb, parts)
    if verb == "keep" and view.get("offer"):
        return (f"offer:{parts[0]}",)
    if verb == "open":
        return (f"drawn:{parts[0]}",)
    if verb in ("return", "forgo"):
        return (f"goal:{parts[0]}",)
    return ()


def _pod(player: Mapping[str, Any], seat: int, verb: str, parts: list[str | int]) -> tuple[str, ...]:
    """Collected lifepods: on the box of numbers, a space, or a tech."""
    if parts[0] == "score":
        return (f"lifepods:{seat}",)
    if parts[0] in SPACE:
        return (f"{'space' if verb == 'stow' else 'stowed'}:{seat}:{parts[0]}",)
    return (f"{'tech' if verb == 'stow' else 'stowed'}:{seat}:{parts[0]}",)


def ghost(view: Mapping[str, Any], action: Action) -> tuple[Piece, ...]:
    """How pieces would lie after an action: tiles, biomass squares, rovers."""
    seat = view["seat"]
    if seat < 0:
        return ()
    player = view["players"][seat]
    if action[0] == "place" and player["hand"]:
        piece = tile_piece(f"tile:{player['hand']}", player["hand"], str(action[1]), int(action[2]))
        piece.z = 8
        return (piece,)
    if action[0] == "patch":
        return (Piece("patch", "patch", *centre(str(action[1])), z=8),)
    if action[0] in ("drive", "jump", "beam"):
        return (Piece(f"rover:{seat}:{action[1]}", "rover", *centre(str(action[2])), z=8, owner=seat),)
    if action[0] == "land":
        return (Piece(f"rover:{seat}:{len(player['rovers'])}", "rover", *centre(str(action[1])), z=8, owner=seat),)
    return ()
