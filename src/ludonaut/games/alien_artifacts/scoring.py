"""Points: objectives of technologies, the itemised final score, and ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ludonaut.kernel import Score

from .cards import FACE_CODE, FACTIONS, KIND_OF, KINDS, ROW_OF, ROWS, TECHNOLOGIES
from .schema import Per, Sold, Tier
from .state import AlienState

SOURCES = ("production", "research", "conquest", "other")


def _row(state: AlienState, seat: int, row: str | None, face: str | None = None) -> list[str]:
    """The cards of an Empire in a row (all rows if none is named), of a face."""
    code = FACE_CODE[face] if face else ""
    return [
        card
        for card in state.players[seat].empire
        if (row is None or ROW_OF[card[:-2]] == row) and (not code or card[-1] == code)
    ]


def _rows(state: AlienState, seat: int) -> list[int]:
    count = Counter(ROW_OF[card[:-2]] for card in state.players[seat].empire)
    return [count[row] for row in ROWS]


def _kinds(state: AlienState, seat: int) -> list[int]:
    count = Counter(KIND_OF[card] for card in state.players[seat].empire)
    return [count[kind] for kind in KINDS]


METRICS: dict[str, Callable[[AlienState, int, Sold], int]] = {
    "row_count": lambda state, seat, goal: len(_row(state, seat, goal.row)),
    "total_count": lambda state, seat, goal: len(state.players[seat].empire),
    "largest_row": lambda state, seat, goal: max(_rows(state, seat)),
    "smallest_row": lambda state, seat, goal: min(_rows(state, seat)),
    "type_count": lambda state, seat, goal: sum(KIND_OF[c] == goal.counts for c in state.players[seat].empire),
    "types_in_row": lambda state, seat, goal: len({KIND_OF[c] for c in _row(state, seat, goal.row, goal.face)}),
    "row_type_pairs": lambda state, seat, goal: len({(c[0], KIND_OF[c]) for c in state.players[seat].empire}),
    "smallest_type": lambda state, seat, goal: min(_kinds(state, seat)),
    "face_count": lambda state, seat, goal: len(_row(state, seat, None, goal.face)),
    "face_row_count": lambda state, seat, goal: len(_row(state, seat, goal.row, goal.face)),
    "credits": lambda state, seat, goal: state.players[seat].credits,
    "produced_cards": lambda state, seat, goal: len(state.players[seat].produced),
    "defence_plans": lambda state, seat, goal: len(state.players[seat].plans),
    "artifacts_held": lambda state, seat, goal: len(state.players[seat].artifacts),
    "under_construction_count": lambda state, seat, goal: len(state.players[seat].works),
    "tokens_on_opponents": lambda state, seat, goal: sum(
        sum(player.blockades.values()) for other, player in enumerate(state.players) if other != seat
    ),
}


def measure(state: AlienState, seat: int, technology: str) -> int:
    """How far its owner is with the objective of an operational technology."""
    goal = TECHNOLOGIES[technology].operational
    return METRICS[goal.metric](state, seat, goal)


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
    for code in player.empire:
        card = code[:-2]
        if code[-1] != "o" or ROW_OF[card] != "technologies":
            continue
        if card in player.blockades and not (state.phase in ("final", "over") and card in state.lifted):
            continue
        tier = reached(state, seat, card)
        points += tier.end if tier else 0
    return points


def counted(state: AlienState, seat: int, per: Per) -> int:
    """How many cards of the Empire a line of a faction's scoring counts."""
    return sum(per.type in (None, KIND_OF[code]) for code in _row(state, seat, per.row, per.face))


def faction_points(state: AlienState, seat: int) -> int:
    """What the faction card gives."""
    faction = FACTIONS.get(state.players[seat].faction)
    return sum(per.vp * counted(state, seat, per) for per in faction.scoring) if faction else 0


def score(state: AlienState, seat: int) -> Score:
    """The score as it would count now."""
    player = state.players[seat]
    items = [
        *zip(SOURCES, player.earned, strict=True),
        ("cards", len(player.empire)),
        ("technologies", technology_points(state, seat)),
        ("faction", faction_points(state, seat)),
    ]
    return Score(sum(points for _, points in items), items)


def winners(state: AlienState) -> list[int]:
    """Most points, then credits, then cards in the Empire; else the victory is shared."""
    ranks = [
        (score(state, seat).total, player.credits, len(player.empire)) for seat, player in enumerate(state.players)
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
