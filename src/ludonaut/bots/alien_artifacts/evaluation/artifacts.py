"""What an artifact in hand is worth: about what it will bring when its moment comes."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import ARTIFACTS, ROW_OF
from ludonaut.games.alien_artifacts.content.effects import (
    AttackBonus,
    CompleteCard,
    DrawResources,
    ExtraAction,
    ExtraTurns,
    GainCredits,
    GainPlan,
    GainVp,
    Op,
    PlaceBlockade,
    Produce,
    RemoveBlockade,
    ScoreTechs,
    SearchDeck,
    VirtualSymbols,
)
from ludonaut.games.alien_artifacts.rules.gear import Gear
from ludonaut.games.alien_artifacts.state import Player


def artifacts_worth(player: Player, gear: Gear, left: float) -> float:
    """All artifacts of a hand, as far as there is a turn left to use them in."""
    if not player.artifacts:
        return 0.0
    worth = sum([_word(op, player, gear, left) for card in player.artifacts for op in ARTIFACTS[card].ops])
    return min(1.0, left) * worth


def _word(op: Op, player: Player, gear: Gear, left: float) -> float:
    soon = min(1.0, left / 3)
    match op:
        case GainVp():
            return 0.95 * op.n
        case CompleteCard():
            return 2.4 if any(ROW_OF[card] == op.row for card in player.works) else 1.8 * soon
        case ExtraAction():
            return (0.5 if op.kinds else 1.0) * op.n
        case ExtraTurns():
            return 0.8 * op.n
        case GainCredits():
            return 0.12 * op.n * soon
        case DrawResources():
            return 0.12 * op.n * soon
        case VirtualSymbols():
            return 0.15 * op.n
        case Produce():
            return 0.6 * len(gear.operational["planets"])
        case ScoreTechs():
            return 0.9 * len(gear.operational["technologies"])
        case SearchDeck():
            return 0.6 * op.times * soon
        case AttackBonus():
            return 0.8 * len(gear.operational["ships"])
        case GainPlan() | PlaceBlockade():
            return 0.2 * op.n
        case RemoveBlockade():
            return 0.25 * min(op.n, sum(player.blockades.values()))
    return 0.3
