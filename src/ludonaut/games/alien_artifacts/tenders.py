"""What resource cards are worth in a payment."""

from __future__ import annotations

from functools import cache

from .cards import COLOUR, SECTIONS, SYMBOLS


class Tender:
    """What resource cards are worth in a payment that takes some colours."""

    __slots__ = ("best", "colours", "takes", "ways", "worth")

    def __init__(self, colours: tuple[str, ...], gold: bool) -> None:
        self.colours = colours
        self.takes = (*colours, "gold") if gold else colours
        self.worth = {section: SYMBOLS[section] if COLOUR[section] in self.takes else 0 for section in SYMBOLS}
        """Symbols of a section, 0 when its colour is not taken."""
        self.best = {card: max(self.worth[section] for section in pair) for card, pair in SECTIONS.items()}
        """Symbols of the better section of a card."""
        self.ways = {card: tuple(s for s in pair if self.worth[s]) for card, pair in SECTIONS.items()}
        """The sections of a card that may be used."""


@cache
def tender(colours: tuple[str, ...], gold: bool) -> Tender:
    """The tender of these colours, worked out once."""
    return Tender(colours, gold)
