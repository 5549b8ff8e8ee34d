"""The station, the course of a round, the ends of the game, scoring and ties."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludonaut
from ludonaut.games.planet_unknown import GAME, audit, scoring
from ludonaut.games.planet_unknown.content.corporations import spot
from ludonaut.games.planet_unknown.content.tiles import CIV, PLACES, WATER
from ludonaut.games.planet_unknown.rules import station
from ludonaut.games.planet_unknown.rules import turn as rounds
from ludonaut.games.planet_unknown.state import Cards
from ludonaut.kernel import BadOptions, Together
from ludonaut.kernel.errors import AuditError

from .helpers import bits, raise_cube, table


def test_each_depot_has_a_large_and_a_small_stack_of_twelve() -> None:
    state = table()
    assert len(state.depots) == 6
    assert all(len(stack) == 11 for stack in state.stacks)
    assert all(top >= 0 for top in state.tops)


@pytest.mark.parametrize("seats", range(1, 7))
def test_players_sit_before_different_depots(seats: int) -> None:
    state = table(seats)
    assert len({station.depot_of(state, seat) for seat in range(seats)}) == seats
    assert len(PLACES[seats]) == seats


def test_the_inner_disc_may_be_chosen_or_random() -> None:
    assert table(station="shift-1").depots != table(station="shift-0").depots
    assert sorted(table(station="shuffled").depots) != sorted(table(station="shift-0").depots)


def test_the_commander_turns_the_station_as_far_as_they_like() -> None:
    state = table(3)
    state.phase = "rotate"
    before = state.rotation
    script = rounds.rotate(state)
    ask = next(script)
    assert ask.seat == state.commander
    assert [a[1] for a in ask.actions] == [0, 1, 2, 3, 4, 5]
    with pytest.raises(StopIteration):
        script.send(("rotate", 4))
    assert state.rotation == (before - 4) % 6
    assert state.phase == "turn"


def test_in_the_two_player_variant_the_station_turns_by_one() -> None:
    state = table(2, forced=True)
    state.phase = "rotate"
    before = state.rotation
    with pytest.raises(StopIteration):
        next(rounds.rotate(state))
    assert state.rotation == (before - 1) % 6


def test_all_players_take_their_turns_together() -> None:
    state = table(4)
    together = next(rounds.take_turns(state))
    assert isinstance(together, Together)
    assert len(together.scripts) == 4


def test_the_token_passes_to_the_left_after_each_round() -> None:
    state = table(3)
    state.commander, state.phase = 2, "next_round"
    with pytest.raises(StopIteration):
        next(rounds.next_round(state))
    assert (state.commander, state.phase) == (0, "rotate")


def test_an_empty_depot_ends_the_game_after_the_round() -> None:
    state = table()
    outer, inner = state.depots[0]
    state.tops[outer] = state.tops[inner] = -1
    state.stacks[outer] = state.stacks[inner] = ()
    with pytest.raises(StopIteration):
        next(rounds.next_round(state))
    assert (state.ending, state.phase) == ("depot", "final")


def test_one_empty_stack_of_a_depot_does_not_end_the_game() -> None:
    state = table()
    outer, _ = state.depots[0]
    state.tops[outer], state.stacks[outer] = -1, ()
    with pytest.raises(StopIteration):
        next(rounds.next_round(state))
    assert state.ending == ""


def test_the_six_steps_of_scoring() -> None:
    """Rulebook: 15 on the planet, tracks 1 + 7 + 1 + 5 + 1, 4 lifepods, 1 for meteorites, 1 card, then objectives."""
    state = table(3)
    p = state.players[0]
    raise_cube(state, "civ", 4)
    raise_cube(state, "water", 13)
    raise_cube(state, "biomass", 5)
    raise_cube(state, "rover", 15)
    raise_cube(state, "tech", 6)
    p.board.rescued, p.board.collected = 4, 5
    p.cards = Cards((5,))
    items = dict(scoring.score(state, 0).items)
    assert [items[t] for t in ("civ", "water", "biomass", "rover", "tech")] == [1, 7, 1, 5, 1]
    assert (items["lifepods"], items["meteorites"], items["cards"]) == (4, 1, 1)
    assert scoring.score(state, 0).total == sum(items.values())


def test_ties_go_to_fewer_empty_squares_then_fewer_meteorites() -> None:
    state = table(2)
    state.phase, state.shared = "over", ()
    a, b = state.players
    assert scoring.winners(state) == [0, 1]
    a.land = replace(a.land, covered=bits("g6"))
    assert scoring.winners(state) == [0]
    b.land = replace(b.land, covered=bits("g6"))
    a.surface.meteorites = bits("g6")
    a.land = replace(a.land, marks=bits("g6"))
    assert scoring.winners(state) == [1]


def test_alone_the_target_decides() -> None:
    state = table(1)
    assert scoring.solo_target(state) == 60 - 5 - 2 + 6
    assert scoring.winners(state) == []


def test_objectives_of_the_identical_set_up() -> None:
    for seats, count in ((2, 3), (3, 3), (5, 5), (6, 6)):
        match = ludonaut.new("planet_unknown", seats=seats, seed=3)
        assert len(match.state.shared) == count


def test_personal_objectives_are_chosen_before_the_shared_ones_are_dealt() -> None:
    match = ludonaut.new("planet_unknown", seats=3, seed=3, options={"personal": True})
    assert match.state.shared == ()
    for seat in range(3):
        match.play(match.asks[seat].actions[0], seat)
    assert [len(p.cards.objectives) for p in match.state.players] == [1, 1, 1]
    assert len(match.state.shared) == 3


def test_an_asymmetric_board_exists_only_once() -> None:
    match = ludonaut.new("planet_unknown", seats=2, seed=1, options={"planets": "choose"})
    match.play(("planet", "gaia"))
    assert ("planet", "gaia") not in match.ask.actions
    match.play(("planet", "ksb-4156"))
    assert {p.planet for p in match.state.players} == {"gaia", "ksb-4156"}


def test_random_boards_are_all_different() -> None:
    match = ludonaut.new("planet_unknown", seats=6, seed=2, options={"planets": "random", "corporations": "random"})
    assert len({p.planet for p in match.state.players}) == 6
    assert len({p.corporation for p in match.state.players}) == 6


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"events": True, "green": 20}),
        (4, {"events": True, "green": 17, "orange": 3, "red": 0}),
        (1, {"red": 9}),
        (3, {"forced": True}),
        (1, {"personal": True}),
        (3, {"station": "upside-down"}),
        (7, {}),
    ],
)
def test_options_that_make_no_sense_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        ludonaut.new("planet_unknown", seats=seats, options=options)


def test_an_audit_says_what_is_missing() -> None:
    state = table()
    GAME.audit(state)
    state.tops[0] = -1
    with pytest.raises(AuditError, match="tiles: missing"):
        audit.audit(state)
    state = table()
    state.players[0].board.rescued = 1
    with pytest.raises(AuditError, match="7 lifepods"):
        audit.audit(state)
    state = table()
    state.players[0].board.cubes[CIV] = spot(WATER, 1)
    with pytest.raises(AuditError, match="on a track of another"):
        audit.audit(state)
    state = table()
    state.players[0].land = replace(state.players[0].land, covered=bits("f1"))
    with pytest.raises(AuditError, match="do not agree with the tiles"):
        audit.audit(state)


def test_positions_can_be_written_and_set_up_again() -> None:
    match = ludonaut.new("planet_unknown", seats=2, seed=4)
    match.play(match.ask.actions[2])
    again = ludonaut.set_up("planet_unknown", match.position())
    assert again.view(0) == match.view(0)
