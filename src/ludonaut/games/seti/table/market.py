"""The card row and the technologies."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, panel
from ludonaut.table.palette import PEN, darker, mix

from ..content import BONUSES, TECHS
from ..view import Tech
from .cards import PLATE_H, card_tip
from .icons import TECH, TECH_ICON, gain_icons, tech_signs
from .wording import effects_text

W = 316.0
TECH_W, TECH_H = 100.0, 70.0
GAP = 4.0
"""Between cards and between technologies: every unit of height makes all texts smaller on a low screen."""


def faces(words: Words) -> dict[str, Face]:
    found = {f"tech:{tech.id}": _tech(words.name(tech.id), tech.kind, tech_signs(tech.id, words)) for tech in TECHS}
    for index, bonus in enumerate(BONUSES):
        found[f"bonus:{index}"] = _bonus(gain_icons(bonus, words))
    found["double"] = Face(
        24,
        18,
        draw.rect(0.5, 0.5, 23, 17, "#d9ae4e", r=5) + draw.text("2[star]", 12, 9, 12.6, ink="#2a1f05", bold=True),
    )
    found["pile"] = draw.chip("cards", w=72, h=26)
    found["gone"] = draw.chip("card-discard", w=72, h=26)
    return found


def _tech(name: str, kind: str, signs: str) -> Face:
    tone = TECH[kind]
    shade, fill = draw.linear(((0, mix("#f6f1e4", tone, 0.45)), (1, mix("#f6f1e4", tone, 0.2))), slant=True)
    svg = draw.shadow(draw.box_path(TECH_W, TECH_H, 8), lift=2) + shade + draw.rect(0, 0, TECH_W, TECH_H, fill, r=8)
    svg += draw.icon(TECH_ICON[kind], 14, 14, 18, darker(tone, 0.45))
    longest = max(draw.measure(word, 12.6, True) for word in name.split())
    size = min(12.6, 12.6 * (TECH_W - 28) / longest)
    svg += draw.paragraph(name, 26, 2, TECH_W - 28, size, bold=True, ink=PEN, most=2, leading=1.05)
    svg += draw.text(signs, TECH_W / 2, 36, 12.6, ink=PEN, bold=True, width=TECH_W - 6)
    return Face(TECH_W, TECH_H, svg, outline=draw.box_path(TECH_W, TECH_H, 8))


def _bonus(icons: str) -> Face:
    return Face(34, 18, draw.rect(0.5, 0.5, 33, 17, PEN, r=5) + draw.text(icons, 17, 9, 12.6, ink="#ffe3a0", bold=True))


@panel
def market(
    words: Words,
    row: tuple[str, ...],
    deck: int,
    gone: int,
    pack: int,
    techs: tuple[Tech, ...],
    owned: tuple[tuple[str, ...], ...],
) -> Panel:
    """The row, the piles, and the stacks of technologies with those who own them."""
    pieces: list[Piece] = []
    y = GAP
    for card in row:
        pieces.append(Piece(f"row:{card}", f"plate:{card}", W / 2, y + PLATE_H / 2, tip=card_tip(words, card)))
        y += PLATE_H + GAP
    pieces.append(Piece("deck", "pile", 48, y + 14, label=str(deck), tip=words("tip-deck", n=deck)))
    pieces.append(Piece("discard", "gone", 128, y + 14, label=str(gone), tip=words("tip-discard", n=gone)))
    pieces.append(Piece("pack", "pile", 208, y + 14, label=str(pack), tip=words("tip-pack", n=pack)))
    y += 38
    for index, stack in enumerate(techs):
        owners = [seat for seat, names in enumerate(owned) if stack.tech in names]
        pieces.extend(_stack(words, index, stack, y, owners))
    return Panel("market", words("panel-market"), W, y + 4 * (TECH_H + GAP), pieces, slot="side")


def _stack(words: Words, index: int, stack: Tech, top: float, owners: list[int]) -> list[Piece]:
    tech = stack.tech
    x = 4 + TECH_W / 2 + (TECH_W + GAP) * (index // 4)
    y = top + TECH_H / 2 + (TECH_H + GAP) * (index % 4)
    tip = f"{words.colon(words.name(tech), words(f'tip-{tech}'))} {words('tip-stack', n=stack.left)}"
    pieces = [Piece(f"tech:{tech}", f"tech:{tech}", x, y, tip=tip, dim=stack.left == 0)]
    if stack.bonus >= 0:
        gain = effects_text(words, BONUSES[stack.bonus])
        pieces.append(
            Piece(
                f"bonus:{tech}",
                f"bonus:{stack.bonus}",
                x + TECH_W / 2 - 22,
                y + 24,
                z=1,
                tip=words("tip-bonus", gain=gain),
            )
        )
    if stack.double:
        pieces.append(Piece(f"double:{tech}", "double", x + TECH_W / 2 - 54, y + 24, z=1, tip=words("tip-double")))
    for order, seat in enumerate(owners):
        pieces.append(
            Piece(f"has:{tech}:{seat}", "small", x - TECH_W / 2 + 10 + 13 * order, y + 24, 15, 15, z=2, owner=seat)
        )
    return pieces
