"""Answers are checked: a player that cheats, fails or is too slow loses its game or its seat, and play continues."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from ludonaut import games, load
from ludonaut.cli import app
from ludonaut.kernel import LudonautError, Seat, record
from ludonaut.lab import arena, commands, rating, simulate
from ludonaut.lab.rating import Pair
from ludonaut.players import guard, make
from ludonaut.players.guard import answer
from ludonaut.players.levels import Level

OWN = """
import os
import time
from ludonaut.players import Player

class Bad(Player):
    '''Plays well for some choices, then badly.'''
    name = "bad"
    caught = []
    def __init__(self, seed=0, argument="cheats"):
        super().__init__(seed, argument)
        self.made = 0
    def choose(self, seat):
        self.made += 1
        if self.made > 2:
            if self.argument == "cheats":
                return ("steal", "everything")
            if self.argument == "fails":
                raise KeyError("oops")
            if self.argument == "leaves":
                raise SystemExit(3)
            if self.argument == "closes":
                raise GeneratorExit
            if self.argument == "puzzles":
                return Puzzle()
            if self.argument == "insists":
                for _ in range(4):
                    try:
                        time.sleep(1)
                    except BaseException:
                        self.caught.append(self.made)
                return seat.legal[0]
            if self.argument == "crashes":
                os._exit(1)
            if self.argument == "interrupts":
                raise KeyboardInterrupt
            if self.argument == "mumbles":
                raise Mute()
            if self.argument == "rambles":
                raise ValueError("first\\n" + "more" * 100_000)
            if self.argument == "lists":
                seat.ask.actions.append(("steal", "everything"))
                return ("steal", "everything")
            while True:
                time.sleep(0.01)
        return seat.legal[0]

class Mute(Exception):
    def __str__(self):
        raise RuntimeError("no words")

class Chatty(Player):
    name = "chatty"
    def choose(self, seat):
        print("thinking ...")
        return seat.legal[0]

class Puzzle:
    def __eq__(self, other):
        raise ValueError("neither true nor false")
    __hash__ = None

class Almost(Player):
    '''Answers with numbers that only equal the listed ones.'''
    name = "almost"
    def choose(self, seat):
        return tuple(float(part) if isinstance(part, int) else part for part in seat.legal[0])

class Broken(Player):
    name = "broken"
    def __init__(self, seed=0):
        raise RuntimeError("no model")
    def choose(self, seat):
        return seat.legal[0]

class Plain(Player):
    name = "plain"
    def __init__(self, seed=0):
        super().__init__(seed)
    def choose(self, seat):
        return seat.legal[0]
