"""Launching, moving, the turning discs, orbiting and landing."""

from __future__ import annotations

from ludonaut.games.seti.content.sky import NEAR, sky_of
from ludonaut.games.seti.rules.rival_actions import best_route
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Match

from .arrange import do, finish_turn, give, me, offered, quiet, start

EARTH, VENUS, MERCURY, MARS = 5, 3, 1, 10


def test_the_reference_sky_is_the_printed_one() -> None:
    sky = sky_of([0, 0, 0], False)
    assert sky.where["earth"] == EARTH and sky.where["venus"] == VENUS and sky.where["mars"] == MARS
    assert sky.kinds[7] == "asteroid"
    assert sky.kinds[8] == "comet" and sky.publicity[8] == 1
    assert sky.publicity[EARTH] == 0


def test_saturn_or_jupiter_is_always_near_enough_for_the_rivals_special_card() -> None:
    """The publisher says so of card S.15: Saturn within four moves of Earth, or else Jupiter within five."""
    state = quiet(1)
    for key in range(512):
        state.discs = [key >> 6, key >> 3 & 7, key & 7]
        sky = state.sky
        saturn = best_route(state, sky.earth, sky.where["saturn"], 4)
        jupiter = best_route(state, sky.earth, sky.where["jupiter"], 5)
        assert saturn is not None or jupiter is not None


def test_launch_costs_two_credits_and_puts_a_probe_on_earth() -> None:
    match = start(quiet())
    do(match, "launch")
    assert me(match).credits == 2
    assert me(match).probes == [EARTH]


def test_only_one_probe_may_be_in_the_solar_system() -> None:
    state = quiet()
    state.players[0].probes.append(EARTH)
    match = start(state)
    assert not offered(match, "launch")
    ask = match.asks[0]
    reason = next(blocked for blocked in ask.blocked if blocked.action == ("launch",))
    assert reason.why == "probe_limit" and reason.args == {"limit": 1}


def test_an_energy_moves_a_probe_to_an_adjacent_space_never_diagonally() -> None:
    state = quiet()
    state.players[0].probes.append(EARTH)
    match = start(state)
    assert [action[2] for action in offered(match, "move")] == sorted(NEAR[EARTH]) == [4, 6, 13]
    do(match, "move 5 4")
    assert me(match).energy == 2 and me(match).probes == [4]


def test_visiting_a_planet_or_a_comet_gives_publicity_but_earth_does_not() -> None:
    state = quiet()
    state.players[0].probes.append(4)
    state.players[0].energy = 9
    match = start(state)
    do(match, "move 4 3")
    assert me(match).publicity == 5
    do(match, "move 3 4", "move 4 5")
    assert me(match).publicity == 5


def test_leaving_asteroids_takes_one_move_more() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    match = start(state)
    do(match, "move 7 6")
    assert me(match).energy == 1
    state = quiet()
    state.players[0].probes.append(7)
    state.players[0].energy = 1
    assert not offered(start(state), "move")


def test_asteroid_navigation_gives_publicity_and_leaves_for_nothing_more() -> None:
    state = quiet()
    player = state.players[0]
    player.techs = 1 << 1
    state.tops[1] = state.stacks[1].pop()
    state.doubles &= ~2
    player.probes.append(6)
    match = start(state)
    do(match, "move 6 7")
    assert me(match).publicity == 5
    do(match, "move 7 6")
    assert me(match).energy == 1


def test_a_card_for_its_move_and_an_energy_together_leave_asteroids() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    state.players[0].energy = 1
    give(state, 0, "c1")
    match = start(state)
    do(match, "corner c1", "fly 7 6")
    assert me(match).energy == 0 and me(match).probes == [6]


def test_two_cards_for_their_moves_leave_asteroids() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    state.players[0].energy = 0
    give(state, 0, "c1", "c2")
    match = start(state)
    do(match, "corner c1", "fuel c2", "fly 7 6")
    assert me(match).probes == [6] and not me(match).hand


# ---- rotation


def research_once(seat_cells: dict[int, list[int]], next_disc: int) -> Match[SetiState]:
    """A research action of seat 0, which turns `next_disc`, with probes where one wants them."""
    state = quiet()
    state.players[0].publicity = 6
    state.next_disc = next_disc
    for seat, cells in seat_cells.items():
        state.players[seat].probes.extend(cells)
    match = start(state)
    do(match, "research")
    return match


