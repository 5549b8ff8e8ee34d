"""What resource cards bring in a payment, and how many of them may be used."""

from __future__ import annotations

from collections.abc import Iterable
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
from ..content.schema import Cost
from ..state import AlienState, Allowance, Player

SPEND: dict[str, Action] = {section: ("spend", section) for section in SECTION}


class Tender:
    """What resource cards are worth in a payment that takes some colours."""

    __slots__ = ("best", "colours", "spends", "takes", "worth")

    def __init__(self, colours: tuple[str, ...], gold: bool) -> None:
        self.colours = colours
        self.takes = (*colours, "gold") if gold else colours
        self.worth = {name: part.symbols if part.colour in self.takes else 0 for name, part in SECTION.items()}
        """Symbols of a section, 0 when its colour is not taken."""
        self.best = {card: max(self.worth[part.id] for part in pair) for card, pair in SECTIONS_OF.items()}
        """Symbols of the better section of a card."""
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
    """What a card or faction action costs. Gold never helps here."""

    __slots__ = ("credits", "limit", "symbols", "taken")

    def __init__(self, cost: Cost) -> None:
        self.credits = cost.credits
        self.symbols = cost.symbols
        self.taken = tender(cost.colours, False)
        self.limit = cost.max_cards


PRICE: dict[str, Price] = {
    **{card: Price(technology.logistics.cost) for card, technology in TECHNOLOGIES.items()},
    **{name: Price(faction.cost) for name, faction in FACTIONS.items()},
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


def most(hand: Iterable[int], made: Iterable[int], limit: int, free: int) -> int:
    """The most symbols that `limit` cards bring, with `free` more from the planets."""
    if free and made:
        made = sorted(made, reverse=True)
        return sum(made[:free]) + most(hand, made[free:], limit, 0)
    values = [*hand, *made]
    if len(values) > limit:
        values.sort(reverse=True)
        return sum(values[: max(limit, 0)])
    return sum(values)


def reach(player: Player, tender: Tender, limit: int, free: int) -> int:
    """The most symbols that a player can pay."""
    best = tender.best
    if player.produced:
        worth = tender.worth
        return most([best[card] for card in player.hand], [worth[section] for section in player.produced], limit, free)
    if limit == 2 and len(player.hand) == 3:  # most hands
        one, two, three = player.hand
        a, b, c = best[one], best[two], best[three]
        least = a if a < b else b
        return a + b + c - (c if c < least else least)
    values = [best[card] for card in player.hand]
    if len(values) == limit + 1:
        return sum(values) - min(values)
    if len(values) > limit:
        values.sort(reverse=True)
        return sum(values[:limit])
    return sum(values)


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
    need, limit = left.need, left.cards
    if left.free and player.produced:
        return _free_ways(player, tender, need, limit, left.free)
    if limit <= 0:
        return []
    best, worth = tender.best, tender.worth
    values = [best[card] for card in player.hand] + [worth[section] for section in player.produced]
    values.sort(reverse=True)
    fewer, more = sum(values[: limit - 1]), sum(values[:limit])
    bar = values[limit - 2] if 1 < limit <= len(values) else 0
    found: list[Action] = []
    for card in player.hand:
        for action in tender.spends[card]:
            value = worth[str(action[1])]
            if value < need:
                # what the others bring: the card itself may be one of the best
                others = 0 if limit == 1 else more - best[card] if best[card] >= bar else fewer
                if value + others < need:
                    continue
            found.append(action)
    for section in player.produced:
        value = worth[section]
        if value and value + (0 if limit == 1 else more - value if value >= bar else fewer) >= need:
            found.append(SPEND[section])
    return found


def _free_ways(player: Player, tender: Tender, need: int, limit: int, free: int) -> list[Action]:
    """The same while produced cards are not counted."""
    best, worth = tender.best, tender.worth
    hand = [best[card] for card in player.hand]
    made = [worth[section] for section in player.produced]
    found: list[Action] = []
    if limit > 0:
        for i, card in enumerate(player.hand):
            others = most(hand[:i] + hand[i + 1 :], made, limit - 1, free)
            found += [action for action in tender.spends[card] if worth[str(action[1])] + others >= need]
    for i, section in enumerate(player.produced):
        value = made[i]
        if value and value + most(hand, made[:i] + made[i + 1 :], limit, free - 1) >= need:
            found.append(SPEND[section])
    return found
