"""What a bot is given cannot be used to change the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludonaut
from ludonaut.bots import bot_of
from ludonaut.kernel import Seat, record


def empty(thing: Any) -> None:
    """Empty every list and dictionary inside."""
    parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple) else ()
    for part in list(parts):
        empty(part)
    if isinstance(thing, list | dict):
        thing.clear()


@pytest.mark.parametrize("name", ludonaut.games.NAMES)
def test_a_bot_that_changes_its_question_and_options_changes_nothing_at_the_table(name: str) -> None:
    game, luck = ludonaut.games.find(name), Random(3)
    match = record.begin(game, 3, 5, auto=False)
    for _ in range(150):
        seat = next(iter(match.asks))
        ask = match.asks[seat]
        if seat >= 0:
            before = (repr(ask.args), list(ask.actions), match.record())
            given = Seat(match, seat)
            for thing in (given.ask.args, given.ask.actions, given.options):
                empty(thing)
            assert (repr(ask.args), list(ask.actions), match.record()) == before
        match.step(bot_of(game).policy.favourite(match.state, ask, luck) if seat >= 0 else ask.actions[0], seat)
