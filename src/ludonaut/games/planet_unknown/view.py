"""Who knows what: planets, tracks and station are public; cards kept for the end and personal objectives are not."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, Score, View, show, shuffle_unknown

from . import scoring
from .content.cards import CIV, COLORS, EVENTS, KEPT, OBJECTIVES, RANK
from .content.corporations import HEIGHT, TECH_NAME
from .content.grid import NAME, names
from .content.tiles import TRACKS, tile_id
from .rules.pods import berths
from .rules.station import depot_of
from .state import Cards, Land, PlanetUnknownState, Player

_HIDDEN_ITEMS = frozenset(("cards", "personal"))
Place = tuple[list[int], int]
"""A place that holds one hidden card: a pile, and which of its entries."""

Id: TypeAlias = str
"""The id of something in the content: a tile, card, planet, tech; empty for none."""
Square: TypeAlias = str
Count: TypeAlias = Annotated[int, Meta(ge=0, le=144)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Rank: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Depots: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class Tile(msgspec.Struct, frozen=True):
    """A placed tile: its name, the square of the top left of its box, and its turn."""

    tile: Id
    square: Square
    turn: Annotated[int, Meta(ge=0, le=7)]


class Ground(msgspec.Struct, frozen=True):
    """What lies on a planet."""

    planet: Id
    tiles: tuple[Tile, ...]
    patches: tuple[Square, ...]
    meteorites: tuple[Square, ...]
    pods: tuple[Square, ...]


class Rover(msgspec.Struct, frozen=True):
    """A rover on a planet."""

    square: Square
    loaded: bool


class Cube(msgspec.Struct, frozen=True):
    """The space of a cube."""

    column: Annotated[int, Meta(ge=0, le=4)]
    height: Annotated[int, Meta(ge=0, le=15)]


class Corporation(msgspec.Struct, frozen=True):
    """The board of a corporation."""

    id: Id
    cubes: tuple[Cube, ...]
    flux: Id
    """The track of the flux token."""
    stowed: tuple[Id, ...]
    """The berths outside the scoring area that hold a lifepod."""
    techs: tuple[Id, ...]
    used: tuple[Id, ...]
    """Techs used up for the round or the game."""


class Standing(msgspec.Struct, frozen=True):
    """What a player has of a shared objective."""

    objective: Id
    value: Count


class Hand(msgspec.Struct, frozen=True):
    """A player's cards as everybody sees them."""

    shown: tuple[Id, ...]
    hidden: tuple[Rank, ...]
    """Ranks of the cards that are kept secret."""
    objectives: Few
    """How many personal ones."""
    revealed: tuple[Id, ...]
    """Personal objectives, when the game is over."""
    due: tuple[Rank, ...]


