"""The small box of each player: what the ship can do, in numbers, and the ship itself, small."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content import CAPACITY, KIND, PRICE, SIDES, WIDE
from ..rules import ship, strength
from ..state import Danger, Player
from ..view import Ship
from .components import kind_of
from .mat import Frame, frame

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


@panel
def box(
    words: Words, seat: int, board: str, phase: str, seen: Ship, credits: int | None, danger: Danger | None
) -> Panel:
    """The box of one seat."""
    parts = dict(seen.parts) | ({seen.spot: seen.hand * 4 + seen.turn} if seen.spot else {})
    pieces = []
    for k, (name, label) in enumerate(_numbers(phase, seen, parts).items()):
        tip = words(f"tip-chip-{name}")
        at = (37 + 74 * (k % 2), 15 + 29 * (k // 2))
        size = 12.0 if len(label) > 4 else 0.0
        pieces.append(Piece(f"chip-{name}:{seat}", f"chip:{name}", *at, label=label, size=size, tip=tip))
    pieces += _small_ship(seat, board, parts, words)
    if danger:
        pieces += _small_danger(seat, board, danger, words)
    badge = "?" if credits is None else str(credits)
    return Panel(f"player:{seat}", words.player(seat), W, H, pieces, f"player:{seat}", badge=badge)


def _tiles(parts: ship.Parts, kind: str) -> list[int]:
    """The components of a kind."""
    return [part >> 2 for part in parts.values() if KIND[part >> 2] == kind]


def _numbers(phase: str, seen: Ship, parts: dict[int, int]) -> dict[str, str]:
    """What the ship can do; before the launch, what it could do with full cabins and batteries."""
    player = Player(parts=parts, humans=dict(seen.humans), aliens=dict(seen.aliens), cells=dict(seen.cells))
    crew, order = player.crew, str(seen.place).replace("-", "−") if seen.flying else "✕"
    if phase in ("build", "grab", "built", "check"):
        player.cells = {0: sum(CAPACITY[tile] for tile in _tiles(parts, "battery"))}
        crew, order = 2 * len(_tiles(parts, "cabin")), str(seen.order or "–")
    return {
        "engine": _range(player, "engine"),
        "cannon": _range(player, "cannon"),
        "crew": str(crew),
        "energy": str(player.energy),
        "goods": str(sum(PRICE[letter] for _, held in seen.goods for letter in held)),
        "exposed": str(len(ship.exposed(parts))),
        "lost": str(len(seen.lost) + len(seen.aside)),
        "order": order,
    }


def _range(player: Player, weapon: str) -> str:
    """From what always counts to what energy can add."""
    least = strength.with_alien(player, weapon, strength.singles(player, weapon))
    most = strength.most(player, weapon)
    return strength.halves(least) if least == most else f"{strength.halves(least)}–{strength.halves(most)}"


STEP = 10.6
"""From one square of the small ship to the next."""
SIDE = 11.0
"""The side of a square: they overlap a little, so that a ship is one thing where a screen sets boxes as lines."""


def _small_at(on: Frame, cell: int) -> tuple[float, float]:
    """The middle of a square of the small ship; cells in the frame around the board count too."""
    left = 200 - on.columns * STEP / 2
    top = max(2.0, H / 2 - len(on.board.rows) * STEP / 2)
    return left + (cell % WIDE + 2 - on.first + 0.5) * STEP, top + (cell // WIDE - 0.5) * STEP


def _in_box(at: tuple[float, float], reach: float = 12.0) -> tuple[float, float]:
    """The point nearest to this one around which a symbol stays inside the box."""
    x, y = at
    return min(max(x, reach), W - reach), min(max(y, reach), H - reach)


def _small_ship(seat: int, board: str, parts: dict[int, int], words: Words) -> list[Piece]:
    """The ship in small squares, so that one sees it grow, and break."""
    on = frame(board)
    tip = words("tip-small-ship", seat=seat)
    found = []
    for cell, part in parts.items():
        kind = kind_of(part >> 2)
        at = _small_at(on, cell)
        one = Piece(f"mini:{seat}:{cell}", f"mini:{kind}", *at, SIDE, SIDE, turn=90 * (part & 3), tip=tip)
        if kind == "start":
            one.tone = palette.seat_colour(seat)
        found.append(one)
    return found


def _small_danger(seat: int, board: str, danger: Danger, words: Words) -> list[Piece]:
    """The meteor or shot over the small ship: where it comes in, and its result."""
    on = frame(board)
    line = on.board.lines[SIDES.index(danger.origin)][danger.number]
    met = next(((outcome, cell) for other, outcome, cell in danger.met if other == seat), None)
    if met and met[0] == "hit":
        at = _in_box(_small_at(on, met[1]))
        return [Piece(f"mini-struck:{seat}", "struck", *at, 24, 24, z=8, tip=words("tip-struck"))]
    at = _in_box(_small_at(on, line[0])) if line else (W - 14, H - 14)
    if met:
        return [Piece(f"mini-outcome:{seat}", f"outcome:{met[0]}", *at, 20, 20, z=8, tip=words(f"tip-{met[0]}"))]
    if seat not in danger.ahead or not line:
        return []
    tip = words("tip-danger", origin=danger.origin, number=danger.number)
    turn = 90 * SIDES.index(danger.origin)
    return [Piece(f"mini-danger:{seat}", f"{danger.kind}:{danger.size}", *at, 0, 22, turn=turn, z=8, tip=tip)]
