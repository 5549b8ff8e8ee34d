"""What resource cards bring in a payment, and how many of them may be used."""

from __future__ import annotations

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


def most(hand: list[int], made: list[int], limit: int, free: int) -> int:
    """The most symbols that `limit` cards of the hand and the planets bring, with `free` more from the planets."""
    total = 0
    if made:
        if free:
            made.sort(reverse=True)
            total = sum(made[:free])
            made = made[free:]
        values = hand + made
    else:
        values = hand
    surplus = len(values) - limit
    if surplus == 1:  # mostly
        return total + sum(values) - min(values)
    if surplus > 0:
        values.sort(reverse=True)
        del values[limit:]
    return total + sum(values)


def reach(player: Player, tender: Tender, limit: int, free: int) -> int:
    """The most symbols that a player can pay."""
    worth = tender.worth
    hand = [worth[card] for card in player.hand]
    return most(hand, [worth[section] for section in player.produced] if player.produced else [], limit, free)


def virtual(state: AlienState, tender: Tender) -> int:
    """What an artifact adds to this payment."""
    return state.turn.symbols if state.turn.colour in tender.colours else 0


def can_pay(state: AlienState, player: Player, tender: Tender, need: int, limit: int, free: int) -> bool:
    """Can the player bring this many symbols?"""
    if state.turn.symbols:
        need -= virtual(state, tender)
    return need <= 0 or need <= reach(player, tender, limit, free)


def ways(player: Player, tender: Tender, left: Allowance) -> list[Action]:
    """The cards with which the payment can go on so that it still reaches its end."""
    worth, need, cards, free = tender.worth, left.need, left.cards, left.free
    hand = [worth[card] for card in player.hand]
    made = [worth[section] for section in player.produced]
    found: list[Action] = []
    follow: dict[int, int] = {}  # what can follow a card of this worth
    if cards > 0:
        for card, value in zip(player.hand, hand, strict=True):
            if value not in follow:
                follow[value] = most(_without(hand, value), made.copy(), cards - 1, free)
            for act in tender.spends[card]:
                if worth[str(act[1])] + follow[value] >= need:
                    found.append(act)
    if made and (cards > 0 or free > 0):
        follow = {}
        for section, value in zip(player.produced, made, strict=True):
            if value and value not in follow:
                follow[value] = most(hand.copy(), _without(made, value), cards - (not free), free - (free > 0))
            if value and value + follow[value] >= need:
                found.append(SPEND[section])
    return found


def _without(values: list[int], value: int) -> list[int]:
    rest = values.copy()
    rest.remove(value)
    return rest
