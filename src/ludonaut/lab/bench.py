"""How fast the games are, beside chess in the same run: only the ratios mean something."""

from __future__ import annotations

import time
from importlib.util import find_spec
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from ludonaut.games import find
from ludonaut.kernel import ask

from .measure import growth, memory, moments, random_play

TURNS = 4
"""All are measured in turns, so that a busy machine slows all alike, and the best turn of each counts."""

ROWS = {
    "decisions_per_second": "decisions/s",
    "times_chess": "x chess",
    "games_per_second": "games/s",
    "growth": "growth",
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
    """The figures of each game and of those that people would compare with."""
    rules = {name: find(name) for name in names}
    best: dict[str, tuple[float, float]] = {}
    others = {"chess": python_chess} | ({"open_spiel chess": spiel_chess} if find_spec("pyspiel") else {})
    for _ in range(TURNS):
        for name, measure in others.items():
            best[name] = max(best.get(name, (0.0, 0.0)), measure(seconds / TURNS))
        for name, game in rules.items():
            best[name] = max(best.get(name, (0.0, 0.0)), random_play(game, seconds / TURNS))
    chess = best["chess"][0]
    rates = {
        name: {
            "decisions_per_second": round(decisions),
            "times_chess": round(decisions / chess, 2),
            "games_per_second": round(played, 2),
        }
        for name, (decisions, played) in best.items()
    }
    games = {
        name: rates[name] | {"growth": round(growth(game, seconds), 2), **moments(game), **memory(game)}
        for name, game in rules.items()
    }
    return {"compiled": is_compiled(), "games": games, **{name: rates[name] for name in others}}


def is_compiled() -> bool:
    """Is this the build of mypyc?"""
    return not str(ask.__file__).endswith(".py")


def python_chess(seconds: float) -> tuple[float, float]:
    """Moves and games a second of random chess with the `chess` package, the way its documentation shows."""
    import chess

    luck = Random(1)
    moves = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
        played += 1
    return moves / spent, played / spent


def spiel_chess(seconds: float) -> tuple[float, float]:
    """The same with OpenSpiel's chess in C++, driven from Python."""
    import pyspiel

    luck = Random(1)
    game = pyspiel.load_game("chess")
    moves = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
        played += 1
    return moves / spent, played / spent


def show(told: dict[str, Any]) -> None:
    """The figures as a table."""
    others = {name: figures for name, figures in told.items() if name not in ("compiled", "games")}
    columns = told["games"] | others
    table = Table("compiled" if told["compiled"] else "plain Python", *(name.replace("_", " ") for name in columns))
    for key, label in ROWS.items():
        table.add_row(label, *(str(figures.get(key, "")) for figures in columns.values()))
    Console().print(table)
