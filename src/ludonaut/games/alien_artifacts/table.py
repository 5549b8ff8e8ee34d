"""The picture: one's board with its two wings in the middle, the decks and the aliens at the side, the hand below."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, View
from ludonaut.table import draw
from ludonaut.table.layout import Spot, column
from ludonaut.table.layout import row as in_a_row
from ludonaut.table.picture import Panel, Picture, Piece
from ludonaut.table.words import Words

from .cards import (
    BASIC_PLAN,
    COLOUR,
    COMBAT,
    FACTIONS,
    NAMES,
    OPERATIONS,
    PLANS,
    PROVENANCE,
    RESOURCES,
    ROW_OF,
    ROW_VERB,
    ROWS,
    SECTION_KIND,
    SECTIONS,
    SYMBOLS,
    SYSTEMS,
    VERB_ROW,
)
from .faces import (
    BAND,
    BANK_Y,
    CARD_H,
    CARD_W,
    CHIP,
    EMPIRE_W,
    EMPIRE_X,
    HALF_H,
    LEFT,
    MAT_H,
    MAT_W,
    OPS_X,
    PLATE_H,
    PLATE_W,
    RES_H,
    RES_W,
    ROW_STEP,
    ROW_TOP,
    WORKS_W,
    face_of,
    faces,
    plate_of,
    say_scoring,
)
from .words import text_of

__all__ = ["faces", "ghost", "picture", "touches"]

SIDE = 300.0
BANK_STEP = 34.0


def picture(view: View, words: Words) -> Picture:
    """All panels, from what one seat may know."""
    seats = range(view["seats"])
    order = sorted(seats, key=lambda other: (other != view["seat"], other))
    panels = [_box(view, words, seat) for seat in seats]
    panels += [_mat(view, words, seat) for seat in order if view["players"][seat]["faction"]]
    panels += [_aliens(view, words), _decks(view, words), _supply(view, words), _track(view, words)]
    if view["table"] or view["offer"]:
        panels.append(_open(view, words))
    if view["seat"] is not None:
        panels.append(_hand(view, words))
    return Picture(panels, note=_note(view, words))


def _note(view: View, words: Words) -> str:
    if view["phase"] in ("factions", "setup"):
        return words("note-setup")
    if view["phase"] in ("over", "final"):
        return words("note-over")
    if view["phase"] == "extra":
        return words("note-extra")
    if view["ending"]:
        return words("note-ending")
    return words("note-turn", marker=view["marker"], turn=1 + view["turns"] // view["seats"])


def _from_left(n: int, width: float, room: float, at: tuple[float, float], gap: float) -> list[Spot]:
    """n things of that width from the left end of a room, overlapping when they do not fit."""
    step = min(width + gap, (room - width) / (n - 1)) if n > 1 else 0.0
    return [Spot(round(at[0] + width / 2 + k * step, 2), at[1]) for k in range(n)]


# ---- tips and small things


def _origin(words: Words, card: str) -> str:
    name, effects = PROVENANCE[card]
    said = {part: words(f"origin-{part.replace(' ', '-')}") for part in (name, effects)}
    return words("tip-provenance", name=said[name], effects=said[effects])


def _tip(words: Words, code: str) -> str:
    """Everything about a card: name, face, text, and where it comes from."""
    card, _, side = code.partition(".")
    said = words.name(card)
    if side:
        said += f" ({words.name('logistics' if side == 'l' else 'operational')})"
    if card in FACTIONS:
        return f"{said}. {say_scoring(words, FACTIONS[card])}. {_origin(words, card)}"
    text = "" if card in PLANS or card in SYSTEMS else text_of(words, code)
    return f"{said}. {text}{'. ' if text else ''}{_origin(words, card)}"


def _label(words: Words, card: str, width: float = CARD_W - 16) -> str:
    """The name of a card in at most two lines."""
    lines = draw.wrap(words.name(card), width, 12.5, True)
    if len(lines) > 2:
        lines = [lines[0], draw.shorten(" ".join(lines[1:]), width, 12.5, True)]
    return "\n".join(lines)


def _card(words: Words, card: str, side: str, x: float, y: float, **more: Any) -> Piece:
    code = f"{card}.{side}"
    tip = more.pop("tip", "") or _tip(words, code)
    return Piece(f"card:{card}", face_of(code), x, y, CARD_W, CARD_H, label=_label(words, card), tip=tip, **more)


def _half(words: Words, section: str, x: float, y: float) -> Piece:
    face = f"half:{COLOUR[section]}:{SYMBOLS[section]}:{SECTION_KIND[section]}"
    tip = f"{words.name(section)}, {words.name(SECTION_KIND[section])}"
    return Piece(f"res:{section}", face, x, y, z=1, tip=tip, drag=True)


def _resource(words: Words, card: str, x: float, y: float) -> list[Piece]:
    """A resource card: itself, and its two sections to click."""
    a, b = SECTIONS[card]
    off = (RES_H - HALF_H) / 2 - 5
    tip = f"{words.name(card)}: {words('tip-combat', n=COMBAT[card])}"
    return [
        Piece(f"res:{card}", f"resource:{COMBAT[card]}", x, y, tip=tip),
        _half(words, a, x, y - off),
        _half(words, b, x, y + off),
    ]


def _chips(words: Words, sections: list[str], x: float, y: float, message: str) -> list[Piece]:
    """Prepared or produced cards, of which one section shows, over the foot of a card."""
    spots = in_a_row(len(sections), CHIP, CARD_W + 4, (x - CARD_W / 2 - 2, y), gap=0)
    return [
        Piece(
            f"res:{section}",
            f"chip:{COLOUR[section]}:{SYMBOLS[section]}",
            spot.x,
            spot.y,
            z=3,
            tip=words(message, section=section),
            drag=True,
        )
        for section, spot in zip(sections, spots, strict=True)
    ]


# ---- the board


def _row_y(row: str) -> float:
    """The middle of the cards of a row."""
    return ROW_TOP + ROWS.index(row) * ROW_STEP + 8 + CARD_H / 2 - 4


def _mat(view: View, words: Words, seat: int) -> Panel:
    player = view["players"][seat]
    faction = player["faction"]
    head = Piece(f"faction:{seat}", f"faction:{faction}", MAT_W / 2, 21, tip=_tip(words, faction))
    pieces = [head]
    for row in ROWS:
        pieces += _row_heads(words, player, seat, row) + _works(words, player, row) + _empire(view, words, player, row)
    pieces += _bank(words, player, seat)
    title = words("panel-mat", who=seat, faction=faction)
    return Panel(f"mat:{seat}", title, MAT_W, MAT_H, pieces, f"seat:{seat}", back="mat")


def _row_heads(words: Words, player: dict[str, Any], seat: int, row: str) -> list[Piece]:
    """The cost of the next card of the row, and the operational action."""
    y = _row_y(row)
    verb = next(verb for verb, (of, _) in OPERATIONS.items() if of == row)
    cost, price = player["costs"][ROW_VERB[row]], player["costs"][verb]
    return [
        Piece(
            f"row:{seat}:{row}", f"row:{row}", LEFT / 2, y, label=str(cost), tip=f"{words.name(ROW_VERB[row])}: {cost}"
        ),
        Piece(f"op:{seat}:{verb}", f"op:{verb}", OPS_X, y, label=str(price), tip=f"{words.name(verb)}: {price}"),
    ]


def _works(words: Words, player: dict[str, Any], row: str) -> list[Piece]:
    works = [work for work in player["works"] if ROW_OF[work["card"]] == row]
    spots = _from_left(len(works), CARD_W, WORKS_W - 10, (LEFT + 5, _row_y(row)), gap=8)
    pieces = []
    for work, spot in zip(works, spots, strict=True):
        tip = words("tip-works", card=work["card"], cost=work["cost"], paid=work["paid"])
        tip += f" — {_tip(words, work['card'] + '.l')}"
        pieces.append(
            _card(words, work["card"], "l", spot.x, spot.y, tip=tip, drop=True, back=face_of(f"{work['card']}.o"))
        )
        pieces += _chips(words, work["attached"], spot.x, spot.y + CARD_H / 2 + 10, "tip-attached")
    return pieces


def _empire(view: View, words: Words, player: dict[str, Any], row: str) -> list[Piece]:
    cards = [card for card in player["empire"] if ROW_OF[card["card"]] == row]
    spots = _from_left(len(cards), CARD_W, EMPIRE_W, (EMPIRE_X, _row_y(row)), gap=6)
    pieces = []
    for card, spot in zip(cards, spots, strict=True):
        name, side = card["card"], card["face"]
        tip = _tip(words, f"{name}.{side}")
        if "measure" in card:
            tip = words("tip-measure", card=name, count=card["measure"]) + ". " + tip
        used = name in view["used"] or name in view["attacked"]
        pieces.append(_card(words, name, side, spot.x, spot.y, tip=tip, dim=used))
        made = [one["section"] for one in player["produced"] if one["planet"] == name]
        pieces += _chips(words, made, spot.x, spot.y + CARD_H / 2 + 10, "tip-produced")
        if "measure" in card:
            pieces.append(_count(f"measure:{name}", str(card["measure"]), spot.x - 42, spot.y + 17, tip))
        if card["tokens"]:
            where = (spot.x - CARD_W / 2 + 18, spot.y + CARD_H / 2 - 19)
            tip = words("tip-blockade", count=card["tokens"])
            pieces.append(Piece(f"tokens:{name}", "blockade", *where, z=4, label=str(card["tokens"]), tip=tip))
    return pieces


def _count(name: str, label: str, x: float, y: float, tip: str) -> Piece:
    return Piece(name, "count", x, y, 26, 19, z=2, label=label, tip=tip, size=13)


def _bank(words: Words, player: dict[str, Any], seat: int) -> list[Piece]:
    """The bank from 0 to 15 with its marker."""
    first = MAT_W / 2 - 7.5 * BANK_STEP
    spaces = [
        Piece(f"bank:{seat}:{n}", "box", first + n * BANK_STEP, BANK_Y, BANK_STEP - 4, 28, label=str(n), size=13)
        for n in range(16)
    ]
    at = first + player["credits"] * BANK_STEP
    tip = f"{words('tip-credits')}: {player['credits']}"
    marker = Piece(
        f"money:{seat}", "token", at, BANK_Y - 3, 30, 30, z=2, owner=seat, label=str(player["credits"]), tip=tip
    )
    return [*spaces, marker]


# ---- players


def _box(view: View, words: Words, seat: int) -> Panel:
    player = view["players"][seat]
    numbers = {
        "credits": player["credits"],
        "hand": player["hand_count"],
        "artifacts": player["artifact_count"],
        "plans": player["plan_count"],
    }
    pieces = []
    if player["faction"]:
        crest = f"crest:{player['faction']}"
        pieces.append(Piece(f"who:{seat}", crest, 22, 32, 40, 40, tip=_tip(words, player["faction"])))
    for k, (name, number) in enumerate(numbers.items()):
        tip = f"{words(f'tip-{name}')}: {number}"
        pieces.append(Piece(f"{name}:{seat}", f"count:{name}", 74 + k * 50, 16, 47, 24, label=str(number), tip=tip))
    counts = {row: [card for card in player["empire"] if ROW_OF[card["card"]] == row] for row in ROWS}
    for k, row in enumerate(ROWS):
        label = str(len(counts[row]))
        tip = f"{words.name(row)}: {label}"
        pieces.append(Piece(f"{row}:{seat}", f"count:{row}", 74 + k * 50, 47, 47, 24, label=label, tip=tip))
    tip = f"{words('tip-track')}: {player['track']}"
    pieces.append(Piece(f"track:{seat}", "count:track", 224, 47, 47, 24, label=str(player["track"]), tip=tip))
    pieces.append(Piece(f"mark:{seat}", "mark", 22, 62, 13, 13, owner=seat, z=2, tip=words.player(seat)))
    if view["first"] == seat:
        pieces.append(Piece("first", "label", 39, 62, 14, 14, label="①", size=13, tip=words("tip-first")))
    title = words.player(seat) + (f" · {words.name(player['faction'])}" if player["faction"] else "")
    badge = str(player["score"])
    return Panel(f"player:{seat}", title, 250, 72, pieces, f"player:{seat}", badge=badge, lit=view["turn"] == seat)


# ---- the side


def _aliens(view: View, words: Words) -> Panel:
    system = view["decks"]["systems"]["top"]
    high = 36 + 19.0 * len(SYSTEMS[system].table)
    tip = _tip(words, system)
    pieces = [Piece(f"system:{system}", system, SIDE / 2, high / 2, SIDE, high, tip=tip)]
    return Panel("aliens", words("panel-aliens"), SIDE, high, pieces, "side")


def _decks(view: View, words: Words) -> Panel:
    pieces = []
    for k, row in enumerate(ROWS):
        y = PLATE_H / 2 + k * (PLATE_H + 8)
        deck = view["decks"][row]
        top = deck["top"]
        if top:
            label = draw.shorten(words.name(top), PLATE_W - BAND - 46, 13, True)
            tip = words("tip-deck", count=deck["count"], row=row) + ". " + _tip(words, f"{top}.l")
            pieces.append(Piece(f"card:{top}", plate_of(top), SIDE / 2, y, label=label, tip=tip))
            number = words("label-cards", count=deck["count"])
            pieces.append(_count(f"left:{row}", str(deck["count"]), SIDE - 18, y - 15, number))
        else:
            pieces.append(Piece(f"deck:{row}", "slot", SIDE / 2, y, SIDE, PLATE_H, label=words("label-empty")))
    return Panel("decks", words("panel-market"), SIDE, 3 * PLATE_H + 16, pieces, "side")


def _supply(view: View, words: Words) -> Panel:
    """Hidden decks, the turn marker, the blockade tokens, and the Defence Plan that everybody may use."""
    left = view["resources"]["deck"]
    gone = len(view["resources"]["discard"])
    piles = [
        ("deck:resources", "resource-back", left, words("tip-resource-deck", count=left)),
        (
            "deck:artifacts",
            "artifact-back",
            view["artifacts"]["deck"],
            words("tip-artifact-deck", count=view["artifacts"]["deck"]),
        ),
        ("deck:plans", "plan-back", view["plans"], words("tip-plan-deck", count=view["plans"])),
    ]
    pieces = [
        Piece(name, face, 21 + (k % 2) * 50, 30 + (k // 2) * 62, 42, 56, label=str(number), tip=tip, size=15)
        for k, (name, face, number, tip) in enumerate(piles)
    ]
    tip = words("tip-resource-discard", count=gone)
    pieces.append(Piece("pile:resources", "count:discard", 75, 80, 54, 25, label=str(gone), tip=tip))
    pieces.append(Piece("marker", "count:marker", 75, 108, 54, 25, label=str(view["marker"]), tip=words("tip-marker")))
    tip = words("tip-tokens", count=view["tokens"])
    pieces.append(Piece("supply", "count:tokens", 26, 135, 54, 25, label=str(view["tokens"]), tip=tip))
    plan = 36 + 18.0 * len(PLANS[BASIC_PLAN].table)
    pieces.append(Piece(f"plan:{BASIC_PLAN}", BASIC_PLAN, 205, plan / 2, 190, plan, tip=_tip(words, BASIC_PLAN)))
    return Panel("supply", words("panel-resources"), SIDE, 150, pieces, "side")


def _track(view: View, words: Words) -> Panel:
    """The score track as a race: a lane for each seat, from 0 to 50 points and round again."""
    step = (SIDE - 36) / 50
    pieces = [
        Piece(f"track-space:{n}", "label", 18 + n * step, 9, 24, 14, label=str(n), size=12) for n in range(0, 51, 10)
    ]
    high = 22 + 18.0 * view["seats"]
    lanes = column(view["seats"], 16, high - 20, (SIDE / 2, 20), gap=2)
    for seat, lane in enumerate(lanes):
        points = view["players"][seat]["track"]
        end = 18 + (points % 51) * step
        tip = f"{words.player(seat)}: {points}"
        pieces.append(Piece(f"lane:{seat}", "box", SIDE / 2, lane.y, SIDE - 8, 14, tip=tip))
        pieces.append(Piece(f"points:{seat}", "token", end, lane.y, 18, 18, z=2, owner=seat, tip=tip))
    return Panel("track", words("panel-track"), SIDE, high, pieces, "side")


# ---- below


def _open(view: View, words: Words) -> Panel:
    """Cards about which something is being decided."""
    pieces: list[Piece] = []
    shown = [*view["table"], *view["offer"]]
    wide = max(RES_W, CARD_W)
    w = max(2, len(shown)) * (wide + 10)
    for card, spot in zip(shown, in_a_row(len(shown), wide, w, (0, CARD_H / 2)), strict=True):
        if card in RESOURCES:
            pieces += _resource(words, card, spot.x, spot.y)
        elif card in ROW_OF:
            pieces.append(_card(words, card, "l", spot.x, spot.y, back=face_of(f"{card}.o")))
        else:
            pieces.append(Piece(f"art:{card}", card, spot.x, spot.y, tip=_tip(words, card)))
    return Panel("open", words("panel-table"), w, CARD_H, pieces, "hand")


def _hand(view: View, words: Words) -> Panel:
    """One's resource cards, artifacts and Defence Plans."""
    own = view["players"][view["seat"]]
    pieces: list[Piece] = []
    x = 4.0
    for card in own["hand"]:
        pieces += _resource(words, card, x + RES_W / 2, CARD_H / 2)
        x += RES_W + 10
    x = max(x, 3 * (RES_W + 10)) + 8
    for card in own["artifacts"]:
        pieces.append(Piece(f"art:{card}", card, x + CARD_W / 2, CARD_H / 2, tip=_tip(words, card)))
        x += CARD_W + 8
    for plan in own["plans"]:
        high = min(CARD_H, 36 + 18.0 * len(PLANS[plan].table))
        pieces.append(Piece(f"plan:{plan}", plan, x + 95, CARD_H / 2, 190, high, tip=_tip(words, plan)))
        x += 198
    return Panel("hand", words("panel-hand"), max(x, 560.0), CARD_H, pieces, "hand")


