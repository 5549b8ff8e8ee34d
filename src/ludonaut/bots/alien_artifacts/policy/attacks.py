"""What attacks are worth."""

from __future__ import annotations

from functools import cache

from ludonaut.games.alien_artifacts.content.decks import BASIC_PLAN, COMBAT, PLANS, SYSTEMS
from ludonaut.games.alien_artifacts.content.schema import Cell
from ludonaut.games.alien_artifacts.rules.asking import DECLINE
from ludonaut.games.alien_artifacts.rules.attack import RAID, row_of
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.state import AlienState
from ludonaut.kernel import Action

from ..evaluation.cards import ship_bonus

ARTIFACT = 2.2
"""What a drawn artifact is worth."""


def cell_worth(cell: Cell, attacker: bool = True) -> float:
    """A row of a table, for the attacker or for the defender."""
    if not attacker:
        return cell.defender_vp + 0.2 * cell.defender_credits - 0.5 * cell.blockade
    lost = {"none": 0.0, "damaged": 2.0, "destroyed": 3.4}[cell.ship]
    return cell.vp + 0.2 * cell.credits + ARTIFACT * cell.artifacts + 0.25 * cell.blockade - lost


ODDS = [sum(number == value for number in COMBAT.values()) / len(COMBAT) for value in range(1, 5)]


@cache
def attack_worth(table: str, bonus: int) -> float:
    """The expected gain of one ship against a system or a plan."""
    rows = (SYSTEMS.get(table) or PLANS[table]).table
    return sum(odds * cell_worth(row_of(rows, number + bonus)) for number, odds in enumerate(ODDS, 1))


def best_attack(state: AlienState, seat: int, ship: str) -> tuple[float, Action]:
    """The better target for a ship: the aliens, or the player who is ahead behind its basic plan."""
    own, now, always = ship_bonus(ship), state.turn.bonus, gear_of(state, seat).bonus
    best, target = attack_worth(state.tops["systems"], own + now[0] + always[0]), RAID
    leader, most = -1, -1
    for other, player in enumerate(state.players):
        if other != seat and player.empire:
            points = sum(player.earned) + len(player.empire)
            if points > most:
                leader, most = other, points
    if leader >= 0:
        worth = attack_worth(BASIC_PLAN, own + now[1] + always[1]) - 0.3 * len(state.players[leader].plans)
        if worth > best:
            best, target = worth, ("attack", leader)
    return (best, target) if best > 0 else (0.0, DECLINE)
