"""Many games, one after the other or over processes; the same seeds give the same results however they are split."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ludonaut.games import find
from ludonaut.kernel import CLOCK, Action, Game, Match, Rng, RuleError, Seat, record
from ludonaut.players import Player
from ludonaut.players.guard import Foul, FoulError, Guarded, answer
from ludonaut.players.levels import opponent
from ludonaut.players.uniform import Natural, Uniform

LIMIT = 60.0
"""The default time limit for an answer, in seconds."""
MOST_DECISIONS = 50_000
"""A game with more decisions is stopped and reported: a game may have no end if the players only wait."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played."""

    game: str
    seats: int
    seed: int
    players: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    audit: bool = False
    detail: bool = False
    """Collect the data of a report on balance?"""
    replace: bool = False
    """After a foul a random player takes the seat; otherwise the game ends and is lost."""
    limit: float = LIMIT


@dataclass(slots=True)
class Result:
    """The result of a game."""

    seed: int
    decisions: int = 0
    seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    error: str = ""
    """The error in the rules, if any."""
    fouls: list[Foul] = field(default_factory=list)
    """The fouls of players."""
    forfeited: bool = False
    """Did the game end by a foul? Then all other seats have won."""
    record: str = ""
    """The record of the game, if anything went wrong."""
    traits: list[dict[str, str]] = field(default_factory=list)
    used: list[list[str]] = field(default_factory=list)
    """By seat: the named things that it chose, each once, as `verb thing`."""
    turns: list[int] = field(default_factory=list)
    """How many decisions each beat had."""
    first: int = -1
    """The seat that was first to be asked alone."""


def play(task: Task) -> Result:
    """Play one game; errors and fouls are part of the result, with the record that leads to them."""
    with redirect_stdout(sys.stderr):  # what players print is not part of the report
        return _played(task)


def _played(task: Task) -> Result:
    game = find(task.game)
    clock = time.perf_counter()
    match = record.begin(
        game, task.seats, task.seed, dict(task.options), auto=False, listen=False, keep=thinks(task.players)
    )
    players = seat_players(game, task.players, task.seats, task.seed)
    if task.replace:
        players = [Guarded(player, Uniform(task.seed), task.limit) for player in players]
    result = Result(task.seed, players=[player.name for player in players])
    try:
        _play(match, players, task, result)
    except FoulError as fault:
        result.fouls = [fault.foul]
        result.forfeited = True
    except (RuleError, ValueError, AssertionError) as fault:
        result.error = f"seed {task.seed}: {type(fault).__name__}: {fault}"
    if task.replace:
        result.fouls = [one.foul for one in players if isinstance(one, Guarded) and one.foul is not None]
    if result.fouls or result.error:
        result.record = match.record()
    result.decisions = len(match.choices)
    result.seconds = time.perf_counter() - clock
    result.scores = [score.total for score in match.scores]
    result.winners = match.winners
    if result.forfeited:
        result.winners = [seat for seat in range(task.seats) if seat != result.fouls[0].seat]
    if task.detail:
        result.traits = game.traits(match.state)
        result.used = used(match)
    return result


def _play(match: Match[Any], players: Sequence[Player], task: Task, result: Result) -> None:
    """Play to the end and collect what a report needs."""
    rng = Random(task.seed)
    limit = 0.0 if task.replace else task.limit
    while not match.over:
        if len(match.choices) >= MOST_DECISIONS:
            raise ValueError(f"the game has not ended after {MOST_DECISIONS} decisions")
        began = match.began
        if result.first < 0 and match.ask is not None:
            result.first = match.ask.seat
        step(match, players, rng, limit)
        if task.audit:
            match.game.audit(match.state)
        if task.detail and match.began != began:
            result.turns.append(match.began - began)


def used(match: Match[Any]) -> list[list[str]]:
    """By seat: the named things that it chose, each once."""
    found: list[dict[str, None]] = [{} for _ in range(match.state.seats)]
    for seat, action in match.choices:
        if seat != CLOCK and len(action) > 1 and isinstance(action[1], str):
            found[seat][f"{action[0]} {action[1]}"] = None
    return [list(names) for names in found]


def step(match: Match[Any], players: Sequence[Player], rng: Random, limit: float = 0.0) -> None:
    """One checked answer of a seat that is asked. Among several, a random one; the timer of a race seldom."""
    ask = match.ask
    if ask is not None:
        match.step(_answer(players[ask.seat], match, ask.seat, limit))
        return
    asks = match.asks
    seats = [seat for seat in asks if seat != CLOCK]
    if CLOCK in asks and (not seats or rng.random() < 0.02):
        match.step(asks[CLOCK].actions[0], CLOCK)
        return
    seat = seats[int(rng.random() * len(seats))]
    match.step(_answer(players[seat], match, seat, limit), seat)


