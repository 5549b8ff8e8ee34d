"""What a table shows: a picture is panels, a panel is pieces, a piece shows a face.

A game's `table.py` makes a `Picture` from a view, and the `Face`s once per language. The same picture is drawn by
the browser, by `table.svg` (notebooks, stills, replays) and by nobody else, so everything that a drawing needs is
in these four structures and nothing in them depends on who draws.

A piece keeps its `id` while the thing lives: the browser moves it smoothly from one picture to the next, and an
action names the ids one clicks for it. What does not change (card fronts, tiles, tokens) goes into faces, which are
sent once; what changes goes into pieces: their place, label, tone, tip.

None of them can be part of a reference cycle, so the garbage collector skips them (`gc=False`): a server keeps
thousands.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple, replace


class Face(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """A drawing in a box of `w` x `h`: an SVG fragment whose corner is 0, 0. Make them with `table.draw`.

    `currentColor` inside is the piece's tone. With `w = h = 0` the face stretches: it is drawn in the piece's own box
    and uses percentages. A face named "probe:2" is what face "probe" shows for a piece that seat 2 owns.
    """

    w: float
    h: float
    svg: str
    outline: str = ""
    """The shape as a path in the box, for the glow and for clicks; empty: the box itself, rounded."""
    lx: float = 0.5
    ly: float = 0.5
    """Where a piece's label is centred, as fractions of the box."""
    size: float = 14
    """The label's font size, in the face's units."""
    ink: str = "#e9eefc"
    """The label's colour."""
    align: str = "middle"
    """How the label stands at its point: "middle", "start" or "end"."""


class Piece(msgspec.Struct, omit_defaults=True, gc=False):
    """One thing on a panel, or one place that can be clicked. `x`, `y` is its centre, in the panel's units."""

    id: str
    face: str
    x: float
    y: float
    w: float = 0
    h: float = 0
    """Its size; 0: that of its face. With only one given the other keeps the face's proportions."""
    turn: float = 0
    """Degrees clockwise about its centre."""
    z: int = 0
    """Painted in the order of z, then of the list."""
    label: str = ""
    """Short text over the face (a number, a name); a line break starts a new line."""
    size: float = 0
    """The label's font size in the panel's units; 0: as the face says."""
    tone: str = ""
    """A colour "#rrggbb" for what the face draws in currentColor; empty: the owner's."""
    tip: str = ""
    """A sentence shown on hovering, and the name that a screen reader says."""
    owner: int | None = None
    flip: bool = False
    """Mirrored left to right, then turned."""
    dim: bool = False
    """Drawn faintly: used up, exhausted or out of play for now."""
    drag: bool = False
    """May it be dragged? To the next piece of a legal action that names it, or to its place in an action's ghost."""
    pivot: tuple[float, float] | None = None
    """When it moves it travels on an arc about this point (things standing on a turning disc)."""
    own: bool = False
    """Shown only to the seat whose mat it is on: a button. It is no secret, for everybody is sent it."""

    def turned(self, degrees: float) -> Piece:
        """Carried about its pivot, upright; a piece whose centre is the pivot turns."""
        if self.pivot is None:
            return self
        x, y = self.x - self.pivot[0], self.y - self.pivot[1]
        if not (x or y):
            return replace(self, turn=(self.turn + degrees) % 360)
        angle = math.radians(degrees)
        a, b = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        return replace(self, x=self.pivot[0] + a, y=self.pivot[1] + b)


