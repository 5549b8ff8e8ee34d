"""Who sees what. Planets, tracks and the station are public; cards kept for the end and personal objectives are not."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Rng, Score, View

from . import scoring
from .content.cards import BY_RANK, CIV, COLORS, EVENTS, KEPT, OBJECTIVES
from .content.corporations import HEIGHT, TECHS
from .content.grid import NAME
from .content.tiles import TRACKS, tile_id
from .rules.placement import squares
from .rules.station import depot_of
from .rules.tracks import ways_up
from .state import PlanetUnknownState, Player

_HIDDEN_ITEMS = frozenset(("cards", "personal"))
Place = tuple[list[int], int]
"""A place that holds one hidden card: a pile, and which of its entries."""


def view(state: PlanetUnknownState, seat: int | None) -> View:
    """What this seat (None: a spectator) may know."""
    seen: dict[str, Any] = {
        "seat": -1 if seat is None else seat,
        "seats": state.seats,
        "phase": state.phase,
        "round": state.round,
        "commander": state.commander,
        "ending": state.ending,
        "depots": [_depot(state, depot) for depot in range(len(state.depots))],
        "before": [depot_of(state, other) for other in range(state.seats)],
        "rotation": state.rotation,
        "gone": [tile_id(tile) for tile in state.gone],
        "decks": [len(deck) for deck in state.decks[1:]],
        "remembered": _remembered(state, seat),
        "shared": [OBJECTIVES[card].id for card in state.shared],
        "common": [OBJECTIVES[card].id for card in state.common],
        "event": EVENTS[state.event].id if state.event >= 0 else "",
        "events_left": len(state.deck) + (state.next_event >= 0),
        "next_event": "",
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }
    if seat is not None and state.peekers >> seat & 1 and state.next_event >= 0:
        seen["next_event"] = EVENTS[state.next_event].id
    if state.looker == seat and seat is not None:
        cards = [card for rank in state.looking for card in state.decks[rank]] + list(state.aside)
        seen["offer"] = [CIV[card].id for card in sorted(cards)]
        seen["drawn"] = [OBJECTIVES[card].id for card in state.drawn]
    if state.seats == 1:
        seen["target"] = scoring.solo_target(state)
    return seen


def _depot(state: PlanetUnknownState, depot: int) -> dict[str, Any]:
    """The two stacks of a depot: their top tiles and how many lie below."""
    stacks = state.depots[depot]
    return {
        "stacks": list(stacks),
        "tops": [tile_id(state.tops[stack]) if state.tops[stack] >= 0 else "" for stack in stacks],
        "below": [len(state.stacks[stack]) for stack in stacks],
    }


def _remembered(state: PlanetUnknownState, seat: int | None) -> list[list[str]]:
    """Of each rank: the cards that this seat left in the deck when it last looked and that nobody has shown since."""
    if seat is None:
        return [[], [], [], []]
    shown = {card for p in state.players for card in p.cards.civ if not KEPT[card]} | set(state.players[seat].cards.civ)
    return [
        [c.id for n, c in enumerate(CIV) if c.rank == rank and state.left[n] >> seat & 1 and n not in shown]
        for rank in range(1, 5)
    ]


def _player(state: PlanetUnknownState, owner: int, seat: int | None) -> dict[str, Any]:
    p = state.players[owner]
    open_hand = owner == seat or state.phase == "over"
    hidden = [] if open_hand else [CIV[card].rank for card in p.cards.civ if KEPT[card]]
    score = seen_score(state, owner, seat)
    return {
        "planet": p.planet,
        "corporation": p.corporation,
        "tiles": [[tile_id(tile), NAME[anchor] or str(anchor), turn] for tile, anchor, turn in p.land.tiles],
        "hand": tile_id(p.turn.tile) if p.turn.tile >= 0 else "",
        "patches": squares(p.land.patches),
        "meteorites": squares(p.land.meteorites),
        "pods": squares(p.land.pods),
        "rovers": [[NAME[square], load] for square, load in zip(p.fleet.rovers, p.fleet.loads, strict=True)],
        "garage": p.fleet.garage,
        "lost": p.fleet.lost,
        "cubes": [[space // HEIGHT, space % HEIGHT] for space in p.board.cubes],
        "next": [[[way // HEIGHT, way % HEIGHT] for way in ways_up(p, cube)] for cube in range(5)],
        "rescued": p.stock.rescued,
        "stowed": _stowed(p),
        "collected": p.stock.collected,
        "stored": p.stock.stored,
        "flux": TRACKS[p.board.flux] if p.corp.rule == "flux" else "",
        "techs": [name for name, bit in TECHS.items() if p.board.techs & bit],
        "used": [name for name, bit in TECHS.items() if (p.board.used | p.board.spent) & p.board.techs & bit],
        "shown": [CIV[card].id for card in p.cards.civ if open_hand or not KEPT[card]],
        "hidden": sorted(hidden),
        "objectives": [OBJECTIVES[card].id for card in p.cards.objectives] if open_hand else [],
        "fulfilled": [OBJECTIVES[c].id for c in p.cards.objectives if scoring.fulfils(p, OBJECTIVES[c].personal)]
        if open_hand
        else [],
        "goals": len(p.cards.objectives),
        "put_back": [OBJECTIVES[card].id for card in p.cards.put_back] if owner == seat else [],
        "pending": [type(step).__name__ for step in p.turn.pending],
        "moves": p.turn.moves,
        "due": list(p.cards.due),
        "empty": scoring.empty_squares(p),
        "measures": _measures(state, owner),
        "score": {"total": score.total, "items": [[key, points] for key, points in score.items]},
    }


def seen_score(state: PlanetUnknownState, owner: int, seat: int | None) -> Score:
    """A player's points as a seat can count them: hidden cards and objectives are left out."""
    score = scoring.score(state, owner)
    if owner == seat or state.phase == "over":
        return score
    items = _without_cards(state.players[owner], [item for item in score.items if item[0] not in _HIDDEN_ITEMS])
    return Score(sum(points for _, points in items), items)


