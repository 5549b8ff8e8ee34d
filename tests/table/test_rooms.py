"""A whole game's table: pictures of every moment, the render command, the notebook."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from examples.salvage import GAME
from typer.testing import CliRunner

from ludonaut import cli, games
from ludonaut.kernel import CLOCK, LudonautError, Match
from ludonaut.kernel.checks import play_random
from ludonaut.table import apply, check_faces, check_picture, difference
from ludonaut.table.rooms import all_faces, draw_match, ghost, moments, picture_of


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return play_random(GAME, 3, 5, {"clock": True})


def test_every_moment_is_in_order_for_every_seat(match: Match[Any]) -> None:
    seen = {}  # type: ignore[var-annotated]
    for lang in ("en", "fr"):
        assert check_faces(all_faces(GAME, lang)) == []
    for moment in moments(match):
        for seat in (None, 0, 1, 2):
            picture = picture_of(moment, seat, "fr", ["Ada", "Bo"])
            assert check_picture(picture, all_faces(GAME, "fr")) == []
            if seat in seen:
                assert apply(seen[seat], difference(seen[seat], picture)) == picture
            seen[seat] = picture
    assert seen[0].title == "Récupération" and seen[0].panel("player:1").title == "Bo"


def test_pieces_to_click_are_in_the_picture_and_the_asked_player_is_lit(match: Match[Any]) -> None:
    for moment in moments(match):
        for seat, ask in moment.asks.items():
            if seat == CLOCK:
                continue
            picture = picture_of(moment, seat)
            assert picture.panel(f"player:{seat}").lit
            ids = {piece.id for panel in picture.panels for piece in panel.pieces}
            for action in ask.actions:
                assert set(GAME.clicks(moment.view(seat), action)) <= ids
                assert ghost(GAME, moment.view(seat), action) == ()


def test_moments_go_from_the_first_to_the_last(match: Match[Any]) -> None:
    counts = [len(moment.choices) for moment in moments(match, 4)]
    assert counts[:3] == [0, 4, 8] and counts[-1] == len(match.choices)


def test_a_match_is_drawn_in_a_notebook(match: Match[Any]) -> None:
    shown = match.at(3)._repr_mimebundle_()
    assert ET.fromstring(shown["image/svg+xml"]).tag.endswith("svg") and "salvage" in shown["text/plain"]


@pytest.fixture
def record(match: Match[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(games, "find", lambda name: GAME)
    file = tmp_path / "game.record"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_render_writes_stills_and_moving_pictures(record: Path) -> None:
    run = CliRunner()
    folder = record.parent
    args = ["render", str(record), "--at", "5", "--seat", "1", "--lang", "fr", "--size", "phone"]
    for name in ("a.svg", "a.png"):
        assert run.invoke(cli.app, [*args, "-o", str(folder / name)], catch_exceptions=False).exit_code == 0
    match = play_random(GAME, 3, 5, {"clock": True})
    assert (folder / "a.svg").read_text(encoding="utf-8") == draw_match(match.at(5), 1, "fr", "phone")
    film = ["render", str(record), "--animate", str(folder / "a.gif"), "--every", "9", "--zoom", "0.4"]
    assert "frames" in run.invoke(cli.app, film, catch_exceptions=False).output
    assert (folder / "a.gif").read_bytes().startswith(b"GIF")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--at", "9999"],
        ["--seat", "3"],
        ["--lang", "de"],
        ["--size", "wall"],
        ["-o", "a.bmp"],
        ["--animate", "a.mp4"],
    ],
)
def test_render_refuses_in_words(record: Path, wrong: list[str]) -> None:
    result = CliRunner().invoke(cli.app, ["render", str(record), *wrong])
    assert isinstance(result.exception, LudonautError) and str(result.exception)


def test_what_another_seat_hides_is_not_in_the_picture(match: Match[Any]) -> None:
    """The picture is made from the view, so a match imagined by this seat gives the same one."""
    for moment in moments(match, 3):
        if not moment.over:
            assert picture_of(moment, 0) == picture_of(moment.imagine(0, 4), 0)
