"""The picture: in order at every step, clickable for every action, and silent about what is hidden."""

from __future__ import annotations

from random import Random

import pytest

import ludonaut
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.table import ghost
from ludonaut.kernel.checks import random_choice
from ludonaut.table.check import check_faces, check_picture
from ludonaut.table.rooms import all_faces, picture_of

LISTED = {"stop", "decline", "end", "pass", "accept", "retry", "look", "colour", "play"}
"""Actions that are in the list only."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faces_are_in_order(lang: str) -> None:
    assert check_faces(all_faces(GAME, lang)) == []


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "fr"), (5, "en")])
def test_pictures_are_in_order_and_actions_can_be_clicked(seats: int, lang: str) -> None:
    match = ludonaut.new("alien_artifacts", seats=seats, seed=seats, options={"factions": "chosen"})
    luck = Random(seats)
    for number in range(90):
        if match.over:
            break
        if number % 6 == 0:
            ask = next(iter(match.asks.values()))
            picture = picture_of(match, ask.seat, lang)
            assert check_picture(picture, all_faces(GAME, lang)) == []
            there = {piece.id for panel in picture.panels for piece in panel.pieces}
            view = match.view(ask.seat)
            for action in ask.actions:
                touched = GAME.clicks(view, action)
                assert set(touched) <= there, (action, touched)
                assert touched or action[0] in LISTED, action
                assert all(piece.face in all_faces(GAME, lang) for piece in ghost(view, action))
        seat, action = random_choice(match, luck)
        match.step(action, seat)


def test_a_spectator_sees_no_hidden_card() -> None:
    match = ludonaut.new("alien_artifacts", seats=3, seed=4)
    hidden = {f"res:{card}" for player in match.state.players for card in player.hand}
    there = {piece.id for panel in picture_of(match, None).panels for piece in panel.pieces}
    assert not hidden & there


def test_where_a_card_comes_from_can_be_read(table) -> None:
    match = table({"works": {"p1": (), "p3": ()}}, {})
    tips = {piece.id: piece.tip for panel in picture_of(match, 0).panels for piece in panel.pieces}
    assert "from the rulebook" in tips["card:p1"]
    assert "our reconstruction" in tips["card:p3"]


def test_a_purchase_is_clicked_on_the_open_card_and_a_raid_on_the_system(table) -> None:
    match = table({"credits": 9}, {}, ships="s7", systems="x4")
    view = match.view(0)
    assert GAME.clicks(view, ("buy", "ships")) == ("card:s7",)
    assert GAME.clicks(view, ("raid",)) == ("system:x4",)
    assert GAME.label(view, ("raid",)).args == {"system": "x4"}


def test_twins_are_told_apart_by_their_place(table) -> None:
    match = table({"hand": ["r1", "r2"], "empire": ("p1.o",), "produced": {"r3a": "p1", "r4a": "p1"}}, {})
    args = [GAME.label(match.view(0), ("sell", section)).args for section in ("r1a", "r2a", "r3a", "r4a")]
    places = [(one["where"], one["planet"], one["number"]) for one in args]
    assert places == [("hand", "", 1), ("hand", "", 2), ("planet", "p1", 1), ("planet", "p1", 2)]
    two = GAME.label(match.view(0), ("discard_two", "r1", "r2")).args
    assert (two["number"], two["next"]) == (1, 2)


def test_a_card_under_construction_shows_both_faces(table) -> None:
    match = table({"works": {"s21": ()}}, {})
    tips = {piece.id: piece for panel in picture_of(match, 0).panels for piece in panel.pieces}
    tip = tips["card:s21"].tip
    assert "Build: 1 more card" in tip and "+1 to its attacks" in tip
    assert tips["card:s21"].face.startswith("work:")
