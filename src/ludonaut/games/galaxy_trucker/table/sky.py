"""The flight board: forty days in a loop, the card in the middle, the deck, the dice."""

from __future__ import annotations

from ludonaut.kernel import View
from ludonaut.table import Face, Panel, Piece, Words, draw, layout, palette

from ..content import CARDS, FLIGHT
from . import cards

W, H = 300.0, 560.0
EDGE = 26.0
CORNERS = ((EDGE, EDGE), (W - EDGE, EDGE), (W - EDGE, H - EDGE), (EDGE, H - EDGE), (EDGE, EDGE))
CARD = (W / 2, 192.0)
LOWER = 356.0
"""Below the card: the dice, then the deck beside the strengths declared."""


def faces() -> dict[str, Face]:
    """The board, dice, and the rows that ships land on."""
    found = {"sky": _sky()}
    for value in range(1, 7):
        found[f"die:{value}"] = draw.die(value, size=40)
    found["planet"] = Face(0, 0, '<rect width="100%" height="100%" rx="8" fill="#1a2238" fill-opacity="0.05"/>')
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


def board(view: View, words: Words) -> Panel:
    """Where everybody is, and what has come up."""
    pieces = [*_ships(view, words), *_cards(view, words), *_dice(view, words)]
    return Panel("flight", words("panel-flight"), W, H, pieces, "side", back="sky")


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
        found.append(Piece(f"deck:{k}", f"deck:{back}", 92 + 2.5 * k, 455 - 2 * k, 82, z=k))
    if coming:
        tip = words("tip-deck", count=len(view["deck"]))
        found.append(Piece("deck", "zone", 98, 450, 98, 126, z=8, tip=tip))
        found.append(Piece("deck-count", "count", 98, 450, 34, 28, z=9, label=str(len(view["deck"])), size=17))
    card = CARDS.get(view["card"])
    if card is None:
        if view["used"] and view["phase"] == "flight":
            last = view["used"][-1]
            face = f"card:{last}"
            found.append(Piece(f"card:{last}", face, *CARD, dim=True, tip=words("tip-last-card", card=last)))
        return found
    found.append(Piece(f"card:{card.id}", f"card:{card.id}", *CARD, z=2, tip=words("tip-card", card=card.id)))
    x, y = CARD[0], CARD[1] - cards.H / 2
    for number in range(1, len(card.planets) + 1):
        row = y + cards.PLANET_TOP - 12 + (number - 1) * cards.PLANET_STEP
        tip = words("tip-planet", planet=number, goods=list(card.planets[number - 1]))
        found.append(Piece(f"planet:{number}", "planet", x, row, cards.W - 8, cards.PLANET_STEP - 2, z=3, tip=tip))
        for seat, player in enumerate(view["players"]):
            if player["landed"] == number:
                found.append(Piece(f"lander:{seat}", "token", x + cards.W / 2 - 2, row, 27, 27, owner=seat, z=5))
    return found


def _dice(view: View, words: Words) -> list[Piece]:
    """The last throw, large, right of the card; strengths as declared."""
    found = []
    for k, value in enumerate(view["dice"]):
        tip = words("tip-dice", number=sum(view["dice"]))
        found.append(Piece(f"die:{k}", f"die:{value}", 96 + 50 * k, LOWER, 44, 44, z=3, tip=tip))
    if view["dice"]:
        found.append(Piece("throw", "label", 208, LOWER, 60, 26, label=f"= {sum(view['dice'])}", size=23))
    for k, (seat, strength) in enumerate(sorted(view["strengths"].items())):
        y = 408 + 31 * k
        half = "½" if strength % 2 else ""
        label = f"{strength // 2 or ('' if half else 0)}{half}"
        tip = words("tip-strength", seat=int(seat))
        found.append(Piece(f"strength-of:{seat}", "token", 186, y, 26, 26, owner=int(seat), tip=tip))
        found.append(Piece(f"strength:{seat}", "label", 224, y, 50, 26, label=label, size=20, tone=palette.INK))
    return found
