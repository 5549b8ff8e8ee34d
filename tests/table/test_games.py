"""The table of every game: in order at many moments of a random match, for everybody, in both languages."""

from __future__ import annotations

import importlib.util
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Any

import msgspec
import pytest

from ludonaut import games
from ludonaut.kernel import CLOCK, Match
from ludonaut.kernel.checks import play_random
from ludonaut.table import apply, check_faces, check_picture, difference, render
from ludonaut.table.rooms import all_faces, ghost, moments, picture_of

TABLES = [name for name in games.NAMES if importlib.util.find_spec(f"ludonaut.games.{name}.table")]
MOMENTS = 12
OFTEN = 5
"""How many actions of a verb are checked in a match."""
LARGEST = 60_000
"""A whole picture on the wire, in bytes. It is sent when a page opens; moves are differences."""
TYPICAL = 10_000


@pytest.fixture(scope="module", params=TABLES)
def match(request: pytest.FixtureRequest) -> Match[Any]:
    game = games.find(request.param)
    return play_random(game, min(game.seats[1], max(game.seats[0], 2)), 3, audit=False)


def sampled(match: Match[Any]) -> Iterator[Match[Any]]:
    return moments(match, max(1, len(match.choices) // MOMENTS))


def test_faces_are_in_order(match: Match[Any]) -> None:
    for lang in ("en", "fr"):
        assert check_faces(all_faces(match.game, lang)) == []
    assert all_faces(match.game, "en").keys() == all_faces(match.game, "fr").keys()


def test_pictures_are_in_order_and_small(match: Match[Any]) -> None:
    before: dict[int | None, Any] = {}
    for moment in sampled(match):
        for seat in (None, *range(match.state.seats)):
            lang = "fr" if seat == 0 else "en"
            picture = picture_of(moment, seat, lang, ["Ada", "Grace"])
            assert check_picture(picture, all_faces(match.game, lang)) == []
            assert len(msgspec.json.encode(picture)) < LARGEST
            if seat in before:
                assert apply(before[seat], difference(before[seat], picture)) == picture
            before[seat] = picture


def test_a_typical_move_is_small_on_the_wire(match: Match[Any]) -> None:
    half = len(match.choices) // 2
    pictures = [picture_of(match.at(number), 0) for number in range(half, min(half + 21, len(match.choices)))]
    sizes = [len(msgspec.json.encode(difference(old, new))) for old, new in pairwise(pictures)]
    assert median(sizes) < TYPICAL, sizes


def test_everybody_has_a_box(match: Match[Any]) -> None:
    slots = [panel.slot for panel in picture_of(match, None).panels]
    assert [f"player:{seat}" for seat in range(match.state.seats)] == [s for s in slots if s.startswith("player:")]


def test_pieces_to_click_are_in_the_picture(match: Match[Any]) -> None:
    met: Counter[str] = Counter()
    for moment in moments(match, 1):
        for seat, ask in moment.asks.items():
            rare = [action for action in ask.actions if met[str(action[0])] < OFTEN]
            if seat == CLOCK or not rare:
                continue
            met.update({str(action[0]) for action in rare})
            view = moment.view(seat)
            ids = {piece.id for panel in picture_of(moment, seat).panels for piece in panel.pieces}
            for action in rare[:200]:
                missing = set(match.game.clicks(view, action)) - ids
                assert not missing, (action, missing)
                for piece in ghost(match.game, view, action):
                    assert piece.face in all_faces(match.game, "en") or piece.owner is not None


def test_the_teaching_game_can_be_drawn(match: Match[Any]) -> None:
    middle = match.at(len(match.choices) // 2)
    for size in ("wide", "phone"):
        ET.fromstring(render(picture_of(middle, 0, "fr"), all_faces(match.game, "fr"), size=size))
