"""How fast the games are, beside the `chess` package in the same run: only the ratios mean something."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from ludonaut.kernel import Game, Match, record
from ludonaut.kernel.checks import playout, random_choice

from .find import find

SEATS = {"spacecorp": 3}
"""The number of seats that is measured, where it is not four."""


def bench_games(names: list[str], seconds: float) -> dict[str, Any]:
    """The figures of each game and of chess, measured in turns so that a busy machine slows all alike."""
    rules = {name: find(name) for name in names}
    rates: dict[str, list[float]] = {name: [] for name in [*names, "chess"]}
    for _ in range(4):
        rates["chess"].append(chess_rate(seconds / 4))
        for name, game in rules.items():
            rates[name].append(random_rate(game, seconds / 4))
    chess = sorted(rates["chess"])[2]
    told: dict[str, Any] = {"games": {}, "chess": {"decisions_per_second": round(chess)}}
    for name, game in rules.items():
        rate = sorted(rates[name])[2]
        told["games"][name] = {
            "decisions_per_second": round(rate),
            "times_chess": round(rate / chess, 2),
            **moments(game),
        }
    return told


def seats_of(game: Game[Any]) -> int:
    """Four, or what the game is measured with."""
    return min(SEATS.get(game.name, 4), game.seats[1])


def random_rate(game: Game[Any], seconds: float) -> float:
    """Decisions a second of random games, each list of actions looked at."""
    luck = Random(1)
    decisions = 0
    seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        match = record.begin(game, seats_of(game), seed, auto=False, listen=False, keep=False)
        playout(match, luck)
        decisions += len(match.choices)
        seed += 1
    return decisions / (time.process_time() - began)


def chess_rate(seconds: float) -> float:
    """Moves a second of random games of chess, played the way its documentation shows."""
    import chess

    luck = Random(1)
    moves = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - began)


def moments(game: Game[Any]) -> dict[str, float]:
    """Microseconds of a clone, an imagining and a view, averaged over the middles of turns of a game."""
    clone, imagine, view = [], [], []
    for match in _middles(game):
        clone.append(_micros(match.clone))
        seat = next(iter(match.asks))
        imagine.append(_micros(lambda m=match, s=seat: m.imagine(s, 1)))  # type: ignore[misc]
        view.append(_micros(lambda m=match, s=seat: m.view(s)))  # type: ignore[misc]
    return {
        "clone_us": round(sum(clone) / len(clone), 1),
        "imagine_us": round(sum(imagine) / len(imagine), 1),
        "view_us": round(sum(view) / len(view), 1),
    }


def _middles(game: Game[Any]) -> list[Match[Any]]:
    match = record.begin(game, seats_of(game), 3, auto=False, listen=False)
    luck = Random(3)
    found: list[Match[Any]] = []
    while not match.over and len(found) < 25:
        seat, action = random_choice(match, luck)
        match.step(action, seat)
        if len(match.choices) % 7 == 0 and not match.over:
            found.append(match.clone())
    return found


def _micros(job: Callable[[], Any]) -> float:
    job()
    began = time.process_time()
    for _ in range(20):
        job()
    return (time.process_time() - began) * 1e6 / 20


def show(told: dict[str, Any]) -> None:
    """The figures as a table."""
    table = Table("game", "decisions/s", "x chess", "clone µs", "imagine µs", "view µs")
    for name, of in told["games"].items():
        table.add_row(
            name,
            str(of["decisions_per_second"]),
            str(of["times_chess"]),
            str(of["clone_us"]),
            str(of["imagine_us"]),
            str(of["view_us"]),
        )
    table.add_row("chess", str(told["chess"]["decisions_per_second"]), "1", "", "", "")
    Console().print(table)
