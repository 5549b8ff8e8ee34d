"""What attacks are worth."""

from __future__ import annotations

from functools import cache

from ludonaut.games.alien_artifacts.content.decks import BASIC_PLAN, COMBAT, PLANS, SYSTEMS
from ludonaut.games.alien_artifacts.content.schema import Cell
from ludonaut.games.alien_artifacts.rules.attack import row_of
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.state import AlienState
from ludonaut.kernel import Action

from .values import ARTIFACT, ship_bonus


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
    gear = gear_of(state, seat)
    own = ship_bonus(ship)
    on_aliens, on_player = (now + always for now, always in zip(state.turn.bonus, gear.bonus, strict=True))
    aliens = attack_worth(state.tops["systems"], own + on_aliens)
    others = [other for other in range(state.seats) if other != seat and state.players[other].empire]
    found: tuple[float, Action] = (aliens, ("raid",))
    if others:
        leader = max(others, key=lambda other: sum(state.players[other].earned) + len(state.players[other].empire))
        assault = attack_worth(BASIC_PLAN, own + on_player) - 0.3 * len(state.players[leader].plans)
        found = max(found, (assault, ("attack", leader)), key=lambda pair: pair[0])
    return found if found[0] > 0 else (0.0, ("decline",))
