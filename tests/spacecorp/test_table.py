"""The picture: in order at every moment, for every seat, with something to click for what is on the board."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.content.boards import BOARDS
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.games.spacecorp.table import ghost, places
from ludonaut.kernel import Match, record
from ludonaut.kernel.checks import random_choice
from ludonaut.table import check_faces, check_picture
from ludonaut.table.rooms import all_faces, picture_of

from .table import base, progress, tile
from .test_records import RECORDS, replayed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_faces_are_in_order(lang: str) -> None:
    assert check_faces(all_faces(GAME, lang)) == []


@pytest.mark.parametrize(
    ("seats", "first", "last", "lang"),
    [
        (1, "mariners", "mariners", "en"),
        (2, "planeteers", "planeteers", "fr"),
        (3, "starfarers", "starfarers", "en"),
        (4, "mariners", "planeteers", "fr"),
    ],
)
def test_pictures_are_in_order_through_whole_games(seats: int, first: str, last: str, lang: str) -> None:
    match = record.begin(GAME, seats, 8, {"first": first, "last": last}, auto=False, keep=False)
    faces = all_faces(GAME, lang)
    luck = Random(8)
    number = 0
    while not match.over:
        if number % 53 == 0:
            for seat in (None, *range(seats)):
                assert check_picture(picture_of(match, seat, lang), faces) == []
            clickable(match)
        seat, action = random_choice(match, luck)
        match.step(action, seat)
        number += 1
    assert check_picture(picture_of(match, None, lang), faces) == []


def clickable(match: Match[object]) -> None:  # type: ignore[type-var]
    """Every piece that an action names is in the picture of the seat that answers; ghosts have faces."""
    for seat, ask in match.asks.items():
        view = match.view(seat)
        pieces = {piece.id for panel in picture_of(match, seat).panels for piece in panel.pieces}
        for action in ask.actions:
            for piece in GAME.clicks(view, action):
                assert piece in pieces, f"{action} is clicked on {piece}, which is not there"
            for shadow in ghost(view, action):
                assert f"{shadow.face}:{shadow.owner}" in all_faces(GAME, "en")


def test_distances_light_up_when_a_team_is_chosen() -> None:
    match = record.begin(GAME, 2, 3, {}, auto=False)
    while ("move", "earth") not in match.asks[next(iter(match.asks))].actions:
        match.step(next(iter(match.asks.values())).actions[0])
    seat = next(iter(match.asks))
    match.play(("move", "earth"))
    board = picture_of(match, seat).panel("board")
    assert {piece.id: piece.label for piece in board.pieces}["far:moon"] == "4"
    assert ghost(match.view(seat), ("to", "moon"))[0].owner == seat


def test_the_running_action_is_lit_with_its_goal_and_its_sum() -> None:
    """The way, the goal and "value / need" are on the board, and a click on the sum carries the action out."""
    match = begun_journey()
    seat = match.state.active
    pieces = {piece.id: piece for piece in picture_of(match, seat).panel("board").pieces}
    assert {"lit:way", "lit:goal", "lit:team"} <= pieces.keys()
    assert pieces["lit:way"].z < min(piece.z for name, piece in pieces.items() if name.startswith("site:"))
    assert pieces["running"].label == "1 / 4"
    assert GAME.clicks(match.view(seat), ("done",)) == ("running",)


def test_a_goal_is_shown_even_if_there_is_only_one() -> None:
    match = begun_journey(choose=False)
    assert match.ask is not None
    assert match.ask.pause


def begun_journey(choose: bool = True) -> Match[SpaceCorpState]:
    """The first player sets out from the Earth for the Moon."""
    match = record.begin(GAME, 2, 3, {}, auto=False)
    while ("move", "earth") not in match.asks[next(iter(match.asks))].actions:
        match.step(next(iter(match.asks.values())).actions[0])
    match.play(("move", "earth"))
    if choose:
        match.play(("to", "moon"))
    return match


def test_the_offer_can_be_clicked_for_research() -> None:
    match = record.begin(GAME, 2, 3, {}, auto=False)
    assert match.ask is not None
    assert GAME.clicks(match.view(match.ask.seat), ("research",)) == ("offer",)


def test_an_empty_offer_leaves_its_room_to_the_hand() -> None:
    match = record.begin(GAME, 2, 3, {}, auto=False)
    full = picture_of(match, 0).panel("offer")
    match.state.offer = ["", *match.state.offer[1:]]
    panel = picture_of(match, 0).panel("offer")
    assert full.w - panel.w > 60
    pieces = sorted((piece.x, piece.id) for piece in panel.pieces if piece.id != "offer")
    assert [name.split(":")[0] for _, name in pieces] == ["deck", "offer-box", "offer", "offer", "offer"]
    assert check_picture(picture_of(match, 0), all_faces(GAME, "en")) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_on_a_board_is_cut(lang: str) -> None:
    faces = all_faces(GAME, lang)
    assert [name for name, face in faces.items() if name.split(":")[0] in ("board", "site") and "…" in face.svg] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("site", ["asteroid_belt", "oort_cloud"])
def test_the_name_over_a_cloud_of_rocks_touches_none_of_them(site: str, lang: str) -> None:
    svg = all_faces(GAME, lang)[f"site:{site}"].svg
    rocks = re.findall(r'<ellipse cx="[\d.]+" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"', svg)
    highest = min(float(y) - max(float(rx), float(ry)) for y, rx, ry in rocks)
    assert highest > max(float(y) for y in re.findall(r'<text [^>]*y="([\d.]+)"', svg))


def test_eras_that_are_over_are_summed_up() -> None:
    match = replayed(RECORDS[0])
    panel = picture_of(match, None).panel("eras")
    labels = [piece.label for piece in panel.pieces if piece.id.startswith("era-sum:mariners")]
    assert labels == [f"{profit} Ŧ" for profit in match.state.profits[0]]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_note_names_the_era_until_its_last_turn(lang: str) -> None:
    """The page sums up an era when the words before the colon change."""
    match = record.begin(GAME, 2, 4, {"first": "planeteers"}, auto=False)
    before = picture_of(match, None, lang).note
    match.state.closing = True
    after = picture_of(match, None, lang).note
    assert after != before and after.split(":")[0] == before.split(":")[0]


def test_a_picture_cannot_show_a_hand_that_the_seat_does_not_know() -> None:
    match = record.begin(GAME, 3, 4, {"first": "planeteers"}, auto=False)
    hidden = [card for card in match.state.corps[1].hand if card not in match.state.corps[1].shown]
    ids = {piece.id for panel in picture_of(match, 0).panels for piece in panel.pieces}
    assert hidden
    assert not any(f"hand:{card}" in ids for card in hidden)


def test_a_transfer_is_clicked_as_a_team_and_its_new_site() -> None:
    match = record.begin(GAME, 2, 1, {}, auto=False)
    view = match.view(1)
    sites = [team.site for team in view.public.corps[1].teams]
    site = next(site for site in sites if site != "reserve")
    assert GAME.clicks(view, ("transfer", site, "lunar_l4")) == (f"team:1:{sites.index(site)}", "site:lunar_l4")


def test_an_infra_card_is_clicked_in_the_slot_in_which_it_lies() -> None:
    match = record.begin(GAME, 2, 1, {}, auto=False)
    card = match.state.corps[1].hand[0]
    match.state.corps[1].infra = ("", card, "")
    assert GAME.clicks(match.view(0), ("screen", card)) == ("slot:1:2",)
    assert GAME.clicks(match.view(0), ("screen", match.state.deck[0])) == ()


def test_the_number_beside_research_counts_cooperative_empathy() -> None:
    """Infra and Progress cards together, as they count for their owner."""
    match = record.begin(GAME, 2, 3, {"first": "planeteers"}, auto=False)
    progress(match.state, 0, "cooperative_empathy")
    labels = {piece.id: piece.label for seat in (0, 1) for piece in picture_of(match, 0).panel(f"player:{seat}").pieces}
    assert (labels["chip:infra-research:0"], labels["chip:infra-research:1"]) == ("3", "2")


def test_the_free_adaptations_of_a_late_start_show_no_profit() -> None:
    match = record.begin(GAME, 2, 3, {"first": "starfarers"}, auto=False)
    assert match.ask is not None
    assert match.ask.about == "free-adaptation"
    assert not any(piece.label for piece in picture_of(match, 0).panel("progress").pieces)
    while match.state.phase == "opening":
        match.step(match.ask.actions[0])
    assert any(piece.label == "1Ŧ" for piece in picture_of(match, 0).panel("progress").pieces)


@pytest.mark.parametrize("site", [site for board in BOARDS for site in board.build])
def test_the_sum_of_an_action_hides_no_cost_and_no_tile(site: str) -> None:
    across, down = places.running_spot(site)
    size = places.SMALL if site in places.STARS else places.BOX
    for x, y in places.boxes(site):
        assert down - 11 >= y + size / 2 or abs(across - x) > size


def test_teams_in_a_finished_system_leave_its_colony_readable() -> None:
    for site in places.STARS:
        if BOARDS[2].boxes[site]:
            assert places.teams_line(site, built=True)[2] - 10 >= places.star(site)[1] + 12


def test_a_system_that_is_built_up_shows_no_costs_under_its_teams() -> None:
    match = record.begin(GAME, 2, 3, {"first": "starfarers"})
    tile(match.state, "wolf_359", "S-p-3")
    base(match.state, 0, "wolf_359", "spaceport")
    board = next(panel for panel in picture_of(match, 0).panels if panel.id == "board")
    shown = {piece.id: piece.face for piece in board.pieces}
    assert shown["site:wolf_359"] == "built:wolf_359"
    assert shown["site:ross_780"] == "site:ross_780"
    faces = all_faces(GAME, "en")
    costs = [
        faces[face].svg.count(f">{cost}<") for face in ("site:wolf_359", "built:wolf_359") for cost in ("e6", "b8")
    ]
    assert costs == [1, 1, 0, 0]