"""


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad_players.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDONAUT_PLAYERS", "bad_players")


@pytest.mark.parametrize(
    ("word", "kind", "said"),
    [
        ("bad", "illegal", "answered ('steal', 'everything'), which is not possible now"),
        ("bad:lists", "illegal", "answered ('steal', 'everything'), which is not possible now"),
        ("bad:fails", "exception", "raised KeyError: 'oops'"),
        ("bad:leaves", "exception", "raised SystemExit: 3"),
        ("bad:closes", "exception", "raised GeneratorExit"),
        ("bad:puzzles", "exception", "raised ValueError: neither true nor false"),
        ("bad:mumbles", "exception", "raised Mute (seat "),
        ("bad:rambles", "exception", "raised ValueError: first (seat "),
        ("bad:dawdles", "overrun", "took longer than 0.2 s"),
    ],
)
def test_a_foul_loses_the_game_and_is_reported_with_its_record(word: str, kind: str, said: str) -> None:
    tasks = arena.tasks("salvage", [word, "random"], 4, limit=0.2)
    results = simulate.run(tasks)
    assert len(results) == 4, "the tournament goes on"
    for result in results:
        (foul,) = result.fouls
        assert foul.kind == kind and said in foul.message and foul.player == "bad"
        assert result.forfeited and not result.error
        assert arena.best(result) == [1 - foul.seat]
        assert len(load(result.record).choices) == foul.version
    report = arena.play("salvage", [word, "random"], 4, limit=0.2)
    assert report["players"][word] | {"win_share": 0.0, "fouls": 4} == report["players"][word]
    assert report["players"]["random"]["win_share"] == 1.0 and len(report["fouls"]) == 4
    assert report["players"]["random"]["mean_score"] is None, "no game was played to its end"


def test_a_player_that_catches_the_time_limit_is_interrupted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "AGAIN", 0.05)
    (result,) = simulate.run(arena.tasks("salvage", ["bad:insists", "random"], 1, limit=0.1))
    assert [foul.kind for foul in result.fouls] == ["overrun"] and len(vars(type(make("bad")))["caught"]) == 4


def test_an_action_that_equals_a_listed_one_is_played_as_the_listed_one() -> None:
    (result,) = simulate.run(simulate.tasks("salvage", 2, 1, 0, ["almost"]))
    assert not result.fouls and not result.error
    match = record.begin(games.find("salvage"), 2, 1)
    seat = Seat(match, next(iter(match.asks)))
    action = answer(make("almost"), seat)
    assert action is seat.legal[0] and load(match.record()) is not None


def test_a_foul_may_cost_the_seat_instead() -> None:
    results = simulate.run(arena.tasks("salvage", ["bad", "random"], 4, replace=True))
    assert all(result.fouls and result.winners and not result.forfeited for result in results)
    assert all(load(result.record).over for result in results)


def test_the_arena_reports_fouls_and_keeps_their_records(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app, ["arena", "salvage", "--players", "bad,random", "--games", "2", "--save", str(tmp_path / "kept")]
    )
    assert done.exit_code == 1
    assert "0 errors, 2 fouls" in done.output and "which is not possible now" in done.output
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 2 and load(kept[0].read_text(encoding="utf-8"))


def test_simulate_and_balance_count_fouls(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["simulate", "salvage", "--players", "bad", "--games", "2", "--json"])
    assert len(json.loads(done.output)["fouls"]) == 4 and done.exit_code == 1
    page = str(tmp_path / "page.html")
    kept = tmp_path / "kept"
    words = ["balance", "salvage", "--players", "bad", "--games", "2", "--out", page, "--save", str(kept)]
    done = CliRunner().invoke(app, words)
    assert "fouls" in done.output and "0 fouls" not in done.output and len(list(kept.iterdir())) == 2


def test_a_ladder_reports_fouls_and_keeps_their_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = (Level(name="cadet", player="random"), Level(name="pilot", player="bad"))
    monkeypatch.setattr(commands, "levels", lambda _game: rungs)
    done = CliRunner().invoke(app, ["ladder", "salvage", "--top", "2", "--save", str(tmp_path / "kept")])
    assert done.exit_code == 1
    assert "0 errors, 2 fouls" in done.output and "which is not possible now" in done.output
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_what_players_print_is_not_part_of_a_report() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "ludonaut", "arena", "salvage", "--players", "chatty,random", "--games", "2", "--json"],
        capture_output=True, text=True, env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, "."])},
    )  # fmt: skip
    assert json.loads(printed.stdout)["games"] == 2 and "thinking ..." in printed.stderr


def test_a_player_that_crashes_its_process_fails_only_its_own_games() -> None:
    tasks = [*arena.tasks("salvage", ["random", "natural"], 4), *arena.tasks("salvage", ["bad:crashes", "random"], 2)]
    results = simulate.run([*tasks, *tasks[:2]], processes=2)
    assert [bool(result.error) for result in results] == [False] * 4 + [True] * 2 + [False] * 2
    assert "the process died with bad:crashes, random at the table" in results[4].error


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "salvage", "--players", "random,natural,bad:interrupts", "--round-robin"], "1 games"),
        (["simulate", "salvage", "--players", "random,bad:interrupts"], "0 games of salvage"),
        (["balance", "salvage", "--seats", "2", "--players", "bad:interrupts", "--out", "x.html"], "no game"),
    ],
)
def test_an_interrupted_run_reports_the_games_so_far(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, [*words, "--games", "5"])
    assert done.exit_code == 130 and said in done.output and "interrupted after" in done.output


def test_an_interrupted_ladder_reports_its_measured_levels_and_writes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("random", "natural", "bad:interrupts")
    rungs = tuple(Level(name=f"level{number}", player=word) for number, word in enumerate(words))
    monkeypatch.setattr(commands, "levels", lambda _game: rungs)
    out = tmp_path / "ladder.json"
    done = CliRunner().invoke(app, ["ladder", "salvage", "--games", "4", "--top", "2", "--out", str(out)])
    assert done.exit_code == 130 and "level1" in done.output and "level2" not in done.output and not out.exists()


def test_a_players_argument_is_passed_on() -> None:
    assert make("bad:50", 3).argument == "50"


@pytest.mark.parametrize(
    "word", ["plain:50", "broken", "random:5", "policy:x", "greedy:2", "greedy:0.2:0", "search:0", "search:0.1x"]
)
def test_a_player_that_cannot_be_made_as_asked_is_refused(word: str) -> None:
    with pytest.raises(LudonautError, match=f"'{word}' cannot be made"):
        make(word)


def test_levels_play_in_the_arena() -> None:
    report = arena.play("salvage", ["cadet", "commander"], 2)
    assert set(report["players"]) == {"cadet", "commander"} and not report["fouls"]


def test_a_round_robin_has_ratings_with_intervals_and_a_leaderboard(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    words = ["arena", "salvage", "--players", "random,greedy,bad", "--games", "6", "--round-robin"]
    done = CliRunner().invoke(app, [*words, "--leaderboard", str(file)])
    board = json.loads(file.read_text(encoding="utf-8"))
    assert board["games"] == 18 and len(board["pairs"]) == 3
    names = [row["name"] for row in board["leaderboard"]]
    assert names[-1] == "bad" and names[-1] in done.output
    for row in board["leaderboard"]:
        assert row["interval"][0] <= row["rating"] <= row["interval"][1] and row["games"] == 12


def test_a_game_that_nobody_wins_is_a_draw_for_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = [simulate.Result(seed, scores=[0, 0]) for seed in range(2)]
    monkeypatch.setattr(arena, "run", lambda *_: lost)
    board = arena.round_robin("galaxy_trucker", ["random", "natural"], 2)["leaderboard"]
    assert [(row["rating"], row["wins"]) for row in board] == [(0.0, 1.0), (0.0, 1.0)]


def test_ratings_measure_the_difference_in_strength() -> None:
    first, second = rating.fit(2, [Pair(0, 1, 1000, 1100)])
    assert first - second == pytest.approx(400, abs=1)
    never = rating.ratings(2, [Pair(0, 1, 10, 10)])
    assert never[0]["rating"] > never[1]["rating"] > -2000, "nobody is infinitely weak"
    low, high = rating.ratings(2, [Pair(0, 1, 2, 2)])[0]["interval"]
    assert low < 0 < high, "two won games prove little"


def test_ratings_of_many_players_far_apart_are_fitted_to_the_end() -> None:
    found = rating.fit(8, [Pair(one, other, 1000, 1000) for one, other in combinations(range(8), 2)])
    assert found == pytest.approx([-other for other in reversed(found)], abs=0.01), "strongest as far as weakest"
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("true", [[300, -300], [400, 0, -400], [500, 100, -100, -500]])
def test_intervals_of_ratings_contain_the_true_rating_also_of_players_who_seldom_lose(true: list[float]) -> None:
    luck, inside = Random(1), 0
    for _ in range(100):
        met = []
        for one, other in combinations(range(len(true)), 2):
            share = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            met.append(Pair(one, other, float(sum(luck.random() < share for _ in range(20))), 20))
        rows = rating.ratings(len(true), met)
        inside += sum(row["interval"][0] <= real <= row["interval"][1] for real, row in zip(true, rows, strict=True))
    assert inside / len(true) >= 88, "of 100, expected 95"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "salvage", "--data", "nowhere/x.csv"], "there is no such folder"),
        (["arena", "salvage", "--players", "greedy,nobody"], "there is no player 'nobody'"),
        (["arena", "salvage", "--leaderboard", "x.json"], "--round-robin"),
        (["arena", "salvage", "--on-foul", "laugh"], "'game' or 'seat'"),
        (["ladder", "salvage", "--out", "nowhere/x.json"], "there is no such folder"),
        (["balance", "salvage", "--out", "nowhere/x.html"], "there is no such folder"),
        (["balance", "salvage", "--on-foul", "laugh"], "'game' or 'seat'"),
        (["arena", "salvage", "--players", "greedy", "--round-robin"], "two players or more"),
    ],
)
def test_missing_files_and_packages_are_reported_before_the_first_game(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play", lambda _task: pytest.fail("a game was played"))
    done = CliRunner().invoke(app, words)
    assert isinstance(done.exception, LudonautError) and said in str(done.exception)


def test_a_misspelt_folder_of_content_is_an_error_not_a_comparison_with_the_same_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play", lambda _task: pytest.fail("a game was played"))
    (tmp_path / "deck" / "sety").mkdir(parents=True)
    monkeypatch.setenv("LUDONAUT_CONTENT", str(tmp_path / "deck"))
    for words in (["arena", "seti"], ["ladder", "seti"], ["play", "seti"], ["games"]):
        done = CliRunner().invoke(app, words)
        assert isinstance(done.exception, LudonautError) and "there is no game 'sety'" in str(done.exception)
    monkeypatch.delenv("LUDONAUT_CONTENT")
    (tmp_path / "deck" / "sety").rename(tmp_path / "deck" / "spacecorp")
    done = CliRunner().invoke(app, ["balance", "seti", "--compare", str(tmp_path / "deck")])
    assert isinstance(done.exception, LudonautError) and "nothing to compare" in str(done.exception)


def test_content_to_compare_with_is_tried_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ships = tmp_path / "deck" / "alien_artifacts" / "ships.json"
    ships.parent.mkdir(parents=True)
    ships.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(commands, "Waiting", lambda *_: pytest.fail("the games have begun"))
    done = CliRunner().invoke(app, ["balance", "alien_artifacts", "--compare", str(tmp_path / "deck")])
    assert isinstance(done.exception, LudonautError) and "ships" in str(done.exception)


def test_a_simulation_that_never_ends_is_stopped_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_DECISIONS", 40)
    result = simulate.play(simulate.Task("spacecorp", 2, 1, ("random", "random")))
    assert result.decisions == 40
    assert "has not ended after 40 decisions" in result.error and load(result.record)
