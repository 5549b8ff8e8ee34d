"""Players: the small box of numbers, the computer, one's hand, and the cards that others have before them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ludonaut.table import Face, Panel, Piece, Words, draw, layout, panel
from ludonaut.table.palette import EDGE, INK

from ..content import CARDS, COLUMN_AT, COMPUTER, TECH_BOTTOM, TECH_INDEX, TECH_TOP, TECHS
from ..view import Opponent, Private, Team
from .cards import CARD_W, OBJECTIVE_H, PLATE_H, PLATE_W, card_tip
from .icons import ICON, TECH, TECH_ICON, gain_icons
from .wording import effects_text, objective_text

BOX_W, BOX_H = 250.0, 112.0
HAND_W, HAND_H = 960.0, 214.0
HELD_W = CARD_W * 0.92
COMPUTER_W, COMPUTER_H = 316.0, 204.0
SPACE = 46.0
BUTTONS = {"scan": "radar-dish", "research": "microchip", "pass": "empty-hourglass", "end": "check-mark"}
"""Actions that belong to no other piece, and their icons."""
RESOURCES = (
    ("credits", "credit", "#f2d27a"),
    ("energy", "energy", "#9be7ff"),
    ("publicity", "publicity", "#f4a6c0"),
    ("data", "data", "#8fe0ff"),
    ("cards", "card", "#e8e4d8"),
)


Lines: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Cards that lie open before a player, with the circles that are covered."""


def faces(words: Words) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for _, what, tone in RESOURCES:
        found[f"res:{what}"] = draw.chip(ICON[what], w=46, h=25, colour=tone)
    found["res:exofossil"] = draw.chip(ICON["exofossil"], w=46, h=25, colour="#d9b38c")
    for filled in range(7):
        found[f"computer:{filled}"] = draw.bar(6, filled, w=150, h=9)
    for tech in TECHS:
        found[f"owned:{tech.id}"] = _owned(tech.kind, tech.id[-1])
        if tech.kind == "computer":
            index = TECH_INDEX[tech.id]
            found[f"top:{tech.id}"] = _space(gain_icons(TECH_TOP[index], words), "#2b4a86")
            found[f"low:{tech.id}"] = _space(gain_icons(TECH_BOTTOM[index], words), "#2b4a86")
    for space, gain in enumerate(COMPUTER):
        found[f"top:{space}"] = _space(gain_icons(gain, words), "#16213f")
    found["low"] = Face(
        SPACE - 4, SPACE - 4, draw.rect(1, 1, SPACE - 6, SPACE - 6, "none", r=8, stroke="#22304f", dash="4 4")
    )
    found["pool"] = Face(26, 26, draw.circle(13, 13, 11, "#0d1530", stroke=EDGE))
    for income in ("credit", "energy", "card", "publicity", "data"):
        found[f"income:{income}"] = draw.chip(ICON[income], w=54, h=25, colour="#d8e8b8")
    found["passed"] = Face(60, 20, draw.rect(0, 0, 60, 20, "#3a2430", r=6), ink="#ffb3c4", size=12)
    found["lead"] = draw.medallion("flying-flag", size=22, colour="#3a4f80")
    found["plans"] = draw.chip("alien-skull", w=46, h=25, colour="#ff9d9d")
    found["done"] = draw.chip("check-mark", w=46, h=25, colour="#a8e6a0")
    for name, icon in BUTTONS.items():
        found[f"button:{name}"] = draw.medallion(icon, size=38, colour="#2b4a86")
    return found


def _owned(kind: str, number: str) -> Face:
    svg = draw.rect(0.5, 0.5, 33, 23, "#18233f", r=6, stroke=TECH[kind], width=1.3)
    svg += draw.icon(TECH_ICON[kind], 12, 12, 15, TECH[kind]) + draw.text(number, 26, 12, 12, ink=INK, bold=True)
    return Face(34, 24, svg)


def _space(gains: str, fill: str) -> Face:
    size = SPACE - 4
    svg = draw.rect(0.7, 0.7, size - 1.4, size - 1.4, fill, r=9, stroke=EDGE, width=1.2)
    if gains:
        svg += draw.text(gains, size / 2, size / 2, 11.5, ink=INK, bold=True, width=size - 4)
    return Face(size, size, svg)


