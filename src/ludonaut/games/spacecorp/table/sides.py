"""The Offer, the hand, contracts, Progress cards and colonies."""

from __future__ import annotations

from ludonaut.kernel import View
from ludonaut.table import Panel, Piece, Words, kept, layout

from ..content import CARDS, COLONIES, MODEL, PROGRESS
from .board import corp_name, origin
from .faces import CARD_H, CARD_W

CARD_Y = CARD_H / 2 + 6


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


@kept
def offer_panel(view: View, words: Words) -> Panel:
    """Deck, Offer and the cards being played."""
    pieces = []
    back = Piece("deck", "back", CARD_W / 2 + 4, CARD_Y, label=str(view["deck"]), tip=words("tip-deck", n=view["deck"]))
    pieces.append(back if view["deck"] else Piece("deck", "card-slot", CARD_W / 2 + 4, CARD_Y, label="0", size=18))
    for box, card in enumerate(view["offer"]):
        x = (CARD_W + 8) * (box + 1.5) + 4
        if card:
            pieces.append(Piece(f"offer:{card}", f"card:{MODEL[card]}", x, CARD_Y, tip=card_tip(card, words)))
        else:
            pieces.append(Piece(f"offer-box:{box}", "card-slot", x, CARD_Y, label=str(box + 1), size=16))
    wide = (CARD_W + 8) * 5 + 8.0
    played = view["played"]
    for k, card in enumerate(played):
        pieces.append(
            Piece(f"played:{card}", f"card:{MODEL[card]}", wide + 64 + 40 * k, CARD_Y, tip=card_tip(card, words), z=k)
        )
    if played:
        wide += 128 + 40 * (len(played) - 1)
    return Panel("offer", words("panel-offer"), wide, CARD_H + 14, pieces, "hand")


@kept
def hand_panel(view: View, words: Words) -> Panel:
    """One's own cards, sorted by era and number."""
    hand = sorted(view["corps"][view["seat"]]["hand"], key=lambda card: (CARDS[card].era, card))
    room = max(360.0, min(620.0, (CARD_W + 6) * len(hand) + 12))
    pieces = [
        Piece(f"hand:{card}", f"card:{MODEL[card]}", spot.x, spot.y, z=k, tip=card_tip(card, words), drag=True)
        for k, (card, spot) in enumerate(
            zip(hand, layout.row(len(hand), CARD_W, room - 8, (4, CARD_Y), gap=6), strict=True)
        )
    ]
    return Panel("hand", words("panel-hand"), room, CARD_H + 14, pieces, "hand")


@kept
def contracts_panel(view: View, words: Words) -> Panel:
    """The seven contracts of the era; claimed ones are faint and carry their owner."""
    face = "few" if view["seats"] <= 2 else "many"
    pieces = []
    for row, contract in enumerate(view["contracts"]):
        y = 23 + 46 * row
        by = contract["by"]
        pid = contract["id"]
        condition = words(f"contract-{pid}", n=contract["n"], face=face)
        tip = f"{words.name(pid)}: {condition}. {contract['reward']} Ŧ"
        if by >= 0:
            tip += f" ({corp_name(view, by, words)})"
        label = f"{contract['reward']} Ŧ"
        pieces.append(Piece(f"contract:{pid}", f"contract-{pid}-{face}", 150, y, label=label, tip=tip, dim=by != -1))
        if by >= 0:
            pieces.append(
                Piece(f"claimed:{pid}", "token", 22, y, 26, 26, owner=by, z=1, tip=corp_name(view, by, words))
            )
    return Panel("contracts", words("panel-contracts"), 300, 46 * len(view["contracts"]) + 2, pieces, "side")


@kept
def progress_panel(view: View, words: Words) -> Panel:
    """The Progress cards that can still be gained: one strip for each name, with the profit of the copy on top."""
    names: dict[str, list[str]] = {}
    for card in view["progress"]:
        names.setdefault(PROGRESS[card].name, []).append(card)
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
        label = f"{card.profit}Ŧ" if card.profit else ""
        pieces.append(Piece(f"stock:{best}", f"progress-{name}", *spot, label=label, tip=". ".join(parts)))
    return Panel("progress", words("panel-progress"), 300, 34 * ((len(names) + 1) // 2) + 2, pieces, "side")


@kept
def colonies_panel(view: View, words: Words) -> Panel:
    """The colonies that can still be founded, by value."""
    stock = sorted(view["colonies"], key=lambda tile: (COLONIES[tile].value, tile))
    pieces = []
    for tile, spot in zip(stock, layout.grid(len(stock), 7, (42, 48), (24, 25)), strict=True):
        colony = COLONIES[tile]
        effect = words(f"effect-{colony.effect}")
        tip = f"{words.name(tile)} ({colony.value}). {effect} {origin(words, colony.provenance)}"
        pieces.append(Piece(f"colony:{tile}", f"colony:{tile}", spot.x, spot.y, tip=tip))
    lines = max(1, -(-len(stock) // 7))
    return Panel("colonies", words("panel-colonies"), 300, 48 * lines + 4, pieces, "side")


@kept
def profit_panel(view: View, words: Words) -> Panel:
    """The profit track: everybody's marker on a line that grows with the richest."""
    profits = [corp["profit"] for corp in view["corps"]]
    most = max(20, 10 * -(-max(profits) // 10))
    pieces = [Piece("track", "bar", 150, 34, 272, 5, tone="#2f3f6b", tip=words("tip-profit"))]
    for step in range(0, most + 1, 10 if most <= 60 else 20):
        x = 14 + 272 * step / most
        pieces.append(Piece(f"track:{step}", "label", x, 52, 30, 14, label=str(step), size=11))
    for seat, profit in enumerate(profits):
        x = 14 + 272 * max(0, profit) / most
        below = sum(abs(other - profit) * 272 / most < 20 for other in profits[:seat])
        tip = f"{corp_name(view, seat, words)}: {profit} Ŧ"
        pieces.append(Piece(f"profit:{seat}", "token", x, 34 - 7 * below, 22, 22, owner=seat, z=seat, tip=tip))
    return Panel("profit", words("panel-profit"), 300, 62, pieces, "side")
