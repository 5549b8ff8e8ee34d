"""A faction board: under construction on the left, the Empire on the right, the bank below."""

from __future__ import annotations

from ludonaut.table.layout import Spot
from ludonaut.table.panels import panel
from ludonaut.table.picture import Panel, Piece
from ludonaut.table.words import Words

from ..content.decks import ON_FACE, OPERATIONS, ROW_OF, ROW_VERB, ROWS
from ..view import Built, PlayerView
from .look import (
    BANK_Y,
    CARD_H,
    CARD_W,
    EMPIRE_W,
    EMPIRE_X,
    LEFT,
    MAT_H,
    MAT_W,
    MEASURE_Y,
    OPS_X,
    ROW_STEP,
    ROW_TOP,
    WORK_W,
    WORKS_W,
)
from .pieces import card_piece, chips, from_left, open_widths, tip_of, work_piece

BANK_STEP = 34.0


def row_y(row: str) -> float:
    """The middle of the cards of a row."""
    return ROW_TOP + ROWS.index(row) * ROW_STEP + 8 + CARD_H / 2 - 4


@panel
def mat_panel(words: Words, seat: int, player: PlayerView, tired: tuple[str, ...]) -> Panel:
    """A faction board; cards that were used or have attacked this turn are dim."""
    faction = player.faction
    head = Piece(f"faction:{seat}", f"faction:{faction}", MAT_W / 2, 21, tip=tip_of(words, faction))
    pieces = [head]
    for row in ROWS:
        pieces += _row_heads(words, player, seat, row) + _works(words, player, row) + _empire(words, player, row, tired)
    pieces += _bank(words, player, seat)
    title = words("panel-mat", who=seat, faction=faction)
    return Panel(f"mat:{seat}", title, MAT_W, MAT_H, pieces, f"seat:{seat}", back="mat")


def _row_heads(words: Words, player: PlayerView, seat: int, row: str) -> list[Piece]:
    """The cost of the next card of the row, and the operational action."""
    y = row_y(row)
    verb = next(verb for verb, (of, _) in OPERATIONS.items() if of == row)
    cost, price = getattr(player.costs, ROW_VERB[row]), getattr(player.costs, verb)
    return [
        Piece(
            f"row:{seat}:{row}",
            f"row:{row}",
            LEFT / 2,
            y,
            label=str(cost),
            tip=words.colon(words.name(ROW_VERB[row]), cost),
        ),
        Piece(f"op:{seat}:{verb}", f"op:{verb}", OPS_X, y, label=str(price), tip=words.colon(words.name(verb), price)),
    ]


def _works(words: Words, player: PlayerView, row: str) -> list[Piece]:
    """Cards under construction show both faces: which one to take is the choice of the game."""
    works = [work for work in player.works if ROW_OF[work.card] == row]
    spots = from_left(len(works), WORK_W, WORKS_W - 10, (LEFT + 5, row_y(row)), gap=8)
    pieces = []
    for work, spot, wide in zip(works, spots, open_widths(spots, WORK_W), strict=True):
        tip = words("tip-works", card=work.card, cost=work.cost, paid=work.paid)
        pieces.append(work_piece(words, work.card, spot.x, spot.y, tip, wide))
        pieces += chips(words, work.attached, spot.x, spot.y + CARD_H / 2 + 10, "tip-attached")
    return pieces


def _empire(words: Words, player: PlayerView, row: str, tired: tuple[str, ...]) -> list[Piece]:
    cards = [card for card in player.empire if ROW_OF[card.card] == row]
    spots = from_left(len(cards), CARD_W, EMPIRE_W, (EMPIRE_X, row_y(row)), gap=6)
    pieces = []
    for card, spot, wide in zip(cards, spots, open_widths(spots, CARD_W), strict=True):
        made = [one.section for one in player.produced if one.planet == card.card]
        pieces += _built(words, card, spot, wide, card.card in tired)
        pieces += chips(words, made, spot.x, spot.y + CARD_H / 2 + 10, "tip-produced")
    return pieces


def _built(words: Words, built: Built, spot: Spot, wide: float, dim: bool) -> list[Piece]:
    """A card of the Empire with its tokens, and how far its objective is."""
    name = built.card
    tip = tip_of(words, ON_FACE[name][built.face])
    sold = built.measure >= 0
    if sold:
        tip = words("tip-measure", card=name, count=built.measure) + ". " + tip
    pieces = [card_piece(words, name, built.face, spot.x, spot.y, wide, tip=tip, dim=dim)]
    if sold:
        where = (spot.x - 46, spot.y - CARD_H / 2 + MEASURE_Y)
        label = str(built.measure)
        pieces.append(Piece(f"measure:{name}", "count", *where, 24, 15, z=2, label=label, tip=tip, size=12))
    if built.tokens:
        where = (spot.x + CARD_W / 2 - 5, spot.y + CARD_H / 2 + 2)
        tip = words("tip-blockade", count=built.tokens)
        pieces.append(Piece(f"tokens:{name}", "blockade", *where, z=4, label=str(built.tokens), tip=tip))
    return pieces


def _bank(words: Words, player: PlayerView, seat: int) -> list[Piece]:
    """The bank from 0 to 15 with its marker."""
    first = MAT_W / 2 - 7.5 * BANK_STEP
    spaces = [
        Piece(f"bank:{seat}:{n}", "box", first + n * BANK_STEP, BANK_Y, BANK_STEP - 4, 28, label=str(n), size=13)
        for n in range(16)
    ]
    at = first + player.credits * BANK_STEP
    tip = words.colon(words("tip-credits"), player.credits)
    marker = Piece(
        f"money:{seat}", "token", at, BANK_Y - 3, 30, 30, z=2, owner=seat, label=str(player.credits), tip=tip
    )
    return [*spaces, marker]
