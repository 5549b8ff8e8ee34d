"""Nothing leaks: two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludonaut import games
from ludonaut.kernel import Match, RuleError, record
from ludonaut.server import catalogue, scene
from ludonaut.server.words import speaker

encode = msgspec.json.Encoder().encode


def shown(match: Match[Any], seat: int | None, lang: str) -> bytes:
    """Everything that is sent about a moment, but the numbers that count the choices."""
    names = tuple(f"P{number}" for number in range(match.state.seats))
    seen = scene.scene(match, seat, speaker(match.game.name, lang, names))
    seen.pop("at")
    if seen["ask"]:
        seen["ask"].pop("version")
    return encode(seen)


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_what_a_seat_cannot_know_changes_no_byte_of_its_messages(name: str) -> None:
    game = catalogue.find(name)
    looked = 0
    for seed in range(4):
        luck = random.Random(f"{name} {seed}")
        match = record.begin(game, luck.randint(*game.seats), seed)
        while not match.over and looked < 60 * (seed + 1):
            if luck.random() < 0.12:
                for seat in (None, *range(match.state.seats)):
                    lang = luck.choice(["en", "fr"])
                    other = match.imagine(seat, luck.getrandbits(32))
                    assert shown(match, seat, lang) == shown(other, seat, lang), (seed, len(match.choices), seat)
                    looked += 1
            seat = luck.choice(list(match.asks))
            match.play(luck.choice(match.asks[seat].actions), seat)
    assert looked > 20


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_what_happens_is_told_alike_in_both_worlds(name: str) -> None:
    """The same choice in the true and in an imagined world tells a seat the same, as long as it sees the same."""
    game = catalogue.find(name)
    for seed in range(3):
        luck = random.Random(f"{name} told {seed}")
        match = record.begin(game, max(2, game.seats[0]), seed, auto=False)
        for _ in range(150):
            if match.over:
                break
            asked = luck.choice(list(match.asks))
            action = luck.choice(match.asks[asked].actions)
            watcher = luck.choice([None, *range(match.state.seats)])
            other = match.imagine(watcher, luck.getrandbits(32))
            may = asked in other.asks and action in other.asks[asked].actions
            chance = match.state.rng.s
            match.step(action, asked)
            if may and match.state.rng.s == chance:
                other.state.events = told = []
                try:
                    other.step(action, asked)
                except RuleError:
                    continue
                if other.view(watcher) == match.view(watcher):
                    mine = match.told(len(match.choices) - 1, len(match.choices), watcher)[-len(told) :] if told else []
                    assert [event.seen_by(watcher) for event in told] == mine, (seed, len(match.choices), action)
