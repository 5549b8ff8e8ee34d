"""What cards are worth before anything is known of the table: engines, faces, factions."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate

from ludonaut.bots.weights import load
from ludonaut.games.alien_artifacts.content.decks import FACE, ON_FACE, ROW_OF
from ludonaut.games.alien_artifacts.content.effects import AttackBonus, CostMod
from ludonaut.games.alien_artifacts.scoring import faction_points
from ludonaut.games.alien_artifacts.state import AlienState

DRAWN = 3.3
"""Resource cards that a turn takes from the deck."""
TURNS = 25.0
"""Turns of a player in a whole game."""
QUALITY = 0.26
"""How much of what a card is better than others counts before it is completed."""
SYMBOL = 0.12
CREDIT = (0.24, 0.24, 0.24, 0.24, 0.24, 0.2, 0.18, 0.16, 0.14, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02)
"""What each further credit is worth while there is time to spend it."""
PURSE = tuple(accumulate(CREDIT, initial=0.0))
"""What a bank is worth."""

ENGINE = load(__package__.rpartition(".")[0], "values", dict[str, float]).weights
"""What a deployed technology with such an effect brings in a whole game, in some cases by the action or the moment."""


def turns_left(state: AlienState, seat: int) -> float:
    """How many turns this player has still to come, about: exactly once the end was triggered."""
    if state.phase in ("final", "over"):
        return 0.0
    if state.phase == "extra":
        return float(state.extra[seat] + (seat == state.active))
    if state.ending:
        waits = (seat - state.first) % state.seats >= (state.active - state.first) % state.seats
        return float(state.extra[seat] + waits)
    running = len(state.deck) + len(state.discard)
    cards = len(state.deck) + (state.marker - 1) * running
    return cards / (DRAWN * state.seats) + state.extra[seat]


@lru_cache(maxsize=1 << 14)
def outlook(empire: tuple[str, ...]) -> tuple[float, float, float]:
    """Discounts, limits and engine of an Empire, for a whole game to come."""
    discounts = limits = engine = 0.0
    faces = [FACE[code] for code in empire]
    ships = sum([face.row == "ships" and face.face == "operational" for face in faces])
    for face in faces:
        if face.face == "operational":
            continue
        if face.row == "planets":
            discounts += 2.2 if face.type == "exploitation" else 1.9
        elif face.row == "ships":
            limits += 1.3
        else:
            engine += _engine(face.id, ships)
    return discounts, limits, engine


@cache
def promise(code: str) -> float:
    """All of these for a card alone."""
    return sum(outlook((code,)))


@cache
def _engine(code: str, ships: int) -> float:
    """What a deployed technology brings in a whole game."""
    worth = 0.0
    for op in FACE[code].effects:
        name = op.__struct_config__.tag
        detail = op.action if isinstance(op, CostMod) else FACE[code].trigger
        worth += ENGINE.get(f"{name} {detail}", ENGINE.get(str(name), 0.3))
        worth += 0.5 * ships * isinstance(op, AttackBonus)
    return worth


@cache
def potential(card: str, faction: str) -> float:
    """How much better than another of its row a card would be for a faction, on its better face."""
    return _potential(card, faction) - _usual(ROW_OF[card], faction)


@cache
def _usual(row: str, faction: str) -> float:
    cards = [card for card in ROW_OF if ROW_OF[card] == row]
    return sum(_potential(card, faction) for card in cards) / len(cards)


@cache
def _potential(card: str, faction: str) -> float:
    operational = {"planets": 3.0, "ships": 1.5 + 1.2 * ship_bonus(card), "technologies": 1.5}[ROW_OF[card]]
    logistics = 0.6 * promise(f"{card}.l")
    return max(suits(card, "logistics", faction) + logistics, suits(card, "operational", faction) + operational)


@cache
def suits(card: str, face: str, faction: str) -> float:
    """What a faction scores for a card on a face."""
    return float(faction_points(faction, (ON_FACE[card][face],)))


def ship_bonus(ship: str) -> int:
    """What a ship adds to its own attacks."""
    return int(FACE[f"{ship}.o"].type == "extermination")
