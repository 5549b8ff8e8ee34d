"""The picture: in order at every step, clickable for every action, and silent about what is hidden."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from tests.alien_artifacts.conftest import Setting

import ludonaut
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content.decks import ROW_OF
from ludonaut.games.alien_artifacts.state import AlienState
from ludonaut.games.alien_artifacts.table import ghost
from ludonaut.games.alien_artifacts.table.pieces import card_piece, work_piece
from ludonaut.kernel import Match
from ludonaut.kernel.checks import random_choice
from ludonaut.table.check import check_faces, check_picture
from ludonaut.table.draw.type import measure
from ludonaut.table.panels import PanelCache
from ludonaut.table.rooms import all_faces, picture_in, picture_of
from ludonaut.table.words import Words

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


def test_everything_but_hands_is_drawn_once_for_all_viewers() -> None:
    match = ludonaut.new("alien_artifacts", seats=3, seed=4)
    words, luck = Words(GAME, "en").cached(PanelCache()), Random(4)
    for _ in range(120):
        watched, *others = [picture_in(match, match.view(seat), seat, words) for seat in (None, 0, 1, 2)]
        drawn = {panel.id: panel for panel in watched.panels}
        for picture in others if not match.state.offer else ():
            assert [panel.id for panel in picture.panels if panel is not drawn.get(panel.id)] == ["hand"]
        seat, action = random_choice(match, luck)
        match.step(action, seat)


def test_a_spectator_sees_no_hidden_card() -> None:
    match = ludonaut.new("alien_artifacts", seats=3, seed=4)
    hidden = {f"res:{card}" for player in match.state.players for card in player.hand}
    there = {piece.id for panel in picture_of(match, None).panels for piece in panel.pieces}
    assert not hidden & there


def test_where_a_card_comes_from_can_be_read(table: Setting) -> None:
    match = table({"works": {"p1": (), "p3": ()}}, {})
    tips = {piece.id: piece.tip for panel in picture_of(match, 0).panels for piece in panel.pieces}
    assert "from the rulebook" in tips["card:p1"]
    assert "our reconstruction" in tips["card:p3"]


def test_a_purchase_is_clicked_on_the_open_card_and_a_raid_on_the_system(table: Setting) -> None:
    match = table({"credits": 9}, {}, ships="s7", systems="x4")
    view = match.view(0)
    assert GAME.clicks(view, ("buy", "ships")) == ("card:s7",)
    assert GAME.clicks(view, ("raid",)) == ("system:x4",)
    assert GAME.label(view, ("raid",)).args == {"system": "x4"}


def test_twins_are_told_apart_by_their_place(table: Setting) -> None:
    match = table({"hand": ["r1", "r2"], "empire": ("p1.o",), "produced": {"r3a": "p1", "r4a": "p1"}}, {})
    args = [GAME.label(match.view(0), ("sell", section)).args for section in ("r1a", "r2a", "r3a", "r4a")]
    places = [(one["where"], one["planet"], one["number"]) for one in args]
    assert places == [("hand", "", 1), ("hand", "", 2), ("planet", "p1", 1), ("planet", "p1", 2)]
    two = GAME.label(match.view(0), ("discard_two", "r1", "r2")).args
    assert (two["number"], two["next"]) == (1, 2)


def test_a_card_under_construction_shows_both_faces(table: Setting) -> None:
    match = table({"works": {"s21": ()}}, {})
    tips = {piece.id: piece for panel in picture_of(match, 0).panels for piece in panel.pieces}
    tip = tips["card:s21"].tip
    assert "Build: 1 more card" in tip and "+1 to its attacks" in tip
    assert tips["card:s21"].face.startswith("work:")


def _covered(match: Match[AlienState], seat: int) -> list[tuple[str, str]]:
    """Cards of a faction board that lie one over the other."""
    mat = next(panel for panel in picture_of(match, 0).panels if panel.id == f"mat:{seat}")
    faces = all_faces(GAME, "en")
    cards = [(one, one.w or faces[one.face].w) for one in mat.pieces if one.id.startswith("card:")]
    return [
        (a.id, b.id)
        for k, (a, wide) in enumerate(cards)
        for b, other in cards[k + 1 :]
        if a.y == b.y and abs(a.x - b.x) < (wide + other) / 2
    ]


def test_two_cards_under_construction_in_a_row_show_both_faces_each(table: Setting) -> None:
    works = {"s21": (), "s7": (), "t1": (), "t2": (), "p1": (), "p2": ()}
    assert _covered(table({"works": works}, {}), 0) == []


def test_an_opponents_empire_does_not_cut_card_names(table: Setting) -> None:
    empire = tuple(
        f"{row}{number}.{face}" for row in "stp" for number, face in ((1, "l"), (2, "o"), (3, "l"), (4, "o"))
    )
    assert _covered(table({}, {"empire": empire}), 1) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_of_a_long_row_stay_in_the_open_part_of_each_card(table: Setting, lang: str) -> None:
    empire = tuple(f"t{number}.l" for number in range(1, 7))
    works = {f"p{number}": () for number in range(1, 5)}
    panels = picture_of(table({"works": works}, {"empire": empire}), 0, lang).panels
    for seat, cards in ((0, list(works)), (1, [code[:-2] for code in empire])):
        mat = next(panel for panel in panels if panel.id == f"mat:{seat}")
        pieces = [piece for piece in mat.pieces if piece.id.removeprefix("card:") in cards]
        assert len(pieces) == len(cards)
        for piece, after in pairwise(pieces):
            wide = max(measure(line, piece.size, True) for line in piece.label.split("\n"))
            assert wide + 8 <= after.x - piece.x, piece.label


def test_produced_cards_of_one_planet_do_not_cover_one_another(table: Setting) -> None:
    produced = {f"r{number}a": "p1" for number in range(1, 8)}
    picture = picture_of(table({"hand": [], "empire": ("p1.o",), "produced": produced}, {}), 0)
    pieces = [piece for panel in picture.panels for piece in panel.pieces]
    chips = [piece for piece in pieces if piece.id in {f"res:{section}" for section in produced}]
    assert len(chips) == len(produced)
    close = [(a.id, b.id) for a in chips for b in chips if a is not b and abs(a.x - b.x) < 32 and abs(a.y - b.y) < 24]
    assert close == []


@pytest.mark.parametrize(("lang", "shortened"), [("en", set()), ("fr", {"t1", "t31"})])
def test_names_of_cards_are_whole_and_bear_no_mark(lang: str, shortened: set[str]) -> None:
    words = Words(GAME, lang)
    cut = set()
    for card in ROW_OF:
        for piece in (work_piece(words, card, 0, 0), card_piece(words, card, "logistics", 0, 0)):
            if "".join(piece.label.split()) != "".join(words.name(card).split()):
                cut.add(card)
    assert cut == shortened


def test_five_factions_have_a_board_each_and_their_names() -> None:
    panels = picture_of(ludonaut.new("alien_artifacts", seats=5, seed=5), 0).panels
    assert [panel.id for panel in panels if panel.id.startswith("mat:")] == [f"mat:{seat}" for seat in range(5)]
