"""Strange messages, repeated, late or in another order, and strangers' files."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludonaut.server.access.limits import Limits
from tests.fuzz.parsing import PARSERS, broken, fault_of
from tests.fuzz.serving import examples
from tests.server.player import Client, at_table, new_table
from tests.server.running import Running, running

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
KINDS = st.sampled_from(["play", "undo", "hint", "look", "log", "describe", "lang", "ping", "hello", "say", "", "n"])
FIELDS = st.sampled_from(["id", "action", "actions", "version", "at", "before", "lang", "key", "stream", "since"])
SHAPED = st.builds(lambda kind, rest: {"type": kind, **rest}, KINDS, st.dictionaries(FIELDS, JSON, max_size=4))
STRANGE = (SHAPED | JSON).map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200) | st.just("[" * 9000)


def test_strange_messages_are_each_answered_and_change_nothing(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=(1e6, 1e6), hints=(0.001, 1.0), connections=1000)) as server:
        made = new_table(server.base, "me", "me", seed=5)
        key = made["seats"][0]["key"]
        before = server.service.keeper.store.count()

        @settings(max_examples=examples(15), deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.lists(STRANGE, min_size=1, max_size=8))
        def strange(messages: list[str | bytes]) -> None:
            async def story() -> None:
                async with at_table(server.ws, made["table"], key) as me:
                    for message in messages:
                        await me.socket.send(message)
                    await me.socket.send(json.dumps({"type": "ping", "id": "the last one"}))
                    answers = 0
                    while "the last one" not in me.answers:
                        answers += "re" in await me.receive()
                    assert answers == len(messages) + 1
                    assert me.state["at"] == 0

            asyncio.run(story())

        strange()
        assert server.service.keeper.store.count() == before


async def disorder(one: Client, two: Client, luck: Random, moves: int) -> Counter[str]:
    """Two people play; some of their messages are sent twice, again much later, or in the wrong order."""
    sent: list[tuple[Client, dict[str, Any]]] = []
    acknowledged: Counter[str] = Counter()
    for number in range(moves):
        asked = [player for player in (one, two) if player.state["ask"]]
        if not asked:
            break
        mover = luck.choice(asked)
        ask = mover.state["ask"]
        now = {"type": "play", "id": f"m{number}", "action": mover.any_action(), "version": ask["version"]}
        own = [message for player, message in sent if player is mover]
        batch = [now] + luck.sample(own, min(len(own), luck.randrange(3))) + [now] * luck.randrange(2)
        luck.shuffle(batch)
        sent.append((mover, now))
        for message in batch:
            await mover.socket.send(json.dumps(message))
        for _ in batch:
            while "re" not in (answer := await mover.receive()):
                pass
            assert answer["type"] in ("ack", "refused"), answer
            acknowledged[answer["re"]] += answer["type"] == "ack"
        for player in (one, two):
            await player.ask("ping")
    return acknowledged


def test_messages_sent_twice_late_or_out_of_order_are_played_once_or_refused(server: Running) -> None:
    @settings(max_examples=examples(2), deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**32))
    def story(seed: int) -> None:
        made = new_table(server.base, "me", "me", seed=seed % 1000)
        keys = [seat["key"] for seat in made["seats"]]

        async def play() -> Counter[str]:
            places = [at_table(server.ws, made["table"], key) for key in keys]
            async with places[0] as one, places[1] as two:
                return await disorder(one, two, Random(seed), 20)

        acknowledged = asyncio.run(play())
        there = Counter(entry.mark for entry in server.service.keeper.store.entries(made["table"]))
        assert max(there.values()) == 1, "a message was played twice"
        for number in range(len(there)):
            assert acknowledged[f"m{number}"] >= there[f"m{number}"] == 1, "a choice that was made is acknowledged"
        assert sum(there.values()) == len({mark for mark, times in acknowledged.items() if times})

    story()


@pytest.mark.parametrize("name", PARSERS)
def test_broken_input_is_refused_or_valid_but_never_an_error(name: str) -> None:
    parser = PARSERS[name]

    @settings(max_examples=examples(25), deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.integers(0, 2**32), st.text(max_size=60))
    def story(seed: int, text: str) -> None:
        luck = Random(seed)
        sample = luck.choice(parser.samples())
        for strange in (text, broken(sample, luck), sample[: len(sample) // 3] + text):
            assert fault_of(parser, strange) == "", strange[:2000]

    story()
