"""Building: grabbing, placing, putting back, setting aside, looking at cards, the hourglass, finishing."""

from __future__ import annotations

from typing import Any

import pytest

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.content import WAREHOUSE
from ludonaut.games.galaxy_trucker.rules import building
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.games.galaxy_trucker.table import yard
from ludonaut.kernel import CLOCK, IllegalAction, Match, NotAsked, record
from ludonaut.table import Words


def table(seats: int = 3, tempo: str = "relaxed", seed: int = 3, **options: Any) -> Match[TruckerState]:
    return record.begin(GAME, seats, seed, {"tempo": tempo, **options}, auto=False)


def does(match: Match[TruckerState], seat: int, *lines: str) -> None:
    for line in lines:
        match.play(line, seat)
        GAME.audit(match.state)


def may(match: Match[TruckerState], seat: int) -> list[str]:
    return [" ".join(map(str, action)) for action in match.asks[seat].actions]


def why(match: Match[TruckerState], seat: int) -> dict[str, str]:
    return {" ".join(map(str, blocked.action)): blocked.why for blocked in match.asks[seat].blocked}


def add_one(match: Match[TruckerState], seat: int) -> None:
    """Draw and put the component down wherever it may lie."""
    does(match, seat, "draw")
    does(match, seat, next(line for line in may(match, seat) if line.startswith("place")))


def test_everybody_reaches_into_one_warehouse_at_once() -> None:
    match = table()
    assert set(match.asks) == {0, 1, 2}
    does(match, 2, "draw")
    does(match, 0, "draw")
    assert match.state.players[0].hand != match.state.players[2].hand
    assert len(match.state.facedown) == 138


def test_two_want_the_same_component_and_the_first_one_gets_it() -> None:
    match = table()
    does(match, 0, "draw", "put_back")
    tile = match.state.faceup[0]
    does(match, 1, f"take t{tile}")
    with pytest.raises(IllegalAction):
        does(match, 2, f"take t{tile}")
    assert match.state.players[1].hand == tile


def test_one_component_at_a_time() -> None:
    match = table()
    does(match, 0, "draw")
    assert "draw" not in may(match, 0)
    assert why(match, 0)["draw"] == "hand_full"


def test_a_component_goes_next_to_the_ship_on_a_square_of_the_board() -> None:
    match = table(rounds="1")
    does(match, 0, "draw")
    squares = {tuple(line.split()[1:3]) for line in may(match, 0) if line.startswith("place")}
    assert squares == {("6", "7"), ("7", "6"), ("7", "8"), ("8", "7")}


def test_a_component_can_be_moved_until_the_next_one_is_taken() -> None:
    match = table()
    add_one(match, 0)
    tile = match.state.players[0].hand
    does(match, 0, "turn")
    assert match.state.players[0].turn == 1
    does(match, 0, "lift", "place 7 8 2")
    assert match.state.players[0].spot == match.state.board.cell(7, 8)
    does(match, 0, "draw")
    assert match.state.players[0].parts[match.state.board.cell(7, 8)] == tile * 4 + 2


def test_a_component_on_the_ship_can_still_be_put_back() -> None:
    match = table()
    add_one(match, 0)
    tile = match.state.players[0].hand
    does(match, 0, "put_back")
    assert match.state.faceup == [tile]
    assert len(match.state.players[0].parts) == 1


def test_welded_is_welded() -> None:
    match = table()
    add_one(match, 0)
    does(match, 0, "weld")
    assert not {"lift", "turn", "put_back"} & set(may(match, 0))
    assert len(match.state.players[0].parts) == 2


def test_mistakes_are_not_refused_while_building() -> None:
    """Connectors, exhausts and barrels are looked at in the check before launch only."""
    match = table()
    does(match, 0, "draw")
    places = [line for line in may(match, 0) if line.startswith("place 7 8")]
    assert len(places) == 4


