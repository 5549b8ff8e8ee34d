"""The picture: one's board with its two wings in the middle, the decks and the aliens at the side, the hand below."""

from __future__ import annotations

from ludonaut.kernel import Action
from ludonaut.table.picture import Panel, Picture, Piece
from ludonaut.table.words import Words

from ..content.decks import FACE, ON_FACE, ROW_OF, VERB_ROW
from ..view import AlienView, Private, Public
from .faces import faces
from .hand import hand_panel, open_cards
from .look import CARD_H, CARD_W, EMPIRE_W, EMPIRE_X
from .mat import mat_panel, row_y
from .pieces import from_left
from .players import player_panel
from .printed import face_of
from .side import aliens, decks, supply, track

__all__ = ["faces", "ghost", "picture"]


def picture(view: AlienView, words: Words) -> Picture:
    """All panels, from what one seat may know."""
    public, seats = view.public, range(len(view.public.players))
    order = sorted(seats, key=lambda other: (other != view.seat, other))
    players = public.players
    panels = [player_panel(words, seat, players[seat], public.first == seat, public.active == seat) for seat in seats]
    tired = (*public.used, *public.attacked)
    panels += [mat_panel(words, seat, players[seat], tired) for seat in order if players[seat].faction]
    left = (public.resources, len(public.discard), public.artifacts, public.plans, public.marker, public.tokens)
    panels += [
        aliens(words, public.deck("systems").top),
        decks(words, public.decks[:3]),
        supply(words, *left),
        track(words, tuple(player.track for player in players)),
    ]
    shown = (*public.table, *public.playing, *(view.private.offer if view.private else ()))
    if shown:
        panels.append(open_cards(words, shown))
    if view.private is not None:
        panels.append(_own_hand(words, view.private))
    return Picture(panels, note=_note(public, words))


def _own_hand(words: Words, own: Private) -> Panel:
    return hand_panel(words, own.hand, own.artifacts, own.plans)


def _note(public: Public, words: Words) -> str:
    if public.phase in ("factions", "setup"):
        return words("note-setup")
    if public.phase in ("over", "final"):
        return words("note-over")
    if public.phase == "extra":
        return words("note-extra")
    if public.ending:
        return words("note-ending")
    return words("note-turn", marker=public.marker, turn=1 + public.turns // len(public.players))


def ghost(view: AlienView, action: Action) -> tuple[Piece, ...]:
    """Where a completed card would stand, on the face that was chosen."""
    if action[0] not in (*VERB_ROW, "complete"):
        return ()
    card, face = str(action[1]), str(action[2])
    seat = view.public.active if view.seat is None else view.seat
    row = ROW_OF[card]
    there = sum(FACE[ON_FACE[built.card][built.face]].row == row for built in view.public.players[seat].empire)
    spot = from_left(there + 1, CARD_W, EMPIRE_W, (EMPIRE_X, row_y(row)), gap=6)[-1]
    return (Piece(f"card:{card}", face_of(ON_FACE[card][face]), spot.x, spot.y, CARD_W, CARD_H, z=5),)
