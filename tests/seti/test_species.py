"""Traces, discovery, and the five species."""

from __future__ import annotations

import pytest

from ludonaut.games.seti.content import ALIEN_DECKS, CARDS, SAMPLES
from ludonaut.games.seti.rules.anomalies import anomaly_leader, next_anomaly
from ludonaut.games.seti.scoring import danger, plan_points
from ludonaut.games.seti.state import NEUTRAL, SetiState
from ludonaut.kernel import Match

from .arrange import discovered, do, finish_turn, give, me, offered, quiet, reveal, score, settle, start


def found(name: str, owners: tuple[int, int, int] = (NEUTRAL,) * 3, seats: int = 2) -> Match[SetiState]:
    """A game in which the species has just been discovered and seat 0 is to move."""
    state = quiet(seats)
    discovered(state, name, 0, owners)
    state.active = seats - 1
    for seat in range(seats - 1):
        state.players[seat].passed = False
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    settle(match)
    return match


# ---- traces


def test_discovery_spaces_give_five_points_on_the_left_and_three_on_the_right() -> None:
    for side, points in (("left", 5), ("right", 3)):
        state = quiet()
        state.players[0].top = 6
        match = start(state)
        do(match, "analyse", f"discover {side} blue")
        assert me(match).score == 1 + points and me(match).publicity == 5


def test_surplus_is_for_when_both_discovery_spaces_are_taken() -> None:
    state = quiet()
    state.players[0].top = 6
    state.species[0].marks.append(("blue", 0, 1))
    match = start(state)
    do(match, "analyse")
    assert [action[:2] for action in match.asks[0].actions if action[0] in ("discover", "surplus")] == [
        ("discover", "right")
    ]
    state = quiet()
    state.players[0].top = 6
    for one in state.species:
        one.marks.append(("blue", 0, 1))
    match = start(state)
    do(match, "analyse", "surplus right blue")
    assert me(match).score == 4 and me(match).publicity == 4


def test_the_third_marker_discovers_the_species_after_the_turn() -> None:
    state = quiet()
    reveal(state, "oumuamua")
    state.species[0].marks.extend([("purple", 0, NEUTRAL), ("yellow", 0, 1)])
    state.players[0].top = 6
    match = start(state)
    do(match, "analyse", "discover left blue")
    assert not state.species[0].found and match.view(1).public.species[0].name == ""
    finish_turn(match)
    assert state.species[0].found == 1 and state.tile  # type: ignore[comparison-overlap]
    assert len(me(match, 0).hand) == 1 and len(me(match, 1).hand) == 1, "a card for each marker's owner"
    assert state.species[0].faceup and len(state.species[0].deck) == 7
    assert match.view(1).public.species[0].name == "oumuamua"


def test_hidden_species_are_unknown_to_everybody() -> None:
    state = quiet()
    names = {one.name for one in state.species}
    match = start(state)
    for seat in (0, 1, None):
        assert not names & set(str(match.view(seat).public.species).split("'"))


# ---- Mascamites


def test_mascamite_samples_lie_at_jupiter_and_saturn_and_one_is_open() -> None:
    match = found("mascamites", (0, 1, NEUTRAL))
    species = match.state.species[0]
    assert [len(species.jupiter), len(species.saturn), len(species.slots)] == [3, 3, 1]
    assert len(me(match, 0).hand) == 1
    seen = match.view(0).public.species[0]
    assert seen.jupiter == 3 and list(seen.slots) == species.slots


def test_a_sample_is_picked_flown_home_and_delivered() -> None:
    match = found("mascamites")
    state = match.state
    jupiter = state.sky.where["jupiter"]
    state.players[0].probes.append(jupiter)
    state.players[0].credits = 5
    give(state, 0, "e2")
    match = start(state)
    do(match, "play e2", "land jupiter")
    while match.asks[0].about != "pick_sample":
        match.play(match.asks[0].actions[0])
    sample = state.species[0].jupiter[0]
    assert list(match.view(0).private.looked) == sorted(state.species[0].jupiter)
    assert not match.view(1).private.looked
    do(match, f"pick_sample {sample}")
    player = me(match)
    assert player.capsules == [jupiter] and player.samples == [sample]
    assert sample not in str(match.view(1))
    player.capsules[0] = state.sky.where["earth"]
    before = player.score
    do(match, "complete e2")
    settle(match)
    assert player.done == ["e2"] and not player.capsules
    assert state.species[0].slots[-1] == sample, "the sample opens a blue space for everybody"
    assert player.score >= before + 3


def test_a_capsule_moves_like_a_probe_but_cannot_land() -> None:
    match = found("mascamites")
    state = match.state
    species = state.species[0]
    state.players[0].capsules.append(state.sky.where["saturn"])
    state.players[0].samples.append(species.saturn.pop())
    match = start(state)
    assert offered(match, "haul") and not offered(match, "land") and offered(match, "launch")