class Panel(msgspec.Struct, omit_defaults=True, gc=False):
    """A rectangle of pieces with its own units, scaled to the room it gets.

    `slot` says where it goes: "board" (the middle; several stand side by side or as tabs), "hand" (below), "side"
    (markets, tracks), "player:<seat>" (the small box of numbers, one per seat), "seat:<seat>" (a seat's own mat: shown
    for oneself, opened by a click for the others). A panel is the same for all viewers; `own` and `turns` say what is
    different on the screen of a seat.

    Units: think of a pixel of a 1440 x 900 screen. There a board gets about 860 x 620, a side panel is 300 wide, a
    player's box 250 wide, the hand 1100 x 200. Text under 11 in these units is too small.
    """

    id: str
    title: str
    w: float
    h: float
    pieces: list[Piece]
    slot: str = "board"
    own: str = ""
    """The slot of a mat for its own seat; empty: among the boards, as a mat."""
    turns: list[float] = []
    """By seat: how far all that has a pivot is turned for it, so that its own place at a round board is below."""
    back: str = ""
    """A face drawn behind everything over the whole panel."""
    badge: str = ""
    """The main number, large, beside the title (a player's score)."""
    lit: bool = False
    """Is this seat asked now?"""

    @property
    def seat(self) -> int | None:
        """The seat of a "player:<seat>" or "seat:<seat>" panel."""
        kind, _, seat = self.slot.partition(":")
        return int(seat) if kind in ("player", "seat") else None

    def seen_by(self, seat: int | None, score: str = "") -> Panel:
        """As it is on the screen of this seat, whose score is what it alone can count."""
        mine = seat is not None and self.seat == seat
        slot = self.own if self.own and mine else self.slot
        pieces = self.pieces if mine else [piece for piece in self.pieces if not piece.own]
        if self.turns and seat is not None:
            pieces = [piece.turned(self.turns[seat]) for piece in pieces]
        badge = score if score and self.slot == f"player:{seat}" else self.badge
        return replace(self, slot=slot, pieces=pieces, badge=badge)


class Picture(msgspec.Struct, omit_defaults=True, gc=False):
    """Everything that one seat (or, with `seat` None, a spectator) sees now."""

    panels: list[Panel]
    seat: int | None = None
    title: str = ""
    note: str = ""
    """One line on where the game stands: "round 3 of 5, disc 2 turns next"."""
    score: str = ""
    """The badge of one's own box, where it counts what others may not know."""

    def panel(self, panel: str) -> Panel:
        return next(each for each in self.panels if each.id == panel)


Compare: TypeAlias = Callable[[Panel | None, Panel], dict[str, Any]]


def _by_id(items: Iterable[Any]) -> dict[str, Any]:
    return {item.id: item for item in items}


def _panel_difference(old: Panel | None, new: Panel) -> dict[str, Any]:
    if old is None:
        change: dict[str, Any] = msgspec.to_builtins(new)
        change["put"] = change.pop("pieces")
        return change
    if old is new or old == new:
        return {}
    change = {field: getattr(new, field) for field in _PANEL_FIELDS if getattr(new, field) != getattr(old, field)}
    if old.pieces is not new.pieces:
        change |= _pieces_difference(_by_id(old.pieces), _by_id(new.pieces))
    return change


def _pieces_difference(before: dict[str, Piece], after: dict[str, Piece]) -> dict[str, Any]:
    """The pieces that were put, set and taken away, and their order if it does not follow from that."""
    change: dict[str, Any] = {}
    put = [piece for key, piece in after.items() if key not in before]
    if put or len(before) != len(after):
        gone = [key for key in before if key not in after]
    else:
        gone = []
    kept = [key for key in before if key in after] if gone else list(before)
    kept += [piece.id for piece in put]
    if kept != list(after):
        stands = {piece: number for number, piece in enumerate(kept)}
        change["order"] = [stands[piece] for piece in after]
    if put:
        change["put"] = msgspec.to_builtins(put)
    changed = {}
    for key, piece in after.items():
        was = before.get(key)
        if was is not None and was != piece:
            changed[key] = _piece_difference(was, piece)
    if changed:
        change["set"] = changed
    if gone:
        change["gone"] = gone
    return change


def _piece_difference(old: Piece, new: Piece) -> dict[str, Any]:
    """The fields that have changed; most often a place or a label, while the tip stays."""
    fields = zip(_PIECE_FIELDS, astuple(old), astuple(new), strict=True)
    return {field: now for field, was, now in fields if now != was}


