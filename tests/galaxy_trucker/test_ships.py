"""The rules of construction: what holds together, the seven mistakes, exposed connectors, lines of fire."""

from __future__ import annotations

import pytest

from ludonaut.games.galaxy_trucker.content import (
    BOARDS,
    CARDS,
    CONNECTORS,
    FACING,
    FRONT,
    KIND,
    LEFT,
    REAR,
    RIGHT,
    TILES,
    WAREHOUSE,
)
from ludonaut.games.galaxy_trucker.rules import ship, strength
from ludonaut.kernel import LudonautError

from .yard import TUB, parts_of, player_of

ONE = BOARDS["I"]


def faults(text: str) -> list[str]:
    return [fault.why for fault in ship.faults(parts_of(text), ONE)]


def test_the_box_holds_144_components_and_60_cards() -> None:
    assert len(TILES) == 144
    assert len(WAREHOUSE) == 140
    assert len(CARDS) == 60
    counts = {kind: KIND.count(kind) for kind in set(KIND) if kind}
    assert (counts["engine"], counts["double_engine"]) == (19, 7)
    assert (counts["cannon"], counts["double_cannon"]) == (23, 8)
    assert (counts["cabin"], counts["structure"], counts["shield"]) == (20, 8, 8)
    assert (counts["battery"], counts["cargo"], counts["red_cargo"], counts["life_support"]) == (15, 15, 9, 12)


def test_there_are_eight_starred_cards_of_eight_kinds() -> None:
    starred = [card.kind for card in CARDS.values() if card.first_flight]
    assert len(starred) == len(set(starred)) == 8


def test_barrels_and_exhausts_are_smooth() -> None:
    for tile in TILES.values():
        if tile.facing:
            for turn in range(4):
                part = tile.id * 4 + turn
                assert CONNECTORS[part][FACING[part]] == 0


def test_turning_a_component_turns_its_connectors_clockwise() -> None:
    assert CONNECTORS[80 * 4] == (1, 0, 0, 3)
    assert CONNECTORS[80 * 4 + 1] == (3, 1, 0, 0)
    assert CONNECTORS[80 * 4 + 2] == (0, 3, 1, 0)
    assert (FACING[80 * 4], FACING[80 * 4 + 1]) == (REAR, LEFT)


def test_a_sound_ship_has_no_fault() -> None:
    assert faults(TUB) == []
    assert ship.is_sound(parts_of(TUB), ONE)


def test_mistake_1_a_single_connector_next_to_a_double_one() -> None:
    assert faults("  6 7 \n 7 35^ S \n 8 36> . \n") == ["mismatch"]


def test_mistake_2_a_connector_next_to_a_smooth_side() -> None:
    assert faults("  7 8 \n 7 S 1^ \n") == []
    assert faults("  7 8 \n 7 S 1> \n") == ["smooth"]


def test_mistake_3_an_engine_that_does_not_point_to_the_rear() -> None:
    assert faults("  6 7 \n 7 66> S \n") == ["engine_direction"]


def test_mistake_4_a_component_right_behind_an_engine() -> None:
    text = "  6 7 \n 7 65^ S \n 8 90^ 35^ \n"
    assert "behind_engine" in faults(text)


def test_mistake_5_a_component_right_in_front_of_a_cannon() -> None:
    assert "before_cannon" in faults("  6 7 \n 6 5^ 49^ \n 7 95^ S \n")


def test_mistake_6_a_component_outside_the_squares() -> None:
    outside = {ONE.start: 33 * 4, ONE.start + 1: 16 * 4, ONE.cell(9, 7): 64 * 4}
    assert [fault.why for fault in ship.faults(outside, ONE)] == ["outside"]


def test_mistake_7_a_component_that_does_not_hold_on_to_the_rest() -> None:
    parts = parts_of("  6 7 8 \n 6 88^ 89^ . \n 7 . S . \n")
    assert ship.faults(parts, ONE) == []
    assert len(ship.groups(parts)) == 2
    assert not ship.is_sound(parts, ONE)


def test_smooth_sides_may_touch() -> None:
    parts = parts_of("  6 7 8 \n 6 90^ 88^ . \n 7 35^ S . \n")
    assert ship.is_sound(parts, ONE)


def test_exposed_connectors_count_one_each_whatever_their_type() -> None:
    assert len(ship.exposed(parts_of("  7 \n 7 S \n"))) == 4
    assert len(ship.exposed(parts_of(TUB))) == 0
    assert len(ship.exposed(parts_of(TUB.replace("88^", "94^")))) == 1


def test_a_connector_at_a_hole_inside_the_ship_is_exposed_but_shielded_from_meteors() -> None:
    """The ship closes round an empty square: its connectors count, and nothing flies in there first."""
    ring = "  6 7 8 \n 6 50^ 49^ 51^ \n 7 53^ . 54^ \n 8 . . . \n"
    parts = ship.read(ring, ONE)
    hole = ONE.cell(7, 7)
    assert (hole - 1, RIGHT) in ship.exposed(parts)
    assert ship.first_hit(parts, ONE, LEFT, 7) == ONE.cell(7, 6)


def test_r01_cannons_off_the_front_count_half_and_nothing_is_rounded() -> None:
    forward, sideways = 88 * 4, 88 * 4 + 1
    assert ship.cannon_strength(forward) == 2
    assert ship.cannon_strength(sideways) == 1
    assert ship.cannon_strength(123 * 4) == 4
    assert ship.cannon_strength(123 * 4 + 2) == 2
    assert strength.halves(9) == "4½"
    assert strength.halves(1) == "½"
    assert strength.halves(0) == "0"


