"""The flight board: forty days in a loop, the dice in the middle; beside it the deck and the card."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, layout, palette, panel

from ..content import CARDS, FLIGHT, Card
from ..rules.strength import halves
from ..state import Slip
from . import cards

W, H = 640.0, 146.0
EDGE = 24.0
CORNERS = ((EDGE, EDGE), (W - EDGE, EDGE), (W - EDGE, H - EDGE), (EDGE, H - EDGE), (EDGE, EDGE))
DESK_W, DESK_H = 246.0, 262.0
"""Beside the track: the deck, and the card that is being played; narrow enough for the column of the players."""
CARD = (154.0, DESK_H / 2)
DECK = (32.0, 48.0)


PAY_LEFT, PAY_STEP = 84.0, 76.0
COLUMNS = {
    "rank": "flying-flag",
    "adventure": "rocket-flight",
    "arrival": "trophy-cup",
    "beauty": "round-star",
    "goods": "wooden-crate",
    "losses": "broken-shield",
    "total": "two-coins",
}
"""The lines of the payment, with their icons."""


def faces() -> dict[str, Face]:
    """The board, dice, and the rows that ships land on."""
    found = {"sky": _sky()}
    for value in range(1, 7):
        found[f"die:{value}"] = draw.die(value, size=40)
    found["planet"] = Face(0, 0, '<rect width="100%" height="100%" rx="8" fill="#1a2238" fill-opacity="0.05"/>')
    for name, icon in COLUMNS.items():
        found[f"pay:{name}"] = Face(34, 34, draw.icon(icon, 17, 17, 28, "#9db8e8"))
    ring = '<rect width="100%" height="100%" rx="10" fill="none" stroke="#0e8fc4" stroke-width="3"/>'
    found["pointer"] = Face(0, 0, ring)
    return found


def track() -> list[layout.Spot]:
    """The forty days, clockwise from the upper left."""
    return layout.track(FLIGHT.spaces, CORNERS)


def _sky() -> Face:
    out = draw.space(W, H, seed=11).svg
    spots = track()
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


@panel
def board(words: Words, places: tuple[int | None, ...], dice: tuple[int, ...], strengths: Strengths) -> Panel:
    """Where everybody is; inside the loop the last throw and the strengths declared."""
    pieces = [*_ships(places, words), *_dice(dice, words), *_strengths(strengths, words)]
    return Panel("flight", words("panel-flight"), W, H, pieces, "board", back="sky")


Strengths = tuple[tuple[int, int], ...]
"""What seats declared, in half points."""


def _ships(places: tuple[int | None, ...], words: Words) -> list[Piece]:
    spots = track()
    found = []
    for seat, place in enumerate(places):
        if place is not None:
            spot = spots[place % FLIGHT.spaces]
            tip = words("tip-ship", seat=seat, days=place)
            found.append(Piece(f"flyer:{seat}", "token", spot.x, spot.y, 31, 31, owner=seat, z=4, tip=tip))
    return found


@panel
def adventure(words: Words, deck: tuple[str, ...], played: str, last: str, step: int, landed: tuple[int, ...]) -> Panel:
    """What has come up, and how many cards are still to come; ships stand on the planets where they landed."""
    pieces = _deck(deck, words)
    card = CARDS.get(played)
    if card:
        pieces += _card(card, step, landed, words)
    elif last:
        pieces.append(Piece(f"card:{last}", f"card:{last}", *CARD, dim=True, tip=words("tip-last-card", card=last)))
    return Panel("adventure", words("panel-adventure"), DESK_W, DESK_H, pieces, "side")


def _deck(deck: tuple[str, ...], words: Words) -> list[Piece]:
    found = []
    for k, back in enumerate(reversed(deck[:5])):
        found.append(Piece(f"deck:{k}", f"small:{back}", DECK[0] - 3 + 1.5 * k, DECK[1] + 3 - 1.5 * k, 48, z=k))
    if deck:
        tip = words("tip-deck", count=len(deck))
        found.append(Piece("deck", "zone", *DECK, 58, 80, z=8, tip=tip))
        found.append(Piece("deck-count", "count", DECK[0], DECK[1] + 58, 38, 30, z=9, label=str(len(deck)), size=17))
    return found


def _card(card: Card, step: int, landed: tuple[int, ...], words: Words) -> list[Piece]:
    found = [Piece(f"card:{card.id}", f"card:{card.id}", *CARD, z=2, tip=words("tip-card", card=card.id))]
    x, y = CARD[0], CARD[1] - cards.H / 2
    if step >= 0:
        at, down, wide = cards.pointer(card, step)
        high = wide if card.kind == "meteoric_swarm" else 52
        found.append(Piece("pointer", "pointer", x - cards.W / 2 + at, y + down, wide, high, z=3))
    for number, goods in enumerate(card.planets, 1):
        row = y + cards.PLANET_TOP - 12 + (number - 1) * cards.PLANET_STEP
        tip = words("tip-planet", planet=number, goods=list(goods))
        found.append(Piece(f"planet:{number}", "planet", x, row, cards.W - 8, cards.PLANET_STEP - 2, z=3, tip=tip))
        for seat, planet in enumerate(landed):
            if planet == number:
                found.append(Piece(f"lander:{seat}", "token", x + cards.W / 2 - 11, row, 27, 27, owner=seat, z=5))
    return found


def _dice(dice: tuple[int, ...], words: Words) -> list[Piece]:
    """The last throw, large: two dice, or a pair each for column and row."""
    found = []
    for k, value in enumerate(dice):
        tip = words("tip-dice", number=sum(dice[k // 2 * 2 : k // 2 * 2 + 2]))
        x = 92 + 52 * k + 66 * (k // 2)
        found.append(Piece(f"die:{k}", f"die:{value}", x, H / 2, 46, 46, z=3, tip=tip))
    for pair in range(len(dice) // 2):
        total = f"= {sum(dice[2 * pair : 2 * pair + 2])}"
        x = 200 + 170 * pair
        found.append(Piece(f"throw:{pair}", "label", x, H / 2, 60, 26, label=total, size=23))
    return found


def _strengths(strengths: Strengths, words: Words) -> list[Piece]:
    """The strengths as declared."""
    found = []
    for k, (seat, strength) in enumerate(sorted(strengths)):
        x = 290 + 82 * k
        tip = words("tip-strength", seat=seat)
        label = halves(strength)
        found.append(Piece(f"strength-of:{seat}", "token", x, H / 2, 30, 30, owner=seat, tip=tip))
        found.append(Piece(f"strength:{seat}", "label", x + 38, H / 2, 44, 26, label=label, size=20, tone=palette.INK))
    return found


@panel
def landing(words: Words, pay: tuple[Slip, ...]) -> Panel:
    """What the flight brought: a row for each player, filled line by line."""
    pieces = []
    for k, name in enumerate(COLUMNS):
        tip = words(f"pay-{name}")
        pieces.append(Piece(f"pay:{name}", f"pay:{name}", PAY_LEFT + PAY_STEP * k, 26, tip=tip))
    for row, seat in enumerate(sorted(range(len(pay)), key=lambda seat: (pay[seat].rank or 9, seat))):
        y = 74.0 + 42 * row
        pieces.append(Piece(f"pay-seat:{seat}", "token", 26, y, 28, 28, owner=seat, tip=words.player(seat)))
        for k, name in enumerate(COLUMNS):
            value = getattr(pay[seat], name)
            label = str(value or "–") if name == "rank" else _signed(value)
            x = PAY_LEFT + PAY_STEP * k
            size = 22.0 if name == "total" else 18.0
            pieces.append(
                Piece(f"pay:{seat}:{name}", "label", x, y, 60, 26, label=label, size=size, tip=words(f"pay-{name}"))
            )
    wide = PAY_LEFT + PAY_STEP * len(COLUMNS) - 20
    return Panel("landing", words("panel-landing"), wide, 60 + 42 * len(pay), pieces, "board")


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "·"
