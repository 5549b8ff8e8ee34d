"""The centrepiece: the solar system whose discs turn, inside the ring of stars."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ludonaut.table import Face, Panel, Piece, Words, draw, layout, panel
from ludonaut.table.layout import Spot
from ludonaut.table.palette import lighter, mix

from ..content import ANOMALIES, BOARD, STAR_INDEX, STARS
from ..content.effects import read_effects
from ..content.sky import LAYERS, sky_of
from ..view import Being, Team
from .icons import STAR, TRACE, letter
from .wording import effects_text

SIZE = 720.0
TARGET = 56.0
"""The disc that one hits to pick up a probe: 40 pixels on a phone."""
_TARGET = draw.circle_path(TARGET / 2, TARGET / 2, TARGET / 2)
MIDDLE = SIZE / 2
RINGS = ((58.0, 120.0), (120.0, 180.0), (180.0, 238.0), (238.0, 292.0))
RIM = (298.0, 356.0)
SLOTS = 312.0
"""How far out the data slots lie."""
STEP = 45.0
TONES = ("#27386b", "#202f5b", "#1a274c", "#131d3a")
"""The three discs and the board below, from the light of the Sun into the dark."""
BODY = {"mercury": 11, "venus": 13, "earth": 14, "mars": 12.5, "jupiter": 18, "saturn": 15, "uranus": 14, "neptune": 14}
PIVOT = (MIDDLE, MIDDLE)

Flyer: TypeAlias = tuple[str, int, int, bool]
"""Id, owner, cell, and whether it is a capsule."""


def middle_angle(sector: int) -> float:
    return STEP * sector + STEP / 2


def cell_spot(cell: int, aside: float = 0, out: float = 0) -> Spot:
    """The middle of a cell, moved aside by degrees and outwards."""
    inner, outer = RINGS[cell >> 3]
    return layout.polar(MIDDLE, MIDDLE, (inner + outer) / 2 + out, middle_angle(cell & 7) + aside)


# ---- faces


def faces(words: Words) -> dict[str, Face]:
    found = {"system": _ground(), "sun": Face(230, 230, draw.sun(115, 115, 46), outline=draw.circle_path(115, 115, 46))}
    for layer in range(3):
        found[f"disc{layer + 1}"] = _disc(layer)
    for ring, (inner, outer) in enumerate(RINGS):
        found[f"cell:{ring}"] = _cell(inner, outer)
    for planet, radius in BODY.items():
        found[f"planet:{planet}"] = _planet(words.name(planet), planet, radius)
    found["planet:oumuamua"] = _oumuamua(words.name("oumuamua"))
    for star in STARS:
        for sector in range(8):
            found[f"star:{star.id}:{sector}"] = _star(
                words.name(star.id), star.colour, letter(star.colour, words), sector
            )
    found["data"] = draw.medallion("database", size=22, colour="#1d3b57", ink="#8fe0ff")
    found["second"] = Face(22, 22, found["data"].svg + _two(), outline=found["data"].outline)
    found["capsule"] = draw.medallion("alien-egg", size=24, colour="#35513a", ink="#c9f7b0")
    for seat in range(6):
        found[f"flyer:{seat}"] = replace(draw.probe(seat, size=TARGET), outline=_TARGET)
        found[f"capsule:{seat}"] = _capsule(seat)
        found[f"small:{seat}"] = draw.token(seat, size=22)
    found["flyer"], found["small"] = found["flyer:0"], draw.medallion("person", size=22)
    for colour, tone in TRACE.items():
        found[f"anomaly:{colour}"] = draw.medallion("black-hole-bolas", size=30, colour=mix(tone, "#101830", 0.45))
    found["samples"] = draw.chip("alien-egg", w=40, h=22, colour="#c9f7b0")
    return found


def _two() -> str:
    """The points of the second place."""
    return draw.circle(18, 4, 7.5, "#d9ae4e") + draw.text("2", 18, 4, 13, ink="#2a1f05", bold=True)


def _capsule(seat: int) -> Face:
    egg = draw.medallion("alien-egg", size=38, colour="#35513a", ink="#c9f7b0")
    return Face(38, 38, egg.svg + draw.mark(seat, 29, 29, 8), outline=egg.outline)


def _wedges(layer: int) -> tuple[list[tuple[int, int, str]], float]:
    rings = BOARD.solar[LAYERS[layer]]
    cells = [(ring, sector, kind) for ring, row in enumerate(rings) for sector, kind in enumerate(row)]
    return [cell for cell in cells if cell[2] != "hole"], RINGS[len(rings) - 1][1]


def _draw_cells(layer: int, centre: float) -> str:
    """The solid cells of a layer with their rocks and comets; planets are pieces of their own."""
    cells, _ = _wedges(layer)
    tone = TONES[layer]
    out = ""
    for ring, sector, kind in cells:
        inner, outer = RINGS[ring]
        start = STEP * sector
        edge = lighter(tone, 0.16)
        wedge = draw.wedge_path(centre, centre, inner + 1, outer - 1, start + 0.35, start + STEP - 0.35)
        shade = lighter(tone, 0.05 * (3 - ring))
        out += draw.path(wedge, shade, stroke=edge, width=1.3)
        spot = layout.polar(centre, centre, (inner + outer) / 2, start + STEP / 2)
        if kind == "asteroid":
            out += draw.asteroids(spot.x, spot.y, 19, seed=layer * 100 + ring * 10 + sector, count=8)
        elif kind == "comet":
            comet = (
                draw.comet(0, 6, 6.5)
                + draw.circle(14, -6, 7.5, "#f4efe0")
                + draw.icon("megaphone", 14, -6, 9, "#1a2238")
            )
            out += draw.group(comet, spot.x, spot.y, turn=spot.turn)
    return out


def _disc(layer: int) -> Face:
    _, reach = _wedges(layer)
    shadow = ""
    for ring, sector, _ in _wedges(layer)[0]:
        inner, outer = RINGS[ring]
        wedge = draw.wedge_path(reach, reach + 3, inner, outer, STEP * sector, STEP * (sector + 1))
        shadow += draw.path(wedge, "#02040a", opacity=0.38)
    svg = shadow + _draw_cells(layer, reach)
    return Face(2 * reach, 2 * reach, svg, outline=draw.circle_path(reach, reach, 50))


def _ground() -> Face:
    space = draw.space(SIZE, SIZE, seed=7, light=(0.5, 0.5))
    return Face(SIZE, SIZE, space.svg + _draw_cells(3, MIDDLE))


def _cell(inner: float, outer: float) -> Face:
    """An invisible cell to click on."""
    plain = draw.sector(inner, outer, STEP)
    return Face(plain.w, plain.h, draw.path(plain.outline, "#ffffff", opacity=0.001), outline=plain.outline)


def _planet(name: str, planet: str, radius: float) -> Face:
    w, h = 112.0, 2 * radius + 26
    svg = draw.planet(planet, w / 2, radius + 3, radius)
    svg += draw.text(name, w / 2, h - 10, 17, ink="#d5e0fa", bold=True, width=w)
    if planet != "earth":
        x = w / 2 + radius + (11 if planet == "saturn" else 5)
        svg += draw.circle(x, 8, 7.5, "#f4efe0") + draw.icon("megaphone", x, 8, 9.5, "#1a2238")
    # A finger launches probes on Earth.
    rim = 12 if planet == "earth" else 2
    return Face(w, h, svg, outline=draw.circle_path(w / 2, radius + 3, radius + rim))


def _oumuamua(name: str) -> Face:
    svg = draw.ellipse(46, 16, 20, 7, "#b07a5c", turn=-24) + draw.ellipse(
        42, 13, 9, 3, "#e0b090", opacity=0.7, turn=-24
    )
    svg += draw.circle(70, 8, 7.5, "#f4efe0") + draw.icon("megaphone", 70, 8, 9.5, "#1a2238")
    svg += draw.text(name, 46, 38, 15, ink="#d5e0fa", bold=True, width=96)
    return Face(92, 50, svg, outline=draw.circle_path(46, 16, 18))


def _star(name: str, colour: str, said: str, sector: int) -> Face:
    """A star's board at one of the eight places: its name runs along the rim, upright everywhere."""
    tone = STAR[colour]
    start, end = STEP * sector, STEP * (sector + 1)
    wedge = draw.wedge_path(MIDDLE, MIDDLE, RIM[0], RIM[1], start + 0.5, end - 0.5)
    svg = draw.path(wedge, mix("#10182f", tone, 0.1), stroke=tone, width=1.6, opacity=0.95)
    svg += draw.arc_text(f"{name} · {said}", MIDDLE, MIDDLE, 341, start, end, size=12.5, ink=lighter(tone, 0.35))
    return Face(SIZE, SIZE, svg, outline=wedge)


