"""Cards as one reads them: whole in the hand, as a line in the row and on mats."""

from __future__ import annotations

from ludonaut.table import Face, Words, draw
from ludonaut.table.palette import PEN

from ..content import CARDS, OBJECTIVES, RIVAL_CARDS, Card
from ..content.effects import Effects
from .icons import ICON, SPECIES_ICON, STAR, art, gain_icons
from .wording import card_text, effects_text, objective_text

CARD_W, CARD_H = 170.0, 228.0
PLATE_W, PLATE_H = 308.0, 88.0
OBJECTIVE_H = 64.0


def faces(words: Words) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for card in CARDS.values():
        found[f"card:{card.id}"] = _plan(words, card) if card.kind == "exertian" else _card(words, card)
        found[f"plate:{card.id}"] = _plate(words, card)
    found["back"] = draw.card_back("radar-dish", w=CARD_W, h=CARD_H)
    for species, icon in SPECIES_ICON.items():
        if species:
            found[f"back:{species}"] = draw.card_back(icon, w=CARD_W, h=CARD_H, colour="#3c2a5c")
            # Too small to be read: its tip tells what is on it.
            sheet = draw.sheet(32, 43) + draw.icon(icon, 16, 21.5, 24, "#3c2a5c")
            found[f"mini:{species}"] = Face(32, 43, sheet, outline=draw.box_path(32, 43, 4))
    for objective in OBJECTIVES:
        found[f"objective:{objective}"] = draw.plate(
            words.name(objective), objective_text(words, objective), w=PLATE_W, h=OBJECTIVE_H, symbol="flag-objective"
        )
    for rival in RIVAL_CARDS:
        found[f"rival:{rival}"] = draw.plate(words.name(rival), w=PLATE_W, h=34, symbol="vintage-robot", dark=True)
    return found


def cost_text(card: Card) -> str:
    return f"{card.cost}[{ICON[card.currency]}]"


def _main(card: Card) -> Effects:
    return card.effects or card.reward or tuple(effect for circle in card.circles for effect in circle.gain)


def _card(words: Words, card: Card) -> Face:
    return draw.card(
        words.name(card.id),
        card_text(words, card.id, brief=True),
        w=CARD_W,
        h=CARD_H,
        accent=STAR[card.colour],
        cost=cost_text(card),
        corner="aerial-signal",
        art=art(_main(card)),
        kind=f"[card-discard] {gain_icons(card.corner, words)}",
        foot=f"+1[{ICON[card.income]}]",
        size=12,
    )


def _plan(words: Words, card: Card) -> Face:
    return draw.card(
        words.name(card.id),
        card_text(words, card.id, brief=True),
        w=CARD_W,
        h=CARD_H,
        accent="#d96b6b",
        cost=f"{card.points}[star]",
        art="alien-skull",
        kind=words("kind-exertian"),
        foot=f"{card.danger}[skull-crossed-bones]",
        size=12,
    )


def _plate(words: Words, card: Card) -> Face:
    if card.kind == "exertian":
        text = card_text(words, card.id, brief=True)
        right = f"{card.danger}[skull-crossed-bones]"
        return draw.plate(
            words.name(card.id),
            text,
            w=PLATE_W,
            h=PLATE_H,
            symbol="alien-skull",
            accent="#d96b6b",
            right=right,
            size=13,
        )
    plate = draw.plate(
        words.name(card.id),
        card_text(words, card.id, brief=True),
        w=PLATE_W,
        h=PLATE_H,
        symbol=art(_main(card)),
        accent=STAR[card.colour],
        right=cost_text(card),
        size=13,
    )
    corner = f"[card-discard] {gain_icons(card.corner, words)}"
    svg = draw.text(corner, PLATE_H / 2, 12, 12.6, ink=PEN, bold=True, width=PLATE_H - 6)
    svg += draw.text(f"+1[{ICON[card.income]}]", PLATE_H / 2, PLATE_H - 12, 12.6, ink=PEN, bold=True)
    return Face(plate.w, plate.h, plate.svg + svg, outline=plate.outline)


def card_tip(words: Words, card: str) -> str:
    """Everything that a card says, for the tip."""
    printed = CARDS[card]
    text = f"{words.name(card)}. {card_text(words, card)}"
    if not printed.corner:
        return f"{text}. {words('tip-danger', n=printed.danger)}"
    return f"{text}. " + words(
        "tip-card",
        colour=printed.colour,
        income=printed.income,
        corner=effects_text(words, printed.corner),
        provenance=words("tip-provenance"),
    )