def test_two_components_may_be_set_aside_and_never_go_back() -> None:
    match = table()
    does(match, 0, "draw", "set_aside", "draw", "set_aside", "draw")
    assert "set_aside" not in may(match, 0)
    assert why(match, 0)["set_aside"] == "aside_full"
    does(match, 0, "put_back")
    tile = match.state.players[0].aside[0]
    does(match, 0, f"take_aside t{tile}")
    assert "put_back" not in may(match, 0)
    assert why(match, 0)["put_back"] == "from_aside"
    does(match, 0, "set_aside")
    assert tile in match.state.players[0].aside
    assert tile not in match.state.faceup


def test_cards_can_be_looked_at_after_one_component_is_added() -> None:
    match = table()
    assert why(match, 0)["look 1"] == "weld_first"
    add_one(match, 0)
    does(match, 0, "look 2")
    assert may(match, 0) == ["stop_look"]
    assert match.view(0).private.seen == ((2, tuple(match.state.piles[1])),)
    assert match.view(1).private.seen == ()
    assert match.view(None).private is None


def test_nothing_moves_in_the_warehouse_when_a_component_is_taken() -> None:
    match = table()
    for seat in (0, 1, 2):
        does(match, seat, "draw", "put_back")
    first, second, third = match.state.faceup
    does(match, 0, f"take t{second}")
    assert match.state.faceup == [first, 0, third]
    does(match, 1, "draw", "put_back")
    assert match.state.faceup[0::2] == [first, third]
    assert match.state.faceup[1] not in (0, second)
    does(match, 2, f"take t{third}")
    assert len(match.state.faceup) == 3, "the places are there for the next one, and the panel does not change"


def test_components_that_lie_open_keep_their_places_when_more_join_them() -> None:
    def places(tiles: tuple[int, ...]) -> dict[str, tuple[float, float]]:
        return {piece.id: (piece.x, piece.y) for piece in yard.warehouse(Words(GAME), 100, tiles).pieces}

    tiles = tuple(WAREHOUSE)
    for first, last in ((1, 33), (34, 140)):
        few, many = places(tiles[:first]), places(tiles[:last])
        assert {piece: many[piece] for piece in few} == few
        assert len(set(many.values())) == len(many) == last + 2


@pytest.mark.parametrize(("tempo", "undone"), [("real", False), ("relaxed", True), ("stepped", True)])
def test_no_undo_in_the_real_time_race(tempo: str, undone: bool) -> None:
    match = table(tempo=tempo, rounds="1")
    seat = next(seat for seat in match.asks if seat != CLOCK)
    does(match, seat, "draw")
    does(match, seat, next(line for line in may(match, seat) if line.startswith("place")))
    if tempo == "stepped":
        seat = next(iter(match.asks))
        does(match, seat, "finish 1")
    else:
        does(match, seat, "weld")
    assert match.can_undo(seat) is undone


def test_looking_at_cards_does_not_weld_the_last_component() -> None:
    match = table()
    add_one(match, 0)
    tile = match.state.players[0].hand
    does(match, 0, "look 2", "stop_look")
    assert {"lift", "turn", "put_back"} <= set(may(match, 0))
    does(match, 0, "put_back")
    assert match.state.faceup == [tile]


def test_the_hourglass_may_be_turned_while_one_looks_at_a_pile() -> None:
    match = table(tempo="real", rounds="2")
    add_one(match, 0)
    does(match, 0, "look 1")
    assert may(match, 0) == ["stop_look"]
    match.play(("run_out",), CLOCK)
    assert may(match, 0) == ["stop_look", "flip"]
    does(match, 0, "flip")
    assert match.state.players[0].looking == 1


def test_a_pile_that_somebody_looks_at_is_not_there_for_others() -> None:
    match = table()
    add_one(match, 0)
    add_one(match, 1)
    does(match, 0, "look 2")
    assert why(match, 1)["look 2"] == "pile_taken"
    does(match, 0, "stop_look")
    does(match, 1, "look 2")


