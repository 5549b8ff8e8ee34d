"""A planet: its grid with ice and oddities, medals at the lines, and all that lies on it."""

from __future__ import annotations

from msgspec.structs import replace

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content.grid import COLUMNS, NAME, NUMBER, numbers
from ..content.grid import place as place_of
from ..content.planets import FACTS, PLANETS, Planet
from ..content.tiles import COUNT, METEOR_ON, PAIR_OF, SHAPE_OF, SHAPES, TERRAINS, TILE_NUMBER, tile_id
from ..content.tiles import FACTS as SHAPE_FACTS
from ..rules.placement import Laid
from ..verbs import resources
from ..view import Ground, Rover
from .look import (
    CELL,
    GOLD,
    ICE,
    ICE_LOW,
    LAND,
    LAND_LOW,
    MARGIN,
    METEOR,
    PLANET,
    POD,
    ROCK,
    ROVER,
    SPECIAL_ICONS,
    TERRAIN,
    box_of,
    plain_box,
    pose,
)

# ---- faces


def faces(words: Words) -> dict[str, Face]:
    """Tiles, planets and the small things on them."""
    found = {f"tile:{tile_id(tile)}": _tile(tile) for tile in range(COUNT)}
    found |= {f"planet:{facts}": _planet(PLANETS[facts]) for facts in FACTS}
    biomass = TERRAIN["biomass"]
    found["patch"] = draw.polyomino({(0, 0): draw.terrain(biomass, size=CELL)}, CELL, edge="#0b3a26", lift=2)
    found["square"] = Face(CELL, CELL, "")
    found["pod"] = _token(POD, "#dfe9ff", "#33518f", 22)
    found["rock"] = _token(ROCK, "#8d7566", "#1d1310", 26)
    found |= {f"rover:{seat}": _rover(seat) for seat in range(6)}
    found |= {f"loaded:{seat}": _rover(seat, True) for seat in range(6)}
    found["medal-won"] = _medal(GOLD, "#3a2c05")
    found["medal-open"] = _medal("#2a375c", "#c9d4f2")
    return found


def _tile(tile: int) -> Face:
    """Two terrains, each with its symbol, and a meteor symbol on some."""
    facts = SHAPE_FACTS[SHAPES[SHAPE_OF[tile]]]
    a, b = (TERRAIN[TERRAINS[t]] for t in PAIR_OF[tile])
    squares = {}
    for y, row in enumerate(facts.rows):
        for x, letter in enumerate(row):
            if letter != ".":
                kind = a if letter == "A" else b
                drawn = draw.terrain(kind, size=CELL, symbol=(x, y) in (facts.a, facts.b))
                if METEOR_ON[tile] and (x, y) == facts.meteor:
                    drawn += _meteor_symbol((x, y) in (facts.a, facts.b))
                squares[x, y] = drawn
    return draw.polyomino(squares, CELL)


def _meteor_symbol(shared: bool) -> str:
    """The mark on which a meteorite comes down; small in a corner where a resource has its symbol."""
    if shared:
        return draw.circle(CELL - 8, 8, 7, "#2b1d18", stroke="#ff9d6b", width=1) + draw.icon(
            METEOR, CELL - 8, 8, 10, "#ffb488"
        )
    return draw.circle(CELL / 2, CELL / 2, 11, "#2b1d18", stroke="#ff9d6b", width=1.4) + draw.icon(
        METEOR, CELL / 2, CELL / 2, 16, "#ffb488"
    )


def _token(symbol: str, colour: str, ink: str, size: float) -> Face:
    return draw.medallion(symbol, size=size, colour=colour, ink=ink)