# ---- the panel


class Scene(NamedTuple):
    """All that the solar system is drawn from."""

    discs: tuple[int, ...]
    tile: bool
    stars: tuple[str, ...]
    signals: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    species: tuple[Being, ...]
    flyers: tuple[Flyer, ...]
    seats: int


@panel
def system(words: Words, scene: Scene) -> Panel:
    """The discs, the stars around them, and everybody's probes."""
    pieces = [
        *_discs(scene, words),
        *_stars(scene, words),
        *_cells(scene, words),
        *_bodies(scene, words),
        *_flyers(scene, words),
    ]
    return Panel("system", words("panel-system"), SIZE, SIZE, pieces, back="system")


def _discs(view: Scene, words: Words) -> list[Piece]:
    pieces = [
        Piece(
            f"disc:{layer + 1}",
            f"disc{layer + 1}",
            MIDDLE,
            MIDDLE,
            turn=-STEP * view.discs[layer],
            z=3 - layer,
            tip=words("tip-disc", n=layer + 1),
        )
        for layer in (2, 1, 0)
    ]
    return [*pieces, Piece("sun", "sun", MIDDLE, MIDDLE, z=4, tip=words("tip-sun"))]


def _cells(view: Scene, words: Words) -> list[Piece]:
    sky = sky_of(list(view.discs), view.tile)
    pieces = []
    for cell in range(32):
        spot = cell_spot(cell)
        kind = sky.kinds[cell]
        tip = (
            words(f"tip-cell-{kind}")
            if kind in ("open", "asteroid", "comet")
            else words("tip-cell-planet", planet=kind)
        )
        pieces.append(Piece(f"cell:{cell}", f"cell:{cell >> 3}", spot.x, spot.y, turn=spot.turn, z=5, tip=tip))
    return pieces