def name_of(words: Words, seat: int, seats: int) -> str:
    return words.name("rival") if seat >= seats else words.player(seat)


# ---- the box of numbers


@panel
def box(words: Words, player: Team, rival: Opponent | None, seat: int, seats: int, first: int, active: int) -> Panel:
    """The numbers of a player or of the rival."""
    pieces: list[Piece] = []
    for index, (key, what, _) in enumerate(RESOURCES):
        pieces.append(
            Piece(
                f"{what}:{seat}",
                f"res:{what}",
                28 + 48.5 * index,
                16,
                label=str(getattr(player, key)),
                size=14,
                tip=words(f"tip-{key}"),
            )
        )
    pieces.append(Piece(f"bar:{seat}", f"computer:{player.top}", 84, 40, tip=words("tip-computer", n=player.top)))
    if player.exofossils:
        pieces.append(
            Piece(
                f"exofossils:{seat}",
                "res:exofossil",
                226,
                68,
                label=str(player.exofossils),
                size=14,
                tip=words("tip-exofossils"),
            )
        )
    if player.passed:
        pieces.append(Piece(f"passed:{seat}", "passed", 214, 40, label=words("label-passed"), tip=words("tip-passed")))
    elif first == seat:
        pieces.append(Piece(f"lead:{seat}", "lead", 230, 40, tip=words("tip-first")))
    techs = _stored(rival) if rival is not None and seat >= seats else list(player.techs)
    step = min(37.0, 208.0 / max(1, len(techs) - 1)) if len(techs) > 6 else 37.0
    for index, tech in enumerate(techs):
        pieces.append(
            Piece(f"own:{seat}:{index}", f"owned:{tech}", 22 + step * index, 68, z=index, tip=_tech_tip(words, tech))
        )
    gets = incomes(words, player.tucked, f"gets:{seat}", 2, 94)[:3]
    pieces += [*gets, _finished(words, len(player.done), f"finished:{seat}", 6 + 58.0 * len(gets), 94)]
    title, badge = name_of(words, seat, seats), str(player.score)
    return Panel(f"player{seat}", title, BOX_W, BOX_H, pieces, slot=f"player:{seat}", badge=badge, lit=active == seat)


def _stored(rival: Opponent) -> list[str]:
    """The rival's technologies, each tile once."""
    return [tech for tech, tiles in rival.techs for _ in range(tiles)]


def _tech_tip(words: Words, tech: str) -> str:
    return words.colon(words.name(tech), words(f"tip-{tech}"))


# ---- the computer


class Desk(NamedTuple):
    """All that a computer and what lies below it are drawn from."""

    columns: tuple[str, ...]
    top: int
    bottom: tuple[int, ...]
    data: int
    tucked: tuple[str, ...]
    done: int
    planned: int
    exertians: int


def desk(player: Team) -> Desk:
    rows = player.columns, player.top, player.bottom, player.data
    return Desk(*rows, player.tucked, len(player.done), player.planned, player.exertians)


@panel
def computer(words: Words, seat: int, desk: Desk) -> Panel:
    """A computer, with the income and what was finished below it, and buttons for what has no other place."""
    pieces = _spaces(words, desk, seat)
    pieces.extend(incomes(words, desk.tucked, f"income:{seat}", 6, 152))
    pieces.append(_finished(words, desk.done, f"done:{seat}", 6, 186))
    if desk.planned or desk.exertians:
        tip = words("tip-plans", n=desk.planned, left=desk.exertians)
        pieces.append(Piece(f"plans:{seat}", "plans", 81, 186, label=f"{desk.planned}", size=13, tip=tip))
    for index, name in enumerate(BUTTONS):
        tip = words(f"do-{name}")
        pieces.append(Piece(f"{name}:{seat}", f"button:{name}", 148 + 42 * index, 184, tip=tip, own=True))
    title, slot = words("panel-computer"), f"seat:{seat}"
    return Panel(f"computer{seat}", title, COMPUTER_W, COMPUTER_H, pieces, slot=slot, own="side")


