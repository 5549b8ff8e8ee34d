"""What the cards of an Empire are worth to their owner now."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import ROW_OF, TECHNOLOGIES
from ludonaut.games.alien_artifacts.rules.gear import Gear
from ludonaut.games.alien_artifacts.scoring import measure, reached
from ludonaut.games.alien_artifacts.state import AlienState

from .attacks import best_attack
from .values import TURNS, promise, suits

SHOWN: dict[tuple[str, str], float] = {
    ("ships", "operational"): 1.2,
    ("ships", "logistics"): -0.5,
    ("technologies", "logistics"): 1.2,
    ("planets", "logistics"): -1.8,
}
"""What is added to the faces of a row: the more that they brought in imagined turns and in games by the policy."""


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


def card_worth(state: AlienState, seat: int, card: str, face: str, left: float) -> float:
    """What a card would bring on a face: itself, its type for the faction, and what it does."""
    code = f"{card}.{face[0]}"
    share = left / TURNS
    player = state.players[seat]
    row = ROW_OF[card]
    worth = 1.0 + suits(card, face, player.faction) + SHOWN.get((row, face), 0.0)
    if face == "logistics":
        return worth + promise(code) * share
    if row == "planets":
        return worth + 2.3 + 2.2 * share
    if row == "ships":
        return worth + best_attack(state, seat, card)[0] + 1.6 * share
    tiers = TECHNOLOGIES[card].operational.tiers
    amount = measure(state, seat, card) + 1
    met = [tier for tier in tiers if amount >= tier.at_least]
    now = met[-1].end + 0.5 * met[-1].during if met else 0.0
    return worth + now + share * (tiers[-1].end - now) * 0.15 + 0.5 * share


def during(state: AlienState, seat: int, card: str) -> float:
    """Half of the points of the objective reached: a revealed card matches about half of the time."""
    tier = reached(state, seat, card)
    return 0.5 * tier.during if tier else 0.0