def slot_spot(star: str, sector: int, index: int, slots: int) -> Spot:
    """The place of a data slot; surplus markers follow the last."""
    gap = min(6.2, 38.0 / max(1, slots))
    first = middle_angle(sector) - gap * (slots - 1) / 2
    return layout.polar(MIDDLE, MIDDLE, SLOTS, first + gap * index)


def _stars(view: Scene, words: Words) -> list[Piece]:
    pieces = []
    slots_of = {star.id: star for star in STARS}
    for sector, name in enumerate(view.stars):
        star = slots_of[name]
        marks, won = view.signals[STAR_INDEX[name]], view.won[STAR_INDEX[name]]
        reward = star.later if won else star.first
        tip = words("tip-star", star=name, colour=star.colour, slots=star.slots, reward=_reward(words, reward))
        pieces.append(Piece(f"star:{name}", f"star:{name}:{sector}", MIDDLE, MIDDLE, z=1, tip=tip))
        count = max(star.slots, len(marks))
        for index in range(count):
            spot = slot_spot(name, sector, index, count)
            if index < len(marks):
                who = words.player(marks[index]) if marks[index] < view.seats else words.name("rival")
                pieces.append(
                    Piece(f"signal:{name}:{index}", "small", spot.x, spot.y, z=6, owner=marks[index], tip=who)
                )
            else:
                face, tip = ("second", words("tip-second")) if index == 1 else ("data", words("tip-data"))
                pieces.append(Piece(f"data:{name}:{index}", face, spot.x, spot.y, z=2, tip=tip))
        for order, owner in enumerate(won[-5:]):
            spot = layout.polar(MIDDLE, MIDDLE, 331, STEP * sector + 3.2 + 2.6 * order)
            pieces.append(
                Piece(
                    f"won:{name}:{order}",
                    "small",
                    spot.x,
                    spot.y,
                    14,
                    14,
                    z=6,
                    owner=owner,
                    tip=words("tip-won", star=name),
                )
            )
    return pieces


