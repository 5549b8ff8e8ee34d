"""A branch or an imported record has the state of the match that it was made from."""

from __future__ import annotations

import random

import pytest

from ludonaut import games
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choice
from ludonaut.server import catalogue
from ludonaut.server.bots.admission import admit
from ludonaut.server.live import create
from ludonaut.server.store import replay


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_a_branch_of_any_moment_has_the_state_of_that_moment(name: str) -> None:
    """Also while seats choose together and some of their choices are played automatically."""
    game, luck = catalogue.find(name), random.Random(name)
    match = record.begin(game, game.seats[1], 7)
    while len(match.choices) < 60 and not match.over:
        if luck.random() < 0.5:
            row, entries = create.offshoot(match, "en")
            again = replay.load(game, row, entries).match
            for seat in match.asks.keys() & again.asks.keys():
                assert again.view(seat) == match.view(seat)
            assert admit(match.record(), 1000).refused == ""
        seat, action = random_choice(match, luck)
        match.play(action, seat)
