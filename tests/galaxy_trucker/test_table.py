"""The pictures are in order at many moments, and everything that can be done can be clicked or listed."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from typing import Any

import pytest

from ludonaut.games.galaxy_trucker import GAME, table
from ludonaut.games.galaxy_trucker.content import CARDS
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.games.galaxy_trucker.table import yard
from ludonaut.kernel import LANGUAGES, Match
from ludonaut.table import PanelCache, Words, draw
from ludonaut.table.check import check_faces, check_picture
from ludonaut.table.rooms import all_faces, picture_in, picture_of

from .bots import play_by_policy
from .yard import PLAIN, TUB, TUB_TOO, Flight, begin, built

LISTED_ONLY = {"turn", "weld", "wait", "pass", "enough", "endure", "give_up", "humans", "alien", "load_best", "done"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_are_in_order(lang: str) -> None:
    assert check_faces(all_faces(GAME, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_has_smaller_text_than_another_so_that_the_page_keeps_its_arrangement(lang: str) -> None:
    faces = all_faces(GAME, lang)
    for card in CARDS:
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', faces[f"card:{card}"].svg)]
        assert min(sizes) == 12, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_title_of_a_card_is_cut(lang: str) -> None:
    faces = all_faces(GAME, lang)
    assert [card for card in CARDS if "…" in faces[f"card:{card}"].svg] == []


def check_moment(match: Match[Any], lang: str) -> None:
    faces = all_faces(GAME, lang)
    for seat in (None, *range(match.state.seats)):
        assert check_picture(picture_of(match, seat, lang), faces) == []
    for seat, ask in match.asks.items():
        if seat >= 0:
            ids = {piece.id for panel in picture_of(match, seat, lang).panels for piece in panel.pieces}
            for action in ask.actions:
                touched = GAME.clicks(match.view(seat), action)
                assert set(touched) <= ids, action
                assert touched or action[0] in LISTED_ONLY, action
                for piece in table.ghost(match.view(seat), action):
                    assert piece.face in faces


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"rounds": "3"}),
        (2, {"rounds": "3", "third": "IIIa"}),
        (3, {"rounds": "12", "first_flight": True, "tempo": "real"}),
    ],
    ids=str,
)
def test_pictures_are_in_order_all_through_a_game(seats: int, options: dict[str, Any]) -> None:
    lang = "fr" if seats == 3 else "en"
    for number, match in enumerate(play_by_policy(seats, 3, options)):
        if number % 23 == 0 or (match.state.phase != "build" and number % 5 == 0):
            check_moment(match, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spot_of_the_hourglass_has_room_for_its_words(lang: str) -> None:
    faces, level = all_faces(GAME, lang), 3
    pieces = yard.clock(Words(GAME, lang), yard.Sand(0, level, True, -1), ()).pieces
    spots = [piece for piece in pieces if piece.id.startswith("spot:")]
    assert len(spots) == level + 1
    for spot in spots:
        face = faces[spot.face]
        assert draw.measure(spot.label, face.size, True) < face.w - 8, spot.label
    for left, right in pairwise(spots):
        assert left.x + faces[left.face].w / 2 < right.x - faces[right.face].w / 2


def test_a_meteor_is_shown_at_the_edge_of_the_ship_it_comes_to() -> None:
    flight = Flight(
        "  6 7 8 \n 6 . 141^ . \n 7 1v S 16^ \n 8 . 66^ . \n",
        "  6 7 8 \n 6 . 89^ . \n 7 2v S 17^ \n 8 . 118^ . \n",
        card="I-10",
        dice=(1, 1, 1, 1, 1, 1, 3, 3),
    ).start()
    assert flight.match is not None
    ids = [piece.id for panel in picture_of(flight.match, 0).panels for piece in panel.pieces]
    assert {"danger:0", "threat:0", "die:0", "die:1"} <= set(ids)
    check_moment(flight.match, "en")
    flight.answer("endure")
    after = next(s for _, s, _ in flight.match.trail if s.danger and (0, "hit", flight.cell(6, 7)) in s.danger.met)
    ids = [piece.id for panel in picture_of(begin(after.copy()), 0).panels for piece in panel.pieces]
    assert "threat:0" not in ids
    assert after.danger.ahead == (1,)


def lines_of_payment(state: TruckerState) -> dict[str, str]:
    """What the panel of the landing says, by player and source."""
    picture = table.picture(GAME.view(state, 0), Words(GAME))
    pieces = [piece for panel in picture.panels if panel.id == "landing" for piece in panel.pieces]
    return {piece.id.removeprefix("pay:"): piece.label for piece in pieces if piece.label not in ("", "·")}


def test_the_landing_is_paid_and_shown_line_by_line() -> None:
    flight = Flight(TUB, PLAIN, card="I-04").start()
    assert flight.match is not None
    landing = [state for _, state, _ in flight.match.trail if state.phase == "landing"]
    places = {"0:rank": "1", "1:rank": "2"}
    leader = places | {"0:arrival": "+4", "0:total": "+4"}
    both = leader | {"1:arrival": "+3", "1:total": "+3"}
    best = both | {"0:beauty": "+2", "0:total": "+6"}
    assert [lines_of_payment(state) for state in landing] == [places, leader, both, best]
    assert [event["total"] for event in flight.told("flight_result")] == [6, 3]


def faults_shown(match: Match[TruckerState]) -> bool:
    return any(piece.id.startswith("fault:") for panel in picture_of(match, 0).panels for piece in panel.pieces)


def test_mistakes_are_marked_while_building_at_the_check_or_never() -> None:
    wrong = "  6 7 8 \n 6 . 49v 39^ \n 7 1v S 3^ \n 8 . 68^ 66^ \n"
    for marks, building, checking in (("on", True, True), ("end", False, True), ("off", False, False)):
        state = built(wrong, TUB_TOO, marks=marks)
        match = begin(state.copy())
        assert faults_shown(match) is checking
        state.phase, state.orders = "build", [1, 2]
        for player in state.players:
            player.order = 0
        assert faults_shown(begin(state)) is building


def test_credits_face_down_are_shown_to_their_owner_and_at_the_end() -> None:
    match = begin(built(TUB, TUB_TOO, credits="hidden"))
    match.state.earn(1, "adventure", 7)
    badges = {panel.id: panel.badge for panel in picture_of(match, 0).panels}
    assert (badges["player:0"], badges["player:1"]) == ("0", "?")
    assert [score.total for score in GAME.seen_scores(match.state, 0)] == [0, 0]
    assert [score.total for score in GAME.seen_scores(match.state, 1)] == [0, 7]
    match.state.phase = "over"
    assert [score.total for score in GAME.seen_scores(match.state, None)] == [0, 7]


def test_piles_that_were_seen_can_be_read_in_flight_where_the_option_says_so() -> None:
    for notes in (False, True):
        state = built(TUB, TUB_TOO, notes=notes)
        state.players[0].seen = [2]
        match = begin(state)
        assert ("piles" in {panel.id for panel in picture_of(match, 0).panels}) is notes


def test_panels_that_are_equal_for_two_viewers_are_drawn_once() -> None:
    cache = PanelCache()
    seen: set[str] = set()
    for number, match in enumerate(play_by_policy(3, 4, {"rounds": "1"})):
        if number % 20:
            continue
        first, *others = [picture_in(match, match.view(who), who, spoken(cache)) for who in (None, 0, 1, 2)]
        drawn = {panel.id: panel for panel in first.panels}
        for panel in (panel for picture in others for panel in picture.panels):
            if drawn.get(panel.id) == panel:
                assert drawn[panel.id] is panel, panel.id
                seen.add(panel.slot)
            elif panel.slot.startswith("seat:"):
                assert match.view(None).public.fresh, "only a new card lies over one's own mat"
    assert {"seat:0", "player:0", "board"} <= seen


def spoken(cache: PanelCache) -> Words:
    """Words whose panels are kept, as those of a server's table."""
    words = Words(GAME, "en", ("Ada", "Ben", "Cleo"))
    words.cache = cache
    return words


