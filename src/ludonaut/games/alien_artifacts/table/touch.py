"""What one clicks for an action, and where a card would go."""

from __future__ import annotations

from ludonaut.kernel import Action, View
from ludonaut.table.picture import Piece

from ..content.decks import FACTIONS, NAMES, OPERATIONS, PLANS, RESOURCES, ROW_OF, SECTION, VERB_ROW
from .look import CARD_H, CARD_W, EMPIRE_W, EMPIRE_X
from .mat import row_y
from .pieces import from_left
from .printed import face_of


def _me(view: View) -> int:
    return int(view["active"] if view["seat"] is None else view["seat"])


def touches(view: View, action: Action) -> tuple[str, ...]:
    """What one clicks for an action."""
    verb = str(action[0])
    thing = str(action[1]) if len(action) > 1 else ""
    if verb == "attach":
        return (f"card:{thing}", f"res:{action[2]}")
    if verb == "raid":
        return (f"system:{view['decks']['systems']['top']}",)
    if verb in ("attack", "against"):
        return (f"who:{thing}",)
    if verb == "discard_two":
        return (f"res:{thing}", f"res:{action[2]}")
    if verb in ("buy", "search"):
        return (f"card:{view['decks'][thing]['top']}",)
    if verb == "unblock":
        return (f"row:{_me(view)}:{thing}",)
    if verb in OPERATIONS:
        return (f"op:{_me(view)}:{verb}",)
    if verb == "faction":
        return (f"faction:{_me(view)}",)
    if verb in ("draw", "discard_all"):
        return ("deck:resources",)
    return _thing(thing)


def _thing(thing: str) -> tuple[str, ...]:
    """The piece that stands for a card or section."""
    if thing in ROW_OF:
        return (f"card:{thing}",)
    if thing in SECTION or thing in RESOURCES:
        return (f"res:{thing}",)
    if thing in PLANS:
        return (f"plan:{thing}",)
    return (f"art:{thing}",) if thing in NAMES and thing[0] == "a" and thing not in FACTIONS else ()


def ghost(view: View, action: Action) -> tuple[Piece, ...]:
    """Where a completed card would stand, on the face that was chosen."""
    if action[0] not in (*VERB_ROW, "complete"):
        return ()
    card, face = str(action[1]), str(action[2])
    row = ROW_OF[card]
    player = view["players"][_me(view)]
    cards = [one for one in player["empire"] if ROW_OF[one["card"]] == row]
    spot = from_left(len(cards) + 1, CARD_W, EMPIRE_W, (EMPIRE_X, row_y(row)), gap=6)[-1]
    return (Piece(f"card:{card}", face_of(f"{card}.{face[0]}"), spot.x, spot.y, CARD_W, CARD_H, z=5),)
