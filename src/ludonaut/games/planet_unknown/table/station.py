"""The station: a round tray of six depots, each with a large tile outside and a small one inside."""

from __future__ import annotations

from msgspec.structs import replace

from ludonaut.table import Face, Panel, Piece, Words, draw, layout, panel

from ..content.tiles import PLACES
from ..view import Depot
from .look import plain_box, source

SIZE = 420
MID = SIZE // 2
OUTER, INNER = 146.0, 74.0
RIM = 190.0
CELL = 22.0
PIVOT = (MID, MID)
STEP = 60.0
"""Degrees from one place of the table to the next."""


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


def _angle(place: int) -> float:
    """Where a place of the table is for those who watch: the first one is at the bottom."""
    return 180.0 + STEP * place


@panel
def tray(
    words: Words,
    depots: tuple[Depot, ...],
    rotation: int,
    round: int,
    commander: int,
    hands: tuple[str, ...],
) -> Panel:
    """The station with its tiles and the commander marked; every player sees its own place at the bottom."""
    places = PLACES[len(hands)]
    pieces = [Piece("tray", "tray", MID, MID, z=-9, tip=source("tiles", words))]
    for depot, facts in enumerate(depots):
        pieces += _depot(words, depot, facts, _angle(depot - rotation) % 360)
    pieces.append(Piece("hub", "hub", MID, MID, z=-7, tip=words("tip-round", n=round)))
    for owner, (place, tile) in enumerate(zip(places, hands, strict=True)):
        angle = _angle(place)
        if tile:
            pieces.append(_hand(words, owner, tile, angle))
        spot = layout.polar(MID, MID, RIM + 4, angle)
        tip = words.player(owner)
        pieces.append(Piece(f"place:{owner}", "token", spot.x, spot.y, 26, 26, owner=owner, z=4, tip=tip, pivot=PIVOT))
        if owner == commander:
            crown = layout.polar(MID, MID, RIM + 4, angle + 8.5)
            tip = words("tip-commander")
            pieces.append(Piece("commander", "commander", crown.x, crown.y, z=5, tip=tip, pivot=PIVOT))
    turns = [-STEP * place for place in places]
    return Panel("station", words("panel-station"), SIZE, SIZE, pieces, turns=turns)


@panel
def held(words: Words, tile: str, tray: Panel) -> Panel:
    """The station for the player who has taken a tile: it lies in the middle, to be dragged to the planet."""
    name, tip = f"tile:{tile}", words("tip-hand")
    own = Piece(name, name, MID, MID, plain_box(tile)[0] * CELL, z=6, tip=tip, drag=True)
    return replace(tray, pieces=[own if piece.id == name else piece for piece in tray.pieces])


@panel
def _depot(words: Words, depot: int, facts: Depot, angle: float) -> list[Piece]:
    """A depot with its two stacks, which most often stay as they are."""
    found = [Piece(f"depot:{depot}", "depot", MID, MID, turn=angle, z=-8, pivot=PIVOT)]
    for ring, radius in enumerate((OUTER, INNER)):
        found += _stack(facts, ring, radius, angle, words)
    return found


def _hand(words: Words, owner: int, tile: str, angle: float) -> Piece:
    """A tile taken and not yet placed, before its owner."""
    spot, w = layout.polar(MID, MID, RIM - 22, angle), plain_box(tile)[0] * CELL * 0.6
    name, tip = f"tile:{tile}", words.player(owner)
    return Piece(name, name, spot.x, spot.y, w, z=6, tip=tip, pivot=PIVOT)


def _stack(facts: Depot, ring: int, radius: float, angle: float, words: Words) -> list[Piece]:
    """The tile on top of a stack and how many lie below."""
    tile, below, stack = facts.tops[ring], facts.below[ring], facts.stacks[ring]
    spot = layout.polar(MID, MID, radius, angle)
    found = []
    if tile:
        w = plain_box(tile)[0] * (CELL if ring == 0 else 19.0)
        a, b = (words.name(part) for part in tile.split("-")[1:3])
        tip = f"{a} · {b} ({words('tip-stack', n=below)})"
        found.append(Piece(f"tile:{tile}", f"tile:{tile}", spot.x, spot.y, w, z=2, tip=tip, pivot=PIVOT))
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
            z=3,
            tip=words("tip-stack", n=below),
            pivot=PIVOT,
        )
    )
    return found
