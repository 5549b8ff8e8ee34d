"""What a position is worth alone: the points that one may expect of the whole game, and the rival's.

Both are weighted sums of the same features where a turn of one's own begins, with weights for each round, fitted by
`tools/fit_solo.py` to how games went on from there.
"""

from __future__ import annotations

from functools import cache
from operator import mul

from ludonaut.bots.weights import check_names, load
from ludonaut.games.seti.content import (
    CARDS,
    COLOURS,
    GOLD,
    OBJECTIVES,
    SPECIES,
    STAR_SLOTS,
    TECH_IDS,
    TECH_KIND,
    TECH_KINDS,
)
from ludonaut.games.seti.rules.counting import TOP_SPACES, techs, traces, tucked
from ludonaut.games.seti.rules.milestones import GOLD_STEPS, gold_value
from ludonaut.games.seti.rules.objectives import is_complete
from ludonaut.games.seti.rules.signals import leader
from ludonaut.games.seti.rules.turn import RESEARCH_PUBLICITY
from ludonaut.games.seti.scoring import danger, final_points, gold_points, gold_sets, plan_points
from ludonaut.games.seti.state import DISCOVERY, RIVAL, Player, Rival, SetiState, rival_of, species_index

from .values import POINTS, ROUNDS, rounds_left

PACKAGE, FILE = __package__.rpartition(".")[0], "solo_evaluation"
PLENTY = 4
"""Credits or energy beyond which more is of less use."""
BEGUN = 0.6
"""How much the marked tasks of an objective count, before all of them are."""
INCOMES = ("credit", "energy", "card")
UNKNOWN_DANGER = 4.5
"""What a plan of the rival's brings, about: nobody sees it before the end."""
TIE = 6
"""A lead in danger beyond which more changes nothing."""


def features(state: SetiState, probes: float, signals: float, species: float) -> list[float]:
    """All that counts, always in the same order."""
    player, machine = state.players[0], state.rival
    assert machine is not None
    return [
        *_own(state, player, probes, signals, species),
        *_purse(player, machine.tops + len(machine.deck)),
        *_cards(player, rounds_left(state)),
        *_gold(state, player),
        *_boards(state),
        *_danger(state, player),
        *_sky(state),
        *_rival(state, machine),
    ]


def _own(state: SetiState, player: Player, probes: float, signals: float, species: float) -> list[float]:
    left = rounds_left(state)
    income = [tucked(player, kind) for kind in INCOMES]
    kinds = [techs(player, kind) for kind in TECH_KINDS]
    colours = [traces(state, 0, colour) for colour in COLOURS]
    return [
        1.0,
        player.score,
        *income,
        min(income),
        len(player.tucked) - sum(income),
        max(0, income[0] - 2),
        max(0, income[1] - 2),
        *kinds,
        min(kinds),
        sum(kinds) // 2,
        *[player.techs >> tech & 1 for tech in range(len(TECH_IDS))],
        gold_points(state, 0),
        sum(0 in marks for marks in state.gold_marks),
        sum([final_points(state, 0, card) for card in player.finals]),
        len(player.finals),
        len(player.probes),
        probes,
        signals,
        sum([seats.count(0) for seats in state.won]),
        sum([POINTS.mission[card][left] for card in player.missions]),
        len(player.done),
        species,
        *colours,
        min(colours),
        sum([one.found > 0 for one in state.species]),
    ]