def _reward(words: Words, texts: list[str]) -> str:
    return effects_text(words, read_effects(texts))


def _bodies(view: Scene, words: Words) -> list[Piece]:
    sky = sky_of(list(view.discs), view.tile)
    pieces = []
    for planet, cell in sky.where.items():
        spot = cell_spot(cell, out=-2)
        pieces.append(
            Piece(
                f"planet:{planet}",
                f"planet:{planet}",
                spot.x,
                spot.y + 3,
                z=6,
                tip=words("tip-cell-planet", planet=planet),
                pivot=PIVOT,
            )
        )
    for species in view.species:
        pieces.extend(_species_pieces(words, species, sky.where))
    return pieces


def _species_pieces(words: Words, species: Being, where: dict[str, int]) -> list[Piece]:
    pieces = []
    for sector, colour, side in species.anomalies:
        spot = layout.polar(MIDDLE, MIDDLE, 274, middle_angle(sector) + 15)
        tip = words("tip-anomaly", colour=colour, gain=_anomaly(words, colour, side))
        pieces.append(Piece(f"anomaly:{colour}", f"anomaly:{colour}", spot.x, spot.y, z=7, tip=tip))
    if species.name == "mascamites":
        for planet in ("jupiter", "saturn"):
            spot = cell_spot(where[planet], aside=13, out=12)
            pieces.append(
                Piece(
                    f"samples:{planet}",
                    "samples",
                    spot.x,
                    spot.y,
                    z=7,
                    label=str(species.jupiter if planet == "jupiter" else species.saturn),
                    size=12,
                    tip=words("tip-samples", planet=planet),
                    pivot=PIVOT,
                )
            )
    if species.name == "oumuamua":
        below = cell_spot(where["oumuamua"])  # its name is there, upright everywhere, and the data come under it
        for index in range(3):
            spot = Spot(below.x + 17 * (index - 1), below.y + 31)
            mark = species.data[index] if index < len(species.data) else None
            face = "data" if mark is None else "small"
            pieces.append(
                Piece(
                    f"tile:{index}", face, spot.x, spot.y, 15, 15, z=7, owner=mark, tip=words("tip-tile"), pivot=PIVOT
                )
            )
    return pieces


def _anomaly(words: Words, colour: str, side: int) -> str:
    return effects_text(words, ANOMALIES[colour][side])


def flyer_spot(discs: tuple[int, ...], tile: bool, cell: int, index: int, count: int) -> Spot:
    """Where one of several probes in a cell stands: below the planet, side by side."""
    sky = sky_of(list(discs), tile)
    planet = sky.kinds[cell] in sky.where
    middle = cell_spot(cell)
    spread = 26.0
    x = middle.x + spread * (index - (count - 1) / 2)
    return Spot(x - 37 - spread * (count - 1) / 2 if planet else x, middle.y - (8 if planet else 0))


def flyers(players: tuple[Team, ...]) -> tuple[Flyer, ...]:
    """Every probe and capsule."""
    found: list[Flyer] = []
    for seat, player in enumerate(players):
        found.extend((f"probe:{seat}:{index}", seat, cell, False) for index, cell in enumerate(player.probes))
        found.extend((f"capsule:{seat}:{index}", seat, cell, True) for index, cell in enumerate(player.capsules))
    return tuple(found)


def _flyers(scene: Scene, words: Words) -> list[Piece]:
    """Every one can be dragged, as far as an action of the viewer moves it."""
    everyone = scene.flyers
    pieces = []
    for cell in dict.fromkeys(one[2] for one in everyone):
        here = [one for one in everyone if one[2] == cell]
        for index, (name, seat, _, capsule) in enumerate(here):
            spot = flyer_spot(scene.discs, scene.tile, cell, index, len(here))
            face, kind = ("capsule", "tip-capsule") if capsule else ("flyer", "tip-probe")
            tip = words(kind, player=words.player(seat) if seat < scene.seats else words.name("rival"))
            pieces.append(Piece(name, face, spot.x, spot.y, z=8, owner=seat, tip=tip, pivot=PIVOT, drag=True))
    return pieces
