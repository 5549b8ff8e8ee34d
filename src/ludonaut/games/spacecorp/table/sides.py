"""The Offer, the hand, contracts, Progress cards and colonies."""

from __future__ import annotations

from itertools import accumulate

from ludonaut.table import Panel, Piece, Words, layout, panel

from ..content import CARDS, COLONIES, ERAS, MODEL, PROGRESS
from ..state import Running
from ..view import Contract
from .board import corp_name, origin, running_badge
from .faces import CARD_H, CARD_W

CARD_Y = CARD_H / 2 + 6
EMPTY_W = 30
"""An empty place of the Offer."""


def card_tip(card: str, words: Words) -> str:
    """A card in words: its values, its other uses, where it comes from."""
    facts = CARDS[card]
    parts = [words.name(card)]
    for action in facts.actions:
        sign = "×" if action.mul else ""
        shield = f" ({words('label-shielded')})" if action.shielded else ""
        parts.append(f"{words.name(action.action)} {sign}{action.value}{shield}")
    tip = f"tip-{facts.edge or facts.special or facts.type}"
    if words.has(tip):
        parts.append(words(tip))
    if facts.infra:
        parts.append(words("tip-can-upgrade"))
    parts.append(origin(words, facts.provenance))
    return ". ".join(parts)


@panel
def offer_panel(words: Words, deck: int, offer: tuple[str, ...], played: tuple[str, ...], running: Running) -> Panel:
    """Deck, Offer and the cards being played, with the sum of an action that has no place on the board.

    What is empty stays empty, as the deck is then used up: it leaves its room to the hand.
    """
    widths = [CARD_W if full else EMPTY_W for full in (deck, *offer)]
    ends = list(accumulate((width + 8.0 for width in widths), initial=4.0))
    middles = [end + width / 2 for end, width in zip(ends, widths, strict=False)]
    span = ends[-1] - ends[1]
    pieces = [Piece("offer", "zone", ends[1] - 4 + span / 2, CARD_Y, span, CARD_H + 8, tip=words("tip-offer"), z=-1)]
    face = "back" if deck else "card-slot"
    tip = words("tip-deck", n=deck)
    size = 0 if deck else 16
    pieces.append(Piece("deck", face, middles[0], CARD_Y, widths[0], CARD_H, label=str(deck), size=size, tip=tip, z=-1))
    for box, (card, x) in enumerate(zip(offer, middles[1:], strict=True)):
        if card:
            pieces.append(Piece(f"offer:{card}", f"card:{MODEL[card]}", x, CARD_Y, tip=card_tip(card, words)))
        else:
            slot = Piece(f"offer-box:{box}", "card-slot", x, CARD_Y, EMPTY_W, CARD_H, label=str(box + 1), size=16, z=-1)
            pieces.append(slot)
    wide = ends[-1]
    for k, card in enumerate(played):
        x = wide + 64 + 40 * k
        pieces.append(Piece(f"played:{card}", f"card:{MODEL[card]}", x, CARD_Y, tip=card_tip(card, words), z=k))
    if played:
        wide += 128 + 40 * (len(played) - 1)
    if running.verb and not running.site and running.value:
        pieces.append(running_badge(words, running, wide + 52, CARD_Y))
        wide += 108
    return Panel("offer", words("panel-offer"), wide, CARD_H + 14, pieces, "hand")


@panel
def hand_panel(words: Words, held: tuple[str, ...]) -> Panel:
    """One's own cards, sorted by era and number; more than six overlap a little, so that each can be read."""
    hand = sorted(held, key=lambda card: (CARDS[card].era, card))
    step = CARD_W + 6 if len(hand) <= 6 else CARD_W - 14
    room = max(360.0, step * (len(hand) - 1) + CARD_W + 12.0)
    spots = layout.row(len(hand), CARD_W, room - 8, (4, CARD_Y), gap=6)
    pieces = [
        Piece(f"hand:{card}", f"card:{MODEL[card]}", spot.x, spot.y, z=k, tip=card_tip(card, words), drag=True)
        for k, (card, spot) in enumerate(zip(hand, spots, strict=True))
    ]
    return Panel("hand", words("panel-hand"), room, CARD_H + 14, pieces, "hand")


@panel
def contracts_panel(words: Words, seats: int, contracts: tuple[Contract, ...]) -> Panel:
    """The seven contracts of the era; claimed ones are faint and carry their owner."""
    face = "few" if seats <= 2 else "many"
    pieces = []
    for row, contract in enumerate(contracts):
        y = 23 + 46 * row
        by, pid = contract.by, contract.id
        condition = words(f"contract-{pid}", n=contract.n, face=face)
        tip = f"{words.colon(words.name(pid), condition)}. {contract.reward} Ŧ"
        if by >= 0:
            tip += f" ({corp_name(words, seats, by)})"
        label = f"{contract.reward} Ŧ"
        pieces.append(Piece(f"contract:{pid}", f"contract-{pid}-{face}", 150, y, label=label, tip=tip, dim=by != -1))
        if by >= 0:
            owner = corp_name(words, seats, by)
            pieces.append(Piece(f"claimed:{pid}", "token", 22, y, 26, 26, owner=by, z=1, tip=owner))
    return Panel("contracts", words("panel-contracts"), 300, 46 * len(contracts) + 2, pieces, "side")