def test_r03_an_alien_adds_nothing_to_nothing() -> None:
    player = player_of(TUB)
    player.aliens = {0: "purple"}
    assert strength.with_alien(player, "cannon", 0) == 0
    assert strength.with_alien(player, "cannon", 1) == 5
    assert strength.with_alien(player, "engine", 2) == 2
    player.aliens = {0: "brown"}
    assert strength.with_alien(player, "engine", 2) == 6


def test_strength_counts_as_many_doubles_as_there_is_energy() -> None:
    player = player_of("  6 7 8 \n 6 . 88^ . \n 7 1v S 16^ \n 8 . 81^ . \n")
    assert strength.singles(player, "engine") == 0
    assert strength.most(player, "engine") == 4
    player.cells = {}
    assert strength.most(player, "engine") == 0


def test_lines_of_the_boards_run_from_the_side_the_danger_comes_from() -> None:
    parts = parts_of(TUB)
    assert ship.first_hit(parts, ONE, FRONT, 7) == ONE.cell(6, 7)
    assert ship.first_hit(parts, ONE, REAR, 7) == ONE.cell(8, 7)
    assert ship.first_hit(parts, ONE, LEFT, 7) == ONE.cell(7, 6)
    assert ship.first_hit(parts, ONE, RIGHT, 7) == ONE.cell(7, 8)
    assert ship.first_hit(parts, ONE, FRONT, 5) == -1
    assert ship.first_hit(parts, ONE, LEFT, 12) == -1
    assert ship.first_hit(parts, ONE, FRONT, 2) == -1


def test_rows_of_board_iiia_are_numbered_from_the_rear() -> None:
    board = BOARDS["IIIa"]
    assert board.cell(11, 7) < board.cell(7, 7) < board.cell(3, 7)
    assert board.square(board.start) == (7, 7)


@pytest.mark.parametrize(
    ("name", "squares", "most"), [("I", 18, 5), ("II", 27, 8), ("III", 36, 11), ("IIIa", 36, None)]
)
def test_boards(name: str, squares: int, most: int | None) -> None:
    assert len(BOARDS[name].cells) == squares
    assert BOARDS[name].max_penalty == most


def test_r10_a_cannon_behind_others_may_fire_along_its_column() -> None:
    """From the front it must stand in the very column."""
    parts = {ONE.cell(6, 6): 95 * 4, ONE.cell(8, 6): 96 * 4, ONE.cell(8, 8): 107 * 4 + 1}
    assert ship.gunners(parts, ONE, FRONT, 6) == [ONE.cell(6, 6), ONE.cell(8, 6)]
    assert ship.gunners(parts, ONE, FRONT, 7) == []


def test_r11_from_the_side_a_cannon_in_the_next_row_will_do() -> None:
    parts = {ONE.cell(8, 8): 107 * 4 + 1}
    assert ship.gunners(parts, ONE, RIGHT, 8) == ship.gunners(parts, ONE, RIGHT, 9) == [ONE.cell(8, 8)]
    assert ship.gunners(parts, ONE, RIGHT, 7) == [ONE.cell(8, 8)]
    assert ship.gunners(parts, ONE, RIGHT, 6) == []
    assert ship.gunners(parts, ONE, LEFT, 8) == []


def test_r12_from_the_rear_as_from_the_sides() -> None:
    parts = {ONE.cell(8, 8): 107 * 4 + 2}
    assert ship.gunners(parts, ONE, REAR, 7) == ship.gunners(parts, ONE, REAR, 9) == [ONE.cell(8, 8)]
    assert not any(size == "big" and origin == "rear" for card in CARDS.values() for size, origin in card.meteors)


def test_shields_cover_two_sides_from_anywhere() -> None:
    parts = {ONE.cell(7, 8): 116 * 4}
    assert ship.shields(parts, FRONT) == ship.shields(parts, RIGHT) == [ONE.cell(7, 8)]
    assert ship.shields(parts, REAR) == ship.shields(parts, LEFT) == []
    turned = {ONE.cell(7, 8): 116 * 4 + 2}
    assert ship.shields(turned, REAR) == ship.shields(turned, LEFT) == [ONE.cell(7, 8)]


def test_r35_only_other_cabins_joined_to_a_life_support_take_an_alien() -> None:
    parts = parts_of("  7 8 9 \n 7 S 40^ 139^ \n")
    assert ship.supported(parts, ONE.cell(7, 8)) == ["purple"]
    assert ship.supported(parts, ONE.start) == []
    assert ship.supported(parts_of("  7 8 \n 7 S 139^ \n"), ONE.start) == []


def test_a_map_reads_and_writes_the_same_ship() -> None:
    parts = parts_of(TUB)
    assert ship.read(ship.write(parts, ONE), ONE) == parts


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "column numbers"),
        (" 7 \n 99 S ", "no row"),
        (" 7 8 \n 7 33^ ", "1 squares under 2"),
        (" 7 \n 7 999^ ", "no component"),
        (" 7 8 \n 7 33^ 33^ ", "twice"),
    ],
)
def test_a_bad_map_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(LudonautError, match=message):
        ship.read(text, ONE)