# ---- clicking


def _me(view: View) -> int:
    return int(view["turn"] if view["seat"] is None else view["seat"])


def touches(view: View, action: Action) -> tuple[str, ...]:
    """What one clicks for an action."""
    verb = str(action[0])
    thing = str(action[1]) if len(action) > 1 else ""
    if verb == "attach":
        return (f"card:{thing}", f"res:{action[2]}")
    if verb in ("attack", "against"):
        return (f"system:{view['decks']['systems']['top']}",) if thing == "aliens" else (f"who:{thing}",)
    if verb in ("buy", "search"):
        return (f"card:{view['decks'][thing]['top']}",)
    if verb == "unblock":
        return (f"row:{_me(view)}:{thing}",)
    if verb in OPERATIONS:
        return (f"op:{_me(view)}:{verb}",)
    if verb == "faction":
        return (f"faction:{_me(view)}",)
    if verb == "draw":
        return ("deck:resources",)
    return _thing(thing)


def _thing(thing: str) -> tuple[str, ...]:
    """The piece that stands for a card or section."""
    if thing in ROW_OF:
        return (f"card:{thing}",)
    if thing in SYMBOLS or thing in RESOURCES:
        return (f"res:{thing}",)
    if thing in PLANS:
        return (f"plan:{thing}",)
    return (f"art:{thing}",) if thing in NAMES and thing[0] == "a" and thing not in FACTIONS else ()


def ghost(view: View, action: Action) -> tuple[Piece, ...]:
    """Where a completed card would stand, on the face that was chosen."""
    if action[0] not in (*VERB_ROW, "complete"):
        return ()
    card, face = str(action[1]), str(action[2])
    row = ROW_OF[card]
    player = view["players"][_me(view)]
    cards = [one for one in player["empire"] if ROW_OF[one["card"]] == row]
    spot = _from_left(len(cards) + 1, CARD_W, EMPIRE_W, (EMPIRE_X, _row_y(row)), gap=6)[-1]
    return (Piece(f"card:{card}", face_of(f"{card}.{face[0]}"), spot.x, spot.y, CARD_W, CARD_H, z=5),)