def _purse(player: Player, turns: int) -> list[float]:
    """Resources, and what can be made of them together in the turns that the rival has left."""
    credits, energy = player.credits, player.energy
    full = player.top == TOP_SPACES
    missing = TOP_SPACES - player.top
    return [
        credits,
        energy,
        max(0, credits - PLENTY),
        max(0, energy - PLENTY),
        min(credits, energy),
        min(credits, energy // 2),
        min(turns, credits),
        min(turns, energy),
        player.publicity,
        player.publicity >= RESEARCH_PUBLICITY,
        player.data,
        player.top,
        full,
        full and energy > 0,
        missing if player.data >= missing else 0,
        player.bottom.bit_count(),
    ]


def _cards(player: Player, left: int) -> list[float]:
    """Cards in hand and missions on the table."""
    cards = [CARDS[card] for card in player.hand]
    circles = sum([len(CARDS[card].circles) for card in player.missions])
    return [
        len(cards),
        sum([POINTS.held[card.id][left] for card in cards]),
        *[sum([card.income == kind for card in cards]) for kind in INCOMES],
        sum([card.kind == "final" for card in cards]),
        sum([card.kind in ("condition", "trigger") for card in cards]),
        len(player.missions),
        circles - sum([covered.bit_count() for covered in player.covered]),
    ]


def _gold(state: SetiState, player: Player) -> list[float]:
    """The gold tiles, and the way to the next of them for both."""
    found: list[float] = []
    for tile, marks in enumerate(state.gold_marks):
        sets = gold_sets(state, tile, 0)
        value = gold_value(state, tile, 0) if 0 in marks else 0
        found += [value, value * sets, 0 if value else sets, bool(marks) and not value]
    for one in (player, rival_of(state)):
        found += [one.golds, max(0, GOLD_STEPS[one.golds] - one.score) if one.golds < len(GOLD_STEPS) else 0]
    return found


def _boards(state: SetiState) -> list[float]:
    """The boards of the species that were found, and the markers for discovering one."""
    found: list[float] = []
    for name in SPECIES:
        index = species_index(state, name)
        marks = state.species[index].marks if index >= 0 else []
        own, others = [sum([mark[1] > 0 and mark[2] == seat for mark in marks]) for seat in (0, RIVAL)]
        found += [index >= 0, own, others]
    first = [mark[2] for one in state.species for mark in one.marks if mark[1] == DISCOVERY]
    return [*found, first.count(0), first.count(RIVAL), len(first)]


def _danger(state: SetiState, player: Player) -> list[float]:
    """The most dangerous lose a tenth."""
    if species_index(state, "exertians") < 0:
        return [0.0] * 6
    own, other = _dangers(state)
    lead = own - other
    return [
        own,
        other,
        max(-TIE, min(TIE, lead)),
        player.score / 10 if lead > 0 else 0.0,
        plan_points(state, 0),
        len(player.plans),
    ]


def _dangers(state: SetiState) -> tuple[float, float]:
    """One's own danger, and what the rival's may be: what its plans bring is unknown."""
    unknown = sum([UNKNOWN_DANGER - CARDS[card].danger for card in rival_of(state).plans])
    return danger(state, 0), danger(state, RIVAL) + unknown


def danger_lead(state: SetiState) -> float:
    """By how much one is more dangerous than the rival seems to be."""
    own, other = _dangers(state)
    return own - other


def _sky(state: SetiState) -> list[float]:
    """Orbiters and landers of both; sectors that one of them leads, more where little is missing."""
    mine = [kind for seat, kind, _, _ in state.figures if seat == 0]
    leads = [0.0, 0.0]
    for star, marks in enumerate(state.signals):
        if marks:
            leads[leader(marks)] += (len(marks) / STAR_SLOTS[star]) ** 2
    return [mine.count("orbiter"), mine.count("lander"), len(state.figures) - len(mine), *leads]


def _rival(state: SetiState, machine: Rival) -> list[float]:
    other = machine
    left = machine.tops + len(machine.deck)
    due = state.round - len(machine.done) if rounds_left(state) else 0
    return [
        other.score,
        machine.progress,
        left,
        left * left / 10,
        left + len(machine.played),
        *[_stored(machine, kind) for kind in TECH_KINDS],
        other.publicity,
        other.top + other.data,
        len(other.probes),
        len(other.plans),
        sum([seats.count(RIVAL) for seats in state.won]),
        state.first == 0,
        len(machine.open),
        len(machine.open) + sum(map(len, machine.stack)),
        len(machine.done),
        due,
        max(0, due),
        _started(machine),
    ]


def _stored(machine: Rival, kind: str) -> int:
    return sum([tiles for tech, tiles in enumerate(machine.stored) if TECH_KIND[tech] == kind])


def _started(machine: Rival) -> float:
    """The open objectives as far as they are marked; a begun one is not yet done."""
    found = 0.0
    for at, (objective, marked) in enumerate(zip(machine.open, machine.marked, strict=True)):
        share = marked.bit_count() / len(OBJECTIVES[objective].tasks)
        found += share if is_complete(machine, at) else BEGUN * share
    return found


def names() -> list[str]:
    """The features by name, in their order."""
    return [
        *("constant", "score", *[f"income {kind}" for kind in INCOMES], "income least", "income other"),
        *("income credit beyond 2", "income energy beyond 2"),
        *(
            *[f"techs {kind}" for kind in TECH_KINDS],
            "techs least",
            "techs pairs",
            *[f"has {tech}" for tech in TECH_IDS],
        ),
        *("gold points", "gold tiles", "final points", "final cards", "probes", "probes value", "signals value"),
        *("sectors won", "missions value", "missions done", "species value"),
        *(*[f"traces {colour}" for colour in COLOURS], "traces least", "species found"),
        *("credits", "energy", "credits plenty", "energy plenty", "credits with energy", "credits with two energy"),
        *("credits in time", "energy in time", "publicity", "publicity for research", "data", "top", "top full"),
        *("analysis ready", "data for analysis", "bottom"),
        *("hand", "hand value", *[f"hand income {kind}" for kind in INCOMES], "hand finals", "hand missions"),
        *("missions", "circles open"),
        *[f"gold {tile.id} {what}" for tile in GOLD for what in ("value", "points", "unmarked sets", "rival only")],
        *("own golds", "own to gold", "rival golds", "rival to gold"),
        *[f"{name} {what}" for name in SPECIES for what in ("found", "own traces", "rival traces")],
        *("discoveries own", "discoveries rival", "discoveries"),
        *("danger own", "danger rival", "danger lead", "danger loss", "plans met", "plans"),
        *("orbiters", "landers", "rival figures", "sectors led", "sectors rival leads"),
        *("rival score", "rival progress", "rival cards", "rival cards squared", "rival cards all"),
        *[f"rival techs {kind}" for kind in TECH_KINDS],
        *("rival publicity", "rival computer", "rival probes", "rival plans", "rival sectors", "first"),
        *("objectives open", "objectives left", "objectives done", "objectives due", "objectives late"),
        "objectives begun",
    ]


@cache
def weights() -> dict[str, list[list[float]]]:
    """By whose points and by round: a weight for each feature, in the order of `names`."""
    found = load(PACKAGE, FILE, dict[str, dict[str, list[float]]])
    for by_name in found.weights.values():
        check_names(PACKAGE, FILE, names(), by_name, found.command)
    return {
        whose: [[by_name[name][number] for name in names()] for number in range(ROUNDS)]
        for whose, by_name in found.weights.items()
    }


def expected(state: SetiState, seen: list[float], whose: str) -> float:
    """One's own points at the end, or the rival's, as games went on from positions like this."""
    return float(sum(map(mul, weights()[whose][state.round - 1], seen)))