_PIECE_FIELDS = Piece.__struct_fields__
_PANEL_FIELDS = ("title", "w", "h", "slot", "own", "turns", "back", "badge", "lit")
_PICTURE_FIELDS = ("seat", "title", "note", "score")


def difference(old: Picture, new: Picture, compare: Compare = _panel_difference) -> dict[str, Any]:
    """What to send to a client that has `old` so that it has `new`: `apply(old, difference(old, new)) == new`.

    `{"panels": {id: {"put": [new pieces], "set": {id: {field: value}}, "gone": [ids], "order": [numbers], field:
    value}}, "gone_panels": [ids], "order": [ids of panels], field: value}`, each part only if there is something
    in it. Pieces that are set keep their place in the list, those put go to its end; if that is not how they now stand,
    an "order" of the places in this list follows.
    """
    change: dict[str, Any] = {f: getattr(new, f) for f in _PICTURE_FIELDS if getattr(new, f) != getattr(old, f)}
    before = _by_id(old.panels)
    panels = {panel.id: compare(before.get(panel.id), panel) for panel in new.panels}
    panels = {panel: parts for panel, parts in panels.items() if parts}
    if panels:
        change["panels"] = panels
    after = {panel.id for panel in new.panels}
    if gone := [panel for panel in before if panel not in after]:
        change["gone_panels"] = gone
    if [panel.id for panel in old.panels] != [panel.id for panel in new.panels]:
        change["order"] = [panel.id for panel in new.panels]
    return change


class Comparison:
    """Differences of several pairs of pictures that share panels: the same two panels are compared once."""

    def __init__(self) -> None:
        self._compared: dict[tuple[int, int], tuple[Panel, Panel, dict[str, Any]]] = {}

    def __call__(self, old: Picture, new: Picture) -> dict[str, Any]:
        return difference(old, new, self._panels)

    def _panels(self, old: Panel | None, new: Panel) -> dict[str, Any]:
        if old is new or old is None:
            return {} if old is new else _panel_difference(old, new)
        known = self._compared.get((id(old), id(new)))
        if known is None:
            # Keep the panels too: Python could give the `id` of a freed one to another.
            known = self._compared[id(old), id(new)] = old, new, _panel_difference(old, new)
        return known[2]


def apply(old: Picture, change: Mapping[str, Any]) -> Picture:
    """The picture after a `difference`; `old` stays as it is."""
    panels: dict[str, Panel] = {panel.id: panel for panel in old.panels}
    for panel in change.get("gone_panels", ()):
        del panels[panel]
    for panel, parts in change.get("panels", {}).items():
        panels[panel] = _apply_panel(panels.get(panel), parts)
    order = change.get("order") or list(panels)
    fields = {field: change.get(field, getattr(old, field)) for field in _PICTURE_FIELDS}
    return Picture([panels[panel] for panel in order], **fields)


def _apply_panel(old: Panel | None, parts: Mapping[str, Any]) -> Panel:
    fields = {field: parts[field] for field in ("id", *_PANEL_FIELDS) if field in parts}
    put: dict[str, Piece] = _by_id(msgspec.convert(parts.get("put", []), list[Piece]))
    if old is None:
        return Panel(pieces=list(put.values()), **fields)
    gone, changed = set(parts.get("gone", ())), parts.get("set", {})
    pieces = {
        piece.id: _apply_piece(piece, changed[piece.id]) if piece.id in changed else piece
        for piece in old.pieces
        if piece.id not in gone
    }
    pieces |= put
    stand = list(pieces.values())
    if "order" in parts:
        stand = [stand[number] for number in parts["order"]]
    return msgspec.structs.replace(old, pieces=stand, **fields)


def _apply_piece(old: Piece, fields: Mapping[str, Any]) -> Piece:
    return msgspec.convert({**msgspec.structs.asdict(old), **fields}, Piece)
