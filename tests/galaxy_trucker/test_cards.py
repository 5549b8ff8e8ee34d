"""One adventure card at a time, on ships given as text."""

from __future__ import annotations

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.rules import landing, losses

from .yard import PLAIN, TUB, TUB_TOO, Flight, begin, built

DOUBLE = """
     6    7    8
6    .   88^   .
7   1v    S   16^
8    .   81^   .
"""
"""A tub whose only engine is a double one."""
SHIELDED = """
     6    7    8
6    .  143v   .
7   1v    S   16^
8    .   66^   .
"""
"""Its shield covers rear and left; its front has an exposed double connector."""
FRONT_SHIELD = """
     6    7    8
6    .  141^   .
7   1v    S   16^
8    .   66^   .
"""
"""Its shield covers front and right; single connectors stick out to the left and right of row 6."""
LONG = """
     5    6    7    8    9
6    .    .   88^   .    .
7    .    .    S   40^  41v
8    .    .   66^   .    .
"""


# ---- open space


def test_open_space_ships_fly_as_far_as_their_engines_push() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-05").start()
    assert [flight.told("gained_days")[i]["days"] for i in (0, 1)] == [1, 1]
    assert (flight.player(0).place, flight.player(1).place) == (1, -1)


def test_r17_an_occupied_space_is_not_counted() -> None:
    flight = Flight(TUB, TUB_TOO, PLAIN, card="I-04")
    flight.player(0).place, flight.player(1).place, flight.player(2).place = 5, 4, 2
    losses.move(flight.state, 2, 2)
    assert flight.player(2).place == 6
    losses.move(flight.state, 2, -1)
    assert flight.player(2).place == 3


def test_r17_the_rulebooks_example_of_losing_three_days() -> None:
    """One ship stands in the way: three days back lead four spaces back, just ahead of the next one."""
    flight = Flight(TUB, TUB_TOO, PLAIN, card="I-04")
    flight.player(0).place, flight.player(1).place, flight.player(2).place = 10, 8, 5
    losses.move(flight.state, 0, -3)
    assert flight.player(0).place == 6


def test_r17_the_track_is_a_loop() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).place, flight.player(1).place = 38, -1
    losses.move(flight.state, 0, 1)
    assert flight.player(0).place == 40


def test_r04_r22_unpaid_double_engines_do_not_push() -> None:
    flight = Flight(DOUBLE, TUB_TOO, card="I-05")
    assert flight.asked() == (0, "power_engine")
    flight.answer("enough")
    assert not flight.player(0).flying
    assert flight.told("gave_up")[0]["why"] == "engine"


def test_r04_a_double_engine_costs_an_energy_cell_and_pushes_twice() -> None:
    flight = Flight(DOUBLE, TUB_TOO, card="I-05").answer("power 8 7")
    assert flight.told("gained_days")[0] == {"seat": 0, "days": 2}
    assert flight.player(0).energy == 1


def test_first_flight_nobody_gives_up() -> None:
    flight = Flight(DOUBLE, TUB_TOO, card="I-05", first_flight=True).answer("reveal", "enough")
    assert flight.player(0).flying


# ---- planets and goods


def test_planets_the_leader_chooses_first_and_each_planet_takes_one_ship() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-15")
    assert flight.asked() == (0, "land")
    assert flight.actions() == ["land 1", "land 2", "land 3", "pass"]
    flight.answer("land 1", "load_best")
    assert flight.player(0).goods == {flight.cell(7, 8): "gg"}
    assert flight.asked() == (1, "land")
    assert flight.actions() == ["land 2", "land 3", "pass"]
    flight.answer("pass")
    assert flight.player(0).place == -2 - 1


def test_planets_who_landed_falls_back_the_rearmost_first() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-15").answer("land 1", "load_best", "land 2", "load_best")
    assert (flight.player(0).place, flight.player(1).place) == (-2, -4)


def test_one_may_land_without_loading_to_spite_the_others() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-15").answer("land 2", "done")
    assert flight.player(0).goods == {}
    assert flight.actions() == ["land 1", "land 3", "pass"]


