"""Data, the computer, analysis, technologies."""

from __future__ import annotations

import pytest

from ludonaut.games.seti.content import TECH_INDEX, TECHS

from .arrange import do, give, me, offered, quiet, start
from .test_signals import own


def test_data_fill_the_upper_row_from_the_left_and_give_what_they_cover() -> None:
    state = quiet()
    state.players[0].data = 6
    give(state, 0, "c5")  # income: credit
    match = start(state)
    do(match, "place", "place")
    assert me(match).publicity == 5
    do(match, "place", "place", "tuck c5")
    assert me(match).credits == 5 and me(match).tucked == ["c5"]
    do(match, "place", "place")
    assert me(match).top == 6 and me(match).data == 0


def test_an_income_increase_may_be_declined() -> None:
    state = quiet()
    state.players[0].data = 1
    state.players[0].top = 3
    give(state, 0, "c5")
    match = start(state)
    do(match, "place", "skip")
    assert me(match).hand == ["c5"]


def test_analysis_needs_a_full_upper_row_and_clears_the_computer() -> None:
    state = quiet()
    state.players[0].top = 5
    match = start(state)
    assert not offered(match, "analyse")
    reason = next(blocked for blocked in match.asks[0].blocked if blocked.action == ("analyse",))
    assert reason.args == {"filled": 5, "spaces": 6}
    state = quiet()
    state.players[0].top = 6
    state.players[0].data = 2
    match = start(state)
    do(match, "analyse", "discover left blue")
    assert me(match).top == 0 and me(match).data == 2 and me(match).energy == 2
    assert me(match).score == 1 + 5 and me(match).publicity == 5


@pytest.mark.parametrize(
    ("tech", "credits", "energy", "publicity"),
    [("computer_1", 5, 3, 4), ("computer_2", 4, 4, 4), ("computer_4", 4, 3, 6)],
)
def test_computer_technologies_give_two_points_above_and_their_gain_below(
    tech: str, credits: int, energy: int, publicity: int
) -> None:
    state = quiet()
    own(state, 0, tech)
    state.players[0].columns[0] = TECH_INDEX[tech]
    state.players[0].data = 2
    match = start(state)
    assert not offered(match, "place_low"), "the space above must be covered first"
    do(match, "place")
    assert me(match).score == 3
    do(match, "place_low 1")
    assert (me(match).credits, me(match).energy, me(match).publicity) == (credits, energy, publicity)
    assert not offered(match, "place_low")


def test_the_library_column_gives_a_card() -> None:
    state = quiet()
    own(state, 0, "computer_3")
    player = state.players[0]
    player.columns[3] = TECH_INDEX["computer_3"]
    player.top, player.data = 6, 1
    match = start(state)
    do(match, "place_low 4", "draw")
    assert len(me(match).hand) == 1


def test_research_turns_the_solar_system_before_the_choice_and_costs_six_publicity() -> None:
    state = quiet()
    state.players[0].publicity = 7
    state.tops[5] = next(bonus for bonus in range(4) if bonus == 0)
    state.stacks[5] = [1, 2, 3]
    match = start(state)
    do(match, "research")
    assert state.discs == [1, 0, 0] and me(match).publicity == 1
    do(match, "tech telescope_2")
    assert me(match).score == 1 + 2 + 3, "two points for the first of its stack, three printed on the tile"
    assert not state.doubles >> 5 & 1 and state.tops[5] in (1, 2, 3)


def test_a_technology_cannot_be_had_twice() -> None:
    state = quiet()
    own(state, 0, "probe_1")
    state.players[0].publicity = 6
    match = start(state)
    do(match, "research")
    assert ("tech", "probe_1") not in offered(match, "tech")
    assert len(offered(match, "tech")) == len(TECHS) - 1


def test_the_second_probe_is_launched_at_once_and_beyond_the_first() -> None:
    state = quiet()
    state.players[0].publicity = 6
    state.players[0].probes.append(10)
    match = start(state)
    do(match, "research", "tech probe_1")
    if match.asks[0].about == "take":
        do(match, "draw")
    assert len(me(match).probes) == 2


def test_wide_field_brings_two_data() -> None:
    state = quiet()
    state.players[0].publicity = 6
    match = start(state)
    do(match, "research", "tech telescope_1")
    if match.asks[0].about == "take":
        do(match, "draw")
    assert me(match).data == 2


def test_a_computer_technology_slides_under_data_without_points() -> None:
    state = quiet()
    state.players[0].publicity = 6
    state.players[0].top = 1
    state.tops[8], state.stacks[8] = 1, [0, 2, 3]
    match = start(state)
    do(match, "research", "tech computer_1", "column 1")
    assert me(match).score == 1 + 2, "only the two points of the stack"
    assert me(match).columns == [8, -1, -1, -1]


def test_a_card_for_a_kind_that_is_complete_still_turns_the_discs() -> None:
    state = quiet()
    for number in range(1, 5):
        own(state, 0, f"computer_{number}")
    state.players[0].columns = [8, 9, 10, 11]
    give(state, 0, "c69")
    match = start(state)
    do(match, "play c69", "go_on")
    assert state.discs == [1, 0, 0] and me(match).data == 1
    assert me(match).techs.bit_count() == 4