def _spaces(words: Words, desk: Desk, seat: int) -> list[Piece]:
    """Two rows of spaces with their data, and the pool below."""
    pieces: list[Piece] = []
    x, y = 6.0, 8.0
    for space in range(len(COMPUTER)):
        cx = x + SPACE / 2 + (SPACE + 6) * space
        column = COLUMN_AT[space]
        tech = desk.columns[column] if column >= 0 else ""
        gain = TECH_TOP[TECH_INDEX[tech]] if tech else COMPUTER[space]
        tip = words("tip-top", n=space + 1, gain=effects_text(words, gain) or "–")
        pieces.append(Piece(f"top:{seat}:{space}", f"top:{tech or space}", cx, y + 21, tip=tip))
        if space < desk.top:
            pieces.append(Piece(f"topdata:{seat}:{space}", "data", cx, y + 21, 28, 28, z=2, tip=words("tip-data")))
        if column >= 0:
            pieces.extend(_low(words, desk, seat, column, cx, y + 68))
    for index in range(6):
        px = x + 15 + 29 * index
        face = "data" if index < desk.data else "pool"
        pieces.append(Piece(f"pool:{seat}:{index}", face, px, y + 110, 24, 24, tip=words("tip-pool")))
    return pieces


def _low(words: Words, desk: Desk, seat: int, column: int, x: float, y: float) -> list[Piece]:
    tech = desk.columns[column]
    if not tech:
        return [Piece(f"low:{seat}:{column}", "low", x, y, tip=words("tip-column"))]
    gain = effects_text(words, TECH_BOTTOM[TECH_INDEX[tech]])
    pieces = [Piece(f"low:{seat}:{column}", f"low:{tech}", x, y, tip=words("tip-low", tech=tech, gain=gain))]
    if column in desk.bottom:
        pieces.append(Piece(f"lowdata:{seat}:{column}", "data", x, y, 28, 28, z=2, tip=words("tip-data")))
    return pieces


def incomes(words: Words, tucked: tuple[str, ...], name: str, x: float, y: float) -> list[Piece]:
    """Tucked cards as counted income symbols."""
    kinds = [CARDS[card].income for card in tucked]
    shown = [kind for kind in ("credit", "energy", "card", "publicity", "data") if kind in kinds]
    return [
        Piece(
            f"{name}:{kind}",
            f"income:{kind}",
            x + 27 + 58 * index,
            y,
            label=f"+{kinds.count(kind)}",
            size=13,
            tip=words("tip-income", income=kind, n=kinds.count(kind)),
        )
        for index, kind in enumerate(shown)
    ]


# ---- missions

MISSION = 0.9
MISSION_W = PLATE_W * MISSION
"""Missions lie a little smaller than on the market."""


def open_cards(player: Team, plans: tuple[str, ...]) -> Lines:
    """Open missions, end-game cards, messages and known plans, each with its covered circles."""
    rest = (*player.finals, *(card for _, card in player.messages), *plans)
    return (*player.missions, *((card, ()) for card in rest))


def missions(words: Words, lines: Lines, seat: int, x: float, y: float, room: float) -> list[Piece]:
    """Open cards as lines, with markers on covered circles."""
    spots = layout.column(len(lines), PLATE_H * MISSION, room, (x, y), gap=4)
    pieces: list[Piece] = []
    for order, ((card, covered), spot) in enumerate(zip(lines, spots, strict=True)):
        pieces.append(
            Piece(f"mission:{card}", f"plate:{card}", spot.x, spot.y, MISSION_W, z=order, tip=card_tip(words, card))
        )
        for number, circle in enumerate(covered):
            pieces.append(
                Piece(
                    f"covered:{card}:{circle}",
                    "small",
                    spot.x + MISSION_W / 2 - 12 - 19 * number,
                    spot.y + 19,
                    18,
                    18,
                    z=order,
                    owner=seat,
                    tip=words("tip-covered"),
                )
            )
    return pieces


# ---- one's own hand


