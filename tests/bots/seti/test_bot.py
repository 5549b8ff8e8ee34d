"""Positions in which the better move is obvious: greedy must find it, and the evaluation must know its value."""

from __future__ import annotations

from random import Random

import pytest

from ludonaut.bots.seti import BOT
from ludonaut.bots.seti.evaluation import solo
from ludonaut.bots.seti.evaluation.position import FEATURES, features, opponent, solo_features
from ludonaut.bots.seti.evaluation.values import POINTS
from ludonaut.bots.seti.policy.weighing import learned, weigh, weigh_solo
from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import OBJECTIVES, STAR_INDEX
from ludonaut.games.seti.content.effects import Income
from ludonaut.games.seti.rules.objectives import turn_up_objectives
from ludonaut.games.seti.scoring import total
from ludonaut.games.seti.state import RIVAL, SetiState
from ludonaut.kernel import Action, Ask, Seat, record
from ludonaut.players import make
from ludonaut.players.greedy import Greedy
from tests.seti.arrange import give, quiet, reveal, score, set_row, start
from tests.seti.test_signals import own


def best(state: SetiState) -> Action:
    """The greedy player's choice."""
    match = start(state)
    return Greedy(seed=1).choose(Seat(match, next(iter(match.asks))))


def preferred(state: SetiState) -> Action:
    """The policy's favourite."""
    match = start(state)
    ask = next(iter(match.asks.values()))
    weights = weigh(match.state, ask.seat, ask)
    return ask.actions[weights.index(max(weights))]


def poor(state: SetiState, credits: int, energy: int) -> SetiState:
    state.players[0].credits, state.players[0].energy = credits, energy
    return state


def test_a_full_computer_is_analysed() -> None:
    state = poor(quiet(), 0, 1)
    state.players[0].top = 6
    assert best(state) == ("analyse",) == preferred(state)


def test_a_probe_at_a_rich_planet_uses_it() -> None:
    state = poor(quiet(), 1, 3)
    state.players[0].probes.append(state.sky.where["mercury"])
    assert best(state)[0] in ("land", "orbit")


def test_a_moon_is_better_than_the_planet_below() -> None:
    state = poor(quiet(), 0, 3)
    own(state, 0, "probe_4")
    state.players[0].probes.append(state.sky.where["neptune"])
    assert best(state) == ("land", "triton")


def test_a_completed_mission_is_taken_before_passing() -> None:
    state = poor(quiet(), 0, 0)
    state.players[0].publicity = 0
    state.deck.remove("c33") if "c33" in state.deck else None
    give(state, 1, "c34")
    state.players[1].hand.remove("c34")
    state.players[0].missions.append("c34")
    state.players[0].covered.append(0)
    if "c33" not in state.deck and not any("c33" in pile for pile in (state.row, *state.packs)):
        state.deck.append("c33")
    state.figures.append((0, "orbiter", "mars", 1))
    assert best(state) == ("complete", "c34")


def test_publicity_enough_for_a_technology_is_used_early_in_the_game() -> None:
    state = poor(quiet(), 0, 0)
    state.players[0].publicity = 10
    assert best(state) == ("research",)


def test_data_move_to_the_computer() -> None:
    state = poor(quiet(), 0, 0)
    state.players[0].publicity = 0
    state.players[0].data = 5
    assert best(state) == ("place",)


def test_a_probe_is_launched_when_there_is_none() -> None:
    state = poor(quiet(), 2, 2)
    state.players[0].publicity = 0
    assert best(state) == ("launch",)


def test_a_probe_beside_a_planet_goes_there() -> None:
    state = poor(quiet(), 0, 4)
    state.players[0].publicity = 0
    state.players[0].probes.append(9)
    action = best(state)
    assert action[0] == "move" and state.sky.kinds[int(action[2])] in ("mercury", "mars", "comet")


def test_a_free_card_is_played_rather_than_nothing() -> None:
    state = poor(quiet(), 1, 0)
    state.players[0].publicity = 0
    give(state, 0, "c110")
    assert best(state) == ("play", "c110")


def test_the_second_slot_of_a_sector_is_preferred() -> None:
    state = quiet()
    state.signals[STAR_INDEX["kepler"]] = [1]
    set_row(state, "c1", "c2", "c4")
    give(state, 0, "c49")
    match = start(state)
    match.play(("play", "c49"))
    ask = match.asks[0]
    weights = dict(zip(ask.actions, weigh(match.state, 0, ask), strict=True))
    assert weights["signal", "kepler"] > weights["signal", "virginis"]


def test_a_sector_that_one_would_win_is_filled() -> None:
    state = quiet()
    state.signals[STAR_INDEX["kepler"]] = [0, 0, 0, 1]
    state.signals[STAR_INDEX["virginis"]] = [1]
    give(state, 0, "c49")
    match = start(state)
    match.play(("play", "c49"))
    assert Greedy(seed=2).choose(Seat(match, 0)) == ("signal", "kepler")


