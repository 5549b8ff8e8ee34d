"""Added games and players: named in the environment, found in the current folder, available in every command."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludonaut import games
from ludonaut.kernel import LudonautError
from ludonaut.lab import arena
from ludonaut.players import make
from ludonaut.players.levels import opponent
from ludonaut.server.bots import levels

FIRST = """
from ludonaut.players import Player, Greedy

class First(Player):
    '''Takes what is listed first.'''
    name = "first"
    def choose(self, seat):
        return seat.legal[0]
"""


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "takes_first.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDONAUT_PLAYERS", "takes_first")


@pytest.mark.usefixtures("first")
def test_an_added_player_plays_in_the_arena_and_at_the_table() -> None:
    assert make("first", 3).seed == 3
    report = arena.play("salvage", ["first", "random"], 2)
    assert not report["errors"]
    assert levels.known("salvage")[-1] == "first"
    assert levels.facts("salvage", "fr")[-1] == {
        "name": "first",
        "title": "First",
        "tip": "Takes what is listed first.",
    }


def test_without_names_there_are_no_further_players() -> None:
    assert levels.known("seti") == ["cadet", "pilot", "navigator", "commander", "admiral"]
    with pytest.raises(LudonautError, match="there is no player 'first'"):
        make("first")


def test_a_player_without_a_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "unnamed.py").write_text(FIRST.replace('name = "first"', ""), encoding="utf-8")
    monkeypatch.setenv("LUDONAUT_PLAYERS", "unnamed")
    with pytest.raises(LudonautError, match=r"unnamed\.First has no name"):
        make("first")


@pytest.mark.parametrize("name", ["greedy", "pilot"])
def test_a_name_that_two_players_have_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    module = f"my_{name}"
    (tmp_path / f"{module}.py").write_text(FIRST.replace("first", name), encoding="utf-8")
    monkeypatch.setenv("LUDONAUT_PLAYERS", module)
    with pytest.raises(LudonautError, match=f"are both named '{name}'"):
        opponent(games.find("salvage"), name)
    again = f"again_{name}"
    (tmp_path / f"{again}.py").write_text(FIRST.replace("first", name), encoding="utf-8")
    monkeypatch.setenv("LUDONAUT_PLAYERS", f"{module},{again}")
    with pytest.raises(LudonautError, match=f"two players are named '{name}'; the second is in {again}"):
        make("random")


def test_a_module_with_a_mistake_is_reported_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mistaken.py").write_text("def choose(:", encoding="utf-8")
    monkeypatch.setenv("LUDONAUT_PLAYERS", "mistaken")
    with pytest.raises(LudonautError, match="'mistaken', which cannot be imported: SyntaxError"):
        make("first")


def test_a_module_that_cannot_be_used_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "no_game.py").write_text("GAME = 7", encoding="utf-8")
    (tmp_path / "one_file.py").write_text(
        "from examples.salvage import Salvage\nclass Mine(Salvage): name = 'mine'\nGAME = Mine()", encoding="utf-8"
    )
    for named, why in (("nowhere", "cannot be imported"), ("no_game", "has no GAME"), ("one_file", "must be a folder")):
        monkeypatch.setenv("LUDONAUT_GAMES", named)
        with pytest.raises(LudonautError, match=why):
            games.find("mine")
