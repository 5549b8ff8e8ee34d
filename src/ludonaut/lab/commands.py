"""The commands of the lab and of the files it works on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

from ludonaut import games, load
from ludonaut.kernel import BadOptions, BadRecord, LudonautError, record
from ludonaut.players.levels import levels
from ludonaut.table import Words

from . import arena as tournament
from . import balance as balancing
from . import content
from . import ladder as ladders
from . import simulate as sim
from .bench import bench_games, show
from .cluster import results as on_cluster
from .data import write as write_data

Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def add_to(app: typer.Typer) -> None:
    """Hang the commands into the command line."""
    app.add_typer(content.app, name="content")
    for command in (list_games, simulate, arena, ladder, balance, replay, patch, bench):
        app.command(command.__name__.removeprefix("list_"))(command)


def _progress(quiet: bool = False) -> Progress:
    """A bar while one waits at a terminal; nothing where a file or a program reads."""
    return Progress(transient=True, disable=quiet or not sys.stdout.isatty())


def _folder(given: Path) -> None:
    """A folder that is not there is said, not taken for an empty one."""
    if not given.is_dir():
        raise LudonautError(f"{given}: there is no such folder")


def list_games(as_json: Json = False) -> None:
    """The games that can be played."""
    found = [games.find(name) for name in games.names()]
    if as_json:
        print(json.dumps([_card(game) for game in found], indent=1, ensure_ascii=False))
        return
    for game in found:
        lo, hi = game.seats
        print(f"{game.name:16} {game.texts.say('en', 'title')}, {lo} to {hi} players")


def _card(game: Any) -> dict[str, Any]:
    options = [
        {"name": o.name, "kind": o.kind, "default": o.default, "choices": list(o.choices), "lo": o.lo, "hi": o.hi}
        for o in game.options
    ]
    title = game.texts.say("en", "title")
    return {
        "name": game.name,
        "title": title,
        "seats": list(game.seats),
        "options": options,
        "version": game.version,
        "minutes": list(game.minutes),
        "weight": game.weight,
    }


def read_options(words: list[str]) -> dict[str, str]:
    """k=v words as options."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"an option is NAME=VALUE, not {word!r}")
        options[name] = value
    return options


Option = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, as often as needed.")]


def simulate(
    game: str,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 0,
    games_: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    players: Annotated[str, typer.Option(help="Players by seat, repeated around the table.")] = "random",
    option: Option = None,
    audit: Annotated[bool, typer.Option("--audit", help="Count all components after every choice.")] = False,
    processes: Annotated[int, typer.Option(help="How many processes.")] = 1,
    save: Annotated[Path | None, typer.Option(help="A folder for the records of games that fail.")] = None,
    data: Annotated[Path | None, typer.Option(help="A .csv or .parquet file for the results, a row a seat.")] = None,
    cluster: Annotated[str, typer.Option(help="Run on Ray: 'local', or the address of a cluster.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Also tell which things were chosen and met.")] = False,
    as_json: Json = False,
) -> None:
    """Play many games and tell how they went; exits with 1 if any failed."""
    rules = games.find(game)
    seats = seats or max(2, rules.seats[0])
    options = rules.read_options(seats, read_options(option or []))
    tasks = sim.tasks(game, seats, games_, seed, players.split(","), options, audit, coverage)
    with _progress(as_json) as progress:
        bar = progress.add_task(game, total=games_)
        if cluster:
            results = []
            for result in on_cluster(tasks, cluster):
                results.append(result)
                progress.advance(bar)
        else:
            results = sim.run(tasks, processes, lambda _result: progress.advance(bar))
    told = sim.summary(game, seats, results)
    if coverage:
        told["coverage"] = sim.coverage(results)
    if data:
        write_data(data, results)
    if save:
        save.mkdir(parents=True, exist_ok=True)
        for result in results:
            if result.error:
                (save / f"{game}-{result.seed}.txt").write_text(result.record, encoding="utf-8")
    if as_json:
        print(json.dumps(told, indent=1))
    else:
        _tell(told)
    raise typer.Exit(1 if told["errors"] else 0)


def _tell_coverage(coverage: dict[str, dict[str, int]]) -> None:
    for what, times in coverage.items():
        rare = sorted(times, key=lambda thing: times[thing])[:3]
        print(f"{what}: {len(times)} different, most rarely {', '.join(f'{thing} ({times[thing]})' for thing in rare)}")


def _tell(told: dict[str, Any]) -> None:
    print(f"{told['games']} games of {told['game']} with {told['seats']} seats")
    print(f"{told['decisions']} decisions, {told['decisions_per_second']} a second")
    scores = told["scores"]
    print(f"scores by seat {scores['mean']}, from {scores['least']} to {scores['most']}")
    print(f"{len(told['errors'])} errors")
    for error in told["errors"][:5]:
        print(f"  {error}")
    _tell_coverage(told.get("coverage", {}))


