"""Many games: the same results however the work is split, and clear errors of the commands."""

import json
import os
import platform
import sys
from pathlib import Path

import pytest
from examples.salvage import GAME
from tools import speed
from typer.testing import CliRunner

from ludonaut import cli
from ludonaut.cli import app
from ludonaut.kernel import LudonautError, content
from ludonaut.kernel.checks import play_random
from ludonaut.lab import arena, data, simulate
from ludonaut.lab.bench import ROWS, is_optimised
from ludonaut.players.levels import read

SALVAGE = "salvage"


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


def test_the_same_seeds_give_the_same_results_over_processes() -> None:
    tasks = simulate.tasks(SALVAGE, 3, 12, 5, ["random", "greedy"], audit=True)
    alone = [(r.seed, r.decisions, r.scores) for r in simulate.run(tasks)]
    shared = [(r.seed, r.decisions, r.scores) for r in simulate.run(tasks, processes=2)]
    assert alone == shared
    assert [seed for seed, *_ in alone] == list(range(5, 17))


def test_simulate_prints_its_shape() -> None:
    code, output = run("simulate", SALVAGE, "--seats", "3", "--games", "5", "--audit", "--json", "--option", "rounds=1")
    report = json.loads(output)
    assert code == 0
    assert report["game"] == SALVAGE and report["seats"] == 3 and report["games"] == 5 and report["errors"] == []
    assert {"decisions", "decisions_per_second", "scores"} <= report.keys()


def test_games_prints_its_shape() -> None:
    _, output = run("games", "--json")
    for game in json.loads(output):
        assert {"name", "title", "seats", "options"} <= game.keys()


def test_bench_prints_its_shape() -> None:
    _, output = run("bench", SALVAGE, "--seconds", "0.1", "--json")
    report = json.loads(output)
    figures = report["games"][SALVAGE]
    assert figures.keys() == ROWS.keys()
    assert all(figure > 0 for figure in figures.values())
    assert report["chess"]["decisions_per_second"] > 0
    assert figures["times_chess"] == pytest.approx(
        figures["decisions_per_second"] / report["chess"]["decisions_per_second"], abs=0.01
    )
    assert report["python"].endswith(platform.python_version())


@pytest.mark.parametrize(
    ("configured", "prefix", "optimised"),
    [
        ("'--enable-optimizations' '--with-lto'", "/opt", True),
        ("'--enable-shared'", "/opt", False),
        ("'--enable-shared'", "/usr", True),
        (None, "C:/Python", True),
    ],
)
def test_bench_knows_a_python_without_optimisation(
    configured: str | None, prefix: str, optimised: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: configured)
    monkeypatch.setattr("sys.base_prefix", prefix)
    assert is_optimised() is optimised


def test_the_table_of_speed_is_made_of_reports() -> None:
    figures = {"times_open_spiel": 1.25, "times_chess": 9.5}
    report = {"python": "CPython 3.12", "optimised": False, "compiled": True, "games": {"salvage": figures}}
    made = speed.table([report])
    assert made.splitlines()[0] == "| build | salvage |"
    assert made.splitlines()[2] == "| compiled, CPython 3.12, built without optimisation | 1.25 (9.5) |"
    assert speed.page("a\n<!-- speed -->\nold\n<!-- end of speed -->\nb\n", made).count("salvage") == 1


def test_the_arena_rotates_seats_over_the_same_deals() -> None:
    plan = arena.tasks(SALVAGE, ["a", "b", "c"], 6)
    assert [(task.seed, task.players) for task in plan[:4]] == [
        (0, ("a", "b", "c")),
        (0, ("b", "c", "a")),
        (0, ("c", "a", "b")),
        (1, ("a", "b", "c")),
    ]
    code, output = run("arena", SALVAGE, "--players", "random,random", "--games", "10", "--json")
    report = json.loads(output)
    shares = [player["win_share"] for player in report["players"].values()]
    assert code == 0
    assert sum(shares) == pytest.approx(1.0, abs=0.001)


def test_the_interval_of_a_share() -> None:
    low, high = arena.wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert arena.wilson(1.0, 10)[1] == 1.0
    assert arena.wilson(0.0, 0) == (0.0, 1.0)


def test_mistakes_in_options_are_reported() -> None:
    for words in (
        ["simulate", "chess"],
        ["simulate", "examples.nothing"],
        ["simulate", SALVAGE, "--seats", "9"],
        ["simulate", SALVAGE, "--option", "rounds"],
        ["simulate", SALVAGE, "--option", "colour=red"],
        ["simulate", SALVAGE, "--players", "genius"],
        ["content", "check", "nowhere"],
    ):
        with pytest.raises(LudonautError):
            run(*words)


