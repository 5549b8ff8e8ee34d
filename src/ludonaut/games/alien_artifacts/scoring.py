"""Points: objectives of technologies, the itemised final score, and ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from ludonaut.kernel import Score

from .content.decks import FACE, FACTIONS, KINDS, ROWS, TECHNOLOGIES, CardFace
from .content.schema import Per, Sold, Tier
from .state import AlienState

Empire: TypeAlias = tuple[str, ...]
SOURCES = ("production", "research", "conquest", "other")


def _row(empire: Empire, row: str | None, face: str | None = None) -> list[CardFace]:
    """The cards of an Empire in a row (all rows if none is named), of a face."""
    cards = [FACE[code] for code in empire]
    return [card for card in cards if row in (None, card.row) and face in (None, card.face)]


def _rows(empire: Empire) -> list[int]:
    count = Counter(FACE[code].row for code in empire)
    return [count[row] for row in ROWS]


def _kinds(empire: Empire) -> list[int]:
    count = Counter(FACE[code].type for code in empire)
    return [count[kind] for kind in KINDS]


OF_EMPIRE: dict[str, Callable[[Empire, Sold], int]] = {
    "row_count": lambda empire, goal: len(_row(empire, goal.row)),
    "total_count": lambda empire, goal: len(empire),
    "largest_row": lambda empire, goal: max(_rows(empire)),
    "smallest_row": lambda empire, goal: min(_rows(empire)),
    "type_count": lambda empire, goal: sum(FACE[code].type == goal.counts for code in empire),
    "types_in_row": lambda empire, goal: len({card.type for card in _row(empire, goal.row, goal.face)}),
    "row_type_pairs": lambda empire, goal: len({(card.row, card.type) for card in _row(empire, None)}),
    "smallest_type": lambda empire, goal: min(_kinds(empire)),
    "face_count": lambda empire, goal: len(_row(empire, None, goal.face)),
    "face_row_count": lambda empire, goal: len(_row(empire, goal.row, goal.face)),
}
"""What is counted in the Empire alone."""
OF_TABLE: dict[str, Callable[[AlienState, int], int]] = {
    "credits": lambda state, seat: state.players[seat].credits,
    "produced_cards": lambda state, seat: len(state.players[seat].produced),
    "defence_plans": lambda state, seat: len(state.players[seat].plans),
    "artifacts_held": lambda state, seat: len(state.players[seat].artifacts),
    "under_construction_count": lambda state, seat: len(state.players[seat].works),
    "tokens_on_opponents": lambda state, seat: sum(
        sum(player.blockades.values()) for other, player in enumerate(state.players) if other != seat
    ),
}
"""What else an objective may count."""


@lru_cache(maxsize=1 << 15)
def _in_empire(technology: str, empire: Empire) -> int:
    goal = TECHNOLOGIES[technology].operational
    return OF_EMPIRE[goal.metric](empire, goal)


def measure(state: AlienState, seat: int, technology: str) -> int:
    """How far its owner is with the objective of an operational technology."""
    metric = TECHNOLOGIES[technology].operational.metric
    if metric in OF_TABLE:
        return OF_TABLE[metric](state, seat)
    return _in_empire(technology, state.players[seat].empire)


def reached(state: AlienState, seat: int, technology: str) -> Tier | None:
    """The highest objective that is met."""
    amount = measure(state, seat, technology)
    best = None
    for tier in TECHNOLOGIES[technology].operational.tiers:
        if amount >= tier.at_least:
            best = tier
    return best


def technology_points(state: AlienState, seat: int) -> int:
    """The end column of all operational technologies; a blockaded one counts only if it was paid for at the end."""
    player = state.players[seat]
    points = 0
    for face in _row(player.empire, "technologies", "operational"):
        card = face.card
        if card in player.blockades and not (state.phase in ("final", "over") and card in state.action.suspended):
            continue
        tier = reached(state, seat, card)
        points += tier.end if tier else 0
    return points


def counted(empire: Empire, per: Per) -> int:
    """How many cards of the Empire a line of a faction's scoring counts."""
    return sum(per.type in (None, card.type) for card in _row(empire, per.row, per.face))


@lru_cache(maxsize=1 << 15)
def faction_points(faction: str, empire: Empire) -> int:
    """What the faction card gives."""
    return sum(per.vp * counted(empire, per) for per in FACTIONS[faction].scoring) if faction else 0


def score(state: AlienState, seat: int) -> Score:
    """The score as it would count now."""
    player = state.players[seat]
    items = [
        *zip(SOURCES, player.earned, strict=True),
        ("cards", len(player.empire)),
        ("technologies", technology_points(state, seat)),
        ("faction", faction_points(player.faction, player.empire)),
    ]
    return Score(sum(points for _, points in items), items)


def winners(state: AlienState) -> list[int]:
    """Most points, then credits, then cards in the Empire; else the victory is shared."""
    ranks = [
        (score(state, seat).total, player.credits, len(player.empire)) for seat, player in enumerate(state.players)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
