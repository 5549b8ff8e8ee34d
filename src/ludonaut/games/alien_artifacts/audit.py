"""Counting: every card, token and credit is somewhere, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from ludonaut.kernel import ensure

from .content.decks import (
    ARTIFACTS,
    BLOCKADES,
    DECKS,
    FACE,
    FACTIONS,
    ON_FACE,
    PLAN_CARDS,
    RESOURCES,
    ROW_COLOUR,
    ROW_OF,
    ROWS,
    SECTION,
    SYSTEMS,
)
from .state import BANK, AlienState, Player

PHASES = ("factions", "setup", "play", "extra", "final", "over")


def same(what: str, there: list[str], wanted: Collection[str]) -> None:
    """Are exactly the wanted components there? Says which are missing or too many."""
    if len(there) == len(wanted) and set(there) == set(wanted):
        return
    have, want = Counter(there), Counter(list(wanted))
    missing, many = sorted((want - have).elements()), sorted((have - want).elements())
    ensure(False, f"{what}: missing {missing[:5]}, too many {many[:5]}")


def audit(state: AlienState) -> None:
    """Raise what is missing, too many, or nowhere allowed."""
    players = state.players
    ensure(state.phase in PHASES, f"there is no phase {state.phase!r:.20}")
    ensure(len(players) == state.seats == len(state.extra), "one player and one count of extra turns for each seat")
    ensure(
        0 <= state.first < state.seats and 0 <= state.active < state.seats, "the first player and the turn are seats"
    )
    ensure(1 <= state.marker <= state.seats, f"the turn marker is on {state.marker}")
    for seat, player in enumerate(players):
        _audit_player(seat, player)
    used = [SECTION[section].card for p in players for sections in p.works.values() for section in sections]
    used += [SECTION[section].card for p in players for section in p.produced]
    lying = [card for card in state.table if card in RESOURCES]
    same("resources", [*state.deck, *state.discard, *used, *lying, *(c for p in players for c in p.hand)], RESOURCES)
    for row in ROWS:
        there = [
            card for p in players for card in (*p.works, *(FACE[code].card for code in p.empire)) if _row(card) == row
        ]
        there += [card for card in state.table if _row(card) == row]
        same(row, [*_pile(state, row), *there], DECKS[row])
    ensure(all(card in RESOURCES or card in ROW_OF for card in state.table), "only cards lie on the table")
    same("alien systems", _pile(state, "systems"), SYSTEMS)
    held = [card for p in players for card in p.artifacts]
    same("artifacts", [*state.artifacts, *state.spent, *state.offer, *state.playing, *held], ARTIFACTS)
    same("Defence Plans", [*state.plans, *(plan for p in players for plan in p.plans)], PLAN_CARDS)
    same("factions", [*state.factions, *(p.faction for p in players if p.faction)], FACTIONS)
    tokens = sum(sum(player.blockades.values()) for player in players)
    ensure(state.tokens >= 0 and state.tokens + tokens == BLOCKADES, f"{state.tokens + tokens} blockade tokens")


def _row(card: str) -> str:
    return ROW_OF.get(card, "")


def _pile(state: AlienState, pile: str) -> list[str]:
    top = state.tops[pile]
    ensure(bool(top) or not (state.pools[pile] or state.bottoms[pile]), f"the top of {pile} lies open")
    return [*([top] if top else []), *state.pools[pile], *state.bottoms[pile]]


def _audit_player(seat: int, player: Player) -> None:
    ensure(0 <= player.credits <= BANK, f"seat {seat} has {player.credits} credits")
    ensure(len(player.earned) == 4 and min(player.earned) >= 0, f"seat {seat} has wrong points")
    ensure(0 <= player.fresh <= len(player.hand), f"seat {seat}: {player.fresh} fresh cards")
    ensure(all(code in FACE for code in player.empire), f"seat {seat}: odd Empire")
    ensure(all(section in SECTION for section in player.produced), f"seat {seat}: odd produced cards")
    cards = [FACE[code].card for code in player.empire]
    ensure(
        all(card in cards and n > 0 for card, n in player.blockades.items()), f"seat {seat}: tokens outside the Empire"
    )
    ensure(
        all(ON_FACE[planet]["operational"] in player.empire for planet in player.produced.values()),
        f"seat {seat}: cards on no planet",
    )
    ensure(all(plan in player.plans for plan in player.shown), f"seat {seat}: a plan was shown and is not there")
    for card, sections in player.works.items():
        ensure(card in ROW_OF, f"seat {seat} builds {card!r:.20}")
        fits = (ROW_COLOUR[ROW_OF[card]], "gold")
        ensure(
            all(s in SECTION and SECTION[s].colour in fits for s in sections),
            f"seat {seat}: wrong colours under {card}",
        )
