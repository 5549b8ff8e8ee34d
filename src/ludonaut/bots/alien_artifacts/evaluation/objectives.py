"""What the operational cards of an Empire will still bring."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import TECHNOLOGIES
from ludonaut.games.alien_artifacts.rules.gear import Gear
from ludonaut.games.alien_artifacts.scoring import measure, reached
from ludonaut.games.alien_artifacts.state import AlienState

from .cards import TURNS


def goals(state: AlienState, seat: int, gear: Gear, left: float) -> float:
    """End points of operational technologies, with a part of the next objective that time allows."""
    points = 0.0
    hope = min(1.0, left / 10)
    for card in gear.operational["technologies"]:
        amount = measure(state, seat, card)
        before, best = 0, 0
        for tier in TECHNOLOGIES[card].operational.tiers:
            if amount >= tier.at_least:
                before, best = tier.at_least, tier.end
                continue
            points += hope * (tier.end - best) * 0.6 * (amount - before + 0.5) / (tier.at_least - before)
            break
        points += best
    return points


def operations(state: AlienState, seat: int, gear: Gear, left: float) -> float:
    """What offensives, revenue and mining will bring beyond the turn that each of them costs."""
    times = left / TURNS
    worth = 0.0
    for card in gear.operational["technologies"]:
        tier = reached(state, seat, card)
        worth += 3.0 * times * 0.5 * (tier.during if tier else 0.5)
    worth += 2.2 * times * len(gear.operational["planets"])
    worth += (1.6 + 0.8 * gear.bonus[0]) * times * len(gear.operational["ships"])
    return worth
