"""Export, import, backup and the review after a change of rules, on both databases."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludonaut.cli import app
from ludonaut.server import catalogue
from ludonaut.server.store import Entry, SeatRow, Store, TableRow, export, open_store, replay

Place = dict[str, Any]


def fill(store: Store, tables: int = 3, moves: int = 12) -> None:
    """Fill a store with some games in progress."""
    game = catalogue.find("salvage")
    for number in range(tables):
        luck = random.Random(number)
        row = TableRow(
            id=f"t{number}", game="salvage", rules=replay.rules_of(game), seats=2, options={}, seed=number, created=1.0
        )
        match = replay.begin(game, row)
        journal = []  # type: ignore[var-annotated]
        while len(journal) < moves and not match.over:
            seat = luck.choice(list(match.asks))
            before = len(match.choices)
            match.play(luck.choice(match.asks[seat].actions), seat)
            steps = match.choices[before:]
            journal.append(Entry(seq=len(journal) + 1, kind="play", seat=seat, steps=steps, mark=str(len(journal))))
        row.seq = len(journal)
        row.options = dict(match.state.options)
        store.add_table(row, [SeatRow(seat=seat, kind="human", key=f"k{seat}") for seat in range(2)])
        store.add_entries(row.id, journal)
        store.add_position(row.id, row.seq, row.rules, match.position())


@pytest.mark.parametrize("name", ["games.txt", "games.txt.gz"])
def test_what_is_exported_can_be_imported(place: Place, tmp_path: Path, name: str) -> None:
    store = open_store(**place)
    fill(store)
    assert export.export(store, tmp_path / name) == 3
    other = open_store(tmp_path / "other")
    brought = export.bring_in(other, tmp_path / name)
    assert (brought.new, brought.known, brought.refused) == (3, 0, [])
    for tid in store.table_ids():
        assert other.table(tid) == store.table(tid)
        assert other.seats(tid) == store.seats(tid)
        assert other.entries(tid) == store.entries(tid)
    again = export.bring_in(other, tmp_path / name)
    assert (again.new, again.known) == (0, 3)
    other.db.close()
    store.db.close()


def test_a_strange_file_is_refused_line_by_line(tmp_path: Path) -> None:
    store = open_store(tmp_path / "data")
    fill(store)
    export.export(store, tmp_path / "good")
    lines = (tmp_path / "good").read_text().splitlines()
    one, two = json.loads(lines[1]), json.loads(lines[2])
    one["journal"][3]["steps"][0][1] = ["sell", 777]
    one["table"]["id"] = "x1"
    one["positions"] = []
    two["table"] |= {"id": "x2", "seq": 99}
    bad = [lines[0], json.dumps(one), json.dumps(two), '{"table": {}}', "[" * 5000, lines[3].replace("t2", "x3")]
    (tmp_path / "bad").write_text("\n".join(bad) + "\n")
    brought = export.bring_in(store, tmp_path / "bad")
    assert brought.new == 1
    assert [line.split(":")[0] for line in brought.refused] == ["line 2", "line 3", "line 4", "line 5"]
    (tmp_path / "worse").write_bytes(b"\xff\xfe\x00binary")
    with pytest.raises(export.BadExport):
        export.bring_in(store, tmp_path / "worse")
    store.db.close()


def test_a_backup_is_a_store(place: Place, tmp_path: Path) -> None:
    store = open_store(**place)
    fill(store)
    if store.db.kind == "sqlite":
        copy = tmp_path / "copy"
        copy.mkdir()
        export.backup(store, copy / "ludonaut.db")
        other = open_store(copy)
    else:
        export.backup(store, tmp_path / "copy.gz")
        other = open_store(tmp_path / "copy")
        export.bring_in(other, tmp_path / "copy.gz")
    assert other.count() == store.count()
    other.db.close()
    store.db.close()


def test_a_changed_rule_is_named_and_the_game_continues_from_its_position(place: Place) -> None:
    store = open_store(**place)
    fill(store, tables=2)
    assert export.review(store) == (2, [])
    store.db.execute("UPDATE journal SET steps = '[[0, [\"sell\", 1000]]]' WHERE tid = 't0' AND seq = 2")
    count, said = export.review(store)
    assert count == 2
    assert len(said) == 1
    assert "line 2 no longer fits" in said[0]
    assert "position at line 12" in said[0]
    store.db.execute("DELETE FROM positions")
    assert "line 2 no longer fits" in export.review(store)[1][0]
    store.db.close()


def test_the_commands_say_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    run = CliRunner().invoke
    store = open_store(tmp_path / "data")
    fill(store)
    store.db.close()
    done = run(app, ["export", str(tmp_path / "all"), "--data", str(tmp_path / "data")])
    assert done.output.endswith("3 tables\n")
    done = run(app, ["import", str(tmp_path / "all"), "--data", str(tmp_path / "new")])
    assert done.output == "3 imported, 0 already there, 0 refused\n"
    assert "no store" in str(run(app, ["backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")]).exception)
    done = run(app, ["patch-store", "--data", str(tmp_path / "data")])
    assert done.output == "3 replayed, 0 of them no longer fit\n"
