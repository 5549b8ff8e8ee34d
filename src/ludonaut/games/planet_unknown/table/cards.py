"""Cards: the event, objectives with where one stands, civ decks, one's own cards, and what one chooses from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ludonaut.table import Face, Panel, Piece, Words, draw, kept, layout

from ..content.cards import CIV, EVENTS, OBJECTIVES
from ..content.tiles import INDEX
from .look import EVENT_COLOURS, EVENT_ICONS, GOLD, MEDAL, POD, ROCK, TERRAIN, source

WIDTH = 300.0
PLATE = 54.0
GAP = 8.0

_CIV_ICONS = {
    "spread": "progression",
    "run": "progression",
    "patch": "solid-leaf",
    "moves": "tracked-robot",
    "tile": "cubes",
    "medals": MEDAL,
    "rescue": POD,
    "beam": "beam-satellite",
    "blast": "bright-explosion",
    "clear_line": "bright-explosion",
    "climb": "upgrade",
    "medals_per_patch": "linden-leaf",
    "lifepod_value": POD,
    "meteorite_repo": ROCK,
    "commerce": "shaking-hands",
}
_METRIC_ICONS = {"tracks_at_maximum": "progression", "meteorites_collected": ROCK, "lifepods_collected": POD}
_GOAL_ICONS = {"no_uncovered_base": "snowflake-1", "collected_at_least": ROCK, "collected_more_than": POD}


def faces(words: Words) -> dict[str, Face]:
    """Fronts and backs."""
    found: dict[str, Face] = {}
    for card in CIV:
        symbol = _CIV_ICONS[card.effects[0].op]
        accent = "#7db4ff" if card.when == "now" else GOLD
        name, text = words.name(card.id), words.name(f"{card.id}-text")
        found[f"civ:{card.id}"] = draw.plate(name, text, w=WIDTH, h=PLATE, symbol=symbol, accent=accent, size=11.5)
        kind = words("tip-now" if card.when == "now" else "tip-kept")
        found[f"card:{card.id}"] = draw.card(
            name, text, w=150, h=190, accent=accent, art=symbol, cost=str(card.rank), kind=kind
        )
    for goal in OBJECTIVES:
        for side, key in (("shared", goal.shared.metric), ("personal", goal.personal.test)):
            of = goal.shared.of if side == "shared" else goal.personal.of
            symbol, accent = _goal_look(of, key)
            name, text = words.name(f"{goal.id}-{side}"), words.name(f"{goal.id}-{side}-text")
            right = "      " if side == "shared" else "  "
            plate = draw.plate(name, text, w=WIDTH, h=PLATE, symbol=symbol, accent=accent, right=right, size=11.5)
            found[f"{side}:{goal.id}"] = replace(plate, lx=0.91, size=16)
    for event in EVENTS:
        name, text = words.name(event.id), words.name(f"{event.id}-text")
        found[f"event:{event.id}"] = draw.plate(
            name,
            text,
            w=WIDTH,
            h=62,
            symbol=EVENT_ICONS[event.color],
            accent=EVENT_COLOURS[event.color],
            size=11.5,
        )
    for rank in range(1, 5):
        found[f"deck:{rank}"] = draw.card_back("card", w=62, h=62, colour="#31507f", words="")
    return found


def _goal_look(of: str, key: str) -> tuple[str, str]:
    if of in INDEX:
        return TERRAIN[of].icon, TERRAIN[of].colour
    return _METRIC_ICONS.get(key) or _GOAL_ICONS.get(key, "flag-objective"), "#b39ddb"


@kept
def panels(view: Mapping[str, Any], words: Words) -> list[Panel]:
    """The cards on the table and in one's hand."""
    found = []
    pieces: list[tuple[Piece, float]] = []
    if view["event"]:
        tip = f"{words.name(view['event'] + '-text')} {source('events', words)}"
        pieces.append((Piece(f"event:{view['event']}", f"event:{view['event']}", 0, 0, tip=tip), 62))
    if view["next_event"]:
        tip = words.name(f"{view['next_event']}-text")
        pieces.append((Piece(f"next:{view['next_event']}", f"event:{view['next_event']}", 0, 0, dim=True, tip=tip), 62))
    found += _column("event", words("panel-event"), pieces, _left(view, words)) if pieces else []
    found += _goals(view, words)
    found += _own(view, words)
    if view.get("offer"):
        spots = layout.row(len(view["offer"]), 150, 1100, (0, 100))
        offer = [
            Piece(f"offer:{card}", f"card:{card}", spot.x, spot.y, tip=words.name(f"{card}-text"))
            for card, spot in zip(view["offer"], spots, strict=True)
        ]
        found.append(Panel("offer", words("panel-cards"), 1100, 200, offer, slot="hand"))
    if view.get("drawn"):
        spots = layout.row(len(view["drawn"]), WIDTH, 1100, (0, 40))
        drawn = [
            Piece(f"drawn:{goal}", f"shared:{goal}", spot.x, spot.y)
            for goal, spot in zip(view["drawn"], spots, strict=True)
        ]
        found.append(Panel("drawn", words("panel-goals"), 1100, 80, drawn, slot="hand"))
    return found


