"""What resource cards bring in a payment, and how many of them may be used."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

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
    Section,
)
from ..content.effects import Effect
from ..content.schema import Cost
from ..state import AlienState, Allowance, Player

SPEND: dict[str, Action] = {section: ("spend", section) for section in SECTION}
BITS: dict[str, int] = {colour: 1 << place for place, colour in enumerate((*COLOURS, "gold"))}


def _symbols(section: Section, tender: int) -> int:
    """What a section brings in a tender of this number: nothing when its colour is not taken."""
    return section.symbols if BITS[section.colour] & tender else 0


Worth: TypeAlias = tuple[int, ...]
"""Symbols, by the number of the tender."""
TENDERS = range(1 << len(BITS))
SPENT: Worth = (0,) * len(TENDERS)
WORTHS: dict[str, Worth] = {
    **{name: tuple([_symbols(part, tender) for tender in TENDERS]) for name, part in SECTION.items()},
    **{
        card: tuple([max(_symbols(a, tender), _symbols(b, tender)) for tender in TENDERS])
        for card, (a, b) in SECTIONS_OF.items()
    },
}
"""What sections bring; cards, by their better section."""


class Tender:
    """A payment that takes some colours."""

    __slots__ = ("colours", "number", "spends", "takes")

    def __init__(self, colours: tuple[str, ...], gold: bool) -> None:
        self.colours = colours
        self.takes = (*colours, "gold") if gold else colours
        self.number = sum(BITS[colour] for colour in set(self.takes))
        """A bit for each colour that it takes."""
        self.spends: dict[str, tuple[Action, ...]] = {
            card: tuple(SPEND[part.id] for part in pair if _symbols(part, self.number))
            for card, pair in SECTIONS_OF.items()
        }
        """The ways to spend a card."""

    def worth(self, name: str) -> int:
        """Symbols of a section, or of the better section of a card."""
        return WORTHS[name][self.number]


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
        found += [SPEND[section] for section in player.produced if tender.worth(section)]
    return found


class Means:
    """What there is to pay with: the worth of the cards in hand and of the produced ones, in every tender."""

    __slots__ = ("hand", "made")

    def __init__(self, hand: list[str], produced: dict[str, str]) -> None:
        self.hand = [WORTHS[card] for card in hand]
        self.made = [WORTHS[section] for section in produced] if produced else []

    def reach(self, tender: Tender, limit: int, free: int) -> int:
        """The most symbols that `limit` cards bring, with `free` more from the planets."""
        number, cards = tender.number, self.hand
        if self.made:
            if free:
                return self._reach_freely(number, limit, free)
            cards = cards + self.made
        if limit > 2:
            values = [worth[number] for worth in cards]
            return sum(values if limit >= len(values) else sorted(values)[-limit:])
        first = second = 0  # mostly there are two: faster than sorting
        for worth in cards:
            value = worth[number]
            if value > second:
                if value > first:
                    first, second = value, first
                else:
                    second = value
        return first + second if limit == 2 else first * limit

    def _reach_freely(self, number: int, limit: int, free: int) -> int:
        made = sorted([worth[number] for worth in self.made], reverse=True)
        others = made[free:] + [worth[number] for worth in self.hand]
        return sum(made[:free]) + sum(sorted(others, reverse=True)[:limit])


def virtual(state: AlienState, tender: Tender) -> int:
    """What an artifact adds to this payment."""
    return state.turn.symbols if state.turn.colour in tender.colours else 0


def can_pay(state: AlienState, means: Means, tender: Tender, need: int, limit: int, free: int) -> bool:
    """Can the player bring this many symbols?"""
    if state.turn.symbols:
        need -= virtual(state, tender)
    return need <= 0 or need <= means.reach(tender, limit, free)


def ways(player: Player, tender: Tender, left: Allowance) -> list[Action]:
    """The cards with which the payment can go on so that it still reaches its end."""
    number, need, cards, free = tender.number, left.need, left.cards, left.free
    means = Means(player.hand, player.produced)
    hand, made = means.hand, means.made
    found: list[Action] = []
    if cards > 0:
        for at, card in enumerate(player.hand):
            worth = hand[at]
            if worth[number]:
                hand[at] = SPENT
                others = means.reach(tender, cards - 1, free)
                hand[at] = worth
                for act in tender.spends[card]:
                    if WORTHS[str(act[1])][number] + others >= need:
                        found.append(act)
    if made and (free or cards > 0):
        uncounted = free > 0
        for at, section in enumerate(player.produced):
            worth = made[at]
            if worth[number]:
                made[at] = SPENT
                others = means.reach(tender, cards - (not uncounted), free - uncounted)
                made[at] = worth
                if worth[number] + others >= need:
                    found.append(SPEND[section])
    return found
