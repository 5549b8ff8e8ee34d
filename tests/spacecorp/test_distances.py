"""Distances: the worked examples of the rulebook."""

from __future__ import annotations

from ludonaut.games.spacecorp.content.boards import BOARDS, FAR

MARINERS, PLANETEERS, STARFARERS = BOARDS


def test_from_the_earth_to_the_moon_is_four_with_the_gravity_of_the_earth() -> None:
    assert MARINERS.distance["earth"]["moon"] == 4


def test_from_the_moon_to_sisyphus_is_four_across_two_borders() -> None:
    assert MARINERS.distance["moon"]["sisyphus"] == 4


def test_the_regions_of_halley_and_phobos_are_three_apart() -> None:
    assert MARINERS.distance["halley"]["phobos"] == 1 + 3 + 1


def test_gravity_counts_at_both_ends() -> None:
    assert MARINERS.distance["phobos"]["mars_north"] == 1 + 1 + 1
    assert MARINERS.distance["earth"]["mars_north"] == MARINERS.distance["earth"]["phobos"] + 1


def test_from_mars_north_to_mars_south_is_three_without_leaving_the_planet() -> None:
    assert MARINERS.distance["mars_north"]["mars_south"] == 3


def test_fourteen_is_enough_for_any_mariners_journey() -> None:
    assert max(max(row.values()) for row in MARINERS.distance.values()) <= 14


def test_from_iapetus_to_umbriel_is_twelve_half_of_it_extra_transit() -> None:
    assert PLANETEERS.distance["iapetus"]["umbriel"] == 6 + 1 + 4 + 1


def test_extra_transit_is_not_due_when_passing_through() -> None:
    through = PLANETEERS.distance["ceres"]["umbriel"]
    assert through == 1 + 3 + 3 + 4 + 1


def test_from_kapteyn_to_epsilon_eridani_is_sixty_without_take_off_or_landing() -> None:
    assert STARFARERS.distance["kapteyn"]["epsilon_eridani"] == 60


def test_those_who_ignore_gravity_travel_shorter() -> None:
    assert PLANETEERS.weightless["inner_base"]["titan"] == PLANETEERS.distance["inner_base"]["titan"] - 1


def test_epsilon_indi_is_near_lacaille_9352_but_ross_780_is_not() -> None:
    near = STARFARERS.near["lacaille_9352"]
    assert "epsilon_indi" in near
    assert "ross_780" not in near
    assert "lacaille_9352" in near


def test_the_orion_arm_is_reached_from_adjacent_regions_only_and_leads_nowhere() -> None:
    assert STARFARERS.distance["kapteyn"]["orion_1"] == 40
    assert STARFARERS.distance["sol"]["orion_1"] == FAR
    assert STARFARERS.distance["orion_1"]["kapteyn"] == FAR


def test_empty_regions_hold_no_site_to_stop_at() -> None:
    assert not any("empty" in site.region for site in STARFARERS.sites.values())


def test_only_ways_beyond_the_asteroid_belt_meet_radiation() -> None:
    assert not PLANETEERS.hot_way["inner_base"]["ceres"]
    assert PLANETEERS.hot_way["ceres"]["io"]
    assert PLANETEERS.hot_way["io"]["ceres"]
    assert all(STARFARERS.hot.values())
