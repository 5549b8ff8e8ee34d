"""What the cards that a builder has looked at say about the flight: which abilities it will call on.

A kind of card calls on some abilities of a ship. Over a whole deck that is what the curves in `worth` were made for; a
pile that was looked at tells in which direction this flight differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludonaut.games.galaxy_trucker.content import CARDS, DECK, FLIGHT
from ludonaut.games.galaxy_trucker.state import Player, TruckerState

CALLS: dict[str, dict[str, float]] = {
    "open_space": {"engine": 2.0},
    "planets": {"hold": 1.0, "red": 1.0},
    "abandoned_ship": {"crew": 1.0},
    "abandoned_station": {"crew": 1.0, "hold": 1.0, "red": 0.5},
    "meteoric_swarm": {"shield": 1.0, "cannon": 0.6, "armour": 1.0, "battery": 0.5},
    "smugglers": {"cannon": 1.5, "hold": 0.5, "battery": 0.5},
    "slavers": {"cannon": 1.5, "crew": 1.0, "battery": 0.5},
    "pirates": {"cannon": 1.5, "shield": 1.0, "battery": 0.5},
    "combat_zone": {"cannon": 0.7, "engine": 0.7, "crew": 0.7, "shield": 0.7},
    "stardust": {},
    "epidemic": {"crew": 0.5},
    "sabotage": {"crew": 0.7, "armour": 0.5},
}
"""By kind of card: what it calls on, and how much."""
FOLLOWED = 0.7
"""How far the needs that were seen are followed; the rest of the flight is still unknown."""
ABILITIES = ("engine", "cannon", "crew", "hold", "red", "battery", "shield", "armour")
NONE: Mapping[str, float] = dict.fromkeys(ABILITIES, 1.0)
"""Nothing was seen: every ability is worth what it usually is."""


def forecast(state: TruckerState, player: Player) -> Mapping[str, float]:
    """By ability: how many times as much as usual it will be needed, as far as this person knows."""
    if not player.seen or not state.piles:
        return NONE
    return _forecast(tuple(card for number in player.seen for card in state.piles[number - 1]), state.level)


@cache
def _usual(deck: str, ability: str) -> float:
    """What a card of this deck calls on, on average."""
    cards = [card for card in CARDS.values() if card.deck == deck]
    return sum([CALLS[card.kind].get(ability, 0.0) for card in cards], 0.0) / len(cards)


@cache
def _forecast(seen: tuple[str, ...], level: int) -> Mapping[str, float]:
    found = {}
    for ability in ABILITIES:
        usual = 4.0 * sum([count * _usual(deck, ability) for deck, count in FLIGHT.pile[level - 1].items()], 0.0)
        more = sum([CALLS[CARDS[card].kind].get(ability, 0.0) - _usual(DECK[card], ability) for card in seen], 0.0)
        found[ability] = 1.0 + FOLLOWED * more / usual
    return found
