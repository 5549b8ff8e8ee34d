"""Between two pictures."""

from __future__ import annotations

import math

from ludonaut.table import Panel, Picture, Piece
from ludonaut.table.motion import between, film, moves


def table(*pieces: Piece) -> Picture:
    return Picture([Panel("p", "", 100, 100, list(pieces))])


def test_pieces_in_both_pictures_move_and_the_others_just_appear() -> None:
    old = table(Piece("a", "disc", 0, 0), Piece("gone", "disc", 5, 5))
    new = table(Piece("a", "disc", 10, 0, turn=90), Piece("new", "disc", 7, 7))
    a, fresh = between(old, new, 0.5).panels[0].pieces
    assert 5 < a.x < 10 and 45 < a.turn < 90 and a.z > 0
    assert fresh == new.panels[0].pieces[1]
    assert between(old, new, 1).panels[0].pieces[0].x == 10


def test_a_disc_turns_with_everything_on_it() -> None:
    old, new = (table(Piece("a", "disc", 50 + x, 50 + y, pivot=(50, 50))) for x, y in ((0, -30), (30, 0)))
    for share in (0.1, 0.4, 0.8):
        piece = between(old, new, share).panels[0].pieces[0]
        assert math.isclose(math.hypot(piece.x - 50, piece.y - 50), 30, abs_tol=0.02)


def test_a_film_has_steps_only_where_something_travels() -> None:
    one, two = table(Piece("a", "disc", 0, 0)), table(Piece("a", "disc", 9, 0))
    told = table(Piece("a", "disc", 9, 0, label="2"))
    assert moves(one, two) and not moves(two, told)
    frames = list(film(iter([one, two, told]), steps=2, seconds=1))
    assert [seconds for _, seconds in frames] == [1, 0.05, 0.05, 1, 1]