def _without_cards(p: Player, items: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Points as others can count them: hidden cards do not raise the value of lifepods and meteorites."""
    plain = {"lifepods": p.stock.rescued, "meteorites": p.stock.collected // 3}
    return [(key, plain.get(key, points)) for key, points in items]


def _stowed(p: Player) -> list[list[str | int]]:
    """Lifepods on tracks (Cosmos) or on techs (Jump Drive)."""
    if p.corp.rule == "cover":
        return [[TRACKS[place // HEIGHT], place % HEIGHT] for place in p.stock.stowed]
    return [["tech", place] for place in p.stock.stowed]


def _measures(state: PlanetUnknownState, owner: int) -> dict[str, int]:
    """How a player stands on every shared objective that concerns them."""
    cards = [card for card, _ in scoring.rivals(state, owner)]
    return {OBJECTIVES[card].id: scoring.measure(state.players[owner], OBJECTIVES[card].shared) for card in cards}


# ---- what a seat cannot know is dealt again, within what it has seen


def redeal(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Shuffle all that this seat (None: a spectator) cannot know now."""
    for rank in range(1, 5):
        _redeal_civ(state, seat, rank, rng)
    _redeal_objectives(state, seat, rng)
    _redeal_events(state, seat, rng)


# ---- civ cards


def _redeal_civ(state: PlanetUnknownState, seat: int | None, rank: int, rng: Rng) -> None:
    """Cards change places only with cards of which the seat knows as much: never seen, seen, or left there."""
    bit = 1 << seat if seat is not None else 0
    deck, box, aside = list(state.decks[rank]), list(state.box[rank]), list(state.aside)
    hands = [list(p.cards.civ) for owner, p in enumerate(state.players) if owner != seat]
    groups: dict[int, tuple[list[Place], list[Place]]] = {}
    for pile in (deck, box, *hands, aside if state.looker != seat else []):
        for at, card in enumerate(pile):
            if pile is not deck and pile is not box and card not in BY_RANK[rank]:
                continue
            held = pile is not deck and pile is not box and pile is not aside
            if held and not KEPT[card]:
                continue
            knows = 2 * bool(state.seen[card] & bit) + bool(state.left[card] & bit)
            groups.setdefault(knows, ([], []))[held].append((pile, at))
    for open_, held_ in groups.values():
        if len(open_) + len(held_) > 1:
            _swap_civ(state, open_, held_, rng)
    state.decks[rank], state.box[rank], state.aside = tuple(sorted(deck)), tuple(sorted(box)), tuple(aside)
    for p, cards in zip((p for owner, p in enumerate(state.players) if owner != seat), hands, strict=True):
        p.cards.civ = tuple(cards)


def _swap_civ(state: PlanetUnknownState, piles: list[Place], hands: list[Place], rng: Rng) -> None:
    """Deal the cards of these places again; a hand can only hide cards that are kept for the end."""
    places = hands + piles
    cards = [pile[at] for pile, at in places]
    known = [(state.seen[card], state.left[card]) for card in cards]
    dealt: list[int] = []
    if hands:
        kept = [card for card in cards if KEPT[card]]
        dealt = [rng.take(kept) for _ in hands]
        cards = [card for card in cards if card not in dealt]
    rng.shuffle(cards)
    for (pile, at), card, (seen, left) in zip(places, dealt + cards, known, strict=True):
        state.seen[card], state.left[card] = seen, left
        pile[at] = card


# ---- objectives


def _redeal_objectives(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Others' personal objectives, what they put back or look at, and the box change places."""
    others = [p for owner, p in enumerate(state.players) if owner != seat]
    pool = list(state.goals)
    for p in others:
        pool += p.cards.objectives + p.cards.put_back
    hidden_drawn = state.looker != seat
    if hidden_drawn:
        pool += state.drawn
    rng.shuffle(pool)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(count)))

    for p in others:
        p.cards.objectives = deal(len(p.cards.objectives))
        p.cards.put_back = deal(len(p.cards.put_back))
    if hidden_drawn:
        state.drawn = deal(len(state.drawn))
    state.goals = deal(len(state.goals))


# ---- events


def _redeal_events(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Of each colour, which cards are in the deck is unknown, and which comes next unless the seat has peeked."""
    if not state.deck and state.next_event < 0:
        return
    hidden_next = state.next_event >= 0 and not (seat is not None and state.peekers >> seat & 1)
    known = [*state.deck, state.next_event] if hidden_next else list(state.deck)
    deck: list[int] = []
    unused: list[int] = []
    for color in COLORS:
        inside = [card for card in known if EVENTS[card].color == color]
        pool = inside + [card for card in state.unused if EVENTS[card].color == color]
        rng.shuffle(pool)
        deck += pool[: len(inside)]
        unused += pool[len(inside) :]
    if hidden_next:
        state.next_event = rng.take(deck)
    state.deck = tuple(sorted(deck))
    state.unused = tuple(sorted(unused))
