"""The side: the alien system, the open decks, the supply and the score track."""

from __future__ import annotations

from ludonaut.table import draw, panel
from ludonaut.table.layout import column
from ludonaut.table.picture import Panel, Piece
from ludonaut.table.words import Words

from ..content.decks import BASIC_PLAN, PLANS, SYSTEMS
from ..view import Deck
from .look import BAND, PLATE_H, PLATE_W, SIDE
from .pieces import tip_of
from .printed import plate_of


@panel
def aliens(words: Words, system: str) -> Panel:
    """The alien system that can be attacked."""
    high = 36 + 19.0 * len(SYSTEMS[system].table)
    tip = tip_of(words, system)
    pieces = [Piece(f"system:{system}", system, SIDE / 2, high / 2, SIDE, high, tip=tip)]
    return Panel("aliens", words("panel-aliens"), SIDE, high, pieces, "side")


@panel
def decks(words: Words, open_decks: tuple[Deck, ...]) -> Panel:
    """The three decks from which one buys."""
    pieces = []
    for k, deck in enumerate(open_decks):
        y = PLATE_H / 2 + k * (PLATE_H + 8)
        row, top = deck.name, deck.top
        if top:
            label = draw.shorten(words.name(top), PLATE_W - BAND - 46, 13, True)
            tip = words("tip-deck", count=deck.count, row=row) + ". " + tip_of(words, f"{top}.l")
            pieces.append(Piece(f"card:{top}", plate_of(top), SIDE / 2, y, label=label, tip=tip))
            number = words("label-cards", count=deck.count)
            pieces.append(
                Piece(
                    f"left:{row}",
                    "count",
                    SIDE - 18,
                    y - 15,
                    26,
                    19,
                    z=2,
                    label=str(deck.count),
                    tip=number,
                    size=13,
                )
            )
        else:
            pieces.append(Piece(f"deck:{row}", "slot", SIDE / 2, y, SIDE, PLATE_H, label=words("label-empty")))
    return Panel("decks", words("panel-market"), SIDE, 3 * PLATE_H + 16, pieces, "side")


@panel
def supply(words: Words, left: int, gone: int, artifacts: int, plans: int, marker: int, tokens: int) -> Panel:
    """Hidden decks, the turn marker, the blockade tokens, and the Defence Plan that everybody may use."""
    piles = [
        ("deck:resources", "resource-back", left, words("tip-resource-deck", count=left)),
        ("deck:artifacts", "artifact-back", artifacts, words("tip-artifact-deck", count=artifacts)),
        ("deck:plans", "plan-back", plans, words("tip-plan-deck", count=plans)),
    ]
    pieces = [
        Piece(name, face, 21 + (k % 2) * 50, 30 + (k // 2) * 62, 42, 56, label=str(number), tip=tip, size=15)
        for k, (name, face, number, tip) in enumerate(piles)
    ]
    tip = words("tip-resource-discard", count=gone)
    pieces.append(Piece("pile:resources", "count:discard", 75, 80, 54, 25, label=str(gone), tip=tip))
    pieces.append(Piece("marker", "count:marker", 75, 108, 54, 25, label=str(marker), tip=words("tip-marker")))
    tip = words("tip-tokens", count=tokens)
    pieces.append(Piece("supply", "count:tokens", 26, 135, 54, 25, label=str(tokens), tip=tip))
    plan = 36 + 18.0 * len(PLANS[BASIC_PLAN].table)
    pieces.append(Piece(f"plan:{BASIC_PLAN}", BASIC_PLAN, 205, plan / 2, 190, plan, tip=tip_of(words, BASIC_PLAN)))
    return Panel("supply", words("panel-resources"), SIDE, 150, pieces, "side")


@panel
def track(words: Words, scored: tuple[int, ...]) -> Panel:
    """The score track as a race: a lane for each seat, from 0 to 50 points and round again."""
    step = (SIDE - 36) / 50
    pieces = [
        Piece(f"track-space:{n}", "label", 18 + n * step, 9, 24, 14, label=str(n), size=12) for n in range(0, 51, 10)
    ]
    high = 22 + 18.0 * len(scored)
    lanes = column(len(scored), 16, high - 20, (SIDE / 2, 20), gap=2)
    for seat, lane in enumerate(lanes):
        points = scored[seat]
        end = 18 + (points % 51) * step
        tip = words.colon(words.player(seat), points)
        pieces.append(Piece(f"lane:{seat}", "box", SIDE / 2, lane.y, SIDE - 8, 14, tip=tip))
        pieces.append(Piece(f"points:{seat}", "token", end, lane.y, 18, 18, z=2, owner=seat, tip=tip))
    return Panel("track", words("panel-track"), SIDE, high, pieces, "side")
