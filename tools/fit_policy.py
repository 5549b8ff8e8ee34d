"""Fit the numbers of a game's policy: thousands of games, played by the policy against the present one.

    python -m tools.fit_policy alien_artifacts --rounds 40 --games 60
    python -m tools.fit_policy seti --seats 1 --option level=3 --within alone
    python -m tools.fit_policy planet_unknown --seats 1 --rounds 40 --games 8 --pairs 40 --pace 0.4

Every decimal number in the bot's code and in its files of policy weights that the policy depends on is a weight. Each
round makes pairs of guesses, all weights a little larger or smaller, one guess the mirror of the other; both play the
same deals from both seats against the policy as it is, and the weights move towards the better of each pair. Alone
(`--seats 1`) every guess plays the deals alone, and what counts is its margin over the rival, or its points; with
`--within` only the numbers in what has that name, in the code or in a file of weights, are moved. More pairs with
fewer games each see more ways to move, and bear a larger pace. At the end the new policy plays other deals. With
`--write` the new numbers are written into the room, but only if they surely won there; whole games of greedy and
search have the last word (`ludonaut arena`).
"""

from __future__ import annotations

import ast
import importlib
import math
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from tools.fitting import parser
from tools.fitting import play as play_on

from ludonaut.arguments import read_options
from ludonaut.bots import Bot, bot_of
from ludonaut.games import find
from ludonaut.kernel import Game, LudonautError, record

WIDE = 0.25
"""How far guesses are from the present weights, as a share of them."""
MUCH_LARGER = 1.7
"""A number that changes no choice when it is this many times as large is not a weight of the policy."""
CHECK = 60
"""The number of deals that measure the progress."""
TEST = 800_000
FILES = ("weights/policy.json", "weights/values.json")
"""Files of weights that a policy uses."""


class Weight(NamedTuple):
    """A number in a file of the bot: its place and its value."""

    file: str
    line: int
    start: int
    end: int
    number: float


class Room:
    """The files of a bot, and the weights in them."""

    def __init__(self, game: Game[Any], within: str = "") -> None:
        self.game = game
        package = ".".join(bot_of(game).evaluation.features.__module__.split(".")[:3])
        if not package.startswith("ludonaut.bots."):
            raise LudonautError(f"the bot of {game.name} is one file: make it a package in ludonaut.bots first")
        self.path = Path(str(sys.modules[package].__file__)).parent
        found = [*sorted(self.path.rglob("*.py")), *sorted(self.path.glob("weights/*.json"))]
        self.texts = {str(file.relative_to(self.path)): file.read_text(encoding="utf-8") for file in found}
        fitted = {name: text for name, text in self.texts.items() if name.endswith(".py") or name in FILES}
        self.weights = sorted(weight for name, text in fitted.items() for weight in _weights(name, text, within))

    def text(self, name: str, shares: Sequence[float]) -> str:
        """A file with every weight multiplied by e to its share."""
        lines = self.texts[name].splitlines(keepends=True)
        for weight, share in sorted(zip(self.weights, shares, strict=True), reverse=True):
            if weight.file == name and share:
                line = lines[weight.line]
                lines[weight.line] = line[: weight.start] + _number(weight, share) + line[weight.end :]
        return "".join(lines)

    @contextmanager
    def bot(self, shares: Sequence[float]) -> Iterator[Bot[Any]]:
        """The game's bot with other weights in its policy, imported from a copy of the code beside it."""
        folder = Path(tempfile.mkdtemp())
        name = f"ludonaut.bots.{folder.name}"
        try:
            for file in self.texts:
                (folder / file).parent.mkdir(exist_ok=True)
                (folder / file).write_text(self.text(file, shares), encoding="utf-8")
            package = importlib.import_module("ludonaut.bots")
            package.__path__.append(str(folder.parent))
            try:
                room = importlib.import_module(name)
            finally:
                package.__path__.pop()
            yield replace(bot_of(self.game), policy=room.BOT.policy)
        finally:
            shutil.rmtree(folder)
            for module in [known for known in sys.modules if known == name or known.startswith(name + ".")]:
                del sys.modules[module]