@panel
def progress_panel(words: Words, stock: tuple[str, ...], free: bool) -> Panel:
    """The Progress cards that can still be gained: one strip for each name, with the profit of the copy on top.

    The `free` ones of a late start bring no profit.
    """
    names: dict[str, list[str]] = {}
    for one in stock:
        names.setdefault(PROGRESS[one].name, []).append(one)
    pieces = []
    for k, (name, copies) in enumerate(names.items()):
        best = max(copies, key=lambda card: PROGRESS[card].profit)
        card = PROGRESS[best]
        needs = ", ".join(f"{n} × {words.name(kind[:-1])}" for kind, n in card.needs.items())
        parts = [words.name(name), words(f"tip-{name}"), words("tip-copies", n=len(copies))]
        if needs:
            parts.append(words("tip-needs", needs=needs))
        parts.append(origin(words, card.provenance))
        spot = (75 + 150 * (k % 2), 17 + 34 * (k // 2))
        label = f"{card.profit}Ŧ" if card.profit and not free else ""
        pieces.append(Piece(f"stock:{best}", f"progress-{name}", *spot, label=label, tip=". ".join(parts)))
    return Panel("progress", words("panel-progress"), 300, 34 * ((len(names) + 1) // 2) + 2, pieces, "side")


@panel
def colonies_panel(words: Words, left: tuple[str, ...]) -> Panel:
    """The colonies that can still be founded, by value."""
    stock = sorted(left, key=lambda tile: (COLONIES[tile].value, tile))
    pieces = []
    for tile, spot in zip(stock, layout.grid(len(stock), 7, (42, 48), (24, 25)), strict=True):
        colony = COLONIES[tile]
        effect = words(f"effect-{colony.effect}")
        tip = f"{words.name(tile)} ({colony.value}). {effect} {origin(words, colony.provenance)}"
        pieces.append(Piece(f"colony:{tile}", f"colony:{tile}", spot.x, spot.y, tip=tip))
    lines = max(1, -(-len(stock) // 7))
    return Panel("colonies", words("panel-colonies"), 300, 48 * lines + 4, pieces, "side")


@panel
def profit_panel(words: Words, seats: int, profits: tuple[int, ...]) -> Panel:
    """The profit track: everybody's marker on a line that grows with the richest."""
    most = max(20, 10 * -(-max(profits) // 10))
    pieces = [Piece("track", "bar", 150, 34, 272, 5, tone="#2f3f6b", tip=words("tip-profit"))]
    for step in range(0, most + 1, 10 if most <= 60 else 20):
        x = 14 + 272 * step / most
        pieces.append(Piece(f"track:{step}", "label", x, 52, 30, 14, label=str(step), size=11))
    for seat, profit in enumerate(profits):
        x = 14 + 272 * max(0, profit) / most
        below = sum(abs(other - profit) * 272 / most < 20 for other in profits[:seat])
        tip = words.colon(corp_name(words, seats, seat), f"{profit} Ŧ")
        pieces.append(Piece(f"profit:{seat}", "token", x, 34 - 7 * below, 22, 22, owner=seat, z=seat, tip=tip))
    return Panel("profit", words("panel-profit"), 300, 62, pieces, "side")


@panel
def eras_panel(
    words: Words, seats: int, first: int, ends: tuple[str, ...], profits: tuple[tuple[int, ...], ...]
) -> Panel:
    """The eras that are over: how each ended, and what everybody had gained by then."""
    pieces = []
    for row, (end, sums) in enumerate(zip(ends, profits, strict=False)):
        era, y = ERAS[first + row], 18 + 62 * row
        title = words.colon(words.name(era), words(f"label-end-{end}"))
        pieces.append(Piece(f"era:{era}", "label", 150, y, 290, 18, label=title, size=13))
        for seat, spot in enumerate(layout.row(len(sums), 56, 290, (5, y + 28), gap=10)):
            before = profits[row - 1][seat] if row else 0
            tip = words("tip-era-profit", who=corp_name(words, seats, seat), n=sums[seat] - before)
            pieces.append(Piece(f"era:{era}:{seat}", "token", spot.x - 16, spot.y, 22, 22, owner=seat, tip=tip))
            label = f"{sums[seat]} Ŧ"
            pieces.append(Piece(f"era-sum:{era}:{seat}", "label", spot.x + 14, spot.y, 38, 16, label=label, size=13))
    return Panel("eras", words("panel-eras"), 300, 62 * len(profits) + 4, pieces, "side")
