"""What resource cards bring in a payment, and how many of them may be used."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ludonaut.kernel import Action

from ..content.decks import (
    COLOURS,
    FACTIONS,
    OPERATIONS,
    ROW_COLOUR,
    ROWS,
    SECTION,
    SECTIONS_OF,
    TECHNOLOGIES,
    VERB_ROW,
)
from ..content.effects import Effect
from ..content.schema import Cost
from ..state import AlienState, Allowance, Player

SPEND: dict[str, Action] = {section: ("spend", section) for section in SECTION}


class Tender:
    """What resource cards are worth in a payment that takes some colours."""

    __slots__ = ("colours", "spends", "takes", "worth")

    def __init__(self, colours: tuple[str, ...], gold: bool) -> None:
        self.colours = colours
        self.takes = (*colours, "gold") if gold else colours
        self.worth = {name: part.symbols if part.colour in self.takes else 0 for name, part in SECTION.items()}
        """Symbols of a section, 0 when its colour is not taken; of a card, those of its better section."""
        for card, pair in SECTIONS_OF.items():
            self.worth[card] = max(self.worth[part.id] for part in pair)
        self.spends: dict[str, tuple[Action, ...]] = {
            card: tuple(SPEND[part.id] for part in pair if self.worth[part.id]) for card, pair in SECTIONS_OF.items()
        }
        """The ways to spend a card."""


@cache
def tender(colours: tuple[str, ...], gold: bool) -> Tender:
    """The tender of these colours, computed once."""
    return Tender(colours, gold)


ANY = tender(COLOURS, True)
TENDER: dict[str, Tender] = {
    **{row: tender((ROW_COLOUR[row],), True) for row in ROWS},
    **{verb: tender((ROW_COLOUR[row],), True) for verb, row in VERB_ROW.items()},
    **{verb: tender((colour,), False) for verb, (_, colour) in OPERATIONS.items()},
}
"""What pays for the actions of a row, for a construction, and for an operational action: never with gold."""


class Price:
    """What a card or faction action costs, and what for. Gold never helps here."""

    __slots__ = ("credits", "effects", "limit", "symbols", "taken")

    def __init__(self, cost: Cost, effects: tuple[Effect, ...]) -> None:
        self.credits = cost.credits
        self.symbols = cost.symbols
        self.taken = tender(cost.colours, False)
        self.limit = cost.max_cards
        self.effects = effects


PRICE: dict[str, Price] = {
    **{card: Price(tech.logistics.cost, tech.logistics.ops) for card, tech in TECHNOLOGIES.items()},
    **{name: Price(faction.cost, faction.ops) for name, faction in FACTIONS.items()},
}


def spends(player: Player, tender: Tender, left: Allowance) -> list[Action]:
    """All sections that may still be used."""
    found: list[Action] = []
    if left.cards > 0:
        for card in player.hand:
            found += tender.spends[card]
    if player.produced and (left.cards > 0 or left.free):
        found += [SPEND[section] for section in player.produced if tender.worth[section]]
    return found


def most(tender: Tender, hand: list[str], made: Collection[str], limit: int, free: int) -> int:
    """The most symbols that `limit` cards of the hand and the planets bring, with `free` more from the planets."""
    worth = tender.worth
    if free and made:
        values = sorted([worth[section] for section in made], reverse=True)
        return sum(values[:free]) + _highest([*[worth[card] for card in hand], *values[free:]], limit)
    cards = [*hand, *made] if made else hand
    if limit == 2:  # mostly
        first = second = 0
        for card in cards:
            value = worth[card]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first + second
    return _highest([worth[card] for card in cards], limit)


def _highest(values: list[int], limit: int) -> int:
    """The sum of the highest values."""
    if len(values) > limit:
        values.sort(reverse=True)
        del values[limit:]
    return sum(values)


def reach(player: Player, tender: Tender, limit: int, free: int) -> int:
    """The most symbols that a player can pay."""
    return most(tender, player.hand, player.produced, limit, free)


def virtual(state: AlienState, tender: Tender) -> int:
    """What an artifact adds to this payment."""
    return state.turn.symbols if state.turn.colour in tender.colours else 0


def can_pay(state: AlienState, player: Player, tender: Tender, need: int, limit: int, free: int) -> bool:
    """Can the player bring this many symbols?"""
    if state.turn.symbols:
        need -= virtual(state, tender)
    return need <= 0 or need <= most(tender, player.hand, player.produced, limit, free)


def ways(player: Player, tender: Tender, left: Allowance) -> list[Action]:
    """The cards with which the payment can go on so that it still reaches its end."""
    hand, made, worth = player.hand, player.produced, tender.worth
    found: list[Action] = []
    others: dict[int, int] = {}  # what the other cards bring, which is the same after cards that bring the same
    if left.cards > 0:
        for card in hand:
            value = worth[card]
            if value and value not in others:
                rest = [one for one in hand if one != card]
                others[value] = most(tender, rest, made, left.cards - 1, left.free)
            for act in tender.spends[card]:
                if worth[str(act[1])] + others[value] >= left.need:
                    found.append(act)
    uncounted = left.free > 0
    if made and (uncounted or left.cards > 0):
        others = {}
        for section in made:
            value = worth[section]
            if value and value not in others:
                rest = [one for one in made if one != section]
                others[value] = most(tender, hand, rest, left.cards - (not uncounted), left.free - uncounted)
            if value and value + others[value] >= left.need:
                found.append(SPEND[section])
    return found