def test_red_goods_need_a_red_hold() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-13").answer("land 2")
    assert flight.asked() == (0, "load")
    assert not any("red" in line for line in flight.actions())
    flight.answer("stow 7 8 blue", "stow 7 8 blue", "done")
    assert flight.player(0).goods == {flight.cell(7, 8): "bb"}
    assert flight.state.bank["r"] == 12


def test_other_goods_may_lie_in_a_red_hold() -> None:
    red = TUB.replace("16^", "57^")
    flight = Flight(red, TUB_TOO, card="I-15").answer("land 2", "stow 7 8 yellow", "done")
    assert flight.player(0).goods == {flight.cell(7, 8): "y"}


def test_r24_goods_aboard_may_be_thrown_out_for_better_ones() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-14")
    flight.player(0).goods = {flight.cell(7, 8): "bb"}
    flight.state.bank["b"] -= 2
    flight.answer("land 2", "unstow 7 8 blue", "unstow 7 8 blue", "stow 7 8 yellow", "stow 7 8 yellow", "done")
    assert flight.player(0).goods == {flight.cell(7, 8): "yy"}
    assert flight.state.bank["b"] == 14


def test_r24_an_empty_bank_gives_nothing_instead_and_what_is_thrown_out_is_there_for_the_next() -> None:
    """The bank is out of yellow until the first player leaves one behind."""
    flight = Flight(TUB, TUB_TOO, card="I-14")
    flight.player(0).goods = {flight.cell(7, 8): "yy"}
    flight.state.bank["y"] = 15
    flight.start()
    flight.state.bank["y"] = 0
    assert flight.match is not None
    flight.match.play(("land", 1))
    assert [event["good"] for event in flight.told("bank_empty")] == ["yellow"]
    for line in (("unstow", 7, 8, "yellow"), ("done",), ("land", 2), ("load_best",)):
        flight.match.play(line)
    assert flight.player(1).goods == {flight.cell(7, 8): "y"}


def test_load_best_keeps_the_most_valuable_goods() -> None:
    red = TUB.replace("16^", "112^")
    flight = Flight(red, TUB_TOO, card="I-12").answer("land 2", "load_best")
    assert flight.player(0).goods == {flight.cell(7, 8): "r"}


# ---- things abandoned


def test_r26_an_abandoned_ship_takes_crew_and_pays_credits() -> None:
    flight = Flight(LONG, TUB_TOO, card="I-18")
    assert flight.asked() == (0, "wreck")
    flight.answer("accept")
    assert flight.asked() == (0, "lose_crew")
    flight.answer("lose_crew 7 8", "lose_crew 7 8")
    assert flight.player(0).crew == 4
    assert flight.told("earned") == [{"seat": 0, "credits": 3}]
    assert flight.player(0).place == -1


def test_r26_the_last_humans_may_go_and_the_credits_stay() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-18").answer("accept")
    assert flight.player(0).crew == 0
    assert not flight.player(0).flying
    assert flight.told("earned") == [{"seat": 0, "credits": 3}]
    assert flight.told("gave_up") == [{"seat": 0, "why": "crew"}]


def test_an_abandoned_ship_is_offered_to_the_next_if_passed_and_not_to_who_is_short() -> None:
    flight = Flight(TUB, LONG.replace("88^", "89^").replace("66^", "118^"), card="I-17")
    assert flight.told("crew_short") == [{"seat": 0, "need": 3, "have": 2}]
    assert flight.asked() == (1, "wreck")


def test_an_abandoned_station_costs_no_crew() -> None:
    big = LONG.replace("7    .    .    S", "7    .   16v   S")
    flight = Flight(big, TUB_TOO, card="I-19")
    assert flight.asked() == (0, "station")
    flight.answer("accept", "load_best")
    assert flight.player(0).crew == 6
    assert flight.player(0).goods == {flight.cell(7, 6): "yg"}
    assert flight.player(0).place == -1


# ---- enemies

