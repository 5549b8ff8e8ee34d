"""The words for actions: which component, what it costs, what it brings."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Phrase, View

from .content import BOARDS, CARDS

SQUARES = frozenset(("power", "spend", "remove", "keep", "lose_crew", "lose_goods", "lose_energy", "stow", "unstow"))
"""Verbs about a component of one's own ship, by its row and column."""


def phrase(view: View, action: Action) -> Phrase:
    """What an action is called for the seat whose view this is."""
    verb = str(action[0])
    args: dict[str, Any] = dict(zip("abcdefgh", action[1:], strict=False))
    if verb in SQUARES and view["seat"] is not None:
        args |= _component(view, int(action[1]), int(action[2]))
    elif verb == "land":
        args["goods"] = list(CARDS[view["card"]].planets[int(action[1]) - 1])
    elif verb == "accept" and view["card"]:
        card = CARDS[view["card"]]
        args |= {"kind": card.kind, "crew": card.crew, "credits": card.credits, "days": card.days}
        args["goods"] = list(card.goods)
    return Phrase(f"do-{verb}", args)


def _component(view: View, row: int, column: int) -> dict[str, Any]:
    """The component on a square and what is left in it."""
    player = view["players"][view["seat"]]
    cell = BOARDS[view["ship"]].cell(row, column)
    tile = next((tile for at, tile, _turn in player["parts"] if at == cell), 0)
    return {"tile": f"t{tile}" if tile else "nothing", "left": player["cells"].get(str(cell), 0)}
