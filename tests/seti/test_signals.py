"""Scanning, marking signals, and settling filled sectors."""

from __future__ import annotations

import pytest

from ludonaut.games.seti.content import STAR_INDEX, TECH_INDEX
from ludonaut.games.seti.rules.signals import leader
from ludonaut.games.seti.state import SetiState

from .arrange import do, finish_turn, give, me, offered, quiet, set_row, start

EARTH_STAR = "proxima"
"""In the quiet game the star beside Earth's sector (5)."""


def own(state: SetiState, seat: int, tech: str) -> None:
    """Give a technology as if it had been researched long ago."""
    index = TECH_INDEX[tech]
    state.players[seat].techs |= 1 << index
    state.tops[index] = state.stacks[index].pop()
    state.doubles &= ~(1 << index)


def test_a_scan_marks_earths_sector_and_one_from_the_card_row_in_either_order() -> None:
    state = quiet()
    set_row(state, "c1", "c2", "c4")  # yellow, blue, red
    match = start(state)
    do(match, "scan")
    assert (me(match).credits, me(match).energy) == (3, 1)
    do(match, "scan_row c2", "signal sirius")
    assert "c2" in state.discard and len(state.row) == 3
    do(match, f"scan_earth {EARTH_STAR}")
    assert match.asks[0].about == "end"
    assert state.signals[STAR_INDEX["sirius"]] == [0] == state.signals[STAR_INDEX[EARTH_STAR]]
    assert me(match).data == 2


def test_the_second_marker_of_a_sector_gains_two_points() -> None:
    state = quiet()
    state.signals[STAR_INDEX[EARTH_STAR]] = [1]
    match = start(state)
    do(match, "scan", f"scan_earth {EARTH_STAR}")
    assert me(match).score == 3


def test_wide_field_lets_the_first_signal_go_beside_earth() -> None:
    state = quiet()
    own(state, 0, "telescope_1")
    match = start(state)
    do(match, "scan")
    assert {action[1] for action in offered(match, "scan_earth")} == {"kepler", "proxima", "virginis"}


def test_the_mercury_relay_sells_a_signal_for_publicity() -> None:
    state = quiet()
    own(state, 0, "telescope_2")
    match = start(state)
    do(match, "scan", "scan_mercury")
    assert me(match).publicity == 3
    assert state.signals[state.stars[1]] == [0]


def test_the_archive_search_discards_a_hand_card_for_its_colour() -> None:
    state = quiet()
    own(state, 0, "telescope_3")
    give(state, 0, "c18")
    match = start(state)
    do(match, "scan", "scan_hand c18", "signal vega")
    assert state.signals[STAR_INDEX["vega"]] == [0] and not me(match).hand


def test_launch_support_launches_for_an_energy_or_moves() -> None:
    state = quiet()
    own(state, 0, "telescope_4")
    match = start(state)
    do(match, "scan", "scan_launch")
    assert me(match).energy == 0 and me(match).probes == [5]
    assert not offered(match, "scan_move")
    state = quiet()
    own(state, 0, "telescope_4")
    state.players[0].probes.append(4)
    match = start(state)
    do(match, "scan", "scan_move", "fly 4 3")
    assert me(match).probes == [3] and me(match).energy == 1


def test_surplus_markers_bring_no_data_but_count() -> None:
    state = quiet()
    star = STAR_INDEX[EARTH_STAR]
    state.signals[star] = [1, 1, 1, 0, 0, 0]
    state.players[0].techs = 0
    give(state, 0, "c37")
    match = start(state)
    do(match, "play c37")
    assert me(match).data == 0
    assert state.won[star] == [0]


@pytest.mark.parametrize(
    ("marks", "winner"),
    [([0, 1, 0], 0), ([0, 1, 1, 0], 0), ([0, 2, 1, 2, 0, 1], 1), ([2, 2, 0, 1, 1, 0], 0), ([3], 3)],
)
def test_majority_and_of_equals_the_latest_marker(marks: list[int], winner: int) -> None:
    assert leader(marks) == winner


def test_a_filled_sector_is_settled_after_the_main_action() -> None:
    """Three players are level, the last marker decides; everybody gains publicity, the second keeps a marker."""
    state = quiet(3)
    star = STAR_INDEX["kepler"]  # five slots, yellow
    state.signals[star] = [0, 1, 1, 2]
    set_row(state, "c1", "c2", "c4")
    match = start(state)
    do(match, "scan", "scan_row c1", "signal kepler")
    assert not state.won[star], "nothing is settled in the middle of the action"
    do(match, f"scan_earth {EARTH_STAR}")
    assert match.asks[0].about == "trace", "the winner's purple trace comes with the settling"
    do(match, "discover left purple")
    assert state.won[star] == [0]
    assert state.signals[star] == [1], "second place leaves a marker on the first slot"
    assert [player.publicity for player in state.players] == [4 + 1 + 1, 5, 5]


def test_the_first_cover_may_be_worth_more_than_the_later_ones() -> None:
    state = quiet()
    star = STAR_INDEX["vega"]  # four slots: 2 points and a trace, later 5 points
    state.won[star] = [1]
    state.signals[star] = [0, 0, 0]
    give(state, 0, "c44")
    match = start(state)
    do(match, "play c44")
    assert me(match).score == 1 + 5
    assert state.signals[star] == [], "nobody was second"


def test_the_player_chooses_the_order_of_filled_sectors() -> None:
    state = quiet()
    one, other = STAR_INDEX["kepler"], STAR_INDEX[EARTH_STAR]
    state.signals[one] = [0] * 4
    state.signals[other] = [0] * 5
    set_row(state, "c1", "c2", "c4")
    match = start(state)
    do(match, "scan", "scan_row c1", "signal kepler", f"scan_earth {EARTH_STAR}")
    assert match.asks[0].about == "settle"
    do(match, f"settle {EARTH_STAR}", "discover left purple", "discover right purple")
    assert state.won[one] == [0] and state.won[other] == [0]


def test_the_cover_marker_does_not_count_next_time() -> None:
    state = quiet()
    star = STAR_INDEX["procyon"]
    state.won[star] = [0, 0]
    state.signals[star] = [1, 0, 0, 1]
    give(state, 0, "c42")
    match = start(state)
    do(match, "play c42")
    assert state.won[star] == [0, 0, 0]
    assert state.signals[star] == [1]


def test_data_that_do_not_fit_are_lost_unless_room_is_made_first() -> None:
    state = quiet()
    state.players[0].data = 6
    match = start(state)
    do(match, "scan", f"scan_earth {EARTH_STAR}")
    assert match.asks[0].about == "overflow"
    do(match, "place")
    assert me(match).data == 6 and me(match).top == 1


def test_a_full_pool_may_also_let_the_data_go() -> None:
    state = quiet()
    state.players[0].data = 6
    match = start(state)
    do(match, "scan", f"scan_earth {EARTH_STAR}", "let_go")
    assert me(match).data == 6 and me(match).top == 0


def test_a_card_with_several_row_signals_fills_the_row_only_at_the_end() -> None:
    state = quiet()
    set_row(state, "c1", "c2", "c4")
    give(state, 0, "c50")
    match = start(state)
    do(match, "play c50", "row c1", "signal kepler")
    assert state.row == ["c2", "c4"]
    do(match, "row c2", "signal sirius", "row c4", "signal barnard")
    assert len(state.row) == 3
    assert me(match).score == 1 + 3 * 2, "two points for each different sector"
    finish_turn(match)
