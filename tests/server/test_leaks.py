"""Nothing leaks: two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludonaut import games
from ludonaut.kernel import Match, record
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


def test_what_is_told_in_secret_is_in_no_other_log() -> None:
    """In Salvage a drawn card is told to who drew it, and to nobody else."""
    game = catalogue.find("salvage")
    luck = random.Random(1)
    match = record.begin(game, 3, 1)
    while not match.over:
        seat = luck.choice(list(match.asks))
        drew = ("draw",) in match.asks[seat].actions
        match.play(("draw",) if drew else luck.choice(match.asks[seat].actions), seat)
        for viewer in (None, *range(3)):
            lines = scene.line(match, len(match.choices), viewer, speaker("salvage", "en", ("A", "B", "C")))
            told = [line["text"] for line in lines if line["text"].startswith("You drew")]
            assert bool(told) == (drew and viewer == seat)