class Seen(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    land: Ground
    rovers: tuple[Rover, ...]
    garage: Few
    lost: Few
    board: Corporation
    rescued: Few
    collected: Count
    stored: Few
    hand: Hand
    standings: tuple[Standing, ...]
    tile: Id
    """The tile taken and not yet placed."""
    moves: Count
    pending: tuple[str, ...]
    """The kinds of steps still to be resolved."""
    empty: Count
    points: Annotated[int, Meta(ge=0, le=999)]
    """What others can count."""


class Depot(msgspec.Struct, frozen=True):
    """The outer and inner stack of a depot: shapes, top tiles, and tiles below."""

    stacks: tuple[Few, Few]
    tops: tuple[Id, Id]
    below: tuple[Few, Few]


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    phase: str
    round: Annotated[int, Meta(ge=0, le=99)]
    commander: Annotated[int, Meta(ge=0, le=5)]
    ending: str
    target: Count
    """Alone: the score to reach; 0 with several players."""
    depots: tuple[Depot, ...]
    before: tuple[Depots, ...]
    """The depot before each seat."""
    rotation: Depots
    decks: tuple[Few, Few, Few, Few]
    shared: tuple[Id, ...]
    common: tuple[Id, ...]
    event: Id
    events: Few
    """Events still to come."""
    players: tuple[Seen, ...]


class Private(msgspec.Struct, frozen=True):
    """What only one seat knows."""

    kept: tuple[Id, ...]
    """Its civ cards for the end of the game."""
    objectives: tuple[Id, ...]
    fulfilled: tuple[Id, ...]
    put_back: tuple[Id, ...]
    next_event: Id
    offer: tuple[Id, ...]
    """Civ cards to choose from."""
    drawn: tuple[Id, ...]
    """Objectives to choose from."""
    remembered: tuple[tuple[Id, ...], ...]
    """Of each rank: the cards left in the deck when it last looked and that nobody has shown since."""
    points: Annotated[int, Meta(ge=0, le=999)]


PlanetView: TypeAlias = View[Public, Private]


def public(state: PlanetUnknownState) -> Public:
    """The part of the view that is the same for everybody."""
    a, b, c, d = (len(deck) for deck in state.decks[1:])
    return show(
        Public,
        state,
        target=scoring.solo_target(state) if state.seats == 1 else 0,
        depots=tuple(_depot(state, outer, inner) for outer, inner in state.depots),
        before=tuple(depot_of(state, seat) for seat in range(state.seats)),
        decks=(a, b, c, d),
        shared=tuple(OBJECTIVES[card].id for card in state.shared),
        common=tuple(OBJECTIVES[card].id for card in state.common),
        event=EVENTS[state.event].id if state.event >= 0 else "",
        events=len(state.deck) + (state.next_event >= 0),
        players=tuple(_seen(state, seat) for seat in range(state.seats)),
    )


def _depot(state: PlanetUnknownState, outer: int, inner: int) -> Depot:
    def top(stack: int) -> str:
        return tile_id(state.tops[stack]) if state.tops[stack] >= 0 else ""

    return Depot((outer, inner), (top(outer), top(inner)), (len(state.stacks[outer]), len(state.stacks[inner])))


def _seen(state: PlanetUnknownState, seat: int) -> Seen:
    p = state.players[seat]
    surface, turn = p.surface, p.turn
    return show(
        Seen,
        p.board,
        land=_ground(p.planet, p.land, p.surface.pods, p.surface.meteorites),
        rovers=tuple(Rover(NAME[s], bool(load)) for s, load in zip(surface.rovers, surface.loads, strict=True)),
        lost=surface.lost,
        board=_board(p),
        hand=_hand(state, p),
        standings=_standings(state, seat),
        tile=tile_id(turn.tile) if turn.tile >= 0 else "",
        moves=turn.moves,
        pending=tuple(type(step).__name__ for step in turn.pending),
        empty=scoring.empty_squares(p),
        points=seen_score(state, seat, None).total,
    )


@lru_cache(maxsize=1024)
def _ground(planet: str, land: Land, pods: int, meteorites: int) -> Ground:
    """While a planet stays as it is its view is the same object, which a panel then knows at once."""
    return Ground(
        planet=planet,
        tiles=tuple(Tile(tile_id(tile), NAME[anchor], turn) for tile, anchor, turn in land.tiles),
        patches=tuple(names(land.patches)),
        meteorites=tuple(names(meteorites)),
        pods=tuple(names(pods)),
    )


def _board(p: Player) -> Corporation:
    board = p.board
    techs = [(TECH_NAME[bit], bit & board.used) for bit in p.corp.techs if bit & board.techs]
    return Corporation(
        id=p.corporation,
        cubes=tuple(Cube(*divmod(space, HEIGHT)) for space in board.cubes),
        flux=TRACKS[board.flux] if p.corp.rule == "flux" else "",
        stowed=tuple(str(berth) for _, berth in berths(p, "stowed") if berth != "score"),
        techs=tuple(name for name, _ in techs),
        used=tuple(name for name, used in techs if used),
    )


def _hand(state: PlanetUnknownState, p: Player) -> Hand:
    over = state.phase == "over"
    return Hand(
        shown=tuple(CIV[card].id for card in p.cards.civ if over or not KEPT[card]),
        hidden=tuple(sorted(CIV[card].rank for card in p.cards.civ if KEPT[card] and not over)),
        objectives=len(p.cards.objectives),
        revealed=tuple(OBJECTIVES[card].id for card in p.cards.objectives) if over else (),
        due=tuple(p.turn.due),
    )


def _standings(state: PlanetUnknownState, seat: int) -> tuple[Standing, ...]:
    """How a player stands on every shared objective that concerns them."""
    p = state.players[seat]
    cards = [card for card, _ in scoring.rivals(state, seat)]
    return tuple(Standing(OBJECTIVES[card].id, scoring.measure(p, OBJECTIVES[card].shared)) for card in cards)


def private(state: PlanetUnknownState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    p = state.players[seat]
    looks = state.looker == seat
    peeked = state.peekers >> seat & 1 and state.next_event >= 0
    offer = [card for rank in state.looking for card in state.decks[rank]] + list(state.aside)
    done = [card for card in p.cards.objectives if scoring.fulfils(p, OBJECTIVES[card].personal)]
    return Private(
        kept=tuple(CIV[card].id for card in p.cards.civ if KEPT[card]),
        objectives=tuple(OBJECTIVES[card].id for card in p.cards.objectives),
        fulfilled=tuple(OBJECTIVES[card].id for card in done),
        put_back=tuple(OBJECTIVES[card].id for card in p.cards.put_back),
        next_event=EVENTS[state.next_event].id if peeked else "",
        offer=tuple(CIV[card].id for card in sorted(offer)) if looks else (),
        drawn=tuple(OBJECTIVES[card].id for card in state.drawn) if looks else (),
        remembered=_remembered(state, seat),
        points=scoring.score(state, seat).total,
    )


def _remembered(state: PlanetUnknownState, seat: int) -> tuple[tuple[str, ...], ...]:
    shown = {card for p in state.players for card in p.cards.civ if not KEPT[card]} | set(state.players[seat].cards.civ)
    return tuple(
        tuple(c.id for n, c in enumerate(CIV) if c.rank == rank and state.left[n] >> seat & 1 and n not in shown)
        for rank in range(1, 5)
    )


def tally(state: PlanetUnknownState, seat: int) -> dict[str, int]:
    """What a player counts."""
    p = state.players[seat]
    kinds = [type(step).__name__ for step in p.turn.pending]
    due = p.turn.due
    return {
        "points": scoring.score(state, seat).total,
        **{track: p.board.cubes[cube] % HEIGHT for cube, track in enumerate(TRACKS)},
        "resources": kinds.count("Resource") + kinds.count("Advance"),
        "boosts": kinds.count("Boost"),
        "patches": kinds.count("Patch") + p.board.stored,
        "moves": p.turn.moves,
        "rovers": len(p.surface.rovers) + kinds.count("NewRover"),
        **{f"civ{rank}": due.count(rank) for rank in range(1, 5)},
        "techs": p.board.techs.bit_count(),
        "pods": p.surface.pods.bit_count(),
        "lifepods": scoring.pods_collected(p) + kinds.count("Stow"),
        "rocks": p.surface.meteorites.bit_count(),
        "meteorites": p.board.collected,
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
    plain = {"lifepods": p.board.rescued, "meteorites": p.board.collected // 3}
    return [(key, plain.get(key, points)) for key, points in items]


# ---- what a seat cannot know is dealt again, within what it has seen


def redeal(state: PlanetUnknownState, seat: int | None, rng: Rng) -> None:
    """Shuffle all that this seat (None: a spectator) cannot know now."""
    others = [p for owner, p in enumerate(state.players) if owner != seat]
    _redeal_civ(state, seat, others, rng)
    _redeal_objectives(state, seat, others, rng)
    _redeal_events(state, seat, rng)


# ---- civ cards


def _redeal_civ(state: PlanetUnknownState, seat: int | None, others: list[Player], rng: Rng) -> None:
    """Cards change places only with those of their rank of which the seat knows as much: never seen, seen, or left."""
    seen, left = list(state.seen), list(state.left)
    bit = 1 << seat if seat is not None else 0
    decks, boxes = [list(deck) for deck in state.decks], [list(box) for box in state.box]
    aside = list(state.aside) if state.looker != seat else []
    hands = [list(p.cards.civ) for p in others]
    groups: dict[tuple[int, bool, bool], tuple[list[Place], list[Place]]] = {}
    for pile in (*decks, *boxes, aside):
        # in an order that does not depend on what the cards are
        for card_seen, card_left, at in sorted([(seen[card], left[card], at) for at, card in enumerate(pile)]):
            known = (RANK[pile[at]], card_seen & bit > 0, card_left & bit > 0)
            groups.setdefault(known, ([], []))[0].append((pile, at))
    for hand in hands:
        for at, card in enumerate(hand):
            if KEPT[card]:
                known = (RANK[card], seen[card] & bit > 0, left[card] & bit > 0)
                groups.setdefault(known, ([], []))[1].append((hand, at))
    for _, (open_, held) in sorted(groups.items()):
        if len(open_) + len(held) > 1:
            _swap_civ(seen, left, open_, held, rng)
    state.seen, state.left = tuple(seen), tuple(left)
    state.decks, state.box = tuple([tuple(sorted(d)) for d in decks]), tuple([tuple(sorted(b)) for b in boxes])
    if state.looker != seat:
        state.aside = tuple(aside)
    for p, hand in zip(others, hands, strict=True):
        if hand:
            p.cards = replace(p.cards, civ=tuple(hand))


def _swap_civ(seen: list[int], left: list[int], piles: list[Place], hands: list[Place], rng: Rng) -> None:
    """Deal the cards of these places again; a hand can only hide cards that are kept for the end."""
    places = hands + piles
    cards = [pile[at] for pile, at in places]
    known = [(seen[card], left[card]) for card in cards]
    cards.sort()
    dealt: list[int] = []
    if hands:
        kept = [card for card in cards if KEPT[card]]
        dealt = [rng.take(kept) for _ in hands]
        cards = [card for card in cards if card not in dealt]
    rng.shuffle(cards)
    for (pile, at), card, (card_seen, card_left) in zip(places, dealt + cards, known, strict=True):
        pile[at] = card
        seen[card], left[card] = card_seen, card_left


# ---- objectives


def _redeal_objectives(state: PlanetUnknownState, seat: int | None, others: list[Player], rng: Rng) -> None:
    """Others' personal objectives, what they put back or look at, and the box change places."""
    drawn = list(state.drawn) if state.looker != seat else []
    piles = [drawn, *[list(p.cards.objectives) for p in others], *[list(p.cards.put_back) for p in others]]
    if not any(piles):
        return
    goals = list(state.goals)
    shuffle_unknown(rng, [goals, *piles])
    state.goals = tuple(sorted(goals))
    if drawn:
        state.drawn = tuple(sorted(drawn))
    count = len(others)
    for p, kept, back in zip(others, piles[1 : count + 1], piles[count + 1 :], strict=True):
        p.cards = Cards(p.cards.civ, tuple(sorted(kept)), tuple(sorted(back)))


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
        pool = sorted(inside + [card for card in state.unused if EVENTS[card].color == color])
        rng.shuffle(pool)
        deck += pool[: len(inside)]
        unused += pool[len(inside) :]
    if hidden_next:
        state.next_event = rng.take(deck)
    state.deck = tuple(sorted(deck))
    state.unused = tuple(sorted(unused))
