"""The picture: one's board with its two wings in the middle, the decks and the aliens at the side, the hand below."""

from __future__ import annotations

from ludonaut.kernel import View
from ludonaut.table.picture import Picture
from ludonaut.table.words import Words

from .faces import faces
from .hand import hand_panel, open_cards
from .mat import mat_panel
from .players import player_panel
from .side import aliens, decks, supply, track
from .touch import ghost, touches

__all__ = ["faces", "ghost", "picture", "touches"]


def picture(view: View, words: Words) -> Picture:
    """All panels, from what one seat may know."""
    seats = range(view["seats"])
    order = sorted(seats, key=lambda other: (other != view["seat"], other))
    panels = [player_panel(view, words, seat) for seat in seats]
    panels += [mat_panel(view, words, seat) for seat in order if view["players"][seat]["faction"]]
    panels += [aliens(view, words), decks(view, words), supply(view, words), track(view, words)]
    if view["table"] or view["offer"]:
        panels.append(open_cards(view, words))
    if view["seat"] is not None:
        panels.append(hand_panel(view, words))
    return Picture(panels, note=_note(view, words))


def _note(view: View, words: Words) -> str:
    if view["phase"] in ("factions", "setup"):
        return words("note-setup")
    if view["phase"] in ("over", "final"):
        return words("note-over")
    if view["phase"] == "extra":
        return words("note-extra")
    if view["ending"]:
        return words("note-ending")
    return words("note-turn", marker=view["marker"], turn=1 + view["turns"] // view["seats"])
