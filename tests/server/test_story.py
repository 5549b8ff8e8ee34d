"""Whole stories at a table: from the first page to the last score."""

from __future__ import annotations

import asyncio

import httpx

from ludonaut.kernel import record
from ludonaut.server import catalogue
from tests.server.player import at_table, bearer, new_table
from tests.server.running import Running


def test_a_game_against_bots_is_played_to_its_end_and_its_record_replays(server: Running) -> None:
    made = new_table(server.base, "me", "cadet", "pilot")
    key = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as me:
            await me.play_on()
            assert me.state["winners"]
            assert len(me.state["scores"]) == 3

    asyncio.run(story())
    text = httpx.get(f"{server.base}/api/tables/{made['table']}/record", headers=bearer(key)).text
    assert record.read(text, catalogue.find).over


def test_who_comes_back_gets_what_it_missed_and_nothing_else(server: Running) -> None:
    made = new_table(server.base, "me", "me")
    one, two = (seat["key"] for seat in made["seats"])

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as ada, at_table(server.ws, made["table"], two) as bob:
            stream, since = bob.state["stream"], bob.state["n"]
            state, log, picture = bob.state, bob.log, bob.picture
            await bob.socket.close()
            while ada.state["ask"]:
                await ada.play_any()
                await asyncio.sleep(0.02)
                while not ada.state["ask"] and not ada.state["waiting"]:
                    await ada.receive()
            async with at_table(server.ws, made["table"], two, stream=stream, since=since) as again:
                again.state, again.log, again.picture = state, log, picture
                await again.until(lambda c: c.state["ask"])
                assert again.state["n"] > since
                assert "stream" not in (again.answers or {})
            async with at_table(server.ws, made["table"], two) as fresh:
                assert fresh.log == again.log
                assert fresh.state["ask"] == again.state["ask"]

    asyncio.run(story())


def test_a_stale_an_illegal_and_a_foreign_answer_are_refused(server: Running) -> None:
    made = new_table(server.base, "me", "me")
    one, two = (seat["key"] for seat in made["seats"])

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as ada, at_table(server.ws, made["table"], two) as bob:
            version, action = ada.state["ask"]["version"], ada.any_action()
            assert (await bob.ask("play", action=action, version=version))["code"] == "not-asked"
            assert (await ada.ask("play", action=["sell", 77], version=version))["code"] == "illegal"
            assert (await ada.ask("play", action=action, version=version - 1))["code"] == "stale"
            assert (await ada.ask("play", action=action, version=version, id="same"))["type"] == "ack"
            assert (await ada.ask("play", action=action, version=version, id="same"))["type"] == "ack"
            assert ada.state["at"] == 1, "the same click counts once"
            async with at_table(server.ws, made["table"], None) as watcher:
                assert watcher.state["ask"] is None
                assert (await watcher.ask("play", action=action, version=version))["code"] == "spectator"

    asyncio.run(story())


def test_undo_takes_the_log_back_too(server: Running) -> None:
    made = new_table(server.base, "me", "me", seed=3)
    one = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as ada:
            before = list(ada.log)
            sells = [a["a"] for a in ada.state["ask"]["actions"] if a["a"][0] == "sell"]
            await ada.ask("play", action=sells[0], version=ada.state["ask"]["version"])
            await ada.until(lambda c: c.state["at"] == 1)
            assert ada.state["can_undo"]
            assert len(ada.log) == len(before) + 1
            assert (await ada.ask("undo"))["type"] == "ack"
            await ada.until(lambda c: c.state["at"] == 0)
            assert ada.log == before
            assert (await ada.ask("undo"))["code"] == "no-undo"
        async with at_table(server.ws, made["table"], one) as again:
            assert again.state["at"] == 0

    asyncio.run(story())


def test_an_open_seat_is_taken_by_invitation(server: Running) -> None:
    made = new_table(server.base, "me", "open", private=True)
    table, url = made["table"], f"{server.base}/api/tables/{made['table']}"
    assert httpx.get(url).json()["code"] == "private"
    assert httpx.post(f"{url}/join", json={"name": "Bob"}).json()["code"] == "private"
    assert httpx.post(f"{url}/join", json={"name": "Bob", "invite": "x" * 32}).json()["code"] == "bad-key"
    joined = httpx.post(f"{url}/join", json={"name": "Bob", "invite": made["seats"][1]["invite"]}).json()
    assert joined["seat"] == 1
    again = httpx.post(f"{url}/join", json={"name": "Eve", "invite": made["seats"][1]["invite"]})
    assert again.status_code == 401, "an invitation is good for one"

    async def story() -> None:
        async with at_table(server.ws, table, joined["key"]) as bob:
            assert [player["name"] for player in bob.state["players"]] == ["Player 1", "Bob"]
            assert bob.state["state"] == "playing"

    asyncio.run(story())


def test_the_hourglass_runs_out_by_itself(server: Running, monkeypatch: object) -> None:
    made = new_table(server.base, "me", "cadet", options={"clock": True, "rounds": 1})
    key = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as me:
            while not me.state["hourglass"]:
                if me.state["ask"]:
                    await me.play_any()
                else:
                    await me.receive()
            assert me.state["hourglass"]["of"] == 20.0
            await me.play_on()

    asyncio.run(story())
