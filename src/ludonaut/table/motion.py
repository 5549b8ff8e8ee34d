"""Between two pictures: pieces that are in both move from their old place to the new one."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec.structs import replace

from ludonaut.table.picture import Picture, Piece


def between(old: Picture, new: Picture, share: float) -> Picture:
    """The new picture, with every piece that was there before only part of the way (eased, 0 to 1)."""
    before = {piece.id: (panel.id, piece) for panel in old.panels for piece in panel.pieces}
    eased = 1 - (1 - share) ** 3
    panels = []
    for panel in new.panels:
        pieces = []
        for piece in panel.pieces:
            where, was = before.get(piece.id, ("", piece))
            pieces.append(_moved(was, piece, eased) if where == panel.id and was != piece else piece)
        panels.append(replace(panel, pieces=pieces))
    return replace(new, panels=panels)


def _moved(old: Piece, new: Piece, share: float) -> Piece:
    """A piece on its way, above the others while it moves."""
    if (old.x, old.y, old.turn, old.flip) == (new.x, new.y, new.turn, new.flip):
        return new
    x, y = _arc(old, new, share) if new.pivot else (_mix(old.x, new.x, share), _mix(old.y, new.y, share))
    turn = _mix(old.turn, new.turn, share) if old.flip == new.flip else new.turn
    lift = 0 if new.pivot or (old.x, old.y) == (new.x, new.y) else 1000
    return replace(new, x=round(x, 2), y=round(y, 2), turn=round(turn, 2), z=new.z + lift)


def _mix(a: float, b: float, share: float) -> float:
    return a + (b - a) * share


def _arc(old: Piece, new: Piece, share: float) -> tuple[float, float]:
    """Along the shorter arc about the pivot."""
    assert new.pivot is not None
    cx, cy = new.pivot
    a, b = math.atan2(old.y - cy, old.x - cx), math.atan2(new.y - cy, new.x - cx)
    around = (b - a + math.pi) % (2 * math.pi) - math.pi
    radius = _mix(math.hypot(old.x - cx, old.y - cy), math.hypot(new.x - cx, new.y - cy), share)
    return cx + radius * math.cos(a + around * share), cy + radius * math.sin(a + around * share)


def moves(old: Picture, new: Picture) -> bool:
    """Does any piece move from one picture to the other?"""
    before = {piece.id: (panel.id, piece.x, piece.y, piece.turn) for panel in old.panels for piece in panel.pieces}
    return any(
        before.get(piece.id, now) != now and before[piece.id][0] == panel.id
        for panel in new.panels
        for piece in panel.pieces
        for now in ((panel.id, piece.x, piece.y, piece.turn),)
    )


def film(pictures: Iterator[Picture], *, steps: int = 0, seconds: float = 0.8) -> Iterator[tuple[Picture, float]]:
    """Pictures and how long each is shown, with steps of the movement between two that differ."""
    last: Picture | None = None
    for picture in pictures:
        if last is not None and steps and moves(last, picture):
            for step in range(1, steps + 1):
                yield between(last, picture, step / (steps + 1)), 0.05
        yield picture, seconds
        last = picture
