"""Gold tiles, end-game cards, Exertian plans and their danger: the itemised score."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Score

from .content import CARDS, COLOURS, GOLD, SPECIES, TECH_KINDS, EndGame
from .rules.counting import figures_at, flying, holds, signals_in, techs, traces, tucked, wins
from .rules.milestones import gold_value
from .rules.objectives import is_complete
from .state import RIVAL, SOURCES, SetiState, agency, species_index

OPEN_OBJECTIVE_POINTS = 5
PENALTY = 10
"""The most dangerous lose one tenth."""


def gold_sets(state: SetiState, tile: int, seat: int) -> int:
    """How many sets of a gold tile's kind the player has."""
    player = state.players[seat]
    kind, side = GOLD[tile].id, state.gold_sides[tile]
    if kind == "tech":
        return min(techs(player, one) for one in TECH_KINDS) if side == 0 else player.techs.bit_count() // 2
    if kind == "mission":
        return len(player.done) if side == 0 else (len(player.done) + len(player.finals)) // 2
    if kind == "income":
        counts = [tucked(player, income) for income in ("credit", "energy", "card")]
        return min(counts) if side == 0 else max(counts[:2])
    if side == 0:
        return min(traces(state, seat, colour) for colour in COLOURS)
    figures = sum(1 for one in state.figures if one[0] == seat)
    return min(wins(state, seat, "any"), figures)


def gold_points(state: SetiState, seat: int) -> int:
    return sum(
        gold_value(state, tile, seat) * gold_sets(state, tile, seat)
        for tile, marks in enumerate(state.gold_marks)
        if seat in marks
    )


def _solvay_conference(state: SetiState, seat: int) -> int:
    """The best gold tile without one's marker, at its last value."""
    return max(
        (
            GOLD[tile].sides[state.gold_sides[tile]].values[-1] * gold_sets(state, tile, seat)
            for tile, marks in enumerate(state.gold_marks)
            if seat not in marks
        ),
        default=0,
    )


FINALS: dict[str, Callable[[SetiState, int, EndGame, str], int]] = {
    "at": lambda state, seat, final, card: figures_at(state, seat, final.name),
    "wins": lambda state, seat, final, card: wins(state, seat, final.name),
    "traces": lambda state, seat, final, card: traces(state, seat, final.name),
    "signals_in": lambda state, seat, final, card: signals_in(state, seat),
    "techs": lambda state, seat, final, card: techs(state.players[seat], final.name),
    "species": lambda state, seat, final, card: traces(
        state, seat, final.name, species_index(state, CARDS[card].species)
    ),
    "probe_on": lambda state, seat, final, card: any(
        state.sky.kinds[cell] == final.name for cell in flying(state.players[seat])
    ),
    "unmarked_gold": lambda state, seat, final, card: _solvay_conference(state, seat),
}
"""What an end-game card counts."""


def final_points(state: SetiState, seat: int, card: str) -> int:
    """What an end-game card is worth now."""
    final = CARDS[card].final
    assert final is not None
    return final.each * FINALS[final.what](state, seat, final, card)


def plan_points(state: SetiState, seat: int) -> int:
    """Exertian cards played face down, for those whose condition holds; the rival's all count."""
    return sum(
        CARDS[card].points
        for card in agency(state, seat).plans
        if seat >= state.seats or all(holds(state, seat, need, card) for need in CARDS[card].needs)
    )


def danger(state: SetiState, seat: int) -> int:
    """Danger of one's plans and of one's markers on the Exertians' board."""
    total = sum(CARDS[card].danger for card in agency(state, seat).plans)
    index = species_index(state, "exertians")
    if index >= 0:
        board = SPECIES["exertians"]
        total += sum(
            board[colour][tier - 1].danger
            for colour, tier, owner in state.species[index].marks
            if owner == seat and tier > 0
        )
    return total


def items(state: SetiState, seat: int) -> list[tuple[str, int]]:
    """Where a player's points come from; what is face down counts only at the end."""
    parts = list(zip(SOURCES, agency(state, seat).earned, strict=True))
    if seat < state.seats:
        parts.append(("finals", sum(final_points(state, seat, card) for card in state.players[seat].finals)))
        parts.append(("gold", gold_points(state, seat)))
    elif state.phase == "over":
        parts.append(("objectives", OPEN_OBJECTIVE_POINTS * open_objectives(state)))
    if state.phase == "over":
        parts.append(("plans", plan_points(state, seat)))
        if species_index(state, "exertians") >= 0 and _most_dangerous(state, seat):
            parts.append(("danger", -(sum(points for _, points in parts) // PENALTY)))
    return [(key, points) for key, points in parts if points]


def _most_dangerous(state: SetiState, seat: int) -> bool:
    """As dangerous as anybody; where there is no danger at all, nobody is."""
    levels = [danger(state, other) for other in range(len(state.agencies))]
    return 0 < levels[seat] == max(levels)


def open_objectives(state: SetiState) -> int:
    """Objectives that are not accomplished, in the row and in the stack.

    One whose tasks are all marked is, though it lies in the row until the end of one's own next turn.
    """
    rival = state.rival
    if rival is None:
        return 0
    return sum(not is_complete(rival, at) for at in range(len(rival.open))) + sum(map(len, rival.stack))


def total(state: SetiState, seat: int) -> int:
    return sum(points for _, points in items(state, seat))


def scores(state: SetiState) -> list[Score]:
    parts = [items(state, seat) for seat in range(state.seats)]
    return [Score(sum(points for _, points in one), one) for one in parts]


def winners(state: SetiState) -> list[int]:
    """The most points, shared by equals; alone, one must beat the rival."""
    if state.rival is not None:
        return [0] if total(state, 0) > total(state, RIVAL) else []
    totals = [total(state, seat) for seat in range(state.seats)]
    return [seat for seat, points in enumerate(totals) if points == max(totals)]


def tally(state: SetiState, seat: int) -> dict[str, int]:
    """What a player counts."""
    player = state.players[seat]
    finals = sum([final_points(state, seat, card) for card in player.finals])
    return {
        "points": player.score,
        "endgame": gold_points(state, seat) + finals,
        "credits": player.credits,
        "energy": player.energy,
        "publicity": player.publicity,
        "data": player.data,
        "cards": len(player.hand),
        "exofossils": player.exofossils,
        "income": len(player.tucked),
        "moves": max(0, player.moves),
        "traces": traces(state, seat, "any"),
        "signals": sum([marks.count(seat) for marks in state.signals]),
    }
