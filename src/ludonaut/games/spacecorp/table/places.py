"""Where everything lies on the three boards."""

from __future__ import annotations

import math

from ..content import ERAS
from ..content.boards import BOARDS

W, H = 880, 520
"""The boards of Mariners and Planeteers."""
STAR_W, STAR_H = 960, 540
"""The map of the stars."""
FOOT = 26
"""Room below the lowest site of a column, for the sum of a running action."""
BOX = 46
"""The side of an exploration box."""
SMALL = 40
"""The side of a box in a star system."""
GAP = 42
"""From one box of a star system to the next."""
SYSTEM_H = 86

Spot = tuple[float, float]

_COLUMNS: dict[str, list[tuple[str, ...]]] = {
    "mariners": [("m_earth",), ("m_near",), ("m_inner",), ("m_comet", "m_mars"), ("m_belt",)],
    "planeteers": [
        ("p_inner",),
        ("p_belt",),
        ("p_jupiter",),
        ("p_saturn",),
        ("p_uranus",),
        ("p_neptune",),
        ("p_pluto",),
        ("p_oort",),
    ],
}
"""The regions from the sun outwards; two in one column lie one above the other."""

_WIDTHS = {"mariners": (150, 190, 190, 210, 120), "planeteers": (104, 116, 112, 118, 112, 108, 108, 102)}

CENTRE: Spot = (-820.0, H / 2)
"""The centre of the circles that part the columns, far to the left."""

STARS: dict[str, Spot] = {
    "sol": (401, 213),
    "alpha_centauri": (317, 346),
    "luhman_16": (196, 213),
    "wolf_359": (70, 345),
    "epsilon_eridani": (386, 52),
    "tau_ceti": (812, 75),
    "lacaille_9352": (558, 198),
    "epsilon_indi": (525, 338),
    "ross_780": (836, 377),
    "lacaille_8760": (769, 479),
    "gliese_1": (743, 220),
    "wolf_1061": (314, 470),
    "groombridge_1618": (101, 480),
    "kapteyn": (188, 53),
    "orion_1": (74, 180),
    "orion_2": (490, 486),
    "orion_3": (909, 244),
}
EMPTY: dict[str, Spot] = {
    "s_empty_1": (326, 164),
    "s_empty_2": (571, 29),
    "s_empty_3": (675, 388),
    "s_empty_4": (174, 356),
}


def size_of(era: str) -> tuple[int, int]:
    """Width and height of a board."""
    return (STAR_W, STAR_H) if era == "starfarers" else (W, H)


def edges_of(era: str) -> list[float]:
    """Where the columns begin and end on the middle line."""
    ends = [0.0]
    for width in _WIDTHS[era]:
        ends.append(ends[-1] + width * W / sum(_WIDTHS[era]))
    return ends


def bend(x: float, y: float) -> float:
    """How far a point of a column is shifted to the left at this height, since the columns are arcs."""
    radius = x - CENTRE[0]
    return radius - math.sqrt(max(0.0, radius**2 - (y - CENTRE[1]) ** 2))


def column_of(era: str, region: str) -> int:
    """The number of a region's column."""
    return next(i for i, regions in enumerate(_COLUMNS[era]) if region in regions)


