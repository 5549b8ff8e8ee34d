"""The station: a round tray of six depots, each with a large tile outside and a small one inside."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, layout, panel

from ..content.tiles import PLACES
from ..view import Depot
from .look import plain_box, source

SIZE = 420.0
MID = SIZE / 2
OUTER, INNER = 146.0, 74.0
RIM = 190.0
CELL = 22.0


def faces(words: Words) -> dict[str, Face]:
    """The tray and its depots."""
    light, metal = draw.radial(((0, "#2b3a63"), (0.6, "#1b2747"), (0.97, "#0f182f"), (1, "#3a4f80")))
    tray = light + draw.circle(MID, MID, RIM, metal, stroke="#4a6196", width=2.5)
    hub = draw.circle(MID, MID, 34, "#0d1529", stroke="#4a6196", width=2)
    hub += draw.icon("orbital", MID, MID, 44, "#7f97cf")
    wedge = draw.wedge_path(MID, MID, 38, RIM - 3, -29, 29)
    depot = draw.path(wedge, "#16213f", stroke="#31446f", width=1.4)
    depot += draw.path(draw.arc_path(MID, MID, 108, -27, 27), stroke="#31446f", width=1.2, dash="4 5")
    return {
        "tray": Face(SIZE, SIZE, tray),
        "hub": Face(SIZE, SIZE, hub, outline=draw.circle_path(MID, MID, 34)),
        "depot": Face(SIZE, SIZE, depot, outline=wedge),
        "commander": draw.medallion("crown", size=26, colour="#6a4bb0", ink="#ffeab0"),
    }


def _angle(place: int, bottom: int) -> float:
    """Where a place of the table is, if the place `bottom` is at the bottom."""
    return 180.0 + 60 * (place - bottom)


@panel
def tray(
    words: Words,
    seat: int,
    depots: tuple[Depot, ...],
    rotation: int,
    round: int,
    commander: int,
    hands: tuple[str, ...],
) -> Panel:
    """The station with its tiles, the players around it, the commander marked; the viewer's place is at the bottom."""
    places = PLACES[len(hands)]
    bottom = places[max(seat, 0)]
    pieces = [Piece("tray", "tray", MID, MID, z=-9, tip=source("tiles", words))]
    for depot, facts in enumerate(depots):
        pieces += _depot(words, depot, facts, _angle(depot - rotation, bottom) % 360)
    pieces.append(Piece("hub", "hub", MID, MID, z=-7, tip=words("tip-round", n=round)))
    for owner, (place, tile) in enumerate(zip(places, hands, strict=True)):
        angle = _angle(place, bottom)
        if tile:
            pieces.append(_hand(words, owner, tile, angle, owner == seat))
        spot = layout.polar(MID, MID, RIM + 4, angle)
        tip = words.player(owner)
        pieces.append(Piece(f"place:{owner}", "token", spot.x, spot.y, 26, 26, owner=owner, z=4, tip=tip))
        if owner == commander:
            crown = layout.polar(MID, MID, RIM + 4, angle + 8.5)
            pieces.append(Piece("commander", "commander", crown.x, crown.y, z=5, tip=words("tip-commander")))
    return Panel("station", words("panel-station"), SIZE, SIZE, pieces)


@panel
def _depot(words: Words, depot: int, facts: Depot, angle: float) -> list[Piece]:
    """A depot with its two stacks, which most often stay as they are."""
    found = [Piece(f"depot:{depot}", "depot", MID, MID, turn=angle, z=-8)]
    for ring, radius in enumerate((OUTER, INNER)):
        found += _stack(facts, ring, radius, angle, words)
    return found


def _hand(words: Words, owner: int, tile: str, angle: float, own: bool) -> Piece:
    """A tile taken and not yet placed: one's own in the middle, another's before its owner."""
    w, h = plain_box(tile)
    spot = layout.Spot(MID, MID) if own else layout.polar(MID, MID, RIM - 22, angle)
    cell = CELL if own else CELL * 0.6
    tip = words("tip-hand") if own else words.player(owner)
    return Piece(f"tile:{tile}", f"tile:{tile}", spot.x, spot.y, w * cell, h * cell, z=6, tip=tip, drag=own)


def _stack(facts: Depot, ring: int, radius: float, angle: float, words: Words) -> list[Piece]:
    """The tile on top of a stack and how many lie below."""
    tile, below, stack = facts.tops[ring], facts.below[ring], facts.stacks[ring]
    spot = layout.polar(MID, MID, radius, angle)
    found = []
    if tile:
        w, h = plain_box(tile)
        cell = CELL * (1.0 if ring == 0 else 0.86)
        a, b = (words.name(part) for part in tile.split("-")[1:3])
        tip = f"{a} · {b} ({words('tip-stack', n=below)})"
        found.append(
            Piece(f"tile:{tile}", f"tile:{tile}", spot.x, spot.y, w * cell, h * cell, z=2, tip=tip, pivot=(MID, MID))
        )
    count = layout.polar(MID, MID, radius + (30 if ring == 0 else 26), angle + (21 if ring == 0 else 22))
    found.append(
        Piece(
            f"count:{stack}",
            "count",
            count.x,
            count.y,
            29,
            20,
            label=str(below + bool(tile)),
            size=14,
            z=3,
            tip=words("tip-stack", n=below),
            pivot=(MID, MID),
        )
    )
    return found
