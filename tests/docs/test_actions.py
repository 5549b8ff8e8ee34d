"""The reference pages of actions are those that the verbs say: a changed verb, noun, click or number is a diff."""

from pathlib import Path

import pytest
from examples import salvage

from ludonaut import games
from ludonaut.lab.reference import page

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "actions"


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_the_reference_page_is_up_to_date(name: str) -> None:
    """Write it again with `make actions`."""
    game = salvage.GAME if name == "salvage" else games.find(name)
    assert game.verbs is not None
    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == "\n".join(page(game, game.verbs, "en")) + "\n"
