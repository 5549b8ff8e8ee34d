"""How the adventure cards look: paper, with the numbers large and every danger drawn with its direction."""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.table import Face, Words, draw, palette

from ..content import CARDS, Card, Hazard, Penalty
from .loads import GOODS

W, H = 176.0, 246.0
SMALL = 60.0
"""How wide a card is that is not to be read."""
BAND = 58.0
PLANET_TOP, PLANET_STEP = 96.0, 28.0
"""Where the rows of a planets card are: ships that landed stand on them."""

ACCENTS = {
    "slavers": "#c9577a",
    "smugglers": "#c98a3a",
    "pirates": "#b3343f",
    "stardust": "#d8b23c",
    "epidemic": "#7fae3f",
    "sabotage": "#8a6a55",
    "open_space": "#4f7fd6",
    "meteoric_swarm": "#a5764a",
    "planets": "#3fa38a",
    "combat_zone": "#a3454f",
    "abandoned_ship": "#6f7fa8",
    "abandoned_station": "#5f93b0",
}
ICONS = {
    "slavers": "person",
    "smugglers": "knapsack",
    "pirates": "skull-crossed-bones",
    "stardust": "star-formation",
    "epidemic": "biohazard",
    "sabotage": "time-bomb",
    "open_space": "rocket-flight",
    "meteoric_swarm": "burning-meteor",
    "planets": "ringed-planet",
    "combat_zone": "laser-blast",
    "abandoned_ship": "space-shuttle",
    "abandoned_station": "satellite",
}
DECKS = {"I": "#3f6fb0", "II": "#8a5bb8", "III": "#b0453f"}
CRITERIA = {"crew": "person", "engine": "rocket", "cannon": "crosshair"}
TURNS = {"front": 0, "right": 90, "rear": 180, "left": 270}


def faces(words: Words) -> dict[str, Face]:
    """Sixty fronts, three backs."""
    found = {f"card:{card.id}": front(card, words) for card in CARDS.values()}
    for deck, colour in DECKS.items():
        found[f"small:{deck}"] = _small("galaxy", palette.darker(colour, 0.35), "#dfe7fb", deck, SMALL, SMALL * H / W)
    for card in CARDS.values():
        accent = ACCENTS[card.kind]
        ground, ink = palette.mix("#f6f1e4", accent, 0.5), palette.darker(accent, 0.5)
        found[f"small:{card.id}"] = _small(ICONS[card.kind], ground, ink, card.deck, SMALL, SMALL * H / W)
    return found


def _small(icon: str, ground: str, ink: str, deck: str, w: float, h: float) -> Face:
    """A card or its back where there is no room to read it: its icon and its deck."""
    out = draw.rect(0.6, 0.6, w - 1.2, h - 1.2, ground, r=7, stroke="#0f1626", width=1.2)
    out += draw.icon(icon, w / 2, h * 0.4, w * 0.66, ink)
    return Face(w, h, out + draw.text(deck, w / 2, h * 0.84, 15, ink=ink, bold=True), outline=draw.box_path(w, h, 7))


def front(card: Card, words: Words) -> Face:
    """One card."""
    accent = ACCENTS[card.kind]
    tint, ground = draw.linear(
        ((0, palette.mix("#f6f1e4", accent, 0.75)), (1, palette.mix("#f6f1e4", accent, 0.35))), slant=True
    )
    out = draw.sheet(W, H) + tint
    out += draw.path(f"M0 12Q0 0 12 0L{W - 12} 0Q{W} 0 {W} 12L{W} {BAND}L0 {BAND}Z", ground)
    out += draw.icon(ICONS[card.kind], 30, BAND / 2, 40, palette.darker(accent, 0.45))
    title = words.name(card.id).rsplit(" ", 1)[0]
    out += _title(title)
    out += draw.circle(W - 19, 19, 13, DECKS[card.deck], stroke="#ffffff", width=1.2)
    out += draw.text(card.deck, W - 19, 19, 12, ink="#ffffff", bold=True)
    if card.first_flight:
        out += draw.icon("round-star", W - 19, BAND - 11, 14, palette.darker(accent, 0.3))
    out += BODIES[card.kind](card, words)
    if card.days:
        out += _days(card.days, words)
    return Face(W, H, out, outline=draw.box_path(W, H, 12))


def _title(title: str) -> str:
    """The name in the band, beside the number of the deck or, if it is one long word, below it; never cut."""
    longest = max(draw.measure(word, 15, True) for word in title.split())
    below = " " not in title and longest > W - 92
    wide = W - 64 if below else W - 92
    size = min(15.0, 15 * (wide - 2) / longest)
    top = 34 if below else 10 if len(draw.wrap(title, wide, size, True)) > 1 else 19
    return draw.paragraph(title, 56, top, wide, size, ink=palette.PEN, bold=True, most=2)


