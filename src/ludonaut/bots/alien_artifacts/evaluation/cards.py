"""What cards are worth before anything is known of the table: engines, faces, factions."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate

from ludonaut.games.alien_artifacts.content.decks import FACE, FACTIONS, ROW_OF, TECHNOLOGIES
from ludonaut.games.alien_artifacts.content.effects import (
    ArtifactChoice,
    AssemblyFree,
    AssemblyMod,
    AttachCard,
    AttackBonus,
    BuyLook,
    CostMod,
    DiscardProduced,
    DiscardThenDraw,
    DoAction,
    DoAttack,
    GainCredits,
    GainVp,
    MoreBlockades,
    Produce,
    ProduceCount,
    RemoveBlockade,
    ReplaceResult,
    RevealRetry,
    SearchDeck,
    SellColours,
    SpendSets,
)
from ludonaut.games.alien_artifacts.content.schema import Deployed
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

ENGINE: dict[type, float] = {
    AssemblyFree: 0.8,
    ProduceCount: 0.8,
    Produce: 1.0,
    DoAttack: 0.6,
    SpendSets: 1.0,
    SearchDeck: 0.5,
    AttachCard: 1.6,
    DoAction: 1.0,
    BuyLook: 0.9,
    SellColours: 1.2,
    DiscardProduced: 0.4,
    DiscardThenDraw: 1.2,
    RevealRetry: 0.4,
    ArtifactChoice: 0.4,
    GainVp: 1.6,
    RemoveBlockade: 0.3,
    ReplaceResult: 0.5,
    MoreBlockades: 0.3,
}
"""What a deployed technology with such a text brings in a whole game."""
PAYS: dict[str, float] = {
    "on_sell": 2.2,
    "on_attack": 0.4,
    "on_enter_empire": 1.0,
    "on_produce_match": 0.8,
    "on_blockaded": 0.3,
    "on_draw_phase_start": 0.8,
    "": 0.8,
}
"""The same for credits that come at such a moment."""


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
    ships = sum(FACE[code].row == "ships" and FACE[code].face == "operational" for code in empire)
    for code in empire:
        card = FACE[code].card
        if code[-1] == "o":
            continue
        if ROW_OF[card] == "planets":
            discounts += 2.2 if FACE[code].type == "exploitation" else 1.9
        elif ROW_OF[card] == "ships":
            limits += 1.3
        else:
            engine += engine_of(card, ships)
    return discounts, limits, engine


@cache
def promise(code: str) -> float:
    """All of these for a card alone."""
    return sum(outlook((code,)))


def engine_of(card: str, ships: int) -> float:
    """What a deployed technology brings in a whole game."""
    face = TECHNOLOGIES[card].logistics
    return sum(_word(face, op, ships) for op in face.ops)


def _word(face: Deployed, op: object, ships: int) -> float:
    match op:
        case CostMod(action="offensive" | "revenue" | "mine"):
            return 0.6
        case CostMod():
            return 1.0
        case GainCredits():
            return PAYS.get(face.trigger, 0.5)
        case GainVp() if face.trigger:
            return 1.8 if face.trigger == "on_enter_empire" else 0.7
        case AssemblyMod():
            return 0.7
        case AttackBonus():
            return 0.4 + 0.5 * ships
    return ENGINE.get(type(op), 0.3)


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
    worths = []
    for face in ("logistics", "operational"):
        worth = suits(card, face, faction)
        if face == "logistics":
            worth += 0.6 * sum(outlook((f"{card}.l",)))
        elif ROW_OF[card] == "planets":
            worth += 3.0
        elif ROW_OF[card] == "ships":
            worth += 1.5 + 1.2 * ship_bonus(card)
        else:
            worth += 1.5
        worths.append(worth)
    return max(worths)


@cache
def suits(card: str, face: str, faction: str) -> float:
    """What a faction scores for a card on a face."""
    fits = [
        per.vp
        for per in FACTIONS[faction].scoring
        if per.row in (None, ROW_OF[card])
        and per.face in (None, face)
        and per.type in (None, FACE[f"{card}.{face[0]}"].type)
    ]
    return float(sum(fits))


def ship_bonus(ship: str) -> int:
    """What a ship adds to its own attacks."""
    return int(FACE[f"{ship}.o"].type == "extermination")