@panel
def hand(words: Words, seat: int, own: Private, lines: Lines) -> Panel:
    """One's cards, and the missions and other cards that lie open before one."""
    pieces: list[Piece] = []
    pack = own.looked if own.looks_at == "pack" else ()
    cards = [(f"card:{card}", f"card:{card}") for card in own.hand]
    cards += [(f"look:{card}", f"card:{card}") for card in pack]
    cards += [(f"plan:{card}", f"card:{card}") for card in own.exertians]
    room = HAND_W - 8 - (MISSION_W + 14 if lines else 0)
    spots = layout.row(len(cards), HELD_W, room, (4, HAND_H / 2), gap=8)
    for order, ((name, face), spot) in enumerate(zip(cards, spots, strict=True)):
        card = face.partition(":")[2]
        pieces.append(Piece(name, face, spot.x, spot.y, HELD_W, z=order, tip=card_tip(words, card)))
    if own.looks_at != "pack":
        pieces.extend(_samples(words, own.looked))
    pieces.extend(missions(words, lines, seat, HAND_W - MISSION_W / 2 - 4, 2, HAND_H - 4))
    return Panel("hand", words("panel-hand"), HAND_W, HAND_H, pieces, slot="hand")


def _samples(words: Words, samples: tuple[str, ...]) -> list[Piece]:
    return [
        Piece(
            f"sample:{sample}",
            f"sample:any:{sample}",
            80 + 160 * index,
            30,
            150,
            36,
            z=40,
            tip=words.name(sample),
        )
        for index, sample in enumerate(samples)
    ]


def _finished(words: Words, count: int, name: str, x: float, y: float) -> Piece:
    return Piece(name, "done", x + 23, y, label=str(count), size=13, tip=words("tip-done", n=count))


# ---- the cards of the others


@panel
def cards(words: Words, seat: int, shown: tuple[str, ...], unseen: int, lines: Lines) -> Panel:
    """The cards that a player has: for all but this player, who has them in the hand."""
    pieces: list[Piece] = []
    for index, card in enumerate(shown):
        pieces.append(Piece(f"shown:{seat}:{card}", f"card:{card}", 52 + 92 * index, 66, 88, tip=card_tip(words, card)))
    if unseen:
        x = 52 + 92 * len(shown)
        pieces.append(
            Piece(f"unseen:{seat}", "back", x, 66, 88, label=str(unseen), size=15, tip=words("tip-unseen", n=unseen))
        )
    pieces.extend(missions(words, lines, seat, 8 + MISSION_W / 2, 134, 190))
    width = max(380.0, 100 + 92.0 * (len(shown) + bool(unseen)))
    high = 330 if lines else 200
    return Panel(f"cards{seat}", words.player(seat), width, high, pieces, slot=f"seat:{seat}", own="hand")


@panel
def rival_panel(words: Words, rival: Opponent) -> Panel:
    """The solo rival's card, progress and the player's objectives."""
    pieces: list[Piece] = []
    y = 6.0
    if rival.now:
        pieces.append(Piece("rivalcard", f"rival:{rival.now}", 158, y + 17, tip=words("tip-rival-card", n=rival.cards)))
    y += 42
    pieces.append(
        Piece("progress", f"progress:{rival.progress}", 158, y + 9, tip=words("tip-progress", n=rival.progress + 1))
    )
    y += 28
    for objective, marked in rival.open:
        name, tip = f"objective:{objective}", objective_text(words, objective)
        pieces.append(Piece(name, name, 158, y + OBJECTIVE_H / 2, tip=tip))
        for task in marked:
            pieces.append(Piece(f"task:{objective}:{task}", "small", 296 - 22 * task, y + 13, 20, 20, z=2, owner=0))
        y += OBJECTIVE_H + 5
    left = sum(rival.stack)
    label = words("label-objectives", done=len(rival.done), left=left)
    pieces.append(Piece("objectives", "label", 158, y + 12, 300, 20, label=label, size=12, tip=words("tip-objectives")))
    return Panel("rival", words("panel-rival"), 316, y + 28, pieces, slot="side")


def progress_faces() -> dict[str, Face]:
    return {f"progress:{at}": draw.bar(12, at + 1, w=300, h=14) for at in range(12)}
