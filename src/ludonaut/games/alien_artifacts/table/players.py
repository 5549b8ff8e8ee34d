"""A player in a few numbers."""

from __future__ import annotations

from ludonaut.table.panels import panel
from ludonaut.table.picture import Panel, Piece
from ludonaut.table.words import Words

from ..content.decks import ROW_OF, ROWS
from ..view import PlayerView
from .pieces import tip_of


@panel
def player_panel(words: Words, seat: int, player: PlayerView, first: bool, active: bool) -> Panel:
    """A player's box: what can be counted."""
    numbers = {
        "credits": player.credits,
        "hand": player.hand,
        "artifacts": player.artifacts,
        "plans": player.plans,
    }
    pieces = []
    if player.faction:
        crest = f"crest:{player.faction}"
        pieces.append(Piece(f"who:{seat}", crest, 22, 32, 40, 40, tip=tip_of(words, player.faction)))
    for k, (name, number) in enumerate(numbers.items()):
        tip = words.colon(words(f"tip-{name}"), number)
        pieces.append(Piece(f"{name}:{seat}", f"count:{name}", 74 + k * 50, 16, 47, 24, label=str(number), tip=tip))
    for k, row in enumerate(ROWS):
        label = str(sum(ROW_OF[built.card] == row for built in player.empire))
        tip = words.colon(words.name(row), label)
        pieces.append(Piece(f"{row}:{seat}", f"count:{row}", 74 + k * 50, 47, 47, 24, label=label, tip=tip))
    tip = words.colon(words("tip-track"), player.track)
    pieces.append(Piece(f"track:{seat}", "count:track", 224, 47, 47, 24, label=str(player.track), tip=tip))
    pieces.append(Piece(f"mark:{seat}", "mark", 22, 62, 13, 13, owner=seat, z=2, tip=words.player(seat)))
    if first:
        pieces.append(Piece("first", "label", 39, 62, 14, 14, label="①", size=13, tip=words("tip-first")))
    title = words.player(seat) + (f" · {words.name(player.faction)}" if player.faction else "")
    badge = str(player.points)
    return Panel(f"player:{seat}", title, 250, 72, pieces, f"player:{seat}", badge=badge, lit=active)