def _rover(seat: int, loaded: bool = False) -> Face:
    """A rover in its player's colour, with the player's shape; loaded ones carry a rock."""
    size = 27.0
    colour = palette.SEATS[seat].colour
    r = size / 2
    out = draw.shadow(draw.circle_path(r, r, r - 1), lift=2)
    out += draw.circle(r, r, r - 1, palette.darker(colour, 0.72), stroke=colour, width=2.4)
    out += draw.icon(ROVER, r, r - 0.5, size * 0.66, palette.lighter(colour, 0.25))
    out += draw.mark(seat, size - 5, size - 5, 4.6)
    if loaded:
        out += draw.circle(6, 6, 5.5, "#8d7566", stroke=palette.NIGHT) + draw.icon(ROCK, 6, 6, 8, "#1d1310")
    return Face(size, size, out, outline=draw.circle_path(r, r, r))


def _medal(colour: str, ink: str) -> Face:
    r = 10.5
    light, veil = draw.gloss()
    out = draw.circle(r, r, r - 0.8, colour, stroke=palette.lighter(colour, 0.3), width=1)
    return Face(21, 21, out + light + draw.circle(r, r, r - 1, veil, opacity=0.5), size=14, ink=ink)


def corner(square: int) -> tuple[float, float]:
    """The upper left corner of a square on the panel."""
    x, y = place_of(square)
    return MARGIN + x * CELL, MARGIN + y * CELL


def centre(name: str) -> tuple[float, float]:
    """The centre of a square on the panel."""
    x, y = corner(NUMBER[name])
    return x + CELL / 2, y + CELL / 2


def _planet(world: Planet) -> Face:
    """The printed side: a globe behind, the grid of land and ice, what is special."""
    middle = MARGIN + 6 * CELL
    glow, halo = draw.radial(((0, "#3d5a9c", 0.55), (0.72, "#24386b", 0.4), (1, "#101a35", 0)))
    out = glow + draw.circle(middle, middle, 6.6 * CELL, halo)
    out += _squares(world) + _odd(world)
    border = draw.border_path([place_of(n) for n in numbers(world.ground)], CELL, (MARGIN, MARGIN))
    out += draw.path(border, stroke="#d8c7b0", width=2, opacity=0.75)
    return Face(PLANET, PLANET, out)


def _squares(world: Planet) -> str:
    land, brown = draw.linear(((0, LAND), (1, LAND_LOW)), slant=True)
    ice, blue = draw.linear(((0, ICE), (1, ICE_LOW)), slant=True)
    out = land + ice
    for square in numbers(world.ground):
        x, y = corner(square)
        iced = world.ice >> square & 1
        out += draw.rect(x + 0.6, y + 0.6, CELL - 1.2, CELL - 1.2, blue if iced else brown, r=3)
        if iced:
            out += draw.path(_flake(x + CELL / 2, y + CELL / 2), stroke="#6fa9c8", width=1.3, cap=True)
    return out


def _flake(x: float, y: float, r: float = 6.5) -> str:
    """Three crossing lines: ice, also for those who do not see its blue."""
    return f"M{x:g} {y - r:g}v{2 * r:g}M{x - r * 0.87:g} {y - r / 2:g}l{r * 1.74:g} {r:g}m0 {-r:g}l{-r * 1.74:g} {r:g}"


def _odd(world: Planet) -> str:
    """What this planet has and others have not."""
    facts = FACTS[world.id]
    out = ""
    if symbol := SPECIAL_ICONS.get(facts.special):
        colour = {"toxic": "#b6e35a", "electric": "#ffe27a", "city": "#f2ead8", "crater": "#ffb488"}[facts.special]
        for square in numbers(world.special):
            x, y = corner(square)
            out += draw.rect(x + 2, y + 2, CELL - 4, CELL - 4, "#00000038", r=4, stroke=colour, width=1)
            out += draw.icon(symbol, x + CELL / 2, y + CELL / 2, 19, colour)
    if facts.special == "ring":
        band = draw.border_path([place_of(n) for n in numbers(world.special)], CELL, (MARGIN, MARGIN))
        weave, woven = draw.pattern("lines", "#ffffff", 8)
        out += weave + draw.path(band, woven, opacity=0.16) + draw.path(band, stroke="#f2ead8", width=2.4, dash="7 4")
    for region in world.regions:
        line = draw.border_path([place_of(n) for n in numbers(region)], CELL, (MARGIN, MARGIN))
        out += draw.path(line, stroke="#ffe9b8", width=3)
    if world.bank:
        out += _chasm(world)
    for square in numbers(world.holes):
        x, y = corner(square)
        dark, void = draw.radial(((0, "#000208"), (0.75, "#0a1020"), (1, "#1d2a4a")))
        out += dark + draw.circle(x + CELL / 2, y + CELL / 2, CELL * 0.46, void)
    return out + _quarters(world)


