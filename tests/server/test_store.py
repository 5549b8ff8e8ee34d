"""The store: one suite, against SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from ludonaut.server.store import (
    Conflict,
    Damaged,
    Entry,
    Keeper,
    SeatRow,
    Store,
    StoreTrouble,
    TableRow,
    Writing,
    open_database,
    open_store,
)
from ludonaut.server.store.schema import MIGRATIONS, migrate, version_of

Place = dict[str, Any]


def row(name: str = "t1", **more: Any) -> TableRow:
    fields: dict[str, Any] = {"game": "salvage", "rules": "1 x", "seats": 2, "options": {"rounds": 3, "clock": False}}
    return TableRow(id=name, seed=2**63 - 1, created=1.0, touched=1.0, **(fields | more))


def seats() -> list[SeatRow]:
    return [SeatRow(seat=0, kind="human", key="aa"), SeatRow(seat=1, kind="open", invite="bb")]


def play(seq: int, mark: str = "m", table: str = "t1") -> Writing:
    entry = Entry(seq=seq, kind="play", seat=0, steps=[(0, ("sell", 3)), (1, ("draw",))], mark=mark, made=2.0)
    return Writing(table=table, entry=entry, state="playing", due=9.0)


@pytest.fixture
def store(place: Place) -> Any:
    found = open_store(**place)
    yield found
    found.db.close()


def test_the_store_returns_what_was_stored(store: Store) -> None:
    store.add_table(row(start='{"a": 1}', private=True, clock=60, watch="w"), seats())
    store.append(play(1))
    found = store.table("t1")
    assert found is not None
    assert (found.seed, found.options, found.private, found.seq, found.due) == (2**63 - 1, row().options, True, 1, 9.0)
    assert store.seats("t1") == seats()
    assert store.entries("t1") == [play(1).entry]
    assert store.table("t2") is None


def test_a_choice_is_appended_at_the_end_or_not_at_all(store: Store) -> None:
    store.add_table(row(), seats())
    store.append(play(1, "first"))
    with pytest.raises(Conflict):
        store.append(play(1, "second"))
    with pytest.raises(Conflict):
        store.append(play(3, "third"))
    assert [entry.mark for entry in store.entries("t1")] == ["first"]


def test_the_same_choice_written_twice_is_there_once(store: Store) -> None:
    store.add_table(row(), seats())
    store.append(play(1, "same"))
    store.append(play(1, "same"))
    assert len(store.entries("t1")) == 1


def test_a_seat_is_given_away_once(store: Store) -> None:
    store.add_table(row(), seats())
    was = seats()[1]
    store.set_seat("t1", SeatRow(seat=1, kind="human", key="cc", name="Bob"), was=was)
    with pytest.raises(Conflict):
        store.set_seat("t1", SeatRow(seat=1, kind="human", key="dd", name="Eve"), was=was)
    assert store.seats("t1")[1].name == "Bob"
    assert store.heads(["t1", "t2"]) == {"t1": (0, 1)}


def test_a_damaged_line_is_reported_with_its_number_and_harms_no_other_table(store: Store) -> None:
    for name in ("t1", "t2"):
        store.add_table(row(name), seats())
        for seq in (1, 2, 3):
            store.append(play(seq, f"m{seq}", name))
    store.db.execute("UPDATE journal SET steps = '[[0,' WHERE tid = ? AND seq = 2", ("t1",))
    with pytest.raises(Damaged, match="line 2 of table t1"):
        store.entries("t1")
    assert len(store.entries("t2")) == 3
    store.db.execute("DELETE FROM journal WHERE tid = ? AND seq = 2", ("t1",))
    with pytest.raises(Damaged, match="line 2 of table t1 is missing"):
        store.entries("t1")


def test_expired_clocks_are_found(store: Store) -> None:
    store.add_table(row("t1", due=5.0), seats())
    store.add_table(row("t2", due=50.0), seats())
    store.add_table(row("t3"), seats())
    assert store.due_tables(10.0) == ["t1"]


def test_a_store_of_the_previous_schema_is_brought_up_with_its_games(place: Place) -> None:
    old = open_database(**place)
    migrate(old, 1)
    assert version_of(old) == 1
    shell = Store.__new__(Store)
    shell.db = old
    shell.add_table(row(), seats())
    shell.append(play(1))
    old.close()
    new = open_store(**place)
    assert version_of(new.db) == len(MIGRATIONS)
    assert new.entries("t1") == [play(1).entry]
    new.add_position("t1", 1, "1 x", "{}")
    assert new.positions("t1") == [(1, "1 x", "{}")]
    new.db.close()


def test_a_store_of_a_newer_release_is_left_alone(place: Place) -> None:
    store = open_store(**place)
    store.db.execute("INSERT INTO migrations (number, done) VALUES (99, 0)")
    store.db.close()
    with pytest.raises(StoreTrouble, match="newer release"):
        open_store(**place)


def test_many_writers_share_commits_and_none_is_lost(place: Place) -> None:
    keeper = Keeper(open_store(**place))

    async def right() -> None:
        done = await asyncio.gather(
            *(keeper.write(lambda s, w=play(6, str(n)): s.append(w)) for n in range(4)),  # type: ignore[misc]
            return_exceptions=True,
        )
        assert sum(one is None for one in done) == 1, "of four who write the same line, one does"

    async def main() -> None:
        names = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(keeper.write(lambda s, n=n: s.add_table(row(n), seats())) for n in names))  # type: ignore[misc]

        async def game(name: str) -> None:
            for seq in range(1, 6):
                await keeper.write(lambda s, w=play(seq, f"{name}{seq}", name): s.append(w))  # type: ignore[misc]

        await asyncio.gather(*(game(name) for name in names))
        await right()
        assert await keeper.read(lambda s: s.count()) == (20, 101)

    asyncio.run(main())
    keeper.close()


def test_a_job_that_fails_harms_no_other_in_its_group(place: Place) -> None:
    keeper = Keeper(open_store(**place))

    def bad(store: Store) -> None:
        store.add_table(row("bad"), seats())
        raise ValueError("no")

    async def main() -> None:
        jobs = [keeper.write(lambda s, n=n: s.add_table(row(f"t{n}"), seats())) for n in range(5)]  # type: ignore[misc]
        done = await asyncio.gather(*jobs, keeper.write(bad), return_exceptions=True)
        assert [type(one) for one in done] == [type(None)] * 5 + [ValueError]
        assert await keeper.read(lambda s: s.count()) == (5, 0)

    asyncio.run(main())
    keeper.close()


# ---- SQLite in trouble


def test_a_full_disk_is_reported_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add_table(row(), seats())
    pages = store.db.rows("PRAGMA page_count")[0][0]
    store.db.execute(f"PRAGMA max_page_count = {pages + 1}")
    keeper = Keeper(store)

    async def main() -> int:
        for seq in range(1, 1000):
            try:
                await keeper.write(lambda s, w=play(seq, "m" * 500): s.append(w))  # type: ignore[misc]
            except StoreTrouble as fault:
                assert "disk is full" in str(fault)
                assert keeper.trouble
                return seq
        raise AssertionError("the disk never was full")

    stopped = asyncio.run(main())
    assert len(store.entries("t1")) == stopped - 1
    store.db.execute("PRAGMA max_page_count = 100000")

    async def again() -> None:
        await keeper.write(lambda s: s.append(play(stopped)))
        assert keeper.trouble is None

    asyncio.run(again())
    keeper.close()


def test_a_file_that_is_not_a_store_is_reported(tmp_path: Path) -> None:
    (tmp_path / "ludonaut.db").write_bytes(b"this is not a database, but a shopping list\n" * 200)
    with pytest.raises(StoreTrouble, match="not a Ludonaut store"):
        open_store(tmp_path)


def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add_table(row(), seats())
    for seq in range(1, 300):
        store.append(play(seq, str(seq)))
    store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.db.close()
    file = tmp_path / "ludonaut.db"
    whole = bytearray(file.read_bytes())
    whole[4096 * 3 : 4096 * 8] = os.urandom(4096 * 5)
    file.write_bytes(whole)
    with pytest.raises(StoreTrouble, match="damaged"):
        open_store(tmp_path)


def test_an_incomplete_last_write_is_dropped_and_the_rest_is_kept(tmp_path: Path) -> None:
    """A log that ends within a commit: that commit was never acknowledged, and everything before it stays."""
    store = open_store(tmp_path)
    store.add_table(row(), seats())
    for seq in range(1, 20):
        store.db.begin()
        store.append(play(seq, str(seq)))
        store.db.commit()
    log = tmp_path / "ludonaut.db-wal"
    whole, main = log.read_bytes(), (tmp_path / "ludonaut.db").read_bytes()
    other = tmp_path / "other"
    other.mkdir()
    (other / "ludonaut.db").write_bytes(main)
    (other / "ludonaut.db-wal").write_bytes(whole[:-100])
    store.db.close()
    again = open_store(other)
    assert len(again.entries("t1")) == 18
    again.append(play(19, "again"))
    again.db.close()


def test_a_read_only_store_is_reported(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.db.close()
    db = sqlite3.connect(f"file:{tmp_path / 'ludonaut.db'}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        db.execute("INSERT INTO migrations VALUES (9, 9)")
    db.close()
    if os.geteuid() == 0:
        return
    for file in [*tmp_path.iterdir(), tmp_path]:
        file.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(StoreTrouble, match="read-only"):
        open_store(tmp_path).add_table(row(), seats())


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    one, two = open_database(tmp_path), open_database(tmp_path)
    one.alone()
    with pytest.raises(StoreTrouble, match="another server"):
        two.alone()
    one.close()
    two.alone()
    two.close()


def test_a_wrong_database_address_is_reported_without_its_password() -> None:
    with pytest.raises(StoreTrouble, match="postgresql://"):
        open_store(database="mysql://x")
    with pytest.raises(StoreTrouble) as said:
        open_store(database="postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(said.value)
