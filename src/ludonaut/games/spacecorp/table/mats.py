"""Each headquarters, and the boxes of numbers."""

from __future__ import annotations

from ludonaut.table import Panel, Piece, Words, panel

from ..content import BASES, ERA_BASES, ERAS, MODEL, PROGRESS, SHEETS, WHEEL, Kind
from ..rules.sources import infra_value, progress_bonus
from ..view import Corp, Team
from .board import corp_name, tile_tip

W, H = 880, 118
LENT: tuple[Kind, ...] = ("move", "explore", "build", "research")
"""The actions that Infra helps."""
STRIP = 146
"""The width of a Progress card as a strip."""
BESIDE, BELOW = 2, 6
"""How many Progress cards lie beside the bases, and how many in each further row."""


@panel
def mat(
    words: Words,
    seat: int,
    era: str,
    hq: str,
    infra: tuple[str, str, str],
    wheel: tuple[int, int],
    legacy: tuple[str, ...],
    legacy_value: int,
    stock: tuple[int, ...],
    teams: tuple[Team, ...],
    progress: tuple[str, ...],
) -> Panel:
    """A headquarters: Infra, wheel, legacy, bases in reserve and Progress cards."""
    pieces = [Piece(f"hq:{seat}", "zone", 320, 28, 640, 56, tip=words("tip-infra"))]
    pieces += _slots(seat, hq, infra, words)
    pieces += _wheel(seat, wheel, words)
    pieces += _legacy(seat, legacy, legacy_value, words)
    pieces += _reserve(seat, era, stock, words)
    for i, team in enumerate(teams):
        if not team.site:
            tip = words("tip-reserve")
            pieces.append(Piece(f"team:{seat}:{i}", "cube", 466 + 22 * i, 92, 20, 20, owner=seat, tip=tip))
    pieces += _progress(progress, words)
    rows = -(-max(0, len(progress) - BESIDE) // BELOW)
    return Panel(f"mat:{seat}", words("panel-hq", who=seat), W, H + 36 * rows, pieces, f"seat:{seat}")


def _slots(seat: int, hq: str, infra: tuple[str, str, str], words: Words) -> list[Piece]:
    """Research, and the three slots for Infra cards."""
    pieces = []
    for number, slot in enumerate(SHEETS[hq].slots):
        x = 77 + 156 * number
        text = ", ".join(f"{words.name(kind)} {value}" for kind, value in slot.items())
        card = infra[number - 1] if number else ""
        pid = f"slot:{seat}:{number}"
        if card:
            tip = f"{words.name(card)}. {words('tip-slot', n=number)}"
            pieces.append(Piece(pid, f"infra:{MODEL[card]}", x, 28, tip=tip, z=1))
        else:
            tip = words("tip-slot-research") if not number else words("tip-slot", n=number)
            face = f"printed-{next(iter(slot))}" if slot else "infra-empty"
            pieces.append(Piece(pid, face, x, 28, label=text or f"{number}", tip=tip, z=1))
    return pieces


def _wheel(seat: int, cubes: tuple[int, int], words: Words) -> list[Piece]:
    """The two cubes of the Progress wheel."""
    return [
        Piece(
            f"{kind}:{seat}",
            f"{kind}-{cube % WHEEL}",
            660 + 54 * i,
            28,
            tip=words(f"tip-wheel-{kind}", n=cube % WHEEL, wheel=WHEEL),
        )
        for i, (kind, cube) in enumerate(zip(("genetics", "revelation"), cubes, strict=True))
    ]


def _legacy(seat: int, legacy: tuple[str, ...], value: int, words: Words) -> list[Piece]:
    """The tile that goes on producing, with its base."""
    if not legacy:
        return [Piece(f"legacy:{seat}", "slot", 772, 28, 46, 46, label="P", tip=words("tip-no-legacy"))]
    tile, base = legacy
    tip = words("tip-legacy", n=value) + ". " + tile_tip(tile, words)
    return [
        Piece(f"legacy:{seat}", f"tile:{tile}", 772, 28, tip=tip),
        Piece(f"legacy-base:{seat}", f"base-{base}", 814, 28, owner=seat, z=1, tip=words(f"tip-{base}")),
    ]


def _reserve(seat: int, era: str, stock: tuple[int, ...], words: Words) -> list[Piece]:
    """How many bases of each kind are left."""
    now = ERA_BASES[ERAS.index(era)]
    return [
        Piece(
            f"base-stock:{seat}:{base}",
            f"stock-{base}",
            25 + 50 * i,
            92,
            label=str(left),
            tip=f"{words.name(base)}. {words(f'tip-{base}')}",
            dim=base not in now or not left,
        )
        for i, (base, left) in enumerate(zip(BASES, stock, strict=True))
    ]


def _progress(cards: tuple[str, ...], words: Words) -> list[Piece]:
    """The Progress cards: the first ones beside the bases, the others in rows below."""
    pieces = []
    for i, card in enumerate(cards):
        row, column = divmod(i - BESIDE, BELOW)
        at = (633 + 152 * i, 92) if i < BESIDE else (STRIP / 2 + STRIP * column, 132 + 36 * row)
        tip = f"{words.name(card)}. {words('tip-' + PROGRESS[card].name)}"
        pieces.append(Piece(f"progress:{card}", f"progress-{PROGRESS[card].name}", at[0], at[1], tip=tip))
    return pieces


@panel
def player_box(
    words: Words,
    seats: int,
    era: str,
    corp: Corp,
    chips: tuple[tuple[str, int], ...],
    status: tuple[tuple[str, int], ...],
) -> Panel:
    """A corporation's numbers, each with its name; what Infra and Progress cards add; and how things stand."""
    seat = corp.seat
    pieces: list[Piece] = []
    for i, (name, number) in enumerate(chips):
        tip = words(f"tip-chip-{name}")
        if name == "cards" and corp.shown:
            tip += f". {words('tip-shown')} " + ", ".join(words.name(card) for card in corp.shown)
        pieces += _chip(f"{name}:{seat}", f"chip-{name}", words(f"label-chip-{name}"), str(number), tip, i, 15)
    high = 44.0
    if not corp.rival:
        for i, kind in enumerate(LENT):
            infra = infra_value(corp.hq, corp.infra, kind)
            more, factor = progress_bonus(corp.progress, kind, ERAS.index(era))
            adds, times = infra.adds + more, infra.times * factor
            label = f"{adds}×{times}" if times > 1 else str(adds)
            tip = f"{words.colon(words.name(kind), label)}. {words('tip-infra')}"
            if (more, factor) != (0, 1):
                tip += f". {words('tip-with-progress')}"
            pieces += _chip(f"infra-{kind}:{seat}", f"chip-{kind}", words.name(kind), label, tip, i, 59)
        high += 44
    if status:
        label = " · ".join(words(f"status-{name}", n=n) for name, n in status)
        pieces.append(Piece(f"status:{seat}", "label", 125, high + 8, 240, 16, label=label, size=12))
        high += 20
    title = corp_name(words, seats, seat)
    return Panel(f"player:{seat}", title, 250, high, pieces, f"player:{seat}", badge=f"{corp.profit} Ŧ")


def _chip(pid: str, face: str, name: str, number: str, tip: str, column: int, y: float) -> list[Piece]:
    """A number with its icon, and its name below."""
    x = 33 + 61 * column
    size = 15 if len(number) < 3 else 12
    return [
        Piece(f"chip:{pid}", face, x, y, label=number, tip=tip, size=size),
        Piece(f"chip-name:{pid}", "label", x, y + 21, 60, 13, label=name, size=11, tip=tip),
    ]
