"""Pictures and their differences."""

from __future__ import annotations

import json
import random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludonaut.table import Panel, Picture, Piece, apply, difference
from tests.table import demo

IDS = st.sampled_from("abcdefg")
PIECES = st.lists(
    st.builds(
        Piece,
        id=IDS,
        face=st.sampled_from(["token", "disc"]),
        x=st.integers(0, 3),
        y=st.just(0),
        label=st.sampled_from(["", "1"]),
        owner=st.none() | st.integers(0, 3),
        pivot=st.none() | st.just((1, 2)),
    ),
    unique_by=lambda piece: piece.id,
    max_size=6,
)
PANELS = st.lists(
    st.builds(
        Panel, id=IDS, title=st.sampled_from("xy"), w=st.just(9), h=st.integers(1, 2), pieces=PIECES, lit=st.booleans()
    ),
    unique_by=lambda panel: panel.id,
    max_size=4,
)
PICTURES = st.builds(Picture, panels=PANELS, seat=st.none() | st.integers(0, 1), note=st.sampled_from(["", "n"]))


@given(PICTURES, PICTURES)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_difference_applied_gives_the_new_picture(old: Picture, new: Picture) -> None:
    before = msgspec.json.encode(old)
    change = json.loads(msgspec.json.encode(difference(old, new)))
    assert apply(old, change) == new
    assert msgspec.json.encode(old) == before


@given(PICTURES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_picture_does_not_differ_from_itself(picture: Picture) -> None:
    assert difference(picture, picture) == {}


def test_a_moved_piece_costs_little_on_the_wire() -> None:
    old, new = demo.picture(), demo.picture()
    new.panel("solar").pieces[-1].x += 20
    assert len(msgspec.json.encode(difference(old, new))) < 200


def test_defaults_are_not_sent() -> None:
    assert msgspec.to_builtins(Piece("a", "token", 1, 2)) == {"id": "a", "face": "token", "x": 1, "y": 2}


def test_order_is_kept_when_pieces_come_go_and_change_places() -> None:
    rng = random.Random(1)
    old = Picture([Panel("p", "", 9, 9, [Piece(c, "disc", 1, 1) for c in "abcdef"])])
    for _ in range(50):
        pieces = [Piece(c, "disc", 1, 1) for c in rng.sample("abcdefgh", rng.randrange(8))]
        new = Picture([Panel("p", "", 9, 9, pieces)])
        assert apply(old, difference(old, new)) == new
        old = new
