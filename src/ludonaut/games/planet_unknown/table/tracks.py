"""A corporation: five tracks from left to right with their rewards, cubes on them, and the techs below."""

from __future__ import annotations

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content.corporations import FACTS, HEIGHT, SPACE, CorporationFacts
from ..content.tiles import INDEX, TRACKS
from ..view import Corporation
from .look import GOLD, POD, ROVER, TERRAIN, source

STEP, ROW = 36, 42
LEFT, TOP = 46, 4
"""Whole numbers: there are many spaces, and their places are short on the wire."""
WIDTH = LEFT + 16 * STEP + 6
HIGH = TOP + 5 * ROW + 4
TECHS = 300.0
RULE = 36.0
"""The height of the sentence on what is special about a corporation."""

_LOOKS = {
    "ready": ("#1d2747", "#8d78d6", TERRAIN["tech"].colour, palette.INK),
    "used": ("#1d2747", "#5a4a94", "#463b73", palette.INK),
    "locked": (palette.DEEP, "#3a4468", "#2c3557", "#c3cce6"),
}
"""Techs in force, used up, and still locked: ground, edge, end and ink. All can be read."""
_SIGNS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    ((-7.5, 0), (7.5, 0)),
    ((-8.5, -7), (8.5, -7), (0, 7.5)),
)
"""Where the signs of a space stand, by their number: a choice of two has its medal below."""
_ICONS = {"synergy": "upgrade", "patch": "solid-leaf", "rover": ROVER}


def faces(words: Words) -> dict[str, Face]:
    """Boards, cubes and techs."""
    found = {f"board:{facts.id}": _board(facts) for facts in FACTS.values()}
    for track in TRACKS:
        kind = TERRAIN[track]
        found[f"cube:{track}"] = draw.block(kind.colour, kind.icon, size=28)
    found["space"] = Face(STEP - 3, ROW - 12, "")
    found["flux-token"] = draw.medallion("unstable-orb", size=24, colour="#1c6f78", ink="#b9fff5")
    found["space-pod"] = draw.medallion(POD, size=28, colour="#dfe9ff", ink="#33518f")
    for facts in FACTS.values():
        found[f"rule:{facts.id}"] = _rule(words(f"tip-corporation-{facts.id}"))
        for level, tech in enumerate(facts.techs):
            letter = "ABCDEF"[level] if facts.rule == "pods_unlock" else str(level + 1)
            for state in _LOOKS:
                found[f"tech:{facts.id}:{tech}:{state}"] = _tech(words.name(tech), letter, _tech_height(facts), state)
    return found


def _tech_height(facts: CorporationFacts) -> float:
    return (HIGH - RULE) / len(facts.techs) - 3


def _rule(text: str) -> Face:
    """What is special about a corporation, in a sentence or two."""
    return Face(TECHS, RULE, draw.paragraph(text, 4, 1, TECHS - 8, 13, ink=palette.DIM, leading=1.12, height=RULE - 3))


def _tech(name: str, letter: str, high: float, state: str) -> Face:
    """A tech: its level at the left end, what it does beside."""
    ground, edge, end, ink = _LOOKS[state]
    if name[1:3] in (": ", "\u00a0:"):
        name = name.partition(":")[2].strip()
        name = name[0].upper() + name[1:]
    room = TECHS - (58 if letter in "ABCDEF" else 36)
    out = draw.rect(0.6, 0.6, TECHS - 1.2, high - 1.2, ground, r=7, stroke=edge, width=1.2)
    out += draw.rect(0.6, 0.6, 24, high - 1.2, end, r=7)
    out += draw.text(letter, 12.5, high / 2, 15, ink="#ffffff", bold=True)
    lines = draw.wrap(name, room, 13)[:2]
    size = 12 if len(lines) > 1 and high < 30 else 13
    for at, line in enumerate(lines):
        y = high / 2 + (at - (len(lines) - 1) / 2) * (size + 0.5)
        out += draw.text(line, 30, y, size, ink=ink, align="start", width=room)
    return Face(TECHS, high, out)


