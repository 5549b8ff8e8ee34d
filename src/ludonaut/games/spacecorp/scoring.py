"""Scores, the profit of the last moment, and who wins."""

from __future__ import annotations

from ludonaut.kernel import Score

from .content import COLONIES, COLONIES_FILE, MARINERS, STARFARERS
from .rules.colonize import at_the_end, collect
from .rules.contracts import colony_sites
from .state import SpaceCorpState

BEYOND_BONUS = (3, 1)
"""Profit for the Beyond markers when the game ends early."""


def scores(state: SpaceCorpState) -> list[Score]:
    """Profit, and where it came from."""
    return [
        Score(corp.profit, [(key, points) for key, points in sorted(corp.ledger.items()) if points])
        for corp in state.corps[: state.seats]
    ]


def final_profit(state: SpaceCorpState) -> None:
    """The last profit: colonies, or the bonuses of an early end."""
    if state.era == STARFARERS:
        for seat, corp in enumerate(state.corps):
            if seat < state.seats:
                collect(state, seat, at_the_end(state, seat))
            table = COLONIES_FILE.scoring
            points = table[min(len(colony_sites(state, seat)), len(table) - 1)]
            corp.gain(points, "colony-table")
            state.tell("colony-table", seat=seat, profit=points)
        return
    for seat, bonus in zip(state.beyond, BEYOND_BONUS, strict=True):
        if seat >= 0:
            state.corps[seat].gain(bonus, "beyond")
    if state.era == MARINERS:
        for corp in state.corps[: state.seats]:
            if corp.genetics:
                corp.gain(corp.genetics, "genetics")


def ranking(state: SpaceCorpState, seat: int) -> tuple[int, ...]:
    """Profit first; then colonies and Progress cards, or the bases on the board when the game ends early."""
    corp = state.corps[seat]
    if state.era == STARFARERS:
        values = sum(COLONIES[state.colonies[site]].value for site in colony_sites(state, seat))
        return corp.profit, values, len(corp.progress)
    return corp.profit, sum(len(state.bases[site]) for site, owner in state.owner.items() if owner == seat)


def winners(state: SpaceCorpState) -> list[int]:
    """The best corporations; alone against the Competition one needs more profit than it has."""
    if state.solo:
        return [0] if state.corps[0].profit > state.corps[1].profit else []
    ranks = [ranking(state, seat) for seat in range(state.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
