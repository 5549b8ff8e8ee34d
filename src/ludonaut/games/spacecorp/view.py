"""Who sees what, and what a seat cannot know."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Rng

from .content import CARDS, CONTRACTS, ERAS, ROWS, WHEEL
from .rules.actions import production
from .rules.build import build_cost
from .rules.contracts import reward
from .rules.move import distances
from .state import SpaceCorpState


def view(state: SpaceCorpState, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) may know."""
    return {
        "seat": seat,
        "seats": state.seats,
        "era": ERAS[state.era],
        "first": state.options["first"],
        "last": state.options["last"],
        "phase": state.phase,
        "active": state.active,
        "begins": state.first,
        "closing": state.closing,
        "left": state.left[:],
        "deck": state.deck_cards(),
        "offer": state.offer[:],
        "discard": state.discard[:],
        "played": state.played[:],
        "loose": state.loose[:],
        "aim": list(state.aim),
        "banned": state.banned,
        "extra": state.extra,
        "owed": state.owed[:],
        "quiet": state.quiet,
        "sites": _sites(state),
        "stacks": {name: len(stack) for name, stack in state.stacks.items()},
        "spent_tiles": state.spent_tiles[:],
        "contracts": _contracts(state),
        "claimed": dict(state.contracts),
        "beyond": state.beyond[:],
        "orion": state.orion[:],
        "colonies": state.colony_stock[:],
        "progress": state.progress_stock[:],
        "corps": [_corp(state, other, seat) for other in range(len(state.corps))],
        "rival": {"deck": len(state.rival_deck), "discard": state.rival_discard[:]} if state.solo else None,
        "ends": state.ends[:],
    }


def _sites(state: SpaceCorpState) -> dict[str, Any]:
    """What stands on each site of the board."""
    sites: dict[str, Any] = {}
    for site in state.board.sites:
        sites[site] = {
            "tiles": list(state.tiles.get(site, ())),
            "bases": list(state.bases.get(site, ())),
            "owner": state.owner.get(site, -1),
            "colony": state.colonies.get(site, ""),
        }
        if site in state.board.build and site not in state.bases:
            sites[site]["cost"] = build_cost(state, site)
    return sites


def _contracts(state: SpaceCorpState) -> list[dict[str, Any]]:
    """The seven rows: the contract of the era, its reward now, and who claimed it."""
    rows = []
    for contract in ROWS[state.era]:
        few = state.seats <= 2
        face = CONTRACTS[contract].few if few else CONTRACTS[contract].many
        by = state.contracts.get(contract, -1)
        rows.append({"id": contract, "reward": reward(state, contract), "n": face.n, "by": by})
    return rows


def _corp(state: SpaceCorpState, other: int, seat: int | None) -> dict[str, Any]:
    """A corporation; of the hands of others only what everybody has seen."""
    corp = state.corps[other]
    own = other == seat
    return {
        "seat": other,
        "rival": other >= state.seats,
        "profit": corp.profit,
        "cards": len(corp.hand),
        "hand": corp.hand[:] if own else [],
        "shown": corp.shown[:],
        "hq": corp.hq,
        "infra": list(corp.infra),
        "teams": corp.teams[:],
        "approach": corp.approach[:],
        "claims": corp.claims[:],
        "genetics": corp.genetics,
        "revelation": corp.revelation,
        "wheel": WHEEL,
        "progress": corp.progress[:],
        "stock": dict(corp.stock),
        "found": corp.found[:],
        "produced": corp.produced,
        "production": production(state, other) if other < state.seats else [],
        "legacy": list(corp.legacy),
        "legacy_value": corp.legacy_value,
        "passed": corp.passed,
        "weightless": distances(state, other) is state.board.weightless,
        "muted": corp.muted[:] if own else [],
        "ledger": dict(corp.ledger),
    }


def redeal(state: SpaceCorpState, seat: int | None, rng: Rng) -> None:
    """Shuffle the hidden cards of the other hands with the deck.

    While Start cards lie on the deck no other card has been drawn from it, so they are shuffled among themselves; later
    every Start card that nobody has seen is in a hand.
    """
    hands = [corp for other, corp in enumerate(state.corps[: state.seats]) if other != seat]
    slots = [(corp, i) for corp in hands for i, card in enumerate(corp.hand) if card not in corp.shown]
    hidden = [corp.hand[i] for corp, i in slots]
    if state.top:
        pool = hidden + state.top
        rng.shuffle(pool)
        state.top[:] = pool[len(slots) :]
    else:
        starters = [card for card in hidden if CARDS[card].start]
        others = [card for card in hidden if not CARDS[card].start] + state.deck
        rng.shuffle(others)
        kept = len(slots) - len(starters)
        pool = starters + others[:kept]
        rng.shuffle(pool)
        state.deck[:] = others[kept:]
    for (corp, i), card in zip(slots, pool, strict=False):
        corp.hand[i] = card
    rng.shuffle(state.deck)
    for corp in hands:
        corp.muted.clear()
