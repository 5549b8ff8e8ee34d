"""The renderer: well-formed, escaped, the same bytes each time, everything inside its panel."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ET

import pytest

from ludonaut.table import Face, Panel, Picture, Piece, check_faces, check_picture, draw, render
from ludonaut.table.animate import NoEncoder, animate
from ludonaut.table.arrange import PAGES, arrange
from ludonaut.table.png import png
from ludonaut.table.svg import label_size, render_panel, share, size_of
from tests.table import demo

SVG = "{http://www.w3.org/2000/svg}"
SIZES = tuple(PAGES)


@pytest.fixture(scope="module")
def faces() -> dict[str, Face]:
    return demo.faces()


def test_the_demonstration_is_in_order(faces: dict[str, Face]) -> None:
    assert check_picture(demo.picture(), faces) == []
    assert check_faces(faces) == []


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_formed_and_complete(faces: dict[str, Face], size: str) -> None:
    picture = demo.picture()
    tree = ET.fromstring(render(picture, faces, size=size))
    ids = {each.get("id") for each in tree.iter() if each.get("id")}
    uses = [str(use.get("href"))[1:] for use in tree.iter(f"{SVG}use")]
    assert uses and set(uses) <= ids
    assert len(uses) >= sum(len(panel.pieces) for panel in picture.panels)


def test_the_same_picture_gives_the_same_bytes(faces: dict[str, Face]) -> None:
    assert render(demo.picture(), faces) == render(demo.picture(), demo.faces())


def test_text_of_players_cannot_break_out(faces: dict[str, Face]) -> None:
    bad = "</text><script>alert(1)</script> & \"'"
    panel = Panel("p", bad, 200, 100, [Piece("a", "disc", 50, 50, label=bad, tip=bad)], "player:0", badge=bad)
    svg = render(Picture([panel], title=bad, note=bad), faces)
    assert "<script" not in svg
    assert any(bad in (each.text or "") for each in ET.fromstring(svg).iter())
    assert "[nobody]" in render(Picture([Panel("p", "[nobody]", 99, 9, [], "player:0")]), faces)
    assert check_faces({"c": draw.card(bad, bad, cost=bad, kind=bad, foot=bad)}) == []


@pytest.mark.parametrize("size", SIZES)
def test_panels_lie_on_the_page_and_apart(size: str) -> None:
    w, h, places = arrange(demo.picture(), size, 46)
    assert len(places) == len(demo.picture().panels)
    for place in places:
        assert place.x >= 0 and place.y >= 0 and place.x + place.w <= w + 0.01 and place.y + place.h <= h + 0.01
    for k, one in enumerate(places):
        for other in places[k + 1 :]:
            apart_x = one.x + one.w <= other.x + 0.01 or other.x + other.w <= one.x + 0.01
            apart_y = one.y + one.h <= other.y + 0.01 or other.y + other.h <= one.y + 0.01
            assert apart_x or apart_y, (one.panel.id, other.panel.id)


def test_the_check_names_what_is_wrong(faces: dict[str, Face]) -> None:
    pieces = [
        Piece("a", "disc", 5, 50),
        Piece("a", "nothing", 50, 50),
        Piece("b", "label", 50, 50, label="tiny", size=7),
        Piece("c", "disc", 50, 50, tone="red"),
    ]
    faults = check_picture(Picture([Panel("p", "", 100, 100, pieces, "attic", back="gone")]), faces)
    wanted = ("2 times", "no slot", "'gone'", "-10 to 20 across", "'nothing'", "only 7.0", "'red'")
    for part in wanted:
        assert any(part in fault for fault in faults), part
    assert check_faces({"x": Face(9, 9, "<g>")}) != []


def test_another_seats_mat_is_not_shown_to_a_player(faces: dict[str, Face]) -> None:
    panels = [Panel(f"mat:{seat}", "", 100, 100, [], f"seat:{seat}") for seat in range(3)]
    assert [place.panel.id for place in arrange(Picture(panels, seat=1))[2]] == ["mat:1"]
    assert len(arrange(Picture(panels))[2]) == 3


def test_a_mat_is_where_its_own_seat_has_it_and_a_click_away_for_the_others() -> None:
    button = Piece("pass", "disc", 50, 50, own=True)
    panels = [Panel(f"mat:{seat}", "", 100, 100, [button], f"seat:{seat}", own="side") for seat in range(2)]
    (place,) = arrange(Picture(panels, seat=1))[2]
    assert (place.panel.id, place.panel.slot, place.panel.pieces) == ("mat:1", "side", [button])
    assert arrange(Picture(panels))[2] == []
    assert panels[1].seen_by(0).pieces == panels[1].seen_by(None).pieces == []


def test_a_round_board_is_turned_to_its_viewer_and_what_lies_on_it_stays_upright() -> None:
    pieces = [
        Piece("wedge", "disc", 50, 50, turn=200, pivot=(50, 50)),
        Piece("count", "disc", 50, 90, pivot=(50, 50)),
        Piece("hub", "disc", 50, 10),
    ]
    board = Panel("station", "", 100, 100, pieces, turns=[0, -180])
    assert board.seen_by(None).pieces == board.seen_by(0).pieces == pieces
    wedge, count, hub = board.seen_by(1).pieces
    assert (wedge.x, wedge.y, wedge.turn) == (50, 50, 20)
    assert (round(count.x, 6), round(count.y, 6), count.turn) == (50, 10, 0)
    assert hub == pieces[2]


def test_the_score_that_only_its_player_can_count_is_in_this_players_box() -> None:
    boxes = [Panel(f"player:{seat}", "", 100, 100, [], f"player:{seat}", badge="7") for seat in range(2)]
    shown = {seat: [p.panel.badge for p in arrange(Picture(boxes, seat=seat, score="9"))[2]] for seat in (0, 1)}
    assert shown == {0: ["9", "7"], 1: ["7", "9"]}


def test_sizes_follow_the_face() -> None:
    face = Face(100, 50, "<g/>", size=20)
    assert size_of(Piece("a", "f", 0, 0), face) == (100, 50)
    assert size_of(Piece("a", "f", 0, 0, w=50), face) == (50, 25)
    assert size_of(Piece("a", "f", 0, 0, h=100), face) == (200, 100)
    assert label_size(Piece("a", "f", 0, 0, w=50), face) == 10


def test_stills_and_moving_pictures(faces: dict[str, Face], tmp_path) -> None:  # type: ignore[no-untyped-def]
    from PIL import Image

    svg = render(demo.picture(), faces)
    still = png(svg, zoom=0.25)
    assert still.startswith(b"\x89PNG")
    for name in ("a.gif", "a.webp"):
        assert animate([(svg, 1), (svg, 1), (render(Picture([]), faces), 1)], tmp_path / name, zoom=0.2) == 2
        assert getattr(Image.open(tmp_path / name), "n_frames", 1) == 2


def test_a_film_needs_ffmpeg_and_says_so(faces: dict[str, Face], tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    frames = [(render(Picture([]), faces), 0.2), (render(demo.picture(), faces), 0.2)]
    if shutil.which("ffmpeg"):
        assert animate(frames, tmp_path / "a.webm", zoom=0.1) == 2
        assert (tmp_path / "a.webm").stat().st_size > 500
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoEncoder, match="ffmpeg"):
        animate(frames, tmp_path / "b.webm")


def test_one_panel_can_be_looked_at_alone(faces: dict[str, Face]) -> None:
    ET.fromstring(render_panel(demo.picture().panel("hand"), faces))


def test_shared_definitions_draw_the_same(faces: dict[str, Face]) -> None:
    picture = demo.picture()
    whole, shared = render(picture, faces), render(picture, share(faces))
    ids = {each.get("id") for each in ET.fromstring(shared).iter() if each.get("id")}
    wanted = set(re.findall(r'(?:url\(#|href="#)([^")]+)', shared))
    assert wanted <= ids
    assert png(whole, zoom=0.3) == png(shared, zoom=0.3)
    assert sum(len(face.svg) for face in share(faces).values()) < sum(len(face.svg) for face in faces.values())
