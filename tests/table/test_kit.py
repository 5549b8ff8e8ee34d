"""Layout, type, palette, icons, words."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

import pytest

from ludonaut.games.alien_artifacts.table.look import WORKS
from ludonaut.games.galaxy_trucker.table.loads import GOODS
from ludonaut.games.planet_unknown.table.look import TERRAIN
from ludonaut.games.seti.table.icons import SIGNALS
from ludonaut.kernel import LudonautError
from ludonaut.table import Words, draw, layout, palette

LEAST = 18.0
"""The least distance (CIE L*a*b*) between colours of a family under every weakness."""
FAMILIES = {"terrain": TERRAIN, "works": WORKS, "goods": GOODS, "signals": SIGNALS}
COLOURS = {name: [kind.colour for kind in family.values()] for name, family in FAMILIES.items()}
COLOURS["seats"] = [seat.colour for seat in palette.SEATS]


@pytest.mark.parametrize("family", COLOURS)
@pytest.mark.parametrize("weakness", palette.WEAKNESSES)
def test_colours_stay_apart_under_colour_weaknesses(family: str, weakness: str) -> None:
    seen = [palette.simulate(colour, weakness) for colour in COLOURS[family]]
    assert min(palette.distance(a, b) for a, b in combinations(seen, 2)) >= LEAST


def test_no_colour_stands_alone() -> None:
    for name, family in FAMILIES.items():
        assert len({kind.letter for kind in family.values()}) == len(family), name
        assert all(kind.icon in draw.icon_names() for kind in family.values())
    assert len({kind.pattern for kind in TERRAIN.values()}) == len(TERRAIN)
    assert len({seat.shape for seat in palette.SEATS}) == 6


def test_text_is_readable_on_every_colour() -> None:
    for colours in COLOURS.values():
        for colour in colours:
            assert palette.contrast(colour, palette.ink_on(colour)) >= 4
    assert palette.contrast(palette.PAPER, palette.PEN) > 10
    assert palette.contrast(palette.DEEP, palette.DIM) > 4.5


def test_row_stays_in_its_room() -> None:
    for n in range(1, 30):
        spots = layout.row(n, 150, 900, (10, 50))
        assert spots[0].x - 75 >= 9.9 and spots[-1].x + 75 <= 910.1
        assert len(spots) == n
    assert layout.row(0, 10, 100) == [] and layout.column(0, 10, 100) == []


def test_ring_and_polar_are_like_a_clock() -> None:
    top, right, bottom, left = layout.ring(4, 0, 0, 10)
    assert (top.x, top.y) == (0, -10) and (right.x, right.y) == (10, 0)
    assert (bottom.x, bottom.y) == (0, 10) and (left.x, left.y) == (-10, 0)
    assert [spot.turn for spot in layout.ring(3, 0, 0, 1, start=-20, span=40)] == [-20, 0, 20]


def test_track_goes_round_evenly() -> None:
    spots = layout.track(8, [(0, 0), (20, 0), (20, 20), (0, 20), (0, 0)])
    assert [(spot.x, spot.y) for spot in spots][:4] == [(0, 0), (10, 0), (20, 0), (20, 10)]
    assert len(layout.track(5, [(0, 0), (1, 0), (1, 2)])) == 5


def test_the_other_layouts() -> None:
    assert [tuple(spot)[:2] for spot in layout.grid(3, 2, (10, 20), (5, 5))] == [(5, 5), (15, 5), (5, 25)]
    assert [tuple(spot)[:2] for spot in layout.grid(3, 2, (10, 20), rows_first=False)] == [(0, 0), (0, 20), (10, 0)]
    assert layout.fan(3, 10, 100)[1].turn == 0
    assert len(layout.stack(9, (0, 0))) == 9 and layout.stack(9, (0, 0))[8] == layout.stack(9, (0, 0))[7]
    for n in range(2, 7):
        spots = layout.cluster(n, (0, 0), 10)
        assert min(math.dist(a[:2], b[:2]) for a, b in combinations(spots, 2)) > 9.9
    assert [spot.y for spot in layout.flow([(50, 10)] * 3, 110)] == [5, 5, 23]
    assert layout.hexes([(0, 0), (1, 0)], 10)[1].x == pytest.approx(17.32)


def test_lines_break_where_they_should() -> None:
    text = "Marquez deux signaux\u00a0: un dans le secteur de la Terre, un ailleurs"
    for width in (80, 120, 200):
        lines = draw.wrap(text, width, 12)
        assert " ".join(lines) == text
        assert all(draw.measure(line, 12) <= width or " " not in line for line in lines)
    assert draw.wrap("a\nb", 100, 12) == ["a", "b"]
    assert draw.wrap("Le Vaisseau-Générateur", 70, 14, True) == ["Le", "Vaisseau-", "Générateur"]
    assert "[aerial-signal]" in draw.wrap("[aerial-signal] x", 5, 14)[0]
    assert draw.shorten("Roman Telescope", 60, 14).endswith("…")
    assert draw.measure("[coin]", 10) == 10.5


def test_a_long_title_of_a_card_is_written_on_three_lines() -> None:
    title = "Programme d'Exploration de Mercure"
    drawn = draw.card(title, "", w=150, h=200).svg
    assert "…" not in drawn
    assert all(word in drawn for word in ("Programme", "Exploration", "Mercure"))


def test_icons_are_cut_whole_and_odd_signs_stand_apart() -> None:
    assert draw.shorten("pay two [aerial-signal]", 68, 14) == "pay two…"
    assert draw.text("visit ◎ Mars", 0, 0).count("<text") == 3


def test_an_unknown_icon_says_how_to_add_it() -> None:
    with pytest.raises(LudonautError, match="there is no icon 'no-such'"):
        draw.icon("no-such", 0, 0, 10)


class Speech:
    """Stands for a game with texts."""

    texts: Any

    def __init__(self) -> None:
        self.texts = self

    def has(self, lang: str, message: str) -> bool:
        return message == "panel-hand"

    def name(self, lang: str, thing: str) -> str:
        return thing.title()

    def say(
        self, lang: str, message: str, args: Mapping[str, Any] | None = None, player: Callable[[int], str] | None = None
    ) -> str:
        assert player
        return f"{lang} {message} {player(dict(args or {})['seat'])}"


def test_words_speak_one_language_and_know_the_players() -> None:
    words = Words(Speech(), "fr", ["Ada", ""])
    assert words("log-x", seat=0) == "fr log-x Ada"
    assert words.player(1) == "Joueur 2" and words.player(5) == "Joueur 6"
    assert words.colon("Europa", 3) == "Europa\u00a0: 3" and Words(Speech(), "en").colon("Europa", 3) == "Europa: 3"
    assert words.name("europa") == "Europa" and words.has("panel-hand") and not words.has("x")


def test_the_border_of_a_tile_goes_round_it_and_its_holes() -> None:
    assert draw.border_path([(0, 0), (1, 0)], 10) == "M0 0L10 0L20 0L20 10L10 10L0 10Z"
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert draw.border_path(ring, 1).count("M") == 2
    assert draw.border_path([(0, 0), (1, 1)], 1).count("M") == 2
    tile = draw.polyomino({(2, 5): "", (3, 5): "", (3, 6): ""}, 10)
    assert (tile.w, tile.h) == (20, 20) and tile.outline.startswith("M0 0")


def test_time_runs_from_above_to_below() -> None:
    full, half, empty = (draw.hourglass(left).svg for left in (1, 0.5, 0))
    assert len({full, half, empty}) == 3 and len(half) > len(full)