def _weights(name: str, text: str, within: str) -> Iterator[Weight]:
    """Decimal numbers, but for the bounds of a least or a largest, which only keep shares between 0 and 1."""
    tree: ast.AST = ast.parse(text)  # JSON reads as Python too
    if within:
        tree = ast.Module([one for node in ast.walk(tree) for one in _called(node, within)], [])
    bounds = {
        argument
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
        for argument in node.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value and node not in bounds:
            assert node.end_col_offset is not None
            yield Weight(name, node.lineno - 1, node.col_offset, node.end_col_offset, node.value)


def _called(node: ast.AST, name: str) -> Iterator[ast.stmt]:
    """The value of a name: of an assignment, or of a key."""
    if isinstance(node, ast.Assign) and any(isinstance(one, ast.Name) and one.id == name for one in node.targets):
        yield node
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and key.value == name:
                yield ast.Expr(value)


def _number(weight: Weight, share: float) -> str:
    """A number as it is written: three digits are enough."""
    return repr(float(f"{weight.number * math.exp(share):.3g}"))


class Table(NamedTuple):
    """The games to play: with two seats or solo, and options."""

    game: Game[Any]
    seats: int = 2
    options: tuple[tuple[str, Any], ...] = ()


def play(table: Table, bots: Sequence[Bot[Any]], seed: int) -> tuple[float, list[Any]]:
    """One game by the policies: the first seat's margin, alone over the solo rule's rival, and all that was chosen."""
    match = record.begin(table.game, table.seats, seed, dict(table.options), auto=False, listen=False)
    rng = Random(seed)
    play_on(match, lambda match, seat: bots[seat].policy.favourite(match.state, match.asks[seat], rng))
    if table.seats == 1:
        return bots[0].evaluation.margin(match.state, 0), list(match.choices)
    first, second = (float(score.total) for score in match.scores)
    return first - second, list(match.choices)


class Trial(NamedTuple):
    """How guesses are tried: games for each guess, pairs of guesses, and the size of a step."""

    games: int
    pairs: int
    pace: float
    """How far a round moves the weights, as a share of them, if all its pairs agree."""


def margins(table: Table, mine: Bot[Any], others: Bot[Any], deals: Sequence[int]) -> list[float]:
    """By how much one policy beats another, in each deal from both seats; alone, each for itself."""
    if table.seats == 1:
        return [play(table, (mine,), deal)[0] - play(table, (others,), deal)[0] for deal in deals]
    return [(play(table, (mine, others), deal)[0] - play(table, (others, mine), deal)[0]) / 2 for deal in deals]


def relevant(room: Room, table: Table) -> list[int]:
    """The numbers of the weights that some choice of a few games depends on."""
    deals = range(12)
    plain = bot_of(room.game)
    before = [play(table, (plain,) * table.seats, deal)[1] for deal in deals]
    found = []
    for number in range(len(room.weights)):
        shares = [math.log(MUCH_LARGER) * (place == number) for place in range(len(room.weights))]
        with room.bot(shares) as other:
            if any(play(table, (other,) * table.seats, deal)[1] != before[deal] for deal in deals):
                found.append(number)
    return found


def judge(room: Room, table: Table, shares: Sequence[float], deals: Sequence[int]) -> list[float]:
    """The result of a guess against the present policy."""
    with room.bot(shares) as guess:
        return margins(table, guess, bot_of(room.game), deals)


def value(room: Room, table: Table, shares: Sequence[float], deals: Sequence[int]) -> float:
    """What a guess is worth beside its mirror: alone the policy as it is need not play."""
    if table.seats > 1:
        return fmean(judge(room, table, shares, deals))
    with room.bot(shares) as guess:
        return fmean(play(table, (guess,), deal)[0] for deal in deals)


def fit(table: Table, within: str, rounds: int, seed: int, write: bool, trial: Trial) -> None:
    """Look for better weights, say what they win on deals that nothing was fitted to, and perhaps write them down."""
    room, rng = Room(table.game, within), Random(seed)
    numbers = relevant(room, table)
    print(f"{len(numbers)} of {len(room.weights)} numbers matter", flush=True)
    shares = [0.0] * len(room.weights)
    for turn in range(1, rounds + 1):
        shares = improve(room, table, shares, numbers, rng, trial)
        if turn % 5 == 0:
            check = [rng.getrandbits(30) for _ in range(CHECK)]
            print(f"round {turn}: {summary(judge(room, table, shares, check))}", flush=True)
    found = judge(room, table, shares, range(TEST, TEST + 300))
    print(f"on other deals: {summary(found)}")
    for number in numbers:
        weight = room.weights[number]
        print(f"  {weight.file}:{weight.line + 1} {weight.number} {_number(weight, shares[number])}")
    if write and fmean(found) > 3 * pstdev(found) / math.sqrt(len(found)):
        for file in room.texts:
            (room.path / file).write_text(room.text(file, shares), encoding="utf-8")


def improve(
    room: Room, table: Table, shares: list[float], numbers: list[int], rng: Random, trial: Trial
) -> list[float]:
    """The weights after one round of guesses; every pair has deals of its own."""
    pairs = []
    for _ in range(trial.pairs):
        deals = [rng.getrandbits(30) for _ in range(trial.games // table.seats)]
        direction = {number: rng.gauss(0.0, 1.0) for number in numbers}
        values = [
            value(room, table, [share + side * WIDE * direction.get(at, 0.0) for at, share in enumerate(shares)], deals)
            for side in (1, -1)
        ]
        pairs.append((values[0] - values[1], direction))
    size = math.sqrt(fmean(better * better for better, _ in pairs)) or 1.0
    return [
        share
        + (
            trial.pace * fmean(better / size * direction[at] for better, direction in pairs)
            if at in pairs[0][1]
            else 0.0
        )
        for at, share in enumerate(shares)
    ]


def summary(found: list[float]) -> str:
    """A mean with its standard error."""
    return f"{fmean(found):+.2f} ± {pstdev(found) / math.sqrt(len(found)):.2f} points a game"


if __name__ == "__main__":
    arguments = parser(__doc__, within="", rounds=40, games=60, seed=0, write=False, pairs=16, pace=0.12)
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=2, choices=(1, 2))
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = arguments.parse_args()
    try:
        game = find(chosen.game)
        options = game.read_options(chosen.seats, read_options(chosen.option))
        table = Table(game, chosen.seats, tuple(options.items()))
        trial = Trial(chosen.games, chosen.pairs, chosen.pace)
        fit(table, chosen.within, chosen.rounds, chosen.seed, chosen.write, trial)
    except LudonautError as wrong:
        arguments.error(str(wrong))
