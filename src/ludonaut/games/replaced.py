"""Content files of one's own in place of a game's: the folder that LUDONAUT_CONTENT names."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from ludonaut import games
from ludonaut.kernel import BadContent, content


def check() -> None:
    """Check that everything in that folder replaces a file: a misspelt name would leave ours in use."""
    folder = os.environ.get("LUDONAUT_CONTENT")
    if folder:
        _check(folder)


@cache
def _check(folder: str) -> None:
    if not Path(folder).is_dir():
        raise BadContent(f"LUDONAUT_CONTENT names {folder!r:.80}, which is not a folder")
    games_of(Path(folder))


def games_of(folder: Path) -> list[str]:
    """The games that a folder has files for; a file or folder that replaces nothing is an error."""
    found = []
    for sub in sorted(folder.iterdir()):
        if not sub.is_dir() or sub.name not in games.names():
            raise BadContent(f"{sub}: there is no game {sub.name!r}; there are {', '.join(games.names())}")
        known = files_of(sub.name)
        for file in sorted(sub.iterdir()):
            if file.suffix != ".json" or file.stem not in known:
                raise BadContent(f"{file}: {sub.name} has no such file; it has {', '.join(known)}")
        found.append(sub.name)
    if not found:
        raise BadContent(f"{folder} has no folder of a game")
    return found


def files_of(game: str) -> list[str]:
    """The content files of a game. Games of the package are not imported for it: other checks report their errors."""
    if game not in games.NAMES:
        return content.names(games.extra()[game].package)
    return sorted(file.stem for file in (Path(games.__file__).parent / game / "content").glob("*.json"))
