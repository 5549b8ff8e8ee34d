"""Input of strangers: records, positions, exports, content files and messages are refused or valid, never an error.

Good texts of every game are broken in many small ways. Where atheris is installed it does the same guided by coverage:
`python -m tests.fuzz.guided record 60` runs one parser for a minute.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from ludonaut import games
from ludonaut.kernel import LudonautError, Match, content, position, record
from ludonaut.kernel.checks import random_choice
from ludonaut.server import catalogue
from ludonaut.server.store import Entry, SeatRow, TableRow, export, replay
from ludonaut.server.wire import incoming

from .progress import FOLDER, Progress

BATCH = 200


@dataclass(frozen=True)
class Parser:
    """A parser of strangers' input: valid examples, and the function that reads them."""

    samples: Callable[[], list[str]]
    read: Callable[[str], object]


def run(progress: Progress, given: argparse.Namespace, until: float) -> None:
    """Every parser for its time, then once more guided by coverage if that can be had."""
    for name, parser in PARSERS.items():
        done = progress.of(f"parsers {name}")
        ends = min(until, time.monotonic() + given.parse_seconds)
        while time.monotonic() < ends:
            luck = Random(f"{name} {done['rounds']}")
            done["rounds"] += 1
            for _ in range(BATCH):
                text = broken(luck.choice(parser.samples()), luck)
                done["done"] += 1
                if fault := fault_of(parser, text):
                    done["faults"] += 1
                    file = FOLDER / f"{name}-{done['rounds']}-{done['done']}.txt"
                    file.write_text(text, encoding="utf-8", errors="surrogatepass")
                    print(f"{file}: {fault[:300]}", file=sys.stderr)
            progress.save()
        if importlib.util.find_spec("atheris") and time.monotonic() < until:
            seconds = min(given.parse_seconds, int(until - time.monotonic()) + 1)
            command = [sys.executable, "-m", "tests.fuzz.guided", name, str(seconds)]
            found = subprocess.run(command, check=False).returncode
            progress.of(f"guided {name}")["rounds"] += 1
            progress.of(f"guided {name}")["done"] += seconds
            progress.of(f"guided {name}")["faults"] += found != 0
            progress.save()


def fault_of(parser: Parser, text: str) -> str:
    """The error that a text caused, other than a refusal; empty if none."""
    try:
        parser.read(text)
    except LudonautError:
        return ""
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"
    return ""


def broken(text: str, luck: Random) -> str:
    """The text with a few things wrong in it."""
    for _ in range(luck.choice((0, 1, 1, 1, 2, 5))):
        text = luck.choice(WAYS)(text, luck)
    return text


def _cut(text: str, luck: Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + text[at + luck.choice((1, 1, 3, 20, 10_000)) :]


def _put(text: str, luck: Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(STRANGE) + text[at:]


def _number(text: str, luck: Random) -> str:
    digits = [at for at, sign in enumerate(text) if sign.isdigit()]
    if not digits:
        return text
    at = luck.choice(digits)
    return text[:at] + str(luck.choice((-1, 0, 1, 3, 7, 99, 10**12, 10**30, 1.5))) + text[at + 1 :]


def _lines(text: str, luck: Random) -> str:
    mark = luck.choice(("\n", ",", '"'))
    parts = text.split(mark)
    one, two = luck.randrange(len(parts)), luck.randrange(len(parts))
    if luck.random() < 0.5:
        parts[one], parts[two] = parts[two], parts[one]
    else:
        parts.insert(one, parts[two])
    return mark.join(parts)


WAYS = (_cut, _put, _number, _number, _lines)
STRANGE = ("null", "[]", "{}", '"', "\\", "\0", "\ud800", "é", "-", " ", "\n", "1e999", "true", "[" * 2000, "x" * 5000)


@cache
def _games() -> list[Match[Any]]:
    """A short and a longer game of each."""
    found = []
    for name in games.NAMES:
        for length in (8, 60):
            luck = Random(f"{name} {length}")
            match = record.begin(games.find(name), luck.randint(*games.find(name).seats), length, auto=False)
            while not match.over and len(match.choices) < length:
                seat, action = random_choice(match, luck)
                match.step(action, seat)
            found.append(match)
    return found


@cache
def _records() -> list[str]:
    return [match.record() for match in _games()]


@cache
def _positions() -> list[str]:
    return [match.position() for match in _games()]


@cache
def _exports() -> list[str]:
    return [msgspec.json.encode(_whole(match)).decode() for match in _games()]


def _whole(match: Match[Any]) -> export.Whole:
    seats = match.state.seats
    journal = [
        Entry(seq=number, kind="play", seat=seat, steps=[(seat, action)], mark=str(number))
        for number, (seat, action) in enumerate(match.choices, 1)
    ]
    table = TableRow(
        id="table",
        game=match.game.name,
        rules=replay.rules_of(match.game),
        seats=seats,
        options=dict(match.state.options),
        seed=match.seed,
        seq=len(journal),
    )
    places = [(len(journal), table.rules, match.position())]
    return export.Whole(
        table=table, seats=[SeatRow(seat=n, kind="human") for n in range(seats)], journal=journal, positions=places
    )


_SPY = """
import json
from ludonaut.kernel import content
load, found = content.load, {}
def spy(package, name, schema):
    found[f"{package} {name}"] = f"{schema.__module__} {schema.__name__}"
    return load(package, name, schema)
content.load = spy
from ludonaut import games
for name in games.NAMES:
    games.find(name)
print(json.dumps(found))
"""


@cache
def _schemas() -> dict[str, type[Any]]:
    """The kind of every content file, as the games load them."""
    found: dict[str, type[Any]] = {}
    told = subprocess.run([sys.executable, "-c", _SPY], capture_output=True, text=True, check=True).stdout
    for file, schema in msgspec.json.decode(told, type=dict[str, str]).items():
        module, name = schema.split()
        found[file] = getattr(importlib.import_module(module), name)
    return found


@cache
def _contents() -> list[str]:
    files = [tuple(file.split()) for file in _schemas()]
    return [f"{package} {name}\n{content.find(package, name)[1].decode()}" for package, name in files]


def _read_content(text: str) -> object:
    file, _, data = text.partition("\n")
    schema = _schemas().get(file) or next(iter(_schemas().values()))
    return content.read(data.encode(errors="surrogatepass"), schema, file)


def _read_position(text: str) -> Match[Any]:
    return position.read(catalogue.find(position.name_of(text)), text)


def _read_export(text: str) -> object:
    return export.check(export.read_line(text))  # type: ignore[func-returns-value]


def _read_message(text: str) -> object:
    incoming.glimpse(text)
    return incoming.read(text)


def _messages() -> list[str]:
    return [
        '{"type":"hello","key":"k","lang":"fr","stream":"s","since":3}',
        '{"type":"play","id":"a","action":["land","europa",3],"version":7}',
        '{"type":"describe","id":"b","actions":[["land","europa"],["pass"]]}',
        '{"type":"look","id":"c","at":12}',
        '{"type":"log","before":5}',
        '{"type":"lang","lang":"en"}',
    ]


PARSERS = {
    "record": Parser(_records, lambda text: record.read(text, catalogue.find)),
    "position": Parser(_positions, _read_position),
    "export": Parser(_exports, _read_export),
    "content": Parser(_contents, _read_content),
    "message": Parser(_messages, _read_message),
}
