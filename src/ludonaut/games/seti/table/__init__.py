"""How SETI looks: the turning solar system, the planets board, the market, the species, hands and mats."""

from __future__ import annotations

from typing import Any

from ludonaut.table import Face, Picture, Words

from . import cards, market, planets, players, species, system
from .touch import ghost, touches

__all__ = ["faces", "ghost", "picture", "touches"]

View = dict[str, Any]


def picture(view: View, words: Words) -> Picture:
    """All that one seat sees."""
    panels = [system.panel(view, words)]
    if view["seat"] is not None:
        panels.append(players.own_computer(view, words))
    panels += [planets.panel(view, words), market.panel(view, words), species.panel(view, words)]
    if "rival" in view:
        panels.append(players.rival_panel(view, words))
    panels += [players.box(view, words, seat) for seat in range(len(view["players"]))]
    if view["seat"] is not None:
        panels.append(players.hand(view, words))
        panels += [players.mat(view, words, seat) for seat in range(view["seats"]) if seat != view["seat"]]
    return Picture(panels, seat=view["seat"], note=note(view, words))


def note(view: View, words: Words) -> str:
    """Where the game stands, in a line."""
    if view["phase"] == "over":
        return words("note-over")
    if view["phase"] == "setup":
        return words("note-setup")
    return words("note-round", round=view["round"], disc=view["next_disc"] + 1)


def faces(words: Words) -> dict[str, Face]:
    """Everything that does not change: drawn once per language."""
    return {
        **system.faces(words),
        **planets.faces(words),
        **market.faces(words),
        **species.faces(words),
        **players.faces(words),
        **players.progress_faces(),
        **cards.faces(words),
    }
