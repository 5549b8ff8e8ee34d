"""The picture: in order at every step, and every action can be clicked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludonaut.bots.planet_unknown import BOT
from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.table import ghost, picture
from ludonaut.games.planet_unknown.table.planet import tile_piece
from ludonaut.games.planet_unknown.verbs import held_at
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choice
from ludonaut.table import PanelCache, check_faces, check_picture
from ludonaut.table.rooms import all_faces, picture_of
from ludonaut.table.svg import size_of
from ludonaut.table.words import Words

ALL: dict[str, Any] = {"planets": "random", "corporations": "random", "personal": True, "events": True}
LISTED = frozenset(("planet", "corporation", "use", "choose", "peek", "store", "end"))
"""Verbs that are only in the list."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faces_are_well_formed(lang: str) -> None:
    assert check_faces(all_faces(GAME, lang)) == []


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_pictures_are_in_order_at_every_step(seats: int, seed: int) -> None:
    match = record.begin(GAME, seats, seed, ALL, auto=False)
    luck = Random(seed)
    faces = all_faces(GAME, "en")
    for number in range(5000):
        if match.over:
            break
        seat, action = random_choice(match, luck)
        if number % 40 == 0:
            for viewer in (seat, None):
                assert check_picture(picture_of(match, viewer, "en"), faces) == []
        match.step(action, seat)
    assert match.over
    assert check_picture(picture_of(match, 0, "fr"), all_faces(GAME, "fr")) == []


@pytest.mark.parametrize("corporation", ["cosmos", "jump-drive", "makeshift", "flux"])
def test_every_action_names_pieces_of_the_picture(corporation: str) -> None:
    options = {"corporations": corporation, "events": True, "planets": "random"}
    match = record.begin(GAME, 2, 4, options, auto=False)
    luck = Random(4)
    while not match.over:
        seat, action = random_choice(match, luck)
        if luck.random() < 0.8:
            match.step(action, seat)
            continue
        view = match.view(seat)
        ids = {piece.id for panel in picture(view, Words(GAME, "en")).panels for piece in panel.pieces}
        for other in match.asks[seat].actions:
            named = GAME.clicks(view, other)
            assert set(named) <= ids, (other, named)
            assert named or other[0] in LISTED, other
        assert all(piece.face for piece in ghost(view, action))
        match.step(action, seat)


def test_what_all_see_alike_is_drawn_once() -> None:
    match = record.begin(GAME, 2, 1)
    words = Words(GAME, "en").cached(PanelCache())
    one, other, watcher = (picture(match.view(viewer), words) for viewer in (0, 1, None))
    for seat in (0, 1):
        for name in (f"mat:{seat}", f"tracks:{seat}", f"techs:{seat}", f"player:{seat}"):
            assert one.panel(name) is other.panel(name) is watcher.panel(name)
    for name in ("station", "goals"):
        assert one.panel(name) is other.panel(name) is watcher.panel(name)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_all_see_alike_is_drawn_once_through_a_whole_game(seats: int) -> None:
    """While nothing is withheld, only what is somebody's own differs: a tile in hand, objectives and cards."""
    match = record.begin(GAME, seats, 1, ALL, auto=False)
    cache, luck = PanelCache(), Random(1)
    cache.viewers = seats + 1
    words = Words(GAME, "en").cached(cache)
    looked = 0
    while not match.over:
        ask = next(iter(match.asks.values()))
        match.step(BOT.policy.favourite(match.state, ask, luck), ask.seat)
        if match.withheld_since is not None:
            continue
        looked += 1
        seen = [picture(match.view(viewer), words) for viewer in (None, *range(seats))]
        for seat in range(seats):
            for name in (f"mat:{seat}", f"tracks:{seat}", f"techs:{seat}", f"player:{seat}"):
                assert len({id(one.panel(name)) for one in seen}) == 1
        empty = [viewer for viewer in range(-1, seats) if viewer < 0 or not match.state.players[viewer].turn.tile >= 0]
        assert len({id(seen[viewer + 1].panel("station")) for viewer in empty}) == 1
        if match.state.event >= 0 and match.state.next_event < 0:
            assert len({id(one.panel("event")) for one in seen}) == 1
    assert looked > 20


def test_a_ghost_lies_as_the_tile_will() -> None:
    match = record.begin(GAME, 2, 7, {}, auto=False)
    luck = Random(1)
    while next(iter(match.asks.values())).about != "place":
        seat, action = random_choice(match, luck)
        match.step(action, seat)
    seat = next(iter(match.asks))
    view = match.view(seat)
    tile = view.public.players[seat].tile
    action = match.asks[seat].actions[5]
    (piece,) = ghost(view, action)
    assert piece.face == f"tile:{tile}"
    assert GAME.clicks(view, action) == (f"cell:{seat}:{held_at(tile, str(action[1]), int(action[2]))}",)
    match.step(action, seat)
    after = picture(match.view(seat), Words(GAME, "en")).panel(f"mat:{seat}")
    lies = next(p for p in after.pieces if p.id == f"tile:{tile}")
    assert (lies.x, lies.y, lies.turn, lies.flip) == (piece.x, piece.y, piece.turn, piece.flip)


def test_a_turned_tile_keeps_to_its_squares() -> None:
    piece = tile_piece("x", "I4-civ-energy", "a1", 1)
    face = all_faces(GAME, "en")[piece.face]
    assert (*size_of(piece, face), piece.turn) == (4 * 37, 37, 90)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_printed_sentence_is_cut_off(lang: str) -> None:
    assert [name for name, face in all_faces(GAME, lang).items() if "…" in face.svg] == []
