"""Malformed requests, and what a stranger can make the server store or reveal."""

from __future__ import annotations

import asyncio
import gzip
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.middleware.gzip import GZipResponder

from ludonaut.server.access.limits import Limits
from ludonaut.server.live import table as live_table
from ludonaut.server.store import Store, StoreTrouble
from ludonaut.server.store.postgres import shown
from ludonaut.server.wire import schemas
from tests.attack.strangers import Stranger
from tests.server.player import at_table, bearer, get, new_table
from tests.server.postgres import Cluster
from tests.server.running import Running, running


def raw(server: Running, request: bytes) -> bytes:
    """The server's answer to these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        said = b""
        while piece := line.recv(65536):
            said += piece
    return said


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health", "/api/nothing", "/api/tables/none"])
def test_head_is_answered_like_get_without_a_body(server: Running, path: str) -> None:
    one, two = Stranger(server, "127.0.0.1").http.head(path), get(server.base + path)
    assert one.status_code == two.status_code
    assert one.content == b""


@pytest.mark.parametrize(
    ("path", "status"),
    [("/%00", 404), ("/a/%00.js", 404), ("/" + "x" * 1500, 404), ("/" + "x" * 5000, 414), ("/?" + "x" * 5000, 414)],
)
def test_strange_paths_get_clean_answers(server: Running, path: str, status: int) -> None:
    assert get(server.base + path).status_code == status


def test_headers_have_a_limit_whether_they_end_or_not(server: Running) -> None:
    start = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
    many = b"".join(b"x-%d: %s\r\n" % (n, b"y" * 100) for n in range(400))
    assert b" 431 " in raw(server, start + many + b"Connection: close\r\n\r\n").split(b"\r\n")[0]
    assert b" 400 " in raw(server, start + b"x: " + b"y" * 100_000).split(b"\r\n")[0]


@pytest.mark.parametrize("name", ["%00", "a%00b", "%ED%A0%80", "x" * 25, "a b"])
def test_invalid_names_of_tables_are_not_looked_up(server: Running, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Store, "table")
    assert Stranger(server, "127.0.0.2").get(f"/api/tables/{name}/scores").json()["code"] == "no-table"


def test_a_zero_byte_stops_nobody_elses_store(cluster: Cluster) -> None:
    """PostgreSQL takes no zero bytes: one in the id of a message made the store connect again for 11 s."""
    with running(database=cluster.database()) as server:
        keeper = server.service.keeper

        async def story() -> None:
            with pytest.raises(ValueError, match="cannot store"):
                await keeper.write(lambda store: store.set_state("a\0b", "over", None))

        asyncio.run_coroutine_threadsafe(story(), server.loop).result(60)
        assert keeper.trouble is None
        made = new_table(server.base, "me", "me")

        async def move() -> str:
            async with at_table(server.ws, made["table"], made["seats"][0]["key"]) as me:
                return str((await me.ask("play", action=me.any_action(), id="a\0b"))["code"])

        assert asyncio.run(move()) == "malformed"


def test_files_of_the_page_are_packed_once_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request packed 215 KB again on the event loop, and nobody counted them."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "index.js").write_text("let x;\n" * 20_000)
    packed: list[int] = []
    compress = gzip.compress

    def counted(said: bytes, *more: Any, **named: Any) -> bytes:
        packed.append(len(said))
        return compress(said, *more, **named)

    monkeypatch.setattr(gzip, "compress", counted)
    monkeypatch.delattr(GZipResponder, "apply_compression")
    with running(tmp_path / "data", client=client, limits=Limits(files=(1e-6, 5.0))) as server:
        ada = Stranger(server, "127.0.0.2")
        answers = [ada.get("/assets/index.js", headers={"accept-encoding": "gzip"}) for _ in range(4)]
        assert ada.get("/assets/index.js", headers={"accept-encoding": "identity"}).text == answers[0].text
        assert [answer.headers["content-encoding"] for answer in answers] == ["gzip"] * 4
        assert ada.get("/").status_code == 429
    assert packed == [140_000]


def test_a_client_that_does_not_read_its_answers_is_disconnected(tmp_path: Path) -> None:
    """It kept its connection open, and the answer in memory, without a limit."""
    with running(tmp_path, limits=Limits(send=1.0)) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /api/games/seti/faces HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        states = server.server.server_state
        for _ in range(100):
            time.sleep(0.1)
            if not states.connections:
                break
        assert not states.connections
        line.close()


def test_an_address_has_a_limit_of_sockets_and_others_can_still_connect(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(sockets=5), proxies=("127.0.0.9",)) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), 60, ("127.0.0.2", 0)) for _ in range(12)]
        assert Stranger(server, "127.0.0.3").get("/api/health").json()["ok"]
        dropped = 0
        for line in held[5:]:
            try:
                dropped += line.recv(1) == b""
            except ConnectionError:
                dropped += 1
        assert dropped == 7
        for line in held:
            line.close()


def test_only_a_trusted_proxys_forwarded_address_counts(tmp_path: Path) -> None:
    limits = Limits(requests=(1e-6, 3.0))
    with running(tmp_path, limits=limits, proxies=("127.0.0.9",)) as server:
        proxy, stranger = Stranger(server, "127.0.0.9"), Stranger(server, "127.0.0.2")
        told = [proxy.get("/api/health", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(6)]
        assert told == [200] * 6
        told = [stranger.get("/api/health", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(6)]
        assert told == [200] * 3 + [429] * 3


def test_wrong_keys_slow_down_wrong_keys_only(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(guesses=(1e-6, 3.0))) as server:
        made = new_table(server.base, "me", "cadet", private=True)
        url = f"{server.base}/api/tables/{made['table']}"
        codes = [get(url, headers=bearer(f"guess{n}")).json()["code"] for n in range(5)]
        assert codes == ["bad-key"] * 3 + ["too-fast"] * 2
        assert get(url, headers=bearer(made["seats"][0]["key"])).status_code == 200


def test_a_journal_of_plays_and_undos_is_compacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal stays short, and the game, its notices and the right to undo survive a restart."""
    monkeypatch.setattr(live_table, "COMPACT", 5)
    limits = Limits(messages=(1e6, 1e6), all_messages=(1e6, 1e6))
    with running(tmp_path, limits=limits) as server:
        made = new_table(server.base, "me", game="planet_unknown")
        key = made["seats"][0]["key"]

        async def story() -> tuple[int, object]:
            async with at_table(server.ws, made["table"], key) as me:
                undone = 0
                while undone < 23:
                    await me.play_any()
                    if me.state["can_undo"]:
                        undone += (await me.ask("undo"))["type"] == "ack"
                return me.state["at"], me.state["ask"]["actions"]

        at, actions = asyncio.run(story())
        assert len(server.service.keeper.store.entries(made["table"])) <= at + 12
    with running(tmp_path, limits=limits) as again:

        async def later() -> tuple[int, object]:
            async with at_table(again.ws, made["table"], key) as me:
                return me.state["at"], me.state["ask"]["actions"]

        assert asyncio.run(later()) == (at, actions)


