"""What a builder made of its parts, beside what a good one makes of them, or by building on."""

from __future__ import annotations

from random import Random
from statistics import fmean

from ludonaut.bots.interface import Finding
from ludonaut.games.galaxy_trucker.state import Player, TruckerState
from ludonaut.kernel import Action, Match, Phrase

from .evaluation.drafts import USUAL, Draft, Site, Way, decks_of
from .evaluation.ships import CABINS, CANNON, CANNON2, CARGO, ENGINE, ENGINE2, PARTS, RED, tally
from .solver import DECKS, ShipSolver

DRAFTS = 80
"""Ships that the good builder tries with the same parts."""
DEALS = 8
"""Orders of what lies face down, in which building goes on."""


def review(match: Match[TruckerState], seat: int, action: Action, rng: Random) -> Finding | None:
    """When a ship is finished: what the same parts could earn more, or what building on would bring."""
    if action[0] != "finish":
        return None
    states = [match.imagine(seat, rng.getrandbits(32), keep=False).state for _ in range(DECKS)]
    site = Site(states[0], seat)
    site.decks = decks_of(states, rng)
    own = site.value(site.player)
    found = [_built_on(site, rng), _built_again(site, rng)]
    return max((Finding(value - own, better) for value, better in found), key=lambda one: one.cost)


def _built_on(site: Site, rng: Random) -> tuple[float, Phrase]:
    """What the ship would earn if a good builder went on."""
    drafts = [Draft(site, rng.getrandbits(32)) for _ in range(DEALS)]
    value = fmean(draft.follow(Way((), USUAL)) for draft in drafts)
    return value, _told("review-build-on", drafts[0])


def _built_again(site: Site, rng: Random) -> tuple[float, Phrase]:
    """What a good builder makes of the same parts and those that lie open, from the first cabin on."""
    (first, cabin), *others = site.player.parts.items()
    site.pool = site.pool + [part >> 2 for _, part in others]
    site.player = Player(parts={first: cabin}, rim=list(site.state.board.around[first]))
    site.unseen, site.limit = [], 999
    way = ShipSolver(rng).search(site, lambda done: done / DRAFTS)
    draft = Draft(site, 1)
    return draft.follow(way), _told("review-ship", draft)


def _told(message: str, draft: Draft) -> Phrase:
    """A ship in numbers."""
    has = tally(draft.player.parts)
    numbers = {
        "engines": has[ENGINE] + 2 * has[ENGINE2],
        "cannons": (has[CANNON] + has[CANNON2]) // 2,
        "crew": 2 * has[CABINS],
        "holds": has[CARGO] + has[RED],
        "parts": has[PARTS],
    }
    return Phrase(message, numbers)
