"""What cards under construction are worth."""

from __future__ import annotations

from itertools import accumulate

from ludonaut.games.alien_artifacts.content.decks import SECTION, VERB_OF
from ludonaut.games.alien_artifacts.rules.gear import Gear
from ludonaut.games.alien_artifacts.state import Player

from .cards import QUALITY, potential

WORK = (1.7, 1.5, 1.2, 0.8, 0.5, 0.25, 0.1)
"""What each further card under construction is worth while there is time to complete it."""
YARD = tuple(accumulate(WORK, initial=0.0))
COMPLETION = 1.2
"""How much nearer to its points a fully prepared card is than one just bought."""


def works_worth(player: Player, left: float) -> float:
    """Cards under construction, as far as there is time for them: the better ones a little more."""
    if left <= 0.4 or not player.works:
        return 0.0
    better = sum([potential(card, player.faction) for card in player.works])
    return min(1.0, left / 4) * (YARD[min(len(player.works), len(WORK))] + QUALITY * better)


def prepared_worth(player: Player, gear: Gear) -> float:
    """How near to completion the prepared cards are."""
    worth = 0.0
    for card, sections in player.works.items():
        if sections:
            need = max(1, gear.cost[VERB_OF[card]])
            worth += COMPLETION * min(1.0, sum([SECTION[section].symbols for section in sections]) / need)
    return worth
