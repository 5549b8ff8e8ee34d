"""What a hand is worth, and which cards of it are wanted."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import (
    COLOURS,
    RESOURCES,
    ROW_COLOUR,
    ROW_OF,
    ROW_VERB,
    ROWS,
    SECTION,
    SECTIONS_OF,
)
from ludonaut.games.alien_artifacts.rules.gear import Gear
from ludonaut.games.alien_artifacts.rules.paying import TENDER, Means
from ludonaut.games.alien_artifacts.state import Player

BIT: dict[str, int] = {row: 1 << number for number, row in enumerate(ROWS)}


def hand_worth(player: Player, gear: Gear) -> float:
    """What was kept in hand: how much better it is than fresh cards, and how far it goes towards the next card.

    Cards just drawn count for nothing, so that a choice is not judged by the luck of an imagined draw.
    """
    kept = player.hand[: len(player.hand) - player.fresh]
    if not kept and not player.works:
        return 0.0
    wanted = wishes(player, gear)
    usual, fit = USUAL[wanted], FITNESS[wanted]
    worth = 0.07 * sum([fit[card] - usual for card in kept])
    return worth + 0.6 * _readiness(player, gear, kept)


def _readiness(player: Player, gear: Gear, kept: list[str]) -> float:
    """How near the kept and produced cards are to paying for something under construction."""
    best = 0.0
    means = Means(kept, player.produced)
    for card, sections in player.works.items():
        row = ROW_OF[card]
        need = gear.cost[ROW_VERB[row]] - sum([SECTION[section].symbols for section in sections])
        if need <= 0:
            return 1.0
        paid = means.reach(TENDER[row], gear.limit[ROW_VERB[row]], 0)
        best = max(best, min(1.0, paid / need))
    return best * best


def wishes(player: Player, gear: Gear) -> int:
    """Colours that something under construction or an operational action needs, one bit each."""
    wanted = 0
    for work in player.works:
        wanted |= BIT[ROW_OF[work]]
    for row, cards in gear.operational.items():
        if cards:
            wanted |= BIT[row]
    return wanted


def _fitnesses(wanted: int) -> dict[str, float]:
    """By card, the symbols of the better section; a colour that nothing needs is only good to sell."""
    needed = {colour for row, colour in ROW_COLOUR.items() if wanted & BIT[row]}
    more = {colour: 0.8 if colour == "gold" else 0.0 if colour in needed else -0.7 for colour in (*COLOURS, "gold")}
    return {card: max(part.symbols + more[part.colour] for part in pair) for card, pair in SECTIONS_OF.items()}


FITNESS: list[dict[str, float]] = [_fitnesses(wanted) for wanted in range(1 << len(ROWS))]
"""By what is wanted: the fitness of each card."""
USUAL: list[float] = [sum(fitness[card] for card in RESOURCES) / len(RESOURCES) for fitness in FITNESS]
"""By what is wanted: the fitness of a card drawn at random."""
