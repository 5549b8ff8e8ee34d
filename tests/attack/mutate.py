"""Positions changed at random: each is refused, or it is played on without an exception.

`python -m tests.attack.mutate --wanted 2000 --game seti --seed 3` tries that number of mutations and prints the faults.
"""

from __future__ import annotations

import argparse
import copy
import json
import logging
from collections import Counter
from random import Random
from typing import Any

from ludonaut import games
from ludonaut.kernel import LudonautError, Match, position, record
from ludonaut.kernel.checks import random_choice
from ludonaut.server.bots.admission import probe, show

NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 8, 12, 20, 40, 99, 1000, 10**6, 10**18)


def mutated(given: dict[str, Any], luck: Random) -> dict[str, Any]:
    """The position with a few values of its state changed, in ways that its types allow."""
    new = copy.deepcopy(given)
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        places = [place for place in _places(new["state"]) if place[1] not in ("seats", "rng", "options")]
        holder, key = luck.choice(places)
        others = [where[at] for where, at in places if type(where[at]) is type(holder[key])]
        _change(holder, key, luck.choice(others), luck)
    return new


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Everything inside a value, as its holder and key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [each for key in keys for each in ((value, key), *_places(value[key]))]


def _change(holder: Any, key: Any, other: Any, luck: Random) -> None:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = luck.choice((*NUMBERS, value + 1, value - 1, other))
    elif isinstance(value, list) and value:
        way = luck.randrange(5)
        if way == 0:
            value.pop(luck.randrange(len(value)))
        elif way == 1:
            value.extend(copy.deepcopy(value) * luck.choice((1, 20, 200)))
        elif way == 2:
            luck.shuffle(value)
        elif way == 3:
            value.append(copy.deepcopy(luck.choice(value)))
        else:
            value.clear()
    elif isinstance(value, dict) and value and luck.random() < 0.3:
        value.pop(luck.choice(list(value)))
    else:
        holder[key] = copy.deepcopy(other)


def midgame(name: str, seed: int) -> Match[Any]:
    """Some way into a random game."""
    game, luck = games.find(name), Random(seed)
    match = record.begin(game, luck.randint(*game.seats), seed, auto=False)
    for _ in range(20 * (seed % 12)):
        if not match.over:
            seat, action = random_choice(match, luck)
            match.step(action, seat)
    return match


def one(name: str, given: dict[str, Any], luck: Random) -> str:
    """The result of one mutation: "refused", "played", or the error."""
    text = json.dumps(mutated(given, luck))
    try:
        match = position.read(games.find(name), text)
        probe(match)
    except LudonautError:
        return "refused"
    try:
        for _ in range(60):
            if match.over:
                break
            seat, action = random_choice(match, luck)
            match.step(action, seat)
        show(match)
    except Exception as fault:
        return f"failed: {str(fault)[-160:]}"
    return "played"


def main() -> None:
    """Some games or all, with a number of mutations each; other ones for each seed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--wanted", type=int, default=500)
    parser.add_argument("--game", choices=games.NAMES, action="append")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    logging.disable(logging.ERROR)
    for name in wish.game or games.NAMES:
        luck, tally = Random(f"mutate {name} {wish.seed}"), Counter[str]()
        good = [json.loads(midgame(name, 12 * wish.seed + number).position()) for number in range(12)]
        for _ in range(wish.wanted):
            became = one(name, luck.choice(good), luck)
            tally[became.split(":")[0]] += 1
            if became.startswith("failed"):
                print(name, became, flush=True)
        print(name, dict(tally), flush=True)


if __name__ == "__main__":
    main()
