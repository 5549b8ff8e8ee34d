"""Makes the functions in the rooms of a package the methods of its game, by their names."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_args

import msgspec

ROOM_OF = {
    "set_up": ("setup", "rules"),
    "beat": ("rules",),
    "public": ("view",),
    "private": ("view",),
    "redeal": ("view",),
    "scores": ("scoring", "rules"),
    "seen_scores": ("scoring", "view"),
    "score": ("scoring", "rules"),
    "winners": ("scoring", "rules"),
    "tally": ("scoring", "view", "rules"),
    "audit": ("audit", "rules"),
}
"""The room of each function; a small game has its set-up, scoring and audit in `rules.py`."""
NEEDED = ("set_up", "beat", "redeal", "audit")


class Nothing(msgspec.Struct, frozen=True):
    """The private part of a view in games without secrets."""


def furnish(game: type[Any], base: type[Any]) -> None:
    """Add to a class what it lacks and the rooms of its package have; refuse a game that still lacks something."""

    def is_open(name: str) -> bool:
        return getattr(game, name) is getattr(base, name)

    for name, rooms in ROOM_OF.items():
        needless = name == "score" and not (is_open("scores") and is_open("seen_scores"))
        found = _find(game, name, rooms) if is_open(name) and not needless else None
        if found is not None:
            setattr(game, name, staticmethod(found))
    for name, word, room in (("verbs", "VERBS", "verbs"), ("public_type", "Public", "view")):
        if not hasattr(game, name):
            setattr(game, name, _find(game, word, (room,)))
    if not hasattr(game, "private_type"):
        game.private_type = _find(game, "Private", ("view",)) or Nothing
    if not hasattr(game, "state_type"):
        game.state_type = get_args(game.__orig_bases__[0])[0]
    missing = [name for name in NEEDED if is_open(name)]
    if is_open("score") and (is_open("scores") or is_open("seen_scores")):
        missing.append("score")
    if missing:
        where = ", ".join(f"{name} (in {' or '.join(f'{room}.py' for room in ROOM_OF[name])})" for name in missing)
        raise TypeError(f"the game {game.__name__} lacks {where}")


def _find(game: type[Any], name: str, rooms: tuple[str, ...]) -> Any:
    """The function or type of this name in its room, if the class is in the package's `__init__.py`."""
    package = sys.modules[game.__module__]
    for room in rooms:
        path = f"{package.__name__}.{room}"
        if package.__name__ == package.__package__ and find_spec(path) is not None:
            found = getattr(import_module(path), name, None)
            if found is not None:
                return found
    return None
