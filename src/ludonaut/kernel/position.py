"""Positions: a state at the start of a beat, with the choices since, as readable JSON.

What FEN is to chess: puzzles, bug reports, tests and tutorials are set up from it. A position that no game could hold
is refused with what is wrong.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

from .errors import BadPosition, LudonautError
from .game import Game
from .match import Match


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
    """The position without the choices, which the match that it begins will hold itself."""
    return msgspec.json.encode(Position(position.game, position.version, position.state)).decode()


def _decode(text: str) -> Position:
    try:
        return msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise BadPosition(f"this is not a position: {fault}") from None


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
