"""The small box of each player: what the ship can do, in numbers, and the ship itself, small."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import View
from ludonaut.table import Face, Panel, Piece, Words, draw, kept, palette

from ..content import CAPACITY, KIND, PRICE, WIDE
from ..rules import ship, strength
from ..state import Player
from .components import kind_of
from .mat import frame

W, H = 250.0, 118.0
CHIPS = {
    "engine": ("rocket", "#f0a35a"),
    "cannon": ("crosshair", "#b79be8"),
    "crew": ("person", "#dfe7fb"),
    "energy": ("battery-pack", "#6fdc95"),
    "goods": ("wooden-crate", "#dcb37e"),
    "exposed": ("mesh-network", "#ff9aa8"),
    "lost": ("broken-shield", "#ff9aa8"),
    "order": ("flying-flag", "#9db8e8"),
}


def faces() -> dict[str, Face]:
    """One chip for each number."""
    return {f"chip:{name}": draw.chip(icon, w=71, h=26, colour=colour) for name, (icon, colour) in CHIPS.items()}


@kept
def box(view: View, seat: int, words: Words) -> Panel:
    """The box of one seat."""
    numbers = _numbers(view, seat)
    pieces = []
    for k, (name, label) in enumerate(numbers.items()):
        tip = words(f"tip-chip-{name}")
        at = (37 + 74 * (k % 2), 15 + 29 * (k // 2))
        size = 12.0 if len(label) > 4 else 0.0
        pieces.append(Piece(f"chip-{name}:{seat}", f"chip:{name}", *at, label=label, size=size, tip=tip))
    pieces += _small_ship(view, seat, words)
    credits = view["players"][seat]["credits"]
    badge = "?" if credits is None else str(credits)
    return Panel(f"player:{seat}", words.player(seat), W, H, pieces, f"player:{seat}", badge=badge)


def _tiles(parts: ship.Parts, kind: str) -> list[int]:
    """The components of a kind."""
    return [part >> 2 for part in parts.values() if KIND[part >> 2] == kind]


def _numbers(view: View, seat: int) -> dict[str, str]:
    seen = view["players"][seat]
    player = player_of(seen)
    parts = player.parts | ({seen["spot"]: seen["hand"] * 4 + seen["turn"]} if seen["spot"] else {})
    built = view["phase"] in ("build", "grab", "built", "check")
    if built:
        player.parts = parts
        player.cells = {0: sum(CAPACITY[tile] for tile in _tiles(parts, "battery"))}
    goods = sum(PRICE[letter] for held in player.goods.values() for letter in held)
    return {
        "engine": _range(player, "engine"),
        "cannon": _range(player, "cannon"),
        "crew": str(2 * len(_tiles(parts, "cabin")) if built else player.crew),
        "energy": str(player.energy),
        "goods": str(goods),
        "exposed": str(len(ship.exposed(parts))),
        "lost": str(len(seen["lost"]) + len(seen["aside"])),
        "order": str(seen["order"] or "–") if built else (str(seen["place"]) if seen["flying"] else "✕"),
    }


def _range(player: Player, weapon: str) -> str:
    """From what always counts to what energy can add."""
    least = strength.with_alien(player, weapon, strength.singles(player, weapon))
    most = strength.most(player, weapon)
    return strength.halves(least) if least == most else f"{strength.halves(least)}–{strength.halves(most)}"


def player_of(seen: dict[str, Any]) -> Player:
    """The part of a player that a view shows, for the functions that count strengths."""
    return Player(
        parts={cell: tile * 4 + turn for cell, tile, turn in seen["parts"]},
        humans={int(cell): count for cell, count in seen["humans"].items()},
        aliens={int(cell): colour for cell, colour in seen["aliens"].items()},
        cells={int(cell): left for cell, left in seen["cells"].items()},
        goods={int(cell): held for cell, held in seen["goods"].items()},
    )


def _small_ship(view: View, seat: int, words: Words) -> list[Piece]:
    """The ship in small squares, so that one sees it grow, and break."""
    on = frame(view["ship"])
    step = 10.6
    left = 200 - on.columns * step / 2
    top = max(2.0, H / 2 - len(on.board.rows) * step / 2)
    tip = words("tip-small-ship", seat=seat)
    found = []
    seen = view["players"][seat]
    lying = [[seen["spot"], seen["hand"], seen["turn"]]] if seen["spot"] else []
    for cell, tile, turn in seen["parts"] + lying:
        x = left + (cell % WIDE + 2 - on.first + 0.5) * step
        y = top + (cell // WIDE - 0.5) * step
        kind = kind_of(tile)
        one = Piece(f"mini:{seat}:{cell}", f"mini:{kind}", x, y, step, step, turn=90 * turn, tip=tip)
        if kind == "start":
            one.tone = palette.seat_colour(seat)
        found.append(one)
    return found
