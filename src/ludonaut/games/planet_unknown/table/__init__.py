"""How it looks: the station as a round tray that turns, one's planet filling with terrain, the tracks below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludonaut.table import Face, Panel, Picture, Words

from . import cards, planet, players, station, tracks
from .touch import ghost, touches

__all__ = ["faces", "ghost", "picture", "touches"]


def faces(words: Words) -> dict[str, Face]:
    """Everything that is printed: tiles, planets, boards of corporations, cards, tokens."""
    return planet.faces(words) | tracks.faces(words) | station.faces(words) | cards.faces(words) | players.faces()


def picture(view: Mapping[str, Any], words: Words) -> Picture:
    """All that one seat sees."""
    panels: list[Panel] = [players.box(view, seat, words) for seat in range(view["seats"])]
    own = view["seat"]
    if own >= 0:
        panels.append(planet.mat(view, own, words))
        panels.append(station.panel(view, words))
        panels += [tracks.mat(view, own, words), tracks.techs(view, own, words)]
    else:
        panels.append(station.panel(view, words))
    for seat in range(view["seats"]):
        if seat != own:
            panels += [planet.mat(view, seat, words), tracks.mat(view, seat, words), tracks.techs(view, seat, words)]
    panels += cards.panels(view, words)
    return Picture(panels, note=_note(view, words))


def _note(view: Mapping[str, Any], words: Words) -> str:
    """Where the game stands."""
    parts = [words("tip-round", n=view["round"])] if view["round"] else []
    if view["event"]:
        parts.append(words.name(view["event"]))
    if view["ending"]:
        parts.append(words(f"log-ending-{view['ending']}"))
    if "target" in view:
        parts.append(f"{words('tip-target')} {view['target']}")
    return " · ".join(parts)