def _answer(player: Player, match: Match[Any], seat: int, limit: float) -> Action:
    """Random and guarded players answer legally by construction."""
    given = Seat(match, seat)
    trusted = type(player) in (Uniform, Natural, Guarded)
    return player.choose(given) if trusted else answer(player, given, limit)


def thinks(players: Sequence[str]) -> bool:
    """Do these players need copies of the match?"""
    return any(word not in ("random", "natural") for word in players)


def seat_players(game: Game[Any], words: Sequence[str], seats: int, seed: int) -> list[Player]:
    """The players around the table, each with its own seed; a short list is repeated."""
    rng = Rng(seed ^ 0x10D0)
    return [opponent(game, words[seat % len(words)], rng.bits() & 0xFFFFFFFF) for seat in range(seats)]


def run(
    tasks: Sequence[Task],
    processes: int = 1,
    done: Callable[[Result], None] | None = None,
    content: Path | None = None,
) -> list[Result]:
    """Run all tasks in order, over a number of processes; other content files need processes of their own."""
    return collect(_results(tasks, processes, content), done)


def collect(played: Iterator[Result], done: Callable[[Result], None] | None = None) -> list[Result]:
    """The results of games; an interruption (Ctrl-C) ends the run and leaves those of the games so far."""
    results = []
    try:
        for result in played:
            results.append(result)
            if done:
                done(result)
    except KeyboardInterrupt:
        pass
    return results


def _results(tasks: Sequence[Task], processes: int, content: Path | None) -> Iterator[Result]:
    if processes <= 1 and content is None:
        for task in tasks:  # not `map`: a game that raises StopIteration would end it silently
            yield play(task)
        return
    done = 0
    while done < len(tasks):
        try:
            with _pool(processes, content) as pool:
                for result in pool.map(play, tasks[done:]):
                    done += 1
                    yield result
        except BrokenProcessPool:
            yield _alone(tasks[done], content)
            done += 1


def _alone(task: Task, content: Path | None) -> Result:
    """One game in a process of its own: if the process dies, by a crash or for want of memory, only this game fails."""
    try:
        with _pool(1, content) as pool:
            return pool.submit(play, task).result()
    except BrokenProcessPool:
        return Result(
            task.seed, error=f"seed {task.seed}: the process died with {', '.join(task.players)} at the table"
        )


def _pool(processes: int, content: Path | None) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn" if content else None)
    return ProcessPoolExecutor(processes, context, _prepare, (content,))


def _prepare(content: Path | None) -> None:
    """Games read their content when they are first imported, so this must come before. Ctrl-C ends the process."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    if content is not None:
        os.environ["LUDONAUT_CONTENT"] = str(content.resolve())


def tasks(
    game: str,
    seats: int,
    games_: int,
    seed: int,
    players: Sequence[str],
    options: Mapping[str, Any] | None = None,
    audit: bool = False,
    detail: bool = False,
    replace: bool = True,
    limit: float = LIMIT,
) -> list[Task]:
    """The tasks of a simulation: seed, seed + 1, ..."""
    chosen = tuple(sorted((options or {}).items()))
    return [Task(game, seats, seed + i, tuple(players), chosen, audit, detail, replace, limit) for i in range(games_)]


def summary(game: str, seats: int, results: Sequence[Result]) -> dict[str, Any]:
    """What `simulate --json` prints."""
    decisions = sum(result.decisions for result in results)
    seconds = sum(result.seconds for result in results)
    totals = [result.scores for result in results if not result.error and not result.forfeited]
    return {
        "game": game,
        "seats": seats,
        "games": len(results),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "errors": [result.error for result in results if result.error],
        "fouls": fouls(results),
        "scores": {
            "mean": [round(sum(column) / len(column), 2) for column in zip(*totals, strict=True)],
            "least": min((min(scores) for scores in totals), default=None),
            "most": max((max(scores) for scores in totals), default=None),
        },
    }


def fouls(results: Sequence[Result]) -> list[str]:
    """The fouls of players, a line each."""
    return [f"seed {result.seed}: {foul.message}" for result in results for foul in result.fouls]


def coverage(results: Sequence[Result]) -> dict[str, dict[str, int]]:
    """How often each named thing was chosen, by verb, and how often each trait occurred."""
    found: dict[str, dict[str, int]] = {}
    for result in results:
        chosen = [name for names in result.used for name in names]
        met = [f"{trait} {value}" for traits in result.traits for trait, value in traits.items() if value]
        for what, _, thing in (name.partition(" ") for name in chosen + met):
            times = found.setdefault(what, {})
            times[thing] = times.get(thing, 0) + 1
    return dict(sorted(found.items()))
