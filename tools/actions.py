"""Write the reference pages of every game's actions, docs/actions/GAME.md."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from examples import salvage

from ludonaut import games
from ludonaut.lab.reference import page

ROOT = Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    for game in [*map(games.find, games.NAMES), salvage.GAME]:
        if game.verbs is not None:
            file = ROOT / "docs" / "actions" / f"{game.name}.md"
            file.parent.mkdir(exist_ok=True)
            file.write_text("\n".join(page(game, game.verbs, "en")) + "\n", encoding="utf-8")
            print(file.relative_to(ROOT))
