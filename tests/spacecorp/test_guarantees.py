"""The guarantees of the kernel, over random games of every kind."""

from __future__ import annotations

from random import Random

import pytest

from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import Match, record
from ludonaut.kernel.checks import Checks, play_random, random_choice

SPANS = [
    ("mariners", "mariners"),
    ("mariners", "planeteers"),
    ("mariners", "starfarers"),
    ("planeteers", "planeteers"),
    ("planeteers", "starfarers"),
    ("starfarers", "starfarers"),
]


@pytest.mark.parametrize(("seats", "span"), [(n % 4 + 1, n) for n in range(6)])
def test_random_games_end_and_lose_nothing(seats: int, span: int) -> None:
    first, last = SPANS[span]
    match = play_random(GAME, seats, 11 * seats, {"first": first, "last": last})
    assert match.over
    assert len(match.scores) == seats


@pytest.mark.parametrize(("seats", "first"), [(1, "planeteers"), (2, "mariners"), (4, "starfarers")])
def test_the_nine_guarantees_hold(seats: int, first: str) -> None:
    Checks(GAME, seats, seats, {"first": first, "last": first}).run(every=89)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_begun_can_be_finished(seed: int) -> None:
    """Giving an action up is only for imagined hands: in a true game every listed part can still lead to its end."""
    first = SPANS[2 + seed % 4][0]
    match = record.begin(GAME, seed % 4 + 1, seed, {"first": first}, auto=False)
    luck = Random(seed)
    while not match.over:
        assert all(("abandon",) not in ask.actions for ask in match.asks.values()), match.record()
        seat, action = random_choice(match, luck)
        match.step(action, seat)


@pytest.mark.parametrize("seats", [1, 3])
def test_an_imagined_world_can_be_played_on(seats: int) -> None:
    """Whoever imagines, in the middle of whosever turn: a card that was laid open stays where it is."""
    match = record.begin(GAME, seats, 3 * seats, {"last": "planeteers"}, auto=False)
    luck = Random(seats)
    while not match.over:
        about = match.ask.about if match.ask else ""
        if about == "slot" or luck.random() < 0.02:
            for seat in (None, *range(seats)):
                play_on(match.imagine(seat, luck.getrandbits(32)), luck)
        chooser, action = random_choice(match, luck)
        match.step(action, chooser)


def play_on(world: Match[SpaceCorpState], luck: Random) -> None:
    """A few turns at random; nothing is lost."""
    for _ in range(12):
        if world.over:
            break
        seat, action = random_choice(world, luck)
        world.step(action, seat)
    GAME.audit(world.state)
