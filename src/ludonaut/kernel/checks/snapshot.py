"""What the checks compare: everything that can be seen of a moment, and what two states share."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import msgspec

from .. import record
from ..ask import Action, Ask
from ..game import Game
from ..match import Match
from .random_play import random_choices


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """Everything that can be seen of a moment: every view, every question, and the state of the generator."""
    return {
        "views": [match.view(seat) for seat in (None, *range(match.state.seats))],
        "asks": {seat: question(ask) for seat, ask in match.asks.items()},
        "next": match.state.rng.copy().bits(),
    }


def question(ask: Ask) -> tuple[str, list[Action], dict[str, Any]]:
    return ask.about, list(ask.actions), ask.args


def state_text(state: Any) -> bytes:
    """A state as bytes, for comparisons."""
    plain = msgspec.to_builtins(state, str_keys=True)
    del plain["events"]
    return msgspec.json.encode(plain, order="sorted")


def fingerprint(game: Game[Any], seats: int, seed: int, options: Mapping[str, Any] | None = None) -> str:
    """A hash of everything that is seen in a random game; the same in every process, whatever its hash seed."""
    match = record.begin(game, seats, seed, dict(options or {}), auto=False)
    whole = hashlib.sha256()
    luck = Random(seed)
    for seat, action in random_choices(match, luck):
        whole.update(msgspec.json.encode(snapshot(match)))
        match.step(action, seat)
    whole.update(msgspec.json.encode([match.told(seat=seat) for seat in (None, *range(seats))]))
    return whole.hexdigest()


def shared(one: Any, other: Any, path: str = "") -> list[str]:
    """The paths to mutable objects that a state shares with its copy."""
    if is_dataclass(one) and not isinstance(one, type):
        name = path or type(one).__name__
        if one is other and not one.__dataclass_params__.frozen:
            return [name]
        kept = [each.name for each in fields(one) if "copied" not in each.metadata]
        return [found for each in kept for found in shared(getattr(one, each), getattr(other, each), f"{name}.{each}")]
    if isinstance(one, (list, dict, set)) and one is other:
        return [path]
    if isinstance(one, (list, tuple)):
        pairs = [(str(key), *pair) for key, pair in enumerate(zip(one, other, strict=False))]
    elif isinstance(one, dict):
        pairs = [(repr(key), value, other.get(key)) for key, value in one.items()]
    else:
        return []
    return [found for key, mine, theirs in pairs for found in shared(mine, theirs, f"{path}[{key}]")]
