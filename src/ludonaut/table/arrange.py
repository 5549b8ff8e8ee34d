"""Where the panels of a picture go on a page: wide, laptop or phone.

Players left, boards in the middle as large as they can be, markets right, the hand below; on a phone one under another.
Panels in the same region share one scale, so that what a game draws at the same size is seen at the same size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from ludonaut.table.picture import Panel, Picture, Piece


class Page(NamedTuple):
    w: float
    h: float
    """The height of the page; 0: as high as needed."""
    left: float = 0
    right: float = 0
    hand: float = 0


PAGES = {
    "wide": Page(1440, 900, 250, 310, 215),
    "laptop": Page(1280, 720, 220, 260, 165),
    "phone": Page(360, 0),
}
GAP = 12.0
PAD = 5.0
"""Left, right and below what is in a box."""
HEAD = 34.0
"""The height of a panel's title."""
FINE = 0.0005
"""How near the scale of a region comes to the largest possible one."""


class Place(NamedTuple):
    """A panel's place on the page, its title included, and the scale of what is in it."""

    panel: Panel
    x: float
    y: float
    w: float
    h: float
    scale: float
    head: float


def has_head(panel: Panel) -> bool:
    return bool(panel.title or panel.badge)


def pad(panel: Panel) -> float:
    """The padding: boxes have some at their sides and foot; boards and hands have no box."""
    return PAD if panel.slot not in ("board", "hand") else 0.0


Wide: TypeAlias = Callable[[Piece], float]
Lines: TypeAlias = Sequence[Sequence[Panel]]


def _given(piece: Piece) -> float:
    return piece.w


def arrange(
    picture: Picture, size: str = "wide", top: float = 0, wide: Wide = _given
) -> tuple[float, float, list[Place]]:
    """The page's width and height, and the place of every panel shown on it; `wide` measures a piece."""
    page = PAGES[size]
    slots = _slots(picture)
    return _phone(page, slots, top, wide) if page.h == 0 else _desk(page, slots, top)


def _slots(picture: Picture) -> dict[str, list[Panel]]:
    """Panels by region. The viewer's own mat is among the boards; a spectator sees everybody's that is there."""
    out: dict[str, list[Panel]] = {"players": [], "middle": [], "side": [], "hand": []}
    for panel in [panel.seen_by(picture.seat, picture.score) for panel in picture.panels]:
        kind = panel.slot.partition(":")[0]
        if kind == "player":
            out["players"].append(panel)
        elif kind == "board" or (kind == "seat" and _is_open(panel, picture.seat)):
            out["middle"].append(panel)
        elif kind in ("side", "hand"):
            out[kind].append(panel)
    return out


def _is_open(mat: Panel, viewer: int | None) -> bool:
    """Does a mat lie among the boards without a click?"""
    return mat.own in ("", "board") if viewer is None else mat.seat == viewer


def _desk(page: Page, slots: dict[str, list[Panel]], top: float) -> tuple[float, float, list[Place]]:
    x0, y0 = GAP, max(top, GAP)
    left = page.left if slots["players"] else 0
    right = page.right if slots["side"] else 0
    hand = page.hand if slots["hand"] else 0
    bottom = page.h - GAP
    places = _stack(slots["players"], x0, y0, left, bottom - y0 - (hand + GAP if hand else 0)) if left else []
    if right:
        places += _stack(slots["side"], page.w - GAP - right, y0, right, bottom - y0)
    across = page.w - 2 * GAP - (right + GAP if right else 0)
    if hand:
        places += _tile(slots["hand"], x0, bottom - hand, across, hand, most=1.15, rows=1)
    middle_x = x0 + (left + GAP if left else 0)
    room = (page.w - GAP - (right + GAP if right else 0) - middle_x, bottom - y0 - (hand + GAP if hand else 0))
    return page.w, page.h, places + _tile(slots["middle"], middle_x, y0, *room, most=1.8)


def _phone(page: Page, slots: dict[str, list[Panel]], top: float, wide: Wide) -> tuple[float, float, list[Place]]:
    y, edge = top, 8.0
    room = page.w - 2 * edge
    places: list[Place] = []
    for region in ("middle", "hand", "side", "players"):
        for panel in slots[region]:
            panel = fold(panel, room / 0.9, wide) if region == "hand" else panel
            scale = min(1.6 if region == "middle" else 1.2, (room - 2 * pad(panel)) / panel.w)
            head = HEAD if has_head(panel) else 0
            high = panel.h * scale + head + pad(panel)
            places.append(Place(panel, edge, y, room, high, scale, head))
            y += high + edge
    return page.w, y, places


