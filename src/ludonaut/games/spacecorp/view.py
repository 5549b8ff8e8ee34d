"""Who knows what: hands are secret but for what all have seen, decks are unknown, everything else is open."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, shuffle_unknown

from .content import BASES, CARDS, CONTRACTS, ERAS, ROWS
from .content.boards import BOARDS
from .rules.actions import production
from .rules.build import build_cost
from .rules.contracts import reward
from .rules.move import distances
from .state import Running, SpaceCorpState

Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Profit: TypeAlias = Annotated[int, Meta(ge=-20, le=400)]
Owner: TypeAlias = Annotated[int, Meta(ge=-2, le=3)]
"""A corporation; -1 for nobody, -2 for a contract that was out of the game from the start."""
Ids: TypeAlias = tuple[str, ...]


class Site(msgspec.Struct, frozen=True):
    """What stands on a site."""

    id: str
    tiles: Ids
    bases: Ids
    owner: Owner
    colony: str
    cost: Annotated[int, Meta(ge=-1, le=60)]
    """The value that a Build needs; -1 where none is possible."""


class Contract(msgspec.Struct, frozen=True):
    """A contract of the era: its reward now, the number in its condition, and who claimed it."""

    id: str
    reward: Count
    n: Count
    by: Owner


class Team(msgspec.Struct, frozen=True):
    """A team: where it is, how far from the star, and whether it claims what it discovered."""

    site: str
    approach: Annotated[int, Meta(ge=0, le=3)]
    claim: bool


class Corp(msgspec.Struct, frozen=True):
    """What everybody sees of a corporation."""

    seat: Owner
    rival: bool
    profit: Profit
    cards: Count
    shown: Ids
    """The cards of the hand that everybody has seen."""
    hq: str
    infra: tuple[str, str, str]
    teams: tuple[Team, ...]
    genetics: Count
    revelation: Count
    progress: Ids
    stock: tuple[Count, ...]
    """The bases in reserve, in the order of the content file."""
    found: Ids
    produced: Annotated[int, Meta(ge=-1, le=200)]
    production: tuple[Count, ...]
    """The P values of the tiles that could produce."""
    legacy: Ids
    legacy_value: Count
    passed: bool
    weightless: bool
    ledger: tuple[tuple[str, int], ...]
    """Where the profit came from."""


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    seats: Annotated[int, Meta(ge=1, le=4)]
    era: str
    first: str
    last: str
    phase: str
    active: Owner
    begins: Owner
    closing: bool
    left: tuple[Owner, ...]
    deck: Count
    starters: Count
    """The Start cards on top of the deck."""
    offer: Ids
    discard: Ids
    played: Ids
    loose: Ids
    """The Edges that nobody has seen spent."""
    running: Running
    banned: str
    extra: bool
    owed: tuple[Owner, ...]
    quiet: Count
    sites: tuple[Site, ...]
    stacks: tuple[tuple[str, int], ...]
    spent_tiles: Ids
    contracts: tuple[Contract, ...]
    claimed: tuple[tuple[str, int], ...]
    """Who claimed which contract, in all eras."""
    beyond: tuple[Owner, ...]
    orion: Ids
    colonies: Ids
    progress: Ids
    corps: tuple[Corp, ...]
    rival_deck: Count
    rival_discard: Ids
    ends: Ids
    profits: tuple[tuple[int, ...], ...]


class Private(msgspec.Struct, frozen=True):
    """What only the player sees."""

    hand: Ids
    muted: Ids
    """The Edges about which the player does not want to be asked."""


SpaceCorpView: TypeAlias = View[Public, Private]


def public(state: SpaceCorpState) -> Public:
    """The part of the view that is the same for everybody."""
    return Public(
        seats=state.seats,
        era=ERAS[state.era],
        first=str(state.options["first"]),
        last=str(state.options["last"]),
        phase=state.phase,
        active=state.active,
        begins=state.first,
        closing=state.closing,
        left=tuple(state.left),
        deck=state.deck_cards(),
        starters=len(state.top),
        offer=tuple(state.offer),
        discard=tuple(state.discard),
        played=tuple(state.played),
        loose=tuple(state.loose),
        running=state.running,
        banned=state.banned,
        extra=state.extra,
        owed=tuple(state.owed),
        quiet=state.quiet,
        sites=tuple([_site(state, site) for site in BOARDS[state.era].sites]),
        stacks=tuple([(name, len(stack)) for name, stack in state.stacks.items()]),
        spent_tiles=tuple(state.spent_tiles),
        contracts=tuple([_contract(state, contract) for contract in ROWS[state.era]]),
        claimed=tuple(state.contracts.items()),
        beyond=tuple(state.beyond),
        orion=tuple(state.orion),
        colonies=tuple(state.colony_stock),
        progress=tuple(state.progress_stock),
        corps=tuple([_corp(state, seat) for seat in range(len(state.corps))]),
        rival_deck=len(state.rival_deck),
        rival_discard=tuple(state.rival_discard),
        ends=tuple(state.ends),
        profits=tuple(state.profits),
    )


def _site(state: SpaceCorpState, site: str) -> Site:
    """What stands on a site, and what a Build there needs."""
    cost = build_cost(state, site) if site in BOARDS[state.era].build and site not in state.bases else -1
    tiles, bases = state.tiles.get(site, ()), state.bases.get(site, ())
    return Site(site, tiles, bases, state.owner.get(site, -1), state.colonies.get(site, ""), cost)


def _contract(state: SpaceCorpState, contract: str) -> Contract:
    """A row of the table of contracts."""
    face = CONTRACTS[contract].few if state.seats <= 2 else CONTRACTS[contract].many
    return Contract(contract, reward(state, contract), face.n, state.contracts.get(contract, -1))


def _corp(state: SpaceCorpState, seat: int) -> Corp:
    """What everybody sees of a corporation."""
    corp = state.corps[seat]
    return Corp(
        seat=seat,
        rival=seat >= state.seats,
        profit=corp.profit,
        cards=len(corp.hand),
        shown=tuple(corp.shown),
        hq=corp.hq,
        infra=(corp.infra[0], corp.infra[1], corp.infra[2]),
        teams=tuple([Team(*team) for team in zip(corp.teams, corp.approach, corp.claims, strict=True)]),
        genetics=corp.genetics,
        revelation=corp.revelation,
        progress=tuple(corp.progress),
        stock=tuple([corp.stock[base] for base in BASES]),
        found=tuple(corp.found),
        produced=corp.produced,
        production=tuple(production(state, seat)) if seat < state.seats else (),
        legacy=corp.legacy,
        legacy_value=corp.legacy_value,
        passed=corp.passed,
        weightless=distances(state, seat) is BOARDS[state.era].weightless,
        ledger=tuple(corp.ledger.items()),
    )


def private(state: SpaceCorpState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    return Private(tuple(state.corps[seat].hand), tuple(state.corps[seat].muted))


def tally(state: SpaceCorpState, seat: int) -> dict[str, int]:
    """What a player counts; the value of an action only while it is put together."""
    corp, running = state.corps[seat], state.running
    gathers = running.verb and running.seat == seat and (running.value or running.need or not running.site)
    own = [site for site, owner in state.owner.items() if owner == seat]
    return {
        "profit": corp.profit,
        "cards": len(corp.hand),
        **({"value": running.value} if gathers else {}),
        "genetics": corp.genetics,
        "revelation": corp.revelation,
        "progress": len(corp.progress),
        "infra": len(corp.infra) - corp.infra.count(""),
        "bases": sum(len(state.bases[site]) for site in own),
        "colonies": sum(site in state.colonies for site in own),
    }


def redeal(state: SpaceCorpState, seat: int | None, rng: Rng) -> None:
    """Shuffle the hidden cards of the other hands with the deck.

    While Start cards lie on the deck no other card has been drawn from it, so they are shuffled among themselves; later
    every Start card that nobody has seen is in a hand.
    """
    others = [corp for other, corp in enumerate(state.corps[: state.seats]) if other != seat]
    hands = [[card for card in corp.hand if card not in corp.shown] for corp in others]
    if state.top:
        shuffle_unknown(rng, hands, rest=state.top)
        shuffle_unknown(rng, [], rest=state.deck)
    else:
        pool = [card for hand in hands for card in hand if not CARDS[card].start]
        starters = [card for hand in hands for card in hand if CARDS[card].start]
        shuffle_unknown(rng, [pool], rest=state.deck)
        pool += starters
        for hand in hands:
            hand[:] = [pool.pop() for _ in hand]
        shuffle_unknown(rng, hands)
    for corp, hand in zip(others, hands, strict=True):
        corp.hand[:] = [*corp.shown, *hand]
        corp.muted.clear()
