"""What most tables have: cards in a hand or a row, and a player's box of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludonaut.table import layout
from ludonaut.table.picture import Panel, Piece
from ludonaut.table.words import Words


def cards(words: Words, kind: str, values: Sequence[str | int], spots: Sequence[layout.Spot]) -> list[Piece]:
    """Cards on their spots: piece `<kind>:<value>:<copy>`, face `card:<value>`, as a tip `tip-card` or the name."""
    tip = words.has("tip-card")
    return [
        Piece(
            f"{kind}:{value}:{values[:k].count(value)}",
            f"card:{value}",
            spot.x,
            spot.y,
            turn=spot.turn,
            z=k,
            tip=words("tip-card", card=value) if tip else words.name(str(value)),
            drag=True,
        )
        for k, (value, spot) in enumerate(zip(values, spots, strict=True))
    ]


def hand(words: Words, values: Sequence[str | int], width: float = 96, height: float = 128) -> Panel:
    """One's own cards as a fan: pieces `hand:<value>:<copy>`; text `panel-hand`."""
    fan = layout.fan(len(values), width, 640, (0, height / 2 + 12))
    return Panel("hand", words("panel-hand"), 640, height + 36, cards(words, "hand", values, fan), "hand")


def player_box(words: Words, seat: int, numbers: Mapping[str, int], badge: int | str = "") -> Panel:
    """A player's box: chips with numbers (pieces `<name>:<seat>`, faces `chip:<name>`) and the score as a badge."""
    pieces = [
        Piece(f"{name}:{seat}", f"chip:{name}", 40 + 62 * k, 16, label=str(number))
        for k, (name, number) in enumerate(numbers.items())
    ]
    return Panel(f"player:{seat}", words.player(seat), 250, 34, pieces, f"player:{seat}", badge=str(badge))
