"""Whole sessions at a table, from the home page to the final scores."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from ludonaut.kernel import record
from ludonaut.server import catalogue
from tests.server.player import at_table, bearer, get, new_table, post
from tests.server.running import Running, running


def test_a_game_against_bots_is_played_to_its_end_and_its_record_replays(server: Running) -> None:
    made = new_table(server.base, "me", "cadet", "pilot")
    key = made["seats"][0]["key"]

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as me:
            await me.play_on()
            assert me.state["winners"]
            assert len(me.state["scores"]) == 3

    asyncio.run(story())
    text = get(f"{server.base}/api/tables/{made['table']}/record", headers=bearer(key)).text
    assert record.read(text, catalogue.find).over


def test_a_rematch_keeps_seats_options_and_tempo(server: Running) -> None:
    made = new_table(server.base, "me", "cadet", tempo=20)
    key, url = made["seats"][0]["key"], f"{server.base}/api/tables/{made['table']}"
    early = post(f"{url}/rematch", json={"seats": [0]}, headers=bearer(key))
    assert early.json()["code"] == "not-over"
    assert post(f"{url}/tempo", json={"tempo": 0}, headers=bearer(key)).status_code == 200

    async def story() -> None:
        async with at_table(server.ws, made["table"], key) as me:
            await me.play_on()

    asyncio.run(story())
    again = post(f"{url}/rematch", json={"seats": [0]}, headers=bearer(key)).json()
    assert again["table"] != made["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
    assert again["seats"][0]["key"]


def test_a_client_that_reconnects_gets_just_what_it_missed(server: Running) -> None:
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


def test_undo_cuts_the_log_too(server: Running) -> None:
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


def test_looking_back_branching_hints_and_analysis(server: Running) -> None:
    made = new_table(server.base, "me", "cadet", seed=11)
    key, url = made["seats"][0]["key"], f"{server.base}/api/tables/{made['table']}"

    async def story() -> None:
        async with at_table(server.ws, made["table"], key, lang="fr") as me:
            hint = await me.ask("hint")
            assert hint["actions"][0]["a"] in [action["a"] for action in me.state["ask"]["actions"]]
            assert (await me.ask("describe", actions=[me.any_action(), ["no", 1]]))["actions"][0]["text"]
            await me.play_on()
            moment = await me.ask("look", at=3)
            assert (moment["at"], moment["last"]) == (3, me.state["at"])
            assert (await me.ask("look", at=10**6))["code"] == "no-moment"
            assert (await me.ask("lang", lang="en"))["type"] == "ack"
            await me.until(lambda c: c.state["lang"] == "en")
            assert (await me.ask("log", before=4))["log"]

    asyncio.run(story())
    scores = get(f"{url}/scores", headers=bearer(key)).json()
    assert scores["points"][0]["totals"] == [0, 0]
    mistakes = post(f"{url}/analysis", headers=bearer(key)).json()["mistakes"]
    assert all(mistake["cost"] > 0 for mistake in mistakes)
    branch = post(f"{url}/branch", json={"at": 5, "seat": 1, "level": "cadet"}, headers=bearer(key)).json()

    async def other() -> None:
        async with at_table(server.ws, branch["table"], branch["seats"][1]["key"]) as me:
            await me.play_on()
            assert (await me.ask("look", at=0))["type"] == "moment"

    asyncio.run(other())
    text = get(f"{server.base}/api/tables/{branch['table']}/record", headers=bearer(branch["owner"])).text
    brought = post(f"{server.base}/api/tables/import", json={"record": text}).json()
    summary = get(f"{server.base}/api/tables/{brought['table']}", headers=bearer(brought["owner"])).json()
    assert summary["over"]


def test_a_bot_takes_over_for_a_player_who_leaves_and_gives_the_seat_back(server: Running) -> None:
    made = new_table(server.base, "me", "me")
    one, two = (seat["key"] for seat in made["seats"])
    url = f"{server.base}/api/tables/{made['table']}"

    async def story() -> None:
        async with at_table(server.ws, made["table"], one) as ada:
            body = {"seat": 1, "level": "cadet"}
            assert (await asyncio.to_thread(post, f"{url}/bot", json=body, headers=bearer(one))).status_code == 403
            await asyncio.to_thread(post, f"{url}/bot", json=body, headers=bearer(two))
            await ada.until(lambda c: c.state["players"][1]["away"])
            await ada.play_any()
            await ada.until(lambda c: c.state["ask"] or c.state["waiting"])
            await asyncio.to_thread(post, f"{url}/back", headers=bearer(two))
            await ada.until(lambda c: not c.state["players"][1]["away"])
            assert "is back" in ada.state["note"]

    asyncio.run(story())


def test_a_bot_that_takes_too_long_is_replaced_with_a_notice(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=0.0005) as server:
        made = new_table(server.base, "me", "admiral", options={"rounds": 1})

        async def story() -> None:
            async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
                while not me.state["note"]:
                    await (me.play_any() if me.state["ask"] else me.receive())
                assert "had to decide quickly" in me.state["note"]

        asyncio.run(story())


def test_a_clock_that_runs_out_seats_a_bot_even_without_viewers(tmp_path: Path) -> None:
    with running(tmp_path, poll=0.1) as server:
        made = new_table(server.base, "me", "me", clock={"seconds": 10})
        store = server.service.keeper.store
        loop = server.loop
        work = server.service.keeper.write(lambda s: s.set_state(made["table"], "playing", time.time() - 1))
        asyncio.run_coroutine_threadsafe(work, loop).result(5)
        for _ in range(1000):
            if any(seat.away for seat in store.seats(made["table"])):
                break
            time.sleep(0.05)
        assert [seat.away is not None for seat in store.seats(made["table"])] == [True, False]


def test_an_open_seat_is_taken_by_invitation(server: Running) -> None:
    made = new_table(server.base, "me", "open", private=True)
    table, url = made["table"], f"{server.base}/api/tables/{made['table']}"
    assert get(url).json()["code"] == "private"
    assert post(f"{url}/join", json={"name": "Bob"}).json()["code"] == "private"
    assert post(f"{url}/join", json={"name": "Bob", "invite": "x" * 32}).json()["code"] == "bad-key"
    joined = post(f"{url}/join", json={"name": "Bob", "invite": made["seats"][1]["invite"]}).json()
    assert joined["seat"] == 1
    again = post(f"{url}/join", json={"name": "Eve", "invite": made["seats"][1]["invite"]})
    assert again.status_code == 401, "an invitation is good for one"

    async def story() -> None:
        async with at_table(server.ws, table, joined["key"]) as bob:
            assert [player["name"] for player in bob.state["players"]] == ["Player 1", "Bob"]
            assert bob.state["state"] == "playing"

    asyncio.run(story())


def test_an_hourglass_is_shown_while_it_runs(server: Running) -> None:
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


def test_errors_in_texts_and_pictures_do_not_stop_a_game(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in a game's pictures or texts is logged; actions are then listed as a record writes them."""
    game = catalogue.find("salvage")

    def broken(*_args: object) -> None:
        raise KeyError("no words")

    monkeypatch.setattr(type(game), "label", broken)
    made = new_table(server.base, "me", "cadet", options={"rounds": 1})

    async def story() -> None:
        async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
            assert all(action["text"].split()[0] == action["a"][0] for action in me.state["ask"]["actions"])
            await me.play_on()

    asyncio.run(story())
