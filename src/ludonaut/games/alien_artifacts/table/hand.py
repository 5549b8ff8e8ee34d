"""Below: cards about which something is decided, and one's hand."""

from __future__ import annotations

from ludonaut.table.layout import row as in_a_row
from ludonaut.table.panels import panel
from ludonaut.table.picture import Panel, Piece
from ludonaut.table.words import Words

from ..content.decks import PLANS, RESOURCES, ROW_OF
from .look import CARD_H, CARD_W, RES_W, WORK_W
from .pieces import resource_pieces, tip_of, work_piece


@panel
def open_cards(words: Words, shown: tuple[str, ...]) -> Panel:
    """Cards about which something is being decided."""
    pieces: list[Piece] = []
    wide = max(RES_W, WORK_W)
    w = max(2, len(shown)) * (wide + 10)
    for card, spot in zip(shown, in_a_row(len(shown), wide, w, (0, CARD_H / 2)), strict=True):
        if card in RESOURCES:
            pieces += resource_pieces(words, card, spot.x, spot.y)
        elif card in ROW_OF:
            pieces.append(work_piece(words, card, spot.x, spot.y))
        else:
            pieces.append(Piece(f"art:{card}", card, spot.x, spot.y, tip=tip_of(words, card)))
    return Panel("open", words("panel-table"), w, CARD_H, pieces, "hand")


@panel
def hand_panel(words: Words, hand: tuple[str, ...], artifacts: tuple[str, ...], plans: tuple[str, ...]) -> Panel:
    """One's resource cards, artifacts and Defence Plans."""
    pieces: list[Piece] = []
    x = 4.0
    for card in hand:
        pieces += resource_pieces(words, card, x + RES_W / 2, CARD_H / 2)
        x += RES_W + 10
    x = max(x, 3 * (RES_W + 10)) + 8
    for card in artifacts:
        pieces.append(Piece(f"art:{card}", card, x + CARD_W / 2, CARD_H / 2, tip=tip_of(words, card)))
        x += CARD_W + 8
    for plan in plans:
        high = min(CARD_H, 36 + 18.0 * len(PLANS[plan].table))
        pieces.append(Piece(f"plan:{plan}", plan, x + 95, CARD_H / 2, 190, high, tip=tip_of(words, plan)))
        x += 198
    return Panel("hand", words("panel-hand"), max(x, 560.0), CARD_H, pieces, "hand")
