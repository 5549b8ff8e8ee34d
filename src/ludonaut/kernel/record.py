"""Records: a match as a text that people can read and diff.

A header with the game, its rules' version, seats, options and seed; then a line per choice; at the end the scores. A
record replays to the same scores or says at which line it does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import content, position
from .errors import BadRecord, LudonautError, RuleError
from .game import Game
from .match import Match
from .rng import Rng

FORMAT = "ludonaut record 1"
LONGEST = 4_000_000
"""The most characters that a record may have."""
LINES = 200_000
"""The most lines, unless the reader allows fewer."""
_SEEDS = 2**128


def begin(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    *,
    auto: bool = True,
    listen: bool = True,
    keep: bool = True,
) -> Match[Any]:
    """A new match from its seed."""
    chosen = game.read_options(seats, options)
    state = game.set_up(seats, chosen, Rng(seed))
    return Match(game, state, seed=seed, auto=auto, listen=listen, keep=keep)


def restart(match: Match[Any]) -> Match[Any]:
    """The beginning of this match, before its first choice."""
    if match.origin:
        return position.read(match.game, match.origin, auto=False)
    return begin(match.game, match.state.seats, match.seed, dict(match.state.options), auto=False)


def write(match: Match[Any]) -> str:
    """The record of a match, finished or not."""
    lines = [FORMAT, f"game {match.game.name} {match.game.version}", f"content {content.digest(match.game.package)}"]
    if match.origin:
        lines.append("position " + json.dumps(json.loads(match.origin), separators=(",", ":")))
    else:
        lines += [f"seats {match.state.seats}", f"seed {match.seed}"]
        lines += [f"option {name} {value}" for name, value in sorted(match.state.options.items())]
    lines.append("")
    lines += [f"{seat} {match.game.write_action(action)}" for seat, action in match.choices]
    if match.over:
        lines.append("scores " + " ".join(str(score.total) for score in match.scores))
    return "\n".join(lines) + "\n"


def text_of(file: Path) -> str:
    """The text of a file; a file that is not text is a `BadRecord`."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file}: this is not a text, so it is not a record") from None


def read(text: str, find: Callable[[str], Game[Any]], any_version: bool = False, most: int = LINES) -> Match[Any]:
    """The match that a record tells; every choice is checked. Refuses with the line at which it does not fit."""
    if len(text) > LONGEST or text.count("\n") > most:
        raise BadRecord("this record is too long to be a game")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"this is not a record: the first line must be {FORMAT!r}")
    head, body = _head(lines)
    match = _open(head, find, any_version)
    ended = False
    for number, line in enumerate(lines[body:], body + 1):
        if not line.strip() or line.startswith("#"):
            continue
        if ended:
            raise BadRecord(f"line {number}: nothing may follow the scores")
        ended = _follow(match, number, line)
    if match.over and not ended:
        raise BadRecord("the record ends before its line of scores")
    match.auto = True
    return match


def _head(lines: list[str]) -> tuple[dict[str, list[str]], int]:
    head: dict[str, list[str]] = {}
    for number, line in enumerate(lines[1:], 1):
        if not line.strip():
            return head, number + 1
        if line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word not in ("game", "content", "position", "seats", "seed", "option"):
            raise BadRecord(f"line {number + 1}: a header has no {word!r:.40}")
        if word in head and word != "option":
            raise BadRecord(f"line {number + 1}: the header has a second {word!r}")
        head.setdefault(word, []).append(rest.strip())
    raise BadRecord("the record is cut off in its header")


def _open(head: dict[str, list[str]], find: Callable[[str], Game[Any]], any_version: bool) -> Match[Any]:
    try:
        name, version = head["game"][0].split()
    except (KeyError, ValueError):
        raise BadRecord("the header names no game and version") from None
    game = find(name)
    if version != game.version and not any_version:
        raise BadRecord(f"this is a record of version {version} of {name}; here is version {game.version}")
    if not any_version and head.get("content") not in (None, [content.digest(game.package)]):
        raise BadRecord(f"this game of {name} was played with other content files")
    if "position" in head:
        return position.read(game, head["position"][0], auto=False)
    try:
        options = dict(line.split(" ", 1) for line in head.get("option", []))
        seed = int(head["seed"][0])
        if not 0 <= seed < _SEEDS:
            raise BadRecord("a seed has at most 128 bits")
        return begin(game, int(head["seats"][0]), seed, options, auto=False)
    except KeyError as missing:
        raise BadRecord(f"the header has no {missing.args[0]}") from None
    except LudonautError as fault:
        raise BadRecord(f"the header does not fit: {fault}") from None
    except ValueError:
        raise BadRecord("the header's seats, seed or options are not numbers and words") from None


def _follow(match: Match[Any], number: int, line: str) -> bool:
    """Play one line; True if it was the line of scores."""
    word, _, rest = line.partition(" ")
    if word == "scores":
        scores = " ".join(str(score.total) for score in match.scores)
        if not match.over:
            raise BadRecord(f"line {number}: scores, but the game is not over")
        if scores != rest.strip():
            raise BadRecord(f"line {number}: the scores are {scores}, not {rest.strip()}")
        return True
    try:
        seat = int(word)
    except ValueError:
        raise BadRecord(f"line {number}: a choice begins with its seat, not {word!r:.40}") from None
    try:
        match.play(match.game.read_action(rest), seat)
    except (LudonautError, RuleError) as fault:
        raise BadRecord(f"line {number}: {fault}") from None
    except Exception as fault:
        raise BadRecord(f"line {number}: the rules fail on it: {type(fault).__name__}: {fault}") from fault
    return False
