"""What the research interfaces have in common: a match, its clock, and the numbers of the legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from ludonaut.games import find
from ludonaut.kernel import CLOCK, Action, Match, record

from . import encode

CLOCK_SHARE = 0.02
"""How often the timer of a race answers instead of a seat: nobody else plays it here."""


class World:
    """The match behind an interface."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.rules = find(game)
        self.seats = seats
        self.options = dict(options or {})
        self.size = encode.size(self.rules)
        self.imagined_from: tuple[World, int, int] | None = None
        """In a resampled world: the world that was imagined, for which seat and by which seed."""
        self._deals = Random()
        self.start()

    def start(self, seed: int | None = None) -> None:
        """Start a new match: with a seed, which also determines later deals, or with fresh chance."""
        if seed is None:
            seed = self._deals.getrandbits(31)
        else:
            self._deals = Random(seed)
        self.rng = Random(seed)
        self.match: Match[Any] = record.begin(self.rules, self.seats, seed, self.options, auto=False, listen=False)
        self.legal_of: dict[int, dict[int, Action]] = {}
        self._clock()

    def legal(self, seat: int) -> dict[int, Action]:
        """The actions of a seat by their numbers; empty if it is not asked."""
        if seat not in self.legal_of:
            ask = self.match.asks.get(seat)
            self.legal_of[seat] = encode.numbers(self.rules, ask.actions) if ask else {}
        return self.legal_of[seat]

    def asked(self) -> list[int]:
        """The seats that are asked, in order."""
        return sorted(seat for seat in self.match.asks if seat != CLOCK)

    def play(self, seat: int, number: int) -> None:
        """Play the action of that number; refused if it is not legal."""
        legal = self.legal(seat)
        if number not in legal:
            raise ValueError(f"action {number} is not legal for seat {seat}")
        self.match.step(legal[number], seat)
        self.legal_of = {}
        self._clock()

    def observe(self, seat: int) -> dict[str, Any]:
        """The observation of a seat."""
        return {
            "observation": encode.observe(self.match, seat),
            "action_mask": encode.mask(self.legal(seat), self.size),
        }

    def resampled(self, seat: int, seed: int) -> World:
        """The same moment with everything that the seat cannot know dealt again."""
        other = deepcopy(self)
        other.rng = Random(seed)
        other.imagined_from = (deepcopy(self), seat, seed)
        other.match = other._after([])
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> World:
        """A copy that can be played on. An imagined match in its first beat is imagined again and replayed."""
        other = World.__new__(World)
        vars(other).update(vars(self), rng=deepcopy(self.rng), _deals=deepcopy(self._deals), legal_of={})
        other.match = self._after(self.match.choices) if self.match.imagined else self.match.clone()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """A running script cannot be pickled: it is replayed instead."""
        match = {"seed": self.match.seed, "choices": self.match.choices}
        return vars(self) | {"rules": self.rules.name, "match": match, "legal_of": {}}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        match = stored.pop("match")
        vars(self).update(stored, rules=find(stored["rules"]))
        self.match = self._after(match["choices"], match["seed"])

    def _after(self, choices: Sequence[tuple[int, Action]], seed: int = 0) -> Match[Any]:
        """The match after these choices, from its deal or from where it was imagined."""
        if self.imagined_from is None:
            match: Match[Any] = record.begin(self.rules, self.seats, seed, self.options, auto=False, listen=False)
        else:
            source, seat, of = self.imagined_from
            match = source.match.imagine(seat, of)
        for seat, action in choices:
            match.step(action, seat)
        return match

    def _clock(self) -> None:
        while CLOCK in self.match.asks and (len(self.match.asks) == 1 or self.rng.random() < CLOCK_SHARE):
            self.match.step(self.match.asks[CLOCK].actions[0], CLOCK)
            self.legal_of = {}
