"""Each headquarters, and the boxes of numbers."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import View
from ludonaut.table import Panel, Piece, Words, kept

from ..content import BASES, ERA_BASES, ERAS, MODEL, PROGRESS, SHEETS, Kind
from ..rules.value import infra_sum
from .board import corp_name, tile_tip

W, H = 880, 118
LENT: tuple[Kind, ...] = ("move", "explore", "build", "research")
"""The actions that Infra helps."""


@kept
def mat(view: View, seat: int, words: Words) -> Panel:
    """A headquarters: Infra, wheel, legacy, bases in reserve and Progress cards."""
    corp = view["corps"][seat]
    pieces = [Piece(f"hq:{seat}", "zone", 320, 28, 640, 56, tip=words("tip-infra"))]
    pieces += _slots(corp, seat, words)
    pieces += _wheel(corp, seat, words)
    pieces += _reserve(view, corp, seat, words)
    pieces += _progress(corp, seat, words)
    return Panel(f"mat:{seat}", words("panel-hq", who=seat), W, H, pieces, f"seat:{seat}")


def _slots(corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """Research, and the three slots for Infra cards."""
    printed = SHEETS[corp["hq"]].slots
    pieces = []
    for number, slot in enumerate(printed):
        x = 77 + 156 * number
        text = ", ".join(f"{words.name(kind)} {value}" for kind, value in slot.items())
        card = corp["infra"][number - 1] if number else ""
        pid = f"slot:{seat}:{number}"
        if card:
            tip = f"{words.name(card)}. {words('tip-slot', n=number)}"
            pieces.append(Piece(pid, f"infra:{MODEL[card]}", x, 28, tip=tip, z=1))
        else:
            tip = words("tip-slot-research") if not number else words("tip-slot", n=number)
            face = f"printed-{next(iter(slot))}" if slot else "infra-empty"
            pieces.append(Piece(pid, face, x, 28, label=text or f"{number}", tip=tip, z=1))
    return pieces


def _wheel(corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """The two cubes of the Progress wheel, and the legacy."""
    wheel = corp["wheel"]
    pieces = [
        Piece(
            f"{kind}:{seat}",
            f"{kind}-{corp[kind] % wheel}",
            660 + 54 * i,
            28,
            tip=words(f"tip-wheel-{kind}", n=corp[kind] % wheel, wheel=wheel),
        )
        for i, kind in enumerate(("genetics", "revelation"))
    ]
    if corp["legacy"]:
        tile, base = corp["legacy"]
        tip = words("tip-legacy", n=corp["legacy_value"]) + ". " + tile_tip(tile, words)
        pieces.append(Piece(f"legacy:{seat}", f"tile:{tile}", 772, 28, tip=tip))
        pieces.append(Piece(f"legacy-base:{seat}", f"base-{base}", 783, 39, owner=seat, z=1, tip=words(f"tip-{base}")))
    else:
        pieces.append(Piece(f"legacy:{seat}", "slot", 772, 28, 46, 46, label="P", tip=words("tip-no-legacy")))
    return pieces


def _reserve(view: View, corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """How many bases of each kind are left, and the teams that are not deployed."""
    now = ERA_BASES[ERAS.index(view["era"])]
    pieces = []
    for i, base in enumerate(BASES):
        tip = f"{words.name(base)}. {words(f'tip-{base}')}"
        pieces.append(
            Piece(
                f"base-stock:{seat}:{base}",
                f"stock-{base}",
                25 + 50 * i,
                92,
                label=str(corp["stock"][base]),
                tip=tip,
                dim=base not in now or not corp["stock"][base],
            )
        )
    for i, place in enumerate(corp["teams"]):
        if not place:
            tip = words("tip-reserve")
            pieces.append(Piece(f"team:{seat}:{i}", "cube", 466 + 22 * i, 92, 20, 20, owner=seat, tip=tip))
    return pieces


def _progress(corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """The Progress cards, overlapping when there are many."""
    cards = corp["progress"]
    left, room = 560.0, 316.0
    step = min(150.0, (room - 146) / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    return [
        Piece(
            f"progress:{card}",
            f"progress-{PROGRESS[card].name}",
            left + 73 + step * i,
            92,
            z=i,
            tip=f"{words.name(card)}. {words('tip-' + PROGRESS[card].name)}",
        )
        for i, card in enumerate(cards)
    ]


@kept
def player_box(view: View, seat: int, words: Words) -> Panel:
    """A corporation's numbers."""
    corp = view["corps"][seat]
    colonies = [site for site, there in view["sites"].items() if there["colony"] and there["owner"] == seat]
    bases = sum(len(there["bases"]) for there in view["sites"].values() if there["owner"] == seat)
    contracts = sum(by == seat for by in view["claimed"].values())
    chips = [("cards", str(corp["cards"])), ("progress", str(len(corp["progress"]))), ("bases", str(bases))]
    chips.append(("contracts", str(contracts)))
    if corp["rival"]:
        chips[0] = ("cards", str(view["rival"]["deck"]))
    if view["era"] == "starfarers":
        chips[2] = ("colonies", f"{len(colonies)}")
    pieces = [
        Piece(f"chip:{name}:{seat}", f"chip-{name}", 31 + 60 * i, 15, label=label, tip=words(f"tip-chip-{name}"))
        for i, (name, label) in enumerate(chips)
    ]
    pieces += _shown(corp, seat, words)
    high = 32.0
    if not corp["rival"]:
        pieces += _strength(corp, seat, words)
        high += 30
    status = _status(view, corp, seat, words)
    if status:
        pieces.append(Piece(f"status:{seat}", "label", 125, high + 8, 240, 16, label=status, size=12))
        high += 20
    return Panel(
        f"player:{seat}", corp_name(view, seat, words), 250, high, pieces, f"player:{seat}", badge=f"{corp['profit']} Ŧ"
    )


def _strength(corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """What the Infra add to the actions that everybody may borrow them for."""
    pieces = []
    one, two, three = corp["infra"]
    for i, kind in enumerate(LENT):
        infra = infra_sum(corp["hq"], (one, two, three), kind)
        label = f"{infra.adds}×{infra.times}" if infra.multiplies else str(infra.adds)
        tip = f"{words.name(kind)}: {label}. {words('tip-infra')}"
        size = 15 if len(label) < 3 else 12
        pieces.append(Piece(f"infra:{kind}:{seat}", f"chip-{kind}", 31 + 60 * i, 45, label=label, tip=tip, size=size))
    return pieces


def _shown(corp: dict[str, Any], seat: int, words: Words) -> list[Piece]:
    """What everybody knows of the hand is in the tip of its number."""
    if not corp["shown"]:
        return []
    names = ", ".join(words.name(card) for card in corp["shown"])
    return [Piece(f"known:{seat}", "zone", 31, 15, 54, 26, tip=f"{words('tip-shown')} {names}", z=1)]


def _status(view: View, corp: dict[str, Any], seat: int, words: Words) -> str:
    """Passed, last turn, or Beyond markers."""
    parts = []
    if corp["passed"]:
        parts.append(words("status-passed"))
    elif view["closing"] and seat in view["left"]:
        parts.append(words("status-last"))
    for place, owner in enumerate(view["beyond"]):
        if owner == seat:
            parts.append(words("status-beyond", n=place + 1))
    if corp["production"]:
        parts.append(words("status-production", n=sum(corp["production"])))
    return " · ".join(parts)