RED = """
     6    7    8
5    .   94^   .
6  123^   8>  106^
7  127<   S   109^
8    .   67^   .
"""
GREEN = """
     6    7    8
5    .   97^   .
6  126^   5^   .
7   19v   S   125>
8   98<  74^   .
"""
BLUE = """
     6    7    8
5    .  121^   .
6  104^  58>  99^
7   24>   S    3>
8    .  118^   .
"""


def test_r01_r02_the_rulebooks_smugglers() -> None:
    """Red has one cell and holds them off with 4; green pays two for 4½ and wins; blue is not attacked."""
    flight = Flight(RED, GREEN, BLUE, card="I-02")
    flight.player(0).cells = {flight.cell(6, 7): 1}
    flight.answer("power 6 6")
    assert flight.told("drawn") == [{"seat": 0, "strength": "4", "enemy": 4}]
    assert flight.asked() == (1, "power_cannon")
    flight.answer("power 6 6", "power 7 8")
    assert flight.told("beat") == [{"seat": 1, "strength": "4½", "enemy": 4}]
    flight.answer("accept", "load_best")
    assert flight.player(1).goods == {flight.cell(7, 6): "yg"}
    assert flight.player(1).place == -3
    assert not any(event["seat"] == 2 for event in flight.told("declared"))


def test_r23_smugglers_take_the_most_valuable_goods_then_energy() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-02")
    flight.player(0).goods = {flight.cell(7, 8): "g"}
    flight.state.bank["g"] -= 1
    flight.start()
    assert flight.player(0).goods == {}
    assert flight.player(0).energy == 1
    assert flight.told("lost_goods")[0] == {"seat": 0, "count": 1, "energy": 1}


def test_r23_with_nothing_left_nothing_more_is_taken() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-02")
    flight.player(0).cells = {}
    flight.start()
    assert flight.told("lost_goods")[0] == {"seat": 0, "count": 0, "energy": 0}


def test_r23_among_equal_goods_the_owner_chooses_the_hold() -> None:
    two = TUB.replace("1v", "17v")
    flight = Flight(two, TUB_TOO.replace("17^", "18^"), card="I-02")
    flight.player(0).goods = {flight.cell(7, 8): "bg", flight.cell(7, 6): "g"}
    flight.state.bank.update(g=11, b=13)
    flight.player(0).goods[flight.cell(7, 8)] = "gb"
    assert flight.asked() == (0, "lose_goods")
    flight.answer("lose_goods 7 8")
    assert flight.player(0).goods == {flight.cell(7, 8): "b"}


def test_r23_slavers_take_the_crew_of_the_owners_choice() -> None:
    flight = Flight(LONG, TUB_TOO, card="I-01")
    assert flight.asked() == (0, "lose_crew")
    flight.answer("lose_crew 7 9", "lose_crew 7 9", "lose_crew 7 8")
    assert flight.player(0).crew == 3
    assert flight.told("gave_up") == [{"seat": 1, "why": "crew"}]


def test_r25_the_reward_may_be_refused_to_lose_no_days() -> None:
    flight = Flight(RED, TUB_TOO, card="I-03")
    flight.player(0).aliens = {flight.cell(7, 8): "purple"}
    flight.player(0).humans.pop(flight.cell(7, 8))
    flight.answer("power 6 6", "pass")
    assert flight.player(0).place == 0
    assert flight.told("earned") == []
    assert flight.told("beaten") == []


def test_r06_pirates_shoot_all_whom_they_beat_with_one_roll_each() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-03", dice=(1, 1, 3, 4, 1, 2)).start()
    assert [roll["number"] for roll in flight.told("rolled")] == [2, 7, 3]
    assert [roll["seat"] for roll in flight.told("rolled")] == [0, 0, 0]
    assert [event["seat"] for event in flight.told("hit")] == [0, 1]
    assert (flight.player(0).lost, flight.player(1).lost) == ([88], [89])


