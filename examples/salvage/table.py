"""How it looks: space with the wreck, a hand of cards, a box for each captain. From the view alone."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Picture, Piece, Words, draw, layout, palette, panel

from .state import VALUES
from .view import Captain, SalvageView

COLOURS = ("#8fd3ff", "#ffb86b", "#c3a6ff")


def faces(words: Words) -> dict[str, Face]:
    """What never changes is drawn once: nine card fronts, a back, the wreck, two chips for the captains' boxes."""
    drawn = {
        f"card:{value}": draw.card(
            words("tip-card", value=value), cost=str(value), art="cargo-crate", accent=COLOURS[value % 3], w=96, h=128
        )
        for value in VALUES
    }
    wreck = draw.planet("moon", 90, 90, 58) + draw.icon("space-shuttle", 90, 86, 84, palette.NIGHT)
    return drawn | {
        "back": draw.card_back("cargo-crate", w=96, h=128),
        "wreck": Face(180, 180, wreck, outline=draw.circle_path(90, 90, 62)),
        "space": draw.space(640, 320),
        "chip:hand": draw.chip("cards"),
        "chip:wrecks": draw.chip("space-shuttle"),
    }


def picture(view: SalvageView, words: Words) -> Picture:
    """Three kinds of panels; their pieces keep their ids while the things live."""
    public, private = view.public, view.private
    bids = tuple(seat for seat, captain in enumerate(public.captains) if captain.bids)
    players = [_player(words, seat, captain) for seat, captain in enumerate(public.captains)]
    hand = _hand(words, private.hand if private else ())
    note = words("note", round=min(public.round + 1, public.rounds), rounds=public.rounds)
    return Picture([_space(words, public.deck, public.floating, bids), hand, *players], note=note)


@panel
def _space(words: Words, deck: int, floating: tuple[int, ...], bids: tuple[int, ...]) -> Panel:
    pieces = [Piece("wreck", "wreck", 110, 110)]
    pieces.append(Piece("deck", "back", 560, 84, label=str(deck), tip=words("tip-deck", count=deck)))
    for k, spot in enumerate(layout.row(len(floating), 96, 480, (20, 244), gap=14)):
        value = floating[k]
        copy = floating[:k].count(value)
        tip = words("tip-card", value=value)
        pieces.append(Piece(f"floating:{value}:{copy}", f"card:{value}", spot.x, spot.y, tip=tip, drag=True))
    for seat, spot in zip(bids, layout.ring(len(bids), 110, 110, 78), strict=True):
        pieces.append(Piece(f"bid:{seat}", "token", spot.x, spot.y, owner=seat, tip=words("tip-bid")))
    return Panel("space", words("panel-wreck"), 640, 320, pieces, back="space")


@panel
def _hand(words: Words, hand: tuple[int, ...]) -> Panel:
    pieces = []
    for k, spot in enumerate(layout.fan(len(hand), 96, 640, (0, 76))):
        tip = words("tip-card", value=hand[k])
        place = f"hand:{hand[k]}:{hand[:k].count(hand[k])}"
        pieces.append(Piece(place, f"card:{hand[k]}", spot.x, spot.y, turn=spot.turn, z=k, tip=tip, drag=True))
    return Panel("hand", words("panel-hand"), 640, 164, pieces, "hand")


@panel
def _player(words: Words, seat: int, captain: Captain) -> Panel:
    numbers = {"hand": captain.hand, "wrecks": captain.hauled}
    pieces = [
        Piece(f"{name}:{seat}", f"chip:{name}", 40 + 62 * k, 16, label=str(number))
        for k, (name, number) in enumerate(numbers.items())
    ]
    return Panel(f"player:{seat}", words.player(seat), 250, 34, pieces, f"player:{seat}", badge=str(captain.points))
