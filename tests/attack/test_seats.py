"""Nobody sees another hand in secret: the log says what was seen before others came, and who took which seat."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import websockets

from tests.attack.strangers import Stranger
from tests.server.player import bearer
from tests.server.running import Running, running


def texts(client: Any) -> list[str]:
    return [line["text"] for line in client.log]


def people(server: Running) -> tuple[Stranger, Stranger]:
    return Stranger(server, "127.0.0.2"), Stranger(server, "127.0.0.3")


def test_a_lasting_line_says_what_the_owner_knew_before_inviting(server: Running) -> None:
    """A chosen seed, a record that was read, an import and a branch: the table and its log name each."""
    mallory, ada = people(server)
    whole = mallory.table("me", "me", seed=5)
    url = f"/api/tables/{whole['table']}"
    brought = mallory.post(
        "/api/tables/import", json={"record": mallory.get(f"{url}/record", headers=bearer(whole["owner"])).text}
    ).json()
    cut = mallory.post(f"{url}/branch", json={"at": 0}, headers=bearer(whole["owner"])).json()
    seen = mallory.table("me", "cadet")
    mallory.get(f"/api/tables/{seen['table']}/position", headers=bearer(seen["owner"]))
    for made, word in (
        (whole, "seed"),
        (whole, "looked at"),
        (brought, "record"),
        (cut, "moment"),
        (seen, "looked at"),
    ):
        path = f"/api/tables/{made['table']}"
        invite = mallory.post(f"{path}/invite", json={"seat": 1}, headers=bearer(made["owner"])).json()["invite"]
        key = ada.post(f"{path}/join", json={"name": "Ada", "invite": invite}).json()["key"]

        async def story(made: dict[str, Any] = made, key: str = key, word: str = word) -> None:
            async with ada.at(made["table"], key) as me:
                assert any(word in said for said in me.state["origin"])
                assert any(word in said for said in texts(me))

        asyncio.run(story())
        assert mallory.get(f"{path}/record", headers=bearer(made["owner"])).json()["code"] == "not-over"


def test_a_second_seat_of_ones_own_that_is_handed_out_counts_as_another_person(server: Running) -> None:
    mallory, ada = people(server)
    made = mallory.table("me", "me")
    url, owner = f"/api/tables/{made['table']}", bearer(made["owner"])

    async def story() -> None:
        async with ada.at(made["table"], made["seats"][1]["key"]) as me:
            assert me.state["origin"] == []

    asyncio.run(story())
    for path in ("record", "position"):
        assert mallory.get(f"{url}/{path}", headers=owner).json()["code"] == "not-over"
    assert mallory.post(f"{url}/branch", json={"at": 0}, headers=owner).json()["code"] == "not-over"


def test_a_look_into_a_bots_hand_leaves_lasting_lines(tmp_path: Path) -> None:
    """Free the bot's seat, take it, give it back: everybody reads that in the log, also after a restart."""
    with running(tmp_path) as server:
        mallory, ada = people(server)
        made = mallory.table("me", "open", "cadet")
        url, owner = f"/api/tables/{made['table']}", bearer(made["owner"])
        ada_key = ada.post(f"{url}/join", json={"name": "Ada"}).json()["key"]

        async def story() -> None:
            async with ada.at(made["table"], ada_key) as me:
                assert not any("free for somebody" in said for said in texts(me))
                freed = await asyncio.to_thread(mallory.post, f"{url}/invite", json={"seat": 2}, headers=owner)
                await me.until(lambda c: any("free for somebody else" in said for said in texts(c)))
                wish = {"name": "Spy", "invite": freed.json()["invite"]}
                mine = bearer(made["seats"][0]["key"])
                twice = await asyncio.to_thread(mallory.post, f"{url}/join", json=wish, headers=mine)
                assert twice.json()["code"] == "two-seats"
                spy = await asyncio.to_thread(mallory.post, f"{url}/join", json=wish)
                await me.until(lambda c: any("Spy takes a seat" in said for said in texts(c)))
                body = {"seat": 2, "level": "cadet"}
                await asyncio.to_thread(mallory.post, f"{url}/bot", json=body, headers=bearer(spy.json()["key"]))
                await me.until(lambda c: any("A bot plays for Spy" in said for said in texts(c)))

        asyncio.run(story())
    with running(tmp_path) as again:
        ada = Stranger(again, "127.0.0.3")

        async def later() -> None:
            async with ada.at(made["table"], ada_key) as me:
                for word in ("free for somebody else", "Spy takes a seat", "A bot plays for Spy"):
                    assert sum(word in said for said in texts(me)) == 1
                for _ in range(3):
                    if me.state["ask"] and (await me.play_any())["type"] == "ack":
                        await me.ask("undo")
                for word in ("free for somebody else", "Spy takes a seat", "A bot plays for Spy"):
                    assert sum(word in said for said in texts(me)) == 1, "an undo takes no such line back"

        asyncio.run(later())