def place(column: int, height: int) -> tuple[float, float]:
    """The centre of a space."""
    return LEFT + height * STEP + STEP // 2, TOP + column * ROW + ROW // 2


def _board(facts: CorporationFacts) -> Face:
    """The five tracks: a band in the colour of each, its icon at the start, rewards on the spaces."""
    out = ""
    for column, track in enumerate(TRACKS):
        kind = TERRAIN[track]
        cells: list[str] = getattr(facts.tracks, track)
        y = TOP + column * ROW
        out += draw.rect(2, y + 2, LEFT + len(cells) * STEP, ROW - 4, palette.mix(palette.DEEP, kind.colour, 0.2), r=8)
        out += draw.rect(2, y + 2, LEFT - 10, ROW - 4, kind.colour, r=8)
        out += draw.icon(kind.icon, LEFT / 2 - 3, TOP + (column + 0.5) * ROW, 23, palette.ink_on(kind.colour))
        for height, cell in enumerate(cells):
            out += _space(column, height, cell, kind.colour)
    if facts.path:
        out += _path(facts)
    return Face(WIDTH, HIGH, out)


def _space(column: int, height: int, cell: str, colour: str) -> str:
    x, y = place(column, height)
    w, h = STEP - 3, ROW - 12
    fill = palette.mix(palette.DEEP, colour, 0.1)
    out = draw.rect(x - w / 2, y - h / 2, w, h, fill, r=6, stroke=palette.mix(palette.DEEP, colour, 0.45), width=1)
    words = [word for part in cell.split("+") for word in part.split("|") if word]
    for word, (right, down) in zip(words, _SIGNS[len(words)], strict=True):
        out += _reward(word, x + right, y + down, len(words))
    if "|" in cell:
        middle = y + _SIGNS[len(words)][0][1]
        out += draw.line(x - 2, middle + 6, x + 2, middle - 6, palette.DIM, 1)
    return out


def _reward(word: str, x: float, y: float, count: int) -> str:
    """A reward as a small sign."""
    size = (20.0, 15.0, 13.5)[count - 1]
    digits = word[-1] if word[-1].isdigit() else ""
    kind = word.rstrip("0123456789")
    if kind == "medal":
        r = size * 0.52
        return draw.circle(x, y, r, GOLD) + draw.text(word[5:], x, y, (14, 13, 12)[count - 1], ink="#3a2c05", bold=True)
    if kind == "moves":
        if count > 1:
            return draw.text(digits, x, y, 14, ink="#ffc3ab", bold=True)
        number = draw.text(digits, x + 9, y, 14, ink="#ffc3ab", bold=True)
        return draw.icon(ROVER, x - 5, y, 16, "#ff9d7c") + number
    if kind == "civ":
        return draw.rect(x - 9, y - 10.5, 18, 21, palette.PAPER, r=3) + draw.text(
            digits, x, y, 13, ink=palette.PEN, bold=True
        )
    if kind == "tech":
        colour = TERRAIN["tech"].colour
        return draw.path(draw.hex_path(x, y, 12), colour, stroke="#c6b2f2", width=1) + draw.text(
            digits, x, y, 13, ink="#ffffff", bold=True
        )
    if word.startswith("advance-"):
        other = TERRAIN[word[8:]]
        return draw.circle(x, y, size * 0.55, other.colour) + draw.icon(
            other.icon, x, y, size * 0.8, palette.ink_on(other.colour)
        )
    if kind == "rover":
        return draw.circle(x, y, size * 0.55, "#3a1c14", stroke="#ff9d7c") + draw.icon(
            ROVER, x, y, size * 0.75, "#ff9d7c"
        )
    if kind == "patch":
        green = TERRAIN["biomass"].colour
        return draw.rect(x - size / 2, y - size / 2, size, size, green, r=3, stroke="#7ee0a8", width=1) + draw.icon(
            "solid-leaf", x, y, size * 0.7, "#d6ffe8"
        )
    return draw.icon(_ICONS[word], x, y, size, "#9fe3ff")


