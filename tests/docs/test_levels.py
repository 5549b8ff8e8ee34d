"""The table of levels in docs/players.md is the one that the ladders give."""

from tools.levels import PAGE, page


def test_the_table_of_levels_is_up_to_date() -> None:
    """Write it again with `python -m tools.levels`."""
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
