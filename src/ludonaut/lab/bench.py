"""The speed of the games, compared with chess in the same run: only the ratios mean something."""

from __future__ import annotations

import platform
import sys
import sysconfig
import time
from importlib.util import find_spec
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from ludonaut.games import find
from ludonaut.kernel import ask

from .measure import TURNS, growth, memory, moments, random_play, seat_growth

BESIDE = {"chess": "chess", "open_spiel": "open_spiel chess"}
"""The programs that the games are compared with."""

SLOW = """built without optimisation: 10 to 20 % slower than the Python of a distribution or of the official packages.
Build it with --enable-optimizations (pyenv: PYTHON_CONFIGURE_OPTS) to compare with published figures."""

ROWS = {
    "decisions_per_second": "decisions/s",
    "times_chess": "x chess",
    "times_open_spiel": "x OpenSpiel",
    "games_per_second": "games/s",
    "growth": "growth",
    "seat_growth": "seat growth",
    "clone_us": "clone µs",
    "imagine_us": "imagine µs",
    "view_us": "view µs",
    "picture_us": "picture µs",
    "preview_us": "preview µs",
    "search_per_second": "search/s",
    "state_kb": "state kB",
    "match_kb": "match kB",
}


def bench_games(names: list[str], seconds: float) -> dict[str, Any]:
    """The figures of each game and of the chess programs."""
    rules = {name: find(name) for name in names}
    best: dict[str, tuple[float, float]] = {}
    others = {BESIDE["chess"]: python_chess}
    if find_spec("pyspiel"):
        others[BESIDE["open_spiel"]] = spiel_chess
    for _ in range(TURNS):
        for name, measure in others.items():
            best[name] = max(best.get(name, (0.0, 0.0)), measure(seconds / TURNS))
        for name, game in rules.items():
            best[name] = max(best.get(name, (0.0, 0.0)), random_play(game, seconds / TURNS))
    rates = {
        name: {"decisions_per_second": round(decisions)}
        | {f"times_{key}": round(decisions / best[other][0], 2) for key, other in BESIDE.items() if other in best}
        | {"games_per_second": round(played, 2)}
        for name, (decisions, played) in best.items()
    }
    games = {
        name: rates[name]
        | {"growth": round(growth(game, seconds), 2), "seat_growth": round(seat_growth(game, seconds), 2)}
        | {**moments(game), **memory(game)}
        for name, game in rules.items()
    }
    return about_python() | {"games": games, **{name: rates[name] for name in others}}


def about_python() -> dict[str, Any]:
    """The Python that runs the games, whether it was built with optimisation, and whether the rules are compiled."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": name, "optimised": is_optimised(), "compiled": is_compiled()}


def is_optimised() -> bool:
    """Was this Python built with profile-guided optimisation, as distributions and the official packages are?"""
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "--enable-optimizations")
    return "--enable-optimizations" in configured or sys.base_prefix == "/usr"


def is_compiled() -> bool:
    """Is this the build of mypyc?"""
    return not str(ask.__file__).endswith(".py")


def python_chess(seconds: float) -> tuple[float, float]:
    """Moves and games a second of random chess with the `chess` package, the way its documentation shows."""
    import chess

    rng = Random(1)
    moves = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        played += 1
    return moves / spent, played / spent


def spiel_chess(seconds: float) -> tuple[float, float]:
    """The same with OpenSpiel's chess in C++, driven from Python."""
    import pyspiel

    rng = Random(1)
    game = pyspiel.load_game("chess")
    moves = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        played += 1
    return moves / spent, played / spent


def show(told: dict[str, Any]) -> None:
    """The figures as a table."""
    others = {name: figures for name, figures in told.items() if isinstance(figures, dict) and name != "games"}
    columns = told["games"] | others
    table = Table("compiled" if told["compiled"] else "plain", *(name.replace("_", " ") for name in columns))
    for key, label in ROWS.items():
        table.add_row(label, *(str(figures.get(key, "")) for figures in columns.values()))
    console = Console()
    console.print(table)
    console.print(told["python"], "built with optimisation" if told["optimised"] else SLOW, highlight=False)
