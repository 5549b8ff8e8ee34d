"""What a position is worth alone: the points that one may expect of the whole game, and the rival's.

Both are weighed sums of the same aspects, with weights for each round, fitted by `tools/fit_alone.py` to how games
went on from there.
"""

from __future__ import annotations

import json
from operator import mul
from pathlib import Path

from ..content import CARDS, COLOURS, OBJECTIVES, TECH_KINDS
from ..rules.counting import techs, traces, tucked
from ..rules.missions import is_complete
from ..rules.scoring import final_points, gold_points
from ..state import RIVAL, Player, Rival, SetiState
from .worth import POINTS, rounds_left

WEIGHTS: dict[str, list[list[float]]] = json.loads(Path(__file__).with_name("alone.json").read_text("utf-8"))
PLENTY = 4
"""Credits or energy beyond which more is of less use."""
BEGUN = 0.6
"""How much the marked tasks of an objective count, before all of them are."""


def aspects(state: SetiState, probes: float, signals: float, species: float) -> list[float]:
    """All that counts, always in this order:

    one, score, credits, energy, spare credits, spare energy, cards, hand, publicity, data, top, full, bottom,
    tucked credit, tucked energy, tucked card, tucked other, probe, telescope, computer, gold, marks, finals,
    final cards, probes, goals, signals, sectors, missions, done missions, species, purple, blue, yellow, found,
    rival score, progress, cards left, cards all, rival techs, rival publicity, rival top, rival probe,
    objectives, pile, started.
    """
    player, machine = state.players[0], state.rival
    assert machine is not None
    return [*_own(state, player, probes, signals, species), *_rival(state, machine)]


def _own(state: SetiState, player: Player, probes: float, signals: float, species: float) -> list[float]:
    left = rounds_left(state)
    income = [tucked(player, kind) for kind in ("credit", "energy", "card")]
    kinds = [techs(player, kind) for kind in TECH_KINDS]
    return [
        1.0,
        player.score,
        player.credits,
        player.energy,
        max(0, player.credits - PLENTY),
        max(0, player.energy - PLENTY),
        len(player.hand),
        sum([POINTS.held[card][left] for card in player.hand]),
        player.publicity,
        player.data,
        player.top,
        player.top == 6,
        player.bottom.bit_count(),
        *income,
        len(player.tucked) - sum(income),
        *kinds,
        gold_points(state, 0),
        sum(0 in marks for marks in state.gold_marks),
        sum([final_points(state, 0, card) for card in player.finals]),
        len(player.finals),
        len(player.probes),
        probes,
        signals,
        sum([seats.count(0) for seats in state.won]),
        sum([POINTS.mission(CARDS[card], left) for card in player.missions]),
        len(player.done),
        species,
        *[traces(state, 0, colour) for colour in COLOURS],
        sum([one.found > 0 for one in state.species]),
    ]


def _rival(state: SetiState, machine: Rival) -> list[float]:
    other = state.players[RIVAL]
    left = len(machine.top) + len(machine.deck)
    return [
        other.score,
        machine.progress,
        left,
        left + len(machine.played),
        sum(machine.techs),
        other.publicity,
        other.top + other.data,
        len(other.probes),
        len(machine.open) + sum(map(len, machine.stack)),
        len(machine.done),
        _started(machine),
    ]


def _started(machine: Rival) -> float:
    """The open objectives as far as they are marked; a begun one is not yet done."""
    found = 0.0
    for at, (objective, marked) in enumerate(zip(machine.open, machine.marked, strict=True)):
        share = marked.bit_count() / len(OBJECTIVES[objective].tasks)
        found += share if is_complete(machine, at) else BEGUN * share
    return found


def expected(state: SetiState, seen: list[float], whose: str) -> float:
    """One's own points at the end, or the rival's, as games went on from positions like this."""
    return float(sum(map(mul, WEIGHTS[whose][state.round - 1], seen)))