def test_patch_names_what_no_longer_fits(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("ludonaut record 1\ngame chess 1\n\n")
    with pytest.raises(LudonautError):
        run("patch", str(tmp_path))


def test_own_content_that_replaces_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "LUDONAUT_CONTENT", "")
    (tmp_path / "monopoly").mkdir()
    with pytest.raises(LudonautError, match="there is no game 'monopoly'"):
        run("content", "check", str(tmp_path))
    (tmp_path / "monopoly").rmdir()
    (tmp_path / "galaxy_trucker").mkdir()
    (tmp_path / "galaxy_trucker" / "weather.json").write_text("{}")
    with pytest.raises(LudonautError, match="has no such file"):
        run("content", "check", str(tmp_path))


def test_a_record_of_an_unlisted_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDONAUT_GAMES", "")
    file = tmp_path / "record.txt"
    file.write_text(play_random(GAME, 2, 1).record())
    with pytest.raises(LudonautError, match="there is no game 'salvage'"):
        run("replay", str(file), "--check")


def test_a_balance_report_counts_every_game(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    code, output = run("balance", SALVAGE, "--games", "16", "--players", "random", "--seats", "3", "--out", str(page))
    assert code == 0
    assert "16 games with 3 seats" in output
    text = page.read_text(encoding="utf-8")
    assert text.count("<img") >= 4 and "sell" not in text.split("<table>")[1]


def test_traits_are_reported_by_win_share() -> None:
    from ludonaut.lab.balance import report

    results = [
        simulate.Result(seed, scores=[5, 3], winners=[0], traits=[{"side": "red"}, {"side": "blue"}], used=[[], []])
        for seed in range(10)
    ]
    figures = report(GAME, 2, results, "test")
    assert {share.name: share.share for share in figures.groups["side"]} == {"red": 1.0, "blue": 0.0}


def test_results_as_a_table(tmp_path: Path) -> None:
    import csv

    file = tmp_path / "results.csv"
    run("simulate", SALVAGE, "--seats", "2", "--games", "3", "--data", str(file), "--json")
    with file.open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 6
    assert {"seed", "seat", "player", "score", "won"} <= rows[0].keys()
    assert [(int(row["seed"]), int(row["seat"])) for row in rows] == [(n, seat) for n in range(3) for seat in range(2)]
    with pytest.raises(LudonautError, match=r"\.csv or \.parquet"):
        run("simulate", SALVAGE, "--games", "1", "--data", str(tmp_path / "results.xls"))


def test_parquet_holds_what_csv_holds(tmp_path: Path) -> None:
    import csv

    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs pyarrow")
    results = simulate.run(simulate.tasks(SALVAGE, 3, 4, 0, ["random"], detail=True))
    for name in ("results.csv", "results.parquet"):
        data.write(tmp_path / name, results)
    with (tmp_path / "results.csv").open(encoding="utf-8") as stream:
        as_csv = list(csv.DictReader(stream))
    as_parquet = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert as_parquet == data.rows(results)
    assert [{key: str(value) for key, value in row.items()} for row in as_parquet] == as_csv


def test_the_rungs_of_a_ladder() -> None:
    from ludonaut.lab import ladder

    assert ladder.elo(0.5, 100)[0] == pytest.approx(0)
    assert ladder.elo(10 / 11, 1000)[0] == pytest.approx(400)
    rungs = ladder.climb(SALVAGE, ["low", "high"], ["random", "greedy"], [40])
    assert rungs[1].rating > rungs[0].rating
    assert [(level.player, level.games) for level in read(ladder.write(rungs))] == [("random", None), ("greedy", 40)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hint", "missing.txt"], "missing.txt: no such file or directory"),
        (["replay", "noise.txt"], "noise.txt: this is not a text, so it is not a record"),
        (["render", "noise.txt"], "noise.txt: this is not a text, so it is not a record"),
        (["patch", "missing"], "missing: there is no such folder"),
        (["balance", "seti", "--compare", "missing"], "missing: there is no such folder"),
    ],
)
def test_a_file_that_cannot_be_read_is_reported_in_one_line(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("noise.txt").write_bytes(b"\xff\xfe\xfd")
    monkeypatch.setattr(sys, "argv", ["ludonaut", *words])
    with pytest.raises(SystemExit, match="2"):
        cli.main()
    assert capsys.readouterr() == ("", f"ludonaut: {said}\n")


def test_an_error_in_a_tournament_is_reported_without_a_progress_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ludonaut", "arena", "seti", "--players", "nobody"])
    with pytest.raises(SystemExit, match="2"):
        cli.main()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ludonaut: there is no player 'nobody'")


def test_a_missing_folder_of_content_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDONAUT_CONTENT", "missing")
    with pytest.raises(LudonautError, match="LUDONAUT_CONTENT names 'missing'"):
        content.find("ludonaut.games.seti", "cards")
