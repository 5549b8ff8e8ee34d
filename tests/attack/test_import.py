"""Records and positions of strangers: bounded before they are read, counted before they are read, read in a worker."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludonaut import games
from ludonaut.kernel import BadPosition, BadRecord, Match, position, record
from ludonaut.kernel.checks import random_choice
from ludonaut.server import catalogue
from ludonaut.server.access.limits import Limits
from ludonaut.server.bots.admission import admit, probe, show
from tests.attack.mutate import mutated
from tests.server.player import post
from tests.server.running import running

LINES = 20_000


def midgame(name: str, seed: int = 1, length: int = 40) -> Match[Any]:
    """A match in the middle of a random game."""
    game, luck = catalogue.find(name), random.Random(seed)
    match = record.begin(game, luck.randint(*game.seats), seed, auto=False)
    while not match.over and len(match.choices) < length:
        seat, action = random_choice(match, luck)
        match.step(action, seat)
    return match


def as_record(text: str) -> str:
    """A record that begins from a position."""
    given = json.loads(text)
    choices, given["choices"] = given["choices"], []
    head = f"{record.FORMAT}\ngame {given['game']} {given['version']}\nposition {json.dumps(given)}\n\n"
    return head + "".join(f"{line}\n" for line in choices)


def lists_of(value: Any) -> list[list[Any]]:
    """Every list inside a value."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [*([value] if isinstance(value, list) else []), *(each for part in inside for each in lists_of(part))]


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_a_position_with_an_absurd_list_is_refused_unread(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of 100,000 probes or cards is refused before any rule, audit or drawing sees it."""
    match = midgame(name)
    monkeypatch.setattr(type(match.game), "audit", lambda *_: pytest.fail("the audit saw it"))
    given = json.loads(match.position())
    for number in range(len(lists_of(given["state"]))):
        absurd = json.loads(match.position())
        items = lists_of(absurd["state"])[number]
        if not items or isinstance(items[0], dict):
            continue
        items.extend(items * (5000 // len(items)))
        with pytest.raises(BadPosition, match=r"items|too large|characters"):
            position.read(match.game, json.dumps(absurd))


@pytest.mark.parametrize("value", [10**7, -(10**7), 10**30, 10**90])
def test_a_position_with_an_absurd_number_is_refused(value: int) -> None:
    given = json.loads(midgame("salvage").position())
    given["state"]["round"] = value
    with pytest.raises(BadPosition):
        position.read(catalogue.find("salvage"), json.dumps(given))


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_real_positions_fit_into_the_bounds_and_are_admitted(name: str) -> None:
    for seed in range(3):
        match = midgame(name, seed, 60 * seed)
        assert match.over or admit(as_record(match.position()), LINES).refused == ""
        assert len(match.position()) * 5 < position.LONGEST


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_mutated_positions_are_refused_or_play_on(name: str) -> None:
    """`python -m tests.attack.mutate` does thousands."""
    luck, found = random.Random(name), 0
    good = [json.loads(midgame(name, seed, 60).position()) for seed in range(2)]
    for _ in range(40):
        try:
            match = position.read(catalogue.find(name), json.dumps(mutated(luck.choice(good), luck)))
            probe(match)
        except (BadPosition, ValueError):
            continue
        found += 1
        for _ in range(30):
            if match.over:
                break
            seat, action = random_choice(match, luck)
            match.step(action, seat)
        show(match)
    assert found < 40


def test_a_position_that_comes_to_a_question_without_answers_is_refused() -> None:
    """After the last round there is no pack of cards left to choose from."""
    given = json.loads(midgame("seti", 2, 60).position())
    state = given["state"]
    state["round"] = 4
    state["discard"] += state["packs"].pop()
    state["packs"].append([])
    told = admit(as_record(json.dumps(given)), LINES).refused
    assert "lists no action" in told


def test_lines_are_counted_as_they_are_read() -> None:
    """A carriage return does not end a line: the limit and the reader count the same."""
    text = midgame("salvage", 3, 20).record()
    assert record.read(text.replace("\n", "\r\n"), catalogue.find).record() == text
    for end in ("\r", "\x0b", "\x1c", "\u2028"):
        with pytest.raises(BadRecord):
            record.read(text.replace("\n", end), catalogue.find)
    with pytest.raises(BadRecord, match="too long"):
        record.read(text + "\n" * 50, catalogue.find, most=40)


@pytest.mark.parametrize("word", ["game", "content", "seats", "seed"])
def test_a_header_with_a_repeated_key_is_refused(word: str) -> None:
    """Two readers might believe different ones."""
    text = midgame("salvage", 3, 20).record()
    line = next(line for line in text.splitlines() if line.startswith(f"{word} "))
    with pytest.raises(BadRecord, match=f"second '{word}'"):
        record.read(text.replace(line, f"{line}\n{line}", 1), catalogue.find)


def test_a_record_is_counted_before_it_is_read_whatever_becomes_of_it(tmp_path: Path) -> None:
    """An illegal last line does not make a record free, and the server's own process reads none of them."""
    text = midgame("salvage", 3, 20).record()
    with running(tmp_path, limits=Limits(imports=(1e-6, 3.0))) as server:

        def codes(wish: str) -> str:
            return str(post(f"{server.base}/api/tables/import", json={"record": wish}).json().get("code", "made"))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(record, "read", lambda *_a, **_k: pytest.fail("read in the server's process"))
            told = [codes(text), codes(text + "0 nonsense\n"), codes("x" * 1000), codes(text)]
    assert told == ["made", "record", "record", "many-tables"]


def test_reading_that_takes_too_long_is_ended_and_the_next_one_is_read(tmp_path: Path) -> None:
    text = midgame("salvage", 3, 20).record()
    with running(tmp_path, limits=Limits(import_seconds=1e-4)) as server:
        url, before = f"{server.base}/api/tables/import", server.service.pool.pids
        assert post(url, json={"record": text}).json()["code"] == "record"
        object.__setattr__(server.service.settings.limits, "import_seconds", 60.0)
        assert post(url, json={"record": text}).status_code == 200
        assert server.service.pool.pids != before


def test_a_body_of_many_unknown_fields_is_refused_at_the_first(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        body = {f"k{n}": n for n in range(40_000)}
        answer = post(f"{server.base}/api/tables/import", json=body)
        assert answer.json()["code"] == "malformed"
        assert len(answer.content) < 500


ABSURD: dict[str, tuple[tuple[str | int, ...], int]] = {
    "spacecorp": (("corps", 0, "approach", 0), 2),
    "seti": (("stacks", 0, 0), 8),
    "galaxy_trucker": (("players", 0, "rim", 0), 1),
}
"""Where a number makes a position that was admitted and could not be drawn, or asked about, some choices later."""


@pytest.mark.parametrize("name", ABSURD)
def test_a_position_that_fails_only_later_is_refused_at_once(name: str) -> None:
    """A team on the way to no star, an unknown bonus below a technology, a square that is not beside its ship."""
    match = record.begin(games.find(name), 2, 1)
    whole = json.loads(match.position())
    assert position.read(match.game, json.dumps(whole)).view(0) == match.view(0)
    (*way, last), wrong = ABSURD[name]
    place = whole["state"]
    for step in way:
        place = place[step]
    place[last] = wrong
    with pytest.raises(BadPosition):
        position.read(match.game, json.dumps(whole))
