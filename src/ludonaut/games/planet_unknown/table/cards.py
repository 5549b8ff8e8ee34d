"""Cards: the event, objectives with where one stands, civ decks, one's own cards, and what one chooses from."""

from __future__ import annotations

from msgspec.structs import replace

from ludonaut.table import Face, Panel, Piece, Words, draw, palette, panel

from ..content.cards import CIV, EVENTS, OBJECTIVES
from ..content.tiles import INDEX
from ..view import PlanetView, Seen
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
    for goal in OBJECTIVES:
        for side, key in (("shared", goal.shared.metric), ("personal", goal.personal.test)):
            of = goal.shared.of if side == "shared" else goal.personal.of
            symbol, accent = _goal_look(of, key)
            name, text = words.name(f"{goal.id}-{side}"), words.name(f"{goal.id}-{side}-text")
            right = "    " if side == "shared" else "  "
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
    found |= draw.for_seats("stands", _stands)
    for rank in range(1, 5):
        found[f"deck:{rank}"] = draw.card_back("card", w=62, h=62, colour="#31507f", words="")
    return found


def _stands(seat: int) -> Face:
    """A player's mark, with room for a number beside it."""
    token = draw.token(seat, size=17)
    return Face(44, 17, token.svg, lx=0.75, size=16, ink=palette.PEN)


def _goal_look(of: str, key: str) -> tuple[str, str]:
    if of in INDEX:
        return TERRAIN[of].icon, TERRAIN[of].colour
    return _METRIC_ICONS.get(key) or _GOAL_ICONS.get(key, "flag-objective"), "#b39ddb"


def panels(view: PlanetView, words: Words) -> list[Panel]:
    """The cards on the table and in one's hand; what one chooses from comes first."""
    public, private = view.public, view.private
    seat = -1 if view.seat is None else view.seat
    found = []
    if private and private.offer:
        found.append(offer(words, private.offer))
    if private and private.drawn:
        found.append(drawn(words, private.drawn))
    next_event = private.next_event if private else ""
    if public.event or next_event:
        found.append(events(words, public.event, next_event, public.events))
    goals = private.objectives if private else ()
    if public.shared or public.common or goals:
        standings = tuple(_standing(public.players, pair, goal) for goal, pair in _shared(view))
        done = private.fulfilled if private else ()
        found.append(objectives(words, standings, goals, done))
    cards = (*public.players[seat].hand.shown, *private.kept) if private else ()
    found.append(civ(words, public.decks, private.remembered if private else ((),) * 4, tuple(dict.fromkeys(cards))))
    return found


def _column(name: str, title: str, pieces: list[Piece], height: float = PLATE, badge: str = "") -> Panel:
    """Plates one below the other."""
    y = 2.0
    for piece in pieces:
        piece.x, piece.y = WIDTH / 2, y + height / 2
        y += height + GAP
    return Panel(name, title, WIDTH, y, pieces, slot="side", badge=badge)


@panel
def offer(words: Words, cards: tuple[str, ...]) -> Panel:
    """Civ cards to choose from, beside the planet so that nothing moves."""
    pieces = [Piece(f"offer:{card}", f"civ:{card}", 0, 0, tip=words.name(f"{card}-text")) for card in cards]
    return _column("offer", words("panel-offer"), pieces)


@panel
def drawn(words: Words, goals: tuple[str, ...]) -> Panel:
    """Objectives to choose from."""
    pieces = [Piece(f"drawn:{goal}", f"shared:{goal}", 0, 0) for goal in goals]
    return _column("drawn", words("panel-drawn"), pieces)


@panel
def events(words: Words, now: str, coming: str, left: int) -> Panel:
    """The event of the round, and the next one for those who looked."""
    pieces = []
    if now:
        tip = f"{words.name(now + '-text')} {source('events', words)}"
        pieces.append(Piece(f"event:{now}", f"event:{now}", 0, 0, tip=tip))
    if coming:
        pieces.append(Piece(f"next:{coming}", f"event:{coming}", 0, 0, dim=True, tip=words.name(f"{coming}-text")))
    return _column("event", words("panel-event"), pieces, 62, str(left) if now else "")


# ---- objectives


def _shared(view: PlanetView) -> list[tuple[str, tuple[int, int]]]:
    """The open objectives that concern the viewer, with the two players who are compared."""
    public = view.public
    count = len(public.players)
    seat = -1 if view.seat is None else view.seat
    found = []
    for at, goal in enumerate(public.shared):
        pair = (0, 1) if count == 2 else (at, (at + 1) % count)
        if seat < 0 or seat in pair:
            found.append((goal, pair))
    first = max(seat, 0)
    for goal in public.common:
        others = [other for other in range(count) if other != first]
        best = max(others, key=lambda other: _value(public.players[other], goal))
        found.append((goal, (min(first, best), max(first, best))))
    return found


def _value(player: Seen, goal: str) -> int:
    return next((standing.value for standing in player.standings if standing.objective == goal), 0)


def _standing(players: tuple[Seen, ...], pair: tuple[int, int], goal: str) -> tuple[str, int, int, int, int]:
    return goal, pair[0], _value(players[pair[0]], goal), pair[1], _value(players[pair[1]], goal)


@panel
def objectives(
    words: Words,
    standings: tuple[tuple[str, int, int, int, int], ...],
    goals: tuple[str, ...],
    done: tuple[str, ...],
) -> Panel:
    """Shared objectives with the standing of those who compete, and one's personal ones."""
    pieces = []
    for goal, one, ones, other, others in standings:
        names = f"{words.player(one)} {ones} · {words.player(other)} {others}"
        tip = f"{words.name(goal + '-shared-text')} {names}. {source('objectives', words)}"
        pieces.append(Piece(f"shared:{goal}", f"shared:{goal}", 0, 0, tip=tip))
    for goal in goals:
        tip, label = words.name(f"{goal}-personal-text"), "✓" if goal in done else ""
        pieces.append(Piece(f"goal:{goal}", f"personal:{goal}", 0, 0, label=label, tip=tip))
    plates = _column("goals", words("panel-goals"), pieces)
    for plate, (goal, one, ones, other, others) in zip(list(pieces), standings, strict=False):
        for seat, value, y in ((one, ones, plate.y - 12), (other, others, plate.y + 12)):
            pieces.append(Piece(f"stands:{goal}:{seat}", "stands", WIDTH - 27, y, label=str(value), owner=seat))
    return plates


# ---- civ cards


@panel
def civ(words: Words, decks: tuple[int, ...], remembered: tuple[tuple[str, ...], ...], cards: tuple[str, ...]) -> Panel:
    """The civ decks with what one remembers of them, and one's own cards."""
    pieces = []
    for rank, (left, known) in enumerate(zip(decks, remembered, strict=True), 1):
        tip = f"{words('tip-deck', rank=rank, n=left)}. {source('civ', words)}"
        if known:
            tip += ". " + words("tip-remembered", cards=known)
        x = round(38 + (rank - 1) * 74.6, 1)
        pieces.append(Piece(f"deck:{rank}", f"deck:{rank}", x, 33, label=f"{rank} ×{left}", size=14, tip=tip))
    y = 72.0
    for card in cards:
        pieces.append(Piece(f"civ:{card}", f"civ:{card}", WIDTH / 2, y + PLATE / 2, tip=words.name(f"{card}-text")))
        y += PLATE + GAP
    return Panel("civ", words("panel-cards"), WIDTH, y, pieces, slot="side")
