"""A table without a game: everything that the drawing kit can draw."""

from __future__ import annotations

from ludonaut.games.planet_unknown.table.look import TERRAIN
from ludonaut.games.seti.table.icons import SIGNALS
from ludonaut.table import Face, Panel, Picture, Piece, draw, layout

RINGS = (62.0, 132.0, 202.0, 272.0, 342.0)
TONES = ("#2a3a5c", "#223152", "#1b2847", "#131d38")
STARS = (
    ("61 Virginis", "red", (0, 2)),
    ("Vega", "black", (1,)),
    ("Procyon", "blue", ()),
    ("Barnard's star", "red", (3, 3, 0)),
    ("Kepler-22", "yellow", (1, 2)),
    ("Proxima Centauri", "yellow", (0,)),
    ("Sirius A", "blue", (2, 2, 1, 0)),
    ("Beta Pictoris", "black", ()),
)
BODIES = {
    "mercury": (1, 1, 13),
    "venus": (1, 3, 18),
    "earth": (1, 5, 19),
    "mars": (2, 2, 17),
    "jupiter": (3, 3, 27),
    "saturn": (3, 7, 21),
    "uranus": (4, 0, 20),
    "neptune": (4, 3, 20),
}
CARDS = (
    (
        "Allen Array",
        "2 [coin]",
        "red",
        "radar-dish",
        "Mark 2 signals [aerial-signal] in the sector of this colour",
        "mission",
    ),
    ("Falcon Heavy", "3 [coin]", "yellow", "rocket-flight", "Launch 2 probes [probe]; ignore the limit", ""),
    ("Grant", "1 [coin]", "yellow", "two-coins", "Take a card [card] and its corner", ""),
    (
        "Roman Telescope",
        "3 [coin]",
        "blue",
        "telescope",
        "Mercury sees further: a signal for each trace you have",
        "end",
    ),
    ("Odinus Mission", "2 [coin]", "red", "satellite", "Visit Uranus or Neptune: +1 publicity [star]", "mission"),
)
CHIPS = ("coin", "bolt", "star", "card", "database")


def faces() -> dict[str, Face]:
    out = draw.builtin()
    out |= draw.for_seats("probe", draw.probe)
    out["space"] = draw.space(930, 930, light=(0.5, 0.5), r=465)
    out["sun"] = Face(280, 280, draw.sun(140, 140, 56), outline=draw.circle_path(140, 140, 56))
    for ring in range(4):
        out[f"ring:{ring}"] = draw.sector(RINGS[ring], RINGS[ring + 1], 45, fill=TONES[ring], gap=1)
    for name, (_, _, r) in BODIES.items():
        out[name] = draw.body(name, r=r, label=name.title())
    out["rocks"] = Face(60, 60, draw.asteroids(30, 30, 26, seed=4))
    out["comet"] = Face(40, 60, draw.comet(20, 46, 6.5))
    out["fame"] = draw.medallion("star", size=20, colour="#f2f5ff", ink="#c98300")
    out["open"] = draw.medallion("plus", size=26, colour="#17223f", ink="#7fd6ff")
    for name, kind, _ in STARS:
        colour = SIGNALS[kind].colour
        out[f"star:{kind}"] = draw.sector(350, 455, 45, fill="#0e1730", edge=colour, gap=3, width=1.5)
        letter = SIGNALS[kind].letter
        out[f"name:{name}"] = _star_name(name, letter, colour)
    for name, cost, kind, art, body, word in CARDS:
        accent = SIGNALS[kind].colour
        out[f"card:{name}"] = draw.card(
            name, body, accent=accent, cost=cost, corner="aerial-signal", art=art, kind=word, foot="+1 [coin]"
        )
    out["deck"] = draw.card_back("radar-dish", w=105, h=140)
    out |= {f"chip:{name}": draw.chip(name) for name in CHIPS}
    out |= {f"bar:{k}": draw.bar(12, k, w=226) for k in range(13)}
    out |= {f"die:{k}": draw.die(k) for k in range(1, 7)}
    out |= {f"terrain:{name}": draw.resource(kind, size=38) for name, kind in TERRAIN.items()}
    kinds = TERRAIN
    shape = {(0, 0): "water", (1, 0): "water", (1, 1): "water", (2, 1): "biomass", (2, 2): "biomass", (3, 1): "biomass"}
    symbols = ((1, 0), (2, 2))
    squares = {at: draw.terrain(kinds[kind], size=34, symbol=at in symbols) for at, kind in shape.items()}
    out["tile"] = draw.polyomino(squares, 34)
    gain = "Each landing: +1 publicity [star]"
    out["plate"] = draw.plate("Heavy lander", gain, w=300, symbol="lunar-module", accent="#7ee081", right="4 [bolt]")
    out["plate:dark"] = draw.plate("Long antenna", w=300, h=40, symbol="radar-dish", right="+2", dark=True)
    out["hourglass"] = draw.hourglass(0.6)
    return out


def _star_name(name: str, letter: str, colour: str) -> Face:
    return Face(220, 26, draw.text(f"{name} ({letter})", 110, 13, 14, ink=colour, bold=True, width=210))


def picture() -> Picture:
    return Picture(
        [_solar(), _market(), _track(), *(_player(seat) for seat in range(4)), _hand()],
        seat=0,
        title="Demonstration",
        note="round 3 of 5 · disc 2 turns next · your move",
    )


