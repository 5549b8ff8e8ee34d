"""The picture: in order at every step, with nothing in it that the seat may not see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import ludonaut
from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import CARDS, PLANETS, TECHS, TechItem
from ludonaut.games.seti.table.icons import ICON, gain_icons, tech_signs
from ludonaut.kernel import Match
from ludonaut.table import Face, Piece, Words, check_faces, check_picture
from ludonaut.table.rooms import all_faces, ghost, picture_of

from .arrange import quiet, start
from .test_guarantees import sensible
from .test_species import found


def walk(seats: int, seed: int, every: int, options: dict[str, Any]) -> Any:
    """Moments of a sensible game."""
    match = ludonaut.new("seti", seats=seats, seed=seed, options=options)
    match.auto = False
    luck = Random(seed)
    number = 0
    while not match.over:
        if number % every == 0:
            yield match
        seat, action = sensible(match, luck)
        match.step(action, seat)
        number += 1
    yield match


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faces_are_in_order(lang: str) -> None:
    assert check_faces(all_faces(GAME, lang)) == []


@pytest.mark.parametrize(("seats", "seed", "level"), [(4, 3, 1), (3, 9, 1), (2, 7, 1), (1, 3, 4)])
def test_pictures_are_in_order_and_every_touch_is_there(seats: int, seed: int, level: int) -> None:
    faces = all_faces(GAME, "en")
    for match in walk(seats, seed, 23, {"level": level} if seats == 1 else {}):
        for seat in (*range(seats), None):
            assert check_picture(picture_of(match, seat), faces) == []
        for seat, ask in match.asks.items():
            view = match.view(seat)
            pieces = {piece.id for panel in picture_of(match, seat).panels for piece in panel.pieces}
            for action in ask.actions:
                assert set(GAME.clicks(view, action)) <= pieces, action
                for piece in ghost(GAME, view, action):
                    assert piece.face in faces or f"{piece.face}:{piece.owner}" in faces


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (4, 3), (1, 3)])
def test_only_the_hand_is_ones_own_and_the_cards_of_the_others_are_theirs(seats: int, seed: int) -> None:
    """Every other panel is on every screen, and looks the same to everybody."""
    for match in walk(seats, seed, 23, {}):
        seen = {seat: {panel.id for panel in picture_of(match, seat).panels} for seat in (*range(seats), None)}
        hidden = {seat: seen[None] - shown for seat, shown in seen.items()}
        assert hidden == {seat: set() if seat is None else {f"cards{seat}"} for seat in seen}
        assert all(shown - seen[None] == {"hand"} for seat, shown in seen.items() if seat is not None)


def test_a_picture_is_made_from_the_view_alone() -> None:
    """Redealt for a seat, the match looks the same to it."""
    match: Match[Any] = next(m for number, m in enumerate(walk(3, 5, 40, {})) if number == 4)
    for seat in range(3):
        world = match.imagine(seat, 7)
        assert msgspec.json.encode(picture_of(world, seat)) == msgspec.json.encode(picture_of(match, seat))


def test_the_discs_turn_as_pieces_and_planets_travel_about_the_sun() -> None:
    match = start(quiet())
    before = {piece.id: piece for piece in system_pieces(match)}
    match.state.discs[0] = 1
    after = {piece.id: piece for piece in system_pieces(match)}
    assert after["disc:1"].turn == before["disc:1"].turn - 45
    assert after["disc:2"].turn == before["disc:2"].turn
    assert after["planet:venus"].pivot and (after["planet:venus"].x, after["planet:venus"].y) != (
        before["planet:venus"].x,
        before["planet:venus"].y,
    )
    assert (after["planet:mars"].x, after["planet:mars"].y) == (before["planet:mars"].x, before["planet:mars"].y)


@pytest.mark.parametrize("turned", range(8))
def test_the_data_of_oumuamua_lie_under_its_name_wherever_it_travels(turned: int) -> None:
    match = found("oumuamua")
    match.state.discs[2] = turned
    face = all_faces(GAME, "en")["planet:oumuamua"]
    pieces = {piece.id: piece for piece in system_pieces(match)}
    tile = pieces["planet:oumuamua"]
    written = re.search(r'<text[^>]* y="([0-9.]+)"', face.svg)
    assert written is not None
    bottom = tile.y - face.h / 2 + float(written[1])
    for index in range(3):
        data = pieces[f"tile:{index}"]
        assert data.h and data.y - data.h / 2 >= bottom and abs(data.x - tile.x) < face.w / 2


def test_on_a_phone_a_probe_can_be_hit_and_planet_names_can_be_read() -> None:
    """A board is drawn so large that its smallest letters have 9 px (`leastScale` of the client)."""
    match = start(quiet())
    match.state.players[0].probes.append(match.state.sky.earth)
    faces = all_faces(GAME, "en")
    shown = [faces.get(piece.face) or faces[f"{piece.face}:{piece.owner}"] for piece in system_pieces(match)]
    scale = 9 / min(size for face in shown for size in letters(face))
    assert min(faces["flyer:0"].w, faces["flyer:0"].h) * scale >= 40
    assert all(min(letters(faces[f"planet:{name}"])) * scale >= 10 for name in PLANETS)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_on_a_board_is_cut(lang: str) -> None:
    boards = ("board", "moon", "tech", "gold", "planet")
    cut = [name for name, face in all_faces(GAME, lang).items() if name.split(":")[0] in boards and "…" in face.svg]
    assert cut == []


def test_all_words_of_the_market_have_11_px_on_a_low_screen() -> None:
    """A panel behind a tab is 541 px high on a screen of 1280x720. The longest cards may be smaller."""
    market = picture_of(start(quiet()), 0).panel("market")
    faces = all_faces(GAME, "en")
    sizes = [size for piece in market.pieces for size in letters(faces[piece.face]) if size > 12]
    assert sizes and min(sizes) * 541 / market.h >= 11


def letters(face: Face) -> list[float]:
    return [float(size) for size in re.findall(r'font-size="([0-9.]+)"', face.svg)]


def system_pieces(match: Match[Any]) -> Sequence[Piece]:
    return picture_of(match, 0).panel("system").pieces


def test_every_piece_says_what_it_is() -> None:
    match = start(quiet())
    for panel in picture_of(match, 0).panels:
        for piece in panel.pieces:
            assert piece.tip, f"{piece.id} of {panel.id} has no tip"


def icons_of(face: Face) -> list[str]:
    return re.findall(r'href="#i-([a-z0-9-]+)"', face.svg)


@pytest.mark.parametrize("tech", TECHS, ids=lambda tech: str(tech.id))
def test_technology_tiles_show_their_effect_in_icons(tech: TechItem) -> None:
    signs = re.findall(r"\[([a-z0-9-]+)\]", tech_signs(tech.id, Words(GAME, "en")))
    _kind, *effect = icons_of(all_faces(GAME, "en")[f"tech:{tech.id}"])
    assert signs and effect == signs


def test_cards_of_the_row_show_corner_and_income() -> None:
    words, faces = Words(GAME, "en"), all_faces(GAME, "en")
    for card in CARDS.values():
        if card.kind != "exertian":
            corner = re.findall(r"\[([a-z0-9-]+)\]", gain_icons(card.corner, words))
            last = ["card-discard", *corner, ICON[card.income]]
            assert corner and icons_of(faces[f"plate:{card.id}"])[-len(last) :] == last


@pytest.mark.parametrize("verb", ["scan", "research", "buy", "trade", "pass", "end"])
def test_actions_without_a_place_can_be_clicked_on_the_board(verb: str) -> None:
    state = quiet()
    state.players[0].publicity = 6
    match = start(state)
    if verb == "end":
        match.play("launch", 0)
    action = next(action for action in match.asks[0].actions if action[0] == verb)
    pieces = {piece.id for panel in picture_of(match, 0).panels for piece in panel.pieces}
    clicks = GAME.clicks(match.view(0), action)
    assert clicks and set(clicks) <= pieces


def test_a_marker_on_a_species_board_hides_neither_gains_nor_danger() -> None:
    """The first covers only the letter of its space, which the whole column has."""
    match = found("exertians")
    match.state.species[0].marks.append(("yellow", 2, 0))
    pieces = {piece.id: piece for piece in picture_of(match, 0).panel("species").pieces}
    space, marker = pieces["study:left:yellow:2"], pieces[f"trace:left:{len(match.state.species[0].marks) - 1}"]
    face = all_faces(GAME, "en")["space:exertians:yellow:2"]
    _letter, *gains = [float(x) for x in re.findall(r'<text x="([0-9.]+)"', face.svg)]
    assert icons_of(face) == ["star", "bolt", "card", "skull-crossed-bones"]
    assert marker.x + marker.w / 2 <= space.x - face.w / 2 + min(gains)
    assert marker.x - marker.w / 2 >= 0, "it stays inside the panel"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_species_boards_objectives_and_gold_tiles_are_written_out(lang: str) -> None:
    """Nothing on them ends in dots, and marked tasks lie beside the name, not on the words."""
    faces = all_faces(GAME, lang)
    whole = ("space", "objective", *(name for name in faces if name.startswith("gold_")))
    cut = [name for name, face in faces.items() if name.split(":")[0] in whole and "…" in face.svg]
    assert cut == []
    match = ludonaut.new("seti", seats=1, seed=3, options={"level": 2})
    assert match.state.rival is not None
    match.state.rival.marked[0] = 1
    pieces = {piece.id: piece for piece in picture_of(match, 0).panel("rival").pieces}
    name = match.state.rival.open[0]
    top = pieces[f"objective:{name}"].y - faces[f"objective:{name}"].h / 2
    written = [float(y) for y in re.findall(r'<text[^>]* y="([0-9.]+)"', faces[f"objective:{name}"].svg)]
    assert pieces[f"task:{name}:0"].y - top < (written[0] + written[-1]) / 2
