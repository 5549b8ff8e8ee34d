"""Measurements of one game: playing, copying, viewing, searching, and memory."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from ludonaut.kernel import Game, Match, Seat, record
from ludonaut.kernel.checks import playout, random_choice, random_choices
from ludonaut.players.search import Search
from ludonaut.table.rooms import picture_of

SEATS = 4
"""The number of seats that is measured, or as many as the game has."""
TURNS = 4
"""What is compared is measured in turns, so that a busy machine slows all alike, and the best turn of each counts."""
MOMENTS = 25
ITERATIONS = 60


def begin(game: Game[Any], seed: int, listen: bool = False, keep: bool = False, seats: int = SEATS) -> Match[Any]:
    """A new match for a measurement."""
    return record.begin(game, min(seats, game.seats[1]), seed, auto=False, listen=listen, keep=keep)


def random_play(game: Game[Any], seconds: float, seats: int = SEATS) -> tuple[float, float]:
    """Decisions and games a second by random players who read every list of actions."""
    rng = Random(1)
    decisions = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        match = begin(game, played, seats=seats)
        playout(match, rng)
        decisions += len(match.choices)
        played += 1
    return decisions / spent, played / spent


def seat_growth(game: Game[Any], seconds: float) -> float:
    """What a decision costs with all seats taken, in decisions of a game of two; both are measured in turns."""
    two = full = 0.0
    for _ in range(TURNS):
        two = max(two, random_play(game, seconds / TURNS / 2, seats=2)[0])
        full = max(full, random_play(game, seconds / TURNS / 2, seats=game.seats[1])[0])
    return two / full


def growth(game: Game[Any], seconds: float) -> float:
    """The cost of a decision in the last quarter of a game, in decisions of the first."""
    costs = [0.0] * 4
    seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds or seed < 3:
        match = begin(game, seed)
        playout(match, Random(seed))
        quarter = len(match.choices) // 4
        match = begin(game, seed)
        rng = Random(seed)
        for part in range(4):
            costs[part] += _spent(match, rng, quarter)
        seed += 1
    return costs[3] / costs[0]


def _spent(match: Match[Any], rng: Random, decisions: int) -> float:
    began = time.process_time()
    for _ in range(decisions):
        seat, action = random_choice(match, rng)
        match.step(action, seat)
    return time.process_time() - began


def moments(game: Game[Any]) -> dict[str, float]:
    """Microseconds of a clone, an imagining, a view, a picture and a preview, and iterations of a search a second.

    Averages over middles of turns all through a game.
    """
    costs: dict[str, list[float]] = {
        "clone_us": [],
        "imagine_us": [],
        "view_us": [],
        "picture_us": [],
        "preview_us": [],
    }
    iteration = []
    for match in _middles(game):
        seat = next(iter(match.asks))
        costs["clone_us"].append(_micros(match.clone))
        costs["imagine_us"].append(_micros(lambda m=match, s=seat: m.imagine(s, 1)))  # type: ignore[misc]
        costs["view_us"].append(_micros(lambda m=match, s=seat: m.view(s)))  # type: ignore[misc]
        costs["picture_us"].append(_micros(lambda m=match, s=seat: picture_of(m, s), 2))  # type: ignore[misc]
        if seat >= 0:
            action = match.asks[seat].actions[0]
            costs["preview_us"].append(_micros(lambda m=match, s=seat, a=action: m.preview(s, a), 2))  # type: ignore[misc]
            bot = Search(1, iterations=ITERATIONS)
            spent = _micros(lambda s=Seat(match, seat), b=bot: b.judge(s), 1)  # type: ignore[misc]
            iteration.append(spent / max(1, bot.done))
    means = {name: round(sum(times) / len(times), 1) for name, times in costs.items()}
    return means | {"search_per_second": round(1e6 * len(iteration) / sum(iteration))}


def _middles(game: Game[Any]) -> list[Match[Any]]:
    whole = begin(game, 3)
    playout(whole, Random(3))
    apart = len(whole.choices) // MOMENTS + 1
    match = begin(game, 3, keep=True)
    found: list[Match[Any]] = []
    for number, (seat, action) in enumerate(random_choices(match, Random(3))):
        if number % apart == apart // 2:
            found.append(match.clone())
        match.step(action, seat)
    return found


def _micros(job: Callable[[], Any], times: int = 20) -> float:
    job()
    began = time.process_time()
    for _ in range(times):
        job()
    return (time.process_time() - began) * 1e6 / times


def memory(game: Game[Any]) -> dict[str, float]:
    """Kilobytes of a state, and of a whole match with its events and copies."""
    states: list[Any] = []
    matches: list[Any] = []

    def play() -> None:
        match = begin(game, 3, listen=True, keep=True)
        matches.append(match)
        for seat, action in random_choices(match, Random(3)):
            match.step(action, seat)

    play()
    middle = matches.pop().at(100).state
    state = _kilobytes(lambda: states.extend(middle.copy() for _ in range(20))) / 20
    return {"state_kb": round(state, 1), "match_kb": round(_kilobytes(play), 1)}


def _kilobytes(job: Callable[[], None]) -> float:
    """The memory that is still in use after the job."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        job()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / 1024
    finally:
        tracemalloc.stop()