def test_a_blue_sample_space_opens_with_its_sample() -> None:
    match = found("mascamites")
    state = match.state
    state.players[0].top = 6
    match = start(state)
    do(match, "analyse")
    tiers = [action[3] for action in offered(match, "study")]
    assert tiers == [1, 2, 3], "two printed spaces and the open sample"
    (sample,) = state.species[0].slots
    do(match, "study left blue 3")
    assert SAMPLES[sample]


# ---- anomalies


def test_anomalies_lie_at_earth_and_three_sectors_to_either_side() -> None:
    match = found("anomalies")
    earth = match.state.sky.earth & 7
    tokens = match.state.species[0].anomalies
    assert [token[0] for token in tokens] == [earth, (earth - 3) % 8, (earth + 3) % 8]
    assert sorted(token[1] for token in tokens) == ["blue", "purple", "yellow"]
    assert next_anomaly(match.state)[0] == (earth - 3) % 8


def test_earth_arriving_at_an_anomaly_rewards_the_highest_marker_of_its_column() -> None:
    match = found("anomalies")
    state = match.state
    earth = state.sky.earth & 7
    state.species[0].anomalies[:] = [((earth - 1) % 8, "purple", 1)]
    state.species[0].marks.extend([("purple", 1, 0), ("purple", 2, 1), ("purple", -1, 0)])
    assert anomaly_leader(state, "purple") == 1
    state.players[0].publicity = 6
    state.next_disc = 0
    before = me(match, 1).score
    match = start(state)
    do(match, "research")
    assert me(match, 1).score == before + 4


def test_on_the_endless_top_space_the_latest_marker_leads() -> None:
    match = found("anomalies")
    state = match.state
    state.species[0].marks.extend([("blue", 5, 1), ("blue", 5, 0)])
    assert anomaly_leader(state, "blue") == 0
    state.species[0].marks.append(("blue", 5, 1))
    assert anomaly_leader(state, "blue") == 1
    assert anomaly_leader(state, "yellow") is None


def test_are_we_being_observed_gains_the_next_anomaly_whoever_leads() -> None:
    match = found("anomalies")
    state = match.state
    earth = state.sky.earth & 7
    state.species[0].anomalies[:] = [((earth - 2) % 8, "purple", 1), (earth, "blue", 0)]
    give(state, 0, "e17")
    before = me(match).score
    match = start(state)
    do(match, "play e17")
    assert me(match).score == before + 4


def test_part_of_everyday_life_uses_only_cards_that_it_drew() -> None:
    match = found("anomalies")
    state = match.state
    give(state, 0, "e15", "c1", "c2")
    last, others = state.deck[-1], state.deck[:-1]
    state.deck[:] = [last]
    state.players[1].hand.extend(others)
    match = start(state)
    do(match, "play e15")
    assert [one for one in match.asks[0].actions if one[0] == "use_corner"] == [("use_corner", last)]


# ---- 'Oumuamua


def test_the_tile_is_a_planet_in_the_third_disc_and_a_probe_there_is_visited() -> None:
    state = quiet()
    discovered(state, "oumuamua", 0)
    cell = 16 + 5
    state.players[0].probes.append(cell)
    state.active = 1
    state.rotated = True
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    assert state.sky.where["oumuamua"] == cell
    assert me(match).publicity == 5
    assert ("orbit", "oumuamua") in match.asks[0].actions


def test_orbiting_and_landing_on_oumuamua() -> None:
    match = found("oumuamua")
    state = match.state
    cell = state.sky.where["oumuamua"]
    state.players[0].probes.extend([cell])
    match = start(state)
    do(match, "orbit oumuamua")
    do(match, f"take_alien {state.species[0].faceup}")
    assert match.asks[0].about == "signal", "its sector's star, or the tile"
    do(match, "signal oumuamua")
    assert me(match).score == 1 + 10 + 1 and me(match).exofossils == 1
    finish_turn(match)
    state.players[0].probes.append(state.sky.where["oumuamua"])
    state.players[0].energy = 3
    match = start(state)
    do(match, "land oumuamua", "cover_data 2")
    assert me(match).exofossils == 3 and not any(mark[2] == 0 for one in state.species for mark in one.marks)


def test_three_signals_on_the_tile_give_exofossils_and_nobody_wins() -> None:
    match = found("oumuamua")
    state = match.state
    state.species[0].data.extend([0, 1])
    give(state, 0, "e23")
    match = start(state)
    do(match, "play e23", "signal oumuamua")
    assert not state.species[0].data
    assert [player.exofossils for player in state.players] == [1, 1]
    assert me(match).score == 1 + 2, "two points for the third marker"
    assert [player.publicity for player in state.players] == [4, 4]


def test_spaces_that_cost_exofossils_need_them() -> None:
    match = found("oumuamua")
    state = match.state
    state.players[0].top = 6
    match = start(state)
    do(match, "analyse")
    assert [action[3] for action in offered(match, "study")] == [2, 3, 4]
    state.players[0].exofossils = 4
    match = start(_again(match))
    do(match, "analyse", "study left blue 1")
    assert me(match).score == 1 + 25 and me(match).exofossils == 0


def _again(match: Match[SetiState]) -> SetiState:
    state = match.start.copy()
    state.players[0].exofossils = 4
    state.players[0].data = 3
    return state


