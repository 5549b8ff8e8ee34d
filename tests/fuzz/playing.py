"""Random games: all seat counts and options, uniform and natural players, components counted after every choice.

One game in a hundred runs under all the checks of the kernel.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

from ludonaut import games
from ludonaut.kernel import BadOptions, Game, Match, Seat, record
from ludonaut.kernel.checks import Checks, random_choice
from ludonaut.players.uniform import Natural

from .progress import FOLDER, Progress
from .shrink import Fall, Try, kind, play_through, small

THOROUGH = 100
EVERY = 11


def run(progress: Progress, given: argparse.Namespace, until: float) -> None:
    """A game of each in turn, until each has its share of decisions."""
    progress.work_off("games", given.game, given.decisions, until, one)


def one(name: str, done: dict[str, int]) -> None:
    """One more game, with a seed that was not used before."""
    game, seed = games.find(name), done["rounds"]
    seats, options = choose(game, Random(seed))
    done["rounds"] += 1
    thorough = seed % THOROUGH == 0
    match, fall = (checked if thorough else plain)(game, seats, seed, options)
    done["done"] += len(match.choices)
    if fall:
        done["faults"] += 1
        keep(FOLDER / f"{name}-{seed}.txt", small(fall, again if thorough else play_through))


def keep(file: Path, fall: Fall) -> None:
    """A record that ends at the choice that fails, with what is wrong in its last line."""
    file.write_text(fall.record(), encoding="utf-8")
    print(f"{file}: {fall.fault[:300]}", file=sys.stderr)


def choose(game: Game[Any], luck: Random) -> tuple[int, dict[str, Any]]:
    """A number of seats and options that fit together."""
    while True:
        seats = luck.randint(*game.seats)
        options = {}
        for option in game.options:
            if luck.random() < 0.5:
                if option.kind == "switch":
                    options[option.name] = luck.random() < 0.5
                elif option.kind == "select":
                    options[option.name] = luck.choice(option.choices)  # type: ignore[assignment]
                else:
                    options[option.name] = luck.randint(option.lo, option.hi)  # type: ignore[assignment]
        try:
            game.read_options(seats, options)
            return seats, options
        except BadOptions:
            continue


def plain(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Match[Any], Fall | None]:
    """A random game with its components counted after every choice."""
    match = record.begin(game, seats, seed, options, auto=False, listen=False)
    luck, natural = Random(seed), Natural(seed) if seed % 2 else None
    choice = None
    try:
        while not match.over:
            seat, action = choice = random_choice(match, luck)
            if natural is not None:
                _, action = choice = seat, natural.choose(Seat(match, seat))
            match.step(action, seat)
            game.audit(match.state)
            choice = None
    except Exception as wrong:
        return match, Fall.of(match, choice, wrong)
    return match, None


def checked(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Match[Any], Fall | None]:
    """A random game under all the checks of the kernel."""
    checks = Checks(game, seats, seed, options, hidden=False)
    try:
        checks.run(every=EVERY)
    except Exception as wrong:
        return checks.match, Fall.of(checks.match, None, wrong)
    return checks.match, None


def again(begin: Match[Any], choices: Try) -> tuple[Try, str, str]:
    """The choices once more, those that are possible, with all the checks at their end."""
    checks = Checks(begin.game, begin.state.seats, begin.seed, dict(begin.state.options), hidden=False)
    checks.match, checks.twin = begin, record.restart(begin)
    checks.shadow = checks.twin
    made: Try = []
    try:
        for seat, action in choices:
            if begin.asks.get(seat) and action in begin.asks[seat].actions:
                checks.step(seat, action)
                made.append((seat, action))
        if begin.over:
            checks.at_end()
        else:
            checks.cheap()
            checks.expensive(next(iter(begin.asks)))
    except Exception as wrong:
        return made, kind(wrong), str(wrong).split("\n")[0]
    return made, "", ""