def test_a_mistake_is_marked_with_its_reason() -> None:
    match = begin(built("  6 7 8 \n 6 . 49v 39^ \n 7 1v S 3^ \n 8 . 68^ 66^ \n", TUB_TOO))
    marks = [p for panel in picture_of(match, 0).panels for p in panel.pieces if p.id.startswith("fault:0")]
    assert [mark.tip for mark in marks] == ["A connector meets a smooth side"]
    check_moment(match, "en")


def test_both_languages_have_the_same_messages() -> None:
    assert GAME.texts.messages("en") == GAME.texts.messages("fr")


def test_the_pile_that_one_looks_through_lies_open_before_oneself_alone() -> None:
    *_, match = islice(play_by_policy(2, 5, {"tempo": "relaxed", "rounds": "3"}), 40)
    seat = next(seat for seat in match.asks if ("look", 1) in match.asks[seat].actions)
    match.play(("look", 1), seat)
    check_moment(match, "en")
    cards = {f"read:{card}" for card in match.state.piles[0]}
    for who in (seat, 1 - seat, None):
        opened = [panel for panel in picture_of(match, who, "en").panels if panel.id == "opened"]
        assert [{piece.id for piece in panel.pieces} for panel in opened] == ([cards] if who == seat else [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_four_turns_of_a_component_are_called_differently(lang: str) -> None:
    view = Flight("  7 \n 7 S \n", "  7 \n 7 S \n", card="I-10").state
    said = [GAME.label(GAME.view(view, 0), ("place", 7, 8, turn)) for turn in range(4)]
    assert len({GAME.texts.say(lang, phrase.message, phrase.args) for phrase in said}) == 4