def _chasm(world: Planet) -> str:
    """Tartarus: the line between its two banks."""
    out = ""
    for square in numbers(world.bank & world.ground):
        x, y = corner(square)
        for step, ends in (
            (1, (x + CELL, y, x + CELL, y + CELL)),
            (-1, (x, y, x, y + CELL)),
            (16, (x, y + CELL, x + CELL, y + CELL)),
            (-16, (x, y, x + CELL, y)),
        ):
            if world.ground >> square + step & 1 and not world.bank >> square + step & 1:
                out += draw.line(*ends, "#0a0507", 6) + draw.line(*ends, "#ff7b4a", 2)
    return out


def _quarters(world: Planet) -> str:
    """Persephone: which symbol each quarter forbids, in the empty corners."""
    if not world.zones:
        return ""
    middle, end = MARGIN + 6 * CELL, MARGIN + 12 * CELL
    out = draw.line(middle, MARGIN, middle, end, "#ffe9b8", 2, dash="6 5")
    out += draw.line(MARGIN, middle, end, middle, "#ffe9b8", 2, dash="6 5")
    spots = ((MARGIN + 22, MARGIN + 22), (end - 22, MARGIN + 22), (MARGIN + 22, end - 22), (end - 22, end - 22))
    for (resource, _), (x, y) in zip(world.zones, spots, strict=True):
        kind = TERRAIN[TERRAINS[resource]]
        out += draw.circle(x, y, 16, kind.colour) + draw.icon(kind.icon, x, y, 20, palette.ink_on(kind.colour))
        out += draw.circle(x, y, 17, stroke="#ff6b6b", width=2.6) + draw.line(
            x - 12, y - 12, x + 12, y + 12, "#ff6b6b", 2.6
        )
    return out


# ---- pieces


def tile_piece(
    piece: str, tile: str, anchor: str, turn: int, cell: float = CELL, margin: tuple[float, float] = (MARGIN, MARGIN)
) -> Piece:
    """A tile as it lies: its box begins at the anchor. Its face is drawn for the squares of a planet."""
    w, h = box_of(tile, turn)
    x, y = place_of(NUMBER[anchor])
    wide = 0 if cell == CELL else plain_box(tile)[0] * cell
    degrees, flip = pose(turn)
    return Piece(
        piece,
        f"tile:{tile}",
        margin[0] + (x + w / 2) * cell,
        margin[1] + (y + h / 2) * cell,
        wide,
        turn=degrees,
        flip=flip,
        z=-4,
    )


def terrain_by_square(land: Ground) -> dict[str, str]:
    """The terrain that is visible on each covered square."""
    found: dict[str, str] = {}
    for one in land.tiles:
        a, b = resources(one.tile)
        lies = Laid(TILE_NUMBER[one.tile], NUMBER[one.square], one.turn)
        found |= {NAME[n]: a for n in numbers(lies.cells_a)}
        found |= {NAME[n]: b for n in numbers(lies.cells_b)}
    found |= dict.fromkeys(land.patches, "biomass")
    return found