def test_r06_a_later_victory_does_not_spare_the_earlier_ones() -> None:
    flight = Flight(TUB, RED, card="I-03", dice=(3, 4, 1, 1, 1, 1))
    flight.player(1).aliens = {flight.cell(7, 8): "purple"}
    flight.player(1).humans.pop(flight.cell(7, 8))
    flight.answer("power 6 6", "accept")
    assert flight.player(0).lost == [88]
    assert flight.player(1).lost == []
    assert flight.told("earned") == [{"seat": 1, "credits": 4}]


def test_r09_a_normal_shot_never_bounces_but_a_shield_stops_it() -> None:
    flight = Flight(FRONT_SHIELD, TUB_TOO, card="I-03", dice=(3, 4, 1, 1, 1, 1))
    assert flight.asked() == (0, "shield")
    flight.answer("spend 7 6")
    assert flight.player(0).lost == []
    assert flight.player(0).energy == 1
    assert flight.player(1).lost == [89]


# ---- meteors


def test_r07_the_leader_rolls_for_each_meteor_and_all_ships_are_in_its_way() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-10", dice=(3, 4, 1, 1, 3, 4, 1, 1)).start()
    assert [roll["number"] for roll in flight.told("rolled")] == [7, 2, 7, 2]
    assert len(flight.told("bounced")) == 4
    assert len(flight.told("missed")) == 4


def test_r08_a_small_meteor_bounces_off_a_smooth_side() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-10", dice=(3, 4, 3, 4, 3, 4, 3, 4)).start()
    assert flight.player(0).lost == []


def test_r08_a_small_meteor_breaks_a_component_at_an_exposed_connector() -> None:
    flight = Flight(SHIELDED, TUB_TOO, card="I-10", dice=(3, 4, 1, 1, 1, 1, 1, 1)).start()
    assert flight.player(0).lost == [143]


def test_r08_a_shield_on_that_side_saves_it_for_a_cell() -> None:
    flight = Flight(FRONT_SHIELD, TUB_TOO, card="I-10", dice=(1, 1, 1, 1, 1, 1, 3, 3))
    assert flight.asked() == (0, "shield")
    assert flight.actions() == ["spend 7 6", "endure"]
    flight.answer("spend 7 6")
    assert (flight.player(0).lost, flight.player(0).energy) == ([], 1)


def test_r08_a_shield_need_not_be_raised() -> None:
    flight = Flight(FRONT_SHIELD, TUB_TOO, card="I-10", dice=(1, 1, 1, 1, 1, 1, 3, 3)).answer("endure")
    assert flight.player(0).lost == [141]


def test_a_big_meteor_from_the_front_needs_a_cannon_in_its_column() -> None:
    flight = Flight(TUB, FRONT_SHIELD.replace("1v", "2v").replace("16^", "17^").replace("66^", "118^"), card="I-11")
    flight.state.rng.falls = [3, 4, 1, 1, 1, 1]  # type: ignore[attr-defined]
    flight.start()
    assert flight.told("shot_down") == [{"seat": 0}]
    assert flight.player(1).lost == [141]


def test_a_double_cannon_needs_energy_to_shoot_a_meteor() -> None:
    flight = Flight(TUB.replace("88^", "123^"), TUB_TOO, card="I-11", dice=(3, 4, 1, 1, 1, 1))
    assert flight.asked() == (0, "shoot")
    flight.answer("spend 7 6")
    assert flight.player(0).energy == 1
    assert flight.player(0).lost == []


def test_without_energy_there_is_no_question_and_the_meteor_hits() -> None:
    flight = Flight(TUB.replace("88^", "123^"), TUB_TOO, card="I-11", dice=(3, 4, 1, 1, 1, 1))
    flight.player(0).cells = {}
    flight.start()
    assert flight.player(0).lost == [123]


# ---- breaking apart


