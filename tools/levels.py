"""Write the table of levels into docs/players.md: the player of each level, and its wins against the one below."""

from __future__ import annotations

from pathlib import Path

from ludonaut import games
from ludonaut.players.levels import Level, levels

PAGE = Path(__file__).resolve().parent.parent / "docs" / "players.md"
BEGIN, END = "<!-- levels -->\n", "<!-- end of levels -->\n"


def table() -> str:
    """A row a game, a column a level."""
    names = [level.name for level in levels(games.NAMES[0])]
    rows = [["game", *names], ["---"] * (1 + len(names))]
    rows += [[f"`{name}`", *map(_cell, levels(name))] for name in games.NAMES]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _cell(level: Level) -> str:
    won = f", {level.wins:.0%} of {level.games}" if level.games else ""
    return f"`{level.player}`{won}"


def page(text: str) -> str:
    """The page with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