def test_a_sector_that_another_would_win_is_not_filled_for_them() -> None:
    state = quiet()
    state.signals[STAR_INDEX["kepler"]] = [1, 1, 1, 1]
    give(state, 0, "c49")
    match = start(state)
    match.play(("play", "c49"))
    ask = match.asks[0]
    weights = dict(zip(ask.actions, weigh(match.state, 0, ask), strict=True))
    assert weights["signal", "virginis"] > weights["signal", "kepler"]


def test_the_left_discovery_space_is_worth_more() -> None:
    state = poor(quiet(), 0, 1)
    state.players[0].top = 6
    match = start(state)
    match.play(("analyse",))
    assert Greedy(seed=1).choose(Seat(match, 0)) == ("discover", "left", "blue")


def test_gold_goes_where_sets_are() -> None:
    state = quiet()
    score(state, 0, 25)
    state.gold_sides = [1, 0, 0, 0]
    for tech in ("probe_1", "probe_2", "telescope_1", "telescope_2", "telescope_3", "telescope_4"):
        own(state, 0, tech)
    state.players[0].golds = 0
    state.round = 4
    for pack in state.packs[:3]:
        state.discard.extend(pack)
        pack.clear()
    match = start(state)
    match.play(("pass",))
    match.play(match.asks[0].actions[0])
    assert Greedy(seed=1).choose(Seat(match, 0)) == ("gold", "gold_tech_b")


def test_the_worst_card_is_discarded_at_the_limit() -> None:
    state = poor(quiet(), 3, 3)
    give(state, 0, "c1", "c72", "c71", "c105", "c121")
    match = start(state)
    match.play(("pass",))
    ask = match.asks[0]
    weights = dict(zip(ask.actions, weigh(match.state, 0, ask), strict=True))
    assert max(weights, key=lambda action: weights[action]) == ("discard", "c1")


def test_income_is_worth_more_early_than_late() -> None:
    effect = (Income(1),)
    assert POINTS.effects(effect, 4) > POINTS.effects(effect, 0)
    early, late = quiet(), quiet()
    late.round = 5
    for state in (early, late):
        give(state, 0, "c5")
        state.players[0].hand.remove("c5")
        state.players[0].tucked.append("c5")
    assert features(early, 0)["income"] > features(late, 0)["income"] == 0


def test_resources_are_worth_little_at_the_end() -> None:
    early, late = quiet(), quiet()
    late.round = 5
    assert features(early, 0)["credits"] > features(late, 0)["credits"]


def test_an_orbiter_below_makes_a_landing_cheaper() -> None:
    state = quiet()
    before = POINTS.land(state, 0, "venus", "venus")
    state.figures.append((1, "orbiter", "venus", 1))
    assert POINTS.land(state, 0, "venus", "venus") > before
    assert POINTS.orbit(state, "venus") < POINTS.orbit(quiet(), "venus")


def test_good_cards_are_worth_more_than_poor_ones() -> None:
    assert POINTS.held["c71"][3] > POINTS.held["c18"][3] > 0


def test_the_value_of_a_finished_game_is_its_score() -> None:
    state = quiet()
    state.phase = "over"
    assert BOT.evaluation.value(state, 0) == GAME.scores(state)[0].total


def test_the_features_are_those_with_a_weight() -> None:
    assert set(features(quiet(), 0)) == set(FEATURES)


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed: int) -> None:
    from ludonaut.kernel import Match, Rng

    state = GAME.set_up(2, GAME.read_options(2, {}), Rng(seed))
    match = Match(GAME, state, auto=False)
    luck, bot = Random(seed), Greedy(seed=seed, deals=1)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        action = bot.choose(Seat(match, seat)) if seat == 0 else luck.choice(list(ask.actions))
        match.step(action, seat)
    assert match.winners == [0]


def test_a_second_probe_is_worth_less_than_the_first() -> None:
    state = quiet()
    worth = []
    for _ in range(3):
        worth.append(features(state, 0)["probes"])
        state.players[0].probes.append(state.sky.where["mars"])
    assert worth[0] == 0 < worth[2] - worth[1] < worth[1]


def test_in_the_last_round_a_probe_without_fuel_is_worth_little() -> None:
    state = quiet()
    state.round = 5
    state.players[0].probes.append(state.sky.where["mars"])
    state.players[0].energy = 9
    fuelled = features(state, 0)["probes"]
    state.players[0].energy = 0
    assert features(state, 0)["probes"] < 0.5 * fuelled


def test_the_rival_expects_less_when_an_objective_is_done() -> None:
    state = quiet(1, level=3)
    machine = state.rival
    assert machine is not None
    before = opponent(state)
    machine.done.append(machine.open.pop(0))
    machine.marked.pop(0)
    turn_up_objectives(state)
    assert opponent(state) < before


