"""The research interfaces pass the tests of the projects they are for."""

import warnings

import pytest
from examples.salvage import GAME

from ludonaut import games
from ludonaut.kernel import record

pytest.importorskip("numpy")
from ludonaut.lab.rl import encode

ALL = ["salvage", *games.NAMES]


@pytest.mark.parametrize("game", ALL)
def test_pettingzoo(game: str) -> None:
    tests = pytest.importorskip("pettingzoo.test")
    from ludonaut.lab.rl.pettingzoo import Seats, Together

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tests.api_test(Seats(game, 2), num_cycles=60)
        tests.seed_test(lambda: Seats(game, 2), num_cycles=20)
        tests.parallel_api_test(Together(game, 2), num_cycles=20)


@pytest.mark.parametrize("name", games.NAMES)
def test_open_spiel(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludonaut.lab.rl import openspiel

    openspiel.register()
    game = pyspiel.load_game(f"ludonaut_{name}(players=2,seed=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_gymnasium_against_bots() -> None:
    pytest.importorskip("gymnasium")
    from ludonaut.lab.rl.gym import OneSeat

    env = OneSeat("salvage", opponents=["random", "greedy"], seat=1)
    seen, _ = env.reset(seed=4)
    over = False
    gain = 0.0
    while not over:
        number = int(seen["action_mask"].argmax())
        assert env.action_masks()[number]
        seen, gain, over, _, _ = env.step(number)
    assert -1 <= gain <= 1


def test_an_action_has_the_same_number_in_every_state() -> None:
    match = record.begin(GAME, 2, 1)
    first = {action: number for number, action in encode.numbers(match.asks[0].actions).items()}
    match.step(("draw",))
    later = {action: number for number, action in encode.numbers(match.asks[0].actions).items()}
    common = first.keys() & later.keys()
    assert common and all(first[action] == later[action] for action in common)


def test_two_actions_never_share_a_number() -> None:
    actions = [("place", x, y) for x in range(40) for y in range(40)]
    assert len(encode.numbers(actions, 2048)) == 1600


def test_an_observation_knows_only_the_view() -> None:
    match = record.begin(GAME, 3, 1)
    world = match.imagine(1, 9)
    assert (encode.observe(match, 1) == encode.observe(world, 1)).all()
    assert (encode.observe(match, 0) != encode.observe(match, 1)).any()
