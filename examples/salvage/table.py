"""How it looks: space with the wreck, a hand of cards, a box for each captain. From the view alone."""

from __future__ import annotations

from ludonaut.kernel import Action, View
from ludonaut.table import Face, Panel, Picture, Piece, Words, draw, layout, palette

COLOURS = ("#8fd3ff", "#ffb86b", "#c3a6ff")


def faces(words: Words) -> dict[str, Face]:
    """What never changes is drawn once: nine card fronts, a back, the wreck, two chips for the captains' boxes."""
    drawn = {
        f"card:{value}": draw.card(
            words("tip-card", value=value), cost=str(value), art="cargo-crate", accent=COLOURS[value % 3], w=96, h=128
        )
        for value in range(1, 10)
    }
    wreck = draw.planet("moon", 90, 90, 58) + draw.icon("space-shuttle", 90, 86, 84, palette.NIGHT)
    return drawn | {
        "back": draw.card_back("cargo-crate", w=96, h=128),
        "wreck": Face(180, 180, wreck, outline=draw.circle_path(90, 90, 62)),
        "space": draw.space(640, 320),
        "chip:hand": draw.chip("cards"),
        "chip:wrecks": draw.chip("space-shuttle"),
    }


def picture(view: View, words: Words) -> Picture:
    """Three kinds of panels; their pieces keep their ids while the things live."""
    players = [_player(view, seat, words) for seat in range(len(view["hands"]))]
    note = words("note", round=min(view["round"] + 1, view["rounds"]), rounds=view["rounds"])
    return Picture([_space(view, words), _hand(view, words), *players], note=note)


def _space(view: View, words: Words) -> Panel:
    pieces = [Piece("wreck", "wreck", 110, 110)]
    pieces.append(Piece("deck", "back", 560, 84, label=str(view["deck"]), tip=words("tip-deck", count=view["deck"])))
    for k, spot in enumerate(layout.row(len(view["floating"]), 96, 480, (20, 244), gap=14)):
        value = view["floating"][k]
        copy = view["floating"][:k].count(value)
        tip = words("tip-card", value=value)
        pieces.append(Piece(f"floating:{value}:{copy}", f"card:{value}", spot.x, spot.y, tip=tip, drag=True))
    bids = [seat for seat, bid in enumerate(view["bids"]) if bid]
    for seat, spot in zip(bids, layout.ring(len(bids), 110, 110, 78), strict=True):
        pieces.append(Piece(f"bid:{seat}", "token", spot.x, spot.y, owner=seat, tip=words("tip-bid")))
    return Panel("space", words("panel-wreck"), 640, 320, pieces, back="space")


def _hand(view: View, words: Words) -> Panel:
    hand = sorted(view["hand"])
    pieces = []
    for k, spot in enumerate(layout.fan(len(hand), 96, 640, (0, 76))):
        tip = words("tip-card", value=hand[k])
        place = f"hand:{hand[k]}:{hand[:k].count(hand[k])}"
        pieces.append(Piece(place, f"card:{hand[k]}", spot.x, spot.y, turn=spot.turn, z=k, tip=tip, drag=True))
    return Panel("hand", words("panel-hand"), 640, 164, pieces, "hand")


def _player(view: View, seat: int, words: Words) -> Panel:
    points = sum(view["sold"][seat]) + sum(view["grabbed"][seat]) + 5 * view["hauled"][seat]
    numbers = {"hand": view["hands"][seat], "wrecks": view["hauled"][seat]}
    pieces = [
        Piece(f"{name}:{seat}", f"chip:{name}", 40 + 62 * k, 16, label=str(number))
        for k, (name, number) in enumerate(numbers.items())
    ]
    return Panel(f"player:{seat}", words.player(seat), 250, 34, pieces, f"player:{seat}", badge=str(points))


def touches(view: View, action: Action) -> tuple[str, ...]:
    """What one clicks: the deck, a card of the hand, a floating card."""
    if action[0] == "draw":
        return ("deck",)
    if action[0] == "grab":
        return (f"floating:{action[1]}:0",)
    return (f"hand:{action[1]}:0", "wreck") if action[0] == "bid" else (f"hand:{action[1]}:0",)