def test_the_rival_expects_more_with_progress() -> None:
    state = quiet(1, level=3)
    machine = state.rival
    assert machine is not None
    before = opponent(state)
    machine.progress += 3
    assert opponent(state) > before
    assert opponent(quiet()) == 0


def test_alone_one_does_not_pass_for_the_income_of_the_next_round() -> None:
    state = poor(quiet(1, level=3), 4, 4)
    give(state, 0, "c110")
    assert best(state) != ("pass",)


def test_a_task_that_is_marked_takes_from_what_the_rival_expects() -> None:
    state = alone("oii_2")
    before = opponent(state)
    machine = state.rival
    assert machine is not None
    machine.marked = [1]
    assert opponent(state) < before


def test_at_the_end_the_rival_has_its_score() -> None:
    """An objective that is only begun is left open."""
    state = alone("oii_2")
    state.phase = "over"
    begun = opponent(state)
    assert begun == total(state, RIVAL) >= 5


def test_the_rival_expects_more_at_a_higher_level() -> None:
    assert opponent(quiet(1, level=1)) < opponent(quiet(1, level=3)) - 20


def test_a_slingshot_is_not_used_for_ever() -> None:
    state = quiet()
    ask = Ask(0, "slingshot", lambda: [("swing",), ("skip",)])
    swing, skip = weigh(state, 0, ask)
    assert swing > skip
    state.visited = ["venus", "mercury"] * 3
    swing, skip = weigh(state, 0, ask)
    assert swing < skip


def weight(state: SetiState, action: Action) -> float:
    """How much the policy prefers an action."""
    match = start(state)
    ask = match.asks[0]
    return dict(zip(ask.actions, weigh(match.state, 0, ask), strict=True))[action]


def alone(*objectives: str) -> SetiState:
    """A solo game with these objectives open."""
    state = poor(quiet(1, level=3), 4, 4)
    machine = state.rival
    assert machine is not None
    machine.open, machine.marked = list(objectives), [0] * len(objectives)
    machine.stack, machine.unused = [[], [], []], [one for one in OBJECTIVES if one not in objectives]
    return state


def test_alone_what_marks_a_task_weighs_more() -> None:
    assert weight(alone("oiii_1"), ("scan",)) > weight(alone("oii_1"), ("scan",))
    assert weight(alone("oiii_8"), ("launch",)) > weight(alone("oii_1"), ("launch",))


def test_alone_the_last_task_of_an_objective_weighs_most() -> None:
    begun = alone("oiii_5")
    machine = begun.rival
    assert machine is not None
    machine.marked = [0b011]
    assert weight(begun, ("scan",)) > weight(alone("oiii_5"), ("scan",))


def test_alone_data_are_kept_together_while_an_objective_asks_for_five() -> None:
    keeping, free = alone("oi_4"), alone("oi_2")
    for state in (keeping, free):
        state.players[0].data = 3
    assert weight(keeping, ("place",)) < weight(free, ("place",))


def test_alone_nothing_hidden_is_looked_at() -> None:
    """In every imagined world one's own questions look the same, and the position is worth the same."""
    match = record.begin(GAME, 1, 11, {"level": 3}, auto=False)
    player = make("policy", 1)
    for number in range(120):
        ask = match.asks[0]
        world = match.imagine(0, number, keep=False)
        assert weigh_solo(match.state, ask, learned()) == weigh_solo(world.state, world.asks[0], learned())
        if ask.about == "turn":
            assert solo_features(match.state) == solo_features(world.state)
        match.step(player.choose(Seat(match, 0)), 0)


def test_alone_every_feature_of_a_position_has_a_weight() -> None:
    count = len(solo_features(quiet(1, level=3)))
    assert len(solo.names()) == len(set(solo.names())) == count
    assert [len(one) for whose in solo.weights().values() for one in whose] == [count] * 10


def test_alone_who_is_most_dangerous_late_fears_for_a_tenth() -> None:
    """The same two traces, on spaces of the Exertians with less danger than the rival's, or with more."""
    margins = []
    for tier in (5, 1):
        state = quiet(1, level=3)
        reveal(state, "exertians")
        state.round = 5
        score(state, 0, 120)
        marks = [("purple", tier, 0), ("blue", tier, 0), ("yellow", 2, RIVAL), ("yellow", 5, RIVAL)]
        state.species[0].found = 1
        state.species[0].marks.extend(marks)
        margins.append(BOT.evaluation.value(state, 0) - opponent(state))
    assert margins[0] > margins[1] + 5


def test_the_solo_policy_knows_that_a_full_computer_is_analysed() -> None:
    state = poor(quiet(1, level=3), 4, 4)
    state.players[0].top = 6
    assert preferred(state) == ("analyse",)