def arena(
    game: str,
    players: Annotated[str, typer.Option(help="The players, one a seat: greedy,random")] = "greedy,random",
    games_: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal's seed.")] = 0,
    option: Option = None,
    processes: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Json = False,
) -> None:
    """A tournament: the same deals for all, seats rotated, win shares and mean scores with 95 % intervals."""
    words = players.split(",")
    options = games.find(game).read_options(len(words), read_options(option or []))
    with _progress(as_json) as progress:
        bar = progress.add_task(game, total=games_)
        told = tournament.play(game, words, games_, seed, options, processes, lambda _result: progress.advance(bar))
    if as_json:
        print(json.dumps(told, indent=1))
    else:
        for name, of in told["players"].items():
            low, high = of["interval"]
            print(f"{name:20} wins {of['win_share']:.3f} ({low:.3f} to {high:.3f}), mean score {of['mean_score']}")
        print(f"{told['games']} games, {len(told['errors'])} errors")
    raise typer.Exit(1 if told["errors"] else 0)


def ladder(
    game: str,
    games_: Annotated[int, typer.Option("--games", help="How many games between neighbours.")] = 60,
    top: Annotated[int, typer.Option(help="How many games of the highest level, which takes its time.")] = 20,
    seed: Annotated[int, typer.Option(help="The first deal's seed.")] = 0,
    processes: Annotated[int, typer.Option(help="How many processes.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Where the ladder's file goes.")] = None,
) -> None:
    """Measure the five levels of a game, each against the one below; exits with 1 if they are not surely in order."""
    rungs = levels(game)
    counts = [games_] * (len(rungs) - 2) + [top]
    with _progress() as progress:
        bar = progress.add_task(game, total=sum(counts))
        measured = ladders.climb(
            game,
            [level.name for level in rungs],
            [level.player for level in rungs],
            counts,
            seed,
            processes,
            lambda _result: progress.advance(bar),
        )
    for rung in measured:
        print(f"{rung.name:12} {rung.player:14} {rung.rating:8.1f} ± {rung.error:.1f}, wins {rung.wins:.3f}")
    if out:
        out.write_text(ladders.write(measured), encoding="utf-8")
    raise typer.Exit(0 if ladders.in_order(measured) else 1)


def balance(
    game: str,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 0,
    games_: Annotated[int, typer.Option("--games", help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    players: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    option: Option = None,
    processes: Annotated[int, typer.Option(help="How many processes.")] = 1,
    compare: Annotated[Path | None, typer.Option(help="A folder of content files to compare with ours.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where the page goes.")] = None,
) -> None:
    """Play many games and write a report with plots: who wins from where, with what, and by which choices."""
    rules = games.find(game)
    if compare is not None:
        _folder(compare)
    count = seats or min(4, rules.seats[1])
    options = rules.read_options(count, read_options(option or []))
    contents = [None] if compare is None else [None, compare]
    reports = []
    for folder in contents:
        tasks = sim.tasks(game, count, games_, seed, players.split(","), options, detail=True)
        with _progress() as progress:
            bar = progress.add_task(game, total=games_)
            results = sim.run(tasks, processes, lambda _r, b=bar, p=progress: p.advance(b), folder)  # type: ignore[misc]
        title = f"{players}, {folder or 'our content'}"
        reports.append(balancing.report(rules, count, results, title))
        print(balancing.summary(rules, reports[-1]))
    file = out or Path(f"balance-{game}.html")
    file.write_text(balancing.page(rules, reports), encoding="utf-8")
    print(f"wrote {file}")


def replay(
    file: Path, check: Annotated[bool, typer.Option("--check", help="Only say whether it replays.")] = False
) -> None:
    """Replay a record; with --check only whether it comes to the same end."""
    match = load(record.text_of(file))
    ending = f"scores {', '.join(str(s.total) for s in match.scores)}" if match.over else "not over"
    if not check:
        words = Words(match.game, "en", tuple(f"player {seat + 1}" for seat in range(match.state.seats)))
        for event in match.told():
            print(words(f"log-{event.about}", **event.args))
    print(f"{file}: {match.game.name}, {len(match.choices)} choices, {ending}")


def patch(folder: Path) -> None:
    """Replay every record of a folder under the present rules; name the first choice of each that no longer fits."""
    _folder(folder)
    broken = 0
    files = sorted(folder.rglob("*.txt"))
    for file in files:
        try:
            record.read(record.text_of(file), games.find, any_version=True)
        except BadRecord as fault:
            broken += 1
            print(f"{file}: {fault}")
    print(f"{len(files)} records, {broken} no longer fit")
    raise typer.Exit(1 if broken else 0)


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="The games; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure each game, and in the same run what people would compare with."""
    told = bench_games(names or list(games.NAMES), seconds)
    if as_json:
        print(json.dumps(told, indent=1))
    else:
        show(told)
