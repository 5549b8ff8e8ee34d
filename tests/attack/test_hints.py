"""Hints depend on nothing that a seat cannot know: equal views give equal hints, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludonaut import games
from ludonaut.kernel import Match, Rng, Seat, record
from ludonaut.kernel.checks import random_choice
from ludonaut.players.hints import hints
from ludonaut.server import catalogue

LOOKS = 2


def redealt(match: Match[Any], seat: int, seed: int) -> Match[Any] | None:
    """The same moment in a world that differs only in what the seat cannot know, if the seat sees the same."""
    start = match.start.copy()
    match.game.redeal(start, seat, Rng(seed))
    try:
        other = match._again(start, match.choices[: match.began], match.choices[match.began :])
    except Exception:
        return None
    if other.view(seat) != match.view(seat) or seat not in other.asks:
        return None
    return other if list(other.asks[seat].actions) == list(match.asks[seat].actions) else None


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_equal_views_give_equal_hints(name: str) -> None:
    game, luck, pairs = catalogue.find(name), random.Random(name), 0
    match = record.begin(game, 2, 11, auto=False)
    while pairs < LOOKS and not match.over and len(match.choices) < 60:
        seat, action = random_choice(match, luck)
        if seat >= 0 and len(match.choices) > 8 and len(match.asks[seat].actions) > 1:
            other = redealt(match, seat, luck.getrandbits(32))
            if other is not None and luck.random() < 0.3:
                assert msgspec.json.encode(hints(Seat(match, seat))) == msgspec.json.encode(hints(Seat(other, seat)))
                pairs += 1
        match.step(action, seat)
    assert pairs
