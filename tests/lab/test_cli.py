"""The command line: lazy imports, JSON output, and exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from examples.salvage import GAME
from typer.core import TyperGroup
from typer.testing import CliRunner

from ludonaut import __version__, cli
from ludonaut.cli import COMMANDS, app
from ludonaut.kernel import LudonautError, record
from ludonaut.kernel.checks import play_random

SALVAGE = "salvage"
NOT_REPORTS = {"play", "serve", "serve-part", "render", "content"}


def run(*words: str, code: int = 0, typed: str = "") -> str:
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == code, done.output
    return done.output


def imported_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after this code."""
    printed = f"{code}\nimport sys; print('LOADED', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", printed], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("LOADED")[2].split())


def command(name: str) -> Any:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return group.get_command(typer.Context(group), name)


def test_importing_the_package_loads_neither_kernel_nor_games() -> None:
    loaded = imported_by("import ludonaut")
    assert not {"msgspec", "fluent.runtime", "ludonaut.kernel", "ludonaut.games"} & loaded


def test_help_loads_no_command() -> None:
    asked = "import contextlib, sys; sys.argv = ['ludonaut', '--help']\nfrom ludonaut.cli import main\n"
    asked += "with contextlib.suppress(SystemExit): main()"
    assert not {"rich", "msgspec", "fastapi", "ludonaut.kernel", "ludonaut.lab.commands"} & imported_by(asked)


def test_a_game_loads_fluent_only_for_texts() -> None:
    assert "fluent.runtime" not in imported_by("import ludonaut; ludonaut.new('spacecorp', 2)")


def test_the_package_gives_its_names_when_they_are_used() -> None:
    import ludonaut

    assert isinstance(GAME, ludonaut.Game)
    assert isinstance(ludonaut.new(GAME, 2), ludonaut.Match)
    with pytest.raises(AttributeError, match="nothing"):
        _ = ludonaut.nothing


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_says_of_itself(name: str) -> None:
    assert command(name).help.partition("\n")[0] == COMMANDS[name][1]


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in NOT_REPORTS])
def test_every_command_that_reports_can_print_json(name: str) -> None:
    assert "--json" in {option for parameter in command(name).params for option in parameter.opts}


def test_help_lists_every_command_but_the_hidden() -> None:
    text = run("--help")
    assert all(f"  {name} " in text for name in COMMANDS if name not in cli.HIDDEN)
    assert not any(name in text for name in cli.HIDDEN)


def test_the_version_is_printed() -> None:
    assert run("--version") == f"ludonaut {__version__}\n"


@pytest.mark.parametrize(
    ("words", "completed"),
    [("ludonaut ar", "arena"), ("ludonaut verbs sp", "spacecorp"), ("ludonaut arena --rou", "--round")],
)
def test_the_shell_completes_commands_games_and_options(words: str, completed: str) -> None:
    asked = {"_LUDONAUT_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    call = "import sys; sys.argv = ['ludonaut']\nfrom ludonaut.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, env=os.environ | asked)
    assert done.stdout.startswith(completed), done


def test_reports_for_programs(tmp_path: Path) -> None:
    match = play_random(GAME, 2, 1)
    file = tmp_path / "match.txt"
    file.write_text(match.record(), encoding="utf-8")
    report = json.loads(run("replay", str(file), "--json"))
    assert report["over"] and report["scores"] == [score.total for score in match.scores]
    assert json.loads(run("patch", str(tmp_path), "--json")) == {"records": 1, "broken": {}}
    assert json.loads(run("verbs", SALVAGE, "--json"))["actions"] == GAME.verbs.count
    assert json.loads(run("content", "sources", "galaxy_trucker", "--json"))[0].keys() == {
        "file",
        "provenance",
        "source",
    }
    page = str(tmp_path / "page.html")
    report = json.loads(run("balance", SALVAGE, "--games", "4", "--players", "random", "--out", page, "--json"))
    assert report["page"] == page and report["reports"][0]["games"] == 4 and report["reports"][0]["errors"] == []


def test_a_ladder_for_programs() -> None:
    done = CliRunner().invoke(app, ["ladder", SALVAGE, "--games", "2", "--top", "1", "--json"])
    assert json.loads(done.output)[0]["name"] == "cadet"


def test_a_record_that_no_longer_fits_is_found_by_patch(tmp_path: Path) -> None:
    lines = play_random(GAME, 2, 1).record().splitlines()
    file = tmp_path / "match.txt"
    at = lines.index("") + 1
    file.write_text("\n".join([*lines[:at], "0 sell 99", *lines[at + 1 :]]), encoding="utf-8")
    assert list(json.loads(run("patch", str(tmp_path), "--json", code=1))["broken"]) == [str(file)]


@pytest.mark.parametrize(("error", "code"), [(FileNotFoundError(2, "No such file", "x"), 2), (ZeroDivisionError(), 70)])
def test_wrong_use_and_our_own_errors_have_different_exit_codes(
    error: Exception, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(cli, "app", fail)
    with pytest.raises(SystemExit, match=str(code)):
        cli.main()
    assert ("please report" in capsys.readouterr().err) == (code == 70)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_is_shown_at_the_terminal_and_kept_out_of_a_report_in_a_file() -> None:
    terminal, side = os.openpty()
    command = [sys.executable, "-m", "ludonaut", "simulate", SALVAGE, "--games", "3"]
    path = os.pathsep.join([*sys.path, "."])
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=side, env=os.environ | {"PYTHONPATH": path})
    os.close(side)
    assert done.stdout.startswith(b"3 games of salvage") and b"3/3" in os.read(terminal, 1 << 16)
    os.close(terminal)


def test_a_hint_comes_from_the_adviser_that_was_named_or_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record.begin(GAME, 2, 1).record(), encoding="utf-8")
    for player in ("cadet", "greedy", "search:10"):
        assert json.loads(run("hint", str(file), "--player", player, "--json"))[0]["steps"] >= 1
    for player in ("random", "policy"):
        done = CliRunner().invoke(app, ["hint", str(file), "--player", player])
        assert isinstance(done.exception, LudonautError) and f"'{player}' compares no plans" in str(done.exception)


def test_play_deals_a_fresh_seed_unless_one_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _limit: 41)
    assert "seed 41." in run("play", SALVAGE, typed="q\n")
    assert "seed 3." in run("play", SALVAGE, "--seed", "3", typed="q\n")