def fold(panel: Panel, room: float, wide: Wide) -> Panel:
    """Break a long panel into lines that fit the width; pieces that overlap stay together."""
    half = [wide(piece) / 2 for piece in panel.pieces]
    spans = sorted((piece.x - half[k], piece.x + half[k], k) for k, piece in enumerate(panel.pieces))
    groups: list[tuple[float, float, list[int]]] = []
    for a, b, k in spans:
        if groups and a < groups[-1][1] - 1:
            groups[-1] = (groups[-1][0], max(groups[-1][1], b), [*groups[-1][2], k])
        else:
            groups.append((a, b, [k]))
    if panel.w <= room or not groups or max(b - a for a, b, _ in groups) > room:
        return panel
    pieces = list(panel.pieces)
    x, line, widest = GAP / 2, 0, 0.0
    for a, b, members in groups:
        if x > GAP and x + b - a > room:
            x, line = GAP / 2, line + 1
        for k in members:
            old = pieces[k]
            pieces[k] = replace(old, x=old.x - a + x, y=old.y + line * panel.h)
        x += b - a + GAP
        widest = max(widest, x - GAP / 2)
    return replace(panel, w=widest, h=panel.h * (line + 1), pieces=pieces, back="")


def _stack(panels: Sequence[Panel], x: float, y: float, w: float, h: float) -> list[Place]:
    """A column: each panel over the whole width, all smaller if they are too high together."""
    heads = [HEAD if has_head(panel) else 0 for panel in panels]
    free = h - sum(heads) - sum(pad(panel) for panel in panels) - GAP * (len(panels) - 1)
    scales = [min((w - 2 * PAD) / panel.w, 1.4) for panel in panels]
    tall = sum(panel.h * scale for panel, scale in zip(panels, scales, strict=True))
    shrink = min(1.0, free / tall) if tall else 1.0
    places = []
    for panel, scale, head in zip(panels, scales, heads, strict=True):
        high = panel.h * scale * shrink + head + pad(panel)
        places.append(Place(panel, x, y, w, high, scale * shrink, head))
        y += high + GAP
    return places


def _tile(
    panels: Sequence[Panel], x: float, y: float, w: float, h: float, *, most: float, rows: int = 0
) -> list[Place]:
    """Rows of panels at one scale, as large as the room allows; tries all ways to break the list into rows."""
    if not panels:
        return []
    heads = HEAD if any(has_head(panel) for panel in panels) else 0

    def scale_of(lines: Lines) -> float:
        wide = min((w - _spare(line)) / sum(panel.w for panel in line) for line in lines)
        free = h - sum(heads + max(map(pad, line)) for line in lines) - GAP * (len(lines) - 1)
        return min(most, wide, free / sum(max(panel.h for panel in line) for line in lines))

    best: Lines = [panels]
    if rows != 1:
        low, high = scale_of(best), most
        while high - low > FINE:
            scale = (low + high) / 2
            if lines := _rows(panels, w, h, heads, scale):
                best, low = lines, max(scale, scale_of(lines))
            else:
                high = scale
    return _set(best, scale_of(best), heads, x, y, w, h)


def _rows(panels: Sequence[Panel], w: float, h: float, heads: float, scale: float) -> Lines | None:
    """The fewest rows in which the panels fit at this scale, the first ones as short as can be; None if they do not."""

    @cache
    def tall(a: int, b: int) -> float:
        line = panels[a:b]
        if sum(panel.w for panel in line) * scale + _spare(line) > w:
            return inf
        return max(panel.h for panel in line) * scale + max(map(pad, line)) + heads + GAP

    @cache
    def least(a: int, rows: int) -> float:
        """The height of the panels from one on in this many rows."""
        if rows == 1:
            return tall(a, len(panels))
        return min((tall(a, b) + least(b, rows - 1) for b in range(a + 1, len(panels) - rows + 2)), default=inf)

    count = next((rows for rows in range(1, len(panels) + 1) if least(0, rows) <= h + GAP), 0)
    if not count:
        return None
    lines, a, room = [], 0, h + GAP
    for rows in range(count, 1, -1):
        b = next(b for b in range(a + 1, len(panels)) if tall(a, b) + least(b, rows - 1) <= room)
        lines.append(panels[a:b])
        room -= tall(a, b)
        a = b
    return [*lines, panels[a:]]


def _spare(line: Sequence[Panel]) -> float:
    """The width of a row apart from its panels."""
    return GAP * (len(line) - 1) + sum(2 * pad(panel) for panel in line)


def _set(lines: Lines, scale: float, head: float, x: float, y: float, w: float, h: float) -> list[Place]:
    """The places of rows centred in the room and panels centred in their rows."""
    tall = [max(panel.h * scale + pad(panel) for panel in line) + head for line in lines]
    at_y = y + max(0.0, (h - sum(tall) - GAP * (len(lines) - 1)) / 2)
    places = []
    for line, high in zip(lines, tall, strict=True):
        at_x = x + max(0.0, (w - sum(panel.w for panel in line) * scale - _spare(line)) / 2)
        for panel in line:
            wide, own = panel.w * scale + 2 * pad(panel), panel.h * scale + pad(panel) + head
            places.append(Place(panel, at_x, at_y + (high - own) / 2, wide, own, scale, head))
            at_x += wide + GAP
        at_y += high + GAP
    return places
