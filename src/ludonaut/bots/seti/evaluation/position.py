"""What a position is worth, in points; alone by `solo`."""

from __future__ import annotations

from ludonaut.bots.weights import load_features
from ludonaut.games.seti.content import CARDS, STAR_SLOTS
from ludonaut.games.seti.content.sky import distance
from ludonaut.games.seti.rules.counting import holds
from ludonaut.games.seti.rules.signals import leader
from ludonaut.games.seti.scoring import danger, final_points, gold_points, total
from ludonaut.games.seti.state import RIVAL, Player, SetiState

from . import solo
from .solo import expected
from .values import POINTS, rounds_left

FEATURES = (
    "score",
    "endgame",
    "credits",
    "energy",
    "hand",
    "publicity",
    "data",
    "computer",
    "income",
    "techs",
    "probes",
    "signals",
    "missions",
    "species",
    "turns",
)
WEIGHTS = load_features(__package__.rpartition(".")[0], "evaluation", FEATURES, float)
PRINTED_INCOME = 7
"""What the income card gives each round, in tucked cards."""


def features(state: SetiState, seat: int) -> dict[str, float]:
    """What counts in a position, each in its own unit."""
    player = state.players[seat]
    fade = POINTS.fading(state, player)
    left = rounds_left(state)
    soft = max(0.0, left - sum(other.passed for other in state.agencies) / len(state.agencies))
    ready = 1.0 if player.top == 6 else 0.0
    return {
        "score": float(player.score),
        "endgame": _endgame(state, seat, player),
        "credits": player.credits * fade,
        "energy": player.energy * fade,
        "hand": fade * sum([POINTS.held[card][left] for card in player.hand]),
        "publicity": player.publicity * (0.6 + 0.12 * soft) * fade,
        "data": player.data * fade,
        "computer": (player.top + ready + player.bottom.bit_count() * 0.3) * (fade if left == 0 else 1.0),
        "income": float((len(player.tucked) + PRINTED_INCOME) * left),
        "techs": _techs(player, soft),
        "probes": _probes(state, seat, player, left),
        "signals": _signals(state, seat) * (1.0 if left else 0.9),
        "missions": sum([POINTS.mission[card][left] for card in player.missions]) * (0.5 + 0.12 * soft),
        "species": _species(state, seat, player, left),
        "turns": 0.0 if player.passed else 1.0,
    }


def _endgame(state: SetiState, seat: int, player: Player) -> float:
    """Gold tiles and end-game cards as they stand, and a little hope for those still to grow."""
    finals = sum([final_points(state, seat, card) for card in player.finals])
    return gold_points(state, seat) + finals + 0.6 * len(player.finals) * rounds_left(state)


def _techs(player: Player, left: float) -> float:
    return sum((1.1 + 1.0 * left) * 0.85**order for order in range(player.techs.bit_count()))


ARRIVING = (0.8, 0.5, 0.3, 0.2)
"""How surely the first, second, ... of several probes arrives: they all want energy and turns."""
LANDING = 2
"""Energy that a probe needs at its goal, about."""


def _probes(state: SetiState, seat: int, player: Player, left: int) -> float:
    """Probes under way, the most promising first, each to a goal of its own; in the last round only with fuel."""
    if not player.probes and not player.capsules:
        return 0.0
    reach = POINTS.goals(state, seat)
    goals = sorted([reach.at(cell) for cell in player.probes], reverse=True)
    fuel, taken, flying = player.energy, set(), 0.0
    for number, (worth, goal, away) in enumerate(goals):
        share = ARRIVING[min(number, len(ARRIVING) - 1)]
        if goal in taken:
            share *= 0.5
        taken.add(goal)
        fuel -= away + LANDING
        if left == 0 and fuel < 0:
            share *= 0.3
        flying += worth * share
    earth = state.sky.earth
    homeward = sum(5.0 - 0.8 * distance(earth, cell) for cell in player.capsules)
    return flying + homeward * (1.0 if left else 0.85)


def _signals(state: SetiState, seat: int) -> float:
    """Markers in open sectors: more where one leads and where little is missing."""
    worth = 0.0
    for star, marks in enumerate(state.signals):
        own = marks.count(seat)
        if own:
            worth += 2.2 * (own / STAR_SLOTS[star])
            if leader(marks) == seat:
                worth += 1.6 * len(marks) / STAR_SLOTS[star]
    return worth


def _species(state: SetiState, seat: int, player: Player, left: int) -> float:
    value = 1.6 * player.exofossils * POINTS.fading(state, player)
    value += sum([0.5 * POINTS.effects(CARDS[card].later, left) for _, card in player.messages])
    for card in player.plans:
        met = all(holds(state, seat, need, card) for need in CARDS[card].needs)
        value += CARDS[card].points * (0.9 if met else 0.15 + 0.1 * left)
    return value - 0.25 * danger(state, seat)


def known(state: SetiState, seat: int) -> float | None:
    """At the end the true score; alone what was learned of such positions."""
    if state.phase == "over":
        return float(total(state, seat))
    return expected(state, solo_features(state), "own") if state.seats == 1 else None


def opponent(state: SetiState) -> float:
    """What the solo rival may expect of the whole game."""
    if state.rival is None:
        return 0.0
    if state.phase == "over":
        return float(total(state, RIVAL))
    return expected(state, solo_features(state), "rival")


def solo_features(state: SetiState) -> list[float]:
    """What counts in a position alone."""
    player, left = state.players[0], rounds_left(state)
    return solo.features(state, _probes(state, 0, player, left), _signals(state, 0), _species(state, 0, player, left))