def region_box(era: str, region: str) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of a region, before it is bent."""
    number = column_of(era, region)
    ends = edges_of(era)
    together = _COLUMNS[era][number]
    shares = [max(1, len(BOARDS[ERAS.index(era)].in_region[r])) + 0.1 for r in together]
    top = sum(shares[: together.index(region)]) / sum(shares) * H
    return ends[number], ends[number + 1], top, top + shares[together.index(region)] / sum(shares) * H


def _column_spots(era: str) -> dict[str, Spot]:
    board = BOARDS[ERAS.index(era)]
    spots: dict[str, Spot] = {}
    for region in board.regions:
        left, right, top, bottom = region_box(era, region)
        sites = board.in_region[region]
        head = 38
        step = (bottom - top - head - (FOOT if bottom > H - 1 else 0)) / len(sites)
        for i, site in enumerate(sites):
            y = top + head + step * (i + 0.5)
            middle = (left + right) / 2 + (12 if left == 0 else 0)
            spots[site] = (round(middle - bend(middle, y), 1), round(y, 1))
    return spots


SITES: dict[str, Spot] = {**_column_spots("mariners"), **_column_spots("planeteers"), **STARS}
"""The middle of every site."""


def system_width(count: int) -> float:
    """How wide a star system with this number of boxes is."""
    return 72 + GAP * count


def boxes(site: str) -> list[Spot]:
    """The middles of a site's exploration boxes (or of the place for a base at a Lagrange point)."""
    board = next(b for b in BOARDS if site in b.sites)
    x, y = SITES[site]
    if board.era < 2:
        return [(x + 25, y + 4)]
    count = board.boxes[site]
    right = x + system_width(count) / 2
    return [(right - 6 - SMALL / 2 - GAP * (count - 1 - i), y + 14) for i in range(count)]


def base_spot(site: str, box: Spot, tile: bool) -> Spot:
    """Where a base stands: on the body beside its tile, in a Lagrange point's box, or above the tile of a star."""
    if not tile:
        return box
    x, y = SITES[site]
    return (box[0] + 11, box[1] - 24) if site in STARS else (x - 26, y + 4)


def star(site: str) -> Spot:
    """The middle of a system's star, left of its boxes."""
    x, y = SITES[site]
    count = BOARDS[2].boxes[site]
    return (x - system_width(count) / 2 + 33, y + 9) if count else (x, y)


def teams_line(site: str, built: bool = False) -> tuple[float, float, float]:
    """Left end, width and height of the line on which teams stand: on a star, or below one that is built up."""
    board = next(b for b in BOARDS if site in b.sites)
    x, y = SITES[site]
    if board.era < 2:
        return x - 50, 100, y + 35
    left, line = star(site)
    return (left - 26, 54, line + (24 if built else -1)) if board.boxes[site] else (x - 50, 100, y + 28)


def approach(site: str, left: int) -> Spot:
    """A space of the approach track: `left` spaces from the star."""
    x, y = star(site)
    return (x + 14 - 14 * (left - 1), y - 25)


def lit_size(site: str) -> tuple[float, float]:
    """The size of the light round a site."""
    if site not in STARS:
        return 116.0, 84.0
    count = BOARDS[2].boxes[site]
    return (system_width(count) + 10, SYSTEM_H + 10.0) if count else (90.0, 70.0)


def running_spot(site: str) -> Spot:
    """Where the sum of the running action is written: below the site, but on the board."""
    x, y = SITES[site]
    wide, high = size_of("starfarers" if site in STARS else "mariners")
    return min(max(x, 52.0), wide - 52.0), min(y + 58, high - 13.0)


def distance_badge(site: str) -> Spot:
    """Where the distance to a site is written while a team chooses."""
    board = next(b for b in BOARDS if site in b.sites)
    x, y = SITES[site]
    if board.era < 2:
        return (x - 26, y + 4) if board.boxes[site] or board.sites[site].lagrange else (x, y - 4)
    count = board.boxes[site]
    return (x + system_width(count) / 2 - 16, y - SYSTEM_H / 2) if count else (x + 34, y - 20)


def _covered(x: float, y: float) -> bool:
    """Does a system, Sol or the Orion Arm lie here, with a little room around?"""
    for site, (cx, cy) in STARS.items():
        count = BOARDS[2].boxes[site]
        half = system_width(count) / 2 + 14 if count else 40
        if abs(x - cx) < half and abs(y - cy) < (SYSTEM_H / 2 + 14 if count else 34):
            return True
    return any(math.dist((x, y), spot) < 26 for spot in EMPTY.values())


def clear_middle(a: Spot, b: Spot) -> Spot:
    """The middle of the longest stretch between two places that nothing covers."""
    steps = 80
    points = [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps + 1)]
    best: list[Spot] = []
    run: list[Spot] = []
    for point in points:
        run = [] if _covered(*point) else [*run, point]
        if len(run) > len(best):
            best = run
    return best[len(best) // 2] if best else points[steps // 2]
