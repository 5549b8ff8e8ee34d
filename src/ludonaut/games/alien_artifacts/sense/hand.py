"""What a hand is worth, and which cards of it are wanted."""

from __future__ import annotations

from functools import cache

from ..actions import TENDER
from ..cards import COLOUR, RESOURCES, ROW_COLOUR, ROW_OF, ROW_VERB, SECTIONS, SYMBOLS
from ..gear import Gear
from ..state import Player


def hand_worth(player: Player, gear: Gear) -> float:
    """What was kept in hand: how much better it is than fresh cards, and how far it goes towards the next card.

    Cards just drawn count for nothing, so that a choice is not judged by the luck of an imagined draw.
    """
    kept = player.hand[: len(player.hand) - player.fresh]
    if not kept and not player.works:
        return 0.0
    wanted = wishes(player, gear)
    usual = usual_fitness(wanted)
    worth = 0.07 * sum([fitness(card, wanted) - usual for card in kept])
    return worth + 0.6 * _readiness(player, gear, kept)


def _readiness(player: Player, gear: Gear, kept: list[str]) -> float:
    """How near the kept and produced cards are to paying for something under construction."""
    best = 0.0
    for card, sections in player.works.items():
        row = ROW_OF[card]
        need = gear.cost[ROW_VERB[row]] - sum([SYMBOLS[section] for section in sections])
        if need <= 0:
            return 1.0
        taken = TENDER[row]
        values = [taken.best[held] for held in kept] + [taken.worth[section] for section in player.produced]
        values.sort(reverse=True)
        best = max(best, min(1.0, sum(values[: gear.limit[ROW_VERB[row]]]) / need))
    return best * best


def wishes(player: Player, gear: Gear) -> frozenset[str]:
    """Colours that something under construction or an operational action needs."""
    wanted = {ROW_COLOUR[ROW_OF[work]] for work in player.works}
    for row, cards in gear.operational.items():
        if cards:
            wanted.add(ROW_COLOUR[row])
    return frozenset(wanted)


@cache
def fitness(card: str, wanted: frozenset[str]) -> float:
    """Symbols of the better section; a colour that nothing needs is only good to sell."""
    return max(
        SYMBOLS[section] + (0.8 if COLOUR[section] == "gold" else 0.0 if COLOUR[section] in wanted else -0.7)
        for section in SECTIONS[card]
    )


@cache
def usual_fitness(wanted: frozenset[str]) -> float:
    """The fitness of a card drawn at random."""
    return sum(fitness(card, wanted) for card in RESOURCES) / len(RESOURCES)
