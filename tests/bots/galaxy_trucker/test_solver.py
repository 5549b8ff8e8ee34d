"""Building by search: positions in which the better way is plain to see, and what drafts do."""

from __future__ import annotations

from random import Random

import pytest
from tools import fit_flights

from ludonaut.bots.galaxy_trucker import solver as room
from ludonaut.bots.galaxy_trucker.evaluation.correction import NAMES, corrected, made_of
from ludonaut.bots.galaxy_trucker.evaluation.drafts import USUAL, Draft, Site, Way, decks_of, time_left
from ludonaut.bots.galaxy_trucker.evaluation.flights import Voyage
from ludonaut.bots.galaxy_trucker.evaluation.ships import CANNON
from ludonaut.bots.galaxy_trucker.solver import ShipSolver
from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.rules import ship
from ludonaut.games.galaxy_trucker.rules.building import RUN
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Action, Match, Seat, record
from ludonaut.players import make
from ludonaut.players.search import Search
from tests.galaxy_trucker.yard import TUB

from .test_bot import with_ship

ENGINE, CABIN, HOLD, BARE = 73, 40, 16, 50


def open_yard(text: str, *tiles: int) -> Match[TruckerState]:
    """Everything is drawn; these components lie open, all others are gone."""
    state = with_ship(text, ticks=150, seen=[1]).state
    state.facedown.clear()
    state.faceup[:] = tiles
    return Match(GAME, state, auto=False)


def site_of(match: Match[TruckerState]) -> Site:
    site = Site(match.state, 0)
    site.decks = decks_of([match.imagine(0, deal, keep=False).state for deal in range(4)], Random(1))
    return site


def chooses(match: Match[TruckerState], iterations: int = 40) -> Action:
    return Search(1, iterations).choose(Seat(match, 0))


def test_a_ship_without_an_engine_gets_the_one_that_lies_open() -> None:
    match = open_yard(TUB.replace("66^", "  .").replace("16^", "40^"), BARE, ENGINE, 49)
    player = Search(1, 40)
    while not match.state.players[0].order:
        match.step(player.choose(Seat(match, 0)), 0)
    assert ENGINE in [part >> 2 for part in match.state.players[0].parts.values()]


def test_what_was_taken_for_a_square_goes_there_without_another_thought() -> None:
    match = open_yard(TUB.replace("66^", "  .").replace("16^", "40^"), BARE, ENGINE)
    player = Search(1, 40)
    match.step(player.choose(Seat(match, 0)), 0)
    action = player.choose(Seat(match, 0))
    assert action[0] == "place"
    assert player.solver.done == 0


def test_what_fits_nowhere_goes_back_without_a_draft() -> None:
    match = with_ship(TUB, ticks=60, hand=HOLD, seen=[1])
    match.state.players[0].rim = [match.state.board.cell(6, 6)]
    player = Search(1, 40)
    assert player.choose(Seat(match, 0)) == ("put_back",)
    assert player.solver.done == 0


def test_a_full_ship_is_finished() -> None:
    match = open_yard(TUB, ENGINE)
    match.state.players[0].rim = []
    assert chooses(match) == ("finish", 1)


def test_one_looks_at_one_pile_of_cards_early_with_a_start_of_a_ship() -> None:
    begun = TUB.replace("16^", "40^")
    assert chooses(with_ship(begun, ticks=20))[0] == "look"
    assert chooses(with_ship(begun, ticks=20, seen=[1]))[0] != "look"
    assert chooses(with_ship(begun, ticks=150))[0] != "look"


def test_a_draft_is_a_sound_ship_and_changes_nothing_on_the_table() -> None:
    match = record.begin(GAME, 2, 3, {"rounds": "2"}, auto=False)
    before = match.position()
    site = site_of(match)
    draft = Draft(site, 7)
    worth = draft.follow(Way((), USUAL))
    assert ship.is_sound(draft.player.parts, match.state.board)
    assert len(draft.player.parts) > 15
    assert worth > Draft(site, 7).follow(Way((), USUAL, stop=True))
    assert match.position() == before


def test_what_is_face_down_is_unknown() -> None:
    match = record.begin(GAME, 2, 3, {"rounds": "2"}, auto=False)
    other = Match(GAME, match.state.copy(), auto=False)
    other.state.facedown.reverse()
    assert Site(match.state, 0).unseen == Site(other.state, 0).unseen


def test_an_early_start_is_worth_something() -> None:
    site = site_of(record.begin(GAME, 2, 3, {"rounds": "1"}, auto=False))
    early, late = (with_ship(TUB, ticks).state.players[0] for ticks in (60, 230))
    assert site.value(early) > site.value(late)


def test_the_sand_says_how_long_one_can_go_on_in_any_case() -> None:
    state = record.begin(GAME, 2, 3, {"rounds": "3"}, auto=False).state
    assert RUN * 3 < time_left(state, 0) <= RUN * 4
    assert RUN * 2 < time_left(state, 200) <= RUN * 3
    state.sand, state.flipped = 0, 200
    assert time_left(state, 250) < RUN - 50


def test_a_solver_keeps_to_its_iterations() -> None:
    match = with_ship(TUB, ticks=60, seen=[1])
    player = Search(1, 30)
    player.choose(Seat(match, 0))
    assert 10 <= player.solver.done <= 45


def test_ways_that_can_no_longer_be_gone_are_forgotten() -> None:
    match = open_yard(TUB.replace("66^", "  .").replace("16^", "40^"), BARE, ENGINE)
    site = site_of(match)
    cell = site.player.rim[0]
    assert room.legal(site, Way(((ENGINE, cell, 0),), USUAL))
    assert not room.legal(site, Way(((49, cell, 0),), USUAL))


def test_ways_for_another_ship_are_forgotten() -> None:
    match = open_yard(TUB.replace("66^", "  .").replace("16^", "40^"), BARE, ENGINE)
    player = Search(1, 40)
    match.step(player.choose(Seat(match, 0)), 0)
    assert player.solver.ways
    other = with_ship(TUB, ticks=60, hand=match.state.players[0].hand, seen=[1])
    player.choose(Seat(other, 0))
    assert player.solver.done or player.solver.ship != match.state.players[0].parts


def test_search_builds_sound_ships() -> None:
    match = record.begin(GAME, 2, 5, {"rounds": "1"}, auto=False)
    players = [make("search:12", 1), make("policy", 2)]
    while match.state.phase in ("build", "grab"):
        seat = next(iter(match.asks))
        match.step(players[seat].choose(Seat(match, seat)), seat)
    parts = match.state.players[0].parts
    assert ship.is_sound(parts, match.state.board)
    assert len(parts) > 10
    assert isinstance(players[0].solver, ShipSolver)  # type: ignore[attr-defined]


def test_the_correction_knows_what_ships_are_made_of() -> None:
    flight = Voyage(with_ship(TUB).state, 0)
    assert set(made_of(flight)) == set(NAMES)
    strong = Voyage(with_ship(TUB).state, 0)
    strong.has[CANNON] += 4
    assert corrected(strong, 10.0) > corrected(flight, 10.0)
    assert corrected(flight, 20.0) > corrected(flight, 10.0)


def test_flights_are_fitted_to_ships_of_all_kinds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_flights, "FLIGHTS", 1)
    fit_flights.fit(1, 2, 1)
    assert "simulated" in capsys.readouterr().out