def test_what_hangs_on_a_destroyed_component_is_lost_with_what_it_carries() -> None:
    flight = Flight(LONG.replace("41v", "18^"), TUB_TOO, card="I-11")
    flight.player(0).goods = {flight.cell(7, 9): "b"}
    flight.state.bank["b"] -= 1
    flight.state.rng.falls = [4, 4, 1, 1, 1, 1]  # type: ignore[attr-defined]
    flight.answer("keep 6 7")
    assert flight.player(0).lost == [40, 18]
    assert flight.player(0).crew == 2
    assert flight.state.bank["b"] == 14


def test_r13_the_owner_chooses_the_piece_that_flies_on() -> None:
    """Cabin 40 is shot away between the starting cabin and cabin 41: both pieces have humans."""
    flight = Flight(LONG, TUB_TOO, card="I-11", dice=(4, 4, 1, 1, 1, 1))
    assert flight.asked() == (0, "keep")
    assert flight.actions() == ["keep 6 7", "keep 7 9"]
    flight.answer("keep 7 9")
    assert sorted(flight.player(0).lost) == [33, 40, 66, 88]
    assert flight.player(0).crew == 2


def test_r13_the_owner_may_keep_a_piece_without_humans() -> None:
    """More meteors are to come, so even the smaller piece is a choice; who keeps it gives up after the card."""
    flight = Flight(LONG, TUB_TOO, card="I-11", dice=(4, 4, 1, 1, 1, 1))
    del flight.player(0).humans[flight.cell(7, 9)]
    assert flight.asked() == (0, "keep")
    flight.answer("keep 7 9")
    assert sorted(flight.player(0).lost) == [33, 40, 66, 88]
    assert flight.told("gave_up") == [{"seat": 0, "why": "crew"}]


def test_r13_goods_on_a_piece_without_humans_are_a_reason_to_keep_it() -> None:
    """The last meteor of the card: what could be sold is still offered."""
    flight = Flight(LONG.replace("41v", "18^"), TUB_TOO, card="I-11", dice=(1, 1, 1, 1, 4, 4))
    flight.player(0).goods = {flight.cell(7, 9): "b"}
    flight.state.bank["b"] -= 1
    assert flight.asked() == (0, "keep")
    assert flight.actions() == ["keep 6 7", "keep 7 9"]


def test_r13_only_a_piece_that_could_never_matter_drops_off_unasked() -> None:
    """The last meteor: the smaller piece has no humans, no goods and nothing can hit the ship any more."""
    flight = Flight(LONG, TUB_TOO, card="I-11", dice=(1, 1, 1, 1, 4, 4))
    del flight.player(0).humans[flight.cell(7, 9)]
    assert flight.asked() == (-1, "over")
    assert flight.player(0).lost == [40, 41]


def test_r13_in_a_first_flight_every_piece_is_a_choice() -> None:
    """Nobody gives up in a first flight, so a piece without humans flies to the end."""
    flight = Flight(LONG, TUB_TOO, card="I-11", dice=(1, 1, 1, 1, 4, 4), first_flight=True)
    del flight.player(0).humans[flight.cell(7, 9)]
    flight.answer("reveal")
    assert flight.asked() == (0, "keep")
    flight.answer("keep 7 9")
    assert flight.told("gave_up") == []
    assert [event["seat"] for event in flight.told("reward_arrival")] == [0, 1]


HOME = """
     6    7    8    9
6    .   88^   .    .
7   1v    S   40^ 139^
8    .   66^   .    .
"""


def test_r14_an_alien_without_life_support_leaves() -> None:
    flight = Flight(HOME, TUB_TOO, card="I-11", dice=(4, 5, 1, 1, 1, 1))
    flight.player(0).aliens = {flight.cell(7, 8): "purple"}
    del flight.player(0).humans[flight.cell(7, 8)]
    flight.start()
    assert flight.player(0).lost == [139]
    assert flight.told("alien_left") == [{"seat": 0, "alien": "purple"}]


# ---- combat zone

YELLOW = """
     6    7    8
6    .  100^   .
7   48^   S   21v
8   79^  76^  77^
"""
ENGINES = """
     6    7    8
6    .   91^   .
7    6v   S   38<
8   82^  113^ 87^
"""