@panel
def mat(words: Words, seat: int, land: Ground, rovers: tuple[Rover, ...]) -> Panel:
    """A player's planet; every square can be clicked by its player and says to everybody what is on it."""
    title = f"{words.name(land.planet)} · {words.player(seat)}"
    tip = words(f"tip-planet-{land.planet}")
    pieces = [Piece(f"planet:{seat}", f"planet:{land.planet}", PLANET / 2, PLANET / 2, tip=tip, z=-5)]
    pieces += _things(words, seat, land, rovers) + _medals(words, seat, land) + _zones(words, seat, land)
    return Panel(f"mat:{seat}", title, PLANET, PLANET, pieces, slot=f"seat:{seat}", own="board")


def _things(words: Words, seat: int, land: Ground, rovers: tuple[Rover, ...]) -> list[Piece]:
    found = [tile_piece(f"tile:{one.tile}", one.tile, one.square, one.turn) for one in land.tiles]
    found += [Piece(f"patch:{seat}:{s}", "patch", *centre(s), z=-3) for s in land.patches]
    found += [Piece(f"pod:{seat}:{s}", "pod", *centre(s), z=-2, tip=words("tip-pod")) for s in land.pods]
    found += [Piece(f"rock:{seat}:{s}", "rock", *centre(s), z=-2, tip=words("tip-meteorite")) for s in land.meteorites]
    for at, rover in enumerate(rovers):
        face, tip = ("loaded", "tip-rover-loaded") if rover.loaded else ("rover", "tip-rover")
        spot = centre(rover.square)
        found.append(Piece(f"rover:{seat}:{at}", face, *spot, z=7, owner=seat, drag=True, tip=words(tip)))
    return found


@panel
def _medals(words: Words, seat: int, land: Ground) -> list[Piece]:
    """The worth of each row and column, golden once it is complete."""
    world = PLANETS[land.planet]
    covered = {NUMBER[s] for s in terrain_by_square(land)}
    if world.rule == "electric":
        covered |= set(numbers(world.special))
    rocks = {NUMBER[s] for s in land.meteorites}
    found = []
    for at, (squares, medals) in enumerate(world.lines):
        inside = set(numbers(squares))
        won = bool(inside) and inside <= covered and not inside & rocks
        row = at < 12
        at_x = MARGIN / 2 if row else MARGIN + (at - 12 + 0.5) * CELL
        at_y = MARGIN + (at + 0.5) * CELL if row else MARGIN / 2
        kind, name = ("row", str(at + 1)) if row else ("column", COLUMNS[at - 12])
        tip = words(f"tip-{kind}", n=name, medals=medals) + (f" ({words('tip-complete')})" if won else "")
        face = "medal-won" if won else "medal-open"
        found.append(Piece(f"line:{seat}:{kind}-{name}", face, at_x, at_y, label=str(medals), tip=tip))
    return found


@panel
def _zones(words: Words, seat: int, land: Ground) -> list[Piece]:
    """Every square of a planet says what is on it."""
    terrain = terrain_by_square(land)
    on = dict.fromkeys(land.pods, "lifepod") | dict.fromkeys(land.meteorites, "meteorite")
    found = []
    for name, ground, bare in _bare(words, seat, land.planet):
        if name in terrain or name in on:
            parts = [words.name(terrain[name]) if name in terrain else ground]
            parts += [words.name(on[name])] if name in on else []
            found.append(replace(bare, tip=words("tip-square", square=name, ground=", ".join(parts))))
        else:
            found.append(bare)
    return found


@panel
def _bare(words: Words, seat: int, planet: str) -> list[tuple[str, str, Piece]]:
    """The squares of a planet on which nothing lies: name, ground, and the place to click."""
    world, special = PLANETS[planet], FACTS[planet].special
    found = []
    for square in numbers(world.ground):
        name = NAME[square]
        ground = words.name("ice" if world.ice >> square & 1 else "land")
        if special and world.special >> square & 1:
            ground += f", {words('tip-special-' + special)}"
        tip = words("tip-square", square=name, ground=ground)
        found.append((name, ground, Piece(f"cell:{seat}:{name}", "square", *centre(name), tip=tip)))
    return found
