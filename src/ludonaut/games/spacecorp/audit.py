"""Conservation: every card, tile, base, team and colony is somewhere, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from ludonaut.kernel import AuditError, conserve, ensure

from .content import (
    BASE_TYPES,
    BASES,
    CARDS,
    COLONIES,
    CONTRACTS,
    ERAS,
    PROGRESS,
    ROWS,
    SOLO,
    STARFARERS,
    TEAMS,
    TILES,
)
from .state import GONE, RESERVE, SpaceCorpState

EVERY_CARD = sorted(CARDS)
ERA_TILES = [sorted([tile.id for tile in TILES.values() if tile.era == era]) for era in ERAS]
ERA_PROGRESS = [sorted([c.id for c in PROGRESS.values() if c.era in ERAS[1 : era + 1]]) for era in range(len(ERAS))]
PHASES = ("opening", "turn", "action", "rival", "legacy", "over")


def audit(state: SpaceCorpState) -> None:
    """Count everything; say what is missing or too many."""
    ensure(0 <= state.era < len(ERAS), f"there is no era {state.era}")
    ensure(state.phase in PHASES, f"there is no phase {state.phase!r}")
    ensure(len(state.corps) == state.seats + state.solo, "there must be one corporation for each seat")
    ensure(0 <= state.active < len(state.corps), f"seat {state.active} cannot be active")
    _cards(state)
    _board(state)
    _pieces(state)
    _progress(state)
    for corp in state.corps:
        ensure(corp.profit == sum(corp.ledger.values()), "profit does not add up to where it came from")
        ensure(not (set(corp.shown) - set(corp.hand)), "a card is shown that is not in the hand")


def _all_there(what: str, expected: list[str], places: list[Iterable[str]]) -> None:
    """Compares sorted lists, which is fast; `conserve` says what is wrong."""
    found = sorted(chain.from_iterable(places))
    if found != expected:
        conserve(what, expected, found)


def _cards(state: SpaceCorpState) -> None:
    """Every action and Time card is in exactly one place."""
    places: list[Iterable[str]] = [state.top, state.deck, state.offer, state.discard, state.played, state.box]
    places += [state.rival_deck, state.rival_discard]
    places += [cards for corp in state.corps for cards in (corp.hand, corp.infra)]
    _all_there("cards", EVERY_CARD, [filter(None, cards) for cards in places])
    for card in (*state.top, *state.deck):
        if CARDS[card].era not in (state.era, -1):
            raise AuditError(f"card {card} is not of this era's deck")


def _board(state: SpaceCorpState) -> None:
    """Tiles, bases and colonies lie on sites of the board that can hold them."""
    board = state.board
    ensure(set(state.bases) == set(state.owner), "bases and their owners differ")
    for site, tiles in state.tiles.items():
        ensure(len(tiles) <= board.boxes.get(site, 0), f"too many tiles on {site}")
    for site, bases in state.bases.items():
        ensure(site in board.build, f"no base can stand on {site}")
        ensure(len(bases) == max(1, board.boxes[site]), f"{site} has {len(bases)} bases")
        ensure(len(state.tiles.get(site, ())) == board.boxes[site], f"bases on unexplored {site}")
        ensure(0 <= state.owner[site] < len(state.corps), f"nobody owns the bases on {site}")
    for site in state.colonies:
        ensure(site in state.bases, f"a colony without bases on {site}")
    _all_there("tiles", ERA_TILES[state.era], [state.spent_tiles, *state.tiles.values(), *state.stacks.values()])
    wanted = [c.id for c in COLONIES.values() if state.era == STARFARERS and state.seats in c.players]
    _all_there("colonies", sorted(wanted), [state.colony_stock, state.colonies.values()])


def _pieces(state: SpaceCorpState) -> None:
    """Teams, bases and markers of each corporation."""
    board = state.board
    for seat, corp in enumerate(state.corps):
        rival = seat >= state.seats
        teams = SOLO.teams if rival else TEAMS
        ensure(len(corp.teams) == len(corp.approach) == len(corp.claims) == teams, f"seat {seat} has not {teams} teams")
        for place, left in zip(corp.teams, corp.approach, strict=True):
            ensure(place in board.sites or place in (RESERVE, GONE), f"no team can be at {place!r}")
            far = board.approach if place in board.systems else 0
            ensure(0 <= left <= far, f"a team at {place!r} cannot be {left} spaces away")
        built = Counter(base for site, bases in state.bases.items() if state.owner[site] == seat for base in bases)
        if not any(tile in tiles for tile in corp.legacy[:1] for tiles in state.tiles.values()):
            built.update(corp.legacy[1:])
        sets = SOLO.colours if rival else 1
        for base in BASES:
            left = corp.stock[base]
            if left < 0 or built[base] + left != sets * BASE_TYPES[base].count:
                raise AuditError(f"seat {seat} has built {built[base]} {base} bases and {left} are left")
    for contract in state.contracts:
        ensure(contract in CONTRACTS, f"there is no contract {contract!r}")
        ensure(any(contract in ROWS[era] for era in range(state.era + 1)), f"{contract} belongs to a later era")


def _progress(state: SpaceCorpState) -> None:
    """Progress cards are on the annex or with their owners."""
    owned = [corp.progress for corp in state.corps]
    _all_there("Progress cards", ERA_PROGRESS[state.era], [state.progress_stock, *owned])