def test_what_was_seen_in_a_pile_is_told_to_nobody_else() -> None:
    match = table()
    add_one(match, 0)
    does(match, 0, "look 1")
    cards = match.state.piles[0]
    mine = [event for event in match.told(seat=0) if event.about == "looked-secret"]
    assert mine[0].args["cards"] == list(cards)
    for other in (1, 2, None):
        assert all("cards" not in event.args for event in match.told(seat=other) if event.about != "launched")


def test_piles_hold_two_cards_of_the_round_and_one_of_each_lower_one() -> None:
    for rounds, backs in (("1", ["I", "I"]), ("2", ["I", "II", "II"]), ("3", ["I", "II", "III", "III"])):
        match = table(rounds=rounds)
        for pile in match.view(None).public.piles:
            assert sorted(pile) == backs


def test_any_order_tile_left_may_be_taken() -> None:
    match = table()
    does(match, 0, "finish 2")
    assert match.state.players[0].order == 2
    assert [line for line in may(match, 1) if "finish" in line] == ["finish 1", "finish 3"]
    assert 0 not in match.asks


def test_building_ends_at_once_when_everybody_has_an_order_tile() -> None:
    match = table()
    does(match, 0, "finish 1")
    does(match, 1, "finish 2")
    does(match, 2, "finish 3")
    assert match.state.phase == "flight"


# ---- the hourglass (R30)


def test_the_hourglass_starts_on_the_spot_of_the_round() -> None:
    for rounds in "123":
        assert table(tempo="real", rounds=rounds).state.sand == int(rounds)


def test_the_clock_is_one_more_seat() -> None:
    match = table(tempo="real", rounds="2")
    assert CLOCK in match.asks
    alarm = GAME.alarm(match.state)
    assert alarm is not None
    assert alarm.seconds == 90
    match.play(("run_out",), CLOCK)
    assert CLOCK not in match.asks
    assert GAME.alarm(match.state) is None


def test_r30_nobody_turns_the_hourglass_while_the_sand_runs() -> None:
    match = table(tempo="real", rounds="2")
    assert "flip" not in may(match, 0)
    assert why(match, 0)["flip"] == "sand_runs"
    match.play(("run_out",), CLOCK)
    does(match, 1, "flip")
    assert (match.state.sand, match.state.running) == (1, True)


def test_r30_the_last_turn_is_only_for_builders_who_have_finished() -> None:
    match = table(tempo="real", rounds="1")
    match.play(("run_out",), CLOCK)
    assert why(match, 0)["flip"] == "last_flip"
    does(match, 0, "finish 1")
    assert may(match, 0) == ["flip"]
    assert "flip" not in may(match, 1)
    does(match, 0, "flip")
    assert match.state.sand == 0
    assert 0 not in match.asks


def test_r30_when_the_sand_on_start_has_run_out_building_ends_for_all() -> None:
    match = table(tempo="real", rounds="1")
    match.play(("run_out",), CLOCK)
    does(match, 0, "finish 3")
    does(match, 0, "flip")
    match.play(("run_out",), CLOCK)
    assert match.state.phase == "grab"
    assert set(match.asks) == {1, 2}
    does(match, 2, "finish 1")
    with pytest.raises(IllegalAction):
        does(match, 1, "finish 1")
    does(match, 1, "finish 2")
    assert match.state.phase == "flight"  # type: ignore[comparison-overlap]


def test_r31_a_component_in_hand_when_time_is_up_goes_back_one_on_the_ship_counts() -> None:
    match = table(tempo="real", rounds="1")
    does(match, 1, "draw")
    add_one(match, 2)
    held, lying = match.state.players[1].hand, match.state.players[2].hand
    match.play(("run_out",), CLOCK)
    does(match, 0, "finish 1")
    does(match, 0, "flip")
    match.play(("run_out",), CLOCK)
    assert held in match.state.faceup
    assert match.state.players[1].lost == []
    assert lying in [part >> 2 for part in match.state.players[2].parts.values()]


def test_r32_components_set_aside_and_not_welded_are_lost() -> None:
    match = table(seats=2, rounds="1")
    does(match, 0, "draw", "set_aside", "draw", "set_aside")
    aside = list(match.state.players[0].aside)
    does(match, 0, "finish 1")
    does(match, 1, "finish 2")
    assert match.state.players[0].lost == aside


