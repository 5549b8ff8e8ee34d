"""The two species: their discovery spaces, and their boards once they are found."""

from __future__ import annotations

from typing import TypeAlias

from ludonaut.table import Face, Panel, Piece, Words, draw, panel
from ludonaut.table.layout import Spot
from ludonaut.table.palette import INK, mix

from ..content import COLOURS, DISCOVERY_GAIN, MESSAGES, OVERFLOW_GAIN, SAMPLES, SPECIES
from ..rules.traces import SAMPLE_HERE
from ..view import Being
from .cards import card_tip
from .icons import ICON, SPECIES_ICON, TRACE, gain_icons, letter
from .wording import effects_text

Beings: TypeAlias = tuple[Being, ...]

W = 316.0
SPACE_W, SPACE_H = 100.0, 26.0
GAP = 3.0
SIDES = ("left", "right")
HEAD = 44.0


def faces(words: Words) -> dict[str, Face]:
    found: dict[str, Face] = {}
    for index, side in enumerate(SIDES):
        for colour in COLOURS:
            found[f"discovery:{side}:{colour}"] = _space(
                words, colour, gain_icons(DISCOVERY_GAIN[index], words), "", strong=True
            )
    for colour in COLOURS:
        found[f"surplus:{colour}"] = _space(words, colour, gain_icons(OVERFLOW_GAIN, words), "+", strong=False)
        for sample, gain in SAMPLES.items():
            found[f"sample:{colour}:{sample}"] = _space(
                words, colour, f"[alien-egg] {gain_icons(gain, words)}", "", strong=False
            )
    for sample, gain in SAMPLES.items():
        found[f"sample:any:{sample}"] = _space(words, "any", f"[alien-egg] {gain_icons(gain, words)}", "", strong=True)
    for name, board in SPECIES.items():
        for colour, spaces in board.items():
            for tier, space in enumerate(spaces, 1):
                cost = f"-{space.cost[1]}[{ICON[space.cost[0]]}]" if space.cost else ""
                risk = f"{space.danger}[skull-crossed-bones]" if space.danger else ""
                found[f"space:{name}:{colour}:{tier}"] = _space(
                    words, colour, gain_icons(space.gain, words), cost or risk, strong=False, many=space.many
                )
        found[f"species:{name}"] = _header(words.name(name), SPECIES_ICON[name])
    found["species:left"] = _header(words("panel-hidden-left"), "ufo")
    found["species:right"] = _header(words("panel-hidden-right"), "ufo")
    for index, gain in enumerate(MESSAGES):
        found[f"message:{index}"] = _space(words, "any", gain_icons(gain, words), "", strong=False, w=150)
    return found


def _space(
    words: Words, colour: str, gains: str, note: str, *, strong: bool, many: bool = False, w: float = SPACE_W
) -> Face:
    tone = TRACE[colour]
    svg = draw.rect(
        0.7,
        0.7,
        w - 1.4,
        SPACE_H - 1.4,
        mix("#101a34", tone, 0.22 if strong else 0.1),
        r=7,
        stroke=tone,
        width=1.6 if strong else 0.9,
        dash="4 3" if many else "",
    )
    svg += draw.text(letter(colour, words), 9, SPACE_H / 2, 12.6, ink=tone, bold=True)
    size = 13.0
    if note and gains.count("[") > 2:
        gains, size = gains.replace(" 1[", " ["), 12.6
    room = w - 20 - (24 if note else 2)
    svg += draw.text(gains, 18, SPACE_H / 2, size, ink=INK, bold=True, align="start", width=room)
    if note:
        svg += draw.text(note, w - 5, SPACE_H / 2, 12.6, ink="#ffb3a0", bold=True, align="end")
    return Face(w, SPACE_H, svg)


def _header(name: str, symbol: str) -> Face:
    svg = draw.icon(symbol, 18, 20, 30, "#c9b8ff") + draw.text(name, 40, 20, 15, bold=True, align="start", width=200)
    return Face(W - 8, 40, svg)


def column_x(colour: str) -> float:
    return 4 + SPACE_W / 2 + (SPACE_W + 4) * COLOURS.index(colour)


def tiers(beings: Beings, index: int) -> int:
    """How many rows of the board are shown."""
    species = beings[index]
    if not species.found:
        return 0
    board = SPECIES[species.name]
    if species.name == "mascamites":
        return max(4, 2 + len(species.slots))
    return max(len(spaces) for spaces in board.values())


def top_of(beings: Beings, index: int) -> float:
    return 0.0 if index == 0 else height_of(beings, 0) + 10


def height_of(beings: Beings, index: int) -> float:
    extra = 62 if beings[index].name == "centaurians" else 0
    return HEAD + (tiers(beings, index) + 2) * (SPACE_H + GAP) + extra


