"""`make fuzz`: random games of every game, seat count and option, audited, until each game has its share of decisions.

It can be stopped and goes on where it was (fuzz/progress.json). What fails is saved as a record that ends at the choice
that failed (fuzz/<game>-<seed>.txt). One game in fifty runs under all the checks of the kernel.

    python -m tests.fuzz --decisions 1000000 --game seti --minutes 10
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from ludonaut import games
from ludonaut.kernel import BadOptions, Game, record
from ludonaut.kernel.checks import Checks, random_choice

FOLDER = Path("fuzz")
THOROUGH = 50


def main() -> int:
    """0 if nothing failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="per game")
    parser.add_argument("--game", choices=games.NAMES, action="append")
    parser.add_argument("--minutes", type=float, default=1e9)
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    until = time.monotonic() + given.minutes * 60
    progress = read_progress()
    todo = given.game or list(games.NAMES)
    while todo and time.monotonic() < until:
        for name in list(todo):
            done = progress.setdefault(name, {"decisions": 0, "games": 0, "faults": 0})
            if done["decisions"] >= given.decisions:
                todo.remove(name)
                continue
            fuzz_one(name, done)
        write_progress(progress)
    for name, done in progress.items():
        print(f"{name}: {done['decisions']} decisions in {done['games']} games, {done['faults']} faults")
    return 1 if any(done["faults"] for done in progress.values()) else 0


def fuzz_one(name: str, done: dict[str, int]) -> None:
    """One more game, with a seed that was not used before."""
    game = games.find(name)
    seed = done["games"]
    seats, options = choose(game, Random(seed))
    done["games"] += 1
    if seed % THOROUGH == 0:
        match = thorough(game, seats, seed, options)
    else:
        match = plain(game, seats, seed, options)
    done["decisions"] += len(match["choices"])
    if match["fault"]:
        done["faults"] += 1
        file = FOLDER / f"{name}-{seed}.txt"
        file.write_text(match["record"] + f"# {match['fault']}\n", encoding="utf-8")
        print(f"{file}: {match['fault'][:300]}", file=sys.stderr)


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
                    options[option.name] = luck.choice(option.choices)
                else:
                    options[option.name] = luck.randint(option.lo, option.hi)
        try:
            game.read_options(seats, options)
            return seats, options
        except BadOptions:
            continue


def plain(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A random game with its components counted after every choice."""
    match = record.begin(game, seats, seed, options, auto=False, listen=False)
    luck = Random(seed)
    fault = ""
    try:
        while not match.over:
            seat, action = random_choice(match, luck)
            match.step(action, seat)
            game.audit(match.state)
    except Exception as wrong:
        fault = f"{type(wrong).__name__}: {wrong}".replace("\n", " ")
    return {"choices": match.choices, "record": match.record(), "fault": fault}


def thorough(game: Game[Any], seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """A random game under all the checks of the kernel."""
    checks = Checks(game, seats, seed, options, hidden=False)
    fault = ""
    try:
        checks.run(every=11)
    except Exception as wrong:
        fault = f"{type(wrong).__name__}: {wrong}".split("\n")[0]
    return {"choices": checks.match.choices, "record": checks.match.record(), "fault": fault}


def read_progress() -> dict[str, dict[str, int]]:
    """What was done before."""
    file = FOLDER / "progress.json"
    if not file.exists():
        return {}
    found: dict[str, dict[str, int]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def write_progress(progress: dict[str, dict[str, int]]) -> None:
    """Keep what was done; a kill in the middle of writing loses nothing."""
    fresh = FOLDER / "progress.new"
    fresh.write_text(json.dumps(progress, indent=1), encoding="utf-8")
    fresh.replace(FOLDER / "progress.json")


if __name__ == "__main__":
    sys.exit(main())
