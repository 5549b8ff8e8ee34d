"""Drawings in the guides are made of the table's own pieces."""

from importlib.resources import files

import pytest

from ludonaut import games
from ludonaut.server.http import guide
from ludonaut.table import drawings
from ludonaut.table.rooms import all_faces


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_guide_draws_pieces_that_exist(name: str, lang: str) -> None:
    game = games.find(name)
    text = (files(game.package) / "guide" / f"rules.{lang}.md").read_text(encoding="utf-8")
    assert drawings.named(text)
    assert set(drawings.named(text)) <= set(all_faces(game, lang))


def test_a_drawing_is_served_as_an_image_with_a_description() -> None:
    goods = next(section for section in guide.sections("galaxy_trucker", "en") if section["anchor"] == "goods")
    assert '<img src="data:image/svg+xml;base64,' in goods["html"]
    assert 'alt="Goods, the most valuable first' in goods["html"]