def space_spot(beings: Beings, index: int, colour: str, tier: int) -> Spot:
    """Highest tier above, discovery below, surplus at the bottom."""
    rows = tiers(beings, index)
    line = rows + 1 if tier < 0 else rows - tier
    return Spot(column_x(colour), top_of(beings, index) + HEAD + SPACE_H / 2 + line * (SPACE_H + GAP))


def mark_spot(beings: Beings, index: int, colour: str, tier: int, order: int) -> Spot:
    """The first marker of a space hides only its letter; more of them lie at its other end."""
    x, y = space_spot(beings, index, colour, tier)[:2]
    return Spot(x + (8 - SPACE_W / 2 if order == 0 else SPACE_W / 2 - 13 - 12 * min(order - 1, 4)), y)


@panel
def boards(words: Words, beings: Beings, seats: int) -> Panel:
    """Both species, the left one above."""
    pieces = [piece for index in (0, 1) for piece in _one(words, beings, index, seats)]
    return Panel("species", words("panel-species"), W, top_of(beings, 1) + height_of(beings, 1), pieces, slot="side")


def _one(words: Words, beings: Beings, index: int, seats: int) -> list[Piece]:
    species, side = beings[index], SIDES[index]
    top = top_of(beings, index)
    name = species.name
    tip = words(f"tip-species-{name}") if name else words("tip-species-hidden")
    pieces = [Piece(f"species:{side}", f"species:{name or side}", W / 2, top + 20, tip=tip)]
    for colour in COLOURS:
        pieces.extend(_column(words, beings, index, colour))
    if species.found:
        pieces.extend(_cards(words, beings, index))
    pieces.extend(_marks(words, beings, index, seats))
    return pieces


def _column(words: Words, beings: Beings, index: int, colour: str) -> list[Piece]:
    species, side = beings[index], SIDES[index]
    tip = words("tip-discovery", colour=colour, gain=effects_text(words, DISCOVERY_GAIN[index]))
    spot = space_spot(beings, index, colour, 0)
    pieces = [Piece(f"discover:{side}:{colour}", f"discovery:{side}:{colour}", *spot[:2], tip=tip)]
    spot = space_spot(beings, index, colour, -1)
    tip = words("tip-surplus", colour=colour, gain=effects_text(words, OVERFLOW_GAIN))
    pieces.append(Piece(f"surplus:{side}:{colour}", f"surplus:{colour}", *spot[:2], tip=tip))
    if not species.found:
        return pieces
    for tier, space in enumerate(SPECIES[species.name][colour], 1):
        face, gain = f"space:{species.name}:{colour}:{tier}", space.gain
        if gain == SAMPLE_HERE:
            if tier - 3 >= len(species.slots):
                continue
            sample = species.slots[tier - 3]
            face, gain = f"sample:{colour}:{sample}", SAMPLES[sample]
        spot = space_spot(beings, index, colour, tier)
        tip = words("tip-space", colour=colour, gain=effects_text(words, gain))
        pieces.append(Piece(f"study:{side}:{colour}:{tier}", face, *spot[:2], tip=tip))
    return pieces


def _marks(words: Words, beings: Beings, index: int, seats: int) -> list[Piece]:
    side = SIDES[index]
    pieces, seen = [], dict[tuple[str, int], int]()
    for number, (colour, tier, seat) in enumerate(beings[index].marks):
        order = seen.get((colour, tier), 0)
        seen[colour, tier] = order + 1
        spot = mark_spot(beings, index, colour, tier, order)
        owner = seat if seat >= 0 else None
        who = words.name("neutral") if owner is None else words.name("rival") if seat >= seats else words.player(seat)
        name = f"trace:{side}:{number}"
        pieces.append(Piece(name, "small", spot.x, spot.y, 20, 20, z=2 + order, owner=owner, tip=who))
    return pieces


def _cards(words: Words, beings: Beings, index: int) -> list[Piece]:
    species, side = beings[index], SIDES[index]
    top = top_of(beings, index)
    pieces: list[Piece] = []
    if species.faceup:
        card = species.faceup
        pieces.append(
            Piece(f"faceup:{card}", f"mini:{species.name}", W - 22, top + 22, 32, 43, z=1, tip=card_tip(words, card))
        )
    if species.deck:
        pieces.append(
            Piece(
                f"aliendeck:{side}",
                f"back:{species.name}",
                W - 60,
                top + 22,
                32,
                43,
                tip=words("tip-alien-deck", n=species.deck),
            )
        )
    if species.name == "centaurians":
        y = space_spot(beings, index, "purple", -1).y + SPACE_H + 6
        for slot, owner in enumerate(species.messages):
            x = 79 + 155 * (slot % 2)
            tip = words("tip-message", gain=effects_text(words, MESSAGES[slot]))
            pieces.append(
                Piece(f"message:{slot + 1}", f"message:{slot}", x, y + 28 * (slot // 2), tip=tip, dim=owner >= 0)
            )
    return pieces
