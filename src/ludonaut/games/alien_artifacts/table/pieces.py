"""Cards and small things as pieces, with what there is to say about them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ludonaut.table import draw
from ludonaut.table.layout import Spot
from ludonaut.table.layout import row as in_a_row
from ludonaut.table.picture import Piece
from ludonaut.table.words import Words

from ..content.decks import COMBAT, FACES, FACTIONS, ON_FACE, PLANS, PROVENANCE, SECTION, SECTIONS_OF, SYSTEMS
from ..text import text_of
from .boards import say_scoring
from .look import ABREAST, CARD_H, CARD_W, CHIP, CHIP_H, HALF_H, RES_H, WORK_W
from .printed import face_of, work_of


def from_left(n: int, width: float, room: float, at: tuple[float, float], gap: float) -> list[Spot]:
    """n things of that width from the left end of a room, overlapping when they do not fit."""
    step = min(width + gap, (room - width) / (n - 1)) if n > 1 else 0.0
    return [Spot(round(at[0] + width / 2 + k * step, 2), at[1]) for k in range(n)]


def open_widths(spots: Sequence[Spot], width: float) -> list[float]:
    """How much of each thing in such a row is not covered by the next."""
    return [*(min(width, after.x - spot.x) for spot, after in pairwise(spots)), width][: len(spots)]


# ---- tips and small things


def _origin(words: Words, card: str) -> str:
    name, effects = PROVENANCE[card]
    said = {part: words(f"origin-{part.replace(' ', '-')}") for part in (name, effects)}
    return words("tip-provenance", name=said[name], effects=said[effects])


def tip_of(words: Words, code: str) -> str:
    """Everything about a card: name, face, text, and where it comes from."""
    card, _, side = code.partition(".")
    said = words.name(card)
    if side:
        said += f" ({words.name('logistics' if side == 'l' else 'operational')})"
    if card in FACTIONS:
        return f"{said}. {say_scoring(words, FACTIONS[card])}. {_origin(words, card)}"
    text = "" if card in PLANS or card in SYSTEMS else text_of(words, code)
    return f"{said}. {text}{'. ' if text else ''}{_origin(words, card)}"


def _name(words: Words, card: str, width: float) -> dict[str, Any]:
    """The name of a card in at most two lines that fit, a long one in smaller letters."""
    for size, room in ((12.5, width - 16), (12.0, width - 10)):
        lines = draw.wrap(words.name(card), room, size, True)
        if len(lines) <= 2 and all(draw.measure(line, size, True) <= room for line in lines):
            break
    else:
        parts = [part for part in (lines[0], " ".join(lines[1:])) if part]
        lines = [draw.shorten(part, room, size, True) for part in parts]
    return {"label": "\n".join(lines), "size": size}


def work_piece(words: Words, card: str, x: float, y: float, tip: str = "", wide: float = WORK_W) -> Piece:
    """A card under construction, with both faces and its name in the part that is open."""
    sides = [words.colon(words.name(face), text_of(words, ON_FACE[card][face])) for face in FACES]
    said = f"{tip or words.name(card)}. {'. '.join(sides)}. {_origin(words, card)}"
    return Piece(f"card:{card}", work_of(card), x, y, tip=said, **_name(words, card, wide))


def card_piece(words: Words, card: str, face: str, x: float, y: float, wide: float = CARD_W, **more: Any) -> Piece:
    """A card on one of its faces, with its name in the part that is open."""
    code = ON_FACE[card][face]
    tip = more.pop("tip", "") or tip_of(words, code)
    return Piece(f"card:{card}", face_of(code), x, y, CARD_W, CARD_H, tip=tip, **_name(words, card, wide), **more)


def _half(words: Words, section: str, x: float, y: float) -> Piece:
    face = f"half:{SECTION[section].colour}:{SECTION[section].symbols}:{SECTION[section].type}"
    tip = f"{words.name(section)}, {words.name(SECTION[section].type)}"
    return Piece(f"res:{section}", face, x, y, z=1, tip=tip, drag=True)


def resource_pieces(words: Words, card: str, x: float, y: float) -> list[Piece]:
    """A resource card: itself, and its two sections to click."""
    a, b = SECTIONS_OF[card]
    off = (RES_H - HALF_H) / 2 - 5
    tip = words.colon(words.name(card), words("tip-combat", n=COMBAT[card]))
    return [
        Piece(f"res:{card}", f"resource:{COMBAT[card]}", x, y, tip=tip),
        _half(words, a.id, x, y - off),
        _half(words, b.id, x, y + off),
    ]


def chips(words: Words, sections: Sequence[str], x: float, y: float, message: str) -> list[Piece]:
    """Prepared or produced cards, of which one section shows, over the foot of a card; rows of four, none covered."""
    if len(sections) > ABREAST:
        rest = chips(words, sections[ABREAST:], x, y - CHIP_H, message)
        return rest + chips(words, sections[:ABREAST], x, y, message)
    spots = in_a_row(len(sections), CHIP, ABREAST * CHIP, (x - ABREAST * CHIP / 2, y), gap=0)
    return [
        Piece(
            f"res:{section}",
            f"chip:{SECTION[section].colour}:{SECTION[section].symbols}",
            spot.x,
            spot.y,
            z=3,
            tip=words(message, section=section),
            drag=True,
        )
        for section, spot in zip(sections, spots, strict=True)
    ]
