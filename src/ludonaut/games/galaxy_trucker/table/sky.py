"""The flight board: forty days in a loop, the dice in the middle; beside it the deck and the card."""

from __future__ import annotations

from ludonaut.kernel import View
from ludonaut.table import Face, Panel, Piece, Words, draw, kept, layout, palette

from ..content import CARDS, FLIGHT
from . import cards

W, H = 640.0, 146.0
EDGE = 24.0
CORNERS = ((EDGE, EDGE), (W - EDGE, EDGE), (W - EDGE, H - EDGE), (EDGE, H - EDGE), (EDGE, EDGE))
DESK_W, DESK_H = 330.0, 262.0
"""Beside the track: the deck, and the card that is being played."""
CARD = (232.0, DESK_H / 2)
DECK = (70.0, DESK_H / 2)


def faces() -> dict[str, Face]:
    """The board, dice, and the rows that ships land on."""
    found = {"sky": _sky()}
    for value in range(1, 7):
        found[f"die:{value}"] = draw.die(value, size=40)
    found["planet"] = Face(0, 0, '<rect width="100%" height="100%" rx="8" fill="#1a2238" fill-opacity="0.05"/>')
    ring = '<rect width="100%" height="100%" rx="10" fill="none" stroke="#0e8fc4" stroke-width="3"/>'
    found["pointer"] = Face(0, 0, ring)
    return found


def places() -> list[layout.Spot]:
    """The forty days, clockwise from the upper left."""
    return layout.track(FLIGHT.spaces, CORNERS)


def _sky() -> Face:
    out = draw.space(W, H, seed=11).svg
    spots = places()
    out += draw.path(draw.polygon_path([(s.x, s.y) for s in spots]), "", stroke="#2c3f74", width=22, opacity=0.55)
    for k, spot in enumerate(spots):
        first = k == 0
        fill = "#3a4f80" if first else "#1b2847"
        out += draw.circle(
            spot.x, spot.y, 12.5, fill, stroke="#56c8f0" if first else "#46609c", width=2 if first else 1.2
        )
        x2, y2 = spots[(k + 1) % len(spots)][:2]
        out += draw.circle((spot.x + x2) / 2, (spot.y + y2) / 2, 1.8, "#6f8fd8")
    out += draw.icon("flying-flag", spots[0].x, spots[0].y, 14, "#bfe9ff")
    return Face(W, H, out)


@kept
def board(view: View, words: Words) -> Panel:
    """Where everybody is; inside the loop the last throw and the strengths declared."""
    pieces = [*_ships(view, words), *_dice(view, words)]
    return Panel("flight", words("panel-flight"), W, H, pieces, "board", back="sky")


@kept
def adventure(view: View, words: Words) -> Panel:
    """What has come up, and how many cards are still to come."""
    return Panel("adventure", words("panel-adventure"), DESK_W, DESK_H, _cards(view, words), "side")


def _ships(view: View, words: Words) -> list[Piece]:
    spots = places()
    found = []
    for seat, player in enumerate(view["players"]):
        if player["flying"]:
            spot = spots[player["place"] % FLIGHT.spaces]
            tip = words("tip-ship", seat=seat, days=player["place"])
            found.append(Piece(f"flyer:{seat}", "token", spot.x, spot.y, 31, 31, owner=seat, z=4, tip=tip))
    return found


def _cards(view: View, words: Words) -> list[Piece]:
    """The deck left, the card in the middle; ships stand on the planets where they landed."""
    found = []
    coming = view["deck"][:5]
    for k, back in enumerate(reversed(coming)):
        found.append(Piece(f"deck:{k}", f"deck:{back}", DECK[0] - 6 + 2.5 * k, DECK[1] + 4 - 2 * k, 104, z=k))
    if coming:
        tip = words("tip-deck", count=len(view["deck"]))
        found.append(Piece("deck", "zone", *DECK, 122, 156, z=8, tip=tip))
        found.append(Piece("deck-count", "count", *DECK, 38, 30, z=9, label=str(len(view["deck"])), size=17))
    card = CARDS.get(view["card"])
    if card is None:
        if view["used"] and view["phase"] == "flight":
            last = view["used"][-1]
            face = f"card:{last}"
            found.append(Piece(f"card:{last}", face, *CARD, dim=True, tip=words("tip-last-card", card=last)))
        return found
    found.append(Piece(f"card:{card.id}", f"card:{card.id}", *CARD, z=2, tip=words("tip-card", card=card.id)))
    x, y = CARD[0], CARD[1] - cards.H / 2
    if view["step"] >= 0:
        at, down, wide = cards.pointer(card, view["step"])
        high = wide if card.kind == "meteoric_swarm" else 52
        found.append(Piece("pointer", "pointer", x - cards.W / 2 + at, y + down, wide, high, z=3))
    for number in range(1, len(card.planets) + 1):
        row = y + cards.PLANET_TOP - 12 + (number - 1) * cards.PLANET_STEP
        tip = words("tip-planet", planet=number, goods=list(card.planets[number - 1]))
        found.append(Piece(f"planet:{number}", "planet", x, row, cards.W - 8, cards.PLANET_STEP - 2, z=3, tip=tip))
        for seat, player in enumerate(view["players"]):
            if player["landed"] == number:
                found.append(Piece(f"lander:{seat}", "token", x + cards.W / 2 - 2, row, 27, 27, owner=seat, z=5))
    return found


def _dice(view: View, words: Words) -> list[Piece]:
    """The last throw, large; strengths as declared."""
    found = []
    for k, value in enumerate(view["dice"]):
        tip = words("tip-dice", number=sum(view["dice"]))
        found.append(Piece(f"die:{k}", f"die:{value}", 92 + 52 * k, H / 2, 46, 46, z=3, tip=tip))
    if view["dice"]:
        found.append(Piece("throw", "label", 200, H / 2, 60, 26, label=f"= {sum(view['dice'])}", size=23))
    for k, (seat, strength) in enumerate(sorted(view["strengths"].items())):
        x = 290 + 82 * k
        half = "½" if strength % 2 else ""
        label = f"{strength // 2 or ('' if half else 0)}{half}"
        tip = words("tip-strength", seat=int(seat))
        found.append(Piece(f"strength-of:{seat}", "token", x, H / 2, 30, 30, owner=int(seat), tip=tip))
        found.append(Piece(f"strength:{seat}", "label", x + 38, H / 2, 44, 26, label=label, size=20, tone=palette.INK))
    return found
