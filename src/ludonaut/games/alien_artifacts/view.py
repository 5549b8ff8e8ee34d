"""Who knows what. Hidden are the hands, artifacts, and Defence Plans that were never used."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, show, shuffle_unknown

from .content.decks import FACE, ROWS, VERB_OF
from .content.effects import Face
from .rules.gear import Gear, gear_of
from .rules.options import attached
from .rules.paying import Means, tender
from .scoring import measure, score
from .state import AlienState, Allowance, Player

Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=400)]
Price: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Phase: TypeAlias = Literal["factions", "setup", "play", "extra", "final", "over"]


class Struct(msgspec.Struct, frozen=True, gc=False):
    """A part of a view."""


class Deck(Struct, frozen=True):
    """A deck whose top card lies open."""

    name: Literal["ships", "technologies", "planets", "systems"]
    top: str
    count: Count
    bottom: tuple[str, ...]
    """Cards that were put under it, the next one first."""


class Work(Struct, frozen=True):
    """A card under construction with what is prepared under it."""

    card: str
    attached: tuple[str, ...]
    cost: Price
    paid: Price


class Built(Struct, frozen=True):
    """A card of an Empire."""

    card: str
    face: Face
    tokens: Count
    measure: Annotated[int, Meta(ge=-1, le=200)] = -1
    """How far the objective of an operational technology is; -1 for other cards."""


class Made(Struct, frozen=True):
    """A produced card on its planet."""

    section: str
    planet: str


class Costs(Struct, frozen=True):
    """What actions cost now."""

    buy: Price
    build: Price
    develop: Price
    discover: Price
    offensive: Price
    revenue: Price
    mine: Price


class PlayerView(Struct, frozen=True):
    """What everybody sees of a player."""

    faction: str
    credits: Annotated[int, Meta(ge=0, le=15)]
    track: Points
    points: Points
    works: tuple[Work, ...]
    empire: tuple[Built, ...]
    produced: tuple[Made, ...]
    costs: Costs
    extra: Count
    """Turns after the last equal one."""
    hand: Count
    artifacts: Count
    plans: Count
    shown: tuple[str, ...]
    """Defence Plans that everybody has seen in use."""


class Public(Struct, frozen=True):
    """What everybody sees."""

    phase: Phase
    first: Seat
    active: Seat
    turns: Count
    marker: Annotated[int, Meta(ge=1, le=5)]
    ending: bool
    decks: tuple[Deck, ...]
    resources: Count
    discard: tuple[str, ...]
    artifacts: Count
    spent: tuple[str, ...]
    plans: Count
    factions: tuple[str, ...]
    tokens: Annotated[int, Meta(ge=0, le=38)]
    table: tuple[str, ...]
    """Cards that lie open while something is decided about them."""
    playing: tuple[str, ...]
    used: tuple[str, ...]
    attacked: tuple[str, ...]
    suspended: tuple[str, ...]
    colour: str
    symbols: Count
    """Symbols that an artifact adds to the next action."""
    players: tuple[PlayerView, ...]

    def deck(self, name: str) -> Deck:
        """One of the open decks."""
        return next(deck for deck in self.decks if deck.name == name)


class Private(Struct, frozen=True):
    """What only the player knows."""

    hand: tuple[str, ...]
    artifacts: tuple[str, ...]
    plans: tuple[str, ...]
    offer: tuple[str, ...]
    """Artifacts of which one is being chosen."""


AlienView: TypeAlias = View[Public, Private]


def public(state: AlienState) -> Public:
    """The part of the view that is the same for everybody."""
    turn = state.turn
    return show(
        Public,
        state,
        decks=tuple([_deck(state, name) for name in (*ROWS, "systems")]),
        resources=len(state.deck),
        discard=tuple(sorted(state.discard)),
        spent=tuple(sorted(state.spent)),
        used=turn.used,
        attacked=turn.attacked,
        suspended=state.action.suspended,
        colour=turn.colour if turn.symbols else "",
        symbols=turn.symbols,
        players=tuple([_player(state, seat) for seat in range(state.seats)]),
    )


def private(state: AlienState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    return show(Private, state.players[seat], offer=tuple(state.offer) if seat == state.active else ())


def _deck(state: AlienState, name: str) -> Deck:
    return Deck(name, state.tops[name], state.pile_size(name), state.bottoms[name])  # type: ignore[arg-type]


def _player(state: AlienState, seat: int) -> PlayerView:
    player = state.players[seat]
    gear = gear_of(state, seat)
    return show(
        PlayerView,
        player,
        track=sum(player.earned),
        points=score(state, seat).total,
        works=tuple([_work(player, gear, card) for card in player.works]),
        empire=tuple([_built(state, seat, code) for code in player.empire]),
        produced=tuple([Made(section, planet) for section, planet in player.produced.items()]),
        costs=Costs(**gear.cost),
        extra=state.extra[seat],
    )


def _work(player: Player, gear: Gear, card: str) -> Work:
    return Work(card, player.works[card], gear.cost[VERB_OF[card]], attached(player, card))


def _built(state: AlienState, seat: int, code: str) -> Built:
    """A card of an Empire. What an objective measures is public, counts included."""
    face = FACE[code]
    sold = face.face == "operational" and face.row == "technologies"
    tokens = state.players[seat].blockades.get(face.card, 0)
    return Built(face.card, face.face, tokens, measure(state, seat, face.card) if sold else -1)


def tally(state: AlienState, seat: int) -> dict[str, int]:
    """What a player counts."""
    player = state.players[seat]
    return {
        "points": score(state, seat).total,
        "credits": player.credits,
        "cards": len(player.hand),
        "produced": len(player.produced),
        "works": len(player.works),
        "artifacts": len(player.artifacts),
        "plans": len(player.plans),
        "tokens": sum(player.blockades.values()),
    }


# ---- what a seat cannot know


def redeal(state: AlienState, seat: int | None, rng: Rng) -> None:
    """Shuffle what this seat cannot know: the resource deck with the other hands, artifacts, unseen plans.

    A player who is paying has shown that it can go on, so the shuffled hand must be able to as well.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    hands = [player.hand for player in others]
    shuffle_unknown(rng, hands, rest=state.deck)
    if state.action.owed is not None and state.active != seat:
        _let_pay(state, rng, hands, state.action.owed)
    offers = [] if state.active == seat else [state.offer]
    shuffle_unknown(rng, [*(player.artifacts for player in others), *offers], rest=state.artifacts)
    secretive = [player for player in others if len(player.plans) > len(player.shown)]
    hidden = [[plan for plan in player.plans if plan not in player.shown] for player in secretive]
    shuffle_unknown(rng, hidden, rest=state.plans)
    for player, plans in zip(secretive, hidden, strict=True):
        unseen = iter(plans)
        player.plans[:] = [plan if plan in player.shown else next(unseen) for plan in player.plans]


def _let_pay(state: AlienState, rng: Rng, hands: list[list[str]], owed: Allowance) -> None:
    """Deal again until the active player can go on paying; if luck does not help, give it the cards that do."""
    payer, taken = state.players[state.active], tender(owed.takes, False)
    for _ in range(60):
        if Means(payer.hand, payer.produced).reach(taken, owed.cards, owed.free) >= owed.need:
            return
        shuffle_unknown(rng, hands, rest=state.deck)
    for place in range(len(payer.hand)):
        others = [hand for hand in (state.deck, *hands) if hand and hand is not payer.hand]
        where = max(others, key=lambda hand: max(taken.worth(card) for card in hand))
        at = max(range(len(where)), key=lambda i: taken.worth(where[i]))
        payer.hand[place], where[at] = where[at], payer.hand[place]