def _path(facts: CorporationFacts) -> str:
    """Oasis: the way of the water cube."""
    points = []
    for word in facts.path:
        track = word.rstrip("0123456789")
        points.append(place(INDEX[track], int(word[len(track) :])))
    return draw.group(draw.polyline(points, TERRAIN["water"].colour, 3, dash="2 5"), opacity=0.9)


@panel
def mat(words: Words, seat: int, board: Corporation) -> Panel:
    """A player's corporation: what is on its tracks. Everybody sees the same."""
    title = f"{words.name(board.id)} · {words.player(seat)}"
    tip = words(f"tip-corporation-{board.id}")
    pieces = [Piece(f"board:{seat}", f"board:{board.id}", WIDTH / 2, HIGH / 2, z=-5, tip=tip)]
    for berth in board.stowed:
        if berth in SPACE:
            spot = place(*divmod(SPACE[berth], HEIGHT))
            pieces.append(Piece(f"stowed:{seat}:{berth}", "space-pod", *spot, z=3, tip=words("tip-pod-space")))
    pieces += _spaces(words, seat, board.id)
    for track, cube in zip(TRACKS, board.cubes, strict=True):
        x, y = place(cube.column, cube.height)
        tip = words("tip-cube", track=track, n=cube.height)
        pieces.append(Piece(f"cube:{seat}:{track}", f"cube:{track}", x, y, z=4, tip=tip))
    if board.flux:
        y = TOP + (INDEX[board.flux] + 0.5) * ROW
        pieces.append(Piece(f"flux:{seat}", "flux-token", LEFT - 13, y, z=3, tip=words("tip-flux")))
    return Panel(f"tracks:{seat}", title, WIDTH, HIGH, pieces, slot=f"seat:{seat}")


@panel
def _spaces(words: Words, seat: int, corporation: str) -> list[Piece]:
    """The spaces of a board, which say what they give and can be clicked."""
    found = []
    for column, track in enumerate(TRACKS):
        cells: list[str] = getattr(FACTS[corporation].tracks, track)
        for height, cell in enumerate(cells):
            x, y = place(column, height)
            signs = [word for part in cell.split("+") for word in part.split("|") if word]
            gains = ", ".join(words.name("new_rover" if word == "rover" else word) for word in signs)
            tip = f"{words.name(track)} {height}" + (f": {gains}" if gains else "")
            found.append(Piece(f"space:{seat}:{track}-{height}", "space", x, y, tip=tip))
    return found


@panel
def techs(
    words: Words, seat: int, corporation: str, held: tuple[str, ...], used: tuple[str, ...], stowed: tuple[str, ...]
) -> Panel:
    """A player's techs, bright when in force, and the rule of the corporation."""
    facts = FACTS[corporation]
    high = _tech_height(facts)
    pieces = [Piece(f"rule:{seat}", f"rule:{facts.id}", TECHS / 2, RULE / 2, tip=source("corporations", words))]
    for level, tech in enumerate(facts.techs):
        state = "locked" if tech not in held else "used" if tech in used else "ready"
        tip = words.name(tech) + (f" ({words(f'tip-{state}')})" if state != "ready" else "")
        y = round(RULE + level * (high + 3) + high / 2, 1)
        pieces.append(Piece(f"tech:{seat}:{tech}", f"tech:{facts.id}:{tech}:{state}", TECHS / 2, y, tip=tip))
        if tech in stowed:
            pieces.append(Piece(f"stowed:{seat}:{tech}", "pod", TECHS - 14, y, z=3, tip=words.name(tech)))
    return Panel(f"techs:{seat}", words("panel-techs"), TECHS, HIGH, pieces, slot=f"seat:{seat}")
