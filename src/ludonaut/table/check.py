"""Checks pictures. Every game's tests run this on its pictures at every step of random games."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping

from ludonaut.table import palette
from ludonaut.table.picture import Face, Picture, Piece
from ludonaut.table.svg import face_of, label_size, size_of

LEAST_TEXT = 11.0
_SLOT = re.compile(r"board|hand|side|player:\d|seat:\d")
_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


def check_picture(picture: Picture, faces: Mapping[str, Face], *, slack: float = 4) -> list[str]:
    """What is wrong with a picture, in words; nothing when it is in order.

    Panels and pieces have ids of their own (a piece's id is unique in the whole picture), slots are known, faces exist,
    every piece lies inside its panel (`slack` units may stick out), text is not smaller than 11.
    """
    faults = []
    panels = Counter(panel.id for panel in picture.panels)
    faults += [f"panel {panel} is there {times} times" for panel, times in panels.items() if times > 1]
    pieces = Counter(piece.id for panel in picture.panels for piece in panel.pieces)
    faults += [f"piece {piece} is there {times} times" for piece, times in pieces.items() if times > 1]
    for panel in picture.panels:
        if not _SLOT.fullmatch(panel.slot):
            faults.append(f"panel {panel.id}: no slot {panel.slot!r}")
        if panel.own and (panel.own not in ("board", "hand", "side") or not panel.slot.startswith("seat:")):
            faults.append(f"panel {panel.id}: a mat cannot be in {panel.own!r} for its own seat")
        if panel.back and panel.back not in faces:
            faults.append(f"panel {panel.id}: no face {panel.back!r}")
        if any(piece.own for piece in panel.pieces) and not panel.slot.startswith("seat:"):
            faults.append(f"panel {panel.id}: pieces for its own seat, but it is no mat")
        for piece in panel.pieces:
            where = f"piece {piece.id} of panel {panel.id}"
            faults += [f"{where}: {fault}" for fault in _faults(piece, faces, panel.w, panel.h, slack)]
    return faults


def _faults(piece: Piece, faces: Mapping[str, Face], wide: float, high: float, slack: float) -> list[str]:
    try:
        face = face_of(piece, faces)
    except KeyError:
        return [f"no face {piece.face!r}"]
    faults = []
    if piece.tone and not _COLOUR.fullmatch(piece.tone):
        faults.append(f"tone {piece.tone!r} is not #rrggbb")
    w, h = size_of(piece, face)
    if w <= 0 and h <= 0 and face.svg:
        faults.append("it has no size")
    corners = _corners(piece, face, w, h)
    for way, values, room in (("across", [x for x, _ in corners], wide), ("down", [y for _, y in corners], high)):
        if min(values) < -slack or max(values) > room + slack:
            faults.append(f"it goes from {min(values):.0f} to {max(values):.0f} {way}, the panel to {room:.0f}")
    if piece.label and label_size(piece, face) < LEAST_TEXT:
        faults.append(f"its label is only {label_size(piece, face):.1f} high")
    return faults


def _corners(piece: Piece, face: Face, w: float, h: float) -> list[tuple[float, float]]:
    """Where the corners of a piece lie on its panel: those of its outline if that is a plain one, else of its box."""
    points = [(0.0, 0.0), (face.w or 1, 0.0), (face.w or 1, face.h or 1), (0.0, face.h or 1)]
    if face.outline and not re.search("[a-zB-KN-Y]", face.outline):
        ends = [re.findall(r"-?[\d.]+", part)[-2:] for part in re.split("[MLAZ]", face.outline) if part]
        points = [(float(x), float(y)) for x, y in ends]
    around = math.radians(piece.turn)
    across, down = w / (face.w or 1), h / (face.h or 1)
    corners = []
    for x, y in points:
        a, b = (x * across - w / 2) * (-1 if piece.flip else 1), y * down - h / 2
        corners.append(
            (
                piece.x + a * math.cos(around) - b * math.sin(around),
                piece.y + a * math.sin(around) + b * math.cos(around),
            )
        )
    return corners


def check_faces(faces: Mapping[str, Face]) -> list[str]:
    """What is wrong with faces: not well-formed, text under 11, or "you can act here" colour, which no face may use."""
    faults = []
    for name, face in faces.items():
        try:
            tree = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{face.svg}</svg>')
        except ET.ParseError as fault:
            faults.append(f"face {name}: {fault}")
            continue
        small = [size for each in tree.iter() if (size := each.get("font-size")) and float(size) < LEAST_TEXT]
        if small:
            faults.append(f"face {name}: text of {min(map(float, small))}")
        if palette.HOT in face.svg.lower():
            faults.append(f"face {name}: uses the colour that is kept for what one can do")
    return faults
