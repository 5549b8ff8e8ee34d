"""The command, and its report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any

import msgspec
import typer

from ludonaut import games
from ludonaut.arguments import GameName, Json
from ludonaut.kernel import Game, Options
from ludonaut.kernel.checks import Finding, Redeals, forgotten

from .declared import declared
from .played import played

MOST = 8
"""How many findings of one guarantee are shown without `--all`."""


def check(
    game: GameName,
    rounds: Annotated[int, typer.Option("--games", min=0, help="Random games for each number of seats.")] = 1,
    every: Annotated[int, typer.Option(min=1, help="Run expensive checks at every Nth step.")] = 10,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    everything: Annotated[bool, typer.Option("--all", help="Show every finding.")] = False,
    as_json: Json = False,
) -> None:
    """Check everything that a game must satisfy.

    Exits with 1 if anything is wrong.
    """
    rules = games.find(game)
    findings = list(dict.fromkeys(check_game(rules, rounds, every, seed, None if as_json else _progress)))
    if as_json:
        print(msgspec.json.encode(findings).decode())
    else:
        _show(rules.name, findings, len(findings) if everything else MOST)
    raise typer.Exit(1 if findings else 0)


def check_game(
    game: Game[Any], rounds: int = 1, every: int = 10, seed: int = 1, progress: Callable[[str], None] | None = None
) -> Iterator[Finding]:
    """Every finding: in the declarations, then in random games with each number of seats and with each option."""
    yield from declared(game)
    redeals: Redeals = defaultdict(list)
    for seats, number, options in deals(game, rounds):
        if progress:
            progress(f"{seats} seats, seed {seed + number}{_said(options)}")
        yield from played(game, seats, seed + number, options, every, redeals)
    yield from (Finding("imagining", what) for what in forgotten(redeals))


def deals(game: Game[Any], rounds: int) -> Iterator[tuple[int, int, Options]]:
    """Seats, number and options: the usual game with each number of seats, and every option once."""
    lo, hi = game.seats
    for seats in range(lo, hi + 1):
        for number in range(rounds):
            yield seats, number, {}
    if not rounds:
        return
    for option in game.options:
        values = option.choices or ((True, False) if option.kind == "switch" else (option.lo, option.hi))
        for number, value in enumerate(value for value in values if value != option.default):
            seats = min(max(2, lo), hi) if option.seats is None else option.seats[0]
            options = {option.name: value}
            if game.refuse(seats, game.read_options(seats, {}) | options) is None:
                yield seats, number, options


def _said(options: Mapping[str, Any]) -> str:
    return "".join(f", {name}={value}" for name, value in options.items())


def _progress(what: str) -> None:
    typer.echo(f"  {what}", err=True)


def _show(name: str, findings: list[Finding], most: int) -> None:
    shown: Counter[str] = Counter()
    for finding in findings:
        shown[finding.guarantee] += 1
        if shown[finding.guarantee] <= most:
            print(finding)
    for guarantee, count in shown.items():
        if count > most:
            print(f"{guarantee}: {count - most} more (--all shows them)")
    print(f"{name}: {len(findings)} {'finding' if len(findings) == 1 else 'findings'}")
