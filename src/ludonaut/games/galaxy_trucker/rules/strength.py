"""The strength of engines and cannons: singles always count, doubles when an energy cell is spent on them now.

Strengths are in half points, since a cannon that does not point forward counts half, and nothing is ever rounded.
"""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import KIND
from ..state import Player, TruckerState
from . import ship
from .losses import at, cell_of, spend

ENOUGH: Action = ("enough",)
BONUS = 4
"""What an alien adds, once there is anything to add it to."""


def singles(player: Player, weapon: str) -> int:
    """What counts without energy, in half points, aliens apart."""
    return sum(worth(part) for part in player.parts.values() if KIND[part >> 2] == weapon)


def worth(part: int) -> int:
    """What one engine or cannon counts when it runs, in half points."""
    kind = KIND[part >> 2]
    if kind.endswith("cannon"):
        return ship.cannon_strength(part)
    return 4 if kind == "double_engine" else 2


def with_alien(player: Player, weapon: str, base: int) -> int:
    """The purple alien helps cannons, the brown one engines; on nothing there is no bonus."""
    colour = "purple" if weapon == "cannon" else "brown"
    return base + BONUS if base and colour in player.aliens.values() else base


def most(player: Player, weapon: str) -> int:
    """The strength with as many doubles as the energy allows, the strongest first."""
    doubles = sorted(
        (worth(part) for part in player.parts.values() if KIND[part >> 2] == f"double_{weapon}"), reverse=True
    )
    return with_alien(player, weapon, singles(player, weapon) + sum(doubles[: player.energy]))


def declare(state: TruckerState, seat: int, weapon: str, enough: int = 1 << 20) -> Script[int]:
    """Power doubles one by one and announce the strength; no question once more than `enough` is reached."""
    player = state.players[seat]
    base = singles(player, weapon)
    doubles = ship.cells_of(player.parts, f"double_{weapon}")
    while doubles and player.energy and with_alien(player, weapon, base) <= enough:
        action = yield Ask(
            seat,
            f"power_{weapon}",
            lambda: [at(state, "power", cell) for cell in doubles] + [ENOUGH],
            args={"strength": halves(with_alien(player, weapon, base))},
            guide="strength",
        )
        if action == ENOUGH:
            break
        cell = cell_of(state, action)
        doubles.remove(cell)
        yield from spend(state, seat)
        base += worth(player.parts[cell])
    strength = with_alien(player, weapon, base)
    state.strengths[seat] = strength
    state.tell("declared", seat=seat, strength=halves(strength), weapon=weapon)
    return strength


def halves(strength: int) -> str:
    """A number of half points for people: 9 is 4½."""
    whole = str(strength // 2) if strength > 1 else ""
    return (whole + "½" if strength % 2 else whole) or "0"