def test_the_rulebooks_combat_zone_one_cell_is_enough_against_a_leader_with_three() -> None:
    """Yellow has 3 engines and flies ahead; green pays one cell for 3, so yellow, ahead in the tie, pays."""
    flight = Flight(YELLOW, ENGINES, card="I-16", dice=(1, 1, 1, 1))
    flight.player(1).humans[flight.cell(7, 8)] = 1
    flight.player(1).humans[flight.cell(7, 7)] = 1
    assert flight.asked() == (1, "power_engine")
    flight.answer("power 8 6", "enough")
    assert flight.told("weakest")[0] == {"seat": 1, "criterion": "crew", "strength": "2", "line": 1}
    assert flight.told("weakest")[1] == {"seat": 0, "criterion": "engine", "strength": "3", "line": 2}
    assert flight.told("lost_days")[0] == {"seat": 1, "days": 3}


def test_r27_among_equals_the_ship_furthest_ahead_at_that_line_pays() -> None:
    """Both are equal in all: the leader loses three days and falls behind, so the other pays the next lines."""
    flight = Flight(TUB, TUB_TOO, card="I-16", dice=(3, 4, 1, 1)).start()
    assert [event["seat"] for event in flight.told("weakest")] == [0, 1, 1]
    assert flight.player(1).lost == [118]


def test_r20_in_a_combat_zone_all_lines_are_suffered_before_giving_up() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-16", dice=(1, 1, 3, 4)).start()
    assert flight.player(1).crew == 0
    assert flight.player(1).lost == [118]
    assert not flight.player(1).flying


def test_r28_a_combat_zone_leaves_a_lone_ship_alone() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-16")
    flight.player(1).flying = False
    flight.start()
    assert flight.told("lone_zone") == [{"seat": 0}]
    assert flight.told("weakest") == []


def test_r28_unless_the_option_says_otherwise() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-16", dice=(1, 1, 1, 1), lone_zone=True)
    flight.player(1).flying = False
    flight.start()
    assert [event["seat"] for event in flight.told("weakest")] == [0, 0, 0]


# ---- events


def test_r18_stardust_costs_a_day_for_each_exposed_connector_the_rearmost_first() -> None:
    flight = Flight(TUB, PLAIN, card="I-04").start()
    assert flight.told("lost_days") == [{"seat": 1, "days": 2}]
    assert flight.player(1).place == -4


def test_r05_the_epidemic_takes_one_from_each_cabin_joined_to_an_occupied_one() -> None:
    flight = Flight(LONG, TUB_TOO, card="II-05", board="II").start()
    assert flight.told("epidemic") == [{"seat": 0, "count": 3}, {"seat": 1, "count": 0}]
    assert flight.player(0).crew == 3


def test_r05_an_empty_cabin_infects_nobody() -> None:
    flight = Flight(LONG, TUB_TOO, card="II-05", board="II")
    del flight.player(0).humans[flight.cell(7, 8)]
    flight.start()
    assert flight.player(0).crew == 4


def test_r29_sabotage_hits_the_smallest_crew_with_three_throws_at_most() -> None:
    flight = Flight(LONG, TUB_TOO, card="III-04", board="III", dice=(1, 1, 1, 1, 3, 4, 4, 4)).start()
    assert [event["seat"] for event in flight.told("sabotage")] == [1, 1]
    assert flight.player(1).lost == [118]


def test_r29_sabotage_may_fail() -> None:
    flight = Flight(LONG, TUB_TOO, card="III-04", board="III", dice=(1,) * 12).start()
    assert len(flight.told("sabotage")) == 3
    assert flight.told("sabotage_failed") == [{"seat": 1}]


# ---- giving up and the end


def test_r19_who_is_more_than_a_lap_behind_gives_up() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).place, flight.player(1).place = 45, 4
    flight.start()
    assert flight.told("gave_up") == [{"seat": 1, "why": "lapped"}]


def test_r19_exactly_a_lap_is_not_enough() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).place, flight.player(1).place = 43, 4
    flight.start()
    assert flight.told("gave_up") == []


