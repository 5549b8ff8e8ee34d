"""How it looks: the board of the era, offers and hand as cards, each headquarters, contracts. From the view alone."""

from __future__ import annotations

from ludonaut.kernel import Action, View
from ludonaut.table import Picture, Piece, Words

from . import places
from .board import board_panel
from .faces import faces
from .mats import mat, player_box
from .sides import colonies_panel, contracts_panel, hand_panel, offer_panel, profit_panel, progress_panel

__all__ = ["faces", "ghost", "picture", "touches"]


def picture(view: View, words: Words) -> Picture:
    """All that this seat sees now."""
    panels = [board_panel(view, words)]
    panels += [mat(view, seat, words) for seat in range(view["seats"])]
    panels += [offer_panel(view, words)]
    if view["seat"] is not None:
        panels.append(hand_panel(view, words))
    panels += [profit_panel(view, words), contracts_panel(view, words)]
    if view["progress"]:
        panels.append(progress_panel(view, words))
    if view["era"] == "starfarers":
        panels.append(colonies_panel(view, words))
    panels += [player_box(view, seat, words) for seat in range(len(view["corps"]))]
    note = words("note-closing") if view["closing"] else words("note", era=view["era"], deck=view["deck"])
    return Picture(panels, note=note)


def touches(view: View, action: Action) -> tuple[str, ...]:
    """The pieces one clicks for an action."""
    verb, what = str(action[0]), str(action[1]) if len(action) > 1 else ""
    seat = view["seat"] if view["seat"] is not None else view["active"]
    if verb == "move":
        return _team(view, seat, what) or (f"site:{what}",)
    if verb in ("to", "probe", "settle", "outpost", "legacy"):
        return (f"site:{what}",)
    if verb in ("explore", "build"):
        return (f"box:{what}:0",)
    if verb == "colonize":
        return (f"box:{what}:0",)
    if verb in ("card", "shield", "discard", "special", "edge", "upgrade"):
        return (f"hand:{what}",)
    if verb == "take":
        return (f"offer:{what}",)
    if verb == "draw":
        return ("deck",)
    if verb == "time":
        held = [card for card in view["corps"][seat]["hand"] if card.startswith("T")]
        return (f"hand:{held[0]}",) if held else ()
    if verb == "claim":
        return (f"contract:{what}",)
    if verb == "progress":
        return (f"stock:{what}",)
    if verb == "colony":
        return (f"colony:{what}",)
    if verb == "base":
        return (f"base-stock:{seat}:{what}",)
    if verb == "slot":
        return (f"slot:{seat}:{what}",)
    if verb in ("screen", "remove"):
        slots = view["corps"][seat]["infra"]
        return (f"slot:{seat}:{slots.index(what) + 1}",) if what in slots else ()
    if verb in ("transfer", "recall"):
        return (*_team(view, seat, what), f"site:{action[2]}")
    if verb in ("hq", "swap"):
        return (f"hq:{what}",)
    return ()


def _team(view: View, seat: int, site: str) -> tuple[str, ...]:
    """A team of the seat on this site; one without a claim if there is one."""
    corp = view["corps"][seat]
    here = [i for i, place in enumerate(corp["teams"]) if place == site and not corp["approach"][i]]
    here.sort(key=lambda i: corp["claims"][i])
    return (f"team:{seat}:{here[0]}",) if here else ()


def ghost(view: View, action: Action) -> tuple[Piece, ...]:
    """Where a team would stand, or a base."""
    seat = view["active"]
    if action[0] == "to":
        x, y = places.SITES[str(action[1])]
        return (Piece("ghost", "cube", x, y + 4, 26, 26, owner=seat),)
    if action[0] == "base" and len(view["aim"]) > 1:
        spots = places.boxes(view["aim"][1])
        return (Piece("ghost", f"base-{action[1]}", spots[0][0] + 8, spots[0][1] + 8, owner=seat),) if spots else ()
    return ()