def _days(days: int, words: Words) -> str:
    """Days of flight lost, lower right."""
    out = draw.rect(W - 66, H - 38, 56, 27, "#1a2238", r=8)
    out += draw.icon("backward-time", W - 51, H - 24.5, 17, "#9db8e8")
    return out + draw.text(f"−{days}", W - 27, H - 24.5, 17, ink="#ffffff", bold=True)


def _goods(goods: Sequence[str], x: float, y: float, size: float = 21) -> str:
    """A row of goods, from the left."""
    out = ""
    for k, colour in enumerate(goods):
        face = draw.resource(GOODS[colour], size=size)
        out += draw.group(face.svg, x + k * (size + 3), y - size / 2)
    return out


def _credits(amount: int, x: float, y: float) -> str:
    out = draw.circle(x, y, 15, "#d9a520", stroke="#7a5a0c", width=1.6) + draw.circle(x, y, 11.5, "", stroke="#fff1bd")
    return out + draw.text(str(amount), x, y, 15, ink="#3a2a05", bold=True)


def _figures(count: int, x: float, y: float, minus: bool) -> str:
    out = draw.icon("astronaut-helmet", x + 12, y, 24, palette.PEN)
    return out + draw.text(f"{'−' if minus else '≥ '}{count}", x + 28, y, 19, ink=palette.PEN, bold=True, align="start")