def test_r20_one_may_give_up_before_a_card() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.match = begin(flight.state)
    flight.match.play(("give_up",), 0)
    flight.match.play(("fly_on",), 1)
    assert not flight.player(0).flying
    assert flight.told("gave_up") == [{"seat": 0, "why": "choice"}]
    assert flight.told("reward_arrival") == [{"seat": 1, "credits": 4}]


def test_arrival_and_the_best_looking_ship_are_rewarded() -> None:
    flight = Flight(TUB, PLAIN, card="I-04").start()
    assert flight.told("reward_arrival") == [{"seat": 0, "credits": 4}, {"seat": 1, "credits": 3}]
    assert flight.told("reward_beauty") == [{"seat": 0, "credits": 2}]


def test_a_tie_for_the_best_looking_ship_pays_everybody_in_full() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04").start()
    assert [event["credits"] for event in flight.told("reward_beauty")] == [2, 2]


def test_r33_arrival_ranks_count_only_ships_still_flying() -> None:
    flight = Flight(TUB, TUB_TOO, PLAIN, card="I-04")
    flight.player(0).flying = False
    flight.start()
    assert flight.told("reward_arrival") == [{"seat": 1, "credits": 4}, {"seat": 2, "credits": 3}]


def test_r21_who_gave_up_sells_at_half_price_rounded_up_once() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    player = flight.player(0)
    player.goods = {1: "yg", 2: "yg"}
    assert landing.sale(player) == 10
    player.goods = {1: "yg", 2: "yy"}
    player.flying = False
    assert landing.sale(player) == 6


def test_penalties_have_a_most_but_not_for_iiia() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).lost = list(range(7))
    assert landing.penalty(flight.state, flight.player(0)) == 5
    flight.state.rounds = ["IIIa"]
    flight.player(0).lost = list(range(20))
    assert landing.penalty(flight.state, flight.player(0)) == 20


def test_r34_nobody_pays_more_than_there_is() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).flying = False
    flight.player(0).lost = [20, 21, 22]
    flight.state.facedown = [tile for tile in flight.state.facedown if tile not in (20, 21, 22)]
    flight.start()
    assert flight.told("paid") == [{"seat": 0, "credits": 0, "due": 3}]
    assert flight.state.credits[0] == 0


def test_everybody_with_a_credit_has_won() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04").start()
    assert flight.match is not None
    assert flight.match.winners == [0, 1]
    assert [score.total for score in flight.match.scores] == [6, 5]


# ---- what the readings of the rules say


def test_a_first_flight_ship_without_components_earns_no_bonus() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04", first_flight=True)
    flight.player(0).lost += [part >> 2 for part in flight.player(0).parts.values()]
    for load in (flight.player(0).parts, flight.player(0).humans, flight.player(0).cells):
        load.clear()
    flight.answer("reveal")
    assert flight.told("reward_arrival") == [{"seat": 1, "credits": 4}]
    assert [event["seat"] for event in flight.told("reward_beauty")] == [1]


def test_a_leader_who_gives_up_laps_nobody() -> None:
    """The leader loses the last human with this card and is off the board before the lap is counted."""
    flight = Flight(TUB, TUB_TOO, card="I-04")
    flight.player(0).place, flight.player(1).place = 60, 10
    flight.player(0).humans.clear()
    flight.start()
    assert flight.told("gave_up") == [{"seat": 0, "why": "crew"}]
    assert flight.told("reward_arrival") == [{"seat": 1, "credits": 4}]


def test_cards_that_nobody_stayed_to_see_do_not_come_back() -> None:
    match = begin(built(TUB, TUB_TOO, rounds="12"))
    unseen = set(match.state.deck)
    for seat in (0, 1):
        match.play(("give_up",), seat)
    assert match.state.phase == "build"
    assert set(match.state.gone) == unseen
    assert unseen.isdisjoint(card for cards in match.state.box.values() for card in cards)
    assert unseen.isdisjoint(card for pile in match.state.piles for card in pile)
    GAME.audit(match.state)
