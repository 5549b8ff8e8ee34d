"""The memory of a table is bounded, however long its game: the rest is made from the match on request."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ludonaut.kernel import Match, record
from ludonaut.server import catalogue, scene, texts
from ludonaut.server.live.channel import KEPT_BYTES, LOG, Channel
from ludonaut.server.sight import Sight
from ludonaut.server.wire.outgoing import Line, Scene
from ludonaut.table import Picture
from tests.server.player import at_table, new_table
from tests.server.running import Running, running

HELD = ("Socket", "Viewer", "Channel", "Decided", "ServerProtocol", "Counted", "Impatient", "LiveTable", "Driver")
"""The objects of a table and its connections in a server."""


def held() -> Counter[str]:
    """The number of these objects that are still in memory."""
    return Counter(name for thing in gc.get_objects() if (name := type(thing).__name__) in HELD)


def test_a_closed_connection_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    """Nothing of the connection or its table is in a reference cycle."""

    async def look(server: Running) -> None:
        made = new_table(server.base, "me", "me")
        for seat in made["seats"]:
            async with at_table(server.ws, made["table"], seat["key"]) as client:
                await client.ask("ping")

    with running(tmp_path, leave_after=0.5) as server:
        asyncio.run(look(server))
        until = time.monotonic() + 60
        while any(thread.name == "ludonaut-warm" for thread in threading.enumerate()):
            time.sleep(0.1)
        while (server.service.hub.tables or held()["Decided"]) and time.monotonic() < until:
            gc.collect()
            time.sleep(0.2)
        gc.disable()
        try:
            before = held()
            for _ in range(3):
                asyncio.run(look(server))
            while (server.service.hub.tables or held() > before) and time.monotonic() < until:
                time.sleep(0.2)
            assert held() <= before
        finally:
            gc.enable()


def long_game() -> Match[Any]:
    """A game with many more lines in its log than come with a scene."""
    luck, match = random.Random(3), record.begin(catalogue.find("planet_unknown"), 3, 3)
    while len(match.choices) < 2 * LOG:
        seat = luck.choice(list(match.asks))
        match.play(luck.choice(match.asks[seat].actions), seat)
    return match


def show(at: int) -> Scene:
    match = record.begin(catalogue.find("salvage"), 2, 1)
    shown = Sight(match, None).scene(match, None, texts.speaker("salvage", "en", ("A", "B")))
    return replace(shown, at=at, picture=Picture([]))


def lines(*numbers: int) -> list[Line]:
    return [Line(at=number, seat=None, text=f"line {number} {each}") for number in numbers for each in range(3)]


def ats(told: str) -> list[int]:
    return [line["at"] for line in msgspec.json.decode(told)["log"]]


def test_the_whole_log_can_be_read_page_by_page() -> None:
    match, speaker = long_game(), texts.speaker("planet_unknown", "en", ("A", "B", "C"))
    for seat in (None, 1):
        every = [line for number in range(len(match.choices) + 1) for line in scene.line(match, number, seat, speaker)]
        found, before, more = [], 10**6, True  # type: ignore[var-annotated]
        while more:
            events, more = scene.earlier(match, before, seat, 50)
            piece = [scene.told(event, number, speaker) for number, event in events]
            assert len(piece) >= 50 or not more
            found, before = piece + found, piece[0].at if piece else 0
        assert found == every


def test_a_channel_keeps_the_end_of_the_log() -> None:
    one = Channel("table", 0, "en")
    for number in range(LOG):
        one.show(show(number), lines(number), number - 1)
    assert ats(one.whole()) == [number for number in range(LOG - LOG // 3, LOG) for _ in range(3)]
    assert '"log_more":true' in one.whole()


def test_a_choice_that_is_undone_disappears_from_the_log() -> None:
    one = Channel("table", 0, "en")
    for number in range(4):
        one.show(show(number), lines(number), number - 1)
    one.show(show(2), lines(2), 1)
    assert ats(one.whole()) == [number for number in range(3) for _ in range(3)]
    assert '"log_more"' not in one.whole()
    last = (one.after(one.n - 1) or [""])[0]
    assert '"log_cut":1' in last
    assert ats(last) == [2, 2, 2]


def test_messages_that_were_missed_are_kept_up_to_the_size_of_a_scene() -> None:
    one = Channel("table", 0, "en")
    one.show(show(0), [], -1)
    for number in range(1, 40):
        one.show(show(number), [Line(at=number, seat=None, text="x" * 5000)], number - 1)
    kept = one.after(one.n - 5) or []
    assert len(kept) == 5
    assert one.after(one.n - KEPT_BYTES // 5000 - 1) is None


def test_sentences_are_shared_unless_somebody_is_named() -> None:
    """Two tables with different people share sentences about things, and never show each other's names."""
    ada, bob = (texts.speaker("salvage", "en", (name, "Z")) for name in ("Ada", "Bob"))
    words = ada.game.texts
    said = {"seat": 0, "value": 9}
    message = next(each for each in words.messages("en") if "Ada" in words.say("en", each, said, lambda _seat: "Ada"))
    assert "Ada" in ada.say(message, said)
    assert "Bob" in bob.say(message, said)
    assert "Ada" in ada.say(message, said)
    other = next(
        each for each in words.messages("en") if "9" in words.say("en", each, {"value": 9}, lambda _seat: "Ada")
    )
    known = len(texts.sentences("salvage", "en").said)
    assert ada.say(other, {"value": 9}) == bob.say(other, {"value": 9})
    assert len(texts.sentences("salvage", "en").said) <= known + 1