# ---- Centaurians


def test_everybodys_message_tile_lies_fifteen_points_ahead() -> None:
    match = found("centaurians")
    assert [player.tile for player in match.state.players] == [16, 17]


def test_reaching_the_tile_brings_one_of_the_answers_left() -> None:
    match = found("centaurians")
    state = match.state
    state.species[0].messages[0] = 1
    state.players[1].tile = -1
    score(state, 0, 16)
    match = start(state)
    do(match, "launch", "end")
    assert offered(match, "message") == [("message", 2), ("message", 3), ("message", 4)]
    do(match, "message 4")
    assert me(match).score == 24 and me(match).tile == -1


def test_a_centaurian_card_costs_energy_and_is_answered_fifteen_points_later() -> None:
    match = found("centaurians")
    state = match.state
    give(state, 0, "e36")
    match = start(state)
    do(match, "play e36")
    assert me(match).energy == 2 and me(match).publicity == 6 and me(match).messages == [(16, "e36")]
    finish_turn(match)
    state.players[0].tile = -1
    score(state, 0, 16)
    match = start(state)
    do(match, "launch", "end")
    assert match.asks[0].about == "trace"
    assert all(action[2] == "blue" for action in match.asks[0].actions)
    settle(match)
    assert "e36" in state.species[0].gone


def test_an_answer_may_become_income_of_an_unusual_kind() -> None:
    match = found("centaurians")
    state = match.state
    give(state, 0, "e32")
    state.players[0].tile = -1
    match = start(state)
    do(match, "play e32")
    score(match.state, 0, 20)
    state = match.state
    do(match, "end")
    settle(match)
    assert me(match).tucked == ["e32"] and me(match).data == 2 + 1


def test_spaces_that_cost_data_are_paid_from_the_pool() -> None:
    match = found("centaurians")
    state = match.state
    state.players[0].top = 6
    match = start(state)
    do(match, "analyse")
    assert [action[3] for action in offered(match, "study")] == [1, 2, 3]
    match = start(_again(match))
    do(match, "analyse", "study left blue 4")
    assert me(match).score == 1 + 15 and me(match).data == 0


# ---- Exertians


def test_exertian_cards_are_dealt_and_may_be_planned_for_each_marker() -> None:
    state = quiet()
    discovered(state, "exertians", 0, (0, 0, NEUTRAL))
    score(state, 1, 12)
    state.active = 1
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    assert len(me(match, 0).exertians) == 5 and len(me(match, 1).exertians) == 3
    assert state.species[0].steps == [32, 52]
    assert match.asks[0].about == "exertian"
    card = me(match).exertians[0]
    do(match, f"plan {card}", "skip")
    assert me(match).plans == [card]
    seen = match.view(1).public.players[0]
    assert seen.planned == 1 and seen.plans == (), "face down"
    assert not me(match).hand and not state.species[0].deck


def test_exertian_milestones_allow_a_plan_the_second_for_a_credit() -> None:
    match = found("exertians")
    state = match.state
    score(state, 0, state.species[0].steps[1])
    state.players[0].golds = 3
    state.players[0].neutrals = 2
    match = start(state)
    do(match, "launch", "end")
    assert match.asks[0].args["price"] == 0
    do(match, f"plan {me(match).exertians[0]}")
    assert match.asks[0].args["price"] == 1
    credits = me(match).credits
    do(match, f"plan {me(match).exertians[0]}")
    assert me(match).credits == credits - 1 and len(me(match).plans) == 2


def test_plans_score_when_met_and_the_most_dangerous_lose_a_tenth() -> None:
    match = found("exertians")
    state = match.state
    state.round = 5
    for pack in state.packs:
        state.discard.extend(pack)
        pack.clear()
    species = state.species[0]
    for card in ("e48", "e43"):
        for pile in (species.gone, state.players[1].exertians, state.players[0].exertians):
            if card in pile:
                pile.remove(card)
        state.players[0].plans.append(card)
    state.figures.extend([(0, "orbiter", "mars", 1), (0, "orbiter", "venus", 1), (0, "orbiter", "jupiter", 1)])
    species.marks.append(("purple", 5, 1))
    score(state, 0, 40)
    assert danger(state, 0) == 6 and danger(state, 1) == 1
    assert plan_points(state, 0) == 11, "only the met condition counts"
    state.players[0].golds = state.players[1].golds = 3
    state.players[0].neutrals = 2
    state.players[0].exertian_steps = state.players[1].exertian_steps = 2
    state.players[1].passed = False
    match = start(state)
    do(match, "pass", "pass")
    assert dict(match.scores[0].items)["danger"] == -5
    assert match.scores[0].total == 40 + 11 - 5


@pytest.mark.parametrize("name", list(ALIEN_DECKS))
def test_every_species_has_its_cards_and_set_up(name: str) -> None:
    match = found(name, (0, 1, 0), 3)
    assert match.state.species[0].found == 1
    if name != "exertians":
        assert len(me(match, 0).hand) == 2 and all(CARDS[card].species == name for card in me(match, 0).hand)
