"""One request for a picture may not cost seconds: anybody may ask for one of any public table.

Before, every way to cut the panels of the middle into rows was tried: the 19 of a spectator at six planets took 3.2 s
of processor, in the thread in which everybody's heavy requests wait.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from ludonaut import games
from ludonaut.kernel import record
from ludonaut.table import Panel, Picture, arrange
from ludonaut.table.rooms import picture_of


def test_a_crowded_picture_is_arranged_without_trying_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = picture_of(record.begin(games.find("planet_unknown"), 6, 1), None)
    looked, pad = 0, arrange.pad

    def counted(panel: Panel) -> float:
        nonlocal looked
        looked += 1
        return pad(panel)

    monkeypatch.setattr(arrange, "pad", counted)
    _, _, places = arrange.arrange(picture)
    assert len(places) > 19
    assert looked < 100_000


def test_the_rows_of_a_picture_are_the_largest_that_fit() -> None:
    luck = random.Random(1)
    for _ in range(60):
        panels = [
            Panel(str(number), "", luck.uniform(100, 900), luck.uniform(80, 700), [], slot="board")
            for number in range(luck.randint(1, 7))
        ]
        _, _, places = arrange.arrange(Picture(panels))
        assert places[0].scale == pytest.approx(max(map(scale_of, ways(panels))), abs=arrange.FINE)


def ways(panels: list[Panel]) -> list[list[Sequence[Panel]]]:
    """All ways to cut a list into rows."""
    numbers = range(1, len(panels))
    cuts = [[0, *cut, len(panels)] for count in range(len(panels)) for cut in combinations(numbers, count)]
    return [[panels[a:b] for a, b in pairwise(cut)] for cut in cuts]


def scale_of(rows: list[Sequence[Panel]]) -> float:
    """How large boards in these rows are on a wide page with nothing else on it."""
    w, h = 1440 - 2 * arrange.GAP, 900 - 2 * arrange.GAP
    wide = min((w - arrange.GAP * (len(row) - 1)) / sum(panel.w for panel in row) for row in rows)
    tall = (h - arrange.GAP * (len(rows) - 1)) / sum(max(panel.h for panel in row) for row in rows)
    return min(1.8, wide, tall)