def test_a_revoked_key_plays_no_more_through_a_connection_that_does_not_read(server: Running) -> None:
    """The server cannot say goodbye to a client that reads nothing; it must not listen to them either."""
    mallory, _ = people(server)
    made = mallory.table("me", "me", game="seti")
    url, key = f"/api/tables/{made['table']}", made["seats"][1]["key"]
    store = server.service.keeper.store

    async def story() -> int:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        address = f"{server.ws}/api/ws/{made['table']}"
        deaf = await websockets.connect(address, sock=narrow, max_queue=1, compression=None, max_size=None)
        await deaf.send(json.dumps({"type": "hello", "key": key}))
        first = json.loads(await deaf.recv())
        for _ in range(59):
            await deaf.send(json.dumps({"type": "look", "at": 0}))
        await asyncio.sleep(2.0)
        await asyncio.to_thread(mallory.post, f"{url}/rotate", headers=bearer(key))
        action = first["ask"]["actions"][0]
        action = action["a"] if isinstance(action, dict) else action[0]
        before = len(store.entries(made["table"]))
        await deaf.send(json.dumps({"type": "play", "action": action}))
        await asyncio.sleep(1.0)
        after = len(store.entries(made["table"]))
        deaf.transport.abort()
        return after - before

    assert asyncio.run(story()) == 0


def test_an_undo_names_the_question_that_it_was_clicked_at(server: Running) -> None:
    mallory, _ = people(server)
    made = mallory.table("me", game="planet_unknown")

    async def story() -> str:
        async with mallory.at(made["table"], made["seats"][0]["key"]) as me:
            while True:
                await me.play_any()
                if me.state["ask"] and me.state["can_undo"]:
                    return str((await me.ask("undo", version=me.state["ask"]["version"] - 1)).get("code"))

    assert asyncio.run(story()) == "stale"


def test_play_and_undo_of_one_seat_leave_the_other_its_question(server: Running) -> None:
    """In a phase in which all choose together a loop of play and undo does not make the other's clicks stale."""
    mallory, ada = people(server)
    made = mallory.table("me", "me", game="planet_unknown")
    one, two = (seat["key"] for seat in made["seats"])

    async def story() -> tuple[int, list[str]]:
        undone, answers = 0, []
        async with mallory.at(made["table"], one) as loud, ada.at(made["table"], two) as calm:
            for _ in range(40):
                await loud.ask("ping")
                await calm.ask("ping")
                if not loud.state["ask"]:
                    await calm.play_any()
                    continue
                if not calm.state["ask"]:
                    await loud.play_any()
                    continue
                action, version = calm.any_action(), calm.state["ask"]["version"]
                if (await loud.play_any())["type"] == "ack" and (await loud.ask("undo"))["type"] == "ack":
                    undone += 1
                    answers.append((await calm.ask("play", action=action, version=version))["type"])
        return undone, answers

    undone, answers = asyncio.run(story())
    assert undone >= 3
    assert set(answers) == {"ack"}, answers