def test_only_the_operator_sees_paths_and_passwords(tmp_path: Path) -> None:
    trouble = StoreTrouble("the disk is full", tmp_path)
    assert str(tmp_path) in str(trouble)
    assert str(tmp_path) not in trouble.said
    address = "postgresql://ludo:p@ss/w:rd@db.example:5433/games"
    assert "p@ss" not in shown(address, ValueError("no"))
    with running(tmp_path) as server:
        made = new_table(server.base, "me", "cadet")
        server.service.keeper.trouble = None
        with sqlite3.connect(tmp_path / "ludonaut.db", timeout=60) as other:
            other.execute("BEGIN EXCLUSIVE")
            said = Stranger(server, "127.0.0.2").post(
                f"/api/tables/{made['table']}/rotate", headers=bearer(made["seats"][0]["key"])
            )
        assert said.json()["code"] == "store"
        assert str(tmp_path) not in said.text
        assert str(tmp_path) not in get(f"{server.base}/api/health").text


@pytest.mark.parametrize(
    "name",
    [
        "Commander",
        "commander 2",
        "Commander \uff12",
        "\uff23ommander",
        "(Robot)",
        "Robot",
        "a" + "\u0301" * 8,
        "\u0301a",
        "x\u202ey",
    ],
)
def test_names_cannot_be_towers_of_marks_or_names_of_bots(name: str) -> None:
    with pytest.raises(ValueError, match=r"name"):
        schemas.JoinIn(name=name)


@pytest.mark.parametrize("name", ["Zoé", "Zoe\u0301", "हिन्दी", "Jean-Luc 2", "ภาษาไทย", ""])
def test_names_of_people_are_allowed(name: str) -> None:
    assert schemas.JoinIn(name=name)


@pytest.mark.parametrize("shared", [False, True])
def test_a_damaged_row_does_not_break_a_list(tmp_path: Path, shared: bool) -> None:
    """Neither the list of open tables nor one's own."""
    with running(tmp_path, shared=shared) as server:
        good, bad = (new_table(server.base, "me", "open") for _ in range(2))
        with sqlite3.connect(tmp_path / "ludonaut.db", timeout=60) as other:
            other.execute("UPDATE tables SET options = '{' WHERE id = ?", (bad["table"],))
        assert [table["table"] for table in get(f"{server.base}/api/tables").json()] == [good["table"]]
        mine = [{"table": made["table"], "key": made["owner"]} for made in (bad, good)]
        told = Stranger(server, "127.0.0.2").post("/api/tables/summaries", json={"tables": mine}).json()
        assert [one.get("gone", False) for one in told] == [True, False]
        assert get(f"{server.base}/api/tables/{bad['table']}").json()["code"] == "damaged"


def test_a_second_server_on_one_folder_says_what_is_wrong(tmp_path: Path) -> None:
    with running(tmp_path):
        command = [sys.executable, "-m", "ludonaut", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode != 0
    assert "another server already uses this store" in second.stderr + second.stdout


def test_a_backup_does_not_replace_a_file_silently(tmp_path: Path) -> None:
    with running(tmp_path / "data"):
        pass
    file = tmp_path / "games.db"
    command = [sys.executable, "-m", "ludonaut", "backup", str(file), "--data", str(tmp_path / "data")]
    codes = [
        subprocess.run([*command, *more], capture_output=True, timeout=120, check=False).returncode
        for more in ([], [], ["--force"])
    ]
    assert codes[0] == 0
    assert codes[1] != 0
    assert codes[2] == 0