def _solar() -> Panel:
    c = 465.0
    pieces = []
    for ring in (3, 2, 1, 0):
        for k in range(8):
            spot = layout.polar(c, c, (RINGS[ring] + RINGS[ring + 1]) / 2, k * 45 + 22.5)
            tip = f"Ring {ring + 1}, sector {k + 1}"
            pieces.append(Piece(f"cell:{ring}:{k}", f"ring:{ring}", *spot[:2], turn=spot.turn, tip=tip))
    pieces.append(Piece("sun", "sun", c, c))
    for k, (name, kind, marks) in enumerate(STARS):
        angle = k * 45 + 22.5
        spot = layout.polar(c, c, 402.5, angle)
        pieces.append(Piece(f"star:{k}", f"star:{kind}", *spot[:2], turn=spot.turn, tip=name))
        below = 90 < angle < 270
        at = layout.polar(c, c, 437, angle)
        pieces.append(Piece(f"star-name:{k}", f"name:{name}", *at[:2], turn=angle + 180 if below else angle))
        for j, at in enumerate(layout.ring(5, c, c, 384, start=angle - 13, span=26)):
            face = {"owner": marks[j]} if j < len(marks) else {}
            pieces.append(Piece(f"signal:{k}:{j}", "token" if face else "open", *at[:2], w=26, **face))  # type: ignore[arg-type]
    for name, (ring, k, _) in BODIES.items():
        spot = layout.polar(c, c, (RINGS[ring - 1] + RINGS[ring]) / 2, k * 45 + 22.5)
        pieces.append(Piece(name, name, *spot[:2], tip=name.title(), z=1))
    for j, (ring, k) in enumerate(((2, 0), (2, 6), (1, 4), (3, 1))):
        spot = layout.polar(c, c, (RINGS[ring - 1] + RINGS[ring]) / 2, k * 45 + 22.5)
        pieces.append(Piece(f"rocks:{j}", "rocks", *spot[:2], turn=90 * j))
    for j, (ring, k) in enumerate(((4, 7), (3, 0), (4, 5))):
        spot = layout.polar(c, c, (RINGS[ring - 1] + RINGS[ring]) / 2, k * 45 + 12)
        pieces.append(Piece(f"comet:{j}", "comet", *spot[:2], turn=spot.turn))
        at = layout.polar(c, c, RINGS[ring] - 17, k * 45 + 35)
        pieces.append(Piece(f"fame:{j}", "fame", *at[:2]))
    for seat, (ring, angle) in enumerate([(1, 246), (2, 126), (3, 150), (2, 238)]):
        spot = layout.polar(c, c, (RINGS[ring - 1] + RINGS[ring]) / 2, angle)
        pieces.append(Piece(f"probe:{seat}", "probe", *spot[:2], owner=seat, z=2, tip=f"Probe of seat {seat + 1}"))
    return Panel("solar", "", 930, 930, pieces, back="space")


def _market() -> Panel:
    pieces = [Piece("deck", "deck", 58, 78, label="74", tip="74 cards")]
    for k, at in enumerate(layout.row(2, 105, 215, (118, 78))):
        pieces.append(Piece(f"offer:{k}", f"card:{CARDS[k + 2][0]}", *at[:2], w=105, h=140))
    return Panel("market", "Cards on offer", 340, 156, pieces, "side")


def _track() -> Panel:
    pieces = [
        Piece(f"die:{k}", f"die:{k + 1}", *at[:2]) for k, at in enumerate(layout.row(6, 36, 300, (10, 24), gap=12))
    ]
    for name, at in zip(TERRAIN, layout.row(6, 38, 300, (10, 76), gap=10), strict=True):
        pieces.append(Piece(f"terrain:{name}", f"terrain:{name}", *at[:2], tip=name))
    for k, at in enumerate(layout.track(10, [(26, 130), (294, 130), (294, 186), (26, 186)])):
        pieces.append(Piece(f"space:{k}", "slot", *at[:2], w=44, h=44, label=str(k)))
    for seat, at in enumerate(layout.cluster(4, (294, 158), 20)):
        pieces.append(Piece(f"score:{seat}", "cube", *at[:2], owner=seat, z=1))
    pieces.append(Piece("tile", "tile", 70, 284, turn=90, drag=True))
    pieces.append(Piece("tile-flipped", "tile", 186, 284, flip=True))
    pieces.append(Piece("hourglass", "hourglass", 288, 284))
    pieces.append(Piece("plate", "plate", 160, 384))
    pieces.append(Piece("plate:dark", "plate:dark", 160, 440))
    return Panel("track", "Dice, terrain, track, tiles", 320, 470, pieces, "side")


def _player(seat: int) -> Panel:
    names = ("You", "Guest", "Bot Kepler", "Bot <Sagan> & Co")
    numbers = ((3, 2, 7, 4, 5), (1, 4, 5, 2, 3), (4, 1, 9, 6, 4), (2, 3, 3, 1, 6))[seat]
    at = layout.row(5, 44, 238, (6, 16), gap=4)
    pieces = [
        Piece(f"chip:{seat}:{name}", f"chip:{name}", *spot[:2], w=44, h=24, label=str(value), size=14)
        for name, value, spot in zip(CHIPS, numbers, at, strict=True)
    ]
    pieces.append(Piece(f"data:{seat}", f"bar:{2 + seat}", 125, 42))
    return Panel(
        f"player:{seat}", names[seat], 250, 58, pieces, f"player:{seat}", badge=str(46 + 5 * seat), lit=seat == 0
    )


def _hand() -> Panel:
    spots = layout.row(len(CARDS), 150, 900, (0, 104), gap=12)
    pieces = [Piece(f"card:{k}", f"card:{CARDS[k][0]}", *spot[:2], tip=CARDS[k][0]) for k, spot in enumerate(spots)]
    return Panel("hand", "", 900, 208, pieces, "hand")