def _hazard(hazard: Hazard, x: float, y: float, shot: bool = False, size: float = 26) -> str:
    """A meteor or a shot with the arrow that says where it comes from."""
    big = hazard[0] == "big"
    r = size * (0.5 if big else 0.32)
    if shot:
        body = draw.circle(x, y, r, "#d63a5e", stroke="#5c1024", width=1.4) + draw.circle(x, y, r * 0.5, "#ffd3de")
    else:
        glow, fill = draw.radial(((0, "#c9ae8c"), (1, "#6b523b")), cx=0.35, cy=0.3, r=0.9)
        body = glow + draw.circle(x, y, r, fill, stroke="#33261a", width=1.3)
        body += draw.circle(x - r * 0.3, y + r * 0.2, r * 0.24, "#4a392a")
    arrow = draw.path("M-6 -5L6 -5L0 5Z", palette.PEN)
    turn = TURNS[hazard[1]]
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[turn // 90]
    return body + draw.group(arrow, x + dx * (size * 0.5 + 7), y + dy * (size * 0.5 + 7), turn=turn)


def _grid(count: int, top: float, room: float) -> tuple[list[tuple[float, float]], float]:
    """Where a number of dangers stand on a card, three in a row, and how far apart."""
    columns = 3 if count > 2 else max(1, count)
    step = min(52.0, room / -(-count // columns))
    places = []
    for k in range(count):
        inline = min(columns, count - k // columns * columns)
        places.append((W / 2 + (k % columns - (inline - 1) / 2) * 54, top + step / 2 + (k // columns) * step))
    return places, step


def _hazards(hazards: Sequence[Hazard], top: float, room: float, shot: bool = False) -> str:
    """All dangers of a card in their order."""
    places, step = _grid(len(hazards), top, room)
    out = ""
    for k, (x, y) in enumerate(places):
        out += _hazard(hazards[k], x, y, shot, min(27.0, step * 0.56))
        out += draw.text(str(k + 1), x - 18, y - 13, 12, ink=palette.PENCIL, bold=True)
    return out


def pointer(card: Card, number: int) -> tuple[float, float, float]:
    """Where on a swarm or a combat zone one is: the middle of that meteor or line, and how wide the mark is."""
    if card.kind == "meteoric_swarm":
        return (*_grid(len(card.meteors), BAND + 8, H - BAND - 18)[0][number], 53.0)
    return W / 2, 88.0 + 56 * number, W - 12


# ---- bodies


def _picture(card: Card, words: Words) -> str:
    """A card that says in a few words what it does."""
    out = draw.icon(ICONS[card.kind], W / 2, 98, 62, palette.darker(ACCENTS[card.kind], 0.15))
    return out + draw.paragraph(words(f"card-{card.kind}"), 14, 138, W - 28, 12.5, height=98)


def _swarm(card: Card, _words: Words) -> str:
    return _hazards(card.meteors, BAND + 8, H - BAND - 18)


def _planets(card: Card, _words: Words) -> str:
    looks = (("#ffcf9e", "#b06a35"), ("#a8d8ff", "#3b6fb0"), ("#c7f0b2", "#4c8a3e"), ("#e3c1ff", "#7a4cab"))
    out = ""
    for k, goods in enumerate(card.planets):
        y = PLANET_TOP - 12 + k * PLANET_STEP
        light, dark = looks[k]
        out += draw.planet("", 24, y, 11.5, light=light, dark=dark)
        out += draw.text(str(k + 1), 24, y, 12, ink=palette.PEN, bold=True)
        out += _goods(goods, 44, y)
    return out


def _enemy(card: Card, words: Words) -> str:
    out = draw.circle(36, 92, 23, "#2b2440") + draw.icon("crosshair", 36, 92, 40, "#4c4370")
    out += draw.text(str(card.strength), 36, 92, 24, ink="#ffffff", bold=True)
    out += draw.rect(8, 122, W - 16, 2, palette.mix(palette.PAPER, palette.PEN, 0.25))
    out += draw.rect(8, 126, W - 16, 46, "#2b2f44", r=7)
    penalty = card.penalty or Penalty(kind="crew")
    out += draw.icon("broken-shield", 24, 149, 22, "#ff9aa8")
    out += _penalty(penalty, 42, 149, "#ffffff")
    out += draw.icon("trophy-cup", 24, 206, 22, "#8a6a12")
    if card.credits:
        out += _credits(card.credits, 56, 206)
    else:
        out += _goods(card.goods[:3], 42, 198 if len(card.goods) > 3 else 206, 19)
        out += _goods(card.goods[3:], 42, 220, 19)
    return out + draw.paragraph(words(f"card-{card.kind}"), 66, 59, W - 76, 12, height=63)


def _penalty(penalty: Penalty, x: float, y: float, ink: str) -> str:
    if penalty.kind == "shots":
        return _volley(penalty.shots, x, y, ink)
    icons = {"crew": "astronaut-helmet", "goods": "wooden-crate", "days": "backward-time"}
    out = draw.icon(icons[penalty.kind], x + 12, y, 22, ink)
    return out + draw.text(f"−{penalty.count}", x + 28, y, 18, ink=ink, bold=True, align="start")


def _volley(shots: Sequence[Hazard], x: float, y: float, ink: str) -> str:
    """Shots in their order, in one row or two."""
    rows = 1 if len(shots) <= 3 else 2
    inline = -(-len(shots) // rows)
    step = min(38.0, (W - x - 10) / inline)
    out = ""
    for k, shot in enumerate(shots):
        down = 0.0 if rows == 1 else (k // inline - 0.5) * 23
        out += draw.group(_small_shot(shot, ink, rows), x + step * (k % inline + 0.5), y + down)
    return out


def _small_shot(shot: Hazard, ink: str, rows: int) -> str:
    """A shot about 0, 0 with its arrow; in two rows the arrow stands beside it."""
    turn = TURNS[shot[1]]
    r = (7.5 if rows == 1 else 6.5) if shot[0] == "big" else 4.2
    body = draw.circle(0, 0, r, "#ff4f7a", stroke="#5c1024", width=1) + draw.circle(0, 0, r * 0.45, "#ffe1ea")
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[turn // 90] if rows == 1 else (1, 0)
    return body + draw.group(draw.path("M-4.4 -3.4L4.4 -3.4L0 4Z", ink), dx * 13, dy * 13, turn=turn)


def _zone(card: Card, _words: Words) -> str:
    out = ""
    for k, line in enumerate(card.lines):
        y = 88 + k * 56
        out += draw.rect(8, y - 24, W - 16, 49, "#2b2f44" if k % 2 == 0 else "#383d57", r=7)
        out += draw.icon(CRITERIA[line.criterion], 27, y, 26, "#9db8e8")
        out += draw.path(f"M44 {y - 6}L52 {y}L44 {y + 6}", stroke="#93a0c2", width=2.4, cap=True)
        out += _penalty(line.penalty, 58, y, "#ffffff")
    return out


def _wreck(card: Card, words: Words) -> str:
    out = _figures(card.crew, 22, 96, True)
    out += draw.icon("progression", 96, 96, 20, palette.PENCIL) + _credits(card.credits, 136, 96)
    return out + draw.paragraph(words("card-abandoned_ship"), 14, 128, W - 28, 12.5, height=76)


def _station(card: Card, words: Words) -> str:
    out = _figures(card.crew, 22, 90, False) + _goods(card.goods, 22, 126, 24)
    return out + draw.paragraph(words("card-abandoned_station"), 14, 148, W - 28, 12.5, height=58)


BODIES = {
    "open_space": _picture,
    "stardust": _picture,
    "epidemic": _picture,
    "sabotage": _picture,
    "meteoric_swarm": _swarm,
    "planets": _planets,
    "slavers": _enemy,
    "smugglers": _enemy,
    "pirates": _enemy,
    "combat_zone": _zone,
    "abandoned_ship": _wreck,
    "abandoned_station": _station,
}