def test_a_probe_on_a_turning_disc_turns_with_it() -> None:
    match = research_once({1: [VENUS]}, 0)
    assert match.state.sky.where["venus"] == 2
    assert match.state.players[1].probes == [2]
    assert match.state.players[1].publicity == 4


def test_a_probe_in_a_gap_stays_when_nothing_solid_arrives() -> None:
    """Disc 1 has gaps at sectors 4 and 7 and 0: after one turn the gap of sector 0 lies over sector 7."""
    match = research_once({1: [7]}, 0)
    assert match.state.players[1].probes == [7]


def test_a_probe_in_a_gap_is_pushed_when_solid_disc_arrives_and_that_is_a_visit() -> None:
    """Disc 1 moves the solid sector 1 (Mercury) over sector 0: the probe there is pushed to sector 7."""
    match = research_once({1: [0]}, 0)
    assert match.state.players[1].probes == [7]
    kind = match.state.sky.kinds[7]
    assert match.state.players[1].publicity == 4 + (kind == "comet")


def test_the_second_rotation_turns_two_discs_and_the_third_all() -> None:
    for disc, moved in ((0, [1, 0, 0]), (1, [1, 1, 0]), (2, [1, 1, 1])):
        match = research_once({}, disc)
        assert match.state.discs == moved
        assert match.state.next_disc == (disc + 1) % 3


# ---- orbit and land


def test_the_first_orbiter_gains_three_points_more() -> None:
    state = quiet()
    state.players[0].probes.append(VENUS)
    state.players[1].probes.append(VENUS)
    match = start(state)
    do(match, "orbit venus")
    assert me(match).score == 1 + 3 + 6
    assert (me(match).credits, me(match).energy) == (3, 2)
    assert not me(match).probes
    do(match, "go_on")  # without a card to tuck
    finish_turn(match)
    do(match, "orbit venus")
    assert me(match, 1).score == 2 + 6


def test_landing_costs_three_energy_and_one_less_when_anybody_orbits() -> None:
    state = quiet()
    state.players[0].probes.append(VENUS)
    state.figures.append((1, "orbiter", "venus", 1))
    match = start(state)
    do(match, "land venus", "discover left yellow")
    assert me(match).energy == 1
    assert me(match).score == 1 + 5 + 5 and me(match).data == 2
    assert state.species[0].marks == [("yellow", 0, 0)]


def test_light_landers_save_an_energy_also_beside_an_orbiter() -> None:
    state = quiet()
    state.players[0].probes.append(VENUS)
    state.players[0].techs = 1 << 2
    state.tops[2] = state.stacks[2].pop()
    state.doubles &= ~4
    state.figures.append((1, "orbiter", "venus", 1))
    match = start(state)
    do(match, "land venus", "discover right yellow")
    assert me(match).energy == 2
    assert me(match).score == 1 + 5 + 3


def test_mars_has_two_first_spaces_and_the_lander_chooses() -> None:
    state = quiet()
    state.players[0].probes.append(MARS)
    match = start(state)
    do(match, "land mars")
    assert offered(match, "cover_data") == [("cover_data", 1), ("cover_data", 2)]
    do(match, "cover_data 2", "discover left yellow")
    assert me(match).data == 1
    assert (0, "lander", "mars", 2) in state.figures


def test_moons_need_their_technology_and_hold_one_lander() -> None:
    state = quiet()
    jupiter = state.sky.where["jupiter"]
    state.players[0].probes.append(jupiter)
    state.figures.append((1, "lander", "europa", 1))
    match = start(state)
    assert [action[1] for action in offered(match, "land")] == ["jupiter"]
    state = quiet()
    state.players[0].probes.append(jupiter)
    state.players[0].techs = 1 << 3
    state.tops[3] = state.stacks[3].pop()
    state.doubles &= ~8
    state.figures.append((1, "lander", "europa", 1))
    match = start(state)
    assert [action[1] for action in offered(match, "land")] == ["jupiter", "callisto", "ganymede", "io"]
    do(match, "land io")
    assert me(match).score == 11 and me(match).energy == 3 - 3 + 4
