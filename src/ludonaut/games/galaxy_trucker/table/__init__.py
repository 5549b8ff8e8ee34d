"""How the game looks: the ship under one's hands, the warehouse below it, the hourglass; then the flight."""

from __future__ import annotations

from ludonaut.kernel import Action, View
from ludonaut.table import Face, Picture, Piece, Words

from ..content import BOARDS, LETTER
from . import boxes, cards, components, loads, mat, sky, yard

YARD = ("build", "grab")
BEFORE_LAUNCH = ("built", "check", "crew")
"""Only the ships matter: nobody flies yet."""


def faces(words: Words) -> dict[str, Face]:
    """All that never changes."""
    return (
        components.faces()
        | loads.faces()
        | cards.faces(words)
        | mat.faces()
        | yard.faces()
        | sky.faces()
        | boxes.faces()
    )


def picture(view: View, words: Words) -> Picture:
    """The table as a seat sees it."""
    panels = [mat.mat(view, seat, words) for seat in range(view["seats"])]
    if view["phase"] in YARD:
        panels += [yard.warehouse(view, words), yard.clock(view, words)]
        panels += [yard.piles(view, words)] if view["piles"] else []
        panels += [panel for panel in (yard.opened(view, words),) if panel]
    elif view["phase"] not in BEFORE_LAUNCH:
        panels += [sky.board(view, words), sky.adventure(view, words)]
        if view["notes"] and any(pile["cards"] for pile in view["piles"]):
            panels.append(yard.piles(view, words))
    panels += [boxes.box(view, seat, words) for seat in range(view["seats"])]
    return Picture(panels, note=words(f"note-{view['phase']}", ship=view["ship"], left=len(view["deck"])))


def touches(view: View, action: Action) -> tuple[str, ...]:
    """What one clicks: components, squares, the heap, the hourglass, tiles, piles, planets, the card."""
    verb = action[0]
    seat = view["seat"] or 0
    if verb == "place":
        return (f"sq:{seat}:{BOARDS[view['ship']].cell(int(action[1]), int(action[2]))}",)
    if verb in ("take", "take_aside"):
        return (f"tile:{str(action[1])[1:]}",)
    if verb in NAMED:
        return (f"{NAMED[str(verb)]}:{action[1]}",)
    if verb == "lift":
        return (f"tile:{view['players'][seat]['hand']}",)
    if verb == "set_aside":
        return (f"aside:{seat}:{len(view['players'][seat]['aside'])}",)
    if verb == "accept":
        return (f"card:{view['card']}",)
    if verb == "stop_look":
        return (f"pile:{view['players'][seat]['looking']}",)
    if verb in PLAIN:
        return (PLAIN[str(verb)],)
    if len(action) >= 3 and isinstance(action[1], int):
        return _on_ship(view, seat, action)
    return ()


NAMED = {"look": "pile", "finish": "order", "land": "planet"}
PLAIN = {"draw": "heap", "put_back": "yard", "flip": "hourglass", "reveal": "deck", "fly_on": "deck"}


def _on_ship(view: View, seat: int, action: Action) -> tuple[str, ...]:
    """The component on the square that an action names, with the good where there is one."""
    cell = BOARDS[view["ship"]].cell(int(action[1]), int(action[2]))
    player = view["players"][seat]
    tile = next((f"tile:{tile}" for at, tile, _turn in player["parts"] if at == cell), "")
    if action[0] == "stow":
        letter = LETTER[str(action[3])]
        return (f"pool:{letter}:{player['waiting'].index(letter)}", tile)
    if action[0] == "unstow":
        held = player["goods"][str(cell)]
        return (f"good:{seat}:{cell}:{held.index(LETTER[str(action[3])])}",)
    return (tile,) if tile else ()


def ghost(view: View, action: Action) -> tuple[Piece, ...]:
    """The component in hand where it would lie: on the ship, set aside, put back; or turned where it lies."""
    seat = view["seat"]
    if seat is None or action[0] not in ("place", "turn", "set_aside", "put_back"):
        return ()
    player = view["players"][seat]
    on = mat.frame(view["ship"])
    tile, face = f"tile:{player['hand']}", f"t{player['hand']}"
    if action[0] == "set_aside":
        return (mat.aside(tile, face, len(player["aside"]), on),)
    if action[0] == "put_back":
        return (yard.put_back(tile, face),)
    if action[0] == "place":
        cell, turn = on.board.cell(int(action[1]), int(action[2])), int(action[3])
    else:
        cell, turn = player["spot"], (player["turn"] + 1) % 4
    x, y = on.at(cell)
    return (Piece(tile, face, x, y, turn=90 * turn, z=9),)
