"""Who sees what. Planets, tracks and the station are public; cards kept for the end and personal objectives are not."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Score, View

from . import scoring
from .cards import CIV, EVENTS, KEPT, OBJECTIVES
from .corporations import HEIGHT, TECHS
from .grid import NAME
from .placement import squares
from .state import PlanetUnknownState, Player
from .station import depot_of
from .tiles import TRACKS, tile_id
from .tracks import ways_up

_HIDDEN_ITEMS = frozenset(("cards", "personal"))


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
    shown = {card for p in state.players for card in p.cards if not KEPT[card]} | set(state.players[seat].cards)
    return [
        [c.id for n, c in enumerate(CIV) if c.rank == rank and state.left[n] >> seat & 1 and n not in shown]
        for rank in range(1, 5)
    ]


def _player(state: PlanetUnknownState, owner: int, seat: int | None) -> dict[str, Any]:
    p = state.players[owner]
    open_hand = owner == seat or state.phase == "over"
    hidden = [] if open_hand else [CIV[card].rank for card in p.cards if KEPT[card]]
    score = seen_score(state, owner, seat)
    return {
        "planet": p.planet,
        "corporation": p.corporation,
        "tiles": [[tile_id(tile), NAME[anchor] or str(anchor), turn] for tile, anchor, turn in p.tiles],
        "hand": tile_id(p.hand) if p.hand >= 0 else "",
        "patches": squares(p.patches),
        "meteorites": squares(p.meteorites),
        "pods": squares(p.pods),
        "rovers": [[NAME[square], load] for square, load in zip(p.rovers, p.loads, strict=True)],
        "garage": p.garage,
        "lost": p.lost,
        "cubes": [[space // HEIGHT, space % HEIGHT] for space in p.cubes],
        "next": [[[way // HEIGHT, way % HEIGHT] for way in ways_up(p, cube)] for cube in range(5)],
        "rescued": p.rescued,
        "stowed": _stowed(p),
        "collected": p.collected,
        "stored": p.stored,
        "flux": TRACKS[p.flux] if p.corporation == "flux" else "",
        "techs": [name for name, bit in TECHS.items() if p.techs & bit],
        "used": [name for name, bit in TECHS.items() if (p.used | p.spent) & p.techs & bit],
        "shown": [CIV[card].id for card in p.cards if open_hand or not KEPT[card]],
        "hidden": sorted(hidden),
        "objectives": [OBJECTIVES[card].id for card in p.objectives] if open_hand else [],
        "fulfilled": [OBJECTIVES[c].id for c in p.objectives if scoring.fulfils(p, OBJECTIVES[c].personal)]
        if open_hand
        else [],
        "goals": len(p.objectives),
        "put_back": [OBJECTIVES[card].id for card in p.put_back] if owner == seat else [],
        "pending": [str(item[0]) for item in p.pending],
        "moves": p.moves,
        "due": list(p.due),
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
    plain = {"lifepods": p.rescued, "meteorites": p.collected // 3}
    return [(key, plain.get(key, points)) for key, points in items]


def _stowed(p: Player) -> list[list[str | int]]:
    """Lifepods on tracks (Cosmos) or on techs (Jump Drive)."""
    if p.corp.rule == "cover":
        return [[TRACKS[place // HEIGHT], place % HEIGHT] for place in p.stowed]
    return [["tech", place] for place in p.stowed]


def _measures(state: PlanetUnknownState, owner: int) -> dict[str, int]:
    """How a player stands on every shared objective that concerns them."""
    cards = [card for card, _ in scoring.rivals(state, owner)]
    return {OBJECTIVES[card].id: scoring.measure(state.players[owner], OBJECTIVES[card].shared) for card in cards}
