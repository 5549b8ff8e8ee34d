"""How it looks: space with the wreck, a hand of cards, a box for each captain. From the view alone."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Picture, Piece, Words, draw, layout, palette, panel, usual

from .state import VALUES
from .view import SalvageView

COLOURS = ("#8fd3ff", "#ffb86b", "#c3a6ff")


def faces(words: Words) -> dict[str, Face]:
    """The faces that never change: nine card fronts, a back, the wreck, two chips for the captains' boxes."""
    drawn = {
        f"card:{value}": draw.card(
            words("tip-card", card=value), cost=str(value), art="cargo-crate", accent=COLOURS[value % 3], w=96, h=128
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
    """Three kinds of panels; their pieces keep their ids as long as the things exist."""
    public, private = view.public, view.private
    bids = tuple(seat for seat, captain in enumerate(public.captains) if captain.bids)
    players = [
        usual.player_box(words, seat, {"hand": captain.hand, "wrecks": captain.hauled}, captain.points)
        for seat, captain in enumerate(public.captains)
    ]
    hand = usual.hand(words, private.hand if private else ())
    note = words("note", round=min(public.round + 1, public.rounds), rounds=public.rounds)
    return Picture([_space(words, public.deck, public.floating, bids), hand, *players], note=note)


@panel
def _space(words: Words, deck: int, floating: tuple[int, ...], bids: tuple[int, ...]) -> Panel:
    pieces = [Piece("wreck", "wreck", 110, 110)]
    pieces.append(Piece("deck", "back", 560, 84, label=str(deck), tip=words("tip-deck", count=deck)))
    pieces += usual.cards(words, "floating", floating, layout.row(len(floating), 96, 480, (20, 244), gap=14))
    for seat, spot in zip(bids, layout.ring(len(bids), 110, 110, 78), strict=True):
        pieces.append(Piece(f"bid:{seat}", "token", spot.x, spot.y, owner=seat, tip=words("tip-bid")))
    return Panel("space", words("panel-wreck"), 640, 320, pieces, back="space")
