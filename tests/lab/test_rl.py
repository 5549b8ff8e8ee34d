"""The research interfaces pass the tests of PettingZoo, Gymnasium and OpenSpiel."""

import warnings

import pytest
from examples.salvage import GAME

from ludonaut import games
from ludonaut.kernel import LudonautError, record

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

    env = OneSeat("salvage", opponents=["random", "cadet"], seat=1)
    seen, _ = env.reset(seed=4)
    over = False
    gain = 0.0
    while not over:
        number = int(seen["action_mask"].argmax())
        assert env.action_masks()[number]
        seen, gain, over, _, _ = env.step(number)
    assert -1 <= gain <= 1


@pytest.mark.parametrize("name", ALL)
def test_action_numbers_come_from_the_verbs(name: str) -> None:
    game = games.find(name)
    match = record.begin(game, 2, 1)
    ask = next(ask for seat, ask in match.asks.items() if seat >= 0)
    found = encode.numbers(game, ask.actions)
    assert len(found) == len(ask.actions) and 0 not in found and max(found) < encode.size(game)
    assert all(game.action_of(number - 1) == action for number, action in found.items())


def test_a_reset_without_a_seed_deals_again_and_with_one_the_same() -> None:
    pytest.importorskip("pettingzoo")
    from ludonaut.lab.rl.pettingzoo import Seats, Together

    for kind in (Seats, Together):
        env = kind("salvage", 2)
        hands = set()
        for seed in (None, None, None, 5, None, 5, None):
            env.reset(seed=seed)
            hands.add((seed, str(env.world.match.state.hands)))
        assert len({hand for seed, hand in hands if seed is None}) > 2
        assert len({hand for seed, hand in hands if seed == 5}) == 1


def test_scores_are_scores_and_other_rewards_are_refused() -> None:
    pytest.importorskip("pettingzoo")
    from ludonaut.lab.rl.pettingzoo import Seats

    env = Seats("salvage", 2, reward="scores")
    env.reset(seed=3)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gain, over, cut, _ = env.last()
        gained[agent] += gain
        env.step(None if over or cut else int(seen["action_mask"].argmax()))
    assert list(gained.values()) == [float(score.total) for score in env.world.match.scores]
    with pytest.raises(ValueError, match="'rank' or 'scores'"):
        Seats("salvage", 2, reward="score")


def test_open_spiel_deals_by_chance_and_resamples_what_is_hidden() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludonaut.lab.rl import openspiel

    openspiel.register()
    state = pyspiel.load_game("ludonaut_seti(players=2,seed=3)").new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == openspiel.DEALS
    assert state.resample_from_infostate(0, lambda: 0.3).is_chance_node()
    other = state.clone()
    state.apply_action(1)
    other.apply_action(2)
    hands = [tuple(one.world.match.state.players[0].hand) for one in (state, other)]
    assert hands[0] != hands[1]
    seat = state.current_player()
    seen = [encode.observe(state.resample_from_infostate(seat, lambda: 0.3).world.match, seat) for _ in range(2)]
    assert (seen[0] == encode.observe(state.world.match, seat)).all() and (seen[0] == seen[1]).all()


@pytest.mark.parametrize("name", games.NAMES)
def test_states_of_open_spiel_can_be_stored_also_resampled_ones(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludonaut.lab.rl import openspiel

    openspiel.register()
    game = pyspiel.load_game(f"ludonaut_{name}(players=2,seed=3)")
    state = game.new_initial_state()
    for action in (None, 1, None, None, None):
        if action is not None or not state.is_chance_node():
            state.apply_action(action or state.legal_actions()[0])
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state) and again.history() == state.history()
    one = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    for _ in range(9):
        one.apply_action(one.legal_actions()[-1])
        other = game.deserialize_state(one.serialize())
        assert [one.world.match.view(at) for at in (0, 1)] == [other.world.match.view(at) for at in (0, 1)]
        assert one.legal_actions() == other.legal_actions()


@pytest.mark.parametrize("name", games.NAMES)
def test_gymnasiums_own_check(name: str) -> None:
    """With action numbers taken as places in the list of legal ones, since the check chooses without the mask."""
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from ludonaut.lab.rl.gym import OneSeat

    class Legal(gymnasium.ActionWrapper):  # type: ignore[misc, name-defined]
        def action(self, action: int) -> int:
            legal = self.env.action_masks().nonzero()[0]
            return int(legal[int(action) % len(legal)])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Legal(OneSeat(name)), skip_render_check=True)


@pytest.mark.parametrize("name", games.NAMES)
def test_clones_of_a_resampled_state_play_on_alike(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludonaut.lab.rl import openspiel

    openspiel.register()
    state = pyspiel.load_game(f"ludonaut_{name}(players=2,seed=3)").new_initial_state()
    for action in (1, None, None, None):
        state.apply_action(action or state.legal_actions()[0])
    seat = state.current_player()
    one = state.resample_from_infostate(seat, lambda: 0.3)
    for _ in range(12):
        other = one.clone()
        action = one.legal_actions()[-1]
        one.apply_action(action)
        other.apply_action(action)
        assert [one.world.match.view(at) for at in (0, 1)] == [other.world.match.view(at) for at in (0, 1)]


def test_what_cannot_be_is_refused_at_once() -> None:
    pytest.importorskip("pettingzoo")
    from ludonaut.lab.rl.gym import OneSeat
    from ludonaut.lab.rl.pettingzoo import Together

    with pytest.raises(ValueError, match="seat is from 0 to 1, not 2"):
        OneSeat("salvage", seat=2)
    with pytest.raises(LudonautError, match="no player 'cadett'"):
        OneSeat("salvage", opponents=["cadett"])
    env = Together("salvage")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal for seat_"):
        env.step(dict.fromkeys(env.agents, env.world.size - 1))


def test_an_observation_knows_only_the_view() -> None:
    match = record.begin(GAME, 3, 1)
    world = match.imagine(1, 9)
    assert (encode.observe(match, 1) == encode.observe(world, 1)).all()
    assert (encode.observe(match, 0) != encode.observe(match, 1)).any()