def _left(view: Mapping[str, Any], words: Words) -> str:
    return str(view["events_left"]) if view["event"] else ""


def _column(panel: str, title: str, pieces: list[tuple[Piece, float]], badge: str = "") -> list[Panel]:
    """Plates one below the other."""
    y = 2.0
    placed = []
    for piece, height in pieces:
        piece.x, piece.y = WIDTH / 2, y + height / 2
        placed.append(piece)
        y += height + GAP
    return [Panel(panel, title, WIDTH, y, placed, slot="side", badge=badge)] if placed else []


def _goals(view: Mapping[str, Any], words: Words) -> list[Panel]:
    """Shared objectives with the standing of those who compete, and one's personal ones."""
    seat = view["seat"]
    pieces: list[tuple[Piece, float]] = []
    count = view["seats"]
    for at, goal in enumerate(view["shared"]):
        pair = (0, 1) if count == 2 else (at, (at + 1) % count)
        if seat >= 0 and seat not in pair:
            continue
        if seat == pair[1]:
            pair = (pair[1], pair[0])
        pieces.append((_goal_piece(view, goal, pair, words), PLATE))
    for goal in view["common"]:
        others = [other for other in range(count) if other != max(seat, 0)]
        best = max(others, key=lambda other: view["players"][other]["measures"].get(goal, 0))
        pieces.append((_goal_piece(view, goal, (max(seat, 0), best), words), PLATE))
    if seat >= 0:
        player = view["players"][seat]
        for goal in player["objectives"]:
            done = "✓" if goal in player["fulfilled"] else ""
            tip = words.name(f"{goal}-personal-text")
            piece = Piece(f"goal:{goal}", f"personal:{goal}", 0, 0, tip=tip)
            piece.label = done
            pieces.append((piece, PLATE))
    return _column("goals", words("panel-goals"), pieces)


def _goal_piece(view: Mapping[str, Any], goal: str, pair: tuple[int, int], words: Words) -> Piece:
    mine, theirs = (view["players"][other]["measures"].get(goal, 0) for other in pair)
    names = f"{words.player(pair[0])} {mine} · {words.player(pair[1])} {theirs}"
    tip = f"{words.name(goal + '-shared-text')} {names}. {source('objectives', words)}"
    return Piece(f"shared:{goal}", f"shared:{goal}", 0, 0, label=f"{mine}:{theirs}", tip=tip)


def _own(view: Mapping[str, Any], words: Words) -> list[Panel]:
    """The civ decks with what one remembers of them, and one's own cards."""
    pieces = []
    for rank, left in enumerate(view["decks"], 1):
        known = view["remembered"][rank - 1]
        tip = f"{words('tip-deck', rank=rank, n=left)}. {source('civ', words)}"
        if known:
            tip += ". " + words("tip-remembered", cards=known)
        x = 38 + (rank - 1) * 74.6
        pieces.append(Piece(f"deck:{rank}", f"deck:{rank}", x, 33, label=f"{rank} ×{left}", size=14, tip=tip))
    y = 72.0
    if view["seat"] >= 0:
        for card in view["players"][view["seat"]]["shown"]:
            tip = words.name(f"{card}-text")
            pieces.append(Piece(f"civ:{card}", f"civ:{card}", WIDTH / 2, y + PLATE / 2, tip=tip))
            y += PLATE + GAP
    return [Panel("civ", words("panel-cards"), WIDTH, y, pieces, slot="side")]
