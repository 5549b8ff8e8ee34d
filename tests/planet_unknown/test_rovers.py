"""Rovers: milestone, movement in parts, collecting, destruction."""

from __future__ import annotations

from ludonaut.games.planet_unknown.content.corporations import spot
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.tiles import ROVER
from ludonaut.games.planet_unknown.rules import resolve, rovers
from ludonaut.games.planet_unknown.rules.placement import Patch
from ludonaut.games.planet_unknown.rules.resolve import resolve_all
from ludonaut.games.planet_unknown.rules.rovers import NewRover
from ludonaut.games.planet_unknown.rules.tracks import advance

from .helpers import bits, lay, run, table, tile


def park(state, *squares: str, seat: int = 0):  # type: ignore[no-untyped-def]
    p = state.players[seat]
    p.surface.rovers = [NUMBER[name] for name in squares]
    p.surface.loads = [0] * len(squares)
    p.board.garage = max(0, p.board.garage - len(squares))
    return p


def test_a_rover_milestone_puts_a_rover_on_the_last_tile() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    advance(state, 0, p, ROVER, spot(ROVER, 1))
    assert resolve.options(state, 0) == [("land", "f1"), ("land", "g1")]
    run(resolve_all(state, 0), ("land", "f1"))
    assert (p.surface.rovers, p.board.garage) == ([NUMBER["f1"]], 1)


def test_a_rover_placed_on_a_meteorite_collects_it() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy", True), 1)
    place = "f1" if p.surface.meteorites & bits("f1") else "g1"
    p.turn.pending = [NewRover()]
    run(resolve_all(state, 0), ("land", place))
    assert (p.board.collected, p.surface.meteorites) == (1, 0)


def test_four_steps_are_shared_by_two_rovers_and_collect_on_the_way() -> None:
    """Rulebook: one rover goes three squares, the other one, and a lifepod is collected in passing."""
    state = table()
    p = park(state, "h1", "c4")
    p.surface.rovers[0] = NUMBER["h2"]
    p.turn.moves = 4
    script = resolve_all(state, 0)
    ask = run(script, ("drive", 0, "h3"), ("drive", 0, "h4"), ("drive", 0, "h5"), ("drive", 1, "d4"))
    assert ask is None
    assert (p.board.rescued, p.turn.moves) == (1, 0)
    assert p.surface.rovers == [NUMBER["h5"], NUMBER["d4"]]


def test_rovers_move_orthogonally_over_tiles_and_land_and_may_turn_back() -> None:
    state = table()
    p = park(state, "f6")
    p.turn.moves = 2
    assert rovers.drives(state, p) == [("drive", 0, end) for end in ("f5", "e6", "g6", "f7")]
    rovers.drive(state, 0, p, ("drive", 0, "f5"))
    rovers.drive(state, 0, p, ("drive", 0, "f6"))
    assert p.surface.rovers == [NUMBER["f6"]]


def test_movement_may_be_left_unused() -> None:
    state = table()
    p = park(state, "f6")
    p.turn.moves = 2
    assert run(resolve_all(state, 0), ("end",)) is None


def test_no_rover_left_means_no_rover_at_the_milestone() -> None:
    state = table()
    p = state.players[0]
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    p.board.garage = 0
    p.turn.pending = [NewRover()]
    assert resolve.options(state, 0) == [("end",)]


def test_two_rovers_never_share_a_square() -> None:
    state = table()
    p = park(state, "f6", "g6")
    p.turn.moves = 1
    assert ("drive", 0, "g6") not in rovers.drives(state, p)


def test_a_biomass_square_on_a_rover_destroys_it() -> None:
    state = table()
    lay(state, "f1", tile("I2", "civ", "energy"), 1)
    p = park(state, "f2")
    p.turn.pending = [Patch()]
    run(resolve_all(state, 0), ("patch", "f2"))
    assert (p.surface.rovers, p.surface.lost) == ([], 1)