# ---- stepped


def test_stepped_whoever_has_used_the_least_time_goes_on() -> None:
    match = table(tempo="stepped")
    first = match.ask.seat if match.ask else -1
    does(match, first, "draw")
    assert match.ask is not None
    assert match.ask.seat == first
    does(match, first, "put_back")
    assert match.state.players[first].ticks == building.COST["draw"] + building.COST["put_back"]
    assert match.ask.seat != first


def test_stepped_time_is_up_at_the_end_of_the_last_run() -> None:
    match = table(tempo="stepped", seats=2, rounds="1")
    first = match.state.starter
    does(match, first, "finish 2")
    other = 1 - first
    for _ in range(200):
        if match.asks and next(iter(match.asks)) == first and match.state.phase == "build":
            does(match, first, "flip")
        elif match.state.phase == "build":
            does(match, other, "draw", "put_back")
    assert match.state.phase == "grab"
    does(match, other, "finish 1")
    assert building.RUN <= match.state.flipped <= building.RUN + 5
    assert match.state.players[other].ticks >= match.state.flipped + building.RUN


def test_stepped_building_ends_even_if_nobody_ever_finishes() -> None:
    match = table(tempo="stepped", seats=2, rounds="1")
    while match.state.phase == "build":
        seat = next(iter(match.asks))
        does(match, seat, "draw", "put_back")
        if not match.state.facedown:
            break
    while match.state.phase == "build":
        seat = next(iter(match.asks))
        does(match, seat, f"take t{match.state.faceup[0]}", "put_back")
    assert match.state.phase != "build"  # type: ignore[comparison-overlap]


# ---- first flight and teams


def test_first_flight_has_no_hourglass_no_piles_and_nothing_set_aside() -> None:
    match = table(tempo="real", first_flight=True)
    assert CLOCK not in match.asks
    assert match.state.piles == []
    assert [line for line in may(match, 0) if "finish" in line] == ["finish 1"]
    does(match, 0, "draw")
    assert "set_aside" not in may(match, 0)


def test_teams_fly_the_partners_ship() -> None:
    match = table(seats=4, teams="pairs", rounds="1")
    ship_of_0 = dict(match.state.players[0].parts)
    for seat in range(4):
        does(match, seat, f"finish {seat + 1}")
    assert match.state.players[2].parts == ship_of_0
    assert match.state.players[2].order == 1


def test_teams_of_experts_change_places_when_the_hourglass_turns_but_not_the_last_time() -> None:
    match = table(seats=4, tempo="real", teams="swap", rounds="2")
    add_one(match, 0)
    does(match, 0, "look 1", "stop_look")
    begun = dict(match.state.players[0].parts)
    match.play(("run_out",), CLOCK)
    does(match, 1, "flip")
    assert match.state.players[2].parts == begun
    assert match.state.players[0].seen == [1]
    match.play(("run_out",), CLOCK)
    does(match, 3, "finish 1")
    does(match, 3, "flip")
    assert match.state.players[2].parts == begun


def test_partners_share_their_credits() -> None:
    match = table(seats=4, teams="pairs")
    match.state.earn(0, "adventure", 5)
    match.state.earn(2, "adventure", 2)
    assert [score.total for score in GAME.scores(match.state)] == [7, 0, 7, 0]
    assert GAME.winners(match.state) == [0, 2]


def test_who_is_not_asked_cannot_answer() -> None:
    match = table(tempo="stepped")
    other = (next(iter(match.asks)) + 1) % 3
    with pytest.raises(NotAsked):
        match.play(("draw",), other)


def test_a_race_replays_to_the_same_ships() -> None:
    match = table(tempo="real", rounds="1")
    for seat in (0, 1, 2, 1, 0):
        add_one(match, seat)
    match.play(("run_out",), CLOCK)
    again = record.read(match.record(), lambda name: GAME)
    assert [p.parts for p in again.state.players] == [p.parts for p in match.state.players]
