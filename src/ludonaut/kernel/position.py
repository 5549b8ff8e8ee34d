"""Positions: a state at the start of a beat, with the choices since, as readable JSON.

What FEN is to chess: puzzles, bug reports, tests and tutorials are set up from it. A position that no game could hold
is refused with what is wrong.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

import msgspec

from .errors import BadPosition, LudonautError
from .game import Game
from .match import Match

Mask: TypeAlias = Annotated[int, "mask"]
"""A set of small numbers as the bits of one number, which may be larger than the other numbers of a state."""

LONGEST = 200_000
"""The most characters that a position may have; those of real games have a tenth."""
_ITEMS = 400
_VALUES = 20_000
_LETTERS = 100
_NUMBER = 1_000_000
_BITS = 256


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    game: str
    version: str
    state: msgspec.Raw
    choices: list[str] = []


def write(match: Match[Any]) -> str:
    """The position of a match, indented for people."""
    state = msgspec.to_builtins(match.start, str_keys=True)
    del state["events"]
    choices = [f"{seat} {match.game.write_action(action)}" for seat, action in match.choices[match.began :]]
    whole = {"game": match.game.name, "version": match.game.version, "state": state, "choices": choices}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode()


def name_of(text: str) -> str:
    """Which game a position is of."""
    return _decode(text).game


def read(game: Game[Any], text: str, *, auto: bool = True) -> Match[Any]:
    """The match that a position stands for."""
    position = _decode(text)
    if position.game != game.name:
        raise BadPosition(f"this is a position of {position.game!r:.40}, not of {game.name}")
    if position.version != game.version:
        raise BadPosition(f"this is a position of version {position.version!r:.20}; here is version {game.version}")
    state = _read_state(game, bytes(position.state))
    try:
        match = Match(game, state, origin=_origin(position), auto=auto and not position.choices)
        for line in position.choices:
            word, _, rest = line.partition(" ")
            match.play(match.game.read_action(rest), int(word))
        match.auto = auto
        match.view(None)
        for ask in match.asks.values():
            _ = ask.actions
    except LudonautError as fault:
        raise BadPosition(f"this position cannot be played: {fault}") from None
    except Exception as fault:
        raise BadPosition(f"this position cannot be played: {type(fault).__name__}: {fault}") from None
    return match


def _origin(position: Position) -> str:
    """The position without its choices: the match that begins from it has them itself."""
    return msgspec.json.encode(Position(position.game, position.version, position.state)).decode()


def _decode(text: str) -> Position:
    if len(text) > LONGEST:
        raise BadPosition(f"this is not a position: it has more than {LONGEST} characters")
    try:
        return msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise BadPosition(f"this is not a position: {fault}") from None


@cache
def _masks(kind: Hashable) -> frozenset[str]:
    """The names of the fields of a type, and of all types inside it, that are masks."""
    if not is_dataclass(kind):
        return frozenset(name for part in get_args(kind) for name in _masks(part))
    hints = get_type_hints(kind, include_extras=True)
    own = {name for name, hint in hints.items() if "'mask'" in repr(hint)}
    return frozenset(own.union(*(_masks(hint) for hint in hints.values())))


class _Bounds:
    """Refuses a state that is larger than that of any game, so that later code can rely on its size."""

    def __init__(self, masks: frozenset[str]) -> None:
        self.masks = masks
        self.values = 0

    def check(self, value: Any, name: str = "state", large: bool = False) -> None:
        """Check a value and everything inside it."""
        self.values += 1
        if self.values > _VALUES:
            raise BadPosition("no game could hold this position: it is too large")
        if isinstance(value, (list, dict)):
            if len(value) > _ITEMS:
                raise BadPosition(f"no game could hold this position: {name:.40} has more than {_ITEMS} items")
            self._inside(value, name, large)
        elif isinstance(value, str) and len(value) > _LETTERS:
            raise BadPosition(f"no game could hold this position: {name:.40} has more than {_LETTERS} letters")
        elif isinstance(value, int) and not (0 <= value < 2**_BITS if large else abs(value) <= _NUMBER):
            raise BadPosition(f"no game could hold this position: {name:.40} is too large a number")

    def _inside(self, value: list[Any] | dict[str, Any], name: str, large: bool) -> None:
        if isinstance(value, list):
            for item in value:
                self.check(item, name, large)
            return
        for key, item in value.items():
            if len(key) > _LETTERS:
                raise BadPosition(f"no game could hold this position: {name:.40} has too long a name")
            self.check(item, key, large or key in self.masks)


def _made(value: Any) -> Any:
    """The same value with every object made by its own class: msgspec fills the memory of one that it has not called,
    which a compiled class does not survive."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{field.name: _made(getattr(value, field.name)) for field in fields(value)})
    if isinstance(value, (list, tuple)):
        return type(value)(map(_made, value))
    if isinstance(value, dict):
        return {key: _made(item) for key, item in value.items()}
    return value


def _read_state(game: Game[Any], raw: bytes) -> Any:
    try:
        given = msgspec.json.decode(raw, type=dict[str, Any])
        unknown = given.keys() - {field.name for field in fields(game.state_type)}
        if unknown or "events" in given:
            raise BadPosition(f"a state of {game.name} has no {sorted(unknown or ['events'])[0]!r:.40}")
        kind: Any = game.state_type
        _Bounds(_masks(kind) | {"rng"}).check(given)
        state = _made(msgspec.json.decode(raw, type=game.state_type))
        state.options = game.read_options(state.seats, state.options)
        game.audit(state)
    except BadPosition:
        raise
    except msgspec.DecodeError as fault:
        raise BadPosition(f"this position is broken: {fault}") from None
    except LudonautError as fault:
        raise BadPosition(f"no game could hold this position: {fault}") from None
    except Exception as fault:
        raise BadPosition(f"no game could hold this position: {type(fault).__name__}: {fault}") from None
    return state
